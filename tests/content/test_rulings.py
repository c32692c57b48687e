"""Every refusal names the rule or ruling that says so, and every one of those has a text."""

from __future__ import annotations

import ast
import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest

import boardroom
from boardroom.app.box import open_box
from boardroom.content.rulings import ruling_of, rulings
from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Illegal, Move, Seat
from boardroom.games import shelf
from boardroom.table.laws import some_answer

SOURCE = Path(boardroom.__file__).parent
GAMES = [game for game, card in shelf().items() if card.on_shelf]
SETS = {
    "concentration": ("CON", 44),
    "common_denominator": ("CD", 48),
    "concluzio": ("CLZ", 33),
    "brain_games": ("BG", 40),
}
A_NAME = re.compile(r"Rule \d+|[A-Z]+-\d\d")


def trees(folder):
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))}


def calls(tree, name):
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name in (
            getattr(node.func, "id", ""),
            getattr(node.func, "attr", ""),
        ):
            yield node


def texts(node):
    """Every text that this part of the source could come to."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) else {None}


@pytest.mark.parametrize("game", list(shelf()))
def test_every_refusal_in_the_source_names_one_that_has_a_text(game):
    found = 0
    for file, tree in trees(SOURCE / "games" / game).items():
        for call in calls(tree, "Illegal"):
            found += 1
            assert len(call.args) == 2, f"{file}:{call.lineno} names no rule or ruling"
            assert texts(call.args[1]) <= set(rulings(game)), f"{file}:{call.lineno}"
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_scene_names_has_a_text(game):
    tree = ast.parse((SOURCE / "games" / game / "scene.py").read_text(encoding="utf-8"))
    assert all(len(call.args) == 3 for call in calls(tree, "explain"))
    named = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and A_NAME.fullmatch(node.value)
    }
    assert named
    assert named <= set(rulings(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_of_the_game_and_of_all_games_has_a_text_and_so_has_every_house_rule(game):
    prefix, many = SETS[game]
    wanted = {f"{prefix}-{number:02}" for number in range(1, many + 1)}
    wanted |= {f"S-{number:02}" for number in range(1, 8)}
    wanted |= {rule.ruling for rule in shelf()[game].part("rules").HOUSE_RULES}
    assert wanted <= set(rulings(game))
    for ruling in rulings(game).values():
        assert ruling.title
        assert 10 < len(ruling.text) < 330, ruling.id
        assert len(ruling.quote) < 190, ruling.id
        assert ruling.is_of_the_book == (A_NAME.fullmatch(ruling.id) is None or ruling.id.startswith("Rule"))
        assert not ruling.is_of_the_book or ruling.quote


def test_what_the_house_itself_refuses_has_a_text():
    tree = ast.parse((SOURCE / "app" / "session.py").read_text(encoding="utf-8"))
    named = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and A_NAME.fullmatch(node.value)
    }
    assert named == {"S-07"}
    assert named <= set(rulings("nullgame"))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_tried_at_a_table_is_refused_with_a_text(game):
    box, luck = open_box(game), Random(3)
    rules, seats = box.rules(), [Seat(0), Seat(1)]
    state, at, tried, refused = rules.deal(seats, Dice(3)), 0, {}, set()
    for _ in range(150):
        asks = list(rules.asks(state))
        if not asks:
            break
        deeds = [deed for ask in asks for deed in ask.choices] + [
            ask.blank for ask in asks if ask.blank is not None
        ]
        tried.update({type(deed): deed for deed in deeds})
        for seat in (*seats, HOST):
            for deed in tried.values():
                try:
                    rules.play(state, Move(seat, deed, at))
                except Illegal as refusal:
                    refused.add(refusal.ruling)
        ask = luck.choice(asks)
        at = max(at, ask.after)
        state = rules.play(state, Move(ask.seat, some_answer(ask, luck, ("the moon", "a lion")), at)).state
    assert len(refused) > 2
    assert refused <= set(rulings(game))


def test_a_name_without_a_text_is_shown_as_it_is():
    assert ruling_of("concentration", "CON-99").id == "CON-99"
    assert next(islice(rulings("concentration").values(), 1)).id == "S-01"
