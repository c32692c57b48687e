"""How good computer players are, stated openly: the dice decide by these numbers, and nothing else does."""

from __future__ import annotations

from msgspec import Struct

from boardroom.core.dice import Dice
from boardroom.core.tongue import mark
from boardroom.games.brain_games.board import Category


class Skill(Struct, frozen=True):
    """One level: right answers in a hundred by category, and its time in milliseconds.

    `ponder`: from, to, before it presses the buzzer of a head-to-head; `react`: from, to, after a signal.
    """

    vision: int
    logic: int
    language: int
    mind: int
    ponder: tuple[int, int]
    react: tuple[int, int]

    def percent(self, category: Category) -> int:
        """Right answers in a hundred."""
        return {
            "vision": self.vision,
            "logic": self.logic,
            "language": self.language,
            "mind": self.mind,
        }[category]


LEVELS: tuple[str, ...] = (mark("Easy"), mark("Medium"), mark("Hard"))
SKILLS = (
    Skill(45, 40, 35, 40, ponder=(20_000, 45_000), react=(550, 1100)),
    Skill(65, 60, 55, 60, ponder=(12_000, 30_000), react=(400, 800)),
    Skill(85, 80, 75, 75, ponder=(7_000, 18_000), react=(280, 550)),
)
"""By level, counted from 0."""


def finds(level: int, category: Category, dice: Dice) -> tuple[bool, Dice]:
    """Whether a computer of this level finds the answer."""
    number, dice = dice.below(100)
    return number < SKILLS[level].percent(category), dice


def between(span: tuple[int, int], dice: Dice) -> tuple[int, Dice]:
    """A number of milliseconds in a span."""
    number, dice = dice.below(span[1] - span[0] + 1)
    return span[0] + number, dice
