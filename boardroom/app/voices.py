"""The voices that computers bring along: a command of the system, one process for each sentence.

A sentence is interrupted by ending its process, nothing waits for anything, and where there is no such
command there is no voice. Text goes in as text: what these commands would take for a sign of theirs is taken
out first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from shutil import which
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QProcess
from shiboken6 import isValid


class Manner(NamedTuple):
    """How a voice speaks: how loud, 0 to 100, how fast, 1.0 being its usual pace, and in which language."""

    volume: int = 80
    rate: float = 1.0
    language: str = "en"


class Engine(Protocol):
    """Something that can speak. All calls return at once and raise nothing."""

    def say(self, text: str, manner: Manner) -> None:
        """Say this, instead of what is being said."""

    def hush(self) -> None:
        """Be silent."""

    def close(self) -> None:
        """Be silent for good."""


class Order(NamedTuple):
    """A command line, what it reads, and the command line that makes its service stop, if there is one."""

    program: str
    arguments: tuple[str, ...]
    reads: str = ""
    stop: tuple[str, ...] = ()


def espeak(text: str, manner: Manner) -> Order:
    """espeak-ng: volume up to 200, words a minute."""
    loud, fast = str(manner.volume * 2), str(round(165 * manner.rate))
    return Order("espeak-ng", ("-a", loud, "-s", fast, "-v", manner.language, "--stdin"), text)


def dispatcher(text: str, manner: Manner) -> Order:
    """Speech Dispatcher, the voice of Linux desktops; its numbers go from -100 to 100."""
    loud, fast = str(manner.volume * 2 - 100), str(max(min(round((manner.rate - 1) * 80), 100), -100))
    how = ("-i", loud, "-r", fast, "-l", manner.language, "-N", "Boardroom")
    return Order("spd-say", (*how, "--", text), stop=("--stop",))


def macintosh(text: str, manner: Manner) -> Order:
    """say, of macOS; the volume is a sign in the text. It speaks the language of the system."""
    fast = str(round(175 * manner.rate))
    return Order("say", ("-r", fast, "-f", "-"), f"[[volm {manner.volume / 100:.2f}]] {text}")


SAPI = {"en": "409", "de": "407"}
"""How Windows numbers the languages of its voices; of any other it speaks with the voice of the system."""


def windows(text: str, manner: Manner) -> Order:
    """The voice of Windows for the language, through PowerShell. 16: the text holds no signs."""
    script = (
        "[Console]::InputEncoding = [Text.Encoding]::UTF8;"
        "$voice = New-Object -ComObject SAPI.SpVoice;"
        f"$own = $voice.GetVoices('Language={SAPI.get(manner.language, '')}');"
        "if ($own.Count) { $voice.Voice = $own.Item(0) };"
        f"$voice.Volume = {manner.volume}; $voice.Rate = {round((manner.rate - 1) * 10)};"
        "[void]$voice.Speak([Console]::In.ReadToEnd(), 16)"
    )
    return Order("powershell", ("-NoProfile", "-NonInteractive", "-Command", script), text)


_KNOWN: dict[str, tuple[Callable[[str, Manner], Order], ...]] = {
    "darwin": (macintosh,),
    "win32": (windows,),
    "linux": (dispatcher, espeak),
}


def found(system: str = sys.platform, path: str | None = None) -> Command | None:
    """The voice of this system, if it has one; `path` is where to look for it."""
    for order in _KNOWN.get(system, ()):
        if which(order("", Manner()).program, path=path) is not None:
            return Command(order)
    return None


class Command:
    """A voice that is a command of the system."""

    def __init__(self, order: Callable[[str, Manner], Order]) -> None:
        self.order = order
        self._owner = QObject()
        self._speaking: QProcess | None = None
        self._stop: tuple[str, ...] = ()

    def say(self, text: str, manner: Manner) -> None:
        """Say this, instead of what is being said."""
        self._end()
        order = self.order(plain(text), manner)
        process = QProcess(self._owner)
        process.setProgram(order.program)
        process.setArguments(list(order.arguments))
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(process.deleteLater)
        process.start()
        process.write(order.reads.encode())
        process.closeWriteChannel()
        self._speaking, self._stop = process, (order.program, *order.stop) if order.stop else ()

    def hush(self) -> None:
        """Be silent."""
        stop, self._stop = self._stop, ()
        self._end()
        if stop:
            QProcess.startDetached(stop[0], list(stop[1:]))

    def close(self) -> None:
        """Be silent for good."""
        speaking = self._speaking
        self.hush()
        if speaking is not None and isValid(speaking):
            speaking.waitForFinished(300)  # it has been ended already; without this Qt would complain

    def _end(self) -> None:
        process, self._speaking = self._speaking, None
        if process is not None and isValid(process):
            process.kill()


def plain(text: str) -> str:
    """Text without anything that a voice could take for a sign: one line, no doubled brackets."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    while "[[" in line or "]]" in line:
        line = line.replace("[[", "[").replace("]]", "]")
    return line
