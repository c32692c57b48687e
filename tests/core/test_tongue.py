"""The language the family reads: `boardroom.core.tongue`."""

from collections.abc import Iterator

import pytest

from boardroom.core.tongue import mark, speak, tr


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    speak()


def test_english_stands_in_the_code() -> None:
    assert tr("Play on") == "Play on"
    assert mark("Play on") == "Play on"


def test_another_language_orders_the_sentence_as_it_likes() -> None:
    speak(lambda sentence, count: {"{a} beats {b}.": "Von {a} geschlagen: {b}."}.get(sentence, sentence))
    assert tr("{a} beats {b}.", a="Ana", b="Ben") == "Von Ana geschlagen: Ben."
    assert tr("unknown") == "unknown"


def test_what_fills_a_place_is_never_interpreted() -> None:
    assert tr("{name}, pull out a slide.", name="{n} %s <b>") == "{n} %s <b>, pull out a slide."
    assert tr("50 % {") == "50 % {"  # no values: nothing is a place


def test_a_count_chooses_the_form_and_is_said() -> None:
    speak(lambda sentence, count: "{n} Karte" if count == 1 else "{n} Karten")
    assert tr("{n} cards", n=1) == "1 Karte"
    assert tr("{n} cards", n=3) == "3 Karten"


def test_a_place_that_nobody_fills_is_a_fault() -> None:
    with pytest.raises(KeyError):
        tr("{name} and {other}", name="Ana")
