from __future__ import annotations

from collections import Counter

import pytest

from boardroom.core.dice import Dice


def test_the_same_dice_throw_the_same_number():
    """Ruling S-02: one seeded generator a game, so that a journal replays."""
    assert Dice(5).below(1000) == Dice(5).below(1000)
    assert Dice(5).shuffled(range(25)) == Dice(5).shuffled(range(25))


def test_splitmix64_gives_its_published_numbers():
    """First outputs for seed 1234567 as printed with the reference implementation of SplitMix64."""
    from boardroom.core.dice import _MASK, _mix

    state, found = 1234567, []
    for _ in range(3):
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        found.append(_mix(state))
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_every_draw_hands_back_other_dice():
    first, dice = Dice(5).below(10**9)
    second, _ = dice.below(10**9)
    assert first != second


def test_a_die_is_fair():
    dice, seen = Dice(1), Counter()
    for _ in range(6000):
        number, dice = dice.below(6)
        seen[number] += 1
    # Chi-square with 5 degrees of freedom: above 20.5 in one seed out of a thousand, and the seed is fixed.
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5
    assert set(seen) == set(range(6))


def test_a_shuffle_keeps_every_card_and_reaches_every_order():
    orders = Counter(Dice(seed).shuffled("abc")[0] for seed in range(600))
    assert len(orders) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)
    assert min(orders.values()) > 60


def test_negative_and_huge_seeds_will_do():
    for seed in (-1, 0, 2**200):
        assert 0 <= Dice(seed).below(7)[0] < 7


def test_nothing_to_draw_from_is_an_error():
    with pytest.raises(ValueError, match="below 0"):
        Dice(1).below(0)
