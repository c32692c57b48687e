"""A whole game of Concluzio by mouse, from the shelf to the winner, as two people play it at one screen.

Run by test_real_window.py. The script looks at the table's state to know which card to name in the end;
everything it does goes through the X server.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from PySide6.QtCore import QPointF

from boardroom.app.cards import Curtain, EndingCard
from boardroom.app.run import Request
from boardroom.games.concluzio.cards import KINDS
from boardroom.games.concluzio.state import Clueing, Over, Playing
from tests.app.real_window import Condition, Hands, click, drag, run, settle, sit_down

TURNS = 4


class People(Hands):
    """What two people at this window can reach."""

    def piece(self, *key: object) -> tuple[int, int]:
        """A place on a piece that its right-hand neighbour in the fan leaves free."""
        found = self.page.session.scene.pieces[key if len(key) > 1 else key[0]]
        assert found.isVisible(), key
        return self.at(found.pos() - QPointF(found.size.width() * found.zoom * 0.3, 0))

    def curtain(self) -> Curtain | None:
        hanging = [card for card in self.window.findChildren(Curtain) if card.isVisible()]
        assert len(hanging) < 2, "one curtain at a time"
        return hanging[0] if hanging else None


def come_and_look(hands: People) -> Iterator[Condition]:
    """Somebody is called to the screen, comes, and lifts the curtain."""
    yield lambda: hands.curtain() is not None and hands.is_at_rest
    curtain = hands.curtain()
    assert curtain is not None
    seat = hands.table.asks[0].seat
    assert hands.table.players[seat].name in curtain.title.words
    yield from settle(60)  # the curtain is deaf for a moment, so that the last player's touch opens nothing
    button = next(part for row in curtain._rows for part in row.parts if row.is_beside)
    click(hands.on(button))
    yield lambda: hands.curtain() is None and hands.page.session._looking == seat and hands.is_at_rest
    yield from settle(30)


def script(hands: People) -> Iterator[Condition]:
    window = hands.window
    yield lambda: window.isVisible() and window.isActiveWindow()
    click(hands.box("concluzio"))
    yield lambda: window._lobby is not None and window._lobby.isVisible()
    yield from sit_down("Ana", "Ben")
    yield lambda: hands.page is not None and hands.is_at_rest
    zone = hands.at(QPointF(1160, 200))
    for _ in range(2):
        yield from come_and_look(hands)
        clue = hands.table.asks[0].choices[0].card
        drag(hands.piece("card", clue), hands.at(QPointF(1160, 480)))
        yield lambda: hands.page.session._looking is None
    yield lambda: isinstance(hands.state.phase, Playing) and hands.is_at_rest
    for _ in range(TURNS):
        yield from one_turn(hands, zone)
    yield from name_the_card(hands)
    yield lambda: bool(window.findChildren(EndingCard)) and window.findChildren(EndingCard)[0].isVisible()
    (card,) = window.findChildren(EndingCard)
    print("announced:", card.title.words)
    print("moves:", hands.table.moves)


def one_turn(hands: People, zone: tuple[int, int]) -> Iterator[Condition]:
    """Look, make a note, drag a card to the table."""
    yield from come_and_look(hands)
    seat, moves = hands.state.turn, hands.table.moves
    click(hands.piece("tick", "colour", 3))
    yield lambda: hands.table.moves == moves + 1 and hands.page.session._looking == seat
    yield from settle(30)
    drag(hands.piece("card", hands.state.of(seat).hand[1]), zone)
    yield lambda: hands.state.turn != seat


def name_the_card(hands: People) -> Iterator[Condition]:
    """Open the picker and name the right card."""
    yield from come_and_look(hands)
    seat = hands.state.turn
    click(hands.pill("I know it!"))
    yield from settle(40)
    trio = hands.table.rules.cards[hands.state.of(seat).secret].trio
    for kind, value in zip(KINDS, trio, strict=True):
        click(hands.piece("pick", kind, value))
        yield from settle(40)
    click(hands.pill("That is it!"))
    yield lambda: isinstance(hands.state.phase, Over) and hands.is_at_rest
    assert not isinstance(hands.state.phase, Clueing)
    print("winner:", hands.table.players[seat].name)


if __name__ == "__main__":
    sys.exit(run(People, script, Request()))
