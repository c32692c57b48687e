"""Plays cues on a scene, one after another. Decides nothing: the game is already further on."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

from boardroom.core.game import Event
from boardroom.stage.scene import GameScene
from boardroom.table.table import Cue


class Director(QObject):
    """A sitter that shows a scene what it hears. `hurry` skips to the newest cue, as a touch does.

    An exception in a scene goes to sys.excepthook and stops nothing: the cue is settled all the same.
    """

    idle = Signal()
    """Everything has been shown."""

    def __init__(self, scene: GameScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._cues: deque[Cue[Any, Any]] = deque()
        self._events: deque[Event] = deque()
        self._running: QAbstractAnimation | None = None
        self._busy = self._insists = False
        scene.hurried.connect(self._touched)

    @property
    def is_idle(self) -> bool:
        """Whether everything has been shown."""
        return not self._cues

    def cue(self, cue: Cue[Any, Any]) -> None:
        """Show this after all that came before. What is past is not played again."""
        self._cues.append(cue)
        if len(self._cues) == 1:
            self._take_up(cue)
            self._go_on()

    def insist(self) -> None:
        """No touch hurries what is shown until it has come to rest: nobody here has done it."""
        self._insists = not self.is_idle

    def _touched(self) -> None:
        if not self._insists:
            self.hurry()

    def hurry(self) -> None:
        """Stop playing and show the newest cue at once."""
        if not self._cues or self._busy:
            return
        newest = self._cues[-1]
        self._cues.clear()
        self._cues.append(newest)
        self._events.clear()
        self._halt()
        self._go_on()

    def close(self) -> None:
        """Play nothing more, and forget what was to come."""
        self._cues.clear()
        self._events.clear()
        self._halt()
        self._scene.play(False)

    def _halt(self) -> None:
        self._insists = False
        running, self._running = self._running, None
        if running is not None:
            running.finished.disconnect(self._played)
            running.stop()

    def _go_on(self) -> None:
        """Play the next event; after the last one settle, and take up the next cue."""
        if self._busy:
            return
        self._busy = True
        try:
            while self._cues:
                if self._events:
                    self._play(self._events.popleft())
                    if self._running is not None:
                        return
                    continue
                self._show(self._cues.popleft())
                if not self._cues:
                    self._insists = False
                    self.idle.emit()  # whoever answers this with a cue is heard at once, by this loop
        finally:
            self._busy = False

    def _show(self, cue: Cue[Any, Any]) -> None:
        if self._cues:
            self._guarded(partial(self._scene.show_now, cue.view, None))
            self._take_up(self._cues[0])
        else:
            self._scene.play(False)
            self._guarded(partial(self._scene.show_now, cue.view, cue.asks))

    def _take_up(self, cue: Cue[Any, Any]) -> None:
        self._events.extend(() if cue.past else cue.events)

    def _play(self, event: Event) -> None:
        self._scene.play(True)
        running = self._guarded(partial(self._scene.animate, event))
        if running is None:
            return
        running.setParent(self)
        self._running = running
        running.finished.connect(self._played)
        running.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def _played(self) -> None:
        self._running = None
        self._go_on()

    def _guarded(self, deed: Callable[[], QAbstractAnimation | None]) -> QAbstractAnimation | None:
        try:
            return deed()
        except Exception:
            sys.excepthook(*sys.exc_info())
            return None
