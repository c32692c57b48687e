"""The tracing paper over a puzzle card: which letters everybody sees, and which answers are right."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.core import words
from boardroom.core.words import Verdict
from boardroom.core.words.readings import letters
from boardroom.games.common_denominator.content import Content, Printed, Puzzle
from boardroom.games.common_denominator.naming import named
from boardroom.games.common_denominator.state import Attempt, Sheet

BLANK = ""


def cells(puzzle: Puzzle, sheet: Sheet, row: int) -> tuple[str, ...]:
    """The cells of a row (from 1) as everybody sees them: a small letter, or nothing."""
    read = puzzle.printed[row - 1]
    if sheet.rows[row - 1]:
        return tuple(read.word)
    shown = set(read.shown) | {place for hinted, place in sheet.hints if hinted == row}
    if sheet.vertical:
        shown.add(read.marked)
    return tuple(letter if at in shown else BLANK for at, letter in enumerate(read.word))


def filled(puzzle: Puzzle, sheet: Sheet, row: int) -> tuple[bool, ...]:
    """Which letters of a row were filled in after a miss; those that stood there before were not."""
    is_missed = sheet.rows[row - 1] == "filled"
    rows = tuple("" if at == row - 1 else given for at, given in enumerate(sheet.rows))
    before = replace(sheet, rows=rows, vertical="" if sheet.vertical == "filled" else sheet.vertical)
    return tuple(is_missed and not letter for letter in cells(puzzle, before, row))


def column(puzzle: Puzzle, sheet: Sheet) -> tuple[str, ...]:
    """The cells of the marked column, from the top."""
    rows = enumerate(puzzle.printed, start=1)
    return tuple(cells(puzzle, sheet, number)[read.marked] for number, read in rows)


def answer(puzzle: Puzzle, tried: Attempt) -> str:
    """The right answer."""
    match tried.line:
        case "row":
            return puzzle.printed[tried.row - 1].word
        case "category":
            return puzzle.category
        case _:
            return puzzle.vertical


def verdict(content: Content, puzzle: Puzzle, sheet: Sheet, tried: Attempt, text: str) -> Verdict:
    """Whether an answer is right. Rows and the vertical are letter-exact, categories as a person says them.

    A slip of spelling passes where all letters shown still fit, and so does another word of the category
    that fits the row. Only a category can be near (CD-47).
    """
    right, category = answer(puzzle, tried), content.category_of(puzzle)
    if tried.line == "category":
        others = [other.name for other in content.categories if other != category]
        return named(category, text, others)
    seen = cells(puzzle, sheet, tried.row) if tried.line == "row" else column(puzzle, sheet)
    typed = letters(text)
    if words.judge_letters(right, text) is Verdict.RIGHT:
        return Verdict.RIGHT
    if not fits(seen, typed):
        return Verdict.WRONG
    if tried.line == "row" and typed in (*category.members, *category.rivals):
        return Verdict.RIGHT
    return Verdict.RIGHT if words.judge(right, typed) is Verdict.RIGHT else Verdict.WRONG


def fits(seen: tuple[str, ...], word: str) -> bool:
    """Whether a word has as many letters as there are cells, and the right ones where letters are seen."""
    return len(word) == len(seen) and all(
        cell in (BLANK, letter) for cell, letter in zip(seen, word, strict=True)
    )


def hint(puzzle: Puzzle, sheet: Sheet, row: int) -> int | None:
    """The place of the letter that a hint would show: the first blank one beside the marked cell (CD-06)."""
    read: Printed = puzzle.printed[row - 1]
    seen = cells(puzzle, sheet, row)
    return next((at for at, cell in enumerate(seen) if not cell and at != read.marked), None)
