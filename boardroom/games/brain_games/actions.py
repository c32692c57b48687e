"""What a player can do in Brain Games. Spaces are numbered from 0 in reading order."""

from __future__ import annotations

from boardroom.core.game import Action, Seat
from boardroom.games.brain_games.board import Category


class Roll(Action, frozen=True):
    """Roll the die."""


class SayDie(Action, frozen=True):
    """Say what a real die shows, where the house rolls one."""

    pips: int


class Trade(Action, frozen=True):
    """Trade in two tiles of the Brain Trust, the oldest ones, to play for this category (BG-24)."""

    category: Category


class GoTo(Action, frozen=True):
    """Walk to this space."""

    space: int


class Choose(Action, frozen=True):
    """Say which category to play on a Wild tile."""

    category: Category


class Challenge(Action, frozen=True):
    """Say who is the challenger of a head-to-head card (BG-29)."""

    seat: Seat


class Read(Action, frozen=True):
    """The reader has read the back of the card and holds up its front (BG-13)."""


class Start(Action, frozen=True):
    """I am ready: show the card, let the time run."""


class Cover(Action, frozen=True):
    """I have seen enough of the front: cover it (BG-20)."""


class Answer(Action, frozen=True):
    """Type the answer."""

    text: str


class Pick(Action, frozen=True):
    """Choose one of the card's options, counted from 0."""

    option: int


class Done(Action, frozen=True):
    """I have said it, or done it: judge me."""


class Tap(Action, frozen=True):
    """Tap a pad, counted from 1."""

    pad: int


class Press(Action, frozen=True):
    """Press the button: at the signal, or when the time is up in your head."""


class Buzz(Action, frozen=True):
    """I know it! The first legal press locks the other out."""


class GiveUp(Action, frozen=True):
    """I do not know."""


class Swap(Action, frozen=True):
    """This card does not suit me: take the next one of its category (BG-19)."""


class SitOut(Action, frozen=True):
    """A computer cannot be judged by people: take the next card (BG-36)."""


class Ponder(Action, frozen=True):
    """A computer of this level works on the card; bots.py says how often it finds the answer."""

    level: int


class Vote(Action, frozen=True):
    """One of those who do not play says whether it was right (BG-16)."""

    right: bool


class Abstain(Action, frozen=True):
    """Leave the judging to the others, as computers do."""


class Judge(Action, frozen=True):
    """The reader, or the table as a whole, says whether it was right."""

    right: bool


class Name(Action, frozen=True):
    """The reader, or the table as a whole, says who won the head-to-head; None is nobody (BG-34)."""

    winner: Seat | None


class OutOfTime(Action, frozen=True):
    """What the clock plays."""


class Overrule(Action, frozen=True):
    """The table as a whole gives the tile to another, or to nobody (S-05)."""

    winner: Seat | None


class GoOn(Action, frozen=True):
    """The answer has been seen: place the tile, or flip it back."""


class Leave(Action, frozen=True):
    """This player leaves the table for good (BG-40)."""

    seat: Seat


Deed = (
    Roll | SayDie | Trade | GoTo | Choose | Challenge | Read | Start | Cover | Answer | Pick | Done | Tap
    | Press | Buzz | GiveUp | Swap | SitOut | Ponder | Vote | Abstain | Judge | Name | OutOfTime | Overrule
    | GoOn | Leave
)  # fmt: skip
"""Any of them."""
