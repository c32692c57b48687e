"""What of a Common Denominator puzzle is read aloud."""

from __future__ import annotations

from boardroom.core.tongue import tr
from boardroom.games.common_denominator.view import Card, View


def aloud(view: View) -> str:
    """Which puzzle lies open, and its category once it is known; or all there was in the last one."""
    card = view.card
    if view.last is not None and (card is None or not card.is_open):
        return tr(
            "The last puzzle was {category}: {words}.",
            category=view.last.category,
            words=all_words(view.last),
        )
    if card is None or not card.is_open:
        return ""
    said = tr("Puzzle {number}: {n} words with something in common.", number=card.number, n=len(card.rows))
    return f"{said} {tr('The category: {category}.', category=card.category)}" if card.category else said


def all_words(card: Card) -> str:
    """All words of a puzzle that lies open whole."""
    return ", ".join("".join(row.cells) for row in card.rows)
