"""A game retold in plain sentences, with nothing in them that does not lie open."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.core.game import Event, Seat
from boardroom.core.tongue import mark, tr
from boardroom.games.concluzio import events as told
from boardroom.games.concluzio.actions import Arrange, Deed, Mark, Tuck
from boardroom.games.concluzio.attributes import Look, card_name, trio_name, value_name
from boardroom.games.concluzio.cards import NAMES
from boardroom.games.concluzio.view import View

FIRST_TURN = 1
"""The number of the turn with which the game begins; 0 when something comes before."""
TURNS = (told.TurnPassed,)
"""Events with which a turn begins."""
MARKED: tuple[type[Event], ...] = ()
"""What the table decided against the game: the answers are the game's own."""
LATE = (told.TimedOut,)
"""Events that say that somebody's time was up."""


def retold(event: Event, view: View, names: Mapping[Seat, str]) -> str:
    """The sentence for an event; empty for what needs no telling. `view` is how it looked afterwards."""
    look = Look(view.shapes, view.colours)
    match event:
        case told.Drafted(seat, ability):
            return tr("{who} takes the ability {ability}.", who=names[seat], ability=tr(NAMES[ability]))
        case told.Dealt(seat):
            return tr("The cards are dealt; {who} will start.", who=names[seat])
        case told.Chose(seat):
            return tr("{who} has chosen a starting clue.", who=names[seat])
        case told.Clued(giver, taker, card, yes):
            answer = tr("Yes") if yes else tr("No")
            said = mark("{giver} gives {taker} the clue {card}: {answer}.")
            return tr(said, giver=names[giver], taker=names[taker], card=card_name(look, card), answer=answer)
        case told.Sped(seat):
            return tr("{who} uses Double Speed.", who=names[seat])
        case told.Played(seat, _, card, yes):
            answer = tr("Yes") if yes else tr("No")
            said = mark("{who} plays {card}: {answer}.")
            return tr(said, who=names[seat], card=card_name(look, card), answer=answer)
        case told.Guessed(seat, number, shape, colour, right):
            guess = trio_name(look, (number, shape, colour))
            if right:
                return tr("{who} names {guess}, and is right.", who=names[seat], guess=guess)
            return tr("{who} names {guess}, and is wrong.", who=names[seat], guess=guess)
        case told.Corrected(seat):
            return tr("{who} has a second chance.", who=names[seat])
        case told.Deduced(seat, answerer, card, kind, same):
            value = value_name(look, card, kind)
            answer = tr("Yes") if same else tr("No")
            asked = mark("{who} asks {other} whether it is {value}: {answer}.")
            return tr(asked, who=names[seat], other=names[answerer], value=value, answer=answer)
        case told.Eliminated(seat, secret=secret):
            said = mark("{who} is out; the secret card: {card}.")
            return tr(said, who=names[seat], card=card_name(look, secret))
        case told.TimedOut(seat):
            return tr("{who} is out of time.", who=names[seat])
        case told.TurnPassed(seat):
            return tr("{who} has the turn.", who=names[seat])
        case told.Won(seat, _, last):
            if last:
                return tr("{who} is the last one in the game, and wins.", who=names[seat])
            return tr("{who} wins.", who=names[seat])
    return ""


def done(who: str, deed: Deed, view: View) -> str:
    """What a move is called that `retold` leaves out, for whoever watches the game when it is over."""
    match deed:
        case Arrange():
            return tr("{who} puts a pile in order.", who=who)
        case Mark():
            return tr("{who} ticks something on the sheet.", who=who)
        case Tuck():
            return tr("{who} puts a card under the deck.", who=who)
    return ""
