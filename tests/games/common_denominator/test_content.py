"""The box: 300 puzzles that pass the check, and the check itself, fault by fault."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from boardroom.content import places
from boardroom.content.loader import load
from boardroom.core.dice import Dice
from boardroom.core.game import Move, Seat
from boardroom.games.common_denominator.content import Category, Content, Printed, Puzzle, printed
from boardroom.games.common_denominator.lay_out import COUNTS, lay_out, written
from boardroom.games.common_denominator.lint import answers, lint, puzzle_faults, row_faults
from boardroom.games.common_denominator.mend import mended, mended_row
from boardroom.games.common_denominator.rules import Options, Rules
from boardroom.table.laws import some_answer
from tests.games.common_denominator.rigged import CONTENT

ROOT = Path()
TEXT = """
    anchor badger candle dragon engine falcon garden hammer island jacket kettle ladder magnet needle orange
    pencil quiver rabbit saddle timber
"""
FILLER = TEXT.split()
RELATED = ("panda", "tiger", "zebra", "koala")
THINGS = Category("Things", members=(*FILLER, "letter", "better"), related=RELATED)
GOOD = Puzzle(1, "Things", "easy", "panda", ("[p]EnCiL", "C[a]NdLe", "E[n]GiNe", "Ba[d]GeR", "[a]NcHoR"))


@pytest.fixture(scope="module")
def shipped() -> Content:
    loaded = load(Content, [places.DATA / "common_denominator"])
    assert not loaded.faults
    return loaded.content


# ----------------------------------------------------------------------------------------- the box


def test_all_300_puzzles_pass_the_check(shipped):
    assert list(lint(shipped, ROOT)) == []
    assert len(shipped.puzzles) == 300


def test_100_easy_120_medium_80_hard(shipped):
    assert Counter(puzzle.level for puzzle in shipped.puzzles) == {"easy": 100, "medium": 120, "hard": 80}


def test_at_least_100_categories_each_with_20_members_and_4_related_words(shipped):
    assert len(shipped.categories) >= 100
    for category in shipped.categories:
        assert len(set(category.members)) >= 20
        assert len(set(category.related)) >= 4
    assert {puzzle.category for puzzle in shipped.puzzles} == {
        category.name for category in shipped.categories
    }


def test_easy_puzzles_show_about_half_and_hard_ones_about_a_third(shipped):
    shares = {}
    for level in ("easy", "medium", "hard"):
        rows = [read for puzzle in shipped.puzzles if puzzle.level == level for read in puzzle.printed]
        shares[level] = sum(len(read.shown) for read in rows) / sum(len(read.word) for read in rows)
    assert 0.45 < shares["easy"] < 0.6
    assert 0.3 < shares["hard"] < 0.4
    assert shares["easy"] > shares["medium"] > shares["hard"]


def test_the_same_categories_lay_out_the_same_puzzles(shipped):
    few = dict.fromkeys(COUNTS, 2)
    one, other = (lay_out(shipped.categories, few, Random(3)) for _ in range(2))
    assert one == other
    assert [puzzle.level for puzzle in one].count("hard") == 2
    assert "rows: [" in written(one)


def test_no_answer_is_a_part_of_the_games_own_words(shipped):
    """Else the law of secrecy could not tell an answer that leaks from a "king" in "looking"."""
    own: set[str] = set()
    for options in ({}, {"answers": "aloud", "hints": "free"}, {"complete": "next", "turning": "by-itself"}):
        own |= own_words(Rules(CONTENT, Options(**options)))
    text = " ".join(own)
    answers = {read.word for puzzle in shipped.puzzles for read in puzzle.printed}
    answers |= {text for puzzle in shipped.puzzles for text in (puzzle.vertical, puzzle.category.casefold())}
    played = " ".join(name for puzzle in CONTENT.puzzles for name in sorted(answers_of(puzzle)))
    assert sorted(word for word in answers if word in text and word not in played) == []


def answers_of(puzzle: Puzzle) -> set[str]:
    return {puzzle.vertical, puzzle.category.casefold(), *(read.word for read in puzzle.printed)}


def own_words(rules: Rules) -> set[str]:
    """Every run of letters in views, events and asks of some random turns."""
    luck, seats, now, found = Random(4), [Seat(n) for n in range(3)], 0, set()
    state = rules.deal(seats, Dice(4))
    for _ in range(400):
        asks = list(rules.asks(state))
        if not asks:
            break
        ask = luck.choice(asks)
        now = max(now, ask.after)
        step = rules.play(state, Move(ask.seat, some_answer(ask, luck, ("", "zz")), now))
        state = step.state
        views = [rules.view(state, eyes) for eyes in (None, *seats)]
        told = [one.event for one in step.told]
        wire = msgspec.json.encode((views, told, rules.asks(state))).decode().casefold()
        found.update(re.findall(r"[a-z“”!?,: ]+", wire))
    return found


def test_too_few_categories_are_said_so():
    with pytest.raises(ValueError, match="do not suffice"):
        lay_out([THINGS], {"easy": 50}, Random(1))


# ------------------------------------------------------------------------------------------- rows


def test_a_row_is_written_as_it_is_printed():
    assert printed("oR[a]NGe") == Printed("orange", 2, frozenset({1, 3, 4}))


@pytest.mark.parametrize("row", ["orange", "or[an]ge", "or[]nge", "o[r]an[g]e", "or[a]n ge", "", "[1]abc"])
def test_what_is_no_row_is_refused(row):
    content = Content((THINGS,), (replace(GOOD, rows=(row, *GOOD.rows[1:])),))
    assert any("no row" in message for _, message in content.faults())


def faults_of(**changes) -> list[str]:
    puzzle = replace(GOOD, **changes)
    content = Content((THINGS,), (puzzle,))
    return [message for _, message in (*content.faults(), *lint(content, ROOT))]


def spelt(*rows: str) -> dict[str, object]:
    """Rows, and the vertical that their column spells."""
    reads = [printed(row) for row in rows]
    return {"rows": rows, "vertical": "".join(read.word[read.marked] for read in reads)}


def test_a_vertical_that_is_not_spelt_by_its_column_is_refused():
    assert faults_of() == []
    assert any("spells" in message for message in faults_of(vertical="tiger"))


def test_a_row_under_4_letters_is_refused():
    short = replace(THINGS, members=(*THINGS.members, "pan"))
    puzzle = replace(GOOD, rows=("[p]An", *GOOD.rows[1:]))
    assert any("fewer than 4" in message for _, message in lint(Content((short,), (puzzle,)), ROOT))


def test_fewer_than_2_letters_shown_is_refused():
    assert any("at least 2" in message for message in faults_of(rows=("[p]Encil", *GOOD.rows[1:])))


def test_a_marked_cell_that_shows_is_refused():
    assert any("marked letter" in message for message in faults_of(rows=("[P]EnCiL", *GOOD.rows[1:])))


def test_a_row_that_shows_all_its_other_letters_is_refused():
    assert any("all its other" in message for message in faults_of(rows=("[p]ENCIL", *GOOD.rows[1:])))


def test_more_than_60_common_words_fitting_is_refused():
    loose = faults_of(rows=(*GOOD.rows[:3], "ba[d]gER", GOOD.rows[4]))
    assert any("common words fit" in message for message in loose)


def test_a_second_member_of_the_category_fitting_is_refused():
    both = faults_of(rows=("[l]eTtER", *GOOD.rows[1:]))
    assert any("'better' fits the row" in message for message in both)


def test_a_rival_that_fits_is_refused_too():
    rivals = replace(THINGS, rivals=("pincil",))
    puzzle = replace(GOOD, rows=("[p]eNCiL", *GOOD.rows[1:]))
    assert any("'pincil' fits" in message for _, message in lint(Content((rivals,), (puzzle,)), ROOT))


def test_a_word_of_another_category_that_the_column_does_not_rule_out_is_refused():
    """STOVE and GLOVE: with the column letter known, nothing else on the card could tell."""
    others = Category("Others", members=("cotton",), related=())
    things = replace(THINGS, members=(*THINGS.members, "button"))
    puzzle = replace(GOOD, rows=(*GOOD.rows[:2], "buTtO[n]", *GOOD.rows[3:]))
    assert not any("another category" in message for _, message in lint(Content((things,), (puzzle,)), ROOT))
    assert any(
        "'cotton', a word of another" in message
        for _, message in lint(Content((things, others), (puzzle,)), ROOT)
    )
    told = replace(puzzle, rows=(*GOOD.rows[:2], "BuTTo[n]", *GOOD.rows[3:]))
    assert not any(
        "another category" in message for _, message in lint(Content((things, others), (told,)), ROOT)
    )


def test_one_and_many_of_a_word_of_another_category_count():
    assert {"glove", "gloves", "hats"} <= answers([replace(THINGS, members=("gloves", "hat"))])


@pytest.mark.parametrize(("level", "refused"), [("easy", True), ("medium", True), ("hard", False)])
def test_too_many_common_words_fitting_a_row_with_its_column_letter_are_refused(level, refused):
    """5 fit like CANDLE, at a hard card they may: an easy one allows 1, a medium one 3."""
    row = printed("ca[n]DLe")
    found = list(row_faults(THINGS, row, level, frozenset()))
    assert any("and its column letter" in message for message in found) is refused


def test_a_row_that_shows_as_much_as_it_may_is_left_to_the_category():
    content = Content((replace(THINGS, members=(*THINGS.members, "rice")), Category("Others", ("ride",), ())))
    found = row_faults(content.categories[0], printed("R[i]cE"), "easy", answers(content.categories))
    assert list(found) == []


def test_a_mended_card_keeps_its_number_and_answers_and_passes():
    others = Category("Others", members=("cotton",), related=())
    things = replace(THINGS, members=(*THINGS.members, "button"))
    box = answers((things, others))
    puzzle = replace(GOOD, rows=(*GOOD.rows[:2], "buTtO[n]", *GOOD.rows[3:]))
    mended_one = mended(things, puzzle, box)
    assert list(puzzle_faults(things, mended_one, box)) == []
    assert [read.word for read in mended_one.printed] == [read.word for read in puzzle.printed]
    assert mended_one.rows[:2] == puzzle.rows[:2]
    assert mended(things, mended_one, box) == mended_one


def test_a_row_past_mending_says_so():
    rivals = replace(THINGS, members=(*THINGS.members, "rice", "ride", "mice", "rock"))
    with pytest.raises(ValueError, match="take another word"):
        mended_row(rivals, printed("R[i]cE"), "easy", answers([rivals]))


def test_a_horizontal_twice_in_a_puzzle_is_refused():
    assert any("twice" in message for message in faults_of(rows=(*GOOD.rows[:4], "p[e]NCiL")))


def test_a_horizontal_that_is_no_member_is_refused():
    assert any("no member" in message for message in faults_of(rows=("[p]LaNeT", *GOOD.rows[1:])))


def test_the_same_vertical_three_times_is_refused():
    content = Content((THINGS,), tuple(replace(GOOD, number=number) for number in (1, 2, 3)))
    found = [(trail, message) for trail, message in lint(content, ROOT) if "three puzzles" in message]
    assert [trail for trail, _ in found] == [("puzzles", 2, "vertical")]


def test_two_cards_with_the_same_rows_are_refused():
    content = Content((THINGS,), (GOOD, replace(GOOD, number=2)))
    assert any("same rows" in message for _, message in lint(content, ROOT))


def test_answers_that_give_each_other_away_are_refused():
    members = replace(THINGS, members=(*THINGS.members, "pencils"))
    puzzle = replace(GOOD, rows=(*GOOD.rows[:4], "pEnC[i]LS"))
    assert any("gives" in message for _, message in lint(Content((members,), (puzzle,)), ROOT))


@pytest.mark.parametrize("count", [3, 9])
def test_too_few_or_many_rows_are_refused(count):
    assert any("5 to 8" in message for message in faults_of(rows=(GOOD.rows * 2)[:count]))


def test_a_vertical_that_has_nothing_to_do_with_it_is_refused():
    assert any("neither" in message for message in faults_of(**spelt(*reversed(GOOD.rows))))


def test_a_category_nobody_has_written_is_refused():
    assert any("no category is named" in message for _, message in Content((), (GOOD,)).faults())


def test_a_number_twice_and_a_category_twice_are_refused():
    content = Content((THINGS, THINGS), (GOOD, GOOD))
    messages = [message for _, message in content.faults()]
    assert any("number 1 is taken" in message for message in messages)
    assert any("is there already" in message for message in messages)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"members": FILLER[:19]}, "find at least 20"),
        ({"related": ("panda", "tiger", "zebra")}, "find at least 4"),
        ({"rivals": ("two words",)}, "not one word"),
        ({"rivals": ("anchor",)}, "there twice"),
    ],
)
def test_thin_or_untidy_categories_are_refused(changes, words):
    content = Content((replace(THINGS, **{key: tuple(value) for key, value in changes.items()}),))
    assert any(words in message for _, message in lint(content, ROOT))
