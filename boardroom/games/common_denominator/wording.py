"""What stands on the buttons and the ribbon of this table."""

from __future__ import annotations

from collections.abc import Mapping

from boardroom.core.game import Event, Seat
from boardroom.games.common_denominator import events as told
from boardroom.games.common_denominator.actions import (
    Deed,
    Draw,
    EndTurn,
    GoForGold,
    GoForSilver,
    GoOn,
    Judge,
    Keep,
    Look,
    Overrule,
    PutBack,
    SayAloud,
    ShowWin,
    Stop,
    TakeHint,
    TakePuzzle,
    Trump,
    TryVertical,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.state import Beginning, Drawing, Holding, Judging
from boardroom.games.common_denominator.table_art import Ribbon
from boardroom.games.common_denominator.view import View

Names = Mapping[Seat, str]

FIRST = (ShowWin, GoOn, TurnTimer, TakePuzzle, Draw, Keep, Judge, SayAloud, TryVertical)
"""What is offered first; of each kind that is there the first button is the gold one, if it can be undone
or does what anybody would do."""
GOLD = (ShowWin, GoOn, TurnTimer, TakePuzzle, Draw, Keep, SayAloud)


def weight(deed: Deed) -> int:
    """The place of a button among the others: at most three are shown."""
    order = (*FIRST, Use, GoForSilver, GoForGold, Stop, EndTurn, TakeHint, Look, PutBack, Overrule, Trump)
    return next((at for at, kind in enumerate(order) if isinstance(deed, kind)), len(order))


def label(view: View, seat: Seat, deed: Deed, names: Names, callers: int = 0) -> str:
    """The words on a button; empty for what is touched on the table.

    `callers`: how many people at this screen may say Trump now.
    """
    match deed:
        case Youngest(player):
            return names[player] if len(names) <= 3 else ""
        case TakePuzzle():
            return "" if _is_begun(view) else "New puzzle"
        case TurnTimer():
            is_new = view.card is None or not view.card.is_open
            return "Turn the timer" if is_new or _is_begun(view) else "Go on with this one"
        case GoForSilver() | GoForGold() if isinstance(view.phase, Beginning):
            return ""  # before the timer is turned it would only lose the turn
        case GoForSilver():
            return "Go for Silver"
        case GoForGold():
            return "Go for Gold"
        case TryVertical():
            return "The column"
        case Stop():
            return "Stop here"
        case SayAloud():
            return "I have said it"
        case Judge(right):
            asked = isinstance(view.phase, Judging) and view.phase.by == "others"
            return ("Count it" if right else "Does not count") if asked else ("Right" if right else "Wrong")
        case TakeHint():
            return "A letter, please"
        case Draw():
            return "Take a card"
        case EndTurn():
            return "No card" if view.phase == Drawing() else "Done"
        case Keep():
            return "Keep it"
        case Look():
            return "My cards"
        case PutBack():
            return "Put them back"
        case Use(target=target):
            if not isinstance(view.phase, Holding):
                return ""
            return "Use it" if target is None else f"Take from {names[target]}"
        case ShowWin():
            return f"Show {view.options.target} points"
        case Trump():
            return {1: "Trump!", 2: f"{names[seat]}: Trump!"}.get(callers, "")
        case GoOn():
            return "Nobody trumps"
        case Overrule():
            return "It counts!"
    return ""


def question(deed: Deed) -> str:
    """What is asked before a deed that all must want (S-05)."""
    return "Then the answer counts as right after all." if isinstance(deed, Overrule) else ""


def _is_begun(view: View) -> bool:
    """Whether an answer is being written before the timer is turned: nothing else is pressing then."""
    return isinstance(view.phase, Beginning) and view.phase.tried is not None


def ribbon(event: Event, names: Names) -> Ribbon | None:
    """What the ribbon says about an event, if anything."""
    match event:
        case told.Judged(text=text, right=right):
            said = f"“{text}”" if text else ""
            return Ribbon("Right!", said) if right else Ribbon("No.", said, good=False)
        case told.CalledNear(text=text):
            return Ribbon("Nearly!", f"“{text}” comes close", good=False)
        case told.Tried(seat, tried) if tried.is_declared:
            return Ribbon(f"Going for the {tried.line.title()}!", names[seat])
        case told.Forfeited(seat):
            return Ribbon("The timer!", f"{names[seat]} answered before turning it", good=False)
        case told.TimeRanOut():
            return Ribbon("Time is up", good=False)
        case told.Completed(category):
            return Ribbon(category, "The whole puzzle is solved")
        case told.TurnSkipped(seat):
            return Ribbon("A lost turn", f"{names[seat]} is skipped", good=False)
        case told.TurnBegan(seat, extra=True):
            return Ribbon("An extra turn", names[seat])
        case told.WinShown(seat, points):
            return Ribbon(f"{points} points!", f"{names[seat]} shows them")
        case told.Trumped(seat):
            return Ribbon("Trump!", f"{names[seat]} lays one down", good=False)
        case told.HadNoTrump(seat):
            return Ribbon("No Trump", f"{names[seat]} has none", good=False)
        case told.Cancelled(card=card):
            return Ribbon("It is off", "The win does not count" if card is None else "", good=False)
        case told.FoundNothing():
            return Ribbon("Nothing happens", good=False)
        case told.Overruled(text=text):
            return Ribbon("It counts!", f"“{text}”")
        case told.Won(seat, points):
            return Ribbon(f"{names[seat]} wins!", f"{points} points")
    return None


def note(view: View, seat: Seat) -> str:
    """What else a player's plate says."""
    if view.extra[seat]:
        return "extra turn" if view.extra[seat] == 1 else f"{view.extra[seat]} extra turns"
    if view.lost[seat]:
        return "skips a turn" if view.lost[seat] == 1 else f"skips {view.lost[seat]} turns"
    return ""
