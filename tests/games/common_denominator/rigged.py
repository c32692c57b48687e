"""A table where all is known: the fruits puzzle first, then the animals; any deck, hands and medals.

[p] E a R        1 pear       what the card shows: capitals; the marked column spells PLUM
Ap P [l] e       2 apple
G [u] a V a      3 guava
L e [m] O n      4 lemon
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Ask, Event, Illegal, Move, Seat
from boardroom.games.common_denominator.actions import (
    Answer,
    Deed,
    Draw,
    EndTurn,
    GoForGold,
    GoForSilver,
    GoOn,
    Keep,
    Look,
    TakePuzzle,
    TryCategory,
    TryRow,
    TryVertical,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.cards import DECK
from boardroom.games.common_denominator.content import Category, Content, Puzzle
from boardroom.games.common_denominator.medals import ALL, Medals, Purse
from boardroom.games.common_denominator.rules import Options, Rules, View
from boardroom.games.common_denominator.state import Drawing, Trumping

ANA, BEN, CEM, DAN, EVA, FAY = (Seat(number) for number in range(6))

FRUITS = Category(
    "Fruits",
    members=("pear", "apple", "guava", "lemon", "melon", "cherry", "grape"),
    related=("plum",),
    accept=("things that grow on trees",),
    rivals=("lemom",),
)
ANIMALS = Category("Animals", members=("elephant", "tiger", "donkey", "monkey"), related=("lion",))
CONTENT = Content(
    (FRUITS, ANIMALS),
    (
        Puzzle(1, "Fruits", "easy", "plum", ("[p]EaR", "ApP[l]e", "G[u]aVa", "Le[m]On")),
        Puzzle(2, "Animals", "medium", "lion", ("E[l]EpHant", "T[i]gEr", "D[o]NkeY", "Mo[n]kEY")),
    ),
)
ROWS = ("pear", "apple", "guava", "lemon")


def refused(ruling: str) -> pytest.RaisesExc[Illegal]:
    """What is done inside is refused, and this is what says so."""
    return pytest.raises(Illegal, check=lambda no: no.ruling == ruling)


class Game:
    """One game under way; `events` is what the last deed led to as `eyes` hear it, `at` the time of play."""

    def __init__(
        self,
        players: int = 2,
        *,
        top: Sequence[str] = (),
        hands: Sequence[Sequence[str]] = (),
        purses: Sequence[Purse | Medals] = (),
        opened: bool = True,
        content: Content = CONTENT,
        **options: str,
    ) -> None:
        """`top` are the first cards of the deck, `hands` and `purses` go from the first seat on."""
        self.rules = Rules(content, Options(**options))  # type: ignore[arg-type]  # texts, as on the command line
        seats = [Seat(number) for number in range(players)]
        state = self.rules.deal(seats, Dice(7))
        given = tuple(tuple(hand) for hand in hands)
        given += ((),) * (players - len(given))
        held = [*top, *(card for hand in given for card in hand)]
        deck = (*top, *(card for card in state.deck if card not in held))
        money = tuple(purse if isinstance(purse, Purse) else Purse(purse) for purse in purses)
        money += (Purse(),) * (players - len(money))
        bank = ALL
        for purse in money:
            bank -= purse.medals
        first = tuple(sorted(state.stack))
        self.state = replace(state, stack=first, deck=deck, hands=given, purses=money, bank=bank)
        self.at = 0
        self.events: list[Event] = []
        self.final = False
        if opened and not self.state.turn > 1 and options.get("first") != "lot":
            self.do(Youngest(ANA), by=HOST)

    # ------------------------------------------------------------------------------------ playing

    def do(self, *deeds: Deed, by: Seat | None = None) -> Game:
        """Play these, for the player whose turn it is unless told otherwise."""
        for deed in deeds:
            seat = self.state.seat if by is None else by
            step = self.rules.play(self.state, Move(seat, deed, self.at))
            self.state, self.final = step.state, step.final
            self.events = [told.event for told in step.told]
            self.told = step.told
        return self

    def start(self) -> Game:
        """Take a new puzzle and turn the timer."""
        return self.do(TakePuzzle(), TurnTimer())

    def row(self, row: int, text: str | None = None) -> Game:
        """Answer a row, rightly unless told otherwise."""
        return self.do(TryRow(row), Answer(ROWS[row - 1] if text is None else text))

    def rows(self, *rows: int) -> Game:
        for row in rows:
            self.row(row)
        return self

    def category(self, text: str = "fruits") -> Game:
        return self.do(TryCategory(), Answer(text))

    def silver(self, text: str = "plum") -> Game:
        return self.do(GoForSilver(), Answer(text))

    def gold(self, text: str = "plum") -> Game:
        return self.do(GoForGold(), Answer(text))

    def vertical(self, text: str = "plum") -> Game:
        return self.do(TryVertical(), Answer(text))

    def miss_twice(self) -> Game:
        """Two wrong rows: the turn is over but for the card."""
        return self.row(1, "xxxx").row(2, "xxxxx")

    def draw(self) -> Game:
        """To the end of the sand, and take the top card; a pause for Trumps is waited out."""
        if not isinstance(self.state.phase, Drawing):
            self.start().miss_twice()
        self.do(Draw())
        return self.waited()

    def waited(self) -> Game:
        """Nobody says Trump."""
        while isinstance(self.state.phase, Trumping):
            self.at += 2_000
            self.do(GoOn(), by=HOST)
        return self

    def use(self, card: str, target: Seat | None = None) -> Game:
        """Use a kept card."""
        return self.do(Look(), Use(card, target))

    def keep(self) -> Game:
        return self.do(Keep())

    def next(self) -> Game:
        """End the turn without a card."""
        if not isinstance(self.state.phase, Drawing):
            self.start().miss_twice()
        return self.do(EndTurn())

    # ------------------------------------------------------------------------------------- looking

    def view(self, eyes: Seat | None = None) -> View:
        return self.rules.view(self.state, eyes)

    def asks(self, seat: Seat | None = None) -> list[Ask[Deed]]:
        wanted = self.state.seat if seat is None else seat
        return [ask for ask in self.rules.asks(self.state) if ask.seat == wanted]

    def choices(self, seat: Seat | None = None) -> set[Deed]:
        return {choice for ask in self.asks(seat) for choice in ask.choices}

    def points(self) -> tuple[int, ...]:
        return tuple(purse.points for purse in self.state.purses)

    def heard(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def is_over(self) -> bool:
        return self.rules.result(self.state) is not None


def cards(*kinds: str) -> tuple[str, ...]:
    """Cards of these kinds, each another."""
    found: list[str] = []
    for kind in kinds:
        found.append(next(card for card in DECK if card.partition("-")[2] == kind and card not in found))
    return tuple(found)
