"""The one deck of 50 cards, called Common Denominator or Fortune cards (CD-01).

Each card has a name of its own, such as "07-bronze"; what follows its number is its kind: what it says.
"""

from __future__ import annotations

from typing import Final, Literal, cast, get_args

Kind = Literal[
    "bronze", "silver", "gold", "turn", "trump", "take", "tribute", "big-one",
    "lose-bronze", "lose-turn", "pass-right", "pass-left", "lose-all",
]  # fmt: skip

COUNTS: Final[dict[Kind, int]] = {
    "bronze": 15,
    "silver": 6,
    "gold": 3,
    "turn": 8,
    "trump": 2,
    "take": 2,
    "tribute": 1,
    "big-one": 1,
    "lose-bronze": 5,
    "lose-turn": 2,
    "pass-right": 2,
    "pass-left": 2,
    "lose-all": 1,
}
"""38 Happy cards, then 12 Sad ones."""

SAD: Final[frozenset[Kind]] = frozenset({"lose-bronze", "lose-turn", "pass-right", "pass-left", "lose-all"})

DECK: Final[tuple[str, ...]] = tuple(
    f"{number:02}-{kind}" for kind, count in COUNTS.items() for number in range(1, count + 1)
)
TRUMPS: Final[frozenset[str]] = frozenset(card for card in DECK if card.endswith("-trump"))


def kind(card: str) -> Kind:
    """What a card says. Raises KeyError when there is no such card."""
    return _KINDS[card]


def is_sad(card: str) -> bool:
    """Whether it must be dealt with at once; all others may be kept."""
    return kind(card) in SAD


_KINDS: Final[dict[str, Kind]] = {card: cast(Kind, card.partition("-")[2]) for card in DECK}
assert set(_KINDS.values()) == set(get_args(Kind))
