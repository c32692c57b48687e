"""Where colour lies, as masks of 16 x 16 cells, and how much of it lies under each panel of the window.

A mask is 16 rows of 16 bits, left cell first, over the box of a thing. Boxes are in thousandths of a window.
"""

from __future__ import annotations

import math
from functools import lru_cache

from boardroom.games.concentration.letter_inks import LETTERS

SIDE = 1000
GRID = 5
PANEL = SIDE // GRID
CELLS = 16

Mask = tuple[int, ...]
Spot = tuple[int, int]
"""A panel as its row and column, from 0."""

FULL: Mask = (0xFFFF,) * CELLS
PLUS: Mask = tuple(0xFFFF if 5 <= row < 11 else 0x07E0 for row in range(CELLS))
_UNKNOWN = (850, "ffff" * CELLS)
_BEARING = 80  # advance that is no colour


def mask_of(digits: str) -> Mask:
    """A mask from 64 hexadecimal digits."""
    return tuple(int(digits[at : at + 4], 16) for at in range(0, 4 * CELLS, 4))


def turned(mask: Mask) -> Mask:
    """The mask of a thing upside down."""
    return tuple(int(f"{row:016b}"[::-1], 2) for row in reversed(mask))


def text_width(words: str) -> float:
    """The width of printed capitals as a multiple of their height."""
    return (sum(LETTERS.get(letter, _UNKNOWN)[0] for letter in words) - _BEARING) / 1000


@lru_cache(maxsize=256)
def text_mask(words: str) -> Mask:
    """The mask of printed capitals: every cell taken from the letter that lies there."""
    advances = [LETTERS.get(letter, _UNKNOWN)[0] for letter in words]
    masks = [mask_of(LETTERS.get(letter, _UNKNOWN)[1]) for letter in words]
    across = sum(advances) - _BEARING
    rows = [0] * CELLS
    for column in range(CELLS):
        at = (column + 0.5) * across / CELLS
        for advance, mask in zip(advances, masks, strict=True):
            if at < advance:
                inside = int(at * CELLS / max(1, advance - _BEARING))
                if inside < CELLS:
                    for row in range(CELLS):
                        rows[row] |= (mask[row] >> (CELLS - 1 - inside) & 1) << (CELLS - 1 - column)
                break
            at -= advance
    return tuple(rows)


def areas(mask: Mask, x: float, y: float, w: float, h: float) -> dict[Spot, float]:
    """How much colour of a thing in this box lies under each panel, in square thousandths of the window."""
    cell = w * h / CELLS**2
    columns = _bands(x, w)
    found: dict[Spot, float] = {}
    for line, over in _bands(y, h).items():
        rows = [mask[row] for row in range(CELLS) if over >> (CELLS - 1 - row) & 1]
        for column, across in columns.items():
            if count := sum((row & across).bit_count() for row in rows):
                found[line, column] = count * cell
    return found


def _bands(start: float, length: float) -> dict[int, int]:
    """The sixteen cells of a stretch as bits, by the panel in which their middle lies."""
    cell = length / CELLS
    panel = min(GRID - 1, max(0, int((start + cell / 2) // PANEL)))
    bands: dict[int, int] = {}
    at = 0
    while at < CELLS:
        before = math.ceil(
            ((panel + 1) * PANEL - start) / cell - 0.5
        )  # cells whose middle lies before the border
        upto = min(CELLS, max(at, before)) if panel < GRID - 1 else CELLS
        if upto > at:
            bands[panel] = ((1 << upto - at) - 1) << CELLS - upto
        at, panel = upto, panel + 1
    return bands
