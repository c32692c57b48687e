"""How a computer reads a rebus: from what shows, against a phrase book, and from nothing else."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from boardroom.games.concentration.content import Puzzle
from boardroom.games.concentration.layout import Glimpse, glimpses, layout, shown
from boardroom.games.concentration.parts import Part
from boardroom.games.concentration.reader import SKILLS, Reader
from tests.games.concentration.boxed import find, shipped

READER = Reader(shipped())
EASY, MEDIUM, HARD = range(3)


def seen(puzzle: Puzzle, uncovered: Iterable[int] = range(25)) -> tuple[Glimpse, ...]:
    inks, gone = shipped().inks, list(uncovered)
    return glimpses(shown(layout(puzzle, inks), gone), gone, inks)


def plain(text: str | None) -> str:
    return "".join(letter for letter in (text or "").lower() if letter.isalnum())


@pytest.mark.parametrize(
    "answer", ["Ice cream sundae", "Spill the beans", "Harry Potter", "Tokyo", "Santa Claus"]
)
@pytest.mark.parametrize("level", [EASY, MEDIUM, HARD])
def test_a_whole_board_is_read(answer: str, level: int) -> None:
    assert plain(READER.guess(seen(find(answer)), level)) == plain(answer)


def test_nothing_uncovered_is_no_guess() -> None:
    assert READER.guess(seen(find("Tokyo"), []), HARD) is None


@pytest.mark.parametrize("puzzle", shipped().puzzles[::4], ids=lambda puzzle: puzzle.answer)
@pytest.mark.parametrize("level", [EASY, MEDIUM, HARD])
def test_it_is_honest(puzzle: Puzzle, level: int) -> None:
    """With another solution behind the same picture it guesses the same, at every stage of the game."""
    swapped = replace(
        puzzle, answer="Somebody else's answer", accept=("Nobody's",), kind="thing", level="hard"
    )
    for panels in ([0, 1, 2, 5, 6], range(12), range(0, 25, 2), range(25)):
        assert READER.guess(seen(puzzle, panels), level) == READER.guess(seen(swapped, panels), level)


def test_it_never_says_what_its_book_does_not_hold() -> None:
    without = replace(shipped(), phrases=tuple(text for text in shipped().phrases if text != "Tokyo"))
    assert READER.guess(seen(find("Tokyo")), HARD) == "Tokyo"
    assert Reader(without).guess(seen(find("Tokyo")), HARD) != "Tokyo"


def test_it_does_not_say_again_what_was_wrong() -> None:
    board = seen(find("Tokyo"))
    assert READER.guess(board, HARD, wrong=["Tokyo"]) != "Tokyo"
    assert READER.guess(board, HARD, wrong=shipped().phrases) is None


def test_a_board_that_says_nothing_known_is_no_guess() -> None:
    puzzle = Puzzle("x", "thing", "easy", tuple(Part(letter=letter) for letter in "XQZJX"))
    for level in (EASY, MEDIUM, HARD):
        assert READER.guess(seen(puzzle), level) is None


def solved_at(puzzle: Puzzle, level: int) -> int:
    """How many panels, in a fixed scattered order, must be gone before it says the answer; 26 for never."""
    order = [panel * 7 % 25 for panel in range(25)]
    for count in range(1, 26):
        if plain(READER.guess(seen(puzzle, order[:count]), level)) == plain(puzzle.answer):
            return count
    return 26


def test_a_better_reader_needs_to_see_less() -> None:
    sample = shipped().puzzles[::6]
    easy, medium, hard = (
        sum(solved_at(puzzle, level) for puzzle in sample) for level in (EASY, MEDIUM, HARD)
    )
    assert easy > medium > hard


def test_no_level_reads_every_board() -> None:
    """An easy computer is often beaten even by an open board."""
    read = sum(
        plain(READER.guess(seen(puzzle), EASY)) == plain(puzzle.answer) for puzzle in shipped().puzzles
    )
    assert 20 <= read <= 50


def test_levels_differ_in_what_must_show_and_how_sure_one_must_be() -> None:
    for easier, harder in itertools.pairwise(SKILLS):
        assert easier.shows > harder.shows
        assert easier.covers > harder.covers
        assert easier.ahead > harder.ahead


@pytest.mark.parametrize(
    "parts",
    [
        (Part(place="in", this=(Part(picture="honeybee", times=2),), that=(Part(picture="own-pot"),)),),
        (
            Part(
                place="under",
                this=(Part(picture="key"), Part(letter="P"), Part(text="IT")),
                that=(Part(letter="H"), Part(picture="bat", minus_first="B")),
            ),
        ),
    ],
)
def test_it_reads_what_lies_over_under_and_in(parts: tuple[Part, ...]) -> None:
    assert READER.guess(seen(Puzzle("x", "thing", "easy", parts)), HARD) is not None
