"""Where everything lies on the table, in its logical units."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.brain_games.board import HEXES
from boardroom.games.brain_games.table_art import spot_box, trust_box
from boardroom.stage.items.piece import Place
from boardroom.stage.theme import Z

PITCH = 107.0
HEX = QSizeF(101, 101 * 2 / 3**0.5)
BOARD = QRectF(488, 52, 936, 868)
PLATES = QRectF(96, 60, 372, 858)
CARD = QRectF(488, 52, 936, 868)
PAWN = QSizeF(58, 88)
DECK = QSizeF(174, 216)
DIE = QSizeF(150, 150)
DIE_AT = QPointF(1640, 790)
SAY = QSizeF(92, 92)
PAD = QSizeF(210, 190)
BUZZER = QSizeF(192, 192)
LIGHT = QSizeF(330, 330)
BUZZER_AT = (QPointF(282, 822), QPointF(1640, 822))
"""In the lower corners of the table: one for each of two players."""
TITLE_HIGH = 196.0
"""Room under the scorecards: for the title, or for a buzzer."""

CARD_Z, ON_CARD_Z = float(Z.RAISED) + 2, float(Z.RAISED) + 4
"""A card held up lies over the board, and what is touched on it above that."""


def space_point(space: int) -> QPointF:
    """The middle of a space of the board."""
    x, y = HEXES[space].centre(PITCH)
    high = HEXES[-1].centre(PITCH)[1]
    return QPointF(BOARD.center().x() + x, BOARD.center().y() - high / 2 + y)


def pawn_place(space: int, number: int, count: int) -> Place:
    """Where a pawn stands on a space that it shares with others: side by side, all of them to be seen."""
    at = space_point(space)
    step = 0.0 if count < 2 else min(34.0, 84.0 / (count - 1))
    aside = (number - (count - 1) / 2) * step
    lift = 8.0 * (number % 2) if count > 2 else 0.0
    return Place(
        at.x() + aside, at.y() - 20 - lift, zoom=1.0 if count < 3 else 0.86, z=Z.PIECE + 1 + number / 10
    )


def plate_box(seat: int, count: int) -> QRectF:
    """The scorecard of a seat."""
    room = PLATES.height() - TITLE_HIGH
    high = min(room / count, 246.0) - 12
    return QRectF(PLATES.left(), PLATES.top() + seat * (high + 12), PLATES.width(), high)


def spot_place(seat: int, count: int, at: int | None) -> Place:
    """Where a tile goes on a scorecard: the spot of a category, or (None) the Brain Trust."""
    box = plate_box(seat, count)
    inner = trust_box(box.size()) if at is None else spot_box(box.size(), at)
    middle = box.topLeft() + inner.center()
    return Place(middle.x(), middle.y(), zoom=0.5, z=Z.TRAVEL)


def deck_point(at: int) -> QPointF:
    """The middle of a deck, two by two."""
    return QPointF(1547 + (at % 2) * 186, 170 + (at // 2) * 236)


def say_point(pips: int) -> QPointF:
    """Where one presses what a real die shows."""
    return QPointF(1538 + ((pips - 1) % 3) * 104, 742 + ((pips - 1) // 3) * 104)


def pad_point(pad: int) -> QPointF:
    """A pad on the card, three by two."""
    column, row = (pad - 1) % 3, (pad - 1) // 3
    return QPointF(CARD.center().x() + (column - 1) * 240, CARD.top() + 400 + row * 220)
