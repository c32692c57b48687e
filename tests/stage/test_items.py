"""Pieces, cards and racks."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.stage import theme
from boardroom.stage.items.card import Card
from boardroom.stage.items.faces import Back, Badge, Disc, Panel, Paper, shape_path
from boardroom.stage.items.piece import Piece, Place
from boardroom.stage.items.rack import Rack
from boardroom.stage.scene import GameScene

AREA = QRectF(100, 200, 380, 120)
SIZE = QSizeF(150, 150)


@pytest.mark.parametrize("count", range(0, 41))
@pytest.mark.parametrize(
    "area", [AREA, QRectF(0, 0, 1200, 160), QRectF(0, 0, 160, 900), QRectF(0, 0, 100, 100)]
)
def test_everything_in_a_rack_lies_in_its_area(count, area):
    rack = Rack(area, SIZE)
    places = rack.places(count)
    assert len(places) == count
    for place in places:
        half = QPointF(SIZE.width() * place.zoom / 2, SIZE.height() * place.zoom / 2)
        assert area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(
            QRectF(place.point - half, place.point + half)
        )
    assert len({(place.x, place.y) for place in places}) == count
    assert len({place.zoom for place in places}) <= 1


@pytest.mark.parametrize("count", range(2, 41))
def test_a_rack_is_filled_evenly_and_later_things_lie_above(count):
    places = Rack(AREA, SIZE).places(count)
    assert [place.z for place in places] == sorted(place.z for place in places)
    first_row = [place.x for place in places if place.y == places[0].y]
    strides = {round(right - left, 6) for left, right in itertools.pairwise(first_row)}
    assert len(strides) <= 1


def test_as_long_as_there_is_room_things_keep_their_size_and_do_not_overlap():
    places = Rack(QRectF(0, 0, 700, 160), SIZE, gap=10).places(4)
    assert [place.zoom for place in places] == [1.0] * 4
    assert [place.x for place in places] == [75, 235, 395, 555]


def test_then_they_get_smaller_and_at_last_overlap():
    rack = Rack(AREA, SIZE, gap=8, least=0.5)
    assert rack.places(2)[0].zoom == pytest.approx(0.8)
    many = rack.places(12)
    assert many[0].zoom == 0.5
    assert 0 < many[1].x - many[0].x < SIZE.width() * 0.5


def test_a_card_has_two_sides(qapp):
    card = Card("one", Paper("camera"), Back(), SIZE)
    assert card.art == Back()
    card.turn(up=True).start()
    assert card.art == Paper("camera")
    card.turn(up=False).start()
    assert card.art == Back()


def test_a_piece_lies_where_it_is_told_to(qapp):
    piece = Piece("one", Panel("1"), SIZE)
    piece.lie(Place(10, 20, angle=30, zoom=0.5, z=7), art=Panel("2"), visible=False, opacity=0.5)
    assert (piece.x(), piece.y(), piece.angle, piece.zoom, piece.zValue()) == (10, 20, 30, 0.5, 7)
    assert piece.art == Panel("2")
    assert not piece.isVisible()
    assert piece.opacity() == 0.5
    piece.lie(Place(0, 0))
    assert piece.isVisible()
    assert piece.opacity() == 1


def test_a_piece_is_touched_on_its_outline(qapp):
    disc = Piece("one", Disc(), QSizeF(100, 100))
    disc.lie(Place(200, 200))
    assert disc.covers(QPointF(200, 200))
    assert disc.covers(QPointF(160, 200))
    assert not disc.covers(QPointF(155, 155))
    assert disc.covers(QPointF(155, 155), slack=1)
    assert not disc.covers(QPointF(251, 200))
    assert disc.covers(QPointF(270, 200), slack=24)


def test_a_turned_and_small_piece_is_touched_where_it_is_seen(qapp):
    panel = Piece("one", Panel("1"), QSizeF(200, 40))
    panel.lie(Place(0, 0, angle=90, zoom=0.5))
    assert panel.covers(QPointF(0, 45))
    assert not panel.covers(QPointF(45, 0))


def test_turned_at_rest_a_piece_is_not_rotated_in_every_frame(qapp):
    piece = Piece("one", Panel("1"), SIZE)
    piece.scaled_to(1.5)
    piece.lie(Place(0, 0, angle=30, zoom=0.5))
    assert piece.rotation() == 0
    assert piece.scale() * 1.5 == pytest.approx(1)
    piece.angle = 40
    assert piece.rotation() == 10


def test_a_key_is_given_once(qapp):
    scene = GameScene({}, "night")
    scene.add(Piece("one", Panel("1"), SIZE))
    with pytest.raises(ValueError, match="already a piece 'one'"):
        scene.add(Piece("one", Panel("1"), SIZE))
    scene.remove("one")
    scene.add(Piece("one", Panel("1"), SIZE))
    scene.close()
    assert scene.pieces == {}
    assert scene.items() == []


@pytest.mark.parametrize("side", theme.SIDES, ids=lambda side: side.name)
def test_every_side_has_a_shape_of_its_own(side):
    box = QRectF(0, 0, 100, 100)
    path = shape_path(side.shape, box)
    assert box.contains(path.boundingRect())
    assert path.contains(QPointF(50, 50))
    others = [shape_path(other.shape, box) for other in theme.SIDES if other is not side]
    assert all(path != other for other in others)
    assert Badge(side).outline(QSizeF(40, 40)).boundingRect().width() > 30


def test_a_piece_of_another_size_is_drawn_anew(qapp):
    piece = Piece("heap", Paper("camera"), QSizeF(100, 60))
    piece.scaled_to(2.0)
    small = piece.pixmap().size()
    piece.size = QSizeF(200, 120)
    large = piece.pixmap().size()
    assert large.width() - small.width() == pytest.approx(200, abs=2)
    assert large.height() - small.height() == pytest.approx(120, abs=2)
    kept = piece.pixmap().cacheKey()
    piece.size = QSizeF(200, 120)
    assert piece.pixmap().cacheKey() == kept
