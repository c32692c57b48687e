"""Computers in a session of the house: two that work on the same card, each in its own time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardroom.app import computers
from boardroom.app.box import Box, manifest
from boardroom.app.family import Memory
from boardroom.app.session import Session
from boardroom.core.game import HOST, Step
from boardroom.games.brain_games import asking, chances
from boardroom.games.brain_games.state import Showing
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table, _Turn
from tests.games.brain_games.rigged import ANA, BEN, BUZZ, RACE, Game


@pytest.fixture
def quick(monkeypatch):
    """Nobody takes longer than a blink, but all in their order."""
    monkeypatch.setattr(computers, "THINKING", 1)
    monkeypatch.setattr(asking, "LOOK_MS", 20)
    skills = tuple(replace(skill, ponder=(60, 200), react=(30, 90)) for skill in chances.SKILLS)
    monkeypatch.setattr(chances, "SKILLS", skills)


@pytest.mark.parametrize("one", [BUZZ, RACE])
@pytest.mark.parametrize("seed", range(3))
def test_two_computers_buzz_each_in_its_own_time_and_never_too_early(
    qtbot, monkeypatch, tmp_path, quick, one, seed
):
    monkeypatch.setattr("boardroom.games.brain_games.answer.SIGNAL_MS", (40, 60))
    game = Game(one, seed=seed)
    game.step()
    players = [Player("Robo", kind="computer", level=1), Player("Robi", kind="computer", level=2)]
    table = Table(game.rules, players, seed, Clock())
    table._past.append(_Turn(Step(game.state), HOST, 0))
    faults: list[BaseException] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, fault, trace: faults.append(fault))
    box = Box(manifest("brain_games"), game.content, "", ())
    session = Session(box, table, Memory(tmp_path / "memory"))
    heard: list[object] = []

    class Ear:
        def cue(self, cue):
            heard.extend(cue.events)

    table.sit(Ear(), eyes=None)
    with qtbot.captureExceptions() as caught:
        session.start()
        qtbot.waitUntil(lambda: isinstance(table.state.phase, Showing), timeout=20_000)
    session.close()
    assert not faults
    assert not caught
    assert {type(event).__name__ for event in heard} >= {"Pondered"}
    assert table.state.phase.winner in (ANA, BEN, None)
