"""What the bar says in Concluzio, in one plain sentence with the players' names."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.core.game import Event, Seat
from boardroom.core.tongue import tr
from boardroom.games.concluzio import events as told
from boardroom.games.concluzio.attributes import Look, card_name, value_name
from boardroom.games.concluzio.cards import Card, in_common
from boardroom.games.concluzio.view import View

Names = Mapping[Seat, str]


def clue_wanted(names: Names, view: View, giver: Seat) -> str:
    """What a starting clue should be, or that none can be so (CLZ-06, CLZ-08)."""
    taker = view.left_of(giver)
    name, other, secret = names[giver], names[taker], view.places[taker].secret
    hand = view.places[giver].hand or ()
    if secret is not None and not any(in_common(card.trio, secret.trio) for card in hand):
        return tr(
            "{name}, give {other} any clue: no card shares anything with {other}’s secret card.",
            name=name,
            other=other,
        )
    return tr(
        "{name}, give {other} a clue that shares something with {other}’s secret card.",
        name=name,
        other=other,
    )


def while_playing(names: Names, look: Look, event: Event) -> str:
    """What goes on while the table plays; empty where the bar may go on saying what it said."""
    match event:
        case told.Clued(giver, taker):
            return tr("{giver} gives {taker} a clue.", giver=names[giver], taker=names[taker])
        case told.Played(seat, answerer):
            return tr("{name} asks, {other} answers.", name=names[seat], other=names[answerer])
        case told.Deduced(seat, answerer, card, kind):
            return tr(
                "{name} asks {other}: is it {attribute}?",
                name=names[seat],
                other=names[answerer],
                attribute=value_name(look, card, kind),
            )
        case told.Guessed(seat):
            return tr("{name} names the secret card.", name=names[seat])
        case told.Corrected(seat, answerer):
            return tr("{other} tells {name} what is wrong.", other=names[answerer], name=names[seat])
        case told.Eliminated(seat):
            return tr("{name} is out of the game.", name=names[seat])
        case told.TimedOut(seat):
            return tr("{name}’s time is up: the game acts.", name=names[seat])
        case told.TurnPassed(seat):
            return tr("{name} is next.", name=names[seat])
        case told.Won(seat, secret, last):
            return _end(names[seat], look, secret, last)
    return ""


def end(names: Names, view: View) -> str:
    """Who has won, and how."""
    assert view.winner is not None, "a game that is over has a winner"
    last = all(view.places[seat].out for seat in view.seats if seat != view.winner)
    return _end(names[view.winner], Look(view.shapes, view.colours), view.places[view.winner].secret, last)


def _end(name: str, look: Look, secret: Card | None, last: bool) -> str:
    """The last one standing has named nothing (CLZ-16, CLZ-19)."""
    if last or secret is None:
        return tr("{name} wins: the last one in the game!", name=name)
    return tr("{name} wins! The card: {card}.", name=name, card=card_name(look, secret))


def begun(words: str) -> str:
    """Words as they stand at the beginning of a sentence."""
    return words[:1].upper() + words[1:]
