"""A whole game of Brain Games by mouse and keyboard, from the shelf to the winner, as two people play it.

Run by test_real_window.py. Ana knows every answer and where every tile lies, Ben knows nothing; everything
they do goes through the X server.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from boardroom.app.cards import EndingCard
from boardroom.app.run import Request
from boardroom.app.window import Window
from boardroom.core.game import Seat
from boardroom.games.brain_games.state import Answering, Over
from tests.app.deeds import Deed, Press, Touch, of_brain_games
from tests.app.fingers import Mouse
from tests.app.real_window import Condition, Hands, click, run, settle, sit_down, xdotool

ANA = Seat(0)
KEYS = ("a", "l")
"""What the two of a head-to-head press instead of their buzzers."""


class People(Hands):
    """What two people at this window can reach; `ways` are the phases and kinds of cards met."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.ways: set[str] = set()

    def note(self) -> None:
        phase = self.state.phase
        self.ways.add(type(phase).__name__)
        if isinstance(phase, Answering):
            card = self.table.rules.content.cards[phase.play.card]
            self.ways.add(f"{card.reply}{'-' + card.duel if card.duel else ''}")


class Both(Mouse):
    """A mouse, and a keyboard for answers and for being first; the die is rolled by either of its ways."""

    def does(self, deed: Deed) -> Iterator[Condition]:
        match deed:
            case Touch(("buzzer", int(number))) if isinstance(self.hands.state.phase, Answering):
                yield from self.calm()
                xdotool("key", KEYS[number])
                yield from settle(2)
            case Touch("die") if self.hands.table.moves % 2:
                yield from super().does(Press(("Roll",)))
            case _:
                yield from super().does(deed)

    def write(self, text: str) -> Iterator[Condition]:
        line = self.hands.page.bar.line
        xdotool("type", "--delay", "12", text)
        yield lambda: line.text() == text
        xdotool("key", "Return")
        yield from settle(2)


def script(hands: People) -> Iterator[Condition]:
    window, both = hands.window, Both(hands)
    yield lambda: window.isVisible() and window.isActiveWindow()
    click(hands.box("brain_games"))
    yield lambda: window._lobby is not None and window._lobby.isVisible()
    yield from sit_down("Ana", "Ben")
    yield lambda: hands.page is not None and hands.is_at_rest
    while not isinstance(hands.state.phase, Over):
        yield from both.calm()
        hands.note()
        before = hands.table.moves
        for deed in of_brain_games(hands.table, hands.state, is_clever=lambda seat: seat == ANA):
            yield from both.does(deed)
        yield lambda before=before: hands.table.moves > before
    yield lambda: bool(window.findChildren(EndingCard)) and window.findChildren(EndingCard)[0].isVisible()
    (card,) = window.findChildren(EndingCard)
    print("announced:", card.title.words)
    print("ways:", *sorted(hands.ways))


if __name__ == "__main__":
    sys.exit(run(People, script, Request()))
