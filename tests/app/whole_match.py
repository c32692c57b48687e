"""A whole match of Concentration by mouse and keyboard, from the shelf to the winner, as two people play it.

Run by test_real_window.py. The script looks at the table's state to know where the prizes lie, as a person
with a perfect memory would; everything it does goes through the X server.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPointF

from boardroom.app.cards import EndingCard
from boardroom.app.run import Request
from boardroom.games.concentration.places import panel_place
from boardroom.games.concentration.state import Guessing, Picking, Showing, Solved
from tests.app.real_window import Condition, Hands, click, drag, run, settle, sit_down, xdotool


class People(Hands):
    """What two people at this window can reach."""

    def slide(self, panel: int) -> tuple[int, int]:
        return self.at(self.page.session.scene.pieces["slide", panel].pos())

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


def script(hands: People) -> Iterator[Condition]:
    window = hands.window
    yield lambda: window.isVisible() and window.isActiveWindow()
    click(hands.box("concentration"))
    yield lambda: window._lobby is not None and window._lobby.isVisible()
    yield from sit_down("Ana", "Ben")
    yield lambda: hands.page is not None and hands.is_at_rest
    assert [player.name for player in hands.table.players] == ["Ana", "Ben"]
    for game in range(3):
        yield from one_game(hands, game)
    yield lambda: bool(window.findChildren(EndingCard)) and window.findChildren(EndingCard)[0].isVisible()
    (card,) = window.findChildren(EndingCard)
    print("announced:", card.title.words)
    print("money:", *hands.state.played and [play.dollars for play in hands.state.played])


def one_game(hands: People, game: int) -> Iterator[Condition]:
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


if __name__ == "__main__":
    sys.exit(run(People, script, Request()))
