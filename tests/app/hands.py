"""What people do with the window: press buttons, play a little, look at what is open."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from boardroom.app.card import Card
from boardroom.app.cards import Curtain
from boardroom.app.session import Session
from boardroom.app.window import Window
from boardroom.core.game import HOST
from boardroom.table.laws import some_answer
from boardroom.table.table import Player

ANA, BEN, MIA = Player("Ana", "fox"), Player("Ben", "owl"), Player("Mia", "unicorn")
ROBO = Player("Robo", "robot", "computer", 0)


def seat(window: Window, game: str, *players: Player, seed: int = 5, **options: str) -> Session:
    """Deal a game in the window."""
    window.seat(game, players or (ANA, BEN), options, seed)
    assert window._table is not None
    return window._table.session


def card(window: Window) -> Card:
    """The one card that lies on the table."""
    (lying,) = [card for card in window.findChildren(Card) if card.isVisible()]
    return lying


def has_card(window: Window) -> bool:
    """Whether any card lies on the table."""
    return any(card.isVisible() for card in window.findChildren(Card))


def click(widget: QWidget) -> None:
    """A click of the left button."""
    QTest.qWait(1)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(window: Window, words: str) -> None:
    """Click what says this, or what a screen reader is told so."""
    lying = [card for card in window.findChildren(Card) if card.isVisible()]
    where = lying[-1] if lying else window
    shown = [part for part in where.findChildren(QWidget) if part.isVisible()]
    found = [part for part in shown if getattr(part, "words", "") == words]
    found = found or [part for part in shown if part.accessibleName() == words]
    assert len(found) == 1, (words, [part.accessibleName() for part in found])
    click(found[0])


def play(window: Window, session: Session, moves: int, seed: int = 1) -> None:
    """So many random moves of whoever is asked; curtains are lifted."""
    luck = Random(seed)
    for _ in range(moves):
        lift(window)
        if not session.table.asks:
            return
        move(session, luck)


def move(session: Session, luck: Random) -> None:
    """One random move of a person, or of the table as a whole where nobody else is asked."""
    asks = list(session.table.asks)
    ask: Any = luck.choice([ask for ask in asks if ask.seat != HOST] or asks)
    clock = session.table.clock
    clock.set(max(clock.now(), ask.after))
    session.act(ask.seat, some_answer(ask, luck, ("the lion sleeps", "a piece of pie")))


def lift(window: Window) -> None:
    """Whoever the curtain waits for is there."""
    for curtain in window.findChildren(Curtain):
        if curtain.isVisible():
            curtain.choose(curtain.lifted)
