"""Everything about a game of Brain Games, secrets included. Cards are numbers into the content."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Literal

from msgspec import Struct

from boardroom.core.dice import Dice
from boardroom.core.game import Seat
from boardroom.games.brain_games.board import CATEGORIES, TILES, Category


class Deck(Struct, frozen=True):
    """One category's cards: those to come, the top one first, and those under them that were used (BG-17)."""

    fresh: tuple[int, ...]
    used: tuple[int, ...] = ()


class Score(Struct, frozen=True):
    """A scorecard: the tile on the spot of each category, and the Brain Trust."""

    spots: tuple[int | None, int | None, int | None, int | None] = (None, None, None, None)
    trust: tuple[int, ...] = ()

    @property
    def missing(self) -> tuple[Category, ...]:
        """The categories without a tile."""
        return tuple(name for name, tile in zip(CATEGORIES, self.spots, strict=True) if tile is None)

    @property
    def count(self) -> int:
        """The categories with a tile."""
        return len(CATEGORIES) - len(self.missing)


class Play(Struct, frozen=True):
    """A card in play: for whom, for what.

    `spot` is the category whose spot the tile would go to; `traded` the two tiles of a trade-in; `tried`
    counts the cards that were drawn for this tile, swapped ones too.
    """

    card: int
    category: Category
    spot: Category
    reader: Seat | None = None
    rival: Seat | None = None
    traded: tuple[int, ...] = ()
    tried: int = 1


class Opening(Struct, frozen=True, tag=True):
    """Setup: these roll for who goes first, and have rolled so much so far."""

    contenders: tuple[Seat, ...]
    thrown: tuple[int, ...] = ()


class Starting(Struct, frozen=True, tag=True):
    """The start of a turn: roll, or trade in."""


class Moving(Struct, frozen=True, tag=True):
    """The die has spoken."""

    pips: int


class Losing(Struct, frozen=True, tag=True):
    """A Lose-a-Turn tile lies open for all to see."""


class Choosing(Struct, frozen=True, tag=True):
    """A Wild tile lies open; `spot` is set when it is the tile of a category without cards (BG-18)."""

    spot: Category | None = None


class Challenging(Struct, frozen=True, tag=True):
    """A head-to-head card was drawn: against whom?"""

    play: Play


class Reading(Struct, frozen=True, tag=True):
    """The reader silently reads the card."""

    play: Play


class Said(Struct, frozen=True):
    """What was given as an answer, and whether it was right; the text is empty when it was said aloud.

    `ms`, where a press was measured: how late it came, how long it waited or how far off it was; below 0 it
    came too early.
    """

    seat: Seat
    text: str
    right: bool
    ms: int | None = None


class Off(Struct, frozen=True):
    """How far a seat was from the goal, in milliseconds."""

    seat: Seat
    ms: int


class Due(Struct, frozen=True):
    """When a computer will have worked it out, in milliseconds of play."""

    seat: Seat
    at: int


class Readying(Struct, frozen=True, tag=True):
    """The front is still hidden: these are ready. `scores`: of those who have had their try already."""

    play: Play
    ready: tuple[Seat, ...] = ()
    scores: tuple[Off, ...] = ()


class Looking(Struct, frozen=True, tag=True):
    """The front may be looked at for a while, and is covered then."""

    play: Play
    begun: int


class Answering(Struct, frozen=True, tag=True):
    """Time runs. `player` answers; None while two look for the answer, or race.

    `out` have answered wrong; `taps` pads are right so far; the signal comes `signal` milliseconds after
    `begun` (0: there is none).
    """

    play: Play
    begun: int
    player: Seat | None
    out: tuple[Seat, ...] = ()
    said: tuple[Said, ...] = ()
    taps: int = 0
    signal: int = 0
    due: tuple[Due, ...] = ()
    scores: tuple[Off, ...] = ()


class Ballot(Struct, frozen=True):
    """What one judge thinks."""

    seat: Seat
    right: bool


class Judging(Struct, frozen=True, tag=True):
    """People decide: about a `near` answer, about what was `said` or done, or who won a `duel`."""

    play: Play
    seat: Seat
    text: str
    about: Literal["near", "said", "duel"]
    votes: tuple[Ballot, ...] = ()
    abstained: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    said: tuple[Said, ...] = ()


class Showing(Struct, frozen=True, tag=True):
    """The back of the card is open to all, and says who has won the tile."""

    play: Play
    winner: Seat | None
    said: tuple[Said, ...] = ()


class Over(Struct, frozen=True, tag=True):
    """The game is over; seats in order of finish."""

    places: tuple[tuple[Seat, ...], ...]


CardPhase = Challenging | Reading | Readying | Looking | Answering | Judging | Showing
Phase = Opening | Starting | Moving | Losing | Choosing | CardPhase | Over


class State(Struct, frozen=True):
    """The whole table. `board[space]` is the number of the tile there; `pawns[seat]` a space, -1 if gone."""

    seats: tuple[Seat, ...]
    dice: Dice
    board: tuple[int | None, ...]
    pawns: tuple[int, ...]
    scores: tuple[Score, ...]
    decks: tuple[Deck, ...]
    turn: Seat
    phase: Phase
    since: int = 0
    out: tuple[int, ...] = ()
    """Tiles out of play for the remainder of the game."""
    upside: tuple[int, ...] = ()
    """Tiles that lie "Brain Games" side up on a scorecard."""
    skips: tuple[Seat, ...] = ()
    flipped: int | None = None
    """The space whose tile lies face up."""
    hints: tuple[int, ...] = ()
    """Spaces whose tile was flipped before and lies there still."""
    thrown: int = 0
    """What the die shows; 0 before it was ever rolled."""
    shown: tuple[int, ...] = ()
    """Cards whose front has been seen."""

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Those who have not left, in the order of their seats."""
        return tuple(seat for seat in self.seats if self.pawns[seat] >= 0)

    def left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All the others, from the seat's left on (S-01)."""
        ring = [other for other in self.seats if self.pawns[other] >= 0 or other == seat]
        at = ring.index(seat)
        return tuple(ring[at + 1 :] + ring[:at])

    def deck(self, category: Category) -> Deck:
        """The deck of a category."""
        return self.decks[CATEGORIES.index(category)]

    def pieces(self) -> Iterator[Hashable]:
        """Every tile, pawn and card, wherever it is."""
        yield from (("tile", tile) for tile in self.board if tile is not None)
        for score in self.scores:
            yield from (("tile", tile) for tile in (*score.spots, *score.trust) if tile is not None)
        yield from (("tile", tile) for tile in self.out)
        yield from (("pawn", seat) for seat in self.seats)
        for deck in self.decks:
            yield from (("card", card) for card in (*deck.fresh, *deck.used))
        if isinstance(self.phase, CardPhase):
            yield "card", self.phase.play.card


def duelists(state: State, play: Play) -> tuple[Seat, ...]:
    """Who plays for the card: the active player, and the challenger of a head-to-head."""
    return (state.turn,) if play.rival is None else (state.turn, play.rival)


def kind_on(state: State, space: int) -> str:
    """The kind of the tile on a space that has one."""
    tile = state.board[space]
    assert tile is not None, f"no tile on space {space}"
    return TILES[tile]
