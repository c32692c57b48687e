"""What the Concentration table says: news, prompts, buttons, reasons. Everything follows from the view.

Names of players are shown as typed; beside other words a long one is cut.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from boardroom.core.game import HOST, Ask, Event, Seat
from boardroom.core.tongue import mark, money, tr
from boardroom.games.concentration import events as told
from boardroom.games.concentration.actions import Cover, Deed, GoOn, Judge, Open, Overrule, Pass, Stop
from boardroom.games.concentration.cards import Card
from boardroom.games.concentration.names import told as told_short
from boardroom.games.concentration.state import Guessing, Judging, Over, Picking, Showing, Solved, Taking
from boardroom.games.concentration.table_art import News
from boardroom.games.concentration.view import View
from boardroom.stage.prompt import listed, quoted, sentence

Names = Mapping[Seat, str]
LONGEST_NAME, LONGEST_SIDE = 40, 60
"""So many letters of one name, and of a side's names, stand beside other words."""
SPECIAL_NAMES = {
    "Wild": mark("Wild"),
    "Take": mark("Take"),
    "Red Take": mark("Red Take"),
    "Green Take": mark("Green Take"),
}
"""What the cards say that are no prizes."""


def card_name(card: Card) -> str:
    """What a card under a slide is called: a prize as it is written, any other in the family's language."""
    return card.name if card.kind == "prize" else tr(SPECIAL_NAMES.get(card.name, card.name))


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
        return tr("GAME {game}", game=view.game)
    return tr("GAME {game} OF {games}", game=view.game, games=number) if number > 1 else tr("ONE GAME")


def foot(view: View, names: Names) -> str:
    """What stands under the solution slide."""
    if view.solution is not None:
        return tr("only for your eyes")
    if view.master is not None:
        return tr("{name} is Master of Ceremonies", name=_name(view.master, names))
    if view.is_open and not is_for_the_table(view):
        return tr("open while you watch")  # nobody else sees it so before the end
    return tr("opens just enough" if is_for_the_table(view) else "closed until the end")


def outcome(view: View, names: Names) -> str:
    """Who read the rebus, above its explanation."""
    if view.outcome is None or view.outcome.winner is None:
        return tr("Nobody read it. It says")
    dollars, winners = money(view.outcome.dollars), _several(view.outcome.winners, names, LONGEST_NAME)
    return tr("{sum} for {names}", sum=dollars, names=winners)


def news(view: View, names: Names) -> News:
    """What has just come about, as far as the view still tells."""
    side, many = _several(view.sides[view.turn], names), len(view.sides[view.turn])
    match view.phase:
        case Showing():
            heading = tr("No match")
            return News("", heading, tr("{names} puts the slides back.", names=side, n=many))
        case Taking():
            prizes = sorted((slot.prize for slot in view.racks[1 - view.turn].slots), key=_worth)
            best = ", ".join(
                tr("{prize} ({sum})", prize=prize.name, sum=money(prize.value)) for prize in prizes[::-1][:3]
            )
            return News("", tr("Take!"), tr("The best there: {prizes}.", prizes=best))
        case Guessing("note") | Guessing("reply"):
            return News("", tr("Last chance"), tr("No two cards left can match."))
        case Guessing(in_vain=True):
            return _nothing_to_take()
        case Guessing() if view.racks[view.turn].slots:
            slot = view.racks[view.turn].slots[-1]
            dollars = money(slot.prize.value)
            words = (
                tr("{sum}. A Wild stood for its twin, which is still on the board.", sum=dollars)
                if slot.mate.kind == "wild"
                else tr("{sum} into {names}’s rack.", sum=dollars, names=side)
            )
            return News("", f"{slot.prize.name}!", words)
        case Judging(seat=seat, text=text):
            return News("", quoted(text), tr("says {name}", name=_name(seat, names)), size=44)
        case Picking() if view.wrong:
            text = view.wrong[-1].text
            words = (
                tr("“{text}” is not what it says. It begins with {letters}.", text=text, letters=view.letters)
                if view.letters
                else tr("“{text}” is not what it says.", text=text)
            )
            return News("", tr("No."), words)
    return News()


def news_of_event(event: Event, names: Names, view: View | None) -> News | None:
    """What is heard rather than seen, for a moment; None for what is seen. `view`: before it came about."""
    match event:
        case told.Taken(seat=seat, side=side, prize=prize) if view is not None:
            words = tr(
                "{name} takes it from {others}’s rack: {sum}.",
                name=_name(seat, names),
                others=_several(view.sides[1 - side], names, LONGEST_NAME),
                sum=money(prize.value),
            )
            return News("", f"{prize.name}!", words)
        case told.Guessed(seat, text):
            return News("", quoted(text), tr("says {name}", name=_name(seat, names)), size=44)
        case told.Judged(_, text, right):
            return News("", tr("Right!" if right else "No."), quoted(text), size=62)
        case told.CalledNear(_, text):
            return News("", tr("Nearly!"), tr("“{text}” comes close.", text=text))
        case told.Passed(seat):
            return News("", "", tr("{name} passes.", name=_name(seat, names)))
        case told.Overruled(_, text):
            return News(tr("The table says"), tr("It counts!"), quoted(text))
        case told.FoundNothing():
            return _nothing_to_take()
        case told.TimedOut():
            return News("", tr("Time is up"))
        case told.Won(dollars=dollars):
            return News("", money(dollars), size=72)
        case told.Drawn():
            return News("", tr("A draw"), tr("Nobody read this one."))
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
    """What is said of cards that match; `faces_up` holds the kind or colour of those that are no prizes."""
    faces_up = list(faces_up)
    if all(special not in ("", "wild") for special in faces_up):
        return News("", tr("A match!"), tr("Two Takes."))
    if "wild" in faces_up:
        return News("", tr("Wild!"), tr("It stands for the other card."))
    return News("", tr("A match!"))


def _nothing_to_take() -> News:
    return News("", tr("Take!"), tr("But the other rack is empty."))


# ------------------------------------------------------------------------------------ what is to be done


def prompt(view: View, asks: Sequence[Ask[Deed]], names: Names) -> str:
    """The sentence in the prompt bar; without asks, who is being waited for."""
    if isinstance(view.phase, Solved):
        return f"{_verdict(view, names)} {sentence(asks, names)}".strip()
    if any(ask.seat != HOST for ask in asks):
        return _what_to_take(view, names) or sentence(asks, names)
    side = listed([names[seat] for seat in view.sides[view.turn]])
    match view.phase:
        case Over():
            return tr("That was the match.")
        case Showing():
            return tr("{names}: no match. Remember what lies there!", names=side)
        case _ if view.lead is not None:
            return tr("{name} is thinking …", name=names[view.lead])
        case _:
            return tr("{name} is thinking …", name=side, n=len(view.sides[view.turn]))


def _what_to_take(view: View, names: Names) -> str:
    """Whose prizes a pair of Takes is for: asks know no names."""
    if not isinstance(view.phase, Taking):
        return ""
    side, others = view.sides[view.turn], [names[seat] for seat in view.sides[1 - view.turn]]
    who, takes = listed([names[seat] for seat in side]), view.phase.takes
    if takes > 1:
        return tr(
            "{names}, take {takes} prizes from {others}’s rack, one after the other.",
            names=who,
            takes=takes,
            others=listed(others),
            n=len(side),
        )
    return tr("{names}, take a prize from {others}’s rack.", names=who, others=listed(others), n=len(side))


def _verdict(view: View, names: Names) -> str:
    if view.outcome is None or view.outcome.winner is None:
        return tr("Nobody read it: a draw.")
    winners = [names[seat] for seat in view.outcome.winners]
    return tr(
        "{names} read it and win {sum}!" if len(winners) > 1 else "{names} reads it and wins {sum}!",
        names=listed(winners),
        sum=money(view.outcome.dollars),
    )


def label(view: View, deed: Deed) -> str:
    """The words on a button, for deeds that are no touch of a piece."""
    match deed:
        case Pass():
            return tr("Pass")
        case Judge(right):
            near = isinstance(view.phase, Judging) and view.phase.by == "near"
            if near:
                return tr("Count it" if right else "Does not count")
            return tr("Right" if right else "Wrong")
        case Stop():
            return tr("Stop here")
        case GoOn():
            return tr("Go on")
        case Cover():
            return tr("Put them back")
        case Open():
            return tr("One letter more")
        case Overrule():
            return tr("It counts!")
    return ""


def question(view: View, deed: Deed) -> str:
    """What is asked before a deed that weighs more than a press (S-05: by consent of the table)."""
    if not isinstance(deed, Overrule):
        return ""
    texts = [wrong.text for wrong in view.wrong if wrong.seat == deed.seat]
    if not texts:
        return tr("Then the guess counts as right, and the game is won by it.")
    return tr("Then “{text}” counts as right, and the game is won by it.", text=texts[-1])


def why_not(view: View, names: Names) -> tuple[str, str]:
    """Why no slide can be pulled now, and the rule or ruling that says so."""
    match view.phase:
        case Showing():
            return tr("First put back the slides that are out."), "Rule 4"
        case Guessing():
            return tr("First guess the puzzle, or pass."), "CON-20"
        case Taking():
            return tr("First take a prize from the other rack."), "CON-30"
        case Judging():
            return tr("First the guess has to be judged."), "Rule 8"
        case _:
            side = listed([names[seat] for seat in view.sides[view.turn]])
            return tr("It is {names}’s turn.", names=side), "Rule 5"


def _worth(card: Card) -> int:
    return card.value


def _name(seat: Seat, names: Names, room: int = LONGEST_NAME) -> str:
    return told_short([names[seat]], room)


def _several(seats: Iterable[Seat], names: Names, room: int = LONGEST_SIDE) -> str:
    return told_short([names[seat] for seat in seats], room)
