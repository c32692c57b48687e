"""The record of a reading: 60 cards solved from what is printed, by somebody who was told no answers.

A card that is changed afterwards says so in the last column; it has not been read again.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from boardroom.content import places
from boardroom.content.loader import load
from boardroom.games.common_denominator.content import Content, Puzzle

RECORD = Path(__file__).parents[2] / "content" / "denominator_reading.tsv"
LEAST = {"easy": 0.90, "medium": 0.75, "hard": 0.55}
"""Part of the rows of each level that a reader must get right."""


class Reading(msgspec.Struct, frozen=True):
    puzzle: int
    level: str
    rows: str
    category: str
    column: str
    verdict: str
    remark: str
    mended: str

    @property
    def solved(self) -> tuple[int, int]:
        right, of = self.rows.split(" of ")
        return int(right), int(of)


@pytest.fixture(scope="module")
def readings() -> list[Reading]:
    lines = [line for line in RECORD.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    fields = Reading.__struct_fields__
    return [
        msgspec.convert(dict(zip(fields, line.split("\t"), strict=True)), Reading, strict=False)
        for line in lines
    ]


@pytest.fixture(scope="module")
def shipped() -> dict[int, Puzzle]:
    content = load(Content, [places.DATA / "common_denominator"]).content
    return {puzzle.number: puzzle for puzzle in content.puzzles}


def test_20_different_cards_of_each_level_were_read(readings):
    assert len({reading.puzzle for reading in readings}) == 60
    assert Counter(reading.level for reading in readings) == dict.fromkeys(LEAST, 20)


def test_the_cards_that_were_read_are_in_the_box(readings, shipped):
    for reading in readings:
        puzzle = shipped[reading.puzzle]
        assert reading.solved[1] == len(puzzle.rows), reading.puzzle
        assert reading.level == puzzle.level or f"level now {puzzle.level}" in reading.mended, reading.puzzle


@pytest.mark.parametrize("level", LEAST)
def test_enough_rows_of_each_level_were_solved(readings, level):
    solved = [reading.solved for reading in readings if reading.level == level]
    assert sum(right for right, _ in solved) >= LEAST[level] * sum(of for _, of in solved)


def test_what_was_solved_and_what_was_not_agrees_with_the_verdict(readings):
    for reading in readings:
        right, of = reading.solved
        assert {reading.category, reading.column} <= {"yes", "no"}
        assert reading.verdict in ("solved", "mostly solved", "unfair")
        if reading.verdict == "solved":
            assert (right, reading.category, reading.column) == (of, "yes", "yes"), reading.puzzle


def test_every_card_that_was_not_solved_or_not_fair_has_been_mended(readings):
    assert [
        reading.puzzle for reading in readings if reading.verdict != "solved" and not reading.mended
    ] == []
