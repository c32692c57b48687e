"""Each law catches the game that breaks it."""

from __future__ import annotations

import pytest
from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.game import Move, Result, Seat, Step
from boardroom.games.nullgame.content import Content
from boardroom.games.nullgame.rules import Done, Rules, State, View
from boardroom.table import laws
from boardroom.table.table import Player

CROWD = [Player("Ana"), Player("Ben")]
CONTENT = Content(("the saying",))


class Loose(Struct, frozen=True):
    waiting: object


def play(rules):
    return laws.random_game(rules, CROWD, 1)


def test_the_null_game_is_lawful():
    assert len(play(Rules(CONTENT)).moves) == 2


def test_a_leak_is_caught():
    class Leaky(Rules):
        def view(self, state: State, seat: Seat | None) -> View:
            return View(state.waiting, state.done, self.content.sayings[0])

    with pytest.raises(laws.Broken, match="no secret early"):
        play(Leaky(CONTENT))


class Nest(Struct, frozen=True):
    player: str
    heap: dict[str, tuple[int, ...]]


def test_what_can_be_read_is_every_value_however_deep():
    read = laws.legible([Nest("Ana", {"Two Halves": (4, 73)}), None])
    assert read.split("\n") == ["ana", "two halves", "4", "73", ""]


def test_names_of_fields_and_types_tell_nothing():
    read = laws.legible(Nest("Ana", {}))
    assert not {"player", "nest", "heap"} & set(read.split("\n"))


def test_a_game_with_luck_of_its_own_is_caught():
    tosses = iter(range(1000))

    class Lucky(Rules):
        def play(self, state: State, move: Move[Done]) -> Step[State]:
            step = Rules.play(self, state, move)
            return step if next(tosses) % 2 else replace(step, final=True)

    with pytest.raises(laws.Broken, match="pure"):
        play(Lucky(CONTENT))


def test_a_lost_piece_is_caught():
    class Careless(Rules):
        def pieces(self, state: State):
            return state.waiting

    with pytest.raises(laws.Broken, match="conserved"):
        play(Careless(CONTENT))


def test_a_game_that_never_ends_is_caught():
    class Endless(Rules):
        def play(self, state: State, move: Move[Done]) -> Step[State]:
            return Step(state)

    with pytest.raises(laws.Broken, match="goes on"):
        laws.random_game(Endless(CONTENT), CROWD, 1, most=50)


def test_asks_after_the_result_are_caught():
    class Undecided(Rules):
        def result(self, state: State) -> Result | None:
            return Result(((Seat(0), Seat(1)),))

    with pytest.raises(laws.Broken, match="exactly when there is a result"):
        play(Undecided(CONTENT))


def test_a_refused_ask_is_caught():
    class Bluff(Rules):
        def asks(self, state: State):
            asks = list(Rules.asks(self, state))
            return [replace(asks[0], seat=Seat(9)), *asks[1:]] if asks else []

    def games():
        for seed in range(20):
            laws.random_game(Bluff(CONTENT), CROWD, seed)

    with pytest.raises(laws.Broken, match="asked moves are legal"):
        games()


def test_an_uninvited_mover_is_caught():
    class Open(Rules):
        def asks(self, state: State):
            return list(Rules.asks(self, state))[:1]

    rules = Open(CONTENT)
    with pytest.raises(laws.Broken, match="unasked seats"):
        laws.unasked_are_refused(rules, State((Seat(0), Seat(1))), [Seat(0), Seat(1)])


def test_a_view_that_is_the_state_is_caught():
    class Naked(Rules):
        def view(self, state: State, seat: Seat | None) -> State:
            return state

    with pytest.raises(laws.Broken, match="another type"):
        play(Naked(CONTENT))


def test_a_view_that_does_not_survive_the_wire_is_caught():
    class Wireless(Rules):
        def view(self, state: State, seat: Seat | None) -> Loose:
            return Loose(state.waiting)

    with pytest.raises(laws.Broken, match="wire"):
        play(Wireless(CONTENT))


def test_a_state_that_does_not_replay_is_caught():
    class Forgetful(Rules):
        def play(self, state: State, move: Move[Done]) -> Step[State]:
            step = Rules.play(self, state, move)
            # The journal holds times in milliseconds; a rule that reads anything else is not replayable.
            return Step(replace(step.state, done=(*step.state.done[:-1], Seat(id(move) % 1000 + 10))))

    with pytest.raises(laws.Broken):
        play(Forgetful(CONTENT))
