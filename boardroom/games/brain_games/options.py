"""The house rules of Brain Games: what families quarrel about, and how the lobby words it."""

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

    `easier` and `memory` may name the seats that are helped instead, as "1,3"; `longer` names them alone.
    """

    move: Literal["exact", "up-to"] = "exact"
    lose: Literal["turn", "next-too"] = "turn"
    memory: Annotated[str, Meta(pattern=f"^(none|helper|{SEATS})$")] = "none"
    limit: Literal["none", "30", "60", "90"] = "none"
    timers: Literal["on", "off"] = "on"
    physical: Literal["yes", "no"] = "yes"
    reader: Literal["app", "person"] = "app"
    die: Literal["rolled", "typed"] = "rolled"
    easier: Annotated[str, Meta(pattern=f"^(nobody|all|{SEATS})$")] = "nobody"
    swap: Literal["yes", "no"] = "yes"
    longer: Annotated[str, Meta(pattern=f"^(nobody|{SEATS})$")] = "nobody"

    def is_easy(self, seat: int) -> bool:
        """Whether this seat is dealt easy cards first (BG-19)."""
        return self.easier == "all" or is_helped(self.easier, seat)

    def remembers(self, seat: int) -> bool:
        """Whether hints lie on the board in this seat's turn (BG-11)."""
        return self.memory == "helper" or is_helped(self.memory, seat)

    def seconds(self, seats: Iterable[int]) -> int | None:
        """How long the house lets those who play for a card answer (BG-14).

        Twice as long when one of them is helped: the two of a head-to-head keep the same chance.
        """
        if self.limit == "none":
            return None
        return int(self.limit) * (2 if any(is_helped(self.longer, seat) for seat in seats) else 1)


HOUSE_RULES = (
    HouseRule(
        "move",
        mark("The die says"),
        "BG-06",
        (
            ("exact", mark("Exactly how many spaces to move")),
            ("up-to", mark("How many spaces to move at most")),
        ),
    ),
    HouseRule(
        "lose",
        mark("Lose-a-Turn"),
        "BG-12",
        (("turn", mark("Ends this turn")), ("next-too", mark("Ends this turn and costs the next one too"))),
    ),
    HouseRule(
        "memory",
        mark("Tiles that were flipped back"),
        "BG-11",
        (("none", mark("Must be remembered")), ("helper", mark("Leave a small hint on the board"))),
    ),
    HouseRule(
        "limit",
        mark("Time to answer"),
        "BG-14",
        (
            ("none", mark("None, unless the card says so")),
            ("30", mark("30 seconds")),
            ("60", mark("60 seconds")),
            ("90", mark("90 seconds")),
        ),
    ),
    HouseRule(
        "timers",
        mark("Timers on the cards"),
        "BG-14",
        (("on", mark("As the cards say")), ("off", mark("Off: take all the time you need"))),
    ),
    HouseRule(
        "physical",
        mark("Challenges in the room"),
        "BG-19",
        (("yes", mark("Yes, standing or sitting")), ("no", mark("No: leave those cards out"))),
    ),
    HouseRule(
        "reader",
        mark("Who reads the card"),
        "BG-13",
        (("app", mark("The game")), ("person", mark("The player to the left looks at its back and judges"))),
    ),
    HouseRule(
        "die",
        mark("The die"),
        "S-02",
        (("rolled", mark("Is rolled by the game")), ("typed", mark("Is a real one: press what it shows"))),
    ),
    HouseRule(
        "easier",
        mark("Easier cards for"),
        "BG-19",
        (
            ("nobody", mark("Nobody")),
            ("all", mark("Everybody")),
        ),
    ),
    HouseRule(
        "swap",
        mark("A card that does not suit"),
        "BG-19",
        (("yes", mark("May be swapped for the next one")), ("no", mark("Is played all the same"))),
    ),
)
"""Each rule's first value is what the rulebook says."""

HELPS = (
    Help("easier", mark("Easier cards"), mark("Easy cards come first.")),
    Help(
        "memory",
        mark("A memory helper"),
        mark("Small hints show what was flipped back."),
        "none",
    ),
    Help(
        "longer",
        mark("More time"),
        mark("Twice as long, where the house limits the time; in a head-to-head for both."),
    ),
)
"""What a single player may be helped by."""

GENTLE = (("easier", "all"), ("memory", "helper"))
"""What makes it gentle for a table at which a small child plays."""

LENGTHS = (
    Length(mark("Short: 30 seconds a card"), (("limit", "30"),)),
    Length(mark("Normal: 60 seconds a card"), (("limit", "60"),)),
    Length(mark("Long: as the cards say"), (("limit", "none"),)),
)

_TURNS = (13.5, 17.8, 19.0, 26.2, 27.7)
"""Turns of a whole game for two to six players: `boardroom simulate brain_games --level 2`, six games."""
_MORE = 1.3
"""People miss more of the cards than those computers, who win two tiles of three."""
_ANSWERING = {"none": 60.0, "90": 50.0, "60": 40.0, "30": 25.0}
"""Seconds a person needs for a card, by the limit."""


def minutes(options: Options, people: int, computers: int) -> float:
    """An honest estimate of the whole game.

    Rolling, moving and reading the card take 22 seconds, judging it 8. A computer's turn is 15 seconds of
    looking on. Moving less far than the die says was measured too, and shortens nothing.
    """
    answering = _ANSWERING[options.limit] + (15.0 if options.timers == "off" else 0.0)
    lost = 1.05 if options.lose == "next-too" else 1.0
    return 2 + _MORE * lost * pace.minutes(_TURNS, people, computers, 30.0 + answering, 15.0)
