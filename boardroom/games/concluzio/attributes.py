"""The words for numbers, shapes and colours: those of the shipped deck translated, others as given."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.tongue import mark, tr
from boardroom.games.concluzio.cards import Card, Kind, Trio
from boardroom.games.concluzio.content import Colour, Shape


@dataclass(frozen=True, slots=True)
class Look:
    """How a deck draws its shapes and colours."""

    shapes: tuple[Shape, ...]
    colours: tuple[Colour, ...]


KIND_NAMES: dict[Kind, str] = {"number": mark("number"), "shape": mark("shape"), "colour": mark("colour")}
_SHAPES = {
    "cross": (mark("cross"), mark("a cross")),
    "solid circle": (mark("solid circle"), mark("a solid circle")),
    "hollow circle": (mark("hollow circle"), mark("a hollow circle")),
    "solid square": (mark("solid square"), mark("a solid square")),
    "hollow square": (mark("hollow square"), mark("a hollow square")),
    "solid triangle": (mark("solid triangle"), mark("a solid triangle")),
    "hollow triangle": (mark("hollow triangle"), mark("a hollow triangle")),
}
"""The shapes by name, alone and as one asks about them."""
_COLOURS = {
    ("red", "r"): (mark("red"), mark("r")),
    ("green", "g"): (mark("green"), mark("g")),
    ("blue", "b"): (mark("blue"), mark("b")),
    ("purple", "p"): (mark("purple"), mark("p")),
    ("black", "bl"): (mark("black"), mark("bl")),
    ("orange", "o"): (mark("orange"), mark("o")),
    ("yellow", "y"): (mark("yellow"), mark("y")),
}
"""The colours by name and letter; a translated name takes a translated letter with it."""


def shape_name(shape: str) -> str:
    """A shape as it is called."""
    return tr(_SHAPES[shape][0]) if shape in _SHAPES else shape


def colour_name(colour: Colour) -> str:
    """A colour as it is called."""
    known = _COLOURS.get((colour.name, colour.letter))
    return tr(known[0]) if known else colour.name


def letter_of(colour: Colour) -> str:
    """The identifier letter of a colour."""
    known = _COLOURS.get((colour.name, colour.letter))
    return tr(known[1]) if known else colour.letter


def trio_name(look: Look, trio: Trio) -> str:
    """A card by its attributes: "blue solid circle 5"."""
    number, shape, colour = trio
    return tr(
        "{colour} {shape} {number}",
        colour=colour_name(look.colours[colour - 1]),
        shape=shape_name(look.shapes[shape - 1].name),
        number=number,
    )


def card_name(look: Look, card: Card) -> str:
    """A card as it is called: by its attributes, or by a name of its own."""
    return trio_name(look, card.trio) if card.name == plain_name(look, card) else card.name


def plain_name(look: Look, card: Card) -> str:
    """The name that a card has in the deck's file, where it is given none of its own."""
    return f"{look.colours[card.colour - 1].name} {look.shapes[card.shape - 1].name} {card.number}"


def value_name(look: Look, card: Card, kind: Kind) -> str:
    """One attribute of a card, as one asks about it: "a 5", "a solid circle", "blue"."""
    match kind:
        case "number":
            return tr("a {number}", number=card.number)
        case "shape":
            name = look.shapes[card.shape - 1].name
            if name in _SHAPES:
                return tr(_SHAPES[name][1])
            return tr("an {thing}" if name[:1].lower() in "aeiou" else "a {thing}", thing=name)
        case "colour":
            return colour_name(look.colours[card.colour - 1])
