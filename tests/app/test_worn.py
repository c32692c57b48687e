"""Large type and strong contrast: at once, everywhere, and nothing is cut for it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from boardroom.app import worn
from boardroom.app.parts import Words
from boardroom.app.seeing import Seeing
from boardroom.app.settings_card import SettingsCard
from boardroom.app.shelf_page import ShelfPage
from boardroom.games import shelf
from boardroom.stage import theme
from boardroom.stage.view import TableView
from tests.app.seen import SIZES, assert_readable, assert_well_laid, cut, pixels
from tests.app.test_cards import CARDS, SET
from tests.stage.demo import House

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
