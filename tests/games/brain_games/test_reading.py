"""What a reader answered who saw only the fronts must be what the card takes for right."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.core import words
from tests.games.brain_games.boxed import shipped

RECORD = Path(__file__).parents[2] / "content" / "brain_reading.tsv"
CARDS = {card.id: card for card in shipped().cards}
READ = [
    line.split("\t") for line in RECORD.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
]


@pytest.mark.parametrize(("name", "said"), READ)
def test_what_was_read_from_the_front_is_the_answer_on_the_back(name, said):
    card = CARDS[name]
    if card.reply == "pick":
        assert said == card.answer
    else:
        judge = words.judge_letters if card.reply == "letters" else words.judge
        verdicts = {judge(answer, said) for answer in (card.answer, *card.accept)}
        assert words.Verdict.RIGHT in verdicts


def test_nobody_read_a_card_twice():
    assert len({name for name, _ in READ}) == len(READ)


def test_every_card_that_has_an_answer_has_been_read():
    answered = {card.id for card in CARDS.values() if card.reply in ("typed", "letters", "pick")}
    assert answered == {name for name, _ in READ}
