"""A piece that is meant as soon as it is pressed, and by keys of its own: two people, one keyboard."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt

from tests.stage.demo import Pull

Key = Qt.Key


def buzzers(room):
    one, other = room.scene.slides[0], room.scene.slides[1]
    one.offer = replace(one.offer, at_once=True, keys=frozenset({Key.Key_A}))
    other.offer = replace(other.offer, at_once=True, keys=frozenset({Key.Key_L}))
    return one, other


def test_a_press_is_enough(room):
    one, _ = buzzers(room)
    room.hands.wait(1000)
    room.hands.press(one)
    assert room.house.done == [Pull(0)]
    room.hands.release()
    assert len(room.house.done) == 1


def test_a_key_of_its_own_means_the_piece_wherever_the_ring_is(room):
    buzzers(room)
    assert room.hands.key(Key.Key_L)
    assert room.house.done == [Pull(1)]


def test_a_key_that_nobody_offers_is_left_to_the_window(room):
    assert not room.hands.key(Key.Key_L)
    assert room.house.done == []
