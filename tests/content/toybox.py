"""A small game's content, of every shape that content can have, for the tests of its loading."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from enum import Enum
from typing import Annotated, Literal

from msgspec import Meta, Struct


class Size(Enum):
    SMALL = "small"
    BIG = "big"


class Part(Struct, frozen=True):
    picture: str
    scale: float = 1.0


class Move(Struct, frozen=True, tag="move"):
    steps: int


class Say(Struct, frozen=True, tag="say"):
    text: str


class Puzzle(Struct, frozen=True):
    answer: str
    level: Literal["easy", "medium", "hard"] = "easy"
    value: Annotated[int, Meta(ge=0, le=1000)] = 0
    sure: bool = True
    parts: tuple[Part, ...] = ()
    accept: tuple[str, ...] = ()
    size: Size = Size.SMALL
    note: str | None = None
    after: int | None = None
    spot: tuple[int, int] = (0, 0)
    does: tuple[Move | Say, ...] = ()
    day: date = date(2024, 2, 29)
    names: Annotated[tuple[str, ...], Meta(min_length=1)] = ("one",)

    def __post_init__(self) -> None:
        if self.value == 13:
            raise ValueError("13 brings bad luck; write another value")


class Look(Struct, frozen=True):
    name: str
    colour: str = "green"


class Content(Struct, frozen=True):
    puzzles: tuple[Puzzle, ...] = ()
    sayings: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    look: Look = Look("plain")
    title: str = "Toys"
    weights: dict[str, int] = {}

    def faults(self) -> Iterator[tuple[tuple[str | int, ...], str]]:
        """No picture may be a ghost; what comes after a puzzle must be there; the look has a colour."""
        for at, puzzle in enumerate(self.puzzles):
            for number, part in enumerate(puzzle.parts):
                if part.picture == "ghost":
                    yield ("puzzles", at, "parts", number, "picture"), "nobody can see a ghost; draw a sheet"
            if puzzle.after is not None and puzzle.after not in self.numbers:
                yield ("puzzles", at, "after"), "no such number; write one of the numbers"
        if self.look.colour == "invisible":
            yield ("look", "colour"), "an invisible game cannot be found; paint it"
        if "a name too far" in self.sayings:
            yield ("sayings", self.sayings.index("a name too far"), "name"), "a text has no name; shorten it"
        if "nobody" in self.weights:
            yield ("weights", "nobody"), "nobody weighs nothing; take it away"
        if len(self.sayings) > 100:
            yield ("sayings",), "too many sayings; take some away"
