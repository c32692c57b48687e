"""What the things on a Common Denominator table are called, for whoever hears them named."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from boardroom.core.game import Action, Seat
from boardroom.core.tongue import tr
from boardroom.games.common_denominator.actions import (
    Draw,
    GoForGold,
    GoForSilver,
    Look,
    PassCard,
    TakePuzzle,
    Trump,
    TryCategory,
    TryRow,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.card_art import FORTUNES
from boardroom.games.common_denominator.cards import kind
from boardroom.games.common_denominator.view import View


def called(view: View, names: Mapping[Seat, str], key: Hashable, seat: Seat, deed: Action) -> str:
    """The piece of this key, which means this deed now."""
    match deed:
        case TryRow(row) if view.card is not None:
            return _row(view, row)
        case TryCategory():
            return tr("The category")
        case GoForGold():
            return tr("The Gold medals")
        case GoForSilver():
            return tr("The Silver medals")
        case TurnTimer():
            return tr("The sand timer")
        case TakePuzzle():
            return tr("The puzzle cards")
        case Draw():
            return tr("The pile of cards")
        case Youngest(player):
            return names[player]
        case Trump():
            return names[seat]
        case PassCard(card):
            return tr(FORTUNES[kind(card)][0])
        case Look() if isinstance(key, tuple) and key[0] == "card":
            return tr(FORTUNES[kind(key[1])][0])
        case Use(card, target):
            on_plate = isinstance(key, tuple) and key[0] == "plate"
            return names[target] if target is not None and on_plate else tr(FORTUNES[kind(card)][0])
    return ""


def _row(view: View, row: int) -> str:
    """A row with what can be read of it, letter by letter."""
    assert view.card is not None, "there are rows on a card only"
    letters = ", ".join(cell or tr("blank") for cell in view.card.rows[row - 1].cells)
    return tr("Row {number}: {letters}", number=row, letters=letters)
