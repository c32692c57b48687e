"""A text stays as it is written; what it means is said by its declared type alone."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardroom.content.loader import load
from tests.content.conftest import Load
from tests.content.toybox import Content, Look, Move, Part, Puzzle, Say, Size

# YAML itself would make other things of many of these.
BARE = [
    *("no", "No", "on", "off", "yes", "y", "true", "null", "~", "007", "1_000", "0x1F", "0o17", "1e3", "3.0"),
    *(
        "1:30",
        "12:30:45",
        "2024-01-31",
        "2001-12-14t21:59:43.10-05:00",
        ".inf",
        ".nan",
        "=",
        "<<",
        "--",
        "-x",
    ),
    *("a#b", "it's", "\\", "a\\n", "<b>bold</b>", "Ω≈ç√ñ", "日本語", "🎲", "עברית", "a:b", "5%"),
]
QUOTED = [
    *(
        "a: b",
        "#1",
        "we're #1",
        "@home",
        "%s",
        "*",
        "&",
        "!",
        "|",
        ">",
        "[",
        "{",
        "{}",
        '"',
        "''",
        "-",
        "- x",
    ),
    *("  spaces  ", "tab\there", "a,b", "?", ":", "null", "", " ", "!!python/none x"),
]


@pytest.mark.breaks(7, "no, on, 007, 1:30, dates, =")
@pytest.mark.parametrize("text", BARE)
def test_a_bare_text_stays_as_written(load_text: Load, text: str) -> None:
    loaded = load_text(f"sayings:\n- {text}\nlook: {{name: {text}}}\nweights: {{{text}: 3}}\n")
    assert not loaded.faults
    assert loaded.content.sayings[1] == loaded.content.look.name == text
    assert loaded.content.weights == {text: 3}


@pytest.mark.breaks(7, "#1")
@pytest.mark.breaks(7, "tabs")
@pytest.mark.parametrize("text", BARE + QUOTED)
def test_a_text_in_quotes_stays_as_written(load_text: Load, text: str) -> None:
    single = "'" + text.replace("'", "''") + "'"
    loaded = load_text(f"sayings:\n- {single}\n- {msgspec.json.encode(text).decode()}\n")
    assert not loaded.faults
    assert loaded.content.sayings[1:] == (text, text)


def test_every_shape_is_read(load_text: Load) -> None:
    loaded = load_text(
        """\
# A comment, and a list without indentation.
puzzles:
- answer: 1984
  level: hard
  value: 500
  sure: no
  parts:
  - picture: cat
    scale: 1.5
  - {picture: dog}
  accept: [nineteen eighty-four, "1984"]
  size: big
  note:
  after: null
  spot: [3, -4]
  day: 2024-12-24
  does:
    - type: move
      steps: 2
    - {type: say, text: "null"}
  names: [no]
- answer: ""
  note: ""
numbers: [1, 2]
look: {name: on}
title: 12:30
weights: {a: 1, b: 2}
"""
    )
    assert not loaded.faults
    assert loaded.content == Content(
        puzzles=(
            Puzzle(
                "1984", "hard", 500, False, (Part("cat", 1.5), Part("dog")), ("nineteen eighty-four", "1984"),
                Size.BIG, None, None, (3, -4), (Move(2), Say("null")), date(2024, 12, 24), ("no",),
            ),
            Puzzle("", note=""),
        ),
        sayings=("all else still loads",),
        numbers=(1, 2),
        look=Look("on"),
        title="12:30",
        weights={"a": 1, "b": 2},
    )  # fmt: skip


@pytest.mark.parametrize("yes", ["yes", "Yes", "on", "true", "TRUE", "1", "'yes'"])
@pytest.mark.parametrize("no", ["no", "NO", "off", "false", "0", "'no'"])
def test_yes_and_no(load_text: Load, yes: str, no: str) -> None:
    loaded = load_text(f"puzzles: [{{answer: a, sure: {yes}}}, {{answer: b, sure: {no}}}]")
    assert [puzzle.sure for puzzle in loaded.content.puzzles] == [True, False]


def test_texts_over_several_lines(load_text: Load) -> None:
    loaded = load_text(
        "sayings:\n- one\n  and two\n- >\n  three\n  four\n- |\n  five\n  - six: 6\n- 'to\n\n  day'\n"
    )
    assert not loaded.faults
    assert loaded.content.sayings[1:] == ("one and two", "three four\n", "five\n- six: 6\n", "to\nday")


def test_comments_with_a_blank_are_comments(load_text: Load) -> None:
    loaded = load_text(
        "#top\nsayings: #these\n#left\n  - one # two\n  #three\n  - 'four' #five\n  - [#]\n#end"
    )
    assert len(loaded.faults) == 1  # the bracket that the last comment leaves open
    loaded = load_text(
        "#top\nsayings: #these\n#left\n  - one # two\n  #three\n  - 'four' #five\n  - a#b\n#end"
    )
    assert not loaded.faults
    assert loaded.content.sayings[1:] == ("one", "four", "a#b")


def test_lists_are_joined_in_the_order_of_folders_and_names(tmp_path: Path) -> None:
    for name in ("shipped/b.yaml", "shipped/a.yml", "shipped/B.yaml", "ours/a.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(f"sayings: [{name}]", encoding="utf-8")
    loaded = load(Content, [tmp_path / "shipped", tmp_path / "nowhere", tmp_path / "ours"])
    assert loaded.content.sayings == ("shipped/B.yaml", "shipped/a.yml", "shipped/b.yaml", "ours/a.yaml")


def _puzzle(picture: st.SearchStrategy[str]) -> st.SearchStrategy[Puzzle]:
    text = st.text(st.characters(codec="utf-8"))
    whole = st.integers(-(2**53) + 1, 2**53 - 1)
    return st.builds(
        Puzzle,
        answer=text,
        level=st.sampled_from(["easy", "medium", "hard"]),
        value=st.integers(0, 1000).filter(lambda value: value != 13),
        sure=st.booleans(),
        parts=st.lists(st.builds(Part, picture, st.floats(-1e9, 1e9)), max_size=3).map(tuple),
        accept=st.lists(text, max_size=3).map(tuple),
        size=st.sampled_from(Size),
        note=st.none() | text,
        after=st.none(),
        spot=st.tuples(whole, whole),
        does=st.lists(st.builds(Move, whole) | st.builds(Say, text), max_size=3).map(tuple),
        names=st.lists(text, min_size=1, max_size=2).map(tuple),
    )


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.builds(
        Content,
        puzzles=st.lists(_puzzle(st.text(st.characters(codec="utf-8"))), max_size=3).map(tuple),
        sayings=st.lists(st.text(st.characters(codec="utf-8")), max_size=3).map(tuple),
        weights=st.dictionaries(st.text(st.characters(codec="utf-8")), st.integers(0, 9), max_size=3),
    ),
    st.booleans(),
)
def test_what_is_written_is_read(tmp_path: Path, content: Content, is_flow: bool) -> None:
    """Whatever the content, a lawful YAML writer's text of it is read as that content again."""

    def quoted(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
        return dumper.represent_scalar("tag:yaml.org,2002:str", text, style='"')

    class Writer(yaml.SafeDumper):
        pass

    Writer.add_representer(str, quoted)
    plain: Any = msgspec.to_builtins(content)
    for puzzle in plain["puzzles"]:
        for name in [name for name, value in puzzle.items() if value is None]:
            del puzzle[name]  # a YAML writer writes null, which is a text for us where texts may stand
    raw = yaml.dump(plain, Dumper=Writer, default_flow_style=is_flow, allow_unicode=False, width=10_000)
    (tmp_path / "a.yaml").write_bytes(raw.encode("utf-8"))
    loaded = load(Content, [tmp_path])
    assert not loaded.faults
    assert loaded.content == content
