"""Where every element of a rebus lies in the 5 x 5 window: pure arithmetic on measured pictures.

A rebus is set like a line of type: cells (a part with its plus and minus signs) in rows, read from left to
right and from top to bottom, each row as high as the window allows. All ways to break the parts into rows
are weighed, and the one whose drawing lies under most panels wins, big pictures before small ones. The same
puzzle always gives the same layout, so nothing is stored; `content.inks` replaces the drawing.

What comes out goes into the view of the game and holds only what a person would see: no answer, no name, no
sound. `uncovered` of the functions here are panels numbered from 0 in reading order.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from boardroom.games.concentration.cells import (
    GAP,
    SIGN,
    Cell,
    Element,
    Piece,
    cells_of,
    lying,
    mask_for,
    moved,
    plus_sign,
)
from boardroom.games.concentration.content import Ink, Puzzle
from boardroom.games.concentration.ink import GRID, PANEL, SIDE, Spot
from boardroom.games.concentration.parts import Part, walk

__all__ = ["ENOUGH", "INKED", "Element", "Glimpse", "glimpses", "inked", "layout", "shown"]

ENOUGH = 22
"""At least so many panels hide ink (components.md)."""

INKED = 0.01
"""From this share of its area on, a panel hides ink."""

_MARGIN = 20.0
_SPAN = SIDE - 2 * _MARGIN
_ROW_GAP = 26.0
_MOST_PLUS, _WIDE_PLUS = 130.0, 230.0
_LETTER = 0.86
_WORD = 0.64
_MOST_ROWS = 5
_TRIED = 30
_WAYS = (
    ("spread",) * 2,
    ("even",) * 2,
    ("left", "right"),
    ("right", "left"),
    ("even", "spread"),
    ("wide",) * 2,
)


class Glimpse(Struct, frozen=True):
    """How much of an element's colour lies under panels that are gone: `share` from 0 to 1."""

    element: Element
    share: float


def layout(puzzle: Puzzle, inks: Sequence[Ink]) -> tuple[Element, ...]:
    """The elements of a rebus in reading order, laid over the whole window; `inks` is `content.inks`."""
    needed = {part.picture for part in walk(puzzle.parts)}
    return _laid(puzzle.parts, tuple(ink for ink in inks if ink.picture in needed))


def shown(elements: Iterable[Element], uncovered: Iterable[int]) -> tuple[Element, ...]:
    """The elements that reach under the uncovered panels; the others are nobody's business yet."""
    spots = {divmod(panel, GRID) for panel in uncovered}
    return tuple(element for element in elements if any(spot in spots for spot in _spots(element.box)))


def glimpses(
    elements: Iterable[Element], uncovered: Iterable[int], inks: Sequence[Ink]
) -> tuple[Glimpse, ...]:
    """How much a person sees of each element when these panels are gone, in the order of the elements."""
    spots = {divmod(panel, GRID) for panel in uncovered}
    out = []
    for piece in _drawn(elements, inks):
        under = lying(piece)
        seen = sum(area for spot, area in under.items() if spot in spots)
        out.append(Glimpse(piece.element, seen / sum(under.values())))
    return tuple(out)


def inked(elements: Iterable[Element], inks: Sequence[Ink]) -> frozenset[int]:
    """The panels that hide ink."""
    total: dict[Spot, float] = {}
    for piece in _drawn(elements, inks):
        for spot, area in lying(piece).items():
            total[spot] = total.get(spot, 0.0) + area
    return frozenset(
        row * GRID + column for (row, column), area in total.items() if area >= INKED * PANEL * PANEL
    )


def _drawn(elements: Iterable[Element], inks: Sequence[Ink]) -> list[Piece]:
    """Finished elements with the masks of their colour."""
    elements = tuple(elements)
    needed = {element.picture for element in elements}
    measured = {ink.picture: ink for ink in inks if ink.picture in needed}
    pieces = []
    for element in elements:
        x, y, w, h = element.box
        mask = mask_for(element, measured.get(element.picture))
        pieces.append(Piece(element, mask, x, y, w, h, y, y + h))
    return pieces


@lru_cache(maxsize=512)
def _laid(parts: tuple[Part, ...], inks: tuple[Ink, ...]) -> tuple[Element, ...]:
    measured = {ink.picture: ink for ink in inks}
    big = any(part.size == "big" for part in parts)
    choices = [cells_of(at, part, measured, big) for at, part in enumerate(parts)]
    scales = [_scale(part) for part in parts]
    sketches = [
        sketch
        for cells in itertools.product(*choices)
        for sketch in _sketches(list(zip(cells, scales, strict=True)), any(part.size for part in parts))
    ]
    sketches.sort(key=lambda sketch: -sketch[0])
    best = max(
        (pieces for _, rows, heights in sketches[:_TRIED] for pieces in _settings(rows, heights)), key=_worth
    )
    return tuple(
        replace(piece.element, box=(round(piece.x), round(piece.y), round(piece.w), round(piece.h)))
        for piece in best
    )


# Rows


def _sketches(
    cells: list[tuple[Cell, float]], even: bool
) -> Iterator[tuple[float, list[list[tuple[Cell, float]]], list[float]]]:
    """Every way to break the cells into rows, with the height of each row and a first guess of its worth.

    `even`: all rows are of one height, because size means something.
    """
    count = len(cells)
    for lines in range(1, min(_MOST_ROWS, count) + 1):
        for cuts in itertools.combinations(range(1, count), lines - 1):
            ends = (0, *cuts, count)
            rows = [_level(cells[a:b]) for a, b in itertools.pairwise(ends)]
            widths = [
                sum(cell.width * scale for cell, scale in row)
                + (SIGN + 2 * GAP) * (len(row) - 1)
                + ((SIGN + GAP) if number else 0.0)
                for number, row in enumerate(rows)
            ]
            room = _SPAN - _ROW_GAP * (lines - 1)
            most = [_SPAN / width for width in widths]
            tries = [_fill(most, room), _shrink(most, room)]
            for heights in [[min(tries[0])] * lines] if even else tries:
                ink = sum(height * height * width for height, width in zip(heights, widths, strict=True))
                yield ink * (min(heights) / max(heights)) ** 0.25, rows, heights


def _scale(part: Part) -> float:
    """How high a part stands in its row: pictures tallest, then letters, then printed words."""
    if part.text and len(part.text) > 1:
        return _WORD
    return _LETTER if part.letter or part.number or part.text else 1.0


def _level(row: list[tuple[Cell, float]]) -> list[tuple[Cell, float]]:
    """The same row with its tallest cell one unit high."""
    tallest = max(scale for _, scale in row)
    return [(cell, scale / tallest) for cell, scale in row]


def _fill(most: list[float], room: float) -> list[float]:
    """Row heights that fill the room as far as each row's own limit allows, else the same for all."""
    if sum(most) <= room:
        return most
    level = room / len(most)
    for _ in range(len(most)):
        low = [height for height in most if height <= level]
        if len(low) < len(most):
            level = (room - sum(low)) / (len(most) - len(low))
    return [min(height, level) for height in most]


def _shrink(most: list[float], room: float) -> list[float]:
    """Row heights that fill the room, each row as much below its own limit as the others."""
    share = min(1.0, room / sum(most))
    return [height * share for height in most]


def _settings(rows: list[list[tuple[Cell, float]]], heights: list[float]) -> Iterator[list[Piece]]:
    """A broken rebus with its rows spread out or pushed to the sides, in turn or all alike."""
    count = len(rows)
    spare = _SPAN - sum(heights)
    starts = [(0.0, spare / (count - 1))] if count > 1 else []
    if count == 1 or spare > _ROW_GAP * (count - 1) + 1:
        starts.append((spare / (count + 1), spare / (count + 1)))
    for (above, between), ways in itertools.product(starts, _WAYS):
        y = _MARGIN + above
        pieces: list[Piece] = []
        for number, (row, height) in enumerate(zip(rows, heights, strict=True)):
            pieces += _set(row, y, height, ways[number % 2], led=number > 0)
            y += height + between
        yield [_nudged(piece) for piece in pieces]


def _set(row: list[tuple[Cell, float]], y: float, height: float, way: str, led: bool) -> Iterator[Piece]:
    """One row at its place; what it is narrower than the window goes into its plus signs and gaps."""
    signs = len(row) - 1 + led
    gaps = 2 * (len(row) - 1) + led
    wide = sum(cell.width * scale for cell, scale in row) * height
    size = SIGN * height
    spare = max(0.0, _SPAN - wide - size * signs - GAP * height * gaps)
    if signs:
        most = min(_WIDE_PLUS, 0.5 * height) if way == "wide" else min(_MOST_PLUS, 0.34 * height)
        grown = min(max(size, most), size + spare / signs)
        spare, size = spare - (grown - size) * signs, grown
    gap = GAP * height + (spare / gaps if way in ("spread", "wide") and gaps else 0.0)
    x = _MARGIN + {"right": spare, "even": spare / 2}.get(way, 0.0)
    for number, (cell, scale) in enumerate(row):
        at = cell.pieces[0].element.part
        if number or led:
            x += gap if number else 0.0
            yield plus_sign(at, x, y, height, size)
            x += size + gap
        yield from moved(cell.pieces, x, y + height * (1 - scale) / 2, height * scale)
        x += cell.width * height * scale


def _nudged(piece: Piece) -> Piece:
    """A sign shifted up or down within its room so that it lies across a border of panels."""
    if piece.h > PANEL or piece.bottom - piece.top <= piece.h or _astride(piece.x, piece.w):
        return piece
    lines = [
        line
        for line in range(PANEL, SIDE, PANEL)
        if piece.top <= line - piece.h / 2 and line + piece.h / 2 <= piece.bottom
    ]
    middle = piece.y + piece.h / 2
    if not lines or _astride(piece.y, piece.h):
        return piece
    return piece._replace(y=min(lines, key=lambda line: abs(line - middle)) - piece.h / 2)


def _astride(start: float, length: float) -> bool:
    """Whether a border of panels lies well inside this stretch."""
    inset = length * 0.25
    return (start + inset) // PANEL != (start + length - inset) // PANEL


# Weighing


def _worth(pieces: list[Piece]) -> float:
    """More panels with ink first, then nothing seen whole in one panel, then large and of like size."""
    total: dict[Spot, float] = {}
    lonely = 0
    sizes = []
    for piece in pieces:
        under = lying(piece)
        for spot, area in under.items():
            total[spot] = total.get(spot, 0.0) + area
        if not piece.element.sign and not piece.element.inside:
            lonely += max(under.values()) > 0.9 * sum(under.values())
            sizes.append(math.sqrt(piece.w * piece.h))
    full = PANEL * PANEL
    inked = sum(area >= 1.5 * INKED * full for area in total.values())
    well = sum(min(area / full, 0.25) for area in total.values())
    uneven = max(sizes) / min(sizes)
    return (
        30 * min(inked, ENOUGH)
        + 5 * inked
        - 8 * lonely
        + 5 * well
        + min(sizes) / 8
        - 12 * max(0.0, uneven - 2)
    )


def _spots(box: tuple[int, int, int, int]) -> Iterator[tuple[int, int]]:
    """The panels (row, column) under which a box lies."""
    x, y, w, h = box
    return itertools.product(
        range(y // PANEL, min(GRID - 1, (y + h - 1) // PANEL) + 1),
        range(x // PANEL, min(GRID - 1, (x + w - 1) // PANEL) + 1),
    )
