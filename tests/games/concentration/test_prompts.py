"""The one sentence that is always on screen: it goes on from the player's name."""

from __future__ import annotations

import pytest

from boardroom.core import words
from boardroom.core.game import HOST, Seat
from boardroom.games.concentration.actions import GoOn, Overrule
from tests.games.concentration.rigged import ANSWER, WRONG, Game

ANA, BEN, CEM = Seat(0), Seat(1), Seat(2)


def prompt(game: Game, seat: int | None = None) -> str:
    return game.ask(game.who if seat is None else seat).prompt


def test_pulling_and_covering():
    game = Game()
    assert prompt(game) == "pull out a numbered slide"
    game.pull(1)
    assert prompt(game) == "pull out a second slide"
    game.pull(3)
    assert prompt(game) == "put the slides back"


def test_after_a_match():
    game = Game()
    game.pull(1, 2)
    assert prompt(game) == "it’s a match: guess the puzzle, or pass"
    game.pass_()
    assert prompt(game) == "go on: pull out a numbered slide"


def test_two_wilds():
    game = Game()
    game.pull(5, 10)
    assert prompt(game) == "two Wild cards: pull out another slide"
    game.pull(1)
    assert prompt(game) == "two Wild cards: pull out one more slide"


def test_naming_both_first():
    game = Game(pull="name-both")
    assert prompt(game) == "name a numbered slide"
    game.pull(5)
    assert prompt(game) == "name a second slide"
    game.pull(10)
    assert prompt(game) == "two Wild cards: name another slide"
    game.pull(1)
    assert prompt(game) == "two Wild cards: name one more slide"


def test_taking():
    game = Game()
    game.miss()
    for pair in ((1, 2), (3, 4)):
        game.pull(*pair)
        game.pass_()
    game.miss()
    game.pull(5, 10, 20, 25)
    assert prompt(game) == "take 2 prizes from the other rack, one after the other"
    game.take(0)
    assert prompt(game) == "take a prize from the other rack"


def test_a_kept_take():
    game = Game(take="token")
    for pair in ((20, 25), (1, 2)):
        game.pull(*pair)
        assert prompt(game) == "it’s a match: guess the puzzle, or pass"
        game.pass_()
    game.miss()
    game.pull(3, 4)
    game.pass_()
    game.miss()
    game.pull(6, 7)
    assert prompt(game) == "it’s a match: guess the puzzle, or pass; or first use a Take and take a prize"


def test_the_end_of_the_board():
    game = Game("A A B" + " ." * 22)
    game.pull(1, 2)
    game.pass_()
    assert prompt(game) == "nothing left could match, so the board is clear: make one last guess, or pass"
    game.pass_()
    assert prompt(game) == "make the one guess that is left, or pass"


def test_judging(monkeypatch):
    game = Game(players=3)
    game.pull(1, 2)
    game.guess(WRONG)
    assert prompt(game, CEM) == f"look at the solution and say if “{WRONG}” is right"
    game = Game(judge="table")
    game.pull(1, 2)
    game.guess(WRONG)
    assert prompt(game, BEN) == f"open the solution slide just enough to judge “{WRONG}”"
    monkeypatch.setattr(words, "judge", lambda *_: words.Verdict.NEAR)
    game = Game()
    game.pull(1, 2)
    game.guess("rain chick")
    assert prompt(game, BEN) == "“rain chick” comes close: count it?"


def test_the_table_as_a_whole():
    game = Game()
    game.pull(1, 2)
    assert game.ask(HOST) is None
    game.guess(WRONG)
    assert prompt(game, HOST) == "say that the guess counts after all"
    assert game.choices(HOST) == (Overrule(ANA),)


@pytest.mark.parametrize(("games", "words"), [("3", "go on to the next game"), ("1", "see who has won")])
def test_when_the_puzzle_is_solved(games, words):
    game = Game(games=games)
    game.pull(1, 2)
    game.guess(ANSWER)
    for seat in (ANA, BEN, HOST):
        assert prompt(game, seat) == words
        assert game.choices(seat) == (GoOn(),)
