"""What lies on this table and on no other: prize cards, the window, the plates of the sides, the solution."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from boardroom.core.tongue import money, tr
from boardroom.games.concentration import rebus_art
from boardroom.games.concentration.ink import GRID
from boardroom.games.concentration.layout import Element
from boardroom.games.concentration.names import told
from boardroom.stage import theme
from boardroom.stage.items.faces import shape_path
from boardroom.stage.lettering import LEFT, draw, fitted, write
from boardroom.stage.pictures import rounded
from boardroom.stage.prompt import quoted
from boardroom.stage.strokes import Rounded, draw_picture, shaded

DARK = "#45101a"
"""Between the panels."""
SPECIALS = {"wild": "#6b2fb3", "take": "#b3172e", "red": "#c22533", "green": "#1d7a3c"}
"""The colours of Wild and Take cards; those of the two pairs of Takes stand in their names too."""
WOOD = ("#a06a3c", "#7c4d26")
GRIP = 66.0
"""So much of the solution slide always stays to pull at."""


@dataclass(frozen=True, slots=True)
class Face(Rounded):
    """A prize card face up; `special` is the key of its colour if it is a Wild or a Take."""

    name: str
    picture: str
    value: int
    special: str = ""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Picture, name in one line or two, value; the picture takes the room that the words leave."""
        box = QRectF(QPointF(), size)
        shaded(painter, box, theme.RADIUS_SMALL, theme.PAPER, theme.PAPER_SHADE)
        ink = SPECIALS.get(self.special, theme.INK)
        if self.special:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(ink), 5))
            painter.drawRoundedRect(box.adjusted(6, 6, -6, -6), 10, 10)
        room = QRectF(0, 0, box.width() - 10, 72)
        font, lines = fitted(self.name, room, theme.text(theme.SMALL), 2, ROOMY)
        worth, step = 0 if self.special else 30, font.pixelSize() * 0.96
        words = step * len(lines) + worth + 10
        side = min(box.width() - 24, box.height() - words - 8)
        draw_picture(painter, self.picture, QRectF(box.center().x() - side / 2, box.top() + 8, side, side))
        for number, line in enumerate(lines):
            row = QRectF(box.left() + 5, box.bottom() - words + 2 + step * number, room.width(), step)
            draw(painter, row, font, [line], ink)
        if worth:
            row = QRectF(box.left() + 5, box.bottom() - 40, room.width(), 36)
            write(painter, row, money(self.value), theme.text(theme.SMALL + 2), theme.INK_RED)


@dataclass(frozen=True, slots=True)
class Window:
    """The rebus as far as it shows: what lies under covered panels is not painted at all.

    `uncovered` holds panels 1 to 25.
    """

    elements: tuple[Element, ...]
    uncovered: tuple[int, ...]
    lit: int | None = None
    """The part that is being explained: the others fade back."""

    def outline(self, size: QSizeF) -> QPainterPath:
        """All of it."""
        return rounded(size, 0)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Bright paper where nothing covers it, and the dark of the console elsewhere."""
        pitch = size.width() / GRID
        painter.fillRect(QRectF(QPointF(), size), QColor(DARK))
        if not self.uncovered:
            return
        shows = QPainterPath()
        for panel in self.uncovered:
            row, column = divmod(panel - 1, GRID)
            shows.addRect(QRectF(column * pitch, row * pitch, pitch, pitch))
        painter.save()
        painter.setClipPath(shows)
        rebus_art.paint(painter, self.elements, QRectF(QPointF(), size), self.lit)
        painter.restore()


BESIDE = 10.0
"""Units that what is said beside the board keeps free at its sides."""
SMALLEST = 24
"""The size of what is said beside the board when it is long."""
SHORT_NAME = QRectF(120, 5, 244, 46)
"""The place of names that are large enough in one line: the sums stand below them, beside the picture."""
LONG_NAME = QRectF(114, 4, 256, 96)
"""The place of longer ones, in several lines; the sums stand below the picture."""
LONGEST_NAME = QRectF(114, 4, 256, 136)
"""The place of two that are as long as names may be."""
ROOMY = 22
"""Names that would be smaller than this get a larger place."""
ON_PLATE = 88
"""So many letters of names can be read on the plate of a side; where a side has more, each is shortened."""


def name_place(names: tuple[str, ...]) -> QRectF:
    """Where names stand on a plate: in one line if they are large enough so, else in several."""
    words = " ".join(told(names, ON_PLATE).split())
    if fitted(words, SHORT_NAME, theme.display(40), 1, theme.SMALL + 4)[1] == [words]:
        return SHORT_NAME
    _, lines = fitted(words, LONG_NAME, theme.display(40), 4, ROOMY)
    whole = "".join("".join(lines).split()) == "".join(words.split())  # a word may be broken at its hyphen
    return LONG_NAME if whole else LONGEST_NAME


def sum_high() -> float:
    """The height of a line with a sum: higher where the family reads large type."""
    return 30.0 + 44.0 * (theme.manner().text - 1)


def head(names: tuple[str, ...]) -> float:
    """How much of a plate names and sums take; a prize below them may rise and covers nothing of them."""
    return name_place(names).bottom() + 2 * sum_high() + (25 if name_place(names) is SHORT_NAME else 30)


@dataclass(frozen=True, slots=True)
class SidePlate:
    """A side: its players, the dollars it has won and those in its rack, its own colour and shape.

    `active` is the side whose turn it is; its plate is filled with its colour.
    """

    names: tuple[str, ...]
    picture: str
    banked: int
    at_stake: int
    side: int
    active: bool
    own: int = 0
    """The number of its colour and shape in theme.SIDES."""
    is_empty: bool = False
    """Whether nothing lies in its rack."""

    def outline(self, size: QSizeF) -> QPainterPath:
        """A rounded plate."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        own = theme.SIDES[self.own]
        ink, soft = (theme.INK, theme.INK) if self.active else (theme.CREAM, theme.SOFT)
        painter.setPen(Qt.PenStyle.NoPen if self.active else QPen(QColor(own.colour), 3))
        painter.setBrush(QColor(own.colour if self.active else theme.PLATE))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), theme.RADIUS, theme.RADIUS)
        disc = QRectF(20, 14, 84, 84)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 70 if self.active else 28))
        painter.drawEllipse(disc)
        draw_picture(painter, self.picture, disc.adjusted(12, 12, -12, -12))
        badge = QRectF(disc.right() - 26, disc.bottom() - 28, 30, 30)
        painter.setPen(QPen(QColor(theme.INK), 2.5))
        painter.setBrush(QColor(own.colour))
        painter.drawPath(shape_path(own.shape, badge))
        place, words, font = name_place(self.names), told(self.names, ON_PLATE), theme.display(40)
        if place is SHORT_NAME:
            write(painter, place, words, font, ink, align=LEFT)
            row = QRectF(place.left(), place.bottom() - 3, place.width(), sum_high() + 2)
        else:
            write(painter, place, words, font, ink, align=LEFT, lines=5, least=theme.LEAST_NAME)
            row = QRectF(20, place.bottom(), box.width() - 40, sum_high() + 2)
        banked = tr("Won {sum}", sum=money(self.banked))
        write(painter, row, banked, theme.text(theme.SMALL), ink, align=LEFT)
        at_stake = tr("Rack {rack}: {sum}", rack=self.side + 1, sum=money(self.at_stake))
        write(painter, row.translated(0, sum_high()), at_stake, theme.text(theme.SMALL), soft, align=LEFT)
        if self.is_empty:
            rest = QRectF(20, head(self.names), box.width() - 40, box.height() - head(self.names) - 20)
            write(painter, rest, tr("no prizes yet"), theme.text(theme.SMALL, bold=False), soft)


@dataclass(frozen=True, slots=True)
class News(Rounded):
    """What has just come about, in at most three parts: a small line, a heading in gold, the rest."""

    over: str = ""
    heading: str = ""
    under: str = ""
    size: int = theme.HEADING

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw them one below the other."""
        top = 0.0
        if self.over:
            write(painter, QRectF(0, 0, size.width(), 40), self.over, theme.text(theme.BODY), theme.SOFT)
            top += 42
        if self.heading:
            high = self.size * 2.3 if top + self.size * 2.3 < size.height() - 70 else self.size * 1.25
            row = QRectF(0, top, size.width(), high)
            _, lines = fitted(self.heading, row, theme.display(self.size), 2, theme.SMALL)
            row.setHeight(self.size * 1.2 * len(lines))
            write(painter, row, self.heading, theme.display(self.size), theme.GOLD, lines=2)
            top = row.bottom() + 6
        if self.under:
            rest = QRectF(BESIDE, top, size.width() - 2 * BESIDE, size.height() - top)
            _flow(painter, rest, self.under, theme.BODY, SMALLEST)


def _flow(painter: QPainter, box: QRectF, words: str, size: int, least: int = theme.SMALL) -> None:
    """Plain words in lines from the top of a box."""
    font = theme.text(size, bold=False)
    most = max(int(box.height() / (least * 1.22)), 1)
    smaller, lines = fitted(words, box, font, most, least)
    high = min(QFontMetricsF(smaller).lineSpacing() * len(lines) + 2, box.height())
    top = QRectF(box.left(), box.top(), box.width(), high)
    write(painter, top, words, font, theme.CREAM, lines=most, least=least)


@dataclass(frozen=True, slots=True)
class Case(Rounded):
    """The plate that the solution slide runs on, with words above and below it."""

    foot: str = ""

    def outline(self, size: QSizeF) -> QPainterPath:
        """A rounded plate."""
        return rounded(size, theme.RADIUS_LARGE)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        painter.setPen(QPen(QColor(theme.line(theme.PLATE_LINE)), theme.ringed(2)))
        painter.setBrush(QColor(theme.PLATE))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.RADIUS_LARGE, theme.RADIUS_LARGE)
        head = QRectF(12, 20, box.width() - 24, 46)
        write(painter, head, tr("Solution slide"), theme.text(theme.BODY + 2), theme.CREAM)
        foot, font = QRectF(12, box.height() - 96, box.width() - 24, 92), theme.text(theme.SMALL, bold=False)
        write(painter, foot, self.foot, font, theme.SOFT, lines=3, least=SMALLEST)


@dataclass(frozen=True, slots=True)
class Solution(Rounded):
    """The strip of paper under the solution slide: its first letters, or (`whole`) all of it."""

    letters: str
    whole: bool = False

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        shaded(painter, box, theme.RADIUS_SMALL, theme.PAPER, theme.PAPER_SHADE)
        if self.whole:
            inner = box.adjusted(14, 4, -10, -4)
            write(painter, inner, self.letters, theme.display(50), theme.INK, lines=2)
        else:
            inner = QRectF(14, 4, closed_part(self.letters, box).left() - 20, box.height() - 8)
            font = theme.display(50)
            write(painter, inner, self.letters, font, theme.INK, align=LEFT, lines=3, least=22)


def closed_part(letters: str, strip: QRectF) -> QRectF:
    """What the solution slide covers of the strip: all but the letters, and always enough to pull at."""
    if not letters:
        return strip
    wide = QFontMetricsF(theme.display(50)).horizontalAdvance(letters) + 28
    return strip.adjusted(min(wide, strip.width() - GRIP), 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Wood(Rounded):
    """The solution slide itself."""

    words: str

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box = QRectF(QPointF(), size)
        shaded(painter, box, theme.RADIUS_SMALL, *WOOD)
        painter.setPen(QPen(QColor(255, 255, 255, 60), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(6, 6, -6, -6), 9, 9)
        room, font = box.adjusted(12, 0, -12, 0), theme.text(theme.SMALL + 2)
        if " ".join(fitted(self.words, room, font, 2, theme.SMALL)[1]) == self.words:
            write(painter, room, self.words, font, theme.CREAM, lines=2)
            return
        for aside in (-8, 0, 8):
            x = box.center().x() + aside
            painter.drawLine(QPointF(x, box.center().y() - 16), QPointF(x, box.center().y() + 16))


@dataclass(frozen=True, slots=True)
class Explained(Rounded):
    """The rebus read aloud: who solved it, the solution, and what each part is and says."""

    outcome: str
    solution: str
    lines: tuple[tuple[str, str], ...]
    lit: int | None = None

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it; the parts share the room that the solution leaves."""
        wide = size.width()
        over = QRectF(0, 0, wide, 60)
        write(painter, over, self.outcome, theme.text(theme.BODY), theme.CREAM, lines=2, least=SMALLEST)
        head = QRectF(0, 60, wide, 114)
        write(painter, head, self.solution, theme.display(52), theme.GOLD, lines=2)
        if not self.lines:
            return
        step = min((size.height() - 190) / len(self.lines), 124)
        for number, (what, says) in enumerate(self.lines):
            row = QRectF(0, 190 + number * step, wide, 36)
            painter.setOpacity(1.0 if self.lit in (None, number) else 0.35)
            write(painter, row, quoted(says), theme.text(theme.BODY + 2), theme.GOLD)
            _flow(painter, QRectF(0, row.bottom() - 2, wide, step - 36), what, theme.SMALL, SMALLEST)
