"""The check that a person asks for finds the game of each file, and all that is wrong with it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from boardroom.content import places
from boardroom.content.check import check
from boardroom.core.manifest import Manifest
from boardroom.games import shelf
from tests.content.toybox import Content

SHIPPED = "puzzles:\n- answer: shipped\nlook: {name: shipped}\nnumbers: [7]\n"


class Toys:
    """A game's card whose parts are the toy box's."""

    on_shelf = True

    def __init__(self, name: str, *, has_lint: bool = False) -> None:
        self.id = name
        self.has_lint = has_lint

    def part(self, name: str) -> object:
        if name == "content":
            return SimpleNamespace(Content=Content)
        if name == "lint" and self.has_lint:
            return SimpleNamespace(lint=self.lint)
        raise ModuleNotFoundError(name=f"boardroom.games.{self.id}.{name}")

    def lint(
        self, content: Content, root: Path, wanted: Callable[[str, int], bool] = lambda field, place: True
    ) -> Iterator[tuple[tuple[str | int, ...], str]]:
        assert root == places.ROOT
        for at, puzzle in enumerate(content.puzzles):
            if puzzle.answer == "ugly" and wanted("puzzles", at):
                yield ("puzzles", at, "answer"), "this looks ugly; draw it anew"


def card(toys: Toys) -> Manifest:
    return toys  # type: ignore[return-value]  # stands in for a Manifest


@pytest.fixture
def games() -> Mapping[str, Manifest]:
    return {"toys": card(Toys("toys", has_lint=True)), "dolls": card(Toys("dolls"))}


@pytest.fixture
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A shipped folder of data, and the family's packs in tmp_path / "home"."""
    (tmp_path / "data" / "toys").mkdir(parents=True)
    (tmp_path / "data" / "toys" / "all.yaml").write_text(SHIPPED, encoding="utf-8")
    (tmp_path / "data" / "toys" / "rules.md").touch()
    monkeypatch.setattr(places, "DATA", tmp_path / "data")
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / "home"))
    return tmp_path / "data"


def write(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_what_is_shipped_is_without_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    assert [str(fault) for fault in check([], shelf())] == []


def test_without_a_path_all_shipped_and_all_packs_are_checked(
    data: Path, games: Mapping[str, Manifest]
) -> None:
    assert check([], games) == []
    shipped = write(data / "dolls" / "a.yaml", "numbers: [x]")
    ours = write(places.packs() / "toys" / "a.yaml", "numbers: [y]")
    assert [fault.file for fault in check([], games)] == [shipped, ours]


def test_a_pack_is_read_on_top_of_what_is_shipped(data: Path, games: Mapping[str, Manifest]) -> None:
    write(places.packs() / "toys" / "a.yaml", "puzzles: [{answer: x, after: 7}]\nlook: {name: ours}")
    (fault,) = check([], games)
    assert "may be given once" in fault.wrong


def test_a_folder_is_checked_by_its_name(data: Path, games: Mapping[str, Manifest], tmp_path: Path) -> None:
    file = write(tmp_path / "new" / "toys" / "a.yaml", "numbers: [x]\npuzzles: [{answer: y, after: 7}]")
    (fault,) = check([file.parent], games)
    assert (fault.file, fault.line, fault.entry) == (file, 1, "numbers 1")


def test_a_file_is_checked_alone(data: Path, games: Mapping[str, Manifest], tmp_path: Path) -> None:
    write(tmp_path / "new" / "toys" / "other.yaml", "numbers: [x]")
    file = write(tmp_path / "new" / "toys" / "a.yaml", "numbers: [y]")
    assert [fault.file for fault in check([file], games)] == [file]


def test_a_file_that_is_named_is_read_whatever_its_name(
    data: Path, games: Mapping[str, Manifest], tmp_path: Path
) -> None:
    for name in (".hidden.yaml", "a.txt"):
        file = write(tmp_path / "new" / "toys" / name, "numbers: [x]")
        assert [fault.file for fault in check([file], games)] == [file]


def test_a_copy_stands_in_for_what_is_shipped(
    data: Path, games: Mapping[str, Manifest], tmp_path: Path
) -> None:
    copy = write(tmp_path / "new" / "toys" / "all.yaml", SHIPPED)
    assert check([copy], games) == []
    assert check([copy.parent], games) == []


def test_faults_of_what_was_not_asked_about_are_not_told(data: Path, games: Mapping[str, Manifest]) -> None:
    write(data / "toys" / "b.yaml", "numbers: [x]")
    ours = write(places.packs() / "toys" / "a.yaml", "sayings: [x]")
    assert check([ours], games) == []


def test_files_are_named_as_they_were_given(
    data: Path, games: Mapping[str, Manifest], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "new" / "toys" / "a.yaml", "numbers: [x]")
    monkeypatch.chdir(tmp_path / "new")
    for given in ("toys", "toys/a.yaml", "."):
        (fault,) = check([Path(given)], games)
        assert fault.file == Path("toys/a.yaml")
    monkeypatch.chdir("toys")
    for given in ("a.yaml", "."):
        (fault,) = check([Path(given)], games)
        assert fault.file == Path("a.yaml")


def test_what_is_given_twice_is_checked_once(
    data: Path, games: Mapping[str, Manifest], tmp_path: Path
) -> None:
    file = write(tmp_path / "new" / "toys" / "a.yaml", "look: {name: x}\nnumbers: [x]")
    copy = write(tmp_path / "new" / "toys" / "all.yaml", "")
    assert [fault.file for fault in check([file, file.parent, file.parent], games)] == [file, copy]


def test_a_game_that_is_on_no_shelf_is_not_named(tmp_path: Path) -> None:
    for name, said in (
        ("anything", "brain_games, common_denominator, concentration, concluzio, or"),
        ("nulgame", ""),
    ):
        (fault,) = check([write(tmp_path / name / "a.yaml", "sayings: [x]")], shelf())
        assert "nullgame" not in fault.fix
        assert said in fault.fix


def test_the_game_can_be_told(data: Path, games: Mapping[str, Manifest], tmp_path: Path) -> None:
    file = write(tmp_path / "download.yaml", "numbers: [x]")
    (fault,) = check([file], games)
    assert "named after no game" in fault.wrong
    assert "toys, dolls, or give --game" in fault.fix
    (fault,) = check([file], games, game="toys")
    assert (fault.file, fault.entry) == (file, "numbers 1")


def test_a_folder_of_no_game_is_told(data: Path, games: Mapping[str, Manifest]) -> None:
    write(places.packs() / "toyz" / "a.yaml", "numbers: [x]")
    loose = write(places.packs() / "loose.yaml", "numbers: [x]")
    (places.packs() / "pictures").mkdir()
    faults = check([], games)
    assert [fault.file for fault in faults] == [loose, places.packs() / "toyz"]
    assert faults[1].fix == "did you mean 'toys'?"


def test_an_empty_folder_and_a_missing_one_are_told(
    data: Path, games: Mapping[str, Manifest], tmp_path: Path
) -> None:
    (tmp_path / "empty").mkdir()
    faults = check([tmp_path / "empty", tmp_path / "nowhere"], games)
    assert ["named after no game" in faults[0].wrong, "no such file" in faults[1].wrong] == [True, True]


def test_the_lint_of_a_game_is_asked_and_its_words_get_lines(
    data: Path, games: Mapping[str, Manifest], tmp_path: Path
) -> None:
    text = "puzzles:\n- answer: x\n  level: no\n- answer: ugly\n"
    file = write(tmp_path / "toys" / "a.yaml", text)
    assert [(fault.line, fault.column, fault.entry) for fault in check([file], games)] == [
        (3, 10, "puzzles 1, level"),
        (4, 11, "puzzles 2, answer"),
    ]
    assert check([write(tmp_path / "dolls" / "a.yaml", "puzzles: [{answer: ugly}]")], games) == []


def test_a_lint_that_lacks_what_it_needs_is_not_passed_over(data: Path) -> None:
    class Torn(Toys):
        def part(self, name: str) -> ModuleType:
            if name == "lint":
                raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
            return super().part(name)  # type: ignore[return-value]  # stands in for a module

    with pytest.raises(ModuleNotFoundError, match="numpy"):
        check([], {"toys": card(Torn("toys"))})


def test_a_game_without_lint_is_told_from_real_manifests() -> None:
    """The error that a missing lint.py raises is the one that the check expects."""
    manifest = shelf()["nullgame"]
    with pytest.raises(ModuleNotFoundError) as caught:
        manifest.part("lint")
    assert str(caught.value.name).endswith(".nullgame.lint")
    assert "boardroom.games.nullgame.lint" not in sys.modules
