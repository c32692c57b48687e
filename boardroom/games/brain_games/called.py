"""What the things on a Brain Games table are called, for whoever hears them named."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from boardroom.core.game import Action, Seat
from boardroom.core.tongue import tr
from boardroom.games.brain_games.actions import Challenge, Choose, GoTo, Pick, Press, Roll, SayDie, Tap, Trade
from boardroom.games.brain_games.board import SPOKEN
from boardroom.games.brain_games.view import View


def called(view: View, names: Mapping[Seat, str], key: Hashable, seat: Seat, deed: Action) -> str:
    """The piece of this key, which means this deed now."""
    match deed:
        case Roll():
            return tr("The die")
        case SayDie(pips):
            return tr("The die shows {pips}", pips=pips)
        case GoTo() if isinstance(key, tuple) and key[0] == "pawn":
            return tr("{name}’s pawn", name=names[seat])
        case GoTo(space):
            return _space(view, space)
        case Choose(category) | Trade(category):
            return tr("The {category} cards", category=tr(SPOKEN[category]))
        case Challenge(rival):
            return names[rival]
        case Pick(option) if view.card is not None:
            return view.card.options[option]
        case Tap(pad):
            return tr("Pad {number}", number=pad)
        case Press() if view.card is not None and len(view.card.players) == 1:
            return tr("The light")
    return tr("{name}’s buzzer", name=names[seat])


def _space(view: View, space: int) -> str:
    lies = view.board[space]
    kind = lies.up or lies.hint
    if kind is not None:
        return tr("Space {number}, {tile}", number=space + 1, tile=tr(SPOKEN[kind]))
    if lies.tile:
        return tr("Space {number}, a tile face down", number=space + 1)
    return tr("Space {number}, empty", number=space + 1)
