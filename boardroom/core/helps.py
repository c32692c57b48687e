"""Helps that one player may have and another not, so that seven and seventy can play together.

A game declares them as HELPS beside its HOUSE_RULES. Each is an option of the game whose value names the
seats that are helped, counted from 1: "2", "1,3".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

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


def options_of(
    helps: Sequence[Help], house: Mapping[str, str], of: Sequence[Collection[str]]
) -> dict[str, str]:
    """The options by which players are helped, `of` naming each seat's helps by field.

    What the house has for everybody stays as it is.
    """
    chosen = {}
    for help_ in helps:
        seats = [seat for seat, fields in enumerate(of) if help_.field in fields]
        if seats and house.get(help_.field, help_.nobody) == help_.nobody:
            chosen[help_.field] = seats_of(seats)
    return chosen


def without_helps(helps: Sequence[Help], options: Mapping[str, str]) -> dict[str, str]:
    """The options that are the house's, for everybody."""
    fields = {help_.field for help_ in helps}
    return {
        field: value
        for field, value in options.items()
        if field not in fields or not re.fullmatch(SEATS, value)
    }


def seats_of(seats: Iterable[int]) -> str:
    """The value that names these seats, counted from 0."""
    return ",".join(str(seat + 1) for seat in sorted(seats))
