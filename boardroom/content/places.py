"""Where things are: what is shipped with the game, and what belongs to the family."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

# A frozen program unpacks what it carries into a folder it names; a checkout has it beside the package.
ROOT = Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parents[2]))
ASSETS = ROOT / "assets"
DATA = ROOT / "data"


def saves() -> Path:
    """The folder of games in progress. Like all the family's folders it need not exist yet."""
    return _family("data", "saves")


def settings() -> Path:
    """The folder of the family's settings."""
    return _family("config", "settings")


def log() -> Path:
    """The folder of the log."""
    return _family("log", "log")


def packs() -> Path:
    """The folder of the family's own content.

    A folder in it that is named by a game's id holds that game's files; any other is a pack, in which each
    game has a folder of its id, and the folder `pictures` holds drawings.
    """
    return _family("data", "packs")


def sources(game: str) -> list[Path]:
    """The folders of a game's content, in the order in which they are read: what is shipped comes first."""
    return [DATA / game, packs() / game, *(pack / game for pack in _packs() if (pack / game).is_dir())]


def pictures() -> set[str]:
    """The names of all drawings, shipped and out of packs."""
    folders = [ASSETS / "pictures", *(pack / "pictures" for pack in _packs())]
    return {path.stem for folder in folders for path in folder.glob("*.svg")}


def picture(name: str) -> Path:
    """The drawing of this name, shipped or out of a pack; a name with a way in it leads nowhere."""
    shipped = ASSETS / "pictures" / (f"{name}.svg" if _PLAIN.fullmatch(name) else ".svg")
    if not shipped.is_file() and _PLAIN.fullmatch(name):
        for pack in _packs():
            drawn = pack / "pictures" / f"{name}.svg"
            if drawn.is_file() and not drawn.is_symlink():
                return drawn
    return shipped


def in_language(file: Path, code: str) -> Path:
    """The translation of a file that stands beside it ("rules.de.md"), else the file itself."""
    own = file.with_suffix(f".{code}{file.suffix}")
    return own if own.exists() else file


_PLAIN = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")


def _packs() -> list[Path]:
    """The folders of packs."""
    try:
        return sorted(path for path in packs().iterdir() if path.is_dir() and not path.is_symlink())
    except OSError:
        return []  # the family has none


def _family(kind: str, name: str) -> Path:
    """A folder of the family: inside BOARDROOM_HOME if that is set, else where the system keeps its kind."""
    if home := os.environ.get("BOARDROOM_HOME"):
        return Path(home).expanduser().absolute() / name
    from platformdirs import PlatformDirs

    dirs = PlatformDirs("Boardroom", appauthor=False)
    roots = {"data": dirs.user_data_path, "config": dirs.user_config_path, "log": dirs.user_log_path}
    return roots[kind] / name
