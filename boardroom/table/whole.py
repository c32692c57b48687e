"""Files of the family: looked for without complaint, written whole or not at all, whenever the power goes."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def files_in(folder: Path, ending: str) -> list[Path]:
    """The files of one ending, by name; a folder that is not there or may not be looked into holds none."""
    try:
        return sorted(folder.glob(f"*{ending}"))
    except OSError:
        return []


def write_whole(path: Path, data: bytes, *, over: bool = True) -> None:
    """Put this into a file in one step. Raises OSError; FileExistsError unless it may be `over` another."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem[:20]}-")
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if over:
            draft.replace(path)
        else:
            _claim(path)
            draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def _claim(path: Path) -> None:
    """Take a name that nobody has, or raise FileExistsError."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
