"""What else lies on this table and on no other: the sand timer, the ribbon, the name of the game."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from boardroom.games.common_denominator.ink import box_of, round_pen
from boardroom.stage import theme
from boardroom.stage.lettering import CENTRE, write
from boardroom.stage.pictures import rounded
from boardroom.stage.strokes import shaded


@dataclass(frozen=True, slots=True)
class SandTimer:
    """The sand timer; `left` of its `grains` are still above. Upright always: turning it is a motion."""

    left: int
    grains: int = 24
    running: bool = False

    def outline(self, size: QSizeF) -> QPainterPath:
        """Its frame."""
        return rounded(size, 18)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Wood above and below, two bulbs of glass, the sand."""
        wide, high = size.width(), size.height()
        bar = high * 0.1
        middle, waist = wide / 2, wide * 0.035
        top, foot = bar, high - bar
        glass = QPainterPath(QPointF(wide * 0.16, top))
        glass.cubicTo(wide * 0.16, high * 0.36, middle - waist, high * 0.4, middle - waist, high / 2)
        glass.cubicTo(middle - waist, high * 0.6, wide * 0.16, high * 0.64, wide * 0.16, foot)
        glass.lineTo(wide * 0.84, foot)
        glass.cubicTo(wide * 0.84, high * 0.64, middle + waist, high * 0.6, middle + waist, high / 2)
        glass.cubicTo(middle + waist, high * 0.4, wide * 0.84, high * 0.36, wide * 0.84, top)
        glass.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(glass, QColor(255, 255, 255, 46))
        part = self.left / self.grains
        painter.save()
        painter.setClipPath(glass)
        sand = QColor(theme.GOLD)
        level = top + (high / 2 - top) * (1 - part**0.6) if part else high / 2
        painter.fillRect(QRectF(0, level, wide, high / 2 - level), sand)
        heap = (high / 2 - bar) * 0.92 * (1 - part) ** 0.6
        if heap:
            cone = QPolygonF(
                [QPointF(-wide * 0.2, foot), QPointF(middle, foot - heap * 1.15), QPointF(wide * 1.2, foot)]
            )
            painter.setBrush(sand)
            painter.drawPolygon(cone)
        if self.running and part:
            painter.fillRect(QRectF(middle - 2.5, high / 2, 5, foot - high / 2), sand)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 130), 4))
        painter.drawPath(glass)
        for y in (0.0, high - bar):
            shaded(painter, QRectF(0, y, wide, bar), 10, "#a06a3c", "#7c4d26")
        painter.setPen(round_pen("#8a5a30", 9))
        for x in (wide * 0.07, wide * 0.93):
            painter.drawLine(QPointF(x, bar), QPointF(x, high - bar))


@dataclass(frozen=True, slots=True)
class Veil:
    """Dims the puzzle while a card is what matters."""

    def outline(self, size: QSizeF) -> QPainterPath:
        """All of it."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """A dark green shade."""
        painter.fillPath(self.outline(size), QColor(10, 32, 25, 190))


@dataclass(frozen=True, slots=True)
class Title:
    """The name of the game, and what it takes to win."""

    over: str

    def outline(self, size: QSizeF) -> QPainterPath:
        """Its box."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Three lines."""
        write(painter, QRectF(0, 0, size.width(), 40), self.over, theme.text(theme.SMALL), theme.SOFT)
        box = QRectF(0, 40, size.width(), size.height() - 40)
        write(painter, box, "Common Denominator", theme.display(52), theme.GOLD, lines=2)


@dataclass(frozen=True, slots=True)
class Ribbon:
    """What has just happened, for a moment; a win, or an answer that is looked up, stands longer."""

    text: str = ""
    under: str = ""
    good: bool = True

    def outline(self, size: QSizeF) -> QPainterPath:
        """A plate."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Gold for good news, dark for the rest; a word says it too."""
        fill, ink = (theme.GOLD, theme.INK) if self.good else ("#23352e", theme.CREAM)
        painter.setPen(QPen(QColor(255, 255, 255, 90), 3))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box_of(size, 2), theme.RADIUS, theme.RADIUS)
        wide, high = size.width() - 40, size.height() - 12
        share = 0.62 if len(self.text) > len(self.under) else 0.42
        head = high * share if self.under else high
        box = QRectF(20, 6, wide, head)
        write(painter, box, self.text, theme.display(52), ink, align=CENTRE, lines=3, least=24)
        if self.under:
            rest = QRectF(20, 6 + head, wide, high - head - 4)
            write(painter, rest, self.under, theme.text(32), ink, lines=4, least=24)
