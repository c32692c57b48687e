"""Build assets/pictures, assets/box and the icon's PNG: a development tool, never run by the game.

    python packaging/build_pictures.py          fetch the set, write the pictures, draw the PNGs, check
    python packaging/build_pictures.py check    only check what stands in assets/pictures

The pictures come from the npm package named below at one fixed version whose bytes are known by their hash.
Which ones are taken follows from data/concentration/pictures.yaml, data/concentration/prizes.yaml and `ALSO`
below. Files named own-*.svg are our own drawings: they are checked and never written. Needs npm, PyYAML and
PySide6.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

import yaml

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

PACKAGE = "@iconify-json/fluent-emoji-flat"
VERSION = "1.2.6"
INTEGRITY = "sha512-RY47RgPb47fYUiyrA64sIOL0+UU02s29sXpNBbIQRBUlPlfNFTKUmZDERGuxDs/7yNGWqQYvuaSYM1M4fRXlUw=="

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"
PICTURES = ASSETS / "pictures"
DATA = ROOT / "data" / "concentration"
OWN = "own-"

# The fronts of the boxes on the shelf and of the game night; also drawn as PNG, so that the first screen
# rasterises no SVG.
BOX = {
    "concentration": "television",
    "common_denominator": "sports-medal",
    "concluzio": "magnifying-glass-tilted-left",
    "brain_games": "brain",
    "game_night": "trophy",
}
BOX_SIZES = (256, 512)
ICON_SIZES = (32, 64, 128, 256)

# Taken besides what the lexicon and the prize decks name: medals, faces for players, marks for the table.
ALSO = """
1st-place-medal 2nd-place-medal 3rd-place-medal sports-medal military-medal trophy crown star fox owl
unicorn robot cat-face dog-face panda bear lion tiger-face koala frog penguin rabbit-face octopus turtle
monkey-face hedgehog dragon-face t-rex whale parrot butterfly honeybee pig-face cow-face zebra otter
sloth joker raised-hand palms-up-together open-hands wrapped-gift party-popper confetti-ball sparkles
high-voltage light-bulb hourglass-done stopwatch game-die puzzle-piece speech-balloon thought-balloon
check-mark cross-mark locked unlocked key crystal-ball four-leaf-clover plus minus thinking-face
smiling-face-with-smiling-eyes crying-face gear speaker-high-volume muted-speaker house books closed-book
open-book pencil red-question-mark eyes bullseye globe-showing-europe-africa musical-note clapper-board
fork-and-knife-with-plate soccer-ball school office-building leaf-fluttering-in-wind abacus
artist-palette microscope hammer-and-wrench airplane necktie stethoscope paw-prints
"""


def wanted() -> list[str]:
    """Return the ids of all pictures to take from the package, sorted. Ours are left out."""
    lexicon = yaml.safe_load((DATA / "pictures.yaml").read_text("utf-8"))["pictures"]
    prizes = yaml.safe_load((DATA / "prizes.yaml").read_text("utf-8"))
    ids = {entry["picture"] for entry in lexicon}
    ids |= {prize["picture"] for deck in prizes["decks"] for prize in deck["prizes"]}
    ids |= {prizes[card]["picture"] for card in ("wild", "take")}
    ids |= set(BOX.values()) | set(ALSO.split())
    return sorted(name for name in ids if not name.startswith(OWN))


def fetch() -> dict[str, Any]:
    """Fetch the package with npm and return its icons.json; SystemExit when its bytes are not the known."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            ["npm", "pack", "--silent", f"{PACKAGE}@{VERSION}"],
            cwd=folder,
            check=True,
            capture_output=True,
            text=True,
        )
        archive = Path(folder) / done.stdout.split()[-1]
        digest = "sha512-" + base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
        if digest != INTEGRITY:
            raise SystemExit(
                f"{PACKAGE} {VERSION} is not the archive we know: {digest} instead of {INTEGRITY}"
            )
        with tarfile.open(archive) as tar:
            tar.extract("package/icons.json", folder)
        icons: dict[str, Any] = json.loads((Path(folder) / "package" / "icons.json").read_text("utf-8"))
        return icons


def write_pictures(icons: dict[str, Any]) -> int:
    """Write every wanted picture as SVG, remove those no longer wanted, return how many were written."""
    ids = wanted()
    missing = [name for name in ids if name not in icons["icons"]]
    if missing:
        raise SystemExit(f"{PACKAGE} {VERSION} has no picture named: {', '.join(missing)}")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for path in PICTURES.glob("*.svg"):
        if not path.name.startswith(OWN) and path.stem not in ids:
            path.unlink()
    for name in ids:
        icon = icons["icons"][name]
        width, height = (icon.get(side, icons[side]) for side in ("width", "height"))
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{icon["body"]}</svg>\n'
        (PICTURES / f"{name}.svg").write_text(svg, "utf-8", newline="\n")
    return len(ids)


def drawn(path: Path, size: int, margin: int = 0) -> QImage:
    """Draw an SVG file as a square picture of `size` pixels with `margin` transparent pixels around it."""
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        raise SystemExit(f"{path}: Qt cannot read it")
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(size + 2 * margin, size + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(margin, margin, size, size))
    painter.end()
    return image


def faults() -> list[str]:
    """Return what is wrong with the pictures: unreadable, nearly empty, or ink outside the picture's box."""
    found = []
    size, margin = 96, 16
    for path in sorted(PICTURES.glob("*.svg")):
        image = drawn(path, size, margin)
        inside = outside = 0
        for y in range(image.height()):
            for x in range(image.width()):
                if image.pixelColor(x, y).alpha() > 40:
                    if margin - 1 <= x <= margin + size and margin - 1 <= y <= margin + size:
                        inside += 1
                    else:
                        outside += 1
        if inside < size * size // 50:
            found.append(f"{path.name}: nearly empty ({inside} of {size * size} pixels)")
        if outside:
            found.append(f"{path.name}: {outside} pixels outside its box")
    known = {path.stem for path in PICTURES.glob("*.svg")}
    found += [f"{name}.svg: missing" for name in wanted() if name not in known]
    return found


def write_pngs() -> None:
    """Draw the boxes' fronts and the icon as PNG."""
    (ASSETS / "box").mkdir(parents=True, exist_ok=True)
    for game, picture in BOX.items():
        for size in BOX_SIZES:
            drawn(PICTURES / f"{picture}.svg", size).save(str(ASSETS / "box" / f"{game}-{size}.png"))
    for size in ICON_SIZES:
        drawn(ASSETS / "icon" / "boardroom.svg", size).save(str(ASSETS / "icon" / f"boardroom-{size}.png"))


def main() -> int:
    """Build or only check, as the command line says; return 1 when a picture is faulty."""
    app = QGuiApplication([])
    if sys.argv[1:] != ["check"]:
        print(f"{write_pictures(fetch())} pictures from {PACKAGE} {VERSION}")
        write_pngs()
    found = faults()
    print("\n".join(found) or f"{len(list(PICTURES.glob('*.svg')))} pictures, all drawn whole")
    app.quit()
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
