"""What the family's copy remembers between evenings: settings, players, content already seen. No Qt."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from boardroom.app.seeing import FILE, Seeing
from boardroom.table.table import Player

Pace = Literal["normal", "slow", "fast", "off"]


class Family(Seeing, frozen=True):
    """Everything remembered. `players` and `seen` are by game id; a missing field is its default.

    `seen` lists content in the order in which it was shown, so that the oldest can come back first.
    """

    sound: bool = True
    volume: int = 70
    reduced_motion: bool = False
    pace: Pace = "normal"
    players: dict[str, tuple[Player, ...]] = msgspec.field(default_factory=dict)
    seen: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)


class Memory:
    """The file behind a Family: replaced whole or not at all; a torn one is set aside, never overwritten.

    `trouble` is called with words for the screen when something cannot be read or kept.
    """

    def __init__(self, folder: Path, trouble: Callable[[str], None] = lambda words: None) -> None:
        self._path = folder / FILE
        self._trouble = trouble
        self.family = self._begin()

    def change(self, **fields: object) -> Family:
        """Set some fields and keep them. What cannot be written is said, and holds for this evening."""
        return self._keep(lambda family: replace(family, **fields))

    def meet(self, game: str, players: tuple[Player, ...]) -> Family:
        """Remember who played a game last."""
        return self._keep(lambda family: replace(family, players={**family.players, game: players}))

    def see(self, game: str, shown: Sequence[str]) -> Family:
        """Remember content that was shown; what is shown again moves to the end of the row."""
        if not shown or self.family.seen.get(game, ())[-len(shown) :] == tuple(shown):
            return self.family

        def with_shown(family: Family) -> Family:
            before = tuple(name for name in family.seen.get(game, ()) if name not in shown)
            return replace(family, seen={**family.seen, game: (*before, *shown)})

        return self._keep(with_shown)

    def _keep(self, change: Callable[[Family], Family]) -> Family:
        """Another copy of the program may have written meanwhile: read, change and write under one lock."""
        from filelock import FileLock  # heavy, and not needed for the first picture

        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(f"{self._path}.lock", timeout=2):
                self.family = change(self._read())
                self._write(self.family)
        except OSError as failure:  # a lock that cannot be had in time is an OSError too
            self.family = change(self.family)
            self._trouble(
                f"The settings cannot be kept in {self._path.parent} ({failure.strerror or failure})."
            )
        return self.family

    def _write(self, family: Family) -> None:
        handle, name = tempfile.mkstemp(dir=self._path.parent, prefix=".family-")
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(msgspec.json.format(msgspec.json.encode(family), indent=2))
                stream.flush()
                os.fsync(stream.fileno())
            Path(name).replace(self._path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise

    def _begin(self) -> Family:
        """What is known when the program starts; a file that cannot be read is said, and left alone."""
        try:
            return self._read()
        except OSError as failure:
            self._trouble(f"The settings in {self._path} cannot be read ({failure.strerror or failure}).")
            return Family()

    def _read(self) -> Family:
        """The file as it is. Raises OSError when it is there and cannot be read: then nobody may write it."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Family)
        except FileNotFoundError:
            return Family()
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return self._set_aside()

    def _set_aside(self) -> Family:
        number = 1
        while (aside := self._path.with_name(f"family.damaged-{number}.json")).exists():
            number += 1
        self._path.rename(aside)
        self._trouble(f"The settings were damaged. They were set aside as {aside}, and new ones begun.")
        return Family()
