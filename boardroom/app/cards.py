"""The cards the house lays over the table. Each is `Name(host, …)`, then connect its signals, then `open()`.

  Curtain(host, name, picture="", mood)      lifted() · menu()
  trouble(host, text, log_path)              opens a Trouble, or adds to the one that is open: went_on()
  PauseCard(host, mood)                      went_on()
  MenuCard(host, why_no_undo, …)             resumed() undo() leave() seats() log() pause() rules()
                                             howto() why() settings() shelf()
  LeaveCard(host, people, levels, mood, …)   handed(int seat, int level) · left_out(int seat) · ended()
                                             stayed()
  EndingCard(host, headline, standings, …)   again() · watch() · look_at_table() · shelf()
  RulesCard(host, title, markdown, mood)     closed()
  AskCard(host, title, text, yes, no, mood)  agreed() · declined()
  SettingsCard, DrawerCard and SeatsCard are in modules of their own.

`host` is the window or page to cover; `mood` the name of the game's felt. Whatever is chosen, the card has
closed by then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QRectF, Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.card import Card
from boardroom.app.controls import Choice, Scroll, portrait
from boardroom.app.parts import CENTRE, LEFT, RIGHT, Painted, Pill
from boardroom.core.tongue import tr
from boardroom.stage import theme


class Curtain(Card):
    """Only one person may look now. Nothing of the table can be seen, and Esc shows nothing of it either.

    Whoever it names may be gone: the menu can be asked for without looking, by Esc too.
    """

    lifted = Signal()
    menu = Signal()
    hides = True
    wide = 1400.0
    above = 276.0
    guard_ms = 700.0  # a touch of the last player must not open it

    def __init__(
        self,
        host: QWidget,
        name: str,
        picture: str = "",
        mood: str = "shelf",
        is_team: bool = False,
        news: str = "",
    ) -> None:
        only = tr("Only {name} look.", name=name) if is_team else tr("Only {name} looks.", name=name)
        super().__init__(host, tr("Pass to {name}", name=name), only, mood)
        self._picture = picture
        if news:
            self.words(news, 36, 50, colour=theme.SOFT, lines=3)
        ready = tr("We are {name}", name=name) if is_team else tr("I am {name}", name=name)
        here = self.button(ready, self.lifted, gold=True)
        self.add_row([here], 116)
        menu = self.button(tr("Menu"), self.menu)
        menu.units = 34
        self.add_row([menu], 70)
        self._first = here

    def escape(self) -> None:
        """Ask for the menu."""
        self.choose(self.menu)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The felt, and the player's picture over the words."""
        super().paintEvent(event)
        if self._picture:
            side = min(self.look.px(240), self.top - self.look.px(68))
            place = QRectF((self.width() - side) / 2, self.top - self.look.px(36) - side, side, side)
            portrait(QPainter(self), place, self._picture, theme.PAPER)


def trouble(host: QWidget, text: str, log_path: Path | None = None) -> Trouble:
    """Say what went wrong. While a card is open, another trouble is added to it, and the same one is not."""
    for child in host.children():
        if isinstance(child, Trouble) and child.isVisible() and child.text is not None:
            said = child.text.words
            child.text.say(said if text in said else f"{said} {text}")
            child.dress(child.look)
            return child
    card = Trouble(host, text, log_path)
    card.open()
    return card


class Trouble(Card):
    """Something went wrong; in plain words, and where it is written down. Esc goes on too."""

    went_on = Signal()
    wide = 1100.0

    def __init__(self, host: QWidget, text: str, log_path: Path | None = None) -> None:
        super().__init__(host, tr("That did not work"), text)
        if log_path is not None:
            self.words(tr("More about it is in {path}", path=log_path), 28, 40, colour=theme.SOFT, lines=3)
        self.add_row([self.button(tr("Go on"), self.went_on, gold=True)])

    def escape(self) -> None:
        """Go on."""
        self.choose(self.went_on)


class PauseCard(Card):
    """Time stands still, and the question cannot be seen meanwhile."""

    went_on = Signal()
    hides = True
    wide = 1400.0

    def __init__(self, host: QWidget, mood: str = "shelf") -> None:
        super().__init__(host, tr("Pause"), tr("The clock stands still, and the table is covered."), mood)
        self.add_row([self.button(tr("Play on"), self.went_on, gold=True)], 116)

    def escape(self) -> None:
        """Play on."""
        self.choose(self.went_on)


class MenuCard(Card):
    """What may be done about the game, always in the same places. What cannot be done now says why."""

    resumed = Signal()
    undo = Signal()
    leave = Signal()
    seats = Signal()
    log = Signal()
    pause = Signal()
    rules = Signal()
    howto = Signal()
    why = Signal()
    settings = Signal()
    shelf = Signal()
    wide = 1400.0

    def __init__(
        self,
        host: QWidget,
        why_no_undo: str = "",
        why_nobody_leaves: str = "",
        mood: str = "shelf",
        has_howto: bool = False,
        was_refused: bool = False,
    ) -> None:
        super().__init__(host, tr("At the table"), mood=mood)
        nothing = "" if was_refused else tr("Nothing has been refused just now.")
        self.add(self.button(tr("Play on"), self.resumed, gold=True), 84)
        self._entries = {
            "undo": self._entry(tr("Take back the last move"), self.undo, why_no_undo),
            "pause": self._entry(tr("Pause"), self.pause),
            "seats": self._entry(tr("Seats"), self.seats),
            "leave": self._entry(tr("Somebody leaves"), self.leave, why_nobody_leaves),
            "log": self._entry(tr("What happened"), self.log),
            "rules": self._entry(tr("Rules"), self.rules),
            **({"howto": self._entry(tr("How it is played"), self.howto)} if has_howto else {}),
            "why": self._entry(tr("Why was that refused?"), self.why, nothing),
            "settings": self._entry(tr("Settings"), self.settings),
            "shelf": self._entry(tr("Back to the shelf"), self.shelf),
        }
        offered = list(self._entries.values())
        for first in range(0, len(offered), 2):
            self.add_row(offered[first : first + 2], 84, fills=True)
        self.said = self.words(why_no_undo, 30, 44, colour=theme.SOFT)
        """Why something cannot be done; there is room for it in any case, so that nothing moves."""
        self.said.setVisible(bool(why_no_undo))

    def begin_at(self, entry: str) -> None:
        """Begin with the keys at the entry of this name: somebody comes back from there."""
        self._first = self._entries.get(entry)

    def _entry(self, words: str, chosen: SignalInstance, why_not: str = "") -> Pill:
        if not why_not:
            return self.button(words, chosen)
        pill = Pill(self, words, "faint")
        pill.say(words, f"{words}. {why_not}")
        pill.units = 34
        pill.clicked.connect(lambda: self._say(why_not))
        return pill

    def _say(self, why_not: str) -> None:
        self.said.say(why_not, theme.GOLD)
        self.said.show()

    def escape(self) -> None:
        """Play on."""
        self.choose(self.resumed)


class LeaveCard(Card):
    """Somebody leaves. `people` are (seat, name) of those who may, `levels` the computer's by name.

    `plays_on`: the rules of the game let the others play on without them.
    """

    handed = Signal(int, int)
    left_out = Signal(int)
    ended = Signal()
    stayed = Signal()
    wide = 1160.0

    def __init__(
        self,
        host: QWidget,
        people: Sequence[tuple[int, str]],
        levels: Sequence[str],
        mood: str = "shelf",
        plays_on: bool = False,
    ) -> None:
        super().__init__(host, tr("Somebody leaves"), mood=mood)
        self._people, self._levels, self._plays_on = tuple(people), tuple(levels), plays_on
        self.who = Choice(self, tr("Who leaves"), [name for _, name in people])
        computers = [tr("Computer: {level}", level=tr(level)) for level in levels]
        self.level = Choice(self, tr("How well the computer plays"), computers)
        if len(people) > 1:
            self.words(tr("Who leaves?"), 34, 44)
            self.add(self.who, 100)
        else:
            self.who.hide()
        self._says = self.words("", 34, 44, lines=2)
        self.add(self.level, 100)
        self.who.changed.connect(self._say)
        self._say()
        hand = self._pill(tr("A computer plays on"), self._hand, gold=True)
        self.add_row([self._pill(tr("Play on without them"), self._leave_out), hand] if plays_on else [hand])
        self.add_row(
            [
                self.button(tr("Nobody leaves"), self.stayed),
                self.button(tr("End the evening here"), self.ended),
            ]
        )
        self._first = hand

    def _pill(self, words: str, deed: Callable[[], None], *, gold: bool = False) -> Pill:
        pill = Pill(self, words, "gold" if gold else "plain")
        pill.units = 34
        pill.clicked.connect(deed)
        return pill

    def _say(self) -> None:
        name = self._people[self.who.at][1]
        words = tr("A computer can play on for {name}.", name=name)
        if self._plays_on:
            words += " " + tr("Or you play on without {name}, whose things go back to the game.", name=name)
        self._says.say(words)

    def _hand(self) -> None:
        self.choose(self.handed, self._people[self.who.at][0], self.level.at)

    def _leave_out(self) -> None:
        self.choose(self.left_out, self._people[self.who.at][0])

    def escape(self) -> None:
        """Nobody leaves."""
        self.choose(self.stayed)


class Standing(Struct, frozen=True):
    """A line of the final table: the place (several may share it, 0: none), who, and what they have."""

    place: int
    names: str
    score: str = ""


class _Line(Painted):
    """One line of the final table."""

    def __init__(self, parent: QWidget, standing: Standing) -> None:
        super().__init__(parent)
        self._standing = standing
        place = f"{standing.place}. " if standing.place else ""
        self.setAccessibleName(f"{place}{standing.names} {standing.score}".strip())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The place in a round, the names, and at the end what they have."""
        painter, look, unit, line = QPainter(self), self._look, self._look.unit, self._standing
        body = QRectF(self.rect()).adjusted(0, 4 * unit, 0, -4 * unit)
        first = line.place == 1
        style.plate(painter, body, theme.RADIUS * unit, QColor(255, 255, 255, 46 if first else 24))
        before = 28 * unit
        if line.place:
            side = body.height() - 12 * unit
            before = side + 40 * unit
            medal = QRectF(body.left() + 14 * unit, body.top() + 6 * unit, side, side)
            style.plate(painter, medal, side / 2, QColor(theme.GOLD if first else theme.SOFT))
            style.fit(str(line.place), look.display, side, side, 40).paint(
                painter, medal, CENTRE, QColor(theme.INK)
            )
        score = style.fit(line.score, look.display, body.width() * 0.34, body.height(), 44)
        right = body.adjusted(0, 0, -28 * unit, 0)
        score.paint(painter, right, RIGHT, QColor(theme.GOLD if first else theme.CREAM))
        room = body.adjusted(before, 0, -score.width - 60 * unit, 0)
        names = style.fit(line.names, look.display, room.width(), room.height(), 42)
        names.paint(painter, room, LEFT, QColor(theme.CREAM))


class EndingCard(Card):
    """Who won. Behind it the table can still be looked at: Esc does so."""

    again = Signal()
    watch = Signal()
    look_at_table = Signal()
    shelf = Signal()
    wide = 1340.0

    def __init__(
        self,
        host: QWidget,
        headline: str,
        standings: Sequence[Standing],
        text: str = "",
        mood: str = "shelf",
        can_watch: bool = False,
        again_words: str = "",
    ) -> None:
        super().__init__(host, headline, text, mood)
        again = self.button(again_words or tr("Play again"), self.again, gold=True)
        for standing in standings:
            self.add(_Line(self, standing), 84 if len(standings) < 6 else 68)
        look = self.button(tr("Look at the table"), self.look_at_table)
        back = self.button(tr("Back to the shelf"), self.shelf)
        watch = [self.button(tr("Watch it as a film"), self.watch)] if can_watch else []
        self.add_row([look, *watch, back, again])
        self._first = again

    def escape(self) -> None:
        """Look at the table."""
        self.choose(self.look_at_table)


class RulesCard(Card):
    """The rules of a game to read, in Markdown."""

    closed = Signal()
    wide = 1500.0

    def __init__(self, host: QWidget, title: str, markdown: str, mood: str = "shelf") -> None:
        super().__init__(host, title, mood=mood)
        self.page = Scroll(self, markdown)
        self.add(self.page, 690)
        self.add_row([self.button(tr("Close the rules"), self.closed, gold=True)])
        self._first = self.page

    def escape(self) -> None:
        """Close."""
        self.choose(self.closed)


class AskCard(Card):
    """A question with two answers; Esc, and the focus, are with the second, which changes nothing."""

    agreed = Signal()
    declined = Signal()

    def __init__(self, host: QWidget, title: str, text: str, yes: str, no: str, mood: str = "shelf") -> None:
        super().__init__(host, title, text, mood)
        stay = self.button(no, self.declined)
        self.add_row([stay, self.button(yes, self.agreed, gold=True)])
        self._first = stay

    def escape(self) -> None:
        """No."""
        self.choose(self.declined)
