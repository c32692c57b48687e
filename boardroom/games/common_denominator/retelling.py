"""A game retold in plain sentences, with nothing in them that does not lie open."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.core.game import Event, Seat
from boardroom.core.tongue import tr
from boardroom.games.common_denominator import events as told
from boardroom.games.common_denominator.actions import (
    Answer,
    Deed,
    GoOn,
    Look,
    PutBack,
    SayAloud,
    Trump,
    TryCategory,
    TryRow,
    TryVertical,
)
from boardroom.games.common_denominator.card_art import FORTUNES
from boardroom.games.common_denominator.cards import kind
from boardroom.games.common_denominator.medal_art import METALS
from boardroom.games.common_denominator.view import View

FIRST_TURN = 0
"""The number of the turn with which the game begins; 0 when something comes before."""
TURNS = (told.TurnBegan,)
"""Events with which a turn begins."""
MARKED = (told.Overruled,)
"""What the table decided against the game."""
LATE = (told.TimeRanOut,)
"""Events that say that somebody's time was up."""


def retold(event: Event, view: View, names: Mapping[Seat, str]) -> str:
    """The sentence for an event; empty for what needs no telling. `view` is how it looked afterwards."""
    match event:
        case told.TurnBegan(seat, extra):
            if extra:
                return tr("{who} has an extra turn.", who=names[seat])
            return tr("{who} has the turn.", who=names[seat])
        case told.TurnSkipped(seat):
            return tr("{who} misses a turn.", who=names[seat])
        case told.PutAway(number, words, left, category):
            return _put_away(number, [words[row - 1] for row in left], category)
        case told.PuzzleTaken(seat, number):
            return tr("{who} takes puzzle {number}.", who=names[seat], number=number)
        case told.TimerTurned(seat):
            return tr("{who} turns the timer.", who=names[seat])
        case told.Tried(seat, tried) if tried.is_declared:
            return tr("{who} goes for the {medal}.", who=names[seat], medal=tr(METALS[tried.line]))
        case told.CalledNear():
            return tr("That comes close: the table decides.")
        case told.Judged(seat, _, text, right):
            return _judged(names[seat], text, right)
        case told.Given(_, answer, won):
            return "" if won else tr("It is “{answer}”.", answer=answer)
        case told.Hinted():
            return tr("One more letter is shown.")
        case told.Completed(category):
            return tr("The puzzle is complete: {category}.", category=category)
        case told.Forfeited(seat):
            return tr("{who} answers before the timer is turned, and loses the turn.", who=names[seat])
        case told.Stopped(seat):
            return tr("{who} stops.", who=names[seat])
        case told.TimeRanOut(seat):
            return tr("{who} is out of time.", who=names[seat])
        case told.Paid(seat, points):
            return _paid(names[seat], points)
    return _cards(event, names)


def _put_away(number: int, left: list[str], category: str) -> str:
    words = ", ".join(left)
    if category and words:
        return tr(
            "Nobody found in puzzle {number}: {words}. They are: {category}.",
            number=number,
            words=words,
            category=category,
        )
    if words:
        return tr("Nobody found in puzzle {number}: {words}.", number=number, words=words)
    return tr("Puzzle {number} was: {category}.", number=number, category=category) if category else ""


def _paid(who: str, points: int) -> str:
    if abs(points) == 1:
        return tr("{who} gets a point.", who=who) if points > 0 else tr("{who} loses a point.", who=who)
    if points < 0:
        return tr("{who} loses {n} points.", n=-points, who=who)
    return tr("{who} gets {n} points.", n=points, who=who)


def _judged(who: str, text: str, right: bool) -> str:
    if not text:  # said aloud
        return tr("{who} is right.", who=who) if right else tr("{who} is wrong.", who=who)
    if right:
        return tr("{who} says “{text}”, and is right.", who=who, text=text)
    return tr("{who} says “{text}”, and is wrong.", who=who, text=text)


def _cards(event: Event, names: Mapping[Seat, str]) -> str:
    match event:
        case told.Handed(giver, seat):
            return tr("{giver} gives {who} a Bronze.", giver=names[giver], who=names[seat])
        case told.Drew(seat):
            return tr("{who} draws a card.", who=names[seat])
        case told.Kept(seat):
            return tr("{who} keeps the card.", who=names[seat])
        case told.Played(seat, card):
            return tr("{who} plays “{card}”.", who=names[seat], card=tr(FORTUNES[kind(card)][0]))
        case told.Cancelled():
            return tr("It is trumped and counts for nothing.")
        case told.Took(seat, target):
            return tr("{who} takes a card from {other}.", who=names[seat], other=names[target])
        case told.PassedOn(seat, target):
            return tr("{who} passes a card to {other}.", who=names[seat], other=names[target])
        case told.Trumped(seat):
            return tr("{who} lays down a Trump.", who=names[seat])
        case told.WinShown(seat, points):
            return tr("{who} shows {n} points.", n=points, who=names[seat])
        case told.Overruled(seat, text):
            if not text:
                return tr("The table says that the answer by {who} counts.", who=names[seat])
            return tr("The table says that “{text}” by {who} counts.", who=names[seat], text=text)
        case told.Won(seat, points):
            return tr("{who} wins with {n} points.", n=points, who=names[seat])
    return ""


def done(who: str, deed: Deed, view: View) -> str:
    """What a move is called that `retold` leaves out, for whoever watches the game when it is over."""
    match deed:
        case TryRow(row):
            return tr("{who} tries row {row}.", who=who, row=row)
        case TryCategory():
            return tr("{who} tries the category.", who=who)
        case TryVertical():
            return tr("{who} tries the column.", who=who)
        case Answer():
            return tr("{who} has no answer.", who=who)
        case SayAloud():
            return tr("{who} says an answer aloud.", who=who)
        case Look():
            return tr("{who} looks at the kept cards.", who=who)
        case PutBack():
            return tr("{who} uses none of them.", who=who)
        case Trump():
            return tr("{who} has no Trump.", who=who)
        case GoOn():
            return tr("Nobody trumps it.")
    return ""
