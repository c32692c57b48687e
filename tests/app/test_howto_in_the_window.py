"""The how-to is opened from the lobby and from the menu at the table, and leaves both as they were."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boardroom.app import language
from boardroom.app.howto_page import HowtoPage
from boardroom.app.window import Window
from boardroom.games.concentration.actions import Pull
from boardroom.table.table import Player
from tests.app.seen import press


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.furnish()
    window.memory.change(sound=False)
    window.open()
    yield window
    window.close()


def files(folder):
    """All that lies there, but for the notes beside journals, which say how late it is."""
    paths = (path for path in folder.rglob("*") if path.suffix != ".note")
    return {path: path.read_bytes() for path in paths if path.is_file()}


def see_it_all(qtbot, window):
    (page,) = window.findChildren(HowtoPage)
    qtbot.waitUntil(lambda: page.lesson.is_last and not page.plays)
    press(QApplication.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.findChildren(HowtoPage))


def test_from_the_lobby_it_touches_neither_saves_nor_memory(window, qtbot, tmp_path):
    (box,) = [box for box in window._shelf.boxes if box.manifest.id == "concentration"]
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton)
    before, family = files(tmp_path), window.memory.family
    qtbot.mouseClick(window._lobby.howto, Qt.MouseButton.LeftButton)
    see_it_all(qtbot, window)
    assert (files(tmp_path), window.memory.family) == (before, family)
    assert window.currentWidget() is window._lobby
    assert QApplication.focusWidget() is not None


def test_from_the_menu_the_game_stands_still_and_then_goes_on(window, qtbot, tmp_path):
    window.seat("concentration", (Player("Ana", "fox"), Player("Ben", "owl")), {}, 5)
    page = window._table
    session = page.session
    session.act(session.table.asks[0].seat, Pull(7))
    shown, before = session.scene.digest(), files(tmp_path)
    press(page, Qt.Key.Key_Escape)
    (pill,) = [pill for pill in window.findChildren(type(page.menu)) if pill.words == "How it is played"]
    qtbot.mouseClick(pill, Qt.MouseButton.LeftButton)
    assert not session.table.clock.is_running
    see_it_all(qtbot, window)
    assert not session.table.clock.is_running  # Esc has led back to the menu, and a second one leads on
    press(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert session.table.clock.is_running
    assert session.table.moves == 1
    assert (session.scene.digest(), files(tmp_path)) == (shown, before)
    assert window.memory.family.seen.get("concentration", ()) == ()


def test_what_closes_it_and_the_menu_are_as_wide_as_their_words_need(window):
    language.speak("de")
    try:
        window.seat("concentration", (Player("Ana", "fox"), Player("Ben", "owl")), {}, 5)
        page = window._table
        page._show_howto()
        (howto,) = page.findChildren(HowtoPage)
        window.archive.watch_table(page.session)
        for pill in (page.menu, howto.close_it, window.archive.page.close_pill):
            assert pill.width() >= pill.wide() * page.width() / 1920
    finally:
        language.speak("en")
