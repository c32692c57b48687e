"""How a rebus lies in the window: "drawn over the whole 5 x 5 window" so that no panel gives it away."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from boardroom.games.concentration.content import Puzzle
from boardroom.games.concentration.layout import Element, glimpses, inked, layout, shown
from boardroom.games.concentration.parts import Part
from boardroom.games.concentration.rebus_art import PAPER, pixmap
from tests.games.concentration.boxed import find, shipped

PUZZLES = shipped().puzzles
INKS = shipped().inks
SIDE = 500

by_answer = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.answer)


def made(*parts: Part) -> tuple[Element, ...]:
    return layout(Puzzle("x", "thing", "easy", parts), INKS)


def drawn(elements: tuple[Element, ...], side: int = SIDE) -> QImage:
    return pixmap(elements, side).toImage().convertToFormat(QImage.Format.Format_RGB32)


def is_coloured(image: QImage, x: int, y: int, least: int = 20) -> bool:
    """Whether a pixel differs from the paper by more than `least` of 255."""
    colour = QColor(image.pixel(x, y))
    return max(abs(a - b) for a, b in zip(colour.getRgb()[:3], PAPER.getRgb()[:3], strict=True)) > least


def coloured_panels(image: QImage) -> set[int]:
    panel, step = image.width() // 5, 2
    found = set()
    for row, column in itertools.product(range(5), repeat=2):
        spots = itertools.product(
            range(column * panel, (column + 1) * panel, step), range(row * panel, (row + 1) * panel, step)
        )
        if sum(is_coloured(image, x, y) for x, y in spots) >= 0.01 * (panel / step) ** 2:
            found.add(row * 5 + column)
    return found


@by_answer
def test_at_least_22_of_the_25_panels_hide_ink(puzzle: Puzzle, qtbot: QtBot) -> None:
    """Measured on the drawing itself, from which the game's estimate without drawing hardly differs."""
    elements = layout(puzzle, INKS)
    real = coloured_panels(drawn(elements))
    assert len(real) >= 22
    assert len(real ^ inked(elements, INKS)) <= 2


@by_answer
def test_nothing_is_clipped_and_nothing_overlaps(puzzle: Puzzle) -> None:
    elements = layout(puzzle, INKS)
    for element in elements:
        x, y, w, h = element.box
        assert 0 <= x < x + w <= 1000
        assert 0 <= y < y + h <= 1000
    for one, other in itertools.combinations([element for element in elements if not element.inside], 2):
        (x, y, w, h), (u, v, s, t) = one.box, other.box
        assert x + w <= u or u + s <= x or y + h <= v or v + t <= y, (one, other)


@by_answer
def test_every_element_lies_under_at_least_two_panels(puzzle: Puzzle) -> None:
    """So "one panel never shows a whole element", whatever the number of parts. Plus signs say nothing."""
    elements = layout(puzzle, INKS)
    for panel in range(25):
        for glimpse in glimpses(elements, [panel], INKS):
            assert glimpse.share < 0.97 or glimpse.element.sign == "plus", (panel, glimpse)


@by_answer
def test_elements_come_in_reading_order(puzzle: Puzzle) -> None:
    parts = [element.part for element in layout(puzzle, INKS)]
    assert parts == sorted(parts)
    assert set(parts) == set(range(len(puzzle.parts)))


@by_answer
def test_the_drawing_fills_the_box_that_the_layout_promises(puzzle: Puzzle, qtbot: QtBot) -> None:
    """Colour lies in the boxes and nowhere else, and reaches all four sides of each picture's box."""
    elements = layout(puzzle, INKS)
    image = drawn(elements, 1000)
    slack = 4
    for y, x in itertools.product(range(0, 1000, 9), repeat=2):
        if is_coloured(image, x, y):
            assert any(
                u - slack <= x <= u + w + slack and v - slack <= y <= v + h + slack
                for u, v, w, h in (element.box for element in elements)
            ), (x, y)
    for element in elements:
        if element.picture and not element.inside:
            x, y, w, h = element.box
            assert any(is_coloured(image, x + dx, y + dy, 3) for dx in range(6) for dy in range(h))
            assert any(is_coloured(image, x + dx, y + dy, 3) for dy in range(6) for dx in range(w))


@by_answer
def test_nothing_of_the_answer_is_in_the_layout(puzzle: Puzzle) -> None:
    """Names and sounds stay in the content: the view that holds the layout tells only what is drawn."""
    told = {element.text for element in layout(puzzle, INKS)}
    printed = {
        part.what for group in puzzle.parts for part in (group, *group.this, *group.that) if not part.picture
    }
    minus = {
        part.minus_first + part.minus_last
        for group in puzzle.parts
        for part in (group, *group.this, *group.that)
    }
    assert told <= printed | minus | {""}
    assert layout(puzzle, INKS) == layout(Puzzle("Something else", "idiom", "hard", puzzle.parts), INKS)


def test_the_same_puzzle_always_lies_the_same_way() -> None:
    puzzle = find("Ice cream sundae")
    assert layout(puzzle, INKS) == layout(puzzle, tuple(reversed(INKS)))


def test_a_thing_drawn_three_times_is_three_equal_elements() -> None:
    bears = [element for element in made(Part(picture="bear", times=3), Part(letter="T")) if element.picture]
    assert len(bears) == 3
    assert len({element.box[2:] for element in bears}) == 1


def test_letters_taken_away_stand_beside_their_picture() -> None:
    elements = made(Part(picture="broom", minus_first="B"), Part(letter="S"))
    (minus,) = [element for element in elements if element.sign == "minus"]
    broom = elements[0]
    assert minus.text == "B"
    assert minus.part == broom.part == 0
    assert minus.box[0] >= broom.box[0] + broom.box[2]


def test_over_and_under_lie_above_and_below_a_bar() -> None:
    cat, dog = Part(picture="cat-face"), Part(picture="dog-face")
    for place, upper in (("over", "cat-face"), ("under", "dog-face")):
        elements = made(Part(place=place, this=(cat,), that=(dog,)))  # type: ignore[arg-type]  # a literal in a loop
        (bar,) = [element for element in elements if element.sign == "bar"]
        tops = {element.picture: element.box[1] for element in elements if element.picture}
        assert tops[upper] < bar.box[1]
        assert min(set(tops.values()) - {tops[upper]}) > bar.box[1]


def test_what_is_in_a_thing_lies_inside_it() -> None:
    elements = made(Part(place="in", this=(Part(picture="honeybee"),), that=(Part(picture="own-pot"),)))
    pot, bee = elements
    assert bee.inside
    assert pot.box[0] < bee.box[0] < bee.box[0] + bee.box[2] < pot.box[0] + pot.box[2]
    assert pot.box[1] < bee.box[1] < bee.box[1] + bee.box[3] < pot.box[1] + pot.box[3]


def test_big_and_small_are_seen() -> None:
    plain = made(Part(picture="bear"), Part(picture="lion"))
    small = made(Part(picture="bear", size="small"), Part(picture="lion"))
    big = made(Part(picture="bear", size="big"), Part(picture="lion"))

    def ratio(elements: tuple[Element, ...]) -> float:
        heights = {element.picture: element.box[3] for element in elements if element.picture}
        return heights["bear"] / heights["lion"]

    assert ratio(small) < 0.6 * ratio(plain)
    assert ratio(big) > 1.4 * ratio(plain)


def test_crossed_out_and_upside_down_are_marked_and_drawn(qtbot: QtBot) -> None:
    plain = drawn(made(Part(picture="bear"), Part(letter="T")))
    for part in (Part(picture="bear", crossed=True), Part(picture="bear", turned=True)):
        elements = made(part, Part(letter="T"))
        assert (elements[0].crossed, elements[0].turned) == (part.crossed, part.turned)
        assert drawn(elements) != plain


def test_a_picture_that_nobody_measured_is_still_laid_out() -> None:
    elements = made(Part(picture="not-yet-drawn"), Part(letter="T"))
    assert [element.picture for element in elements if element.picture] == ["not-yet-drawn"]


def test_only_what_reaches_under_open_panels_is_shown() -> None:
    elements = layout(find("Ice cream sundae"), INKS)
    assert shown(elements, []) == ()
    assert shown(elements, range(25)) == elements
    corner = shown(elements, [0])
    assert corner
    assert all(element.box[0] < 200 and element.box[1] < 200 for element in corner)


def test_a_glimpse_tells_how_much_shows() -> None:
    elements = layout(find("Ice cream sundae"), INKS)
    shares = [
        [glimpse.share for glimpse in glimpses(elements, range(count), INKS)] for count in (0, 5, 15, 25)
    ]
    assert shares[0] == [0.0] * len(elements)
    assert shares[3] == pytest.approx([1.0] * len(elements))
    for fewer, more in itertools.pairwise(shares):
        assert all(a <= b + 1e-9 for a, b in zip(fewer, more, strict=True))


def test_panels_that_are_closed_are_not_in_the_pixmap(qtbot: QtBot) -> None:
    """S-04: no frame holds a secret. What is covered is not painted at all."""
    elements = layout(find("Ice cream sundae"), INKS)
    part = pixmap(elements, SIDE, 1.0, frozenset({0, 24})).toImage()
    whole = pixmap(elements, SIDE).toImage()
    panel = SIDE // 5
    for y, x in itertools.product(range(2, SIDE, 5), repeat=2):
        if (y // panel, x // panel) in ((0, 0), (4, 4)):
            if min(x % panel, y % panel) > 1:
                assert part.pixel(x, y) == whole.pixel(x, y)
        elif min(x % panel, y % panel) > 1:
            assert part.pixelColor(x, y).alpha() == 0


def test_it_is_drawn_anew_for_every_pixel_density(qtbot: QtBot) -> None:
    elements = layout(find("Tokyo"), INKS)
    sharp = pixmap(elements, 100, 3.0)
    assert (sharp.width(), sharp.devicePixelRatio()) == (300, 3.0)
    image = sharp.toImage()
    image.setDevicePixelRatio(1)
    blurred = (
        pixmap(elements, 100).toImage().scaled(300, 300, mode=Qt.TransformationMode.SmoothTransformation)
    )
    assert image != blurred


def test_one_part_lights_up(qtbot: QtBot) -> None:
    elements = layout(find("Tokyo"), INKS)
    lit, whole = pixmap(elements, SIDE, lit=0).toImage(), pixmap(elements, SIDE).toImage()
    for element in elements:
        x, y, w, h = (round(value * SIDE / 1000) for value in element.box)
        same = all(
            lit.pixel(u, v) == whole.pixel(u, v)
            for u in range(x + 2, x + w - 2, 3)
            for v in range(y + 2, y + h - 2, 3)
        )
        assert same == (element.part == 0)
