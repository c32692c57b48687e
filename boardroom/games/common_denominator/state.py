"""A game of Common Denominator at one moment: everything, secrets included. Rows are numbered from 1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import Seat
from boardroom.games.common_denominator.medals import Medals, Purse

T = TypeVar("T")

Given = Literal["", "won", "filled"]
"""How an answer came onto the tracing paper: not yet; answered; filled in after a miss (CD-13)."""


class Attempt(Struct, frozen=True):
    """What an answer is begun for; `row` counts only for a horizontal word.

    "silver" and "gold" are declared tries of the vertical; "vertical" fills it in when all rows are given.
    """

    line: Literal["row", "category", "silver", "gold", "vertical"]
    row: int = 0

    @property
    def is_declared(self) -> bool:
        """Whether there is no taking it back (CD-20)."""
        return self.line in ("silver", "gold")


class Sheet(Struct, frozen=True):
    """The puzzle on the table and the tracing paper over it. `puzzle` is a place in content.puzzles.

    `attempted`: somebody has tried a row or the category (CD-21); `hints`: letters given, as (row, place).
    """

    puzzle: int
    rows: tuple[Given, ...]
    is_open: bool = False
    category: Given = ""
    vertical: Given = ""
    attempted: bool = False
    hints: tuple[tuple[int, int], ...] = ()

    @property
    def rows_given(self) -> int:
        """How many horizontals are written in, won or filled (CD-16)."""
        return sum(bool(given) for given in self.rows)

    @property
    def is_whole(self) -> bool:
        """Whether all horizontals and the vertical are given."""
        return bool(self.vertical) and self.rows_given == len(self.rows)

    @property
    def laid_open(self) -> Sheet:
        """The same with everything filled in that nobody has answered."""
        return replace(
            self,
            is_open=True,
            rows=tuple(given or "filled" for given in self.rows),
            category=self.category or "filled",
            vertical=self.vertical or "filled",
        )

    @property
    def is_known(self) -> bool:
        """Whether everything in it can be read: the category, too, stands there when the rest is whole."""
        return self.is_whole or bool(self.category and self.rows_given == len(self.rows))

    @property
    def is_untouched(self) -> bool:
        """Whether nothing at all has been attempted or revealed on it (CD-21)."""
        return not (self.attempted or self.category or self.vertical or self.hints or self.rows_given)


class Opening(Struct, frozen=True, tag=True):
    """Who is the youngest? (CD-03, S-03)"""


class Beginning(Struct, frozen=True, tag=True):
    """The turn has begun and the timer is not turned. What is `tried` now is tried too early."""

    tried: Attempt | None = None


class Answering(Struct, frozen=True, tag=True):
    """The sand runs until `ends`, in milliseconds of play (None: no timer).

    `late`: it has run out, and only what was begun before is still written to its end (CD-10).
    """

    ends: int | None
    tried: Attempt | None = None
    late: bool = False


class Judging(Struct, frozen=True, tag=True):
    """An answer waits for the verdict of people; the sand stands still with `left` milliseconds (CD-10).

    `by`: "opponent" looks the answer up (CD-04); "others" are asked whether a near one counts (CD-47).
    """

    tried: Attempt
    text: str
    left: int | None
    by: Literal["opponent", "others"]


class Drawing(Struct, frozen=True, tag=True):
    """The end of the turn: one card may be taken, unless it has been (CD-29)."""

    drawn: bool = False


class Holding(Struct, frozen=True, tag=True):
    """A Happy card was taken: keep it or use it (CD-30). None in views of others."""

    card: str | None


class Looking(Struct, frozen=True, tag=True):
    """The player looks at the kept cards; `back` is where the turn stands."""

    back: Beginning | Drawing


class PlayedCard(Struct, frozen=True, tag=True):
    """A card lies on the table and may be trumped."""

    card: str
    target: Seat | None = None


class ShownWin(Struct, frozen=True, tag=True):
    """The winning points are on the table and may be trumped."""


class Trumping(Struct, frozen=True, tag=True):
    """The pause in which anybody may say "Trump!" (CD-44): `trumps` are on the table, `spoken` have tried."""

    about: PlayedCard | ShownWin
    back: Beginning | Answering | Drawing
    trumps: tuple[str, ...] = ()
    spoken: tuple[Seat, ...] = ()


class Passing(Struct, frozen=True, tag=True):
    """A kept card of the player's choice goes to a neighbour (CD-36)."""

    to: Seat


class Over(Struct, frozen=True, tag=True):
    """Somebody has won."""

    winner: Seat


Phase = Opening | Beginning | Answering | Judging | Drawing | Holding | Looking | Trumping | Passing | Over


class Wrong(Struct, frozen=True):
    """The last answer was found wrong: until something else is revealed, the table may overrule (S-05).

    `before` is how the game stood when it was to be judged.
    """

    seat: Seat
    text: str
    before: State


class State(Struct, frozen=True):
    """The game."""

    seats: tuple[Seat, ...]
    dice: Dice
    stack: tuple[int, ...]
    """Puzzles to come, next one first: places in content.puzzles."""
    used: tuple[int, ...]
    """Puzzles that were played and will come again after all others (CD-46)."""
    deck: tuple[str, ...]
    """Next card first; used cards go to the end."""
    hands: tuple[tuple[str, ...], ...]
    """The kept cards of each seat."""
    purses: tuple[Purse, ...]
    bank: Medals
    seat: Seat
    """Whose turn it is."""
    turn: int = 1
    """The number of this turn."""
    extra: tuple[int, ...] = ()
    """Extra turns each seat has coming (CD-33)."""
    lost: tuple[int, ...] = ()
    """Turns each seat will be skipped (CD-34)."""
    sheet: Sheet | None = None
    last: Sheet | None = None
    """The puzzle that was put away with something left in it, for as long as that is shown."""
    known: frozenset[str] = frozenset()
    """Cards that everybody has seen go back to the deck and that are still there."""
    misses: int = 0
    """Wrong answers in this turn (CD-15)."""
    faultless: bool = False
    """Whether this puzzle was untouched when the timer was turned, and nothing was missed since (CD-19)."""
    phase: Phase = Opening()
    since: int = 0
    """When this phase began, in milliseconds of play."""
    wrong: Wrong | None = None

    @property
    def hand(self) -> tuple[str, ...]:
        """The kept cards of the player whose turn it is."""
        return self.hands[self.seat]

    def points(self, seat: Seat) -> int:
        """What a seat could show."""
        return self.purses[seat].points

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise (S-01)."""
        return Seat((seat + 1) % len(self.seats))

    def right_of(self, seat: Seat) -> Seat:
        """The seat before; with two players both neighbours are the same (CD-02)."""
        return Seat((seat - 1) % len(self.seats))

    def with_hand(self, seat: Seat, hand: tuple[str, ...]) -> State:
        """The same with another hand."""
        return replace(self, hands=swapped(self.hands, seat, hand))

    def pieces(self) -> Iterator[tuple[str, object]]:
        """Every card, medal and puzzle where it is, once."""
        yield from (("card", card) for card in self.deck)
        for hand in self.hands:
            yield from (("card", card) for card in hand)
        match self.phase:
            case Holding(str() as card):
                yield "card", card
            case Trumping(about, trumps=trumps):
                yield from (("card", card) for card in trumps)
                if isinstance(about, PlayedCard):
                    yield "card", about.card
        for heap in (self.bank, *(purse.medals for purse in self.purses)):
            yield from [("medal", "gold")] * heap.gold
            yield from [("medal", "silver")] * heap.silver
            yield from [("medal", "bronze")] * heap.bronze
        yield from (("puzzle", puzzle) for puzzle in (*self.stack, *self.used))
        if self.sheet is not None:
            yield "puzzle", self.sheet.puzzle


def swapped(row: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """The row with one place exchanged."""
    return (*row[:at], thing, *row[at + 1 :])
