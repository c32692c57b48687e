"""Game controllers: D-pad and stick step, A takes, B goes back, X rubs out, Start is the menu.

While none is plugged in, somebody looks for one every few seconds and that is all; while one is, its buttons
are looked at some thirty times a second. They come and go as they like, and there may be several. Where there
is no library for them, or it fails, the house is silent about it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.app.press import Press

_LOG = logging.getLogger(__name__)

SEEKING, WATCHING = 3000, 30
"""Milliseconds between two looks, while no controller is plugged in and while one is."""
FIRST, AGAIN = 0.42, 0.13
"""Seconds after which a direction that is held is repeated, and then again and again."""
TILTED, UPRIGHT = 0.55, 0.35
"""How far a stick must lean to mean a direction, and how little to mean it no longer."""


class Button(Enum):
    """What we know on a controller, by the names of the most common kind."""

    A = auto()
    B = auto()
    X = auto()
    START = auto()
    LEFT_SHOULDER = auto()
    RIGHT_SHOULDER = auto()
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()


MEANS = {
    Button.A: Press.TAKE,
    Button.B: Press.BACK,
    Button.X: Press.ERASE,
    Button.START: Press.MENU,
    Button.LEFT_SHOULDER: Press.BEFORE,
    Button.RIGHT_SHOULDER: Press.NEXT,
    Button.UP: Press.UP,
    Button.DOWN: Press.DOWN,
    Button.LEFT: Press.LEFT,
    Button.RIGHT: Press.RIGHT,
}
_REPEATED = frozenset({Press.UP, Press.DOWN, Press.LEFT, Press.RIGHT, Press.ERASE})


class Held(NamedTuple):
    """One controller at one moment: which it is, the buttons that are down, and how its stick leans."""

    number: int
    buttons: frozenset[Button] = frozenset()
    x: float = 0.0
    y: float = 0.0


class Source(Protocol):
    """Where controllers come from."""

    def look(self) -> Sequence[Held]:
        """What is held now on every controller there is."""

    def close(self) -> None:
        """Let go of them."""


class Pads(QObject):
    """Looks at the controllers and says what is pressed on them."""

    pressed = Signal(int, object, bool)
    """The controller (0 is the one that has been there longest), the Press, and whether it is being held."""

    def __init__(
        self,
        source: Callable[[], Source],
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`source` is called at the first look. It may raise ImportError or OSError: then there is none."""
        super().__init__(parent)
        self._make, self._clock = source, clock
        self._source: Source | None = None
        self._pads: dict[int, dict[Press, float]] = {}
        """By controller: what is held on it, and when that is to be repeated."""
        self._is_turned = False
        self.timer = QTimer(self, interval=SEEKING)
        self.timer.timeout.connect(self.look)
        self.timer.start()

    @property
    def many(self) -> int:
        """How many are plugged in."""
        return len(self._pads)

    def look(self) -> None:
        """See what has changed since the last look."""
        if self._source is None:
            try:
                self._source = self._make()
            except (ImportError, OSError) as why:
                _LOG.info("no controllers: %s", why)
                self.timer.stop()
                return
        seen = self._source.look()
        self._pads = {held.number: self._pads.get(held.number, {}) for held in seen}
        interval = WATCHING if seen else SEEKING
        if self.timer.interval() != interval:
            self.timer.setInterval(interval)
        presses = [(place, *press) for place, held in enumerate(seen) for press in self._news(held)]
        # Two buzzers at the same look: now this one first, now that one.
        self._is_turned = not self._is_turned
        for press in reversed(presses) if self._is_turned else presses:
            self.pressed.emit(*press)

    def close(self) -> None:
        """Let go of everything."""
        self.timer.stop()
        if self._source is not None:
            self._source.close()
        self._pads = {}

    def _news(self, held: Held) -> list[tuple[Press, bool]]:
        """What is pressed anew, and what is repeated because it is still held."""
        down, now = self._pads[held.number], self._clock()
        meant = {MEANS[button] for button in held.buttons} | _leaning(held, down)
        news = []
        for press in meant - down.keys():
            news.append((press, False))
            down[press] = now + FIRST
        for press in down.keys() - meant:
            del down[press]
        for press, due in down.items():
            if press in _REPEATED and now >= due:
                news.append((press, True))
                down[press] = now + AGAIN
        return news


def _leaning(held: Held, down: dict[Press, float]) -> set[Press]:
    """The one direction in which the stick leans; whoever trembles at the border does not step twice."""
    if abs(held.x) >= abs(held.y):
        lean, press = abs(held.x), Press.RIGHT if held.x > 0 else Press.LEFT
    else:
        lean, press = abs(held.y), Press.DOWN if held.y > 0 else Press.UP
    return {press} if lean >= (UPRIGHT if press in down else TILTED) else set()
