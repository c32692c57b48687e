"""A saved game as it lies below the boxes: its picture, who plays, how far they are. A press resumes it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.controls import portrait
from boardroom.app.kept import Kept
from boardroom.app.parts import LEFT, Pill
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme

MOST = 3
"""Saved games that have room below the boxes."""
_FACES = 3
"""Portraits that have room on a tile; more players are only named."""


class KeptTile(Pill):
    """One saved game."""

    def __init__(self, parent: QWidget, kept: Kept) -> None:
        super().__init__(parent)
        self.kept = kept
        self._picture: QPixmap | None = None
        self.say("", tr("Resume {game}. {state}", game=kept.whole, state=kept.lines[0]))

    def dress(self, look: Look) -> None:
        """Take a look; the picture is read anew, for it has another size."""
        super().dress(look)
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box's picture, names over the state, and the players' portraits at the end."""
        painter, look, unit = QPainter(self), self._look, self._look.unit
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        edge = 6 * unit
        body = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        if self.isDown():
            body.translate(0, 2 * unit)
        radius = theme.RADIUS * unit
        over = self.underMouse() or self.hasFocus()
        style.plate(painter, body, radius, QColor(theme.MOODS["shelf"].lit).lighter(125 if over else 104))
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            style.ring(painter, around, radius + 5 * unit, 4.5 * unit, QColor(theme.GOLD))
        side = body.height() - 16 * unit
        at = QRectF(body.left() + 14 * unit, body.top() + 8 * unit, side, side)
        picture = self._pictured(side)
        if not picture.isNull():
            painter.drawPixmap(at.topLeft(), picture)
        left, right = at.right() + 16 * unit, self._paint_faces(painter, body)
        half = body.height() / 2
        upper = QRectF(left, body.top() + 3 * unit, right - left, half - 2 * unit)
        words = self.kept.title or self.kept.names
        style.fit(words, look.text, upper.width(), upper.height(), 34).paint(
            painter, upper, LEFT, QColor(theme.CREAM)
        )
        lower = upper.translated(0, half - 5 * unit)
        wide, high = lower.width(), lower.height()
        large = theme.well_read()
        said = [style.fit(line, look.text, wide, high, theme.SMALL, least=large) for line in self.kept.lines]
        said += [style.fit(line, look.text, wide, high, theme.SMALL) for line in self.kept.lines]
        whole = [line for line in said if not line.is_cut]
        (whole or said[-1:])[0].paint(painter, lower, LEFT, QColor(theme.SOFT))

    def _paint_faces(self, painter: QPainter, body: QRectF) -> float:
        """Up to three portraits, one a little over the other; gives where they begin."""
        unit, faces = self._look.unit, self.kept.faces[:_FACES]
        side = 56 * unit
        step = side * 0.62
        left = body.right() - 16 * unit - side - step * max(len(faces) - 1, 0)
        for number, (picture, colour) in enumerate(faces):
            place = QRectF(left + number * step, body.center().y() - side / 2, side, side)
            portrait(painter, place, picture or theme.NOBODY, colour)
        return left - 14 * unit

    def _pictured(self, side: float) -> QPixmap:
        if self._picture is None:
            ratio = self.devicePixelRatioF()
            whole = QPixmap(str(theme.ASSETS / "box" / f"{self.kept.game}-256.png"))
            if not whole.isNull():
                smooth = Qt.TransformationMode.SmoothTransformation
                whole = whole.scaledToHeight(max(round(side * ratio), 1), smooth)
                whole.setDevicePixelRatio(ratio)
            self._picture = whole
        return self._picture
