"""Where things are: what is shipped with the game, and what belongs to the family."""

from __future__ import annotations

import os
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
    """The folder of the family's own content: one folder in it for each game, named by the game's id."""
    return _family("data", "packs")


def _family(kind: str, name: str) -> Path:
    """A folder of the family: inside BOARDROOM_HOME if that is set, else where the system keeps its kind."""
    if home := os.environ.get("BOARDROOM_HOME"):
        return Path(home).expanduser().absolute() / name
    from platformdirs import PlatformDirs

    dirs = PlatformDirs("Boardroom", appauthor=False)
    roots = {"data": dirs.user_data_path, "config": dirs.user_config_path, "log": dirs.user_log_path}
    return roots[kind] / name
