"""The screen stays awake while a game runs: no screen saver lies over a question that people think about.

Every kind of system is asked in its own way, at the first game and not before. What cannot be had is missing
without a word: the family's own settings of the screen hold then.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

_LOG = logging.getLogger(__name__)

SOON = 2000
"""Milliseconds of play after which it is asked for; until then there is more urgent work."""
LONG = 10 * 60 * 1000
"""Milliseconds of pause after which the screen may sleep."""
WHY = "A game is on the table"
_BUS = "boardroom-awake"
_SCREEN_SAVER = ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver")


class Way(Protocol):
    """How one kind of system is kept awake."""

    def hold(self) -> None:
        """Keep it awake from now on. Raises OSError or ImportError when that cannot be had."""

    def release(self) -> None:
        """Let it sleep again."""


class Awake(QObject):
    """Holds the screen awake while somebody plays."""

    def __init__(self, way: Way, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._way = way
        self.is_held = False
        self.beginning = QTimer(self, singleShot=True, interval=SOON)
        self.beginning.timeout.connect(self._hold)
        self.pausing = QTimer(self, singleShot=True, interval=LONG)
        self.pausing.timeout.connect(self.release)

    def play(self, running: bool) -> None:
        """A game runs, or stands still: then the screen may sleep after a long while."""
        if running:
            self.pausing.stop()
            self.beginning.start()
        else:
            self.beginning.stop()
            self.pausing.start()

    def release(self) -> None:
        """No game is on the table any more."""
        self.beginning.stop()
        self.pausing.stop()
        if self.is_held:
            self.is_held = False
            self._try(self._way.release)

    def _hold(self) -> None:
        self.is_held = self.is_held or self._try(self._way.hold)

    @staticmethod
    def _try(deed: Callable[[], None]) -> bool:
        try:
            deed()
        except (OSError, ImportError) as why:
            _LOG.info("the screen keeps its own time: %s", why)
            return False
        return True


def system() -> Way:
    """The way of this system."""
    if sys.platform == "win32":
        return _Windows()
    if sys.platform == "darwin":
        return _Mac()
    return _Desktop()


class _Desktop:
    """Linux: desktops listen to org.freedesktop.ScreenSaver. Nobody waits for their answer.

    What was asked for holds as long as the connection on which it was asked, so there is one for each time.
    """

    def hold(self) -> None:
        """Ask for it."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage

        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _BUS)
        if not bus.isConnected():
            raise OSError("there is no session bus")
        message = QDBusMessage.createMethodCall(*_SCREEN_SAVER, "Inhibit")
        message.setArguments(["Boardroom", WHY])
        bus.asyncCall(message)

    def release(self) -> None:
        """Hang up."""
        from PySide6.QtDBus import QDBusConnection

        QDBusConnection.disconnectFromBus(_BUS)


class _Windows:
    """Windows holds the screen for a thread that wants it so."""

    def hold(self) -> None:
        """Continuously, the system and the display."""
        self._want(0x80000003)

    def release(self) -> None:
        """Nothing more than usual."""
        self._want(0x80000000)

    @staticmethod
    def _want(state: int) -> None:
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.kernel32.SetThreadExecutionState(ctypes.c_uint32(state))


class _Mac:
    """macOS has a program for it, which ends with ours at the latest."""

    def __init__(self) -> None:
        self._program: subprocess.Popen[bytes] | None = None

    def hold(self) -> None:
        """Start it."""
        self._program = subprocess.Popen(["caffeinate", "-d", "-w", str(os.getpid())])

    def release(self) -> None:
        """End it."""
        if self._program is not None:
            self._program.terminate()
            self._program.wait()
            self._program = None
