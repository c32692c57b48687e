"""Setup: abilities, hands and secret cards."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.games.concluzio.cards import ABILITIES
from boardroom.games.concluzio.options import Options
from boardroom.games.concluzio.state import Clueing, Drafting, Holding, State

HAND = 5
"""Clue cards dealt to each player; one more with Number One (CLZ-28)."""


def deal(options: Options, cards: int, seats: Sequence[Seat], dice: Dice) -> State:
    """Shuffle `cards` cards and deal. Raises Illegal when so many cannot play with abilities."""
    if options.abilities != "none" and len(seats) > len(ABILITIES):
        raise Illegal(tr("There are four ability cards: five or six play without them."), "CLZ-01")
    pile, dice = dice.shuffled(range(cards))
    first, dice = dice.below(len(seats))
    abilities, dice = dice.shuffled(ABILITIES)
    state = State(
        seats=tuple(seats),
        pile=pile,
        starter=seats[first],
        turn=seats[first],
        holdings=tuple(Holding() for _ in seats),
        phase=Drafting(),
        spare=ABILITIES,
    )
    if options.abilities == "draft":
        return state
    if options.abilities != "none":
        given = abilities[: len(seats)]
        state = replace(
            state,
            holdings=tuple(Holding(ability=ability) for ability in given),
            spare=tuple(ability for ability in ABILITIES if ability not in given),
        )
    return hands(state)


def hands(state: State) -> State:
    """Deal each player five cards and then a secret one; whoever has Number One goes first with six."""
    pile, holdings = list(state.pile), list(state.holdings)
    for seat in state.seats:
        size = HAND + (holdings[seat].ability == "number one")
        holdings[seat] = replace(holdings[seat], hand=tuple(pile[:size]))
        del pile[:size]
    for seat in state.seats:
        holdings[seat] = replace(holdings[seat], secret=pile.pop(0))
    first = [seat for seat in state.seats if holdings[seat].ability == "number one"]
    starter = first[0] if first else state.starter
    return replace(
        state,
        pile=tuple(pile),
        holdings=tuple(holdings),
        starter=starter,
        turn=starter,
        phase=Clueing(),
    )
