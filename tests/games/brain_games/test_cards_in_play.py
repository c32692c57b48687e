"""How each kind of card is played: on the screen, head-to-head, against the clock."""

from __future__ import annotations

import pytest

from boardroom.core.game import HOST
from boardroom.games.brain_games import chances
from boardroom.games.brain_games.actions import (
    Answer,
    Buzz,
    GiveUp,
    OutOfTime,
    Ponder,
    Press,
    Start,
    Tap,
)
from boardroom.games.brain_games.state import Answering, Readying, Showing
from tests.games.brain_games.rigged import (
    ANA,
    ANSWER,
    BEN,
    BEST,
    BUZZ,
    RACE,
    REACT,
    STOP,
    TAPS,
    TYPED,
    WRONG,
    Game,
    card,
    refused,
)


def begun(one, **options) -> Game:
    """The card lies open and time runs."""
    game = Game(one, **options)
    game.step()
    while isinstance(game.phase, Readying):
        game.do(Start())
    assert isinstance(game.phase, Answering)
    return game


@pytest.mark.parametrize("one", [STOP, REACT, TAPS], ids=["stopwatch", "reaction", "pattern"])
def test_what_the_screen_measures_is_read_in_peace_before_the_start(one):
    game = Game(one)
    game.step()
    assert isinstance(game.phase, Readying)
    shown = game.rules.view(game.state, ANA).card
    assert shown.question == one.question
    assert not shown.pads
    game.do(Start(), wait=60_000)  # a slow reader
    assert game.phase.begun == game.at, "time runs from the start"


# Reaction


@pytest.mark.parametrize(("late", "winner"), [(-1, None), (0, ANA), (500, ANA), (501, None)])
def test_a_reaction_counts_from_the_signal_to_the_limit(late, winner):
    game = begun(REACT)
    game.do(Press(), wait=game.phase.signal + late)
    assert game.phase.winner == winner
    assert game.events[0].early == (late < 0)


def test_the_signal_comes_when_nobody_can_know():
    signals = {begun(REACT, seed=seed).phase.signal for seed in range(12)}
    assert len(signals) > 8
    assert all(2500 <= signal <= 6000 for signal in signals)


def test_in_a_race_the_first_press_after_the_signal_wins_and_the_other_is_locked():
    game = begun(RACE)
    game.do(Press(), BEN, wait=game.phase.signal + 1)
    assert game.phase.winner == BEN
    with refused():
        game.do(Press(), ANA)


def test_in_a_race_a_false_start_loses():
    game = begun(RACE)
    game.do(Press(), BEN, wait=game.phase.signal - 1)
    assert game.phase.winner == ANA


# Stopwatch


@pytest.mark.parametrize(("ms", "winner"), [(4599, None), (4600, ANA), (5400, ANA), (5401, None)])
def test_a_blind_stopwatch_is_near_enough_or_not(ms, winner):
    game = begun(STOP)
    game.do(Press(), wait=ms)
    assert game.phase.winner == winner


@pytest.mark.parametrize(("ana", "ben", "winner"), [(5100, 4800, ANA), (5300, 4800, BEN), (5200, 4800, None)])
def test_best_score_one_after_the_other(ana, ben, winner):
    game = Game(BEST)
    game.step()
    assert [ask.seat for ask in game.asks] == [ANA]
    game.do(Start())
    game.do(Press(), wait=ana)
    assert [ask.seat for ask in game.asks] == [BEN]
    game.do(Start())
    with refused():
        game.do(Press(), ANA)
    game.do(Press(), wait=ben)
    assert game.phase.winner == winner


# Pads


def test_a_pattern_is_repeated_pad_by_pad_and_the_first_mistake_ends_it():
    game = begun(TAPS)
    assert game.view().card.pads == (1, 2, 3)
    for pad in (1, 2, 3):
        game.do(Tap(pad))
    assert game.phase.winner == ANA
    game = begun(TAPS)
    game.do(Tap(1))
    game.do(Tap(3))
    assert game.phase.winner is None


# Buzzers


def test_both_must_be_ready_before_the_card_is_shown():
    game = Game(BUZZ)
    game.step()
    game.do(Start(), BEN)
    assert game.view().card.question == ""
    assert [ask.seat for ask in game.asks] == [ANA]
    game.do(Start(), ANA)
    assert game.view().card.question == "What is it?"


def test_the_first_press_answers_and_the_other_is_locked_out():
    game = begun(BUZZ)
    game.do(Buzz(), BEN)
    with refused("Head-to-head Challenges"):
        game.do(Buzz(), ANA)
    game.do(Answer(ANSWER), BEN)
    assert game.phase.winner == BEN


def test_after_a_wrong_answer_the_other_may_answer():
    game = begun(BUZZ)
    game.do(Buzz(), BEN)
    game.do(Answer(WRONG), BEN)
    assert [ask.seat for ask in game.asks] == [ANA]
    game.do(Answer(ANSWER), ANA)
    assert game.phase.winner == ANA


def test_nobody_wins_if_both_are_wrong_or_both_pass():
    game = begun(BUZZ)
    game.do(Buzz(), BEN)
    game.do(Answer(WRONG), BEN)
    game.do(Answer(WRONG), ANA)
    assert game.phase.winner is None
    game = begun(BUZZ)
    game.do(GiveUp(), ANA)
    game.do(GiveUp(), BEN)
    assert game.phase.winner is None


def test_time_that_runs_out_for_both_is_nobodys_win():
    game = begun(card("quick", duel="buzz", time=30))
    game.do(OutOfTime(), wait=30_000)
    assert isinstance(game.phase, Showing)
    assert game.phase.winner is None


# Computers


def test_a_computer_finds_the_answer_as_often_as_is_stated():
    for level, skill in enumerate(chances.SKILLS):
        right = 0
        for seed in range(400):
            game = Game(TYPED, seed=seed)
            game.step()
            game.do(Ponder(level))
            right += game.phase.winner == ANA
        assert abs(right / 400 - skill.logic / 100) < 0.08


def test_a_computer_buzzes_no_sooner_than_it_has_worked_it_out():
    game = begun(BUZZ)
    game.do(Ponder(2), BEN)
    (ask,) = [ask for ask in game.asks if ask.seat == BEN]
    assert ask.after >= game.at + chances.SKILLS[2].ponder[0]
    with refused():
        game.do(Buzz(), BEN)
    game.do(Buzz(), ANA)
    assert game.phase.player == ANA


def test_a_computer_in_a_race_presses_after_the_signal():
    game = begun(RACE)
    begin = game.at
    game.do(Ponder(1), BEN)
    (ask,) = [ask for ask in game.asks if ask.seat == BEN]
    low, high = chances.SKILLS[1].react
    assert begin + game.phase.signal + low <= ask.after <= begin + game.phase.signal + high


def test_what_a_computer_does_is_never_offered_to_the_table():
    game = Game(TYPED)
    game.step()
    assert all(ask.seat != HOST for ask in game.asks)
