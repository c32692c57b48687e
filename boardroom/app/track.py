"""A knob on a track that follows the pointer: what a volume and the reel of a replay have in common."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QSlider, QWidget

from boardroom.app import style
from boardroom.app.stepping import Sideways
from boardroom.app.style import Look
from boardroom.stage import theme


class Track(QSlider, Sideways):
    """From 0 to `most`, by the pointer in steps of `grain`. Subclasses say where the track lies."""

    def __init__(self, parent: QWidget, most: int, grain: int = 1) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = Look.of(QSize(1920, 1080), theme.MOODS["shelf"])
        self._grain = grain
        self.setRange(0, most)
        self.setSingleStep(grain)
        self.setPageStep(10)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def _track(self) -> tuple[float, float]:
        """Where the first and the last value are, in pixels."""
        raise NotImplementedError

    def dress(self, look: Look) -> None:
        """Take the fonts of this look."""
        self._look = look
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay there."""
        event.accept()

    def _follow(self, event: QMouseEvent) -> None:
        start, end = self._track
        part = (event.position().x() - start) / max(end - start, 1)
        self.setValue(round(part * self.maximum() / self._grain) * self._grain)

    def draw(self, painter: QPainter, y: float) -> None:
        """The track, gold as far as the knob, and the knob, at this height."""
        unit, (start, end) = self._look.unit, self._track
        thick = 12 * unit
        knob = start + (end - start) * self.value() / max(self.maximum(), 1)
        groove = QRectF(start, y - thick / 2, end - start, thick)
        style.plate(painter, groove, thick / 2, QColor(0, 0, 0, 110))
        groove.setRight(knob)
        style.plate(painter, groove, thick / 2, QColor(theme.GOLD))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.PAPER))
        painter.drawEllipse(QPointF(knob, y), 20 * unit, 20 * unit)
