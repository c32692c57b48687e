"""What `boardroom check` finds wrong with puzzle cards beyond their shape (components.md, OURS)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from pathlib import Path

from boardroom.core.tongue import tr
from boardroom.games.common_denominator.content import Category, Content, Level, Printed, Puzzle, printed
from boardroom.games.common_denominator.vocabulary import fitting, matches, pattern

Trail = tuple[str | int, ...]
Found = Iterator[tuple[Trail, str]]

SHORTEST_ROW = 4
LEAST_SHOWN = 2
MOST_FITTING = 60
"""Common words that may fit a row."""
MOST_RIVALS: dict[Level, int] = {"easy": 1, "medium": 3, "hard": 8}
"""Common words beside the answer that may still fit a row when its letter in the column is known."""
MOST_TIMES = 2
"""How often one word may be a vertical, over all puzzles."""
ROWS = range(5, 9)
LEAST_MEMBERS = 20
LEAST_RELATED = 4


def _every(field: str, place: int) -> bool:
    return True


def lint(content: Content, root: Path, wanted: Callable[[str, int], bool] = _every) -> Found:
    """Each fault: where it is in the content, "what is wrong; what to do", of what is `wanted`."""
    box = answers(content.categories)
    categories = {category.name: category for category in content.categories}
    for at, category in enumerate(content.categories):
        for trail, message in _category(category) if wanted("categories", at) else ():
            yield ("categories", at, *trail), message
    verticals: Counter[str] = Counter()
    cards: set[frozenset[str]] = set()
    for at, puzzle in enumerate(content.puzzles):
        seen = wanted("puzzles", at)
        for trail, message in puzzle_faults(categories[puzzle.category], puzzle, box) if seen else ():
            yield ("puzzles", at, *trail), message
        verticals[puzzle.vertical] += 1
        if verticals[puzzle.vertical] > MOST_TIMES:
            wrong = tr(
                "{word!r} is the column of three puzzles or more; choose another", word=puzzle.vertical
            )
            yield ("puzzles", at, "vertical"), wrong
        rows = frozenset(read.word for read in puzzle.printed)
        if rows in cards:
            yield ("puzzles", at, "rows"), tr("another puzzle has the same rows; change some")
        cards.add(rows)


def answers(categories: Sequence[Category]) -> frozenset[str]:
    """Every word that the box has for a row somewhere, one or many: what people here think of first."""
    words = {word for category in categories for word in (*category.members, *category.rivals)}
    return frozenset(words | {f"{word}s" for word in words} | {word.removesuffix("s") for word in words})


def puzzle_faults(category: Category, puzzle: Puzzle, box: frozenset[str]) -> Found:
    """What is wrong with one card by itself; `box` are the `answers` of all categories."""
    if len(puzzle.rows) not in ROWS:
        wrong = tr("{n} rows; a card has {least} to {most}", n=len(puzzle.rows), least=ROWS[0], most=ROWS[-1])
        yield ("rows",), wrong
    if puzzle.vertical not in (*category.related, *category.members):
        wrong = tr(
            "{word!r} is neither a member of {category!r} nor related to it; add it there or choose another",
            word=puzzle.vertical,
            category=category.name,
        )
        yield ("vertical",), wrong
    words = [read.word for read in puzzle.printed]
    for word, count in Counter(words).items():
        if count > 1:
            wrong = tr("{word!r} stands twice in this puzzle; change one", word=word)
            yield ("rows", words.index(word)), wrong
    answers = [puzzle.category.lower(), puzzle.vertical, *dict.fromkeys(words)]
    for inner, outer in permutations(answers, 2):
        if inner in outer:
            yield ("rows",), tr("{outer!r} gives {inner!r} away; change one", outer=outer, inner=inner)
    for at, row in enumerate(puzzle.rows):
        for message in row_faults(category, printed(row), puzzle.level, box):
            yield ("rows", at), message


def row_faults(category: Category, read: Printed, level: Level, box: frozenset[str]) -> Iterator[str]:
    """What is wrong with one row."""
    word, shown = read.word, read.shown
    if word not in category.members:
        yield tr(
            "{word!r} is no member of {category!r}; add it there or change the row",
            word=word,
            category=category.name,
        )
    if len(word) < SHORTEST_ROW:
        yield tr("{word!r} has fewer than {least} letters; take a longer word", word=word, least=SHORTEST_ROW)
    if len(shown) < LEAST_SHOWN:
        yield tr(
            "{word!r} shows {n} letters; show at least {least}", word=word, n=len(shown), least=LEAST_SHOWN
        )
    if read.marked in shown:
        yield tr("{word!r} shows its marked letter; write it small", word=word)
    if len(shown) >= len(word) - 1:
        yield tr("{word!r} shows all its other letters; leave one more blank", word=word)
    cells = pattern(word, shown)
    others = [other for other in matches(cells, (*category.members, *category.rivals)) if other != word]
    if others:
        yield tr(
            "{other!r} fits the row of {word!r} too; show a letter that tells them apart",
            other=others[0],
            word=word,
        )
    fits = len(fitting(cells))
    if fits > MOST_FITTING:
        yield tr("{many} common words fit the row of {word!r}; show another letter", many=fits, word=word)
    yield from _rivals(read, level, box)


def _rivals(read: Printed, level: Level, box: frozenset[str]) -> Iterator[str]:
    """Whether too much fits a row whose letter in the column is known: then nothing more can tell."""
    if len(read.shown) >= len(read.word) - 2:
        return  # it shows as much as a row may: what fits it still, only the category tells
    word, cells = read.word, pattern(read.word, read.shown | {read.marked})
    known = sorted(fitting(cells, names=True, rare=True) & box - {word})
    if known:
        yield tr(
            "{other!r}, a word of another category, fits the row of {word!r} and its column letter; "
            "show a letter that tells them apart",
            other=known[0],
            word=word,
        )
    rivals = sorted(fitting(cells) - {word})
    if len(rivals) > MOST_RIVALS[level]:
        yield tr(
            "{many} common words like {other!r} fit the row of {word!r} and its column letter; "
            "show a letter more",
            many=len(rivals),
            other=rivals[0],
            word=word,
        )


def _thin(category: Category) -> str:
    """Why a category has too little to make puzzles of, or nothing."""
    members, related = len(set(category.members)), len(set(category.related))
    if members < LEAST_MEMBERS:
        return tr("{n} members; find at least {least}", n=members, least=LEAST_MEMBERS)
    if related < LEAST_RELATED:
        return tr("{n} related words; find at least {least}", n=related, least=LEAST_RELATED)
    return ""


def _category(category: Category) -> Found:
    thin = _thin(category)
    if thin:
        yield ("members",), thin
    for kind, words in (
        ("members", category.members),
        ("related", category.related),
        ("rivals", category.rivals),
    ):
        for at, word in enumerate(words):
            if not (word.isascii() and word.isalpha() and word.islower()):
                wrong = tr("{word!r} is not one word in small letters a to z; write it so", word=word)
                yield (kind, at), wrong
    for word, count in Counter((*category.members, *category.rivals)).items():
        if count > 1:
            yield ("members",), tr("{word!r} is there twice; keep one", word=word)
