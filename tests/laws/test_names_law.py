"""The law of names: whatever may be touched is called something, and whoever listens hears it."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardroom.app.box import open_box
from boardroom.core.game import Seat
from boardroom.games import shelf
from boardroom.stage.view import TableView
from tests.laws.test_scene_laws import scene_of, seated, steps


@pytest.fixture(params=sorted(shelf()))
def box(request):
    return open_box(request.param)


def assert_plain(name, piece):
    assert name.strip(), f"{piece} has no name"
    assert not name.startswith(type(piece).__name__)
    assert not re.search(r"[{}<>_]|\b[a-z]+[A-Z]", name), f"{piece} is called {name!r}"


@pytest.mark.parametrize("seed", range(3))
def test_everything_that_may_be_touched_has_a_plain_name(qapp, box, seed):
    players, table = seated(box, seed)
    scene = scene_of(box, players)
    named = 0
    for _ in chain([None], steps(table, seed)):
        for seat in range(len(players)):
            asks = [ask for ask in table.asks if ask.seat == seat]
            scene.show_now(table.rules.view(table.state, Seat(seat)), asks)
            for piece in scene.touch.offered:
                name = scene.called(piece)
                assert_plain(name, piece)
                named += 1
    assert named


def test_the_view_is_called_what_has_the_ring(qtbot, box):
    players, table = seated(box, 1)
    scene = scene_of(box, players)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(960, 540)
    view.show()
    scene.show_now(table.rules.view(table.state, Seat(0)), table.asks)
    if not scene.touch.offered:
        pytest.skip("nothing is to be touched at the beginning")
    before = view.accessibleName()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert scene.touch.focused is not None
    assert view.accessibleName() == scene.called(scene.touch.focused) != before
    scene.close()
