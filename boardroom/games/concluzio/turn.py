"""The starting clue, the turns and how the game ends: the rulebook from "Starting clue" to "abilities".

Each function is one deed that the caller has found to be of the right seat at the right moment. It raises
Illegal where the deed itself does not fit.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boardroom.core.game import Illegal, Seat, Told
from boardroom.core.tongue import tr
from boardroom.games.concluzio import dealing
from boardroom.games.concluzio.cards import KINDS, NAMES, Ability, Card, Kind, Trio, in_common
from boardroom.games.concluzio.content import SIZE
from boardroom.games.concluzio.events import (
    Arranged,
    Chose,
    Clued,
    Corrected,
    Dealt,
    Deduced,
    Drafted,
    Drew,
    Eliminated,
    Guessed,
    Marked,
    Played,
    Sped,
    TimedOut,
    Tucked,
    TurnPassed,
    Won,
)
from boardroom.games.concluzio.state import (
    Drafting,
    Miss,
    Over,
    Playing,
    Same,
    State,
    Tucking,
    mark_at,
)
from boardroom.games.concluzio.story import Story

Cards = Sequence[Card]


def is_yes(cards: Cards, state: State, seat: Seat, card: int) -> bool:
    """Whether a card has something in common with a seat's secret card."""
    return in_common(cards[card].trio, cards[state.of(seat).secret].trio) > 0


# Abilities are chosen (CLZ-22)


def draft(state: State, seat: Seat, ability: Ability) -> Story:
    """Take an ability card; when everybody has one, the cards are dealt."""
    if ability not in state.spare:
        raise Illegal(tr("Somebody has taken that ability card already."), "CLZ-22")
    yield Told(Drafted(seat, ability))
    state = state.with_(seat, replace(state.of(seat), ability=ability))
    state = replace(state, spare=tuple(other for other in state.spare if other != ability))
    nobody = [other for other in state.seats if state.of(other).ability is None]
    if nobody:
        return replace(state, turn=state.left_of(seat))
    state = dealing.hands(state)
    yield Told(Dealt(state.starter))
    return state


# Starting clue


def fitting_clues(cards: Cards, state: State, seat: Seat) -> tuple[int, ...]:
    """The cards a seat may give: those in common with the secret card on its left, else any (CLZ-06)."""
    hand, taker = state.of(seat).hand, state.left_of(seat)
    return tuple(card for card in hand if is_yes(cards, state, taker, card)) or hand


def give(cards: Cards, state: State, seat: Seat, card: int) -> Story:
    """Choose a starting clue; the last one to choose reveals them all (CLZ-07)."""
    _refuse_stranger(state, seat, card)
    if card not in fitting_clues(cards, state, seat):
        raise Illegal(
            tr("Another card of the hand has something in common with that secret card: give such a one."),
            "CLZ-06",
        )
    yield Told(Chose(seat))
    state = replace(state, chosen=(*state.chosen, (seat, card)))
    if len(state.chosen) < len(state.seats):
        return state
    chosen = dict(state.chosen)
    for giver in state.clockwise():
        taker = state.left_of(giver)
        yes = is_yes(cards, state, taker, chosen[giver])
        yield Told(Clued(giver, taker, cards[chosen[giver]], yes))
        state = _from_hand(state, giver, chosen[giver])
        holding = replace(state.of(taker), clue=chosen[giver])
        state = state.with_(taker, holding)
        state = _onto_pile(state, taker, chosen[giver], yes)
    for drawer in state.clockwise():
        state = yield from _draw(cards, state, drawer)
    return replace(state, chosen=(), phase=Playing())


# How to play


def play(cards: Cards, state: State, phase: Playing, seat: Seat, card: int) -> Story:
    """Reveal a card, hear Yes or No, lay it on that pile, and draw (twice after Double Speed, CLZ-23)."""
    _refuse_stranger(state, seat, card)
    yes = is_yes(cards, state, seat, card)
    yield Told(Played(seat, state.left_of(seat), cards[card], yes))
    state = _onto_pile(_from_hand(state, seat, card), seat, card, yes)
    if phase.double and phase.played == 0:
        return replace(state, phase=Playing(double=True, played=1))
    for _ in range(phase.played + 1):
        state = yield from _draw(cards, state, seat)
    return (yield from _pass_turn(state))


def guess(cards: Cards, state: State, seat: Seat, trio: Trio) -> Story:
    """Name the secret card instead of playing. Any of the 343 combinations may be named (CLZ-17)."""
    if not all(1 <= value <= SIZE for value in trio):
        raise Illegal(tr("Numbers, shapes and colours are counted from 1 to 7."), "CLZ-17")
    secret = cards[state.of(seat).secret].trio
    yield Told(Guessed(seat, *trio, right=trio == secret))
    if trio == secret:
        return (yield from _win(cards, state, seat, last=False))
    if state.has_unused(seat, "second chance"):
        return (yield from _correct(state, seat, trio, secret))
    return (yield from _eliminate(cards, state, seat))


def _correct(state: State, seat: Seat, trio: Trio, secret: Trio) -> Story:
    """Second Chance: it applies by itself (CLZ-33); the wrong attributes are told (CLZ-27)."""
    wrong: tuple[Kind, ...] = tuple(
        kind for kind, one, other in zip(KINDS, trio, secret, strict=True) if one != other
    )
    yield Told(Corrected(seat, state.left_of(seat), wrong))
    holding = state.of(seat)
    state = state.with_(seat, replace(holding, used=True, facts=(*holding.facts, Miss(trio, wrong))))
    left = min(2, len(holding.hand))
    return replace(state, phase=Tucking(left)) if left else (yield from _pass_turn(state))


def tuck(cards: Cards, state: State, phase: Tucking, seat: Seat, card: int) -> Story:
    """Put a card beneath the deck, unseen and not replaced (CLZ-25, CLZ-26)."""
    _refuse_stranger(state, seat, card)
    yield Told(Tucked(seat, cards[card]), to=frozenset((seat,)), cover=Tucked(seat, None))
    state = _from_hand(state, seat, card)
    holding = state.of(seat)
    state = state.with_(seat, replace(holding, tucked=(*holding.tucked, card)))
    state = replace(state, pile=(*state.pile, card))
    return replace(state, phase=Tucking(phase.left - 1)) if phase.left > 1 else (yield from _pass_turn(state))


def _eliminate(cards: Cards, state: State, seat: Seat) -> Story:
    """Out of the game: the hand lies face up, the secret card is seen by its owner too (CLZ-18)."""
    holding = state.of(seat)
    yield Told(Eliminated(seat, tuple(cards[card] for card in holding.hand), cards[holding.secret]))
    state = state.with_(seat, replace(holding, out=True))
    state = replace(state, fallen=(*state.fallen, seat))
    if len(state.active) == 1:
        return (yield from _win(cards, state, state.active[0], last=True))
    return (yield from _pass_turn(state))


def _win(cards: Cards, state: State, seat: Seat, last: bool) -> Story:
    """The game is won at once, without a last round (CLZ-16, CLZ-19)."""
    yield Told(Won(seat, cards[state.of(seat).secret], last))
    return replace(state, winner=seat, phase=Over())


# Abilities


def double_speed(state: State, phase: Playing, seat: Seat) -> Story:
    """Two clue cards in a row, once a game; it takes two cards in the hand (CLZ-23)."""
    if not state.has_unused(seat, "double speed"):
        raise _not_yours(state, seat, "double speed")
    if len(state.of(seat).hand) < 2:
        raise Illegal(tr("Double Speed takes two cards in the hand."), "CLZ-23")
    if phase.double:
        raise Illegal(tr("Double Speed is in use already."), "CLZ-23")
    yield Told(Sped(seat))
    state = state.with_(seat, replace(state.of(seat), used=True))
    return replace(state, phase=Playing(double=True))


def deduce(cards: Cards, state: State, phase: Playing, seat: Seat, card: int, kind: Kind) -> Story:
    """Ask about one attribute of a card one has played; that is the whole turn, without a draw (CLZ-24)."""
    holding = state.of(seat)
    if not state.has_unused(seat, "deduction"):
        raise _not_yours(state, seat, "deduction")
    if not holding.hand:
        raise Illegal(tr("With an empty hand the secret card must be named."), "CLZ-24")
    if card == holding.clue:
        raise Illegal(tr("The starting clue was given, not played."), "CLZ-24")
    if card not in holding.played:
        raise Illegal(tr("Deduction asks about a card that this player has played."), "CLZ-24")
    value = cards[card].value(kind)
    same = cards[holding.secret].value(kind) == value
    yield Told(Deduced(seat, state.left_of(seat), cards[card], kind, same))
    facts = (*holding.facts, Same(kind, value, same))
    state = state.with_(seat, replace(holding, used=True, facts=facts))
    return (yield from _pass_turn(state))


# What each does for themselves


def mark(state: State, seat: Seat, kind: Kind, value: int) -> Story:
    """Change a tick on the private sheet (CLZ-21)."""
    if not 1 <= value <= SIZE:
        raise Illegal(tr("There are seven of each on the sheet."), "CLZ-21")
    yield Told(Marked(seat), to=frozenset((seat,)))
    holding, at = state.of(seat), mark_at(kind, value)
    marks = (*holding.marks[:at], (holding.marks[at] + 1) % 3, *holding.marks[at + 1 :])
    return state.with_(seat, replace(holding, marks=marks))


def arrange(state: State, seat: Seat, card: int, place: int) -> Story:
    """Yes and No piles may be organised any way the player chooses."""
    holding = state.of(seat)
    pile = holding.yes if card in holding.yes else holding.no
    if card not in pile:
        raise Illegal(tr("Only cards of one’s own Yes and No piles can be arranged."), "How to play")
    if not 0 <= place < len(pile):
        raise Illegal(tr("That pile has no such place."), "How to play")
    others = [other for other in pile if other != card]
    others.insert(place, card)
    yield Told(Arranged(seat))
    if pile is holding.yes:
        return state.with_(seat, replace(holding, yes=tuple(others)))
    return state.with_(seat, replace(holding, no=tuple(others)))


def out_of_time(cards: Cards, state: State, seat: Seat) -> Story:
    """CLZ-31: for a player who is too slow the first card of the hand is played (or tucked).

    With an empty hand the player has failed to name the card, and is out.
    """
    yield Told(TimedOut(seat))
    hand = state.of(seat).hand
    match state.phase:
        case Playing() as phase if hand:
            return (yield from play(cards, state, phase, seat, hand[0]))
        case Tucking(left):
            for number in range(left, 0, -1):
                first = state.of(seat).hand[0]
                state = yield from tuck(cards, state, Tucking(number), seat, first)
            return state
        case Drafting():
            return (yield from draft(state, seat, state.spare[0]))
    return (yield from _eliminate(cards, state, seat))


# Moving cards


def _from_hand(state: State, seat: Seat, card: int) -> State:
    holding = state.of(seat)
    return state.with_(seat, replace(holding, hand=tuple(one for one in holding.hand if one != card)))


def _onto_pile(state: State, seat: Seat, card: int, yes: bool) -> State:
    holding = state.of(seat)
    if yes:
        return state.with_(seat, replace(holding, yes=(*holding.yes, card)))
    return state.with_(seat, replace(holding, no=(*holding.no, card)))


def _draw(cards: Cards, state: State, seat: Seat) -> Story:
    """Draw a card, if there is one (CLZ-20)."""
    if not state.pile:
        return state
    top, *rest = state.pile
    yield Told(Drew(seat, cards[top]), to=frozenset((seat,)), cover=Drew(seat, None))
    holding = state.of(seat)
    return replace(state.with_(seat, replace(holding, hand=(*holding.hand, top))), pile=tuple(rest))


def _pass_turn(state: State) -> Story:
    """The next player to the left has the turn (CLZ-11)."""
    after = state.left_of(state.turn)
    yield Told(TurnPassed(after))
    return replace(state, turn=after, phase=Playing())


def _refuse_stranger(state: State, seat: Seat, card: int) -> None:
    if card not in state.of(seat).hand:
        raise Illegal(tr("That card is not in this player’s hand."), "How to play")


def _not_yours(state: State, seat: Seat, ability: Ability) -> Illegal:
    name = tr(NAMES[ability])
    if state.of(seat).ability == ability:
        return Illegal(tr("{ability} has been used; it works once a game.", ability=name), "CLZ-29")
    return Illegal(tr("{ability} is not this player’s ability card.", ability=name), "CLZ-29")
