"""What a game is. Read this page first: everything else in the house is built on it.

A game is a set of pure functions (`Rules`) over frozen values. Players do `Action`s, the rules answer
with `Step`s, and whatever a person may know of that is told in `Event`s and shown in a view.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, NewType, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from boardroom.core.dice import Dice

Seat = NewType("Seat", int)
"""A place at the table, counted from 0, clockwise (ruling S-01: left is the next seat)."""

HOST = Seat(-1)
"""The chair of the table as a whole: what all have agreed on is done from here (ruling S-05)."""


class Action(Struct, frozen=True, tag=True):
    """A verb of one game, holding only what the player chose: `Pull(panel=7)`."""


class Event(Struct, frozen=True, tag=True):
    """A fact of one game that a scene, a phone or a log can retell: `Pulled(panel=7, prize="canoe")`."""


S = TypeVar("S")
A = TypeVar("A", bound=Action)
V_co = TypeVar("V_co", covariant=True)


class Illegal(Exception):
    """A move is refused. The text tells a person why; `ruling` names the rule or ruling that says so."""

    def __init__(self, why: str, ruling: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.ruling = ruling


class Move(Struct, Generic[A], frozen=True, tag=True):
    """An action, who did it, and when: `at` is milliseconds of play, stamped by the table."""

    seat: Seat
    action: A
    at: int = 0


class Ask(Struct, Generic[A], frozen=True):
    """What one seat may do now. Mouse, keyboard, phone and computer all read this and nothing else.

    `prompt` goes on from the player's name: "pull out a numbered slide". `choices` are complete actions,
    `blank` is an example to fill in (typed text). Nothing is accepted before `after` (milliseconds of
    play); at `until` the table plays `timeout` for the seat. `private` says that answering needs a look
    at what the others may not see, so that on a shared screen a curtain falls first. `sharp`: `after` is no
    time left for people to look, but the moment of a reaction, at which a computer acts at once.
    """

    seat: Seat
    prompt: str
    choices: tuple[A, ...] = ()
    blank: A | None = None
    after: int = 0
    until: int | None = None
    timeout: A | None = None
    private: bool = False
    sharp: bool = False


class Told(Struct, frozen=True):
    """An event and who hears it: `to` is None for everybody; the others hear `cover`, if there is one."""

    event: Event
    to: frozenset[Seat] | None = None
    cover: Event | None = None

    def heard_by(self, seat: Seat | None) -> Event | None:
        """The event as this seat (None: whoever looks at the open table) may know it."""
        return self.event if self.to is None or seat in self.to else self.cover


class Step(Struct, Generic[S], frozen=True):
    """What a move led to. After a `final` step a secret is out: players cannot take it back."""

    state: S
    told: tuple[Told, ...] = ()
    final: bool = False


class Result(Struct, frozen=True):
    """Seats in order of finish; seats in one group share their place.

    `together`: those in the first place won side by side, and are no rivals that share a win.
    """

    places: tuple[tuple[Seat, ...], ...]
    together: bool = False


class Rules(Protocol[S, A, V_co]):
    """One game with its content and options bound in. Pure: the same input gives the same output.

    The types are read off the annotations of `play` and `view`, so a game registers nothing.
    """

    def deal(self, seats: Sequence[Seat], dice: Dice) -> S:
        """The state before the first move. Raises Illegal when these seats cannot play these options."""

    def asks(self, state: S) -> Sequence[Ask[A]]:
        """Who may act, and how. Empty when, and only when, the game is over."""

    def play(self, state: S, move: Move[A]) -> Step[S]:
        """The one door through which a state changes. Raises Illegal."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """All that this seat may know (None: what lies face up on the table). Never the state's own type."""

    def result(self, state: S) -> Result | None:
        """Who won, once it is over."""

    def pieces(self, state: S) -> Sequence[Hashable]:
        """Every card, tile and token wherever it lies: the law of conservation counts them."""

    def secrets(self, state: S, seat: Seat | None) -> Sequence[str]:
        """Texts that this seat must not be able to read now: the law of secrecy searches for them."""

    def shown(self, state: S) -> Sequence[str]:
        """Names of the content used up so far, so that it does not return on another evening."""


@runtime_checkable
class PlaysOn(Protocol):
    """Rules of a game that can be played on without somebody who leaves; others let a computer sit down."""

    def leaving(self, state: object, seat: Seat) -> Action | None:
        """What the table plays when a seat's player leaves for good; None: has left, or the game is over."""


@runtime_checkable
class KeepsSeats(Protocol):
    """Rules of a game in which somebody may know too much to take another's seat."""

    def may_swap(self, state: object, one: Seat, other: Seat) -> None:
        """Raise Illegal when whoever sat on one of these seats knows what the other seat must not know."""


@runtime_checkable
class LaysOpen(Protocol):
    """Rules of a game whose secrets can all be shown at once, when it is played back."""

    def laid_open(self, state: object) -> object:
        """The view of the open table as if nothing were hidden from anybody."""


@runtime_checkable
class TakesSides(Protocol):
    """Rules of a game that does not simply set everybody against everybody."""

    def seating(self, seats: Sequence[Seat]) -> str:
        """Who plays with whom at first, by the numbers of the seats (from 1), in words for the lobby.

        Empty where it goes without saying, or so many cannot play.
        """


@runtime_checkable
class UsesUp(Protocol):
    """Rules of a game whose content is used up, and comes back only when all of it has been seen."""

    def stock(self) -> Sequence[Sequence[str]]:
        """The names of everything that `Rules.shown` may come to name, deck by deck, each once.

        A deck begins anew when all of it has been seen, whatever the others still hold.
        """

    def fresh(self, fresh: int, whole: int) -> str:
        """So much of the whole has not been seen yet, in words."""
