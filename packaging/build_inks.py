"""Measure where every picture has colour: a development tool, never run by the game.

    python packaging/build_inks.py

Writes data/concentration/inks.yaml, from which the layout of a rebus is computed without drawing. Run it after
packaging/build_pictures.py, when pictures were added or changed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "assets" / "pictures"
OUT = ROOT / "data" / "concentration" / "inks.yaml"
SIDE = 500
CELLS = 16
VISIBLE = 24  # alpha out of 255 from which a pixel counts as colour

HEAD = """\
# Where each picture has colour; written by packaging/build_inks.py, not by hand. `box`: left, top, right, bottom in
# thousandths of the square. `mask`: the box in 16 rows of 16 cells, 4 hexadecimal digits a row, 1 = colour.
inks:
"""


def measure(path: Path) -> tuple[tuple[int, int, int, int], str]:
    """Return box and mask of the colour in one drawing. Raises ValueError when it is empty or no drawing."""
    drawing = QSvgRenderer(str(path))
    if not drawing.isValid():
        raise ValueError(f"{path.name} cannot be drawn")
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, SIDE, SIDE))
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Alpha8)
    alpha = bytes(grey.constBits())
    stride = grey.bytesPerLine()
    rows = [
        [x for x, value in enumerate(alpha[y * stride : y * stride + SIDE]) if value >= VISIBLE] for y in range(SIDE)
    ]
    full = [y for y, row in enumerate(rows) if row]
    if not full:
        raise ValueError(f"{path.name} is empty")
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


def main() -> int:
    """Measure every drawing in assets/pictures."""
    application = QGuiApplication(sys.argv)
    lines = []
    for path in sorted(PICTURES.glob("*.svg")):
        box, mask = measure(path)
        lines.append(f'- {{picture: {path.stem}, box: [{", ".join(map(str, box))}], mask: "{mask}"}}\n')
    OUT.write_text(HEAD + "".join(lines), "utf-8")
    print(f"{len(lines)} pictures measured")
    del application
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
