"""A file that cannot be read as a whole is reported with its line and a hint, and all other files load."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from yaml.error import Mark, MarkedYAMLError

from boardroom.content.broken import worded
from boardroom.content.fault import Fault
from boardroom.content.loader import load
from boardroom.content.tree import MOST_BYTES
from tests.content.conftest import Load
from tests.content.toybox import Content

HEAD = "puzzles:\n- answer: fine\n"

# What is written behind HEAD; the line and column of the mistake; what is wrong; what to do.
MISTAKES = {
    "colon": ("- answer: Star Trek: the film", 3, 20, "second ': '", "in quotes"),
    "colon in a list": ("- answer: x\n  accept: [a: b: c]", 4, 11, "a comma is missing", "in quotes"),
    "at sign": ("- answer: @home", 3, 11, "begin with '@'", "in quotes"),
    "back quote": ("- answer: `home`", 3, 11, "begin with '`'", "in quotes"),
    "per cent": ("- answer: %home", 3, 11, "begin with '%'", "in quotes"),
    "star": ("- answer: *sigh*", 3, 11, "begin with '*'", "in quotes"),
    "ampersand": ("- answer: & sons", 3, 11, "begin with '&'", "in quotes"),
    "exclamation mark": ("- answer: !<x", 3, 11, "begin with '!'", "in quotes"),
    "unknown tag handle": ("- answer: !toy!car x", 3, 11, "begin with '!'", "in quotes"),
    "question mark": ("- answer: ? who", 3, 11, "'?' may only begin", "in quotes"),
    "dash": ("- answer: - who", 3, 11, "'-' may only begin", "in quotes"),
    "comma": ("- answer: , who", 3, 11, "',' stands where a text", "in quotes"),
    "closing bracket": ("- answer: ] who", 3, 11, "']' stands where a text", "in quotes"),
    "vertical bar": ("- answer: |who", 3, 11, "'|' and '>'", "in quotes"),
    "apostrophe in quotes": ("- answer: 'it's'", 3, 11, "goes on behind", "other kind"),
    "text behind quotes": ('- answer: "To be" or not', 3, 11, "goes on behind", "quotes"),
    "text behind brackets": ("- answer: x\n  accept: [a] or b", 4, 13, "goes on behind", "quotes"),
    "open quote": ("- answer: 'tis\n- answer: twas", 3, 11, "never closed", "close it"),
    "open double quote": ('- answer: "tis\n- answer: twas', 3, 11, "never closed", "close it"),
    "open quote closed below": ("- answer: 'tis\n  note: 'twas", 3, 11, "goes on behind", "other kind"),
    "backslash": ('- answer: "\\q"', 3, 12, "this backslash", "single quotes"),
    "bad code": ('- answer: "\\xZZ"', 3, 14, "this backslash", "single quotes"),
    "code of no character": ('- answer: "\\ud800"', 3, 14, "no character", "single quotes"),
    "open bracket": ("- answer: x\n  accept: [a, b\n- answer: y", 4, 11, "not closed", "close it"),
    "open brace": ("- {answer: x, level: easy", 3, 3, "not closed", "close it"),
    "bracket hidden by a comment": ("- answer: x\n  accept: [#1]", 4, 11, "not closed", "'#'"),
    "tab before a key": ("- answer: x\n\tlevel: easy", 4, 1, "a tab", "blanks"),
    "tab before an entry": ("\t- answer: x", 3, 1, "a tab", "blanks"),
    "tab in a text": ("- answer: x\n\ty", 4, 1, "a tab", "blanks"),
    "tab in a block": ("- answer: |\n\ty", 4, 1, "a tab", "blanks"),
    "indented too little": ("- answer: x\n level: easy", 4, 2, "unlike its neighbours", "line it up"),
    "indented too much": ("- answer: x\n   level: easy", 4, 4, "unlike its neighbours", "line it up"),
    "entry among keys": ("- answer: x\n  - level: easy", 4, 3, "unlike its neighbours", "line it up"),
    "no colon": ("- answer: x\n  level easy\n  note: z", 4, 3, "no 'key: value'", "put a colon"),
    "second document": ("---\nsayings: [x]", 3, 1, "second document", "file of its own"),
    "after the end": ("...\nsayings: [x]", 4, 1, "behind the end", "'...'"),
    "directive": ("%YAML 3.0\n---\nx: y", 3, 1, "version of YAML", "take the line away"),
    "nested": (f"- answer: x\n  accept: {'[' * 40}{']' * 40}", 4, 40, "nested too deep", "flat"),
    "nested without end": (f"- answer: x\n  accept: {'[' * 100_000}", 4, None, "nested too deep", "flat"),
    "nested dashes": ("- " * 100_000, 3, None, "nested too deep", "flat"),
    "nested keys": (f"- answer: {'{a: ' * 100_000}", 3, None, "nested too deep", "flat"),
    "NUL": ("- answer: x\0y", 3, 12, "NUL", "UTF-8"),
    "bell": ("- answer: x\ay", 3, 12, "U+0007", "delete"),
    "line separator": ("- answer: x\u2028y", 3, 12, "U+2028", "delete"),
    "byte order mark within": ("- answer: x\ufeffy", 3, 12, "U+FEFF", "delete"),
    "lost letter": ("- answer: Caf\ufffd", 3, 14, "U+FFFD", "anew"),
}


@pytest.mark.breaks(7, "tabs")
@pytest.mark.breaks(7, "file, line and a hint")
@pytest.mark.parametrize(("text", "line", "column", "wrong", "fix"), MISTAKES.values(), ids=MISTAKES)
def test_mistakes_are_told_where_they_were_made(
    load_text: Load, text: str, line: int, column: int | None, wrong: str, fix: str
) -> None:
    (fault,) = load_text(HEAD + text + "\n").faults
    assert fault.file.name == "made.yaml"
    assert (fault.line, fault.column) == (line, column or fault.column)
    assert wrong in fault.wrong
    assert fix in fault.fix
    assert not load_text(HEAD).faults


def test_keys_behind_a_bare_list_are_told(load_text: Load) -> None:
    (fault,) = load_text("-\nsayings: [x]\n").faults
    assert (fault.line, fault.column) == (2, 1)
    assert "unlike its neighbours" in fault.wrong


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_lines_are_counted_as_an_editor_counts_them(load_text: Load, ends: str) -> None:
    (fault,) = load_text("# Größe\n\npuzzles:\n- answer: é @\n- answer: é: @x\n".replace("\n", ends)).faults
    assert (fault.line, fault.column) == (5, 12)


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_every_kind_of_line_end_is_read(load_text: Load, ends: str) -> None:
    loaded = load_text("sayings:\n- one\n- |\n  two\n  three\n".replace("\n", ends))
    assert not loaded.faults
    assert loaded.content.sayings[1:] == ("one", "two\nthree\n")


@pytest.mark.breaks(7, "BOM, other encodings")
def test_a_byte_order_mark_at_the_beginning_is_accepted(load_text: Load) -> None:
    loaded = load_text("sayings: [ä]\n".encode("utf-8-sig"))
    assert not loaded.faults
    assert "ä" in loaded.content.sayings


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_windows_1252_is_refused_with_its_line(load_text: Load, ends: str) -> None:
    (fault,) = load_text("sayings:\n- gut\n- so schön\n".replace("\n", ends).encode("cp1252")).faults
    assert (fault.line, fault.column) == (3, 9)
    assert "0xF6 ('ö' in an older encoding) is not UTF-8" in fault.wrong
    assert fault.fix == "save the file as UTF-8"


@pytest.mark.breaks(7, "BOM, other encodings")
@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_wide_encodings_are_refused_in_words(load_text: Load, encoding: str) -> None:
    (fault,) = load_text("sayings: [x]\n".encode(encoding)).faults
    assert fault.line == 1
    assert "UTF-16" in fault.wrong or "NUL" in fault.wrong
    assert "UTF-8" in fault.fix


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing but this\n", "---\n", "\ufeff"])
def test_an_empty_file_is_told(load_text: Load, text: str) -> None:
    (fault,) = load_text(text).faults
    assert fault.line == 1
    assert "nothing is written" in fault.wrong


def test_a_huge_file_is_refused_unread(load_text: Load) -> None:
    (fault,) = load_text("# " + "x" * MOST_BYTES).faults
    assert "bigger than 1,000,000 bytes" in fault.wrong
    assert "several files" in fault.fix


def test_a_folder_with_the_name_of_a_file_is_told(box: Path, load_text: Load) -> None:
    (box / "odd.yaml").mkdir()
    (fault,) = load_text("sayings: [x]").faults
    assert fault.file == box / "odd.yaml"
    assert "a folder" in fault.wrong


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_what_would_be_read_for_ever_is_told(box: Path, load_text: Load) -> None:
    os.mkfifo(box / "pipe.yaml")
    (fault,) = load_text("sayings: [x]").faults
    assert fault.file == box / "pipe.yaml"
    assert "not an ordinary file" in fault.wrong


def test_a_complaint_without_words_of_ours_still_has_its_line() -> None:
    error = MarkedYAMLError(None, None, "the moon is full", Mark("", 7, 1, 2, None, 0))
    broken = worded(error, None, (1, 1), ["a", "b"])
    assert (broken.line, broken.column, broken.wrong) == (
        2,
        3,
        "this cannot be read as YAML (the moon is full)",
    )


def test_a_file_that_cannot_be_opened_is_told(box: Path, load_text: Load) -> None:
    try:
        (box / "gone.yml").symlink_to(box / "nowhere")
    except OSError:
        pytest.skip("this system gives out no links")
    (fault,) = load_text("sayings: [x]").faults
    assert fault.file == box / "gone.yml"
    assert "cannot be opened" in fault.wrong


def test_a_file_that_may_not_be_read_is_told(
    box: Path, load_text: Load, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    def locked(path: Path, mode: str) -> object:
        if path.name == "locked.yaml":
            raise PermissionError(13, "Permission denied")
        return opened(path, mode)

    (box / "locked.yaml").touch()
    monkeypatch.setattr(Path, "open", locked)
    (fault,) = load_text("sayings: [x]").faults
    assert fault.file == box / "locked.yaml"
    assert "Permission denied" in fault.wrong


def test_a_folder_that_may_not_be_read_is_told(
    box: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = Path.iterdir

    def locked(path: Path) -> object:
        if path.name == "locked":
            raise PermissionError(13, "Permission denied")
        return listed(path)

    (tmp_path / "locked").mkdir()
    monkeypatch.setattr(Path, "iterdir", locked)
    loaded = load(Content, [tmp_path / "locked", box])
    (fault,) = loaded.faults
    assert fault.file == tmp_path / "locked"
    assert loaded.content.sayings


def test_a_name_that_windows_has_lengthened_is_told(load_text: Load) -> None:
    (fault,) = load_text("sayings: [x]", "ours.yaml.txt").faults
    assert fault.file.name == "ours.yaml.txt"
    assert fault.fix == "rename it to ours.yaml"


def test_hidden_files_backups_and_notes_are_not_content(box: Path, load_text: Load) -> None:
    for name in ("._made.yaml", ".made.yaml.swp", "made.yaml~", "rules.md", "made.yaml.bak"):
        (box / name).write_bytes(b"\0\xff")
    assert not load_text("sayings: [x]").faults


def test_faults_of_several_broken_files_all_come_in_order(box: Path) -> None:
    for name in ("b.yaml", "a.yml", "c.YAML"):
        (box / name).write_text("sayings: [", encoding="utf-8")
    loaded = load(Content, [box])
    assert [fault.file.name for fault in loaded.faults] == ["a.yml", "b.yaml", "c.YAML"]
    assert loaded.content.sayings == ("all else still loads",)


@pytest.mark.skipif(os.name != "posix", reason="only there may a file's name be no text")
def test_a_file_name_that_is_no_text_can_be_said() -> None:
    fault = Fault(Path(os.fsdecode(b"caf\xe9.yaml")), 1, 1, "", "wrong", "mend it")
    assert str(fault) == "caf\ufffd.yaml:1:1: wrong; mend it"
