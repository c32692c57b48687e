"""Helps that one player may have and another not, so that seven and seventy can play together.

A game declares them as HELPS beside its HOUSE_RULES. Each is an option of the game whose value names the
seats that are helped, counted from 1: "2", "1,3".
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

SEATS = r"[1-9](,[1-9])*"
"""The values that name seats, as a pattern for the types of Options."""


class Help(Struct, frozen=True):
    """One help: the field of Options, what it is called, what it does, and the value that helps nobody."""

    field: str
    title: str
    says: str
    nobody: str = "nobody"


def is_helped(value: str, seat: int) -> bool:
    """Whether an option's value names this seat (counted from 0); words like "nobody" name none."""
    return str(seat + 1) in value.split(",")


def seats_of(seats: Iterable[int]) -> str:
    """The value that names these seats, counted from 0."""
    return ",".join(str(seat + 1) for seat in sorted(seats))
