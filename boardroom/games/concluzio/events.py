"""What can happen in Concluzio, as a scene, a log or a computer player hears it.

A card in an event is told only to those who may see it; the others hear the event without it.
"""

from __future__ import annotations

from boardroom.core.game import Event, Seat
from boardroom.games.concluzio.cards import Ability, Card, Kind


class Drafted(Event, frozen=True):
    """A seat took an ability card."""

    seat: Seat
    ability: Ability


class Dealt(Event, frozen=True):
    """Abilities are chosen: hands and secret cards are dealt, and this seat will start."""

    starts: Seat


class Chose(Event, frozen=True):
    """A seat has chosen its starting clue and keeps it face down (CLZ-07)."""

    seat: Seat


class Clued(Event, frozen=True):
    """A starting clue is revealed in front of its taker, who hears when there is nothing in common."""

    giver: Seat
    taker: Seat
    card: Card
    yes: bool


class Drew(Event, frozen=True):
    """A card was drawn; only the one who drew it knows which."""

    seat: Seat
    card: Card | None


class Sped(Event, frozen=True):
    """Double Speed is used: two cards follow."""

    seat: Seat


class Played(Event, frozen=True):
    """A card was revealed, and the player to the left said Yes or No."""

    seat: Seat
    answerer: Seat
    card: Card
    yes: bool


class Guessed(Event, frozen=True):
    """A seat named its card."""

    seat: Seat
    number: int
    shape: int
    colour: int
    right: bool


class Corrected(Event, frozen=True):
    """Second Chance: these attributes of the guess are wrong (CLZ-27)."""

    seat: Seat
    answerer: Seat
    wrong: tuple[Kind, ...]


class Tucked(Event, frozen=True):
    """A card went beneath the deck; only its owner knows which (CLZ-25)."""

    seat: Seat
    card: Card | None


class Deduced(Event, frozen=True):
    """Deduction: one attribute of a played card is, or is not, that of the secret card."""

    seat: Seat
    answerer: Seat
    card: Card
    kind: Kind
    same: bool


class Eliminated(Event, frozen=True):
    """A seat is out: its hand lies face up, and it sees its secret card (CLZ-18)."""

    seat: Seat
    hand: tuple[Card, ...]
    secret: Card


class TimedOut(Event, frozen=True):
    """A seat was too slow (CLZ-31)."""

    seat: Seat


class TurnPassed(Event, frozen=True):
    """It is the turn of this seat now."""

    seat: Seat


class Marked(Event, frozen=True):
    """A tick was changed on a private sheet; only its owner hears of it."""

    seat: Seat


class Arranged(Event, frozen=True):
    """A seat put one of its piles in another order."""

    seat: Seat


class Won(Event, frozen=True):
    """A seat guessed right, or is the last one standing (CLZ-16, CLZ-19)."""

    seat: Seat
    secret: Card
    last: bool


QUIET = (Sped, Marked, Arranged)
"""Events that show nothing to anybody: what led to nothing else may be taken back."""
