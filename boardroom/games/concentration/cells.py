"""What a rebus is set from: elements, and the cells of elements that stay together.

A cell is one part with its minus sign, or two groups and a bar, built one unit high and as wide as it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from boardroom.games.concentration.content import Ink
from boardroom.games.concentration.ink import (
    FULL,
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
from boardroom.games.concentration.parts import Part

GAP = 0.07
"""Beside a sign, in heights of the row."""

SIGN = 0.20
"""A plus sign, in heights of the row."""

_NOWHERE = (0, 0, 0, 0)
_UNMEASURED = (60, 60, 940, 940)
_MINUS = 0.36  # height of the letters taken away
_SMALL = 0.42
_BESIDE_BIG = 0.55


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


class Piece(NamedTuple):
    """A thing to draw and its place; `top` and `bottom` bound how far it may be shifted up or down."""

    element: Element
    mask: Mask
    x: float
    y: float
    w: float
    h: float
    top: float
    bottom: float


class Cell(NamedTuple):
    """Pieces that stay together, one unit high and `width` wide."""

    pieces: tuple[Piece, ...]
    width: float


def cells_of(at: int, part: Part, inks: dict[str, Ink], beside_big: bool) -> list[Cell]:
    """The ways to build the cell of a part; more than one only where two groups may be broken into rows."""
    if part.place == "in":
        return [_nested(at, part, inks)]
    if part.place:
        upper, lower = (part.this, part.that) if part.place == "over" else (part.that, part.this)
        return [
            _stacked(at, over, under)
            for over in _groups(at, upper, inks)
            for under in _groups(at, lower, inks)
        ]
    share = _SMALL if part.size == "small" else _BESIDE_BIG if beside_big and part.size != "big" else 1.0
    cell = _leaf(at, part, inks)
    return [Cell(tuple(moved(cell.pieces, 0.0, (1 - share) / 2, share)), cell.width * share)]


def _leaf(at: int, part: Part, inks: dict[str, Ink]) -> Cell:
    ink = inks.get(part.picture)
    if part.picture:
        box = ink.box if ink else _UNMEASURED
        aspect = (box[2] - box[0]) / (box[3] - box[1])
        element = Element(at, _NOWHERE, picture=part.picture, ink=box)
    else:
        aspect = text_width(part.what)
        element = Element(at, _NOWHERE, text=part.what)
    element = replace(element, crossed=part.crossed, turned=part.turned)
    pieces, width = _repeated(element, mask_for(element, ink), aspect, part.times)
    minus = part.minus_first or part.minus_last
    if minus:
        wide = _MINUS * (0.85 + text_width(minus))
        tag = Element(at, _NOWHERE, text=minus, sign="minus")
        x = width + GAP * 0.7
        pieces.append(Piece(tag, mask_for(tag), x, 0.5 - _MINUS / 2, wide, _MINUS, 0.0, 1.0))
        width = x + wide
    return Cell(tuple(pieces), width)


def _repeated(element: Element, mask: Mask, aspect: float, times: int) -> tuple[list[Piece], float]:
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
        pieces.append(Piece(element, mask, indent + column * (wide + gap), y, wide, height, y, y + height))
    return pieces, columns * wide + (columns - 1) * gap


def _groups(at: int, parts: tuple[Part, ...], inks: dict[str, Ink]) -> list[Cell]:
    """The ways to set a group in one row or two."""
    cells = [_leaf(at, part, inks) for part in parts]
    rows = [_row(at, cells)]
    return rows + [
        _stack([_row(at, cells[:cut]), _row(at, cells[cut:], led=True)], 0.04) for cut in range(1, len(cells))
    ]


def _row(at: int, cells: Sequence[Cell], led: bool = False) -> Cell:
    """Cells side by side with plus signs between them (and one before the first, if it is led by one)."""
    pieces: list[Piece] = []
    x = 0.0
    for number, cell in enumerate(cells):
        if number or led:
            x += GAP if number else 0.0
            pieces.append(plus_sign(at, x, 0.0, 1.0, SIGN))
            x += SIGN + GAP
        pieces += moved(cell.pieces, x, 0.0, 1.0)
        x += cell.width
    return Cell(tuple(pieces), x)


def _stack(cells: Sequence[Cell], gap: float) -> Cell:
    """Cells of one width upon each other, scaled to be one unit high in all."""
    heights = [1 / cell.width for cell in cells]
    wide = 1 / (sum(heights) + gap * (len(cells) - 1))
    pieces: list[Piece] = []
    y = 0.0
    for cell, height in zip(cells, heights, strict=True):
        pieces += moved(cell.pieces, 0.0, y, height * wide)
        y += (height + gap) * wide
    return Cell(tuple(pieces), wide)


def _stacked(at: int, over: Cell, under: Cell) -> Cell:
    """One group above a bar, the other below it."""
    thick = 0.035
    bar = Cell((Piece(Element(at, _NOWHERE, sign="bar"), FULL, 0, 0, 1 / thick, 1, 0, 1),), 1 / thick)
    return _stack([over, bar, under], 0.035)


def _nested(at: int, part: Part, inks: dict[str, Ink]) -> Cell:
    """A group lying in the middle of one thing."""
    outer = _leaf(at, part.that[0], inks)
    inner = _row(at, [_leaf(at, one, inks) for one in part.this])
    height = min(0.44, outer.width * 0.56 / inner.width)
    x, y = (outer.width - inner.width * height) / 2, 0.56 - height / 2
    pieces = [
        piece._replace(element=replace(piece.element, inside=True))
        for piece in moved(inner.pieces, x, y, height)
    ]
    return Cell((*outer.pieces, *pieces), outer.width)


def plus_sign(at: int, x: float, y: float, height: float, size: float) -> Piece:
    """A plus sign at half the height of a row; it may be shifted within the row."""
    element = Element(at, _NOWHERE, sign="plus")
    return Piece(element, PLUS, x, y + (height - size) / 2, size, size, y, y + height)


def moved(pieces: Iterable[Piece], x: float, y: float, scale: float) -> list[Piece]:
    """The pieces scaled and then shifted."""
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


def lying(piece: Piece) -> dict[Spot, float]:
    """How much colour of a piece lies under each panel."""
    return areas(piece.mask, piece.x, piece.y, piece.w, piece.h)


def mask_for(element: Element, ink: Ink | None = None) -> Mask:
    """The mask of an element; `ink` of its picture."""
    if element.sign in ("plus", "bar"):
        return PLUS if element.sign == "plus" else FULL
    if element.picture:
        mask = mask_of(ink.mask) if ink else FULL
    else:
        mask = text_mask(element.text)
    return turned(mask) if element.turned else mask
