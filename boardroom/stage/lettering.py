"""Text on pieces: it always fits, and it is always shown as typed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTextLayout,
    QTextOption,
)

from boardroom.stage import theme

CENTRE = Qt.AlignmentFlag.AlignHCenter
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
AIR = 1.12
"""By how much the space of a line is higher than its letters: a single line needs no more than these."""


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    colour: str,
    *,
    align: Qt.AlignmentFlag = CENTRE,
    lines: int = 1,
    least: float = theme.SMALL,
) -> None:
    """Write into a box, in the middle of its height.

    What is too wide is broken into at most `lines` lines, then made smaller down to `least` units, then
    broken inside words too, and only then cut with an ellipsis. Nothing in the text is interpreted.
    """
    draw(painter, box, *fitted(text, box, font, lines, least), colour, align)


def draw(
    painter: QPainter,
    box: QRectF,
    font: QFont,
    broken: Sequence[str],
    colour: str,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Draw lines that are known to fit, in the middle of the height of a box."""
    metrics = QFontMetricsF(font)
    top = box.center().y() - metrics.lineSpacing() * len(broken) / 2
    for number, line in enumerate(broken):
        width = metrics.horizontalAdvance(line)
        free = max(box.width() - width, 0.0)
        left = box.left() + (0.0 if align == LEFT else free if align == RIGHT else free / 2)
        foot = QPointF(left, top + number * metrics.lineSpacing() + metrics.ascent())
        ink(painter, foot, line, font, colour)


def ink(painter: QPainter, foot: QPointF, line: str, font: QFont, colour: str) -> None:
    """Write one line that begins at `foot`, with the halo that strong contrast gives it."""
    written = theme.inked(colour)
    if written.halo is not None:
        outline = QPainterPath()
        outline.addText(foot, font, line)
        pen = QPen(QColor(written.halo), max(font.pixelSize() * theme.HALO, 2.0))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(outline, pen)
    painter.setFont(font)
    painter.setPen(QColor(written.colour))
    painter.drawText(foot, line)


def fitted(text: str, box: QRectF, font: QFont, lines: int, least: float) -> tuple[QFont, list[str]]:
    """The font and the lines with which a text fits into a box."""
    text = " ".join("".join(c if c.isprintable() or c == "\u200d" else " " for c in text).split())
    font = QFont(font)
    size = _grown(font, box)
    font.setPixelSize(size)
    while True:
        metrics = QFontMetricsF(font)
        room = max(min(lines, int(box.height() / metrics.lineSpacing())), 1)
        broken = _broken(text, font, box.width())
        fits = len(broken) <= room and all(metrics.horizontalAdvance(line) <= box.width() for line in broken)
        if fits or size <= least:
            break
        size = max(size - 2, round(least))
        font.setPixelSize(size)
    if not fits and room > 1:  # better a word in two parts than one whose end nobody can read
        parts = _broken(text, font, box.width(), inside_words=True)
        fits, broken = len(parts) <= room, parts if len(parts) <= room else broken
    if not fits:
        kept = [*broken[: room - 1], *([" ".join(broken[room - 1 :])] if len(broken) >= room else [])]
        broken = [metrics.elidedText(line, Qt.TextElideMode.ElideRight, box.width()) for line in kept]
    return font, broken


def _grown(font: QFont, box: QRectF) -> int:
    """The size to begin with: larger where the family reads large type, as far as the box is high enough."""
    size = font.pixelSize()
    wish = math.ceil(size * theme.manner().text - 0.01)  # at a party no pixel may be lost
    if wish > size:
        taller = QFont(font)
        taller.setPixelSize(wish)
        room = box.height() * AIR / QFontMetricsF(taller).lineSpacing()
        wish = max(size, min(wish, int(wish * room)))
    return wish


def _broken(text: str, font: QFont, width: float, *, inside_words: bool = False) -> list[str]:
    """The text in lines no wider than this, broken between words (a longer word stands out), or anywhere."""
    layout = QTextLayout(text, font)
    layout.setTextOption(QTextOption())
    option = layout.textOption()
    mode = QTextOption.WrapMode
    option.setWrapMode(mode.WrapAtWordBoundaryOrAnywhere if inside_words else mode.WordWrap)
    layout.setTextOption(option)
    broken = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        broken.append(_part(text, line.textStart(), line.textLength()).strip())
    layout.endLayout()
    return broken


def _part(text: str, start: int, length: int) -> str:
    """A part of the text; Qt counts in UTF-16."""
    units = text.encode("utf-16-le")
    return units[2 * start : 2 * (start + length)].decode("utf-16-le", "ignore")
