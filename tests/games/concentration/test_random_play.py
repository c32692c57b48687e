"""What holds in every game whatever is played: all house rules mixed at random, random players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest

from boardroom.core.game import Move, Seat, Step
from boardroom.games.concentration.actions import Pull
from boardroom.games.concentration.rules import HOUSE_RULES, Options, Rules, State, View
from boardroom.games.concentration.state import Picking, Solved
from boardroom.table import laws
from boardroom.table.table import Player
from tests.games.concentration.rigged import ANSWER, SIMPLE, WRONG

TEXTS = (ANSWER, WRONG, "", "?", "Peculiar saying number two", "peculiar sayings number 3")


def options(luck: Random) -> Options:
    """Any mixture of house rules."""
    chosen = {rule.field: luck.choice(rule.values)[0] for rule in HOUSE_RULES}
    return msgspec.convert(chosen, Options, strict=False)


@cache
def played(seed: int) -> tuple[Rules, laws.Watch]:
    """A whole game between random players, under watch."""
    luck = Random(seed)
    mixed = options(luck)
    count = luck.choice((3, 5, 7) if mixed.judge == "master" else range(2, 9))
    rules = Rules(SIMPLE, mixed)
    return rules, laws.random_game(rules, [Player(f"P{seat}") for seat in range(count)], seed, TEXTS)


def steps(seed: int, most: int = 300) -> Iterator[tuple[Rules, list[Seat], State, Move, Step]]:
    """The moves of that game and what they led to."""
    rules, watch = played(seed)
    state = watch.dealt
    for move in watch.moves[:most]:
        step = rules.play(state, move)
        yield rules, watch.seats, state, move, step
        state = step.state


def looked_at(view: View) -> set[object]:
    """Everything in a view that was hidden once."""
    shares = {(glimpse.element, round(glimpse.share, 6)) for glimpse in view.glimpses}
    open_cards = {(at, panel.card) for at, panel in enumerate(view.panels) if panel.card}
    letters = {("letter", at) for at in range(len(view.letters))}
    return {*shares, *open_cards, *letters, ("solution", view.solution)}


@pytest.mark.parametrize("seed", range(20))
def test_every_mixture_of_house_rules_keeps_every_law(seed):
    """Asked moves are legal, play is pure, pieces are conserved, views hold no secret, the journal replays,
    and there is a result exactly when nobody is asked."""
    _, watch = played(seed)
    assert watch.moves


@pytest.mark.parametrize("seed", range(8))
def test_a_step_that_can_be_taken_back_has_shown_nothing(seed):
    for rules, seats, state, move, step in steps(seed):
        if not step.final and not isinstance(state.phase, Solved):
            for eyes in (None, *seats):
                seen = looked_at(rules.view(step.state, eyes)) - looked_at(rules.view(state, eyes))
                assert not seen, (move, seen)


@pytest.mark.parametrize("seed", range(8))
def test_nobody_but_those_asked_may_move(seed):
    for rules, seats, state, _, _ in steps(seed):
        laws.unasked_are_refused(rules, state, seats)


@pytest.mark.parametrize("seed", range(8))
def test_all_that_is_asked_is_legal_and_worded(seed):
    for rules, _, state, move, _ in steps(seed):
        for ask in rules.asks(state):
            assert ask.prompt[0] == ask.prompt[0].lower()
            assert not ask.prompt.endswith(".")
            for choice in ask.choices:
                rules.play(state, Move(ask.seat, choice, max(move.at, ask.after)))
            if ask.timeout is not None:
                rules.play(state, Move(ask.seat, ask.timeout, ask.until))


def test_a_pull_is_offered_exactly_for_the_slides_in_place():
    for rules, _, state, _, _ in steps(3):
        if isinstance(state.phase, Picking):
            offered = {choice.panel for choice in rules.asks(state)[0].choices if isinstance(choice, Pull)}
            panels = enumerate(rules.view(state, None).panels, start=1)
            assert offered == {at for at, panel in panels if panel.slide} - set(state.phase.named)
