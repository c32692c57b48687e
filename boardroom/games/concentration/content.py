"""What is in the Concentration box: data/concentration/*.yaml."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Prize(Struct, frozen=True):
    """One prize; two cards of the deck show it. `value` is in dollars (ruling CON-09)."""

    name: str
    value: int
    picture: str


class Deck(Struct, frozen=True):
    """The prizes of one theme, of which a preset puts some pairs on the board (components.md)."""

    id: str
    title: str
    prizes: tuple[Prize, ...]


class Special(Struct, frozen=True):
    """How a Wild or a Take card looks; it is worth nothing (ruling CON-09)."""

    name: str
    picture: str


class Picture(Struct, frozen=True):
    """A picture and what people call it, best name first. `sounds`: ARPAbet, where the dictionary misleads."""

    picture: str
    names: tuple[str, ...]
    sounds: tuple[str, ...] = ()


class Part(Struct, frozen=True):
    """One element of a rebus, read in order."""

    picture: str = ""


class Puzzle(Struct, frozen=True):
    """One rebus: what it says, how else that may be said, and the parts it is made of."""

    answer: str
    kind: Literal["idiom", "title", "name", "place", "thing"]
    level: Literal["easy", "medium", "hard"]
    parts: tuple[Part, ...]
    accept: tuple[str, ...] = ()


class Content(Struct, frozen=True):
    """Everything in the box."""

    puzzles: tuple[Puzzle, ...] = ()
    decks: tuple[Deck, ...] = ()
    wild: Special = Special("Wild", "star")
    take: Special = Special("Take", "raised-hand")
    pictures: tuple[Picture, ...] = ()
