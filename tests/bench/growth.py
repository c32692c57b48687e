"""What is left behind when each game has been entered and left 200 times: memory and objects.

Takes some minutes; the same with fewer evenings, and exact, is a test in tests/breaks/test_growth.py.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

WARM, EVENINGS = 20, 200
MOST_MORE = 20.0
"""Megabytes: drawings and letters that are kept fill their caches, and every evening leaves a saved game."""


def lines() -> Iterator[str]:
    """Memory after the first evenings and after all of them, and how many of our objects are alive."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from boardroom.app import style
    from boardroom.app.window import Window
    from tests.breaks.evening import GAMES, lift_curtains, moves, open_cards, settle, sit_down
    from tests.breaks.test_growth import census

    application = QApplication.instance() or QApplication(["boardroom", *style.ARGUMENTS])

    def evening(window: Window, game: str) -> None:
        sit_down(window, game, seed=1)
        for _ in moves(window, Random(1), 4):
            pass
        lift_curtains(window)
        assert window._table is not None
        window._table.show_menu()
        for card in open_cards(window):
            card.escape()
        window.show_shelf()
        settle()  # what was put away for later is really deleted, as in a running program

    for game in GAMES:
        with tempfile.TemporaryDirectory() as home:
            os.environ["BOARDROOM_HOME"] = home
            window = Window()
            window.resize(1280, 720)
            window.furnish()
            window.memory.change(sound=False)
            window.open()
            for _ in range(WARM):
                evening(window, game)
            before, memory = census(window), _megabytes()
            for number in range(EVENINGS):
                evening(window, game)
                if number % WARM == 0:
                    census(window)  # what is only garbage is gathered as often as before the first look
            after, more = census(window), _megabytes()
            window.close()
            application.processEvents()
        verdict = "ok" if more - memory <= MOST_MORE else "TOO MUCH"
        yield f"{f'memory after {EVENINGS} evenings of {game}':55} {memory:6.1f} → {more:6.1f} MB  {verdict}"
        alive, verdict = sum(after["ours"].values()), "ok" if before == after else "LEFT BEHIND"
        yield f"{'widgets, items, timers and threads after them':55} {alive:6}  {verdict}"


def _megabytes() -> float:
    """The memory in use now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
