"""The house rules of Concentration: what families quarrel about, and how the lobby words it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from boardroom.core import pace
from boardroom.core.helps import SEATS, Help, is_helped
from boardroom.core.house_rules import HouseRule, Length
from boardroom.core.tongue import mark


class Options(Struct, frozen=True):
    """What a family may settle for itself before the first game; every default is the rulebook's own.

    `target` is the sum in dollars that `games="money"` is played to. Numbers of seconds are text, so that
    every value reads the same here, in the lobby and on the command line.
    """

    judge: Literal["rulebook", "app", "master", "table"] = "rulebook"
    near: Literal["ask", "strict", "generous", "table"] = "ask"
    peek: Literal["no", "first-letter"] = "no"
    games: Literal["3", "1", "5", "best-of-3", "money"] = "3"
    target: Annotated[int, Meta(ge=100)] = 10_000
    starts: Literal["rack-1", "alternate", "loser"] = "rack-1"
    deck: Literal["box", "tv1988", "tv1987", "gentle"] = "box"
    take: Literal["now", "token", "blank"] = "now"
    pull: Literal["one-by-one", "name-both"] = "one-by-one"
    cover: Literal["by-hand", "2", "4", "8"] = "by-hand"
    stop: Literal["no", "yes"] = "no"
    limit: Literal["none", "15", "30", "60"] = "none"
    longer: Annotated[str, Meta(pattern=f"^(nobody|{SEATS})$")] = "nobody"

    def seconds(self, seats: Iterable[int]) -> int | None:
        """How long those who may act have for a slide or a guess (CON-23); twice as long for the helped."""
        if self.limit == "none":
            return None
        return int(self.limit) * (2 if any(is_helped(self.longer, seat) for seat in seats) else 1)


HOUSE_RULES = (
    HouseRule(
        "judge",
        mark("Who judges a guess"),
        "CON-01",
        (
            ("rulebook", mark("A Master of Ceremonies when three or five play, else the game")),
            ("app", mark("Always the game; with three or five, one side has a player more")),
            ("master", mark("A Master of Ceremonies, changing every game (three, five or seven players)")),
            ("table", mark("The other side, letter by letter on the solution slide")),
        ),
    ),
    HouseRule(
        "near",
        mark("A guess that is nearly right"),
        "CON-27",
        (
            ("ask", mark("The other side is asked: count it?")),
            ("strict", mark("Does not count")),
            ("generous", mark("Counts")),
            ("table", mark("The other side opens the solution slide and decides")),
        ),
    ),
    HouseRule(
        "peek",
        mark("After a wrong guess"),
        "CON-26",
        (
            ("no", mark("Nothing of the solution is shown")),
            ("first-letter", mark("Its first letter shows until the next slide is pulled")),
        ),
    ),
    HouseRule(
        "games",
        mark("A match is"),
        "CON-04",
        (
            ("3", mark("Three games; most money wins")),
            ("1", mark("One game")),
            ("5", mark("Five games; most money wins")),
            ("best-of-3", mark("First to win two games")),
            ("money", mark("First to a sum of money")),
        ),
    ),
    HouseRule(
        "target",
        mark("The sum, for “first to a sum of money”"),
        "CON-04",
        (("10000", mark("$10,000")), ("5000", mark("$5,000")), ("20000", mark("$20,000"))),
    ),
    HouseRule(
        "starts",
        mark("Who starts the later games"),
        "CON-03",
        (
            ("rack-1", mark("Rack number 1 starts every game")),
            ("alternate", mark("The sides take turns")),
            ("loser", mark("Whoever lost the game before")),
        ),
    ),
    HouseRule(
        "deck",
        mark("The 25 cards"),
        "CON-08",
        (
            ("box", mark("10 prizes, 3 Wild, a pair of Takes")),
            ("tv1988", mark("9 prizes, 3 Wild, two pairs of Takes, red and green")),
            ("tv1987", mark("11 prizes, 3 Wild")),
            ("gentle", mark("12 prizes, 1 Wild")),
        ),
    ),
    HouseRule(
        "take",
        mark("A pair of Take cards"),
        "CON-30",
        (
            ("now", mark("Take a prize from the other rack at once")),
            ("token", mark("Keep it, and take a prize after a later match")),
            ("blank", mark("Means nothing")),
        ),
    ),
    HouseRule(
        "pull",
        mark("Pulling two slides"),
        "CON-15",
        (
            ("one-by-one", mark("See the first prize, then choose the second slide")),
            ("name-both", mark("Name both numbers first")),
        ),
    ),
    HouseRule(
        "cover",
        mark("Prizes that do not match stay in sight"),
        "CON-16",
        (
            ("by-hand", mark("Until the slides are put back, at least 2 seconds")),
            ("2", mark("2 seconds")),
            ("4", mark("4 seconds")),
            ("8", mark("8 seconds")),
        ),
    ),
    HouseRule(
        "stop",
        mark("Stopping after a match"),
        "CON-18",
        (("no", mark("No: a turn ends only when two prizes do not match")), ("yes", mark("Allowed"))),
    ),
    HouseRule(
        "limit",
        mark("Time for each slide and each guess"),
        "CON-23",
        (
            ("none", mark("No limit")),
            ("15", mark("15 seconds")),
            ("30", mark("30 seconds")),
            ("60", mark("60 seconds")),
        ),
    ),
)
"""Each rule's first value is what the rulebook says."""

HELPS = (Help("longer", mark("More time"), mark("Twice as long, where the time is limited.")),)
"""What a single player may be helped by."""

GENTLE = (("near", "generous"), ("peek", "first-letter"))
"""What makes it gentle for a table at which a small child plays."""

LENGTHS = (
    Length(mark("Short: one game"), (("games", "1"),)),
    Length(mark("Normal: three games"), (("games", "3"),)),
    Length(mark("Long: five games"), (("games", "5"),)),
)

_GAMES = {"1": 1.0, "3": 3.2, "5": 5.4, "best-of-3": 2.6}
"""Games dealt in a match, the drawn ones that are replaced too (CON-06)."""
_SUM_OF_A_GAME = 4500.0
"""What the winner's rack is worth."""
_PULLS, _MISSES, _MATCHES = 64, 18, 14
"""In one game, by both sides: the mean of computers that forget much (83, 24, 17) and little (45, 12, 11).

Counted with `boardroom simulate concentration --option games=1` at levels 1 and 2; teams of two need as many.
"""


def minutes(options: Options, people: int, computers: int) -> float:
    """An honest estimate of the whole match.

    A person takes 6 seconds to choose and pull a slide, looks 4 seconds at what does not match, and 15 at the
    rebus before guessing or passing; a computer needs 2 and 3. Every game is set up and explained in a
    minute, and everybody more than two talks along.
    """
    limit = float("inf") if options.limit == "none" else float(options.limit)
    look = max(4.0, 0.0 if options.cover == "by-hand" else float(options.cover))
    person = _PULLS * min(6.0, limit) + _MISSES * look + _MATCHES * min(15.0, limit)
    computer = _PULLS * 2.0 + _MISSES * look + _MATCHES * 3.0
    games = _GAMES.get(options.games) or max(options.target / _SUM_OF_A_GAME * 1.5, 1.0)
    talk = 1 + 0.06 * max(people - 2, 0)
    return games * (1 + talk * pace.minutes((1.0,), people, computers, person, computer))
