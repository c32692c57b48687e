"""Failure 1: nobody acts, or the clock runs out at the last key press: it ends by itself, once."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.app.box import open_box
from boardroom.core.game import HOST, Illegal
from boardroom.table.clock import Clock
from boardroom.table.laws import some_answer
from boardroom.table.table import Player, Table
from tests.breaks.evening import GUESSES, lift_curtains, moves, session_of, sit_down
from tests.breaks.timed import TIMED


def table_of(game, options, seed):
    box = open_box(game)
    count = box.manifest.seats[seed % 2 if len(box.manifest.seats) > 1 else 0]
    players = [Player(f"P{number}") for number in range(count)]
    return Table(box.rules(box.options(options)), players, seed, Clock(lambda: 0.0))


def timed(table):
    return [ask for ask in table.asks if ask.until is not None and ask.timeout is not None]


def some_moves(table, luck, most):
    for _ in range(most):
        asks = [ask for ask in table.asks if ask.seat != HOST] or list(table.asks)
        if not asks:
            return
        ask = luck.choice(asks)
        now = max(table.clock.now(), ask.after)
        table.clock.set(now if ask.until is None else max(ask.after, min(now, ask.until - 1)))
        table.submit(ask.seat, some_answer(ask, luck, GUESSES))
        yield


def submitted(table, seat, action):
    """Why it was refused; None if it was not."""
    try:
        table.submit(seat, action)
    except Illegal as refusal:
        return refusal.why
    return None


def pieces(table):
    return Counter(table.rules.pieces(table.state))


@pytest.mark.breaks(1, "nobody answers")
@pytest.mark.breaks(1, "right scores")
@pytest.mark.parametrize(("game", "options"), TIMED)
@pytest.mark.parametrize("seed", range(3))
def test_where_nobody_answers_the_clock_ends_it_once(game, options, seed):
    """At every question with a clock: time runs out, the table acts once, nothing is lost or won by magic."""
    table = table_of(game, options, seed)
    ran_out = 0
    all_pieces = pieces(table)
    for _ in some_moves(table, Random(seed), 80):
        if not timed(table):
            continue
        ran_out += 1
        ask = timed(table)[0]
        before, made = table.state, table.moves
        table.clock.set(ask.until - 1)
        table.tick()
        assert (table.state, table.moves) == (before, made), "it ended before its time"
        table.clock.set(ask.until)
        table.tick()
        assert table.moves == made + 1, "nobody acted, and nothing happened"
        assert table.state != before
        assert table.asks or table.result is not None
        assert pieces(table) == all_pieces
        again = table.moves
        if all(other.until is None or other.until > table.clock.now() for other in table.asks):
            table.tick()
            assert table.moves == again, "one clock ran out twice"
    assert ran_out


@pytest.mark.breaks(1, "nobody answers")
@pytest.mark.parametrize(("game", "options"), TIMED)
def test_a_family_that_fell_asleep_finds_a_table_that_waits_or_has_ended(game, options):
    """By the clock alone no game goes on for ever in one moment."""
    table = table_of(game, options, 1)
    for _ in some_moves(table, Random(1), 10):
        pass
    for _ in range(400):
        due = [ask.until for ask in timed(table)]
        if not due:
            break
        made = table.moves
        table.clock.set(max(table.clock.now(), min(due)))
        table.tick()
        assert table.moves == made + 1
    assert table.asks or table.result is not None


@pytest.mark.breaks(1, "the last key press")
@pytest.mark.parametrize(("game", "options"), TIMED)
@pytest.mark.parametrize("late", [-1, 0, 1])
def test_at_the_last_key_press_one_thing_happens(game, options, late):
    """The key and the clock in one moment: the answer counts, or it is refused in words; never both."""
    table, luck = table_of(game, options, 2), Random(2)
    met = 0
    for _ in some_moves(table, luck, 80):
        if not timed(table):
            continue
        met += 1
        ask = timed(table)[0]
        made = table.moves
        table.clock.set(max(ask.until + late, ask.after))
        refusal = submitted(table, ask.seat, some_answer(ask, luck, GUESSES))
        counted = refusal is None
        assert counted or (late >= 0 and refusal), f"refused before its time: {refusal}"
        assert table.moves == made + counted
        same = any(other.until == ask.until and other.seat == ask.seat for other in table.asks)
        table.tick()
        if late >= 0 and not counted:
            assert table.moves == made + 1
        elif not same:
            assert table.moves <= made + counted + 1
    assert met


@pytest.mark.breaks(1, "one plain next step")
@pytest.mark.parametrize(("game", "options"), TIMED)
def test_after_the_clock_has_run_out_the_bar_says_what_is_next(window, game, options):
    """Somebody is named, or there is one gold button; and the ending says who has won."""
    sit_down(window, game, **options)
    met = 0
    for _ in moves(window, Random(4), 40):
        session = session_of(window)
        lift_curtains(window)
        if not timed(session.table):
            continue
        met += 1
        session.table.clock.set(min(ask.until for ask in timed(session.table)))
        session._ticking.timeout.emit()
        lift_curtains(window)
        if session.table.result is None:
            shown = window._table.bar
            named = any(player.name in shown.shown for player in session.table.players)
            gold = [pill for pill in shown.pills if pill.kind == "gold"]
            assert shown.shown
            assert named or gold or session.scene.touch.offered, shown.shown
            assert len(gold) <= 1
    assert met
