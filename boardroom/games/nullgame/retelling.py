"""The null game retold."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.core.game import Action, Event, Seat
from boardroom.core.tongue import tr
from boardroom.games.nullgame.rules import Finished, View

FIRST_TURN = 1
"""The number of the turn with which the game begins; 0 when something comes before."""
TURNS: tuple[type[Event], ...] = ()
"""There are no turns."""
MARKED: tuple[type[Event], ...] = ()
"""There is nothing to decide."""
LATE: tuple[type[Event], ...] = ()
"""Nobody is ever late."""


def retold(event: Event, view: View, names: Mapping[Seat, str]) -> str:
    """The sentence for an event."""
    return tr("{who} says done.", who=names[event.seat]) if isinstance(event, Finished) else ""


def done(who: str, deed: Action, view: View) -> str:
    """What a move is called that `retold` leaves out, for whoever watches the game when it is over."""
    return ""
