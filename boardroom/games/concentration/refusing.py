"""Why a move is refused: in words for a person, and with the rule or ruling that says so."""

from __future__ import annotations

from boardroom.core.game import HOST, Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.games.concentration.actions import (
    Cover,
    Deed,
    GoOn,
    Guess,
    Judge,
    Open,
    OutOfTime,
    Overrule,
    Pass,
    TakePrize,
)
from boardroom.games.concentration.state import (
    Guessing,
    Judging,
    Over,
    Picking,
    Showing,
    Solved,
    State,
    Taking,
)


def wrong_seat(state: State, seat: Seat, deed: Deed) -> Illegal:
    """This seat may not act now."""
    match state.phase, deed:
        case Over(), _:
            return Illegal(tr("The match is over."), "CON-04")
        case _, Overrule():
            return Illegal(tr("Only the table as a whole can say that a guess counts."), "S-05")
        case _ if seat == HOST:
            return Illegal(tr("Only a player can do that."), "Rule 1")
        case _ if seat not in state.seats:
            return Illegal(tr("Nobody plays on that seat."), "CON-01")
        case Solved(), GoOn():
            return Illegal(tr("The others are still looking at the puzzle."), "CON-44")
        case Guessing("match"), Guess() | Pass() if seat != state.master:
            return Illegal(tr("Only the side that made the match may guess."), "Rule 7")
        case ((Guessing("note") | Guessing("reply")), Guess() | Pass()) if seat != state.master:
            return Illegal(tr("This last guess is the other side’s."), "CON-40")
        case _, Guess() if seat != state.master:
            return Illegal(tr("An answer out of turn does not count."), "CON-21")
        case Judging(by="master"), _:
            return Illegal(tr("The Master of Ceremonies is judging a guess."), "Rule 8")
        case Judging(), _:
            return Illegal(tr("The other side is judging the guess."), "Rule 8")
        case _ if seat == state.master:
            return Illegal(tr("The Master of Ceremonies does not play."), "CON-28")
        case _:
            return Illegal(tr("It is the other side’s turn."), "Rule 5")


def wrong_moment(state: State, deed: Deed) -> Illegal:
    """This is nothing to do now, whoever tries."""
    if isinstance(state.phase, Over):
        return Illegal(tr("The match is over."), "CON-04")
    match deed:
        case OutOfTime():
            return Illegal(tr("The clock asks nothing of anybody now."), "CON-23")
        case Overrule():
            return Illegal(tr("A guess can count after all only until the next card is revealed."), "S-05")
        case GoOn():
            return Illegal(tr("This game is still being played."), "Winning the Game")
    match state.phase:
        case Picking(pulled):
            return _while_picking(pulled, deed)
        case Showing():
            if isinstance(deed, Guess | Pass):
                return Illegal(tr("Only a match earns a guess."), "Rule 7")
            return Illegal(tr("First put the two slides back."), "Rule 4")
        case Taking():
            return Illegal(tr("First take a prize from the other rack."), "CON-30")
        case Guessing():
            if isinstance(deed, TakePrize):
                return Illegal(tr("There is no Take to use."), "CON-30")
            return Illegal(tr("First guess the puzzle, or pass."), "CON-20")
        case Judging():
            return Illegal(tr("First say whether the guess is right."), "Rule 8")
        case Solved():
            return Illegal(tr("This game is over; go on to the next."), "Winning the Game")


def _while_picking(pulled: tuple[int, ...], deed: Deed) -> Illegal:
    match deed:
        case Guess() | Pass():
            return Illegal(tr("A guess comes right after a match, before the next slide."), "CON-20")
        case Cover() if pulled:
            return Illegal(tr("First pull out a second slide."), "Rule 3")
        case Cover():
            return Illegal(tr("All slides are in place."), "Rule 4")
        case TakePrize():
            return Illegal(tr("Only a pair of Take cards takes a prize."), "CON-30")
        case Open():
            return Illegal(tr("The solution slide stays closed until there is a guess."), "Rule 8")
        case Judge():
            return Illegal(tr("There is no guess to judge."), "Rule 8")
        case _:
            return Illegal(tr("Pull out a numbered slide."), "Rule 3")


def too_early() -> Illegal:
    """The two prizes must be seen by everybody."""
    return Illegal(tr("Let everybody see the two prizes first."), "CON-16")


def not_yet() -> Illegal:
    """The clock has not run out."""
    return Illegal(tr("There is still time."), "CON-23")


def too_late() -> Illegal:
    """The clock has run out; the table is about to act on it."""
    return Illegal(tr("Time is up."), "CON-23")
