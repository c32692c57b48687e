"""The 25 prize cards: what they show, which presets there are, and which two match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.games.concentration.content import Content, Deck

CARDS = 25
"""As many as there are panels."""


class Card(Struct, frozen=True):
    """What a card shows; two cards that show the same are a pair.

    `value` is printed on every prize; Wild and Take are worth nothing (CON-09). `colour` tells the two
    pairs of Take cards of 1988 apart, and stands in their name too.
    """

    name: str
    picture: str
    value: int = 0
    kind: Literal["prize", "wild", "take"] = "prize"
    colour: Literal["", "red", "green"] = ""


class Preset(Struct, frozen=True):
    """How a deck of 25 is made up (CON-08); `takes` has the colour of each pair of Take cards."""

    wilds: int
    takes: tuple[Literal["", "red", "green"], ...]
    prizes: int


PRESETS = {
    "box": Preset(wilds=3, takes=("",), prizes=10),
    "tv1988": Preset(wilds=3, takes=("red", "green"), prizes=9),
    "tv1987": Preset(wilds=3, takes=(), prizes=11),
    "gentle": Preset(wilds=1, takes=(), prizes=12),
}


def cards_of(content: Content, deck: Deck, preset: Preset, dice: Dice) -> tuple[tuple[Card, ...], Dice]:
    """The cards of one game, pairs side by side; luck decides which prizes of the deck are among them."""
    drawn, dice = dice.shuffled(deck.prizes)
    prizes = (Card(prize.name, prize.picture, prize.value) for prize in drawn[: preset.prizes])
    take = Card(content.take.name, content.take.picture, kind="take")
    takes = (
        replace(take, name=f"{colour.title()} {take.name}".strip(), colour=colour) for colour in preset.takes
    )
    wild = Card(content.wild.name, content.wild.picture, kind="wild")
    pairs = [card for card in (*prizes, *takes) for _ in range(2)]
    return (*pairs, *(wild,) * preset.wilds), dice


def is_match(one: Card, other: Card) -> bool:
    """Whether two cards match: they show the same, or a Wild plays as if it were the other (rule 10)."""
    return one == other or "wild" in (one.kind, other.kind)


def can_any_match(cards: Sequence[Card]) -> bool:
    """Whether any two of these cards could still match (CON-38)."""
    return len(set(cards)) < len(cards) or (len(cards) > 1 and any(card.kind == "wild" for card in cards))


def worth(prizes: Iterable[Card]) -> int:
    """The value of prizes in dollars; a pair is one prize and counts once (CON-10)."""
    return sum(card.value for card in prizes)
