"""What of the Concentration board is read aloud: open prizes, and the rebus when it is solved."""

from __future__ import annotations

from boardroom.core.tongue import tr
from boardroom.games.concentration import saying
from boardroom.games.concentration.view import View


def aloud(view: View) -> str:
    """The open prizes by number; after the game what the rebus says, part by part."""
    if view.outcome is not None:
        parts = (
            tr("{thing}: “{words}”.", thing=line.shows, words=line.says)
            for line in view.explanation
            if line.part >= 0
        )
        return " ".join((tr("It says: {answer}.", answer=view.solution or ""), *parts))
    out = [(number, view.panels[number - 1].card) for number in saying.pulled(view)]
    return " ".join(f"{number}: {saying.card_name(card)}." for number, card in out if card is not None)
