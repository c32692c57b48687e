"""Failure 4: nothing that can be read anywhere shows a secret to eyes that may not see it."""

from __future__ import annotations

import logging
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtTest import QTest

from boardroom.app.cards import EndingCard
from boardroom.app.window import Window
from boardroom.core.game import HOST
from boardroom.stage.motion import PACE
from tests.breaks.evening import (
    CANARY,
    GAMES,
    leave_card,
    lift_curtains,
    moves,
    open_cards,
    readable,
    session_of,
    settle,
    sit_down,
)


def sings(window: Window, also: str = "") -> list[str]:
    """The secrets that can be read now by whoever may not."""
    session = session_of(window)
    text = readable(window) + also
    eyes = session._looking
    return [
        secret
        for secret in session.table.rules.secrets(session.table.state, eyes)
        if CANARY in secret and secret in text
    ]


@pytest.mark.breaks(4, "a frame")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_no_frame_shows_a_secret(canaries, window, game, seed):
    """Half way through every motion, and where it has come to rest."""
    session = sit_down(window, game, seed=seed)
    PACE.scale = 1.0
    told = 0
    for _ in moves(window, Random(seed), 60):
        while not session.director.is_idle:
            running = session.director._running
            assert running is not None
            running.setCurrentTime(running.totalDuration() // 2)
            assert not sings(window)
            if running.state() == QAbstractAnimation.State.Running:
                running.setCurrentTime(running.totalDuration())
        assert not sings(window)
        told += 1
    assert told > 8


@pytest.mark.breaks(4, "a log line")
@pytest.mark.parametrize("game", GAMES)
def test_no_log_line_tells_a_secret(canaries, window, game, caplog):
    """At the most talkative level, with refusals and faults on the way."""
    caplog.set_level(logging.DEBUG)
    session = sit_down(window, game)
    secrets = [s for s in session.table.rules.secrets(session.table.state, None) if CANARY in s]
    assert secrets
    for _ in moves(window, Random(3), 40):
        for ask in session.table.asks[:1]:
            session.act(
                HOST if ask.seat != HOST else session.people[0], ask.choices[0] if ask.choices else ask.blank
            )
        session.undo()
        kept = [s for s in session.table.rules.secrets(session.table.state, None) if CANARY in s]
        said = "\n".join(record.getMessage() for record in caplog.records)
        assert not [secret for secret in kept if secret in said]


@pytest.mark.breaks(4, "undo")
@pytest.mark.parametrize("game", GAMES)
def test_no_undo_shows_a_secret(canaries, window, game):
    session = sit_down(window, game)
    for _ in moves(window, Random(4), 60):
        session.undo()
        assert not sings(window)


@pytest.mark.breaks(4, "the save preview")
@pytest.mark.breaks(4, "resume")
@pytest.mark.parametrize("game", GAMES)
def test_no_preview_and_no_resumed_game_shows_a_secret(canaries, window, game):
    """Whoever looked at something private when the light went out has to say again that they are alone."""
    sit_down(window, game)
    for number, _ in enumerate(moves(window, Random(5), 40)):
        session = session_of(window)
        if number % 6 or session.table.result is not None:
            continue
        lift_curtains(window)
        state = session.table.state
        hidden = [s for s in session.table.rules.secrets(state, None) if CANARY in s]
        window.show_shelf()
        settle()
        preview = readable(window) + "".join(kept.text for kept in window._shelf._kept)
        assert not [secret for secret in hidden if secret in preview]
        window.drawer.resume_newest()
        session = session_of(window)
        assert session.table.state == state
        assert not sings(window)


@pytest.mark.breaks(4, "the window title")
@pytest.mark.breaks(4, "a tooltip")
@pytest.mark.breaks(4, "resize")
@pytest.mark.breaks(4, "full screen")
@pytest.mark.parametrize("game", GAMES)
def test_no_change_of_the_window_shows_a_secret(canaries, window, game):
    """Titles and tips are read at every step too."""
    sit_down(window, game)
    for number, _ in enumerate(moves(window, Random(6), 40)):
        if number % 4 == 0:
            window.resize(1000 + number, 700)
            settle()
            assert not sings(window)
        if number % 8 == 0:
            QTest.keyClick(window, Qt.Key.Key_F11)
            settle()
            assert not sings(window)
        window._table.show_menu()
        assert not sings(window)
        for card in open_cards(window):
            card.escape()
        assert not sings(window)


@pytest.mark.breaks(4, "while names are typed")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_game_can_be_read_while_names_are_typed(canaries, window, game):
    """Of a game that is opened, and of one that was left to be played again."""
    session = sit_down(window, game)
    for _ in moves(window, Random(7), 12):
        pass
    lift_curtains(window)
    hidden = [s for s in session.table.rules.secrets(session.table.state, None) if CANARY in s]
    window._play_again()
    settle()
    for plate in window._lobby.plates:
        QTest.keyClicks(plate.field, "An")
        text = readable(window)
        assert not [secret for secret in hidden if secret in text]
    assert CANARY not in readable(window)


@pytest.mark.breaks(4, "game end")
@pytest.mark.parametrize("game", GAMES)
def test_the_end_shows_nothing_that_is_still_secret(canaries, window, game):
    sit_down(window, game)
    for _ in moves(window, Random(8), 15):
        pass
    if session_of(window).table.result is None:
        card = leave_card(window)
        card.choose(card.ended)
    assert open_cards(window, EndingCard)
    assert not sings(window)
    for card in open_cards(window):
        card.escape()
    assert not sings(window)
