"""What happened, retold: every game has words for it, nothing hidden is told, typed text is text."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boardroom.app import language
from boardroom.app.box import open_box
from boardroom.app.chronicle import Line, caption, chronicle
from boardroom.app.log_card import LogCard
from boardroom.core.game import HOST, Move, Seat
from boardroom.games import shelf
from boardroom.games.concentration.actions import Guess, Overrule, Pull
from boardroom.table.clock import Clock
from boardroom.table.film import Film
from boardroom.table.laws import random_game
from boardroom.table.table import Player, Table
from tests.app.hands import ANA, BEN, card, press, seat
from tests.app.seen import press as key


@pytest.fixture(params=sorted(shelf()))
def box(request):
    return open_box(request.param)


def crowd(box, seed):
    counts = list(box.manifest.seats)
    return [Player(f"P{number}") for number in range(counts[seed % len(counts)])]


@pytest.mark.parametrize("seed", range(3))
def test_every_game_is_retold_to_its_end_with_names(box, seed):
    players = crowd(box, seed)
    watch = random_game(box.rules(), players, seed)
    lines = chronicle(box.manifest, Film(watch.rules, players, seed, watch.moves))
    assert lines
    assert all(line.text and "{" not in line.text for line in lines)
    assert any(player.name in line.text for player in players for line in lines)
    assert [line.turn for line in lines] == sorted(line.turn for line in lines)


@pytest.mark.parametrize("seed", range(3))
def test_every_move_of_a_replay_says_what_was_done(box, seed):
    """Also what the log leaves out, because it would remember for people during the game."""
    if box.manifest.id == "nullgame":
        return
    players = crowd(box, seed)
    watch = random_game(box.rules(), players, seed)
    film = Film(watch.rules, players, seed, watch.moves)
    for at in range(min(len(film), 400)):
        assert not caption(box.manifest, film, at).endswith(("makes a choice.", "The table goes on.")), at


def test_a_replay_names_what_a_slide_showed_and_the_log_does_not():
    box, players = open_box("concentration"), [Player("Ana"), Player("Ben")]
    table = Table(box.rules(), players, 1, Clock(lambda: 0.0))
    table.submit(Seat(0), Pull(7))
    film = Film(table.rules, players, 1, table.entries)
    (prize,) = [panel.card for panel in table.rules.view(table.state, None).panels if panel.card]
    assert caption(box.manifest, film, 1) == f"Ana pulls out slide 7: {prize.name}."
    assert chronicle(box.manifest, film) == []


@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_open_eyes_may_not_know_is_retold(box, seed):
    """At every moment: what the log says so far holds none of what is still secret."""
    players = crowd(box, seed)
    watch = random_game(box.rules(), players, seed)
    rules, state, said = watch.rules, watch.dealt, ""
    for count, move in enumerate(watch.moves[:150], start=1):
        state = rules.play(state, move).state
        said += f" {getattr(move.action, 'text', '')}".casefold()
        if count % 10 == 0:
            film = Film(rules, players, seed, watch.moves[:count])
            log = " ".join(line.text for line in chronicle(box.manifest, film)).casefold()
            for secret in rules.secrets(state, None):
                if len(secret) > 4 and secret.casefold() not in said:
                    assert f"“{secret.casefold()}”" not in log


def test_where_a_prize_lies_is_not_remembered_for_anybody():
    """Concentration and Brain Games are games of memory: the log says no place."""
    box = open_box("concentration")
    players = [ANA, BEN]
    watch = random_game(box.rules(), players, 4)
    names = {card.name for card in watch.dealt.cards}
    lines = chronicle(box.manifest, Film(watch.rules, players, 4, watch.moves[:9]))
    won = [line.text for line in lines if "wins" in line.text]
    assert not any(name in line.text for line in lines for name in names if line.text not in won)


def pairs(state):
    by = {}
    for panel in state.covered:
        if state.card(panel).kind == "prize":
            by.setdefault(state.card(panel), []).append(panel)
    return next(panels for panels in by.values() if len(panels) == 2)


def test_what_the_table_decided_is_marked_with_its_turn():
    box = open_box("concentration")
    table = Table(box.rules(), [ANA, BEN], 5, Clock(lambda: 0.0))
    for panel in pairs(table.state):
        table.submit(Seat(0), Pull(panel))
    table.submit(Seat(0), Guess("a **bold** <b>guess</b>"))
    table.submit(HOST, Overrule(Seat(0)))
    table.hand(Seat(1), Player("Robo for Ben", kind="computer"))
    table.hand(Seat(1), BEN)
    table.swap(Seat(0), Seat(1))
    table.undo(HOST)
    lines = chronicle(box.manifest, Film(table.rules, table.dealt_to, table.seed, table.entries))
    assert [line.text for line in lines if line.is_marked] == [
        "The table says that “a **bold** <b>guess</b>” by Ana counts.",
        "Ben leaves the seat, and a computer plays on.",
        "Ben sits down for Robo for Ben.",
        "Ana and Ben change places.",
        "The last move is taken back.",
    ]
    assert {line.turn for line in lines} == {1}


def test_the_log_is_read_from_the_menu_and_shows_typed_text_as_typed(window):
    session = seat(window, "concentration", Player("*Ana* <i>x</i> # & _y_", "fox"), BEN)
    for panel in pairs(session.table.state):
        session.act(Seat(0), Pull(panel))
    session.act(Seat(0), Guess("**no** [x](y)"))
    key(window._table.view, Qt.Key.Key_Escape)
    press(window, "What happened")
    shown = card(window)
    assert isinstance(shown, LogCard)
    text = shown.page.toPlainText()
    assert "*Ana* <i>x</i> # & _y_ guesses “**no** [x](y)”." in text
    assert "Nothing so far" in text
    assert not session.table.clock.is_running
    key(QApplication.focusWidget(), Qt.Key.Key_Escape)  # back to the menu
    key(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert session.table.clock.is_running


def test_decisions_come_first(qtbot):
    from PySide6.QtWidgets import QWidget

    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1280, 720)
    shown = LogCard(host, [Line(1, "Ana has the turn."), Line(2, "The table says so.", True)])
    shown.open()
    text = shown.page.toPlainText()
    assert text.index("Turn 2: The table says so.") < text.index("Ana has the turn.")


def test_a_film_is_the_table_at_every_frame(box):
    """Frame n is what a table is that replays n entries, with undo, swaps and hand-overs among them."""
    table = Table(box.rules(), crowd(box, 1), 7, Clock(lambda: 0.0))
    watch = random_game(box.rules(), crowd(box, 1), 7)
    for number, move in enumerate(watch.moves[:40]):
        table.replay([move])
        if number % 7 == 3:
            table.undo(HOST)
            table.replay([Move(move.seat, move.action, move.at)])
            table.hand(Seat(0), Player(f"Somebody {number}", kind="computer" if number % 2 else "person"))
    film = Film(table.rules, table.dealt_to, table.seed, table.entries)
    for at in (len(film) - 1, 0, len(film) // 2, 1, len(film) - 2):
        fresh = Table(box.rules(), crowd(box, 1), 7, Clock(lambda: 0.0))
        fresh.replay(table.entries[:at])
        assert film[at].step.state == fresh.state
        assert list(film[at].players) == fresh.players


@pytest.mark.parametrize(
    ("game", "english"),
    [("concluzio", r"circle|square|triangle|cross"), ("common_denominator", r"goes for|Silver|You |another")],
)
def test_what_cards_and_medals_are_called_is_said_in_the_language_that_is_spoken(game, english):
    box, films = open_box(game), []
    for seed in range(4):
        players = crowd(box, seed)
        watch = random_game(box.rules(), players, seed)
        films.append(Film(watch.rules, players, seed, watch.moves))
    language.speak("de")
    try:
        for film in films:
            plain = [re.sub("[“„][^”“]*[”“]", "", line.text) for line in chronicle(box.manifest, film)]
            assert [text for text in plain if re.search(english, text)] == []
    finally:
        language.speak("en")
