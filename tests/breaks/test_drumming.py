"""Failure 3: at every game's own table, fingers that drum do one thing once."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt

from boardroom.stage.motion import PACE
from tests.breaks.evening import GAMES, lift_curtains, moves, open_cards, session_of, sit_down
from tests.stage.hands import Hands


def touchable(session):
    """The pieces that may be touched where nothing lies above them."""
    touch = session.scene.touch
    return [piece for piece in touch.offered if touch.piece_at(QPointF(piece.pos())) is piece]


def carried_freely(session):
    """Those that can be dragged anywhere."""
    offers = [(piece, piece.offer) for piece in touchable(session)]
    return [piece for piece, offer in offers if offer.carries and offer.rail is None and not offer.at_once]


def drum(hands, at):
    """A triple click: press, release, the press of a double click, release, press, release."""
    hands.wait(2000)
    hands.press(at)
    hands.wait(30)
    hands.release()
    hands.wait(40)
    hands.press_again()
    hands.wait(30)
    hands.release()
    hands.wait(40)
    hands.press(at)
    hands.wait(30)
    hands.release()


@pytest.mark.breaks(3, "double and triple clicks")
@pytest.mark.breaks(3, "the turn passes once")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_a_triple_click_is_one_move_at_most(window, game, pace):
    sit_down(window, game)
    hands = Hands(window._table.view)
    luck = Random(1)
    drummed = 0
    for _ in moves(window, luck, 40):
        lift_curtains(window)
        session = session_of(window)
        session.director.hurry()
        if open_cards(window) or not touchable(session):
            continue
        PACE.scale = pace
        piece = luck.choice(touchable(session))
        made = session.table.moves
        drum(hands, piece)
        drummed += session.table.moves > made
        assert session.table.moves <= made + 1, f"{piece.key} was touched once and did two things"
        session.scene.touch.cancel()
        PACE.scale = 0.0
        session.director.hurry()
    assert drummed


@pytest.mark.breaks(3, "two fingers")
@pytest.mark.parametrize("game", GAMES)
def test_a_second_finger_does_nothing_while_the_first_holds(window, game):
    """The right button, the middle one and a second press end a drag; the piece is at home again."""
    sit_down(window, game)
    hands = Hands(window._table.view)
    luck = Random(2)
    held = 0
    for number, _ in enumerate(moves(window, luck, 40)):
        lift_curtains(window)
        session = session_of(window)
        session.director.hurry()
        carried = [
            p for p in touchable(session) if p.offer.carries and p.offer.rail is None and not p.offer.at_once
        ]
        if open_cards(window) or not carried:
            continue
        piece = luck.choice(carried)
        before, made = session.scene.digest(), session.table.moves
        hands.carry(piece, (piece.pos().x() + 60, piece.pos().y() - 30))
        held += session.scene.touch.held is piece
        button = (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)[number % 2]
        hands.press((960, 20), button)
        hands.release(button)
        assert session.scene.touch.held is None
        hands.release()
        hands.leave()
        assert session.table.moves == made
        assert session.scene.digest() == before
    assert held or game not in ("concentration", "concluzio")


@pytest.mark.breaks(5, "Esc")
@pytest.mark.breaks(5, "Alt-Tab")
@pytest.mark.breaks(5, "leaving the window")
@pytest.mark.parametrize("game", GAMES)
def test_a_drag_that_is_broken_off_at_any_table_ends_at_home(window, game):
    sit_down(window, game)
    hands = Hands(window._table.view)
    luck = Random(3)
    for number, _ in enumerate(moves(window, luck, 40)):
        lift_curtains(window)
        session = session_of(window)
        session.director.hurry()
        carried = [
            p for p in touchable(session) if p.offer.carries and p.offer.rail is None and not p.offer.at_once
        ]
        if open_cards(window) or not carried:
            continue
        piece = luck.choice(carried)
        before, made = session.scene.digest(), session.table.moves
        hands.carry(piece, (piece.pos().x() + 60, piece.pos().y() - 30))
        if number % 3 == 0:
            hands.key(Qt.Key.Key_Escape)
        elif number % 3 == 1:
            window._table.view.clearFocus()
            window._table.menu.setFocus()
        else:
            hands.outside()
        hands.release()
        hands.leave()
        assert session.scene.touch.held is None
        assert session.table.moves == made
        assert session.scene.digest() == before
