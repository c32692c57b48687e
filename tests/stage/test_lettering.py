"""Text always fits and is shown as typed (failure 12)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from boardroom.stage import theme
from boardroom.stage.lettering import CENTRE, LEFT, RIGHT, fitted, write

NAMES = [
    "Ana", "", " ", "Wolfeschlegelsteinhausenbergerdorff Jr.", "W" * 40, "Ö" * 25, "e\u0301" * 20,
    "🦊" * 12, "👩\u200d👩\u200d👧\u200d👦", "אבגדהוזחטיכלמ", "محمد عبد الله", "Жанна", "İıĞğŞş",
    "Zoë Łukasz Ñandú Œuvre", "<b>Ana</b>", "&Ana & Ben", "%s %d {} {0}", "Ana\nBen\tMia",
    "a\u202eb", "\u200b\u200b",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("box", [QRectF(0, 0, 180, 40), QRectF(0, 0, 300, 90), QRectF(0, 0, 60, 30)])
@pytest.mark.parametrize("lines", [1, 2])
def test_whatever_is_typed_fits(qapp, name, box, lines):
    font, broken = fitted(name, box, theme.text(48), lines, theme.SMALL)
    metrics = QFontMetricsF(font)
    assert theme.SMALL <= font.pixelSize() <= 48
    assert len(broken) <= lines
    for line in broken:
        assert metrics.horizontalAdvance(line) <= box.width() + 0.5


@pytest.mark.breaks(12, "40 letters, emoji, right to left, <b>, &, %s, {}")
@pytest.mark.parametrize("text", ["<b>Ana</b>", "&Ana & Ben", "%s %d {} {0}", "Zoë Łukasz"])
def test_nothing_is_interpreted(qapp, text):
    assert fitted(text, QRectF(0, 0, 900, 60), theme.text(32), 1, theme.SMALL)[1] == [text]


def test_what_fits_keeps_its_size(qapp):
    font, broken = fitted("Ana", QRectF(0, 0, 300, 60), theme.text(38), 1, theme.SMALL)
    assert (font.pixelSize(), broken) == (38, ["Ana"])


def test_two_lines_are_broken_between_words_before_anything_shrinks(qapp):
    font, broken = fitted("Common Denominator", QRectF(0, 0, 300, 130), theme.display(48), 2, theme.SMALL)
    assert broken == ["Common", "Denominator"]
    assert font.pixelSize() == 48


def test_what_is_cut_says_so(qapp):
    _, broken = fitted("W" * 40, QRectF(0, 0, 200, 40), theme.text(38), 1, theme.SMALL)
    assert broken[0].endswith("…")


def test_line_breaks_and_other_invisible_signs_are_spaces(qapp):
    assert fitted("Ana\nBen\t Mia\x07", QRectF(0, 0, 900, 60), theme.text(32), 1, theme.SMALL)[1] == [
        "Ana Ben Mia"
    ]


def columns(text: str, align) -> list[int]:
    image = QImage(400, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    write(painter, QRectF(0, 0, 400, 60), text, theme.text(38), "#ffffff", align=align)
    painter.end()
    return [x for x in range(400) if any(image.pixelColor(x, y).lightness() > 120 for y in range(60))]


def test_it_is_aligned(qapp):
    assert columns("Ana", LEFT)[0] < 8
    assert columns("Ana", RIGHT)[-1] > 391
    middle = columns("Ana", CENTRE)
    assert abs((middle[0] + middle[-1]) / 2 - 200) < 4


@pytest.mark.breaks(12, "never overlapping")
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_painted_outside_the_box(qapp, name):
    image = QImage(300, 120, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    write(painter, QRectF(60, 30, 180, 60), name, theme.text(38), "#ffffff", lines=2)
    painter.end()
    outside = [(x, y) for x in (*range(52), *range(248, 300)) for y in range(0, 120, 2)]
    assert all(image.pixelColor(x, y).lightness() < 60 for x, y in outside)
