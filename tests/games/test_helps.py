"""A help reaches the players it names, and nobody else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardroom.app.box import open_box
from boardroom.core.dice import Dice
from boardroom.core.game import Move, Seat
from boardroom.games.brain_games.state import Answering
from boardroom.games.brain_games.state import Play as OnTable
from boardroom.games.common_denominator.options import Options as Denominator
from boardroom.games.common_denominator.turn import duration
from boardroom.games.concentration.options import Options as Concentration
from boardroom.games.concluzio.actions import Play
from boardroom.games.concluzio.options import Options as Concluzio
from boardroom.games.concluzio.state import Clueing
from tests.games.brain_games.rigged import BUZZ, PICK, ROOM, Game


def helped(of) -> list[int]:
    return [seat for seat in range(4) if of(seat)]


@pytest.mark.parametrize(
    ("value", "seats"), [("nobody", []), ("2", [1]), ("1,3", [0, 2]), ("all", [0, 1, 2, 3])]
)
def test_easier_cards_are_for_those_who_are_named(value, seats):
    assert helped(open_box("brain_games").options({"easier": value}).is_easy) == seats


@pytest.mark.parametrize(("value", "seats"), [("none", []), ("2", [1]), ("helper", [0, 1, 2, 3])])
def test_hints_lie_on_the_board_in_the_turn_of_those_who_are_named(value, seats):
    assert helped(open_box("brain_games").options({"memory": value}).remembers) == seats


@pytest.mark.parametrize(("value", "seats"), [("off", []), ("1,2", [0, 1]), ("all", [0, 1, 2, 3])])
def test_the_sheet_is_crossed_out_for_those_who_are_named(value, seats):
    assert helped(Concluzio(aid=value).aids) == seats


def test_the_sand_runs_longer_for_those_who_are_named():
    box = open_box("common_denominator")
    rules = box.rules(Denominator(longer="1,3"))
    state = rules.deal([Seat(0), Seat(1), Seat(2)], Dice(1))
    seconds = []
    for seat in range(3):
        first = next(action for ask in rules.asks(state) for action in ask.choices if action.seat == seat)
        begun = rules.play(state, Move(rules.asks(state)[0].seat, first)).state
        seconds.append(duration(rules.options, begun))
    assert seconds == [135_000, 90_000, 135_000]


@pytest.mark.parametrize(
    ("value", "costs"), [("off", ["off"] * 3), ("2", ["off", "free", "off"]), ("bronze", ["bronze"] * 3)]
)
def test_a_hint_is_free_for_those_who_are_named(value, costs):
    assert [Denominator(hints=value).hint(seat) for seat in range(3)] == costs


def test_time_for_a_slide_is_longer_for_a_side_with_somebody_who_is_named():
    options = Concentration(limit="30", longer="2")
    assert [options.seconds([seat]) for seat in range(3)] == [30, 60, 30]
    assert options.seconds([0, 1]) == 60
    assert Concentration(longer="2").seconds([1]) is None


def test_a_turn_of_concluzio_is_longer_for_those_who_are_named():
    rules = open_box("concluzio").rules(Concluzio(limit="60", longer="2"))
    state = rules.deal([Seat(0), Seat(1)], Dice(1))
    while isinstance(state.phase, Clueing):
        ask = rules.asks(state)[0]
        state = rules.play(state, Move(ask.seat, ask.choices[0])).state
    left = {}
    for at in (5_000, 9_000):
        ask = next(ask for ask in rules.asks(state) if ask.until is not None)
        left[ask.seat] = ask.until - state.since
        card = next(choice for choice in ask.choices if isinstance(choice, Play))
        state = rules.play(state, Move(ask.seat, card, at)).state
    assert left == {0: 60_000, 1: 120_000}
    assert Concluzio(longer="2").seconds([1]) is None


@pytest.mark.parametrize(
    ("turn", "rival", "seconds"), [(0, None, 30), (1, None, 60), (0, 1, 60), (1, 0, 60), (0, 2, 30)]
)
def test_the_time_to_answer_is_longer_for_those_who_are_named_and_whom_they_play(turn, rival, seconds):
    """In a head-to-head both have the longer time: they keep the same chance."""
    game = Game(PICK, BUZZ, players=3, limit="30", longer="2")
    play = OnTable(0 if rival is None else 1, "logic", "logic", rival=rival)
    player = turn if rival is None else None
    state = replace(game.state, turn=turn, phase=Answering(play, 7_000, player))
    assert {ask.until for ask in game.rules.asks(state)} == {7_000 + 1000 * seconds}


def test_the_seconds_of_a_card_belong_to_its_task_and_stay():
    game = Game(ROOM, limit="60", longer="1")
    state = replace(game.state, phase=Answering(OnTable(0, "logic", "logic"), 0, Seat(0)))
    assert {ask.until for ask in game.rules.asks(state)} == {20_000}


@pytest.mark.parametrize("value", ["0", "1,", "7;1", "everybody", "1 3", ""])
def test_what_names_no_seats_is_refused(value):
    from boardroom.app.box import Refused

    with pytest.raises(Refused):
        open_box("concluzio").options({"aid": value})
