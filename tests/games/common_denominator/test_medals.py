"""No point is ever made or lost: whole games by random players, with a ledger kept beside them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.core.dice import Dice
from boardroom.core.game import Move, Seat
from boardroom.games.common_denominator.events import Handed, Overruled, Paid
from boardroom.games.common_denominator.medals import ALL, Medals, Purse, pay
from boardroom.games.common_denominator.rules import Rules
from boardroom.table.laws import some_answer
from tests.games.common_denominator.rigged import CONTENT, ROWS


def heaps(most: Medals) -> st.SearchStrategy[Medals]:
    return st.builds(Medals, *(st.integers(0, top) for top in (most.gold, most.silver, most.bronze)))


@given(heaps(ALL), heaps(ALL), st.integers(0, 30), st.integers(-10, 30))
def test_every_payment_is_exact_and_takes_no_token_that_is_not_there(bank, has, written, points):
    purse = Purse(has, written)
    if purse.points + points < 0:
        points = -purse.points
    change = pay(bank, purse, points)
    assert change.points == points
    after, left = has + change.medals, bank - change.medals
    assert min(after.gold, after.silver, after.bronze, left.gold, left.silver, left.bronze) >= 0
    assert written + change.written >= 0
    assert after.tokens + left.tokens == has.tokens + bank.tokens


@given(heaps(ALL), st.integers(1, 30))
def test_nothing_is_written_while_the_bank_can_pay(has, points):
    """CD-26: the app writes points only when the medals cannot settle it."""
    bank = ALL - has
    change = pay(bank, Purse(has), points)
    if bank.gold >= 3 and bank.silver >= 2 and bank.bronze >= 5:
        assert change.written == 0


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("seed", range(3))
def test_points_change_only_by_what_is_told(players, seed):
    rules, luck = Rules(CONTENT), Random(seed)
    seats = [Seat(number) for number in range(players)]
    state, now = rules.deal(seats, Dice(seed)), 0
    for _ in range(600):
        asks = list(rules.asks(state))
        if not asks:
            break
        ask = luck.choice(asks)
        now = max(now, ask.after)
        move = Move(ask.seat, some_answer(ask, luck, ("", "fruits", "plum", "lion", *ROWS)), now)
        step = rules.play(state, move)
        events = [told.event for told in step.told]
        ledger = [purse.points for purse in state.purses]
        if any(isinstance(event, Overruled) for event in events):
            assert state.wrong is not None
            ledger = [purse.points for purse in state.wrong.before.purses]
        for event in events:
            if isinstance(event, Paid):
                ledger[event.seat] += event.points
                assert event.moved.points + event.written == event.points
            elif isinstance(event, Handed):
                ledger[event.seat] += 1
                ledger[event.giver] -= 1
        state = step.state
        assert ledger == [purse.points for purse in state.purses]
        heap = state.bank
        for purse in state.purses:
            heap += purse.medals
        assert heap == ALL
