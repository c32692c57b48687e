"""The few widgets that everything about the table is made of: pages, words and buttons.

Each has `dress(look)`, which is called on every resize. All text is shown as it is: no markup, no `&`
shortcuts. Arrow keys move the gold focus ring to the next thing in that direction, as on a television's
remote; Enter takes it, once, however long it is held.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
)
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from boardroom.app import style
from boardroom.app.stepping import ARROWS, as_seen, focusable, step_focus, tab_round
from boardroom.app.style import Look
from boardroom.stage import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BACK = (Qt.Key.Key_Escape, Qt.Key.Key_Back)
"""The second is on remotes."""
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter


class Guard:
    """Keeps a touch that was meant for what stood here before from acting on what has just appeared."""

    MS = 260

    def __init__(self) -> None:
        self._until = 0.0

    def close(self, ms: float = MS) -> None:
        """Let nothing pass for a moment, at the pace of the table (no time at all in tests)."""
        from boardroom.stage.motion import PACE  # loads all of the stage, which the shelf can do without

        self._until = time.monotonic() + ms * PACE.scale / 1000

    @property
    def is_closed(self) -> bool:
        """Whether that moment still lasts."""
        return time.monotonic() < self._until


class Cover(QWidget):
    """What lies over a page and takes every touch of it: the base of all cards."""


class Page(QWidget):
    """Fills the window with felt of one mood, and dresses what stands on it in the size of the window."""

    def __init__(self, mood: theme.Mood, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mood = mood
        self.look = Look.of(QSize(1920, 1080), mood)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def dress(self, look: Look) -> None:
        """Put everything in its place for this look."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new size: a new look."""
        self.look = Look.of(self.size(), self.mood)
        self.dress(self.look)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move the focus."""
        if not step_focus(self, event.key(), self.order()):
            super().keyPressEvent(event)

    def lay_under_covers(self, part: QWidget) -> None:
        """A part that comes to the page while a card lies over it comes below the card."""
        for child in self.children():
            if isinstance(child, Cover):
                part.stackUnder(child)
                return

    def order(self) -> Sequence[QWidget]:
        """What up and down go through where left and right are in use."""
        return as_seen(self)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the page."""
        tab_round(self.chain(), self.focusWidget(), forward)
        return True

    def chain(self) -> Sequence[QWidget]:
        """What Tab goes through, in its order."""
        return focusable(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the ground; the widgets on it draw themselves."""
        painter = QPainter(self)
        try:
            self.lay(painter, self.look)
        finally:
            painter.end()

    def lay(self, painter: QPainter, look: Look) -> None:
        """The felt, and in a page of its own what is painted on it."""
        felt(painter, look.mood, self.rect())


def felt(painter: QPainter, mood: theme.Mood, window: QRect) -> None:
    """The cloth of an empty table, as the scenes have it too."""
    from PySide6.QtWidgets import QGraphicsScene

    from boardroom.stage.ground import Ground  # the shelf is of wood, and comes first

    Ground(QGraphicsScene(), mood).paint(painter, window, QRectF())


class Painted(QWidget):
    """A widget that only shows something, drawn in the look it was dressed in last."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = Look.of(QSize(1920, 1080), theme.MOODS["shelf"])
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def dress(self, look: Look) -> None:
        """Take the fonts of this look."""
        self._look = look
        self.update()


class Words(QLabel):
    """Plain text that never overflows: it wraps, then shrinks to `least` units, and at last is elided.

    Where it would be too small to be read well, a shorter way to say it is better, if there is one.
    """

    def __init__(
        self,
        parent: QWidget,
        size: float,
        *,
        colour: str = theme.CREAM,
        align: Qt.AlignmentFlag = LEFT,
        face: Literal["text", "medium", "display"] = "text",
        lines: int = 1,
        least: float = theme.SMALL,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._size, self._least, self._lines = size, min(least, size), lines
        self._colour, self._align, self._face = QColor(colour), align, face
        self._words = ""
        self._shorter: tuple[str, ...] = ()
        self._look = Look.of(QSize(1920, 1080), theme.MOODS["shelf"])
        self._set: tuple[str, QSize, style.Lines] | None = None

    def say(self, words: str, colour: str | None = None, shorter: Sequence[str] = ()) -> None:
        """Show this, whatever it holds; `shorter` ways to say it are for where it cannot be read well."""
        if colour is not None:
            self._colour = QColor(colour)
        self._words, self._shorter = words, tuple(shorter)
        self.setAccessibleName(words)
        self._set = None
        self.update()

    @property
    def words(self) -> str:
        """What is to be said, whole."""
        return self._words

    def dress(self, look: Look) -> None:
        """Take the fonts of this look."""
        self._look, self._set = look, None
        self.update()

    def wide(self) -> float:
        """Units that the whole text would take in one line at its full size."""
        look = self._look
        size = self._size * theme.manner().text
        return QFontMetricsF(self._face_of(look)(size)).horizontalAdvance(self._words) / look.unit

    def tall(self, wide: float) -> float:
        """Units of height that it needs at its full size, when it is `wide` units wide."""
        look = self._look
        face = self._face_of(look)
        room = wide * look.unit - 2
        lines = style.fit(self._words, face, room, 1e6, self._size, self._lines, self._least)
        return lines.height / look.unit

    def _face_of(self, look: Look) -> Callable[[float], QFont]:
        if self._face == "display":
            return look.display
        return look.text if self._face == "text" else lambda units: look.text(units, bold=False)

    @property
    def lines(self) -> style.Lines:
        """The text as it is set in the size it has now."""
        size = self.size()
        if self._set is None or self._set[1] != size:
            face, well_read = self._face_of(self._look), self._look.px(theme.well_read()) - 1
            for words in (self._words, *self._shorter):
                lines = style.fit(
                    words, face, size.width() - 2, size.height(), self._size, self._lines, self._least
                )
                if not lines.is_cut and lines.font.pixelSize() >= well_read:
                    break
            self._set = (self._words, size, lines)
        return self._set[2]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        if self._words:
            self.lines.paint(QPainter(self), QRectF(self.rect()), self._align, self._colour)


Kind = Literal["plain", "gold", "bare", "warm", "ink", "faint"]
_FILLS: dict[Kind, tuple[QColor, QColor, str]] = {
    # at rest, under the pointer, words
    "plain": (QColor(255, 255, 255, 38), QColor(255, 255, 255, 66), theme.CREAM),
    "gold": (QColor(theme.GOLD), QColor(theme.GOLD).lighter(108), theme.INK),
    "bare": (QColor(255, 255, 255, 0), QColor(255, 255, 255, 38), theme.CREAM),
    "warm": (QColor(theme.PAPER), QColor(theme.PAPER_SHADE), theme.INK),
    "ink": (QColor(0, 0, 0, 0), QColor(0, 0, 0, 24), theme.INK),  # on paper
    "faint": (QColor(255, 255, 255, 10), QColor(255, 255, 255, 26), theme.SOFT),  # cannot be done now
}


class Pill(QPushButton):
    """A round-ended button. A double click is one click, a held key is one press.

    `kind` is gold for the one thing to do next. `sign` is drawn instead of words (see `style.glyph`);
    `brisk` lets every click of a fast series count, for buttons that step through values.
    """

    def __init__(
        self, parent: QWidget, words: str = "", kind: Kind = "plain", *, sign: str = "", brisk: bool = False
    ) -> None:
        super().__init__(parent)
        self.kind: Kind = kind
        self.sign = sign
        self.brisk = brisk
        self.units = 32.0
        self._words = ""
        self._look = Look.of(QSize(1920, 1080), theme.MOODS["shelf"])
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.say(words)

    @property
    def words(self) -> str:
        """What stands on it, whole."""
        return self._words

    def say(self, words: str, name: str | None = None) -> None:
        """Write on it; `name` is for screen readers, where the words alone would not do.

        Never QPushButton.setText, which would make a shortcut of every `&`.
        """
        self._words = words
        self.setAccessibleName(words if name is None else name)
        self.update()

    def dress(self, look: Look) -> None:
        """Take the fonts of this look."""
        self._look = look
        self.update()

    def wide(self, most: float = 620, least: float = 0) -> float:
        """The width it would like, in units."""
        size = self.units * theme.manner().text
        long = QFontMetricsF(self._look.text(size)).horizontalAdvance(" ".join(self._words.split()))
        return min(max(long / self._look.unit + 72, least), most)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, once; arrows are for the page to move the focus by."""
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click was meant for what stood here at the first."""
        if self.brisk:
            super().mouseDoubleClickEvent(event)
        else:
            event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it with its shadow or focus ring."""
        painter = QPainter(self)
        look = self._look
        unit = look.unit
        edge = 7 * unit
        body = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        rest, under, words = _FILLS[self.kind]
        down = self.isDown()
        if self.kind in ("gold", "warm") and not down:
            style.shadow(painter, body, body.height() / 2, 3 * unit, 3 * unit)
        if down:
            body.translate(0, 2 * unit)
        style.plate(painter, body, body.height() / 2, under if self.underMouse() or down else rest)
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            colour = QColor(theme.CREAM if self.kind == "gold" else theme.GOLD)
            style.ring(painter, around, around.height() / 2, 4.5 * unit, colour)
        self.mark(painter, body, QColor(words))

    def mark(self, painter: QPainter, body: QRectF, colour: QColor) -> None:
        """Draw what stands on it."""
        unit = self._look.unit
        if self.sign:
            style.glyph(painter, self.sign, body.center(), min(body.height(), body.width()) * 0.22, colour)
            return
        room = body.width() - min(40 * unit, body.height() * 0.6)
        lines = style.fit(
            self._words, self._look.text, room, body.height(), self.units, 2, min(theme.SMALL, self.units)
        )
        lines.paint(painter, body, CENTRE, colour)


_LEAST = 40.0
"""Units left of a row of buttons that stay free, at least."""


def row_from_right(
    look: Look, pills: Sequence[Pill], right: float, y: float, height: float, gap: float
) -> float:
    """Stand buttons in a row that ends at `right`; gives the left edge of the first, all in units.

    Coordinates are those of the table when the parent fills the window. The ring's room overlaps the gap.
    Buttons that would take more than there is are narrower than they would like.
    """
    for pill in pills:
        pill.dress(look)
    room = right - _LEAST - gap * (len(pills) - 1)
    narrow = min(room / max(sum(pill.wide() for pill in pills), 1.0), 1.0)
    for pill in reversed(pills):
        wide = pill.wide() * narrow
        pill.setGeometry(look.rect(right - wide - 7, y - 7, wide + 14, height + 14))
        right -= wide + gap
    return right + gap
