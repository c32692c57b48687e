"""The record of blind readings: every board was read by somebody who was not told the answer.

A puzzle that is changed or new has no reading until somebody has read it: show them the drawing and nothing
else, and write down what they say.
"""

from __future__ import annotations

from pathlib import Path

from boardroom.app.box import open_box
from boardroom.core.words import Verdict, judge

RECORD = Path(__file__).parents[2] / "content" / "rebus_reading.tsv"
LEAST_SOLVED = 48


def readings() -> dict[str, tuple[str, str]]:
    rows = [line.split("\t") for line in RECORD.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    return {row[0]: (row[1], row[2]) for row in rows}


def test_every_board_has_been_read_blind():
    assert {puzzle.answer for puzzle in open_box("concentration").content.puzzles} <= readings().keys()


def test_most_boards_were_solved_outright_and_the_record_is_honest():
    solved = 0
    for answer, (read_as, verdict) in readings().items():
        assert (judge(answer, read_as) is Verdict.RIGHT) == (verdict == "solved"), answer
        solved += verdict == "solved"
    assert solved >= LEAST_SOLVED
