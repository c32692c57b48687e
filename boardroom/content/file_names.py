"""Files that content names: they must exist just so, on every kind of computer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from boardroom.content import wording

BARRED = frozenset('/\\:*?"<>|')  # separators, and what Windows has no files with


class FileNames:
    """The files of one ending in some folders, as content names them: one word, without the ending."""

    def __init__(self, ending: str, folders: Sequence[Path]) -> None:
        """Lists the folders once. A folder that cannot be opened is empty."""
        self._ending = ending
        self._folders = folders
        self._known: set[str] = set()
        for folder in folders:
            try:
                names = [file.name for file in folder.iterdir()]
            except OSError:
                continue
            self._known.update(name.removesuffix(ending) for name in names if name.endswith(ending))

    def missing(self, name: str) -> str | None:
        """Why no file is called so, as "what is wrong; what to do", or None if one is.

        The name must have the very letters of the file, since only some computers forgive another case, and
        may not lead out of the folders.
        """
        if not name:
            return "no file is named; write the name of one"
        if not name.isprintable() or BARRED.intersection(name) or name.startswith("."):
            return (
                f"{wording.shown(name)} is no plain file name; write it without folders, such as 'black-cat'"
            )
        if name in self._known:
            return None
        meant = wording.guess(name.removesuffix(self._ending), self._known)
        fix = f"did you mean {meant!r}?" if meant else f"put it into {self._folders[0]}"
        return f"there is no file {wording.shown(name + self._ending)}; {fix}"
