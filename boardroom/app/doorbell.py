"""One window for one family: a second start rings at the first, which comes to the front and opens the file.

The first start holds a lock in the family's folder, which the system lets go of whenever and however it ends.
A second one leaves a note there and waits a moment for it to be taken. No socket, nothing that can be stale.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QFileSystemWatcher

PATIENCE = 3.0
"""Seconds after which a first window that does not answer is left alone, and a second one is opened."""


class Doorbell:
    """The door of one family's folder, which need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: IO[bytes] | None = None
        self._watcher: QFileSystemWatcher | None = None

    def is_first(self) -> bool:
        """Take the door, if nobody has it. Where nothing can be written, everybody is first."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            held = (self._folder / "here.lock").open("a+b")
        except OSError:
            return True
        if not _lock(held):
            held.close()
            return False
        self._held = held
        return True

    def ring(self, file: Path | None, patience: float = PATIENCE) -> bool:
        """Ask the first window to come to the front, and to open this file; True when it has heard."""
        _let_others_come_to_the_front()
        note = self._folder / f"{os.getpid()}.ring"
        try:
            draft = note.with_suffix(".draft")
            draft.write_bytes(os.fsencode(file.absolute()) if file is not None else b"")
            draft.replace(note)
            until = time.monotonic() + patience
            while note.exists():
                if time.monotonic() > until:
                    note.unlink()
                    return False
                time.sleep(0.02)
        except OSError:
            return False
        return True

    def listen(self, rung: Callable[[Path | None], None]) -> None:
        """From now on, be told of every ring, and of the file that came with it."""
        if self._held is None:
            return
        from PySide6.QtCore import QFileSystemWatcher

        self._watcher = QFileSystemWatcher([str(self._folder)])
        self._watcher.directoryChanged.connect(lambda _: self._answer(rung))
        self._answer(rung)  # somebody may have rung while the window was being opened

    def close(self) -> None:
        """Leave the door to the next."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if self._held is not None:
            self._held.close()
            self._held = None

    def _answer(self, rung: Callable[[Path | None], None]) -> None:
        for note in sorted(self._folder.glob("*.ring")):
            with suppress(OSError):
                said = os.fsdecode(note.read_bytes())
                note.unlink()
                rung(Path(said) if said else None)


def _lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _let_others_come_to_the_front() -> None:
    """On Windows only the program that the person has just started may say who comes to the front."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
