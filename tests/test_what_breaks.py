"""The eighteen kinds of things that go wrong in programs like this one, and the tests that keep them away.

A test that guards a clause says so: `@pytest.mark.breaks(6, "full disk")`. Here it is seen to that every
clause has one, so that none can be lost by tidying up. Which tests: `grep -rn 'breaks(6' tests`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

WHAT_BREAKS: dict[int, tuple[str, tuple[str, ...]]] = {
    1: (
        "Nobody acts: the round ends by itself, one next step is plain, and the scores are right.",
        ("nobody answers", "the last key press", "one plain next step", "right scores"),
    ),
    2: (
        "A typed answer is judged as people would judge it, never by letters alone and never by a part.",
        (
            "case, accents, punctuation, curly quotes",
            "articles, “&” and “and”, digits and words",
            "plurals, small typos, homophones",
            "another real word",
            "a part of the answer",
            "a blank or “?”",
            "the family overrules",
            "the right answer is shown",
        ),
    ),
    3: (
        "Drumming with fingers or buttons does one thing once.",
        (
            "double and triple clicks",
            "two fingers",
            "clicks during an animation",
            "never two pieces from one",
            "never three open",
            "the turn passes once",
        ),
    ),
    4: (
        "A secret is seen by those alone whose secret it is.",
        (
            "a frame",
            "a log line",
            "undo",
            "the save preview",
            "the window title",
            "a tooltip",
            "while names are typed",
            "resize",
            "full screen",
            "resume",
            "game end",
            "names, not “you”",
        ),
    ),
    5: (
        "A drag that is broken off brings the piece home.",
        (
            "Esc",
            "Alt-Tab",
            "a dialog",
            "the timer",
            "the right button",
            "leaving the window",
            "the next drag works",
        ),
    ),
    6: (
        "Whatever becomes of machine and disk, game and settings are still there.",
        ("kill -9", "power loss", "full disk", "read-only home", "torn settings", "two copies"),
    ),
    7: (
        "Content written by hand stays as written, or is refused with its place and a hint.",
        (
            "no, on, 007, 1:30, dates, =",
            "#1",
            "tabs",
            "BOM, other encodings",
            "duplicate keys",
            "missing pictures, wrong letter case, ../ paths",
            "tags that run code",
            "alias bombs",
            "file, line and a hint",
            "all other content loads",
            "whatever a family writes, in every game: told or played, and all the rest plays",
            "empty and tiny packs",
        ),
    ),
    8: (
        "Anybody may leave, and those who stay play on.",
        ("at any moment", "a computer takes the seat", "one player left"),
    ),
    9: (
        "Typing an answer is nothing but typing.",
        ("no key is a shortcut", "a held Enter", "an empty Enter", "a question that changes"),
    ),
    10: (
        "What was seen cannot be taken back, and luck is not tried twice.",
        ("a die", "a flip", "a reply", "right or wrong", "loading the autosave"),
    ),
    11: (
        "A TV is a screen like any other.",
        (
            "two screens of different scale, and the cable is pulled out",
            "full screen",
            "overscan",
            "a screen saver in mid-game",
            "without a pointer everything is reached, and one ring says where",
        ),
    ),
    12: (
        "A name is a name, whatever is in it.",
        (
            "empty",
            "equal",
            "40 letters, emoji, right to left, <b>, &, %s, {}",
            "every page",
            "every game’s scene",
            "never overlapping",
        ),
    ),
    13: (
        "Nobody loses time but by thinking.",
        (
            "pause stops the clock",
            "pause hides the question",
            "a suspended laptop",
            "a changed system clock",
            "taking back",
        ),
    ),
    14: (
        "A plain machine says what it lacks.",
        ("says what is missing", "spaces and umlauts"),
    ),
    15: (
        "Light or dark, everything can be read.",
        ("light and dark", "a switch while running"),
    ),
    16: (
        "Sound never stops a game.",
        ("absent", "appears", "vanishes", "delays nothing"),
    ),
    17: (
        "No error is swallowed, and none ends the game.",
        ("a slot", "animate", "settle", "a bot", "a timer", "shown and logged", "the game goes on"),
    ),
    18: (
        "Evenings leave nothing behind, and a table at rest rests.",
        ("memory", "items", "timers", "an idle table"),
    ),
}
CLAUSES = [(number, clause) for number, (_, clauses) in WHAT_BREAKS.items() for clause in clauses]


@cache
def guards() -> dict[tuple[int, str], list[str]]:
    """The tests that guard each clause, read off the marks in their sources."""
    found: dict[tuple[int, str], list[str]] = {}
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for key in marks(test):
                    found.setdefault(key, []).append(f"{path.name}::{test.name}")
    return found


def marks(test: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """What a test says it guards."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.breaks":
            number, clause = (ast.literal_eval(argument) for argument in mark.args)
            yield number, clause


@pytest.mark.parametrize(("number", "clause"), CLAUSES)
def test_every_clause_has_a_test(number, clause):
    assert guards().get((number, clause)), f"nothing would fail if this came back: {number}, {clause}"


def test_no_test_guards_what_is_not_on_the_list():
    unknown = {key: tests for key, tests in guards().items() if key not in CLAUSES}
    assert not unknown


def test_there_are_eighteen_kinds():
    assert list(WHAT_BREAKS) == list(range(1, 19))
