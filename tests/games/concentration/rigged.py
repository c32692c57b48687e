"""A table with a known board, for tests: the 25 panels are written down as they lie.

A A B B *        A, B …: the pairs of prizes, in the order of the deck
C C D D *        *: a Wild       + -: Takes of the first and the second pair
E E F F *        .: an empty panel, whose card lies aside
G G H H +
I I J J +
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations

import pytest
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Ask, Event, Illegal, Move, Seat
from boardroom.games.concentration.actions import (
    Cover,
    Deed,
    GoOn,
    Guess,
    Judge,
    Overrule,
    Pass,
    Pull,
    TakePrize,
)
from boardroom.games.concentration.cards import Card, is_match
from boardroom.games.concentration.content import Content, Deck, Prize, Puzzle, Special
from boardroom.games.concentration.parts import Part
from boardroom.games.concentration.rules import Options, Rules, State, View
from boardroom.games.concentration.state import Guessing, Picking, Taking

PAIRS = """
A A B B *
C C D D *
E E F F *
G G H H +
I I J J +
"""
"""Everything in pairs: 1+2, 3+4, 6+7, 8+9, 11+12 …; Wilds in 5, 10 and 15; the Takes in 20 and 25."""

ONE_PAIR = "A A" + " ." * 23
TAKES_LEFT = ". . . . . . . . . . . . . . . . . . . . + + A A B"
"""Who takes the Takes has an empty rack and may win $100."""


def puzzle(answer: str, *parts: Part, accept: tuple[str, ...] = ()) -> Puzzle:
    spelt = parts or tuple(Part(letter=letter) for letter in "WXYZ")
    return Puzzle(answer, "idiom", "easy", spelt, accept)


def deck(name: str, first: int = 100, step: int = 100) -> Deck:
    return Deck(name, name.title(), tuple(Prize(f"{name} {n}", first + n * step, "gift") for n in range(12)))


CONTENT = Content(
    puzzles=tuple(
        puzzle(f"Peculiar saying number {word}") for word in ("one", "two", "three", "four", "five")
    ),
    decks=tuple(deck(name) for name in ("farm", "space", "attic", "beach")),
    wild=Special("Wild", "joker"),
    take=Special("Take", "hand"),
)

ANSWER = "Rain check"
WRONG = "Abraham Lincoln"
FLAT = replace(CONTENT, decks=tuple(deck(name, 500, 0) for name in ("one", "two", "three")))
"""Every prize is worth $500."""
SIMPLE = replace(CONTENT, puzzles=(puzzle(ANSWER, accept=("Raincheque",)), *CONTENT.puzzles))


class Game:
    """One match under way; `events` is what the last deed led to, `at` the time in milliseconds."""

    def __init__(
        self,
        layout: str = PAIRS,
        players: int = 2,
        seed: int = 1,
        content: Content = SIMPLE,
        answer: str | None = ANSWER,
        **options: object,
    ) -> None:
        self.rules = Rules(content, Options(**options))
        self.seats = [Seat(number) for number in range(players)]
        self.at = 0
        self.events: list[Event] = []
        self.final = False
        self.state = self.rules.deal(self.seats, Dice(seed))
        if answer is not None:
            self.state = behind(self.rules, self.state, answer)
        self.lay(layout)

    def lay(self, layout: str) -> None:
        """Put the cards down as written; those not written are set aside."""
        self.state = laid(self.state, layout)

    # Doing

    def do(self, deed: Deed, seat: int | None = None, wait: int = 0) -> list[Event]:
        """One deed, of the seat that leads unless told otherwise, `wait` milliseconds later."""
        self.at += wait
        step = self.rules.play(self.state, Move(Seat(self.who if seat is None else seat), deed, self.at))
        self.state, self.final = step.state, step.final
        self.events = [told.event for told in step.told]
        return self.events

    def pull(self, *panels: int) -> list[Event]:
        for panel in panels:
            self.do(Pull(panel))
        return self.events

    def cover(self) -> list[Event]:
        return self.do(Cover(), wait=2000)

    def guess(self, text: str) -> list[Event]:
        return self.do(Guess(text))

    def pass_(self) -> list[Event]:
        return self.do(Pass())

    def take(self, slot: int) -> list[Event]:
        return self.do(TakePrize(slot))

    def go_on(self) -> list[Event]:
        return self.do(GoOn(), HOST)

    def overrule(self, seat: int) -> list[Event]:
        return self.do(Overrule(Seat(seat)), HOST)

    def win(self, side: int = 0, prizes: int = 1) -> int:
        """Let a side win this game with so many prizes in its rack; the dollars it is given."""
        self.lay(PAIRS if prizes else TAKES_LEFT)
        if self.state.turn != side:
            self.miss()
        for pair in ((1, 2), (3, 4), (6, 7), (8, 9), (11, 12))[:prizes] if prizes else ((21, 22),):
            if isinstance(self.state.phase, Guessing):
                self.pass_()
            self.pull(*pair)
        self.guess(self.answer)
        if self.state.master is not None:
            self.do(Judge(right=True))
        return self.view().outcome.dollars

    def miss(self) -> None:
        """Let the side whose turn it is uncover two prizes that do not match."""
        show = self.state.card
        self.pull(*next(two for two in combinations(self.state.covered, 2) if not is_match(*map(show, two))))
        self.cover()

    def draw(self) -> None:
        """Let this game end in a draw: the last match that is possible, and nobody guesses."""
        self.lay(ONE_PAIR)
        self.pull(1, 2)
        self.pass_()
        self.pass_()

    # Looking

    @property
    def who(self) -> Seat:
        return self.state.actors[0]

    @property
    def answer(self) -> str:
        return self.rules.content.puzzles[self.state.puzzle].answer

    @property
    def asks(self) -> list[Ask[Deed]]:
        return list(self.rules.asks(self.state))

    def ask(self, seat: int) -> Ask[Deed] | None:
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def choices(self, seat: int | None = None) -> tuple[Deed, ...]:
        ask = self.ask(self.who if seat is None else seat)
        return ask.choices if ask else ()

    def view(self, seat: int | None = None) -> View:
        return self.rules.view(self.state, None if seat is None else Seat(seat))

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def happened(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    def card(self, letter: str) -> Card:
        """What the cards of a letter show."""
        return self.state.cards[numbers(self.state, letter)[0]]

    def rack(self, side: int) -> list[Card]:
        return [slot.prize for slot in self.view().racks[side].slots]

    def whole(self) -> bool:
        """Whether every card and slide is somewhere, once."""
        counted = Counter(self.rules.pieces(self.state))
        wanted = Counter([("card", n) for n in range(25)] + [("slide", n) for n in range(1, 26)])
        return counted == wanted


def numbers(state: State, letter: str) -> list[int]:
    """The numbers of the cards that a letter of the layout stands for."""
    prizes = [n for n, card in enumerate(state.cards) if card.kind == "prize"]
    takes = [n for n, card in enumerate(state.cards) if card.kind == "take"]
    if letter == "*":
        return [n for n, card in enumerate(state.cards) if card.kind == "wild"]
    if letter in "+-":
        return takes[:2] if letter == "+" else takes[2:4]
    at = 2 * (ord(letter) - ord("A"))
    return prizes[at : at + 2]


def laid(state: State, layout: str) -> State:
    """The same game at the start of a turn, with the cards lying as written and none in a rack."""
    signs = layout.split()
    assert len(signs) == 25, f"{len(signs)} panels are written down"
    left = {sign: numbers(state, sign) for sign in set(signs) if sign != "."}
    board = tuple(None if sign == "." else left[sign].pop(0) for sign in signs)
    aside = tuple(card for card in range(25) if card not in board)
    return replace(state, board=board, aside=aside, racks=((), ()), kept=((), ()), phase=Picking(), wrong=())


def behind(rules: Rules, state: State, answer: str) -> State:
    """The same game with this puzzle behind the board."""
    at = next(at for at, one in enumerate(rules.content.puzzles) if one.answer == answer)
    first, *rest = state.puzzles
    swapped = (at, *(first if other == at else other for other in rest))
    return replace(state, puzzle=at, puzzles=swapped)


def match_any(game: Game) -> None:
    """Uncover the first match there is, two further slides after two Wilds, and take what it takes."""
    show = game.state.card
    game.pull(*next(two for two in combinations(game.state.covered, 2) if is_match(*map(show, two))))
    while isinstance(game.state.phase, Picking):
        game.pull(next(panel for panel in game.state.covered if panel not in game.state.pulled))
    while isinstance(game.state.phase, Taking):
        game.take(0)


def shuffled(signs: Sequence[str], seed: int) -> tuple[str, ...]:
    """The same in some other order."""
    return Dice(seed).shuffled(signs)[0]


@contextmanager
def refused(ruling: str) -> Iterator[None]:
    """Nothing happens, and the refusal says why in a sentence and names this rule or ruling."""
    with pytest.raises(Illegal) as caught:
        yield
    assert caught.value.ruling == ruling, caught.value
    assert caught.value.why[0].isupper()
    assert caught.value.why.endswith((".", "?"))
