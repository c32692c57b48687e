"""Whoever listens to the screen instead of looking at it hears a plain name of everything they can reach."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from boardroom.app.box import open_box
from boardroom.app.family import Memory
from boardroom.app.kept import Kept
from boardroom.app.lobby_page import LobbyPage
from boardroom.app.session import Session
from boardroom.app.shelf_page import ShelfPage
from boardroom.app.stepping import focusable
from boardroom.app.table_page import TablePage
from boardroom.games import shelf
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table
from tests.app.test_cards import CARDS

GAMES = [name for name, card in shelf().items() if card.on_shelf]


def assert_named(page: QWidget) -> None:
    reached = focusable(page)
    assert reached
    for widget in reached:
        name = widget.accessibleName()
        assert name.strip(), f"{type(widget).__name__} has no name"
        assert not re.search(r"[{}<>_]|^[A-Z][a-z]+[A-Z]", name), (
            f"{type(widget).__name__} is called {name!r}"
        )


@pytest.fixture
def shown(qtbot):
    def show(page: QWidget) -> QWidget:
        qtbot.addWidget(page)
        page.resize(960, 540)
        page.show()
        return page

    return show


@pytest.mark.parametrize("name", sorted(set(CARDS) - {"leave", "animals", "drawer", "curtain"}))
def test_on_every_card(shown, name):
    card = CARDS[name](shown(QWidget()))
    card.open()
    for turn in getattr(card, "tabs", [None]):
        if turn is not None:
            turn.click()
        assert_named(card)


def test_on_the_shelf(shown):
    page = ShelfPage([card for card in shelf().values() if card.on_shelf])
    page.offer("Last night: Concentration, Ana and Ben, turn 12")
    page.keep([Kept(Path("a"), "a"), Kept(Path("b"), "b")])
    assert_named(shown(page))


@pytest.mark.parametrize("game", GAMES)
def test_in_the_lobby_and_at_the_table(shown, tmp_path, game):
    box = open_box(game)
    people = (Player("Ana", "fox"), Player("Ben", "owl"))
    rules = box.manifest.part("rules")
    assert_named(shown(LobbyPage(box.manifest, box.levels(), rules.HOUSE_RULES, people)))
    table: Table[Any, Any, Any] = Table(box.rules(), people, 3, Clock(lambda: 0.0))
    session = Session(box, table, Memory(tmp_path))
    page = shown(TablePage(session))
    session.start()
    assert_named(page)
    session.close()
