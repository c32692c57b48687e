"""Failure 4: several people read one screen, so whatever is said to one of them names them."""

from __future__ import annotations

import re
from random import Random

import pytest

from boardroom.app.cards import Curtain
from boardroom.core.game import HOST
from boardroom.games import shelf
from tests.breaks.evening import GAMES, PEOPLE, moves, open_cards, session_of, sit_down

YOU = re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE)


def nameless(said: set[str]) -> list[str]:
    """What is said to "you", and nobody can tell who that is."""
    return [words for words in said if YOU.search(words) and not any(p.name in words for p in PEOPLE)]


def everything_said(window, session, said):
    """Note every sentence, button, question, refusal and reason from here on."""

    def prompt(shown):
        said.update({shown.text, *(b.text for b in shown.buttons), *(b.confirm for b in shown.buttons)})
        if shown.answer is not None:
            said.add(shown.answer.placeholder)

    session.scene.prompted.connect(prompt)
    session.scene.refused.connect(said.add)
    session.refused.connect(lambda why, ruling: said.add(why))


def try_everything(session, tried):
    """Every action that was ever possible, now, from every seat: what is refused is refused in words."""
    for action in tried.values():
        for seat in (HOST, *session.people):
            if not any(ask.seat == seat and type(action) in kinds(ask) for ask in session.table.asks):
                session.act(seat, action)


def kinds(ask):
    return {type(action) for action in (*ask.choices, ask.blank, ask.timeout)}


@pytest.mark.breaks(4, "names, not “you”")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("count", [2, 6])
def test_whatever_is_said_to_somebody_names_them(window, game, count):
    said, tried = set(), {}
    for seed in (count, count + 1):
        session = sit_down(window, game, wanted=count, seed=seed)
        everything_said(window, session, said)
        for action in moves(window, Random(seed), 40):
            tried[type(action)] = action
            try_everything(session, tried)
            said.update(piece.why for piece in session.scene.pieces.values())
            for curtain in open_cards(window, Curtain):
                said.update({curtain.title.words, curtain.text.words})
        window.show_shelf()
    assert len(said) > 20
    assert not nameless(said)


@pytest.mark.breaks(4, "names, not “you”")
@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_speaks_with_names_too(window, game):
    rules = shelf()[game].part("rules")
    said = set()
    for rule in rules.HOUSE_RULES:
        for value, _ in rule.values[1:2]:
            session = sit_down(
                window,
                game,
                wanted=2 if game == "concentration" and value != "master" else 3,
                **{rule.field: value},
            )
            everything_said(window, session, said)
            for _ in moves(window, Random(1), 16):
                said.update(piece.why for piece in session_of(window).scene.pieces.values())
            window.show_shelf()
    assert not nameless(said)
