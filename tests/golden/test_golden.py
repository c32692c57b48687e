"""Golden games replay to their retellings word for word, and every game on the shelf has one.

After a change that is meant: `python -m tests.golden`, and review the diff.
"""

from __future__ import annotations

import pytest

from boardroom.games import shelf
from tests.golden import FOLDER, retell

JOURNALS = sorted(FOLDER.glob("*/*.game"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_is_retold_word_for_word(path):
    assert retell(path) == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sorted(shelf()))
def test_every_game_has_a_golden_game(game):
    assert any(path.parent.name == game for path in JOURNALS)
