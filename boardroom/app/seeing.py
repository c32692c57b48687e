"""How the family sees best: the part of its settings that the first picture needs. Light, and no Qt."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

FILE = "family.json"
"""The file of all settings."""


class Seeing(Struct, frozen=True):
    """How large type is, whether contrast is strong, and the code of the language ("": the system's)."""

    text_size: Literal["normal", "large", "largest"] = "normal"
    contrast: bool = False
    language: str = ""


def remembered(folder: Path) -> Seeing:
    """What the settings in this folder say. Whatever is wrong with them is said by whoever reads them all."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Seeing)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return Seeing()
