"""What a family's own pack may not hold, because nobody could play with it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardroom.app.box import open_box
from boardroom.games.concentration.content import Content, Deck, Prize

PUZZLE = open_box("concentration").content.puzzles[0]


@pytest.mark.parametrize("answer", ["", "   ", "?!", "=", "a\0b", "one\ntwo", "x" * 61])
def test_an_answer_that_nobody_can_say_is_refused(answer):
    (fault, *_) = Content(puzzles=(replace(PUZZLE, answer=answer),)).faults()
    assert fault[0] == ("puzzles", 0, "answer")


@pytest.mark.parametrize("value", [-50, 0, 49, 75])
def test_prizes_are_worth_multiples_of_fifty(value):
    deck = Deck("x", "X", (Prize("A", 50, "fox"), Prize("B", value, "owl")))
    assert [where for where, _ in Content(decks=(deck,)).faults()] == [("decks", 0, "prizes", 1, "value")]


def test_prizes_of_a_deck_are_told_apart():
    deck = Deck("x", "X", (Prize("A", 50, "fox"), Prize("A", 100, "fox")))
    where = [where for where, _ in Content(decks=(deck,)).faults()]
    assert where == [("decks", 0, "prizes", 1, "name"), ("decks", 0, "prizes", 1, "picture")]
