"""The house rules of Concluzio: what families quarrel about, and how the lobby words it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from boardroom.core.house_rules import HouseRule


class Options(Struct, frozen=True):
    """What a family may settle for itself before the game; every default is the rulebook's own.

    `aid` names the seat that is helped, counted from 1. That five or six may play is a house rule too
    (CLZ-01); it needs no option, for the lobby seats them.
    """

    abilities: Literal["none", "open", "secret", "draft"] = "none"
    notes: Literal["sheet", "none"] = "sheet"
    aid: Literal["off", "all", "1", "2", "3", "4", "5", "6"] = "off"
    limit: Literal["none", "60", "120"] = "none"

    def aids(self, seat: int) -> bool:
        """Whether the game crosses out for this seat what cannot be its card any more (CLZ-21)."""
        return self.aid == "all" or self.aid == str(seat + 1)


HOUSE_RULES = (
    HouseRule(
        "abilities",
        "Ability cards",
        "CLZ-22",
        (
            ("none", "Played without them"),
            ("open", "One each by chance, face up (up to four players)"),
            ("secret", "One each by chance, hidden until it is used"),
            ("draft", "Everybody chooses one before the cards are dealt"),
        ),
    ),
    HouseRule(
        "notes",
        "Notes",
        "CLZ-21",
        (("sheet", "Everybody has a sheet to tick, for their own eyes"), ("none", "No notes: heads only")),
    ),
    HouseRule(
        "aid",
        "The game crosses out what cannot be",
        "CLZ-21",
        (
            ("off", "No"),
            ("all", "For everybody"),
            *(
                (str(number), f"Only for the {seat} seat, as a head start")
                for number, seat in enumerate(("first", "second", "third", "fourth", "fifth", "sixth"), 1)
            ),
        ),
    ),
    HouseRule(
        "limit",
        "Time for each turn",
        "CLZ-31",
        (("none", "No limit"), ("60", "60 seconds"), ("120", "120 seconds")),
    ),
)
"""Each rule's first value is what the rulebook says."""
