"""Our own puzzles: the card that opens their folder, puts templates into it and looks through it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices

from boardroom.app import language
from boardroom.app.cards import Trouble
from boardroom.app.own_card import FaultsCard, OwnCard
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


def look_through(card, qtbot):
    """Press it; the list that opens."""
    qtbot.mouseClick(card.check, LEFT)
    return card.window().findChildren(FaultsCard)


def test_every_entry_that_is_wrong_is_counted_once_and_told_with_file_and_line(card, qtbot):
    assert look_through(card, qtbot) == []
    assert card.said.words == "Nothing is wrong with it."
    text = "puzzles:\n- {answer: Sea, kind: x, level: y}\n- {answer: Sky, kind: z}\n"
    (own.folder("concentration") / "ours.yaml").write_text(text)
    (told,) = look_through(card, qtbot)
    assert told.text.words.startswith("2 entries cannot be used.")
    said = told.page.toPlainText()
    assert said.count("concentration/ours.yaml, line 2") > 1
    assert "concentration/ours.yaml, line 3 · puzzles 2" in said
    assert str(places.packs()) not in said
    assert_well_laid(told)
    assert told.page.hasFocus()
    qtbot.wait_until(lambda: not told._guard.is_closed)
    qtbot.keyClick(told.page, Qt.Key.Key_Escape)
    assert not told.isVisible()
    assert card.check.hasFocus()


def test_examples_that_lie_there_still_are_told_of(card, qtbot):
    qtbot.mouseClick(card.templates[0], LEFT)
    assert "not played" in card.said.words
    assert look_through(card, qtbot) == []
    assert card.said.words == "Nothing is wrong with it. 3 examples in it are not played."


def test_the_lobby_tells_how_many_entries_are_left_out(card, window, qtbot):
    text = "puzzles:\n- {answer: Sea, kind: x, level: y}\n- {answer: Sky, kind: z}\n"
    (own.folder("concentration") / "ours.yaml").write_text(text)
    card.escape()
    window.reception.pick("concentration")
    (said,) = window.findChildren(Trouble)
    assert said.text.words.startswith("2 entries in the content files")
    assert "concentration/ours.yaml, line 2: " in said.text.words


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
