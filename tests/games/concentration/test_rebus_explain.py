"""CON-44: "show and explain the solution": every part, what it says, and the sounds joined."""

from __future__ import annotations

import pytest

from boardroom.app import language
from boardroom.games.concentration.content import Puzzle
from boardroom.games.concentration.explain import explain, plural
from boardroom.games.concentration.parts import Part
from tests.games.concentration.boxed import find, shipped

PICTURES = shipped().pictures


def line(part: Part) -> tuple[str, str]:
    first, _ = explain(Puzzle("x", "thing", "easy", (part,)), PICTURES)
    return first.shows, first.says


def test_a_rebus_is_explained_part_by_part_and_then_as_a_whole() -> None:
    lines = explain(find("Ice cream sundae"), PICTURES)
    assert [(entry.part, entry.shows, entry.says) for entry in lines] == [
        (0, "an eye", "i"),
        (1, "a scream", "ce cream"),
        (2, "a sun", "sun"),
        (3, "the letter D", "dae"),
        (-1, "i + ce cream + sun + dae", "Ice cream sundae"),
    ]


@pytest.mark.parametrize(
    ("part", "shows", "says"),
    [
        (Part(picture="honeybee"), "a bee", "bee"),
        (Part(picture="ant"), "an ant", "ant"),
        (Part(picture="unicorn"), "a unicorn", "unicorn"),
        (Part(picture="pea-pod"), "peas", "peas"),
        (Part(picture="house", name="home"), "a home", "home"),
        (Part(picture="jeans", minus_first="J"), "jeans without the J at its start", "eans"),
        (Part(picture="t-shirt", minus_last="T"), "a shirt without the T at its end", "shir"),
        (Part(picture="pear", times=3), "three pears", "pear"),
        (Part(picture="bear", size="big"), "a big bear", "bear"),
        (Part(picture="ant", size="small"), "a little ant", "ant"),
        (Part(picture="bear", crossed=True), "a bear, crossed out", "bear"),
        (Part(picture="bear", turned=True), "a bear, upside down", "bear"),
        (Part(letter="T"), "the letter T", "t"),
        (Part(letter="T", times=2), "two times the letter T", "t"),
        (Part(number="8"), "the number 8", "eight"),
        (Part(number="100"), "the number 100", "100"),
        (Part(text="THE"), "the word THE", "the"),
        (Part(text="ST", says="st"), "the letters ST", "st"),
        (Part(text="&"), "the sign for “and”", "and"),
        (
            Part(
                place="over", this=(Part(picture="honeybee"),), that=(Part(letter="T"), Part(picture="ant"))
            ),
            "bee over T + ant",
            "bee over tant",
        ),
    ],
)
def test_a_part_is_told_in_plain_words(part: Part, shows: str, says: str) -> None:
    assert line(part) == (shows, says)


@pytest.mark.parametrize(
    ("part", "shows", "says"),
    [
        (Part(picture="t-shirt", minus_last="T"), "„shirt“ ohne T am Ende", "shir"),
        (Part(picture="bear", times=3, size="small"), "drei kleine „bears“", "bear"),
        (Part(letter="T", times=2, turned=True), "zweimal der Buchstabe T, auf dem Kopf", "t"),
        (Part(picture="up-arrow", name="up"), "ein Pfeil nach oben", "up"),
        (
            Part(place="over", this=(Part(picture="honeybee"),), that=(Part(letter="T"),)),
            "„bee“ über T",
            "bee over t",
        ),
    ],
)
def test_what_it_says_stays_english_and_the_sentence_around_it_is_the_familys(
    part: Part, shows: str, says: str
) -> None:
    language.speak("de")
    assert line(part) == (shows, says)


@pytest.mark.parametrize(
    ("one", "many"),
    [
        *(("pear", "pears"), ("box", "boxes"), ("witch", "witches"), ("cherry", "cherries"), ("key", "keys")),
        *(("foot", "feet"), ("sheep", "sheep"), ("peas", "peas"), ("bus", "buses"), ("leaf", "leaves")),
    ],
)
def test_plurals(one: str, many: str) -> None:
    assert plural(one) == many


@pytest.mark.parametrize("puzzle", shipped().puzzles, ids=lambda puzzle: puzzle.answer)
def test_what_the_parts_say_spells_the_answer(puzzle: Puzzle) -> None:
    """Joined without spaces, what the parts stand for is the answer, letter for letter."""
    *parts, whole = explain(puzzle, PICTURES)
    assert whole.says == puzzle.answer

    def plain(text: str) -> str:
        return "".join(letter for letter in text.lower() if letter.isalnum())

    said = plain("".join(entry.says for entry in parts))
    assert said == plain(puzzle.answer)
