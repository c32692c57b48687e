"""The written record of a table: one JSON line a move, on the disk before it takes effect.

Autosave and crash recovery are the same thing: the game is whatever its journal replays to.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

from boardroom.core.game import Action, Rules
from boardroom.core.tongue import tr
from boardroom.table.table import Entry, Handed, Player, Swapped, Undo

A = TypeVar("A", bound=Action)


class Header(Struct, frozen=True):
    """The first line: all that is needed to deal the same game again.

    `content` is the digest of the loaded content, `options` the game's Options as plain data, `seen` the
    content used on earlier evenings, `begun` an ISO date and time for the shelf.
    """

    game: str
    rules_version: int
    content: str
    players: tuple[Player, ...]
    seed: int
    options: dict[str, Any] = {}
    seen: tuple[str, ...] = ()
    begun: str = ""


class Unreadable(Exception):
    """A journal cannot be read; the text says which file and why. The file is left as it is."""


class Journal(Generic[A]):
    """An append-only file. When the disk fails, play goes on: lines wait in memory and are tried again.

    `trouble` is called with words for the screen when writing fails, and with "" when all is written.
    """

    def __init__(self, path: Path, trouble: Callable[[str], None] = lambda words: None) -> None:
        self.path = path
        self._trouble = trouble
        self._text = b""
        self._safe = 0

    def begin(self, header: Header) -> None:
        """Write the first line. A file that is there already is never overwritten: raises FileExistsError."""
        try:
            is_taken = self.path.exists()
        except OSError:
            is_taken = False  # a folder that may not be looked into; writing will say so
        if is_taken:
            raise FileExistsError(self.path)
        self._write(header)

    def read(self, rules: Rules[Any, A, Any]) -> Sequence[Entry[A]]:
        """All that was played so far, typed by the game's own actions.

        A torn last line (power cut) is dropped; the next `append` writes over it. Raises Unreadable when
        the file cannot be read or a line within is damaged.
        """
        try:
            data = self.path.read_bytes()
        except OSError as failure:
            raise Unreadable(f"{self.path.name}: {failure.strerror or failure}") from failure
        self._text = data[: data.rfind(b"\n") + 1]
        self._safe = len(self._text)
        decoder = msgspec.json.Decoder(_entry_type(rules))
        try:
            whole: list[Entry[A]] = decoder.decode_lines(self._text.partition(b"\n")[2])
            return whole
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return self._read_line_by_line(decoder)

    def _read_line_by_line(self, decoder: Any) -> Sequence[Entry[A]]:
        """Find out which line is damaged."""
        found: list[Entry[A]] = []
        for number, line in enumerate(self._text.split(b"\n")[1:-1], start=2):
            try:
                found.append(decoder.decode(line))
            except (msgspec.MsgspecError, UnicodeDecodeError) as failure:
                where = f"{self.path.name}:{number}"
                raise Unreadable(
                    tr("{where}: this line is damaged ({why})", where=where, why=failure)
                ) from failure
        return found

    def append(self, entry: Entry[A]) -> None:
        """Add a line and see it onto the disk."""
        self._write(entry)

    @property
    def is_safe(self) -> bool:
        """Whether every line is on the disk."""
        return self._safe == len(self._text)

    def _write(self, line: Struct) -> None:
        was_safe = self.is_safe
        self._text += msgspec.json.encode(line) + b"\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("r+b" if self.path.exists() else "x+b") as stream:
                # Half a line that a full disk let through must go; a file that vanished is written anew.
                start = min(self._safe, stream.seek(0, os.SEEK_END))
                stream.seek(start)
                stream.truncate()
                stream.write(self._text[start:])
                stream.flush()
                os.fsync(stream.fileno())
        except OSError as failure:
            if was_safe:
                why = failure.strerror or str(failure)
                where = self.path.parent
                self._trouble(
                    tr(
                        "The game cannot be saved in {folder} ({why}). Play on; it is tried again.",
                        folder=where,
                        why=why,
                    )
                )
            return
        self._safe = len(self._text)
        if not was_safe:
            self._trouble("")


def header(path: Path) -> Header:
    """The first line of a journal. Raises Unreadable."""
    try:
        with path.open("rb") as stream:
            line = stream.readline()
        if not line.endswith(b"\n"):
            raise Unreadable(tr("{where}: the game was cut off before it began", where=path.name))
        return msgspec.json.decode(line, type=Header)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as failure:
        raise Unreadable(
            tr("{where}: this is not a saved game ({why})", where=path.name, why=failure)
        ) from failure


def _entry_type(rules: Rules[Any, A, Any]) -> Any:
    """The union of journal entries of one game, read off the annotation of its `play`."""
    return get_type_hints(type(rules).play)["move"] | Undo | Handed | Swapped
