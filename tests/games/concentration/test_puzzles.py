"""The sixty rebuses as a whole: how many, of which kinds, how hard, and that nothing is wrong with them."""

from __future__ import annotations

from collections import Counter

import pytest

from boardroom.content import places
from boardroom.games.concentration.content import Puzzle
from boardroom.games.concentration.explain import spoken_name
from boardroom.games.concentration.lint import lint
from boardroom.games.concentration.parts import walk
from boardroom.games.concentration.reader import _book
from tests.games.concentration.boxed import shipped

PUZZLES = shipped().puzzles


def by_answer(puzzle: Puzzle) -> str:
    return puzzle.answer


def plain(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())


def test_con_12_there_are_sixty_rebuses() -> None:
    assert len(PUZZLES) == 60
    assert len({plain(puzzle.answer) for puzzle in PUZZLES}) == 60


def test_there_are_at_least_eight_of_each_kind() -> None:
    kinds = Counter(puzzle.kind for puzzle in PUZZLES)
    assert set(kinds) == {"idiom", "title", "name", "place", "thing"}
    assert min(kinds.values()) >= 8


def test_twenty_are_easy_twenty_five_medium_fifteen_hard() -> None:
    assert Counter(puzzle.level for puzzle in PUZZLES) == {"easy": 20, "medium": 25, "hard": 15}


def test_at_least_forty_have_four_parts_or_more() -> None:
    assert sum(len(list(walk(puzzle.parts))) >= 4 for puzzle in PUZZLES) >= 40


def test_at_least_forty_five_have_a_real_pun() -> None:
    """A pun is a picture whose name is not simply written in the answer, as star and fish are in starfish."""
    names = {picture.picture: picture.names[0] for picture in shipped().pictures}

    def is_pun(puzzle: Puzzle) -> bool:
        pictures = [part for part in walk(puzzle.parts) if part.picture]
        return any(plain(spoken_name(part, names)) not in plain(puzzle.answer) for part in pictures)

    assert sum(map(is_pun, PUZZLES)) >= 45


@pytest.mark.parametrize("puzzle", PUZZLES, ids=by_answer)
def test_at_most_two_letters_are_taken_away_and_one_and_is_printed(puzzle: Puzzle) -> None:
    parts = list(walk(puzzle.parts))
    assert sum(len(part.minus_first) + len(part.minus_last) for part in parts) <= 2
    assert sum(part.text == "&" for part in parts) <= 1


def test_nothing_is_wrong_with_the_shipped_content() -> None:
    assert list(lint(shipped(), places.ROOT)) == []


def test_the_phrase_book_has_six_hundred_phrases_and_every_solution_is_one_of_them() -> None:
    phrases = {plain(phrase) for phrase in shipped().phrases}
    assert len(phrases) >= 600
    assert {puzzle.answer for puzzle in PUZZLES if plain(puzzle.answer) not in phrases} == set()


def test_every_phrase_of_the_book_can_be_said() -> None:
    assert {phrase.text for phrase in _book(shipped().phrases)} == set(shipped().phrases)


def test_every_picture_is_measured() -> None:
    """When this fails: python packaging/build_inks.py."""
    measured = {ink.picture for ink in shipped().inks}
    assert {picture.picture for picture in shipped().pictures} - measured == set()


def test_the_lexicon_has_450_pictures_that_can_be_named_and_said() -> None:
    assert len({picture.picture for picture in shipped().pictures}) >= 450
