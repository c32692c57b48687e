"""The board: 46 hexes in a hexagon, six START corners, and what kinds of tiles lie on the other 40.

Spaces are numbered from 0 in reading order (BG-02, components.md).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from boardroom.core.hexgrid import reachable, rows_of
from boardroom.core.tongue import mark

Category = Literal["vision", "logic", "language", "mind"]
Kind = Literal["vision", "logic", "language", "mind", "wild", "lose"]

CATEGORIES: tuple[Category, ...] = ("vision", "logic", "language", "mind")
NAMES = {
    "vision": mark("VISION"),
    "logic": mark("LOGIC"),
    "language": mark("LANGUAGE"),
    "mind": mark("MIND & BODY"),
    "wild": mark("Wild"),
    "lose": mark("Lose-a-Turn"),
}
"""What the tiles are called."""
SPOKEN = {
    "vision": mark("Vision"),
    "logic": mark("Logic"),
    "language": mark("Language"),
    "mind": mark("Mind & Body"),
    "wild": mark("Wild"),
    "lose": mark("Lose-a-Turn"),
}
"""The same for the ear: a screen reader would spell capitals."""

ROWS = (3, 4, 5, 6, 7, 8, 7, 6)
HEXES = rows_of(ROWS)
SPACES = range(len(HEXES))
STARTS = (0, 2, 25, 32, 40, 45)
"""The corners, in the order in which seats are given them; seat 0 starts on the first."""
TILES: tuple[Kind, ...] = (
    *(category for category in CATEGORIES for _ in range(8)),
    "wild", "wild", "wild", "wild",
    "lose", "lose", "lose", "lose",
)  # fmt: skip
"""The kinds of the 40 tiles by their numbers (BG-02)."""
TILE_SPACES = tuple(space for space in SPACES if space not in STARTS)

_NUMBER = {place: space for space, place in enumerate(HEXES)}


@lru_cache(maxsize=512)
def ends_of(start: int, steps: int) -> tuple[int, ...]:
    """Where a walk of exactly so many steps can end; turning back is allowed (BG-06, BG-07)."""
    board = frozenset(HEXES)
    return tuple(sorted(_NUMBER[place] for place in reachable(board, HEXES[start], steps)))
