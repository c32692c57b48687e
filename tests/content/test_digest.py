"""The digest tells whether content is the same, however and wherever it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.content.loader import load
from tests.content.toybox import Content

FLOW = "sayings:\n  - 'a'\n  - b\nweights: {y: 2, x: 1}\npuzzles: [{value: 5, answer: one}, {answer: two}]"
SPLIT = (
    "puzzles: [{answer: one, value: 5}]\nsayings: [a]",
    "puzzles: [{answer: two}]\nsayings: [b]\nweights: {x: 1, y: 2}",
)
PLAIN = "puzzles:\n- answer: one\n  value: 5\n- answer: two\nsayings: [a, b]\nweights: {x: 1, y: 2}\n"


def digest(folder: Path, *texts: str) -> str:
    for old in folder.iterdir():
        old.unlink()
    for number, text in enumerate(texts):
        (folder / f"{number}.yaml").write_text(text, encoding="utf-8")
    loaded = load(Content, [folder])
    assert not loaded.faults
    return loaded.digest


@pytest.mark.parametrize(
    "texts",
    [
        ("# note\n\n" + PLAIN.replace("answer: one", '"answer":   "one"   # first'),),
        (FLOW,),
        (PLAIN.replace("value: 5", "value: 5\n  level: easy\n  accept: []"),),
        SPLIT,
        (PLAIN.replace("\n", "\r\n"),),
        ("\ufeff" + PLAIN,),
    ],
    ids=["comments and quotes", "order of keys", "defaults written out", "two files", "line ends", "BOM"],
)
def test_equal_content_has_equal_digests(tmp_path: Path, texts: tuple[str, ...]) -> None:
    assert digest(tmp_path, *texts) == digest(tmp_path, PLAIN)


@pytest.mark.parametrize(
    ("old", "new"), [("one", "One"), ("value: 5", "value: 6"), ("[a, b]", "[b, a]"), ("x: 1", "z: 1")]
)
def test_other_content_has_another_digest(tmp_path: Path, old: str, new: str) -> None:
    assert digest(tmp_path, PLAIN.replace(old, new)) != digest(tmp_path, PLAIN)


def test_the_digest_is_the_same_on_every_machine_and_in_every_run(tmp_path: Path) -> None:
    assert digest(tmp_path, PLAIN) == "d86c506504c7e39c97d91125f09a2a11"
