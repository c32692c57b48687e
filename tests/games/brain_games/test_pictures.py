"""The drawn cards, looked at pixel by pixel: what is to be found can be seen, and nothing else differs."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from boardroom.games.brain_games import figures
from boardroom.games.brain_games.card_art import paint_marks
from boardroom.games.brain_games.drawings import is_whole
from boardroom.games.brain_games.marks import HIGH, WIDE, Box, Icon, Line, Words
from boardroom.stage import theme
from tests.games.brain_games.boxed import shipped

SCALE = 0.5
PAPER = QColor(theme.PAPER).rgb()


def of_kind(kind):
    return [card for card in shipped().cards if card.kind == kind]


def named(cards):
    return pytest.mark.parametrize("card", cards, ids=lambda card: card.id)


@cache
def drawn(figure: str, scale: float = SCALE) -> QImage:
    image = QImage(round(WIDE * scale), round(HIGH * scale), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.PAPER))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_marks(painter, figures.marks(figure), QRectF(image.rect()))
    painter.end()
    return image


def piece(image: QImage, x: float, y: float, side: float) -> QImage:
    half = side / 2
    return image.copy(
        round((x - half) * SCALE), round((y - half) * SCALE), round(side * SCALE), round(side * SCALE)
    )


def apart(one: QImage, other: QImage) -> float:
    """How much of two pictures of one size differs clearly, from 0 to 1."""
    assert one.size() == other.size()
    count = 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = QColor(one.pixel(x, y)), QColor(other.pixel(x, y))
            far = max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))
            count += far > 40
    return count / (one.width() * one.height())


def inked(image: QImage) -> float:
    blank = QImage(image.size(), image.format())
    blank.fill(PAPER)
    return apart(image, blank)


@named(of_kind("odd_one_out"))
def test_the_odd_one_differs_visibly_and_all_others_are_alike(qapp, card):
    image = drawn(card.figure)
    cells = [
        piece(image, left + wide / 2, top + high / 2, 152)
        for left, top, wide, high in figures.spots(card.figure)
    ]
    odd = card.options.index(card.answer)
    normal = cells[(odd + 1) % len(cells)]
    far = [apart(normal, cell) for cell in cells]
    assert far[odd] > 0.08
    assert max(one for at, one in enumerate(far) if at != odd) < 0.03


@named(of_kind("spot_difference"))
def test_every_difference_is_visible_and_what_is_not_one_is_the_same(qapp, card):
    image = drawn(card.figure)
    places = [(110 + (at % 3) * 190.0, 115 + (at // 3) * 190.0) for at in range(12)]
    far = [apart(piece(image, x, y, 170), piece(image, x + 600, y, 170)) for x, y in places]
    assert sum(one > 0.04 for one in far) == int(card.answer)
    assert all(one > 0.04 or one < 0.004 for one in far)


@named(of_kind("counting"))
def test_nothing_in_a_crowd_hides_another(qapp, card):
    icons = [mark for mark in figures.marks(card.figure) if isinstance(mark, Icon)]
    for one, other in combinations(icons, 2):
        assert max(abs(one.x - other.x), abs(one.y - other.y)) > 118
    image = drawn(card.figure)
    assert all(inked(piece(image, icon.x, icon.y, icon.size)) > 0.08 for icon in icons)


@named(of_kind("squares"))
def test_lines_are_drawn_from_end_to_end(qapp, card):
    image = drawn(card.figure)
    for mark in figures.marks(card.figure):
        assert isinstance(mark, Line)
        (x, y), (right, foot) = mark.points
        for part in (0.1, 0.5, 0.9):
            at = QColor(
                image.pixel(round((x + (right - x) * part) * SCALE), round((y + (foot - y) * part) * SCALE))
            )
            assert at.blue() > at.red() + 40


@named(of_kind("mirror"))
def test_decoys_are_whole_and_no_two_look_alike(qapp, card):
    image = drawn(card.figure)
    boxes = [mark for mark in figures.marks(card.figure) if isinstance(mark, Box) and mark.wide < 50]
    shown = []
    for left, top, wide, high in figures.spots(card.figure):
        cells = {
            (round(box.y / box.wide * 10), round(box.x / box.wide * 10))
            for box in boxes
            if left < box.x < left + wide
        }
        first = min(cells)
        steps = {((row - first[0]) // 10, (column - first[1]) // 10) for row, column in cells}
        assert len(steps) == 7
        assert is_whole(steps)
        shown.append(piece(image, left + wide / 2, top + high / 2 - 40, 240))
    assert all(apart(one, other) > 0.03 for one, other in combinations(shown, 2))


@named(of_kind("tangle"))
def test_each_line_is_one_stroke_that_can_be_followed_all_the_way(qapp, card):
    image = drawn(card.figure, 1.0)
    lines = [mark for mark in figures.marks(card.figure) if isinstance(mark, Line)]
    assert len({line.points[0] for line in lines}) == len({line.points[-1] for line in lines}) == 5
    assert all(one.points[1:-1] != other.points[1:-1] for one, other in combinations(lines, 2))
    top = lines[-1]  # drawn last, so that nothing crosses above it
    for (x, y), (right, foot) in zip(top.points, top.points[1:], strict=False):
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            # A cubic whose handles lie half way down.
            along = 3 * part**2 - 2 * part**3
            down = 3 * part * (1 - part) ** 2 * 0.5 + 3 * part**2 * (1 - part) * 0.5 + part**3
            at = QColor(image.pixel(round(x + (right - x) * along), round(y + (foot - y) * down)))
            assert at.lightness() < 120


@named(of_kind("memory"))
def test_twelve_things_are_there_to_be_remembered(qapp, card):
    image = drawn(card.figure)
    icons = [mark for mark in figures.marks(card.figure) if isinstance(mark, Icon)]
    assert len(icons) == 12
    assert all(inked(piece(image, icon.x, icon.y, icon.size)) > 0.08 for icon in icons)
    assert card.look >= 10


@named(of_kind("stroop"))
def test_the_inks_are_told_apart_and_are_what_they_are_called(qapp, card):
    image = drawn(card.figure)
    words = [mark for mark in figures.marks(card.figure) if isinstance(mark, Words)]
    for word in words:
        box = piece(image, word.x, word.y, 120)
        found = {QColor(box.pixel(x, y)).name() for y in range(box.height()) for x in range(box.width())}
        assert word.colour in found
    inks = {word.colour for word in words}
    for one, other in combinations([QColor(ink) for ink in inks], 2):
        far = abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue())
        assert far > 110


@named(of_kind("silhouettes"))
def test_every_shadow_of_the_heap_shows(qapp, card):
    """With a shadow taken away, the heap looks different: none lies hidden under the others."""
    icons = [mark for mark in figures.marks(card.figure) if isinstance(mark, Icon)]
    heap = [icon for icon in icons if icon.flat]
    assert len(heap) == 5
    whole = _heap(heap)
    for at in range(5):
        less = _heap([icon for number, icon in enumerate(heap) if number != at])
        assert apart(whole, less) > 0.015


def _heap(icons) -> QImage:
    image = QImage(round(WIDE * 0.3), round(HIGH * 0.3), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.PAPER))
    painter = QPainter(image)
    paint_marks(painter, icons, QRectF(image.rect()))
    painter.end()
    return image


@named(of_kind("pattern_piece"))
def test_only_one_piece_makes_the_carpet_the_same_on_both_sides(qapp, card):
    image = drawn(card.figure)
    spots = figures.spots(card.figure)
    boxes = [mark for mark in figures.marks(card.figure) if isinstance(mark, Box)]
    hole = [box for box in boxes if box.y < 530 and box.fill == theme.PAPER]
    assert len(hole) == 4
    fits = []
    for option, (left, _, wide, _) in zip(card.options, spots, strict=True):
        pieces = [box for box in boxes if box.y > 530 and left < box.x < left + wide]
        right = True
        for cell, part in zip(
            sorted(hole, key=lambda b: (b.y, b.x)), sorted(pieces, key=lambda b: (b.y, b.x)), strict=True
        ):
            # The colour that the mirror asks for is read from the picture, and so is the piece's own.
            other_x = 340 + 7 * 62 - (cell.x - 340)
            wanted = image.pixel(round((other_x + 31) * SCALE), round((cell.y + 31) * SCALE))
            given = image.pixel(round((part.x + 31) * SCALE), round((part.y + 31) * SCALE))
            right &= wanted == given
        if right:
            fits.append(option)
    if all(340 + 7 * 62 - (cell.x - 340) not in {box.x for box in hole} for cell in hole):
        assert fits == [card.answer]


@pytest.mark.parametrize("scale", [0.35, 1.0, 2.0])
def test_every_front_can_be_drawn_at_any_size(qapp, scale):
    for card in shipped().cards[::7]:
        if card.figure:
            assert inked(drawn(card.figure, scale).scaled(120, 80)) > 0.005
