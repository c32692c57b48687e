"""The rules of Concluzio, in the order of the rule book.

`Rules._happens` is the whole game on one page; each of its lines names the rule it comes from and the
function that says the rest. Beside this file lie

    options.py  what the house may settle         dealing.py    setup
    cards.py    clue cards and abilities          turn.py       clues, turns, guesses, abilities
    state.py    everything, secrets included      asking.py     who may do what now, and refusing.py why not
    actions.py  what a player can do              view.py       who sees what
    events.py   what can happen                   knowledge.py  what can be concluded from a view

Numbers like CLZ-16 and S-01 are rulings on what the rule book leaves open.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import Ask, Illegal, Move, Result, Seat, Step
from boardroom.core.tongue import tr
from boardroom.games.concluzio import actions, asking, dealing, events, knowledge, refusing, turn
from boardroom.games.concluzio.actions import (
    Arrange,
    Deduce,
    Deed,
    Draft,
    Give,
    Guess,
    Mark,
    OutOfTime,
    Play,
    Speed,
    Tuck,
)
from boardroom.games.concluzio.cards import Card, Trio, cards_of
from boardroom.games.concluzio.content import Content, Deck
from boardroom.games.concluzio.events import Clued, TurnPassed, Won
from boardroom.games.concluzio.options import GENTLE, HELPS, HOUSE_RULES, LENGTHS, Options, minutes
from boardroom.games.concluzio.state import Clueing, Drafting, Over, Playing, Row, State, Tucking
from boardroom.games.concluzio.story import Story, tell
from boardroom.games.concluzio.view import View, look

__all__ = [
    "GENTLE",
    "HELPS",
    "HOUSE_RULES",
    "LENGTHS",
    "Deed",
    "Options",
    "Rules",
    "State",
    "View",
    "actions",
    "events",
    "minutes",
]


class Rules(Struct, frozen=True, dict=True):
    """Concluzio with one deck under one family's house rules. A deck is never used up, `seen` is idle."""

    content: Content
    options: Options = Options()
    seen: frozenset[str] = frozenset()

    # Setup

    def deal(self, seats: Sequence[Seat], dice: Dice) -> State:
        """Shuffle and deal. Raises Illegal when so many cannot play so, or there is no deck in the box."""
        if not self.content.decks:
            raise Illegal(tr("There is no deck of clue cards in the box."), "CLZ-02")
        return dealing.deal(self.options, len(self.cards), seats, dice)

    # How to play

    def asks(self, state: State) -> Sequence[Ask[Deed]]:
        """Who may act, and how."""
        return asking.asks(self.options, state, self.cards)

    def play(self, state: State, move: Move[Deed]) -> Step[State]:
        """One deed of one seat. Raises Illegal with the rule or ruling that is in the way."""
        self._refuse(state, move)
        step = tell(self._happens(state, move.seat, move.action))
        after = step.state
        if (after.turn, after.phase) != (state.turn, state.phase):
            after = replace(after, since=move.at)
        heard = [told.event for told in step.told]
        if any(isinstance(event, Clued | TurnPassed | Won) for event in heard):
            seat = None if isinstance(state.phase, Clueing) else state.turn
            after = replace(after, trail=(*state.trail, Row(seat, self._possible(after))))
        return replace(step, state=after)

    def _happens(self, state: State, seat: Seat, deed: Deed) -> Story:
        """The game as one table: what may be done in each phase, and the rule it comes from."""
        match state.phase, deed:
            case Drafting(), Draft(ability):  # CLZ-22
                return turn.draft(state, seat, ability)
            case Clueing(), Give(card):  # Starting clue
                return turn.give(self.cards, state, seat, card)
            case Playing() as phase, Play(card):  # How to play
                return turn.play(self.cards, state, phase, seat, card)
            case Playing(double=False), Guess(number, shape, colour):  # Game end
                return turn.guess(self.cards, state, seat, (number, shape, colour))
            case Playing(played=0) as phase, Speed():  # Double Speed
                return turn.double_speed(state, phase, seat)
            case Playing(double=False) as phase, Deduce(card, kind):  # Deduction
                return turn.deduce(self.cards, state, phase, seat, card, kind)
            case Tucking() as phase, Tuck(card):  # Second Chance
                return turn.tuck(self.cards, state, phase, seat, card)
            case Playing(), Mark(kind, value) if self.options.notes == "sheet":  # CLZ-21
                return turn.mark(state, seat, kind, value)
            case Playing(), Arrange(card, place):  # Is it yes or no?
                return turn.arrange(state, seat, card, place)
            case _, OutOfTime() if asking.closes(self.options, state) is not None:  # CLZ-31
                return turn.out_of_time(self.cards, state, seat)
        raise refusing.wrong_moment(state, deed)

    def _refuse(self, state: State, move: Move[Deed]) -> None:
        """Raise Illegal when this seat may not act, or not at this time."""
        if move.seat not in state.actors:
            raise refusing.wrong_seat(state, move.seat)
        closes = asking.closes(self.options, state)
        if closes is not None and isinstance(move.action, OutOfTime) and move.at < closes:
            raise refusing.too_early()
        if closes is not None and not isinstance(move.action, OutOfTime) and move.at > closes:
            raise refusing.too_late()

    # Game end

    def result(self, state: State) -> Result | None:
        """The winner, then whoever was still in the game, then those who fell, the last one first."""
        if state.winner is None:
            return None
        rest = tuple(seat for seat in state.active if seat != state.winner)
        places = ((state.winner,), rest, *((seat,) for seat in reversed(state.fallen)))
        return Result(tuple(place for place in places if place))

    # Who may know what

    def view(self, state: State, seat: Seat | None) -> View:
        """One's own hand and the others' secret cards; on the open table neither (CLZ-04)."""
        view = look(self.options, self.deck, self.cards, self.chart, state, seat)
        is_in = seat is not None and not state.of(seat).out and state.of(seat).secret >= 0
        if seat is None or not is_in or not self.options.aids(seat) or isinstance(state.phase, Over):
            return view
        return replace(view, possible=knowledge.from_everything(view, seat))

    def laid_open(self, state: State) -> View:
        """All secret cards face up, and the hand of whose turn it is, for a game that is played back."""
        is_private = not isinstance(state.phase, Over | Drafting)
        view = self.view(state, state.turn if is_private else None)
        places = []
        for place, holding in zip(view.places, state.holdings, strict=True):
            secret = self.cards[holding.secret] if holding.secret >= 0 else None
            places.append(replace(place, secret=secret, ability=holding.ability))
        return replace(view, places=tuple(places))

    def secrets(self, state: State, seat: Seat | None) -> Sequence[str]:
        """The names of all cards that these eyes may not see: secret cards, hands, the draw deck.

        Said again in the rulebook's words, not with what makes the views, so that each can catch the other.
        A card that a seat has put beneath the deck itself is known to it, wherever it is drawn again.
        """
        hidden, over = list(state.pile), isinstance(state.phase, Over)
        for other in state.seats:
            holding = state.of(other)
            if holding.out:
                continue
            if other != seat:
                hidden += holding.hand
            if holding.secret >= 0 and not over and seat in (None, other):
                hidden.append(holding.secret)
        known = () if seat is None else state.of(seat).tucked
        return [self.cards[card].name for card in hidden if card not in known]

    def may_swap(self, state: State, one: Seat, other: Seat) -> None:
        """Everybody has seen the secret cards of all others, and so that of the seat they would take."""
        secrets = (state.of(seat) for seat in (one, other))
        hidden = any(holding.secret >= 0 and not holding.out for holding in secrets)
        if hidden and not isinstance(state.phase, Over):
            why = tr("All have seen the secret cards of the others, so nobody can take another’s.")
            raise Illegal(why, "CLZ-04")

    def pieces(self, state: State) -> Sequence[Hashable]:
        """The 49 clue cards and the four ability cards."""
        return tuple(state.pieces())

    def shown(self, state: State) -> Sequence[str]:
        """Nothing is used up: the same 49 cards serve every evening."""
        return ()

    def _possible(self, state: State) -> tuple[int, ...]:
        """How many cards each seat could still think of, from its own view."""
        views = (look(self.options, self.deck, self.cards, self.chart, state, seat) for seat in state.seats)
        return tuple(
            0 if state.of(seat).out else len(knowledge.from_everything(view, seat))
            for seat, view in zip(state.seats, views, strict=True)
        )

    @property
    def deck(self) -> Deck:
        """The deck that is played with: the family's own, if there is one."""
        return self.content.decks[-1]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card by its place in the deck."""
        return cards_of(self.deck)

    @cached_property
    def chart(self) -> tuple[Trio, ...]:
        """What cards there are."""
        return tuple(card.trio for card in self.cards)
