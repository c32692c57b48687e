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
from boardroom.stage.motion import PACE
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table, _Turn
from tests.games.brain_games.rigged import ANA, BEN, BUZZ, RACE, TAPS, Game


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


@pytest.mark.parametrize("seed", range(4))
def test_a_pattern_is_seen_to_its_end_and_then_what_the_computer_has_kept_of_it(
    qtbot, monkeypatch, tmp_path, quick, seed
):
    PACE.scale = 0.05
    game = Game(TAPS, seed=seed)
    game.step()
    players = [Player("Robo", kind="computer", level=1), Player("Ben")]
    table = Table(game.rules, players, seed, Clock())
    table._past.append(_Turn(Step(game.state), HOST, 0))
    session = Session(Box(manifest("brain_games"), game.content, "", ()), table, Memory(tmp_path / "memory"))
    seen: list[int] = []
    for number in range(1, 7):
        pad = session.scene.pieces["pad", number]

        def look(art, pad=pad, show=pad.show_art):
            show(art)
            if art.lit and pad.isVisible():
                seen.append(art.number)

        monkeypatch.setattr(pad, "show_art", look)
    session.start()
    qtbot.waitUntil(lambda: isinstance(table.state.phase, Showing) and session.director.is_idle)
    has_won = table.state.phase.winner == ANA
    session.close()
    assert seen == [1, 2, 3, *([1, 2, 3] if has_won else [1, 2])]
