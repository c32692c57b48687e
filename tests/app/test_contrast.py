"""Every text stands out from what it is written on: measured in the pixels of the screens themselves.

A screen is drawn with and without its letters. Where the two differ, letters are; the colour of a letter and
of what is under it (or of its halo) give the contrast. Of each little square the best pixel counts, because
the edges of letters are soft.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.box import open_box
from boardroom.app.card import Card
from boardroom.app.cards import Curtain
from boardroom.app.family import Memory
from boardroom.app.field import palette
from boardroom.app.lobby_page import LobbyPage
from boardroom.app.session import Session
from boardroom.app.shelf_page import ShelfPage
from boardroom.app.table_page import TablePage
from boardroom.core.game import HOST
from boardroom.games import shelf
from boardroom.stage import pictures, theme
from boardroom.table.clock import Clock
from boardroom.table.laws import some_answer
from boardroom.table.table import Player, Table
from tests.app.test_cards import CARDS

GAMES = [name for name, card in shelf().items() if card.on_shelf]
SIZE = (1600, 900)
SQUARE, LETTERS = 20, 50
"""The side of a square in pixels, and how many of its pixels must be letters for it to count."""
MANNERS = {"normal": theme.Manner(), "contrast": theme.Manner(1.0, True)}
LEAST = {"normal": theme.READABLE, "contrast": theme.STRONG}


@cache
def _luminance(rgb: int) -> float:
    parts = ((rgb >> shift & 255) / 255 for shift in (16, 8, 0))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def _contrast(one: int, other: int) -> float:
    dark, light = sorted((_luminance(one & 0xFFFFFF), _luminance(other & 0xFFFFFF)))
    return (light + 0.05) / (dark + 0.05)


def drawn(page: QWidget) -> QImage:
    """The page, with nothing taken from what was drawn before."""
    pictures.forget()
    if isinstance(page, TablePage):
        for piece in page.session.scene.pieces.values():
            piece._look = None
            piece.dress()
        page.view.resetCachedContent()
    return page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def pale(page: QWidget, least: float, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where letters are not clear enough: their place and colours."""
    with_letters = drawn(page)
    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawText", lambda *rest: None)
        without = drawn(page)
    width = with_letters.width()
    best: dict[tuple[int, int], tuple[float, int, int]] = {}
    many: dict[tuple[int, int], int] = {}
    seen = zip(
        memoryview(with_letters.constBits()).cast("I"), memoryview(without.constBits()).cast("I"), strict=True
    )
    for at, (letter, ground) in enumerate(seen):
        if letter != ground:
            square = at % width // SQUARE, at // width // SQUARE
            many[square] = many.get(square, 0) + 1
            clear = _contrast(letter, ground)
            if clear > best.get(square, (0.0, 0, 0))[0]:
                best[square] = clear, letter, ground
    assert many, "there are no letters on the page"
    return [
        f"{clear:.1f}: #{letter & 0xFFFFFF:06x} on #{ground & 0xFFFFFF:06x} at {x * SQUARE}, {y * SQUARE}"
        for (x, y), (clear, letter, ground) in sorted(best.items())
        if clear < least and many[x, y] >= LETTERS
    ]


def is_same(one: QImage, other: QImage) -> bool:
    """Whether two pictures are the same but for the last bits, which depend on what was laid on what."""
    both = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return all(abs(a - b) < 6 for a, b in both if a != b)


@pytest.fixture(params=sorted(MANNERS))
def manner(request):
    theme.wear(MANNERS[request.param])
    return request.param


@pytest.fixture
def shown(qtbot):
    def show(page: QWidget) -> Any:
        qtbot.addWidget(page)
        page.resize(*SIZE)
        page.show()
        QApplication.processEvents()
        return page

    return show


def test_the_measure_finds_pale_letters(shown, monkeypatch):
    page = shown(QWidget())
    card = CARDS["ask"](page)
    card.title._colour = QColor("#403020")
    card.open()
    assert pale(page, theme.READABLE, monkeypatch)


def test_on_the_shelf(shown, manner, monkeypatch):
    page = ShelfPage([card for card in shelf().values() if card.on_shelf])
    page.offer("Last night: Concentration, Ana and Ben, turn 12")
    assert pale(shown(page), LEAST[manner], monkeypatch) == []


@pytest.mark.parametrize("name", ["settings", "menu", "leave", "pause", "curtain", "ask"])
def test_on_cards(shown, manner, monkeypatch, name):
    page = shown(QWidget())
    card = CARDS[name](page)
    card.open()
    assert pale(page, LEAST[manner], monkeypatch) == []


@pytest.mark.parametrize("game", GAMES)
def test_in_the_lobby(shown, manner, monkeypatch, game):
    box = open_box(game)
    rules = box.manifest.part("rules")
    people = (Player("Ana", "fox"), Player("Ben", "owl"))
    page = shown(LobbyPage(box.manifest, box.levels(), rules.HOUSE_RULES, people))
    assert pale(page, LEAST[manner], monkeypatch) == []
    page.rules.click()
    assert pale(page, LEAST[manner], monkeypatch) == []


@pytest.mark.parametrize("game", GAMES)
def test_at_the_table(shown, manner, monkeypatch, tmp_path, game):
    box = open_box(game)
    people = (Player("Ana", "fox"), Player("Ben", "owl"), Player("Mia", "unicorn"))[: box.manifest.seats[-1]]
    table: Table[Any, Any, Any] = Table(box.rules(), people, 2, Clock(lambda: 0.0))
    session = Session(box, table, Memory(tmp_path))
    page = shown(TablePage(session))
    session.start()
    luck = Random(2)
    seen: set[str] = set()
    for _ in range(60):
        for card in page.findChildren(Card):
            if isinstance(card, Curtain) and card.isVisible():
                card.choose(card.lifted)
        asks = [ask for ask in table.asks if ask.seat != HOST] or list(table.asks)
        if not asks or len(seen) > 6:
            break
        kind = type(table.state.phase).__name__
        if kind not in seen:
            seen.add(kind)
            assert pale(page, LEAST[manner], monkeypatch) == [], kind
        table.clock.set(max(table.clock.now(), asks[0].after))
        session.act(asks[0].seat, some_answer(asks[0], luck, ("the lion sleeps",)))
    assert len(seen) > 1
    session.close()


@pytest.mark.parametrize("mood", theme.MOODS)
def test_what_qt_writes_for_us(manner, mood):
    colours = palette(theme.MOODS[mood])
    role = QPalette.ColorRole
    for text, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.ButtonText, role.Button),
        (role.PlaceholderText, role.Base),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
    ):
        clear = theme.contrast(colours.color(text).name(), colours.color(ground).name())
        assert clear >= LEAST[manner], (text, ground)


@pytest.mark.parametrize("game", GAMES)
def test_another_desktop_theme_while_running_changes_nothing(shown, tmp_path, game, qapp, qtbot):
    """Failure 15: a light desktop turns dark, and every text is as readable as before."""
    box = open_box(game)
    people = (Player("Ana", "fox"), Player("Ben", "owl"))
    table: Table[Any, Any, Any] = Table(box.rules(), people, 2, Clock(lambda: 0.0))
    session = Session(box, table, Memory(tmp_path))
    page = shown(TablePage(session))
    session.start()

    def picture() -> QImage:
        QApplication.sendEvent(page, QResizeEvent(page.size(), page.size()))
        qtbot.waitUntil(lambda: not page.view._sharpen.isActive())  # it has been drawn for its size
        return page.grab().toImage()

    before, ours = picture(), qapp.palette()
    for shade in ("white", "black"):
        qapp.setPalette(QPalette(QColor(shade)))
        assert is_same(before, picture()), shade
    qapp.setPalette(ours)
    session.close()
