"""The games, one folder each. A folder with a MANIFEST is a game; nothing is registered anywhere else."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping

from boardroom.core.manifest import Manifest


def shelf() -> Mapping[str, Manifest]:
    """Every game by its id, which is the name of its folder, in the order of the folders' names."""
    found: dict[str, Manifest] = {}
    for info in pkgutil.iter_modules(__path__):
        manifest = importlib.import_module(f"{__name__}.{info.name}").MANIFEST
        assert manifest.id == info.name, f"{info.name}: MANIFEST.id must be the folder's name"
        found[manifest.id] = manifest
    return found
