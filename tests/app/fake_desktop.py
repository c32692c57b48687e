"""A desktop that listens on the session bus, and a game that wants the screen awake; run by test_awake.py."""

from __future__ import annotations

import subprocess
import sys

from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection

from boardroom.app.awake import Awake, system

TOLD = ["Boardroom: A game is on the table", "hung up"]


@ClassInfo({"D-Bus Interface": "org.freedesktop.ScreenSaver"})
class ScreenSaver(QObject):
    """Says who wants the screen held, and when they hang up, though they have not ended."""

    def __init__(self, bus: QDBusConnection) -> None:
        super().__init__()
        self._bus, self._there = bus, 0
        self._looking = QTimer(self, interval=20)
        self._looking.timeout.connect(self._look)

    @property
    def _many(self) -> int:
        return len(self._bus.interface().registeredServiceNames().value())

    @Slot(str, str, result=int)
    def Inhibit(self, who: str, why: str) -> int:  # noqa: N802  the bus calls it so
        print(f"{who}: {why}", flush=True)
        self._looking.start()
        return 7

    def _look(self) -> None:
        many, self._there = self._there, self._many
        if self._there < many:
            print("hung up", flush=True)
            QCoreApplication.quit()


def desktop() -> None:
    """Be the desktop, and let a game run beside it."""
    application = QCoreApplication([])
    bus = QDBusConnection.sessionBus()
    saver = ScreenSaver(bus)
    bus.registerService("org.freedesktop.ScreenSaver")
    bus.registerObject("/org/freedesktop/ScreenSaver", saver, QDBusConnection.RegisterOption.ExportAllSlots)
    player = subprocess.Popen([sys.executable, "-m", "tests.app.fake_desktop", "play"])
    QTimer.singleShot(20_000, application.quit)
    application.exec()
    player.kill()
    player.wait()


def play() -> None:
    """Play for a moment, go back to the shelf, and stay there."""
    application = QCoreApplication([])
    awake = Awake(system())
    awake.beginning.setInterval(0)
    awake.play(True)
    QTimer.singleShot(500, awake.release)
    application.exec()


if __name__ == "__main__":
    play() if sys.argv[1:] else desktop()
