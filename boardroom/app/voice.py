"""Reading aloud: the one voice of the program, and the captions of what it says."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.app import language
from boardroom.app.family import Family
from boardroom.app.voices import Engine, Manner, found

RATES = {"slow": 0.75, "normal": 1.0, "fast": 1.3}
"""Paces of the voice by name, as `Manner.rate`."""


class Voice(QObject):
    """Says one thing at a time; the next sentence interrupts the last. Without an engine it is silent.

    What is said within one step of the table is said in one breath, in the order in which it came.
    """

    captioned = Signal(str)
    """This is being said; empty: nothing is any more. Where captions are wanted, with or without a voice."""

    def __init__(self, look_for: Callable[[], Engine | None] = found, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look_for = look_for
        self._engine: Engine | None = None
        self._has_looked = False
        self._on, self._captions, self._manner = False, False, Manner()
        self._breath: list[str] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._begin)

    def obey(self, family: Family) -> None:
        """Speak as the family wants it."""
        if self._on and not family.voice and self._engine is not None:
            self._engine.hush()
        if self._captions and not family.captions:
            self.captioned.emit("")
        self._on, self._captions = family.voice, family.captions
        self._manner = Manner(family.voice_volume, RATES[family.voice_rate])

    @property
    def is_there(self) -> bool:
        """Whether this computer has a voice."""
        if not self._has_looked:
            self._has_looked = True
            self._engine = self._look_for()
        return self._engine is not None

    @property
    def is_wanted(self) -> bool:
        """Whether anything is to be said or shown at all."""
        return self._on or self._captions

    def say(self, text: str) -> None:
        """Say this, unless nobody wants to hear it."""
        if text and self.is_wanted and text not in self._breath:
            self._breath.append(text)
            self._soon.start()

    def hush(self) -> None:
        """Say nothing more of what was to be said."""
        self._soon.stop()
        self._breath.clear()
        if self._engine is not None:
            self._engine.hush()
        if self._captions:
            self.captioned.emit("")

    def close(self) -> None:
        """Say nothing more, for good."""
        self.hush()
        if self._engine is not None:
            self._engine.close()

    def _begin(self) -> None:
        text = " ".join(self._breath)
        self._breath.clear()
        if self._captions:
            self.captioned.emit(text)
        if self._on and self._manner.volume and self.is_there and self._engine is not None:
            self._engine.say(text, self._manner._replace(language=language.spoken()))
