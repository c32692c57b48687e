"""What the front of a card is drawn with: plain values on a sheet of 1200 × 800, whoever paints them."""

from __future__ import annotations

from msgspec import Struct

WIDE, HIGH = 1200.0, 800.0

COLOURS = {
    "red": "#d7263d",
    "blue": "#1e63d6",
    "green": "#2e8b3d",
    "purple": "#7b2fb8",
    "orange": "#e8760a",
    "black": "#22201c",
    "brown": "#7a4a21",
    "pink": "#e0559f",
}
"""The colours by which cards call things."""
INK = "#2a1c00"


class Icon(Struct, frozen=True, tag=True):
    """A picture of assets/pictures in a square around x, y; `flat` fills its outline with a colour."""

    name: str
    x: float
    y: float
    size: float
    mirror: bool = False
    turn: float = 0.0
    flat: str = ""


class Box(Struct, frozen=True, tag=True):
    """A rectangle by its upper left corner; an empty `fill` leaves it open."""

    x: float
    y: float
    wide: float
    high: float
    fill: str = ""
    edge: str = ""
    line: float = 4.0
    round: float = 0.0


class Disc(Struct, frozen=True, tag=True):
    """A circle around x, y."""

    x: float
    y: float
    radius: float
    fill: str = ""
    edge: str = ""
    line: float = 4.0


class Line(Struct, frozen=True, tag=True):
    """A line through points; a `smooth` one swings from point to point, `halo` keeps crossing ones apart."""

    points: tuple[tuple[float, float], ...]
    colour: str = INK
    wide: float = 8.0
    smooth: bool = False
    halo: float = 0.0


class Words(Struct, frozen=True, tag=True):
    """Text in the middle of a box of wide × high around x, y."""

    x: float
    y: float
    text: str
    size: float = 60.0
    colour: str = INK
    wide: float = 1100.0
    high: float = 120.0


Mark = Icon | Box | Disc | Line | Words
"""Any of them."""
