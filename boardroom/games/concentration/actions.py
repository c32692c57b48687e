"""What a player can do in Concentration. Panels are numbered 1 to 25, slots of a rack from 0."""

from __future__ import annotations

from boardroom.core.game import Action, Seat


class Pull(Action, frozen=True):
    """Pull out the numbered slide of a panel (rule 3); name it first where both are named (CON-15)."""

    panel: int


class Cover(Action, frozen=True):
    """Put the slides back over two prizes that do not match (rule 4). One puts back all that are out."""


class TakePrize(Action, frozen=True):
    """Take the prize in this slot of the other rack (CON-30)."""

    slot: int


class Guess(Action, frozen=True):
    """Say what the puzzle says (rule 7)."""

    text: str


class Pass(Action, frozen=True):
    """Make no guess (rule 7)."""


class Open(Action, frozen=True):
    """Open the solution slide by one letter more (rule 8, where the table judges)."""


class Judge(Action, frozen=True):
    """Say whether the guess is right: the Master of Ceremonies, or the other side (rule 8, CON-27)."""

    right: bool


class Stop(Action, frozen=True):
    """End the turn after a match, where the house allows it (CON-18)."""


class OutOfTime(Action, frozen=True):
    """What the clock plays for a side that has pulled no slide in time (CON-23)."""


class Overrule(Action, frozen=True):
    """The table as a whole says that this seat's wrong guess counts (S-05)."""

    seat: Seat


class GoOn(Action, frozen=True):
    """Seen enough of the solved puzzle: on to the next game, or to the winner."""


Deed = Pull | Cover | TakePrize | Guess | Pass | Open | Judge | Stop | OutOfTime | Overrule | GoOn
"""Any of them."""
