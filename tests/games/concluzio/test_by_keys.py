"""Concluzio by keys alone: the ring stays where somebody has led it, and Escape goes back step by step."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.app.cards import MenuCard
from boardroom.games.concluzio.actions import Play
from boardroom.games.concluzio.scene import Unfold
from boardroom.games.concluzio.state import Clueing
from boardroom.stage.pictures import Pose
from tests.games.concluzio.seated import Evening

STEPS = {"left": Qt.Key.Key_Left, "right": Qt.Key.Key_Right, "up": Qt.Key.Key_Up, "down": Qt.Key.Key_Down}


@pytest.fixture
def seat(qapp, qtbot, tmp_path):
    """Ana's turn: she sees her hand and her notes, and the keys are with the table."""
    evenings = []

    def seat(**how):
        evenings.append(game := Evening(tmp_path, people=1, computers=1, **how))
        while isinstance(game.table.state.phase, Clueing) or game.table.state.turn != 0:
            game.table.submit(game.asked.seat, game.brain())
            game.session.director.hurry()
        game.page.activateWindow()
        qtbot.waitUntil(game.page.isActiveWindow)
        return game

    yield seat
    for one in evenings:
        one.close()


def key(*keys):
    for one in keys:
        QTest.keyClick(QApplication.focusWidget(), STEPS.get(one, one))


def enter(game):
    """A press of its own: no drumming, and the ring has long been seen."""
    game.session.scene.touch._deed = None
    key(Qt.Key.Key_Return)


def ringed(game):
    """The one thing that is seen to have the ring: a piece, or a button."""
    pieces = [key for key, piece in game.session.scene.pieces.items() if piece.pose is Pose.RINGED]
    if pieces:
        assert game.page.view.hasFocus()
        (ringed,) = pieces
        return ringed
    return QApplication.focusWidget().words


def to_the_picker(game):
    key("right")
    while ringed(game) != "I know it!":
        key("down")
    enter(game)
    assert ringed(game) == ("pick", "number", 1)


def choose(game, kind, value):
    """Lead the ring there, and take it."""
    rows = ("number", "shape", "colour")
    while ringed(game)[1] != kind:
        key("down" if rows.index(ringed(game)[1]) < rows.index(kind) else "up")
    while ringed(game)[2] != value:
        key("right" if ringed(game)[2] < value else "left")
    enter(game)


def test_a_note_keeps_the_ring_when_it_is_marked(seat):
    game = seat()
    key("right", "left")
    note = ringed(game)
    assert note[0] == "tick"
    for mark in (1, 2, 0):
        enter(game)
        assert game.session.scene.pieces[note].art.mark == mark
        assert ringed(game) == note


def test_in_the_picker_the_ring_stays_until_all_three_are_chosen(seat):
    game = seat()
    to_the_picker(game)
    choose(game, "number", 4)
    assert ringed(game) == ("pick", "number", 4)
    choose(game, "shape", 3)
    assert ringed(game) == ("pick", "shape", 3)
    choose(game, "colour", 2)
    assert ringed(game) == "That is it!"


def test_whoever_goes_back_to_change_a_choice_is_left_there(seat):
    game = seat()
    to_the_picker(game)
    for kind in ("number", "shape", "colour"):
        choose(game, kind, 1)
    key("up")
    for value in (2, 5):
        choose(game, "number", value)
        assert ringed(game) == ("pick", "number", value)
        assert game.session.scene._guess == [value, 1, 1]


def test_escape_steps_out_of_the_picker_and_only_then_to_the_menu(seat):
    game = seat()
    to_the_picker(game)
    choose(game, "number", 3)
    key(Qt.Key.Key_Escape)
    assert not game.session.scene.pieces["picker"].isVisible()
    assert not game.page.findChildren(MenuCard)
    assert ringed(game) == ("card", game.view.own.hand[0].at)
    key(Qt.Key.Key_Escape)
    assert game.page.findChildren(MenuCard)


def test_escape_on_the_last_button_of_the_picker_steps_out_too(seat):
    game = seat()
    to_the_picker(game)
    for kind in ("number", "shape", "colour"):
        choose(game, kind, 1)
    assert ringed(game) == "That is it!"
    key(Qt.Key.Key_Escape)
    assert not game.session.scene.pieces["picker"].isVisible()
    assert game.table.result is None
    assert not game.page.findChildren(MenuCard)


def with_deduction(seat):
    """Ana may ask about a card that she has played."""
    for seed in range(60):
        game = seat(seed=seed, abilities="open")
        for _ in range(2):
            game.do(Play(game.view.own.hand[0].at))
            game.session.director.hurry()
            while game.table.state.turn != 0:
                game.table.submit(game.asked.seat, game.brain())
                game.session.director.hurry()
        if "Deduction" in [button.text for button in game.page.bar.prompt.buttons]:
            return game
    raise AssertionError("nobody was dealt Deduction")


def test_escape_goes_back_from_the_question_to_the_cards_and_from_there_to_the_table(seat):
    game = with_deduction(seat)
    scene = game.session.scene
    scene.press(game.asked.seat, Unfold("deduce"))
    key("right", "left")
    asked = ringed(game)
    enter(game)
    assert len(game.page.bar.pills) == 3
    key(Qt.Key.Key_Escape)
    assert [pill.words for pill in game.page.bar.pills] == ["Back"]
    assert ringed(game) == asked
    key(Qt.Key.Key_Escape)
    assert "Deduction" in [pill.words for pill in game.page.bar.pills]
    assert not game.page.findChildren(MenuCard)
    key(Qt.Key.Key_Escape)
    assert game.page.findChildren(MenuCard)
