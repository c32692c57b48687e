"""An evening of all four games in a real window: once without a mouse, once without a keyboard."""

from __future__ import annotations

import sys

import pytest

from boardroom.games import shelf
from tests.app.real_window import missing_tools, run_script

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or bool(missing_tools()), reason="a virtual X server is for Linux"
)


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_an_evening_of_all_four_games_is_played_by_one_device_alone(tmp_path, way):
    told = run_script("tests.app.evening", tmp_path, way, patience=540)
    played = [line.removeprefix("game: ") for line in told.splitlines() if line.startswith("game: ")]
    assert sorted(played) == sorted(game for game, card in shelf().items() if card.on_shelf)
    assert told.count("announced:") == len(played)
    assert "ways:" in told
