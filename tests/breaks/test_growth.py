"""Failure 18: evenings leave nothing behind, and an idle table does nothing."""

from __future__ import annotations

import gc
import threading
from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsItem

from tests.breaks.evening import GAMES, lift_curtains, moves, open_cards, session_of, settle, sit_down

MOST_OBJECTS = 100
"""Of Python, for each evening: its saved game is remembered, and once the library for controllers is loaded.
A table that is left behind has thousands."""
SELDOM = 3000
"""Milliseconds between two looks for a controller that may be plugged in: nothing else looks for anything."""


def census(window):
    """All that is ours and alive."""
    settle()
    gc.collect()
    kept = [o for o in gc.get_objects() if isinstance(o, QObject | QGraphicsItem)]
    ours = Counter(type(o).__name__ for o in kept if type(o).__module__.startswith("boardroom"))
    running = [o for o in kept if isinstance(o, QTimer) and o.isActive()]
    return {
        "children": len(window.findChildren(QObject)),
        "ours": ours,
        "timers": len(running),
        "threads": threading.active_count(),
    }


@pytest.mark.breaks(18, "items")
@pytest.mark.breaks(18, "timers")
@pytest.mark.breaks(18, "memory")
@pytest.mark.parametrize("game", GAMES)
def test_evening_after_evening_leaves_nothing_behind(window, game):
    """Played a little, with the menu opened, and left."""

    def evening(seed):
        sit_down(window, game, seed=1)
        for _ in moves(window, Random(1), 4):
            pass
        lift_curtains(window)
        window._table.show_menu()
        for card in open_cards(window):
            card.escape()
        window.show_shelf()

    for number in range(4):
        evening(number)
    before, objects = census(window), len(gc.get_objects())
    for number in range(16):
        evening(number)
    assert census(window) == before
    left = len(gc.get_objects()) - objects
    assert left < 16 * MOST_OBJECTS


class Paints(QObject):
    """Counts what is painted."""

    count = 0

    def eventFilter(self, watched, event):  # noqa: N802  Qt’s own name
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.mark.breaks(18, "an idle table")
@pytest.mark.breaks(18, "timers")
@pytest.mark.parametrize("game", GAMES)
def test_an_idle_table_paints_nothing_and_has_no_timer(window, game, qtbot):
    """At every kind of question that has no clock."""
    sit_down(window, game)
    looked = 0
    for _ in moves(window, Random(2), 12):
        lift_curtains(window)
        session = session_of(window)
        session.director.hurry()
        if open_cards(window) or any(ask.until is not None for ask in session.table.asks):
            continue
        page = window._table
        page.view.setFocus()
        settle()
        page.grab()
        settle()
        active = [t for t in window.findChildren(QTimer) if t.isActive() and not t.isSingleShot()]
        assert not [timer for timer in active if timer.interval() < SELDOM]
        moving = [
            a
            for a in window.findChildren(QAbstractAnimation)
            if a.state() == QAbstractAnimation.State.Running
        ]
        assert not moving
        paints = Paints()
        page.view.viewport().installEventFilter(paints)
        page.bar.installEventFilter(paints)
        for _ in range(20):
            QApplication.processEvents()
        page.view.viewport().removeEventFilter(paints)
        page.bar.removeEventFilter(paints)
        assert paints.count == 0
        looked += 1
    assert looked
