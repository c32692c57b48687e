"""Computer players: legal, honest, forgetful as stated, and never where people would have to judge them."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from boardroom.app.box import open_box
from boardroom.app.simulate import simulate
from boardroom.content import places
from boardroom.core.game import HOST
from boardroom.games.brain_games import chances
from boardroom.games.brain_games.actions import (
    Abstain,
    Choose,
    Done,
    GoTo,
    Ponder,
    SitOut,
    Start,
    Trade,
)
from boardroom.games.brain_games.bots import LEVELS, Brain
from boardroom.games.brain_games.events import Flipped, Won
from boardroom.games.brain_games.state import Moving
from tests.games.brain_games.rigged import (
    ALOUD,
    ANA,
    BEN,
    BUZZ,
    JUDGED,
    NEXT,
    ROOM,
    TYPED,
    Game,
)


def choice(game: Game, brain: Brain, seat=ANA):
    (ask,) = [ask for ask in game.asks if ask.seat == seat]
    return brain.choose(game.view(seat), ask)


def test_the_levels_are_the_stated_ones_and_grow():
    assert LEVELS == chances.LEVELS
    for one, other in pairwise(chances.SKILLS):
        for category in ("vision", "logic", "language", "mind"):
            assert one.percent(category) < other.percent(category)


def test_the_chances_stand_in_the_rules_as_they_are():
    text = (places.DATA / "brain_games" / "rules.md").read_text(encoding="utf-8")
    for name, skill in zip(LEVELS, chances.SKILLS, strict=True):
        assert f"{name} {skill.vision}, {skill.logic}, {skill.language}, {skill.mind}" in text


@pytest.mark.parametrize("one", [ROOM, JUDGED])
def test_it_sits_out_what_people_would_judge(one):
    game = Game(one)
    game.step()
    assert choice(game, Brain(1, Random(1))) == SitOut()


@pytest.mark.parametrize("one", [TYPED, ALOUD])
def test_it_never_answers_but_lets_the_stated_chance_decide(one):
    game = Game(one)
    game.step()
    assert choice(game, Brain(2, Random(1))) == Ponder(2)


def test_a_challenged_computer_is_ready_and_works_it_out():
    game = Game(BUZZ)
    game.step()
    assert choice(game, Brain(0, Random(1)), BEN) == Start()


def test_it_does_not_judge_people_and_never_speaks_for_the_table():
    game = Game(ALOUD, players=3)
    game.step()
    game.do(Done())
    brain = Brain(2, Random(1))
    assert choice(game, brain, BEN) == Abstain()
    (ask,) = [ask for ask in game.asks if ask.seat == HOST]
    assert brain.choose(game.view(None), ask) is None


def test_it_goes_for_what_it_needs_if_it_remembers_it():
    game = Game()
    brain = Brain(2, Random(1))
    brain.watch([Flipped(NEXT, "logic")], game.view(ANA))
    game.state = replace(game.state, phase=Moving(1))
    assert choice(game, brain) == GoTo(NEXT)
    brain.watch([Won(BEN, "logic", False, NEXT), Flipped(NEXT, "lose")], game.view(ANA))
    assert choice(game, brain) != GoTo(NEXT)


def test_it_chooses_and_trades_for_a_missing_category_that_it_is_good_at():
    game = Game(kind="wild")
    game.own(ANA, "vision")
    game.step()
    assert choice(game, Brain(2, Random(1))) == Choose("logic")
    game = Game()
    game.own(ANA, "vision", trust=("vision", "vision"))
    assert choice(game, Brain(2, Random(1))) == Trade("logic")


@pytest.mark.parametrize("players", [2, 6])
def test_whole_games_keep_every_law(players):
    report = simulate(open_box("brain_games"), games=3, players=players, seed=5)
    assert report.games == 3
    assert "Overruled" not in report.events


def test_a_better_player_wins_more_often():
    box = open_box("brain_games")
    first = {"seat 1": 0, "seat 2": 0}
    report = simulate(box, games=60, players=2, seed=100)
    first.update(report.outcomes)
    assert first["seat 2"] > first["seat 1"], "seat 2 plays at the level above seat 1"


def test_a_computer_that_reads_the_card_leaves_the_judging_to_the_table():
    game = Game(ALOUD, players=3, reader="person")
    game.step()
    game.do(choice(game, Brain(1, Random(1)), BEN))
    game.do(Done(), ANA)
    assert choice(game, Brain(1, Random(1)), BEN) is None
    assert any(ask.seat == HOST for ask in game.asks)
