"""Motion: one pace for everything, nothing left behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, QSizeF

from boardroom.stage import motion, theme
from boardroom.stage.items.faces import Disc, Panel
from boardroom.stage.items.piece import Piece, Place
from boardroom.stage.motion import PACE, SPEEDS
from boardroom.stage.pictures import Pose
from tests.stage.hands import sweep

HERE, THERE = Place(100, 100), Place(500, 300, angle=30, zoom=0.5)


@pytest.fixture
def piece(qapp) -> Piece:
    piece = Piece("one", Panel("1"), QSizeF(150, 150))
    piece.scaled_to(1.0)
    piece.lie(HERE)
    return piece


@pytest.fixture
def owner(qapp) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()
    sweep(qapp)


def go(animation: QAbstractAnimation, part: float = 1.0) -> QAbstractAnimation:
    animation.start()
    animation.setCurrentTime(round(animation.totalDuration() * part))
    return animation


def at(piece: Piece) -> tuple[float, float, float, float]:
    return round(piece.x(), 3), round(piece.y(), 3), round(piece.angle, 3), round(piece.zoom, 3)


def test_at_a_pace_of_nothing_every_motion_is_over_when_it_begins(piece, owner):
    motion.run(motion.in_turn(motion.pause(500), motion.travel(piece, THERE), motion.fade(piece, 0.3)), owner)
    assert at(piece) == (500, 300, 30, 0.5)
    assert piece.opacity() == pytest.approx(0.3)
    assert not piece.motions


@pytest.mark.parametrize("scale", [0.5, 1.0, 2.0])
def test_the_pace_scales_all_durations(piece, scale):
    PACE.scale = scale
    assert motion.travel(piece, THERE).duration() == theme.NORMAL * scale
    assert motion.pause(1000).totalDuration() == 1000 * scale
    assert motion.together(motion.pause(100), motion.pause(100), apart=50).totalDuration() == 150 * scale


def test_all_durations_are_between_120_and_320():
    assert {theme.QUICK, theme.NORMAL, theme.SLOW} == {120, 220, 320}


def test_a_journey_eases_out(piece):
    PACE.scale = 1.0
    go(motion.travel(piece, Place(500, 100)), 0.5)
    assert 300 < piece.x() < 500
    assert piece.zValue() >= theme.Z.TRAVEL
    assert piece.pose is Pose.RAISED


def test_a_journey_starts_where_the_piece_is_when_it_starts(piece):
    PACE.scale = 1.0
    line = motion.in_turn(motion.travel(piece, Place(900, 100)), motion.travel(piece, Place(900, 500)))
    line.start()
    line.setCurrentTime(theme.NORMAL + 1)
    assert piece.x() == pytest.approx(900)
    line.setCurrentTime(2 * theme.NORMAL)
    assert at(piece) == (900, 500, 0, 1)
    assert piece.pose is Pose.RESTING


def test_a_swing_goes_a_little_past_the_end_and_back(piece):
    PACE.scale = 1.0
    animation = motion.travel(piece, Place(500, 100), swing=True)
    animation.start()
    furthest = 0.0
    for now in range(0, theme.NORMAL, 5):
        animation.setCurrentTime(now)
        furthest = max(furthest, piece.x())
    assert 505 < furthest < 560
    animation.setCurrentTime(theme.NORMAL)
    assert piece.x() == 500


def test_an_arc_leaves_the_straight_line(piece):
    PACE.scale = 1.0
    go(motion.travel(piece, Place(500, 100), arc=80), 0.2)
    assert piece.y() < 70


def test_a_flip_shows_the_other_side_when_it_is_narrow(piece):
    PACE.scale = 1.0
    back = Disc()
    front = piece.art
    flip = motion.flip(piece, back)
    flip.start()
    widths = {}
    for now in range(0, theme.SLOW + 1, 8):
        flip.setCurrentTime(now)
        widths.setdefault(piece.art, []).append(piece.width)
    assert min(widths[front]) < 0.2
    assert min(widths[back]) < 0.2
    assert widths[back][-1] == pytest.approx(1.0)


def test_a_shake_ends_where_it_began(piece):
    PACE.scale = 1.0
    shake = motion.shake(piece)
    shake.start()
    seen = []
    for now in range(0, theme.SLOW, 8):
        shake.setCurrentTime(now)
        seen.append(piece.aside)
    shake.setCurrentTime(theme.SLOW)
    assert min(seen) < -4
    assert max(seen) > 4
    assert piece.aside == pytest.approx(0)
    assert at(piece) == (100, 100, 0, 1)


def test_what_was_hidden_fades_in(piece):
    PACE.scale = 1.0
    piece.hide()
    fade = go(motion.fade(piece, 1.0), 0.0)
    assert piece.isVisible()
    assert piece.opacity() == 0
    fade.setCurrentTime(theme.QUICK)
    assert piece.opacity() == 1


def test_reduced_motion_fades_instead_of_travelling(piece):
    PACE.scale, PACE.reduced = 1.0, True
    journey = motion.travel(piece, THERE)
    journey.start()
    seen = set()
    for now in range(0, journey.duration() + 1, 4):
        journey.setCurrentTime(now)
        seen.add(at(piece))
    journey.setCurrentTime(journey.duration())
    assert seen == {(100, 100, 0, 1), (500, 300, 30, 0.5)}
    assert piece.opacity() == 1
    flip = go(motion.flip(piece, Disc()), 0.4)
    assert piece.width == 1
    flip.setCurrentTime(flip.totalDuration())
    assert piece.art == Disc()
    assert piece.opacity() == 1
    go(motion.shake(piece), 0.3)
    assert piece.aside == 0


def test_a_new_journey_ends_the_old_one(piece):
    PACE.scale = 1.0
    first = go(motion.travel(piece, Place(900, 100)), 0.5)
    second = go(motion.travel(piece, Place(100, 900)), 0.0)
    assert first.state() == QAbstractAnimation.State.Stopped
    assert piece.motions == {second}


def test_lying_down_ends_every_motion(piece):
    PACE.scale = 1.0
    running = [
        go(motion.travel(piece, THERE), 0.5),
        go(motion.shake(piece), 0.2),
        go(motion.fade(piece, 0), 0.5),
    ]
    piece.lie(HERE)
    assert not piece.motions
    assert all(animation.state() == QAbstractAnimation.State.Stopped for animation in running)
    assert at(piece) == (100, 100, 0, 1)
    assert (piece.aside, piece.rise, piece.opacity(), piece.pose) == (0, 0, 1, Pose.RESTING)


def test_a_finished_animation_leaves_nothing_behind(piece, owner, qapp):
    PACE.scale = 1.0
    motion.run(motion.travel(piece, THERE), owner)
    motion.run(motion.in_turn(motion.pause(20), motion.shake(piece)), owner)
    assert len(owner.children()) == 2
    for animation in owner.findChildren(QAbstractAnimation):
        if animation.group() is None:
            animation.setCurrentTime(animation.totalDuration())
    sweep(qapp)
    assert owner.children() == []
    assert not piece.motions


def test_an_animation_dies_with_its_owner(piece, qapp):
    PACE.scale = 1.0
    owner = QObject()
    motion.run(motion.travel(piece, THERE), owner)
    owner.deleteLater()
    sweep(qapp)
    piece.lie(HERE)
    assert at(piece) == (100, 100, 0, 1)


def test_a_moment_happens_once_in_its_turn(piece):
    PACE.scale = 1.0
    told: list[float] = []
    line = motion.in_turn(
        motion.travel(piece, Place(900, 100)), motion.moment(lambda: told.append(piece.x()))
    )
    line.start()
    line.setCurrentTime(100)
    assert told == []
    line.setCurrentTime(line.totalDuration())
    assert told == [pytest.approx(900)]


@pytest.mark.parametrize("speed", motion.SPEEDS.values(), ids=motion.SPEEDS)
def test_what_has_to_be_looked_at_stands_as_long_at_every_pace(qapp, monkeypatch, speed):
    monkeypatch.setattr(PACE, "scale", 1.0)
    monkeypatch.setattr(PACE, "speed", speed)
    assert motion.pause(700).totalDuration() == 700


@pytest.mark.parametrize(("pace", "ms"), [("slow", 170), ("normal", 100), ("fast", 50), ("off", 0)])
def test_the_family_s_pace_is_for_what_moves(pace, ms):
    PACE.scale, PACE.speed = 1.0, SPEEDS[pace]
    assert PACE.ms(100) == ms


def test_pieces_are_there_at_once_where_the_family_wants_no_motion(room):
    PACE.scale, PACE.speed = 1.0, SPEEDS["off"]
    piece = room.scene.slides[0]
    motion.run(motion.travel(piece, Place(500, 500)), room.scene)
    assert (piece.pos().x(), piece.pos().y()) == (500, 500)
    assert not piece.motions
