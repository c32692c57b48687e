"""The table and the bar below it share the window: neither lies on the other, and time is shown once."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boardroom.app.parts import Guard
from boardroom.app.style import EDGE
from boardroom.core.game import Action, Seat
from boardroom.games.common_denominator.actions import Stop, TakePuzzle, TurnTimer, Youngest
from boardroom.games.concentration.actions import Pull
from boardroom.stage import theme
from boardroom.stage.motion import PACE
from boardroom.stage.prompt import AnswerLine, Button, Prompt
from boardroom.table.table import Player

ANA = Seat(0)
LONG = "Großmutter Annemarie von der Waterkant und ihr Kater Mikesch, choose a row and name it. " * 2


class Say(Action):
    text: str


@pytest.fixture
def seated(window):
    def seat(game, **options):
        window.seat(game, (Player("Ana"), Player("Ben")), options, 5)
        QApplication.processEvents()
        return window.table

    return seat


def ask(page, text):
    buttons = tuple(Button(words, ANA, Say(words)) for words in ("Go for Silver", "Stop here", "It counts!"))
    page.bar.show_prompt(Prompt(text, buttons))
    QApplication.processEvents()


def foot(page):
    """Where on the page the last thing of the table ends."""
    return page.view.viewportTransform().mapRect(theme.PLAY).bottom()


@pytest.mark.parametrize("game", ["concentration", "common_denominator"])
def test_a_bar_that_grows_covers_nothing_and_the_table_is_large_again_after_it(seated, game):
    page = seated(game)
    ask(page, "Ana, go on.")
    usual = foot(page)
    ask(page, LONG)
    assert page.bar.height() > page.bar.look.px(theme.PROMPT_BAR.height())
    assert foot(page) <= page.bar.y()
    ask(page, "Ana, go on.")
    assert foot(page) == usual


def test_in_large_type_the_table_does_not_jump(seated, window):
    window.preferences.set(text_size="largest")
    page = seated("concentration")
    ask(page, LONG)
    small = foot(page)
    assert small <= page.bar.y()
    ask(page, "Ana, go on.")
    assert foot(page) == small
    window.preferences.set(text_size="normal")
    ask(page, "Ana, it goes on.")
    assert foot(page) > small


@pytest.mark.parametrize("party", [False, True])
def test_in_large_type_the_table_is_large_again_when_the_bar_stays_low(seated, window, party):
    """Also after somebody has answered in the line, and however often the bar is laid out meanwhile."""
    window.preferences.set(text_size="largest")
    page = seated("common_denominator")
    if party:
        EDGE.free = theme.SAFE
        page.resize(page.width() - 1, page.height())
    ask(page, "Go on.")
    ask(page, "Go on, Ben.")
    ask(page, "Go on, Ana.")
    usual = foot(page)
    page.bar.show_prompt(Prompt(LONG, answer=AnswerLine(ANA, "Row 3", Say)))
    QApplication.processEvents()
    assert foot(page) < usual
    small = foot(page)
    ask(page, "Go on.")
    for _ in range(4):
        page.bar.dress(page.bar.look)
    ask(page, "Go on, Ben.")
    assert foot(page) == small, "it does not jump"
    ask(page, "Go on, Ana.")
    assert foot(page) == usual


def test_time_stands_in_the_bar_unless_the_table_shows_it(seated):
    page = seated("common_denominator")
    for seat, deed in ((Seat(-1), Youngest(ANA)), (ANA, TakePuzzle()), (ANA, TurnTimer())):
        page.session.act(seat, deed)
    page.session.countdown.emit(41_000)
    assert page.session.scene.pieces["clock"].art.text == "0:41"
    assert page.bar._chip.isHidden()
    page = seated("concentration", limit="30")
    page.session.act(ANA, Pull(1))
    page.session.countdown.emit(29_000)
    assert page.bar._chip.seconds == 29


@pytest.fixture
def now(monkeypatch):
    """The time as the bar sees it, in seconds."""
    now = [100.0]
    clock = SimpleNamespace(monotonic=lambda: now[0])
    for module in ("parts", "bar_guard"):
        monkeypatch.setattr(f"boardroom.app.{module}.time", clock)
    return now


def shows_after(page, now, deed):
    """Whether the bar takes a press on what this deed has brought, when only the usual moment has passed."""
    page.bar.show_prompt(Prompt("?", (Button("Other", ANA, Say("other")),)))
    now[0] += 10
    deed()
    page.session.director.hurry()
    assert "Other" not in [pill.words for pill in page.bar.pills] != []
    now[0] += (Guard.MS + 1) / 1000
    return not page.bar._guard.is_closed


def test_the_bar_can_tell_what_was_done_at_this_window_from_what_came_by_itself(seated, now, qtbot):
    page = seated("common_denominator")
    session, view = page.session, page.view
    session.act(Seat(-1), Youngest(ANA))
    session.act(ANA, TakePuzzle())
    PACE.scale = 1.0
    (timer,) = (piece for piece in session.scene.pieces.values() if piece.meant == (ANA, TurnTimer()))
    at = view.mapFromScene(timer.home.point)
    assert shows_after(
        page, now, lambda: qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    )
    assert session.table.moves == 3
    assert not shows_after(page, now, lambda: session.table.submit(ANA, Stop()))
