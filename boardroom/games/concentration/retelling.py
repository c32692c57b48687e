"""A match retold in plain sentences. What must be remembered, such as where a prize lies, is left out."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.core.game import Event, Seat
from boardroom.core.tongue import money, tr
from boardroom.games.concentration import events as told
from boardroom.games.concentration.actions import Deed, GoOn, Guess, Open, Pull
from boardroom.games.concentration.saying import card_name
from boardroom.games.concentration.state import Taking
from boardroom.games.concentration.view import View
from boardroom.stage.prompt import listed

FIRST_TURN = 1
"""The number of the turn with which the game begins; 0 when something comes before."""
TURNS = (told.TurnPassed,)
"""Events with which a turn begins."""
MARKED = (told.Overruled,)
"""What the table decided against the game."""
LATE = (told.TimedOut,)
"""Events that say that somebody's time was up."""


def retold(event: Event, view: View, names: Mapping[Seat, str]) -> str:
    """The sentence for an event; empty for what needs no telling. `view` is how it looked afterwards."""
    match event:
        case told.Dealt(game=game):
            return tr("Game {game} is dealt.", game=game)
        case told.TurnPassed(side):
            return tr("{who} has the turn.", who=_side(view, side, names), n=len(view.sides[side]))
        case told.Matched(side=side) if isinstance(view.phase, Taking):
            many = len(view.sides[side])
            return tr("{who} uncovers a pair of Takes.", who=_side(view, side, names), n=many)
        case told.Covered():
            return tr("No match: the slides go back.")
        case told.Racked(side=side, prize=prize):
            return tr(
                "{who} wins {prize}, {sum}.",
                who=_side(view, side, names),
                prize=prize.name,
                sum=money(prize.value),
                n=len(view.sides[side]),
            )
        case told.Kept(side, _):
            many = len(view.sides[side])
            return tr("{who} keeps a Take for later.", who=_side(view, side, names), n=many)
        case told.FoundNothing(side):
            who, many = _side(view, side, names), len(view.sides[side])
            return tr("{who} plays a Take, but there is nothing to take.", who=who, n=many)
        case told.Taken(seat=seat, side=side, prize=prize):
            return tr(
                "{who} takes {prize}, {sum}, from {others}’s rack.",
                who=names[seat],
                prize=prize.name,
                sum=money(prize.value),
                others=_side(view, 1 - side, names),
            )
        case told.Guessed(seat, text):
            return tr("{who} guesses “{text}”.", who=names[seat], text=text)
        case told.Passed(seat):
            return tr("{who} makes no guess.", who=names[seat])
        case told.CalledNear():
            return tr("That comes close: the table decides.")
        case told.Judged(right=right):
            return tr("It is right.") if right else tr("It is not right.")
        case told.Overruled(seat, text):
            return tr("The table says that “{text}” by {who} counts.", who=names[seat], text=text)
        case told.Stopped(seat):
            return tr("{who} stops.", who=names[seat])
        case told.TimedOut(side):
            who, many = _side(view, side, names), len(view.sides[side])
            return tr("{who} is out of time.", who=who, n=many)
        case told.Cleared():
            return tr("No two cards match any more: the rest comes off.")
        case told.Won(seats=seats, dollars=dollars, solution=solution):
            who = listed([names[seat] for seat in seats])
            return tr(
                "“{solution}”: {who} wins {sum}.",
                solution=solution,
                who=who,
                sum=money(dollars),
                n=len(seats),
            )
        case told.Drawn(solution):
            return tr("Nobody reads “{solution}”: a draw.", solution=solution)
        case told.Finished():
            return tr("The match is over.")
    return ""


def _side(view: View, side: int, names: Mapping[Seat, str]) -> str:
    return listed([names[seat] for seat in view.sides[side]])


def done(who: str, deed: Deed, view: View) -> str:
    """What a move is called that `retold` leaves out, for whoever watches the game when it is over."""
    match deed:
        case Pull(panel):
            card = view.panels[panel - 1].card
            if card is None:
                return tr("{who} calls number {panel}.", who=who, panel=panel)
            return tr("{who} pulls out slide {panel}: {card}.", who=who, panel=panel, card=card_name(card))
        case Guess():
            return tr("{who} makes no guess.", who=who)
        case Open():
            return tr("The solution shows one letter more.")
        case GoOn() if who:
            return tr("{who} has seen enough.", who=who)
    return ""
