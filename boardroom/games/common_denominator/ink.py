"""The inks of this table, and two strokes that its drawings share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen

PENCIL = "#1d4f91"
"""An answer that was won."""
GRAPHITE = "#6b6257"
"""The right answer filled in after a miss; slanted and underlined too, so that colour is not alone."""
PRINT = "#45331a"
BAND = "#ffe3a0"
CELL = "#fffef9"
CELL_LINE = "#b8a378"


def box_of(size: QSizeF, inset: float = 0.0) -> QRectF:
    """The box of a drawing, so much smaller on every side."""
    return QRectF(QPointF(), size).adjusted(inset, inset, -inset, -inset)


def round_pen(colour: str, width: float) -> QPen:
    """A pen with round ends."""
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
