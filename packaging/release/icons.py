"""The icon in every form that a desktop asks for, from assets/icon/boardroom.svg. Run with the game's Python.

python -m release.icons FOLDER
"""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
_ICO = (16, 24, 32, 48, 64, 128, 256)
_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def png(svg: Path, size: int) -> bytes:
    """Draw the icon in one size."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(svg)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # the stubs name the format as bytes, Qt takes text
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Put PNGs together as Windows wants them; a picture of 256 is written as 0."""
    place, entries = 6 + 16 * len(pictures), b""
    for size, data in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """Put PNGs together as macOS wants them."""
    body = b"".join(_ICNS[size] + struct.pack(">I", len(data) + 8) + data for size, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def draw(svg: Path, folder: Path) -> None:
    """Fill the folder with boardroom-SIZE.png, boardroom.ico and boardroom.icns."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: png(svg, size) for size in sorted({*SIZES, *_ICO, *_ICNS})}
    for size in SIZES:
        (folder / f"boardroom-{size}.png").write_bytes(drawn[size])
    (folder / "boardroom.ico").write_bytes(ico({size: drawn[size] for size in _ICO}))
    (folder / "boardroom.icns").write_bytes(icns({size: drawn[size] for size in _ICNS}))


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)
    draw(Path(__file__).resolve().parents[2] / "assets" / "icon" / "boardroom.svg", Path(sys.argv[1]))
