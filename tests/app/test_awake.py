"""The screen stays awake while a game runs and sleeps afterwards; when it cannot, nobody hears of it."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardroom.app.awake import Awake, system
from boardroom.app.window import Window
from boardroom.table.table import Player
from tests.app.fake_desktop import TOLD


class Fake:
    """A system that says what it is asked for."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.fault, self.asked = fault, []

    def hold(self) -> None:
        self.asked.append("hold")
        if self.fault is not None:
            raise self.fault

    def release(self) -> None:
        self.asked.append("release")


@pytest.fixture
def awake(qapp):
    return Awake(Fake())


def pass_time(timer):
    """The timer's time is over, if it runs."""
    if timer.isActive():
        timer.stop()
        timer.timeout.emit()


def test_it_is_held_once_while_a_game_runs_and_released_on_the_shelf(awake):
    for _ in range(3):
        awake.play(True)
        pass_time(awake.beginning)
    awake.release()
    awake.release()
    assert awake._way.asked == ["hold", "release"]


def test_a_game_that_is_left_at_once_asks_for_nothing(awake):
    awake.play(True)
    awake.release()
    pass_time(awake.beginning)
    assert awake._way.asked == []


def test_a_short_pause_changes_nothing_and_a_long_one_lets_it_sleep(awake):
    awake.play(True)
    pass_time(awake.beginning)
    awake.play(False)
    awake.play(True)
    pass_time(awake.pausing)
    assert awake._way.asked == ["hold"]
    awake.play(False)
    pass_time(awake.pausing)
    assert awake._way.asked == ["hold", "release"]
    awake.play(True)
    pass_time(awake.beginning)
    assert awake.is_held


@pytest.mark.parametrize("fault", [OSError("no bus"), ImportError("no QtDBus")])
def test_what_cannot_be_had_is_missing_without_a_word(qapp, fault):
    awake = Awake(Fake(fault))
    awake.play(True)
    pass_time(awake.beginning)
    assert not awake.is_held
    awake.release()
    assert awake._way.asked == ["hold"]


@pytest.mark.breaks(11, "a screen saver in mid-game")
def test_the_window_holds_it_through_a_game_and_not_on_the_shelf(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    fake = Fake()
    monkeypatch.setattr("boardroom.app.awake.system", lambda: fake)
    window = Window()
    qtbot.addWidget(window)
    window.furnish()
    window.memory.change(sound=False)
    window.open()
    assert "awake" not in vars(window)
    window.seat("concentration", (Player("Ana"), Player("Ben")), {}, 5)
    pass_time(window.awake.beginning)
    assert fake.asked == ["hold"]
    window.table.show_menu()
    assert window.awake.pausing.isActive()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.awake.pausing.isActive()
    window.show_shelf()
    assert fake.asked == ["hold", "release"]
    window.seat("concentration", (Player("Ana"), Player("Ben")), {}, 5)
    pass_time(window.awake.beginning)
    window.close()
    assert fake.asked == ["hold", "release"] * 2


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("dbus-run-session") is None,
    reason="needs a session bus to talk on",
)
def test_a_desktop_hears_it_on_its_bus_and_hears_when_it_is_over():
    command = ["dbus-run-session", "--", sys.executable, "-m", "tests.app.fake_desktop"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.splitlines() == TOLD, done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="the way of Linux")
def test_without_a_bus_there_is_silence(qapp, monkeypatch):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all")
    awake = Awake(system())
    awake.play(True)
    pass_time(awake.beginning)
    assert not awake.is_held
