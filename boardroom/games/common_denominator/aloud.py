"""What of a Common Denominator puzzle is read aloud."""

from __future__ import annotations

from boardroom.core.tongue import tr
from boardroom.games.common_denominator.view import View


def aloud(view: View) -> str:
    """Which puzzle lies open, and its category once it is known."""
    card = view.card
    if card is None or not card.is_open:
        return ""
    said = tr("Puzzle {number}: {n} words with something in common.", number=card.number, n=len(card.rows))
    return f"{said} {tr('The category: {category}.', category=card.category)}" if card.category else said
