"""How the family sees and reads best: what of its settings the first picture needs.

Light: no Qt, and nothing is loaded for it where there are no settings yet.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple, Protocol, get_args

FILE = "family.json"
"""The file of all settings."""
TextSize = Literal["normal", "large", "largest"]


class Seeing(NamedTuple):
    """How large type is, whether contrast is strong, and the code of the language ("": the system's)."""

    text_size: TextSize = "normal"
    contrast: bool = False
    language: str = ""


class Sees(Protocol):
    """Settings that say how large type is and whether contrast is strong."""

    @property
    def text_size(self) -> TextSize:
        """How large type is."""

    @property
    def contrast(self) -> bool:
        """Whether contrast is strong."""


def remembered(folder: Path) -> Seeing:
    """What the settings in this folder say. Whatever is wrong with them is said by whoever reads them all."""
    file = folder / FILE
    try:
        if not file.is_file():
            return Seeing()
    except OSError:
        return Seeing()  # a folder that may not be looked into
    import json  # msgspec, which reads all of them later, takes much longer to load

    try:
        found = json.loads(file.read_bytes())
    except (OSError, ValueError):
        return Seeing()
    kinds = {"contrast": bool, "language": str}
    if not isinstance(found, dict) or found.get("text_size", "normal") not in get_args(TextSize):
        return Seeing()
    if any(not isinstance(found.get(name, kind()), kind) for name, kind in kinds.items()):
        return Seeing()
    return Seeing(**{name: found[name] for name in Seeing._fields if name in found})
