"""The director plays cues in order, can be hurried, and survives whatever a scene does."""

from __future__ import annotations

import sys

import pytest

from boardroom.stage.motion import PACE
from boardroom.table.table import Cue
from tests.stage.conftest import Room
from tests.stage.demo import ANA, Broken, Covered, Pulled, View, Won, asks
from tests.stage.hands import sweep


def cue(view: View, *events, past: bool = False) -> Cue:
    return Cue(events, view, asks(view), None, past)


def finish(room: Room) -> None:
    """Let what is playing come to its end by itself."""
    running = room.director._running
    assert running is not None
    running.setCurrentTime(running.totalDuration())


@pytest.fixture
def faults(monkeypatch) -> list[BaseException]:
    seen: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, value, trace: seen.append(value))
    return seen


def test_events_are_shown_one_after_another_each_from_where_the_last_ended(room):
    PACE.scale = 1.0
    view = View(racks=((0, 3), ()))
    room.director.cue(cue(View(out=(0,)), Pulled(0)))
    room.director.cue(cue(view, Pulled(3), Won((0, 3), ANA)))
    assert room.scene.playing
    finish(room)
    assert room.scene.slides[0].pos() == room.scene.tray(0).point
    assert not room.scene.cards[0].motions
    finish(room)
    assert room.scene.cards[0].motions
    finish(room)
    assert not room.scene.playing
    assert room.director.is_idle


def test_idle_is_told_once_everything_is_shown(room, qtbot):
    PACE.scale = 1.0
    told = []
    room.director.idle.connect(lambda: told.append(room.scene.playing))
    room.director.cue(cue(View(out=(0,)), Pulled(0)))
    assert told == []
    finish(room)
    assert told == [False]


def test_only_the_newest_asks_are_invited(room):
    PACE.scale = 1.0
    room.scene.invited.clear()
    room.director.cue(cue(View(out=(0,)), Pulled(0)))
    room.director.cue(cue(View(out=(0, 1)), Pulled(1)))
    finish(room)
    assert room.scene.invited == []
    finish(room)
    assert room.scene.invited == [asks(View(out=(0, 1)))]


def test_while_it_plays_nothing_can_be_touched(room):
    PACE.scale = 1.0
    room.director.cue(cue(View(out=(0,)), Pulled(0)))
    room.hands.move(room.scene.slides[5])
    assert room.scene.slides[5].rise == 0


def test_what_is_past_is_not_played_again(room, monkeypatch):
    PACE.scale = 1.0
    monkeypatch.setattr(room.scene, "animate", lambda event: pytest.fail("played again"))
    room.director.cue(cue(View(out=(0,)), Pulled(0), past=True))
    assert room.director.is_idle
    assert room.scene.slides[0].pos() == room.scene.tray(0).point


def test_hurry_goes_to_the_newest_view_at_once(room):
    PACE.scale = 1.0
    for number in range(5):
        out = tuple(range(number % 2 + 1))
        room.director.cue(cue(View(out=out), Pulled(0), Pulled(1), Covered()))
    room.director.hurry()
    assert room.director.is_idle
    assert not room.scene.playing
    assert room.scene.slides[0].pos() == room.scene.tray(0).point
    assert room.scene.slides[1].pos() == room.scene.hole(1).point


def test_hurry_when_nothing_plays_does_nothing(room):
    before = room.scene.digest()
    room.director.hurry()
    assert room.scene.digest() == before


def test_a_hurry_tells_idle_once(room):
    PACE.scale = 1.0
    told = []
    room.director.idle.connect(lambda: told.append(True))
    room.director.cue(cue(View(out=(0,)), Pulled(0)))
    room.director.cue(cue(View(), Covered()))
    room.director.hurry()
    assert told == [True]


@pytest.mark.breaks(17, "animate")
def test_a_broken_animation_is_reported_and_the_cue_is_shown_all_the_same(room, faults):
    room.director.cue(cue(View(out=(0,)), Broken(), Pulled(0)))
    assert [str(fault) for fault in faults] == ["the scene cannot do that"]
    assert room.director.is_idle
    assert room.scene.slides[0].pos() == room.scene.tray(0).point
    assert room.scene.invited[-1] == asks(View(out=(0,)))


@pytest.mark.breaks(17, "settle")
def test_a_broken_view_is_reported_and_the_next_one_is_shown(room, faults):
    room.director.cue(cue(View(broken=True)))
    assert [str(fault) for fault in faults] == ["the scene cannot show that"]
    assert room.director.is_idle
    room.director.cue(cue(View(out=(2,)), Pulled(2)))
    assert room.scene.slides[2].pos() == room.scene.tray(0).point
    assert len(faults) == 1


def test_a_broken_view_among_others_does_not_stop_the_line(room, faults):
    PACE.scale = 1.0
    room.director.cue(cue(View(out=(0,)), Pulled(0)))
    room.director.cue(cue(View(broken=True), Broken()))
    room.director.cue(cue(View(out=(0, 1)), Pulled(1)))
    finish(room)
    finish(room)
    assert room.director.is_idle
    assert len(faults) == 2
    assert room.scene.slides[1].pos() == room.scene.tray(1).point


def test_a_cue_given_from_idle_is_shown(room):
    """A computer may answer as soon as everything has been shown."""
    given = []

    def answer() -> None:
        if len(given) < 300:
            given.append(True)
            out = (0,) if len(given) % 2 else ()
            room.director.cue(cue(View(out=out), Pulled(0) if out else Covered()))

    room.director.idle.connect(answer)
    answer()
    assert len(given) == 300
    assert room.director.is_idle


def test_a_long_line_of_cues_is_shown_without_growing_the_stack(room):
    PACE.scale = 1.0
    room.director.cue(cue(View(out=(0,)), Pulled(0)))
    for number in range(3000):
        room.director.cue(cue(View(out=(0,) if number % 2 else ())))
    PACE.scale = 0.0
    finish(room)
    assert room.director.is_idle


def test_close_in_the_middle_leaves_nothing_running(room, qapp):
    PACE.scale = 1.0
    room.director.cue(cue(View(out=(0,)), Pulled(0)))
    room.director.close()
    sweep(qapp)
    assert room.director.children() == []
    assert not any(piece.motions for piece in room.scene.pieces.values())
