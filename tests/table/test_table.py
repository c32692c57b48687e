"""The table on a tiny game of its own: guess a hidden number, with a clock on every guess."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pytest
from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Action, Ask, Event, Illegal, Move, Result, Seat, Step, Told
from boardroom.table.clock import Clock
from boardroom.table.journal import Header, Journal
from boardroom.table.table import Cue, Handed, Player, Table, Undo


class Hint(Action, frozen=True):
    """Ask for a hint, which gives nothing away."""


class Say(Action, frozen=True):
    number: int


class Said(Event, frozen=True):
    number: int
    right: bool


class Whisper(Event, frozen=True):
    number: int


class State(Struct, frozen=True):
    number: int
    turn: Seat = Seat(0)
    asked_at: int = 0
    hints: int = 0
    winner: Seat | None = None


class View(Struct, frozen=True):
    turn: Seat
    hints: int
    number: int | None


class Rules(Struct, frozen=True):
    def deal(self, seats: Sequence[Seat], dice: Dice) -> State:
        if len(seats) != 2:
            raise Illegal("Two play this game.")
        return State(dice.below(10)[0])

    def asks(self, state: State) -> Sequence[Ask[Hint | Say]]:
        if state.winner is not None:
            return []
        until = state.asked_at + 10_000
        return [Ask(state.turn, "say a number", (Hint(),), Say(0), until=until, timeout=Say(-1))]

    def play(self, state: State, move: Move[Hint | Say]) -> Step[State]:
        if move.seat != state.turn or state.winner is not None:
            raise Illegal("It is not your turn.")
        match move.action:
            case Hint():
                whisper = Told(Whisper(state.number), to=frozenset({Seat(1 - move.seat)}))
                return Step(replace(state, hints=state.hints + 1), (whisper,))
            case Say(number):
                right = number == state.number
                after = replace(
                    state,
                    turn=Seat(1 - state.turn),
                    asked_at=move.at,
                    winner=move.seat if right else None,
                )
                return Step(after, (Told(Said(number, right)),), final=True)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(state.turn, state.hints, state.number if seat == 1 else None)

    def result(self, state: State) -> Result | None:
        return None if state.winner is None else Result(((state.winner,), (Seat(1 - state.winner),)))

    def pieces(self, state: State) -> Sequence[Hashable]:
        return ("number",)

    def secrets(self, state: State, seat: Seat | None) -> Sequence[str]:
        return ()

    def shown(self, state: State) -> Sequence[str]:
        return ()


ANA, BEN = Seat(0), Seat(1)
PLAYERS = (Player("Ana"), Player("Ben"))


class Hall:
    """A table with a hand-driven clock and a sitter that remembers its cues."""

    def __init__(self, record=lambda entry: None) -> None:
        self.time = 0.0
        self.clock = Clock(lambda: self.time, leap=1000)
        self.table = Table(Rules(), PLAYERS, 3, self.clock, record)
        self.cues: list[Cue] = []

    def cue(self, cue: Cue) -> None:
        self.cues.append(cue)


@pytest.fixture
def hall() -> Hall:
    return Hall()


def test_who_sits_down_is_told_how_it_stands(hall):
    hall.table.sit(hall, eyes=None, hands=[ANA])
    (cue,) = hall.cues
    assert cue.events == ()
    assert cue.view == View(ANA, 0, None)
    assert [ask.seat for ask in cue.asks] == [ANA]


def test_eyes_decide_what_is_seen_and_hands_what_is_asked(hall):
    hall.table.sit(hall, eyes=BEN, hands=[BEN])
    assert hall.cues[-1].view.number is not None
    assert hall.cues[-1].asks == ()


def test_an_event_told_to_one_seat_reaches_nobody_else(hall):
    other = Hall()
    hall.table.sit(hall, eyes=BEN)
    hall.table.sit(other, eyes=None)
    hall.table.submit(ANA, Hint())
    assert isinstance(hall.cues[-1].events[0], Whisper)
    assert other.cues[-1].events == ()


def test_a_refused_move_changes_nothing_and_is_not_written(hall):
    written = []
    hall = Hall(written.append)
    before = hall.table.state
    with pytest.raises(Illegal, match="not your turn"):
        hall.table.submit(BEN, Say(1))
    assert hall.table.state == before
    assert written == []


def test_a_move_is_written_before_anybody_hears_of_it():
    order = []
    hall = Hall(lambda entry: order.append("written"))
    hall.cue = lambda cue: order.append("told")
    hall.table.sit(hall, eyes=None)
    hall.table.submit(ANA, Hint())
    assert order == ["told", "written", "told"]


def test_the_clock_runs_out_and_the_timeout_is_played_once(hall):
    hall.time = 9.999
    hall.table.tick()
    assert hall.table.moves == 0
    hall.time = 10.0
    hall.table.tick()
    assert hall.table.moves == 1
    assert hall.table.state.turn == BEN
    hall.table.tick()
    assert hall.table.moves == 1


def test_players_undo_up_to_the_last_secret_and_the_table_further(hall):
    hall.table.submit(ANA, Say(99))
    hall.table.submit(BEN, Hint())
    hall.table.undo(BEN)
    assert hall.table.moves == 1
    with pytest.raises(Illegal, match="showed something"):
        hall.table.undo(ANA)
    hall.table.undo(HOST)
    assert hall.table.moves == 0
    with pytest.raises(Illegal, match="nothing"):
        hall.table.undo(HOST)


def test_undo_gives_no_time_back(hall):
    hall.time = 1.0
    hall.table.submit(ANA, Hint())
    hall.time = 9.0
    hall.table.undo(ANA)
    assert (hall.table.moves, hall.clock.now()) == (0, 9000)
    assert hall.table.entries[-1] == Undo(ANA, 1, 9000)
    hall.time = 10.0
    hall.table.tick()
    assert hall.table.state.turn == BEN


def test_whoever_comes_back_after_taking_back_has_no_time_back_either(hall):
    hall.time = 1.0
    hall.table.submit(ANA, Hint())
    hall.time = 9.0
    hall.table.undo(ANA)
    again = Hall()
    again.table.replay(hall.table.entries)
    assert (again.table.state, again.clock.now()) == (hall.table.state, 9000)


def test_what_is_over_by_the_clock_is_not_taken_back(hall):
    hall.table.submit(ANA, Hint())
    hall.time = 10.0
    with pytest.raises(Illegal, match="time has been running"):
        hall.table.undo(ANA)
    assert hall.table.moves == 1
    hall.table.undo(HOST)
    assert hall.table.moves == 0


def test_a_journal_with_an_undo_that_nobody_could_have_made_does_not_fit(hall):
    with pytest.raises(Illegal, match="nothing"):
        hall.table.replay([Undo(ANA)])


def test_what_was_taken_back_once_stays_so_though_the_rules_have_become_stricter(hall):
    hall.table.replay([Move(ANA, Say(99)), Undo(ANA)])
    assert hall.table.moves == 0


def test_steps_back_finds_my_last_move_but_not_behind_a_secret(hall):
    assert hall.table.steps_back([ANA]) == 0
    hall.table.submit(ANA, Hint())
    hall.table.submit(ANA, Hint())
    assert hall.table.steps_back([ANA]) == 1
    hall.table.submit(ANA, Say(99))
    assert hall.table.steps_back([ANA]) == 0
    hall.table.submit(BEN, Hint())
    assert hall.table.steps_back([ANA]) == 0
    assert hall.table.steps_back([BEN]) == 1


def test_a_handed_seat_is_written_down_and_replayed(hall):
    written = []
    hall = Hall(written.append)
    robot = Player("Robo", kind="computer", level=2)
    hall.table.hand(BEN, robot)
    assert written == [Handed(BEN, robot)]
    again = Hall()
    again.table.replay(written)
    assert again.table.players == [PLAYERS[0], robot]


def test_replay_tells_the_past_as_past_and_then_how_it_stands(hall):
    hall.table.sit(hall, eyes=None, hands=[ANA])
    hall.table.replay([Move(ANA, Hint(), 500), Move(ANA, Hint(), 700), Undo(ANA)])
    assert [cue.past for cue in hall.cues] == [False, True, True, True, False]
    assert hall.table.state.hints == 1
    assert hall.clock.now() == 500


def test_a_sitter_that_fails_does_not_keep_the_others_in_the_dark(hall):
    class Clumsy:
        def cue(self, cue):
            if cue.events:
                raise RuntimeError("fell off the chair")

    hall.table.sit(Clumsy(), eyes=BEN)
    hall.table.sit(hall, eyes=BEN)
    with pytest.raises(RuntimeError, match="chair"):
        hall.table.submit(ANA, Hint())
    assert hall.cues[-1].view.hints == 1
    hall.table.leave(hall)
    with pytest.raises(RuntimeError):
        hall.table.submit(ANA, Say(99))


def test_seats_that_cannot_play_are_refused_when_dealing():
    with pytest.raises(Illegal, match="Two play"):
        Table(Rules(), PLAYERS[:1], 3, Clock())


def test_answering_from_inside_a_cue_is_a_mistake_in_the_sitter(hall):
    class Hasty:
        def cue(self, cue):
            hall.table.submit(ANA, Hint())

    with pytest.raises(AssertionError, match="later"):
        hall.table.sit(Hasty(), eyes=None, hands=[ANA])


def test_a_game_goes_on_from_its_journal(tmp_path):
    journal = Journal(tmp_path / "a.game")
    journal.begin(Header("guess", 1, "", PLAYERS, 3))
    hall = Hall(journal.append)
    hall.table.submit(ANA, Hint())
    hall.table.submit(ANA, Say(99))
    hall.table.submit(BEN, Hint())
    hall.table.undo(BEN)
    again = Hall()
    again.table.replay(Journal(tmp_path / "a.game").read(Rules()))
    assert again.table.state == hall.table.state
