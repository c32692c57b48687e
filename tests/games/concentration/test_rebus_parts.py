"""The grammar of parts: what may be written, and what is refused in which words."""

from __future__ import annotations

import pytest

from boardroom.games.concentration.content import Content, Ink, Puzzle
from boardroom.games.concentration.parts import Part, fault, walk

CAT = Part(picture="cat-face")


@pytest.mark.parametrize(
    "part",
    [
        CAT,
        Part(letter="T"),
        Part(number="8"),
        Part(text="THE"),
        Part(text="&"),
        Part(picture="feather", minus_first="F"),
        Part(picture="tongue", minus_last="UE"),
        Part(picture="bear", times=3),
        Part(picture="bear", size="big"),
        Part(picture="bear", size="small"),
        Part(picture="bear", crossed=True),
        Part(text="CAKE", turned=True),
        Part(picture="own-blot-red"),
        Part(place="over", this=(CAT,), that=(Part(picture="moon"), Part(letter="S"))),
        Part(place="under", this=(CAT,), that=(CAT,)),
        Part(place="in", this=(CAT, CAT), that=(CAT,)),
    ],
)
def test_the_grammar_takes(part: Part) -> None:
    assert fault(part) is None


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        (Part(), "none of them"),
        (Part(picture="cat", letter="T"), "picture, letter"),
        (Part(letter="t"), "one capital letter"),
        (Part(letter="TH"), "one capital letter"),
        (Part(letter="É"), "one capital letter"),
        (Part(number="eight"), "whole number"),
        (Part(number="12345"), "whole number"),
        (Part(text="the"), "capitals"),
        (Part(text="ABCDEFGHIJK"), "ten capitals"),
        (Part(picture="cat", minus_first="c"), "capital letters"),
        (Part(picture="cat", minus_last="CATS"), "more than 3"),
        (Part(text="CAT", minus_last="T"), "picture only"),
        (Part(picture="cat", times=0), "between 1 and 9"),
        (Part(picture="cat", times=10), "between 1 and 9"),
        (Part(letter="T", name="tea"), "needs picture"),
        (Part(place="over", this=(CAT,)), "two groups"),
        (Part(picture="cat", this=(CAT,), that=(CAT,)), "go with place"),
        (Part(place="in", this=(CAT,), that=(CAT, CAT)), "one single part"),
        (Part(place="over", this=(CAT,), that=(CAT,), times=2), "stands alone"),
        (Part(place="over", this=(CAT,) * 7, that=(CAT,)), "more than 6 parts"),
        (
            Part(place="over", this=(Part(place="in", this=(CAT,), that=(CAT,)),), that=(CAT,)),
            "inside another",
        ),
        (Part(place="over", this=(Part(letter="t"),), that=(CAT,)), "one capital letter"),
    ],
)
def test_the_grammar_refuses(part: Part, wrong: str) -> None:
    assert wrong in str(fault(part))


def test_parts_are_walked_in_the_order_in_which_they_are_read() -> None:
    place = Part(place="over", this=(Part(letter="A"), Part(letter="B")), that=(Part(letter="C"),))
    assert [part.letter for part in walk((Part(letter="X"), place, Part(letter="Y")))] == list("XABCY")


def test_content_tells_where_a_fault_is() -> None:
    good = Puzzle("Cat", "thing", "easy", (CAT,))
    content = Content(
        puzzles=(
            good,
            Puzzle("Tea", "thing", "easy", (CAT, Part(letter="t"))),
            Puzzle("Nothing", "thing", "easy", ()),
            Puzzle("Why", "thing", "easy", (CAT,), sounds="checked"),
            Puzzle("Long", "thing", "easy", (CAT,) * 13),
        ),
        inks=(
            Ink("cat-face", (0, 0, 1000, 1000), "f" * 64),
            Ink("dog", (9, 0, 5, 1), "f" * 64),
            Ink("ox", (0, 0, 1, 1), "x"),
        ),
    )
    trails = [trail for trail, _ in content.faults()]
    assert trails == [
        ("puzzles", 1, "parts", 1),
        ("puzzles", 2, "parts"),
        ("puzzles", 3, "sounds"),
        ("puzzles", 4, "parts"),
        ("inks", 1, "box"),
        ("inks", 2, "mask"),
    ]
