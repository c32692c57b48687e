"""Clue cards as they lie on the table, and what two of them have in common."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from boardroom.core.tongue import mark
from boardroom.games.concluzio.content import Deck

Kind = Literal["number", "shape", "colour"]
"""The three attributes."""

KINDS: tuple[Kind, ...] = ("number", "shape", "colour")

Ability = Literal["double speed", "deduction", "second chance", "number one"]

ABILITIES: tuple[Ability, ...] = ("double speed", "deduction", "second chance", "number one")
"""The four ability cards, in the order of the rulebook."""

NAMES: dict[Ability, str] = {
    "double speed": mark("Double Speed"),
    "deduction": mark("Deduction"),
    "second chance": mark("Second Chance"),
    "number one": mark("Number One"),
}
"""What the ability cards are called."""

Trio = tuple[int, int, int]
"""Number, shape and colour, each counted from 1 in the order of the reference."""


class Card(Struct, frozen=True):
    """A clue card face up. `at` is its place in the deck, from 0; shape and colour count from 1."""

    at: int
    number: int
    shape: int
    colour: int
    name: str
    picture: str = ""

    @property
    def trio(self) -> Trio:
        """Its three attributes."""
        return self.number, self.shape, self.colour

    def value(self, kind: Kind) -> int:
        """One of its attributes."""
        return self.trio[KINDS.index(kind)]


def cards_of(deck: Deck) -> tuple[Card, ...]:
    """Every card of a deck, in the order in which they are written."""
    shapes = {shape.name: number for number, shape in enumerate(deck.shapes, start=1)}
    colours = {colour.name: number for number, colour in enumerate(deck.colours, start=1)}
    return tuple(
        Card(at, clue.number, shapes[clue.shape], colours[clue.colour], clue.title, clue.picture)
        for at, clue in enumerate(deck.cards)
    )


def in_common(one: Trio, other: Trio) -> int:
    """How many attributes two cards share: 3 a card with itself, else 1 or 0 by construction (CLZ-14)."""
    return (one[0] == other[0]) + (one[1] == other[1]) + (one[2] == other[2])
