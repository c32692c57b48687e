"""Who may do what now, in a prompt that goes on from the player's name; and until when, by the clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardroom.core.game import Ask, Seat
from boardroom.core.tongue import tr
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
from boardroom.games.concluzio.cards import KINDS, Card
from boardroom.games.concluzio.content import SIZE
from boardroom.games.concluzio.options import Options
from boardroom.games.concluzio.state import Clueing, Drafting, Over, Playing, State, Tucking
from boardroom.games.concluzio.turn import fitting_clues

EXAMPLE = Guess(1, 1, 1)
"""A guess to fill in."""


def asks(options: Options, state: State, cards: Sequence[Card]) -> list[Ask[Deed]]:
    """What is to be done first, then what a player may do for themselves meanwhile (notes, own piles)."""
    asked: list[Ask[Deed]] = [
        Ask(
            seat,
            _prompt(state),
            tuple(_choices(state, cards, seat)),
            blank=EXAMPLE if may_guess(state) else None,
            until=closes(options, state),
            timeout=OutOfTime() if closes(options, state) is not None else None,
            private=not isinstance(state.phase, Drafting),
        )
        for seat in state.actors
    ]
    if isinstance(state.phase, Playing):
        asked += _own_affairs(options, state, state.turn)
    return asked


def may_guess(state: State) -> bool:
    """Instead of playing a card, and never in between the two of Double Speed (CLZ-15, CLZ-23)."""
    return isinstance(state.phase, Playing) and not state.phase.double


def closes(options: Options, state: State) -> int | None:
    """At this moment the table acts for a player who is too slow (CLZ-31). Clues are chosen in peace."""
    seconds = options.seconds(state.actors)
    if seconds is None or isinstance(state.phase, Clueing | Over):
        return None
    return state.since + seconds * 1000


def _choices(state: State, cards: Sequence[Card], seat: Seat) -> Iterator[Deed]:
    holding = state.of(seat)
    match state.phase:
        case Drafting():
            yield from (Draft(ability) for ability in state.spare)
        case Clueing():
            yield from (Give(card) for card in fitting_clues(cards, state, seat))
        case Playing(double):
            yield from (Play(card) for card in holding.hand)
            if double or not holding.hand:
                return
            if state.has_unused(seat, "double speed") and len(holding.hand) > 1:
                yield Speed()
            if state.has_unused(seat, "deduction"):
                yield from (Deduce(card, kind) for card in holding.played for kind in KINDS)
        case Tucking():
            yield from (Tuck(card) for card in holding.hand)


def _own_affairs(options: Options, state: State, seat: Seat) -> Iterator[Ask[Deed]]:
    """The tick sheet, and the order of one's own piles."""
    holding = state.of(seat)
    marks: tuple[Deed, ...] = ()
    if options.notes == "sheet":
        marks = tuple(Mark(kind, value) for kind in KINDS for value in range(1, SIZE + 1))
    laid = (*holding.yes, *holding.no)
    if marks or laid:
        example = Arrange(laid[0], 0) if laid else None
        yield Ask(seat, tr("keep notes, or arrange the piles"), marks, blank=example, private=True)


def _prompt(state: State) -> str:
    many = len(state.actors)  # whom the sentence speaks to
    match state.phase:
        case Drafting():
            return tr("choose an ability card", n=many)
        case Clueing():
            return tr("choose a clue card for the player on the left", n=many)
        case Playing(double=True, played=0):
            return tr("play two clue cards, one after the other")
        case Playing(double=True):
            return tr("play a second clue card")
        case Playing() if not state.of(state.turn).hand:
            return tr("name your secret card: there is no card left to play")
        case Playing():
            return tr("play a clue card, or name your secret card")
        case Tucking(1):
            return tr("put one more card beneath the deck")
        case Tucking():
            return tr("put two cards beneath the deck, one after the other")
        case Over():
            return ""
