"""The look: readable, lasting, light to load."""

from __future__ import annotations

import itertools
import subprocess
import sys

import pytest
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF

from boardroom.stage import theme
from boardroom.stage.theme import MOODS, SIDES, contrast

READABLE = 4.5


def test_contrast_is_measured_as_the_standard_says():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#ffffff") == 1


def over(plate: str, felt: str) -> str:
    """What a half transparent plate looks like on the felt."""
    top, ground = QColor(plate), QColor(felt)
    part = top.alphaF()
    mixed = (
        round(255 * (a * part + b * (1 - part)))
        for a, b in zip(top.getRgbF()[:3], ground.getRgbF()[:3], strict=True)
    )
    return QColor(*mixed).name()


@pytest.mark.parametrize("mood", MOODS.values(), ids=lambda mood: mood.name)
@pytest.mark.parametrize("text", [theme.CREAM, theme.SOFT, theme.GOLD])
def test_text_on_felt_and_plates_is_readable(mood, text):
    for felt in (mood.lit, mood.edge, mood.deep):
        assert contrast(text, felt) >= READABLE
        assert contrast(text, over(theme.BAR, felt)) >= READABLE
    assert contrast(theme.CREAM, over(theme.PLATE, mood.lit)) >= READABLE


@pytest.mark.parametrize("text", [theme.INK, theme.INK_SOFT, theme.INK_RED])
@pytest.mark.parametrize("ground", [theme.PAPER, theme.PAPER_SHADE])
def test_text_on_paper_is_readable(text, ground):
    assert contrast(text, ground) >= READABLE


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.name)
def test_text_on_the_colour_of_a_side_is_readable(side):
    assert contrast(theme.INK, side.colour) >= READABLE


def test_text_on_gold_is_readable():
    assert contrast(theme.INK, theme.GOLD) >= READABLE


def test_the_five_moods():
    assert list(MOODS) == ["shelf", "night", "forest", "plum", "teal"]
    for one, other in itertools.combinations(MOODS.values(), 2):
        assert one.lit != other.lit


def test_colour_is_never_alone():
    assert len({side.shape for side in SIDES}) == len({side.colour for side in SIDES}) == len(SIDES) == 6


def test_nothing_a_player_must_read_is_smaller_than_28():
    assert min(theme.SMALL, theme.BODY, theme.PROMPT, theme.HEADING, theme.NUMERAL, theme.TITLE) == 28
    assert theme.PROMPT == 38
    assert 60 <= theme.NUMERAL <= 90


def test_the_prompt_bar_and_the_pieces_do_not_share_room():
    assert theme.TABLE.contains(theme.PLAY)
    assert theme.TABLE.contains(theme.PROMPT_BAR)
    assert not theme.PLAY.intersects(theme.PROMPT_BAR)


def test_layers_are_far_enough_apart():
    layers = [layer.value for layer in theme.Z]
    assert layers == sorted(layers)
    assert all(upper - lower >= 10 for lower, upper in itertools.pairwise(layers))


def test_the_fonts_are_ours(qapp):
    assert QFontInfo(theme.display(40)).family() == "Lilita One"
    assert QFontInfo(theme.text(40)).family() == "Fredoka"
    assert QFontInfo(theme.text(40)).weight() == 600
    assert QFontInfo(theme.text(40, bold=False)).weight() == 500
    assert theme.text(37.6).pixelSize() == 38


def test_a_missing_font_is_replaced_and_reported(qapp, tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(theme, "ASSETS", tmp_path)
    theme._face.cache_clear()
    try:
        assert theme.text(30).pixelSize() == 30
        assert "is missing" in caplog.text
    finally:
        theme._face.cache_clear()


def test_the_theme_loads_no_widgets_no_vector_graphics_and_no_sound():
    code = (
        "import sys, boardroom.stage.theme;"
        "print([m for m in ('PySide6.QtWidgets','PySide6.QtSvg','miniaudio','yaml') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_whole_stage_loads_neither_vector_graphics_nor_sound():
    code = (
        "import sys, boardroom.stage.view, boardroom.stage.director;"
        "print([m for m in ('PySide6.QtSvg','miniaudio','yaml') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("bold", [False, True])
def test_a_word_space_is_whole_before_and_behind_every_sign(contrast, bold):
    theme.wear(theme.Manner(1.0, contrast))
    font = theme.text(100, bold)
    theme.wear(theme.Manner())
    wide = QFontMetricsF(font).horizontalAdvance
    halo = 100 * theme.HALO if contrast else 0.0
    for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzß0123456789.,:;!?„“”‘’–·+":
        for before, behind in (("e", sign), (sign, "e")):
            free = wide(f"{before} {behind}") - wide(before) - wide(behind)
            assert free - halo >= (15 if contrast else 22), f"{before} {behind}"
