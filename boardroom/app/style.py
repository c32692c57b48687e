"""How the widgets about the table look: one scale for a window, and the few strokes everything is drawn with.

Colours, fonts and measures come from the stage's theme, in its units of 1920 × 1080. A `Look` turns them into
pixels for one window size and mood; widgets are given a new one on every resize through `dress(look)`, which
sets fonts and places and loads nothing. Everything is painted and not styled, so it reads the same under
light and dark desktops.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
)

from boardroom.stage import theme
from boardroom.stage.lettering import fitted, ink

ARGUMENTS = ("-style", "fusion")
"""For QApplication: the same ways on every desktop. (To ask a running one for its style, or to give it
another, takes as long as to paint the shelf.) Colours need no setting: what we do not paint
ourselves has `field.palette()`."""


class Edge:
    """The part of each edge of the window that is left free of what is read or touched: party mode's."""

    free = 0.0


EDGE = Edge()


class Look(NamedTuple):
    """One window size and mood. The table of 1920 × 1080 units stands as large as fits, in the middle."""

    unit: float
    left: float
    top: float
    mood: theme.Mood

    @classmethod
    def of(cls, size: QSize, mood: theme.Mood) -> Look:
        """The look for a window, `size` in pixels: the scale that the scene on the table has too."""
        width, height = theme.TABLE.width(), theme.TABLE.height()
        room = 1 - 2 * EDGE.free
        unit = max(min(size.width() / width, size.height() / height) * room, 0.1)
        mood = theme.MOODS[mood.name]  # as it is now: the family may have changed the contrast
        return cls(unit, (size.width() - width * unit) / 2, (size.height() - height * unit) / 2, mood)

    def px(self, units: float) -> int:
        """Pixels, rounded."""
        return round(units * self.unit)

    def rect(self, x: float, y: float, width: float, height: float) -> QRect:
        """A rectangle of the table, in pixels of the window."""
        left, top = round(self.left + x * self.unit), round(self.top + y * self.unit)
        right = round(self.left + (x + width) * self.unit)
        return QRect(left, top, right - left, round(self.top + (y + height) * self.unit) - top)

    def place(self, place: QRectF) -> QRect:
        """A place of the theme, in pixels of the window."""
        return self.rect(place.x(), place.y(), place.width(), place.height())

    def text(self, units: float, bold: bool = True) -> QFont:
        """The round face."""
        return theme.text(max(units * self.unit, 1), bold)

    def display(self, units: float) -> QFont:
        """The heavy face."""
        return theme.display(max(units * self.unit, 1))


# ----------------------------------------------------------------------------------------------- words


class Lines(NamedTuple):
    """Plain text, set: the font it fits in, its lines, and whether something had to be left out."""

    font: QFont
    lines: tuple[str, ...]
    is_cut: bool

    @property
    def height(self) -> float:
        """Pixels from the top of the first line to the foot of the last."""
        return len(self.lines) * QFontMetricsF(self.font).height()

    @property
    def width(self) -> float:
        """Pixels of the longest line."""
        measure = QFontMetricsF(self.font)
        return max(measure.horizontalAdvance(line) for line in self.lines)

    def at_most(self, pixels: int) -> Lines:
        """The same lines in type that is no larger than this, to look like others beside them."""
        font = QFont(self.font)
        font.setPixelSize(min(pixels, font.pixelSize()))
        return self._replace(font=font)

    def paint(self, painter: QPainter, rect: QRectF, align: Qt.AlignmentFlag, colour: QColor) -> None:
        """Draw the lines in the middle of the height of `rect`, as typed: no markup, no shortcuts."""
        measure, name = QFontMetricsF(self.font), colour.name()
        top = rect.top() + (rect.height() - self.height) / 2
        for number, line in enumerate(self.lines):
            free = rect.width() - measure.horizontalAdvance(line)
            aside = free if align == Qt.AlignmentFlag.AlignRight else free / 2
            left = rect.left() + (0.0 if align == Qt.AlignmentFlag.AlignLeft else aside)
            ink(
                painter,
                QPointF(left, top + number * measure.height() + measure.ascent()),
                line,
                self.font,
                name,
            )


def fit(
    text: str,
    face: Callable[[float], QFont],
    width: float,
    height: float,
    size: float,
    lines: int = 1,
    least: float = theme.SMALL,
) -> Lines:
    """Set `text` in at most so many lines, as large as fits from `size` down to `least` units.

    Too long even then, the end is elided. `face` gives the font of a size; `width` and `height` are pixels.
    """
    box = QRectF(0, 0, max(width, 1), max(height, 1))
    font, rows = fitted(text, box, face(size), lines, face(least).pixelSize())
    whole = "".join(text.split())
    is_cut = "".join("".join(rows).split()) != whole and rows[-1].endswith("…")
    return Lines(font, tuple(rows if is_cut else _in_company(rows, font, box.width())), is_cut)


_LONELY = 0.25
"""A last line that takes less than this part of the width stands alone below the others."""


def _in_company(rows: list[str], font: QFont, width: float) -> list[str]:
    """The same lines, but no last word alone: the last two end with a sentence, or are of equal length."""
    measure = QFontMetricsF(font).horizontalAdvance
    if len(rows) < 2 or measure(rows[-1]) >= _LONELY * width:
        return rows
    words = f"{rows[-2]} {rows[-1]}".split()
    pairs = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    fitting = [pair for pair in pairs if max(map(measure, pair)) <= width]
    if not fitting:  # a long word in two parts
        return rows
    whole = [pair for pair in fitting if pair[0].endswith((".", "!", "?"))]
    best = min(whole or fitting, key=lambda pair: abs(measure(pair[0]) - measure(pair[1])))
    return [*rows[:-2], *best]


# --------------------------------------------------------------------------------------------- strokes


def plate(painter: QPainter, rect: QRectF, radius: float, fill: QColor, line: QColor | None = None) -> None:
    """A rounded plate, with a thin line inside its edge; strong contrast gives every pale one a line."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(fill)
    if theme.manner().contrast and (line is not None or 0 < fill.alpha() < 255):
        painter.setPen(QPen(QColor(theme.STRONG_LINE), 2.5))
        painter.drawRoundedRect(rect.adjusted(1.25, 1.25, -1.25, -1.25), radius, radius)
    elif line is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(rect, radius, radius)
    else:
        painter.setPen(QPen(line, 1.5))
        painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)


def shadow(painter: QPainter, rect: QRectF, radius: float, drop: float, blur: float) -> None:
    """A soft shadow under a rounded thing: a few pale layers, cheap enough to paint on the spot."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 18))
    for layer in range(6):
        grow = blur * (1 - layer / 5 * 1.4)
        around = rect.adjusted(-grow, -grow, grow, grow).translated(0, drop)
        painter.drawRoundedRect(around, max(radius + grow, 1), max(radius + grow, 1))


def ring(painter: QPainter, rect: QRectF, radius: float, thick: float, colour: QColor) -> None:
    """The focus ring: drawn inside `rect`, `thick` pixels wide, and wider under strong contrast."""
    thick = theme.ringed(thick)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, thick))
    half = thick / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)


def faded(colour: str | QColor, alpha: float) -> QColor:
    """A colour with an opacity from 0 to 1."""
    pale = QColor(colour)
    pale.setAlphaF(alpha)
    return pale


def glyph(painter: QPainter, name: str, middle: QPointF, reach: float, colour: QColor) -> None:
    """A small sign drawn in strokes, because no font can be trusted to have it.

    `name` is one of those in `_GLYPHS`; it reaches `reach` pixels to each side.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour, reach * 0.36)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for stroke in _GLYPHS[name]:
        painter.drawPolyline([middle + QPointF(x, y) * reach for x, y in stroke])


_GLYPHS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "plus": (((-0.8, 0), (0.8, 0)), ((0, -0.8), (0, 0.8))),
    "cross": (((-0.65, -0.65), (0.65, 0.65)), ((-0.65, 0.65), (0.65, -0.65))),
    "left": (((0.35, -0.75), (-0.4, 0), (0.35, 0.75)),),
    "right": (((-0.35, -0.75), (0.4, 0), (-0.35, 0.75)),),
    "down": (((-0.75, -0.35), (0, 0.4), (0.75, -0.35)),),
    "back": (((0.85, 0), (-0.75, 0)), ((-0.1, -0.65), (-0.75, 0), (-0.1, 0.65))),
    "up": (((0, 0.85), (0, -0.75)), ((-0.65, -0.1), (0, -0.75), (0.65, -0.1))),
    "turn": (
        ((0.55, -0.6), (0.2, -0.8), (-0.25, -0.78), (-0.62, -0.5), (-0.8, 0), (-0.62, 0.5), (-0.25, 0.78)),
        ((-0.25, 0.78), (0.25, 0.78), (0.62, 0.5), (0.8, 0.0)),
        ((0.62, -1.0), (0.6, -0.52), (0.1, -0.4)),
    ),
    "keys": (
        ((-0.95, -0.6), (0.95, -0.6), (0.95, 0.7), (-0.95, 0.7), (-0.95, -0.6)),
        *(((x - 0.04, y), (x + 0.04, y)) for y in (-0.2, 0.2) for x in (-0.5, 0.0, 0.5)),
    ),
    "pen": (
        ((-0.8, 0.8), (-0.65, 0.2), (0.45, -0.9), (0.9, -0.45), (-0.2, 0.65), (-0.8, 0.8)),
        ((0.2, -0.65), (0.65, -0.2)),
    ),
}
