"""What lies on this table beside the clue cards: plates, piles, the tick sheet, the picker, what is said."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from boardroom.games.concluzio.card_art import draw_figure, letter
from boardroom.games.concluzio.cards import Ability
from boardroom.games.concluzio.content import Colour, Shape
from boardroom.stage import theme
from boardroom.stage.items.faces import shape_path
from boardroom.stage.lettering import CENTRE, LEFT, write
from boardroom.stage.pictures import rounded
from boardroom.stage.strokes import Rounded, draw_picture

TONES = {"yes": "#7fe0a3", "no": "#ff9a8f", "hand": theme.SOFT}
"""Lines and words of the piles; the word is always there too."""
FILLS = {"yes": "#2e7fe0a3", "no": "#2eff9a8f", "hand": "#14ffffff"}
ABILITIES: dict[Ability, str] = {
    "double speed": "Once: play two clue cards in a row.",
    "deduction": "Once: ask about one attribute of a card you played.",
    "second chance": "Once: a wrong guess is not the end.",
    "number one": "Go first, with a card more than the others.",
}


class _Plate(Rounded):
    """A larger plate."""

    __slots__ = ()
    RADIUS = theme.RADIUS


@dataclass(frozen=True, slots=True)
class SeatPlate(_Plate):
    """A player: picture, name, what they hold. `active`: it is their turn. `room`: left free at the right."""

    name: str
    picture: str
    lines: tuple[str, ...]
    seat: int
    active: bool
    out: bool
    room: float

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        side = theme.SIDES[self.seat % len(theme.SIDES)]
        ink, soft = (theme.INK, theme.INK) if self.active else (theme.CREAM, theme.SOFT)
        painter.setOpacity(0.62 if self.out else 1.0)
        painter.setPen(Qt.PenStyle.NoPen if self.active else QPen(QColor(side.colour), 3))
        painter.setBrush(QColor(side.colour if self.active else theme.PLATE))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), theme.RADIUS, theme.RADIUS)
        high = min(box.height() - 20, 84)
        disc = QRectF(14, box.center().y() - high / 2, high, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 70 if self.active else 28))
        painter.drawEllipse(disc)
        draw_picture(painter, self.picture, disc.adjusted(9, 9, -9, -9))
        badge = QRectF(disc.right() - 24, disc.bottom() - 26, 26, 26)
        painter.setPen(QPen(QColor(theme.INK), 2.5))
        painter.setBrush(QColor(side.colour))
        painter.drawPath(shape_path(side.shape, badge))
        left = disc.right() + 14
        wide = box.width() - left - self.room - 8
        rows = (self.name, *self.lines)
        high = min(36.0, (box.height() - 8) / len(rows))
        top = box.center().y() - high * len(rows) / 2
        for number, words in enumerate(rows):
            font = theme.text(theme.SMALL, bold=False) if number else theme.display(36)
            row = QRectF(left, top + number * high, wide, high)
            write(painter, row, words, font, soft if number else ink, align=LEFT, least=22)


@dataclass(frozen=True, slots=True)
class PileBox(_Plate):
    """Where a pile of cards lies: its words above, in its tone."""

    words: str
    tone: str
    head: float
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
        write(painter, row, self.words, font, TONES[self.tone], align=LEFT, least=22)


@dataclass(frozen=True, slots=True)
class Zone(_Plate):
    """The part of the table onto which a card is played. It shows itself only when a card is held over it."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Nothing is drawn: the piles lie on it."""


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
            write(painter, box, "no cards left", theme.text(36), theme.SOFT, lines=3)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#6c40b0"))
        painter.drawRoundedRect(box, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
        painter.setPen(QPen(QColor(255, 255, 255, 120), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(10, 10, -10, -10), 8, 8)
        write(painter, QRectF(0, 40, size.width(), 110), str(self.count), theme.display(92), "#f1eaff")
        write(painter, QRectF(14, 150, size.width() - 28, 60), "to draw", theme.text(38), "#f1eaff")


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
    """A box of the tick sheet. `mark`: 0 open, 1 crossed out, 2 ringed; `gone`: crossed out by the game."""

    value: Value
    mark: int
    gone: bool

    def outline(self, size: QSizeF) -> QPainterPath:
        """A small card."""
        return rounded(size, 10)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Paper, the value, and what is marked on it."""
        box = QRectF(QPointF(), size)
        off = self.mark == 1 or self.gone
        painter.fillPath(self.outline(size), QColor("#8d8798" if off else theme.PAPER))
        painter.setOpacity(0.5 if off else 1.0)
        inset = box.width() * 0.12
        self.value.paint(painter, box.adjusted(inset, inset, -inset, -inset), theme.INK)
        painter.setOpacity(1.0)
        if self.mark == 1:
            pen = QPen(QColor(theme.INK_RED), 6)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(box.topLeft() + QPointF(9, 12), box.bottomRight() - QPointF(9, 12))
            painter.drawLine(box.topRight() + QPointF(-9, 12), box.bottomLeft() + QPointF(9, -12))
        elif self.mark == 2:
            painter.setPen(QPen(QColor(theme.GOLD_DEEP), 6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 9, 9)
        elif self.gone:
            painter.setPen(QPen(QColor(theme.INK), 4))
            painter.drawLine(box.bottomLeft() + QPointF(8, -10), box.topRight() + QPointF(-8, 10))


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of the picker; `mark` is what the player's own sheet says of it."""

    value: Value
    chosen: bool
    mark: int

    def outline(self, size: QSizeF) -> QPainterPath:
        """A small card."""
        return rounded(size, theme.RADIUS_SMALL)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Paper, the value, gold when it is chosen."""
        box = QRectF(QPointF(), size)
        painter.fillPath(self.outline(size), QColor(theme.GOLD if self.chosen else theme.PAPER))
        self.value.paint(painter, box.adjusted(20, 20, -20, -20), theme.INK)
        if self.mark == 1:
            pen = QPen(QColor(theme.INK_RED), 6)
            painter.setPen(pen)
            painter.drawLine(box.bottomLeft() + QPointF(14, -14), box.topRight() + QPointF(-14, 14))
        elif self.mark == 2:
            painter.setPen(QPen(QColor(theme.GOLD_DEEP), 6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(6, 6, -6, -6), 10, 10)


@dataclass(frozen=True, slots=True)
class Panel(_Plate):
    """A plate that covers what lies under it, with a heading."""

    words: str
    fill: str
    line: str = theme.PLATE_LINE

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        painter.setPen(QPen(QColor(self.line), 2))
        painter.setBrush(QColor(self.fill))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
        size_of_words = theme.HEADING if box.height() > 400 else theme.SMALL
        row = QRectF(20, 6, box.width() - 40, size_of_words * 1.5)
        write(painter, row, self.words, theme.text(size_of_words), theme.CREAM, align=LEFT)


@dataclass(frozen=True, slots=True)
class News(_Plate):
    """What has just been said, on a dark ribbon: a heading in gold, and a line."""

    heading: str = ""
    under: str = ""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        painter.setPen(QPen(QColor(theme.GOLD), 3))
        painter.setBrush(QColor("#1c0e2c"))
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), theme.RADIUS_LARGE, theme.RADIUS_LARGE)
        head = box.adjusted(24, 10, -24, -10)
        if self.under:
            head.setHeight(box.height() * 0.58)
            row = QRectF(head.left(), head.bottom(), head.width(), box.height() * 0.3)
            write(painter, row, self.under, theme.text(theme.BODY), theme.CREAM, align=CENTRE)
        write(painter, head, self.heading, theme.display(64), theme.GOLD, align=CENTRE)


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
        write(painter, head, self.ability.title(), theme.display(52), "#5b2f9e", lines=2)
        rest = QRectF(28, 160, box.width() - 56, box.height() - 190)
        write(painter, rest, ABILITIES[self.ability], theme.text(theme.BODY), theme.INK, lines=6)


@dataclass(frozen=True, slots=True)
class Trail(_Plate):
    """Who could have known what when: for each player, how many cards were still possible after each turn.

    `lines` holds a row of counts for each seat; 1 is certainty, and a seat that is out ends with 0.
    """

    lines: tuple[tuple[int, ...], ...]

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """A line for each player in their colour, with their shape where it ends; certainty in gold."""
        box = QRectF(QPointF(), size)
        painter.setPen(QPen(QColor(theme.PLATE_LINE), 2))
        painter.setBrush(QColor("#66000000"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
        font = theme.text(theme.SMALL)
        write(
            painter,
            QRectF(18, 8, box.width() - 36, 40),
            "Cards still possible",
            font,
            theme.CREAM,
            align=LEFT,
        )
        room = box.adjusted(70, 62, -34, -58)
        most = max((count for line in self.lines for count in line), default=1)
        steps = max((len(line) for line in self.lines), default=1)

        def at(step: int, count: int) -> QPointF:
            x = room.left() + room.width() * step / max(steps - 1, 1)
            part = (max(count, 1) - 1) / max(most - 1, 1)
            return QPointF(x, room.bottom() - room.height() * part**0.5)

        painter.setPen(QPen(QColor(theme.GOLD), 2, Qt.PenStyle.DashLine))
        painter.drawLine(at(0, 1), at(steps - 1, 1))
        for count in (1, most):
            row = QRectF(6, at(0, count).y() - 18, 54, 36)
            write(painter, row, str(count), font, theme.GOLD if count == 1 else theme.SOFT)
        foot = QRectF(room.left(), box.bottom() - 48, room.width(), 40)
        write(painter, foot, "turn by turn", theme.text(theme.SMALL, bold=False), theme.SOFT)
        for seat, line in enumerate(self.lines):
            side = theme.SIDES[seat % len(theme.SIDES)]
            alive = [count for count in line if count > 0]
            path = QPainterPath(at(0, alive[0]) if alive else at(0, most))
            for step, count in enumerate(alive):
                path.lineTo(at(step, count))
            painter.setPen(QPen(QColor(side.colour), 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
            end = path.currentPosition()
            painter.setPen(QPen(QColor(theme.INK), 2))
            painter.setBrush(QColor(side.colour))
            painter.drawPath(shape_path(side.shape, QRectF(end.x() - 13, end.y() - 13, 26, 26)))
