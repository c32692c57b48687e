"""Measure where every picture has colour: a development tool, never run by the game.

    python packaging/build_inks.py

Writes data/concentration/inks.yaml and boardroom/games/concentration/letter_inks.py, from which the layout of
a rebus is computed without drawing. Run it after packaging/build_pictures.py, when pictures were changed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPainter,
    QPainterPath,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "assets" / "pictures"
FONT = ROOT / "assets" / "fonts" / "LilitaOne-Regular.ttf"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&"
OUT = ROOT / "data" / "concentration" / "inks.yaml"
OUT_LETTERS = ROOT / "boardroom" / "games" / "concentration" / "letter_inks.py"
SIDE = 500
CELLS = 16
VISIBLE = 24  # alpha out of 255 from which a pixel counts as colour

HEAD = """\
# Where each picture has colour; written by packaging/build_inks.py, not by hand. `box`: left, top, right and
# bottom in thousandths of the square. `mask`: the box in 16 rows of 16 cells, 4 hexadecimal digits a row.
inks:
"""


def measure(image: QImage, name: str) -> tuple[tuple[int, int, int, int], str]:
    """Return box and mask of the colour in a square image. Raises ValueError when it is empty."""
    grey = image.convertToFormat(QImage.Format.Format_Alpha8)
    alpha = bytes(grey.constBits())
    stride = grey.bytesPerLine()
    rows = [
        [x for x, value in enumerate(alpha[y * stride : y * stride + SIDE]) if value >= VISIBLE]
        for y in range(SIDE)
    ]
    full = [y for y, row in enumerate(rows) if row]
    if not full:
        raise ValueError(f"{name} is empty")
    left, right = min(rows[y][0] for y in full), max(rows[y][-1] for y in full) + 1
    top, bottom = full[0], full[-1] + 1
    counts = [[0] * CELLS for _ in range(CELLS)]
    for y in full:
        row = counts[(y - top) * CELLS // (bottom - top)]
        for x in rows[y]:
            row[(x - left) * CELLS // (right - left)] += 1
    enough = (right - left) * (bottom - top) / CELLS**2 / 2
    mask = "".join(
        f"{sum(1 << CELLS - 1 - at for at, count in enumerate(row) if count >= enough):04x}" for row in counts
    )
    scale = 1000 / SIDE
    return (
        (round(left * scale), round(top * scale), round(right * scale), round(bottom * scale)),
        mask,
    )


HEAD_LETTERS = '''\
"""The letters of the display face: made by packaging/build_inks.py, not by hand."""

from __future__ import annotations

LETTERS = {
'''


def drawn(path: Path) -> QImage:
    """Return a drawing on a clear square. Raises ValueError when it is none."""
    drawing = QSvgRenderer(str(path))
    if not drawing.isValid():
        raise ValueError(f"{path.name} cannot be drawn")
    image = clear()
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, SIDE, SIDE))
    painter.end()
    return image


def lettered(letter: str, font: QFont) -> QImage:
    """Return a letter of the display face on a clear square, stretched to fill it."""
    path = QPainterPath()
    path.addText(0, 0, font, letter)
    box = path.boundingRect()
    across, down = SIDE / box.width(), SIDE / box.height()
    image = clear()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    move = QTransform(across, 0, 0, down, -box.x() * across, -box.y() * down)
    painter.fillPath(move.map(path), Qt.GlobalColor.black)
    painter.end()
    return image


def clear() -> QImage:
    """Return a clear square."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    return image


def main() -> int:
    """Measure every drawing in assets/pictures, and the letters that are printed in a rebus."""
    application = QGuiApplication(sys.argv)
    lines = []
    for path in sorted(PICTURES.glob("*.svg")):
        box, mask = measure(drawn(path), path.name)
        lines.append(f'- {{picture: {path.stem}, box: [{", ".join(map(str, box))}], mask: "{mask}"}}\n')
    face = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(FONT)))[0]
    OUT.write_text(HEAD + "".join(lines), "utf-8")
    face = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(FONT)))[0]
    font = QFont(face)
    font.setPixelSize(SIDE)
    tall = QFontMetricsF(font).tightBoundingRect("H").height()
    letters = [
        f'    "{letter}": ({round(1000 * QFontMetricsF(font).horizontalAdvance(letter) / tall)}, '
        f'"{measure(lettered(letter, font), letter)[1]}"),\n'
        for letter in LETTERS
    ]
    OUT_LETTERS.write_text(HEAD_LETTERS + "".join(letters) + "}\n", "utf-8")
    print(f"{len(lines)} pictures and {len(letters)} letters measured")
    del application
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
