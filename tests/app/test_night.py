"""A game night: `boardroom.app.night`."""

from __future__ import annotations

import pytest

from boardroom.app.night import Leg, Medals, Night, medals, plan, without_medal
from boardroom.table.table import Player

PLAYERS = tuple(Player(name) for name in ("Ana", "Ben", "Mia"))


def lengths(game: str, *minutes: float) -> list[Leg]:
    names = ("Short", "Normal", "Long")
    return [Leg(game, name, length) for name, length in zip(names, minutes, strict=False)]


SHELF = [
    lengths("a", 15, 30, 50),
    lengths("b", 10, 20, 40),
    lengths("c", 20, 35, 60),
    lengths("d", 25, 45, 80),
]


def test_an_evening_has_as_many_different_games_as_fit_and_is_as_long_as_fits() -> None:
    legs = plan(50, SHELF)
    assert len({leg.game for leg in legs}) == len(legs) == 3
    assert sum(leg.minutes for leg in legs) == 50
    assert {leg.game for leg in plan(75, SHELF)} == {"a", "b", "c", "d"}


def test_a_longer_evening_is_never_planned_shorter() -> None:
    totals = [sum(leg.minutes for leg in plan(minutes, SHELF)) for minutes in range(10, 240, 5)]
    counts = [len(plan(minutes, SHELF)) for minutes in range(10, 240, 5)]
    assert counts == sorted(counts)
    for (few, less), (many, more) in zip(
        zip(counts, totals, strict=True), list(zip(counts, totals, strict=True))[1:], strict=False
    ):
        assert many > few or more >= less


def test_the_shortest_begins_and_the_longest_ends_the_night() -> None:
    minutes = [leg.minutes for leg in plan(120, SHELF)]
    assert minutes == sorted(minutes)


def test_if_nothing_fits_the_shortest_game_is_played_all_the_same() -> None:
    assert [leg.minutes for leg in plan(5, SHELF)] == [10]
    assert plan(60, []) == ()


def test_whoever_left_or_took_a_seat_over_wins_no_medal_and_nobody_moves_up() -> None:
    night = Night(PLAYERS, tuple(plan(50, SHELF)))
    night = night.after([("Robo for Ben",), ("Ana",), ("Mia",)], left=["Mia"])
    assert {won.name: won.worth for won in medals(night)} == {
        "Ana": (0, 1, 0),
        "Ben": (0, 0, 0),
        "Mia": (0, 0, 0),
    }
    assert without_medal(night, night.played[0]) == ("Robo for Ben", "Mia")


def test_the_night_goes_on_game_by_game_to_its_end() -> None:
    night = Night(PLAYERS, tuple(plan(50, SHELF)))
    assert night.next == night.legs[0]
    for _ in night.legs:
        night = night.after([("Ana",), ("Ben", "Mia")])
    assert night.next is None
    assert night.minutes_left == 0
    with pytest.raises(ValueError, match="every game"):
        night.after([("Ana",)])


def test_a_game_may_be_left_out() -> None:
    night = Night(PLAYERS, tuple(plan(50, SHELF))).after([("Ana",)])
    shorter = night.without_next()
    assert shorter.next == night.legs[2]
    assert shorter.played == night.played


def test_gold_silver_and_bronze_and_the_order_of_the_table() -> None:
    night = Night(PLAYERS, tuple(plan(50, SHELF)))
    night = night.after([("Ben",), ("Ana",), ("Mia",)])
    night = night.after([("Mia",), ("Ben",), ("Ana",)])
    assert medals(night) == (Medals("Ben", 1, 1, 0), Medals("Mia", 1, 0, 1), Medals("Ana", 0, 1, 1))


def test_after_a_shared_gold_comes_the_bronze() -> None:
    night = Night(PLAYERS, tuple(plan(50, SHELF))).after([("Ana", "Ben"), ("Mia",)])
    assert medals(night) == (Medals("Ana", 1), Medals("Ben", 1), Medals("Mia", 0, 0, 1))


def test_who_left_wins_nothing_and_breaks_nothing() -> None:
    night = Night(PLAYERS, tuple(plan(50, SHELF))).after([("Robo for Ana",), ("Ben",)])
    assert medals(night)[0] == Medals("Ben", 0, 1)
