"""Where things are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from boardroom.content import places

FAMILY = {"saves": places.saves, "settings": places.settings, "log": places.log, "packs": places.packs}


def test_what_is_shipped_lies_beside_the_package() -> None:
    assert (places.ROOT / "boardroom" / "content" / "places.py").samefile(places.__file__)
    assert places.ASSETS.is_dir()
    assert (places.DATA / "nullgame").is_dir()


@pytest.mark.parametrize("name", FAMILY)
def test_one_folder_can_hold_all_of_the_family(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / "Stick von Jörg"))
    assert FAMILY[name]() == tmp_path / "Stick von Jörg" / name


def test_that_folder_may_be_named_from_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOARDROOM_HOME", "ours")
    assert places.saves() == tmp_path / "ours" / "saves"


@pytest.mark.parametrize("home", [None, ""])
def test_else_the_system_says_where(monkeypatch: pytest.MonkeyPatch, home: str | None) -> None:
    monkeypatch.delenv("BOARDROOM_HOME", raising=False)
    if home is not None:
        monkeypatch.setenv("BOARDROOM_HOME", home)
    folders = [folder() for folder in FAMILY.values()]
    assert all(folder.is_absolute() and "boardroom" in str(folder).lower() for folder in folders)
    assert len(set(folders)) == len(folders)


def test_a_bundle_says_where_it_is_unpacked(tmp_path: Path) -> None:
    """Frozen programs set sys._MEIPASS; a process of its own keeps that out of the other tests."""
    lines = (
        "import sys",
        f"sys._MEIPASS = {str(tmp_path)!r}",
        "from boardroom.content import places",
        "print(places.DATA)",
    )
    said = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True, cwd=places.ROOT
    )
    assert Path(said.stdout.strip()) == tmp_path / "data"


def test_knowing_where_things_are_costs_no_reader() -> None:
    lines = (
        "import sys, boardroom.content.places; print({'yaml', 'msgspec', 'platformdirs'} & set(sys.modules))"
    )
    said = subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, check=True, cwd=places.ROOT
    )
    assert said.stdout.strip() == "set()"
