"""A game with a known board, known decks and a known die, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Ask, Event, Illegal, Move, Seat
from boardroom.games.brain_games.actions import Deed, GoOn, GoTo, Roll
from boardroom.games.brain_games.board import CATEGORIES, STARTS, TILES
from boardroom.games.brain_games.content import Card, Content
from boardroom.games.brain_games.rules import Options, Rules, View
from boardroom.games.brain_games.state import Deck, Moving, Score, Starting

ANA, BEN, CEM, DEE = Seat(0), Seat(1), Seat(2), Seat(3)
ANSWER, WRONG = "the quiet library", "a purple submarine"
HERE, NEXT = STARTS[0], 1
"""Where Ana stands, and a space with a tile beside it."""


def card(name: str, category: str = "logic", **more: object) -> Card:
    plain = {"kind": "test", "level": "medium", "question": "What is it?", "reply": "typed", "answer": ANSWER}
    return Card(id=name, category=category, **(plain | more))


TYPED = card("typed")
PICK = card("pick", reply="pick", answer="two", options=("one", "two", "three"))
LETTERS = card("letters", reply="letters", answer="stone")
ALOUD = card("aloud", reply="aloud", answer="Said well")
ROOM = card("room", reply="room", answer="Done well", seated="Sit.", time=20)
LOOK = card("look", figure="lines one|two", look=5)
REACT = card("react", reply="react", answer="", limit=500)
STOP = card("stop", reply="stopwatch", answer="5", limit=400)
TAPS = card("taps", reply="taps", answer="1 2 3")
BUZZ = card("buzz", duel="buzz")
RACE = card("race", reply="react", answer="", limit=500, duel="race")
BEST = card("best", reply="stopwatch", answer="5", limit=400, duel="best")
JUDGED = card("judged", reply="room", answer="Whoever stood longer", seated="Sit.", duel="judged")
OTHERS = tuple(
    card(f"{name}-{n}", name, answer=f"{name} answer {n}") for name in CATEGORIES for n in range(3)
)


class Game:
    """One game under way; `events` is what the last deed led to, `at` the time in milliseconds.

    Ana is to roll; `first` is the card on top of every deck that has it.
    """

    def __init__(
        self, *first: Card, players: int = 2, kind: str = "logic", seed: int = 1, **options: object
    ) -> None:
        self.content = Content((*first, *OTHERS))
        self.rules = Rules(self.content, Options(**options))
        self.seats = [Seat(number) for number in range(players)]
        self.at = 1000
        self.events: list[Event] = []
        self.final = False
        state = self.rules.deal(self.seats, Dice(seed))
        decks = tuple(
            Deck(tuple(at for at, one in enumerate(self.content.cards) if one.category == category))
            for category in CATEGORIES
        )
        self.state = replace(state, phase=Starting(), decks=decks)
        self.put(kind, NEXT)

    # Rigging

    def put(self, kind: str, space: int) -> None:
        """Lay a tile of this kind on a space, by exchange with wherever it lies on the board."""
        board = list(self.state.board)
        there = next(at for at, tile in enumerate(board) if tile is not None and TILES[tile] == kind)
        board[there], board[space] = board[space], board[there]
        self.state = replace(self.state, board=tuple(board))

    def own(self, seat: Seat, *kinds: str, trust: tuple[str, ...] = ()) -> None:
        """Give a seat tiles from the far end of the board."""
        spots: list[int | None] = list(self.state.scores[seat].spots)
        kept = list(self.state.scores[seat].trust)
        for kind in kinds:
            spots[CATEGORIES.index(kind)] = self._take(kind)
        kept += [self._take(kind) for kind in trust]
        score = Score(tuple(spots), tuple(kept))
        scores = tuple(score if at == seat else old for at, old in enumerate(self.state.scores))
        self.state = replace(self.state, scores=scores)

    def _take(self, kind: str) -> int:
        board = list(self.state.board)
        at = max(
            space
            for space, tile in enumerate(board)
            if tile is not None and TILES[tile] == kind and space != NEXT
        )
        tile, board[at] = board[at], None
        self.state = replace(self.state, board=tuple(board))
        assert tile is not None
        return tile

    def clear(self, *but: int) -> None:
        """Put every tile but those on these spaces out of play."""
        gone = [tile for at, tile in enumerate(self.state.board) if tile is not None and at not in but]
        board = tuple(tile if at in but else None for at, tile in enumerate(self.state.board))
        self.state = replace(self.state, board=board, out=(*self.state.out, *gone))

    # Doing

    def do(self, deed: Deed, seat: Seat | None = None, wait: int = 0) -> list[Event]:
        self.at += wait
        step = self.rules.play(self.state, Move(self.who if seat is None else seat, deed, self.at))
        self.state, self.final = step.state, step.final
        self.events = [told.event for told in step.told]
        return self.events

    def step(self, space: int = NEXT, pips: int = 1) -> list[Event]:
        """Walk there, as if the die had shown so many pips."""
        self.state = replace(self.state, phase=Moving(pips))
        return self.do(GoTo(space))

    def go_on(self) -> list[Event]:
        return self.do(GoOn(), HOST)

    def roll(self) -> list[Event]:
        return self.do(Roll())

    # Looking

    @property
    def asks(self) -> list[Ask[Deed]]:
        return list(self.rules.asks(self.state))

    @property
    def who(self) -> Seat:
        return self.asks[0].seat

    @property
    def choices(self) -> tuple[Deed, ...]:
        return self.asks[0].choices

    @property
    def phase(self) -> object:
        return self.state.phase

    def view(self, eyes: Seat | None = None) -> View:
        return self.rules.view(self.state, eyes)

    def kinds(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    def spots(self, seat: Seat) -> list[str]:
        return [
            name
            for name, tile in zip(CATEGORIES, self.state.scores[seat].spots, strict=True)
            if tile is not None
        ]


@contextmanager
def refused(ruling: str = "") -> Iterator[None]:
    """What is tried in here is refused, by this ruling."""
    with pytest.raises(Illegal) as caught:
        yield
    if ruling:
        assert caught.value.ruling == ruling, caught.value.why
