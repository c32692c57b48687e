"""Colours, type, measures and layers: the one place where the look of the house is decided.

Everything is in logical units of a 1920 × 1080 table. The module is light: it reads no file and opens no
font until one is asked for.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from enum import Enum, IntEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontDatabase

from boardroom.core.tongue import mark

ASSETS = Path(__file__).resolve().parents[2] / "assets"
"""Pictures, fonts and sounds."""

# ------------------------------------------------------------------------------------------- colours

CREAM = "#fff7e6"
"""Text on felt and on dark plates."""
SOFT = "#d9d3e6"
"""Second-rank text on felt and on dark plates."""
PAPER = "#fffdf6"
PAPER_SHADE = "#f6ecd4"
PAPER_EDGE = "#d8c9a3"
INK = "#2a1c00"
"""Text on paper, on gold and on the colours of the sides."""
INK_SOFT = "#6a5430"
"""Second-rank text on paper."""
INK_RED = "#b3172e"
INK_GREEN = "#17703a"
"""Sums of money and other figures that stand out on paper."""
GOLD = "#ffc94a"
"""The one accent: you may touch this, or this is the answer."""
GOLD_DEEP = "#d99a1c"
WOOD = "#875834"
WOOD_DARK = "#3a2115"
PLATE = "#12ffffff"
"""A pale plate on the felt, under a group of things (alpha first)."""
PLATE_LINE = "#1fffffff"
BAR = "#8c000000"
"""The dark bar that carries the prompt."""
SHADOW = "#000000"


class Mood(NamedTuple):
    """A felt: its colour under the lamp, at the edge of the table, and a solid dark of the same hue."""

    name: str
    lit: str
    edge: str
    deep: str


MOODS = {
    mood.name: mood
    for mood in (
        Mood("shelf", lit="#5a3b27", edge="#20130d", deep="#2b1a11"),
        Mood("night", lit="#223070", edge="#0c112a", deep="#0b0e24"),
        Mood("forest", lit="#1f5b47", edge="#0c281e", deep="#0a2019"),
        Mood("plum", lit="#54307c", edge="#1f1030", deep="#1c0e2c"),
        Mood("teal", lit="#16606d", edge="#092b34", deep="#07242b"),
    )
}


_FELTS = dict(MOODS)
_NIGHTS = {
    mood.name: mood
    for mood in (
        Mood("shelf", lit="#170e08", edge="#000000", deep="#000000"),
        Mood("night", lit="#0a0f2a", edge="#000000", deep="#000000"),
        Mood("forest", lit="#081d16", edge="#000000", deep="#000000"),
        Mood("plum", lit="#180c26", edge="#000000", deep="#000000"),
        Mood("teal", lit="#061d22", edge="#000000", deep="#000000"),
    )
}
"""The felts under strong contrast: hardly more than a hint of their colours."""


class Manner(NamedTuple):
    """How this family sees best: `text` multiplies every size of type, `contrast` is strong contrast."""

    text: float = 1.0
    contrast: bool = False


TEXT_SIZES = {"normal": 1.0, "large": 1.2, "largest": 1.4}
"""Sizes of type by name, as `Manner.text`."""


HALO = 0.16
"""How wide the pen is that draws the halo of strong contrast, of the size of the type. It takes half of that
from each end of a word space, and the space has half of it back."""


class _Worn:
    manner = Manner()


def manner() -> Manner:
    """How everything is drawn now."""
    return _Worn.manner


def wear(manner: Manner) -> bool:
    """Draw everything like this from now on; what is drawn already has to be drawn anew. False: no change."""
    if manner == _Worn.manner:
        return False
    _Worn.manner = manner
    MOODS.update(_NIGHTS if manner.contrast else _FELTS)
    return True


def ringed(thick: float) -> float:
    """The thickness of a focus ring that is usually so thick."""
    return thick * 1.7 if _Worn.manner.contrast else thick


def line(usual: str) -> str:
    """The colour of the thin line around a plate that usually has this one."""
    return STRONG_LINE if _Worn.manner.contrast else usual


STRONG_LINE = "#b4ffffff"


class Inked(NamedTuple):
    """The colour of a text, and of the halo that keeps it apart from any ground; None: it needs none."""

    colour: str
    halo: str | None


def inked(colour: str) -> Inked:
    """How text of this colour is written. Under strong contrast: at least 7 : 1 against its own halo."""
    if not _Worn.manner.contrast:
        return Inked(colour, None)
    for halo, plain in (("#000000", "#ffffff"), ("#ffffff", "#000000")):
        if contrast(colour, halo) >= STRONG:
            return Inked(colour, halo)
        if contrast(colour, halo) >= STRONG / 2 and contrast(colour, halo) > contrast(colour, plain):
            return Inked(plain, halo)
    return Inked("#000000", "#ffffff")


READABLE, STRONG = 4.5, 7.0
"""The least contrast of text to its ground, and under strong contrast (WCAG 2.2, AA and AAA)."""


class Shape(Enum):
    """What stands beside a side's colour, so that colour is never alone."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    STAR = "star"
    HEART = "heart"


class Side(NamedTuple):
    """The colour and the shape of one side (a player or a team). Text on the colour is INK."""

    name: str
    colour: str
    shape: Shape


SIDES = (
    Side(mark("coral"), "#ff6a5f", Shape.CIRCLE),
    Side(mark("turquoise"), "#2ec4b6", Shape.SQUARE),
    Side(mark("violet"), "#a48bff", Shape.TRIANGLE),
    Side(mark("amber"), "#ffb02e", Shape.DIAMOND),
    Side(mark("sky"), "#4ca9ff", Shape.STAR),
    Side(mark("pink"), "#f9a1d0", Shape.HEART),
)
"""Sides in the order in which they are given out; a seventh begins again with the first."""
NOBODY = "grinning-face"
"""The picture of a player who has chosen none."""


def sides_of(colours: Sequence[str]) -> tuple[int, ...]:
    """Each player's side, as its number in SIDES: the colour they chose, else the first that is free.

    Of two who chose the same the first keeps it. With more players than colours the last share.
    """
    numbers = {side.name: number for number, side in enumerate(SIDES)}
    chosen = dict.fromkeys(numbers[colour] for colour in colours if colour in numbers)
    free = [number for number in range(len(SIDES)) if number not in chosen]
    given: list[int] = []
    for seat, colour in enumerate(colours):
        own = numbers.get(colour, -1)
        if own >= 0 and own not in given:
            given.append(own)
        else:
            given.append(free.pop(0) if free else seat % len(SIDES))
    return tuple(given)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, relative luminance)."""

    def luminance(name: str) -> float:
        colour = QColor(name)
        channels = (colour.redF(), colour.greenF(), colour.blueF())
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


# ---------------------------------------------------------------------------------------------- type

SMALL = 28
"""Nothing a player must read is smaller."""
LEAST_NAME = 16
"""Only a name of forty letters on a small plate is ever written as small as this, and it is whole."""
BODY = 32
PROMPT = 38
HEADING = 48
NUMERAL = 84
TITLE = 112


@cache
def _face(file: str) -> str:
    """The family in a font file, opened once; a system font stands in for a file that is not there."""
    path = ASSETS / "fonts" / f"{file}.ttf"
    number = QFontDatabase.addApplicationFont(str(path)) if path.is_file() else -1
    if number == -1:
        logging.getLogger(__name__).warning("font %s is missing; a system font stands in", path)
        return "sans-serif"
    return QFontDatabase.applicationFontFamilies(number)[0]


def _font(file: str, size: float, weight: QFont.Weight) -> QFont:
    font = QFont([_face(file), _face("Nunito-Bold")])  # the second has the letters that the first has not
    font.setPixelSize(max(round(size), 1))
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if _Worn.manner.contrast:
        font.setWordSpacing(size * HALO / 2)
    return font


def display(size: float) -> QFont:
    """The heavy face of names and numerals on pieces; `size` in logical units (the em)."""
    return _font("LilitaOne-Regular", size, QFont.Weight.Normal)


def text(size: float, bold: bool = True) -> QFont:
    """The round friendly face of everything else; `size` in logical units (the em)."""
    if bold:
        return _font("Fredoka-SemiBold", size, QFont.Weight.DemiBold)
    return _font("Fredoka-Medium", size, QFont.Weight.Medium)


def well_read() -> float:
    """The units below which a shorter sentence is better than a small one, in the type of this family."""
    return SMALL * min(manner().text, 1.3)


# ------------------------------------------------------------------------------------------ measures

TABLE = QRectF(0, 0, 1920, 1080)
"""The whole table. Every scene has this rectangle."""
MARGIN = 96
GAP = 16
PLAY = QRectF(MARGIN, 60, 1920 - 2 * MARGIN, 860)
"""Where pieces lie."""
PROMPT_BAR = QRectF(MARGIN, 943, 1920 - 2 * MARGIN, 106)
"""Where the house lays its prompt bar over the table; no piece belongs here."""
SIDE_PLATES = QRectF(MARGIN, 60, 380, 560)
"""Where the plates of the sides stand, left of the board."""
RADIUS = 24
RADIUS_SMALL = 14
RADIUS_LARGE = 36
CARD = QSizeF(150, 208)
SAFE = 0.05
"""The part of each edge that party mode leaves free (televisions cut it off)."""

REACH = 48
"""How far outside a place a piece is drawn in when it is let go."""
DRAG = 12
"""Movements shorter than this, in logical units, are a click."""
TILT = 5.0
"""Degrees by which a carried piece leans into its movement, at most."""

# ------------------------------------------------------------------------------------------ durations

QUICK = 120
NORMAL = 220
SLOW = 320
"""Milliseconds; every motion takes one of these three."""
LAST_SECONDS = 5
"""So many seconds before a time is up, its clock turns gold and what ticks is heard."""


class Z(IntEnum):
    """Layers of the table, from the felt up. Between two of them there is room for ten orders of pieces."""

    BOARD = 0
    PICTURE = 10
    FRAME = 20
    SLOT = 30
    PIECE = 40
    RAISED = 50
    TRAVEL = 60
    RING = 70
    CARRIED = 80
    NOTICE = 90
