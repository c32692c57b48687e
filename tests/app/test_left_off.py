"""The ring comes back where it was: on the shelf, in the menu, at the seats, in the settings."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.cards import MenuCard
from boardroom.app.seats_card import PersonCard, SeatsCard
from boardroom.app.settings_card import SettingsCard
from boardroom.stage.motion import PACE
from tests.app.hands import ANA, BEN, card, play, press, seat
from tests.app.seen import press as key

Key = Qt.Key


def here() -> QWidget:
    return QApplication.focusWidget()


@pytest.fixture
def shelf(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window._shelf


def test_back_on_the_shelf_the_ring_is_at_the_box_one_came_from(shelf):
    key(here(), Key.Key_Right)
    key(here(), Key.Key_Right)
    box = here()
    assert box is shelf.boxes[2]
    key(box, Key.Key_Return)
    assert not shelf.isVisible()
    key(here(), Key.Key_Escape)
    assert shelf.isVisible()
    assert here() is box


def test_back_from_a_game_night_the_ring_is_at_its_button(shelf):
    shelf.night.setFocus()
    key(here(), Key.Key_Return)
    assert not shelf.isVisible()
    key(here(), Key.Key_Escape)
    assert here() is shelf.night


def test_back_from_a_saved_game_the_ring_is_at_its_tile(window, shelf):
    for game in ("concentration", "brain_games"):
        play(window, seat(window, game, ANA, BEN), 3)
        window.show_shelf()
    older = shelf.tiles[1]
    path = older.kept.path
    older.setFocus()
    key(older, Key.Key_Return)
    assert window.table is not None
    window.show_shelf()
    assert here().kept.path == path


@pytest.mark.parametrize("entry", ["What happened", "Rules", "Seats", "How it is played", "Settings"])
def test_back_in_the_menu_the_ring_is_at_the_entry_one_came_from(window, monkeypatch, entry):
    monkeypatch.setattr(PACE, "scale", 0.0)
    play(window, seat(window, "concentration", ANA, BEN), 3)
    key(window.table.view, Key.Key_Escape)
    press(window, entry)
    assert not isinstance(card(window), MenuCard)
    key(here(), Key.Key_Escape)
    assert isinstance(card(window), MenuCard)
    assert here().words == entry
    key(here(), Key.Key_Escape)
    key(window.table.view, Key.Key_Escape)
    assert here().words == "Play on", "whoever asks for the menu anew begins at its head"


def test_back_at_the_seats_the_ring_is_at_the_seat_one_came_from(window):
    seat(window, "concentration", ANA, BEN)
    key(window.table.view, Key.Key_Escape)
    press(window, "Seats")
    press(window, "Ben: person")
    assert isinstance(card(window), PersonCard)
    key(here(), Key.Key_Escape)
    assert isinstance(card(window), SeatsCard)
    assert here().accessibleName() == "Ben: person"
    key(here(), Key.Key_Escape)
    assert here().words == "Seats"


@pytest.mark.parametrize("page", range(4))
def test_up_from_the_settings_leads_to_the_tab_of_the_page_that_is_open(window, page):
    settings = window.preferences.open()
    assert isinstance(settings, SettingsCard)
    settings.turn_to(page)
    settings._pages[page][0].parts[0].setFocus()
    key(here(), Key.Key_Up)
    assert here() is settings.tabs[page]
