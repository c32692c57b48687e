"""Keys of remotes, who uses keys and who a pointer, and the pointer that rests in party mode."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.app.cards import Curtain, MenuCard, PauseCard
from boardroom.app.press import Press
from boardroom.app.settings_card import SettingsCard
from boardroom.app.window import Window
from boardroom.core.game import Action, Seat
from boardroom.stage.prompt import AnswerLine, Prompt
from boardroom.table.table import Player
from tests.app.walker import Walker

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def walker(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    window = Window()
    qtbot.addWidget(window)
    window.furnish()
    window.memory.change(sound=False)
    window.open()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield Walker(window)
    window.close()


@pytest.fixture
def table(walker):
    walker.window.seat("concentration", (Player("Ana"), Player("Ben")), {}, 5)
    return walker.window.table


class Say(Action):
    text: str


def shown(walker, kind):
    return [card for card in walker.window.findChildren(kind) if card.isVisible()]


def test_select_takes_and_back_goes_back(walker):
    walker.until(lambda: walker.ring is walker.window._shelf.boxes[2], Key.Key_Right)
    walker.press(Key.Key_Select)
    assert walker.window._lobby is not None
    walker.press(Key.Key_Back)
    assert walker.window._lobby is None


@pytest.mark.parametrize("key", [Key.Key_MediaPlay, Key.Key_MediaPause, Key.Key_MediaTogglePlayPause])
def test_media_keys_let_the_game_stand_still_and_go_on(walker, table, key):
    walker.press(key)
    assert shown(walker, PauseCard)
    assert not table.session.table.clock.is_running
    walker.press(key)
    assert not shown(walker, PauseCard)
    assert table.session.table.clock.is_running


@pytest.mark.parametrize("key", [Key.Key_Menu, Key.Key_TopMenu])
def test_the_menu_comes_from_the_answer_line_too_and_nothing_typed_is_lost(walker, table, key):
    table.bar.show_prompt(Prompt("Ana, what does it say?", (), AnswerLine(Seat(0), "Your guess", Say)))
    table.bar.line.setText("a piece")
    walker.go_to(table.bar.line)
    walker.press(key)
    assert shown(walker, MenuCard)
    assert table.bar.line.text() == "a piece"


@pytest.mark.parametrize("key", [Key.Key_Menu, Key.Key_TopMenu])
def test_the_menu_comes_over_a_curtain_that_shows_nothing(walker, key):
    walker.window.seat("concluzio", (Player("Ana"), Player("Ben")), {}, 5)
    walker.window.table.session.director.hurry()
    assert shown(walker, Curtain)
    walker.press(key)
    assert shown(walker, MenuCard)
    assert not shown(walker, Curtain)
    walker.press(Key.Key_Escape)
    assert shown(walker, Curtain)


def test_in_a_lobby_the_menu_is_the_settings_from_a_name_too(walker):
    lobby = walker.window.reception.receive("concluzio", ())
    walker.go_to(lobby.plates[0].field)
    walker.press(Key.Key_Menu)
    assert len(shown(walker, SettingsCard)) == 1


def test_a_pause_does_not_lie_over_another_card(walker, table):
    walker.press(Key.Key_TopMenu)
    assert shown(walker, MenuCard)
    walker.press(Key.Key_MediaPause)
    assert not shown(walker, PauseCard)


def test_on_the_shelf_the_menu_is_the_settings_and_nothing_can_be_paused(walker):
    walker.press(Key.Key_MediaPause)
    assert walker.top is walker.window._shelf
    walker.press(Key.Key_TopMenu)
    assert len(shown(walker, SettingsCard)) == 1
    walker.press(Key.Key_TopMenu)
    assert len(shown(walker, SettingsCard)) == 1


def test_channel_keys_go_on_and_back(walker):
    first = walker.ring
    walker.press(Key.Key_ChannelUp)
    assert walker.ring is not first
    walker.press(Key.Key_ChannelDown)
    assert walker.ring is first


def test_a_held_button_repeats_steps_and_nothing_else(walker, table):
    keys = walker.window._keys
    keys.press(Press.MENU, again=True)
    keys.press(Press.PAUSE, again=True)
    assert walker.top is table
    keys.press(Press.RIGHT)
    seen = {walker.ring}
    for _ in range(3):
        keys.press(Press.RIGHT, again=True)
        seen.add(walker.ring)
    assert len(seen) == 4


def test_a_new_table_has_its_ring_for_whoever_came_by_keys_only(walker):
    walker.press(Key.Key_Right)
    walker.window.seat("concentration", (Player("Ana"), Player("Ben")), {}, 5)
    assert walker.ring is walker.scene.touch.focused
    walker.window.show_shelf()
    QTest.mouseClick(walker.window.windowHandle(), LEFT, pos=walker.window.rect().bottomRight() / 3)
    walker.window.show_shelf()
    walker.window.seat("concentration", (Player("Ana"), Player("Ben")), {}, 5)
    assert walker.rings == []


def test_the_party_shows_the_ring_at_once(walker, table):
    assert walker.rings == []
    walker.window.screens.toggle_party()
    assert walker.ring is walker.scene.touch.focused


def test_on_a_table_with_nothing_to_touch_the_ring_waits_in_the_menu(walker):
    robots = (Player("Robo", "robot", "computer", 1), Player("Ana"))
    walker.press(Key.Key_Right)
    walker.window.seat("concentration", robots, {}, 5)
    assert not walker.scene.touch.offered
    assert walker.ring is walker.window.table.menu


# -------------------------------------------------------------------------------------------- the pointer


def move(window, x, y):
    """The pointer moves over the window."""
    handle, at, none = window.windowHandle(), QPointF(x, y), Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(handle, event)


def test_in_party_mode_a_pointer_that_rests_is_hidden_until_it_moves(walker):
    window, keys = walker.window, walker.window._keys
    window.screens.toggle_party()
    move(window, 40, 40)
    assert keys._resting.isActive()
    keys._resting.timeout.emit()
    assert QApplication.overrideCursor().shape() == Qt.CursorShape.BlankCursor
    move(window, 40, 40)  # it did not move: something appeared under it
    assert QApplication.overrideCursor() is not None
    move(window, 41, 40)
    assert QApplication.overrideCursor() is None
    keys._resting.timeout.emit()
    window.screens.toggle_party()
    assert QApplication.overrideCursor() is None
    assert not keys._resting.isActive()


def test_without_a_party_the_pointer_stays(walker):
    move(walker.window, 50, 50)
    assert not walker.window._keys._resting.isActive()
