"""Where things lie on this table, in units of 1920 × 1080."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.concentration.ink import GRID
from boardroom.stage.items.piece import Place
from boardroom.stage.items.rack import Rack
from boardroom.stage.theme import Z

PITCH = 158.0
SLIDE = QSizeF(150, 150)
BOARD = QPointF(966, 489)
"""The middle of the window."""
HOLE = PITCH * GRID
FRAME = HOLE + 70

PLATE = QSizeF(380, 358)
PLATES = (QPointF(286, 239), QPointF(286, 607))
TITLE = QRectF(86, 792, 400, 126)
SLOT = QSizeF(108, 98)
"""A prize in a rack that has few; many are smaller, so that each is seen whole."""
SLOTS = 14
"""More prizes than one rack can hold."""

RIGHT = QRectF(1456, 60, 368, 858)
"""The column right of the board."""
STRIP = QRectF(1484, 136, 312, 92)
LETTER = 42.0
"""How far the solution slide is pulled for one letter."""
TRAY = tuple(QPointF(1557 + column * 166, 660 + row * 164) for row in range(2) for column in range(2))
"""Where slides lie that have been pulled out."""


def panel_place(panel: int) -> QPointF:
    """The middle of a panel, numbered from 1 in reading order (CON-11)."""
    row, column = divmod(panel - 1, GRID)
    middle = (GRID - 1) / 2
    return QPointF(BOARD.x() + (column - middle) * PITCH, BOARD.y() + (row - middle) * PITCH)


def rack_places(side: int, head: float, prizes: int) -> tuple[Place, ...]:
    """Where so many prizes lie on a side's plate, below its head, which takes so many units."""
    left, top = PLATES[side].x() - PLATE.width() / 2, PLATES[side].y() - PLATE.height() / 2
    high = SLOT.height() if prizes <= 3 else PLATE.height() - head - 16  # three stand in one row
    area = QRectF(left + 18, top + head, PLATE.width() - 36, high)
    return Rack(area, SLOT, least=0.3, z=float(Z.SLOT)).places(prizes)
