"""Why a move is refused: in words for a person, and with the rule or ruling that says so."""

from __future__ import annotations

from boardroom.core.game import HOST, Illegal, Seat
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
            return Illegal("The game is over.", "BG-37")
        case _, Overrule():
            return Illegal("Only the table as a whole can overrule, once the answer has been seen.", "S-05")
        case _ if seat == HOST:
            return Illegal("Only a player can do that.", "Game Play")
        case _ if seat not in state.playing:
            return Illegal("Nobody plays on that seat.", "BG-01")
        case Opening(), _:
            return Illegal("Another player rolls first.", "Setup")
        case Answering(), Buzz() | Press():
            return Illegal("The other was first.", "Head-to-head Challenges")
        case Judging(), _:
            return Illegal("Those who do not play for the card judge it.", "BG-16")
        case Reading(), _:
            return Illegal("The reader reads the card first.", "BG-13")
        case _:
            return Illegal("It is another player’s turn.", "Game Play")


def wrong_moment(state: State, deed: Deed) -> Illegal:
    """This is nothing to do now, whoever tries."""
    match deed:
        case OutOfTime():
            return Illegal("The clock asks nothing of anybody now.", "BG-14")
        case Swap():
            return Illegal("A card can be swapped only before its answer is shown.", "BG-19")
        case SitOut():
            return Illegal("Only a card that people judge can be sat out, and only by a computer.", "BG-36")
        case Overrule():
            return Illegal("The table can overrule only until the next card is revealed.", "S-05")
        case Vote() | Judge() | Name():
            return Illegal("There is nothing to judge.", "BG-16")
        case Trade() if not isinstance(state.phase, Starting):
            return Illegal("Tiles are traded in at the start of a turn, instead of rolling.", "BG-24")
    match state.phase:
        case Over():
            return Illegal("The game is over.", "BG-37")
        case Opening() | Starting():
            return Illegal("First roll the die.", "Game Play")
        case Moving() if isinstance(deed, Roll | SayDie):
            return Illegal("The die has been rolled; now the pawn moves.", "BG-06")
        case Moving():
            return Illegal("First the pawn moves.", "BG-06")
        case Losing():
            return Illegal("Lose-a-Turn: this turn is over.", "BG-12")
        case Choosing():
            return Illegal("First choose a category.", "Wild Tile")
        case Challenging():
            return Illegal("First challenge another player.", "BG-29")
        case Showing():
            return Illegal("The answer is open; go on.", "BG-15")
    if isinstance(deed, GoTo | Roll | SayDie | Choose | Challenge | GoOn):
        return Illegal("First the card must be played.", "BG-10")
    if isinstance(deed, Answer | Pick):
        return Illegal("That is not how this card is answered.", "BG-15")
    return Illegal("That is nothing to do now.", "Game Play")


def too_early() -> Illegal:
    """Not yet."""
    return Illegal("A moment more.", "BG-14")


def too_late() -> Illegal:
    """The clock has run out; the table is about to act on it."""
    return Illegal("Time is up.", "BG-14")
