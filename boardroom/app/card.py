"""What every card in the window is: it lies over everything, takes every touch and key, and holds the focus.

A card is a child of the page or window it covers, so it is always on the right screen and in front. Make one,
connect its signals, call `open()`; it closes itself before it says what was chosen, and then is gone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid

from boardroom.app import style
from boardroom.app.controls import Choice, Scroll, Switch, Volume
from boardroom.app.echo import swallow_echo
from boardroom.app.field import Field
from boardroom.app.parts import (
    BACK,
    CENTRE,
    Cover,
    Guard,
    Page,
    Painted,
    Pill,
    Words,
    felt,
)
from boardroom.app.stepping import focusable, step_focus, tab_round
from boardroom.app.style import Look
from boardroom.stage import theme

Part = Words | Pill | Volume | Painted | Scroll | Field
_PAD, _GAP = 56.0, 18.0
_EDGE = 16.0
"""Units of the window that a card leaves free at least, above and below together."""


class _Row(Struct, frozen=True):
    parts: tuple[Part, ...]
    high: float
    is_beside: bool = False
    is_grid: bool = False
    fills: bool = False


class Card(Cover):
    """The base of all cards. `hides`: nothing of what is behind can be seen.

    Subclasses fill it from top to bottom with `add` and `add_row`, and answer with `choose`. Esc chooses what
    is safe.
    """

    stepped_back = Signal()
    """Esc, where it leads to what the card was opened from."""
    hides: ClassVar[bool] = False
    wide: ClassVar[float] = 900.0
    guard_ms: ClassVar[float] = Guard.MS
    above: ClassVar[float] = 0.0
    """Units over the first row for what a card paints there, as far as there is room."""

    def __init__(self, host: QWidget, title: str, text: str = "", mood: str = "shelf") -> None:
        super().__init__(host)
        self.hide()
        self._host = host
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a touch beside the buttons leaves the focus with them
        self.mood = theme.MOODS[mood]
        self.look = Look.of(host.size(), self.mood)
        self._rows: list[_Row] = []
        self._folded: set[Part] = set()
        self._panel = QRectF()
        self._guard = Guard()
        self._is_chosen = self._leads_back = False
        self._before: QWidget | None = None
        self._first: QWidget | None = None
        self.setAccessibleName(f"{title}. {text}")
        size = 96 if self.hides else 56
        self.title = self.words(title, size, size * 1.3, colour=theme.GOLD, display=True, lines=2, least=36)
        self.text = self.words(text, *((46, 84) if self.hides else (34, 48)), lines=7) if text else None
        host.installEventFilter(self)

    # ------------------------------------------------------------------------------------------- filling

    def words(
        self,
        words: str,
        size: float,
        high: float,
        *,
        colour: str = theme.CREAM,
        display: bool = False,
        lines: int = 1,
        least: float = theme.SMALL,
    ) -> Words:
        """Add a text, `size` and `high` in units; it grows by a line where it needs more."""
        part = Words(
            self,
            size,
            colour=colour,
            align=CENTRE,
            face="display" if display else "text",
            lines=lines,
            least=least,
        )
        part.say(words)
        self.add(part, high)
        return part

    def add(self, part: Part, high: float) -> None:
        """Add something over the whole width, `high` units high."""
        self._rows.append(_Row((part,), high))

    def add_row(
        self, pills: Sequence[Pill], high: float = 86, *, is_grid: bool = False, fills: bool = False
    ) -> None:
        """Add buttons side by side (none: leave room); in a grid those that are hidden keep their place.

        `fills`: over the whole width, all alike.
        """
        self._rows.append(_Row(tuple(pills), high, is_beside=True, is_grid=is_grid, fills=fills))

    def fold(self, part: Part, is_folded: bool = True) -> None:
        """Let the row of this part take no room, or have it again. Hidden parts keep theirs."""
        (self._folded.add if is_folded else self._folded.discard)(part)

    def button(self, words: str, chosen: SignalInstance, *values: object, gold: bool = False) -> Pill:
        """A button that chooses this."""
        pill = Pill(self, words, "gold" if gold else "plain")
        pill.units = 44 if self.hides else 34
        pill.clicked.connect(lambda: self.choose(chosen, *values))
        return pill

    # --------------------------------------------------------------------------------- opening, choosing

    def open(self) -> None:
        """Lie over the host."""
        self._before = QApplication.focusWidget()
        self.setGeometry(self._host.rect())
        self.dress(Look.of(self.size(), self.mood))
        self._guard.close(self.guard_ms)
        self.show()
        self.raise_()
        _application().focusChanged.connect(self._hold_focus)
        (self._first or next(iter(focusable(self)), self)).setFocus(Qt.FocusReason.PopupFocusReason)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def choose(self, chosen: SignalInstance, *values: object) -> None:
        """Close, then say what was chosen: once, and by no touch that was meant for what was here before."""
        if self._is_chosen or self._guard.is_closed:
            return
        self.put_away()
        chosen.emit(*values)

    def put_away(self) -> None:
        """Close without a choice."""
        if self._is_chosen:
            return
        self._is_chosen = True
        _application().focusChanged.disconnect(self._hold_focus)
        self._host.removeEventFilter(self)
        before = self._before
        if before is not None and isValid(before) and before.isVisible() and before.window() is self.window():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        self.deleteLater()
        if isinstance(self._host, Page | QStackedWidget):  # tables have guards of their own, and quick hands
            swallow_echo(self.window())

    def lead_back(self, to: Callable[[], None]) -> None:
        """Let Esc lead to what this card was opened from."""
        self._leads_back = True
        self.stepped_back.connect(to)

    def escape(self) -> None:
        """What Esc chooses. Nothing, unless a card knows something safe."""

    @property
    def is_on_top(self) -> bool:
        """Whether no other card in the window lies over this one. Of several, one alone is on top."""
        cards = [card for card in self.window().findChildren(Card) if card.isVisible()]
        return bool(cards) and cards[-1] is self

    def _hold_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """What wants the focus behind the card gets it when the card is gone."""
        if new is None or new is self or self.isAncestorOf(new) or new.window() is not self.window():
            return
        if self.is_on_top:
            self._before = new
            inside = old if old is not None and self.isAncestorOf(old) and old.isVisible() else None
            (inside or self._first or next(iter(focusable(self)), self)).setFocus()

    # --------------------------------------------------------------------------------------- looking so

    def dress(self, look: Look) -> None:
        """Stack the rows in the middle."""
        self.look = look
        inner = self.wide - 2 * _PAD
        for row in self._rows:
            for part in row.parts:
                part.dress(look)
        rows = [
            line for row in self._rows if self._folded.isdisjoint(row.parts) for line in _lines(row, inner)
        ]
        highs = [self._tall(row, inner) for row in rows]
        total = sum(highs) + _GAP * (len(highs) - 1)
        room = theme.TABLE.height() - 2 * _PAD - _EDGE
        if total > room:  # in large type: closer together, and what is written fits itself into that
            highs = [high * (room - _GAP * (len(highs) - 1)) / sum(highs) for high in highs]
            total = room
        top = (theme.TABLE.height() - total + min(self.above, room - total)) / 2
        left = (theme.TABLE.width() - inner) / 2
        self._panel = QRectF(look.rect(left - _PAD, top - _PAD, self.wide, total + 2 * _PAD))
        for row, high in zip(rows, highs, strict=True):
            if row.is_beside:
                _stand_beside(look, row.parts, left + inner / 2, top, high, inner, row.fills)
            else:
                row.parts[0].setGeometry(look.rect(left, top, inner, high))
            top += high + _GAP
        self.update()

    @property
    def top(self) -> float:
        """Where the first row begins, in pixels."""
        return self._panel.top() + _PAD * self.look.unit

    def _tall(self, row: _Row, inner: float) -> float:
        """A text that needs more lines than one has them."""
        if row.is_beside and not row.fills:
            return row.high
        wide = (inner - _GAP * (len(row.parts) - 1)) / max(len(row.parts), 1)
        texts = [part for part in row.parts if isinstance(part, Words | Switch | Choice)]
        return max([row.high, *(part.tall(wide) + 8 for part in texts)])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what is behind, or hide it, and lay the panel."""
        painter, look = QPainter(self), self.look
        ground = self.rect()
        if self.hides:
            felt(painter, look.mood, ground)
        else:
            painter.fillRect(ground, QColor(0, 0, 0, 150))
            radius = theme.RADIUS_LARGE * look.unit
            style.shadow(painter, self._panel, radius, 14 * look.unit, 26 * look.unit)
            style.plate(painter, self._panel, radius, QColor(look.mood.deep), style.faded(theme.GOLD, 0.45))

    # -------------------------------------------------------------------------- taking all touch and keys

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the window."""
        self.dress(Look.of(self.size(), self.mood))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow with the host before it can show an edge of what is behind; or be laid out anew, as it is."""
        if event.type() == QEvent.Type.Resize and watched is self._host:
            if self.geometry() == self._host.rect():
                self.dress(Look.of(self.size(), self.mood))
            self.setGeometry(self._host.rect())
        return False

    def event(self, event: QEvent) -> bool:
        """Claim every key before it becomes a shortcut of what is behind."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round inside the card."""
        tab_round(focusable(self), self.focusWidget(), forward)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, arrows, and nothing gets through but F11, which is about the window."""
        if event.key() in BACK and not event.isAutoRepeat():
            if self._leads_back:
                self.choose(self.stepped_back)
            else:
                self.escape()
        else:
            step_focus(self, event.key())
        event.setAccepted(event.key() != Qt.Key.Key_F11)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Beside the panel there is nothing."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Beside the panel there is nothing."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Beside the panel there is nothing."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nothing behind it scrolls."""
        event.accept()


def _lines(row: _Row, inner: float) -> list[_Row]:
    """A row of buttons that are wider than the card, in several; what is hidden and no grid has no place."""
    if not row.is_beside or row.is_grid:
        return [row]
    lines: list[list[Part]] = [[]]
    free = inner
    for part in row.parts:
        if part.isHidden():
            continue
        wide = part.wide(inner) if isinstance(part, Pill) and not row.fills else 0.0
        if wide > free and lines[-1]:
            lines.append([])
            free = inner
        lines[-1].append(part)
        free -= wide + _GAP
    return [replace(row, parts=tuple(line)) for line in lines]


def _stand_beside(
    look: Look, parts: Sequence[Part], middle: float, top: float, high: float, inner: float, fills: bool
) -> None:
    """Buttons side by side around `middle`, narrower than they would like when they must be."""
    wide = [part.wide(inner) if isinstance(part, Pill) else inner / len(parts) for part in parts]
    room = inner - _GAP * (len(parts) - 1)
    if fills:
        wide = [room / max(len(parts), 1)] * len(parts)
    elif sum(wide) > room:
        wide = [width * room / sum(wide) for width in wide]
    left = middle - (sum(wide) + _GAP * (len(parts) - 1)) / 2
    for part, width in zip(parts, wide, strict=True):
        part.setGeometry(look.rect(left - 7, top - 3, width + 14, high + 6))
        left += width + _GAP


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication), "a card lies in a window"
    return application
