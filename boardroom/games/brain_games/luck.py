"""Luck for cards: one seed draws one card, in every Python and on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from boardroom.core.dice import Dice

T = TypeVar("T")


class Luck:
    """Draws from a seed, one after the other."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        number, self._dice = self._dice.below(n)
        return number

    def between(self, least: int, most: int) -> int:
        """A whole number from least to most."""
        return least + self.below(most - least + 1)

    def choice(self, items: Sequence[T]) -> T:
        """One of them."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All of them in a random order."""
        mixed, self._dice = self._dice.shuffled(items)
        return list(mixed)

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """So many different ones."""
        return self.shuffled(items)[:count]
