"""How the computer plays Brain Games, from what it may see and nothing else.

It never reads a card: it says how good it is (`Ponder`), and the dice decide by the chances stated in
chances.py. On the board it heads for what it needs and remembers what it has seen flipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from boardroom.core.game import HOST, Ask, Event
from boardroom.games.brain_games import chances
from boardroom.games.brain_games.actions import (
    Abstain,
    Buzz,
    Challenge,
    Choose,
    Deed,
    GoTo,
    Judge,
    Name,
    Ponder,
    Press,
    SitOut,
    Start,
    Trade,
)
from boardroom.games.brain_games.board import CATEGORIES, Category
from boardroom.games.brain_games.events import Flipped, Won
from boardroom.games.brain_games.view import View

LEVELS = chances.LEVELS
RECALL = (0.35, 0.7, 1.0)
"""How often a tile seen flipped is remembered, by level."""

C = TypeVar("C", Trade, Choose)


class Brain:
    """One computer player. `level` counts from 0, into LEVELS; `luck` is all the chance it uses."""

    def __init__(self, level: int, luck: Random) -> None:
        self._level, self._luck = level, luck
        self._seen: dict[int, str] = {}

    def watch(self, events: Sequence[Event], view: View) -> None:
        """Remember the tiles that were flipped, and forget those that are gone."""
        for event in events:
            if isinstance(event, Flipped) and self._luck.random() < RECALL[self._level]:
                self._seen[event.space] = event.kind
            elif isinstance(event, Won) and event.space is not None:
                self._seen.pop(event.space, None)

    def choose(self, view: View, ask: Ask[Deed]) -> Deed | None:
        """What to do; None leaves it to the table as a whole."""
        if ask.seat == HOST or not ask.choices:
            return None
        kinds = {type(choice) for choice in ask.choices}
        if SitOut in kinds:
            return SitOut()
        if Ponder in kinds:
            return Ponder(self._level)
        if Abstain in kinds:
            return Abstain()
        if Judge in kinds or Name in kinds:
            return None  # it cannot see what people do; the table judges
        if GoTo in kinds:
            return self._walk(view, ask)
        if Trade in kinds:
            return self._best([choice for choice in ask.choices if isinstance(choice, Trade)])
        if Choose in kinds:
            wanted = [choice for choice in ask.choices if isinstance(choice, Choose)]
            missing = [choice for choice in wanted if choice.category in self._missing(view)]
            return self._best(missing or wanted)
        if Challenge in kinds:
            return self._luck.choice(ask.choices)
        for plain in (Start, Buzz, Press):
            if plain in kinds:
                return plain()
        return self._luck.choice(ask.choices)

    def _missing(self, view: View) -> list[Category]:
        spots = view.scorecards[view.turn].spots
        return [category for category, held in zip(CATEGORIES, spots, strict=True) if held is None]

    def _best(self, choices: Sequence[C]) -> C:
        """The category that it is best at."""
        return max(choices, key=lambda choice: chances.SKILLS[self._level].percent(choice.category))

    def _walk(self, view: View, ask: Ask[Deed]) -> Deed:
        """To what it needs if it remembers one, else to something unknown, else anywhere with a tile."""
        missing = self._missing(view)
        ways = [choice for choice in ask.choices if isinstance(choice, GoTo)]

        def worth(way: GoTo) -> float:
            if not view.board[way.space].tile:
                return 0.0
            kind = self._seen.get(way.space)
            known = {None: 2.0, "wild": 4.0, "lose": 0.5}
            return 3.0 if kind in missing else known.get(kind, 1.0)

        best = max(worth(way) for way in ways)
        return self._luck.choice([way for way in ways if worth(way) == best])
