"""Our own puzzles: the card that opens their folder, puts templates into it and looks through it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices

from boardroom.app import language
from boardroom.app.own_card import OwnCard
from boardroom.app.settings_card import SettingsCard
from boardroom.app.window import Window
from boardroom.content import own, places
from tests.app.seen import SIZES, assert_readable, assert_well_laid, cut

LEFT = Qt.MouseButton.LeftButton
GAMES = {"brain_games", "common_denominator", "concentration", "concluzio"}


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    window = Window()
    qtbot.addWidget(window)
    window.furnish()
    window.memory.change(sound=False)
    window.open()
    window.resize(1280, 720)
    yield window
    window.close()


@pytest.fixture
def card(window, qtbot):
    window.preferences.open()
    (settings,) = window.findChildren(SettingsCard)
    settings.go_to("own")
    qtbot.mouseClick(settings.parts["own"], LEFT)
    (card,) = window.findChildren(OwnCard)
    return card


@pytest.fixture
def opened(monkeypatch):
    """Folders that were opened, on a computer that can."""
    folders = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: folders.append(url.toLocalFile()) or True)
    return folders


def test_the_way_is_said_and_the_folder_opened_with_one_for_every_game(card, qtbot, opened):
    assert card.place.words == str(places.packs())
    assert not places.packs().exists()
    qtbot.mouseClick(card.open_folder, LEFT)
    assert opened == [str(places.packs())]
    assert {folder.name for folder in places.packs().iterdir()} == GAMES


def test_where_no_folder_can_be_shown_the_way_is_said_still(card, qtbot, monkeypatch):
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    qtbot.mouseClick(card.open_folder, LEFT)
    assert "where it lies" in card.said.words
    assert card.place.words == str(places.packs())


def test_a_template_is_put_there_once(card, qtbot):
    pill = card.templates[0]
    assert "put a template there" in pill.words
    qtbot.mouseClick(pill, LEFT)
    assert "the template is there" in pill.words
    assert "is there now" in card.said.words
    (file,) = places.packs().rglob("*.yaml")
    file.write_text("# ours\n")
    qtbot.mouseClick(pill, LEFT)
    assert "stays as it is" in card.said.words
    assert file.read_text() == "# ours\n"


def test_the_template_is_in_the_language_of_the_family(card, qtbot):
    language.speak("de")
    qtbot.mouseClick(card.templates[0], LEFT)
    (file,) = places.packs().rglob("*.yaml")
    assert file.name == own.TEMPLATE
    assert file.read_text(encoding="utf-8").startswith("# Unsere eigenen Karten")


def test_what_is_wrong_is_told_with_file_and_line(card, qtbot):
    qtbot.mouseClick(card.check, LEFT)
    assert card.said.words == "Nothing is wrong with it."
    (own.folder("concentration") / "ours.yaml").write_text("puzzles:\n- answer: Sea\n")
    qtbot.mouseClick(card.check, LEFT)
    assert "ours.yaml:2:" in card.said.words


def test_a_folder_that_cannot_be_made_is_said(card, qtbot, opened):
    places.packs().parent.mkdir(parents=True, exist_ok=True)
    places.packs().write_text("in the way")
    for pill in (card.open_folder, card.templates[0]):
        qtbot.mouseClick(pill, LEFT)
        assert "cannot be" in card.said.words
    assert opened == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_stands_well_and_is_read_whole(card, window, size, monkeypatch):
    window.resize(*size)
    assert_well_laid(card)
    assert_readable(card)
    assert cut(card, monkeypatch) == []
