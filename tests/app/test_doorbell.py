"""A second start rings at the first; a killed one leaves the door open."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boardroom.app.doorbell import Doorbell

HOLDING = """
import sys
from pathlib import Path
from boardroom.app.doorbell import Doorbell
door = Doorbell(Path(sys.argv[1]))
print(door.is_first(), flush=True)
sys.stdin.read()
"""
RINGING = """
import sys
from pathlib import Path
from boardroom.app.doorbell import Doorbell
door = Doorbell(Path(sys.argv[1]))
file = Path(sys.argv[2]) if len(sys.argv) > 2 else None
print(door.is_first(), door.ring(file, 30.0), flush=True)
"""


def start(code, *arguments):
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)], stdin=pipe, stdout=pipe, text=True
    )


def test_nobody_else_is_first_while_one_is(tmp_path):
    door = Doorbell(tmp_path / "dör folder")
    assert door.is_first()
    assert not Doorbell(tmp_path / "dör folder").is_first()
    other = Doorbell(tmp_path / "another home")
    assert other.is_first()
    door.close()
    other.close()
    assert door.is_first()
    door.close()


@pytest.mark.parametrize("file", [None, Path("/media/Stick von Jörg/Ours.game")])
def test_the_first_hears_of_the_second_and_of_its_file(qtbot, tmp_path, file):
    door, heard = Doorbell(tmp_path), []
    assert door.is_first()
    door.listen(heard.append)
    second = start(RINGING, tmp_path, *([file] if file else []))
    qtbot.waitUntil(lambda: bool(heard), timeout=30_000)
    assert heard == [file]
    assert second.communicate()[0].split() == ["False", "True"]
    door.close()


def test_who_rang_while_the_window_was_being_opened_is_heard(qtbot, tmp_path):
    door, heard = Doorbell(tmp_path), []
    assert door.is_first()
    second = start(RINGING, tmp_path)
    qtbot.waitUntil(lambda: any(tmp_path.glob("*.ring")), timeout=30_000)
    door.listen(heard.append)
    assert heard == [None]
    assert second.communicate()[0].split() == ["False", "True"]
    door.close()


def test_a_first_that_does_not_answer_is_left_alone(tmp_path):
    door = Doorbell(tmp_path)
    assert door.is_first()
    second = Doorbell(tmp_path)
    assert not second.is_first()
    assert not second.ring(None, patience=0.0)
    assert [path.name for path in tmp_path.iterdir()] == ["here.lock"]
    door.close()


def test_a_killed_first_keeps_nobody_out(tmp_path):
    first = start(HOLDING, tmp_path)
    assert first.stdout.readline() == "True\n"
    assert not Doorbell(tmp_path).is_first()
    os.kill(first.pid, signal.SIGKILL)
    first.communicate()
    second = Doorbell(tmp_path)
    assert second.is_first()
    second.close()


def test_where_nothing_can_be_written_everybody_is_first(tmp_path):
    blocked = tmp_path / "file"
    blocked.touch()
    assert Doorbell(blocked / "door").is_first()
    assert Doorbell(blocked / "door").is_first()
