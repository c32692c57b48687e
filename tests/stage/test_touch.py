"""Touching: click, drag, and everything that may come between (failures 3 and 5)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QDialog

from boardroom.stage import theme
from boardroom.stage.items.piece import RISE, Drop, Offer, Piece, Place
from boardroom.stage.motion import PACE
from boardroom.stage.pictures import Pose
from tests.stage.conftest import Room
from tests.stage.demo import ANA, BEN, Cover, Give, House, Peek, Pull, View
from tests.stage.hands import LEFT, RIGHT

AWAY = (1300.0, 900.0)


def is_home(piece: Piece) -> bool:
    return (
        piece.pos() == piece.home.point
        and piece.pose is Pose.RESTING
        and piece.rise == piece.tilt == piece.aside == 0
        and piece.zValue() == piece.home.z
        and not piece.is_held
    )


def nothing_is_held(room: Room) -> bool:
    return (
        room.scene.touch.held is None
        and room.scene.mouseGrabberItem() is None
        and not any(piece.is_held for piece in room.scene.pieces.values())
    )


def next_drag_works(room: Room, slide: int = 4) -> bool:
    before = len(room.house.done)
    room.hands.drag(room.scene.slides[slide], AWAY)
    return room.house.done[before:] == [Pull(slide)]


# ------------------------------------------------------------------------------------------ click, drag


def test_a_click_takes(room):
    room.hands.click(room.scene.slides[3])
    assert room.house.done == [Pull(3)]


def test_a_small_movement_is_still_a_click(room):
    slide = room.scene.slides[3]
    room.hands.press(slide)
    room.hands.move(slide.pos() + QPointF(theme.DRAG - 2, 0))
    assert is_still(slide)
    room.hands.release()
    assert room.house.done == [Pull(3)]


def is_still(piece: Piece) -> bool:
    return piece.pos() == piece.home.point


def test_a_press_let_go_beside_the_piece_is_no_click(room):
    strip = room.scene.token  # it may be carried only to a plate
    room.hands.press(strip)
    room.hands.move((960, 1000))
    room.hands.release()
    assert room.house.done == []
    assert is_home(strip)


def test_a_piece_is_lifted_when_it_is_pressed(room):
    slide = room.scene.slides[0]
    room.hands.press(slide)
    assert slide.pose is Pose.LIT
    assert slide.rise == RISE
    assert slide.zValue() == theme.Z.CARRIED
    room.hands.release()


def test_a_carried_piece_follows_the_pointer_at_once(room):
    slide = room.scene.slides[0]
    room.hands.carry(slide, (1200, 700), (700, 300))
    assert (slide.pos() - QPointF(700, 300)).manhattanLength() < 1
    room.hands.release()


def test_it_is_held_where_it_was_taken(room):
    slide = room.scene.slides[0]
    room.hands.press(slide.pos() + QPointF(40, -30))
    room.hands.move((1200, 700))
    assert (slide.pos() - QPointF(1160, 730)).manhattanLength() < 1
    room.hands.release()


def test_it_leans_into_the_movement(room):
    slide = room.scene.slides[0]
    room.hands.carry(slide, (1500, 700))
    assert 0 < slide.tilt <= theme.TILT
    room.hands.move((1200, 700))
    room.hands.move((900, 700))
    assert -theme.TILT <= slide.tilt < 0
    room.hands.release()


def test_carried_far_enough_off_its_place_it_is_taken(room):
    room.hands.drag(room.scene.slides[5], AWAY)
    assert room.house.done == [Pull(5)]


def test_carried_and_brought_back_it_is_not_taken(room):
    slide = room.scene.slides[5]
    room.hands.drag(slide, AWAY, slide.home.point + QPointF(8, 8))
    assert room.house.done == []
    assert is_home(slide)


def test_it_falls_into_the_place_under_it(room):
    room.hands.drag(room.scene.token, room.scene.plates[BEN])
    assert room.house.done == [Give(BEN)]
    assert is_home(room.scene.token)


def test_the_place_it_would_fall_into_is_ringed_and_draws_it_in(room):
    token, plate = room.scene.token, room.scene.plates[BEN]
    room.hands.carry(token, plate.pos() + QPointF(60, 0))
    assert plate.pose is Pose.RINGED
    assert token.pos().x() < plate.pos().x() + 60
    room.hands.move((960, 500))
    assert plate.pose is Pose.RESTING
    room.hands.release()
    assert plate.pose is Pose.RESTING


def test_near_is_near_enough(room):
    plate = room.scene.plates[BEN]
    edge = QPointF(plate.pos().x() + plate.size.width() / 2 + theme.REACH - 6, plate.pos().y())
    room.hands.drag(room.scene.token, edge)
    assert room.house.done == [Give(BEN)]


def test_dropped_where_nothing_wants_it_flies_home(room):
    room.hands.drag(room.scene.token, (960, 1000))
    assert room.house.done == []
    assert is_home(room.scene.token)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_dropped_on_what_does_not_want_it_it_is_told_why_as_by_a_click(room, pace):
    told = []
    room.scene.refused.connect(lambda why, ruling: told.append((why, ruling)))
    room.scene.explain(room.scene.curtain, "The token stays with the players.", "Rule 7")
    PACE.scale = pace
    room.hands.drag(room.scene.token, room.scene.curtain)
    assert room.house.done == []
    assert told == [("The token stays with the players.", "Rule 7")]
    assert room.scene.touch.held is None


@pytest.mark.parametrize("is_solid", [False, True])
def test_dropped_on_another_thing_it_is_told_what_wants_it_and_on_the_felt_nothing(room, is_solid):
    """Whoever lets go over the bare felt has thought better of it."""
    told = []
    room.scene.refused.connect(lambda why, ruling: told.append(why))
    room.scene.strip.solid = room.scene.curtain.solid = is_solid
    room.hands.drag(room.scene.token, (room.scene.strip.home.x - 100, room.scene.strip.home.y))
    assert room.house.done == []
    assert ["lights up" in why for why in told] == [True] * is_solid


def test_brought_back_to_where_it_was_taken_nobody_is_told_anything(room):
    told = []
    room.scene.refused.connect(lambda why, ruling: told.append(why))
    room.scene.explain(room.scene.strip, "That is no place for it.", "Rule 7")
    token = room.scene.token
    room.scene.light(token, Offer(ANA, drops=(Drop(room.scene.plates[BEN], Give(BEN)),)))
    room.scene.strip.lie(Place(token.home.x, token.home.y, z=token.home.z - 1))
    room.hands.drag(token, (token.home.x + 40, token.home.y), (token.home.x + 15, token.home.y))
    assert told == []


def test_it_does_not_leave_the_table(room):
    slide = room.scene.slides[0]
    room.hands.carry(slide, (3000, -500))
    assert theme.TABLE.contains(slide.pos())
    room.hands.release()


def test_what_may_not_be_touched_stays_put_and_says_why(room):
    told = []
    room.scene.refused.connect(lambda why, ruling: told.append((why, ruling)))
    room.hands.click(room.scene.slides[0])
    room.hands.click(room.scene.slides[1])  # two are out
    room.hands.click(room.scene.slides[5])
    assert room.house.done == [Pull(0), Pull(1)]
    assert told == [("It is not your turn.", "Rule 5")]
    assert is_home(room.scene.slides[5])


def test_a_refused_piece_shakes_and_goes_home(room):
    PACE.scale = 1.0
    slide = room.scene.slides[2]
    room.house.view = View(out=(2, 7))  # the house knows better
    room.hands.drag(slide, AWAY)
    assert room.house.refusals == ["That cannot be done now."]
    assert {type(motion).__name__ for motion in slide.motions} >= {"Shake", "Travel"}
    for running in tuple(slide.motions):
        running.setCurrentTime(running.duration())
    assert is_home(slide)


def test_a_piece_on_a_rail_only_slides(room):
    curtain = room.scene.curtain
    room.hands.carry(curtain, curtain.pos() + QPointF(30, 200))
    assert curtain.pos() == QPointF(1590, 250)
    room.hands.release()
    assert room.house.done == []
    assert is_home(curtain)


def test_a_rail_goes_on_step_by_step_in_one_movement(room):
    curtain = room.scene.curtain
    room.hands.carry(curtain, curtain.pos() + QPointF(80, 0))
    assert room.house.done == [Peek()]
    assert room.scene.touch.held is curtain
    room.hands.move((1560 + 120, 250))
    assert room.house.done == [Peek()]
    room.hands.move((1560 + 160, 250))
    assert room.house.done == [Peek(), Peek()]
    room.hands.release()
    assert is_home(curtain)
    assert curtain.home.x == 1720


def test_a_click_picks_up_what_may_go_to_several_places_and_the_next_one_drops_it(room):
    token = room.scene.token
    room.hands.click(token)
    assert room.scene.touch.held is token
    room.hands.move((700, 600))
    assert (token.pos() - QPointF(700, 600)).manhattanLength() < 1
    room.hands.click(room.scene.plates[BEN])
    assert room.house.done == [Give(BEN)]
    assert nothing_is_held(room)


def test_hovering_lifts_what_may_be_touched_and_nothing_else(room):
    room.hands.move(room.scene.slides[0])
    assert room.scene.slides[0].pose is Pose.LIT
    assert room.scene.slides[0].rise == RISE
    room.hands.move(room.scene.slides[1])
    assert is_home(room.scene.slides[0])
    assert room.scene.slides[1].pose is Pose.LIT
    room.hands.move(room.scene.plates[0])
    assert is_home(room.scene.slides[1])
    assert room.scene.plates[0].pose is Pose.RESTING
    room.hands.move(room.scene.slides[1])
    room.hands.leave()
    assert is_home(room.scene.slides[1])


def test_the_uppermost_piece_is_touched(room):
    touch = room.scene.touch
    assert touch.piece_at(room.scene.hole(0).point) is room.scene.slides[0]
    room.scene.slides[0].hide()
    assert touch.piece_at(room.scene.hole(0).point) is None  # the card under a slide is not there yet
    room.scene.cards[0].show()
    assert touch.piece_at(room.scene.hole(0).point) is room.scene.cards[0]


# ----------------------------------------------------------------------------------- failure 3: drumming


@pytest.mark.breaks(3, "double and triple clicks")
def test_a_double_click_takes_one_piece(room):
    room.hands.press(room.scene.slides[3])
    room.hands.release()
    room.hands.wait(90)
    room.hands.press_again()
    room.hands.release()
    assert room.house.done == [Pull(3)]


@pytest.mark.breaks(3, "never two pieces from one")
@pytest.mark.parametrize("gap", [10, 90, 250, 390])
def test_drumming_on_one_spot_takes_one_piece(room, gap):
    for number in range(9):
        (room.hands.press_again if number % 2 else lambda: room.hands.press(room.scene.hole(3).point))()
        room.hands.wait(5)
        room.hands.release()
        room.hands.wait(gap)
    assert room.house.done == [Pull(3)]


def test_drumming_does_not_put_back_what_was_pulled_with_two_out(room):
    room.hands.click(room.scene.slides[0])
    tray = room.scene.tray(1).point
    room.hands.click(room.scene.slides[1])
    room.hands.wait(50)
    room.hands.press(room.scene.hole(1).point)
    room.hands.release()
    assert room.house.done == [Pull(0), Pull(1)]
    room.hands.click(tray)
    assert room.house.done == [Pull(0), Pull(1), Cover()]


def test_quick_clicks_on_two_pieces_take_both(room):
    for slide in (0, 1):
        room.hands.press(room.scene.slides[slide])
        room.hands.release()
        room.hands.wait(80)
    assert room.house.done == [Pull(0), Pull(1)]


@pytest.mark.breaks(3, "never three open")
def test_never_three_open(room):
    for slide in range(6):
        room.hands.press(room.scene.slides[slide])
        room.hands.release()
        room.hands.wait(40)
    assert room.house.done == [Pull(0), Pull(1)]
    assert len(room.house.view.out) == 2


@pytest.mark.breaks(3, "two fingers")
def test_a_second_finger_takes_nothing(room):
    device = QTestTouch.device()
    from PySide6.QtTest import QTest

    one, two = (room.hands.spot(room.scene.slides[n]).toPoint() for n in (0, 1))
    viewport = room.view.viewport()
    QTest.touchEvent(viewport, device).press(0, one, viewport).press(1, two, viewport).commit()
    QTest.touchEvent(viewport, device).release(0, one, viewport).release(1, two, viewport).commit()
    assert len(room.house.done) <= 1
    assert nothing_is_held(room)


class QTestTouch:
    """One touch screen for all tests."""

    _device = None

    @classmethod
    def device(cls):
        from PySide6.QtTest import QTest

        cls._device = cls._device or QTest.createTouchDevice()
        return cls._device


@pytest.mark.breaks(3, "clicks during an animation")
def test_a_click_during_an_animation_hurries_it_and_counts_when_it_meant_the_same_piece(room):
    PACE.scale = 1.0
    room.hands.click(room.scene.slides[0])
    assert room.scene.playing
    room.hands.press(room.scene.slides[1])
    room.hands.release()
    assert not room.scene.slides[0].motions
    assert room.house.done == [Pull(0), Pull(1)]


@pytest.mark.breaks(3, "clicks during an animation")
def test_a_click_on_what_is_somewhere_else_after_hurrying_does_nothing(room):
    PACE.scale = 1.0
    room.hands.click(room.scene.slides[0])
    flying = room.scene.slides[0]
    room.hands.wait(1000)
    room.hands.press(flying)
    room.hands.release()
    assert not room.scene.playing
    assert room.house.done == [Pull(0)]
    assert flying.pos() == room.scene.tray(0).point


@pytest.mark.breaks(3, "clicks during an animation")
def test_a_click_on_a_flying_piece_does_not_touch_what_lies_under_it(room):
    """It hurries the piece home, and the one that comes to light there was not meant."""
    flying = room.scene.slides[6]
    room.hands.click(flying)
    room.hands.click(room.scene.slides[1])
    PACE.scale = 1.0
    room.hands.click(flying)
    assert room.house.done[-1] == Cover()
    running, under = room.director._running, room.scene.slides[8]
    for part in range(1, 40):
        running.setCurrentTime(running.totalDuration() * part // 40)
        if under.covers(flying.pos()):
            break
    assert room.scene.touch.piece_at(flying.pos()) is flying
    done = list(room.house.done)
    room.hands.wait(1000)
    room.hands.press(flying)
    room.hands.release()
    assert not room.scene.playing
    assert room.house.done == done


# --------------------------------------------------------------------------- failure 5: interrupted drags


def escape(room: Room) -> None:
    assert room.hands.key(Qt.Key.Key_Escape)


def right_button(room: Room) -> None:
    room.hands.press(AWAY, RIGHT)
    room.hands.release(RIGHT)


def middle_button(room: Room) -> None:
    room.hands.press(AWAY, Qt.MouseButton.MiddleButton)
    room.hands.release(Qt.MouseButton.MiddleButton)


def window_deactivated(room: Room) -> None:
    QApplication.sendEvent(room.view, QEvent(QEvent.Type.WindowDeactivate))


def focus_lost(room: Room) -> None:
    QApplication.sendEvent(
        room.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    )


def dialog_opens(room: Room) -> None:
    dialog = QDialog(room.view)
    dialog.open()
    room.app.processEvents()
    dialog.close()
    dialog.deleteLater()
    room.view.activateWindow()
    room.app.processEvents()


def let_go_outside(room: Room) -> None:
    room.hands.outside()
    room.hands.release()


def released_unseen(room: Room) -> None:
    room.hands.buttons &= ~LEFT
    room.hands.move((900, 500))


def pressed_again(room: Room) -> None:
    room.hands.press((1850, 1060))


def window_resized(room: Room) -> None:
    room.view.resize(1000, 700)
    room.app.processEvents()


def another_cue(room: Room) -> None:
    """The clock ran out: the same player is not asked any more."""
    from boardroom.table.table import Cue

    room.director.cue(Cue((), View(), (), None))
    room.director.cue(Cue((), View(), room.house.scene.invited[-2], None))


@pytest.mark.breaks(5, "Esc")
@pytest.mark.breaks(5, "Alt-Tab")
@pytest.mark.breaks(5, "a dialog")
@pytest.mark.breaks(5, "the timer")
@pytest.mark.breaks(5, "the right button")
@pytest.mark.breaks(5, "leaving the window")
@pytest.mark.breaks(5, "the next drag works")
@pytest.mark.parametrize(
    "interruption",
    [
        escape,
        right_button,
        middle_button,
        window_deactivated,
        focus_lost,
        dialog_opens,
        let_go_outside,
        released_unseen,
        pressed_again,
        window_resized,
        another_cue,
    ],
)
@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_an_interrupted_drag_ends_where_it_began(room, interruption, pace):
    before = room.scene.digest()
    slide = room.scene.slides[4]
    room.hands.carry(slide, AWAY)
    PACE.scale = pace
    interruption(room)
    assert nothing_is_held(room)
    for running in tuple(slide.motions):
        running.setCurrentTime(running.duration())
    room.hands.release()
    room.hands.leave()
    PACE.scale = 0.0
    assert room.house.done == []
    assert is_home(slide)
    assert room.scene.digest() == before
    assert next_drag_works(room)


def hidden(room: Room) -> None:
    room.scene.slides[4].hide()
    room.scene.slides[4].show()


def disabled(room: Room) -> None:
    room.scene.slides[4].setEnabled(False)
    room.scene.slides[4].setEnabled(True)


@pytest.mark.parametrize("vanish", [hidden, disabled])
def test_a_piece_that_vanishes_in_the_hand_goes_home(room, vanish):
    slide = room.scene.slides[4]
    room.hands.carry(slide, AWAY)
    vanish(room)
    assert nothing_is_held(room)
    assert is_home(slide)
    room.hands.release()
    assert room.house.done == []
    assert next_drag_works(room)


def test_a_piece_that_is_removed_in_the_hand_is_gone(room):
    slide = room.scene.slides[4]
    room.hands.carry(slide, AWAY)
    room.scene.remove(slide.key)
    assert nothing_is_held(room)
    room.hands.move((700, 700))
    room.hands.release()
    room.scene.add(slide)
    room.house.director.cue(room_cue(room))
    assert is_home(slide)
    assert next_drag_works(room)


def room_cue(room: Room):
    from boardroom.table.table import Cue
    from tests.stage.demo import asks

    return Cue((), room.house.view, asks(room.house.view), None)


def test_a_cue_that_moves_the_carried_piece_takes_it_out_of_the_hand(room):
    from boardroom.table.table import Cue
    from tests.stage.demo import Pulled, asks

    slide = room.scene.slides[4]
    room.hands.carry(slide, AWAY)
    view = View(out=(4,))
    room.director.cue(Cue((Pulled(4),), view, asks(view), None))
    assert nothing_is_held(room)
    assert slide.pos() == room.scene.tray(0).point


def test_a_cue_about_something_else_leaves_the_piece_in_the_hand(room):
    slide = room.scene.slides[4]
    room.hands.carry(slide, AWAY)
    room.house.submit(ANA, Give(BEN))
    assert room.scene.touch.held is slide
    room.hands.release()
    assert room.house.done == [Give(BEN), Pull(4)]


def test_a_loose_piece_goes_home_on_escape_too(room):
    room.hands.click(room.scene.token)
    room.hands.move((700, 700))
    assert room.hands.key(Qt.Key.Key_Escape)
    assert is_home(room.scene.token)
    assert nothing_is_held(room)


def test_an_action_nobody_answers_sends_the_piece_home(room):
    room.scene.acted.disconnect(room.house.submit)
    slide = room.scene.slides[4]
    room.hands.drag(slide, AWAY)
    assert is_home(slide)


def test_right_clicks_do_nothing(room):
    room.hands.click(room.scene.slides[4], RIGHT)
    assert room.house.done == []
    assert is_home(room.scene.slides[4])


def test_an_offer_without_a_choice_has_one_meaning():
    assert Offer(ANA, take=Cover(), away=Pull(1)).single == Cover()
    assert Offer(ANA, away=Pull(1)).single == Pull(1)
    assert Offer(ANA).single is None
    assert not Offer(ANA, take=Cover()).carries


def test_the_pointer_shows_what_it_can_do(room):
    cursor = room.view.viewport().cursor
    room.hands.move(room.scene.slides[4])
    assert cursor().shape() == Qt.CursorShape.OpenHandCursor
    room.hands.carry(room.scene.slides[4], AWAY)
    assert cursor().shape() == Qt.CursorShape.ClosedHandCursor
    room.hands.key(Qt.Key.Key_Escape)
    assert cursor().shape() == Qt.CursorShape.ArrowCursor


def test_two_houses_do_not_share_a_hand(qapp, room):
    other = Room(qapp, House())
    room.hands.carry(room.scene.slides[4], AWAY)
    assert other.scene.touch.held is None
    other.close()
    room.hands.release()
    assert room.house.done == [Pull(4)]
