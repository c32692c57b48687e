"""How people see who do not see every colour, and how different two pictures look to them.

The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model
for Simulation of Color Vision Deficiency", IEEE Trans. on Visualization and Computer Graphics 15 (2009),
for a complete deficiency (severity 1.0), applied to linear RGB. Differences are CIE 1976 ΔE in L*a*b* (D65).
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from boardroom.stage.pictures import Art

Rgb = tuple[float, float, float]

SIGHTS: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

APART = 20.0
"""ΔE from which two colours are told apart at a glance; 2.3 is just noticeable side by side."""
ENOUGH = 0.01
"""The part of a picture that has to differ by that, for two pictures to be told apart."""


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    part = min(max(part, 0.0), 1.0)
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _times(matrix: tuple[Rgb, Rgb, Rgb], colour: Rgb) -> Rgb:
    red, green, blue = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return red, green, blue


@cache
def seen_as(rgb: int, sight: str) -> int:
    """What a colour (0xRRGGBB) looks like to such eyes."""
    red, green, blue = (_linear((rgb >> shift & 255) / 255) for shift in (16, 8, 0))
    parts = (round(255 * _encoded(part)) for part in _times(SIGHTS[sight], (red, green, blue)))
    red, green, blue = parts
    return int(red) << 16 | int(green) << 8 | int(blue)


@cache
def _lab(rgb: int) -> Rgb:
    red, green, blue = (_linear((rgb >> shift & 255) / 255) for shift in (16, 8, 0))
    to_xyz = (
        (0.4124564, 0.3575761, 0.1804375),
        (0.2126729, 0.7151522, 0.0721750),
        (0.0193339, 0.1191920, 0.9503041),
    )
    whole = zip(_times(to_xyz, (red, green, blue)), (0.95047, 1.0, 1.08883), strict=True)
    x, y, z = (
        t ** (1 / 3) if (t := part / white) > 0.008856 else 7.787 * t + 16 / 116 for part, white in whole
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@cache
def difference(one: int, other: int, sight: str) -> float:
    """ΔE of two colours to such eyes."""
    a, b = _lab(seen_as(one, sight)), _lab(seen_as(other, sight))
    return float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


def colours_apart(one: str, other: str, sight: str) -> float:
    """ΔE of two colours by name."""
    first, second = (QColor(name).rgb() & 0xFFFFFF for name in (one, other))
    return difference(first, second, sight)


def drawn(art: Art, size: tuple[float, float], ground: str = "#1c0e2c", zoom: float = 0.5) -> list[int]:
    """The pixels of a drawing on felt, each 0xRRGGBB."""
    image = QImage(round(size[0] * zoom), round(size[1] * zoom), QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(zoom, zoom)
    painter.setClipRect(QRectF(0, 0, *size))
    art.paint(painter, QSizeF(*size))
    painter.end()
    return [pixel & 0xFFFFFF for pixel in memoryview(image.constBits()).cast("I")]


def part_apart(one: list[int], other: list[int], sight: str) -> float:
    """The part of two pictures in which such eyes see a difference."""
    many = sum(a != b and difference(a, b, sight) >= APART for a, b in zip(one, other, strict=True))
    return many / len(one)
