"""Hex geometry for boards whose hexes stand on a corner, with a side left and right, in rows.

Doubled coordinates: a step along a row changes `across` by 2, a step into the next row changes it by 1.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from itertools import pairwise

from msgspec import Struct


class Hex(Struct, frozen=True, order=True):
    """One hex: its row from the top, and its place across in half hexes; row + across has one parity."""

    row: int
    across: int

    @property
    def neighbours(self) -> tuple[Hex, ...]:
        """The six hexes around it, clockwise from the upper right."""
        steps = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))
        return tuple(Hex(self.row + down, self.across + right) for down, right in steps)

    def distance(self, other: Hex) -> int:
        """How many steps apart two hexes are."""
        down, right = abs(self.row - other.row), abs(self.across - other.across)
        return down + max(0, (right - down) // 2)

    def centre(self, width: float) -> tuple[float, float]:
        """Where its middle is, x and y, when hexes are so wide and hex (0, 0) lies at the origin."""
        return self.across * width / 2, self.row * width * math.sqrt(3) / 2


def rows_of(lengths: Collection[int]) -> tuple[Hex, ...]:
    """Rows of so many hexes, centred over one another, in reading order. Raises ValueError on a bad step.

    Rows beside each other must differ by an odd number, or their hexes would not interlock.
    """
    sizes = tuple(lengths)
    if any((one - other) % 2 == 0 for one, other in pairwise(sizes)):
        raise ValueError(f"rows of {sizes} hexes do not interlock")
    return tuple(Hex(row, 2 * at - (size - 1)) for row, size in enumerate(sizes) for at in range(size))


def reachable(board: Collection[Hex], start: Hex, steps: int) -> frozenset[Hex]:
    """Where a walk of exactly so many steps over the board can end; hexes may be entered again."""
    ends = frozenset({start})
    for _ in range(steps):
        ends = frozenset(there for here in ends for there in here.neighbours if there in board)
    return ends
