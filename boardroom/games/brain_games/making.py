"""Cards made from seeds: `python -m boardroom.games.brain_games.making FOLDER` writes the files again.

A maker turns a seed into a card; `PLAN` says which cards the box holds. The files keep question and answer
as they were made, so that they can be read, and `boardroom check` compares them with what the seed says now
and with what a solver finds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import to_builtins
from msgspec.structs import fields, replace

from boardroom.games.brain_games import making_logic, making_mind, making_words, solvers
from boardroom.games.brain_games.board import Category
from boardroom.games.brain_games.content import Card, Duel, Level
from boardroom.games.brain_games.drawings import DRAWERS
from boardroom.games.brain_games.luck import Luck

Maker = Callable[[str, int, Level], Card]
"""Takes kind, seed and level."""

LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")


def drawn(kind: str, seed: int, level: Level) -> Card:
    """A picture of drawings.py."""
    drawing = DRAWERS[kind](Luck(seed))
    return Card(
        id="",
        category="vision",
        kind=kind,
        level=level,
        question=drawing.question,
        reply="pick" if drawing.options else "typed",
        answer=drawing.answer,
        options=drawing.options,
        figure=f"{kind} {seed}",
        look=12 if kind == "memory" else 0,
        seed=seed,
    )


MAKERS: dict[str, Maker] = {
    **dict.fromkeys(DRAWERS, drawn),
    "sequence": making_logic.sequence,
    "matches": making_logic.matches,
    "sudoku": making_logic.sudoku,
    "scales": making_logic.scales,
    "deduction": making_logic.deduction,
    "coins": making_logic.coins,
    "clock": making_logic.clock,
    "calendar": making_logic.calendar,
    "anagram": making_words.anagram,
    "vowels": making_words.vowels,
    "ladder": making_words.ladder,
    "react": making_mind.react,
    "digits": making_mind.digits,
    "backwards": making_mind.digits,
    "pattern": making_mind.taps,
    "stopwatch": making_mind.stopwatch,
    "chain": making_mind.chain,
}
"""By the kind of card."""


def make(card: Card) -> Card:
    """A card made again from its seed, kind and level; what the plan adds to it is kept."""
    made = MAKERS[card.kind](card.kind, card.seed, card.level)
    duel: Duel = card.duel
    return replace(made, id=card.id, duel=duel, question=_duelled(made, duel))


def _duelled(card: Card, duel: Duel) -> str:
    """How the question goes for two."""
    if duel == "race":
        return "Wait for the green light: the first to press wins. Whoever presses too early loses."
    if duel == "best":
        start = f"One by one, without a clock: press {card.answer} seconds after your start."
        return f"{start} Whoever is nearer wins."
    return card.question


PLAN: tuple[tuple[Category, str, int, Duel, int], ...] = (
    ("vision", "odd_one_out", 5, "buzz", 2),
    ("vision", "spot_difference", 5, "buzz", 1),
    ("vision", "squares", 5, "buzz", 1),
    ("vision", "counting", 5, "buzz", 2),
    ("vision", "mirror", 5, "buzz", 1),
    ("vision", "tangle", 5, "buzz", 1),
    ("vision", "memory", 5, "", 0),
    ("vision", "stroop", 4, "buzz", 1),
    ("vision", "silhouettes", 5, "buzz", 2),
    ("vision", "pattern_piece", 4, "buzz", 1),
    ("logic", "sequence", 5, "buzz", 2),
    ("logic", "matches", 5, "buzz", 1),
    ("logic", "sudoku", 5, "", 0),
    ("logic", "scales", 5, "buzz", 2),
    ("logic", "deduction", 5, "", 0),
    ("logic", "coins", 5, "buzz", 2),
    ("logic", "clock", 5, "buzz", 2),
    ("logic", "calendar", 5, "buzz", 2),
    ("language", "anagram", 6, "buzz", 2),
    ("language", "vowels", 6, "buzz", 2),
    ("language", "ladder", 5, "", 0),
    ("mind", "react", 5, "race", 3),
    ("mind", "digits", 5, "", 0),
    ("mind", "backwards", 4, "", 0),
    ("mind", "pattern", 6, "", 0),
    ("mind", "stopwatch", 6, "best", 3),
    ("mind", "chain", 4, "buzz", 2),
)
"""Category, kind, how many cards, how the head-to-heads among them are won, and how many those are."""


def cards() -> Iterator[Card]:
    """All made cards, in the order of the plan; a seed whose card is unsound or a twin is passed over."""
    for category, kind, count, duel, duels in PLAN:
        made: list[Card] = []
        seen: set[tuple[str, str, str]] = set()
        seed = sum(ord(letter) for letter in kind) * 100
        while len(made) < count:
            seed += 1
            level = LEVELS[len(made) * 3 // count]
            card = MAKERS[kind](kind, seed, level)
            mark = (card.question, card.figure, str(seed) if kind == "react" else card.answer)
            if mark in seen or solvers.wrong_answer(card) or _is_loose(card, made):
                continue
            seen.add(mark)
            fights = len(made) % 2 == 0 and sum(1 for other in made if other.duel) < duels
            fights = fights or count - len(made) <= duels - sum(1 for other in made if other.duel)
            how: Duel = duel if fights else ""
            name = f"{category}-{kind.replace('_', '-')}-{len(made) + 1}"
            made.append(replace(card, id=name, duel=how, question=_duelled(card, how)))
        yield from made


def _is_loose(card: Card, made: list[Card]) -> bool:
    """Letters that make two words, a word that was there already, a day that was asked from already."""
    if card.kind in ("anagram", "vowels", "ladder") and any(card.answer == other.answer for other in made):
        return True
    if card.kind in ("anagram", "vowels"):
        return bool(card.accept)
    return card.kind == "calendar" and any(card.question[:14] == other.question[:14] for other in made)


def written(card: Card) -> str:
    """A card as it stands in a file: one line for each field that says something."""
    plain = to_builtins(card)
    lines = []
    for field in fields(Card):
        value = plain[field.name]
        if field.required or value != field.default:
            lines.append(f"{field.name}: {json.dumps(value, ensure_ascii=False)}")
    return "- " + "\n  ".join(lines) + "\n"


def main() -> None:
    """Write one file of made cards for each category into the folder that is named."""
    folder = Path(sys.argv[1])
    texts: dict[str, list[str]] = {}
    for card in cards():
        texts.setdefault(card.category, []).append(written(card))
    for category, entries in texts.items():
        head = "# Made from the seeds by boardroom/games/brain_games/making.py: change that, not this file.\n"
        text = head + "cards:\n" + "".join(entries)
        (folder / f"{category}_made.yaml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
