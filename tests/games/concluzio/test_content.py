"""The deck file: what is shipped, what a family may change, and what is refused with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.content import places
from boardroom.content.check import check
from boardroom.content.loader import load
from boardroom.games import shelf
from boardroom.games.concluzio.cards import cards_of
from boardroom.games.concluzio.content import Content

SHIPPED = places.DATA / "concluzio" / "deck.yaml"
TEXT = SHIPPED.read_text(encoding="utf-8")
LINES = TEXT.splitlines()
CARDS = [number for number, line in enumerate(LINES, start=1) if line.lstrip().startswith("- {number:")]


def edited(folder: Path, *changes: tuple[int, str]) -> Path:
    """A deck file of the family's own: the shipped one with these lines changed (numbered from 1)."""
    lines = list(LINES)
    for number, text in changes:
        lines[number - 1] = text
    home = folder / "concluzio"
    home.mkdir(exist_ok=True)
    path = home / "own.yaml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def found(path: Path) -> list[tuple[int, str]]:
    return [(fault.line, str(fault)) for fault in check([path], shelf())]


def line_of(words: str) -> int:
    return next(number for number, line in enumerate(LINES, start=1) if words in line)


def test_the_shipped_deck_is_one_latin_square_and_nothing_is_wrong_with_it():
    loaded = load(Content, [SHIPPED.parent])
    assert loaded.faults == ()
    assert len(loaded.content.decks) == 1
    cards = cards_of(loaded.content.decks[0])
    assert len(cards) == 49
    for one in range(3):
        for other in range(one + 1, 3):
            assert len({(card.trio[one], card.trio[other]) for card in cards}) == 49


def test_the_shipped_deck_is_scrambled():
    """In the plain square the colour follows from number and shape by adding; here it does not."""
    cards = cards_of(load(Content, [SHIPPED.parent]).content.decks[0])
    colour = {(card.number, card.shape): card.colour for card in cards}
    sums = {(colour[n, s] - n - s) % 7 for n in range(1, 8) for s in range(1, 8)}
    assert len(sums) > 3
    moved = {tuple(colour[n, s] for s in range(1, 8)) for n in range(1, 8)}
    rotated = {row[turn:] + row[:turn] for row in moved for turn in range(7)}
    assert len(rotated) > 7


def test_two_cards_that_share_two_attributes_are_refused_with_file_and_line(tmp_path):
    first, second = CARDS[0], CARDS[1]
    colour = LINES[first - 1].split("colour: ")[1]
    path = edited(tmp_path, (second, LINES[second - 1].split("colour: ")[0] + f"colour: {colour}"))
    faults = found(path)
    assert (second, True) in [(line, "shares number and colour with card 1" in text) for line, text in faults]
    assert all("own.yaml" in text for _, text in faults)


def test_the_same_card_twice_is_refused(tmp_path):
    path = edited(tmp_path, (CARDS[5], LINES[CARDS[4] - 1]))
    assert any(line == CARDS[5] and "is card 5 already" in text for line, text in found(path))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("number: 1, shape: cross", "number: 8, shape: cross", "8 is not a number from 1 to 7"),
        ("number: 1, shape: cross", "number: 1, shape: star", "there is no shape 'star'"),
        ("- {name: red, letter: r", "- {name: pink, letter: r", "there is no colour 'red'"),
        ("letter: g,", "letter: r,", "'r' is also number 1 of the colours"),
        ("letter: g,", "letter: green,", "'green' is not one or two letters"),
        ('ink: "#d62839"', "ink: crimson", "'crimson' is no colour"),
        ("figure: hollow circle", "figure: solid circle", "'solid circle' is also number 2"),
        ("name: solid square,", 'name: "",', "the name is empty"),
    ],
)
def test_faulty_attributes_are_refused_with_their_line(tmp_path, old, new, words):
    line = line_of(old)
    path = edited(tmp_path, (line, LINES[line - 1].replace(old, new)))
    assert any(words in text for _, text in found(path)), found(path)


def test_a_faulty_family_deck_is_left_out_and_the_shipped_one_still_plays(tmp_path):
    path = edited(tmp_path, (CARDS[5], LINES[CARDS[4] - 1]))
    loaded = load(Content, [SHIPPED.parent, path.parent])
    assert loaded.faults
    assert [deck.title for deck in loaded.content.decks] == ["The clue cards"]


def test_a_deck_that_lacks_a_card_is_refused(tmp_path):
    path = edited(tmp_path, (CARDS[-1], ""))
    assert any("49 cards, not 48" in text for _, text in found(path))


def test_a_family_may_give_its_cards_other_names_and_pictures(tmp_path):
    fox = line_of("figure: cross")
    hero = CARDS[0]
    path = edited(
        tmp_path,
        (fox, "      - {name: fox, figure: cross, picture: fox}"),
        (line_of("title:"), "  - title: Ours"),
        *(
            (number, LINES[number - 1].replace("shape: cross", "shape: fox"))
            for number in CARDS
            if "shape: cross" in LINES[number - 1]
        ),
    )
    text = path.read_text(encoding="utf-8").splitlines()
    text[hero - 1] = text[hero - 1].replace("}", ", name: Grandpa’s card, picture: crown}")
    path.write_text("\n".join(text), encoding="utf-8")
    assert found(path) == []
    deck = load(Content, [SHIPPED.parent, path.parent]).content.decks[-1]
    assert deck.title == "Ours"
    assert cards_of(deck)[0].name == "Grandpa’s card"
    assert cards_of(deck)[0].picture == "crown"
