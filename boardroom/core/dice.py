"""Luck as a value: a seed and a count of draws, so that a state can be saved, compared and replayed.

The generator is SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014): a
few lines of arithmetic that will give the same deal in every later Python (ruling S-02).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Dice(Struct, frozen=True):
    """An endless row of fair random numbers; every draw hands back the dice to use next."""

    seed: int
    drawn: int = 0

    def below(self, n: int) -> tuple[int, Dice]:
        """A whole number from 0 to n - 1, each equally likely. Raises ValueError when n is not positive."""
        return _fair(self._stream(), n), replace(self, drawn=self.drawn + 1)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
        """The items in a fair random order (Fisher-Yates); one draw, however many items."""
        stream, pile = self._stream(), list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = _fair(stream, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile), replace(self, drawn=self.drawn + 1)

    def _stream(self) -> Iterator[int]:
        """64-bit numbers that belong to this draw alone."""
        state = _mix(_mix(self.seed & _MASK) ^ self.drawn)
        while True:
            state = (state + 0x9E3779B97F4A7C15) & _MASK
            yield _mix(state)


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def _fair(stream: Iterator[int], n: int) -> int:
    """Throw numbers from the uneven end away, so that no face is favoured by the remainder."""
    if n <= 0:
        raise ValueError(f"cannot draw below {n}")
    fair = (_MASK + 1) - (_MASK + 1) % n
    return next(number for number in stream if number < fair) % n
