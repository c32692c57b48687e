"""What can happen in Common Denominator, as a scene, a log or a computer player hears it.

Rows are numbered from 1. Where a card is None, the hearer does not know which it is.
"""

from __future__ import annotations

from boardroom.core.game import Event, Seat
from boardroom.games.common_denominator.medals import Medals
from boardroom.games.common_denominator.state import Attempt


class TurnBegan(Event, frozen=True):
    """It is the turn of this seat now; `extra` says that it is one more than its share (CD-33)."""

    seat: Seat
    extra: bool = False


class TurnSkipped(Event, frozen=True):
    """A lost turn is passed over (CD-34)."""

    seat: Seat


class PutAway(Event, frozen=True):
    """A puzzle that nobody can win any more is put away: what was `left` in it (rows), and every word."""

    number: int
    words: tuple[str, ...]
    left: tuple[int, ...]
    category: str = ""
    """Empty if it was known."""


class PuzzleTaken(Event, frozen=True):
    """A new puzzle lies face down; the last one is put away."""

    seat: Seat
    number: int


class TimerTurned(Event, frozen=True):
    """The sand runs; a new puzzle was turned up with it (`new`), or the last one is gone on with."""

    seat: Seat
    new: bool


class Tried(Event, frozen=True):
    """The player put the pencil to something, or declared to go for the Silver or the Gold."""

    seat: Seat
    tried: Attempt


class Answered(Event, frozen=True):
    """An answer was given; an empty text was said aloud."""

    seat: Seat
    tried: Attempt
    text: str


class CalledNear(Event, frozen=True):
    """The answer comes close; the others decide (CD-47)."""

    seat: Seat
    text: str


class LookedUp(Event, frozen=True):
    """The opponent looks up this one answer (rule: ONLY the number of an answer tried)."""

    seat: Seat


class Judged(Event, frozen=True):
    """An answer was found right or wrong."""

    seat: Seat
    tried: Attempt
    text: str
    right: bool


class Given(Event, frozen=True):
    """An answer appears on the tracing paper: `won`, or filled in after a miss (CD-13)."""

    tried: Attempt
    answer: str
    won: bool


class Hinted(Event, frozen=True):
    """One more letter of a row shows, at this place from 0 (CD-06)."""

    row: int
    place: int
    letter: str


class Completed(Event, frozen=True):
    """All horizontals and the vertical are given; the category is told."""

    category: str


class Forfeited(Event, frozen=True):
    """An answer was attempted before the timer was turned: the rest of the turn is lost."""

    seat: Seat
    text: str


class Stopped(Event, frozen=True):
    """The player lets the rest of the sand run out."""

    seat: Seat


class TimeRanOut(Event, frozen=True):
    """The sand has run out."""

    seat: Seat


class Paid(Event, frozen=True):
    """A seat became richer by `points` (poorer, if negative).

    `moved` are the medals that went from the bank to the player (negative: to the bank), change included;
    `written` are points that the bank could only note down, or struck out again.
    """

    seat: Seat
    points: int
    moved: Medals
    written: int = 0


class Handed(Event, frozen=True):
    """One Bronze went straight from one player to another (CD-27)."""

    giver: Seat
    seat: Seat


class Drew(Event, frozen=True):
    """The top card of the deck was taken."""

    seat: Seat
    card: str | None


class Declined(Event, frozen=True):
    """The player takes no card."""

    seat: Seat


class Kept(Event, frozen=True):
    """The drawn card is kept for later use."""

    seat: Seat
    card: str | None


class LookedAtCards(Event, frozen=True):
    """The player looks at the own kept cards."""

    seat: Seat


class PutBack(Event, frozen=True):
    """The kept cards lie down again."""

    seat: Seat


class Played(Event, frozen=True):
    """A card lies open on the table: used, or a Sad one just drawn."""

    seat: Seat
    card: str
    target: Seat | None = None


class TookEffect(Event, frozen=True):
    """Nobody trumped it (in the end): the card does what it says."""

    seat: Seat
    card: str


class Cancelled(Event, frozen=True):
    """A Trump stands: the card, or the win (None), counts for nothing."""

    seat: Seat
    card: str | None


class PutUnder(Event, frozen=True):
    """Used cards went to the bottom of the deck, in this order (CD-38)."""

    cards: tuple[str, ...]


class Took(Event, frozen=True):
    """A kept card went unseen from one player to another (CD-35)."""

    seat: Seat
    target: Seat
    card: str | None


class PassedOn(Event, frozen=True):
    """A kept card was given to a neighbour (CD-36)."""

    seat: Seat
    target: Seat
    card: str | None


class FoundNothing(Event, frozen=True):
    """There is no card to take or to pass on, or nothing to lose."""

    seat: Seat


class WonTurn(Event, frozen=True):
    """A seat will have an extra turn (CD-33)."""

    seat: Seat


class LostTurn(Event, frozen=True):
    """A seat will be skipped once (CD-34)."""

    seat: Seat


class WinShown(Event, frozen=True):
    """A seat shows the points to win."""

    seat: Seat
    points: int


class Trumped(Event, frozen=True):
    """A Trump card was laid down."""

    seat: Seat
    card: str


class HadNoTrump(Event, frozen=True):
    """Somebody said "Trump!" without holding one."""

    seat: Seat


class Overruled(Event, frozen=True):
    """The table said that an answer counts after all (S-05)."""

    seat: Seat
    text: str


class Won(Event, frozen=True):
    """A seat has shown the points without being trumped."""

    seat: Seat
    points: int


SHOWING = (
    PutAway,
    TimerTurned,
    Judged,
    CalledNear,
    LookedUp,
    Given,
    Hinted,
    Drew,
    LookedAtCards,
    Played,
    Took,
    PassedOn,
    Trumped,
    HadNoTrump,
    Forfeited,
    TimeRanOut,
    Overruled,
    Won,
)
"""Events after which somebody knows what cannot be unlearned: no player takes such a step back."""
