"""What one pair of eyes may know of a game.

A card is in a view only when those eyes may see it: one's own hand but not one's own secret card; the secret
cards of all others but not their hands (CLZ-04); on the open table, which everybody sees, neither.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from boardroom.core.game import Seat
from boardroom.games.concluzio.cards import Ability, Card, Trio
from boardroom.games.concluzio.content import Colour, Deck, Shape
from boardroom.games.concluzio.options import Options
from boardroom.games.concluzio.state import Fact, Holding, Over, Phase, Row, State


class Place(Struct, frozen=True):
    """One seat's place at the table as these eyes see it."""

    cards: int
    """How many cards the hand holds, the secret card not counted."""
    hand: tuple[Card, ...] | None
    secret: Card | None
    clue: Card | None
    """The starting clue, which lies in one of the piles."""
    yes: tuple[Card, ...]
    no: tuple[Card, ...]
    has_ability: bool
    ability: Ability | None
    """Its ability card; None too while it is hidden from these eyes (CLZ-22)."""
    used: bool
    out: bool
    facts: tuple[Fact, ...]
    """What was answered aloud beyond Yes and No."""

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards this seat has played, without the starting clue."""
        return tuple(card for card in (*self.yes, *self.no) if card != self.clue)


class View(Struct, frozen=True):
    """The table as these eyes see it. Seat n's place is `places[n]`."""

    options: Options
    eyes: Seat | None
    shapes: tuple[Shape, ...]
    colours: tuple[Colour, ...]
    chart: tuple[Trio, ...]
    """Number, shape and colour of every card of the deck, which is known to all who know the box."""
    seats: tuple[Seat, ...]
    starter: Seat
    turn: Seat
    phase: Phase
    places: tuple[Place, ...]
    pile: int
    """How many cards the draw deck holds."""
    spare: tuple[Ability, ...]
    """Ability cards to choose from, while they are chosen."""
    chosen: tuple[Seat, ...]
    """Who has chosen a starting clue."""
    given: Card | None
    """The starting clue these eyes have chosen, until all are revealed."""
    tucked: tuple[Card, ...]
    """Cards these eyes have put beneath the deck."""
    marks: tuple[int, ...]
    """These eyes' tick sheet; empty on the open table, and where the family plays without notes."""
    possible: tuple[Trio, ...] | None
    """What these eyes' secret card can still be, for whom the game crosses out (CLZ-21)."""
    fallen: tuple[Seat, ...]
    winner: Seat | None
    trail: tuple[Row, ...]
    """Who could have known what when; only when the game is over."""

    @property
    def own(self) -> Place | None:
        """The place of these eyes."""
        return None if self.eyes is None else self.places[self.eyes]

    def left_of(self, seat: Seat) -> Seat:
        """The next player clockwise who still plays (CLZ-12)."""
        count = len(self.seats)
        around = [Seat((seat + step) % count) for step in range(1, count + 1)]
        return next((other for other in around if not self.places[other].out), seat)


def look(
    options: Options,
    deck: Deck,
    cards: Sequence[Card],
    chart: tuple[Trio, ...],
    state: State,
    eyes: Seat | None,
) -> View:
    """The view of a seat, or of whoever looks at the open table (None); without the aid."""
    over = isinstance(state.phase, Over)
    own = None if eyes is None else state.of(eyes)
    chosen = dict(state.chosen)
    return View(
        options=options,
        eyes=eyes,
        shapes=deck.shapes,
        colours=deck.colours,
        chart=chart,
        seats=state.seats,
        starter=state.starter,
        turn=state.turn,
        phase=state.phase,
        places=tuple(_place(options, cards, state, seat, eyes) for seat in state.seats),
        pile=len(state.pile),
        spare=state.spare if options.abilities == "draft" else (),
        chosen=tuple(giver for giver, _ in state.chosen),
        given=cards[chosen[eyes]] if eyes is not None and eyes in chosen else None,
        tucked=tuple(cards[card] for card in own.tucked) if own is not None else (),
        marks=own.marks if own is not None and options.notes == "sheet" else (),
        possible=None,
        fallen=state.fallen,
        winner=state.winner,
        trail=state.trail if over else (),
    )


def may_see_hand(state: State, seat: Seat, eyes: Seat | None) -> bool:
    """One's own, and that of a player who is out (CLZ-18)."""
    return seat == eyes or state.of(seat).out


def may_see_secret(state: State, seat: Seat, eyes: Seat | None) -> bool:
    """Everybody but its owner, each for themselves; all, once its owner is out or the game over (CLZ-04)."""
    if state.of(seat).out or isinstance(state.phase, Over):
        return True
    return eyes is not None and eyes != seat


def may_see_ability(options: Options, holding: Holding, seat: Seat, eyes: Seat | None) -> bool:
    """Face up, unless the family keeps abilities secret until they are used (CLZ-22).

    Number One cannot be hidden: its owner goes first with a card more (CLZ-28).
    """
    if options.abilities != "secret" or seat == eyes or holding.ability == "number one":
        return True
    return holding.used


def _place(options: Options, cards: Sequence[Card], state: State, seat: Seat, eyes: Seat | None) -> Place:
    holding = state.of(seat)
    dealt = holding.secret >= 0
    return Place(
        cards=len(holding.hand),
        hand=_shown(cards, holding.hand) if may_see_hand(state, seat, eyes) else None,
        secret=cards[holding.secret] if dealt and may_see_secret(state, seat, eyes) else None,
        clue=None if holding.clue is None else cards[holding.clue],
        yes=_shown(cards, holding.yes),
        no=_shown(cards, holding.no),
        has_ability=holding.ability is not None,
        ability=holding.ability if may_see_ability(options, holding, seat, eyes) else None,
        used=holding.used,
        out=holding.out,
        facts=holding.facts,
    )


def _shown(cards: Sequence[Card], places: Sequence[int]) -> tuple[Card, ...]:
    return tuple(cards[card] for card in places)
