"""Every faulty entry is reported at its place and left out, and all others load."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.content.loader import load
from tests.content.conftest import Load
from tests.content.toybox import Content

# One entry; the line and column of the fault in it; its place; what is wrong; what to do.
FAULTS = {
    "unknown key": ("- answer: x\n  anwser: y", 2, 3, ", anwser", "'anwser'", "did you mean 'answer'?"),
    "unknown key in another case": ("- answer: x\n  Level: easy", 2, 3, ", Level", "'Level'", "'level'?"),
    "unlike any key": ("- answer: x\n  zzz: y", 2, 3, ", zzz", "'zzz'", "known are answer, level"),
    "dash without a blank": ("- answer: x\n  -level: easy", 2, 3, ", -level", "'-level'", "blank behind"),
    "merge key": ("- answer: x\n  <<: y", 2, 3, ", <<", "'<<'", "known are"),
    "list as a key": ("- answer: x\n  ? [a]\n  : b", 2, 5, "", "where a key belongs", "key: value"),
    "key twice": ("- answer: x\n  answer: y", 2, 3, ", answer", "twice, first in line", "keep one"),
    "missing key": ("- level: easy", 1, 3, "", "'answer' is missing", "add a line 'answer: ...'"),
    "wrong choice": ("- answer: x\n  level: hrad", 2, 10, ", level", "'hrad' is none of", "mean 'hard'?"),
    "very wrong choice": ("- answer: x\n  level: 7", 2, 10, ", level", "'7' is none of", "one of them"),
    "wrong kind": ("- answer: x\n  size: bigg", 2, 9, ", size", "'bigg' is none of small, big", "'big'?"),
    "word for a number": ("- answer: x\n  value: ten", 2, 10, ", value", "'ten' is no whole", "digits"),
    "time for a number": ("- answer: x\n  value: 1:30", 2, 10, ", value", "'1:30'", "digits"),
    "zeros before a number": ("- answer: x\n  value: 007", 2, 10, ", value", "'007'", "digits"),
    "money for a number": ("- answer: x\n  value: $5", 2, 10, ", value", "'$5'", "digits"),
    "letter O": ("- answer: x\n  value: 1O", 2, 10, ", value", "'1O'", "digits"),
    "number too small": ("- answer: x\n  value: -1", 2, 10, ", value", "must be at least 0", "change"),
    "number too big": ("- answer: x\n  value: 1001", 2, 10, ", value", "must be at most 1000", "change"),
    "huge number": (f"- answer: x\n  after: {2**70}", 2, 10, ", after", "too big", "such as 12"),
    "endless number": (f"- answer: x\n  after: {'9' * 10_000}", 2, 10, ", after", "no whole", "digits"),
    "not a number": ("- answer: x\n  parts: [{picture: y, scale: nan}]", 2, 31, ", parts 1", "'nan'", ""),
    "infinite": ("- answer: x\n  parts: [{picture: y, scale: .inf}]", 2, 31, ", parts 1", "'.inf'", ""),
    "no such day": ("- answer: x\n  day: 2023-02-29", 2, 8, ", day", "'2023-02-29' is no date", "as other"),
    "comma": ("- answer: x\n  parts: [{picture: y, scale: '1,5'}]", 2, 31, ", parts 1, scale", "", "point"),
    "neither yes nor no": ("- answer: x\n  sure: maybe", 2, 9, ", sure", "neither yes nor no", "one of them"),
    "nothing": ("- answer:", 1, 10, ", answer", "nothing is written", "take the line away"),
    "no entry": ("-", 1, 2, "", "nothing is written", "take the line away"),
    "lost to a comment": ("- answer: #1 song", 1, 10, ", answer", "'#' is lost", "quotes"),
    "cut by a comment": ("- answer: We're #1", 1, 11, ", answer", "'#' is lost", "quotes"),
    "cut in a list": ("- answer: x\n  accept:\n  - take #5", 3, 5, ", accept 1", "'#' is lost", "quotes"),
    "code": (
        "- answer: !!python/object/apply:os.system [ls]",
        1,
        11,
        ", answer",
        "'!!python/object/apply:os.system' asks for code",
        "take it away",
    ),
    "code as an entry": ("- !!python/name:os.system {answer: x}", 1, 3, "", "asks for code", "take it away"),
    "code as a key": ("- answer: x\n  !!python/none level: y", 2, 3, "", "asks for code", "take it away"),
    "tag": ("- answer: !important x", 1, 11, ", answer", "'!important'", "quotes"),
    "tag of a type": ("- answer: !!str 5", 1, 11, ", answer", "'!!str'", "quotes"),
    "lone exclamation mark": ("- answer: ! x", 1, 11, ", answer", "'!'", "quotes"),
    "anchor": ("- answer: &x y", 1, 11, ", answer", "'&'", "quotes"),
    "alias": ("- answer: *x", 1, 11, ", answer", "'*'", "quotes"),
    "text for a list": ("- answer: x\n  accept: y", 2, 11, ", accept", "a list belongs", "[ ]"),
    "text for keys": ("- x", 1, 3, "", "keys belong", "write answer: ..."),
    "text for keys within": ("- answer: x\n  parts: [cat]", 2, 11, ", parts 1", "keys belong", "picture"),
    "colon without a blank": ("- answer:x", 1, 3, "", "keys belong", "blank behind the colon"),
    "list for a text": ("- answer: [x]", 1, 11, ", answer", "one text belongs", "quotes"),
    "list for keys": ("- [answer, x]", 1, 3, "", "keys belong", "brackets"),
    "keys for a text": ("- answer: {x}", 1, 11, ", answer", "one text belongs", "quotes"),
    "keys for a text in a list": ("- answer: x\n  accept: [a: b]", 2, 12, ", accept 1", "one text", "quotes"),
    "keys for a list": ("- answer: x\n  parts: {picture: y}", 2, 10, ", parts", "list belongs", "'- '"),
    "list too short": ("- answer: x\n  spot: [1]", 2, 9, ", spot", "must have 2 entries, not 1", "change"),
    "list too long": ("- answer: x\n  spot: [1, 2, 3]", 2, 9, ", spot", "2 entries, not 3", "change"),
    "empty list": ("- answer: x\n  names: []", 2, 10, ", names", "at least 1 entries", "change"),
    "wrong in a fixed list": ("- answer: x\n  spot: [1, b]", 2, 13, ", spot 2", "'b'", "digits"),
    "no such tag": ("- answer: x\n  does: [{type: sya}]", 2, 17, ", does 1, type", "'sya'", "mean 'say'?"),
    "tag missing": ("- answer: x\n  does: [{text: hi}]", 2, 10, ", does 1", "'type' is missing", "move, say"),
    "key of another tag": ("- answer: x\n  does: [{type: say, steps: 1, text: a}]", 2, 22, "", "'steps'", ""),
    "refused by itself": ("- answer: x\n  value: 13", 1, 3, "", "13 brings bad luck", "another value"),
    "judged": ("- answer: x\n  parts:\n  - picture: y\n  - picture: ghost", 4, 14, ", parts 2", "see", ""),
    "judged where nothing is written": ("- answer: x\n  after: 3", 2, 10, ", after", "no such number", ""),
    "quote that swallows keys": ("- answer: 'tis\n  note: '", 1, 11, ", answer", "runs over", "close it"),
    "swallowed entry": ("- answer: x\n  accept:\n  - a\n   - b", 3, 5, ", accept 1", "'- '", "line it"),
}  # fmt: skip


@pytest.mark.breaks(7, "#1")
@pytest.mark.breaks(7, "duplicate keys")
@pytest.mark.breaks(7, "tags that run code")
@pytest.mark.breaks(7, "file, line and a hint")
@pytest.mark.breaks(7, "all other content loads")
@pytest.mark.parametrize(("entry", "line", "column", "place", "wrong", "fix"), FAULTS.values(), ids=FAULTS)
def test_a_faulty_entry_is_told_and_left_out(
    load_text: Load, entry: str, line: int, column: int, place: str, wrong: str, fix: str
) -> None:
    loaded = load_text(f"puzzles:\n- answer: before\n{entry}\n- answer: behind\nnumbers: [1, 2]\n")
    (fault,) = loaded.faults
    assert fault.file.name == "made.yaml"
    assert (fault.line, fault.column) == (line + 2, column)
    assert fault.entry.startswith("puzzles 2" + place)
    assert wrong in fault.wrong
    assert fix in fault.fix
    assert [puzzle.answer for puzzle in loaded.content.puzzles] == ["before", "behind"]
    assert loaded.content.numbers == (1, 2)


def test_nine_faults_in_one_file_are_all_told(load_text: Load) -> None:
    loaded = load_text(
        """\
puzzles:
- answer: one
  level: hrad          # 3: no such level
- answer: two
  value: many          # 5: no number
- level: easy          # 6: no answer
- answer: four
  parts:
  - picture: cat
    scale: big         # 10: no number
  - pictrue: dog       # 11: unknown key, and so the picture is missing
- answer: five
  answer: six          # 13: twice
- answer: !!python/name:os.system x   # 14: code
- answer: seven
  accept: hook         # 16: no list
- answer: eight
  value: 13            # 17: refused by itself
- answer: the only good one
- answer: ten
  parts: [{picture: ghost}]   # 21: judged
"""
    )
    assert [fault.line for fault in loaded.faults] == [3, 5, 6, 10, 11, 11, 13, 14, 16, 17, 21]
    assert [puzzle.answer for puzzle in loaded.content.puzzles] == ["the only good one"]


def test_every_fault_of_one_entry_is_told(load_text: Load) -> None:
    loaded = load_text("puzzles:\n- level: hrad\n  value: x\n  sure: perhaps\n  foo: 1\n  accept: [[a], b]\n")
    assert [fault.line for fault in loaded.faults] == [2, 2, 3, 4, 5, 6]


def test_a_fault_reads_as_file_line_column_entry_wrong_fix(box: Path, load_text: Load) -> None:
    (fault,) = load_text("puzzles:\n- answer: x\n  level: hrad\n").faults
    assert str(fault) == (
        f"{box / 'made.yaml'}:3:10: puzzles 1, level: "
        "'hrad' is none of easy, medium, hard; did you mean 'hard'?"
    )
    (fault,) = load_text("[").faults
    assert str(fault).startswith(f"{box / 'made.yaml'}:1:1: this bracket is not closed")


def test_no_fault_quotes_an_answer(load_text: Load) -> None:
    secret = "canary"
    for entry in (
        f"answer: {secret} #1",
        f"answer: [{secret}]",
        f"accept: {secret}",
        f"answer:{secret}",
        secret,
    ):
        for fault in load_text(f"puzzles:\n- {entry}\n").faults:
            assert secret not in str(fault)


@pytest.mark.breaks(7, "alias bombs")
def test_an_alias_bomb_is_refused_and_never_unfolded(load_text: Load) -> None:
    bomb = "sayings: &a [x, x]\n" + "".join(
        f"{after}: &{after} [{', '.join([f'*{before}'] * 9)}]\n"
        for before, after in zip("abcdefgh", "bcdefghi", strict=True)
    )
    loaded = load_text(bomb)
    assert "'&'" in loaded.faults[0].wrong
    assert len(loaded.faults) == 9
    assert loaded.content.sayings == ("all else still loads",)


@pytest.mark.breaks(7, "alias bombs")
def test_a_bomb_of_aliases_in_known_lists_is_refused(load_text: Load) -> None:
    loaded = load_text(f"numbers: [&a 1, {', '.join(['*a'] * 1000)}, 5]\n")
    assert len(loaded.faults) == 1001
    assert loaded.content.numbers == (5,)


class TestOutermost:
    """The keys of a file are the fields of the content."""

    def test_unknown_field(self, load_text: Load) -> None:
        loaded = load_text("puzzels:\n- answer: x\nnumbers: [1]\n")
        (fault,) = loaded.faults
        assert (fault.line, fault.column) == (1, 1)
        assert fault.fix == "did you mean 'puzzles'?"
        assert loaded.content.numbers == (1,)

    def test_field_twice_in_one_file(self, load_text: Load) -> None:
        loaded = load_text("numbers: [1]\nnumbers: [2]\n")
        (fault,) = loaded.faults
        assert fault.line == 2
        assert "given twice, first in line 1" in fault.wrong
        assert loaded.content.numbers == (1,)

    @pytest.mark.parametrize("field", ["puzzles", "sayings", "look", "weights"])
    def test_field_of_which_nothing_is_written(self, load_text: Load, field: str) -> None:
        loaded = load_text(f"{field}:\nnumbers: [1]\n")
        (fault,) = loaded.faults
        assert (fault.line, fault.entry) == (1, field)
        assert "nothing is written" in fault.wrong
        assert loaded.content.numbers == (1,)

    def test_an_empty_list_is_no_fault(self, load_text: Load) -> None:
        assert not load_text("puzzles: []\n").faults

    def test_text_for_a_list(self, load_text: Load) -> None:
        (fault,) = load_text("sayings: x\n").faults
        assert (fault.line, fault.column) == (1, 10)
        assert "a list belongs" in fault.wrong

    @pytest.mark.parametrize("tag", ["!!set ", "&a "])
    def test_flawed_list(self, load_text: Load, tag: str) -> None:
        (fault,) = load_text(f"sayings: {tag}[x]\n").faults
        assert fault.entry == "sayings"

    def test_a_bare_list_is_told_its_name(self, load_text: Load) -> None:
        (fault,) = load_text("# puzzles\n\n- answer: x\n- answer: y\n").faults
        assert (fault.line, fault.column) == (3, 1)
        assert fault.fix == "put a line 'puzzles:' above it"

    def test_a_bare_list_of_who_knows_what(self, load_text: Load) -> None:
        (fault,) = load_text("- x\n").faults
        assert fault.fix == "put a line with one of puzzles:, sayings:, numbers: above it"

    def test_a_bare_text(self, load_text: Load) -> None:
        (fault,) = load_text("Hello\n").faults
        assert "begin with one of puzzles, sayings" in fault.fix

    def test_a_flawed_file(self, load_text: Load) -> None:
        (fault,) = load_text("!!python/object/apply:os.system [ls]").faults
        assert "asks for code" in fault.wrong

    def test_a_single_field_twice_in_two_files(self, box: Path, load_text: Load) -> None:
        (box / "a.yaml").write_text("\nlook: {name: first}\n", encoding="utf-8")
        loaded = load_text("numbers: [1]\nlook: {name: second}\n")
        (fault,) = loaded.faults
        assert (fault.file.name, fault.line) == ("made.yaml", 2)
        assert f"is given in {box / 'a.yaml'}:2" in fault.wrong
        assert loaded.content.look.name == "first"
        assert loaded.content.numbers == (1,)

    def test_a_faulty_single_field_keeps_its_default(self, load_text: Load) -> None:
        loaded = load_text("look: {nam: x}\nweights: {a: 1, b: x, a: 2}\nnumbers: [1]\n")
        assert [(fault.line, fault.entry) for fault in loaded.faults] == [
            (1, "look"),
            (1, "look, nam"),
            (2, "weights, b"),
            (2, "weights, a"),
        ]
        assert (loaded.content.look.name, loaded.content.weights) == ("plain", {})
        assert loaded.content.numbers == (1,)


class TestJudged:
    """What content finds wrong with itself is left out too, until nothing wrong is left."""

    def test_the_place_is_found_behind_entries_that_were_left_out(self, load_text: Load) -> None:
        loaded = load_text(
            "puzzles:\n- answer: a\n  level: no\n- answer: b\n- answer: c\n  parts: [{picture: ghost}]\n"
        )
        assert [(fault.line, fault.entry) for fault in loaded.faults] == [
            (3, "puzzles 1, level"),
            (6, "puzzles 3, parts 1, picture"),
        ]
        assert [puzzle.answer for puzzle in loaded.content.puzzles] == ["b"]

    def test_the_place_is_found_in_the_second_file(self, box: Path, load_text: Load) -> None:
        (box / "a.yaml").write_text("puzzles: [{answer: a}, {answer: b}]\n", encoding="utf-8")
        (fault,) = load_text("puzzles:\n- answer: c\n- answer: d\n  after: 5\n").faults
        assert (fault.file.name, fault.line, fault.entry) == ("made.yaml", 4, "puzzles 2, after")

    def test_what_names_an_entry_that_was_left_out_is_left_out_too(self, load_text: Load) -> None:
        loaded = load_text("numbers: [x, 2]\npuzzles: [{answer: a, after: 2}, {answer: b, after: 1}]\n")
        assert [(fault.line, fault.entry) for fault in loaded.faults] == [
            (1, "numbers 1"),
            (2, "puzzles 2, after"),
        ]
        assert [puzzle.answer for puzzle in loaded.content.puzzles] == ["a"]

    def test_a_trail_may_lead_further_than_what_is_written(self, load_text: Load) -> None:
        (fault,) = load_text("sayings:\n- a name too far\n").faults
        assert (fault.line, fault.column, fault.entry) == (2, 3, "sayings 1, name")

    def test_other_fields(self, load_text: Load) -> None:
        loaded = load_text("look: {name: x, colour: invisible}\nweights:\n  a: 1\n  nobody: 0\n")
        assert [(fault.line, fault.column, fault.entry) for fault in loaded.faults] == [
            (1, 25, "look, colour"),
            (4, 11, "weights, nobody"),
        ]
        assert (loaded.content.look.colour, loaded.content.weights) == ("green", {})

    def test_a_fault_of_no_single_entry_is_told_once_and_takes_nothing_away(self, load_text: Load) -> None:
        loaded = load_text(f"sayings: [{', '.join(['x'] * 101)}]\npuzzles: [{{answer: a, after: 9}}]\n")
        assert [fault.entry for fault in loaded.faults] == ["sayings", "puzzles 1, after"]
        assert len(loaded.content.sayings) == 102


def test_a_kind_without_a_default_is_a_mistake_of_its_builder(box: Path) -> None:
    from msgspec import Struct

    class Strict(Struct):
        title: str

    with pytest.raises(TypeError, match=r"Strict\.title needs a default"):
        load(Strict, [box])


def test_no_folder_is_no_content(tmp_path: Path) -> None:
    loaded = load(Content, [tmp_path / "nowhere"])
    assert (loaded.content, loaded.faults) == (Content(), ())
