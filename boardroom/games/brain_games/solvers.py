"""Answers found again, from what a card shows to a player and from nothing else.

Each solver looks at the front as it is drawn, or reads the words on it, and finds all answers that fit by
trying; none shares a step with drawings.py or making.py. A card is sound when exactly one answer fits.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations

from boardroom.core.tongue import tr
from boardroom.games.brain_games import solvers_logic, solvers_vision, solvers_words
from boardroom.games.brain_games.content import Card
from boardroom.games.brain_games.reading import Found, texts


def digits(card: Card) -> Found:
    """The figures in the order in which they stand."""
    return {"".join(texts(card)).replace(" ", "")}


def backwards(card: Card) -> Found:
    """From the last to the first."""
    return {"".join(texts(card)).replace(" ", "")[::-1]}


def chain(card: Card) -> Found:
    """One step after the other."""
    total = 0
    for text in texts(card):
        number = int(re.findall(r"\d+", text)[0]) if re.search(r"\d", text) else 0
        if text.startswith("Start"):
            total = number
        elif text.startswith("add"):
            total += number
        elif text.startswith("take away"):
            total -= number
        elif text == "double it":
            total *= 2
        elif text == "halve it":
            total //= 2
    return {str(total)}


SOLVERS: dict[str, Callable[[Card], Found]] = {
    solver.__name__: solver
    for solver in (
        solvers_vision.odd_one_out,
        solvers_vision.spot_difference,
        solvers_vision.squares,
        solvers_vision.counting,
        solvers_vision.mirror,
        solvers_vision.tangle,
        solvers_vision.memory,
        solvers_vision.stroop,
        solvers_vision.silhouettes,
        solvers_vision.pattern_piece,
        solvers_logic.sequence,
        solvers_logic.matches,
        solvers_logic.sudoku,
        solvers_logic.scales,
        solvers_logic.deduction,
        solvers_logic.coins,
        solvers_logic.clock,
        solvers_logic.calendar,
        solvers_words.anagram,
        solvers_words.vowels,
        solvers_words.ladder,
        solvers_words.hidden,
        solvers_words.homophone,
        solvers_words.rhyme,
        digits,
        backwards,
        chain,
    )
}
"""By the kind of card."""


def wrong_answer(card: Card) -> str:
    """What a solver finds wrong with an answer, and what to do; empty if nothing, or if nobody can tell."""
    solver = SOLVERS.get(card.kind)
    if solver is None:
        return ""
    try:
        found = solver(card)
    except (ValueError, KeyError, IndexError, StopIteration) as failure:
        return tr(
            "the card cannot be read as a {kind} ({why}); see how the others are written",
            kind=card.kind,
            why=failure,
        )
    allowed = {card.answer.casefold(), *(text.casefold() for text in card.accept)}
    if {text.casefold() for text in found} != allowed:
        said = ", ".join(sorted(found))
        if not said:
            return tr("worked out again, there is no answer; change the card")
        return tr("worked out again, the answer is {answer}; write that, or change the card", answer=said)
    return ""


def twins(cards: list[Card]) -> list[tuple[str, str]]:
    """Pairs of cards that show and ask the same; waiting for a light is never the same twice."""
    shown = {
        card.id: (card.kind, card.question, card.figure, card.answer if card.is_measured else "")
        for card in cards
        if card.reply != "react"
    }
    return [(one, other) for one, other in combinations(shown, 2) if shown[one] == shown[other]]
