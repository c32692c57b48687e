"""Failure 12: a name is shown as typed on every page and at every table, and lies on nothing else."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.cards import EndingCard
from boardroom.app.names import LONGEST
from boardroom.stage import lettering, theme
from boardroom.table.table import Player
from tests.app.pseudo import draw
from tests.app.seen import AWKWARD
from tests.breaks.evening import (
    GAMES,
    leave_card,
    lift_curtains,
    moves,
    open_cards,
    readable,
    seats_for,
    session_of,
    settle,
)


def named(pieces, name):
    """The pieces on which this name stands."""
    return [piece for piece in pieces.values() if piece.isVisible() and name in repr(piece.art)]


def box(piece):
    """Where it lies."""
    size = piece.size * piece.home.zoom
    return QRectF(piece.pos() - QPointF(size.width() / 2, size.height() / 2), size)


def seat(window, game, names, options=None):
    window.seat(game, tuple(Player(name, "fox") for name in names), options or {}, 1)
    return session_of(window)


@pytest.mark.breaks(12, "every game’s scene")
@pytest.mark.breaks(12, "40 letters, emoji, right to left, <b>, &, %s, {}")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("start", range(0, len(AWKWARD), 3))
def test_at_every_table_a_name_is_shown_as_typed(window, caught, game, start):
    """In the bar or on the table, letter for letter; painted too, at every size."""
    count = seats_for(game, 3)
    names = [AWKWARD[(start + number) % len(AWKWARD)] for number in range(count)]
    session = seat(window, game, names)
    seen = set()
    for number, _ in enumerate(moves(window, Random(start), 20)):
        lift_curtains(window)
        shown = window._table.bar.prompt.text + "".join(
            repr(piece.art) for piece in session.scene.pieces.values()
        )
        seen.update(name for name in names if name in shown or repr(name)[1:-1] in shown)
        if number % 10 == 0:
            window.grab()
    assert seen == set(names)
    assert not caught.exists(), caught.read_text(encoding="utf-8")


@pytest.mark.breaks(12, "never overlapping")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wanted", [2, 6])
def test_what_bears_a_name_lies_on_no_other_name_and_on_the_table(window, game, wanted):
    names = [letter * 40 for letter in "WMQGOD"[: seats_for(game, wanted)]]
    session = seat(window, game, names)
    found = 0
    for _ in moves(window, Random(1), 12):
        lift_curtains(window)
        session.director.hurry()
        plates = {name: named(session.scene.pieces, name) for name in names}
        for one, other in combinations(names, 2):
            for piece in plates[one]:
                found += 1
                assert theme.TABLE.adjusted(-2, -2, 2, 2).contains(piece.sceneBoundingRect().center())
                for near in plates[other]:
                    if piece is not near and piece.zValue() == near.zValue():
                        both = box(piece).intersected(box(near))
                        assert min(both.width(), both.height()) < 12, (piece.key, near.key, both)
    assert found


LONG = [
    "Maximilian Wolfgang Amadeus von Habsburg",
    "Großtante Anna-Katharina aus Oberbayern",
    "Wilhelmina-Charlotte Weatherby-Montague",
    "Donaudampfschifffahrtskapitänswitwe Rosa",
    "Ururgroßmutter Hildegard vom Sonnenhügel",
    "Bartholomew Featherstonehaugh the Fourth",
]
"""As long as names may be, and as people write them."""


@pytest.mark.breaks(12, "40 letters, emoji, right to left, <b>, &, %s, {}")
@pytest.mark.parametrize("text", theme.TEXT_SIZES.values())
@pytest.mark.parametrize("wanted", [2, 3, 4, 6])
@pytest.mark.parametrize("game", ["brain_games", "concluzio", "common_denominator", "concentration"])
def test_the_longest_names_and_what_stands_with_them_are_whole_at_every_size_of_type(
    window, inked, game, wanted, text
):
    """On every plate, pile, ribbon and button: nothing at a table ends in dots because it does not fit."""
    assert all(len(name) <= LONGEST for name in LONG)
    theme.wear(theme.Manner(text))
    names = LONG[: seats_for(game, wanted)]
    abilities = {"abilities": "open"} if game == "concluzio" and len(names) <= 4 else {}
    session = seat(window, game, names, abilities)
    drawn = set()
    for _ in moves(window, Random(wanted), 40):
        lift_curtains(window)
        session.director.hurry()
        inked.clear()
        for piece in session.scene.pieces.values():
            if piece.isVisible() and piece.art not in drawn:
                drawn.add(piece.art)
                draw(piece)
        window._table.bar.grab()
        cut = [line for line in inked if line.endswith("…") and not line.endswith(" …")]
        assert not cut
    assert any(names[0] in repr(art) for art in drawn)


@pytest.fixture
def inked(monkeypatch):
    """Every line that is written anywhere, as it is written."""
    lines = []
    for module in (lettering, style):
        monkeypatch.setattr(module, "ink", lambda painter, foot, line, font, colour: lines.append(line))
    return lines


@pytest.mark.breaks(12, "every page")
@pytest.mark.parametrize("name", AWKWARD)
def test_on_every_page_a_name_is_shown_as_typed(window, name):
    """Lobby, menu, leaving, the ending and the shelf's offer."""
    seat(window, "nullgame", [name, "Ben"])
    for _ in moves(window, Random(1), 1):
        pass
    page = window._table
    page.show_menu()
    for card in open_cards(window):
        card.choose(card.leave)
    assert name in words_of(window)
    for card in open_cards(window):
        card.escape()
    card = leave_card(window)
    card.choose(card.ended)
    (ending,) = open_cards(window, EndingCard)
    assert name in readable(window) or repr(name)[1:-1] in readable(window)
    ending.choose(ending.shelf)
    settle()
    assert any(name in kept.text for kept in window._shelf._kept)
    window.reception.pick("nullgame")
    assert window._lobby.plates[0].field.text() == name


def words_of(window):
    """All words, as they are given to be painted."""
    found = []
    for widget in window.findChildren(QWidget):
        found += [getattr(widget, "words", ""), widget.accessibleName()]
    return "\n".join(str(words) for words in found)
