"""What a player can do in Concluzio. Cards are named by their place in the deck, from 0."""

from __future__ import annotations

from boardroom.core.game import Action
from boardroom.games.concluzio.cards import Ability, Kind


class Draft(Action, frozen=True):
    """Take one of the ability cards that are left (CLZ-22, where the family drafts)."""

    ability: Ability


class Give(Action, frozen=True):
    """Choose this card of the hand as the starting clue for the player on the left (CLZ-05)."""

    card: int


class Play(Action, frozen=True):
    """Reveal a card from the hand."""

    card: int


class Guess(Action, frozen=True):
    """Name one's own card: number, shape and colour, each 1 to 7, any combination (CLZ-17)."""

    number: int
    shape: int
    colour: int


class Speed(Action, frozen=True):
    """Use Double Speed: two clue cards in this turn (CLZ-23)."""


class Deduce(Action, frozen=True):
    """Use Deduction: ask whether this attribute of a card one has played is the same (CLZ-24)."""

    card: int
    kind: Kind


class Tuck(Action, frozen=True):
    """Put this card of the hand beneath the deck (Second Chance, CLZ-25)."""

    card: int


class Mark(Action, frozen=True):
    """Change a tick on one's own sheet: open, crossed out, ringed, and open again (CLZ-21)."""

    kind: Kind
    value: int


class Arrange(Action, frozen=True):
    """Move a card within one's own Yes or No pile, to this place from 0."""

    card: int
    place: int


class OutOfTime(Action, frozen=True):
    """What the clock plays for a player who is too slow (CLZ-31)."""


Deed = Draft | Give | Play | Guess | Speed | Deduce | Tuck | Mark | Arrange | OutOfTime
"""Any of them."""
