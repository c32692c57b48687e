"""Long games by players who try everything, with every law checked after every move."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.core.game import Move, Seat
from boardroom.games.concluzio.actions import Arrange, Guess, Mark
from boardroom.games.concluzio.rules import Options, Rules
from boardroom.games.concluzio.state import Over, Tucking
from boardroom.table import laws
from boardroom.table.table import Player
from tests.games.concluzio.rigged import CONTENT


def patient_game(players: int, seed: int, **options: object) -> tuple[laws.Watch, Counter]:
    """Random deeds, but seldom a guess or a note, so that decks and hands run out; what happened, counted."""
    rules, luck, now = Rules(CONTENT, Options(**options)), Random(seed), 0
    watch = laws.Watch(rules, [Player(f"P{n}") for n in range(players)], seed)
    state, happened = watch.dealt, Counter()
    while asks := rules.asks(state):
        ask = luck.choice([asks[0], asks[0], asks[-1]])
        deeds = list(ask.choices)
        if isinstance(ask.blank, Guess) and (not deeds or luck.random() < 0.06):
            deeds = [Guess(*(luck.randint(1, 7) for _ in range(3)))]
        if isinstance(ask.blank, Arrange) and luck.random() < 0.3:
            holding = state.of(ask.seat)
            pile = holding.yes or holding.no
            deeds = [Arrange(luck.choice(pile), luck.randrange(len(pile)))]
        deed = luck.choice(deeds)
        now += 1000
        if ask.until is not None and luck.random() < 0.1:
            now, deed = max(now, ask.until), ask.timeout
        elif ask.until is not None:
            now = min(now, ask.until)
        happened[type(deed).__name__] += 1
        happened["no card to draw"] += not state.pile and not isinstance(deed, Mark)
        happened["empty hand"] += not isinstance(state.phase, Tucking) and not state.of(ask.seat).hand
        move = Move(ask.seat, deed, now)
        before, state = state, rules.play(state, move).state
        watch.move(before, move, state)
    watch.end(state)
    assert isinstance(state.phase, Over)
    return watch, happened


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_patient_games_keep_every_law(players):
    happened = Counter()
    for seed in range(4):
        happened += patient_game(players, seed)[1]
    assert happened["no card to draw"]
    assert happened["Arrange"]
    assert happened["Mark"]


@pytest.mark.parametrize("abilities", ["open", "secret", "draft"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_patient_games_with_abilities_keep_every_law(abilities, players):
    happened = Counter()
    for seed in range(6):
        happened += patient_game(players, seed, abilities=abilities, aid="all", limit="60")[1]
    assert happened["OutOfTime"]
    assert happened["Speed"]
    assert happened["Deduce"]


def test_second_chances_are_used_and_hands_run_empty():
    happened = Counter()
    for seed in range(12):
        happened += patient_game(4, seed, abilities="open")[1]
    assert happened["Tuck"]
    assert happened["empty hand"]


def test_a_seat_is_a_place_in_the_ring():
    watch, _ = patient_game(3, 1)
    assert {move.seat for move in watch.moves} == {Seat(0), Seat(1), Seat(2)}
