"""Medals, the bank, and the people who win them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from boardroom.core.tongue import mark, tr
from boardroom.games.common_denominator.ink import box_of
from boardroom.stage import theme
from boardroom.stage.lettering import LEFT, RIGHT, fitted, write
from boardroom.stage.pictures import rounded
from boardroom.stage.strokes import Rounded, draw_picture

MEDALS = {
    "gold": ("10", "#ffe08a", "#e5a818"),
    "silver": ("5", "#f4f7fb", "#a9b6c8"),
    "bronze": ("1", "#f0b27c", "#b5682c"),
}


METALS = {"gold": mark("Gold"), "silver": mark("Silver"), "bronze": mark("Bronze")}
WON_BY = {
    "gold": mark("the column first"),
    "silver": mark("the column later"),
    "bronze": mark("a row or category"),
}


NOTE = 22


def draw_medal(painter: QPainter, metal: str, disc: QRectF) -> None:
    """Draw a medal with its points; the number says which metal it is without colour."""
    text, top, foot = MEDALS[metal]
    shade = QLinearGradient(disc.topLeft(), disc.bottomLeft())
    shade.setColorAt(0, QColor(top))
    shade.setColorAt(1, QColor(foot))
    painter.setPen(QPen(QColor(255, 255, 255, 90), disc.width() * 0.03))
    painter.setBrush(shade)
    painter.drawEllipse(disc)
    inset = disc.width() * 0.14
    size = disc.height() * (0.52 if disc.height() > 60 else 0.66)
    box = disc.adjusted(inset, 0, -inset, 0)
    write(painter, box, text, theme.display(size), theme.INK, least=18)


@dataclass(frozen=True, slots=True)
class Medal:
    """One medal."""

    metal: str

    def outline(self, size: QSizeF) -> QPainterPath:
        """A disc."""
        path = QPainterPath()
        path.addEllipse(box_of(size))
        return path

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        draw_medal(painter, self.metal, box_of(size, 2))


@dataclass(frozen=True, slots=True)
class BankRow(Rounded):
    """What a medal is for, and how many the bank has."""

    metal: str
    left: int

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Name and number above, what it is won by below."""
        won_by = tr(WON_BY[self.metal])
        name = f"{tr(METALS[self.metal])}  × {self.left}"
        high, soft = 50.0, theme.text(theme.SMALL, bold=False)
        top = QRectF(0, size.height() / 2 - high, size.width(), high)
        write(painter, top, name, theme.text(38), theme.CREAM, align=LEFT)
        write(painter, top.translated(0, high - 4), won_by, soft, theme.SOFT, align=LEFT, least=24)


def is_short(name: str, size: QSizeF) -> bool:
    """Whether a name is large enough in one line, beside points enough to win."""
    points = QFontMetricsF(theme.display(46)).horizontalAdvance("100") + 4
    wide = size.width() - 16 - points - 8 - (16 + min(size.height() - 30, 104.0) + 18)
    _, lines = fitted(name, QRectF(0, 0, wide, 46), theme.text(36), 1, theme.SMALL)
    return lines == [" ".join(name.split())]


@dataclass(frozen=True, slots=True)
class PlayerPlate:
    """A player: name, points, medals and the number of kept cards; filled with the side's colour in turn."""

    name: str
    picture: str
    points: int
    medals: tuple[int, int, int]
    written: int
    kept: int
    side: int
    active: bool
    note: str = ""
    has_rows: bool = False
    """Whether the name has lines of its own, as on all plates of a table where one name is long."""

    def outline(self, size: QSizeF) -> QPainterPath:
        """A rounded plate."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """The face with the number of kept cards, the name and the points, the medals below."""
        box = QRectF(QPointF(), size)
        own = theme.SIDES[self.side % len(theme.SIDES)]
        ink = theme.INK if self.active else theme.CREAM
        soft = theme.INK if self.active else theme.SOFT
        painter.setPen(
            Qt.PenStyle.NoPen if self.active else QPen(QColor(theme.line(theme.PLATE_LINE)), theme.ringed(2))
        )
        painter.setBrush(QColor(own.colour if self.active else theme.PLATE))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
        high = size.height()
        figures = theme.display(46)
        points = QFontMetricsF(figures).horizontalAdvance(f"{self.points}") + 4
        in_one_line = not self.has_rows
        side = min(high - 30, 104.0 if in_one_line else 72.0)
        disc = QRectF(16, (high - side) / 2 if in_one_line else 14, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 80 if self.active else 28))
        painter.drawEllipse(disc)
        inset = side * 0.14
        draw_picture(painter, self.picture, disc.adjusted(inset, inset, -inset, -inset))
        if self.kept:
            self._kept(painter, QRectF(disc.right() - 26, disc.bottom() - 42, 34, 46))
        left, note = disc.right() + (18 if in_one_line else 12), self._note()
        has_both = bool(note) and any(self.medals)
        rows = 3 if has_both and high >= 140 else 2
        row = min(46.0, high * (0.26 if rows == 2 else 0.22))
        top = high / 2 - 46 * rows / 2 if in_one_line else high - min(10.0, high * 0.056) - row * (rows - 1)
        right = size.width() - 16
        if in_one_line:
            name = QRectF(left, top, right - points - 8 - left, 46)
            write(painter, name, self.name, theme.text(36), ink, align=LEFT)
            place = QRectF(right - points, top, points, 46)
            write(painter, place, f"{self.points}", figures, ink, align=RIGHT)
            top, row = top + 46, 46.0
        else:
            figures = theme.display(row + 8)
            name = QRectF(
                left, disc.center().y() - 48, right - left, 96
            )  # beside the face, if it is whole there
            _, lines = fitted(self.name, name, theme.text(36), 2, theme.SMALL)
            if name.bottom() > top or " ".join(lines) != " ".join(self.name.split()):
                name = QRectF(left, 4, right - left, top - 4)
            write(painter, name, self.name, theme.text(36), ink, align=LEFT, lines=4, least=theme.LEAST_NAME)
            place = QRectF(right - points, top, points, row)
            write(painter, place, f"{self.points}", figures, ink, align=RIGHT)
            right = place.left() - 8
        x = self._heap(painter, QRectF(left, top, right - left, row), soft)
        font = theme.text(theme.SMALL, bold=False)
        if rows == 3:
            rest = QRectF(left, top + row - 2, size.width() - left - 14, row)
            write(painter, rest, note, font, soft, align=LEFT)
        elif right - x > 100:
            write(painter, QRectF(x, top, right - x, row), note, font, soft, align=LEFT, least=NOTE)

    def _heap(self, painter: QPainter, row: QRectF, ink: str) -> float:
        """The medals, each metal with its number; where they end."""
        x, side = row.left(), min(34.0, row.height())
        for metal, count in zip(("gold", "silver", "bronze"), self.medals, strict=True):
            if count:
                draw_medal(painter, metal, QRectF(x, row.center().y() - side / 2, side, side))
                text = QRectF(x + 38, row.top(), 40, row.height())
                write(painter, text, f"{count}", theme.text(theme.SMALL), ink, align=LEFT)
                x += 62 if count < 10 else 80
        return x

    def _kept(self, painter: QPainter, card: QRectF) -> None:
        """A small card back with the number of kept cards."""
        painter.setPen(QPen(QColor(theme.INK), 2))
        painter.setBrush(QColor("#e3a92f"))
        painter.drawRoundedRect(card, 6, 6)
        write(painter, card, f"{self.kept}", theme.display(30), theme.INK, least=20)

    def _note(self) -> str:
        """Turns to come or to lose, points that are only written down, or that there is nothing yet."""
        parts = [tr("{points} noted", points=self.written)] if self.written else []
        if self.note:
            parts.append(self.note)
        if not parts and not any(self.medals):
            parts.append(tr("no medals yet"))
        return " · ".join(parts)
