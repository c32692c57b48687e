"""The house rules of Brain Games: what families quarrel about, and how the lobby words it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from boardroom.core.house_rules import HouseRule


class Options(Struct, frozen=True):
    """What a family may settle for itself before the game; every default is the rulebook's own.

    `easier` names the player by place at the table, counted from 1, who is dealt easy cards first.
    """

    move: Literal["exact", "up-to"] = "exact"
    lose: Literal["turn", "next-too"] = "turn"
    memory: Literal["none", "helper"] = "none"
    limit: Literal["none", "30", "60", "90"] = "none"
    timers: Literal["on", "off"] = "on"
    physical: Literal["yes", "no"] = "yes"
    reader: Literal["app", "person"] = "app"
    die: Literal["rolled", "typed"] = "rolled"
    easier: Literal["nobody", "1", "2", "3", "4", "5", "6", "all"] = "nobody"
    swap: Literal["yes", "no"] = "yes"


HOUSE_RULES = (
    HouseRule(
        "move",
        "The die says",
        "BG-06",
        (("exact", "Exactly how many spaces to move"), ("up-to", "How many spaces to move at most")),
    ),
    HouseRule(
        "lose",
        "Lose-a-Turn",
        "BG-12",
        (("turn", "Ends this turn"), ("next-too", "Ends this turn and costs the next one too")),
    ),
    HouseRule(
        "memory",
        "Tiles that were flipped back",
        "BG-11",
        (("none", "Must be remembered"), ("helper", "Leave a small hint on the board")),
    ),
    HouseRule(
        "limit",
        "Time to answer",
        "BG-14",
        (
            ("none", "None, unless the card says so"),
            ("30", "30 seconds"),
            ("60", "60 seconds"),
            ("90", "90 seconds"),
        ),
    ),
    HouseRule(
        "timers",
        "Timers on the cards",
        "BG-14",
        (("on", "As the cards say"), ("off", "Off: take all the time you need")),
    ),
    HouseRule(
        "physical",
        "Challenges in the room",
        "BG-19",
        (("yes", "Yes, standing or sitting"), ("no", "No: leave those cards out")),
    ),
    HouseRule(
        "reader",
        "Who reads the card",
        "BG-13",
        (("app", "The game"), ("person", "The player to the left looks at its back and judges")),
    ),
    HouseRule(
        "die",
        "The die",
        "S-02",
        (("rolled", "Is rolled by the game"), ("typed", "Is a real one: press what it shows")),
    ),
    HouseRule(
        "easier",
        "Easier cards for",
        "BG-19",
        (
            ("nobody", "Nobody"),
            *((str(number), f"Player {number}") for number in range(1, 7)),
            ("all", "Everybody"),
        ),
    ),
    HouseRule(
        "swap",
        "A card that does not suit",
        "BG-19",
        (("yes", "May be swapped for the next one"), ("no", "Is played all the same")),
    ),
)
"""Each rule's first value is what the rulebook says."""
