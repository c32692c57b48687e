"""Failure 13: pause means pause and hides the question; sleep and a changed clock cost nothing."""

from __future__ import annotations

import time
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardroom.app.cards import Curtain, MenuCard, PauseCard
from boardroom.app.session import NOTED
from boardroom.games.common_denominator.actions import TryRow
from boardroom.stage.motion import PACE
from boardroom.table.clock import Clock
from tests.breaks.evening import lift_curtains, moves, open_cards, session_of, sit_down
from tests.breaks.timed import TIMED

HOUR = 3600.0


def up_to_a_clock(window, game, options, seed=4):
    """Play until somebody's time is running."""
    sit_down(window, game, seed=seed, **options)
    for _ in moves(window, Random(seed), 60):
        lift_curtains(window)
        session = session_of(window)
        if any(ask.until is not None and ask.seat in session.people for ask in session.table.asks):
            return session
    raise AssertionError("nobody's time ever ran")


def left(session):
    return min(ask.until for ask in session.table.asks if ask.until is not None) - session.table.clock.now()


def jump(session, monkeypatch, seconds=HOUR):
    """The source of the clock is so much later now."""
    real = session.table.clock._source
    monkeypatch.setattr(session.table.clock, "_source", lambda: real() + seconds)


def looks(session, count=20):
    """The clock is looked at again and again, as it is while time is running."""
    for _ in range(count):
        session._ticking.timeout.emit()


@pytest.mark.breaks(13, "pause stops the clock")
@pytest.mark.parametrize(("game", "options"), TIMED)
def test_an_hour_in_the_menu_costs_nobody_time(window, game, options, monkeypatch):
    session = up_to_a_clock(window, game, options)
    QTest.keyClick(window._table.view, Qt.Key.Key_Escape)
    (menu,) = open_cards(window, MenuCard)
    before, made = left(session), session.table.moves
    for _ in range(10):
        jump(session, monkeypatch, HOUR / 10)
        looks(session, 1)
    assert session.table.moves == made
    menu.choose(menu.pause)
    (card,) = open_cards(window, PauseCard)
    for _ in range(10):
        jump(session, monkeypatch, HOUR / 10)
        looks(session, 1)
    assert left(session) == before
    card.choose(card.went_on)
    assert session.table.moves == made
    assert before - left(session) < 1000


@pytest.mark.breaks(13, "pause stops the clock")
@pytest.mark.parametrize(("game", "options"), TIMED)
def test_what_is_shown_costs_nobody_time(window, game, options, monkeypatch):
    """Clues are revealed, a slide is pulled, a card is turned: time begins when somebody can act."""
    session, shown = sit_down(window, game, seed=4, **options), 0
    monkeypatch.setattr(PACE, "scale", 1.0)
    for _ in moves(window, Random(4), 80):
        if session.director.is_idle or not any(ask.until is not None for ask in session.table.asks):
            continue
        before, made = left(session), session.table.moves
        jump(session, monkeypatch, 3.0)
        looks(session, 1)
        assert (left(session), session.table.moves) == (before, made)
        session.director.hurry()
        assert session.table.clock.is_running or open_cards(window, Curtain)
        shown += 1
        if shown == 3:
            return
    raise AssertionError("nothing was ever shown while time might have run")


@pytest.mark.breaks(13, "taking back")
def test_a_row_that_is_let_go_again_gives_no_sand_back(window):
    """Touched, thought about for forty seconds, and taken back from the menu."""
    session = up_to_a_clock(window, "common_denominator", {})
    seat = session.table.state.seat
    before, made = left(session), session.table.moves
    session.scene.acted.emit(int(seat), TryRow(1))
    assert session.table.moves == made + 1
    session.table.clock.set(session.table.clock.now() + 40_000)
    session._ticking.timeout.emit()
    QTest.keyClick(window._table.view, Qt.Key.Key_Escape)
    (menu,) = open_cards(window, MenuCard)
    menu.choose(menu.undo)
    assert session.table.moves == made
    assert session.table.state.phase.tried is None
    assert left(session) <= before - 40_000


@pytest.mark.breaks(13, "a suspended laptop")
@pytest.mark.parametrize(("game", "options"), TIMED)
def test_an_hour_of_sleep_costs_nobody_time(window, game, options, monkeypatch):
    """In the middle of a question, with the clock running."""
    session = up_to_a_clock(window, game, options)
    session.table.clock.now()
    before, made = left(session), session.table.moves
    jump(session, monkeypatch)
    session._ticking.timeout.emit()
    assert session.table.moves == made
    assert before - left(session) < 1500


@pytest.mark.breaks(13, "a changed system clock")
@pytest.mark.parametrize(("game", "options"), TIMED)
@pytest.mark.parametrize("change", [HOUR, -HOUR])
def test_a_changed_system_clock_costs_nobody_time(window, game, options, change, monkeypatch):
    session = up_to_a_clock(window, game, options)
    before, made = left(session), session.table.moves
    real = time.time
    for hours in range(1, 11):
        monkeypatch.setattr(time, "time", lambda hours=hours: real() + change * hours)
        looks(session, 1)
    assert session.table.moves == made
    assert abs(before - left(session)) < 1500


@pytest.mark.breaks(13, "a changed system clock")
def test_a_source_that_jumps_back_takes_nothing_away():
    shown = iter([10.0, 11.0, 4.0, 5.0])
    clock = Clock(lambda: next(shown))
    assert [clock.now() for _ in range(3)] == [1000, 1000, 2000]


@pytest.mark.breaks(13, "pause hides the question")
@pytest.mark.parametrize(("game", "options"), [("common_denominator", {}), ("brain_games", {"limit": "30"})])
def test_what_may_not_be_studied_without_the_clock_is_hidden_in_the_menu(window, game, options):
    """The puzzle and the card are covered as soon as the menu opens, and are back when it closes."""
    session = up_to_a_clock(window, game, options, seed=5)
    session.director.hurry()
    open_ = uncovered(session.scene)
    QTest.keyClick(window._table.view, Qt.Key.Key_Escape)
    (menu,) = open_cards(window, MenuCard)
    assert open_ - uncovered(session.scene), "nothing was hidden"
    menu.choose(menu.resumed)
    lift_curtains(window)
    assert uncovered(session.scene) == open_


def uncovered(scene):
    """The pieces that can be seen at their middle, as they are drawn."""
    seen = set()
    pieces = [piece for piece in scene.pieces.values() if piece.isVisible() and piece.opacity() > 0]
    for piece in pieces:
        middle = piece.sceneBoundingRect().center()
        above = [
            other
            for other in pieces
            if other.zValue() > piece.zValue() and other.covers(middle) and other.opacity() == 1
        ]
        if not above:
            seen.add(repr(piece.art))
    return seen


@pytest.mark.breaks(13, "pause stops the clock")
@pytest.mark.parametrize(("game", "options"), TIMED)
def test_a_look_at_the_shelf_gives_nobody_time_back_and_waits_until_somebody_is_back(window, game, options):
    session = up_to_a_clock(window, game, options)
    clock = session.table.clock
    clock.set(clock.now() + 4000)
    before = left(session)
    window.show_shelf()
    window.drawer.resume_newest()
    again = session_of(window)
    assert left(again) <= before
    assert not again.table.clock.is_running
    pauses = open_cards(window, PauseCard)
    assert len(pauses) + len(open_cards(window, Curtain)) == 1
    for card in pauses:
        card.choose(card.went_on)
    lift_curtains(window)
    assert again.table.clock.is_running


@pytest.mark.breaks(13, "pause stops the clock")
@pytest.mark.parametrize(("game", "options"), TIMED)
def test_a_pulled_plug_gives_back_no_more_than_five_seconds(window, game, options):
    session = up_to_a_clock(window, game, options)
    clock = session.table.clock
    for _ in range(12):
        clock.set(clock.now() + 1000)
        if left(session) <= 1000:
            break
        looks(session, 1)
    (saved,) = window.saves
    assert clock.now() - saved.clock <= NOTED + 1000


@pytest.mark.breaks(13, "pause stops the clock")
def test_what_was_begun_when_the_sand_ran_out_stays_and_is_typed_to_its_end(window):
    """CD-10: only what was begun before is still written to its end."""
    session = up_to_a_clock(window, "common_denominator", {})
    session.director.hurry()
    (ask,) = [ask for ask in session.table.asks if TryRow(1) in ask.choices]
    session.act(ask.seat, TryRow(1))
    session.director.hurry()
    line = window._table.bar.line
    QTest.keyClicks(line, "ab")
    session.table.clock.set(session.table.clock.now() + left(session))
    looks(session)
    session.director.hurry()
    assert session.table.state.phase.late
    assert (window._table.bar.line, line.text()) == (line, "ab")
