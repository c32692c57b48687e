"""What must hold for every scene, proved on the demo: skip, heal, interruption, rest, growth."""

from __future__ import annotations

import gc
import sys
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QPointF, QSizeF, Qt, QTimer
from PySide6.QtGui import QImage, QTransform

from boardroom.core.game import Illegal
from boardroom.stage import pictures
from boardroom.stage.items.piece import Piece
from boardroom.stage.motion import PACE
from boardroom.table.table import Cue
from tests.stage.conftest import Room
from tests.stage.demo import ANA, BEN, COUNT, Cover, Give, House, Peek, Pull, Scene, View, asks, play
from tests.stage.hands import sweep


def played(seed: int, moves: int = 40):
    """A random game of the demo: every view with the events that led to it."""
    luck, view = Random(seed), View()
    done = 0
    while done < moves:
        action = luck.choice([*(Pull(n) for n in range(COUNT)), Cover(), Give(ANA), Give(BEN), Peek()])
        try:
            view, events = play(view, luck.choice([ANA, BEN]), action)
        except Illegal:
            if len(view.gone) >= COUNT - 3:
                return
            continue
        done += 1
        yield view, events


def fresh(view: View):
    scene = Scene()
    scene.show_now(view, asks(view))
    return scene.digest()


@pytest.mark.parametrize("seed", range(6))
def test_skip_law(room, seed):
    """After hurry() the digest equals a fresh scene settled on the same view."""
    luck = Random(seed)
    PACE.scale = 1.0
    for view, events in played(seed):
        room.director.cue(Cue(events, view, asks(view), None))
        running = room.director._running
        if running is not None and luck.random() < 0.7:
            running.setCurrentTime(luck.randrange(running.totalDuration() + 1))
        if luck.random() < 0.6:
            room.director.hurry()
            assert room.scene.digest() == fresh(view)


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9, 1.0])
@pytest.mark.parametrize("reduced", [False, True])
def test_heal_law(room, part, reduced):
    """Stop every animation part of the way: settle alone restores the picture."""
    PACE.scale, PACE.reduced = 1.0, reduced
    for view, events in played(7):
        for event in events:
            animation = room.scene.animate(event)
            if animation is not None:
                animation.start()
                animation.setCurrentTime(round(animation.totalDuration() * part))
                animation.stop()
        room.scene.settle(view)
        assert room.scene.digest() == fresh(view)


def test_settle_twice_changes_nothing(room):
    for view, _ in played(3):
        room.scene.settle(view)
        once = room.scene.digest()
        room.scene.settle(view)
        assert room.scene.digest() == once


def half_way(room: Room) -> None:
    for running in room.director.findChildren(QAbstractAnimation):
        if running.group() is None:
            running.setCurrentTime(running.totalDuration() // 2)


@pytest.mark.parametrize("seed", range(4))
def test_any_mixture_of_touches_leaves_a_lawful_picture(room, seed):
    """A child with both hands: presses, drags, keys and cues in any order and at any moment."""
    luck = Random(seed)
    PACE.scale = 1.0
    keys = [Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Escape]

    def anywhere() -> QPointF:
        return luck.choice([piece.pos() for piece in room.scene.pieces.values()])

    doings = [
        lambda: room.hands.press(anywhere()),
        lambda: room.hands.press(anywhere(), Qt.MouseButton.RightButton),
        lambda: room.hands.press_again(),
        lambda: room.hands.move(anywhere()),
        lambda: room.hands.move(QPointF(luck.randrange(1920), luck.randrange(1080))),
        lambda: room.hands.release(),
        lambda: room.hands.release(Qt.MouseButton.RightButton),
        lambda: room.hands.key(luck.choice(keys)),
        lambda: room.hands.leave(),
        lambda: room.hands.wait(luck.randrange(800)),
        lambda: room.director.hurry(),
        lambda: [
            a.setCurrentTime(a.totalDuration() // 2) for a in room.director.findChildren(QAbstractAnimation)
        ],
        lambda: room.app.processEvents(),
    ]
    for _ in range(600):
        luck.choice(doings)()
        held = [piece for piece in room.scene.pieces.values() if piece.is_held]
        assert held == [piece for piece in [room.scene.touch.held] if piece is not None]
        assert len(room.house.view.out) <= 2
    room.hands.release()
    room.hands.release(Qt.MouseButton.RightButton)
    room.scene.touch.cancel()
    room.hands.leave()
    room.director.hurry()
    room.scene.settle(room.house.view)
    assert room.scene.touch.held is None
    assert room.scene.digest() == fresh(room.house.view)


# --------------------------------------------------------------------------------------------- at rest


class Paints(QObject):
    """Counts what is painted on a viewport, and how much of it."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.count, self.area = 0, 0
        room.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            self.count += 1
            box = event.rect()
            self.area = max(self.area, box.width() * box.height())
        return False


def rest(room: Room, ms: int = 60) -> None:
    from PySide6.QtTest import QTest

    QTest.qWait(ms)


@pytest.mark.breaks(18, "an idle table")
@pytest.mark.breaks(18, "timers")
def test_an_idle_table_repaints_nothing_and_has_no_timer(room):
    room.hands.click(room.scene.slides[0])
    room.hands.move((960, 1000))
    rest(room)
    paints = Paints(room)
    rest(room, 250)
    assert paints.count == 0
    everything = [room.view, room.scene, room.director]
    assert not [timer for one in everything for timer in one.findChildren(QTimer) if timer.isActive()]
    assert not [motion for one in everything for motion in one.findChildren(QAbstractAnimation)]


def test_settling_on_what_is_shown_already_repaints_nothing(room):
    rest(room)
    paints = Paints(room)
    room.scene.show_now(room.house.view, asks(room.house.view))
    rest(room)
    assert paints.count == 0


def test_a_change_repaints_what_has_changed_and_no_more(room):
    rest(room)
    paints = Paints(room)
    room.house.submit(ANA, Peek())
    rest(room)
    whole = room.view.viewport().width() * room.view.viewport().height()
    assert 0 < paints.area < whole / 12


def test_what_rests_is_painted_with_the_felt_and_what_moves_is_not(room):
    visible = [piece for piece in room.scene.pieces.values() if piece.isVisible()]
    assert len(room.scene.ground) == len(visible)
    room.hands.press(room.scene.slides[4])
    assert len(room.scene.ground) == len(visible) - 1
    room.hands.move((1200, 800))
    room.hands.key(Qt.Key.Key_Escape)
    room.hands.release()
    room.hands.leave()
    room.scene.show_now(room.house.view, ())
    assert len(room.scene.ground) == len(visible)


def picture(room: Room):
    room.app.processEvents()
    return room.view.grab().toImage()


def worst(one: QImage, other: QImage) -> int:
    """The largest difference of any channel of any pixel; a gradient may round differently in parts."""
    assert one.size() == other.size()
    length = one.bytesPerLine()
    mine, theirs = bytes(one.constBits()), bytes(other.constBits())
    rows = ((mine[at : at + length], theirs[at : at + length]) for at in range(0, len(mine), length))
    return max(
        (abs(a - b) for row, same in rows if row != same for a, b in zip(row, same, strict=True)), default=0
    )


def test_the_ground_shows_the_same_picture_as_the_pieces_do(room):
    """Painted into the ground or drawn by itself: no pixel may tell."""
    for view, _ in played(5, 12):
        room.scene.show_now(view, ())
        laid = picture(room)
        for piece in sorted(room.scene.pieces.values(), key=lambda piece: piece.home.z):
            piece.lift()
        assert len(room.scene.ground) == 0
        assert worst(picture(room), laid) <= 2


def test_no_trace_stays_in_the_ground_of_what_has_moved(room):
    """After any game the picture equals that of a fresh table."""
    for view, events in played(9):
        room.director.cue(Cue(events, view, asks(view), None))
    room.hands.leave()
    seen = picture(room)
    other = Room(room.app, House(view))
    other.hands.leave()
    assert worst(seen, picture(other)) <= 2
    other.close()


# ------------------------------------------------------------------------------------------------ growth


@pytest.mark.breaks(18, "items")
def test_opening_and_closing_two_hundred_times_leaves_nothing(qapp):
    """Failure 18: items, timers, animations and memory are where they were."""

    def once() -> None:
        room = Room(qapp, House(), 480, 270)
        PACE.scale = 1.0
        room.hands.click(room.scene.slides[0])
        room.hands.carry(room.scene.slides[4], (1200, 800))
        PACE.scale = 0.0
        room.close()

    def alive() -> dict[str, int]:
        gc.collect()
        counts = dict.fromkeys(("pieces", "scenes", "animations", "timers", "objects"), 0)
        for one in gc.get_objects():
            try:
                kind = type(one)
                counts["pieces"] += issubclass(kind, Piece)
                counts["scenes"] += issubclass(kind, Scene)
                counts["animations"] += issubclass(kind, QAbstractAnimation)
                counts["timers"] += issubclass(kind, QTimer)
                counts["objects"] += issubclass(kind, QObject)
            except ReferenceError:
                continue
        return counts

    for _ in range(3):
        once()
    sweep(qapp)
    before, held = alive(), pictures.held()
    for _ in range(200):
        once()
    sweep(qapp)
    assert alive() == before
    assert pictures.held() == held
    assert not qapp.topLevelWidgets() or all(not widget.isVisible() for widget in qapp.topLevelWidgets())


def test_void_qt_calls_keep_the_references_to_none(room):
    """PySide 6.12 loses one with each; after some thousand the process aborts."""
    slide = room.scene.slides[0]
    before = sys.getrefcount(None)
    for number in range(5000):
        slide.setPos(float(number % 7), 5.0)
        slide.setRotation(number % 5)
        slide.setOpacity(1.0 - number % 2 / 2)
        slide.setZValue(float(number % 3))
        slide.setOffset(QPointF(number % 4, 0))
        slide.setTransform(QTransform())
        room.view.viewport().update()
        room.scene.invalidate(0, 0, 10, 10)
        QSizeF(1, 1).transpose()
    assert abs(sys.getrefcount(None) - before) < 500
