"""How near a rebus sounds to its answer, and what its parts may say."""

from __future__ import annotations

import pytest

from boardroom.games.concentration.content import Picture
from boardroom.games.concentration.parts import Part
from boardroom.games.concentration.sounds import FAR, Sound, distance
from boardroom.games.concentration.speech import guessed, speak
from boardroom.games.concentration.spoken import answers, number_words, printed, readings, say, words_of
from tests.games.concentration.boxed import shipped

PICTURES = {picture.picture: picture for picture in shipped().pictures}


def sound(text: str) -> Sound:
    return tuple(text.split())


def says(part: Part, text: str) -> bool:
    """Whether one of the readings of a part has the phonemes of a text, whatever their stress."""
    bare = [tuple(phoneme.rstrip("012") for phoneme in way) for way in readings(part, PICTURES, speak)]
    return tuple(text.split()) in bare


def far(answer: str, *parts: Part) -> float:
    said = [readings(part, PICTURES, speak) for part in parts]
    return min(distance(said, way) for way in answers(answer, speak))


BEE, TIE, KNOT = Part(picture="honeybee"), Part(picture="own-tie"), Part(picture="knot")


def test_the_same_sounds_are_no_distance_apart() -> None:
    assert far("tie", TIE) == 0.0
    assert far("not to be", KNOT, Part(number="2"), BEE) == 0.0


def test_a_near_sound_is_nearer_than_another() -> None:
    pea, other = far("pea", BEE), far("key", BEE)
    assert 0 < pea < other


def test_sounds_too_many_and_too_few_both_count() -> None:
    assert far("be", BEE, TIE) > FAR
    assert far("beehive", BEE) > FAR


def test_the_answer_is_compared_as_a_whole_and_not_part_by_part() -> None:
    """A part may stop in the middle of a word: throne + the + T + owl."""
    parts = (Part(picture="own-throne"), Part(text="THE"), Part(letter="T"), Part(picture="owl"))
    assert far("throw in the towel", *parts) <= FAR


def test_two_equal_sounds_that_meet_run_into_one() -> None:
    assert distance([[sound("B UH1 K")], [sound("K EY1 S")]], sound("B UH1 K EY1 S")) < 0.05


def test_weak_vowels_matter_less_than_stressed_ones() -> None:
    weak = distance([[sound("EH1")]], sound("AH0"))
    strong = distance([[sound("EH1")]], sound("AH1"))
    assert weak < strong


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (BEE, "B IY"),
        (Part(letter="T"), "T IY"),
        (Part(letter="T"), "T"),
        (Part(letter="R"), "ER"),
        (Part(number="8"), "EY T"),
        (Part(number="10"), "T EH N"),
        (Part(text="OR"), "AO R"),
        (Part(text="&"), "AE N D"),
        (Part(text="&"), "AH N"),
        (Part(text="ST"), "S T"),
        (Part(text="THE"), "DH AH"),
        (Part(picture="jeans", minus_first="J"), "IY N Z"),
        (Part(picture="t-shirt", minus_last="T"), "SH ER"),
        (Part(picture="snake", minus_first="SN"), "EY K"),
        (Part(picture="canoe", minus_first="CA"), "N UW"),
        (Part(picture="birthday-cake", minus_first="C"), "EY K"),
        (Part(picture="house", name="home"), "HH OW M"),
        (Part(picture="pear", times=3), "TH R IY P EH R Z"),
        (Part(picture="pear", times=3), "P EH R Z"),
        (Part(picture="pear", times=2), "P EH R P EH R"),
        (Part(picture="bear", size="big"), "B IH G B EH R"),
        (Part(picture="bear", size="small"), "L IH T AH L B EH R"),
        (Part(picture="bear", crossed=True), "N OW B EH R"),
        (Part(picture="bear", turned=True), "B EH R OW V ER"),
        (Part(place="over", this=(BEE,), that=(TIE,)), "B IY OW V ER T AY"),
        (Part(place="over", this=(BEE,), that=(TIE,)), "B IY AA N DH AH T AY"),
        (Part(place="under", this=(BEE,), that=(TIE,)), "B IY AH N D ER T AY"),
        (Part(place="in", this=(BEE,), that=(TIE,)), "B IY IH N AH T AY"),
    ],
)
def test_a_part_says(part: Part, said: str) -> None:
    assert says(part, said), readings(part, PICTURES, speak)


def test_letters_that_a_name_does_not_begin_with_cannot_be_taken_from_it() -> None:
    assert readings(Part(picture="honeybee", minus_first="X"), PICTURES, speak) == []


def test_sounds_written_by_hand_are_said_for_the_first_name() -> None:
    pictures = {"gizmo": Picture("gizmo", ("gizmo", "tie"), ("G IH1 Z M OW0",))}
    assert readings(Part(picture="gizmo"), pictures, speak) == [sound("G IH1 Z M OW0")]
    assert readings(Part(picture="gizmo", name="tie"), pictures, speak) == [sound("T AY1")]


def test_words_of_an_answer() -> None:
    assert words_of("Don’t rock & roll, “Bob”!") == ["don't", "rock", "and", "roll", "bob"]


@pytest.mark.parametrize(
    ("digits", "words"),
    [
        ("8", "eight"),
        ("12", "twelve"),
        ("40", "forty"),
        ("42", "forty two"),
        ("100", "hundred"),
        ("300", "three hundred"),
        ("1000", "thousand"),
        ("101", "one zero one"),
    ],
)
def test_numbers_are_read(digits: str, words: str) -> None:
    assert number_words(digits) == words.split()


@pytest.mark.parametrize(
    ("digits", "word"), [("1st", "first"), ("12th", "twelfth"), ("40th", "fortieth"), ("80th", "eightieth")]
)
def test_ordinals_are_read(digits: str, word: str) -> None:
    assert say(digits, speak) == say(word, speak) != []


def test_an_unknown_word_is_named() -> None:
    with pytest.raises(LookupError, match="zzyzx"):
        answers("the zzyzx road", speak)


def test_a_plural_of_a_known_word_is_known() -> None:
    assert say("chipmunks", speak)


@pytest.mark.parametrize(
    ("name", "said"),
    [("tilda", "T IH L D AH"), ("zane", "Z EY N"), ("nemo", "N EH M OW"), ("bibbo", "B IH B OW")],
)
def test_a_name_that_nobody_knows_is_said_as_it_is_spelled(name: str, said: str) -> None:
    assert " ".join(phoneme.rstrip("012") for phoneme in guessed(name)) == said


@pytest.mark.parametrize("text", ["ST", "TR", "CL", "ING", "TION", "GR"])
def test_printed_letters_are_read_by_their_sounds(text: str) -> None:
    assert printed(text, speak)


@pytest.mark.parametrize("puzzle", shipped().puzzles, ids=lambda puzzle: puzzle.answer)
def test_every_rebus_sounds_like_its_answer(puzzle) -> None:  # type: ignore[no-untyped-def]  # a parameter
    if puzzle.sounds == "checked":
        assert puzzle.why
        return
    assert far(puzzle.answer, *puzzle.parts) <= FAR
