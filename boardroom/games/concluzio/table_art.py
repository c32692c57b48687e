"""What lies on this table beside the clue cards: plates, piles, the tick sheet, the picker, what is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from boardroom.core.tongue import mark, tr
from boardroom.games.concluzio.card_art import NO, YES, sign
from boardroom.games.concluzio.cards import NAMES, Ability
from boardroom.stage import theme
from boardroom.stage.items.faces import shape_path
from boardroom.stage.lettering import CENTRE, LEFT, RIGHT, draw, fitted, write
from boardroom.stage.pictures import rounded
from boardroom.stage.strokes import Rounded, draw_picture

TONES = {"yes": "#a4f0c0", "no": "#ffc4bc", "hand": theme.SOFT}
"""Lines and words of the piles; the word is always there too."""
LEAST, SMALLER = 16, 22
"""How small what stands beside names may be, when they leave it no more room."""
SMALL_ROW, LEAST_ROW, READ_ROW = 34.0, 27.0, 26
"""The height of a line under a name; where the name needs the room; and the type a name should have."""
LOW = 110
"""A plate lower than this has two rows."""
FILLS = {"yes": "#2e7fe0a3", "no": "#2eff9a8f", "hand": "#14ffffff"}
ABILITIES: dict[Ability, str] = {
    "double speed": mark("Once: play two clue cards in a row."),
    "deduction": mark("Once: ask about one attribute of a card you played."),
    "second chance": mark("Once: a wrong guess is not the end."),
    "number one": mark("Go first, with a card more than the others."),
}


class _Plate(Rounded):
    """A larger plate."""

    __slots__ = ()
    RADIUS = theme.RADIUS


@dataclass(frozen=True, slots=True)
class SeatPlate(_Plate):
    """A player: picture, name, what they hold. `active`: it is their turn. `room`: left free at the right.

    `foot`: what they hold stands in that room, from so far down, and the name has the rest.
    """

    name: str
    picture: str
    lines: tuple[str, ...]
    seat: int
    active: bool
    out: bool
    room: float
    foot: float = 0.0
    size: tuple[float, float] = (0, 0)
    """Width and height, so that plates of two sizes are two drawings."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        side = theme.SIDES[self.seat % len(theme.SIDES)]
        ink, soft = (theme.INK, theme.INK) if self.active else (theme.CREAM, theme.SOFT)
        painter.setOpacity(0.62 if self.out else 1.0)
        painter.setPen(Qt.PenStyle.NoPen if self.active else QPen(QColor(side.colour), 3))
        painter.setBrush(QColor(side.colour if self.active else theme.PLATE))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), theme.RADIUS, theme.RADIUS)
        tall = box.height() >= 200
        high = min(box.height() - 16, 84 if box.height() >= 240 else 64 if box.height() >= 130 else 54)
        disc = QRectF(14, 14 if tall else box.center().y() - high / 2, high, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 70 if self.active else 28))
        painter.drawEllipse(disc)
        draw_picture(painter, self.picture, disc.adjusted(9, 9, -9, -9))
        badge = QRectF(disc.right() - 24, disc.bottom() - 26, 26, 26)
        painter.setPen(QPen(QColor(theme.INK), 2.5))
        painter.setBrush(QColor(side.colour))
        painter.drawPath(shape_path(side.shape, badge))
        left = 20 if tall else disc.right() + 12
        room = QRectF(left, 4, box.width() - left - self.room - 6, box.height() - 8)
        if tall:
            room.setTop(disc.bottom() + 4)
        lines = self.lines
        if self.foot:
            foot = QRectF(room.right() + 2, self.foot, self.room, box.height() - self.foot - 4)
            words = " · ".join(lines)
            write(painter, foot, words, theme.text(theme.SMALL, bold=False), soft, lines=2, least=LEAST)
            lines = ()
        if box.height() < LOW and len(lines) > 1:
            if _beside(painter, room, self.name, ink, lines, soft):
                return
            lines = (" · ".join(lines),)
        _stack(painter, room, self.name, ink, lines, soft)


def _beside(painter: QPainter, room: QRectF, name: str, ink: str, lines: Sequence[str], soft: str) -> bool:
    """A name with the first line beside it and the other below; False where the name is too long for that."""
    row = QRectF(room.left(), room.top(), room.width() - 10, room.height() / 2)
    high = min(SMALL_ROW * theme.manner().text, row.height())
    first, other = (_line(words, row.width(), high) for words in lines)
    left = row.width() - QFontMetricsF(first[0]).horizontalAdvance(lines[0]) - 12
    named = fitted(name, QRectF(0, 0, left, row.height()), theme.display(36), 1, READ_ROW)
    if named[1] != [name] or len(first[1]) > 1 or len(other[1]) > 1:
        return False
    draw(painter, row, *named, ink, LEFT)
    draw(painter, row, *first, soft, RIGHT)
    draw(painter, row.translated(0, row.height()), *other, soft, LEFT)
    return True


def _stack(painter: QPainter, room: QRectF, name: str, ink: str, lines: Sequence[str], soft: str) -> None:
    """A name and the lines under it, in the middle of the height: the longer the name, the smaller those."""
    for high in (SMALL_ROW * theme.manner().text, SMALL_ROW, LEAST_ROW):
        under = [_line(words, room.width(), min(high, room.height() / (len(lines) + 1))) for words in lines]
        left = QRectF(0, 0, room.width(), room.height() - sum(_height(*one) for one in under))
        named = fitted(name, left, theme.display(36), 4, theme.LEAST_NAME)
        if named[0].pixelSize() >= READ_ROW:
            break
    rows = [(named, ink), *((one, soft) for one in under)]
    top = room.center().y() - sum(_height(*one) for one, _ in rows) / 2
    for one, colour in rows:
        high = _height(*one)
        draw(painter, QRectF(room.left(), top, room.width(), high), *one, colour, LEFT)
        top += high


def _line(words: str, wide: float, high: float) -> tuple[QFont, list[str]]:
    """A line that is never cut: where one row is too narrow it has two."""
    font = theme.text(theme.SMALL, bold=False)
    one = fitted(words, QRectF(0, 0, wide, high), font, 1, SMALLER)
    return one if one[1] == [words] else fitted(words, QRectF(0, 0, wide, 2 * LEAST_ROW), font, 2, LEAST)


def _height(font: QFont, broken: Sequence[str]) -> float:
    return QFontMetricsF(font).lineSpacing() * len(broken)


@dataclass(frozen=True, slots=True)
class PileBox(_Plate):
    """Where a pile of cards lies: its words above in its tone, or (`side`) so wide at the left.

    With an `owner`, whose piles these are stands above, and the words beside the cards.
    """

    words: str
    tone: str
    head: float
    side: float = 0.0
    owner: str = ""
    size: tuple[float, float] = (0, 0)
    """Width and height, so that boxes of two sizes are two drawings."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        line = QColor(TONES[self.tone])
        line.setAlpha(150)
        painter.setPen(QPen(line, 2.5))
        painter.setBrush(QColor(FILLS[self.tone]))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), theme.RADIUS, theme.RADIUS)
        font = theme.text(theme.BODY if self.head > 40 else theme.SMALL)
        row = QRectF(16, 2, box.width() - 28, self.head)
        if self.owner:
            write(
                painter,
                row,
                self.owner,
                theme.text(theme.SMALL),
                theme.CREAM,
                align=LEFT,
                least=LEAST,
                lines=2,
            )
        if self.side:
            row = QRectF(10, 8 + self.head, self.side - 6, box.height() - 16 - self.head)
        write(painter, row, self.words, font, TONES[self.tone], align=LEFT, least=LEAST, lines=4)


@dataclass(frozen=True, slots=True)
class Zone(_Plate):
    """The part of the table onto which a card is laid; what to do there in words, while it is empty."""

    words: str = ""
    size: tuple[float, float] = (0, 0)
    """Width and height, so that zones of two sizes are two drawings."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Only the words: the piles lie on it."""
        box = QRectF(QPointF(), size)
        if self.words:
            painter.setPen(QPen(QColor(theme.GOLD), 4, Qt.PenStyle.DashLine))
            painter.setBrush(
                QColor(theme.MOODS["plum"].deep)
            )  # the words of empty piles would lie under these
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), theme.RADIUS, theme.RADIUS)
            room = box.adjusted(20, 12, -20, -12)
            write(painter, room, self.words, theme.text(40), theme.CREAM, lines=6, least=LEAST)


@dataclass(frozen=True, slots=True)
class DrawDeck:
    """The draw deck, with the number of its cards."""

    count: int

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, theme.RADIUS_SMALL)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """A back with a number, or an empty place."""
        box = QRectF(QPointF(), size).adjusted(2, 2, -2, -2)
        if not self.count:
            painter.setPen(QPen(QColor(theme.SOFT), 3, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
            write(painter, box, tr("no cards left"), theme.text(36), theme.SOFT, lines=3)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#6c40b0"))
        painter.drawRoundedRect(box, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
        painter.setPen(QPen(QColor(255, 255, 255, 120), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(10, 10, -10, -10), 8, 8)
        write(painter, QRectF(0, 40, size.width(), 110), str(self.count), theme.display(92), "#f1eaff")
        write(painter, QRectF(14, 150, size.width() - 28, 60), tr("to draw"), theme.text(38), "#f1eaff")


@dataclass(frozen=True, slots=True)
class Panel(_Plate):
    """A plate that covers what lies under it, with a heading."""

    words: str
    fill: str
    line: str = theme.PLATE_LINE
    under: str = ""
    aside: str = ""
    """A second line, and words at the right."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        painter.setPen(QPen(QColor(self.line), 2))
        painter.setBrush(QColor(self.fill))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
        size_of_words = theme.HEADING if box.height() > 400 else theme.SMALL
        row = QRectF(16, 4, box.width() - 32, size_of_words * 1.3)
        soft = theme.text(theme.SMALL, bold=False)
        if self.aside:
            beside = QRectF(row.right() - 150, row.top(), 150, row.height())
            write(painter, beside, self.aside, soft, theme.GOLD, align=RIGHT, least=22)
            row.setRight(beside.left() - 6)
        write(painter, row, self.words, theme.text(size_of_words), theme.CREAM, align=LEFT)
        if self.under:
            row = QRectF(16, row.bottom() - 1, box.width() - 32, 36)
            write(painter, row, self.under, soft, theme.SOFT, align=LEFT, least=22)


@dataclass(frozen=True, slots=True)
class News(_Plate):
    """What has just been said, on a ribbon: a heading and a line; an answer on green or red with its sign."""

    heading: str = ""
    under: str = ""
    yes: bool | None = None

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        fill = "#1c0e2c" if self.yes is None else YES if self.yes else NO
        painter.setPen(QPen(QColor(theme.GOLD if self.yes is None else theme.CREAM), 4))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), theme.RADIUS_LARGE, theme.RADIUS_LARGE)
        head = box.adjusted(24, 10, -24, -10)
        if self.yes is not None:
            sign(painter, QRectF(26, box.center().y() - 58, 116, 116), self.yes)
            head.setLeft(156)
        if self.under:
            head.setHeight(box.height() * 0.56)
            row = QRectF(head.left(), head.bottom(), head.width(), box.height() * 0.34)
            font = theme.text(theme.BODY)
            write(painter, row, self.under, font, theme.CREAM, align=CENTRE, lines=2, least=LEAST)
        ink = theme.GOLD if self.yes is None else theme.CREAM
        size_of_words = 64 if self.yes is None else 92
        write(painter, head, self.heading, theme.display(size_of_words), ink, align=CENTRE)


@dataclass(frozen=True, slots=True)
class Title(_Plate):
    """The name of the game in gold under a small line."""

    over: str
    words: str
    size: tuple[float, float] = (0, 0)
    """Width and height, so that titles of two sizes are two drawings."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        half = size.height() * 0.46 if self.over else 0.0
        if self.over:
            write(painter, QRectF(0, 0, size.width(), half), self.over, theme.text(theme.SMALL), theme.SOFT)
        row = QRectF(0, half, size.width(), size.height() - half)
        write(painter, row, self.words, theme.display(48 if not self.over else 42), theme.GOLD)


@dataclass(frozen=True, slots=True)
class AbilityCard:
    """An ability card face up."""

    ability: Ability

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Its name and what it does."""
        box = QRectF(QPointF(), size)
        painter.fillPath(self.outline(size), QColor(theme.PAPER))
        painter.setPen(QPen(QColor("#6c40b0"), 6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(10, 10, -10, -10), 16, 16)
        head = QRectF(24, 30, box.width() - 48, 120)
        write(painter, head, tr(NAMES[self.ability]), theme.display(52), "#5b2f9e", lines=2)
        rest = QRectF(28, 160, box.width() - 56, box.height() - 190)
        write(painter, rest, tr(ABILITIES[self.ability]), theme.text(theme.BODY), theme.INK, lines=6)
