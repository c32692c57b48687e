"""Puzzle cards for a fresh pair of eyes: only what is printed, and after each answer what the rules tell.

    python -m tests.games.common_denominator.reading draw --seed 1
        prints 60 cards, 20 of each level
    python -m tests.games.common_denominator.reading answer NOTES.tsv 214 3 banjo
        answers row 3 of puzzle 214 (or `category`, or `column`), notes it, prints the card as it is now

A row that is wrong is filled in, as in the game; each row is answered once. The notes have a line for every
answer: puzzle, level, line, what was said, right or wrong.
"""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path
from random import Random

from msgspec.structs import replace

from boardroom.content import places
from boardroom.content.loader import load
from boardroom.core.words import Verdict
from boardroom.games.common_denominator import paper
from boardroom.games.common_denominator.content import Content, Puzzle
from boardroom.games.common_denominator.state import Attempt, Sheet

EACH = 20


def box() -> Content:
    return load(Content, [places.DATA / "common_denominator"]).content


def sheet_of(puzzle: Puzzle) -> Sheet:
    return Sheet(0, ("",) * len(puzzle.rows), is_open=True)


def card(puzzle: Puzzle, sheet: Sheet) -> str:
    """The card in letters: `_` is blank, brackets are the marked column."""
    left = max(read.marked for read in puzzle.printed)
    lines = [
        f"Puzzle {puzzle.number} ({puzzle.level}), category: {puzzle.category if sheet.category else '?'}"
    ]
    for number, read in enumerate(puzzle.printed, start=1):
        cells = [cell.upper() or "_" for cell in paper.cells(puzzle, sheet, number)]
        cells[read.marked] = f"[{cells[read.marked]}]"
        spaced = [cell if len(cell) == 3 else f" {cell} " for cell in cells]
        lines.append(f"{number}. " + "   " * (left - read.marked) + "".join(spaced))
    return "\n".join(lines)


def attempt(line: str) -> Attempt:
    if line.isdigit():
        return Attempt("row", int(line))
    return Attempt("category" if line == "category" else "silver")


def given(sheet: Sheet, tried: Attempt, right: bool) -> Sheet:
    if tried.line == "row":
        rows = list(sheet.rows)
        rows[tried.row - 1] = "won" if right else "filled"
        return replace(sheet, rows=tuple(rows))
    if tried.line == "category":
        return replace(sheet, category="won" if right else "filled")
    return replace(sheet, vertical="won") if right else sheet


def draw(seed: int) -> str:
    luck, chosen = Random(seed), []
    for level in ("easy", "medium", "hard"):
        chosen += luck.sample([puzzle for puzzle in box().puzzles if puzzle.level == level], EACH)
    return "\n\n".join(card(puzzle, sheet_of(puzzle)) for puzzle in chosen)


def answer(notes: Path, number: int, line: str, text: str) -> str:
    content = box()
    puzzle = next(puzzle for puzzle in content.puzzles if puzzle.number == number)
    sheet, said = sheet_of(puzzle), notes.read_text("utf-8").splitlines() if notes.exists() else []
    for row in csv.reader(said, delimiter="\t"):
        if row[0] == str(number):
            sheet = given(sheet, attempt(row[2]), row[4] == "right")
    tried = attempt(line)
    if tried.line == "row" and sheet.rows[tried.row - 1]:
        return "That row is given already."
    right = paper.verdict(content, puzzle, sheet, tried, text) is Verdict.RIGHT
    with notes.open("a", encoding="utf-8", newline="") as file:
        row = [str(number), puzzle.level, line, text, "right" if right else "wrong"]
        csv.writer(file, delimiter="\t", lineterminator="\n").writerow(row)
    return f"{'Right' if right else 'Wrong'}.\n{card(puzzle, given(sheet, tried, right))}"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("draw").add_argument("--seed", type=int, default=1)
    answering = commands.add_parser("answer")
    answering.add_argument("notes", type=Path)
    answering.add_argument("puzzle", type=int)
    answering.add_argument("line")
    answering.add_argument("text", nargs="+")
    asked = parser.parse_args(words)
    if asked.command == "draw":
        print(draw(asked.seed))
    else:
        print(answer(asked.notes, asked.puzzle, asked.line, " ".join(asked.text)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
