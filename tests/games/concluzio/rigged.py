"""A table with known cards, for tests. A card is written as its number and shape: 37 is number 3, shape 7.

The deck is the plain square: colour = number + shape - 1, counted round from 7 to 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import get_args

import pytest
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import Ask, Event, Illegal, Move, Seat
from boardroom.games.concluzio.actions import Deed, Give, Guess, Play
from boardroom.games.concluzio.cards import ABILITIES, Card
from boardroom.games.concluzio.content import Clue, Colour, Content, Deck, Figure, Shape
from boardroom.games.concluzio.rules import Options, Rules, State, View
from boardroom.games.concluzio.state import Clueing, Holding, Playing

COLOURS = ("red", "green", "blue", "purple", "black", "orange", "yellow")
LETTERS = ("r", "g", "b", "p", "bl", "o", "y")
FIGURES = get_args(Figure)

ANA, BEN, CEM, DAN = (Seat(number) for number in range(4))


def plain_deck(title: str = "Plain", prefix: str = "") -> Deck:
    clues = [
        Clue(number, FIGURES[shape - 1], COLOURS[(number + shape - 2) % 7])
        for number in range(1, 8)
        for shape in range(1, 8)
    ]
    if prefix:
        clues = [replace(clue, name=f"{prefix} {clue.title}") for clue in clues]
    return Deck(
        title,
        tuple(Shape(figure, figure) for figure in FIGURES),
        tuple(
            Colour(name, letter, f"#00000{n}")
            for n, (name, letter) in enumerate(zip(COLOURS, LETTERS, strict=True))
        ),
        tuple(clues),
    )


CONTENT = Content(decks=(plain_deck(),))


def at(card: int) -> int:
    """The place in the deck of a card written as number and shape."""
    number, shape = divmod(card, 10)
    return (number - 1) * 7 + shape - 1


def written(place: int) -> int:
    return (place // 7 + 1) * 10 + place % 7 + 1


def trio(card: int) -> tuple[int, int, int]:
    number, shape = divmod(card, 10)
    return number, shape, (number + shape - 2) % 7 + 1


SECRETS = (11, 22, 33, 44, 55, 66)
"""Ana's card is 1, cross, red; Ben's is 2, solid circle, blue; and so on."""


class Game:
    """One game under way; Ana starts. `events` is what everybody heard of the last deed."""

    def __init__(
        self,
        *hands: Sequence[int],
        players: int = 2,
        abilities: Sequence[str | None] = (),
        pile: Sequence[int] | None = None,
        clues: bool = False,
        **options: object,
    ) -> None:
        """`hands` are the players' hands; those not given, and the draw deck, hold what is left over.

        With `clues` the starting clues are still to be given; `pile` limits the draw deck to these cards
        (the rest lies nowhere, so do not count pieces then).
        """
        options.setdefault("abilities", "open" if abilities else "none")
        self.rules = Rules(CONTENT, Options(**options))
        self.seats = tuple(Seat(number) for number in range(players))
        self.at = 0
        self.events: list[Event] = []
        self.step = None
        given = [card for hand in hands for card in hand] + [*SECRETS[:players], *(pile or ())]
        assert len(set(given)) == len(given), "a card is written twice"
        rest = [written(place) for place in range(49) if written(place) not in given]
        holdings = []
        for seat in self.seats:
            hand = hands[seat] if seat < len(hands) else [rest.pop() for _ in range(5)]
            ability = abilities[seat] if seat < len(abilities) else None
            holdings.append(Holding(hand=tuple(map(at, hand)), secret=at(SECRETS[seat]), ability=ability))
        self.state = State(
            seats=self.seats,
            pile=tuple(map(at, rest if pile is None else pile)),
            starter=ANA,
            turn=ANA,
            holdings=tuple(holdings),
            phase=Clueing() if clues else Playing(),
            spare=tuple(ability for ability in ABILITIES if ability not in abilities),
        )

    # Doing

    def do(self, deed: Deed, seat: int | None = None, wait: int = 0) -> list[Event]:
        self.at += wait
        who = self.state.turn if seat is None else Seat(seat)
        self.step = self.rules.play(self.state, Move(who, deed, self.at))
        self.state = self.step.state
        self.events = [event for told in self.step.told if (event := told.heard_by(None)) is not None]
        return self.events

    def give(self, seat: int, card: int) -> list[Event]:
        return self.do(Give(at(card)), seat)

    def play(self, card: int) -> list[Event]:
        return self.do(Play(at(card)))

    def guess(self, card: int) -> list[Event]:
        return self.do(Guess(*trio(card)))

    def any_card(self) -> list[Event]:
        """Whoever's turn it is plays the first card of the hand."""
        return self.do(Play(self.state.of(self.state.turn).hand[0]))

    # Looking

    def has(self, seat: int) -> Holding:
        return self.state.of(Seat(seat))

    def hand(self, seat: int) -> list[int]:
        return [written(card) for card in self.has(seat).hand]

    def yes(self, seat: int) -> list[int]:
        return [written(card) for card in self.has(seat).yes]

    def no(self, seat: int) -> list[int]:
        return [written(card) for card in self.has(seat).no]

    def view(self, seat: int | None = None) -> View:
        return self.rules.view(self.state, None if seat is None else Seat(seat))

    @property
    def asks(self) -> list[Ask[Deed]]:
        return list(self.rules.asks(self.state))

    def ask(self, seat: int) -> Ask[Deed]:
        return next(ask for ask in self.asks if ask.seat == seat)

    def choices(self, seat: int | None = None) -> tuple[Deed, ...]:
        return self.ask(self.state.turn if seat is None else seat).choices

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def happened(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    def card(self, card: int) -> Card:
        return self.rules.cards[at(card)]

    def whole(self) -> bool:
        """Whether every card and ability is somewhere, once."""
        counted = Counter(self.rules.pieces(self.state))
        return counted == Counter([("card", n) for n in range(49)] + [("ability", a) for a in ABILITIES])


def dealt(players: int = 2, seed: int = 1, **options: object) -> tuple[Rules, State]:
    rules = Rules(CONTENT, Options(**options))
    return rules, rules.deal([Seat(n) for n in range(players)], Dice(seed))


@contextmanager
def refused(ruling: str) -> Iterator[None]:
    """Nothing happens, and the refusal says why in a sentence and names this rule or ruling."""
    with pytest.raises(Illegal) as caught:
        yield
    assert caught.value.ruling == ruling, caught.value
    assert caught.value.why[0].isupper()
    assert caught.value.why.endswith(".")
