"""A whole game of Brain Games by mouse and keyboard, from the shelf to the winner, as two people play it.

Run by test_real_window.py. Ana knows every answer and where every tile lies, Ben knows nothing; everything
they do goes through the X server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.cards import EndingCard
from boardroom.app.run import Request, open_window
from boardroom.app.window import Window
from boardroom.games.brain_games.board import CATEGORIES, TILES
from boardroom.games.brain_games.content import Card
from boardroom.games.brain_games.layout import space_point
from boardroom.games.brain_games.state import (
    Answering,
    Choosing,
    Judging,
    Looking,
    Losing,
    Moving,
    Opening,
    Over,
    Readying,
    Showing,
    Starting,
    State,
)
from tests.app.real_window import Condition, click, drag, play, sit_down, xdotool

ANA = 0


class Hands:
    """What two people at this window can reach."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.ways: set[str] = set()

    @property
    def page(self) -> Any:
        return self.window._table

    @property
    def table(self) -> Any:
        return self.page.session.table

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    @property
    def is_at_rest(self) -> bool:
        return bool(self.page.session.director.is_idle)

    @property
    def card(self) -> Card:
        phase: Any = self.state.phase
        card: Card = self.table.rules.content.cards[phase.play.card]
        return card

    def on(self, widget: QWidget) -> tuple[int, int]:
        at = widget.mapToGlobal(QPoint(widget.width() // 2, widget.height() // 2))
        return at.x(), at.y()

    def at(self, point: QPointF) -> tuple[int, int]:
        at = self.page.view.mapToGlobal(self.page.view.mapFromScene(point))
        return at.x(), at.y()

    def piece(self, *key: object) -> tuple[int, int]:
        pieces = self.page.session.scene.pieces
        return self.at(pieces[key if len(key) > 1 else key[0]].pos())

    def pills(self) -> dict[str, tuple[int, int]]:
        return {pill.words: self.on(pill) for pill in self.page.bar.pills}

    def press(self, *words: str) -> None:
        """The first of these buttons that is there."""
        pills = self.pills()
        word = next((word for word in words if word in pills), None)
        assert word is not None, f"none of {words} among {list(pills)} in {self.state.phase}"
        click(pills[word])


def script(hands: Hands) -> Iterator[Condition]:
    window = hands.window
    yield lambda: window.isVisible() and window.isActiveWindow()
    titles = [box.manifest.id for box in window._shelf.boxes]
    click(hands.on(window._shelf.boxes[titles.index("brain_games")]))
    yield lambda: window._lobby is not None and window._lobby.isVisible()
    yield from sit_down("Ana", "Ben")
    yield lambda: hands.page is not None and hands.is_at_rest
    while not isinstance(hands.state.phase, Over):
        before = hands.table.moves
        yield from one_deed(hands)
        yield lambda before=before: hands.table.moves > before and hands.is_at_rest
        yield from settle(28)  # a second click on the same spot at once would be taken for drumming
    yield lambda: bool(window.findChildren(EndingCard)) and window.findChildren(EndingCard)[0].isVisible()
    (card,) = window.findChildren(EndingCard)
    print("announced:", card.title.words)
    print("ways:", *sorted(hands.ways))


def settle(steps: int) -> Iterator[Condition]:
    """Let the event loop turn a few times."""
    for _ in range(steps):
        yield lambda: True


def one_deed(hands: Hands) -> Iterator[Condition]:
    """Whatever is to be done now, once."""
    phase, state = hands.state.phase, hands.state
    hands.ways.add(type(phase).__name__)
    match phase:
        case Opening() | Starting():
            if len(hands.ways) % 2:
                click(hands.piece("die"))
            else:
                hands.press("Roll")
        case Moving():
            space = wanted(hands)
            yield from settle(5)
            drag(hands.piece("pawn", state.turn), hands.at(space_point(space)))
        case Choosing():
            missing = state.scores[state.turn].missing
            click(hands.piece("deck", (missing or CATEGORIES)[0]))
        case Losing() | Showing():
            hands.press("Go on")
        case Readying() if hands.card.duel in ("buzz", "race"):
            shown = hands.table.rules.view(state, None).card
            click(hands.piece("buzzer", shown.players.index(shown.waiting[0])))
        case Readying():
            hands.press("Start", "Show the card", "Ana is ready", "Ben is ready")
        case Looking():
            hands.press("Seen enough")
        case Judging():
            hands.press("Yes, it counts", "Ana")
        case Answering():
            yield from answer(hands, phase)


def wanted(hands: Hands) -> int:
    """Ana goes for what she lacks; Ben for a Lose-a-Turn, or to an empty space."""
    state = hands.state
    phase = state.phase
    assert isinstance(phase, Moving)
    spaces = list(hands.table.rules.view(state, None).ends)
    missing = {*state.scores[ANA].missing, "wild"}

    def worth(space: int) -> int:
        tile = state.board[space]
        kind = TILES[tile] if tile is not None else ""
        if state.turn == ANA:
            return 2 if kind in missing else 1 if kind in CATEGORIES else 0
        return 2 if not kind else 1 if kind == "lose" else 0

    return max(spaces, key=worth)


def answer(hands: Hands, phase: Answering) -> Iterator[Condition]:
    """Ana is right, Ben does not know; a buzzer is Ana’s key or a click."""
    card = hands.card
    hands.ways.add(f"{card.reply}{'-' + card.duel if card.duel else ''}")
    ana_first = phase.play.rival is None or hands.state.turn == ANA
    if phase.player is None and card.duel == "buzz":
        xdotool("key", "a" if ana_first else "l")
    elif phase.player is None and card.duel == "race":
        began = hands.table.clock.now()
        wait = max(phase.begun + phase.signal - began, 0) + 60
        yield lambda: hands.table.clock.now() >= began + wait
        xdotool("key", "a" if ana_first else "l")
    elif card.is_judged:
        hands.press("Done", "Decided")
    elif phase.player != ANA and card.reply != "stopwatch":
        hands.press("I don’t know", "Ben passes")
    elif card.reply == "pick":
        click(hands.piece("option", card.options.index(card.answer)))
    elif card.reply == "taps":
        yield from settle(5)
        click(hands.piece("pad", int(card.answer.split()[phase.taps])))
    elif card.reply == "react":
        yield lambda: hands.table.clock.now() >= phase.begun + phase.signal + 40
        click(hands.piece("light"))
    elif card.reply == "stopwatch":
        off = 0 if phase.player == ANA else 2000
        yield lambda: hands.table.clock.now() >= phase.begun + 1000 * int(card.answer) - 60 - off
        click(hands.piece("light"))
    else:
        xdotool("type", "--delay", "12", card.answer)
        yield lambda: hands.page.bar.line.text() == card.answer
        xdotool("key", "Return")


def main() -> int:
    application = QApplication(sys.argv[:1])
    window = open_window(application, Request())
    hands = Hands(window)
    failed = Path(os.environ["BOARDROOM_HOME"]) / "failed.png"
    play(script(hands), lambda: print(failed, window.grab().save(str(failed))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
