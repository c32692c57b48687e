"""DrawerCard(host, kept): the drawer of games that one may go on with, or (where it `shows_finished`) watch.

Signals: resumed(Path) · deleted(Path) · renamed(Path, str title) · closed(). `deleted` and `renamed` may come
several times before the card closes.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.card import Card
from boardroom.app.field import Field
from boardroom.app.kept import Kept
from boardroom.app.names import is_blank, typed
from boardroom.app.parts import LEFT, Painted, Pill
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme

_PAGE = 5
"""Games shown at once."""


class _Slot(Painted):
    """One game: what it is, and buttons to resume it, to name it, and to throw it away, which asks again."""

    def __init__(self, drawer: DrawerCard) -> None:
        super().__init__(drawer)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.kept: Kept | None = None
        self.go_on = Pill(self, kind="gold")
        self.throw = Pill(self, sign="cross")
        self.name = Pill(self, sign="pen")
        self.field = Field(self, tr("A name for this game"), most=60)
        self.field.setPlaceholderText(tr("A name for this game, then Enter"))
        self.field.hide()
        self.name.clicked.connect(self._start_naming)
        self.field.entered.connect(self._name_it)
        self._is_sure = False
        self._drawer = drawer
        self.go_on.clicked.connect(self._go_on)
        self.throw.clicked.connect(self._throw)

    def show_game(self, kept: Kept | None) -> None:
        """Hold this game, or nothing."""
        self.kept = kept
        self.setVisible(kept is not None)
        self.stop_naming()
        self._ask(False)
        if kept is not None:
            self.name.say("", tr("Give {game} a name", game=kept.whole))
            if self._drawer.shows_finished:
                self.go_on.say(tr("Watch"), tr("Watch: {game}", game=kept.whole))
            else:
                self.go_on.say(tr("Resume"), tr("Resume: {game}", game=kept.whole))

    def _go_on(self) -> None:
        if self.kept is not None:
            self._drawer.choose(self._drawer.resumed, self.kept.path)

    def _start_naming(self) -> None:
        """Type over the words; pressed again it is as good as Enter."""
        if not self.field.isHidden():
            self._name_it()
        elif self.kept is not None:
            self.field.setText(self.kept.title)
            self.field.selectAll()
            self.field.show()
            self._ask(False)
            self.field.setFocus()

    def stop_naming(self) -> bool:
        """Leave the name as it is. False: it was not being typed."""
        was = not self.field.isHidden()
        self.field.hide()
        if was:
            self.name.setFocus()
        self.update()
        return was

    def _name_it(self) -> None:
        if self.kept is not None:
            title = typed(self.field.text())
            self._drawer.give_name(self.kept, "" if is_blank(title) else title)

    def _throw(self) -> None:
        if self.kept is not None and self._is_sure:
            self._drawer.throw_away(self.kept)
        else:
            self._ask(True)

    def _ask(self, sure: bool) -> None:
        self._is_sure = sure
        self.throw.sign = "" if sure else "cross"
        self.throw.kind = "warm" if sure else "plain"
        text = self.kept.whole if self.kept else ""
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
        for pill, least in ((self.throw, 76), (self.name, 76), (self.go_on, 200)):
            pill.dress(inside)
            wide = pill.wide(least=least) if pill.words else least
            pill.setGeometry(inside.rect(right - wide, 7, wide, high - 14))
            right -= wide + 4
        self._right = right
        self.field.dress(inside)
        self.field.setGeometry(inside.rect(12, 6, right - 16, high - 12))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words."""
        if self.kept is None:
            return
        painter, look, unit = QPainter(self), self._look, self._look.unit
        body = QRectF(self.rect()).adjusted(0, 3 * unit, 0, -3 * unit)
        style.plate(painter, body, theme.RADIUS * unit, QColor(255, 255, 255, 30))
        if not self.field.isHidden():
            return
        room = QRectF(28 * unit, 0, (self._right - 44) * unit, self.height())
        half = room.height() / 2
        line = self.kept.beside
        upper = room.adjusted(0, 6 * unit, 0, -half + 5 * unit) if line else room
        style.fit(self.kept.whole, look.text, room.width(), upper.height(), 32).paint(
            painter, upper, LEFT, QColor(theme.CREAM)
        )
        lower = room.adjusted(0, half - 5 * unit, 0, -5 * unit)
        if line:
            style.fit(line, look.text, room.width(), lower.height(), theme.SMALL).paint(
                painter, lower, LEFT, QColor(theme.SOFT)
            )


class DrawerCard(Card):
    """Take a game out, or throw one away. Esc closes it."""

    resumed = Signal(object)
    deleted = Signal(object)
    renamed = Signal(object, str)
    closed = Signal()
    wide = 1680.0

    def __init__(self, host: QWidget, kept: Sequence[Kept], shows_finished: bool = False) -> None:
        super().__init__(host, tr("Finished games") if shows_finished else tr("Saved games"))
        self.shows_finished = shows_finished
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

    def give_name(self, kept: Kept, title: str) -> None:
        """Say so, and show it."""
        self.renamed.emit(kept.path, title)
        at = self._kept.index(kept)
        self._kept[at] = kept.named(title)
        self._turn(0)

    def _turn(self, by: int) -> None:
        self._at = max(min(self._at + by, (len(self._kept) - 1) // _PAGE * _PAGE), 0)
        shown = self._kept[self._at : self._at + _PAGE]
        for number, slot in enumerate(self.slots):
            slot.show_game(shown[number] if number < len(shown) else None)
        several = len(self._kept) > _PAGE
        self.newer.setVisible(several)
        self.older.setVisible(several)

    def escape(self) -> None:
        """Close; while a name is typed, leave the name as it is."""
        if not any(slot.stop_naming() for slot in self.slots):
            self.choose(self.closed)
