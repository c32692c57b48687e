"""What every released version left on a family's disk is opened by this one, or refused in words and kept."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec import structs

from boardroom import VERSION
from boardroom.app.box import open_box
from boardroom.app.cards import Trouble
from boardroom.app.family import Memory
from boardroom.app.window import Window
from boardroom.content import places
from boardroom.games import shelf
from boardroom.table.saves import Saves
from tests.releases.__main__ import FOLDER, make

RELEASES = sorted(path.name for path in FOLDER.iterdir())
GAMES = [
    (release, path.name)
    for release in RELEASES
    for path in sorted((FOLDER / release / "saves").glob("*.game"))
]


@pytest.fixture
def home(monkeypatch, tmp_path) -> Path:
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def window(qtbot, home):
    opened = []

    def open_window() -> Window:
        window = Window()
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.furnish()
        opened.append(window)
        return window

    yield open_window
    for window in opened:
        window.close()


def resume(window: Window, path: Path) -> list[str]:
    """Go on with this game; what was said instead, if anything."""
    (saved,) = [saved for saved in window.saves if saved.path == path]
    window.show()
    window.resume_saved(saved)
    return [card.text.words for card in window.findChildren(Trouble) if card.isVisible() and card.text]


@pytest.mark.parametrize(("release", "name"), GAMES)
def test_a_saved_game_is_opened_with_all_its_moves_or_refused_in_words_and_kept(window, home, release, name):
    shutil.copytree(FOLDER / release, home)
    path = home / "saves" / name
    before = path.read_bytes()
    shown = window()
    said = resume(shown, path)
    if said:
        assert shown._table is None
        assert "The game is kept in" in said[0]
    else:
        assert shown._table.session.table.moves > 0
    assert path.read_bytes().startswith(before)


@pytest.mark.parametrize("release", RELEASES)
def test_the_settings_of_a_release_are_read_and_none_is_lost(home, release):
    shutil.copytree(FOLDER / release, home)
    said: list[str] = []
    family = Memory(places.settings(), said.append).family
    assert said == []
    assert family.volume == 35
    assert family.reduced_motion
    assert [player.name for player in family.players["concentration"]] == ["Zoë <b>", "Ben"]
    assert family.seen["concentration"] == ("Piece of cake",)


def test_every_game_goes_on_with_its_own_content_whatever_the_box_holds_now(window, home, monkeypatch):
    make(home)

    def open_other_box(game):
        box = open_box(game)
        return structs.replace(box, content=type(box.content)(), digest="0" * 32)

    monkeypatch.setattr("boardroom.app.box.open_box", open_other_box)
    shown = window()
    for saved in list(Saves(home / "saves")):
        assert resume(shown, saved.path) == []
        assert shown._table.session.box.digest == saved.header.content


def test_this_version_is_kept_for_the_next_ones():
    kept = Saves(FOLDER / VERSION / "saves")
    assert {saved.header.game for saved in kept} == {*shelf()}
    assert any(saved.is_over for saved in kept)
