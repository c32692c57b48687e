"""Large type and strong contrast: at once, everywhere, and nothing is cut for it."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QImage
from PySide6.QtWidgets import QWidget

from boardroom.app import worn
from boardroom.app.box import open_box
from boardroom.app.cards import Curtain
from boardroom.app.family import Memory
from boardroom.app.lobby_page import LobbyPage
from boardroom.app.parts import Words
from boardroom.app.seat_helps import SeatHelps
from boardroom.app.seeing import Seeing
from boardroom.app.session import Session
from boardroom.app.settings_card import SettingsCard
from boardroom.app.shelf_page import ShelfPage
from boardroom.app.style import EDGE
from boardroom.app.table_page import TablePage
from boardroom.core.game import HOST
from boardroom.games import shelf
from boardroom.stage import lettering, theme
from boardroom.stage.view import TableView
from boardroom.table.clock import Clock
from boardroom.table.laws import some_answer
from boardroom.table.table import Player, Table
from tests.app.seen import SIZES, assert_readable, assert_well_laid, cut, pixels
from tests.app.test_cards import CARDS, SET
from tests.stage.demo import House

GAMES = [name for name, card in shelf().items() if card.on_shelf]
LARGEST = Seeing("largest", True)


@pytest.fixture
def host(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1280, 720)
    widget.show()
    return widget


@pytest.mark.parametrize("name", [name for name in CARDS if name not in ("trouble", "ending")])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_fit_in_the_largest_type(host, monkeypatch, name, size):
    host.resize(*size)
    plain = CARDS[name](host)
    plain.open()
    known = set(cut(plain, monkeypatch))  # forty letters in a row do not fit in any type
    plain.put_away()
    worn.wear(LARGEST)
    card = CARDS[name](host)
    card.open()
    assert_well_laid(card)
    assert_readable(card)
    assert set(cut(card, monkeypatch)) <= known


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_shelf_fits_in_the_largest_type(qtbot, monkeypatch, size):
    worn.wear(LARGEST)
    page = ShelfPage([card for card in shelf().values() if card.on_shelf])
    qtbot.addWidget(page)
    page.offer("Last night: Concentration, Ana and Ben, turn 12")
    page.resize(*size)
    page.show()
    assert cut(page, monkeypatch) == []
    for box in page.boxes:
        box.hide()  # the room in which they come forward overlaps
    assert_well_laid(page)


def test_what_is_open_changes_at_once_and_back_again(host):
    card = SettingsCard(host, SET)
    card.open()
    before = pixels(card)
    size = card.findChildren(Words)[0].lines.font.pixelSize()
    worn.show_so(host, Seeing("largest"))
    assert card.findChildren(Words)[0].lines.font.pixelSize() > size
    worn.show_so(host, Seeing("normal", contrast=True))
    assert card.findChildren(Words)[0].lines.font.pixelSize() == size
    assert pixels(card) != before
    worn.show_so(host, Seeing())
    assert pixels(card) == before


def test_the_table_is_drawn_anew_at_once(host):
    house = House()
    view = TableView(house.scene, host)
    view.resize(1280, 720)
    view.show()

    def seen() -> QImage:
        return view.grab().toImage()

    before = seen()
    worn.show_so(host, Seeing(contrast=True))
    strong = seen()
    assert strong != before
    corner = strong.pixelColor(2, 2).name()
    assert theme.contrast(corner, "#ffffff") > theme.contrast(before.pixelColor(2, 2).name(), "#ffffff")
    worn.show_so(host, Seeing())
    assert seen() == before
    house.close()


@pytest.mark.parametrize(
    "colour", [theme.CREAM, theme.SOFT, theme.GOLD, theme.INK, theme.INK_SOFT, theme.INK_RED, "#808080"]
)
def test_under_strong_contrast_every_text_stands_out_from_its_halo(colour):
    assert theme.inked(colour) == theme.Inked(colour, None)
    worn.wear(LARGEST)
    written = theme.inked(colour)
    assert written.halo is not None
    assert theme.contrast(written.colour, written.halo) >= theme.STRONG


PEOPLE = (Player("Ana", "fox"), Player("Ben", "owl"), Player("Mia", "unicorn"))


def play(box, people, qtbot, folder, wide, high):
    """Fifty moves at random, seen on a page of this size."""
    table: Table[Any, Any, Any] = Table(box.rules(), people, 4, Clock(lambda: 0.0))
    session = Session(box, table, Memory(folder))
    page = TablePage(session)
    qtbot.addWidget(page)
    page.resize(wide, high)
    page.show()
    session.start()
    luck = Random(4)
    for _ in range(50):
        for card in page.findChildren(Curtain):
            if card.isVisible():
                card.choose(card.lifted)
        asks = [ask for ask in table.asks if ask.seat != HOST] or list(table.asks)
        if not asks:
            break
        table.clock.set(max(table.clock.now(), asks[0].after))
        session.act(asks[0].seat, some_answer(asks[0], luck, ("the lion sleeps",)))
    session.close()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_the_table_is_cut_by_the_largest_type(qtbot, tmp_path, monkeypatch, game):
    """What does not fit when it grows stays smaller; what was whole before is whole, and inside its box."""
    box = open_box(game)
    people = PEOPLE[: box.manifest.seats[-1]]

    def cut_texts() -> set[str]:
        found: set[str] = set()
        fitted = lettering.fitted

        def noting(text, place, *rest):
            font, lines = fitted(text, place, *rest)
            high = QFontMetricsF(font).lineSpacing() * (len(lines) - 1 + 1 / lettering.AIR)
            if lines and lines[-1].endswith("…") and not text.endswith("…"):
                found.add(text)
            if high > place.height() + 1 and font.pixelSize() > rest[0].pixelSize():
                found.add(f"{text} stands out")
            return font, lines

        with monkeypatch.context() as patch:
            patch.setattr(lettering, "fitted", noting)
            play(box, people, qtbot, tmp_path, 960, 540)
        return found

    usual = cut_texts()
    worn.wear(LARGEST)
    assert cut_texts() <= usual


@pytest.mark.parametrize("game", GAMES)
def test_at_a_party_no_text_is_smaller_than_it_need_be(qtbot, tmp_path, monkeypatch, game):
    """Sums, counts, names: what has the width for it is 28 pixels high at 1080, however low its row is."""
    box, small, read = open_box(game), set(), set()
    people = PEOPLE[: box.manifest.seats[-1]]
    fitted, least = lettering.fitted, math.ceil(theme.SMALL / (1 - 2 * theme.SAFE))

    def noting(text, place, font, *rest):
        found, lines = fitted(text, place, font, *rest)
        wished = QFont(font)
        wished.setPixelSize(least)
        is_wide_enough = QFontMetricsF(wished).horizontalAdvance(text) <= place.width()
        if text and font.pixelSize() >= theme.SMALL and is_wide_enough:
            (read if found.pixelSize() >= least else small).add(text)
        return found, lines

    monkeypatch.setattr(lettering, "fitted", noting)
    monkeypatch.setattr(EDGE, "free", theme.SAFE)
    worn.wear(Seeing())
    play(box, people, qtbot, tmp_path, 1920, 1080)
    assert read
    assert not small


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_fits_in_the_largest_type(qtbot, monkeypatch, size, game):
    box = open_box(game)
    people = (Player("Ana", "fox"), Player("Opa", "owl"))

    def lobby() -> LobbyPage:
        helps = SeatHelps(box.helps(), {"Opa": tuple(help_.field for help_ in box.helps())})
        page = LobbyPage(box.manifest, box.levels(), box.house_rules(), people, helps=helps)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        return page

    page = lobby()
    usual = {*cut(page, monkeypatch)}
    page.rules.click()
    usual |= {*cut(page, monkeypatch)}
    worn.wear(LARGEST)
    page = lobby()
    for _ in range(2):
        assert_well_laid(page)
        assert {*cut(page, monkeypatch)} <= usual
        page.rules.click()
