"""The ring of the keyboard in the real games: it is seen, it stays near, and down leads to the buttons."""

from __future__ import annotations

import time
from random import Random

import pytest
from PySide6.QtCore import QEvent, QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication

from boardroom.app.session import Session
from boardroom.app.window import Window
from boardroom.games import shelf
from boardroom.games.common_denominator import state as denominator
from boardroom.games.concluzio import state as concluzio
from boardroom.stage.items.piece import Piece
from boardroom.stage.motion import PACE
from boardroom.stage.pictures import Pose, dressed
from tests.app.hands import ANA, BEN, lift, move, press, seat

Key = Qt.Key
GAMES = [name for name, card in shelf().items() if card.on_shelf]
_LOOKS, _INSIDE, _OUTSIDE = 24, 7.0, 6.5
"""So many points of an edge are looked at: units inside it, and outside to the middle of the ring."""
_APART = 56
"""By so much two colours differ in red, green or blue at least that are told apart from the sofa."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """Nothing takes time."""
    monkeypatch.setattr(PACE, "scale", 0.0)


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def key(pressed: Qt.Key, text: str = "") -> None:
    """A key goes down where the keys are, by a hand that does not drum."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, pressed, Qt.KeyboardModifier.NoModifier, text)
        event.setTimestamp(int(time.monotonic() * 1e6) % 2**40)
        QApplication.sendEvent(QApplication.focusWidget(), event)
    settle()


def play_to(window: Window, session: Session, phase: type) -> None:
    """Play until it stands so; whoever looks alone then is there, with the keys."""
    luck = Random(4)
    for _ in range(60):
        settle()
        lift(window)
        settle()
        if isinstance(session.table.state.phase, phase):
            break
        move(session, luck)
    lift(window)
    settle()
    assert isinstance(session.table.state.phase, phase)
    session.scene.touch.ring.by_keys = True
    window.table.view.setFocus(Qt.FocusReason.OtherFocusReason)
    session.scene.touch.use_keys()
    settle()


def is_ring_seen(piece: Piece) -> bool:
    """Whether the band stands out from most of the edge around which it runs."""
    made = dressed(piece.art, piece.size, 1.0, Pose.RINGED, piece.thickness)
    image, outline = made.pixmap.toImage(), piece.art.outline(piece.size)
    middle = QPointF(piece.size.width() / 2, piece.size.height() / 2)
    seen = 0
    for step in range(_LOOKS):
        edge = QLineF(middle, outline.pointAtPercent(step / _LOOKS))
        found = []
        for by in (_OUTSIDE, -_INSIDE):
            reach = QLineF(edge)
            reach.setLength(edge.length() + by)
            at = (reach.p2() - middle - made.corner).toPoint()
            found.append(image.pixelColor(at) if image.rect().contains(at) else QColor())
        band, face = found
        apart = (band.red() - face.red(), band.green() - face.green(), band.blue() - face.blue())
        seen += face.alpha() < 128 or max(map(abs, apart)) >= _APART
    return 2 * seen >= _LOOKS


@pytest.mark.parametrize("game", GAMES)
def test_the_ring_is_seen_on_everything_that_may_be_touched(window, game):
    session, luck = seat(window, game, ANA, BEN), Random(4)
    hidden, seen = set(), 0
    for _ in range(60):
        settle()
        lift(window)
        settle()
        for piece in session.scene.touch.offered:
            seen += 1
            if not is_ring_seen(piece):
                hidden.add(piece.key)
        if not session.table.asks:
            break
        move(session, luck)
    assert seen > 20
    assert not hidden


def test_the_ring_is_seen_on_a_value_that_is_chosen_in_concluzio(window):
    session = seat(window, "concluzio", ANA, BEN)
    play_to(window, session, concluzio.Playing)
    press(window, "I know it!")
    settle()
    window.table.view.setFocus(Qt.FocusReason.OtherFocusReason)
    key(Key.Key_Right)
    ringed = session.scene.touch.focused
    key(Key.Key_Return)
    assert session.scene.touch.focused is ringed
    assert ringed.art.chosen
    assert is_ring_seen(ringed)


def test_down_from_the_hand_leads_to_the_buttons_in_concluzio(window):
    """The notes lie far aside: left leads there."""
    session = seat(window, "concluzio", ANA, BEN)
    play_to(window, session, concluzio.Playing)
    ring = session.scene.touch
    assert ring.focused.key[0] == "card"
    hand = ring.focused
    key(Key.Key_Down)
    assert QApplication.focusWidget().words == "I know it!"
    key(Key.Key_Up)
    assert ring.focused is hand
    for _ in range(6):
        key(Key.Key_Left)
    assert ring.focused.key[0] == "tick"


@pytest.mark.parametrize("row", [4, 8])
def test_after_a_miss_the_ring_is_at_the_next_row_that_is_open(window, row):
    session = seat(window, "common_denominator", ANA, BEN)
    play_to(window, session, denominator.Answering)
    ring = session.scene.touch
    while ring.focused.key != ("row", row):
        before = ring.focused
        key(Key.Key_Down)
        assert ring.focused is not before
    key(Key.Key_Return)
    for letter in "zzz":
        key(Key.Key_Z, letter)
    key(Key.Key_Return)
    assert session.table.state.sheet is not None
    assert ring.focused.key in {("row", row + by) for by in (-1, 1)}
