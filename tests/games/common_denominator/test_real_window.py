"""Common Denominator as two people meet it: a real window on a real X server, mouse and keyboard."""

from __future__ import annotations

import sys

import pytest

from tests.app.real_window import missing_tools, run_script

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or bool(missing_tools()), reason="a virtual X server is for Linux"
)


def test_a_whole_game_to_25_is_played_by_mouse(tmp_path):
    told = run_script("tests.games.common_denominator.whole_game", tmp_path)
    assert "announced: " in told
    assert "wins" in told
