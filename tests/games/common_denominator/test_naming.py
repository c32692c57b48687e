"""Categories are named as people name them (CD-47): what a reader said of the shipped cards, and what not."""

from __future__ import annotations

import pytest

from boardroom.content import places
from boardroom.content.loader import load
from boardroom.core.words import Verdict, judge
from boardroom.games.common_denominator.content import Category, Content
from boardroom.games.common_denominator.naming import named


@pytest.fixture(scope="module")
def shipped() -> dict[str, Category]:
    loaded = load(Content, [places.DATA / "common_denominator"])
    return {category.name: category for category in loaded.content.categories}


def verdict(shipped: dict[str, Category], name: str, said: str) -> Verdict:
    return named(shipped[name], said, [other for other in shipped if other != name])


@pytest.mark.parametrize(
    ("name", "saids"),
    [
        ("Kinds of music", "music; types of music; the kinds of music; sorts of music; music styles"),
        ("Castles", "knights; medieval; Middle Ages; the middle ages; castle; things in a castle"),
        ("Fire brigade", "fire; firefighting; firefighters; fire engine"),
        ("In the sky", "things in the sky; sky; the sky; things you see in the sky; up in the sky"),
        ("Dinosaurs and fossils", "fossils; dinosaurs; fossil; kinds of dinosaurs"),
        ("Farm crops", "farm; farming; crops; crop; types of crops"),
        ("Bicycles", "bike parts; parts of a bike; parts of a bicycle; bicycle; bikes; bicycle parts"),
        ("Dinner", "food; dinner; dinners; things for dinner; lunch"),
        ("Long ago", "romans; vikings; ancient times; history; the past"),
        (
            "Things that are sharp",
            "sharp; sharp things; things that are sharp; pointy things; something sharp",
        ),
        ("Parts of a car", "car; cars; car parts; parts of the car; parts of cars"),
        (
            "In the hospital",
            "hospital; at the hospital; hospital things; things in the hospital; stuff in hospital",
        ),
        ("Art and painting", "art; painting; art and painting; things about art"),
        ("Countries", "country; countries; names of countries; all kinds of countries"),
        ("Words for time", "time; words about time; times"),
    ],
)
def test_cd_47_what_a_category_is_about_counts_not_what_is_said_around_it(shipped, name, saids):
    wrong = [said for said in saids.split("; ") if verdict(shipped, name, said) is not Verdict.RIGHT]
    assert wrong == []


@pytest.mark.parametrize(
    ("name", "saids"),
    [
        ("Farm crops", "on the farm; farm animals; parts of a farm"),
        ("In the sky", "space; in space; under the sky"),
        ("Winter", "things that are cold; summer"),
        ("Summer", "things that are hot; winter"),
        ("Singing and music", "kinds of music"),
        ("Building site", "buildings; kinds of buildings"),
        ("Zoo animals", "baby animals; parts of animals; animal parts"),
        ("Post office", "office; on a desk"),
        ("Things that are red", "things; things that are; things that are green; parts of"),
        ("Fruits", "vegetables; and; or; things"),
        ("Dinosaurs and fossils", "dinosaurs and whales"),
    ],
)
def test_another_category_is_never_right(shipped, name, saids):
    right = [said for said in saids.split("; ") if verdict(shipped, name, said) is Verdict.RIGHT]
    assert right == []


def test_no_name_of_another_category_is_right_unless_a_person_has_written_it_down(shipped):
    for category in shipped.values():
        called = stems(category.name, *category.accept)
        for other in shipped.keys() - {category.name}:
            if called & stems(other) and verdict(shipped, category.name, other) is Verdict.RIGHT:
                assert judge(category.name, other, category.accept) is Verdict.RIGHT, (category.name, other)


def stems(*names: str) -> set[str]:
    """How the words in names begin: two that share nothing need not be compared."""
    return {word[:3] for name in names for word in name.casefold().split()} - {
        "in",
        "on",
        "the",
        "thi",
        "and",
    }


def test_every_name_is_right_for_itself_with_and_without_its_frame(shipped):
    for name, category in shipped.items():
        for said in (name, name.upper(), *category.accept, f"things to do with {name}", f"kinds of {name}"):
            assert verdict(shipped, name, said) is Verdict.RIGHT, (name, said)


def test_near_stays_near():
    category = Category("Ice cream flavours", members=(), related=())
    for said in ("ice scream flavours", "flavours ice cream", "nothing at all"):
        assert named(category, said) is judge(category.name, said)
