"""The deck: taking, keeping and using cards, Trumps, and showing the points to win."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.core.game import Seat, Told
from boardroom.games.common_denominator import paying
from boardroom.games.common_denominator.cards import TRUMPS, is_sad, kind
from boardroom.games.common_denominator.events import (
    Cancelled,
    Declined,
    Drew,
    FoundNothing,
    HadNoTrump,
    Kept,
    LookedAtCards,
    LostTurn,
    PassedOn,
    Played,
    PutBack,
    PutUnder,
    Took,
    TookEffect,
    Trumped,
    WinShown,
    Won,
    WonTurn,
)
from boardroom.games.common_denominator.options import Options
from boardroom.games.common_denominator.state import (
    Answering,
    Beginning,
    Drawing,
    Holding,
    Looking,
    Over,
    Passing,
    PlayedCard,
    ShownWin,
    State,
    Trumping,
    swapped,
)
from boardroom.games.common_denominator.story import Story
from boardroom.games.common_denominator.turn import next_turn, rest_of_turn

BIG_ONE = 30

Back = Beginning | Answering | Drawing


# ------------------------------------------------------------------------------- taking and keeping


def draw(options: Options, state: State) -> Story:
    """Take the top card. A Sad one must be dealt with at once, a Happy one is the player's own business."""
    card, seat = state.deck[0], state.seat
    state = replace(state, deck=state.deck[1:], known=state.known - {card})
    if is_sad(card):
        yield Drew(seat, card)
        yield Played(seat, card)
        return (yield from pause(options, state, PlayedCard(card), Drawing(drawn=True)))
    yield Told(Drew(seat, card), frozenset({seat}), Drew(seat, None))
    return replace(state, phase=Holding(card))


def end_turn(state: State) -> Story:
    """Without looking at a card, one may opt not to take one; or the card is dealt with and all is done."""
    if state.phase == Drawing():
        yield Declined(state.seat)
    return (yield from next_turn(state))


def keep(options: Options, state: State, card: str) -> Story:
    """Keep a Happy card for later use; their number is unlimited (CD-37)."""
    seat = state.seat
    yield Told(Kept(seat, card), frozenset({seat}), Kept(seat, None))
    state = state.with_hand(seat, (*state.hand, card))
    return (yield from rest_of_turn(options, replace(state, phase=Drawing(drawn=True))))


def look(state: State, phase: Beginning | Drawing) -> Story:
    """Look at one's own cards, which are secret (CD-37)."""
    yield LookedAtCards(state.seat)
    return replace(state, phase=Looking(phase))


def put_back(options: Options, state: State, phase: Looking) -> Story:
    """Use none of them now."""
    yield PutBack(state.seat)
    return (yield from _go_back(options, state, phase.back))


# ------------------------------------------------------------------------------------------- using


def use(options: Options, state: State, card: str, target: Seat | None) -> Story:
    """Use a card during one's turn, the draw step included (CD-30): it lies open, and may be trumped."""
    seat, phase = state.seat, state.phase
    back: Back = Drawing(drawn=True)
    if isinstance(phase, Looking):
        back = phase.back
        state = state.with_hand(seat, tuple(held for held in state.hand if held != card))
    yield Played(seat, card, target)
    return (yield from pause(options, state, PlayedCard(card, target), back))


def targets(state: State) -> tuple[Seat, ...]:
    """From whom "Take 1 card from any one player" can take (CD-35)."""
    return tuple(seat for seat in state.seats if seat != state.seat and state.hands[seat])


def _effect(options: Options, state: State, card: str, target: Seat | None, back: Back) -> Story:
    """What the card says; then it goes to the bottom of the deck."""
    seat = state.seat
    yield TookEffect(seat, card)
    match kind(card):
        case "bronze":
            state = yield from paying.win(state, seat, 1)
        case "silver":
            state = yield from paying.win(state, seat, 5)
        case "gold":
            state = yield from paying.win(state, seat, 10)
        case "big-one":
            state = yield from paying.win(state, seat, BIG_ONE)
        case "tribute":
            state = yield from paying.tribute(options, state, seat)
        case "lose-bronze":
            state = yield from paying.lose(options, state, seat, 1)
        case "lose-all":
            state = yield from paying.lose_all(state, seat)
        case "turn":
            state = yield from _win_turn(state)
        case "lose-turn":
            state = yield from _lose_turn(state)
        case "take":
            state = yield from _take(state, target)
        case "pass-right" | "pass-left" as side:
            yield PutUnder((card,))
            state = _under(state, (card,))
            neighbour = state.right_of(seat) if side == "pass-right" else state.left_of(seat)
            if state.hand:
                return replace(state, phase=Passing(neighbour))
            yield FoundNothing(seat)
            return (yield from _go_back(options, state, back))
        case "trump":
            raise AssertionError("a Trump is said in the pause, never used")
    yield PutUnder((card,))
    return (yield from _go_back(options, _under(state, (card,)), back))


def _win_turn(state: State) -> Story:
    """An extra turn to come (CD-33); a lost turn that is still to come would be the one (CD-34)."""
    yield WonTurn(state.seat)
    seat = state.seat
    if state.lost[seat]:
        return replace(state, lost=swapped(state.lost, seat, state.lost[seat] - 1))
    return replace(state, extra=swapped(state.extra, seat, state.extra[seat] + 1))


def _lose_turn(state: State) -> Story:
    """The next turn of one's own is skipped; an extra turn that is to come is the next (CD-34)."""
    yield LostTurn(state.seat)
    seat = state.seat
    if state.extra[seat]:
        return replace(state, extra=swapped(state.extra, seat, state.extra[seat] - 1))
    return replace(state, lost=swapped(state.lost, seat, state.lost[seat] + 1))


def _take(state: State, target: Seat | None) -> Story:
    """Take one kept card of another player, unseen (CD-35)."""
    if target is None or not state.hands[target]:
        yield FoundNothing(state.seat)
        return state
    place, dice = state.dice.below(len(state.hands[target]))
    card, seat = state.hands[target][place], state.seat
    yield Told(Took(seat, target, card), frozenset({seat}), Took(seat, target, None))
    left = state.hands[target][:place] + state.hands[target][place + 1 :]
    return replace(state, dice=dice).with_hand(target, left).with_hand(seat, (*state.hand, card))


def pass_card(options: Options, state: State, phase: Passing, card: str) -> Story:
    """Give one kept card of one's choice to the neighbour (CD-36)."""
    seat, to = state.seat, phase.to
    yield Told(PassedOn(seat, to, card), frozenset({seat, to}), PassedOn(seat, to, None))
    state = state.with_hand(seat, tuple(held for held in state.hand if held != card))
    state = state.with_hand(to, (*state.hands[to], card))
    return (yield from _go_back(options, state, Drawing(drawn=True)))


# ---------------------------------------------------------------------------------- trumps and winning


def show_win(options: Options, state: State, at: int) -> Story:
    """You WIN when it is your turn and you can show the points without being trumped (CD-43)."""
    back = state.phase
    assert isinstance(back, Beginning | Answering | Drawing)
    if isinstance(back, Answering) and back.ends is not None:
        back = Answering(max(0, back.ends - at))  # what is left of the sand, which stands still
    yield WinShown(state.seat, state.points(state.seat))
    return (yield from pause(options, state, ShownWin(), back, at))


def pause(options: Options, state: State, about: PlayedCard | ShownWin, back: Back, at: int = 0) -> Story:
    """The pause for "Trump!", whether anybody holds one or not, while one may be held (CD-44)."""
    asked = Trumping(about, back)
    if may_be_trumped(state, asked):
        return replace(state, phase=asked)
    return (yield from go_on(options, state, asked, at))


def may_be_trumped(state: State, phase: Trumping) -> bool:
    """Whether, as far as everybody knows, a Trump may be in somebody's hand: it looks at no hand's cards."""
    accounted = state.known.union(phase.trumps)
    return any(state.hands) and not accounted.issuperset(TRUMPS)


def callers(state: State, phase: Trumping) -> tuple[Seat, ...]:
    """Who may still say “Trump!”; whose win or Happy card it is only against another’s Trump."""
    about, silent = phase.about, [seat for seat in state.seats if seat not in phase.spoken]
    is_wanted = isinstance(about, ShownWin) or not is_sad(about.card)
    if is_wanted and len(phase.trumps) % 2 == 0:
        silent = [seat for seat in silent if seat != state.seat]
    return tuple(silent) if any(state.hands[seat] for seat in silent) else ()


def trump(options: Options, state: State, phase: Trumping, seat: Seat, at: int) -> Story:
    """A Trump trumps only one card, another Trump too (CD-40, CD-41). Who has none has only said so."""
    card = next((held for held in state.hands[seat] if held in TRUMPS), None)
    if card is None:
        yield HadNoTrump(seat)
        return replace(state, phase=replace(phase, spoken=(*phase.spoken, seat)))
    yield Trumped(seat, card)
    state = state.with_hand(seat, tuple(held for held in state.hands[seat] if held != card))
    phase = replace(phase, trumps=(*phase.trumps, card))
    if may_be_trumped(state, phase):
        return replace(state, phase=phase)
    return (yield from go_on(options, state, phase, at))


def go_on(options: Options, state: State, phase: Trumping, at: int) -> Story:
    """Nobody trumps any more: of two Trumps the second has undone the first (CD-41)."""
    seat, about = state.seat, phase.about
    is_cancelled = len(phase.trumps) % 2 == 1
    card = about.card if isinstance(about, PlayedCard) else None
    if is_cancelled:
        yield Cancelled(seat, card)
        used = (*(() if card is None else (card,)), *phase.trumps)
        yield PutUnder(used)
        state = _under(state, used)
        if card is None and options.trumped == "ends":  # CD-42
            return (yield from next_turn(state))
        return (yield from _go_back(options, state, phase.back, at))
    if phase.trumps:
        yield PutUnder(phase.trumps)
        state = _under(state, phase.trumps)
    if isinstance(about, PlayedCard):
        return (yield from _effect(options, state, about.card, about.target, phase.back))
    yield Won(seat, state.points(seat))
    return replace(state, phase=Over(seat))


def _under(state: State, cards: tuple[str, ...]) -> State:
    """Used cards return to the bottom of the deck, for all to see (CD-38)."""
    return replace(state, deck=(*state.deck, *cards), known=state.known.union(cards))


def _go_back(options: Options, state: State, back: Back, at: int = 0) -> Story:
    """The turn goes on where it was interrupted."""
    if isinstance(back, Answering) and back.ends is not None:
        back = replace(back, ends=at + back.ends)
    state = replace(state, phase=back)
    return (yield from rest_of_turn(options, state)) if isinstance(back, Drawing) else state
