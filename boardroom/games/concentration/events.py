"""What can happen in Concentration, as a scene, a log or a computer player hears it.

Everything is told to everybody: what is secret is never in an event. Panels are numbered 1 to 25, slots of
a rack from 0, sides are 0 (rack number 1) and 1.
"""

from __future__ import annotations

from boardroom.core.game import Event, Seat
from boardroom.games.concentration.cards import Card


class Dealt(Event, frozen=True):
    """The cards are shuffled, the slides are in place: game number `game` begins with side `starts`."""

    game: int
    sides: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    master: Seat | None
    starts: int
    deck: str


class Named(Event, frozen=True):
    """A number was called; its slide is still in place (CON-15)."""

    seat: Seat
    panel: int


class Pulled(Event, frozen=True):
    """A slide was pulled out and showed a card."""

    seat: Seat
    panel: int
    card: Card


class Covered(Event, frozen=True):
    """The slides of these panels were put back over their cards."""

    panels: tuple[int, ...]


class Matched(Event, frozen=True):
    """What lies open is a match; where its cards go is told next, then what they uncover."""

    side: int
    panels: tuple[int, ...]


class Racked(Event, frozen=True):
    """Two cards went from their panels into a new slot of a rack: one prize (CON-10)."""

    side: int
    slot: int
    panels: tuple[int, int]
    prize: Card


class Kept(Event, frozen=True):
    """A pair of Take cards went beside a side's rack, for use after a later match (CON-30)."""

    side: int
    panels: tuple[int, int]


class SetAside(Event, frozen=True):
    """Cards that nobody wins left the board: Takes, and Wilds too many (CON-30, CON-35)."""

    panels: tuple[int, ...]


class Uncovered(Event, frozen=True):
    """Nothing covers the puzzle at these panels any more (rule 7)."""

    panels: tuple[int, ...]


class FoundNothing(Event, frozen=True):
    """A Take was played, but the other rack has no prize (left) to take (CON-31)."""

    side: int


class Taken(Event, frozen=True):
    """A prize changed racks; the later slots of the old rack close up. `token`: a kept Take was spent."""

    seat: Seat
    side: int
    from_slot: int
    to_slot: int
    prize: Card
    token: bool


class Guessed(Event, frozen=True):
    """A guess was made."""

    seat: Seat
    text: str


class Passed(Event, frozen=True):
    """No guess was made."""

    seat: Seat


class Peeked(Event, frozen=True):
    """The Master of Ceremonies secretly opened the slide and looks at the solution (rule 8)."""

    seat: Seat


class CalledNear(Event, frozen=True):
    """The guess is close to the solution; people decide (CON-27)."""

    seat: Seat
    text: str


class Opened(Event, frozen=True):
    """The solution slide shows these first letters."""

    letters: str


class Closed(Event, frozen=True):
    """The solution slide is closed again."""


class Judged(Event, frozen=True):
    """A guess was found right or wrong."""

    seat: Seat
    text: str
    right: bool


class Overruled(Event, frozen=True):
    """The table said that a guess counts after all (S-05)."""

    seat: Seat
    text: str


class Stopped(Event, frozen=True):
    """A side ended its turn of its own will (CON-18)."""

    seat: Seat


class TimedOut(Event, frozen=True):
    """A side pulled no slide in time (CON-23)."""

    side: int


class TurnPassed(Event, frozen=True):
    """It is the turn of this side now."""

    side: int


class Cleared(Event, frozen=True):
    """No two cards left could match: they came off the board, unwon (NOTE, CON-39, CON-42)."""

    panels: tuple[int, ...]
    cards: tuple[Card, ...]


class Won(Event, frozen=True):
    """The puzzle is solved: every seat of a side is given the dollars of its rack."""

    side: int
    seats: tuple[Seat, ...]
    dollars: int
    solution: str


class Drawn(Event, frozen=True):
    """Nobody solved the puzzle (CON-44)."""

    solution: str


class Readied(Event, frozen=True):
    """A seat has seen enough of the solved puzzle."""

    seat: Seat


class Finished(Event, frozen=True):
    """The match is over: seats in order of finish, ties together."""

    places: tuple[tuple[Seat, ...], ...]


SHOWING = (Pulled, Covered, Peeked, CalledNear, Opened, Judged, Overruled, Cleared, Won, Drawn)
"""Events after which somebody knows what cannot be unlearned: no player takes such a step back.

Putting slides back belongs here, since taking that back would show their prizes again.
"""
