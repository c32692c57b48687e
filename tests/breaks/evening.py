"""Whole evenings of any game in the real window, by random play: what every game must stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from shutil import copy
from typing import Any

from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.card import Card
from boardroom.app.cards import Curtain, EndingCard, LeaveCard, MenuCard
from boardroom.app.session import Session
from boardroom.app.window import Window
from boardroom.content import places
from boardroom.core.game import HOST
from boardroom.games import shelf
from boardroom.table.laws import some_answer
from boardroom.table.table import Player

GAMES = [card.id for card in shelf().values() if card.on_shelf]
CANARY = "CANARY"
PEOPLE = tuple(
    Player(name, picture)
    for name, picture in (
        ("Ana", "fox"),
        ("Ben", "owl"),
        ("Mia", "unicorn"),
        ("Leo", "lion"),
        ("Zoë", "frog"),
        ("Kai", "panda"),
    )
)
GUESSES = ("", "?", "no idea", "an elephant", "a piece of pie")


def canary_house(folder: Path) -> Path:
    """A data folder in which every answer of every game sings CANARY; the rules can be read as ever."""
    for game in shelf():
        (folder / game).mkdir(parents=True)
        given = Path(__file__).parent.parent / "games" / game / "canary"
        for file in (*given.iterdir(), *places.DATA.glob(f"{game}/*.md")):
            copy(file, folder / game / file.name)
    return folder


def seats_for(game: str, wanted: int = 3) -> int:
    """As many people as may play it, near to those wanted."""
    return min(shelf()[game].seats, key=lambda count: abs(count - wanted))


def sit_down(window: Window, game: str, wanted: int = 3, seed: int = 1, **options: str) -> Session:
    """People at a table of this game."""
    window.seat(game, PEOPLE[: seats_for(game, wanted)], options, seed)
    return session_of(window)


def session_of(window: Window) -> Session:
    assert window._table is not None
    return window._table.session


def open_cards(window: Window, kind: type[Card] = Card) -> list[Any]:
    return [card for card in window.findChildren(kind) if card.isVisible()]


def lift_curtains(window: Window) -> None:
    for curtain in open_cards(window, Curtain):
        curtain.choose(curtain.lifted)


def leave_card(window: Window) -> LeaveCard:
    """Through the menu, as people do it: somebody leaves."""
    for card in open_cards(window, EndingCard):
        card.escape()
    lift_curtains(window)
    assert window._table is not None
    window._table.show_menu()
    (menu,) = open_cards(window, MenuCard)
    menu.choose(menu.leave)
    (card,) = open_cards(window, LeaveCard)
    found: LeaveCard = card
    return found


def moves(window: Window, luck: Random, most: int, texts: Sequence[str] = GUESSES) -> Iterator[Any]:
    """Answer what people are asked, somehow, giving control back after each move; curtains lift.

    What happens then happens in slots, as if a person had touched something. Computers think when they can.
    """
    for _ in range(most):
        lift_curtains(window)
        session = session_of(window)
        let_computers_think(session)
        people = [ask for ask in session.table.asks if ask.seat in session.people]
        asks = people or [ask for ask in session.table.asks if ask.seat == HOST]
        if not asks:
            return
        ask = luck.choice(asks)
        clock = session.table.clock
        clock.set(max(clock.now(), ask.after))
        action = some_answer(ask, luck, texts)
        session.scene.acted.emit(int(ask.seat), action)
        yield action


def let_computers_think(session: Session, most: int = 50) -> None:
    """All they have to think about, as long as no person is asked anything."""
    for _ in range(most):
        session.director.hurry()
        if not session.computers._thoughts or any(ask.seat in session.people for ask in session.table.asks):
            return
        clock = session.table.clock
        clock.set(max(clock.now(), *(thought.after for thought in session.computers._thoughts)))
        session.computers._thinking.timeout.emit()


def readable(window: Window) -> str:
    """Everything that can be read of a window: words, names for screen readers, titles, tips, pieces."""
    texts: list[object] = []
    for widget in (window, *window.findChildren(QWidget)):
        texts += [widget.windowTitle(), widget.toolTip(), widget.accessibleName()]
        texts += [widget.accessibleDescription(), widget.statusTip(), widget.whatsThis()]
        texts.append(getattr(widget, "words", ""))
        text = getattr(widget, "text", "")
        texts.append(text() if callable(text) else getattr(text, "words", ""))
    if window._table is not None:
        texts.append(window._table.session.scene.digest())
        texts.append(window._table.bar.shown)
    return repr(texts)


def settle() -> None:
    """Let everything happen that waits to happen."""
    for _ in range(3):
        QApplication.sendPostedEvents(None, 52)  # deferred deletes
        QApplication.processEvents()
