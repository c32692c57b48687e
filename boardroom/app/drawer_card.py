"""DrawerCard(host, kept): the drawer of games that one may go on with, or (by another `verb`) watch.

Signals: resumed(Path) · deleted(Path) · closed(). `deleted` may come several times before the card closes.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.card import Card
from boardroom.app.parts import LEFT, Painted, Pill
from boardroom.app.shelf_page import Kept
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme

_PAGE = 5
"""Games shown at once."""


class _Slot(Painted):
    """One game: what it is, a button to go on with it, and one to throw it away that asks again."""

    def __init__(self, drawer: DrawerCard) -> None:
        super().__init__(drawer)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.kept: Kept | None = None
        self.go_on = Pill(self, drawer.verb, "gold")
        self.throw = Pill(self, sign="cross")
        self._is_sure = False
        self._drawer = drawer
        self.go_on.clicked.connect(self._go_on)
        self.throw.clicked.connect(self._throw)

    def show_game(self, kept: Kept | None) -> None:
        """Hold this game, or nothing."""
        self.kept = kept
        self.setVisible(kept is not None)
        self._ask(False)
        if kept is not None:
            verb = self._drawer.verb
            self.go_on.say(verb, tr("{verb} {game}", verb=verb, game=kept.text))

    def _go_on(self) -> None:
        if self.kept is not None:
            self._drawer.choose(self._drawer.resumed, self.kept.path)

    def _throw(self) -> None:
        if self.kept is not None and self._is_sure:
            self._drawer.throw_away(self.kept)
        else:
            self._ask(True)

    def _ask(self, sure: bool) -> None:
        self._is_sure = sure
        self.throw.sign = "" if sure else "cross"
        self.throw.kind = "warm" if sure else "plain"
        text = self.kept.text if self.kept else ""
        name = tr("Really throw away {game}" if sure else "Throw away {game}", game=text)
        self.throw.say(tr("Throw away?") if sure else "", name)
        self.dress(self._look)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons move along."""
        self.dress(self._look)

    def dress(self, look: Look) -> None:
        """The buttons stand at the end."""
        super().dress(look)
        inside = Look(look.unit, 0.0, 0.0, look.mood)
        right, high = self.width() / look.unit - 10, self.height() / look.unit
        for pill, wide in ((self.throw, 250 if self._is_sure else 76), (self.go_on, 200)):
            pill.dress(inside)
            pill.setGeometry(inside.rect(right - wide, 7, wide, high - 14))
            right -= wide + 4
        self._right = right

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words."""
        if self.kept is None:
            return
        painter, look, unit = QPainter(self), self._look, self._look.unit
        body = QRectF(self.rect()).adjusted(0, 3 * unit, 0, -3 * unit)
        style.plate(painter, body, theme.RADIUS * unit, QColor(255, 255, 255, 30))
        room = QRectF(28 * unit, 0, (self._right - 44) * unit, self.height())
        half = room.height() / 2
        upper = room.adjusted(0, 6 * unit, 0, -half + 4 * unit) if self.kept.when else room
        style.fit(self.kept.text, look.text, room.width(), upper.height(), 32, 28, 1).paint(
            painter, upper, LEFT, QColor(theme.CREAM)
        )
        lower = room.adjusted(0, half - 2 * unit, 0, -8 * unit)
        if self.kept.when:
            style.fit(self.kept.when, look.text, room.width(), lower.height(), 28, 28, 1).paint(
                painter, lower, LEFT, QColor(theme.SOFT)
            )


class DrawerCard(Card):
    """Take a game out, or throw one away. Esc closes it."""

    resumed = Signal(object)
    deleted = Signal(object)
    closed = Signal()
    wide = 1560.0

    def __init__(self, host: QWidget, kept: Sequence[Kept], title: str = "", verb: str = "") -> None:
        super().__init__(host, title or tr("Saved games"))
        self.verb = verb or tr("Resume")
        self._kept, self._at = list(kept), 0
        self.slots = [_Slot(self) for _ in range(min(_PAGE, max(len(self._kept), 1)))]
        for slot in self.slots:
            self.add(slot, 100)
        self.newer, self.older = Pill(self, tr("Newer")), Pill(self, tr("Older"))
        self.newer.clicked.connect(lambda: self._turn(-_PAGE))
        self.older.clicked.connect(lambda: self._turn(_PAGE))
        shut = self.button(tr("Close the drawer"), self.closed)
        self.add_row([self.newer, shut, self.older] if len(self._kept) > _PAGE else [shut])
        self._turn(0)

    def throw_away(self, kept: Kept) -> None:
        """Say so, and close the gap."""
        self._kept.remove(kept)
        self.deleted.emit(kept.path)
        if self._kept:
            self._turn(0)
        else:
            self.choose(self.closed)

    def _turn(self, by: int) -> None:
        self._at = max(min(self._at + by, (len(self._kept) - 1) // _PAGE * _PAGE), 0)
        shown = self._kept[self._at : self._at + _PAGE]
        for number, slot in enumerate(self.slots):
            slot.show_game(shown[number] if number < len(shown) else None)
        several = len(self._kept) > _PAGE
        self.newer.setVisible(several)
        self.older.setVisible(several)

    def escape(self) -> None:
        """Close."""
        self.choose(self.closed)
