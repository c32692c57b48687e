"""A game retold in plain sentences. What must be remembered, such as where a tile lies, is left out."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.core.game import Event, Seat
from boardroom.core.tongue import number, tr
from boardroom.games.brain_games import events as told
from boardroom.games.brain_games.actions import (
    Abstain,
    Answer,
    Cover,
    Deed,
    Done,
    GiveUp,
    GoTo,
    Ponder,
    Read,
    Start,
    Tap,
    Vote,
)
from boardroom.games.brain_games.board import NAMES, SPOKEN
from boardroom.games.brain_games.view import View
from boardroom.stage.prompt import listed

FIRST_TURN = 0
"""The number of the turn with which the game begins; 0 when something comes before."""
TURNS = (told.TurnPassed, told.Begun)
"""Events with which a turn begins."""
MARKED = (told.Overruled, told.Left)
"""What the table decided against the game."""
LATE = (told.TimedOut,)
"""Events that say that somebody's time was up."""


def retold(event: Event, view: View, names: Mapping[Seat, str]) -> str:
    """The sentence for an event; empty for what needs no telling. `view` is how it looked afterwards."""
    match event:
        case told.Rolled(seat, pips):
            return tr("{who} rolls {pips}.", who=names[seat], pips=pips)
        case told.Tied(seats):
            return tr("{names} roll again.", names=listed([names[seat] for seat in seats]))
        case told.Begun(seat):
            return tr("{who} goes first.", who=names[seat])
        case told.TurnPassed(seat):
            return tr("{who} has the turn.", who=names[seat])
        case told.FoundNothing():
            return tr("There is no tile.")
        case told.LostTurn():
            return tr("The tile is Lose-a-Turn.")
        case told.Skipped(seat):
            return tr("{who} misses a turn.", who=names[seat])
        case told.Chosen(seat, category):
            return tr("{who} chooses {category}.", who=names[seat], category=tr(NAMES[category]))
        case told.Traded(seat, category):
            return tr("{who} trades two tiles for {category}.", who=names[seat], category=tr(NAMES[category]))
        case told.Drawn(_, category, is_duel):
            if is_duel:
                return tr("A {category} card is drawn: a head-to-head.", category=tr(NAMES[category]))
            return tr("A {category} card is drawn.", category=tr(NAMES[category]))
        case told.Challenged(seat, rival):
            return tr("{who} challenges {other}.", who=names[seat], other=names[rival])
        case told.Swapped():
            return tr("Another card is taken.")
        case told.Unplayable(category):
            return tr("No {category} card can be played now.", category=tr(NAMES[category]))
    return _cards(event, names)


def _cards(event: Event, names: Mapping[Seat, str]) -> str:
    match event:
        case told.Buzzed(seat):
            return tr("{who} is first.", who=names[seat])
        case told.Timed(seat, ms, early):
            if early:
                return tr("{who} presses too early.", who=names[seat])
            seconds = number(ms / 1000, 2)
            return tr("{who} presses after {seconds} seconds.", who=names[seat], seconds=seconds)
        case told.Answered(seat, text) if text:
            return tr("{who} says “{text}”.", who=names[seat], text=text)
        case told.TimedOut():
            return tr("The time is up.")
        case told.Verdict(winner, answer):
            answer = tr("The answer is “{answer}”.", answer=answer) if answer else ""
            won = tr("Nobody has it.") if winner is None else tr("{who} has it.", who=names[winner])
            return f"{answer} {won}".strip()
        case told.Overruled(winner):
            if winner is None:
                return tr("The table says that nobody has it.")
            return tr("The table says that {who} has it.", who=names[winner])
        case told.Won(seat, category, to_trust):
            if to_trust:
                return tr("{who} puts a tile into the Brain Trust.", who=names[seat])
            return tr("{who} wins the tile for {category}.", who=names[seat], category=tr(NAMES[category]))
        case told.Left(seat):
            return tr("{who} leaves; the tiles go back to the board.", who=names[seat])
        case told.RanOut():
            return tr("No tile is left to win.")
        case told.Finished():
            return tr("The game is over.")
    return ""


def done(who: str, deed: Deed, view: View) -> str:
    """What a move is called that `retold` leaves out, for whoever watches the game when it is over."""
    match deed:
        case GoTo(space) if (kind := view.board[space].up) is not None:
            return tr("{who} flips a tile: {tile}.", who=who, tile=tr(SPOKEN[kind]))
        case Read():
            return tr("{who} has read the card.", who=who)
        case Start():
            return tr("{who} is ready.", who=who)
        case Cover():
            return tr("The picture is covered.")
        case Answer() | GiveUp():
            return tr("{who} has no answer.", who=who)
        case Done():
            return tr("{who} is done.", who=who)
        case Tap(pad):
            return tr("{who} presses pad {pad}.", who=who, pad=pad)
        case Ponder():
            return tr("{name} is thinking …", name=who)
        case Vote() | Abstain():
            return tr("{who} has judged.", who=who)
    return ""
