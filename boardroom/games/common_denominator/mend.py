"""Mends puzzle cards where they lie: `python -m boardroom.games.common_denominator.mend`.

A development tool, for when a category has got another rival, or a card another level. Cards keep their
numbers and their answers; a row that the check refuses shows a letter more, or another one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from msgspec.structs import replace

from boardroom.content.loader import load
from boardroom.games.common_denominator.content import Category, Content, Level, Printed, Puzzle
from boardroom.games.common_denominator.lay_out import GRADES, written, written_row
from boardroom.games.common_denominator.lint import answers, row_faults
from boardroom.games.common_denominator.vocabulary import fitting, pattern


def mended(category: Category, puzzle: Puzzle, box: frozenset[str]) -> Puzzle:
    """The puzzle with other letters shown where it needs them. Raises ValueError for a row past mending."""
    rows = (mended_row(category, read, puzzle.level, box) for read in puzzle.printed)
    return replace(puzzle, rows=tuple(map(written_row, rows)))


def mended_row(category: Category, read: Printed, level: Level, box: frozenset[str]) -> Printed:
    """The row itself if it is good, else with as few letters changed as it takes.

    Of several ways the one that leaves the fewest rivals once the column letter is known.
    Raises ValueError when no letters will do.
    """
    if _is_good(category, read, level, box):
        return read
    good = [other for other in _others(read) if _is_good(category, other, level, box)]
    if not good:
        raise ValueError(f"no letters of {read.word!r} will do; take another word")

    def cost(other: Printed) -> tuple[int, int, int, int, list[int]]:
        more, changed = len(other.shown) - len(read.shown), len(other.shown ^ read.shown)
        cells = pattern(other.word, other.shown | {other.marked})
        known, rivals = len(fitting(cells, names=True, rare=True) & box), len(fitting(cells))
        # a hard card that showed ever more would be none: there another letter comes before one more
        first = (changed, more) if level != "hard" else (more, changed)
        return (known, *first, rivals, sorted(other.shown))

    return min(good, key=cost)


def _others(read: Printed) -> Iterator[Printed]:
    """The row with as many letters shown, or more."""
    places = [at for at in range(len(read.word)) if at != read.marked]
    for count in range(len(read.shown), len(places)):
        for shown in combinations(places, count):
            yield replace(read, shown=frozenset(shown))


def _is_good(category: Category, read: Printed, level: Level, box: frozenset[str]) -> bool:
    if any(row_faults(category, read, level, box)):
        return False
    return len(fitting(pattern(read.word, read.shown))) <= GRADES[level].most


def main(data: Path) -> int:
    """Mend the puzzles of a folder of content."""
    content = load(Content, [data]).content
    box = answers(content.categories)
    puzzles: list[Puzzle] = []
    past: list[str] = []
    for puzzle in content.puzzles:
        try:
            puzzles.append(mended(content.category_of(puzzle), puzzle, box))
        except ValueError as wrong:
            past.append(f"puzzle {puzzle.number}: {wrong}")
            puzzles.append(puzzle)
    (data / "puzzles.yaml").write_text(written(puzzles), encoding="utf-8")
    changed = [new.number for new, old in zip(puzzles, content.puzzles, strict=True) if new != old]
    print(*past, f"{len(changed)} puzzles mended: {changed}", sep="\n")
    return 1 if past else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[3] / "data" / "common_denominator"))
