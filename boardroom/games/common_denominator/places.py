"""Where things lie on this table, in units of 1920 × 1080."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.common_denominator.view import Row
from boardroom.stage.items.piece import Place
from boardroom.stage.items.rack import Rack
from boardroom.stage.theme import Z

PAPER = QSizeF(884, 846)
"""The puzzle card."""
CENTRE = QPointF(958, 487)
"""Its middle."""
TRACING = QSizeF(856, 690)
CATEGORY = QRectF(608, 154, 700, 62)
ROWS = QRectF(572, 238, 800, 650)
"""Where rows may lie on it."""
WIDEST_CELL = 94.0

PLATE = QSizeF(380, 196)
PLATES = QRectF(96, 60, 380, 692)
BETWEEN = 9.0
"""Where the players' plates stand."""
TITLE = QRectF(96, 762, 380, 156)

MEDAL = QSizeF(98, 98)
COIN = QSizeF(60, 60)
METALS = ("gold", "silver", "bronze")
BANK = {metal: QPointF(1486, 112 + row * 112) for row, metal in enumerate(METALS)}
BANK_ROW = QSizeF(278, 112)
"""Beside a medal, as far as the margin of the table."""

TIMER = QSizeF(150, 216)
TIMER_AT = QPointF(1530, 518)
CLOCK = QRectF(1622, 460, 220, 116)

CARD = QSizeF(190, 264)
DECK_AT = QPointF(1540, 796)
STACK_AT = QPointF(1738, 796)
PILE = QSizeF(164, 212)
SPOT = QPointF(958, 520)
"""Where a card lies that everybody looks at."""
HAND = QRectF(556, 236, 804, 590)
SMALL_HAND = QRectF(TITLE)
RIBBON = QRectF(1436, 686, 388, 220)
"""Where is said what has just come about: over the piles, so that nothing of the puzzle is covered."""


def plate_size(players: int) -> QSizeF:
    """As large as so many plates can be."""
    high = (PLATES.height() - BETWEEN * (players - 1)) / players
    return QSizeF(PLATE.width(), min(high, PLATE.height()))


def plate_at(seat: int, players: int) -> QPointF:
    """The middle of a player's plate."""
    high = plate_size(players).height()
    return QPointF(PLATES.center().x(), PLATES.top() + high / 2 + seat * (high + BETWEEN))


def cell_size(rows: Sequence[Row]) -> float:
    """How wide a cell may be so that all rows fit on the card."""
    left = max(row.marked for row in rows)
    right = max(len(row.cells) - row.marked for row in rows)
    return min(WIDEST_CELL, ROWS.width() / (left + right), ROWS.height() / len(rows))


def row_places(rows: Sequence[Row]) -> list[tuple[QPointF, QSizeF]]:
    """The middle and the size of every row, so that their marked cells stand one under the other."""
    cell = cell_size(rows)
    column = column_x(rows)
    top = ROWS.center().y() - cell * len(rows) / 2
    places = []
    for number, row in enumerate(rows):
        wide = cell * len(row.cells)
        left = column - cell / 2 - row.marked * cell
        places.append((QPointF(left + wide / 2, top + cell * (number + 0.5)), QSizeF(wide, cell)))
    return places


def column_x(rows: Sequence[Row]) -> float:
    """The middle of the marked column: the widest rows lie evenly on the card."""
    cell = cell_size(rows)
    left = max(row.marked for row in rows)
    right = max(len(row.cells) - row.marked for row in rows)
    return ROWS.center().x() + (left - right + 1) * cell / 2


def hand_places(cards: int, area: QRectF = HAND) -> tuple[Place, ...]:
    """Cards side by side in the middle of an area."""
    places = Rack(area, CARD, gap=18, least=0.34, z=Z.RAISED + 1.0).places(cards)
    if not places:
        return ()
    left, right = min(place.x for place in places), max(place.x for place in places)
    shift = area.center().x() - (left + right) / 2
    return tuple(Place(one.x + shift, one.y, zoom=one.zoom, z=one.z) for one in places)
