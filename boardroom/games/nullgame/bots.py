"""The computer says done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boardroom.core.game import Ask, Event
from boardroom.core.tongue import mark
from boardroom.games.nullgame.rules import Done, View

LEVELS = (mark("Easy"),)


class Brain:
    """There is nothing to think about."""

    def __init__(self, level: int, luck: Random) -> None:
        pass

    def watch(self, events: Sequence[Event], view: View) -> None:
        """Nothing to remember."""

    def choose(self, view: View, ask: Ask[Done]) -> Done | None:
        """Say done."""
        return ask.choices[0]
