"""What the drawings of more than one game are made with."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from boardroom.stage import theme
from boardroom.stage.pictures import Picture, rounded


class Rounded:
    """The base of an Art that stands on a rounded plate."""

    __slots__ = ()
    RADIUS: ClassVar[float] = theme.RADIUS_SMALL

    def outline(self, size: QSizeF) -> QPainterPath:
        """Where it can be touched."""
        return rounded(size, self.RADIUS)


def shaded(painter: QPainter, rect: QRectF, radius: float, top: str, foot: str) -> None:
    """A rounded plate, lighter or darker towards its foot."""
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    shade.setColorAt(0, QColor(top))
    shade.setColorAt(1, QColor(foot))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(rect, radius, radius)


def draw_picture(painter: QPainter, name: str, box: QRectF, folder: str = "pictures") -> None:
    """A picture by name, as large as fits into a box."""
    painter.save()
    painter.translate(box.topLeft())
    Picture(name, folder).paint(painter, box.size())
    painter.restore()
