from __future__ import annotations

import json

import pytest

from boardroom.__main__ import main
from boardroom.app import simulate as module
from boardroom.app.box import Refused, open_box
from boardroom.app.simulate import simulate
from boardroom.table.laws import Broken


def test_whole_games_are_played_and_counted():
    report = simulate(open_box("nullgame"), games=5, players=3, seed=1)
    assert report.games == 5
    assert report.moves == 15
    assert sum(report.outcomes.values()) == 5
    assert report.events == {"Finished": 15}


def test_a_broken_law_names_the_seed_that_shows_it(monkeypatch):
    box = open_box("nullgame")
    kind = box.manifest.part("rules").Rules
    monkeypatch.setattr(kind, "pieces", lambda self, state: state.waiting)
    with pytest.raises(Broken, match=r"--seed 7: pieces are conserved"):
        simulate(box, games=2, players=2, seed=7)


def test_a_game_in_which_all_wait_is_a_broken_law(monkeypatch):
    box = open_box("nullgame")
    monkeypatch.setattr(box.manifest.part("bots").Brain, "choose", lambda self, view, ask: None)
    with pytest.raises(Broken, match="all computers wait"):
        simulate(box, games=1, players=2, seed=1)


def test_the_command_prints_one_line_of_json(capsys):
    assert main(["simulate", "nullgame", "--games", "2", "--players", "2", "--seed", "3", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 2
    assert report["games_per_second"] > 0


def test_the_command_says_a_broken_law_and_fails(capsys, monkeypatch):
    def broken(*args):
        raise Broken("--seed 4: pieces are conserved")

    monkeypatch.setattr(module, "simulate", broken)
    assert main(["simulate", "nullgame"]) == 1
    assert "--seed 4: pieces are conserved" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "chess"], "There is no game called “chess”"),
        (["simulate", "nullgame", "--players", "99"], "is for 1–8 players"),
        (["simulate", "nullgame", "--option", "speed"], "NAME=VALUE"),
        (["simulate", "nullgame", "--option", "speed=9"], "has no option “speed”"),
        (["simulate", "nullgame", "--level", "9"], "the levels of Null are 1 Easy"),
        (["simulate", "nullgame", "--games", "0"], "at least 1"),
        (["shots", "--out", "x", "--size", "big"], "write it as 1920x1080"),
    ],
)
def test_what_is_not_understood_is_said_in_one_line(words, said, capsys):
    assert main(words) == 2
    error = capsys.readouterr().err
    assert said in error
    assert "Traceback" not in error


def test_options_are_read_as_text():
    with pytest.raises(Refused, match="no option"):
        open_box("nullgame").options({"x": "1"})
