"""The table's clock: milliseconds of play, not of the day. It can pause and be set back."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """Counts while it runs. `source` gives seconds that never jump (tests bring their own).

    A laptop that slept or a changed system clock costs nobody time: the default source is monotonic, and
    one reading may not be later than the last by more than `leap` seconds of play. Whoever reads it often may
    set that to little more than the time between two readings.
    """

    def __init__(self, source: Callable[[], float] = time.monotonic, leap: float = 5.0) -> None:
        self._source, self.leap = source, leap
        self._shown, self._seen, self._running = 0.0, source(), True

    def now(self) -> int:
        """Milliseconds of play so far."""
        seen = self._source()
        if self._running:
            self._shown += min(max(seen - self._seen, 0.0), self.leap)
        self._seen = seen
        return round(self._shown * 1000)

    def set(self, shown: int) -> None:
        """Go on from this many milliseconds (undo, resume)."""
        self._shown, self._seen = shown / 1000, self._source()

    def pause(self) -> None:
        """Stand still until `go`."""
        self.now()
        self._running = False

    def go(self) -> None:
        """Count again."""
        self.now()
        self._running = True

    @property
    def is_running(self) -> bool:
        """Whether time passes."""
        return self._running
