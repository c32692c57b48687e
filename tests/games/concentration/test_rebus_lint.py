"""What `boardroom check` refuses in a rebus, each with the place where it is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from boardroom.content import places
from boardroom.content.check import check
from boardroom.games import shelf
from boardroom.games.concentration.content import Picture, Puzzle
from boardroom.games.concentration.lint import lint, stem
from boardroom.games.concentration.parts import Part
from tests.games.concentration.boxed import find, shipped


def found(
    *puzzles: Puzzle, pictures: tuple[Picture, ...] | None = None
) -> list[tuple[tuple[str | int, ...], str]]:
    content = replace(shipped(), puzzles=puzzles)
    if pictures is not None:
        content = replace(content, pictures=(*content.pictures, *pictures))
    return list(lint(content, places.ROOT))


def puzzle(answer: str, *parts: Part, **more: str) -> Puzzle:
    return Puzzle(answer, "thing", "easy", parts, **more)  # type: ignore[arg-type]  # fields by name


GOOD = find("Ice cream sundae")


def test_a_good_rebus_is_left_alone() -> None:
    assert found(GOOD) == []


def test_an_unknown_picture() -> None:
    ((trail, wrong),) = found(replace(GOOD, parts=(*GOOD.parts[:3], Part(picture="own-unheard-of"))))
    assert trail == ("puzzles", 0, "parts", 3, "picture")
    assert "own-unheard-of" in wrong


def test_an_unknown_picture_inside_a_place() -> None:
    place = Part(place="over", this=(GOOD.parts[0], Part(picture="own-unheard-of")), that=(GOOD.parts[1],))
    trails = [trail for trail, _ in found(replace(GOOD, parts=(place,)))]
    assert ("puzzles", 0, "parts", 0, "this", 1, "picture") in trails


def test_a_name_that_the_picture_does_not_have() -> None:
    ((trail, wrong),) = found(replace(GOOD, parts=(replace(GOOD.parts[0], name="marble"), *GOOD.parts[1:])))
    assert trail == ("puzzles", 0, "parts", 0, "name")
    assert "marble" in wrong


def test_sounds_that_are_too_far_from_the_answer() -> None:
    wrong = [message for _, message in found(replace(GOOD, answer="Strawberry jam"))]
    assert any("away from the answer" in message for message in wrong)


def test_sounds_that_a_person_has_checked_are_taken() -> None:
    assert found(replace(GOOD, answer="Strawberry jam", sounds="checked", why="a test")) == []


def test_a_word_that_nobody_can_say() -> None:
    wrong = found(replace(GOOD, answer="Zzyzx"))
    assert any(trail == ("puzzles", 0, "answer") and "zzyzx" in message for trail, message in wrong)


def test_too_little_ink() -> None:
    wrong = found(puzzle("Be", Part(picture="honeybee")))
    assert any("panels hide ink" in message for _, message in wrong)


def test_an_answer_twice() -> None:
    twice = found(GOOD, replace(GOOD, answer="ice-cream  SUNDAE"))
    assert [trail for trail, _ in twice] == [("puzzles", 1, "answer")]


def test_another_way_to_say_it_that_is_the_answer_of_another() -> None:
    twice = found(GOOD, replace(find("Tokyo"), accept=("Ice cream sundae",)))
    assert [trail for trail, _ in twice] == [("puzzles", 1, "answer")]


@pytest.mark.parametrize(
    ("answer", "part"),
    [
        ("Star wars", Part(picture="star")),
        ("Three bears", Part(picture="bear")),
        ("The bear's cave", Part(picture="bear")),
        ("Eight days", Part(number="8")),
        ("Wild goose chase", Part(text="WILD")),
        ("Home alone", Part(picture="house", name="home")),
    ],
)
def test_a_part_whose_name_is_in_the_answer(answer: str, part: Part) -> None:
    wrong = found(replace(GOOD, answer=answer, parts=(part, *GOOD.parts), sounds="checked", why="a test"))
    assert [trail for trail, _ in wrong] == [("puzzles", 0, "parts", 0)]
    assert "is a word of the answer" in wrong[0][1]


@pytest.mark.parametrize(
    ("answer", "part"),
    [
        ("The end", Part(text="THE")),
        ("Starfish", Part(picture="star")),
        ("Rainbow", Part(picture="cloud-with-rain")),
        ("A cat", Part(letter="A")),
    ],
)
def test_small_words_and_parts_of_words_give_nothing_away(answer: str, part: Part) -> None:
    assert (
        found(replace(GOOD, answer=answer, parts=(part, *GOOD.parts), sounds="checked", why="a test")) == []
    )


@pytest.mark.parametrize(
    ("one", "many"),
    [("bear", "bears"), ("cherry", "cherries"), ("box", "boxes"), ("witch", "witches"), ("glass", "glasses")],
)
def test_a_plural_is_known_by_its_stem(one: str, many: str) -> None:
    assert stem(one) == stem(many)


def test_a_blocked_word() -> None:
    for spoiled in (
        replace(GOOD, answer="Beer and sausages", sounds="checked", why="a test"),
        replace(GOOD, accept=("Two guns",)),
        replace(GOOD, parts=(*GOOD.parts, Part(text="RUM")), sounds="checked", why="a test"),
    ):
        ((_, wrong),) = found(spoiled)
        assert "not for children" in wrong


def test_more_than_two_letters_taken_away() -> None:
    parts = (
        *GOOD.parts,
        Part(picture="baby-chick", minus_first="CH"),
        Part(picture="broom", minus_first="B"),
    )
    ((trail, wrong),) = found(replace(GOOD, parts=parts, sounds="checked", why="a test"))
    assert trail == ("puzzles", 0, "parts")
    assert "3 letters are taken away" in wrong


def test_more_than_one_and() -> None:
    parts = (*GOOD.parts, Part(text="&"), Part(text="&"))
    ((_, wrong),) = found(replace(GOOD, parts=parts, sounds="checked", why="a test"))
    assert "more than one &" in wrong


def test_a_picture_that_is_not_drawn_and_a_name_that_nobody_can_say() -> None:
    pictures = (Picture("own-unheard-of", ("tie",)), Picture("honeybee", ("xqzt",)))
    count = len(shipped().pictures)
    assert [trail for trail, _ in found(GOOD, pictures=pictures)] == [
        ("pictures", count, "picture"),
        ("pictures", count + 1, "names", 0),
    ]


def test_check_tells_file_and_line(tmp_path: Path) -> None:
    """The whole way: a family's own file, read and checked as `boardroom check` does."""
    file = tmp_path / "concentration" / "own.yaml"
    file.parent.mkdir()
    file.write_text(
        "puzzles:\n"
        "- answer: Tea bee\n"
        "  kind: thing\n"
        "  level: easy\n"
        "  parts:\n"
        "  - {letter: T}\n"
        "  - {picture: honeybee}\n"
        "- answer: Nothing\n"
        "  kind: thing\n"
        "  level: easy\n"
        "  parts:\n"
        "  - {letter: tt}\n",
        "utf-8",
    )
    faults = [str(fault) for fault in check([file], shelf())]
    assert len(faults) == 3
    assert any(f"{file}:7:" in fault and "word of the answer" in fault for fault in faults)
    assert any(f"{file}:6:" in fault and "panels hide ink" in fault for fault in faults)
    assert any(f"{file}:12:" in fault and "one capital letter" in fault for fault in faults)
