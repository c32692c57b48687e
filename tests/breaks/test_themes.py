"""Failure 15: a desktop that turns dark or light while the game runs changes nothing that is read."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.app.cards import MenuCard
from tests.app.rooms import rooms
from tests.app.seen import under_other_desktops
from tests.breaks.evening import GAMES, lift_curtains, moves, open_cards, session_of, settle, sit_down


@pytest.mark.breaks(15, "light and dark")
@pytest.mark.breaks(15, "a switch while running")
@pytest.mark.parametrize("game", GAMES)
def test_a_table_looks_the_same_under_a_light_and_a_dark_desktop(window, game):
    """The table with its bar and answer line, the menu over it, and the curtain."""
    sit_down(window, game)
    for number, _ in enumerate(moves(window, Random(1), 9)):
        if number % 4:
            continue
        session_of(window).pause()  # sand that runs is a difference of another kind
        assert len(set(under_other_desktops(window._table))) == 1
        session_of(window).go_on()
        lift_curtains(window)
        session_of(window).director.hurry()
        page = window._table
        if page.bar.line is not None:
            page.view.setFocus()  # a cursor that blinks is none either
        session_of(window)._ticking.stop()
        settle()
        assert len(set(under_other_desktops(page))) == 1
    window._table.show_menu()
    assert open_cards(window, MenuCard)
    assert len(set(under_other_desktops(window._table))) == 1


@pytest.mark.breaks(15, "light and dark")
@pytest.mark.breaks(15, "a switch while running")
def test_every_room_looks_the_same_under_a_light_and_a_dark_desktop(window, qapp):
    """Shelf, lobbies, settings, the night, results and every card: all that lies around the tables."""
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)  # a cursor that blinks is a difference of another kind
    try:
        otherwise = [room for room in rooms(window) if len(set(under_other_desktops(window))) > 1]
    finally:
        qapp.setCursorFlashTime(flash)
    assert otherwise == []
