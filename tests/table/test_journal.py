"""Sudden death: whatever happens to the file, at most the action in flight is lost, and nothing silently."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boardroom.core.game import Move, Seat
from boardroom.games.nullgame.content import Content
from boardroom.games.nullgame.rules import Done, Rules
from boardroom.table import journal
from boardroom.table.journal import Header, Journal, Unreadable
from boardroom.table.table import Handed, Player, Undo

HEADER = Header("nullgame", 1, "digest", (Player("Ana <b>&%s{}"), Player("Bén 🦊")), 7, {"a": "b"}, ("x",))
MOVES = [Move(Seat(0), Done(), 5), Undo(Seat(0)), Move(Seat(1), Done(), 9), Handed(Seat(0), Player("Robo"))]
RULES = Rules(Content())


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "drawer" / "a.game"


@pytest.fixture
def written(path) -> Journal:
    book = Journal(path)
    book.begin(HEADER)
    for move in MOVES:
        book.append(move)
    return book


def test_what_was_written_is_read_back(written, path):
    assert journal.header(path) == HEADER
    assert Journal(path).read(RULES) == MOVES


@pytest.mark.breaks(6, "power loss")
def test_every_cut_through_the_last_line_loses_that_line_only(written, path):
    data = path.read_bytes()
    last = data.rfind(b"\n", 0, -1) + 1
    for cut in range(last, len(data)):
        path.write_bytes(data[:cut])
        assert Journal(path).read(RULES) == MOVES[:-1]


def test_after_a_torn_line_the_next_is_written_over_it(written, path):
    path.write_bytes(path.read_bytes() + b'{"type":"Move","se')
    again = Journal(path)
    again.read(RULES)
    again.append(MOVES[0])
    assert Journal(path).read(RULES) == [*MOVES, MOVES[0]]


def test_a_damaged_line_within_is_named_and_the_file_kept(written, path):
    lines = path.read_bytes().split(b"\n")
    lines[2] = b'{"type":"Mo\x00e"}'
    damaged = b"\n".join(lines)
    path.write_bytes(damaged)
    with pytest.raises(Unreadable, match=r"a\.game:3: this line is damaged"):
        Journal(path).read(RULES)
    assert path.read_bytes() == damaged


def test_a_file_that_is_no_game_is_said_to_be_none(path):
    path.parent.mkdir()
    for nonsense in (b"", b"{", b"hello\n", b"\xff\xfe\n", b"[]\n"):
        path.write_bytes(nonsense)
        with pytest.raises(Unreadable, match=r"a\.game"):
            journal.header(path)


def test_an_existing_game_is_never_overwritten(written, path):
    with pytest.raises(FileExistsError):
        Journal(path).begin(HEADER)
    assert Journal(path).read(RULES) == MOVES


@pytest.mark.breaks(6, "full disk")
def test_a_full_disk_is_said_once_and_made_good_later(written, path, monkeypatch):
    said = []
    book = Journal(path, said.append)
    book.read(RULES)
    real = os.fsync

    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    book.append(MOVES[0])
    book.append(MOVES[1])
    assert len(said) == 1
    assert "No space left" in said[0]
    assert not book.is_safe
    monkeypatch.setattr(os, "fsync", real)
    book.append(MOVES[2])
    assert said[1:] == [""]
    assert book.is_safe
    assert Journal(path).read(RULES) == [*MOVES, *MOVES[:3]]


@pytest.mark.breaks(6, "full disk")
def test_half_a_line_that_a_full_disk_let_through_is_written_over(written, path):
    book = Journal(path)
    book.read(RULES)
    with path.open("ab") as stream:
        stream.write(b'{"type":"Move"')
    book.append(MOVES[0])
    assert Journal(path).read(RULES) == [*MOVES, MOVES[0]]


def test_a_file_that_vanished_is_written_anew_and_whole(written, path):
    path.unlink()
    written.append(MOVES[0])
    assert journal.header(path) == HEADER
    assert Journal(path).read(RULES) == [*MOVES, MOVES[0]]


@pytest.mark.breaks(6, "read-only home")
def test_a_folder_that_cannot_be_written_is_said_and_play_goes_on(tmp_path):
    (tmp_path / "drawer").write_text("a file where the folder should be")
    said = []
    book = Journal(tmp_path / "drawer" / "a.game", said.append)
    book.begin(HEADER)
    book.append(MOVES[0])
    assert len(said) == 1
    assert "cannot be saved" in said[0]


KILLED = """
import sys
from pathlib import Path
from boardroom.core.game import Move, Seat
from boardroom.games.nullgame.rules import Done
from boardroom.table.journal import Header, Journal
from boardroom.table.table import Player
book = Journal(Path(sys.argv[1]))
book.begin(Header("nullgame", 1, "", (Player("Ana"),), 7))
for number in range(100000):
    book.append(Move(Seat(0), Done(), number))
    print(number, flush=True)
"""


@pytest.mark.breaks(6, "kill -9")
def test_kill_9_at_any_moment_loses_at_most_the_action_in_flight(path):
    child = subprocess.Popen([sys.executable, "-c", KILLED, path], stdout=subprocess.PIPE, text=True)
    acknowledged = -1
    for line in child.stdout:
        acknowledged = int(line)
        if acknowledged == 40:
            break
    child.send_signal(signal.SIGKILL)
    rest, _ = child.communicate()
    # The kill may fall into the middle of a printed line: only whole lines were acknowledged.
    acknowledged = max([acknowledged, *map(int, rest.rpartition("\n")[0].split())])
    read = Journal(path).read(RULES)
    assert [move.at for move in read] == list(range(len(read)))
    assert len(read) - 1 in (acknowledged, acknowledged + 1)
