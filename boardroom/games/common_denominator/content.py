"""What is in the Common Denominator box: data/common_denominator/*.yaml.

A row of a puzzle card is written as it is printed: `oR[a]NGe` is the word "orange" with R, N and G showing;
small letters are blank, and the letter in brackets lies in the marked column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from boardroom.core.tongue import tr

Level = Literal["easy", "medium", "hard"]

_ROW = re.compile(r"([a-zA-Z]*)\[([a-zA-Z])\]([a-zA-Z]*)")


class Category(Struct, frozen=True):
    """What the rows of a puzzle have in common.

    `members` may be rows; `rivals` are right answers too, but never printed; `related` words may be spelt by
    the marked column, as may any member; `accept` is how else the category may be called (what is said around
    a name need not be written down: see naming.py).
    """

    name: str
    members: tuple[str, ...]
    related: tuple[str, ...]
    accept: tuple[str, ...] = ()
    rivals: tuple[str, ...] = ()


class Printed(Struct, frozen=True):
    """One row of a card: its word in small letters, the place of the marked cell from 0, the places shown."""

    word: str
    marked: int
    shown: frozenset[int]


class Puzzle(Struct, frozen=True):
    """One puzzle card. `vertical` is spelt downwards by the marked cells of the rows."""

    number: int
    category: str
    level: Level
    vertical: str
    rows: tuple[str, ...]

    @property
    def printed(self) -> tuple[Printed, ...]:
        """The rows, read. Raises ValueError when one is not written as a row is."""
        return tuple(printed(row) for row in self.rows)


@lru_cache(maxsize=4096)
def printed(row: str) -> Printed:
    """A row as it is written on a card. Raises ValueError when it is not."""
    found = _ROW.fullmatch(row)
    if found is None:
        raise ValueError(tr("{row!r} is no row; write it like oR[a]NGe", row=row))
    before, cell, after = found.groups()
    letters = before + cell + after
    shown = frozenset(at for at, letter in enumerate(letters) if letter.isupper())
    return Printed(letters.lower(), len(before), shown)


class Content(Struct, frozen=True):
    """Everything in the box."""

    categories: tuple[Category, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()

    def category_of(self, puzzle: Puzzle) -> Category:
        """What the rows of a puzzle have in common. Raises StopIteration when nobody has written it."""
        return next(category for category in self.categories if category.name == puzzle.category)

    def faults(self) -> Iterator[tuple[tuple[str | int, ...], str]]:
        """What the types cannot say: (where, what is wrong) for each entry that cannot be played with."""
        known: set[str] = set()
        for at, category in enumerate(self.categories):
            if category.name in known:
                wrong = tr("the category {name!r} is there already; merge the two", name=category.name)
                yield ("categories", at, "name"), wrong
            known.add(category.name)
        numbers: set[int] = set()
        for at, puzzle in enumerate(self.puzzles):
            if puzzle.category not in known:
                wrong = tr("no category is named {name!r}; add it under categories:", name=puzzle.category)
                yield ("puzzles", at, "category"), wrong
            if puzzle.number in numbers:
                wrong = tr("number {number} is taken; give it one of its own", number=puzzle.number)
                yield ("puzzles", at, "number"), wrong
            numbers.add(puzzle.number)
            yield from (((("puzzles", at, *trail)), wrong) for trail, wrong in _faults(puzzle))


def _faults(puzzle: Puzzle) -> Iterator[tuple[tuple[str | int, ...], str]]:
    if len(puzzle.rows) < 2:
        yield ("rows",), tr("a puzzle needs at least two rows")
    spelt = ""
    for at, row in enumerate(puzzle.rows):
        try:
            read = printed(row)
        except ValueError as unread:
            yield ("rows", at), str(unread)
            return
        spelt += read.word[read.marked]
        if read.marked in read.shown:
            yield ("rows", at), tr("{row!r} shows its marked letter; write that one small", row=row)
    if spelt != puzzle.vertical:
        wrong = tr(
            "the marked column spells {spelt!r}, not {wanted!r}; mark other letters",
            spelt=spelt,
            wanted=puzzle.vertical,
        )
        yield ("vertical",), wrong
