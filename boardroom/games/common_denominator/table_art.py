"""What lies on this table and on no other: the puzzle card and its paper, medals, the sand timer, cards."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from boardroom.games.common_denominator.cards import SAD, kind
from boardroom.stage import theme
from boardroom.stage.lettering import CENTRE, LEFT, RIGHT, write
from boardroom.stage.pictures import rounded
from boardroom.stage.strokes import Rounded, draw_picture, shaded

PENCIL = "#1d4f91"
"""An answer that was won."""
GRAPHITE = "#6b6257"
"""The right answer filled in after a miss; slanted and underlined too, so that colour is not alone."""
PRINT = "#45331a"
BAND = "#ffe3a0"
CELL = "#fffef9"
CELL_LINE = "#b8a378"

MEDALS = {
    "gold": ("10", "#ffe08a", "#e5a818"),
    "silver": ("5", "#f4f7fb", "#a9b6c8"),
    "bronze": ("1", "#f0b27c", "#b5682c"),
}


def _box(size: QSizeF, inset: float = 0.0) -> QRectF:
    return QRectF(QPointF(), size).adjusted(inset, inset, -inset, -inset)


def _round_pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _medal(painter: QPainter, metal: str, disc: QRectF) -> None:
    """A medal with its points; the number says which metal it is without colour."""
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
        path.addEllipse(_box(size))
        return path

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        _medal(painter, self.metal, _box(size, 2))


@dataclass(frozen=True, slots=True)
class BankRow(Rounded):
    """What a medal is for, and how many the bank has."""

    metal: str
    left: int

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Name and number above, what it is won by below."""
        won_by = {
            "gold": "vertical, nothing given",
            "silver": "vertical, some given",
            "bronze": "a row or the category",
        }[self.metal]
        name = f"{self.metal.title()}  × {self.left}"
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
                _medal(painter, metal, QRectF(x, top, 34, 34))
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
        parts = [f"{self.written} noted"] if self.written else []
        if self.note:
            parts.append(self.note)
        if not parts and not any(self.medals):
            parts.append("no medals yet")
        return " · ".join(parts)


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
        shaded(painter, _box(size), theme.RADIUS, theme.PAPER, theme.PAPER_SHADE)
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
            words = "1 miss of 2" if self.misses == 1 else "2 misses"
            box = QRectF(34, 24, 200, 42)
            write(painter, box, words, theme.text(28), theme.INK_RED, align=LEFT)
        painter.setPen(_round_pen("#d9c68c", 5))
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
        shaded(painter, _box(size), min(theme.RADIUS, size.width() * 0.1), "#2f8f6b", "#1f6d50")
        inset = max(size.width() * 0.03, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 120), 3))
        painter.drawRoundedRect(_box(size, inset), theme.RADIUS_SMALL, theme.RADIUS_SMALL)
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
        painter.drawRoundedRect(_box(size, 4), theme.RADIUS, theme.RADIUS)
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
        painter.drawRoundedRect(_box(size), 10, 10)


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
        painter.drawRoundedRect(_box(size, 2), 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(240, 214, 140, 150))
        for x in (26.0, size.width() - 116):
            painter.drawRect(QRectF(x, -2, 90, 24))


@dataclass(frozen=True, slots=True)
class RowFace:
    """One horizontal: its cells. `printed` are letters on the card, the others were pencilled in.

    `how`: "won", "filled" (grey, slanted, underlined) or "" while it is open; `tried`: being answered now;
    `cell`: how wide a cell is, so that rows of another size are other drawings.
    """

    cells: tuple[str, ...]
    printed: tuple[bool, ...]
    marked: int
    how: str = ""
    tried: bool = False
    cell: float = 0.0

    def outline(self, size: QSizeF) -> QPainterPath:
        """All its cells."""
        return rounded(size, 10)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Cell by cell."""
        wide = size.width() / len(self.cells)
        pencil = GRAPHITE if self.how == "filled" else PENCIL
        for at, letter in enumerate(self.cells):
            cell = QRectF(at * wide, 0, wide, size.height()).adjusted(3, 3, -3, -3)
            painter.setBrush(QColor("#fff1c4" if at == self.marked else CELL))
            painter.setPen(
                QPen(QColor(theme.GOLD_DEEP if self.tried else CELL_LINE), 5 if self.tried else 2.5)
            )
            painter.drawRoundedRect(cell, 9, 9)
            if letter:
                is_print = self.printed[at]
                font = theme.text(cell.height() * 0.66)
                font.setItalic(not is_print and self.how == "filled")
                write(painter, cell, letter.upper(), font, PRINT if is_print else pencil)
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
        box = _box(size, 3)
        painter.setBrush(QColor(255, 255, 255, 120))
        line = theme.GOLD_DEEP if self.tried else CELL_LINE
        painter.setPen(QPen(QColor(line), 5 if self.tried else 2, Qt.PenStyle.SolidLine))
        painter.drawRoundedRect(box, 12, 12)
        words = self.text or "What do the rows have in common?"
        colour = {"won": PENCIL, "filled": GRAPHITE}.get(self.how, PENCIL if self.text else theme.INK_SOFT)
        font = theme.text(36 if self.text else 30, bold=bool(self.text))
        font.setItalic(self.how == "filled")
        write(painter, box.adjusted(14, 0, -14, 0), words, font, colour)


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
        painter.setPen(_round_pen("#8a5a30", 9))
        for x in (wide * 0.07, wide * 0.93):
            painter.drawLine(QPointF(x, bar), QPointF(x, high - bar))


FORTUNES = {
    "bronze": ("Win an extra Bronze", "3rd-place-medal"),
    "silver": ("Win an extra Silver", "2nd-place-medal"),
    "gold": ("Win an extra Gold", "1st-place-medal"),
    "turn": ("Win an extra turn", "hourglass-done"),
    "trump": ("Trump", "joker"),
    "take": ("Take 1 card from any one player", "magnet"),
    "tribute": ("Each player gives you a Bronze", "wrapped-gift"),
    "big-one": ("The Big One: 3 Golds!", "trophy"),
    "lose-bronze": ("Lose a Bronze", "money-with-wings"),
    "lose-turn": ("Lose a turn", "stop-sign"),
    "pass-right": ("Pass a card to your right", "crying-face"),
    "pass-left": ("Pass a card to your left", "crying-face"),
    "lose-all": ("You lose all your medals", "broken-heart"),
}
"""What a card says, and its picture."""
SHORT = {
    **{"bronze": "Bronze", "silver": "Silver", "gold": "Gold", "turn": "Turn", "trump": "Trump"},
    **{"take": "Take", "tribute": "Give", "big-one": "Big One"},
}
"""The same in a word, for the cards that can be kept."""


@dataclass(frozen=True, slots=True)
class Fortune(Rounded):
    """A Common Denominator card face up; `short` where it lies small: picture and one word."""

    card: str
    short: bool = False

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Happy or Sad above, a picture, what it says."""
        box = _box(size)
        is_sad = kind(self.card) in SAD
        shaded(painter, box, theme.RADIUS_SMALL, theme.PAPER, theme.PAPER_SHADE)
        colour = "#5a4a8a" if is_sad else "#1f7a58"
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), 5))
        painter.drawRoundedRect(box.adjusted(7, 7, -7, -7), 10, 10)
        words, picture = FORTUNES[kind(self.card)]
        if self.short:
            side = size.width() * 0.66
            draw_picture(painter, picture, QRectF((size.width() - side) / 2, 24, side, side))
            foot = QRectF(12, 36 + side, size.width() - 24, size.height() - 50 - side)
            write(painter, foot, SHORT[kind(self.card)], theme.display(70), theme.INK, least=40)
            return
        unit = size.height() / 264
        head = QRectF(12, 12 * unit, size.width() - 24, 38 * unit)
        write(painter, head, "Sad" if is_sad else "Happy", theme.display(30 * unit), colour, least=14)
        side = min(size.width() * 0.46, 96 * unit)
        draw_picture(painter, picture, QRectF((size.width() - side) / 2, 54 * unit, side, side))
        rest = QRectF(14, 56 * unit + side, size.width() - 28, size.height() - 66 * unit - side)
        write(painter, rest, words, theme.text(34 * unit), theme.INK, lines=4, least=14)


@dataclass(frozen=True, slots=True)
class FortuneBack(Rounded):
    """The back of a Common Denominator card."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Gold on green: a line over a line, as in a fraction."""
        box = _box(size)
        shaded(painter, box, theme.RADIUS_SMALL, "#e3a92f", "#bd7f14")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 130), 3))
        painter.drawRoundedRect(box.adjusted(9, 9, -9, -9), 8, 8)
        half = size.height() / 2
        font = theme.display(size.height() * 0.24)
        write(painter, QRectF(0, half * 0.35, size.width(), half * 0.6), "C", font, theme.INK)
        write(painter, QRectF(0, half * 1.05, size.width(), half * 0.6), "D", font, theme.INK)
        painter.setPen(_round_pen(theme.INK, max(size.height() * 0.02, 3)))
        painter.drawLine(QPointF(size.width() * 0.3, half), QPointF(size.width() * 0.7, half))


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
    """What has just happened, for a moment, across the puzzle card."""

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
        painter.drawRoundedRect(_box(size, 2), theme.RADIUS, theme.RADIUS)
        high = 70.0 if self.under else size.height() - 8
        write(
            painter, QRectF(20, 4, size.width() - 40, high), self.text, theme.display(52), ink, align=CENTRE
        )
        if self.under:
            rest = QRectF(24, 68, size.width() - 48, size.height() - 78)
            write(painter, rest, self.under, theme.text(32), ink, lines=2)
