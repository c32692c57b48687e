"""What can happen in Brain Games, as a scene, a log or a computer player hears it.

Everything is told to everybody: the back of a card is never in an event. Spaces are numbered from 0.
"""

from __future__ import annotations

from boardroom.core.game import Event, Seat
from boardroom.games.brain_games.board import Category, Kind


class Rolled(Event, frozen=True):
    """The die shows so many pips."""

    seat: Seat
    pips: int


class Tied(Event, frozen=True):
    """These rolled the same highest number and roll again (BG-03)."""

    seats: tuple[Seat, ...]


class Begun(Event, frozen=True):
    """This seat rolled the highest number and goes first."""

    seat: Seat


class Moved(Event, frozen=True):
    """A pawn walked from one space to another."""

    seat: Seat
    start: int
    end: int


class FoundNothing(Event, frozen=True):
    """There is no tile on the space: the turn is over (BG-09)."""

    seat: Seat


class Flipped(Event, frozen=True):
    """A tile was turned face up."""

    space: int
    kind: Kind


class FlippedBack(Event, frozen=True):
    """A tile was turned face down again, and leaves no trace (BG-11)."""

    space: int


class LostTurn(Event, frozen=True):
    """A Lose-a-Turn tile: no card is drawn."""

    seat: Seat


class Skipped(Event, frozen=True):
    """A seat's turn is passed over (BG-12)."""

    seat: Seat


class NoCards(Event, frozen=True):
    """The box holds no cards of this category, so its tile counts as Wild (BG-18)."""

    category: Category


class Chosen(Event, frozen=True):
    """The category to play was said aloud."""

    seat: Seat
    category: Category


class Traded(Event, frozen=True):
    """Two tiles of the Brain Trust went out of play for a card of this category (BG-24)."""

    seat: Seat
    category: Category


class Drawn(Event, frozen=True):
    """The top card of a deck was drawn; `reader` is None where the game reads."""

    seat: Seat
    category: Category
    is_duel: bool
    reader: Seat | None


class Reshuffled(Event, frozen=True):
    """The used cards of a category were shuffled and make up its deck again (BG-17)."""

    category: Category


class Challenged(Event, frozen=True):
    """This seat is the challenger (BG-29)."""

    seat: Seat
    rival: Seat


class Swapped(Event, frozen=True):
    """The card went under its deck unanswered (BG-19, BG-36)."""

    category: Category


class Unplayable(Event, frozen=True):
    """Every card of the category was tried; none can be played now."""

    category: Category


class Readied(Event, frozen=True):
    """One of the two in a head-to-head is ready."""

    seat: Seat


class Shown(Event, frozen=True):
    """The front of the card is held up; time begins to run."""

    seat: Seat


class Covered(Event, frozen=True):
    """The front of the card is covered (BG-20)."""


class Pondered(Event, frozen=True):
    """A computer works on the card."""

    seat: Seat


class Buzzed(Event, frozen=True):
    """This seat pressed first and must answer."""

    seat: Seat


class Tapped(Event, frozen=True):
    """A pad was tapped in its turn."""

    seat: Seat
    pad: int


class Timed(Event, frozen=True):
    """What the screen measured, in milliseconds; `early` is a press before the signal."""

    seat: Seat
    ms: int
    early: bool = False


class Answered(Event, frozen=True):
    """What a seat gives as its answer; empty when it was said aloud or done."""

    seat: Seat
    text: str


class Missed(Event, frozen=True):
    """That was not it; in a head-to-head the other may still answer."""

    seat: Seat


class TimedOut(Event, frozen=True):
    """The time is up."""


class Voted(Event, frozen=True):
    """One of the judges has said what they think."""

    seat: Seat


class Verdict(Event, frozen=True):
    """Who has won the card, or nobody; `answer` is what its back says."""

    winner: Seat | None
    answer: str


class Overruled(Event, frozen=True):
    """The table says otherwise (S-05)."""

    winner: Seat | None


class Won(Event, frozen=True):
    """A tile goes to the spot of a category, or to the Brain Trust; `space` is None for a traded one."""

    seat: Seat
    category: Category
    to_trust: bool
    space: int | None


class TurnPassed(Event, frozen=True):
    """It is this seat's turn."""

    seat: Seat


class Left(Event, frozen=True):
    """A player left; their tiles lie face down on these spaces (BG-40)."""

    seat: Seat
    spaces: tuple[int, ...]


class RanOut(Event, frozen=True):
    """No tile is left that could be won (BG-38)."""


class Finished(Event, frozen=True):
    """The game is over: seats in order of finish, ties together."""

    places: tuple[tuple[Seat, ...], ...]
