"""What is ticked and picked: single values of an attribute, on sheets and slips."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from boardroom.games.concluzio.card_art import YES, draw_figure, letter, sign
from boardroom.games.concluzio.content import Colour, Shape
from boardroom.stage import theme
from boardroom.stage.lettering import write
from boardroom.stage.pictures import rounded
from boardroom.stage.strokes import draw_picture


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an attribute as it is drawn on sheets: a numeral, a shape or a colour."""

    number: int = 0
    shape: Shape | None = None
    colour: Colour | None = None

    def paint(self, painter: QPainter, box: QRectF, ink: str) -> None:
        """Draw it into a box."""
        side = min(box.width(), box.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(box.center())
        if self.colour is not None:
            letter(painter, square, self.colour)
        elif self.shape is not None and self.shape.picture:
            draw_picture(painter, self.shape.picture, square)
        elif self.shape is not None:
            draw_figure(painter, self.shape.figure, square.adjusted(3, 3, -3, -3), ink)
        else:
            write(painter, box.adjusted(-6, -10, 6, 10), str(self.number), theme.display(side * 1.1), ink)


@dataclass(frozen=True, slots=True)
class Slip:
    """A secret card as a narrow slip with its three attributes, where plates are too low for a card."""

    number: int = 0
    shape: Shape | None = None
    colour: Colour | None = None

    def outline(self, size: QSizeF) -> QPainterPath:
        """A strip of paper."""
        return rounded(size, 10)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Number, shape, colour side by side; a back when it is not known."""
        box = QRectF(QPointF(), size)
        if self.shape is None:
            painter.fillPath(self.outline(size), QColor("#6c40b0"))
            write(painter, box, "?", theme.display(box.height() * 0.7), "#e6dcff")
            return
        painter.fillPath(self.outline(size), QColor(theme.PAPER))
        third = box.width() / 3
        values = (Value(number=self.number), Value(shape=self.shape), Value(colour=self.colour))
        for at, value in enumerate(values):
            cell = QRectF(at * third, 0, third, box.height())
            value.paint(painter, cell.adjusted(4, 7, -4, -7), theme.INK)


@dataclass(frozen=True, slots=True)
class Tick:
    """A box of the tick sheet.

    `mark`: 0 open, 1 crossed out, 2 ringed; `gone`: crossed out by the game; `told`: what was answered aloud
    about this value itself, if anything.
    """

    value: Value
    mark: int
    gone: bool
    told: bool | None = None

    def outline(self, size: QSizeF) -> QPainterPath:
        """A small card."""
        return rounded(size, 10)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Paper, the value, and what is marked on it."""
        box = QRectF(QPointF(), size)
        off = self.mark == 1 or self.gone or self.told is False
        painter.fillPath(self.outline(size), QColor("#8d8798" if off else theme.PAPER))
        painter.setOpacity(0.5 if off else 1.0)
        inset = box.width() * 0.14
        self.value.paint(painter, box.adjusted(inset, inset, -inset, -inset), theme.INK)
        painter.setOpacity(1.0)
        paint_mark(painter, box, self.mark, self.gone)
        if self.told is not None:
            sign(painter, QRectF(box.right() - 27, box.bottom() - 27, 26, 26), self.told)


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of the picker; `mark`, `gone` and `told` are what the sheet says of it."""

    value: Value
    chosen: bool
    mark: int
    gone: bool = False
    told: bool | None = None

    def outline(self, size: QSizeF) -> QPainterPath:
        """A small card."""
        return rounded(size, theme.RADIUS_SMALL)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Paper, the value, gold when it is chosen."""
        box = QRectF(QPointF(), size)
        painter.fillPath(self.outline(size), QColor(theme.GOLD if self.chosen else theme.PAPER))
        self.value.paint(painter, box.adjusted(22, 22, -22, -22), theme.INK)
        paint_mark(painter, box, self.mark, self.gone)
        if self.told is not None:
            sign(painter, QRectF(box.right() - 42, box.bottom() - 42, 40, 40), self.told)


def paint_mark(painter: QPainter, box: QRectF, mark: int, gone: bool) -> None:
    """A red cross or a green ring by the player, or one dark stroke by the game."""
    edge = box.width() * 0.14
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(theme.INK_RED), max(box.width() * 0.07, 5))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if mark == 1:
        painter.setPen(pen)
        painter.drawLine(box.topLeft() + QPointF(edge, edge), box.bottomRight() - QPointF(edge, edge))
        painter.drawLine(box.topRight() + QPointF(-edge, edge), box.bottomLeft() + QPointF(edge, -edge))
    elif mark == 2:
        pen.setColor(QColor(YES))
        painter.setPen(pen)
        side = box.width() - 6
        ring = QRectF(0, 0, side, side)
        ring.moveCenter(box.center())
        painter.drawEllipse(ring)
    elif gone:
        pen.setColor(QColor(theme.INK))
        painter.setPen(pen)
        painter.drawLine(box.bottomLeft() + QPointF(edge, -edge), box.topRight() + QPointF(-edge, edge))
