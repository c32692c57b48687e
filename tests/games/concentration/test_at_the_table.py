"""Concentration at the house's own table: the clock, taking back, and what is written down."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from boardroom.core.game import HOST, Illegal, Move, Seat
from boardroom.games.concentration.actions import Cover, Guess, OutOfTime, Overrule, Pass, Pull
from boardroom.games.concentration.bots import Brain
from boardroom.games.concentration.cards import is_match
from boardroom.games.concentration.events import Peeked, Pulled, TimedOut
from boardroom.games.concentration.rules import Options, Rules
from boardroom.games.concentration.state import Guessing, Picking
from boardroom.seats.bot import Bot
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table
from tests.games.concentration.rigged import SIMPLE, WRONG

ANA, BEN, CEM = Seat(0), Seat(1), Seat(2)


class Listener:
    def __init__(self):
        self.cues = []

    def cue(self, cue):
        self.cues.append(cue)


def seated(players: int = 2, seed: int = 1, **options: object) -> tuple[Table, list]:
    written: list = []
    crowd = [Player(f"P{number}") for number in range(players)]
    rules = Rules(SIMPLE, Options(**options))
    return Table(rules, crowd, seed, Clock(lambda: 0.0), written.append), written


def pair(table: Table, match: bool) -> tuple[int, int]:
    """Two panels that match, or do not; the test knows what the players do not."""
    show, covered = table.state.card, table.state.covered
    return next(
        (one, two)
        for one in covered
        for two in covered
        if one < two and is_match(show(one), show(two)) == match
    )


def uncover(table: Table, match: bool = True) -> None:
    for panel in pair(table, match):
        table.submit(table.state.actors[0], Pull(panel))


def test_the_clock_ends_a_turn_and_covers_the_slide():
    table, written = seated(limit="15")
    table.submit(ANA, Pull(1))
    table.clock.set(14_999)
    table.tick()
    assert table.state.pulled == (1,)
    table.clock.set(15_250)
    table.tick()
    assert written[-1] == Move(ANA, OutOfTime(), 15_000)
    assert (table.state.actors, table.state.pulled) == ((BEN,), ())
    table.tick()
    assert table.moves == 2


def test_the_clock_passes_for_a_slow_guesser_and_covers_a_mismatch():
    table, written = seated(limit="30", cover="4")
    listener = Listener()
    table.sit(listener, eyes=None)
    uncover(table)
    table.clock.set(30_000)
    table.tick()
    assert written[-1].action == Pass()
    assert listener.cues[-1].events[0] == TimedOut(0)
    uncover(table, match=False)
    table.clock.set(33_999)
    table.tick()
    assert table.state.pulled
    table.clock.set(34_000)
    table.tick()
    assert written[-1].action == Cover()
    assert table.state.actors == (BEN,)


def test_a_pass_can_be_taken_back_but_nothing_that_was_shown():
    table, _ = seated()
    uncover(table)
    table.submit(ANA, Pass())
    assert table.steps_back({ANA}) == 1
    table.undo(ANA)
    assert isinstance(table.state.phase, Guessing)
    with pytest.raises(Illegal):
        table.undo(ANA)
    table.submit(ANA, Guess(WRONG))
    assert table.steps_back({ANA}) == 0


def test_covering_cannot_be_taken_back_since_that_would_show_the_prizes_again():
    table, _ = seated()
    uncover(table, match=False)
    table.clock.set(2000)
    table.submit(ANA, Cover())
    with pytest.raises(Illegal):
        table.undo(ANA)


def test_s_05_what_the_table_overrules_is_written_down():
    table, written = seated()
    uncover(table)
    table.submit(ANA, Guess(WRONG))
    table.submit(HOST, Overrule(ANA))
    assert written[-1] == Move(HOST, Overrule(ANA), 0)


def test_only_the_eyes_of_the_master_of_ceremonies_see_the_solution():
    table, _ = seated(players=3)
    sitters = {eyes: Listener() for eyes in (None, ANA, BEN, CEM)}
    for eyes, sitter in sitters.items():
        table.sit(sitter, eyes=eyes, hands=() if eyes is None else [eyes])
    uncover(table)
    table.submit(ANA, Guess(WRONG))
    last = {eyes: sitter.cues[-1] for eyes, sitter in sitters.items()}
    assert {eyes for eyes, cue in last.items() if cue.view.solution} == {CEM}
    assert [ask.private for ask in last[CEM].asks] == [True]
    assert all(any(isinstance(event, Peeked) for event in cue.events) for cue in last.values())


def test_a_computer_that_comes_late_learns_from_what_is_retold():
    table, written = seated()
    uncover(table, match=False)
    again, _ = seated()
    brain = Brain(2, Random(1))
    again.sit(Bot(brain, again.submit, lambda think, after: None), eyes=BEN, hands=[BEN])
    again.replay(written)
    opened = {move.action.panel for move in written if isinstance(move.action, Pull)}
    assert set(brain.recall(again.state.covered)) == opened


@pytest.mark.breaks(3, "the turn passes once")
def test_double_and_triple_clicks_pull_one_slide_and_pass_the_turn_once():
    table, written = seated()
    listener = Listener()
    table.sit(listener, eyes=None)
    one, two = pair(table, match=False)
    for panel in (one, one, one, two, two, one):
        with suppress(Illegal):
            table.submit(ANA, Pull(panel))
    table.clock.set(2000)
    table.submit(ANA, Cover())
    for _ in range(3):
        with pytest.raises(Illegal):
            table.submit(ANA, Cover())
    assert [type(move.action).__name__ for move in written] == ["Pull", "Pull", "Cover"]
    assert table.state.phase == Picking()
    assert sum(isinstance(event, Pulled) for cue in listener.cues for event in cue.events) == 2
