"""The 192 cards: the mix, the answers worked out again, and what a faulty card is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from boardroom.content import places
from boardroom.content.loader import load
from boardroom.games.brain_games import making, solvers
from boardroom.games.brain_games.aloud import sitting_down
from boardroom.games.brain_games.board import CATEGORIES
from boardroom.games.brain_games.content import SAME, Content
from boardroom.games.brain_games.lint import lint
from tests.games.brain_games.boxed import shipped

CARDS = shipped().cards
MADE = [card for card in CARDS if card.seed]
HAND = [card for card in CARDS if not card.seed]


def test_48_cards_of_each_category_12_of_each_head_to_head():
    assert Counter(card.category for card in CARDS) == dict.fromkeys(CATEGORIES, 48)
    assert Counter(card.category for card in CARDS if card.duel) == dict.fromkeys(CATEGORIES, 12)


def test_about_130_are_made_from_seeds_and_about_60_by_hand():
    assert 125 <= len(MADE) <= 140
    assert 50 <= len(HAND) <= 65


def test_at_least_8_kinds_and_at_most_6_cards_of_a_kind():
    for category in CATEGORIES:
        kinds = Counter(card.kind for card in CARDS if card.category == category)
        assert len(kinds) >= 8
        assert max(kinds.values()) <= 6


def test_nothing_is_wrong_with_the_shipped_cards():
    assert list(lint(shipped(), places.ROOT)) == []


def test_the_files_are_what_the_makers_write():
    written = "".join(making.written(card) for card in making.cards())
    made = "".join(
        making.written(card) for category in CATEGORIES for card in MADE if card.category == category
    )
    assert written == made


def test_every_made_card_but_reactions_patterns_and_stopwatches_has_a_solver():
    unsolved = {card.kind for card in MADE if card.kind not in solvers.SOLVERS}
    assert unsolved == {"react", "pattern", "stopwatch"}


def test_a_solver_disagrees_with_a_wrong_answer():
    for card in CARDS:
        if card.kind in solvers.SOLVERS:
            assert solvers.wrong_answer(card) == ""
            other = "Z" if card.reply == "pick" else "999"
            assert solvers.wrong_answer(replace(card, answer=other, accept=()))


def test_every_room_challenge_has_a_seated_way_and_a_judge():
    rooms = [card for card in CARDS if card.reply == "room"]
    assert len(rooms) >= 12
    assert all(card.seated and card.answer for card in rooms)


def test_how_it_is_done_sitting_down_is_said_in_one_sentence():
    """What begins with "Or sitting down:" says how; it is no sentence about sitting down."""
    assert sitting_down("Your face is enough.") == "Or sitting down: Your face is enough."
    assert sitting_down(SAME) == "All of this can be done sitting down."
    ways = {card.seated for card in CARDS if card.seated}
    assert SAME in ways
    assert not [way for way in ways if "sit" in way.casefold() or "the same" in way.casefold()]


def test_no_option_gives_itself_away_by_its_place():
    places_of = Counter(card.options.index(card.answer) for card in CARDS if len(card.options) == 4)
    assert len(places_of) == 4
    assert max(places_of.values()) < sum(places_of.values()) * 0.45


GOOD = """\
cards:
- {id: a, category: logic, kind: k, level: easy, question: Why?, reply: typed, answer: because}
"""


@pytest.mark.parametrize(
    ("entry", "line", "wrong"),
    [
        (
            "{id: b, category: logic, kind: k, level: easy, question: Why?, reply: typed}",
            3,
            "needs an answer",
        ),
        (
            "{id: b, category: logic, kind: k, level: easy, question: Q, reply: pick, answer: x, "
            "options: [y, z]}",
            3,
            "is not among the options",
        ),
        (
            "{id: b, category: logic, kind: k, level: easy, question: Q, reply: typed, answer: x, "
            "figure: blob 3}",
            3,
            "nobody can draw",
        ),
        (
            "{id: b, category: logic, kind: k, level: easy, question: Q, reply: room, answer: x}",
            3,
            "sitting down",
        ),
        (
            "{id: a, category: logic, kind: k, level: easy, question: Q, reply: typed, answer: x}",
            3,
            "its own",
        ),
        ("{id: b, category: maths, kind: k, level: easy, question: Q, reply: typed, answer: x}", 3, "maths"),
        (
            "{id: b, category: logic, kind: k, level: easy, question: Q, reply: react, limit: 0}",
            3,
            "milliseconds",
        ),
        (
            "{id: b, category: mind, kind: k, level: easy, question: Q, reply: taps, answer: 1 9}",
            3,
            "1 to 6",
        ),
        (
            "{id: b, category: mind, kind: k, level: easy, question: Q, reply: taps, answer: 1 2, "
            "duel: race}",
            3,
            "head-to-head",
        ),
        (
            "{id: b, category: logic, kind: k, level: easy, question: Q, reply: typed, answer: x, "
            "figure: sticks 6?4}",
            3,
            "cannot be drawn",
        ),
    ],
)
def test_a_faulty_card_is_refused_with_file_and_line_and_the_rest_still_plays(
    tmp_path: Path, entry, line, wrong
):
    file = tmp_path / "own.yaml"
    file.write_text(f"{GOOD}- {entry}\n", encoding="utf-8")
    loaded = load(Content, [tmp_path])
    assert [card.id for card in loaded.content.cards] == ["a"]
    assert any(wrong in str(fault) for fault in loaded.faults), loaded.faults
    assert all(fault.file == file and fault.line == line for fault in loaded.faults)


def test_an_empty_category_is_said_in_words(tmp_path: Path):
    (tmp_path / "own.yaml").write_text(GOOD, encoding="utf-8")
    found = [message for _, message in lint(load(Content, [tmp_path]).content, places.ROOT)]
    assert sum("count as Wild" in message for message in found) == 3


def test_a_family_card_with_a_wrong_answer_is_found(tmp_path: Path):
    text = GOOD + (
        "- {id: b, category: logic, kind: sequence, level: easy, question: What next?, reply: typed, "
        "answer: '12', figure: 'tiles 2|4|6|8|?'}\n"
    )
    (tmp_path / "own.yaml").write_text(text, encoding="utf-8")
    found = [
        message
        for trail, message in lint(load(Content, [tmp_path]).content, places.ROOT)
        if trail[-1] == "answer"
    ]
    assert found == ["worked out again, the answer is 10; write that, or change the card"]
