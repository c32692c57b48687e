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
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from boardroom.games.concentration.content import Ink, Puzzle
from boardroom.games.concentration.ink import (
    FULL,
    GRID,
    PANEL,
    PLUS,
    SIDE,
    Mask,
    Spot,
    areas,
    mask_of,
    text_mask,
    text_width,
    turned,
)
from boardroom.games.concentration.parts import Part, walk

ENOUGH = 22
"""At least so many panels hide ink (components.md)."""

INKED = 0.01
"""From this share of its area on, a panel hides ink."""

_NOWHERE = (0, 0, 0, 0)
_UNMEASURED = (60, 60, 940, 940)
_MARGIN = 20.0
_SPAN = SIDE - 2 * _MARGIN
_ROW_GAP = 26.0
_GAP = 0.07  # beside a sign, in heights of the row
_PLUS = 0.20
_MOST_PLUS, _WIDE_PLUS = 130.0, 230.0
_MINUS = 0.36  # height of the letters taken away
_SMALL = 0.42
_BESIDE_BIG = 0.55
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


class Element(Struct, frozen=True, omit_defaults=True):
    """One thing drawn in the window.

    `box`: left, top, width and height of its colour, in thousandths of the window. `part`: which part of
    the puzzle it belongs to, from 0. It is a picture (of which `ink`, left, top, right and bottom in
    thousandths of its square, fills the box), a text, or a sign; a minus sign carries the letters
    taken away as its text. `inside` lies upon the one before it.
    """

    part: int
    box: tuple[int, int, int, int]
    picture: str = ""
    ink: tuple[int, int, int, int] = (0, 0, SIDE, SIDE)
    text: str = ""
    sign: Literal["", "plus", "minus", "bar"] = ""
    crossed: bool = False
    turned: bool = False
    inside: bool = False


class Glimpse(Struct, frozen=True):
    """How much of an element's colour lies under panels that are gone: `share` from 0 to 1."""

    element: Element
    share: float


class _Piece(NamedTuple):
    """A thing to draw and its place; `top` and `bottom` bound how far it may be shifted up or down."""

    element: Element
    mask: Mask
    x: float
    y: float
    w: float
    h: float
    top: float
    bottom: float


class _Cell(NamedTuple):
    """Pieces that stay together, one unit high and `width` wide."""

    pieces: tuple[_Piece, ...]
    width: float


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
        lying = _areas(piece)
        seen = sum(area for spot, area in lying.items() if spot in spots)
        out.append(Glimpse(piece.element, seen / sum(lying.values())))
    return tuple(out)


def inked(elements: Iterable[Element], inks: Sequence[Ink]) -> frozenset[int]:
    """The panels that hide ink."""
    total: dict[Spot, float] = {}
    for piece in _drawn(elements, inks):
        for spot, area in _areas(piece).items():
            total[spot] = total.get(spot, 0.0) + area
    return frozenset(
        row * GRID + column for (row, column), area in total.items() if area >= INKED * PANEL * PANEL
    )


def _drawn(elements: Iterable[Element], inks: Sequence[Ink]) -> list[_Piece]:
    """Finished elements with the masks of their colour."""
    elements = tuple(elements)
    needed = {element.picture for element in elements}
    measured = {ink.picture: ink for ink in inks if ink.picture in needed}
    pieces = []
    for element in elements:
        x, y, w, h = element.box
        mask = _mask(element, measured.get(element.picture))
        pieces.append(_Piece(element, mask, x, y, w, h, y, y + h))
    return pieces


@lru_cache(maxsize=512)
def _laid(parts: tuple[Part, ...], inks: tuple[Ink, ...]) -> tuple[Element, ...]:
    measured = {ink.picture: ink for ink in inks}
    choices = [_cells(at, part, measured) for at, part in enumerate(parts)]
    big = any(part.size == "big" for part in parts)
    scales = [_scale(part, big) for part in parts]
    sketches = [
        sketch
        for cells in itertools.product(*choices)
        for sketch in _sketches(list(zip(cells, scales, strict=True)))
    ]
    sketches.sort(key=lambda sketch: -sketch[0])
    best = max(
        (pieces for _, rows, heights in sketches[:_TRIED] for pieces in _settings(rows, heights)), key=_worth
    )
    return tuple(
        replace(piece.element, box=(round(piece.x), round(piece.y), round(piece.w), round(piece.h)))
        for piece in best
    )


# Cells


def _cells(at: int, part: Part, inks: dict[str, Ink]) -> list[_Cell]:
    """The ways to build the cell of a part; more than one only where two groups may be broken into rows."""
    if not part.place:
        return [_leaf(at, part, inks)]
    if part.place == "in":
        return [_nested(at, part, inks)]
    upper, lower = (part.this, part.that) if part.place == "over" else (part.that, part.this)
    return [
        _stacked(at, over, under) for over in _groups(at, upper, inks) for under in _groups(at, lower, inks)
    ]


def _leaf(at: int, part: Part, inks: dict[str, Ink]) -> _Cell:
    ink = inks.get(part.picture)
    if part.picture:
        box = ink.box if ink else _UNMEASURED
        aspect = (box[2] - box[0]) / (box[3] - box[1])
        element = Element(at, _NOWHERE, picture=part.picture, ink=box)
    else:
        aspect = text_width(part.what)
        element = Element(at, _NOWHERE, text=part.what)
    element = replace(element, crossed=part.crossed, turned=part.turned)
    pieces, width = _repeated(element, _mask(element, ink), aspect, part.times)
    minus = part.minus_first or part.minus_last
    if minus:
        wide = _MINUS * (0.85 + text_width(minus))
        tag = Element(at, _NOWHERE, text=minus, sign="minus")
        x = width + _GAP * 0.7
        pieces.append(_Piece(tag, _mask(tag), x, 0.5 - _MINUS / 2, wide, _MINUS, 0.0, 1.0))
        width = x + wide
    return _Cell(tuple(pieces), width)


def _repeated(element: Element, mask: Mask, aspect: float, times: int) -> tuple[list[_Piece], float]:
    """A thing as often as asked: two side by side, more in a block near a square."""
    gap = 0.05
    columns = (
        times
        if times < 3
        else min(range(1, times + 1), key=lambda n: (abs(n * aspect / -(-times // n) - 1.2), n))
    )
    lines = -(-times // columns)
    height = (1 - gap * (lines - 1)) / lines
    wide = height * aspect
    pieces = []
    for number in range(times):
        line, column = divmod(number, columns)
        in_line = min(columns, times - line * columns)
        indent = (columns - in_line) * (wide + gap) / 2
        y = line * (height + gap)
        pieces.append(_Piece(element, mask, indent + column * (wide + gap), y, wide, height, y, y + height))
    return pieces, columns * wide + (columns - 1) * gap


def _groups(at: int, parts: tuple[Part, ...], inks: dict[str, Ink]) -> list[_Cell]:
    """The ways to set a group in one row or two."""
    cells = [_leaf(at, part, inks) for part in parts]
    rows = [_row(at, cells)]
    return rows + [
        _stack([_row(at, cells[:cut]), _row(at, cells[cut:], led=True)], 0.04) for cut in range(1, len(cells))
    ]


def _row(at: int, cells: Sequence[_Cell], led: bool = False) -> _Cell:
    """Cells side by side with plus signs between them (and one before the first, if it is led by one)."""
    pieces: list[_Piece] = []
    x = 0.0
    for number, cell in enumerate(cells):
        if number or led:
            x += _GAP if number else 0.0
            pieces.append(_plus(at, x, 0.0, 1.0, _PLUS))
            x += _PLUS + _GAP
        pieces += _moved(cell.pieces, x, 0.0, 1.0)
        x += cell.width
    return _Cell(tuple(pieces), x)


def _stack(cells: Sequence[_Cell], gap: float) -> _Cell:
    """Cells of one width upon each other, scaled to be one unit high in all."""
    heights = [1 / cell.width for cell in cells]
    wide = 1 / (sum(heights) + gap * (len(cells) - 1))
    pieces: list[_Piece] = []
    y = 0.0
    for cell, height in zip(cells, heights, strict=True):
        pieces += _moved(cell.pieces, 0.0, y, height * wide)
        y += (height + gap) * wide
    return _Cell(tuple(pieces), wide)


def _stacked(at: int, over: _Cell, under: _Cell) -> _Cell:
    """One group above a bar, the other below it."""
    thick = 0.035
    bar = _Cell((_Piece(Element(at, _NOWHERE, sign="bar"), FULL, 0, 0, 1 / thick, 1, 0, 1),), 1 / thick)
    return _stack([over, bar, under], 0.035)


def _nested(at: int, part: Part, inks: dict[str, Ink]) -> _Cell:
    """A group lying in the middle of one thing."""
    outer = _leaf(at, part.that[0], inks)
    inner = _row(at, [_leaf(at, one, inks) for one in part.this])
    height = min(0.44, outer.width * 0.72 / inner.width)
    x, y = (outer.width - inner.width * height) / 2, 0.56 - height / 2
    pieces = [
        piece._replace(element=replace(piece.element, inside=True))
        for piece in _moved(inner.pieces, x, y, height)
    ]
    return _Cell((*outer.pieces, *pieces), outer.width)


# Rows


def _sketches(
    cells: list[tuple[_Cell, float]],
) -> Iterator[tuple[float, list[list[tuple[_Cell, float]]], list[float]]]:
    """Every way to break the cells into rows, with the height of each row and a first guess of its worth."""
    count = len(cells)
    for lines in range(1, min(_MOST_ROWS, count) + 1):
        for cuts in itertools.combinations(range(1, count), lines - 1):
            ends = (0, *cuts, count)
            rows = [_level(cells[a:b]) for a, b in itertools.pairwise(ends)]
            widths = [
                sum(cell.width * scale for cell, scale in row)
                + (_PLUS + 2 * _GAP) * (len(row) - 1)
                + ((_PLUS + _GAP) if number else 0.0)
                for number, row in enumerate(rows)
            ]
            room = _SPAN - _ROW_GAP * (lines - 1)
            most = [_SPAN / width for width in widths]
            for heights in (_fill(most, room), _shrink(most, room)):
                ink = sum(height * height * width for height, width in zip(heights, widths, strict=True))
                yield ink * (min(heights) / max(heights)) ** 0.25, rows, heights


def _scale(part: Part, beside_big: bool) -> float:
    """How high a part stands in its row: pictures tallest, then letters, then printed words."""
    if part.size == "small":
        return _SMALL
    if beside_big and part.size != "big":
        return _BESIDE_BIG
    if part.text and len(part.text) > 1:
        return _WORD
    return _LETTER if part.letter or part.number or part.text else 1.0


def _level(row: list[tuple[_Cell, float]]) -> list[tuple[_Cell, float]]:
    """The same row with its tallest cell one unit high, unless it is there to be small."""
    tallest = max(scale for _, scale in row)
    return [(cell, scale / tallest) for cell, scale in row] if tallest > _SMALL else row


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


def _settings(rows: list[list[tuple[_Cell, float]]], heights: list[float]) -> Iterator[list[_Piece]]:
    """A broken rebus with its rows spread out or pushed to the sides, in turn or all alike."""
    count = len(rows)
    spare = _SPAN - sum(heights)
    starts = [(0.0, spare / (count - 1))] if count > 1 else []
    if count == 1 or spare > _ROW_GAP * (count - 1) + 1:
        starts.append((spare / (count + 1), spare / (count + 1)))
    for (above, between), ways in itertools.product(starts, _WAYS):
        y = _MARGIN + above
        pieces: list[_Piece] = []
        for number, (row, height) in enumerate(zip(rows, heights, strict=True)):
            pieces += _set(row, y, height, ways[number % 2], led=number > 0)
            y += height + between
        yield [_nudged(piece) for piece in pieces]


def _set(row: list[tuple[_Cell, float]], y: float, height: float, way: str, led: bool) -> Iterator[_Piece]:
    """One row at its place; what it is narrower than the window goes into its plus signs and gaps."""
    signs = len(row) - 1 + led
    gaps = 2 * (len(row) - 1) + led
    wide = sum(cell.width * scale for cell, scale in row) * height
    plus = _PLUS * height
    spare = max(0.0, _SPAN - wide - plus * signs - _GAP * height * gaps)
    if signs:
        most = min(_WIDE_PLUS, 0.5 * height) if way == "wide" else min(_MOST_PLUS, 0.34 * height)
        grown = min(max(plus, most), plus + spare / signs)
        spare, plus = spare - (grown - plus) * signs, grown
    gap = _GAP * height + (spare / gaps if way in ("spread", "wide") and gaps else 0.0)
    x = _MARGIN + {"right": spare, "even": spare / 2}.get(way, 0.0)
    for number, (cell, scale) in enumerate(row):
        at = cell.pieces[0].element.part
        if number or led:
            x += gap if number else 0.0
            yield _plus(at, x, y, height, plus)
            x += plus + gap
        yield from _moved(cell.pieces, x, y + height * (1 - scale) / 2, height * scale)
        x += cell.width * height * scale


def _plus(at: int, x: float, y: float, height: float, size: float) -> _Piece:
    element = Element(at, _NOWHERE, sign="plus")
    return _Piece(element, PLUS, x, y + (height - size) / 2, size, size, y, y + height)


def _nudged(piece: _Piece) -> _Piece:
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


def _worth(pieces: list[_Piece]) -> float:
    """More panels with ink first, then nothing seen whole in one panel, then large and of like size."""
    total: dict[Spot, float] = {}
    lonely = 0
    sizes = []
    for piece in pieces:
        lying = _areas(piece)
        for spot, area in lying.items():
            total[spot] = total.get(spot, 0.0) + area
        if not piece.element.sign and not piece.element.inside:
            lonely += max(lying.values()) > 0.9 * sum(lying.values())
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


# Small parts


def _areas(piece: _Piece) -> dict[Spot, float]:
    return areas(piece.mask, piece.x, piece.y, piece.w, piece.h)


def _mask(element: Element, ink: Ink | None = None) -> Mask:
    """The mask of an element; `ink` of its picture."""
    if element.sign in ("plus", "bar"):
        return PLUS if element.sign == "plus" else FULL
    if element.picture:
        mask = mask_of(ink.mask) if ink else FULL
    else:
        mask = text_mask(element.text)
    return turned(mask) if element.turned else mask


def _spots(box: tuple[int, int, int, int]) -> Iterator[tuple[int, int]]:
    """The panels (row, column) under which a box lies."""
    x, y, w, h = box
    return itertools.product(
        range(y // PANEL, min(GRID - 1, (y + h - 1) // PANEL) + 1),
        range(x // PANEL, min(GRID - 1, (x + w - 1) // PANEL) + 1),
    )


def _moved(pieces: Iterable[_Piece], x: float, y: float, scale: float) -> list[_Piece]:
    return [
        piece._replace(
            x=x + piece.x * scale,
            y=y + piece.y * scale,
            w=piece.w * scale,
            h=piece.h * scale,
            top=y + piece.top * scale,
            bottom=y + piece.bottom * scale,
        )
        for piece in pieces
    ]
