"""A game of Concluzio at one moment: everything, secrets included.

Cards are things: each of the 49 has a number, its place in the deck, and lies in one place.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.game import Seat
from boardroom.games.concluzio.cards import KINDS, Ability, Kind, Trio
from boardroom.games.concluzio.content import SIZE


class Drafting(Struct, frozen=True, tag=True):
    """The seat whose turn it is chooses an ability card; no hands are dealt yet."""


class Clueing(Struct, frozen=True, tag=True):
    """Everybody chooses a starting clue for the player on the left (CLZ-07)."""


class Playing(Struct, frozen=True, tag=True):
    """A turn. `double`: Double Speed is used; `played`: cards revealed in this turn so far."""

    double: bool = False
    played: int = 0


class Tucking(Struct, frozen=True, tag=True):
    """Second Chance: so many cards still go beneath the deck (CLZ-25)."""

    left: int


class Over(Struct, frozen=True, tag=True):
    """Somebody has won."""


Phase = Drafting | Clueing | Playing | Tucking | Over


class Same(Struct, frozen=True, tag=True):
    """Answered aloud: this attribute of the secret card has this value, or has not (CLZ-24)."""

    kind: Kind
    value: int
    same: bool


class Miss(Struct, frozen=True, tag=True):
    """Answered aloud: of this guess exactly these attributes are wrong (CLZ-27)."""

    guess: Trio
    wrong: tuple[Kind, ...]


Fact = Same | Miss

Marks = tuple[int, ...]
"""A tick sheet: 7 numbers, 7 shapes, 7 colours; 0 open, 1 crossed out, 2 ringed."""

NO_MARKS: Marks = (0,) * (SIZE * len(KINDS))


def mark_at(kind: Kind, value: int) -> int:
    """Where on the tick sheet a value stands."""
    return KINDS.index(kind) * SIZE + value - 1


class Holding(Struct, frozen=True):
    """What one seat has. The starting clue lies in the Yes or No pile with the others."""

    hand: tuple[int, ...] = ()
    secret: int = -1
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    clue: int | None = None
    ability: Ability | None = None
    used: bool = False
    out: bool = False
    facts: tuple[Fact, ...] = ()
    tucked: tuple[int, ...] = ()
    """Cards it has put beneath the deck, wherever they are now: it has seen them."""
    marks: Marks = NO_MARKS

    @property
    def played(self) -> tuple[int, ...]:
        """The cards it has played; the starting clue was given to it (CLZ-24)."""
        return tuple(card for card in (*self.yes, *self.no) if card != self.clue)


class Row(Struct, frozen=True):
    """After a turn of this seat (None: after the starting clues), how many cards were still possible for
    each seat, from its own view; 0 once a seat is out."""

    seat: Seat | None
    possible: tuple[int, ...]


class State(Struct, frozen=True):
    """The game."""

    seats: tuple[Seat, ...]
    pile: tuple[int, ...]
    """The draw deck, top card first."""
    starter: Seat
    turn: Seat
    holdings: tuple[Holding, ...]
    phase: Phase
    chosen: tuple[tuple[Seat, int], ...] = ()
    """Starting clues chosen so far; they stay in the hand until all are revealed together."""
    spare: tuple[Ability, ...] = ()
    """Ability cards that nobody has."""
    fallen: tuple[Seat, ...] = ()
    """Seats that are out, in that order."""
    winner: Seat | None = None
    trail: tuple[Row, ...] = ()
    since: int = 0
    """When this turn or phase began, in milliseconds of play."""

    def of(self, seat: Seat) -> Holding:
        """What a seat has."""
        return self.holdings[seat]

    def with_(self, seat: Seat, holding: Holding) -> State:
        """The same with one seat's things exchanged."""
        changed = (holding if other == seat else self.holdings[other] for other in self.seats)
        return replace(self, holdings=tuple(changed))

    @property
    def active(self) -> tuple[Seat, ...]:
        """Who still plays."""
        return tuple(seat for seat in self.seats if not self.of(seat).out)

    def left_of(self, seat: Seat) -> Seat:
        """The next active player clockwise: who answers, and whose turn is next (CLZ-11, CLZ-12, S-01)."""
        count = len(self.seats)
        around = (Seat((seat + step) % count) for step in range(1, count + 1))
        return next(other for other in around if not self.of(other).out)

    def clockwise(self) -> tuple[Seat, ...]:
        """Every seat, from the starter on."""
        count = len(self.seats)
        return tuple(Seat((self.starter + step) % count) for step in range(count))

    def has_unused(self, seat: Seat, ability: Ability) -> bool:
        """Whether a seat may still use this ability."""
        return self.of(seat).ability == ability and not self.of(seat).used

    def has_chosen(self, seat: Seat) -> bool:
        """Whether a seat has put its starting clue down."""
        return any(giver == seat for giver, _ in self.chosen)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats whose deed is awaited."""
        match self.phase:
            case Over():
                return ()
            case Clueing():
                return tuple(seat for seat in self.clockwise() if not self.has_chosen(seat))
            case _:
                return (self.turn,)

    def pieces(self) -> Iterator[tuple[str, int | str]]:
        """Every clue card and ability card where it lies."""
        yield from (("card", card) for card in self.pile)
        for holding in self.holdings:
            for place in (holding.hand, holding.yes, holding.no):
                yield from (("card", card) for card in place)
            if holding.secret >= 0:
                yield "card", holding.secret
            if holding.ability is not None:
                yield "ability", holding.ability
        yield from (("ability", ability) for ability in self.spare)
