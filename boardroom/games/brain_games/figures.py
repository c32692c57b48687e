"""The front of a card, written in one line of the card's file: a word for the kind of figure, then its parts.

odd_one_out 17          a picture of drawings.py, drawn from that seed (and the other kinds there)
lines one|two|three     lines of text, the size that fits
tiles C|A|T|?           letters or numbers on tiles, in one row or two; ? stands out
icons cat|dog|own-ball  pictures side by side
sticks 6+4=4            a sum of matches
sudoku 12../..?./…      four rows of four; ? is the cell that is asked for
scales apple+apple=4|…  rows of pictures and numbers that are equal
clock 3:40              a clock face
coins 50|20|20|5        coins
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from boardroom.core.tongue import tr
from boardroom.games.brain_games.drawings import DRAWERS, NAMED, Drawing, Spot
from boardroom.games.brain_games.luck import Luck
from boardroom.games.brain_games.marks import HIGH, INK, WIDE, Box, Disc, Icon, Line, Mark, Words

GOLD = "#ffc94a"
PALE = "#f6ecd4"
EDGE = "#8a7a5a"
STICK = "#b5651d"

SEGMENTS = {
    "0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc",
    "7": "abc", "8": "abcdefg", "9": "abcfgd",
}  # fmt: skip
"""A digit of matches: a top, b c right, d foot, e f left, g middle."""


def marks(figure: str) -> tuple[Mark, ...]:
    """The front as it is drawn; nothing for no figure. Raises ValueError on one that `fault` would refuse."""
    return _drawn(figure).marks if figure else ()


def spots(figure: str) -> tuple[Spot, ...]:
    """Where on the front the card's options can be picked, in their order."""
    return _drawn(figure).spots if figure else ()


@lru_cache(maxsize=512)
def _drawn(figure: str) -> Drawing:
    kind, _, rest = figure.partition(" ")
    if kind in DRAWERS:
        return DRAWERS[kind](Luck(int(rest)))
    return Drawing(tuple(PLAIN[kind](parts(figure))), "", "")


def parts(figure: str) -> list[str]:
    """What a plain figure consists of."""
    return figure.partition(" ")[2].split("|")


def spoken(figure: str) -> str:
    """All texts and names of pictures on a figure, for whoever compares texts."""
    texts = [mark.text for mark in marks(figure) if isinstance(mark, Words)]
    names = [mark.name for mark in marks(figure) if isinstance(mark, Icon)]
    return " ".join((*texts, *names))


def fault(figure: str) -> str:
    """What is wrong with a figure and what to do; empty if nothing is."""
    if not figure:
        return ""
    kind, _, rest = figure.partition(" ")
    if kind in DRAWERS:
        return "" if rest.isdecimal() else tr("write a seed, a whole number, after {kind}", kind=kind)
    if kind not in PLAIN:
        known = ", ".join((*DRAWERS, *PLAIN))
        return tr("nobody can draw {kind!r}; begin with one of {known}", kind=kind, known=known)
    try:
        _drawn(figure)
    except (ValueError, KeyError, IndexError):
        return tr(
            "{text!r} cannot be drawn as {kind}; see how the other cards write it", text=rest, kind=kind
        )
    return ""


def _lines(rows: list[str]) -> list[Mark]:
    step = min(HIGH / (len(rows) + 0.4), 230.0)
    top = HIGH / 2 - step * (len(rows) - 1) / 2
    size = min(step * 0.66, 150.0)
    return [Words(WIDE / 2, top + at * step, row, size, INK, WIDE - 80, step) for at, row in enumerate(rows)]


def _tiles(texts: list[str]) -> list[Mark]:
    rows = [texts] if len(texts) <= 9 else [texts[: (len(texts) + 1) // 2], texts[(len(texts) + 1) // 2 :]]
    longest = max(len(row) for row in rows)
    side = min(1140.0 / longest - 14, 190.0)
    found: list[Mark] = []
    for number, row in enumerate(rows):
        y = HIGH / 2 + (number - (len(rows) - 1) / 2) * (side + 24)
        for at, text in enumerate(row):
            x = WIDE / 2 + (at - (len(row) - 1) / 2) * (side + 14)
            fill = GOLD if text == "?" else PALE
            found.append(Box(x - side / 2, y - side / 2, side, side, fill, EDGE, 4, 18))
            found.append(Words(x, y, text, side * 0.62, INK, side - 14, side - 10))
    return found


def _icons(names: list[str]) -> list[Mark]:
    side = min(1120.0 / len(names), 360.0)
    return [
        Icon(name, WIDE / 2 + (at - (len(names) - 1) / 2) * side, HIGH / 2, side * 0.82)
        for at, name in enumerate(names)
    ]


def _sticks(texts: list[str]) -> list[Mark]:
    (text,) = texts
    widths = [150.0 if sign.isdecimal() else 130.0 for sign in text]
    left = WIDE / 2 - (sum(widths) + 40 * (len(text) - 1)) / 2
    found: list[Mark] = []
    for sign, wide in zip(text, widths, strict=True):
        found += _stick_sign(sign, left, wide)
        left += wide + 40
    return found


def _stick_sign(sign: str, left: float, wide: float) -> list[Mark]:
    top, middle, foot, right, gap = 240.0, 400.0, 560.0, left + wide, 12.0
    ways = {
        "a": ((left + gap, top), (right - gap, top)),
        "g": ((left + gap, middle), (right - gap, middle)),
        "d": ((left + gap, foot), (right - gap, foot)),
        "f": ((left, top + gap), (left, middle - gap)),
        "e": ((left, middle + gap), (left, foot - gap)),
        "b": ((right, top + gap), (right, middle - gap)),
        "c": ((right, middle + gap), (right, foot - gap)),
    }
    if sign in SEGMENTS:
        lines = [ways[way] for way in SEGMENTS[sign]]
    elif sign == "=":
        lines = [((left, middle - 30), (right, middle - 30)), ((left, middle + 30), (right, middle + 30))]
    elif sign in "+-":
        lines = [((left, middle), (right, middle))]
        if sign == "+":
            lines.append(((left + wide / 2, middle - wide / 2), (left + wide / 2, middle + wide / 2)))
    else:
        raise ValueError(f"no matches for {sign!r}")
    found: list[Mark] = []
    for one, other in lines:
        found += [Line((one, other), STICK, 16), Disc(other[0], other[1], 12, "#b3172e")]
    return found


def _sudoku(texts: list[str]) -> list[Mark]:
    rows = texts[0].split("/")
    if len(rows) != 4 or any(len(row) != 4 or set(row) - set("1234.?") for row in rows):
        raise ValueError("four rows of four")
    side, left, top = 180.0, 240.0, 40.0
    found: list[Mark] = []
    for at in range(16):
        row, column = divmod(at, 4)
        sign = rows[row][column]
        x, y = left + column * side, top + row * side
        found.append(Box(x, y, side, side, GOLD if sign == "?" else "#fffdf6", EDGE, 3))
        if sign != ".":
            found.append(Words(x + side / 2, y + side / 2, sign, 110, INK, side, side))
    found += [Box(left + c * 360, top + r * 360, 360, 360, "", INK, 8) for r in (0, 1) for c in (0, 1)]
    return found


def _scales(rows: list[str]) -> list[Mark]:
    step = HIGH / len(rows)
    found: list[Mark] = []
    for number, row in enumerate(rows):
        signs = row.replace("+", " + ").replace("=", " = ").split()
        side = min(step * 0.8, 1100.0 / len(signs), 170.0)
        for at, token in enumerate(signs):
            x, y = WIDE / 2 + (at - (len(signs) - 1) / 2) * side * 1.08, step * (number + 0.5)
            if token in NAMED:
                found.append(Icon(token, x, y, side * 0.94))
            elif token.isdecimal() or token in "+=?":
                found.append(Words(x, y, token, side * 0.72, "#b3172e" if token == "?" else INK, side, side))
            else:
                raise ValueError(f"{token!r} is no picture of the scales")
    return found


def _clock(texts: list[str]) -> list[Mark]:
    hours, minutes = (int(number) for number in texts[0].split(":"))
    if not (0 <= hours < 24 and 0 <= minutes < 60):
        raise ValueError("no such time")
    x, y, radius = WIDE / 2, HIGH / 2, 370.0
    found: list[Mark] = [Disc(x, y, radius, "#fffdf6", INK, 16)]
    for hour in range(1, 13):
        angle = math.radians(hour * 30)
        found.append(
            Words(
                x + math.sin(angle) * radius * 0.8,
                y - math.cos(angle) * radius * 0.8,
                str(hour),
                76,
                INK,
                110,
                90,
            )
        )
    for turn, length, wide in ((hours % 12 * 30 + minutes / 2, 0.46, 22.0), (minutes * 6.0, 0.66, 13.0)):
        angle = math.radians(turn)
        end = (x + math.sin(angle) * radius * length, y - math.cos(angle) * radius * length)
        found.append(Line(((x, y), end), "#b3172e" if wide < 20 else INK, wide))
    found.append(Disc(x, y, 20, INK))
    return found


def _coins(texts: list[str]) -> list[Mark]:
    per_row = 5 if len(texts) > 5 else len(texts)
    rows = [texts[at : at + per_row] for at in range(0, len(texts), per_row)]
    found: list[Mark] = []
    for number, row in enumerate(rows):
        y = HIGH / 2 + (number - (len(rows) - 1) / 2) * 235
        for at, text in enumerate(row):
            worth = int(text)
            x = WIDE / 2 + (at - (len(row) - 1) / 2) * 225
            radius = 68.0 + 34.0 * min(worth, 50) / 50
            fill = "#d8a13a" if worth >= 10 else "#c77b4a"
            found.append(Disc(x, y, radius, fill, "#6a4a12", 6))
            found.append(Words(x, y, text, radius * 0.85, INK, radius * 1.7, radius * 1.4))
    return found


PLAIN: dict[str, Callable[[list[str]], list[Mark]]] = {
    "lines": _lines,
    "tiles": _tiles,
    "icons": _icons,
    "sticks": _sticks,
    "sudoku": _sudoku,
    "scales": _scales,
    "clock": _clock,
    "coins": _coins,
}
"""The figures that are written out, by their kind."""
