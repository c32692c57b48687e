"""A match of Concentration at one moment: everything, secrets included.

Cards are things: each of the 25 has a number from 0, and lies in one place. So has each slide: numbers on
slides and panels are 1 to 25 and belong together. Sides are 0 (rack number 1) and 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import Seat
from boardroom.games.concentration.cards import Card

Pair = tuple[int, int]
"""Two cards in one slot of a rack: the prize, and its twin or the Wild that stood for it."""

Sides = tuple[tuple[Seat, ...], tuple[Seat, ...]]
"""Who plays on side 0 and on side 1, in the order of their seats."""

Chance = Literal["match", "note", "reply"]
"""What earned a guess: a match (rule 7); or, by the NOTE at the end of the rules, having made the last match
that was possible; or being the other side when that guess was wrong."""


class Picking(Struct, frozen=True, tag=True):
    """The side whose turn it is pulls out slides: these are out, those are only named (CON-15)."""

    pulled: tuple[int, ...] = ()
    named: tuple[int, ...] = ()


class Showing(Struct, frozen=True, tag=True):
    """Two prizes that do not match lie open until they are covered (rule 4)."""

    pulled: tuple[int, ...]


class Taking(Struct, frozen=True, tag=True):
    """So many prizes are to be taken from the other rack, before the guess (CON-30)."""

    takes: int


class Guessing(Struct, frozen=True, tag=True):
    """The side may guess once, or pass; `tokens`: how many kept Takes it may spend before (CON-30).

    `in_vain`: the match was of Takes, and there was nothing (left) to take (CON-31).
    """

    chance: Chance = "match"
    tokens: int = 0
    in_vain: bool = False


class Judging(Struct, frozen=True, tag=True):
    """A guess waits for people's verdict: the Master of Ceremonies; the other side, who read the solution
    slide (`table`); or the other side, who only know that it is near (CON-27)."""

    seat: Seat
    text: str
    chance: Chance
    by: Literal["master", "table", "near"]


class Played(Struct, frozen=True):
    """One game that is over: who played, who began, which side won (None: a draw), and for how much."""

    puzzle: int
    sides: Sides
    starts: int
    winner: int | None
    dollars: int = 0

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that are given the money."""
        return () if self.winner is None else self.sides[self.winner]

    @property
    def losers(self) -> tuple[Seat, ...]:
        """The seats that receive nothing; nobody in a draw."""
        return () if self.winner is None else self.sides[1 - self.winner]


class Solved(Struct, frozen=True, tag=True):
    """The puzzle is shown whole and explained, whether it was guessed or not, until all are ready."""

    outcome: Played
    ready: tuple[Seat, ...] = ()


class Over(Struct, frozen=True, tag=True):
    """The match is over."""


Phase = Picking | Showing | Taking | Guessing | Judging | Solved | Over


class Wrong(Struct, frozen=True):
    """A guess that was found wrong since the last card was revealed: it may still be overruled (S-05)."""

    seat: Seat
    side: int
    text: str


class State(Struct, frozen=True):
    """The match, then the game that is on the table now."""

    # The match
    seats: tuple[Seat, ...]
    dice: Dice
    puzzles: tuple[int, ...]
    """The stack: places in content.puzzles, front first."""
    decks: tuple[int, ...]
    """Places in content.decks, in the order in which they are dealt, round and round."""
    played: tuple[Played, ...]
    """Games that are over and done with; the money follows from them."""

    # This game
    puzzle: int
    deck: int
    sides: Sides
    master: Seat | None
    starts: int
    cards: tuple[Card, ...]
    """What each card shows, by its number."""
    board: tuple[int | None, ...]
    """Which card lies in panel 1, 2 …; None: the puzzle shows."""
    turn: int
    """The side whose turn it is; at the very end, the side that has the last guess."""
    turns: tuple[int, int]
    """How many turns each side has begun."""
    racks: tuple[tuple[Pair, ...], tuple[Pair, ...]] = ((), ())
    kept: tuple[tuple[Pair, ...], tuple[Pair, ...]] = ((), ())
    """Pairs of Take cards waiting beside the racks (CON-30, as tokens)."""
    aside: tuple[int, ...] = ()
    has_matched: bool = False
    """Whether this turn has seen a match, so that stopping may be allowed (CON-18)."""
    phase: Phase = Picking()
    since: int = 0
    """When this phase began, in milliseconds of play."""
    letters: int = 0
    """How many letters of the solution are showing now."""
    wrong: tuple[Wrong, ...] = ()

    @property
    def other(self) -> int:
        """The side whose turn it is not."""
        return 1 - self.turn

    @property
    def covered(self) -> tuple[int, ...]:
        """The panels in which a card still lies."""
        return tuple(panel for panel, card in enumerate(self.board, start=1) if card is not None)

    @property
    def uncovered(self) -> tuple[int, ...]:
        """The panels where the puzzle shows."""
        return tuple(panel for panel, card in enumerate(self.board, start=1) if card is None)

    @property
    def pulled(self) -> tuple[int, ...]:
        """The panels whose slide is out and whose card lies open, in the order of pulling."""
        return self.phase.pulled if isinstance(self.phase, Picking | Showing) else ()

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats whose deed is awaited, the one in the lead first. Any member may act (S-04, CON-24)."""
        match self.phase:
            case Over():
                return ()
            case Solved(ready=ready):
                return tuple(seat for seat in self.seats if seat not in ready)
            case Judging(by="master") if self.master is not None:
                return (self.master,)
            case Judging():
                return self.members(self.other)
            case _:
                return self.members(self.turn)

    def members(self, side: int) -> tuple[Seat, ...]:
        """Who plays on a side, beginning with the one whose turn it is among team mates: they alternate."""
        members = self.sides[side]
        lead = max(self.turns[side] - 1, 0) % len(members)
        return members[lead:] + members[:lead]

    def number(self, panel: int) -> int:
        """Which card lies in a panel."""
        number = self.board[panel - 1]
        assert number is not None, f"no card lies in panel {panel}"
        return number

    def card(self, panel: int) -> Card:
        """What the card in a panel shows."""
        return self.cards[self.number(panel)]

    def prizes(self, side: int) -> tuple[Card, ...]:
        """What lies in a rack, slot by slot."""
        return tuple(self.cards[prize] for prize, _ in self.racks[side])

    def without(self, panels: tuple[int, ...]) -> State:
        """The same with the cards of these panels lifted off; the caller puts them somewhere."""
        board = (None if panel in panels else card for panel, card in enumerate(self.board, start=1))
        return replace(self, board=tuple(board))

    def pieces(self) -> Iterator[tuple[str, int]]:
        """Every card where it lies; and the slides, each in its panel, pulled out or left off."""
        yield from (("card", card) for card in self.board if card is not None)
        for row in (*self.racks, *self.kept):
            yield from (("card", card) for pair in row for card in pair)
        yield from (("card", card) for card in self.aside)
        yield from (("slide", panel) for panel in self.covered if panel not in self.pulled)
        yield from (("slide", panel) for panel in (*self.pulled, *self.uncovered))


def swap(
    both: tuple[tuple[Pair, ...], tuple[Pair, ...]], side: int, row: tuple[Pair, ...]
) -> tuple[tuple[Pair, ...], tuple[Pair, ...]]:
    """Two racks with the one of this side exchanged."""
    return (row, both[1]) if side == 0 else (both[0], row)
