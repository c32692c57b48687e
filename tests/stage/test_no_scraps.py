"""What is on the screen, pixel by pixel, when a piece printed on the table was ringed for a moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from boardroom.stage import theme
from boardroom.stage.hand import attend
from boardroom.stage.items import faces
from boardroom.stage.items.piece import Piece, Place
from boardroom.stage.pictures import Pose
from boardroom.stage.scene import GameScene
from boardroom.stage.view import TableView


class Scene(GameScene):
    def settle(self, view):
        for piece in self.pieces.values():
            piece.lie(piece.home)


def same(one: QImage, other: QImage) -> bool:
    """Equal but for the last bit, by which a piece differs from the same piece painted into the ground."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return all(abs(a - b) <= 2 for a, b in pairs)


def test_a_carried_piece_leaves_nothing_behind_when_it_lights_up_a_place(qtbot):
    """Lifting a piece out of the ground in the moment in which another one moves."""
    scene = Scene({}, "plum")
    zone = scene.add(Piece("zone", faces.Plate(), QSizeF(600, 300), thickness=0.0))
    zone.lie(Place(500, 300, z=float(theme.Z.BOARD)))
    card = scene.add(Piece("card", faces.Paper(title="Canoe"), QSizeF(150, 208)))
    card.lie(Place(1500, 800))
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(960, 540)
    view.show()
    scene.show_now(None, ())
    QTest.qWait(30)
    attend(zone, Pose.RINGED, scene)
    card.setPos(1200, 500)
    QTest.qWait(30)
    seen = view.screen().grabWindow(view.winId()).toImage()
    view.viewport().update()
    QTest.qWait(30)
    assert same(seen, view.screen().grabWindow(view.winId()).toImage())


@pytest.mark.parametrize("pose", [Pose.RINGED, Pose.LIT])
@pytest.mark.parametrize("layer", [theme.Z.BOARD, theme.Z.PIECE])
def test_a_ring_leaves_nothing_behind(qtbot, pose, layer):
    scene = Scene({}, "plum")
    zone = scene.add(Piece("zone", faces.Plate(), QSizeF(1200, 300), thickness=0.0))
    zone.lie(Place(960, 300, z=float(layer)))
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1280, 720)
    view.show()
    scene.show_now(None, ())
    QTest.qWait(30)

    def screen():
        QTest.qWait(30)
        return view.screen().grabWindow(view.winId()).toImage()

    before = screen()
    attend(zone, pose, scene)
    assert not same(screen(), before)
    attend(zone, None, scene)
    assert same(screen(), before)
