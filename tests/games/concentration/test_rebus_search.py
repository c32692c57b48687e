"""`boardroom rebus`: proposals for phrases that nobody tuned it to, and an honest "nothing good"."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import yaml
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from boardroom.content import places
from boardroom.games.concentration.content import Puzzle
from boardroom.games.concentration.lint import lint
from boardroom.games.concentration.parts import Part
from boardroom.games.concentration.rebus_command import run
from boardroom.games.concentration.rebus_search import GOOD, Proposer, as_yaml
from boardroom.games.concentration.sounds import FAR
from boardroom.games.concentration.speech import guessed, speak
from tests.games.concentration.boxed import shipped

PROPOSER = Proposer(shipped(), speak, guessed)
PHRASES = (
    "Happy birthday Grandma",
    "Pirates of the Caribbean",
    "Needle in a haystack",
    "Wheelbarrow",
    "Grandpa's fishing boat",
    "Keep it under your hat",
)


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_proposal_passes_the_check_that_shipped_puzzles_pass(phrase: str) -> None:
    offers = PROPOSER.offers(phrase)
    assert 1 <= len(offers) <= 4
    for offer in offers:
        assert offer.puzzle.answer == phrase
        assert offer.cost <= GOOD
        assert offer.distance <= FAR
        assert list(lint(replace(shipped(), puzzles=(offer.puzzle,)), places.ROOT)) == []


def test_the_best_comes_first_and_no_two_are_alike() -> None:
    offers = PROPOSER.offers("Pirates of the Caribbean")
    costs = [offer.cost for offer in offers]
    assert costs == sorted(costs)
    assert len({offer.puzzle.parts for offer in offers}) == len(offers)


def test_it_says_when_nothing_good_exists() -> None:
    assert PROPOSER.offers("Strengths") == []
    assert PROPOSER.offers("Squelch") == []


def test_a_whole_story_is_no_puzzle() -> None:
    assert PROPOSER.offers("the quick brown fox jumps over the lazy dog " * 8) == []


def test_a_name_that_nobody_knows_is_read_as_it_is_spelled() -> None:
    assert PROPOSER.say("zibbo")
    with pytest.raises(LookupError, match="zibbo"):
        Proposer(shipped(), speak).offers("Zibbo the bear")


def test_the_same_phrase_has_the_same_proposals() -> None:
    again = Proposer(shipped(), speak, guessed)
    assert again.offers("Wheelbarrow") == PROPOSER.offers("Wheelbarrow")


def test_a_part_never_gives_a_word_of_the_answer_away() -> None:
    for offer in PROPOSER.offers("A bear and a bee", most=10):
        names = {one.what for part in offer.puzzle.parts for one in (part, *part.this, *part.that)}
        assert not names & {"bear", "honeybee", "teddy-bear", "polar-bear"}


@pytest.mark.parametrize(
    "puzzle",
    [
        *shipped().puzzles[:20],
        Puzzle("No: 1, on & off", "thing", "easy", (Part(text="ON"), Part(letter="Y", says="#1"))),
    ],
    ids=lambda puzzle: puzzle.answer,
)
def test_the_yaml_reads_back_as_the_same_puzzle(puzzle: Puzzle) -> None:
    puzzle = Puzzle(puzzle.answer, puzzle.kind, puzzle.level, puzzle.parts)
    read = yaml.load(as_yaml(puzzle), yaml.CBaseLoader)
    assert msgspec.convert(read, list[Puzzle], strict=False) == [puzzle]


def test_the_command_draws_and_prints(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["Wheelbarrow", "--out", str(tmp_path), "--most", "2", "--kind", "thing"]) == 0
    out = capsys.readouterr().out
    assert out.count("- answer: Wheelbarrow") == 2
    assert "kind: thing" in out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["wheelbarrow-1.png", "wheelbarrow-2.png"]


def test_a_file_of_phrases_with_progress(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "phrases.txt"
    file.write_text("\ufeff# ours\nWheelbarrow\n\nStrengths\n", "utf-8")
    assert run(["--file", str(file), "--out", str(tmp_path / "drawn"), "--most", "1"]) == 1
    said = capsys.readouterr()
    assert said.err.splitlines() == ["[1/2] Wheelbarrow", "[2/2] Strengths"]
    assert "- answer: Wheelbarrow" in said.out
    assert "Strengths: nothing good exists" in said.out


def test_no_folder_is_made_when_there_is_nothing_to_put_into_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run([]) == 2
    assert run(["Strengths"]) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_said(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("a file, no folder", "utf-8")
    assert run(["Wheelbarrow", "--most", "1", "--out", str(tmp_path / "taken")]) == 2
    assert "taken" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [[], ["--file", "no-such-file"], ["Wheelbarrow", "--most", "0"], ["--file", "."]]
)
def test_what_the_command_does_not_understand(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words) == 2
    assert "boardroom rebus:" in capsys.readouterr().err
