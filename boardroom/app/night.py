"""A game night: several games one after the other, and one table of medals. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from boardroom.app.house_names import called
from boardroom.table.table import Player


class Leg(Struct, frozen=True):
    """One game of the night: what is played, how long, by which options.

    `length` is the sentence that `tr` says it with; `minutes` the same in numbers.
    """

    game: str
    length: str
    minutes: float
    options: dict[str, str] = {}


class Placed(Struct, frozen=True):
    """How a game of the night ended: names by place, the best first; several may share one.

    `left`: who of them left before the end. Whoever took a seat over stands there by a name of their own.
    """

    game: str
    places: tuple[tuple[str, ...], ...]
    left: tuple[str, ...] = ()


class Night(Struct, frozen=True):
    """Who plays what this evening, what has been played, and the name of the save of the game under way."""

    players: tuple[Player, ...]
    legs: tuple[Leg, ...]
    played: tuple[Placed, ...] = ()
    save: str = ""

    @property
    def next(self) -> Leg | None:
        """The game that comes now; None when the night is over."""
        return self.legs[len(self.played)] if len(self.played) < len(self.legs) else None

    @property
    def minutes_left(self) -> float:
        """How long the games still to come will take."""
        return sum(leg.minutes for leg in self.legs[len(self.played) :])

    def after(self, places: Iterable[Iterable[str]], left: Iterable[str] = ()) -> Night:
        """The night with one more game played, which some `left`. Raises ValueError when all have been."""
        if self.next is None:
            raise ValueError("every game of this night has been played")
        placed = Placed(self.next.game, tuple(tuple(names) for names in places), tuple(left))
        return replace(self, played=(*self.played, placed), save="")

    def without_next(self) -> Night:
        """The night without the game that would come now."""
        at = len(self.played)
        return replace(self, legs=self.legs[:at] + self.legs[at + 1 :], save="")


def called_now(night: Night) -> Night:
    """The same night; who has no name of their own is called in the language that is spoken now."""
    players = tuple(called(player) for player in night.players)
    said = {was.name: now.name for was, now in zip(night.players, players, strict=True)}
    played = tuple(
        Placed(
            placed.game,
            tuple(tuple(said.get(name, name) for name in names) for names in placed.places),
            tuple(said.get(name, name) for name in placed.left),
        )
        for placed in night.played
    )
    return replace(night, players=players, played=played)


class Medals(Struct, frozen=True):
    """What somebody has won this night."""

    name: str
    gold: int = 0
    silver: int = 0
    bronze: int = 0

    @property
    def worth(self) -> tuple[int, int, int]:
        """By this the table is ordered: gold first, as at the Olympic Games."""
        return self.gold, self.silver, self.bronze


def medals(night: Night) -> tuple[Medals, ...]:
    """The table of medals, the best first; who has the same stands in the order of the seats.

    A place that is shared is won by all who share it, and as many places after it are not given: after two
    golds comes the bronze. The place of somebody who left, or of whoever took over a seat in the middle of a
    game, gives no medal, and nobody moves up.
    """
    won = {player.name: [0, 0, 0] for player in night.players}
    for placed in night.played:
        place = 0
        for names in placed.places:
            for name in names:
                if place < 3 and name in won and name not in placed.left:
                    won[name][place] += 1
            place += len(names)
    table = [Medals(name, *count) for name, count in won.items()]
    return tuple(sorted(table, key=lambda one: one.worth, reverse=True))


def without_medal(night: Night, placed: Placed) -> tuple[str, ...]:
    """Who has one of the first three places of a game and wins nothing: they left, or took a seat over."""
    tonight = {player.name for player in night.players} - set(placed.left)
    found, place = [], 0
    for names in placed.places:
        found += [name for name in names if place < 3 and name not in tonight]
        place += len(names)
    return tuple(found)


def plan(minutes: float, choices: Sequence[Sequence[Leg]]) -> tuple[Leg, ...]:
    """The games for an evening of so many minutes: as many different ones as fit, and then as long as fit.

    `choices` holds, for every game that so many people can play, its lengths. The shortest game begins and
    the longest ends the night. When not even the shortest fits, it is played all the same.
    """
    best: tuple[tuple[int, float], tuple[Leg, ...]] | None = None
    for chosen in product(*((None, *lengths) for lengths in choices)):
        legs = tuple(leg for leg in chosen if leg is not None)
        total = sum(leg.minutes for leg in legs)
        if legs and total <= minutes and (best is None or (len(legs), total) > best[0]):
            best = (len(legs), total), legs
    if best is None:
        shortest = min(
            (leg for lengths in choices for leg in lengths), key=lambda leg: leg.minutes, default=None
        )
        return () if shortest is None else (shortest,)
    return tuple(sorted(best[1], key=lambda leg: leg.minutes))
