"""Failure 14: it starts from any folder, with its own files in any folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from boardroom.content import places
from tests.breaks.evening import moves, session_of, sit_down


@pytest.mark.breaks(14, "spaces and umlauts")
def test_a_copy_in_a_folder_with_spaces_and_umlauts_opens_its_shelf(tmp_path):
    """The whole program, copied there and started there, as from a stick."""
    there = tmp_path / "Spiele für Käthe & Jörg – 100 %"
    for folder in ("boardroom", "assets", "data"):
        shutil.copytree(places.ROOT / folder, there / folder, ignore=shutil.ignore_patterns("__pycache__"))
    environment = {**os.environ, "BOARDROOM_HOME": str(there / "Unsere Spielstände"), "PYTHONPATH": ""}
    done = subprocess.run(
        [sys.executable, "-m", "boardroom", "--exit-after-first-paint"],
        cwd=there,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    where = [sys.executable, "-c", "import boardroom.content.places as p; print(p.DATA)"]
    found = subprocess.run(
        where, cwd=there, env=environment, capture_output=True, encoding="utf-8", check=True
    )
    assert Path(found.stdout.strip()) == there / "data"


@pytest.mark.breaks(14, "spaces and umlauts")
def test_a_family_with_spaces_and_umlauts_in_its_folder_saves_and_goes_on(window, home):
    """The home of all these tests is such a folder; here it is looked at."""
    sit_down(window, "concentration")
    for _ in moves(window, Random(1), 3):
        pass
    state, path = session_of(window).table.state, session_of(window)._opened.journal.path
    assert path.is_relative_to(home)
    assert "ü" in str(home)
    window.show_shelf()
    window._shelf.resumed.emit()
    assert session_of(window).table.state == state
