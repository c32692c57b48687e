"""Medals, the bank, and the people who win them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from boardroom.core.tongue import mark, tr
from boardroom.games.common_denominator.ink import box_of
from boardroom.stage import theme
from boardroom.stage.lettering import LEFT, RIGHT, write
from boardroom.stage.pictures import rounded
from boardroom.stage.strokes import Rounded, draw_picture

MEDALS = {
    "gold": ("10", "#ffe08a", "#e5a818"),
    "silver": ("5", "#f4f7fb", "#a9b6c8"),
    "bronze": ("1", "#f0b27c", "#b5682c"),
}


METALS = {"gold": mark("Gold"), "silver": mark("Silver"), "bronze": mark("Bronze")}
WON_BY = {
    "gold": mark("the column, nothing given"),
    "silver": mark("the column, some given"),
    "bronze": mark("a row or the category"),
}


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
        write(painter, QRectF(0, 4, size.width(), 46), name, theme.text(38), theme.CREAM, align=LEFT)
        soft = theme.text(theme.SMALL, bold=False)
        write(painter, QRectF(0, 50, size.width(), 40), won_by, soft, theme.SOFT, align=LEFT, least=24)


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

    def outline(self, size: QSizeF) -> QPainterPath:
        """A rounded plate."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """The face with the number of kept cards, the name and the points, the medals below."""
        box = QRectF(QPointF(), size)
        own = theme.SIDES[self.side % len(theme.SIDES)]
        ink = theme.INK if self.active else theme.CREAM
        soft = theme.INK if self.active else theme.SOFT
        painter.setPen(Qt.PenStyle.NoPen if self.active else QPen(QColor(theme.PLATE_LINE), 2))
        painter.setBrush(QColor(own.colour if self.active else theme.PLATE))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
        high = size.height()
        side = min(high - 30, 104.0)
        disc = QRectF(16, (high - side) / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 80 if self.active else 28))
        painter.drawEllipse(disc)
        inset = side * 0.14
        draw_picture(painter, self.picture, disc.adjusted(inset, inset, -inset, -inset))
        if self.kept:
            self._kept(painter, QRectF(disc.right() - 26, disc.bottom() - 42, 34, 46))
        left, note = disc.right() + 18, self._note()
        rows = 3 if note and any(self.medals) and high >= 140 else 2
        top = high / 2 - 46 * rows / 2
        points = QRectF(size.width() - 100, top, 84, 46)
        name = QRectF(left, top, points.left() - left - 4, 46)
        write(painter, name, self.name, theme.text(36), ink, align=LEFT)
        write(painter, points, f"{self.points}", theme.display(46), ink, align=RIGHT)
        x = self._heap(painter, left, top + 50, soft)
        font = theme.text(theme.SMALL, bold=False)
        if rows == 3:
            rest = QRectF(left, top + 94, size.width() - left - 14, 40)
            write(painter, rest, note, font, soft, align=LEFT)
        elif size.width() - x > 120:
            write(painter, QRectF(x, top + 48, size.width() - x - 14, 40), note, font, soft, align=LEFT)

    def _heap(self, painter: QPainter, x: float, top: float, ink: str) -> float:
        """The medals, each metal with its number; where they end."""
        for metal, count in zip(("gold", "silver", "bronze"), self.medals, strict=True):
            if count:
                draw_medal(painter, metal, QRectF(x, top, 34, 34))
                text = QRectF(x + 38, top - 2, 40, 38)
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
