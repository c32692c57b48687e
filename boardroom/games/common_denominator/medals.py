"""Medals are things: 25 Golds, 25 Silvers and 50 Bronzes that lie in the bank or with a player.

Every payment moves tokens, and change is made from what the bank and the player really hold (CD-24 to CD-28).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct


class Medals(Struct, frozen=True):
    """A heap of medals; as a movement it may be negative."""

    gold: int = 0
    silver: int = 0
    bronze: int = 0

    @property
    def points(self) -> int:
        """10 for a Gold, 5 for a Silver, 1 for a Bronze."""
        return 10 * self.gold + 5 * self.silver + self.bronze

    @property
    def tokens(self) -> int:
        """How many pieces of metal pass from hand to hand."""
        return abs(self.gold) + abs(self.silver) + abs(self.bronze)

    def __add__(self, other: Medals) -> Medals:
        return Medals(self.gold + other.gold, self.silver + other.silver, self.bronze + other.bronze)

    def __sub__(self, other: Medals) -> Medals:
        return Medals(self.gold - other.gold, self.silver - other.silver, self.bronze - other.bronze)


ALL: Final = Medals(gold=25, silver=25, bronze=50)
"""What is in the box."""


class Purse(Struct, frozen=True):
    """What a player has won: medals, and points that the bank could only write down (CD-26)."""

    medals: Medals = Medals()
    written: int = 0

    @property
    def points(self) -> int:
        """What counts towards winning."""
        return self.medals.points + self.written


class Change(Struct, frozen=True):
    """What a payment moves: `medals` from the bank to the player (negative: to the bank), and writing."""

    medals: Medals
    written: int

    @property
    def points(self) -> int:
        """What the player is richer by."""
        return self.medals.points + self.written


def pay(bank: Medals, purse: Purse, points: int) -> Change:
    """How the bank pays so many points, or is paid them when negative (CD-24, CD-26).

    The player's loss must not be more than the player has. Nothing is written that medals can settle; then as
    few medals move as possible.
    """
    assert purse.points + points >= 0, "nobody pays what he does not have (CD-25)"
    return min(_changes(bank, purse, points), key=lambda change: _cost(purse, change))


def _changes(bank: Medals, purse: Purse, points: int) -> Iterator[Change]:
    """Every way to settle it with the tokens there are."""
    most = abs(points) // 10 + purse.written // 10 + 2
    has = purse.medals
    for gold in range(-min(has.gold, most), min(bank.gold, most) + 1):
        rest = points - 10 * gold
        reach = abs(rest) // 5 + 2
        for silver in range(-min(has.silver, reach), min(bank.silver, reach) + 1):
            left = rest - 5 * silver
            for bronze in {
                max(-has.bronze, min(bank.bronze, left)),
                max(-has.bronze, min(bank.bronze, left + purse.written)),
            }:
                written = left - bronze
                if purse.written + written >= 0:
                    yield Change(Medals(gold, silver, bronze), written)


def _cost(purse: Purse, change: Change) -> tuple[int, int, int, int]:
    moved = change.medals
    return purse.written + change.written, moved.tokens, abs(moved.gold), abs(moved.silver)
