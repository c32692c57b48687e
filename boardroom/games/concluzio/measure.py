"""How good the computer is: cards it plays until it is certain of its own, with nobody ending the game.

In a real game the first to be certain wins, so that counting there would leave out the slow.
"""

from __future__ import annotations

from random import Random

from boardroom.core.dice import Dice
from boardroom.core.game import Move, Seat
from boardroom.games.concluzio.bots import Brain
from boardroom.games.concluzio.rules import Rules
from boardroom.games.concluzio.state import Clueing, Playing, State

NAME = "plays until certain"


def measures(rules: Rules, level: int, players: int, seed: int) -> dict[str, list[float]]:
    """The plays that each seat needed in one deal; a seat that never became certain is left out."""
    seats = [Seat(number) for number in range(players)]
    brains = [Brain(level, Random(f"{seed}:{seat}")) for seat in seats]
    state, needed = rules.deal(seats, Dice(seed)), dict[Seat, int]()
    while isinstance(state.phase, Clueing):
        state = _act(rules, brains, state)
    _note(rules, brains, state, needed)
    while len(needed) < players and isinstance(state.phase, Playing) and state.of(state.turn).hand:
        state = _act(rules, brains, state)
        _note(rules, brains, state, needed)
    return {NAME: [float(plays) for plays in needed.values()]}


def _act(rules: Rules, brains: list[Brain], state: State) -> State:
    """Give or play a card; nobody guesses."""
    ask = rules.asks(state)[0]
    deed = brains[ask.seat].lay_down(rules.view(state, ask.seat), ask)
    assert deed is not None, "it is asked for a card"
    return rules.play(state, Move(ask.seat, deed)).state


def _note(rules: Rules, brains: list[Brain], state: State, needed: dict[Seat, int]) -> None:
    for seat in state.seats:
        if seat not in needed and len(brains[seat].possible(rules.view(state, seat), seat)) == 1:
            needed[seat] = len(state.of(seat).played)
