"""Why a move is refused: in words for a person, and with the rule or ruling that says so."""

from __future__ import annotations

from boardroom.core.game import HOST, Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.games.brain_games.actions import (
    Answer,
    Buzz,
    Challenge,
    Choose,
    Deed,
    GoOn,
    GoTo,
    Judge,
    Name,
    OutOfTime,
    Overrule,
    Pick,
    Press,
    Roll,
    SayDie,
    SitOut,
    Swap,
    Trade,
    Vote,
)
from boardroom.games.brain_games.state import (
    Answering,
    Challenging,
    Choosing,
    Judging,
    Losing,
    Moving,
    Opening,
    Over,
    Reading,
    Showing,
    Starting,
    State,
)


def wrong_seat(state: State, seat: Seat, deed: Deed) -> Illegal:
    """This seat may do nothing now."""
    match state.phase, deed:
        case Over(), _:
            return Illegal(tr("The game is over."), "BG-37")
        case _, Overrule():
            return Illegal(
                tr("Only the table as a whole can overrule, once the answer has been seen."), "S-05"
            )
        case _ if seat == HOST:
            return Illegal(tr("Only a player can do that."), "Game Play")
        case _ if seat not in state.playing:
            return Illegal(tr("Nobody plays on that seat."), "BG-01")
        case Opening(), _:
            return Illegal(tr("Another player rolls first."), "Setup")
        case Answering(), Buzz() | Press():
            return Illegal(tr("The other was first."), "Head-to-head Challenges")
        case Judging(), _:
            return Illegal(tr("Those who do not play for the card judge it."), "BG-16")
        case Reading(), _:
            return Illegal(tr("The reader reads the card first."), "BG-13")
        case _:
            return Illegal(tr("It is another player’s turn."), "Game Play")


def wrong_moment(state: State, deed: Deed) -> Illegal:
    """This is nothing to do now, whoever tries."""
    match deed:
        case OutOfTime():
            return Illegal(tr("The clock asks nothing of anybody now."), "BG-14")
        case Swap():
            return Illegal(tr("A card can be swapped only before its answer is shown."), "BG-19")
        case SitOut():
            return Illegal(
                tr("Only a card that people judge can be sat out, and only by a computer."), "BG-36"
            )
        case Overrule():
            return Illegal(tr("The table can overrule only until the next card is revealed."), "S-05")
        case Vote() | Judge() | Name():
            return Illegal(tr("There is nothing to judge."), "BG-16")
        case Trade() if not isinstance(state.phase, Starting):
            return Illegal(tr("Tiles are traded in at the start of a turn, instead of rolling."), "BG-24")
    match state.phase:
        case Over():
            return Illegal(tr("The game is over."), "BG-37")
        case Opening() | Starting():
            return Illegal(tr("First roll the die."), "Game Play")
        case Moving() if isinstance(deed, Roll | SayDie):
            return Illegal(tr("The die has been rolled; now the pawn moves."), "BG-06")
        case Moving():
            return Illegal(tr("First the pawn moves."), "BG-06")
        case Losing():
            return Illegal(tr("Lose-a-Turn: this turn is over."), "BG-12")
        case Choosing():
            return Illegal(tr("First choose a category."), "Wild Tile")
        case Challenging():
            return Illegal(tr("First challenge another player."), "BG-29")
        case Showing():
            return Illegal(tr("The answer is open; go on."), "BG-15")
    if isinstance(deed, GoTo | Roll | SayDie | Choose | Challenge | GoOn):
        return Illegal(tr("First the card must be played."), "BG-10")
    if isinstance(deed, Answer | Pick):
        return Illegal(tr("That is not how this card is answered."), "BG-15")
    return Illegal(tr("That is nothing to do now."), "Game Play")


def too_early() -> Illegal:
    """Not yet."""
    return Illegal(tr("A moment more."), "BG-14")


def too_late() -> Illegal:
    """The clock has run out; the table is about to act on it."""
    return Illegal(tr("Time is up."), "BG-14")
