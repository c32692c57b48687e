"""What `boardroom check` finds wrong with cards beyond their shape: answers, seeds, pictures, and the mix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from boardroom.content import places
from boardroom.core.tongue import tr
from boardroom.games.brain_games import figures, making, solvers
from boardroom.games.brain_games.board import CATEGORIES
from boardroom.games.brain_games.content import Card, Content
from boardroom.games.brain_games.marks import Icon

Found = Iterator[tuple[tuple[str | int, ...], str]]

MOST_OF_A_KIND = 6


def _every(field: str, place: int) -> bool:
    return True


def lint(content: Content, root: Path, wanted: Callable[[str, int], bool] = _every) -> Found:
    """Each fault: where it is in the content, "what is wrong; what to do". `root` holds assets/pictures.

    Only cards that are `wanted` are looked at: the family's own, say, of which there may be many of a kind.
    """
    drawn = {path.stem for path in (root / "assets" / "pictures").glob("*.svg")} | places.pictures()
    twins = {other: one for one, other in solvers.twins(list(content.cards))}
    kinds = Counter((card.category, card.kind) for card in content.cards)
    for at, card in enumerate(content.cards):
        if not wanted("cards", at):
            continue
        missing = [
            mark.name
            for mark in figures.marks(card.figure)
            if isinstance(mark, Icon) and mark.name not in drawn
        ]
        if missing:
            yield (
                ("cards", at, "figure"),
                tr("there is no assets/pictures/{name}.svg; draw it", name=missing[0]),
            )
        if wrong := solvers.wrong_answer(card):
            yield ("cards", at, "answer"), wrong
        if card.seed and (wrong := _changed(card)):
            yield (
                ("cards", at, wrong),
                tr("the seed makes another card now; make the file again with making.py"),
            )
        if card.id in twins:
            same = tr("this is the same card as {other}; change one of them", other=twins[card.id])
            yield ("cards", at, "question"), same
        if wanted is _every and kinds[card.category, card.kind] > MOST_OF_A_KIND:
            kinds[card.category, card.kind] = 0
            many = tr("more than {most} cards are of this kind; make others", most=MOST_OF_A_KIND)
            yield ("cards", at, "kind"), many
    for category in CATEGORIES:
        if content.cards and not any(card.category == category for card in content.cards):
            none = tr(
                "there is no {category} card, so its tiles will count as Wild; write at least one",
                category=category,
            )
            yield ("cards",), none


def _changed(card: Card) -> str:
    """The first field that the seed would make otherwise; empty if none."""
    if card.kind not in making.MAKERS:
        return "kind"
    made = making.make(card)
    names = ("question", "reply", "answer", "accept", "options", "figure", "why", "look", "limit")
    return next((name for name in names if getattr(made, name) != getattr(card, name)), "")
