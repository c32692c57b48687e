"""What is said after the game about who could have known what when."""

from __future__ import annotations

from boardroom.core.game import Seat
from boardroom.games.concluzio.state import Row
from boardroom.games.concluzio.trail_art import certain_from


def trail(*counts: tuple[int, int]) -> tuple[Row, ...]:
    """Two players in turn; the first row is that after the starting clues."""
    seats = (None, *(Seat(number % 2) for number in range(len(counts) - 1)))
    return tuple(Row(seat, pair) for seat, pair in zip(seats, counts, strict=True))


def test_who_is_certain_after_the_starting_clues_could_have_named_it_in_the_first_turn():
    assert certain_from(trail((1, 20)), Seat(0)) == 1


def test_who_is_certain_by_the_own_answer_could_have_named_it_in_the_next_turn():
    assert certain_from(trail((20, 20), (1, 20)), Seat(0)) == 2


def test_who_is_certain_by_what_another_shows_could_have_named_it_in_the_turn_after_that():
    assert certain_from(trail((20, 20), (4, 20), (1, 20)), Seat(0)) == 2
    assert certain_from(trail((20, 20), (4, 20), (4, 1)), Seat(1)) == 2


def test_who_is_never_certain_could_not_have_known():
    assert certain_from(trail((20, 20), (4, 20), (2, 9)), Seat(0)) is None
