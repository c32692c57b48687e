"""The puzzle card, its rows, and the tracing paper over it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from boardroom.core.tongue import tr
from boardroom.games.common_denominator.ink import (
    BAND,
    CELL,
    CELL_LINE,
    GRAPHITE,
    PENCIL,
    PRINT,
    box_of,
    round_pen,
)
from boardroom.stage import theme
from boardroom.stage.lettering import LEFT, RIGHT, write
from boardroom.stage.pictures import rounded
from boardroom.stage.strokes import Rounded, shaded


@dataclass(frozen=True, slots=True)
class PuzzlePaper:
    """The puzzle card face up, without its rows."""

    heading: str
    level: str
    misses: int = 0

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Warm paper, the number, a rule under it; the misses of this turn to the left."""
        shaded(painter, box_of(size), theme.RADIUS, theme.PAPER, theme.PAPER_SHADE)
        write(painter, QRectF(200, 22, size.width() - 400, 46), self.heading, theme.text(34), "#7b6334")
        write(
            painter,
            QRectF(size.width() - 200, 24, 170, 42),
            self.level,
            theme.text(28, bold=False),
            "#7b6334",
            align=RIGHT,
        )
        if self.misses:
            words = tr("1 miss of 2" if self.misses == 1 else "2 misses")
            box = QRectF(34, 24, 200, 42)
            write(painter, box, words, theme.text(28), theme.INK_RED, align=LEFT)
        painter.setPen(round_pen("#d9c68c", 5))
        painter.drawLine(QPointF(size.width() * 0.28, 76), QPointF(size.width() * 0.72, 76))


@dataclass(frozen=True, slots=True)
class PuzzleBack:
    """The back of a puzzle card."""

    number: str = ""
    words: str = ""

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Green, a pale border, three empty rows crossed by a column; words below, where there is room."""
        shaded(painter, box_of(size), min(theme.RADIUS, size.width() * 0.1), "#2f8f6b", "#1f6d50")
        inset = max(size.width() * 0.03, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 120), 3))
        painter.drawRoundedRect(box_of(size, inset), theme.RADIUS_SMALL, theme.RADIUS_SMALL)
        cell = min(size.width() / 7, size.height() / 8)
        middle = QPointF(size.width() / 2, size.height() * (0.4 if self.words else 0.5))
        for row, (left, count) in enumerate(((-1, 3), (-2, 4), (0, 3))):
            for at in range(count):
                x = middle.x() + (left + at - 0.5) * cell
                y = middle.y() + (row - 1.5) * cell
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.GOLD) if left + at == 0 else QColor(255, 255, 255, 200))
                painter.drawRoundedRect(
                    QRectF(x, y, cell, cell).adjusted(3, 3, -3, -3), cell * 0.1, cell * 0.1
                )
        if self.words:
            foot = QRectF(40, size.height() * 0.68, size.width() - 80, 60)
            write(painter, foot, self.number, theme.display(52), theme.CREAM)
            write(painter, foot.translated(0, 64), self.words, theme.text(36), theme.CREAM)


@dataclass(frozen=True, slots=True)
class Holder:
    """The place for the puzzle card while none lies in it (CD-05)."""

    words: str = ""

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """A pale bed with a dashed rim, and what to do."""
        painter.setBrush(QColor(theme.PLATE))
        painter.setPen(QPen(QColor(255, 255, 255, 70), 4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box_of(size, 4), theme.RADIUS, theme.RADIUS)
        box = QRectF(60, size.height() / 2 - 70, size.width() - 120, 140)
        write(painter, box, self.words, theme.display(60), theme.CREAM, lines=2)


@dataclass(frozen=True, slots=True)
class Band(Rounded):
    """The marked column behind the rows; `cell` and `rows` say how long it is."""

    cell: float = 0.0
    rows: int = 0

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """A yellow strip."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BAND))
        painter.drawRoundedRect(box_of(size), 10, 10)


@dataclass(frozen=True, slots=True)
class Tracing:
    """The sheet of tracing paper that is pencilled on, held by two strips of tape."""

    def outline(self, size: QSizeF) -> QPainterPath:
        """The sheet."""
        return rounded(size, 8)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Hardly to be seen: a cool veil with a thin edge."""
        painter.setPen(QPen(QColor(120, 140, 160, 70), 2))
        painter.setBrush(QColor(225, 236, 244, 60))
        painter.drawRoundedRect(box_of(size, 2), 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(240, 214, 140, 150))
        for x in (26.0, size.width() - 116):
            painter.drawRect(QRectF(x, -2, 90, 24))


@dataclass(frozen=True, slots=True)
class RowFace:
    """One horizontal: its cells. `printed` are letters on the card, the others were pencilled in.

    `how`: "won", "filled" (underlined) or "" while it is open; `grey`: the letters that were filled in after
    a miss, slanted as well; `tried`: being answered now; `cell`: how wide a cell is, so that rows of another
    size are other drawings.
    """

    cells: tuple[str, ...]
    printed: tuple[bool, ...]
    marked: int
    grey: tuple[bool, ...]
    how: str = ""
    tried: bool = False
    cell: float = 0.0

    def outline(self, size: QSizeF) -> QPainterPath:
        """All its cells."""
        return rounded(size, 10)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Cell by cell."""
        wide = size.width() / len(self.cells)
        for at, letter in enumerate(self.cells):
            cell = QRectF(at * wide, 0, wide, size.height()).adjusted(3, 3, -3, -3)
            painter.setBrush(QColor("#fff1c4" if at == self.marked else CELL))
            painter.setPen(
                QPen(QColor(theme.GOLD_DEEP if self.tried else CELL_LINE), 5 if self.tried else 2.5)
            )
            painter.drawRoundedRect(cell, 9, 9)
            if letter:
                font = theme.text(cell.height() * 0.66)
                font.setItalic(self.grey[at])
                colour = PRINT if self.printed[at] else GRAPHITE if self.grey[at] else PENCIL
                write(painter, cell, letter.upper(), font, colour)
        if self.how == "filled":
            painter.setPen(QPen(QColor(GRAPHITE), 3))
            painter.drawLine(QPointF(8, size.height() - 1.5), QPointF(size.width() - 8, size.height() - 1.5))


@dataclass(frozen=True, slots=True)
class CategoryLine(Rounded):
    """The line for the category, under the number of the puzzle."""

    text: str = ""
    how: str = ""
    tried: bool = False

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """A dotted line to write on, or what is written."""
        box = box_of(size, 3)
        painter.setBrush(QColor(255, 255, 255, 120))
        line = theme.GOLD_DEEP if self.tried else CELL_LINE
        painter.setPen(QPen(QColor(line), 5 if self.tried else 2, Qt.PenStyle.SolidLine))
        painter.drawRoundedRect(box, 12, 12)
        words = self.text or tr("What do the rows have in common?")
        colour = {"won": PENCIL, "filled": GRAPHITE}.get(self.how, PENCIL if self.text else theme.INK_SOFT)
        font = theme.text(36 if self.text else 30, bold=bool(self.text))
        font.setItalic(self.how == "filled")
        write(painter, box.adjusted(14, 0, -14, 0), words, font, colour)
