"""What the bar says in Concluzio, in one plain sentence with the players' names."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.core.game import Event, Seat
from boardroom.games.concluzio import events as told
from boardroom.games.concluzio.card_art import Look
from boardroom.games.concluzio.cards import Card, Kind, in_common
from boardroom.games.concluzio.view import View

Names = Mapping[Seat, str]


def value_name(look: Look, card: Card, kind: Kind) -> str:
    """One attribute of a card, as one asks about it: "a 5", "a solid circle", "blue"."""
    match kind:
        case "number":
            return f"a {card.number}"
        case "shape":
            name = look.shapes[card.shape - 1].name
            return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"
        case "colour":
            return look.colours[card.colour - 1].name


def clue_wanted(names: Names, view: View, giver: Seat) -> str:
    """What a starting clue should be, or that none can be so (CLZ-06, CLZ-08)."""
    taker = view.left_of(giver)
    name, other, secret = names[giver], names[taker], view.places[taker].secret
    hand = view.places[giver].hand or ()
    if secret is not None and not any(in_common(card.trio, secret.trio) for card in hand):
        return f"{name}, give {other} any clue: no card shares anything with {other}’s secret card."
    return f"{name}, give {other} a clue that shares something with {other}’s secret card."


def while_playing(names: Names, look: Look, event: Event) -> str:
    """What goes on while the table plays; empty where the bar may go on saying what it said."""
    match event:
        case told.Clued(giver, taker):
            return f"{names[giver]} gives {names[taker]} a clue."
        case told.Played(seat, answerer):
            return f"{names[seat]} asks, {names[answerer]} answers."
        case told.Deduced(seat, answerer, card, kind):
            return f"{names[seat]} asks {names[answerer]}: is it {value_name(look, card, kind)}?"
        case told.Guessed(seat):
            return f"{names[seat]} names the secret card."
        case told.Corrected(seat, answerer):
            return f"{names[answerer]} tells {names[seat]} what is wrong."
        case told.Eliminated(seat):
            return f"{names[seat]} is out of the game."
        case told.TurnPassed(seat):
            return f"{names[seat]} is next."
        case told.Won(seat, secret, last):
            return _end(names[seat], secret, last)
    return ""


def end(names: Names, view: View) -> str:
    """Who has won, and how."""
    assert view.winner is not None, "a game that is over has a winner"
    last = all(view.places[seat].out for seat in view.seats if seat != view.winner)
    return _end(names[view.winner], view.places[view.winner].secret, last)


def _end(name: str, secret: Card | None, last: bool) -> str:
    """The last one standing has named nothing (CLZ-16, CLZ-19)."""
    if last or secret is None:
        return f"{name} wins: the last one in the game!"
    return f"{name} wins: it was {secret.name}!"
