"""The fairness of the table, by random play over every game: undo, and seats that change hands."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from boardroom.app.box import open_box
from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Illegal, KeepsSeats, Move, PlaysOn, Seat
from boardroom.games import shelf
from boardroom.table.clock import Clock
from boardroom.table.journal import Header, Journal
from boardroom.table.laws import Watch, legible, random_game, some_answer
from boardroom.table.table import Player, Table

MOST = 4000


@pytest.fixture(params=sorted(shelf()), scope="module")
def box(request):
    return open_box(request.param)


def crowd(box, seed):
    counts = list(box.manifest.seats)
    return [Player(f"P{number}") for number in range(counts[seed % len(counts)])]


def kind(state: Any) -> str:
    """The phase of the game, where it has such."""
    return type(getattr(state, "phase", state)).__name__


# ------------------------------------------------------------------------------------------------ undo


def told_to(rules, step, watch):
    """What each pair of eyes sees and hears of a step."""
    return [
        (rules.view(step.state, eyes), [told.heard_by(eyes) for told in step.told])
        for eyes in (None, *watch.seats)
    ]


def other_luck(rules, state, move):
    """The same move, had the dice fallen otherwise."""
    return rules.play(replace(state, dice=Dice(4711)) if hasattr(state, "dice") else state, move)


@pytest.mark.parametrize("seed", range(4))
def test_what_may_be_taken_back_has_shown_nothing_and_rolled_nothing(box, seed):
    """Undo never peeks and never re-rolls, for any pair of eyes, in any phase."""
    rules, players = box.rules(), crowd(box, seed)
    watch = random_game(rules, players, seed)
    state, said, backs = watch.dealt, "", 0
    for move in watch.moves:
        step = rules.play(state, move)
        said += legible(move.action)
        if not step.final:
            backs += 1
            assert told_to(rules, step, watch) == told_to(rules, other_luck(rules, state, move), watch), move
            for eyes in (None, *watch.seats):
                heard = [event for told in step.told if (event := told.heard_by(eyes)) is not None]
                read = legible((rules.view(step.state, eyes), heard))
                for secret in rules.secrets(state, eyes):
                    assert secret.casefold() not in read or secret.casefold() in said, (eyes, secret, move)
        state = step.state
    assert backs or len(watch.moves) < 3, "nothing could be taken back in this game"


@pytest.mark.parametrize("seed", range(3))
def test_undo_goes_back_exactly_and_the_same_move_leads_to_the_same_place(box, seed):
    table, luck = Table(box.rules(), crowd(box, seed), seed, Clock(lambda: 0.0)), Random(seed)
    hands = [*range(len(table.players)), HOST]
    for _ in range(150):
        if table.result is not None:
            break
        before = [turn.step.state for turn in table._past]
        play_one(table, luck)
        after, (move,) = table.state, table.entries[-1:]
        if luck.random() < 0.5 and table.result is None:
            table.hand(Seat(0), Player(f"Robo {luck.random()}", kind="computer"))
        steps = table.steps_back(hands)
        if steps:
            assert steps == 1
            table.undo(HOST, steps)
            assert table.state == before[-1]
            table.clock.set(move.at)
            table.submit(move.seat, move.action)
            assert table.state == after


# -------------------------------------------------------------------------- seats that change hands


def play_one(table: Table[Any, Any, Any], luck: Random) -> None:
    ask = luck.choice(list(table.asks))
    table.clock.set(max(table.clock.now(), ask.after))
    table.submit(ask.seat, some_answer(ask, luck))


def change_seats(table: Table[Any, Any, Any], luck: Random) -> str:
    """Do something about the seats, and say what; refused swaps change nothing."""
    seats = [Seat(number) for number in range(len(table.players))]
    seat = luck.choice(seats)
    if table.players[seat].kind == "computer":
        table.hand(seat, Player(f"P{seat} again"))
        return "back"
    if luck.random() < 0.4:
        table.hand(seat, Player(f"Robo for P{seat}", "robot", "computer"))
        return "computer"
    people = [other for other in seats if other != seat and table.players[other].kind == "person"]
    if not people:
        return "nobody"
    before = list(table.players)
    other = luck.choice(people)
    try:
        table.swap(seat, other)
    except Illegal:
        assert table.players == before
        return "refused"
    assert (table.players[seat], table.players[other]) == (before[other], before[seat])
    return "swap"


@pytest.mark.parametrize("seed", range(4))
def test_seats_change_hands_in_every_phase_and_the_journal_knows(box, seed, tmp_path):
    """The game does not notice; what is resumed is the same game with the same people at it."""
    rules, players, luck = box.rules(), crowd(box, seed), Random(seed)
    book: Journal[Any] = Journal(tmp_path / "a.game")
    book.begin(Header(box.manifest.id, 1, box.digest, tuple(players), seed))
    table = Table(rules, players, seed, Clock(lambda: 0.0), book.append)
    watch, seen, done = Watch(rules, players, seed), set(), set()
    for _ in range(MOST):
        if table.result is not None:
            break
        if kind(table.state) not in seen or luck.random() < 0.2:
            seen.add(kind(table.state))
            state = table.state
            done |= {change_seats(table, luck) for _ in range(3)}
            assert table.state is state
        before = table.state
        play_one(table, luck)
        watch.move(before, table.entries[-1], table.state)
    watch.end(table.state)
    assert done - {"nobody"}
    again = Table(rules, players, seed, Clock(lambda: 0.0))
    again.replay(Journal[Any](tmp_path / "a.game").read(rules))
    assert again.state == table.state
    assert again.players == table.players
    assert again.entries == table.entries


@pytest.mark.parametrize("seed", range(4))
def test_nobody_changes_places_who_knows_what_the_other_must_not(box, seed):
    """A swap that is let through hands nobody a secret that decides the game for that seat."""
    if box.manifest.id == "common_denominator":
        return  # kept cards stay at the seat, and the table agrees to that
    rules, players = box.rules(), crowd(box, seed)
    watch = random_game(rules, players, seed)
    state = watch.dealt
    for move in watch.moves:
        state = rules.play(state, move).state
        for one in watch.seats:
            for other in watch.seats:
                if one == other:
                    continue
                knows = set(rules.secrets(state, other)) - set(rules.secrets(state, one))
                if knows and isinstance(rules, KeepsSeats) and rules.result(state) is None:
                    with pytest.raises(Illegal):
                        rules.may_swap(state, one, other)


@pytest.mark.parametrize("seed", range(12))
def test_the_others_play_on_without_somebody_from_any_phase(seed):
    """Brain Games, BG-40: whoever leaves, whenever, all laws hold and the game ends."""
    box = open_box("brain_games")
    luck = Random(seed)
    rules = box.rules(box.options({"reader": luck.choice(["app", "person"])}))
    players = [Player(f"P{number}") for number in range(2 + seed % 5)]
    watch = Watch(rules, players, seed)
    assert isinstance(rules, PlaysOn)
    state, now, left = watch.dealt, 0, set()
    for _ in range(MOST):
        asks = rules.asks(state)
        if not asks:
            break
        ask = luck.choice(list(asks))
        now = max(now, ask.after)
        seat = luck.choice(watch.seats)
        action = rules.leaving(state, seat) if luck.random() < 0.02 else None
        move = Move(ask.seat, some_answer(ask, luck), now) if action is None else Move(HOST, action, now)
        after = rules.play(state, move).state
        watch.move(state, move, after)
        if action is not None:
            left.add(seat)
            assert rules.leaving(after, seat) is None
            assert seat not in {asked.seat for asked in rules.asks(after)}
        state = after
    watch.end(state)
    assert left


def test_every_phase_of_brain_games_can_be_left_by_every_seat():
    box, phases = open_box("brain_games"), set()
    for reader in ("app", "person"):
        rules = box.rules(box.options({"reader": reader}))
        for seed in (0, 2):
            players = [Player(f"P{number}") for number in range(2 + seed)]
            watch = random_game(rules, players, seed)
            state = watch.dealt
            visits: Counter[str] = Counter()
            for move in watch.moves:
                phases.add(kind(state))
                visits[kind(state)] += 1
                for seat in watch.seats if visits[kind(state)] <= 12 else ():
                    step = rules.play(state, Move(HOST, rules.leaving(state, seat), move.at))
                    watch._state_is_lawful(step.state, step)
                    assert (rules.result(step.state) is not None) == (len(players) == 2)
                state = rules.play(state, move).state
    assert phases >= {"Opening", "Starting", "Moving", "Losing", "Choosing", "Challenging", "Reading"}
    assert phases >= {"Readying", "Looking", "Answering", "Judging", "Showing"}
