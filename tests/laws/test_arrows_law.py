"""The law of the arrows, by random play of every game: they lead to every piece, and jump over none."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from boardroom.app.box import open_box
from boardroom.core.game import HOST, Seat
from boardroom.games import shelf
from boardroom.stage.director import Director
from boardroom.table.clock import Clock
from boardroom.table.laws import some_answer
from boardroom.table.table import Player, Table

MOVES = 90
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_TURNS = {Qt.Key.Key_Left: 2, Qt.Key.Key_Right: 0, Qt.Key.Key_Up: 1, Qt.Key.Key_Down: 3}


@pytest.mark.parametrize("game", sorted(card.id for card in shelf().values() if card.on_shelf))
@pytest.mark.parametrize("seed", range(2))
def test_arrows_lead_to_every_piece_and_jump_over_none(qapp, game, seed):
    seen, most = set(), 0
    for scene in positions(open_box(game), seed):
        offered = scene.touch.offered
        mark = frozenset((piece.key, piece.home.x, piece.home.y) for piece in offered)
        if mark in seen:
            continue
        seen.add(mark)
        most = max(most, len(offered))
        links = {}
        for piece in offered:
            links[piece] = set()
            for key in ARROWS:
                there = pressed(scene, piece, key)
                if there is not None:
                    links[piece].add(there)
                    assert_jumps_over_none(offered, piece, there, key)
        for start in offered:
            missed = set(offered) - flood(links, start)
            assert not missed, f"from {start.key} to {[piece.key for piece in missed]}"
    assert most > 3


def positions(box, seed):
    """The scene as it lies before each move, for the eyes of whoever is asked."""
    counts = list(box.manifest.seats)
    players = [Player(f"P{number}") for number in range(counts[seed % len(counts)])]
    table = Table(box.rules(), players, seed, Clock(lambda: 0.0))
    scene = box.manifest.part("scene").Scene(players)
    director, luck = Director(scene), Random(seed)
    for _ in range(MOVES):
        asks = [ask for ask in table.asks if ask.seat != HOST] or list(table.asks)
        if not asks:
            return
        ask = luck.choice(asks)
        every = [Seat(number) for number in range(len(players))]
        table.sit(director, ask.seat if ask.private else None, [ask.seat] if ask.private else every)
        director.hurry()
        yield scene
        table.clock.set(max(table.clock.now(), ask.after))
        table.submit(ask.seat, some_answer(ask, luck, ("a lion", "pie")))


def pressed(scene, piece, key):
    """Where an arrow leads from a piece; None where it leads off the table."""
    scene.touch.ring.show(piece)
    return scene.touch.focused if scene.touch.key(key, False, 0) else None


def flood(links, start):
    seen, ahead = {start}, [start]
    while ahead:
        more = links[ahead.pop()] - seen
        seen |= more
        ahead += more
    return seen


def assert_jumps_over_none(offered, here, there, key):
    """Nothing that lies wholly between the two, and straight before the first, is left out."""
    one, two = turned(here, key), turned(there, key)
    for piece in offered:
        box = turned(piece, key)
        is_between = box.left() >= one.right() - 2 and box.right() <= two.left() + 2
        overlap = min(one.bottom(), box.bottom()) - max(one.top(), box.top())
        assert not (is_between and overlap > 1), f"{key.name}: {here.key} → {there.key} over {piece.key}"


def turned(piece, key):
    """Where it lies, the table turned so that the arrow points to the right."""
    middle, size = piece.home.point, piece.size * piece.home.zoom
    for _ in range(_TURNS[key]):
        middle, size = QPointF(-middle.y(), middle.x()), size.transposed()
    return QRectF(middle - QPointF(size.width(), size.height()) / 2, size)
