"""Failure 17: a fault anywhere at the table is shown in plain words and logged, and the game goes on."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from boardroom.app.cards import Trouble
from boardroom.games import shelf
from boardroom.table.table import Player
from tests.breaks.evening import (
    GAMES,
    PEOPLE,
    lift_curtains,
    moves,
    open_cards,
    seats_for,
    session_of,
    sit_down,
)

WORDS = "the wood has warped"


class Once:
    """Stands in for a method and breaks the first time; afterwards it does what it always did."""

    def __init__(self, real):
        self.real, self.broken = real, 0

    def __call__(self, *given):
        if not self.broken:
            self.broken = 1
            raise RuntimeError(WORDS)
        return self.real(*given)


def told_and_over(window, log):
    """It was said on a card and written down; whoever reads it goes on, and nothing else is said."""
    (card,) = open_cards(window, Trouble)
    assert WORDS in card.text.words
    assert WORDS in log.read_text(encoding="utf-8")
    card.choose(card.went_on)
    assert not open_cards(window, Trouble)


def is_whole(window):
    """The table shows what it would show if nothing had happened, and can be played on."""
    lift_curtains(window)
    session = session_of(window)
    session.director.hurry()
    eyes = session._looking if len(session.people) > 1 else session.people[0]
    view = session.table.rules.view(session.table.state, eyes)
    fresh = session.box.manifest.part("scene").Scene(session.table.players)
    fresh.scaled_to(session.scene.density)
    fresh.show_now(view, ())
    assert session.scene.digest() == fresh.digest()
    before = session.table.moves
    for _ in moves(window, Random(9), 3):
        pass
    assert session.table.moves > before or session.table.result is not None


@pytest.mark.breaks(17, "animate")
@pytest.mark.breaks(17, "settle")
@pytest.mark.breaks(17, "shown and logged")
@pytest.mark.breaks(17, "the game goes on")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("deed", ["animate", "settle", "invite"])
def test_a_scene_that_breaks_is_told_and_healed(window, caught, game, deed, monkeypatch):
    sit_down(window, game)
    for _ in moves(window, Random(5), 4):
        pass
    lift_curtains(window)
    session = session_of(window)
    once = Once(getattr(session.scene, deed))
    monkeypatch.setattr(session.scene, deed, once)
    made = session.table.moves
    for _ in moves(window, Random(6), 8):
        if once.broken:
            break
    assert once.broken
    assert session.table.moves > made
    told_and_over(window, caught)
    is_whole(window)


@pytest.mark.breaks(17, "a slot")
@pytest.mark.parametrize("game", GAMES)
def test_a_slot_that_breaks_is_told_and_the_button_works_again(window, caught, game, monkeypatch):
    """A real click on the menu's button, whose slot breaks."""
    sit_down(window, game)
    lift_curtains(window)
    page = window._table
    once = Once(page.session.pause)
    monkeypatch.setattr(page.session, "pause", once)
    QTest.mouseClick(page.menu, Qt.MouseButton.LeftButton)
    assert once.broken
    told_and_over(window, caught)
    is_whole(window)


def with_a_computer(window, game, wanted=2, seed=1, **options):
    """People and a computer."""
    count = seats_for(game, wanted)
    players = (*PEOPLE[: count - 1], Player("Robo", "robot", "computer", 0))
    window.seat(game, players, options, seed)
    return session_of(window)


@pytest.mark.breaks(17, "a bot")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("deed", ["choose", "watch"])
def test_a_computer_that_breaks_is_told_and_plays_on(window, caught, game, deed, monkeypatch):
    with_a_computer(window, game)
    brain = shelf()[game].part("bots").Brain
    real = getattr(brain, deed)
    broken = []

    def breaks_once(self, *given):
        if not broken:
            broken.append(1)
            raise RuntimeError(WORDS)
        return real(self, *given)

    monkeypatch.setattr(brain, deed, breaks_once)
    for _ in moves(window, Random(3), 40):
        if broken:
            break
    assert broken
    told_and_over(window, caught)
    is_whole(window)


@pytest.mark.breaks(17, "a bot")
@pytest.mark.breaks(6, "kill -9")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("when", [1, 3])
def test_a_computer_that_breaks_while_a_game_comes_back_loses_no_move(
    window, caught, game, when, monkeypatch
):
    """What was written must all be retold before anybody plays on, else the journal would be of two games."""
    with_a_computer(window, game, wanted=4)
    for _ in moves(window, Random(5), 2):
        pass
    assert session_of(window).table.result is None
    made, state = session_of(window).table.moves, session_of(window).table.state
    window.show_shelf()
    brain = shelf()[game].part("bots").Brain
    heard = []

    def breaks(self, *given):
        heard.append(given)
        if len(heard) == when:
            raise RuntimeError(WORDS)

    monkeypatch.setattr(brain, "watch", breaks)
    window._shelf.resumed.emit()
    monkeypatch.undo()
    assert len(heard) > when
    assert session_of(window).table.moves == made
    assert session_of(window).table.state == state


@pytest.mark.breaks(17, "a timer")
@pytest.mark.parametrize("game", GAMES)
def test_a_timer_that_breaks_is_told_and_time_goes_on(window, caught, game, monkeypatch):
    """The clock is looked at in a timer's slot; what breaks there once works the next time."""
    session = sit_down(window, game)
    once = Once(session.table.tick)
    monkeypatch.setattr(session.table, "tick", once)
    session._ticking.start(0)
    while not once.broken:
        QCoreApplication.processEvents()
    told_and_over(window, caught)
    session._set_clock()
    is_whole(window)
