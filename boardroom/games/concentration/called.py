"""What the things on a Concentration table are called, for whoever hears them named."""

from __future__ import annotations

from collections.abc import Hashable

from boardroom.core.game import Action
from boardroom.core.tongue import money, tr
from boardroom.games.concentration import saying
from boardroom.games.concentration.actions import Cover, Pull, TakePrize
from boardroom.games.concentration.view import View


def called(view: View, key: Hashable, deed: Action) -> str:
    """The piece of this key, which means this deed now."""
    match deed:
        case Pull(panel):
            return tr("Slide {number}", number=panel)
        case Cover() if isinstance(key, tuple):
            card = view.panels[key[1] - 1].card
            prize = saying.card_name(card) if card else ""
            return tr("Slide {number}, pulled out: {prize}", number=key[1], prize=prize)
        case TakePrize(slot):
            won = view.racks[1 - view.turn].slots[slot].prize
            return tr("{prize}, {sum}", prize=won.name, sum=money(won.value))
    return tr("The solution slide")
