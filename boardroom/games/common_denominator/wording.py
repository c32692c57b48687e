"""What stands on the buttons and the ribbon of this table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from boardroom.core.game import HOST, Ask, Event, Seat
from boardroom.core.tongue import tr
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
from boardroom.games.common_denominator.card_art import FORTUNES
from boardroom.games.common_denominator.cards import kind
from boardroom.games.common_denominator.state import (
    Answering,
    Attempt,
    Beginning,
    Drawing,
    Holding,
    Judging,
    PlayedCard,
    Trumping,
)
from boardroom.games.common_denominator.table_art import Ribbon
from boardroom.games.common_denominator.view import View
from boardroom.stage.prompt import quoted

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
            return "" if _is_begun(view) else tr("New puzzle")
        case TurnTimer():
            is_new = view.card is None or not view.card.is_open
            return tr("Turn the timer" if is_new or _is_begun(view) else "Go on with this one")
        case GoForSilver() | GoForGold() if isinstance(view.phase, Beginning):
            return ""  # before the timer is turned it would only lose the turn
        case GoForSilver():
            return tr("Go for Silver")
        case GoForGold():
            return tr("Go for Gold")
        case TryVertical():
            return tr("The column")
        case Stop():
            return tr("Stop here")
        case SayAloud():
            return tr("I have said it")
        case Judge(right):
            asked = isinstance(view.phase, Judging) and view.phase.by == "others"
            if asked:
                return tr("Count it" if right else "Does not count")
            return tr("Right" if right else "Wrong")
        case TakeHint():
            return tr("A letter, please")
        case Draw():
            return tr("Take a card")
        case EndTurn():
            return tr("No card" if view.phase == Drawing() else "Done")
        case Keep():
            return tr("Keep it")
        case Look():
            return tr("My cards")
        case PutBack():
            return tr("Put them back")
        case Use(target=target):
            if not isinstance(view.phase, Holding):
                return ""
            return tr("Use it") if target is None else tr("Take from {name}", name=names[target])
        case ShowWin():
            return tr("Show {points} points", points=view.options.target)
        case Trump():
            return {1: tr("Trump!"), 2: tr("{name}: Trump!", name=names[seat])}.get(callers, "")
        case GoOn():
            return tr("Nobody trumps" if callers else "Go on")
        case Overrule():
            return tr("It counts!")
    return ""


def trump_prompt(view: View, phase: Trumping, asks: Sequence[Ask[Deed]], names: Names) -> str:
    """What may be trumped, and how whoever is asked does it."""
    seats = list(dict.fromkeys(ask.seat for ask in asks if ask.seat != HOST))
    about, name = phase.about, names[view.seat]
    if phase.trumps:
        first = tr("There lies a Trump.")
    elif isinstance(about, PlayedCard):
        first = tr("{name} plays “{card}”.", name=name, card=tr(FORTUNES[kind(about.card)][0]))
    else:
        first = tr("{name} shows the points to win.", name=name)
    if not seats:
        return first
    if len(seats) > 1:
        return f"{first} {tr('Whoever trumps that chooses their own name.')}"
    return f"{first} {tr('{name}, do you trump that?', name=names[seats[0]])}"


def is_win(view: View) -> bool:
    """Whether points are shown to win, which may be trumped."""
    return isinstance(view.phase, Trumping) and not isinstance(view.phase.about, PlayedCard)


def why_it_waits(view: View) -> Iterator[tuple[str, tuple[str, str]]]:
    """Cards that lie open and cannot be touched now: why not, and the ruling that says so."""
    for card in view.hand:
        yield card, (tr("Kept cards are for one’s own turn, while the sand stands still."), "CD-37")
    if isinstance(view.phase, Trumping) and isinstance(view.phase.about, PlayedCard):
        yield view.phase.about.card, (tr("The card counts as soon as nobody trumps it."), "CD-44")


def question(view: View, deed: Deed) -> str:
    """What is asked before a deed that all must want (S-05)."""
    if not isinstance(deed, Overrule):
        return ""
    if view.wrong is None or not view.wrong.text:  # it was said aloud
        return tr("Then the answer counts as right after all.")
    return tr("Then “{text}” counts as right after all.", text=view.wrong.text)


def _is_begun(view: View) -> bool:
    """Whether an answer is being written before the timer is turned: nothing else is pressing then."""
    return isinstance(view.phase, Beginning) and view.phase.tried is not None


def ribbon(event: Event, names: Names) -> Ribbon | None:
    """What the ribbon says about an event, if anything."""
    match event:
        case told.Judged(text=text, right=right):
            return Ribbon(tr("Right!" if right else "No."), quoted(text) if text else "", good=right)
        case told.CalledNear(text=text):
            return Ribbon(tr("Nearly!"), tr("“{text}” comes close", text=text), good=False)
        case told.Tried(seat, tried) if tried.is_declared:
            is_gold = tried.line == "gold"
            return Ribbon(tr("Going for the Gold!" if is_gold else "Going for the Silver!"), names[seat])
        case told.Forfeited(seat):
            why = tr("{name} answered before turning it", name=names[seat])
            return Ribbon(tr("The timer!"), why, good=False)
        case told.TimeRanOut():
            return Ribbon(tr("Time is up"), good=False)
        case told.Completed(category):
            return Ribbon(category, tr("The whole puzzle is solved"))
        case told.TurnSkipped(seat):
            return Ribbon(tr("A lost turn"), tr("{name} is skipped", name=names[seat]), good=False)
        case told.TurnBegan(seat, extra=True):
            return Ribbon(tr("An extra turn"), names[seat])
        case told.WinShown(seat, points):
            return shown(points, names[seat])
        case told.Trumped(seat):
            return Ribbon(tr("Trump!"), tr("{name} lays one down", name=names[seat]), good=False)
        case told.HadNoTrump(seat):
            return Ribbon(tr("No Trump"), tr("{name} has none", name=names[seat]), good=False)
        case told.Cancelled(card=card):
            return Ribbon(tr("Trumped!"), tr("The win does not count") if card is None else "", good=False)
        case told.FoundNothing():
            return Ribbon(tr("Nothing happens"), good=False)
        case told.Overruled(text=text):
            return Ribbon(tr("It counts!"), quoted(text))
        case told.Won(seat, points):
            return Ribbon(tr("{names} wins!", names=names[seat]), tr("{n} points", n=points))
    return None


def shown(points: int, name: str) -> Ribbon:
    """Somebody shows so many points and would like to win."""
    return Ribbon(tr("{n} points!", n=points), tr("{name} shows them", name=name))


def note(view: View, seat: Seat) -> str:
    """What else a player's plate says."""
    if view.extra[seat]:
        return tr("{n} extra turns", n=view.extra[seat])
    if view.lost[seat]:
        return tr("skips {n} turns", n=view.lost[seat])
    return ""


def tried(view: View) -> Attempt | None:
    """What is being answered now."""
    return view.phase.tried if isinstance(view.phase, Beginning | Answering | Judging) else None


def placeholder(view: View) -> str:
    """What the answer line asks for."""
    now = tried(view)
    if now is None or view.card is None:
        return tr("Answer")
    match now.line:
        case "row":
            letters = len(view.card.rows[now.row - 1].cells)
            return tr("Row {row}: {n} letters", row=now.row, n=letters)
        case "category":
            return tr("The category")
        case _:
            return tr("The column: {n} letters", n=len(view.card.rows))
