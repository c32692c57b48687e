"""Captions of what is read aloud: they cover nothing that is played, and do not repeat the bar."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from boardroom.app.family import Family
from boardroom.app.table_page import TablePage
from boardroom.games import shelf
from boardroom.stage import theme
from tests.app.hands import ANA, BEN, lift, move, seat

GAMES = [name for name, card in shelf().items() if card.on_shelf]
_SHADOW = 8.0
"""Units by which the soft shadow around a piece may reach farther than the piece."""


def played(page: TablePage) -> list[QRectF]:
    """Where the pieces lie that can be seen, in pixels of the page, without their shadows."""
    shown = [piece for piece in page.session.scene.pieces.values() if piece.isVisible() and piece.opacity()]
    boxes = [page.view.mapFromScene(piece.sceneBoundingRect()).boundingRect() for piece in shown]
    shadow = _SHADOW * page.view.transform().m11()
    return [QRectF(box).adjusted(shadow, shadow, -shadow, -shadow) for box in boxes]


@pytest.mark.parametrize("text_size", ["normal", "largest"])
@pytest.mark.parametrize("game", GAMES)
def test_no_caption_lies_on_what_is_played(window, game, text_size):
    window.preferences.set(captions=True, text_size=text_size)
    session = seat(window, game, ANA, BEN)
    page, luck = window._table, Random(4)
    seen = 0
    for _ in range(80):
        lift(window)
        if not session.table.asks:
            break
        move(session, luck)
        for _ in range(3):
            QApplication.processEvents()
        page.show_caption("The last puzzle was places to swim: sea, lake, river, pool, canal and bath. " * 2)
        strip = QRectF(page.captions.geometry())
        assert page.captions.isVisibleTo(page)
        assert strip.height() >= theme.SMALL * page.bar.look.unit, "it can be read"
        assert not strip.intersects(QRectF(page.menu.geometry()))
        covered = [box for box in played(page) if box.intersects(strip)]
        assert not covered, f"{strip} lies on {covered[0]}"
        seen += 1
    assert seen > 3


def test_what_stands_in_the_bar_is_not_said_twice(window):
    window.preferences.set(captions=True)
    session = seat(window, "brain_games", ANA, BEN)
    page, luck = window._table, Random(4)
    shown = set()
    for _ in range(60):
        move(session, luck)
        for _ in range(3):
            QApplication.processEvents()
        shown.add(page.captions.words)
        assert page.bar.shown not in page.captions.words
    assert any(words.endswith("?") for words in shown), "the question of a card is none of the bar's"


def test_at_a_night_the_caption_leaves_room_for_which_game_it_is(window):
    window.preferences.set(captions=True)
    seat(window, "concentration", ANA, BEN)
    page = window._table
    page.tell_night(2, 4)
    page.show_caption("Number 7: a canoe for the whole family. " * 4)
    wide = page.evening.wide() * page.bar.look.unit
    assert page.captions.geometry().right() < page.evening.geometry().right() - wide


def test_captions_are_found_beside_reading_aloud():
    from boardroom.app.settings_pages import PAGES

    (page,) = [page for page in PAGES if any(entry[0] == "voice" for entry in page.entries)]
    assert [entry[0] for entry in page.entries[:2]] == ["voice", "captions"]
    assert Family().captions is False
