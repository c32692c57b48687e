"""The house rules of Common Denominator: what families quarrel about, and how the lobby words it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boardroom.core import pace
from boardroom.core.helps import SEATS, Help, is_helped
from boardroom.core.house_rules import HouseRule, Length
from boardroom.core.tongue import mark


class Options(Struct, frozen=True):
    """What a family may settle for itself before the game; every default is the rulebook's own.

    Numbers are text, so that every value reads the same here, in the lobby and on the command line.
    """

    target: Literal["100", "50", "25"] = "100"
    timer: Literal["90", "45", "60", "120", "180", "off"] = "90"
    longer: Annotated[str, Meta(pattern=f"^(nobody|fewest|{SEATS})$")] = "nobody"
    turning: Literal["by-hand", "by-itself"] = "by-hand"
    puzzles: Literal["all", "easy", "medium", "hard"] = "all"
    hints: Annotated[str, Meta(pattern=f"^(off|free|bronze|{SEATS})$")] = "off"
    answers: Literal["typed", "aloud"] = "typed"
    complete: Literal["ends", "next"] = "ends"
    early: Literal["no", "silver"] = "no"
    late: Literal["nothing", "bronze"] = "nothing"
    draw: Literal["lost", "always"] = "lost"
    empty: Literal["change", "spared"] = "change"
    trumped: Literal["ends", "goes-on"] = "ends"
    first: Literal["youngest", "lot"] = "youngest"

    @property
    def wanted(self) -> int:
        """The points that win."""
        return int(self.target)

    def hint(self, seat: int) -> Literal["off", "free", "bronze"]:
        """Whether this seat may have a hint, and what it costs (CD-06)."""
        if is_helped(self.hints, seat):
            return "free"
        return "bronze" if self.hints == "bronze" else "free" if self.hints == "free" else "off"

    def is_longer(self, seat: int) -> bool:
        """Whether the sand runs longer for this seat, whatever its points (CD-08)."""
        return is_helped(self.longer, seat)


HOUSE_RULES = (
    HouseRule(
        "target",
        mark("To win one shows"),
        "CD-07",
        (
            ("100", mark("100 points")),
            ("50", mark("50 points")),
            ("25", mark("25 points, for a short evening")),
        ),
    ),
    HouseRule(
        "timer",
        mark("The sand runs for"),
        "CD-08",
        (
            ("90", mark("90 seconds")),
            ("45", mark("45 seconds")),
            ("60", mark("60 seconds")),
            ("120", mark("120 seconds")),
            ("180", mark("180 seconds")),
            ("off", mark("No timer")),
        ),
    ),
    HouseRule(
        "longer",
        mark("Half as much time again for"),
        "CD-08",
        (
            ("nobody", mark("Nobody")),
            ("fewest", mark("Whoever has the fewest points")),
        ),
    ),
    HouseRule(
        "turning",
        mark("The timer is turned"),
        "CD-09",
        (
            ("by-hand", mark("By the player; answering before that loses the turn")),
            ("by-itself", mark("By itself")),
        ),
    ),
    HouseRule(
        "puzzles",
        mark("Puzzle cards"),
        "CD-46",
        (
            ("all", mark("All of them")),
            ("easy", mark("Easy ones")),
            ("medium", mark("Medium ones")),
            ("hard", mark("Hard ones")),
        ),
    ),
    HouseRule(
        "hints",
        mark("One hint for each puzzle: a letter"),
        "CD-06",
        (("off", mark("No hints")), ("free", mark("Free")), ("bronze", mark("Costs a Bronze"))),
    ),
    HouseRule(
        "answers",
        mark("Answers are"),
        "CD-04",
        (("typed", mark("Typed")), ("aloud", mark("Said aloud; the next player looks up that one answer"))),
    ),
    HouseRule(
        "complete",
        mark("A whole puzzle"),
        "CD-11",
        (("ends", mark("Ends the turn")), ("next", mark("Is followed by the next one while time remains"))),
    ),
    HouseRule(
        "early",
        mark("The column when only the category is known"),
        "CD-17",
        (("no", mark("Not before one row is given")), ("silver", mark("May be tried for the Silver"))),
    ),
    HouseRule(
        "late",
        mark("The column when all rows are given"),
        "CD-18",
        (
            ("nothing", mark("Wins nothing, unless the whole puzzle was faultless")),
            ("bronze", mark("Wins a Bronze")),
        ),
    ),
    HouseRule(
        "draw",
        mark("After a missed Silver or Gold the card is"),
        "CD-31",
        (("lost", mark("Lost with the rest of the turn")), ("always", mark("Still yours to take"))),
    ),
    HouseRule(
        "empty",
        mark("Losing a Bronze without having one"),
        "CD-24",
        (("change", mark("Change is made from a Silver or a Gold")), ("spared", mark("Costs nothing"))),
    ),
    HouseRule(
        "trumped",
        mark("After a trumped win the turn"),
        "CD-42",
        (("ends", mark("Ends")), ("goes-on", mark("Goes on"))),
    ),
    HouseRule(
        "first",
        mark("The first turn is for"),
        "CD-03",
        (("youngest", mark("The youngest")), ("lot", mark("Whoever the lot falls on"))),
    ),
)
"""Each rule's first value is what the rulebook says."""

HELPS = (
    Help("longer", mark("More time"), mark("The sand runs half as long again.")),
    Help("hints", mark("A hint"), mark("One letter of each puzzle can be had for nothing."), "off"),
)
"""What a single player may be helped by."""

GENTLE = (("puzzles", "easy"), ("timer", "120"), ("hints", "free"))
"""What makes it gentle for a table at which a small child plays."""

LENGTHS = (
    Length(mark("Short: 25 points"), (("target", "25"),)),
    Length(mark("Normal: 50 points"), (("target", "50"),)),
    Length(mark("Long: 100 points"), (("target", "100"),)),
)

_TURNS = {
    "25": (7.2, 12.5, 13.8, 13.8, 13.8),
    "50": (20.3, 31.0, 32.8, 37.5, 42.3),
    "100": (49.0, 69.5, 71.2, 89.0, 106.8),
}
"""Turns of a whole game for two to six players, by its target: `boardroom simulate common_denominator` at
level 2, six games each (for five the mean of four and six)."""


def minutes(options: Options, people: int, computers: int) -> float:
    """An honest estimate of the whole game.

    People use a little less than half of the sand; taking a puzzle and turning the timer takes 5 seconds, the
    Fortune card 8. A computer's turn is 12 seconds of looking on.
    """
    sand = 180.0 if options.timer == "off" else float(options.timer)
    if options.longer != "nobody":
        sand *= 1 + 0.5 / max(people + computers, 1)
    turns = _TURNS[options.target]
    return 1 + pace.minutes(turns, people, computers, 0.45 * sand + 13, 12.0)
