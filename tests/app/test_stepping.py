"""Arrows lead through everything, in the order in which it is seen, in every room around the tables."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.card import Card
from boardroom.app.controls import Scroll
from boardroom.app.family import Person
from boardroom.app.field import Field
from boardroom.app.letters import Letters
from boardroom.app.stepping import Sideways, as_seen, focusable
from boardroom.app.table_page import TablePage
from boardroom.table.table import Player
from tests.app import rooms
from tests.app.seen import press

Key = Qt.Key
LEFT, RIGHT, UP, DOWN = Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down


def step(key: Qt.Key, times: int = 1) -> QWidget:
    """Press an arrow where the focus is; gives where it is then."""
    for _ in range(times):
        press(QApplication.focusWidget(), key)
    return QApplication.focusWidget()


def walked(key: Qt.Key) -> list[QWidget]:
    """Everything the focus comes by when this arrow is pressed until it leads nowhere."""
    come_by = [QApplication.focusWidget()]
    while (there := step(key)) not in come_by:
        come_by.append(there)
    return come_by


@pytest.fixture
def lobby(window, qtbot):
    """The lobby of a game for three, who know somebody more."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.memory.know([Person("Mia"), Person("Leo")])
    return window.reception.receive("concentration", (Player("Ana"), Player("Ben"), Player("Ida")))


def test_from_a_picture_the_way_leads_through_the_name_to_the_next_seat(lobby):
    one, two, *_ = lobby.plates
    one.face.setFocus()
    assert step(RIGHT) is one.field
    assert step(RIGHT, 2) is one.field.letters  # the first press leaves the name that is marked
    assert step(RIGHT) is one.who
    assert step(RIGHT) is two.face
    assert step(LEFT) is one.who
    assert step(LEFT) is one.field
    assert step(LEFT, 2) is one.face


def test_the_row_below_the_name_is_gone_through_too(lobby):
    one, two, *_ = lobby.plates
    one.field.setFocus()
    assert step(DOWN) is one.kind
    assert [step(RIGHT) for _ in range(3)] == [one.helps, one.remove, two.face]
    one.remove.setFocus()
    assert [step(LEFT) for _ in range(3)] == [one.helps, one.kind, one.face]


def test_what_is_typed_is_not_left_before_its_end(lobby):
    field = lobby.plates[0].field
    field.setFocus()
    field.deselect()
    field.setCursorPosition(1)
    assert step(RIGHT) is field
    assert field.cursorPosition() == 2
    field.setCursorPosition(1)
    assert step(LEFT) is field
    assert step(LEFT) is lobby.plates[0].face


def test_down_alone_goes_through_all_house_rules_and_up_comes_back(lobby):
    lobby.show_rules()
    lobby.house.length.setFocus()
    shown = [choice for choice in lobby.house.choices if choice.isVisible()]
    come_by = walked(DOWN)
    assert come_by[: len(shown) + 1] == [lobby.house.length, *shown]
    assert come_by[-1] in (lobby.rules, lobby.start)
    shown[-1].setFocus()
    assert walked(UP)[: len(shown) + 1] == [*reversed(shown), lobby.house.length]


def test_down_alone_goes_through_the_plan_of_a_night(window):
    window.night._met(window.reception.receive("concluzio", ()), (Player("Ana"), Player("Ben")))
    page = window.currentWidget()
    page.time.setFocus()
    rows = [part for number in page._order for part in (page.rows[number], page.earlier[number])]
    middle = [part for part in rows if part.isVisible()]
    assert walked(DOWN)[: 2 + len(middle)] == [page.time, page.child, *middle]
    page.earlier[page._order[-1]].setFocus()
    assert walked(UP) == [*reversed(middle), page.child, page.time]


@pytest.mark.parametrize("number", range(5))
def test_down_alone_goes_through_a_page_of_the_settings(window, number):
    card = window.preferences.open()
    card.turn_to(number)
    first, *rest = [part for part in as_seen(card) if part not in card.tabs]
    first.setFocus()
    assert walked(DOWN) == [first, *rest]


def ways(root: QWidget, here: QWidget) -> set[QWidget]:
    """Where the arrows lead from here, pressed until they lead away."""
    found = set()
    for key in (LEFT, RIGHT, UP, DOWN):
        if key in (LEFT, RIGHT) and isinstance(here, Sideways):
            continue  # it would choose something else
        here.setFocus(Qt.FocusReason.TabFocusReason)  # as it comes by an arrow: all of a line is marked
        there = here
        for _ in range(2 if isinstance(here, Field) else 400 if isinstance(here, Scroll) else 1):
            if there is here:
                there = step(key)
        found.add(there)
    return found


def test_arrows_reach_everything_in_every_room(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    lost = []
    for name in rooms.rooms(window):
        cards = [card for card in window.findChildren(Card) if card.isVisible()]
        letters = [part for part in window.findChildren(Letters) if part.isVisible()]
        root = [window.currentWidget(), *cards, *letters][-1]
        if isinstance(root, TablePage):
            continue  # its arrows go among the pieces: test_around and the walker
        parts = focusable(root)
        begin = QApplication.focusWidget()
        reached, new = set(), {begin if begin in parts else parts[0]}
        while new:
            reached |= new
            new = {there for here in new for there in ways(root, here)} - reached
        lost += [f"{name}: {part.accessibleName()}" for part in parts if part not in reached]
        begin.setFocus()
    assert lost == []
