"""The computers: from the visible letters and a word list, never from the answers."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from boardroom.core.game import HOST
from boardroom.games.common_denominator.actions import (
    Answer,
    GoForGold,
    Keep,
    ShowWin,
    TakePuzzle,
    Trump,
    TryRow,
    TryVertical,
    TurnTimer,
    Use,
)
from boardroom.games.common_denominator.bots import LEVELS, Brain
from boardroom.games.common_denominator.content import Category, Content, Puzzle
from boardroom.games.common_denominator.medals import Medals
from boardroom.games.common_denominator.state import Attempt
from tests.games.common_denominator.rigged import ANA, BEN, CONTENT, FRUITS, Game, cards

TRUMP, GOLD = cards("trump", "gold")
SWAPPED = Content(
    (
        Category("Zq", members=("zezr", "azpxz", "gzzva", "lezox"), related=("zxzz",)),
        Category("Qz", members=("x",), related=("y",)),
    ),
    (
        Puzzle(1, "Zq", "easy", "zxzx", ("[z]EzR", "AzP[x]z", "G[z]zVz", "Le[x]Oz")),
        Puzzle(2, "Qz", "medium", "qxzq", ("E[q]ElHazt", "T[x]gEx", "D[z]NzeY", "Mx[q]kEY")),
    ),
)
"""The same cards to look at, with other answers behind every blank."""

PATTERNS = Content(
    SWAPPED.categories,
    (
        replace(SWAPPED.puzzles[0], rows=("[z]EzR", "AzP[x]z", "G[z]zVz", "Lz[x]Oz")),
        replace(SWAPPED.puzzles[1], rows=("E[q]EzHzzz", "T[x]zEz", "D[z]NzzY", "Mz[q]zEY")),
    ),
)


def both(level: int, play) -> tuple[list[object], list[object]]:
    """What the same brain does at two tables that look alike and have other answers."""
    done = []
    for content in (CONTENT, PATTERNS):
        game = Game(content=content).start()
        play(game)
        brain = Brain(level, Random(5))
        chosen = []
        for row in range(1, 5):
            brain.watch((), game.view(ANA))
            (ask,) = game.asks()
            chosen.append(brain.choose(game.view(ANA), ask))
            tried = replace(game.state.phase, tried=Attempt("row", row))
            game.state = replace(game.state, phase=tried)
            (ask,) = game.asks()
            chosen.append(brain.choose(game.view(ANA), ask))
            game.state = replace(game.state, phase=replace(game.state.phase, tried=None))
        assert len(chosen) == 8
        done.append((chosen, game.view(ANA)))
    assert done[0][1] == done[1][1], "the two tables must look alike for this test to mean anything"
    return done[0][0], done[1][0]


@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_with_the_answers_swapped_the_computer_does_the_same(level):
    one, other = both(level, lambda game: None)
    assert one == other
    assert any(isinstance(deed, Answer) and deed.text not in ("", "no idea") for deed in one)


@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_it_answers_with_a_word_that_fits_what_shows(level):
    game = Game().start().do(TryRow(2))
    (ask,) = game.asks()
    answer = Brain(level, Random(1)).choose(game.view(ANA), ask)
    assert isinstance(answer, Answer)
    assert len(answer.text) == 5
    assert (answer.text[0], answer.text[2]) == ("a", "p")


def test_the_last_vertical_is_read_off_the_column():
    game = Game().start().rows(1, 2, 3, 4)
    brain = Brain(0, Random(1))
    assert brain.choose(game.view(ANA), game.asks()[0]) == TryVertical()
    game.do(TryVertical())
    assert brain.choose(game.view(ANA), game.asks()[0]) == Answer("plum")


def test_it_turns_the_timer_before_it_answers():
    game = Game()
    brain = Brain(2, Random(1))
    assert brain.choose(game.view(ANA), game.asks()[0]) == TakePuzzle()
    game.do(TakePuzzle())
    assert brain.choose(game.view(ANA), game.asks()[0]) == TurnTimer()


def test_it_shows_its_points_as_soon_as_it_can():
    game = Game(purses=[Medals(gold=10)])
    assert Brain(0, Random(1)).choose(game.view(ANA), game.asks()[0]) == ShowWin()


@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_it_trumps_a_win_but_not_its_own(level):
    game = Game(hands=[(TRUMP,), (cards("trump", "trump")[1],)], purses=[Medals(gold=10)]).do(ShowWin())
    brain = Brain(level, Random(1))
    assert brain.choose(game.view(BEN), game.asks(BEN)[0]) == Trump()
    assert game.asks(ANA) == []
    game.do(Trump(), by=BEN)
    assert brain.choose(game.view(ANA), game.asks(ANA)[0]) == Trump()


def test_without_a_trump_it_never_says_trump():
    game = Game(hands=[(), (GOLD,)], purses=[Medals(gold=10)]).do(ShowWin())
    assert Brain(2, Random(1)).choose(game.view(BEN), game.asks(BEN)[0]) is None


def test_it_keeps_a_trump_and_uses_a_gold():
    game = Game(top=[TRUMP]).draw()
    assert Brain(1, Random(1)).choose(game.view(ANA), game.asks()[0]) == Keep()
    game = Game(top=[GOLD]).draw()
    assert Brain(1, Random(1)).choose(game.view(ANA), game.asks()[0]) == Use(GOLD)


def test_it_never_says_for_the_table_that_an_answer_counts():
    game = Game().start().row(1, "xxxx")
    (ask,) = game.asks(HOST)
    assert Brain(0, Random(1)).choose(game.view(), ask) is None


def test_the_hard_one_goes_for_the_gold_when_rows_and_column_leave_one_word():
    """Every row has one word that fits, so the letters of the column follow."""
    content = Content(
        (FRUITS,),
        (Puzzle(1, "Fruits", "easy", "melon", ("le[m]ON", "ch[e]RRY", "app[l]E", "[o]RANGE", "ba[n]ANA")),),
    )
    rows = ("lE[m]ON", "CH[e]rRY", "ApP[l]E", "[o]RaNGE", "BA[n]aNA")
    content = replace(content, puzzles=(replace(content.puzzles[0], rows=rows),))
    game = Game(content=content).start()
    assert Brain(2, Random(1)).choose(game.view(ANA), game.asks()[0]) == GoForGold()
