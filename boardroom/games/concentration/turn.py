"""A turn at the board: pulling slides, matching, racks, Wild and Take (rules 3 to 6 and 10)."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.core.game import Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.games.concentration.cards import Card, is_match
from boardroom.games.concentration.events import (
    Closed,
    Covered,
    FoundNothing,
    Kept,
    Matched,
    Named,
    Pulled,
    Racked,
    SetAside,
    Stopped,
    Taken,
    TimedOut,
    TurnPassed,
    Uncovered,
)
from boardroom.games.concentration.options import Options
from boardroom.games.concentration.state import Guessing, Picking, Showing, State, Taking, swap
from boardroom.games.concentration.story import Story


def slides_wanted(state: State, pulled: tuple[int, ...]) -> int:
    """How many slides make up this try: two, exactly (rules 3 and 5, CON-17); after two Wilds two more, or
    as many as there are (rule 10, CON-36)."""
    two_wilds = len(pulled) >= 2 and all(state.card(panel).kind == "wild" for panel in pulled[:2])
    return min(4, len(state.covered)) if two_wilds else 2


def pull(options: Options, state: State, phase: Picking, seat: Seat, panel: int) -> Story:
    """Pull out a slide, or name it first (rule 3, CON-15, CON-37). Raises Illegal when it is not there."""
    _refuse_panel(state, phase, panel)
    named = (*phase.named, panel)
    wanted = slides_wanted(state, phase.pulled)
    if options.pull == "name-both" and len(phase.pulled) + len(named) < wanted:
        yield Named(seat, panel)
        return replace(state, phase=Picking(phase.pulled, named))
    if state.letters:
        yield Closed()
    for number in named:
        yield Pulled(seat, number, state.card(number))
    pulled = (*phase.pulled, *named)
    # A card is revealed: no earlier judgement can be overruled any more (S-05).
    state = replace(state, phase=Picking(pulled), letters=0, wrong=())
    if len(pulled) < slides_wanted(state, pulled):
        return state
    if is_match(state.card(pulled[0]), state.card(pulled[1])):
        return (yield from collect(options, state, pulled))
    return replace(state, phase=Showing(pulled))


def cover(state: State) -> Story:
    """Rule 4: the prizes are covered up again by replacing the slides, and the turn ends."""
    yield Covered(state.pulled)
    return (yield from pass_turn(state))


def collect(options: Options, state: State, pulled: tuple[int, ...]) -> Story:
    """Rules 6 and 10: the slides stay off; the cards go into the rack, each Wild with another card.

    Of two Wilds each pairs with one of the two further cards, in the order drawn, so that equal ones are
    two prizes (CON-33, CON-34). Wilds too many are worth nothing (CON-35, CON-36).
    """
    side, tokens, takes = state.turn, len(state.kept[state.turn]), 0
    yield Matched(side, pulled)
    pairs, surplus = pair_up(state, pulled)
    after = state.without(pulled)
    for panels in pairs:
        cards = (state.number(panels[0]), state.number(panels[1]))
        match state.card(panels[0]), options.take:
            case Card(kind="prize") as prize, _:
                yield Racked(side, len(after.racks[side]), panels, prize)
                after = replace(after, racks=swap(after.racks, side, (*after.racks[side], cards)))
            case _, "token":
                yield Kept(side, panels)
                after = replace(after, kept=swap(after.kept, side, (*after.kept[side], cards)))
            case _, take:
                yield SetAside(panels)
                after = replace(after, aside=(*after.aside, *cards))
                takes += take == "now"
    if surplus:
        yield SetAside(surplus)
        after = replace(after, aside=(*after.aside, *(state.number(panel) for panel in surplus)))
    yield Uncovered(pulled)
    after = replace(after, has_matched=True, phase=Guessing(tokens=tokens))
    return (yield from _begin_taking(after, takes))


def pair_up(state: State, pulled: tuple[int, ...]) -> tuple[list[tuple[int, int]], tuple[int, ...]]:
    """The panels of a match as pairs, what a Wild stands for first, and the Wilds that are left over."""
    wilds = [panel for panel in pulled if state.card(panel).kind == "wild"]
    others = [panel for panel in pulled if state.card(panel).kind != "wild"]
    if not wilds:
        return [(others[0], others[1])], ()
    return list(zip(others, wilds, strict=False)), tuple(wilds[len(others) :])


def _begin_taking(state: State, takes: int) -> Story:
    """CON-30: at once take one prize from the other rack for each Take, if it has one; then guess."""
    if takes and state.racks[state.other]:
        return replace(state, phase=Taking(takes))
    if takes:
        yield FoundNothing(state.turn)
        return replace(state, phase=Guessing(in_vain=True))
    return state


def take_now(state: State, phase: Taking, seat: Seat, slot: int) -> Story:
    """Take a prize, and the next one if there was more than one Take; then comes the guess (CON-30)."""
    state = yield from _take(state, seat, slot, token=False)
    return (yield from _begin_taking(replace(state, phase=Guessing()), phase.takes - 1))


def use_token(state: State, phase: Guessing, seat: Seat, slot: int) -> Story:
    """Spend a kept pair of Take cards after a later match, before the guess (CON-30, as a token)."""
    state = yield from _take(state, seat, slot, token=True)
    spent, *left = state.kept[state.turn]
    kept = swap(state.kept, state.turn, tuple(left))
    return replace(
        state, kept=kept, aside=(*state.aside, *spent), phase=replace(phase, tokens=phase.tokens - 1)
    )


def _take(state: State, seat: Seat, slot: int, token: bool) -> Story:
    """Any prize of the other rack, also one won with a Wild (CON-32). Raises Illegal when it is not there."""
    own, other = state.racks[state.turn], state.racks[state.other]
    if not 0 <= slot < len(other):
        raise Illegal(tr("There is no such prize in the other rack."), "CON-30")
    yield Taken(seat, state.turn, slot, len(own), state.prizes(state.other)[slot], token)
    racks = swap(state.racks, state.turn, (*own, other[slot]))
    return replace(state, racks=swap(racks, state.other, other[:slot] + other[slot + 1 :]))


def pass_turn(state: State) -> Story:
    """Rule 5: the other side takes slides."""
    yield TurnPassed(state.other)
    begun = (state.turns[0] + (state.turn == 1), state.turns[1] + (state.turn == 0))
    return replace(state, turn=state.other, turns=begun, has_matched=False, phase=Picking())


def stop(options: Options, state: State, phase: Picking, seat: Seat) -> Story:
    """End the turn unasked; by the rulebook it ends only when two prizes do not match (CON-18)."""
    if (why := why_no_stop(options, state, phase)) is not None:
        raise Illegal(why, "CON-18")
    yield Stopped(seat)
    return (yield from pass_turn(state))


def why_no_stop(options: Options, state: State, phase: Picking) -> str | None:
    """Why the side may not stop now, or None if it may: after a match, with no slide out or named."""
    if options.stop == "no":
        return tr("A turn ends only when two prizes do not match.")
    if not state.has_matched:
        return tr("Stopping is for after a match: first pull out two slides.")
    if phase.pulled or phase.named:
        return tr("The slides that were begun must be finished first.")
    return None


def out_of_time(state: State) -> Story:
    """CON-23: too slow; a slide that is out is put back, and the turn ends."""
    yield TimedOut(state.turn)
    if state.pulled:
        yield Covered(state.pulled)
    return (yield from pass_turn(state))


def _refuse_panel(state: State, phase: Picking, panel: int) -> None:
    if not 1 <= panel <= len(state.board):
        raise Illegal(tr("The slides are numbered 1 to 25."), "CON-11")
    if state.board[panel - 1] is None:
        raise Illegal(tr("That panel is empty; its cards have been won."), "Rule 6")
    if panel in phase.pulled:
        raise Illegal(tr("That slide is out already; choose another."), "Rule 3")
    if panel in phase.named:
        raise Illegal(tr("That number is named already; choose another."), "CON-15")
