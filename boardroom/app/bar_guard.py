"""When the buttons of the bar may be pressed that have only just come."""

from __future__ import annotations

import math
import time

from boardroom.app.parts import Guard
from boardroom.stage.motion import PACE

SUDDEN = 700
"""Milliseconds in which people notice that by itself another button has come where one was."""


class BarGuard(Guard):
    """What is in answer to a deed at this window may be pressed almost at once, to play on quickly.

    What comes by itself (a time is up, a computer has acted) in the place of buttons that were there a moment
    ago waits until it has been noticed: somebody may be on the way to what stood there.
    """

    def __init__(self) -> None:
        super().__init__()
        self._is_expected = False
        self._gone = -math.inf

    def expect(self) -> None:
        """Somebody here does something: the buttons that come next are in answer to that."""
        self._is_expected = True

    def stay(self) -> None:
        """What was done has changed no button, or was refused: those that come later come by themselves."""
        self._is_expected = False

    def change(self, *, were: bool, are: bool) -> None:
        """The bar shows something else; there `were` buttons before, and there `are` some now."""
        now = time.monotonic()
        if were:
            self._gone = now
        in_place = now - self._gone < SUDDEN * PACE.scale / 1000
        self.close(SUDDEN if are and in_place and not self._is_expected else Guard.MS)
        if are:
            self._is_expected = False
