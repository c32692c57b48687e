"""The computer players: as good as components.md says, quick, and honest."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import mean

import pytest

from boardroom.app.box import open_box
from boardroom.app.simulate import simulate
from boardroom.core.dice import Dice
from boardroom.core.game import Move, Seat
from boardroom.games.concluzio.actions import Give, Guess, Play
from boardroom.games.concluzio.bots import LEVELS, Brain
from boardroom.games.concluzio.cards import in_common
from boardroom.games.concluzio.knowledge import from_attributes, from_deck, from_everything
from boardroom.games.concluzio.measure import NAME, measures
from boardroom.games.concluzio.rules import Options, Rules
from tests.games.concluzio.rigged import ANA, BEN, Game, at, trio

TABLE = {
    1: (8.7, 8.6, 7.8),
    2: (5.3, 5.3, 5.2),
    3: (4.9, 4.6, 4.3),
    4: (4.0, 3.8, 3.6),
}
"""Plays until certain for 2, 3 and 4 players (components.md)."""


@cache
def rules(**options) -> Rules:
    return open_box("concluzio").rules(Options(**options))


@pytest.mark.parametrize("level", TABLE)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_plays_until_certain_are_within_five_percent_of_the_table(level, players):
    plays = [
        needed
        for seed in range(240 // players)
        for needed in measures(rules(), level - 1, players, seed)[NAME]
    ]
    assert mean(plays) == pytest.approx(TABLE[level][players - 2], rel=0.05)


def winner(levels: tuple[int, ...], seed: int, **options: object) -> int:
    """The level that wins a game between computers of these levels."""
    game = rules(**options)
    seats = [Seat(number) for number in range(len(levels))]
    brains = [Brain(level - 1, Random(f"{seed}:{seat}")) for seat, level in enumerate(levels)]
    state = game.deal(seats, Dice(seed))
    while asks := game.asks(state):
        deed = brains[asks[0].seat].choose(game.view(state, asks[0].seat), asks[0])
        state = game.play(state, Move(asks[0].seat, deed)).state
    return levels[state.winner]


def test_level_4_beats_level_1_at_least_three_to_one():
    wins = [winner(levels, seed) for seed in range(60) for levels in ((1, 4), (4, 1))]
    assert wins.count(4) >= 3 * wins.count(1)


def test_each_level_is_better_than_the_one_below():
    for level in (2, 3, 4):
        pairs = ((level - 1, level), (level, level - 1))
        wins = [winner(pair, seed) for seed in range(60) for pair in pairs]
        assert wins.count(level) > len(wins) / 2


def test_simulate_tells_the_mean_of_what_is_measured():
    report = simulate(open_box("concluzio"), games=5, players=2, seed=1, level=3)
    plays = [needed for seed in range(1, 6) for needed in measures(rules(), 3, 2, seed)[NAME]]
    assert report.measures == {NAME: pytest.approx(mean(plays))}
    assert f"{NAME}, mean: {mean(plays):.2f}" in report.text()


def test_four_levels():
    assert len(LEVELS) == 4


def test_level_1_thinks_of_attributes_only():
    game = Game([17, 26])
    assert len(from_attributes(game.view(ANA), ANA)) == 7**3
    game.play(17)
    left = from_attributes(game.view(ANA), ANA)
    assert len(left) == 3 * 6 * 6
    assert all(in_common(trio(17), other) == 1 for other in left)


def test_level_2_knows_the_deck():
    game = Game([17, 26])
    game.play(17)
    assert len(from_deck(game.view(ANA), ANA)) == 18


def test_level_3_strikes_out_every_card_it_sees():
    game = Game([17, 26, 35], players=3)
    left = from_everything(game.view(ANA), ANA)
    assert len(left) == 49 - 3 - 2
    game.guess(12)
    out = len(game.hand(ANA))
    assert len(from_everything(game.view(BEN), BEN)) == 49 - 5 - 2 - out


def test_level_4_plays_the_card_that_splits_best():
    game = Game([17, 26, 35, 43, 51])
    game.play(17)
    game.any_card()
    brain = Brain(3, Random(1))
    view = game.view(ANA)
    possible = from_everything(view, ANA)
    deed = brain.choose(view, game.ask(ANA))
    assert isinstance(deed, Play)

    def uneven(card):
        return abs(2 * sum(in_common(card.trio, other) > 0 for other in possible) - len(possible))

    chosen = next(card for card in view.places[ANA].hand if card.at == deed.card)
    assert uneven(chosen) == min(uneven(card) for card in view.places[ANA].hand)


def test_level_4_gives_the_least_helpful_clue():
    """Ben sees Cem's 33. Of the two clues for Ben's 22 the 23 points at it too, and so tells Ben more."""
    for seed in range(10):
        game = Game([23, 27], players=3, clues=True)
        assert Brain(3, Random(seed)).choose(game.view(ANA), game.ask(ANA)) == Give(at(27))


def test_it_names_its_card_when_certain_or_when_it_must():
    game = Game([], pile=())
    deed = Brain(0, Random(1)).choose(game.view(ANA), game.ask(ANA))
    assert isinstance(deed, Guess)


def test_it_leaves_notes_alone():
    game = Game([17, 26])
    notes = [ask for ask in game.asks if ask.seat == ANA][1]
    assert Brain(3, Random(1)).choose(game.view(ANA), notes) is None
