"""Without a pointer: keys alone lead everywhere from the shelf on, and one ring says where we are."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boardroom.app.cards import Curtain
from boardroom.app.settings_card import SettingsCard
from boardroom.app.shots import _kind
from boardroom.app.window import Window
from boardroom.core.game import HOST
from boardroom.games import shelf
from boardroom.table.laws import some_answer
from boardroom.table.table import Player
from tests.app.walker import Walker

Key = Qt.Key
GAMES = [game for game, card in shelf().items() if card.on_shelf]
NAMES = ("Ana", "Ben", "Mia")


@pytest.fixture
def walker(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    window = Window()
    qtbot.addWidget(window)
    window.furnish()
    window.memory.change(sound=False)
    window.open(party=True)
    window.resize(1280, 720)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield Walker(window)
    window.close()


def test_on_the_shelf(walker):
    walker.assert_all_is_reached("shelf")


def test_in_the_settings(walker):
    walker.press(Key.Key_TopMenu)
    (card,) = walker.window.findChildren(SettingsCard)
    for number in range(len(card.tabs)):
        card.turn_to(number)
        walker.go_to(card.tabs[number])
        walker.assert_all_is_reached(f"settings, page {number}")
    walker.press(Key.Key_Back)
    assert walker.top is walker.window._shelf


@pytest.mark.parametrize("game", GAMES)
def test_in_the_lobby(walker, game):
    box = next(box for box in walker.window._shelf.boxes if box.manifest.id == game)
    walker.until(lambda: walker.ring is box, Key.Key_Right)
    walker.press(Key.Key_Return)
    lobby = walker.window._lobby
    assert lobby is not None
    walker.assert_all_is_reached("lobby")
    if lobby.rules.isVisible():
        walker.until(lambda: walker.ring is lobby.rules, Key.Key_Tab)
        walker.press(Key.Key_Return)
        # Left and right choose, so that up and down are what leads from one to the other.
        walker.assert_all_is_reached("house rules")
    walker.press(Key.Key_Back, Key.Key_Back)
    assert walker.top is walker.window._shelf


@pytest.mark.breaks(11, "without a pointer everything is reached, and one ring says where")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_at_the_table(walker, game, seed):
    """One walk for every kind of question that a game at random asks."""
    least = shelf()[game].seats[0]
    names = NAMES[: max(least, 1 + seed)] if len(NAMES[: 1 + seed]) in shelf()[game].seats else NAMES[:least]
    walker.window.seat(game, tuple(Player(name) for name in names), {}, seed)
    session, luck, seen = walker.window.table.session, Random(seed), set()
    for _ in range(120):
        for curtain in walker.window.findChildren(Curtain):
            if curtain.isVisible():
                walker.press(Key.Key_Return)
        asks = [ask for ask in session.table.asks if ask.seat != HOST] or list(session.table.asks)
        if not asks:
            break
        kind = _kind(asks[0].prompt)
        if kind not in seen:
            seen.add(kind)
            walker.assert_all_is_reached(f"{game}, {asks[0].prompt!r}")
        session.table.clock.set(max(session.table.clock.now(), asks[0].after))
        session.act(asks[0].seat, some_answer(asks[0], luck, ("a lion",)))
        QApplication.processEvents()
    assert len(seen) >= 2
    walker.press(Key.Key_TopMenu)
    walker.assert_all_is_reached("menu, or the end")
