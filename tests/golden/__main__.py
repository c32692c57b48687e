"""Retell every golden game, and play one for a game that has none: `python -m tests.golden`.

A golden game is a journal (`*.game`) and its retelling (`*.txt`). The journals are played once, by computers
over a fixed seed, and kept; after a change to the rules or the wording run this and review the diff.
"""

from __future__ import annotations

import sys

from boardroom.games import shelf
from tests.golden import FOLDER, play, retell


def main() -> int:
    for game in sorted(shelf()):
        folder = FOLDER / game
        if not list(folder.glob("*.game")):
            folder.mkdir(parents=True, exist_ok=True)
            play(game, players=2, seed=1, path=folder / "two-players.game")
        for journal in sorted(folder.glob("*.game")):
            journal.with_suffix(".txt").write_text(retell(journal), encoding="utf-8")
            print(journal.with_suffix(".txt"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
