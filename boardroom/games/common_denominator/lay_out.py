"""Lays puzzle cards out of the categories: `python -m boardroom.games.common_denominator.lay_out`.

A development tool. It writes data/common_denominator/puzzles.yaml anew, the same from the same categories;
cards that a person has changed by hand are in that file and would be lost, so look at the diff.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from boardroom.games.common_denominator.content import Category, Level, Printed, Puzzle
from boardroom.games.common_denominator.lint import answers, puzzle_faults, row_faults
from boardroom.games.common_denominator.vocabulary import fitting, is_known, pattern

COUNTS: dict[Level, int] = {"easy": 100, "medium": 120, "hard": 80}
WIDEST = 12
"""Columns of a card."""
LEFT, RIGHT = 6, 7
"""Cells beside the marked column, at most."""

_OWN = """
    bronze card cards change column deck drawing earl early gold hand hole king lace letter level medal play
    printed purse puzzle ring seat second silver spell star time trump trumps turning turns winner winning
"""
OWN_WORDS = frozenset(_OWN.split())
"""Words in the game's own messages ("looking" has a king): hidden in a row, no search could tell a leak."""


class Grade(Struct, frozen=True):
    """How a level shows its rows: the part of the letters, and how many common words should and may fit."""

    part: float
    aim: int
    most: int
    is_common: bool
    """Whether all rows are words that everybody knows."""


GRADES: dict[Level, Grade] = {
    "easy": Grade(0.52, 2, 6, is_common=True),
    "medium": Grade(0.44, 8, 25, is_common=False),
    "hard": Grade(0.34, 30, 60, is_common=False),
}


def lay_out(categories: Sequence[Category], counts: dict[Level, int], luck: Random) -> tuple[Puzzle, ...]:
    """So many puzzles of each level, the categories in turn. Raises ValueError when they do not suffice."""
    desk = _Desk(categories, luck)
    levels: list[Level] = [level for level, count in counts.items() for _ in range(count)]
    luck.shuffle(levels)
    return tuple(desk.card(number, level) for number, level in enumerate(levels, start=1))


class _Desk:
    """Knows what has been used, so that the cards differ."""

    def __init__(self, categories: Sequence[Category], luck: Random) -> None:
        self._categories, self._luck = list(categories), luck
        self._box = answers(categories)
        self._used: Counter[str] = Counter()
        self._verticals: Counter[str] = Counter()
        self._rows: Counter[tuple[str, str]] = Counter()

    def card(self, number: int, level: Level) -> Puzzle:
        """The next puzzle."""
        self._luck.shuffle(self._categories)
        for category in sorted(self._categories, key=lambda category: self._used[category.name]):
            for vertical in self._choices(category):
                for _ in range(12):
                    rows = self._fill(category, vertical, level)
                    if rows is None:
                        break
                    puzzle = Puzzle(number, category.name, level, vertical, rows)
                    if not list(puzzle_faults(category, puzzle, self._box)):
                        self._note(puzzle)
                        return puzzle
        raise ValueError(f"the categories do not suffice for puzzle {number}")

    def _note(self, puzzle: Puzzle) -> None:
        self._used[puzzle.category] += 1
        self._verticals[puzzle.vertical] += 1
        self._rows.update((puzzle.category, read.word) for read in puzzle.printed)

    def _choices(self, category: Category) -> Iterator[str]:
        """Words for the marked column, fresh ones first, related ones before members."""
        related = [word for word in category.related if 5 <= len(word) <= 8]
        members = [word for word in category.members if 5 <= len(word) <= 7 and is_known(word)]
        for words in (related, members):
            self._luck.shuffle(words)
        choices = [word for word in (*related, *members) if word not in OWN_WORDS]
        yield from sorted(
            (word for word in choices if self._verticals[word] < 2), key=lambda word: self._verticals[word]
        )

    def _fill(self, category: Category, vertical: str, level: Level) -> tuple[str, ...] | None:
        """Rows for a vertical, the hardest letter first."""
        usable = [
            word
            for word in category.members
            if word not in OWN_WORDS
            and not _tells(word, vertical)
            and word not in category.name.lower()
            and (not GRADES[level].is_common or is_known(word, names=True))
        ]
        places = sorted(range(len(vertical)), key=lambda at: sum(vertical[at] in word for word in usable))
        rows: dict[int, Printed] = {}
        for at in places:
            taken = [row.word for row in rows.values()]
            found = self._row(category, level, vertical[at], usable, taken)
            if found is None:
                return None
            rows[at] = found
        left = max(row.marked for row in rows.values())
        right = max(len(row.word) - row.marked for row in rows.values())
        if left + right > WIDEST:
            return None
        return tuple(written_row(rows[at]) for at in range(len(vertical)))

    def _row(
        self, category: Category, level: Level, letter: str, usable: Sequence[str], taken: Sequence[str]
    ) -> Printed | None:
        """A row with this letter in the marked column, seldom used words first."""
        free = [word for word in usable if letter in word and not any(_tells(word, other) for other in taken)]
        self._luck.shuffle(free)
        free.sort(key=lambda word: self._rows[category.name, word])
        for word in free:
            places = [at for at, own in enumerate(word) if own == letter]
            for marked in sorted(places, key=lambda at: abs(2 * at + 1 - len(word)) + self._luck.random()):
                if marked <= LEFT and len(word) - marked - 1 <= RIGHT:
                    shown = self._shown(category, level, word, marked)
                    if shown is not None:
                        return Printed(word, marked, shown)
        return None

    def _shown(self, category: Category, level: Level, word: str, marked: int) -> frozenset[int] | None:
        """Which letters show, or None if there is no good choice."""
        grade = GRADES[level]
        others = [at for at in range(len(word)) if at != marked]
        least = max(2, round(grade.part * len(word)))
        for count in range(least, min(least + 2, len(others) - 1) + 1):
            tries = {frozenset(self._luck.sample(others, count)) for _ in range(24)}
            good: list[tuple[int, list[int], frozenset[int]]] = []
            for shown in sorted(tries, key=sorted):
                if not list(row_faults(category, Printed(word, marked, shown), level, self._box)):
                    fits = len(fitting(pattern(word, shown)))
                    if fits <= grade.most:
                        good.append((abs(fits - grade.aim), sorted(shown), shown))
            if good:
                return min(good)[2]
        return None


def _tells(one: str, other: str) -> bool:
    """Whether one word gives the other away: contained in it, or begun alike for most of it."""
    return one in other or other in one or one[:5] == other[:5]


def written_row(row: Printed) -> str:
    """A row as it is written in the file."""
    letters = [letter.upper() if at in row.shown else letter for at, letter in enumerate(row.word)]
    letters[row.marked] = f"[{letters[row.marked]}]"
    return "".join(letters)


HEAD = """\
# Puzzle cards, laid out of categories.yaml by boardroom/games/common_denominator/lay_out.py.
# A row is written as it is printed: capitals show, small letters are blank, [x] lies in the marked column.

puzzles:
"""


def written(puzzles: Sequence[Puzzle]) -> str:
    """The puzzles as the text of a content file."""
    return HEAD + "".join(
        f"- number: {puzzle.number}\n"
        f"  category: {puzzle.category}\n"
        f"  level: {puzzle.level}\n"
        f"  vertical: {puzzle.vertical}\n"
        f"  rows: [{', '.join(_quoted(row) for row in puzzle.rows)}]\n"
        for puzzle in puzzles
    )


def _quoted(row: str) -> str:
    return f'"{row}"'


def main(data: Path, categories: Sequence[Category]) -> int:
    """Write the puzzles into a folder of content."""
    puzzles = lay_out(categories, COUNTS, Random(1))
    (data / "puzzles.yaml").write_text(written(puzzles), encoding="utf-8")
    rows = Counter(read.word for puzzle in puzzles for read in puzzle.printed)
    print(f"{len(puzzles)} puzzles of {len({puzzle.category for puzzle in puzzles})} categories,")
    print(f"{rows.total()} rows of {len(rows)} words")
    return 0


def _categories(data: Path) -> Sequence[Category]:
    import msgspec
    import yaml

    text = (data / "categories.yaml").read_text(encoding="utf-8")
    plain = yaml.load(text, Loader=yaml.CBaseLoader)
    return msgspec.convert(plain["categories"], tuple[Category, ...])


if __name__ == "__main__":
    folder = Path(__file__).resolve().parents[3] / "data" / "common_denominator"
    sys.exit(main(folder, _categories(folder)))
