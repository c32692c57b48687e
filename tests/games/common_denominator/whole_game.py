"""A whole game of Common Denominator to 25 points by mouse and keyboard, as two people play it at one screen.

Run by test_real_window.py. The script looks at the table's state to know the answers, as a person who reads
very well would; everything it does goes through the X server.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from boardroom.app.cards import Curtain, EndingCard
from boardroom.app.house_card import HouseCard
from boardroom.app.run import Request
from boardroom.games.common_denominator.state import (
    Answering,
    Beginning,
    Drawing,
    Holding,
    Opening,
    Over,
    Passing,
    Trumping,
)
from tests.app.real_window import Condition, Hands, click, run, settle, xdotool


class People(Hands):
    """What two people at this window can reach."""

    @property
    def puzzle(self) -> Any:
        return self.page.session.table.rules.content.puzzles[self.state.sheet.puzzle]

    def offers(self, words: str) -> bool:
        return any(pill.words == words for pill in self.page.bar.pills)


def typed(hands: People, text: str) -> Iterator[Condition]:
    yield lambda: hands.page.bar.line is not None and hands.page.bar.line.isVisible()
    yield from settle(12)
    xdotool("type", "--delay", "15", text)
    yield lambda: hands.page.bar.line.text() == text
    xdotool("key", "Return")
    yield from settle(12)
    yield lambda: hands.is_at_rest


def new_puzzle(hands: People) -> Iterator[Condition]:
    """Take one from the stack, then turn the timer."""
    yield from settle(32)
    click(hands.piece("stack"))
    yield lambda: hands.state.sheet is not None and not hands.state.sheet.is_open and hands.is_at_rest
    yield from settle(32)
    click(hands.piece("timer"))
    yield lambda: isinstance(hands.state.phase, Answering) and hands.is_at_rest
    yield from settle(32)


def first_turn(hands: People) -> Iterator[Condition]:
    """A row right, a row wrong, the Silver, and a card."""
    yield from new_puzzle(hands)
    click(hands.piece("row", 1))
    yield lambda: hands.state.phase.tried is not None and hands.is_at_rest
    yield from typed(hands, hands.puzzle.printed[0].word)
    assert hands.state.points(0) == 1
    yield from settle(32)
    click(hands.piece("row", 2))
    yield lambda: hands.state.phase.tried is not None and hands.is_at_rest
    yield from typed(hands, "elephants")
    assert hands.state.misses == 1
    yield from settle(32)
    click(hands.pill("Go for Silver"))
    yield lambda: hands.state.phase.tried is not None and hands.is_at_rest
    yield from typed(hands, hands.puzzle.vertical)
    yield lambda: isinstance(hands.state.phase, Drawing) and hands.is_at_rest
    assert hands.state.points(0) == 6
    yield from settle(32)
    click(hands.piece("deck"))
    yield lambda: hands.state.phase != Drawing() and hands.is_at_rest
    yield from settle(32)
    if isinstance(hands.state.phase, Holding):
        yield from lift_the_curtain(hands)
        click(hands.pill("Keep it"))
    yield lambda: not isinstance(hands.state.phase, Holding | Trumping | Passing) and hands.is_at_rest
    yield from end_turn(hands)


def lift_the_curtain(hands: People) -> Iterator[Condition]:
    """The card is for one pair of eyes."""
    yield lambda: bool(hands.window.findChildren(Curtain))
    yield from settle(32)
    xdotool("key", "Return")
    yield lambda: hands.offers("Keep it")
    yield from settle(32)


def end_turn(hands: People) -> Iterator[Condition]:
    yield from settle(32)
    turn = hands.state.turn
    if isinstance(hands.state.phase, Drawing):
        click(hands.pill("No card" if hands.offers("No card") else "Done"))
        yield lambda: hands.state.turn > turn and hands.is_at_rest


def gold(hands: People) -> Iterator[Condition]:
    """A new puzzle, and the column at once; the points are shown when there are enough."""
    yield from new_puzzle(hands)
    click(hands.piece("bank", "gold"))
    yield lambda: hands.state.phase.tried is not None and hands.is_at_rest
    yield from typed(hands, hands.puzzle.vertical)
    yield lambda: isinstance(hands.state.phase, Drawing) and hands.is_at_rest
    yield from settle(32)
    if not hands.offers("Show 25 points"):
        yield from end_turn(hands)
        return
    click(hands.pill("Show 25 points"))
    yield lambda: isinstance(hands.state.phase, Over | Trumping)
    if isinstance(hands.state.phase, Trumping):
        yield lambda: isinstance(hands.state.phase, Over)  # the pause ends by itself


def script(hands: People) -> Iterator[Condition]:
    window = hands.window
    yield lambda: window.isVisible() and window.isActiveWindow() and hands.page is not None
    yield lambda: isinstance(hands.state.phase, Opening) and hands.is_at_rest
    yield lambda: any(card.isVisible() for card in window.findChildren(HouseCard))
    yield from settle(32)
    xdotool("key", "Return")  # 25 points are a rule of one's own, which is said first
    yield lambda: not any(card.isVisible() for card in window.findChildren(HouseCard))
    yield from settle(32)
    click(hands.piece("plate", 0))
    yield lambda: isinstance(hands.state.phase, Beginning) and hands.is_at_rest
    yield from first_turn(hands)
    while not isinstance(hands.state.phase, Over):
        yield from gold(hands)
    yield lambda: bool(window.findChildren(EndingCard)) and window.findChildren(EndingCard)[0].isVisible()
    (card,) = window.findChildren(EndingCard)
    print("announced:", card.title.words)
    print("points:", *(hands.state.points(seat) for seat in hands.state.seats))


if __name__ == "__main__":
    sys.exit(
        run(People, script, Request("common_denominator", ("Ana", "Ben"), seed=5, options={"target": "25"}))
    )
