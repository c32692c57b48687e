"""Failure 10: what was seen cannot be taken back, neither by undo nor by loading; luck is tried once."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import msgspec
import pytest

from boardroom.app.box import open_box
from boardroom.app.taking_back import why_not
from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Illegal, Move, Seat
from boardroom.table import laws
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table
from tests.breaks.evening import GAMES, GUESSES, moves, session_of, sit_down
from tests.breaks.timed import TIMED


def games_of(box):
    """The game by the rulebook, and with every house rule bent once."""
    part = box.manifest.part("rules")
    yield part.Options()
    for rule in part.HOUSE_RULES:
        for value, _ in rule.values[1:2]:
            yield msgspec.convert({rule.field: value}, part.Options, strict=False)


def played(box, options, count, seed):
    """The state before, the step and the seats, move by move; nothing where this many cannot play it so."""
    rules = box.rules(options)
    players = [Player(f"P{number}") for number in range(count)]
    try:
        watch = laws.random_game(rules, players, seed, GUESSES)
    except Illegal:
        return
    state = watch.dealt
    for move in watch.moves:
        step = rules.play(state, move)
        yield rules, state, move, step, watch.seats
        state = step.state


@pytest.mark.breaks(10, "a flip")
@pytest.mark.breaks(10, "a reply")
@pytest.mark.breaks(10, "right or wrong")
@pytest.mark.parametrize("game", GAMES)
def test_a_step_that_gives_a_secret_away_cannot_be_taken_back(game):
    box = open_box(game)
    given_away = 0
    for options in games_of(box):
        for rules, before, move, step, seats in played(
            box, options, box.manifest.seats[1 % len(box.manifest.seats)], 1
        ):
            for eyes in (None, *seats):
                secrets = set(rules.secrets(before, eyes)) - set(rules.secrets(step.state, eyes))
                if not secrets:
                    continue
                heard = [event for told in step.told if (event := told.heard_by(eyes)) is not None]
                read = laws.legible((rules.view(step.state, eyes), heard))
                knew = laws.legible((rules.view(before, eyes), move.action))
                learnt = {s for s in secrets if s.casefold() in read and s.casefold() not in knew}
                given_away += bool(learnt)
                assert step.final or not learnt, f"{move} tells {eyes} {learnt} and can be taken back"
    assert given_away


@pytest.mark.breaks(10, "a die")
@pytest.mark.parametrize("game", ["brain_games", "common_denominator"])
def test_luck_that_was_tried_cannot_be_tried_again(game):
    """A step that used the dice is final; and taken back by the whole table, the same dice lie there.

    The other two games use their dice only to shuffle what then lies face down.
    """
    box = open_box(game)
    thrown = 0
    for options in games_of(box):
        for rules, before, move, step, _ in played(box, options, box.manifest.seats[0], 0):
            if step.state.dice != before.dice:
                thrown += 1
                assert step.final, f"{move} used the dice and can be taken back"
                assert rules.play(before, move) == step
    assert thrown


@pytest.mark.breaks(10, "a die")
@pytest.mark.breaks(10, "a reply")
def test_the_die_in_the_hand_is_the_same_die_after_loading():
    """Whatever a roll would show is settled before it is rolled: leaving and coming back changes nothing."""
    box = open_box("brain_games")
    players = [Player("Ana"), Player("Ben")]
    for seed in range(20):
        one = box.rules().deal([Seat(0), Seat(1)], Dice(seed))
        table = Table(box.rules(), players, seed, Clock(lambda: 0.0))
        (ask, *_) = table.asks
        table.submit(ask.seat, ask.choices[0])
        assert box.rules().play(one, Move(ask.seat, ask.choices[0])).state == table.state


@pytest.mark.breaks(10, "right or wrong")
@pytest.mark.parametrize("game", GAMES)
def test_no_player_takes_a_final_step_back(window, game):
    session = sit_down(window, game)
    tried = 0
    for _ in moves(window, Random(11), 60):
        session = session_of(window)
        if session.table._past[-1].step.final:
            tried += 1
            made, state = session.table.moves, session.table.state
            session.undo()
            assert (session.table.moves, session.table.state) == (made, state)
            for seat in session.people:
                with pytest.raises(Illegal):
                    session.table.undo(seat)
    assert tried > 3


@pytest.mark.breaks(10, "loading the autosave")
@pytest.mark.parametrize("game", GAMES)
def test_loading_the_game_opens_no_way_back(window, game):
    """After loading, exactly as much can be taken back as before."""
    sit_down(window, game)
    for number, _ in enumerate(moves(window, Random(12), 30)):
        session = session_of(window)
        if number % 3 or session.table.result is not None:
            continue
        state, made = session.table.state, session.table.moves
        can = session.table.steps_back((*session.people, HOST))
        window.show_shelf()
        window._shelf.resumed.emit()
        session = session_of(window)
        assert (session.table.state, session.table.moves) == (state, made)
        assert session.table.steps_back((*session.people, HOST)) == can
        if not can:
            session.undo()
            assert (session.table.state, session.table.moves) == (state, made)


@pytest.mark.breaks(13, "taking back")
@pytest.mark.parametrize(("game", "options"), TIMED)
def test_taking_back_gives_nobody_time(game, options):
    """The clock goes on, no time begins anew, and who comes back from the shelf has no more of it."""
    box, luck, now = open_box(game), Random(13), [0.0]
    players = [Player(f"P{number}") for number in range(box.manifest.seats[0])]
    backs = held = 0
    for seed in range(6):
        table = Table(box.rules(box.options(options)), players, seed, Clock(lambda: now[0], leap=1000))
        for _ in range(150):
            if table.result is not None:
                break
            asks = [ask for ask in table.asks if ask.seat != HOST] or list(table.asks)
            ask = luck.choice(asks)
            now[0] += max(ask.after - table.clock.now(), 0) / 1000 + luck.random()
            runs, clock = bool(time_of(table)), table.clock.now()
            with suppress(Illegal):
                table.submit(ask.seat, laws.some_answer(ask, luck, GUESSES))
            table.tick()
            hands = [*range(len(players)), HOST]
            if not (steps := table.steps_back(hands)):
                continue
            now[0] += 3 * luck.random()
            if not runs and time_of(table):
                held += 1
                with pytest.raises(Illegal, match="time has been running"):
                    table.undo(Seat(0), steps)
                assert why_not(table, hands)
            elif luck.random() < 0.5 and not why_not(table, hands):
                backs += 1
                table.undo(Seat(0), steps)
                assert table.clock.now() >= clock
                assert all(until > table.clock.now() for until in time_of(table))
                again = Table(table.rules, players, seed, Clock(lambda: 0.0))
                again.replay(table.entries)
                assert again.state == table.state
                assert again.clock.now() == table.clock.now()
    assert backs
    assert held or game != "concentration"


def time_of(table):
    return [ask.until for ask in table.asks if ask.until is not None and ask.seat != HOST]
