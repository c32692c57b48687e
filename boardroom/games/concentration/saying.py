"""What the Concentration table says: news, prompts, buttons, reasons. Everything follows from the view.

Names of players are shown as typed; beside other words a long one is cut.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from boardroom.core.game import HOST, Ask, Event, Seat
from boardroom.games.concentration import events as told
from boardroom.games.concentration.actions import Cover, Deed, GoOn, Judge, Open, Overrule, Pass, Stop
from boardroom.games.concentration.cards import Card
from boardroom.games.concentration.state import Guessing, Judging, Over, Picking, Showing, Solved, Taking
from boardroom.games.concentration.table_art import News
from boardroom.games.concentration.view import View
from boardroom.stage.prompt import listed, sentence

Names = Mapping[Seat, str]
LONGEST_NAME = 16


def pulled(view: View) -> tuple[int, ...]:
    """The panels whose slides are out."""
    return view.phase.pulled if isinstance(view.phase, Picking | Showing) else ()


def named(view: View) -> tuple[int, ...]:
    """The panels whose numbers were only called so far."""
    return view.phase.named if isinstance(view.phase, Picking) else ()


def is_for_the_table(view: View) -> bool:
    """Whether people open the solution slide letter by letter."""
    return isinstance(view.phase, Judging) and view.phase.by == "table"


# ------------------------------------------------------------------------------------- beside the board


def which_game(view: View) -> str:
    """How far the match has come."""
    number = {"3": 3, "5": 5, "1": 1}.get(view.options.games)
    if number is None or view.game > number:
        return f"GAME {view.game}"
    return f"GAME {view.game} OF {number}" if number > 1 else "ONE GAME"


def foot(view: View, names: Names) -> str:
    """What stands under the solution slide."""
    if view.solution is not None:
        return "only for your eyes"
    if view.master is not None:
        return f"{_short(names[view.master])} is Master of Ceremonies"
    return "opens just enough" if is_for_the_table(view) else "closed until the end"


def outcome(view: View, names: Names) -> str:
    """Who read the rebus, above its explanation."""
    if view.outcome is None or view.outcome.winner is None:
        return "Nobody read it. It says"
    return f"${view.outcome.dollars:,} for {_several(view.outcome.winners, names)}"


def news(view: View, names: Names) -> News:
    """What has just come about, as far as the view still tells."""
    side = _several(view.sides[view.turn], names)
    match view.phase:
        case Showing():
            return News("", "No match", f"{side} puts the slides back.")
        case Taking():
            prizes = sorted((slot.prize for slot in view.racks[1 - view.turn].slots), key=_worth)
            best = ", ".join(f"{prize.name} ${prize.value:,}" for prize in prizes[::-1][:3])
            return News("", "Take!", f"The best over there: {best}.")
        case Guessing("note") | Guessing("reply"):
            return News("", "Last chance", "No two cards left can match.")
        case Guessing() if view.racks[view.turn].slots:
            slot = view.racks[view.turn].slots[-1]
            words = f"${slot.prize.value:,} into {side}’s rack."
            if slot.mate.kind == "wild":
                words += " A Wild stood for its twin, which is still on the board."
            return News("", f"{slot.prize.name}!", words)
        case Judging(seat=seat, text=text):
            return News(f"{_short(names[seat])} says", f"“{text}”", size=44)
        case Picking() if view.wrong:
            letter = f" It begins with {view.letters}." if view.letters else ""
            return News("", "No.", f"“{view.wrong[-1].text}” is not what it says.{letter}")
    return News()


def news_of_event(event: Event, names: Names) -> News | None:
    """What is heard rather than seen, for a moment; None for what is seen."""
    match event:
        case told.Guessed(seat, text):
            return News(f"{_short(names[seat])} says", f"“{text}”", size=44)
        case told.Judged(_, text, right):
            return News("", "Right!" if right else "No.", f"“{text}”", size=62)
        case told.CalledNear(_, text):
            return News("", "Nearly!", f"“{text}” comes close.")
        case told.Passed(seat):
            return News("", "", f"{_short(names[seat])} passes.")
        case told.Overruled(_, text):
            return News("The table says", "It counts!", f"“{text}”")
        case told.FoundNothing():
            return News("", "Take!", "But the other rack is empty.")
        case told.TimedOut():
            return News("", "Time is up")
        case told.Won(dollars=dollars):
            return News("", f"${dollars:,}", size=72)
        case told.Drawn():
            return News("", "A draw", "Nobody read this one.")
    return None


def sound_of(event: Event) -> str:
    """The sound that goes with such news, or none."""
    match event:
        case told.Judged(right=right):
            return "match" if right else "buzzer"
        case told.TimedOut():
            return "buzzer"
        case told.Won():
            return "win"
    return ""


def news_of_match(faces_up: Iterable[str]) -> News:
    """What is said of cards that match; `faces_up` holds "wild" for each Wild among them."""
    if "wild" in faces_up:
        return News("", "Wild!", "It stands for the other card.")
    return News("", "A match!")


# ------------------------------------------------------------------------------------ what is to be done


def prompt(view: View, asks: Sequence[Ask[Deed]], names: Names) -> str:
    """The sentence in the prompt bar; without asks, who is being waited for."""
    if isinstance(view.phase, Solved):
        return f"{_verdict(view, names)} {sentence(asks, names)}".strip()
    if any(ask.seat != HOST for ask in asks):
        return sentence(asks, names)
    side = listed([names[seat] for seat in view.sides[view.turn]])
    match view.phase:
        case Over():
            return "That was the match."
        case Showing():
            return f"{side}: no match. Remember what lies there!"
        case _:
            return f"{names[view.lead] if view.lead is not None else side} is thinking …"


def _verdict(view: View, names: Names) -> str:
    if view.outcome is None or view.outcome.winner is None:
        return "Nobody read it: a draw."
    winners = view.outcome.winners
    verb = "read it and win" if len(winners) > 1 else "reads it and wins"
    return f"{listed([names[seat] for seat in winners])} {verb} ${view.outcome.dollars:,}!"


def label(view: View, deed: Deed) -> str:
    """The words on a button, for deeds that are no touch of a piece."""
    match deed:
        case Pass():
            return "Pass"
        case Judge(right):
            near = isinstance(view.phase, Judging) and view.phase.by == "near"
            return ("Count it" if right else "Does not count") if near else ("Right" if right else "Wrong")
        case Stop():
            return "Stop here"
        case GoOn():
            return "Go on"
        case Cover():
            return "Put them back"
        case Open():
            return "One letter more"
        case Overrule():
            return "We say it counts"
    return ""


def question(view: View, deed: Deed) -> str:
    """What is asked before a deed that weighs more than a press (S-05: by consent of the table)."""
    if not isinstance(deed, Overrule):
        return ""
    texts = [wrong.text for wrong in view.wrong if wrong.seat == deed.seat]
    said = f"“{texts[-1]}”" if texts else "the guess"
    return f"Then {said} counts as right, and the game is won by it."


def why_not(view: View, names: Names) -> tuple[str, str]:
    """Why no slide can be pulled now, and the rule or ruling that says so."""
    match view.phase:
        case Showing():
            return "First put back the slides that are out.", "Rule 4"
        case Guessing():
            return "First guess the puzzle, or pass.", "CON-20"
        case Taking():
            return "First take a prize from the other rack.", "CON-30"
        case Judging():
            return "First the guess has to be judged.", "Rule 8"
        case _:
            return f"It is {listed([names[seat] for seat in view.sides[view.turn]])}’s turn.", "Rule 5"


def _worth(card: Card) -> int:
    return card.value


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1].rstrip() + "…"


def _several(seats: Iterable[Seat], names: Names) -> str:
    return listed([_short(names[seat]) for seat in seats])
