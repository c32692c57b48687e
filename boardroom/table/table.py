"""One game in progress: the only thing in the house that changes. No Qt in here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Generic, Literal, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Action, Ask, Event, Illegal, KeepsSeats, Move, Result, Rules, Seat, Step
from boardroom.core.tongue import tr
from boardroom.table.clock import Clock

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Player(Struct, frozen=True):
    """Who sits on a seat: a name as typed, a picture, and a person or a computer of some level.

    `colour` is the name of one of the sides' colours, or empty where none was chosen. A team is one player
    whose `members` are named (S-04); its `name` is the team's own, or says who is in it.

    The house has given the name, as it was said then, where a computer `plays_for` somebody who left, or
    where nobody typed one: `unnamed` is the number of the seat, from 1. `app/house_names.py` says it anew.
    """

    name: str
    picture: str = ""
    kind: Literal["person", "computer"] = "person"
    level: int = 0
    colour: str = ""
    members: tuple[str, ...] = ()
    plays_for: str = ""
    unnamed: int = 0


class Undo(Struct, frozen=True, tag=True):
    """Moves were taken back (journal entry); `at`: when that was, in milliseconds of play."""

    by: Seat
    steps: int = 1
    at: int = 0


class Handed(Struct, frozen=True, tag=True):
    """A seat was handed to another player, person or computer (journal entry)."""

    seat: Seat
    player: Player


class Swapped(Struct, frozen=True, tag=True):
    """Two people changed places; what lies at a seat stayed there (journal entry)."""

    one: Seat
    other: Seat


Entry = Move[A] | Undo | Handed | Swapped
"""A line of the journal."""


def called_in(entry: Entry[A], called: Callable[[Player], Player]) -> Entry[A]:
    """An entry in which whoever sat down is called so."""
    return replace(entry, player=called(entry.player)) if isinstance(entry, Handed) else entry


class Cue(Struct, Generic[A, V], frozen=True):
    """What one sitter learns: what happened, how it looks now, what it may do next.

    `past` marks what is retold while a journal is replayed: remember it, but do not act on it.
    """

    events: tuple[Event, ...]
    view: V
    asks: tuple[Ask[A], ...]
    result: Result | None
    past: bool = False


class Sitter(Protocol[A, V]):
    """Anyone at the table: a scene, a computer, later a phone."""

    def cue(self, cue: Cue[A, V]) -> None:
        """Something changed. Answer later through `Table.submit`, never from inside."""


class _Place(Struct, Generic[A, V]):
    sitter: Sitter[A, V]
    eyes: Seat | None
    hands: frozenset[Seat]


class _Turn(Struct, Generic[S], frozen=True):
    step: Step[S]
    by: Seat
    at: int


class Table(Generic[S, A, V]):
    """Deals, checks, writes down, tells. Knows no game and draws nothing.

    `record` gets every journal entry before it takes effect; `entries` are all of them so far, and `dealt_to`
    the players for whom it was dealt.
    """

    def __init__(
        self,
        rules: Rules[S, A, V],
        players: Sequence[Player],
        seed: int,
        clock: Clock,
        record: Callable[[Entry[A]], None] = lambda entry: None,
    ) -> None:
        """Deal. Raises Illegal when these players cannot play these rules."""
        self.rules, self.clock, self.seed = rules, clock, seed
        self.dealt_to = tuple(players)
        self.players = list(players)
        self.entries: list[Entry[A]] = []
        self._keep = record
        dealt = rules.deal([Seat(i) for i in range(len(players))], Dice(seed))
        self._past = [_Turn(Step(dealt, final=True), HOST, clock.now())]
        self._back = 0
        """When something was taken back last."""
        self._places: list[_Place[A, V]] = []
        self._telling = self._replaying = False
        self._failures: list[Exception] = []
        """What sitters have raised while a journal is replayed."""

    @property
    def state(self) -> S:
        """Where the game stands. For the laws and the house; a player is shown views only."""
        return self._past[-1].step.state

    @property
    def dealt(self) -> S:
        """How the game stood before the first move."""
        return self._past[0].step.state

    @property
    def asks(self) -> Sequence[Ask[A]]:
        """All that anybody may do now."""
        return self.rules.asks(self.state)

    @property
    def result(self) -> Result | None:
        """Who won, once it is over."""
        return self.rules.result(self.state)

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return len(self._past) - 1

    def sit(self, sitter: Sitter[A, V], eyes: Seat | None, hands: Collection[Seat] = ()) -> None:
        """Let a sitter see what this seat sees (None: what lies open) and act for these seats.

        Sitting down again changes eyes and hands, as when a curtain opens for one player only.
        """
        self.leave(sitter)
        place = _Place(sitter, eyes, frozenset(hands))
        self._places.append(place)
        self._tell(Step(self.state), [place])

    def leave(self, sitter: Sitter[A, V]) -> None:
        """Tell this sitter nothing more."""
        self._places = [place for place in self._places if place.sitter is not sitter]

    def submit(self, seat: Seat, action: A) -> None:
        """Play an action for a seat. Raises Illegal and changes nothing when the rules refuse it."""
        assert not self._telling, "answer a cue later, not from inside it"
        self._play(Move(seat, action, self.clock.now()))

    def tick(self) -> None:
        """Play what is overdue. The house calls this a few times a second."""
        now = self.clock.now()
        for ask in self.asks:
            if ask.timeout is not None and ask.until is not None and now >= ask.until:
                self._play(Move(ask.seat, ask.timeout, ask.until))
                return

    def undo(self, by: Seat, steps: int = 1) -> None:
        """Take the last moves back. Past a final step, where a secret went out, only HOST may.

        Time that was used stays used: the clock is not set back. Raises Illegal when there is nothing to
        take back, or when a secret or the time stands in the way.
        """
        last = self._past[1:][-steps:]
        if by != HOST and any(turn.step.final for turn in last):
            raise Illegal(tr("That showed something, so it cannot be taken back."))
        if by != HOST and self.is_held_by_time(steps):
            raise Illegal(tr("It cannot be taken back: time has been running since."))
        self._take_back(Undo(by, steps, self.clock.now()))

    def _take_back(self, entry: Undo) -> None:
        """What a journal says was taken back stays so, even where the rules have become stricter."""
        if not 1 <= entry.steps <= self.moves:
            raise Illegal(tr("There is nothing to take back."))
        self._record(entry)
        del self._past[-entry.steps :]
        self._back = entry.at
        self._tell(Step(self.state), self._places)

    def steps_back(self, hands: Collection[Seat]) -> int:
        """How many moves to undo so that these seats can do their last one again; 0 if a secret is out."""
        for steps, turn in enumerate(reversed(self._past[1:]), start=1):
            if turn.step.final:
                return 0
            if turn.by in hands:
                return steps
        return 0

    def is_held_by_time(self, steps: int) -> bool:
        """Whether time would be won by taking so many moves back: it began with one of them, or is over."""
        untils = [self._untils(turn.step.state) for turn in self._past[-steps - 1 :]]
        begins = any(now and not before for before, now in pairwise(untils))
        return begins or any(until <= self.clock.now() for until in untils[0])

    def _untils(self, state: S) -> list[int]:
        """When the time of those who play is over, where any is running."""
        asks = self.rules.asks(state)
        return [ask.until for ask in asks if ask.until is not None and ask.seat != HOST]

    def hand(self, seat: Seat, player: Player) -> None:
        """Give a seat to another player; the game itself does not notice. Raises Illegal: no such seat."""
        if not 0 <= seat < len(self.players):
            raise Illegal(tr("There is no such seat at this table."))
        self._record(Handed(seat, player))
        self.players[seat] = player

    def call(self, called: Callable[[Player], Player]) -> None:
        """Call everybody otherwise, as in another language. What is written in the journal stays."""
        self.dealt_to = tuple(called(player) for player in self.dealt_to)
        self.players = [called(player) for player in self.players]
        self.entries = [called_in(entry, called) for entry in self.entries]

    def swap(self, one: Seat, other: Seat) -> None:
        """Let two people change places. Raises Illegal when one would know too much there."""
        seated = [self.players[seat] for seat in (one, other) if 0 <= seat < len(self.players)]
        if one == other or [player.kind for player in seated] != ["person", "person"]:
            raise Illegal(tr("Only two people can change places."))
        if isinstance(self.rules, KeepsSeats):
            self.rules.may_swap(self.state, one, other)
        self._record(Swapped(one, other))
        self.players[one], self.players[other] = self.players[other], self.players[one]

    def replay(self, entries: Iterable[Entry[A]], clock: int = 0) -> None:
        """Bring a freshly dealt table to where a journal ends, telling who sits here as it goes.

        `clock` is what it showed when the game was left, if that is known: after the last entry.
        Raises Illegal when the journal does not fit these rules. A sitter that fails on the way is reported
        when all is told: a table that stopped half way would go on writing behind moves it does not know.
        """
        failures: list[Exception] = []
        with self._quietly(failures):
            for entry in entries:
                match entry:
                    case Move():
                        self._play(entry)
                    case Undo():
                        self._take_back(entry)
                    case Handed(seat, player):
                        self.hand(seat, player)
                    case Swapped(one, other):
                        self.swap(one, other)
        self.clock.set(max(self._past[-1].at, self._back, clock))
        self._tell(Step(self.state), self._places)
        if failures:
            raise failures[0]

    @contextmanager
    def _quietly(self, failures: list[Exception]) -> Iterator[None]:
        """Retell what is written already: it is not written again, and nobody acts on it."""
        keep, self._keep = self._keep, lambda entry: None
        self._replaying, self._failures = True, failures
        try:
            yield
        finally:
            self._keep, self._replaying = keep, False

    def _record(self, entry: Entry[A]) -> None:
        self._keep(entry)
        self.entries.append(entry)

    def _play(self, move: Move[A]) -> None:
        step = self.rules.play(self.state, move)
        self._record(move)
        self._past.append(_Turn(step, move.seat, move.at))
        self._tell(step, self._places)

    def _tell(self, step: Step[S], places: Sequence[_Place[A, V]]) -> None:
        """Each sitter hears what its eyes may know. One that fails must not keep the others in the dark."""
        if not places:
            return
        asks, result = self.rules.asks(step.state), self.rules.result(step.state)
        failures: list[Exception] = []
        self._telling = True
        try:
            for place in tuple(places):
                heard = (told.heard_by(place.eyes) for told in step.told)
                try:
                    cue = Cue(
                        events=tuple(event for event in heard if event is not None),
                        view=self.rules.view(step.state, place.eyes),
                        asks=tuple(ask for ask in asks if ask.seat in place.hands),
                        result=result,
                        past=self._replaying,
                    )
                    place.sitter.cue(cue)
                except Exception as failure:
                    failures.append(failure)
        finally:
            self._telling = False
        if self._replaying:
            self._failures += failures
        elif failures:
            raise failures[0]
