"""Hexes in rows: neighbours, distances, walks and where they lie."""

from __future__ import annotations

import math

import pytest

from boardroom.core.hexgrid import Hex, reachable, rows_of

BOARD = frozenset(rows_of((2, 3, 2)))


def test_six_neighbours_all_one_step_away_and_all_one_hex_apart():
    here = Hex(4, 2)
    x, y = here.centre(10)
    assert len(set(here.neighbours)) == 6
    for there in here.neighbours:
        assert here.distance(there) == there.distance(here) == 1
        assert here in there.neighbours
        right, down = there.centre(10)
        assert math.hypot(right - x, down - y) == pytest.approx(10)


def test_distance_is_the_shortest_walk():
    wide = frozenset(rows_of((7, 8, 9, 10, 9, 8, 7)))
    start = Hex(3, 1)
    for there in wide:
        fewest = next(n for n in range(20) if there in reachable(wide, start, n))
        assert start.distance(there) == fewest


def test_rows_are_centred_in_reading_order():
    assert rows_of((1, 2)) == (Hex(0, 0), Hex(1, -1), Hex(1, 1))


def test_rows_that_do_not_interlock_are_refused():
    with pytest.raises(ValueError, match="interlock"):
        rows_of((3, 3))


def test_a_walk_stays_on_the_board_and_may_come_back():
    start = Hex(1, 0)
    assert reachable(BOARD, start, 0) == {start}
    assert reachable(BOARD, start, 1) == BOARD - {start}
    assert reachable(BOARD, start, 2) == BOARD
