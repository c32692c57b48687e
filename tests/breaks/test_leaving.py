"""Failure 8: anybody may leave any game at any moment; a computer takes the seat, and the game goes on."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.app.cards import EndingCard
from boardroom.core.game import HOST
from tests.breaks.evening import (
    GAMES,
    leave_card,
    lift_curtains,
    moves,
    open_cards,
    session_of,
    settle,
    sit_down,
)


@pytest.mark.breaks(8, "at any moment")
@pytest.mark.breaks(8, "a computer takes the seat")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moment", [0, 1, 2, 3, 5, 8, 13, 21])
def test_whoever_leaves_is_played_for_to_the_end(window, caught, game, moment):
    """The seat is handed over at some moment, whoever is asked something then; the game is played on."""
    sit_down(window, game, seed=moment)
    for _ in moves(window, Random(moment), moment):
        pass
    lift_curtains(window)
    session = session_of(window)
    if session.table.result is not None:
        session.table.undo(HOST)
    asked = [ask.seat for ask in session.table.asks if ask.seat != HOST]
    leaver = asked[0] if asked else session.people[0]
    state = session.table.state
    card = leave_card(window)
    card.choose(card.handed, int(leaver), 0)
    assert session.table.players[leaver].kind == "computer"
    assert session.table.state == state, "leaving is no move"
    made = session.table.moves
    for _ in moves(window, Random(moment), 25):
        pass
    assert session.table.moves > made
    assert not caught.exists(), caught.read_text(encoding="utf-8")


@pytest.mark.breaks(8, "one player left")
@pytest.mark.parametrize("game", GAMES)
def test_when_the_last_person_leaves_that_is_a_clear_end(window, caught, game):
    """One after another; at the last one the evening is over, and says how it stands."""
    session = sit_down(window, game)
    for _ in moves(window, Random(1), 6):
        pass
    for _ in range(len(session.people)):
        card = leave_card(window)
        card.choose(card.handed, int(session.people[0]), 0)
    (card,) = open_cards(window, EndingCard)
    assert card.title.words
    card.choose(card.shelf)
    settle()
    assert window.currentWidget() is window._shelf
    assert not caught.exists(), caught.read_text(encoding="utf-8")
