"""What saved games were begun with: the content as it was, kept beside them as long as one needs it.

Puzzles are added and packs come and go, and a game in progress still goes on with the cards it was dealt.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from boardroom.content.digest import digest_of
from boardroom.table.whole import files_in, write_whole

_ENDING = ".content"
_DIGEST = re.compile("[0-9a-f]{32}")
_MOST_BYTES = 20_000_000


class Cupboard:
    """Content by its digest, in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, canonical: bytes) -> None:
        """Put content in, if it is not there yet. A disk that refuses costs nothing but this."""
        path = self._path(digest_of(canonical))
        with suppress(OSError):
            if not path.exists():
                write_whole(path, zlib.compress(canonical, 6))

    def find(self, digest: str) -> bytes | None:
        """The content of this digest, or None where it is not there or not whole any more."""
        if not _DIGEST.fullmatch(digest):
            return None  # a saved game from elsewhere may name anything
        try:
            opening = zlib.decompressobj()
            canonical = opening.decompress(self._path(digest).read_bytes(), _MOST_BYTES)
        except (OSError, zlib.error):
            return None
        return canonical if digest_of(canonical) == digest else None

    def tidy(self, needed: Collection[str]) -> None:
        """Throw away what no saved game needs any more."""
        for path in files_in(self.folder, _ENDING):
            if _DIGEST.fullmatch(path.stem) and path.stem not in needed:
                with suppress(OSError):
                    path.unlink()

    def _path(self, digest: str) -> Path:
        return self.folder / f"{digest}{_ENDING}"
