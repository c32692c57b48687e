"""What holds for the judge whatever is typed (CON-27; typed answers in all games)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from boardroom.core.words import Verdict, judge, judge_letters, judge_lines
from boardroom.core.words.readings import key
from boardroom.core.words.tables import LITTLE

HERE = Path(__file__).parent
LABELLED = [
    line.split("|")
    for name in ("answers.tsv", "answers_more.tsv")
    for line in (HERE / name).read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
ANSWERS = sorted({answer for answer, *_ in LABELLED})
WORDS = sorted({word for answer in ANSWERS for word in answer.split() if word.isalpha()})

answers = st.sampled_from(ANSWERS)
phrases = st.lists(st.sampled_from(WORDS), min_size=1, max_size=7).map(" ".join)
puzzles = answers | phrases
anything = st.text(max_size=60) | puzzles
ACCENTS = "\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327"
PUNCTUATION = ',;:!?"“”…'


@settings(deadline=None, max_examples=300)
@given(puzzles)
def test_every_answer_is_right(answer):
    assert judge(answer, answer) is Verdict.RIGHT
    assert judge_letters(answer, answer) is Verdict.RIGHT


@settings(deadline=None, max_examples=200)
@given(puzzles, st.sampled_from([str.upper, str.lower, str.title, str.swapcase]))
def test_case_makes_no_difference(answer, change):
    assert judge(answer, change(answer)) is Verdict.RIGHT


@settings(deadline=None, max_examples=200)
@given(puzzles, st.data())
def test_accents_and_punctuation_make_no_difference(answer, data):
    typed = ""
    for sign in answer:
        typed += sign
        if sign.isalpha():
            typed += data.draw(st.sampled_from(["", "", "", *ACCENTS]))
        elif sign == " ":
            typed = typed[:-1] + data.draw(st.sampled_from(["", *PUNCTUATION])) + " "
    typed += data.draw(st.sampled_from(["", *PUNCTUATION]))
    assert judge(answer, typed) is Verdict.RIGHT


@settings(deadline=None, max_examples=300)
@given(
    anything,
    anything,
    st.text(alphabet=" \t\n\u00a0\u2003", max_size=4),
    st.text(alphabet=" \t\n", max_size=4),
)
def test_spaces_around_a_guess_make_no_difference(answer, guess, before, after):
    assert judge(answer, before + guess + after) is judge(answer, guess)


@pytest.mark.breaks(2, "a blank or “?”")
@settings(deadline=None, max_examples=300)
@given(anything, st.text(alphabet=" \t\n?!.…'\"-_*🎂❤️😀\u200b", max_size=40))
def test_a_blank_is_never_right_nor_near(answer, blank):
    assert judge(answer, blank) is Verdict.WRONG


@pytest.mark.breaks(2, "a part of the answer")
@settings(deadline=None, max_examples=500)
@given(phrases, st.data())
def test_a_part_of_the_answer_is_never_right_nor_near(answer, data):
    """Any of the answer's words without at least one that carries a picture."""
    words = answer.split()
    places = [place for place, word in enumerate(words) if word.lower() not in LITTLE]
    assume(len(places) > 1)
    dropped = data.draw(st.sets(st.sampled_from(places), min_size=1, max_size=len(places)))
    kept = [word for place, word in enumerate(words) if place not in dropped]
    rest = [key(word.lower()) for word in kept]
    assume(rest != [key(word.lower()) for word in words])
    assert judge(answer, " ".join(kept)) is Verdict.WRONG


@settings(deadline=None, max_examples=500)
@given(st.text(max_size=80), st.text(max_size=80))
@example("2፩", "1xé²½III")
@example("ⅷ 𝟙٣", "½²³")
@example("\ud800", "\udfff a")
@example("İIıi", "ŉ ǰ ΐ")
def test_no_text_makes_the_judge_stumble(answer, guess):
    assert judge(answer, guess) in Verdict
    assert judge(guess, answer, [guess]) in Verdict
    assert judge_letters(answer, guess) in Verdict


@settings(deadline=None, max_examples=200)
@given(st.lists(st.text(alphabet=st.characters(exclude_characters="\r\n"), max_size=30), max_size=6))
def test_every_line_gets_one_line(lines):
    assert len(list(judge_lines(lines))) == len(lines)


@settings(deadline=None, max_examples=200)
@given(anything, anything, st.lists(puzzles, max_size=3))
def test_an_accept_list_can_only_help(answer, guess, accept):
    better = [Verdict.RIGHT, Verdict.NEAR, Verdict.WRONG]
    assert better.index(judge(answer, guess, accept)) <= better.index(judge(answer, guess))
