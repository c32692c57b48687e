"""What is in the Concluzio box: data/concluzio/*.yaml."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from boardroom.core.tongue import tr

Figure = Literal[
    "cross",
    "solid circle",
    "hollow circle",
    "solid square",
    "hollow square",
    "solid triangle",
    "hollow triangle",
]
"""The seven shapes of the reference, in its order."""

SIZE = 7
"""So many numbers, shapes and colours; a deck has SIZE × SIZE cards (components.md)."""

_INK = re.compile(r"#[0-9a-fA-F]{6}")

Fault = tuple[tuple[str | int, ...], str]


class Shape(Struct, frozen=True):
    """One of the seven shapes; a `picture` of the picture set is drawn instead of the figure, if given."""

    name: str
    figure: Figure
    picture: str = ""


class Colour(Struct, frozen=True):
    """One of the seven colours: what it is called, its identifier letter, and how it is drawn (#rrggbb)."""

    name: str
    letter: str
    ink: str


class Clue(Struct, frozen=True):
    """One clue card. `name` and `picture` make it a card of the family's own."""

    number: int
    shape: str
    colour: str
    name: str = ""
    picture: str = ""

    @property
    def title(self) -> str:
        """What the card is called."""
        return self.name or f"{self.colour} {self.shape} {self.number}"


class Deck(Struct, frozen=True):
    """49 cards: a Latin square of order 7, so that two cards never share two attributes (CLZ-02)."""

    title: str
    shapes: tuple[Shape, ...]
    colours: tuple[Colour, ...]
    cards: tuple[Clue, ...]


class Content(Struct, frozen=True):
    """Everything in the box. With several decks the last one is played: the family's own, if there is one."""

    decks: tuple[Deck, ...] = ()

    def faults(self) -> Iterator[Fault]:
        """What the types cannot say: (where, what is wrong) for each deck that cannot be played with."""
        for at, deck in enumerate(self.decks):
            for trail, wrong in (*_attribute_faults(deck), *_card_faults(deck)):
                yield ("decks", at, *trail), wrong


def _attribute_faults(deck: Deck) -> Iterator[Fault]:
    lists: tuple[tuple[str, Sequence[Shape | Colour]], ...] = (
        ("shapes", deck.shapes),
        ("colours", deck.colours),
    )
    for field, given in lists:
        if len(given) != SIZE:
            yield (field,), _count(field, SIZE, len(given))
        yield from _twice(field, "name", [one.name for one in given])
    yield from _twice("colours", "letter", [colour.letter for colour in deck.colours])
    for at, colour in enumerate(deck.colours):
        if not 1 <= len(colour.letter) <= 2:
            yield ("colours", at, "letter"), tr("{letter!r} is not one or two letters", letter=colour.letter)
        if not _INK.fullmatch(colour.ink):
            wrong = tr("{ink!r} is no colour; write it like '#e5383b'", ink=colour.ink)
            yield ("colours", at, "ink"), wrong
    drawn = [shape.picture or shape.figure for shape in deck.shapes]
    yield from _twice("shapes", "figure", drawn)


def _twice(field: str, key: str, values: Sequence[str]) -> Iterator[Fault]:
    for at, value in enumerate(values):
        if not value.strip():
            yield (field, at, key), tr("the {field} is empty; give one", field=key)
        elif (first := values.index(value)) < at:
            wrong = tr(
                "{value!r} is also number {number} of the {field}; change one of them",
                value=value,
                number=first + 1,
                field=field,
            )
            yield (field, at, key), wrong


def _card_faults(deck: Deck) -> Iterator[Fault]:
    """No two cards share two attributes; with 49 cards that makes the Latin square."""
    if len(deck.cards) != SIZE * SIZE:
        yield ("cards",), _count("cards", SIZE * SIZE, len(deck.cards))
    shapes, colours = {one.name for one in deck.shapes}, {one.name for one in deck.colours}
    seen: dict[tuple[str, object, str, object], int] = {}
    titles: dict[str, int] = {}
    for at, card in enumerate(deck.cards):
        if not 1 <= card.number <= SIZE:
            yield (
                ("cards", at, "number"),
                tr("{number} is not a number from 1 to {most}", number=card.number, most=SIZE),
            )
        if card.shape not in shapes:
            wrong = tr(
                "there is no shape {name!r}; it is none of {known}", name=card.shape, known=_listed(shapes)
            )
            yield ("cards", at, "shape"), wrong
        if card.colour not in colours:
            known = _listed(colours)
            wrong = tr("there is no colour {name!r}; it is none of {known}", name=card.colour, known=known)
            yield ("cards", at, "colour"), wrong
        if (other := titles.setdefault(card.title, at)) != at:
            wrong = tr(
                "{card!r} is card {number} already; change one of them", card=card.title, number=other + 1
            )
            yield ("cards", at), wrong
            continue
        values = (("number", card.number), ("shape", card.shape), ("colour", card.colour))
        for one, two in ((0, 1), (0, 2), (1, 2)):
            pair = (*values[one], *values[two])
            if (other := seen.setdefault(pair, at)) != at:
                wrong = tr(
                    "it shares {one} and {two} with card {number} ({card}); "
                    "two cards share one attribute at most",
                    one=values[one][0],
                    two=values[two][0],
                    number=other + 1,
                    card=deck.cards[other].title,
                )
                yield ("cards", at), wrong


def _count(field: str, wanted: int, given: int) -> str:
    return tr(
        "a deck has {wanted} {field}, not {given}; give {wanted}", wanted=wanted, field=field, given=given
    )


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names))
