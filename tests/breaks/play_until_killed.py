"""A game in the real window of a process of its own, which tells every move it has made, until it is killed.

Run by test_sudden_death.py: `python -m tests.breaks.play_until_killed GAME SEED`.
"""

from __future__ import annotations

import sys
from random import Random

from PySide6.QtWidgets import QApplication

from boardroom.app.window import Window
from boardroom.stage.motion import PACE
from tests.breaks.evening import moves, session_of, sit_down


def main(game: str, seed: int) -> None:
    QApplication(sys.argv[:1])
    PACE.scale = 0.0
    window = Window()
    window.furnish()
    window.memory.change(sound=False)
    window.open()
    while True:  # more evenings than one, until the end comes
        sit_down(window, game, seed=seed)
        for _ in moves(window, Random(seed), 500):
            print(session_of(window).table.moves, flush=True)
        window.show_shelf()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
