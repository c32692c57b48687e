"""The view fits any window, sharp and without bare corners (failures 11 and 14)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtWidgets import QApplication

from boardroom.stage import theme
from boardroom.stage.view import SETTLED, TableView
from tests.stage.conftest import Room
from tests.stage.demo import House, Pull, Scene, View
from tests.stage.hands import Hands

SIZES = [
    (1280, 720),
    (1920, 1080),
    (3840, 2160),
    (1024, 768),
    (800, 1280),
    (2560, 1080),
    (1366, 768),
    (320, 200),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("safe", [0.0, theme.SAFE])
def test_the_whole_table_is_in_the_middle_of_any_window(qapp, size, safe):
    house = House()
    view = TableView(house.scene, safe=safe)
    view.resize(*size)
    view.show()
    shown = view.viewportTransform().mapRect(theme.TABLE)
    width, height = size
    free_x, free_y = width * safe, height * safe
    assert shown.left() >= free_x - 1
    assert shown.top() >= free_y - 1
    assert shown.right() <= width - free_x + 1
    assert shown.bottom() <= height - free_y + 1
    assert (shown.center() - QPointF(width / 2, height / 2)).manhattanLength() <= 2
    assert shown.width() / shown.height() == pytest.approx(16 / 9, abs=0.01)
    assert max(shown.width() / width, shown.height() / height) == pytest.approx(1 - 2 * safe, abs=0.01)
    assert view.horizontalScrollBar().maximum() == view.horizontalScrollBar().minimum()
    assert view.verticalScrollBar().maximum() == view.verticalScrollBar().minimum()
    view.close()
    house.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("more", [84.0, 122.0])
def test_above_a_bar_that_has_grown_the_whole_table_is_smaller(qapp, size, more):
    house = House()
    view = TableView(house.scene)
    view.resize(*size)
    view.show()
    whole = view.viewportTransform()
    view.set_foot(more)
    shown = view.viewportTransform()
    foot = theme.PROMPT_BAR.top()
    assert shown.map(QPointF(0, foot)).y() == pytest.approx(whole.map(QPointF(0, foot - more)).y(), abs=2)
    assert shown.map(QPointF(960, 0)).x() == pytest.approx(size[0] / 2, abs=2)
    assert shown.map(QPointF(0, 0)).y() == pytest.approx(whole.map(QPointF(0, 0)).y(), abs=2)
    assert house.scene.density == pytest.approx(shown.m11() * view.devicePixelRatioF())
    view.set_foot(0.0)
    assert view.viewportTransform() == whole
    view.close()
    house.close()


@pytest.mark.parametrize("size", [(1024, 768), (800, 1280), (2560, 1080)])
def test_no_corner_is_bare(qapp, size):
    house = House()
    view = TableView(house.scene, safe=theme.SAFE)
    view.resize(*size)
    view.show()
    qapp.processEvents()
    image = view.grab().toImage()
    edge = QColor(house.scene.mood.edge)
    for x in (0, 5, size[0] - 1):
        for y in (0, 5, size[1] - 1):
            seen = image.pixelColor(x, y)
            assert abs(seen.red() - edge.red()) < 24
            assert abs(seen.green() - edge.green()) < 24
            assert abs(seen.blue() - edge.blue()) < 40
    view.close()
    house.close()


@pytest.mark.parametrize("size", SIZES[:3])
def test_pieces_are_drawn_pixel_for_pixel(qapp, size):
    """At rest nothing is stretched: a picture pixel is a device pixel."""
    room = Room(qapp, House(View(out=(4,), racks=((0, 3), (2, 5)))), *size)
    for piece in room.scene.pieces.values():
        whole = piece.deviceTransform(room.view.viewportTransform())
        assert whole.m11() == pytest.approx(1.0)
        assert whole.m22() == pytest.approx(1.0)
        assert whole.m12() == whole.m21() == 0
    room.close()


def test_a_new_size_is_drawn_anew_when_it_has_settled(room, qtbot):
    before = room.scene.density
    room.view.resize(1600, 900)
    assert room.scene.density == before
    qtbot.waitUntil(lambda: room.scene.density != before, timeout=SETTLED * 20)
    assert room.scene.density == pytest.approx(1600 / 1920)


def test_touching_works_at_any_size(qapp):
    for size in SIZES:
        room = Room(qapp, House(), *size)
        room.hands.click(room.scene.slides[3])
        room.hands.drag(room.scene.slides[4], (1300, 900))
        assert room.house.done == [Pull(3), Pull(4)], size
        room.close()


def test_it_never_scrolls(room):
    before = room.view.viewportTransform()
    event = QWheelEvent(
        QPointF(600, 300),
        QPointF(600, 300),
        QPointF(0, -120).toPoint(),
        QPointF(0, -120).toPoint(),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(room.view.viewport(), event)
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_Down, Qt.Key.Key_End):
        room.hands.key(key)
    assert room.view.viewportTransform() == before


def test_another_table_can_be_shown_in_the_same_window(room):
    other = Scene()
    room.hands.carry(room.scene.slides[4], (1200, 800))
    room.view.show_table(other)
    assert room.scene.touch.held is None
    assert room.view.table is other
    assert other.density == room.scene.density
    hands = Hands(room.view)
    hands.press(other.slides[3])
    assert other.touch.held is None  # nobody is invited yet
    room.view.show_table(room.scene)
    other.close()


@pytest.mark.breaks(11, "overscan")
def test_party_mode_keeps_the_edge_free(room):
    room.view.set_safe(theme.SAFE)
    shown = room.view.viewportTransform().mapRect(theme.TABLE)
    assert shown.left() >= 63
    assert shown.top() >= 35
    room.hands.click(room.scene.slides[3])
    assert room.house.done == [Pull(3)]
