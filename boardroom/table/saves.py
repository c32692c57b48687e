"""The drawer of saved games: journals in one folder, each open at one table at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.tongue import tr
from boardroom.table import journal
from boardroom.table.cupboard import Cupboard
from boardroom.table.journal import Header, Journal, Unreadable
from boardroom.table.whole import files_in, write_whole

if TYPE_CHECKING:
    from filelock import FileLock

SUFFIX = ".game"
_OVER = ".over"
_NOTE = ".note"
_MOST_BYTES = 20_000_000


class Note(Struct, frozen=True):
    """What lies beside a journal and is no part of the game: the family's name for it, and how it was left.

    Whose turn it was and what the `clock` showed, in milliseconds of play, hold for so many `entries` only.
    """

    title: str = ""
    next_up: tuple[str, ...] = ()
    clock: int = 0
    entries: int = -1


class Saved(Struct, frozen=True):
    """A game in the drawer: its file, its header and how many entries it has.

    `title` is the family's own name for it, `next_up` whose turn it is and `clock` how many milliseconds of
    play have passed, where that is known.
    """

    path: Path
    header: Header
    entries: int
    is_over: bool
    title: str = ""
    next_up: tuple[str, ...] = ()
    clock: int = 0


class InUse(Exception):
    """The game is open at another table (a second copy of the program)."""


class Open:
    """A game taken out of the drawer: its journal, and the lock that keeps others from it."""

    def __init__(self, path: Path, trouble: Callable[[str], None]) -> None:
        """Take the lock. Raises InUse when somebody else holds it."""
        from filelock import FileLock, Timeout  # heavy, and not needed to list what is in the drawer

        self._lock: FileLock | None = FileLock(f"{path}.lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
        except Timeout:
            raise InUse(tr("That game is open in another window already.")) from None
        except OSError:
            # A folder that cannot be written to cannot be fought over either; the journal says so on screen.
            self._lock = None
        self.journal: Journal[Any] = Journal(path, trouble)

    def close(self) -> None:
        """Put it back."""
        if self._lock is not None:
            # The lock's file stays: taken away, two others could each lock a file of that name.
            self._lock.release()
            self._lock = None

    def leave(self, next_up: Sequence[str], clock: int) -> None:
        """Note whose turn it is, for the shelf to tell, and what the clock shows, to go on from there."""
        path = self.journal.path
        with suppress(OSError):  # the shelf can do without
            entries = _entries(path)
            _write_note(path, replace(_note(path), next_up=tuple(next_up), clock=clock, entries=entries))

    def finish(self) -> None:
        """Mark the game as played to its end, so that the shelf no longer offers to go on with it."""
        try:
            self.journal.path.with_suffix(_OVER).touch()
        except OSError:
            return  # It is then offered again, which loses nothing.


class Saves:
    """All saved games of one family, newest first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cupboard = Cupboard(folder / "content")

    def new(self, header: Header, trouble: Callable[[str], None] = lambda words: None) -> Open:
        """A fresh journal with this header, under a name that no other copy of the program takes."""
        number = 0
        stem = f"{header.begun[:19].replace(':', '').replace('T', ' ') or 'game'} {header.game}"
        while True:
            number += 1
            path = self.folder / f"{stem}{f' {number}' if number > 1 else ''}{SUFFIX}"
            try:
                opened = Open(path, trouble)
            except InUse:
                continue
            try:
                opened.journal.begin(header)
            except FileExistsError:
                opened.close()
                continue
            return opened

    def open(self, path: Path, trouble: Callable[[str], None] = lambda words: None) -> Open:
        """Take a saved game out. Raises InUse, or Unreadable when it is gone."""
        try:
            is_there = path.exists()
        except OSError:
            is_there = False
        if not is_there:
            raise Unreadable(tr("{where}: this game is not there any more", where=path.name))
        return Open(path, trouble)

    def take_in(self, path: Path) -> Saved:
        """A saved game from wherever it lies, in the drawer: copied into it if it is not there yet.

        Raises Unreadable when it is no saved game, OSError when it cannot be copied.
        """
        path = path.absolute()
        if path.parent.exists() and self.folder.exists() and path.parent.samefile(self.folder):
            return _saved(path)
        data = _small(path)
        journal.header(path)
        for there in files_in(self.folder, SUFFIX):
            if there.stat().st_size == len(data) and there.read_bytes() == data:
                return _saved(there)  # it was taken in before
        number = 0
        while True:
            number += 1
            place = self.folder / f"{path.stem}{f' {number}' if number > 1 else ''}{SUFFIX}"
            try:
                write_whole(place, data, over=False)
            except FileExistsError:
                continue  # another game of this name, which stays
            return _saved(place)

    def __iter__(self) -> Iterator[Saved]:
        """Every readable game; a file that is not one is passed over and left alone."""
        files: list[tuple[float, Path]] = []
        for path in files_in(self.folder, SUFFIX):
            with suppress(OSError):  # a file that goes while one looks must not hide the others
                files.append((path.stat().st_mtime, path))
        for _, path in sorted(files, reverse=True):
            try:
                yield _saved(path)
            except (OSError, Unreadable):
                continue

    def rename(self, path: Path, title: str) -> None:
        """Give a game a name of the family's own, or with an empty one take it away. Raises OSError."""
        _write_note(path, replace(_note(path), title=title))

    def set_aside(self) -> list[tuple[Path, Path]]:
        """Give files that are no saved games (torn, or foreign) another name, to be told of once.

        Gives each with its new name. What is open, or cannot be looked at or renamed, is left alone.
        """
        told = []
        for path in files_in(self.folder, SUFFIX):
            try:
                journal.header(path)
            except Unreadable as strange:
                if not isinstance(strange.__cause__, OSError):
                    with suppress(OSError, InUse):
                        told.append((path, _rename(path)))
        return told

    def delete(self, saved: Saved) -> None:
        """Throw a game away. Raises InUse while it is open, OSError when the disk refuses."""
        opened = self.open(saved.path)
        try:
            saved.path.unlink()
            saved.path.with_suffix(_OVER).unlink(missing_ok=True)
            saved.path.with_suffix(_NOTE).unlink(missing_ok=True)
        finally:
            opened.close()
        Path(f"{saved.path}.lock").unlink(missing_ok=True)
        self.cupboard.tidy({left.header.content for left in self})


def _saved(path: Path) -> Saved:
    """A game in the drawer. Raises Unreadable or OSError."""
    head, entries, note = journal.header(path), _entries(path), _note(path)
    is_over, left = path.with_suffix(_OVER).exists(), note if note.entries == entries else Note()
    return Saved(path, head, entries, is_over, note.title, left.next_up, left.clock)


def _small(path: Path) -> bytes:
    """The bytes of a file that may be a saved game. Raises Unreadable or OSError."""
    if not path.is_file():
        raise Unreadable(f"{path.name}: there is no such file")
    with path.open("rb") as stream:
        data = stream.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise Unreadable(f"{path.name}: this is too big for a saved game")
    return data


def _entries(path: Path) -> int:
    with path.open("rb") as stream:
        return sum(1 for line in stream if line.endswith(b"\n")) - 1


def _note(path: Path) -> Note:
    """The note beside a journal; one that cannot be read is none, for the game does not need it."""
    try:
        return msgspec.json.decode(path.with_suffix(_NOTE).read_bytes(), type=Note)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return Note()


def _write_note(path: Path, note: Note) -> None:
    """Replace the note whole or not at all."""
    fresh = path.with_suffix(f"{_NOTE}.new")
    fresh.write_bytes(msgspec.json.encode(note))
    fresh.replace(path.with_suffix(_NOTE))


def _rename(path: Path) -> Path:
    """Give a file another name, which nothing has. Raises OSError, or InUse while it is being begun."""
    opened = Open(path, lambda words: None)
    try:
        number = 1
        while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
            number += 1
        path.rename(aside)
    finally:
        opened.close()
    Path(f"{path}.lock").unlink(missing_ok=True)
    return aside
