"""How small a name may be is said in one place, for the plates of all four games."""

from __future__ import annotations

import pytest

from boardroom.app.box import open_box
from boardroom.core.game import Seat
from boardroom.games import shelf
from boardroom.stage import lettering, theme
from boardroom.stage.director import Director
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table
from tests.games.cut import NAMES, cut

LEAST = 27


@pytest.mark.parametrize("game", sorted(card.id for card in shelf().values() if card.on_shelf))
def test_no_name_on_a_plate_is_smaller_than_the_theme_lets_it_be(qapp, monkeypatch, game):
    box, sizes = open_box(game), []
    names = [f"{letter}{NAMES[-2][1:]}" for letter in "ABCDEF"[: box.manifest.seats[-1]]]
    parts = {part for name in names for part in name.replace("-", "- ").split()}
    ink = lettering.ink

    def noting(painter, foot, line, font, colour):
        words = set(line.replace("-", "- ").split())
        if words and words <= parts:
            sizes.append(font.pixelSize())
        ink(painter, foot, line, font, colour)

    monkeypatch.setattr(lettering, "ink", noting)
    monkeypatch.setattr(theme, "LEAST_NAME", LEAST)
    for count in {box.manifest.seats[0], box.manifest.seats[-1]}:
        table = Table(box.rules(), [Player(name) for name in names[:count]], 2, Clock(lambda: 0.0))
        scene = box.manifest.part("scene").Scene(table.players)
        table.sit(Director(scene), None, [Seat(number) for number in range(count)])
        for piece in scene.pieces.values():
            if hasattr(piece.art, "name") or hasattr(piece.art, "names"):
                cut(piece.art, piece.size)
    assert sizes
    assert min(sizes) >= LEAST
