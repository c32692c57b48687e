"""Brain Games as a family meets it: a real window on a real X server, driven by mouse and keyboard."""

from __future__ import annotations

import sys

import pytest

from tests.app.real_window import missing_tools, run_script

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or bool(missing_tools()), reason="a virtual X server is for Linux"
)


def test_a_whole_game_of_two_is_played_by_mouse(tmp_path):
    told = run_script("tests.games.brain_games.whole_game", tmp_path)
    assert "announced: Ana wins!" in told
    for way in ("Moving", "Showing", "Answering"):
        assert way in told.split("ways:")[1]
