"""What the house says is true for every hand: for a mouse, a finger, a keyboard and a remote."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from boardroom.app.box import open_box
from boardroom.content import places
from boardroom.games.brain_games.content import MEASURED

OF_ONE_HAND = {
    "source": re.compile(r"\b(?:drag|click|tap|touch|drop|swip)\w*", re.IGNORECASE),
    "translation": re.compile(
        r"\b(?:klick|anklick|antipp|berühr|wisch)\w*|\btipp\w* (?:auf|an)\b", re.IGNORECASE
    ),
}


@pytest.mark.parametrize("part", OF_ONE_HAND)
def test_no_sentence_asks_for_what_only_one_hand_can_do(part):
    told = ElementTree.parse(places.ASSETS / "languages" / "boardroom_de.ts").iter(part)
    sentences = ["".join(sentence.itertext()) for sentence in told]
    assert len(sentences) > 1000
    assert [sentence for sentence in sentences if OF_ONE_HAND[part].search(sentence)] == []


def test_no_card_that_is_measured_on_the_screen_asks_for_it():
    asked = [card.question for card in open_box("brain_games").content.cards if card.reply in MEASURED]
    assert asked
    assert [question for question in asked if OF_ONE_HAND["source"].search(question)] == []
