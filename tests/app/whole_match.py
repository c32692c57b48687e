"""A whole match of Concentration by mouse and keyboard, from the shelf to the winner, as two people play it.

Run by test_real_window.py. The script looks at the table's state to know where the prizes lie, as a person
with a perfect memory would; everything it does goes through the X server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.cards import EndingCard
from boardroom.app.run import Request, open_window
from boardroom.app.window import Window
from boardroom.games.concentration.scene import panel_place
from boardroom.games.concentration.state import Guessing, Picking, Showing, Solved
from tests.app.real_window import Condition, click, drag, play, xdotool


class Hands:
    """What two people at this window can reach."""

    def __init__(self, window: Window) -> None:
        self.window = window

    @property
    def page(self) -> Any:
        return self.window._table

    @property
    def table(self) -> Any:
        return self.page.session.table

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def is_at_rest(self) -> bool:
        return self.page.session.director.is_idle

    def on(self, widget: QWidget) -> tuple[int, int]:
        at = widget.mapToGlobal(QPoint(widget.width() // 2, widget.height() // 2))
        return at.x(), at.y()

    def at(self, point: QPointF) -> tuple[int, int]:
        at = self.page.view.mapToGlobal(self.page.view.mapFromScene(point))
        return at.x(), at.y()

    def slide(self, panel: int) -> tuple[int, int]:
        return self.at(self.page.session.scene.pieces["slide", panel].pos())

    def pill(self, words: str) -> tuple[int, int]:
        (pill,) = [pill for pill in self.page.bar.pills if pill.words == words]
        return self.on(pill)

    def pair(self) -> tuple[int, int]:
        """Two panels with the same prize."""
        state = self.state
        for one, other in combinations(state.covered, 2):
            if state.card(one) == state.card(other) and state.card(one).kind == "prize":
                return one, other
        raise AssertionError("no pair is left")

    def no_pair(self) -> tuple[int, int]:
        """Two panels with different prizes."""
        state = self.state
        prizes = [panel for panel in state.covered if state.card(panel).kind == "prize"]
        return next((a, b) for a, b in combinations(prizes, 2) if state.card(a) != state.card(b))

    @property
    def answer(self) -> str:
        answer: str = self.table.rules.content.puzzles[self.state.puzzle].answer
        return answer


def script(hands: Hands) -> Iterator[Condition]:
    window = hands.window
    yield lambda: window.isVisible() and window.isActiveWindow()
    click(hands.on(next(box for box in window._shelf.boxes if box.manifest.id == "concentration")))
    yield lambda: window._lobby is not None and window._lobby.isVisible()
    for name in ("Ana", "Ben"):
        xdotool("type", "--delay", "30", name)
        xdotool("key", "Return")
        yield from settle(10)
    yield lambda: hands.page is not None and hands.is_at_rest
    assert [player.name for player in hands.table.players] == ["Ana", "Ben"]
    for game in range(3):
        yield from one_game(hands, game)
    yield lambda: bool(window.findChildren(EndingCard)) and window.findChildren(EndingCard)[0].isVisible()
    (card,) = window.findChildren(EndingCard)
    print("announced:", card.title.words)
    print("money:", *hands.state.played and [play.dollars for play in hands.state.played])


def settle(steps: int) -> Iterator[Condition]:
    """Let the event loop turn a few times."""
    for _ in range(steps):
        yield lambda: True


def one_game(hands: Hands, game: int) -> Iterator[Condition]:
    """Ana misses, Ben matches twice and reads the rebus: by dragging, by clicking, by keyboard."""
    one, other = hands.no_pair()
    away = hands.at(QPointF(1640, 700))
    drag(hands.slide(one), away)
    yield lambda: hands.state.pulled == (one,) and hands.is_at_rest
    drag(hands.slide(other), away)
    yield lambda: isinstance(hands.state.phase, Showing) and hands.is_at_rest
    opens = hands.table.asks[0].after
    yield lambda: hands.table.clock.now() > opens + 50
    drag(hands.slide(one), hands.at(panel_place(one)))
    yield lambda: isinstance(hands.state.phase, Picking) and hands.state.turn == 1 and hands.is_at_rest
    yield from settle(40)  # a second click on the same spot at once would be taken for drumming
    one, other = hands.pair()
    click(hands.slide(one))
    yield lambda: hands.state.pulled == (one,) and hands.is_at_rest
    click(hands.slide(other))
    yield lambda: isinstance(hands.state.phase, Guessing) and hands.is_at_rest
    yield from settle(30)
    click(hands.pill("Pass"))
    yield lambda: isinstance(hands.state.phase, Picking) and hands.is_at_rest
    one, other = hands.pair()
    drag(hands.slide(one), away)
    yield lambda: hands.state.pulled == (one,) and hands.is_at_rest
    drag(hands.slide(other), away)
    yield lambda: isinstance(hands.state.phase, Guessing) and hands.is_at_rest
    if game == 1:
        xdotool("type", "--delay", "20", "elephants in the fridge")
        xdotool("key", "Return")
        yield lambda: isinstance(hands.state.phase, Picking) and hands.is_at_rest
        one, other = hands.pair()
        click(hands.slide(one))
        yield lambda: hands.state.pulled == (one,) and hands.is_at_rest
        click(hands.slide(other))
        yield lambda: isinstance(hands.state.phase, Guessing) and hands.is_at_rest
    yield from settle(30)
    xdotool("type", "--delay", "20", hands.answer)
    yield lambda: hands.page.bar.line.text() == hands.answer
    xdotool("key", "Return")
    yield lambda: isinstance(hands.state.phase, Solved) and hands.is_at_rest
    assert hands.state.phase.outcome.winner == 1
    yield from settle(30)
    click(hands.pill("Go on"))
    yield lambda: len(hands.state.played) == game + 1 and hands.is_at_rest


def main() -> int:
    application = QApplication(sys.argv[:1])
    window = open_window(application, Request())
    hands = Hands(window)
    failed = Path(os.environ["BOARDROOM_HOME"]) / "failed.png"
    play(script(hands), lambda: print(failed, window.grab().save(str(failed))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
