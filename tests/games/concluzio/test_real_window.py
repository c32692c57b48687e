"""A whole two-person game by mouse, in a real window on a real X server."""

from __future__ import annotations

import sys

import pytest

from tests.app.real_window import missing_tools, run_script

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or bool(missing_tools()), reason="a virtual X server is for Linux"
)


def test_a_whole_two_person_game_is_played_by_mouse(tmp_path):
    told = run_script("tests.games.concluzio.whole_game", tmp_path)
    winner = told.split("winner: ")[1].splitlines()[0]
    assert f"announced: {winner} wins!" in told
    assert list((tmp_path / "saves").glob("*.over"))
