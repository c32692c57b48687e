"""The keyboard is as good as the mouse: arrows move a gold ring, Enter takes, Escape goes back."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from boardroom.stage.hand import nearest
from boardroom.stage.items.piece import Piece
from boardroom.stage.motion import PACE
from boardroom.stage.pictures import Pose
from boardroom.stage.ring import SEEN
from tests.stage.conftest import Room
from tests.stage.demo import BEN, Cover, Give, Peek, Pull
from tests.stage.hands import LEFT

Key = Qt.Key


def walk_to(room: Room, target: Piece) -> None:
    """With the arrows alone, as a person would."""
    room.hands.key(Key.Key_Right)
    for _ in range(60):
        here = room.scene.touch.focused
        assert here is not None
        if here is target:
            return
        to = target.home.point - here.home.point
        ways = [
            (abs(to.x()), Key.Key_Right if to.x() > 0 else Key.Key_Left),
            (abs(to.y()), Key.Key_Down if to.y() > 0 else Key.Key_Up),
        ]
        for _, key in sorted(ways, reverse=True):
            if room.hands.key(key) and room.scene.touch.focused is not here:
                break
    raise AssertionError(f"no way to {target}")


def test_the_first_key_shows_the_ring_and_does_nothing_else(room):
    assert room.scene.touch.focused is None
    assert room.hands.key(Key.Key_Right)
    focused = room.scene.touch.focused
    assert focused is not None
    assert focused.pose is Pose.RINGED
    assert room.house.done == []


def test_enter_without_a_ring_shows_it_and_takes_nothing(room):
    assert room.hands.key(Key.Key_Return)
    assert room.scene.touch.focused is not None
    assert room.house.done == []


def test_arrows_walk_over_the_board_as_it_lies_there(room):
    walk_to(room, room.scene.slides[4])
    for key, slide in (
        (Key.Key_Left, 3),
        (Key.Key_Up, 0),
        (Key.Key_Right, 1),
        (Key.Key_Down, 4),
        (Key.Key_Right, 5),
    ):
        assert room.hands.key(key)
        assert room.scene.touch.focused is room.scene.slides[slide]
    ringed = [piece for piece in room.scene.pieces.values() if piece.pose is Pose.RINGED]
    assert ringed == [room.scene.slides[5]]


def test_every_piece_that_may_be_touched_can_be_reached(room):
    for piece in room.scene.touch.offered:
        walk_to(room, piece)


def test_at_the_edge_the_arrow_is_left_to_the_window(room):
    walk_to(room, room.scene.slides[8])
    assert not room.hands.key(Key.Key_Down)
    assert room.scene.touch.focused is room.scene.slides[8]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Select])
def test_enter_takes(room, key):
    walk_to(room, room.scene.slides[4])
    assert room.hands.key(key)
    assert room.house.done == [Pull(4)]


def test_a_held_enter_takes_once(room):
    walk_to(room, room.scene.slides[4])
    room.hands.key(Key.Key_Return)
    for _ in range(40):
        assert room.hands.key(Key.Key_Return, again=True)
    assert room.house.done == [Pull(4)]


def test_drumming_on_enter_takes_once(room):
    walk_to(room, room.scene.slides[4])
    room.hands.key(Key.Key_Return)
    for _ in range(5):
        room.hands.now -= 550  # 50 ms apart
        room.hands.key(Key.Key_Return)
    assert room.house.done == [Pull(4)]


def test_a_whole_round_without_a_pointer(room):
    for slide in (0, 3):  # the same column: they match
        walk_to(room, room.scene.slides[slide])
        room.hands.key(Key.Key_Return)
    assert room.house.view.racks == ((0, 3), ())
    for slide in (1, 2):
        walk_to(room, room.scene.slides[slide])
        room.hands.key(Key.Key_Return)
    walk_to(room, room.scene.slides[1])
    room.hands.key(Key.Key_Return)
    assert room.house.done[-1] == Cover()


def test_the_ring_stays_near_when_its_piece_is_gone(room):
    walk_to(room, room.scene.slides[4])
    room.hands.key(Key.Key_Return)
    focused = room.scene.touch.focused
    assert focused is not None
    assert focused is not room.scene.slides[4]
    assert focused.pose is Pose.RINGED
    assert (focused.home.point - room.scene.hole(4).point).manhattanLength() <= 160


@pytest.mark.parametrize("is_seen", [False, True])
def test_enter_obeys_a_ring_that_came_by_itself_when_it_has_been_seen(room, monkeypatch, is_seen):
    """The Enter that called it, or one more in its wake, is not meant for it."""
    now = [100.0]
    monkeypatch.setattr("boardroom.stage.ring.time.monotonic", lambda: now[0])
    PACE.scale = 1.0
    room.hands.key(Key.Key_Right)
    room.scene.touch.start_at(room.scene.slides[4].home.point)
    room.scene.touch.refresh()
    assert room.scene.touch.focused is room.scene.slides[4]
    now[0] += SEEN / 1000 + 0.1 if is_seen else SEEN / 2000
    assert room.hands.key(Key.Key_Return)
    assert room.house.done == ([Pull(4)] if is_seen else [])
    room.hands.key(Key.Key_Right, again=True)
    if not is_seen:
        now[0] += SEEN / 1000
        room.hands.key(Key.Key_Return, again=True)
        assert room.house.done == []
        room.hands.key(Key.Key_Return)
        assert len(room.house.done) == 1


def test_what_may_go_to_several_places_is_picked_up_carried_by_arrows_and_put_down(room):
    token = room.scene.token
    walk_to(room, token)
    room.hands.key(Key.Key_Return)
    assert room.scene.touch.held is token
    assert room.scene.plates[0].pose is Pose.RINGED
    room.hands.key(Key.Key_Down)
    assert room.scene.plates[BEN].pose is Pose.RINGED
    assert room.scene.plates[0].pose is Pose.RESTING
    room.hands.key(Key.Key_Return)
    assert room.house.done == [Give(BEN)]
    assert room.scene.touch.held is None
    assert token.pos() == token.home.point


def test_escape_puts_down_what_was_picked_up_and_then_belongs_to_the_window(room):
    token = room.scene.token
    walk_to(room, token)
    room.hands.key(Key.Key_Return)
    assert room.hands.key(Key.Key_Escape)
    assert room.scene.touch.held is None
    assert token.pos() == token.home.point
    assert not room.hands.key(Key.Key_Escape)
    assert room.house.done == []


def test_enter_moves_a_rail_one_step(room):
    walk_to(room, room.scene.curtain)
    room.hands.key(Key.Key_Return)
    assert room.house.done == [Peek()]


def test_the_mouse_takes_the_ring_away_and_keys_bring_it_back(room):
    walk_to(room, room.scene.slides[4])
    room.hands.press((960, 1000))
    room.hands.release()
    assert room.scene.touch.focused is None
    assert room.scene.slides[4].pose is Pose.RESTING
    room.hands.key(Key.Key_Left)
    assert room.scene.touch.focused is room.scene.slides[4]


def test_keys_do_nothing_while_the_mouse_holds_a_piece(room):
    room.hands.carry(room.scene.slides[4], (1200, 800))
    assert room.hands.key(Key.Key_Right)
    assert room.hands.key(Key.Key_Return)
    assert room.house.done == []
    room.hands.release(LEFT)
    assert room.house.done == [Pull(4)]


@pytest.mark.parametrize("key", [Key.Key_A, Key.Key_F11, Key.Key_Z])
def test_other_keys_are_left_to_the_window(room, key):
    assert not room.hands.key(key)


def test_with_nothing_to_touch_the_arrows_are_left_to_the_window(room):
    from boardroom.table.table import Cue

    room.director.cue(Cue((), room.house.view, (), None))
    assert not room.hands.key(Key.Key_Right)


# ------------------------------------------------------------------------------------- one ring, never lost


def test_tab_goes_through_all_pieces_as_one_reads_and_then_on(room):
    room.view.setFocus()
    row = room.scene.touch.offered
    for piece in row:
        assert room.hands.key(Key.Key_Tab)
        assert room.scene.touch.focused is piece
    assert not room.scene.touch.step_in_order(1)
    for piece in reversed(row[:-1]):
        assert room.scene.touch.step_in_order(-1)
        assert room.scene.touch.focused is piece


def test_the_ring_goes_with_the_keys_and_comes_back_where_it_was(room):
    walk_to(room, room.scene.slides[4])
    room.scene.touch.leave_keys()
    assert room.scene.touch.focused is None
    assert [piece for piece in room.scene.pieces.values() if piece.pose is Pose.RINGED] == []
    room.scene.touch.take_keys()
    assert room.scene.touch.focused is room.scene.slides[4]


def test_who_uses_the_pointer_is_not_shown_a_ring(room):
    walk_to(room, room.scene.slides[4])
    room.hands.click((8, 8))
    assert room.scene.touch.focused is None
    room.scene.touch.leave_keys()
    room.scene.touch.take_keys()
    assert room.scene.touch.focused is None


def test_who_uses_keys_has_the_ring_as_soon_as_there_is_something_to_touch(room):
    room.scene.touch.take_keys()
    assert room.scene.touch.focused is None
    room.scene.touch.use_keys()
    assert room.scene.touch.focused is room.scene.touch.offered[0]


RIGHT, DOWN = QPointF(1, 0), QPointF(0, 1)


def place(x: float, y: float, wide: float = 0.0, high: float = 0.0) -> QRectF:
    return QRectF(x - wide / 2, y - high / 2, wide, high)


def test_whoever_is_far_aside_is_reached_when_nobody_else_is_ahead():
    far, ahead = place(-320, 80), place(10, 300)
    assert nearest({"far": far, "ahead": ahead}, place(0, 0), DOWN) == "ahead"
    assert nearest({"far": far}, place(0, 0), DOWN) == "far"
    assert nearest({"beside": place(-320, 20)}, place(0, 0), DOWN) is None


def test_a_row_that_stands_indented_is_straight_below():
    rows = {row: place(x, 80 * row, 200, 80) for row, x in enumerate((0, 90, -90, 90))}
    assert [nearest(rows, rows[row], DOWN) for row in range(4)] == [1, 2, 3, None]
    assert [nearest(rows, rows[row], QPointF(0, -1)) for row in range(4)] == [None, 0, 1, 2]


def test_beside_a_cell_of_a_honeycomb_is_the_next_in_its_line():
    cells = {(x, y): place(100 * x + 50 * (y % 2), 87 * y, 96, 110) for x in range(4) for y in range(4)}
    for x in range(3):
        for y in range(4):
            assert nearest(cells, cells[x, y], RIGHT) == (x + 1, y)


@pytest.mark.parametrize(("wide", "high"), [(158, 158), (196, 170), (100, 180)])
def test_whatever_is_gone_from_a_board_the_rest_can_be_reached(wide, high):
    luck = Random(9)
    for _ in range(400):
        left = luck.sample(range(25), luck.randint(2, 24))
        board = {at: place(at % 5 * wide, at // 5 * high, wide - 8, high - 8) for at in left}
        assert_all_can_be_reached(board)


def assert_all_can_be_reached(board):
    """From everywhere to everywhere by arrows."""
    ways = (RIGHT, DOWN, -RIGHT, -DOWN)
    next_to = {at: {nearest(board, board[at], way) for way in ways} - {None} for at in board}
    for start in board:
        seen, ahead = {start}, [start]
        while ahead:
            more = next_to[ahead.pop()] - seen
            seen |= more
            ahead += more
        assert seen == set(board)
