"""Failure 12: names are taken as typed, nobody is without one, and nobody is taken for somebody else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.app import language
from boardroom.app.house_names import called
from boardroom.app.names import is_blank, told_apart, typed
from boardroom.table.table import Player
from tests.app.seen import AWKWARD

SEATS = ("Player 1", "Player 2", "Player 3")


@pytest.mark.breaks(12, "empty")
def test_empty_names_become_friendly_ones():
    assert told_apart(["", "  ", "\u200b\u202e"], SEATS) == SEATS


@pytest.mark.breaks(12, "equal")
def test_equal_names_are_told_apart():
    assert told_apart(["Ana", "Ana", "Ana"], SEATS) == ("Ana", "Ana 2", "Ana 3")


def test_names_that_sound_the_same_are_equal():
    assert told_apart(["Ana", "ANA", "Ａna"], SEATS) == ("Ana", "ANA 2", "Ａna 3")


def test_a_number_that_somebody_typed_is_not_given_away():
    assert told_apart(["Ana", "Ana", "Ana 2"], SEATS) == ("Ana", "Ana 3", "Ana 2")


def test_what_stands_in_is_not_a_name_that_somebody_typed():
    assert told_apart(["Player 2", "", "x"], SEATS) == ("Player 2", "Player 2 2", "x")


@pytest.mark.breaks(12, "40 letters, emoji, right to left, <b>, &, %s, {}")
@pytest.mark.parametrize("name", AWKWARD)
def test_awkward_names_stay_as_typed(name):
    assert told_apart([name], ["Player 1"]) == (name,)


def test_half_an_emoji_is_left_out_so_that_the_name_can_be_written_down():
    assert typed("Ana \ud83e").encode("utf-8") == b"Ana"


@given(st.lists(st.text(st.characters(codec=None), max_size=8), min_size=1, max_size=8))
def test_everybody_has_a_name_of_their_own(names):
    given_names = told_apart(names, [f"Player {number + 1}" for number in range(len(names))])
    assert len({name.casefold() for name in given_names}) == len(names)
    assert not any(is_blank(name) for name in given_names)
    for name in given_names:
        name.encode("utf-8")


@pytest.mark.parametrize(
    ("player", "german"),
    [
        (Player("Robo for Ana", kind="computer", plays_for="Ana"), "Robo für Ana"),
        (Player("Robo for Player 1", kind="computer", plays_for="Player 1", unnamed=1), "Robo für Spieler 1"),
        (Player("Player 2", unnamed=2), "Spieler 2"),
        (Player("Computer 2", kind="computer", unnamed=2), "Computer 2"),
        (Player("Team Ana & Ben", members=("Ana", "Ben"), unnamed=1), "Team Ana und Ben"),
        (Player("Robo for Ana", kind="computer"), "Robo for Ana"),  # the family typed it
        (Player("Player 2"), "Player 2"),
    ],
)
def test_who_was_named_by_the_house_is_called_in_the_language_that_is_spoken(player, german):
    assert called(player) == player
    language.speak("de")
    assert called(player).name == german
    language.speak("en")
    assert called(called(player)) == player
