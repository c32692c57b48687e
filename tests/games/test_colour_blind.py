"""Colour is never alone: what must be told apart differs to every eye, in every game."""

from __future__ import annotations

from itertools import combinations

import pytest

from boardroom.app.box import open_box
from boardroom.games.brain_games import card_art as brain_card
from boardroom.games.brain_games import card_scene
from boardroom.games.brain_games import table_art as brain
from boardroom.games.brain_games.board import CATEGORIES
from boardroom.games.common_denominator import medal_art
from boardroom.games.concentration import table_art as concentration
from boardroom.games.concluzio import sheet_art
from boardroom.games.concluzio.card_art import Face
from boardroom.stage import theme
from boardroom.stage.items.faces import Badge
from tests.games.colour_blind import APART, ENOUGH, SIGHTS, colours_apart, drawn, part_apart, seen_as

SIDES = range(len(theme.SIDES))


def concluzio():
    return open_box("concluzio").content.decks[0]


def groups():
    """By name: drawings of which any two must be told apart, and their size."""
    deck = concluzio()
    shape = deck.shapes[0]
    spots = ("", "", "", "")
    return {
        "sides": ([Badge(side) for side in theme.SIDES], (60, 60)),
        "Brain Games: pawns": ([brain.Pawn(side) for side in SIDES], (70, 96)),
        "Brain Games: starts": ([brain.Slot(side, lit=False) for side in SIDES], (100, 116)),
        "Brain Games: tiles": ([brain.Tile(kind) for kind in ("", *CATEGORIES, "wild", "lose")], (100, 116)),
        "Brain Games: hints": ([brain.Tile("", hint) for hint in ("", *CATEGORIES)], (100, 116)),
        "Brain Games: decks": ([brain.Deck(category, 9) for category in CATEGORIES], (170, 220)),
        "Brain Games: scorecards": (
            [
                brain.Scorecard("Ana", "fox", 0, tuple(name if n == at else "" for n in range(4)), 0, True)
                for at, name in enumerate(CATEGORIES)
            ]
            + [brain.Scorecard("Ana", "fox", 0, spots, 0, active=active) for active in (True, False)],
            (366, 230),
        ),
        "Brain Games: the light": (
            [brain_card.Buzzer(card_scene.RED, "Wait"), brain_card.Buzzer(card_scene.GREEN, "Now!")],
            (200, 200),
        ),
        "Brain Games: pads": ([brain_card.Pad(1, lit=lit) for lit in (True, False)], (180, 180)),
        "Common Denominator: medals": (
            [medal_art.Medal(metal) for metal in ("gold", "silver", "bronze")],
            (60, 60),
        ),
        "Concluzio: cards of seven colours": (
            [Face(5, shape, colour) for colour in deck.colours],
            (150, 208),
        ),
        "Concluzio: values to tick": (
            [sheet_art.Tick(sheet_art.Value(colour=colour), 0, False) for colour in deck.colours],
            (60, 60),
        ),
        "Concluzio: what is ticked": (
            [sheet_art.Tick(sheet_art.Value(colour=deck.colours[0]), mark, False) for mark in range(3)],
            (60, 60),
        ),
        "Concluzio: what was told": (
            [
                sheet_art.Tick(sheet_art.Value(colour=deck.colours[0]), 0, False, told)
                for told in (None, True, False)
            ],
            (60, 60),
        ),
        "Concentration: Take cards": (
            [concentration.Face(f"{name.title()} Take", "magnet", 0, name) for name in ("red", "green")],
            (150, 150),
        ),
    }


@pytest.mark.parametrize("sight", SIGHTS)
def test_what_must_be_told_apart_is(qapp, sight):
    failed = []
    for name, (arts, size) in groups().items():
        pictures = [drawn(art, size) for art in arts]
        for (one, first), (other, second) in combinations(zip(arts, pictures, strict=True), 2):
            apart = part_apart(first, second, sight)
            if apart < ENOUGH:
                failed.append(f"{name}: {one} and {other}: {apart:.2%}")
    assert not failed, "\n".join(failed)


def test_concluzio_writes_a_letter_for_every_colour(qapp):
    letters = [colour.letter for colour in concluzio().colours]
    assert all(letters)
    assert len(set(letters)) == len(letters)


def test_every_side_has_a_shape_of_its_own():
    assert len({side.shape for side in theme.SIDES}) == len(theme.SIDES)


@pytest.mark.parametrize(("sight", "one", "other"), [("protanopia", "#a06000", "#5a8000")])
def test_such_eyes_do_confuse_some_colours(sight, one, other):
    """The measure can fail: what is clearly two colours to others is one to them."""
    assert colours_apart(one, other, "normal") > APART > colours_apart(one, other, sight)


def test_greys_look_the_same_to_all():
    for sight in SIGHTS:
        assert seen_as(0x808080, sight) in range(0x7E7E7E, 0x828283)
