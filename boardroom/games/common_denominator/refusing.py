"""Why a move is refused: in words for a person, and with the rule or ruling that says so."""

from __future__ import annotations

from boardroom.core.game import HOST, Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.games.common_denominator.actions import (
    Answer,
    Deed,
    Draw,
    EndTurn,
    GoForGold,
    GoForSilver,
    Look,
    OutOfTime,
    Overrule,
    ShowWin,
    Stop,
    TakeHint,
    TakePuzzle,
    Trump,
    TryCategory,
    TryRow,
    TryVertical,
    TurnTimer,
    Use,
)
from boardroom.games.common_denominator.options import Options
from boardroom.games.common_denominator.state import (
    Answering,
    Attempt,
    Beginning,
    Drawing,
    Holding,
    Judging,
    Opening,
    Over,
    Sheet,
    State,
    Trumping,
)

_TRIES = TryRow | TryCategory | GoForSilver | GoForGold | TryVertical


def why(options: Options, state: State, seat: Seat, deed: Deed) -> Illegal:
    """The reason why this seat may not do this now."""
    phase = state.phase
    match phase, deed:
        case Over(), _:
            return Illegal(tr("The game is over."), "Winning")
        case _, Overrule():
            return Illegal(tr("There is no wrong answer that could still count."), "S-05")
        case Trumping(), Trump():
            return Illegal(tr("That has been said already."), "CD-44")
        case _, Trump():
            return Illegal(tr("There is nothing to trump now."), "CD-40")
        case Opening(), _:
            return Illegal(tr("First say who is the youngest."), "CD-03")
        case Trumping(), _:
            return Illegal(tr("Somebody may want to say “Trump!” first."), "CD-44")
        case Judging(), _:
            return Illegal(tr("First the answer has to be judged."), "CD-10")
        case _, OutOfTime():
            return Illegal(tr("There is still time."), "CD-08")
    if seat != state.seat:
        if isinstance(deed, Use):
            return Illegal(
                tr("Cards are used in one’s own turn only; a Trump is said in the pause."), "CD-30"
            )
        return Illegal(tr("It is another player’s turn."), "CD-03" if seat != HOST else "S-05")
    return _in_turn(options, state, deed)


def _in_turn(options: Options, state: State, deed: Deed) -> Illegal:
    phase, sheet = state.phase, state.sheet
    if isinstance(deed, ShowWin):
        return Illegal(tr("It takes {points} points to win.", points=options.target), "CD-07")
    match phase, deed:
        case Answering(), Use() | Look():
            return Illegal(tr("Cards cannot be used while the timer runs."), "CD-37")
        case Answering(), TurnTimer():
            return Illegal(tr("The sand is running already."), "Rules")
        case Answering(), TakePuzzle():
            return Illegal(tr("One puzzle in a turn."), "CD-11")
        case Answering(tried=None), Answer():
            return Illegal(tr("First choose a row or the category."), "Win a Bronze 1")
        case Answering(tried=Attempt() as tried), _ if tried.is_declared:
            return Illegal(tr("It has been said: there is no taking it back."), "CD-20")
        case Answering(), TakeHint():
            return Illegal(tr("There is no hint to be had here."), "CD-06")
        case ((Answering() | Beginning()), _) if isinstance(deed, _TRIES):
            return _no_attempt(sheet, deed)
        case Beginning(), Answer() | Stop() | TakeHint():
            return Illegal(tr("First turn the timer."), "CD-09")
        case Beginning(), TurnTimer():
            return Illegal(tr("First take a puzzle."), "CD-48")
        case Beginning(), TakePuzzle():
            return Illegal(tr("The new puzzle is waiting: turn the timer."), "CD-09")
        case Beginning(), Draw() | EndTurn():
            return Illegal(tr("A card is taken at the end of the turn."), "CD-29")
        case Drawing(drawn=True), Draw():
            return Illegal(tr("One card in a turn."), "CD-29")
        case ((Drawing() | Holding()), _):
            return Illegal(tr("The puzzle is over for this turn."), "CD-29")
    return Illegal(tr("That cannot be done now."), "Rules")


def _no_attempt(sheet: Sheet | None, deed: Deed) -> Illegal:
    if sheet is None or not sheet.is_open:
        return Illegal(tr("The puzzle is still face down."), "CD-09")
    match deed:
        case GoForGold() if not sheet.vertical:
            return Illegal(tr("Gold is for a puzzle of which nothing is known."), "CD-21")
        case GoForSilver() if not sheet.vertical and not sheet.rows_given:
            return Illegal(tr("The Silver takes at least one row that is given."), "CD-17")
        case GoForSilver() if not sheet.vertical:
            return Illegal(tr("All rows are given: there is no Silver in it."), "CD-18")
        case TryVertical() if not sheet.vertical:
            return Illegal(tr("Go for the Silver or the Gold, or give all rows first."), "CD-18")
    return Illegal(tr("That is filled in already."), "CD-14")


def too_early() -> Illegal:
    """The pause for Trumps is not over."""
    return Illegal(tr("Give everybody a moment to say “Trump!”."), "CD-44")


def too_late() -> Illegal:
    """The sand has run out; the table is about to act on it."""
    return Illegal(tr("Time is up."), "CD-10")
