"""The smallest game that the house accepts: everybody says done once, in any order."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import Action, Ask, Event, Illegal, Move, Result, Seat, Step, Told
from boardroom.core.helps import Help
from boardroom.core.house_rules import HouseRule, Length
from boardroom.core.tongue import tr
from boardroom.games.nullgame.content import Content

HOUSE_RULES: tuple[HouseRule, ...] = ()
HELPS: tuple[Help, ...] = ()
LENGTHS: tuple[Length, ...] = ()
GENTLE: tuple[tuple[str, str], ...] = ()


class Options(Struct, frozen=True):
    """Nothing to choose."""


def minutes(options: Options, people: int, computers: int) -> float:
    """A moment."""
    return 1.0


class Done(Action, frozen=True):
    """I am done."""


class Finished(Event, frozen=True):
    """A seat said done."""

    seat: Seat


class State(Struct, frozen=True):
    """Who still has to say done, and who has said it in which order."""

    waiting: tuple[Seat, ...]
    done: tuple[Seat, ...] = ()


class View(Struct, frozen=True):
    """The same, for everybody to see; the saying only at the end."""

    waiting: tuple[Seat, ...]
    done: tuple[Seat, ...]
    saying: str | None


class Rules(Struct, frozen=True):
    """The rules."""

    content: Content
    options: Options = Options()
    seen: frozenset[str] = frozenset()

    def deal(self, seats: Sequence[Seat], dice: Dice) -> State:
        """Everybody has to say it."""
        return State(tuple(seats))

    def asks(self, state: State) -> Sequence[Ask[Done]]:
        """All who have not said it may, at any time."""
        prompt = tr("say done", n=len(state.waiting))
        return [Ask(seat, prompt, choices=(Done(),)) for seat in state.waiting]

    def play(self, state: State, move: Move[Done]) -> Step[State]:
        """Say done, once."""
        if move.seat not in state.waiting:
            raise Illegal(tr("That has been said already."), "Rule 1")
        left = tuple(seat for seat in state.waiting if seat != move.seat)
        after = replace(state, waiting=left, done=(*state.done, move.seat))
        return Step(after, (Told(Finished(move.seat)),), final=not left)

    def view(self, state: State, seat: Seat | None) -> View:
        """Nothing is hidden but the saying, which is read when all are done."""
        over = not state.waiting
        return View(state.waiting, state.done, next(iter(self.content.sayings), None) if over else None)

    def result(self, state: State) -> Result | None:
        """First done is first."""
        return None if state.waiting else Result(tuple((seat,) for seat in state.done))

    def pieces(self, state: State) -> Sequence[Hashable]:
        """Each player's word is somewhere, once."""
        return (*state.waiting, *state.done)

    def secrets(self, state: State, seat: Seat | None) -> Sequence[str]:
        """The saying, until the end."""
        return self.content.sayings if state.waiting else ()

    def shown(self, state: State) -> Sequence[str]:
        """The saying is used up when it has been read."""
        return () if state.waiting else self.content.sayings[:1]
