"""The house rules of Concluzio: what families quarrel about, and how the lobby words it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from boardroom.core import pace
from boardroom.core.helps import SEATS, Help, is_helped
from boardroom.core.house_rules import HouseRule, Length
from boardroom.core.tongue import mark


class Options(Struct, frozen=True):
    """What a family may settle for itself before the game; every default is the rulebook's own.

    `aid` and `longer` name the seats that are helped, counted from 1. That five or six may play is a house
    rule too (CLZ-01); it needs no option, for the lobby seats them.
    """

    abilities: Literal["none", "open", "secret", "draft"] = "none"
    notes: Literal["sheet", "none"] = "sheet"
    aid: Annotated[str, Meta(pattern=f"^(off|all|{SEATS})$")] = "off"
    limit: Literal["none", "60", "120"] = "none"
    longer: Annotated[str, Meta(pattern=f"^(nobody|{SEATS})$")] = "nobody"

    def aids(self, seat: int) -> bool:
        """Whether the game crosses out for this seat what cannot be its card any more (CLZ-21)."""
        return self.aid == "all" or is_helped(self.aid, seat)

    def seconds(self, seats: Iterable[int]) -> int | None:
        """How long those who may act have for it (CLZ-31); twice as long for the helped."""
        if self.limit == "none":
            return None
        return int(self.limit) * (2 if any(is_helped(self.longer, seat) for seat in seats) else 1)


HOUSE_RULES = (
    HouseRule(
        "abilities",
        mark("Ability cards"),
        "CLZ-22",
        (
            ("none", mark("Played without them")),
            ("open", mark("One each by chance, face up (up to four players)")),
            ("secret", mark("One each by chance, hidden until it is used")),
            ("draft", mark("Everybody chooses one before the cards are dealt")),
        ),
    ),
    HouseRule(
        "notes",
        mark("Notes"),
        "CLZ-21",
        (
            ("sheet", mark("Everybody has a sheet to tick, for their own eyes")),
            ("none", mark("No notes: heads only")),
        ),
    ),
    HouseRule(
        "aid",
        mark("The game crosses out what cannot be"),
        "CLZ-21",
        (
            ("off", mark("No")),
            ("all", mark("For everybody")),
        ),
    ),
    HouseRule(
        "limit",
        mark("Time for each turn"),
        "CLZ-31",
        (("none", mark("No limit")), ("60", mark("60 seconds")), ("120", mark("120 seconds"))),
    ),
)
"""Each rule's first value is what the rulebook says."""

HELPS = (
    Help("aid", mark("Crossing out"), mark("The game crosses out what cannot be."), "off"),
    Help("longer", mark("More time"), mark("Twice as long, where the time is limited.")),
)
"""What a single player may be helped by."""

GENTLE = (("aid", "all"),)
"""What makes it gentle for a table at which a small child plays."""

LENGTHS = (
    Length(mark("Short: 60 seconds a turn"), (("limit", "60"),)),
    Length(mark("Normal: 120 seconds a turn"), (("limit", "120"),)),
    Length(mark("Long: all the time you need"), (("limit", "none"),)),
)

_TURNS = (8.7, 11.7, 18.3, 18.3, 22.5)
"""Turns of a whole game for two to six players: `boardroom simulate concluzio --level 2`, ten games each."""
_THINKING = {"none": 75.0, "120": 60.0, "60": 40.0}
"""Seconds a person thinks about a turn, by the limit."""


def minutes(options: Options, people: int, computers: int) -> float:
    """An honest estimate of the whole game.

    After every turn the sheet is ticked, or looked at when the game crosses out for everybody, and the screen
    is passed on. Each clue takes a person half a minute.
    """
    notes = 0.0 if options.notes == "none" else 6.0 if options.aid == "all" else 15.0
    person = _THINKING[options.limit] + notes + 8.0
    return 1 + people * 0.5 + pace.minutes(_TURNS, people, computers, person, 6.0 + notes)
