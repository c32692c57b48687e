"""Failure 6: whatever becomes of the machine and the disk, the game is there, at most one action old."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from boardroom.app.cards import Trouble
from boardroom.app.window import Window
from tests.breaks.evening import GAMES, lift_curtains, moves, open_cards, session_of, settle, sit_down


def full(*_):
    raise OSError(28, "No space left on device")


def killed_after(game: str, told: int, home: Path) -> int:
    """Play in a process of its own and kill it there; the number of the last move it has told."""
    words = [sys.executable, "-m", "tests.breaks.play_until_killed", game, "3"]
    environment = {**os.environ, "BOARDROOM_HOME": str(home)}
    child = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    last = 0
    for _ in range(told):
        last = int(child.stdout.readline())
    child.send_signal(signal.SIGKILL)
    rest, _ = child.communicate()
    whole = rest.rpartition("\n")[0].split()  # the kill may fall into the middle of a printed line
    return int(whole[-1]) if whole else last


@pytest.mark.breaks(6, "kill -9")
@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_killed_comes_back_at_most_one_action_old(game, home, qtbot):
    last = killed_after(game, 5, home)
    window = Window()
    qtbot.addWidget(window)
    window.furnish()
    for saved in window.saves:
        if not saved.is_over and saved.entries in (last, last + 1):
            window._shelf.resumed_path.emit(saved.path)
            assert session_of(window).table.moves == saved.entries
            break
    else:
        raise AssertionError(
            f"none of {[saved.entries for saved in window.saves]} is the game of {last} moves"
        )
    lift_curtains(window)
    for _ in moves(window, Random(1), 3):
        pass
    window.close()


@pytest.mark.breaks(6, "power loss")
@pytest.mark.parametrize("game", GAMES)
def test_a_line_torn_anywhere_costs_that_line_only(game, window):
    sit_down(window, game)
    for _ in moves(window, Random(2), 6):
        pass
    session = session_of(window)
    path, made = session._opened.journal.path, session.table.moves
    window.show_shelf()
    whole = path.read_bytes()
    last = whole[:-1].rfind(b"\n") + 1
    for cut in range(last + 1, len(whole), max((len(whole) - last) // 6, 1)):
        path.write_bytes(whole[:cut])
        (saved,) = window.saves
        window._shelf.resumed_path.emit(saved.path)
        assert session_of(window).table.moves == made - 1
        window.show_shelf()


@pytest.mark.breaks(6, "full disk")
@pytest.mark.parametrize("game", GAMES)
def test_a_full_disk_is_said_once_and_play_goes_on(game, window, monkeypatch):
    sit_down(window, game)
    monkeypatch.setattr("os.fsync", full)
    said = []
    for _ in moves(window, Random(2), 30):
        for card in open_cards(window, Trouble):
            said.append(card.text.words)
            card.choose(card.went_on)
    settle()
    assert sum("cannot be saved" in words for words in said) == 1
    assert sum("cannot be kept" in words for words in said) <= 1
    assert not session_of(window)._opened.journal.is_safe
    window.show_shelf()
    assert window.currentWidget() is window._shelf


@pytest.mark.breaks(6, "full disk")
@pytest.mark.parametrize("game", GAMES)
def test_what_a_full_disk_kept_out_is_written_with_the_next_move(game, window, monkeypatch):
    sit_down(window, game)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        for _ in moves(window, Random(2), 4):
            pass
    for _ in moves(window, Random(3), 1):
        pass
    state = session_of(window).table.state
    assert session_of(window)._opened.journal.is_safe
    window.show_shelf()
    window.drawer.resume_newest()
    assert session_of(window).table.state == state


@pytest.fixture(params=["a file in its place", "nothing may be looked at"])
def locked_home(request, home, monkeypatch):
    """A home in which nothing can be written, and one in which nothing can even be looked at."""
    if request.param == "a file in its place":
        home.write_text("a file where the folder should be")
        return home
    home.mkdir()

    def forbidding(deed):
        def forbidden(path, *rest, **named):
            if str(path).startswith(str(home) + os.sep):
                raise PermissionError(13, "Permission denied", str(path))
            return deed(path, *rest, **named)

        return forbidden

    for module, name in ((os, "stat"), (os, "scandir"), (os, "mkdir"), (os, "open"), (io, "open")):
        monkeypatch.setattr(module, name, forbidding(getattr(module, name)))
    return home


@pytest.mark.breaks(6, "read-only home")
@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_can_be_written_everything_can_still_be_played(game, locked_home, qtbot):
    """Said in words, once, and then played."""
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.open()
    window.furnish()
    window.reception.pick(game)
    window.show_shelf()
    sit_down(window, game)
    said = []
    for _ in moves(window, Random(2), 20):
        for card in open_cards(window, Trouble):
            said.append(card.text.words)
            card.choose(card.went_on)
    assert sum("cannot be saved" in words for words in said) == 1
    assert sum("settings cannot be" in words for words in said) <= 2  # read, and kept
    window.show_shelf()
    window.close()
