"""A family's own drawing, out of a pack: it is in the rebus on the table and on the prize cards."""

from __future__ import annotations

import zipfile

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from boardroom.app.box import open_box
from boardroom.content.pack import add
from boardroom.games import shelf
from boardroom.games.concentration.layout import layout
from boardroom.games.concentration.rebus_art import pixmap
from boardroom.stage.pictures import Picture

GLARING = QColor("#ff00ff")
"""A colour that nothing of ours has."""
DRAWING = f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<circle r="28" cx="32" cy="32" fill="{GLARING.name()}"/></svg>
"""
OURS = """\
pictures:
- {picture: our-tee, names: [tee]}
puzzles:
- answer: Sunday tea for you
  kind: thing
  level: easy
  parts:
  - {picture: ice-cream, name: sundae, says: Sunday}
  - {picture: our-tee, says: tea}
  - {number: 4, says: for}
  - {letter: U, says: you}
"""


def glaring(image: QImage) -> float:
    """The part of an image that is the drawing's."""
    every = [image.pixelColor(x, y) == GLARING for x in range(image.width()) for y in range(image.height())]
    return sum(every) / len(every)


def test_a_drawing_from_a_pack_is_measured_laid_out_and_painted(qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / "home"))
    file = tmp_path / "Tea.boardroom-pack"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("concentration/tea.yaml", OURS)
        archive.writestr("pictures/our-tee.svg", DRAWING)
    assert add(file, shelf()).games == ("Concentration",)

    box = open_box("concentration")
    assert box.faults == ()
    (puzzle,) = (puzzle for puzzle in box.content.puzzles if puzzle.answer == "Sunday tea for you")
    elements = layout(puzzle, box.content.inks)
    (drawn,) = (element for element in elements if element.picture == "our-tee")
    assert drawn.ink == (60, 60, 940, 940)  # measured: 28 of 32 from the middle

    assert 0.08 < glaring(pixmap(elements, 200).toImage()) < 0.16  # the circle in about a sixth of the window
    corner = pixmap(elements, 200, uncovered=frozenset({24})).toImage()
    assert glaring(corner) == 0  # what lies under closed panels is not painted at all

    prize = QImage(200, 200, QImage.Format.Format_ARGB32)
    prize.fill(Qt.GlobalColor.white)
    painter = QPainter(prize)
    Picture("our-tee").paint(painter, QSizeF(200, 200))
    painter.end()
    assert 0.5 < glaring(prize) < 0.65
