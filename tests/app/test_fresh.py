"""What has been seen does not come back before everything has been: over several evenings, for every game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from boardroom.app import language
from boardroom.app.box import Box, open_box
from boardroom.app.family import Memory
from boardroom.content.loader import load
from boardroom.core.game import UsesUp
from boardroom.games import shelf
from boardroom.stage import theme
from boardroom.table.laws import random_game
from boardroom.table.table import Player
from tests.app.hands import click

GAMES = ["brain_games", "common_denominator", "concentration"]
TESTS = Path(__file__).parent.parent
EVENINGS = 14


def small_box(game):
    """The box with the little content of the tests."""
    card = shelf()[game]
    loaded = load(card.part("content").Content, [TESTS / "games" / game / "canary"])
    return Box(card, loaded.content, loaded.digest, loaded.faults)


def put_under(box, state):
    """Cards of Brain Games that were swapped unseen go under their deck and wait like used ones."""
    if box.manifest.id != "brain_games":
        return set()
    used = (at for deck in state.decks for at in deck.used)
    return {box.content.cards[at].id for at in used}


def test_all_games_but_concluzio_use_something_up():
    on_shelf = [name for name, card in shelf().items() if card.on_shelf]
    assert {name for name in on_shelf if isinstance(open_box(name).rules(), UsesUp)} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_returns_until_its_whole_deck_was_used(game, seed, tmp_path):
    box, memory, luck = small_box(game), Memory(tmp_path), Random(seed)
    decks = [set(deck) for deck in box.rules().stock()]
    used = [set() for _ in decks]
    rounds = 0
    for _ in range(EVENINGS):
        seen = memory.family.seen.get(game, ())
        rules = box.rules(seen=seen)
        for deck, gone in zip(decks, used, strict=True):
            assert deck.intersection(seen) == gone
        watch = random_game(rules, [Player("Ana"), Player("Ben")], luck.randrange(10_000))
        state, before, aside = watch.dealt, (), set()
        fresh = [deck - gone for deck, gone in zip(decks, used, strict=True)]
        for move in watch.moves:
            state = rules.play(state, move).state
            aside |= put_under(box, state)
            shown = tuple(rules.shown(state))
            for name in shown:
                if name in before:
                    continue
                at = next(number for number, deck in enumerate(decks) if name in deck)
                assert name in fresh[at] or not fresh[at] - aside, f"{name} came back before its time"
                fresh[at].discard(name)
            before = shown
            memory.see(game, shown, rules.stock())
        now = set(memory.family.seen.get(game, ()))
        for at, deck in enumerate(decks):
            rounds += not fresh[at]
            used[at] = deck & now
            assert not fresh[at] or used[at] == deck - fresh[at]
    assert rounds, "the decks of the tests are small enough to be used up"


def test_a_deck_that_is_through_begins_anew_and_the_others_do_not(tmp_path):
    memory, decks = Memory(tmp_path), (("a", "b"), ("x", "y"))
    memory.see("game", ["a", "x"], decks)
    assert memory.family.seen["game"] == ("a", "x")
    memory.see("game", ["b"], decks)
    assert memory.family.seen["game"] == ("x", "b")
    memory.see("game", ["b", "a"], decks)
    assert memory.family.seen["game"] == ("x", "b", "a")


def test_the_lobby_says_how_much_is_fresh(window):
    box = open_box("concentration")
    whole = len(box.rules().stock()[0])
    assert box.freshness(()) == f"{whole} fresh puzzles of {whole}."
    memory = window.memory
    memory.see("concentration", box.rules().stock()[0][:3])
    (shown,) = [one for one in window._shelf.boxes if one.manifest.id == "concentration"]
    click(shown)
    assert f"{whole - 3} fresh puzzles of {whole}." in window._lobby._hint.words


@pytest.mark.parametrize("text", [1.0, 1.4])
@pytest.mark.parametrize("code", ["en", "de"])
def test_how_much_is_fresh_stands_beside_who_plays_with_whom(window, text, code):
    theme.wear(theme.Manner(text))
    language.speak(code)
    window.resize(1280, 720)
    page = window.reception.receive("concentration", tuple(Player(name) for name in ("A", "B", "C", "D")))
    page.dress(page.look)
    whole = len(open_box("concentration").rules().stock()[0])
    lines = page._hint.lines
    seen = " ".join(lines.lines)
    assert not lines.is_cut
    assert lines.font.pixelSize() >= page.look.px(theme.well_read()) - 1
    assert "1+3" in seen
    assert "2+4" in seen
    assert seen.count(str(whole)) == 2


def test_concluzio_says_nothing_of_the_kind(window):
    assert open_box("concluzio").freshness(()) == ""
    (shown,) = [one for one in window._shelf.boxes if one.manifest.id == "concluzio"]
    click(shown)
    assert "fresh" not in window._lobby._hint.words
