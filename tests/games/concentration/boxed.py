"""The content of the box as it is shipped, read once."""

from __future__ import annotations

from functools import cache

from boardroom.content import places
from boardroom.content.loader import load
from boardroom.games.concentration.content import Content, Puzzle


@cache
def shipped() -> Content:
    loaded = load(Content, [places.DATA / "concentration"])
    assert loaded.faults == ()
    return loaded.content


def find(answer: str) -> Puzzle:
    return next(puzzle for puzzle in shipped().puzzles if puzzle.answer == answer)
