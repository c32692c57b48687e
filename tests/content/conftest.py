from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from boardroom.content.loader import Loaded, load
from tests.content.toybox import Content

GOOD = "sayings:\n- all else still loads\n"

Load = Callable[..., Loaded[Content]]


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A folder of content with an umlaut and a blank in its path, and one good file."""
    folder = tmp_path / "Schöne Spiele" / "toys"
    folder.mkdir(parents=True)
    (folder / "good.yaml").write_text(GOOD, encoding="utf-8")
    return folder


@pytest.fixture
def load_text(box: Path) -> Load:
    """Loads the good file and one more with a text; makes sure that the good one came through."""

    def load_text(text: str | bytes, name: str = "made.yaml") -> Loaded[Content]:
        raw = text if isinstance(text, bytes) else text.encode()
        (box / name).write_bytes(raw)
        loaded = load(Content, [box])
        assert "all else still loads" in loaded.content.sayings
        return loaded

    return load_text
