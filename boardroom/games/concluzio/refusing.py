"""Why a move is refused: in words for a person, and with the rule or ruling that says so."""

from __future__ import annotations

from boardroom.core.game import HOST, Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.games.concluzio.actions import (
    Arrange,
    Deduce,
    Deed,
    Draft,
    Give,
    Guess,
    Mark,
    OutOfTime,
    Play,
    Speed,
    Tuck,
)
from boardroom.games.concluzio.state import Clueing, Drafting, Over, Playing, State, Tucking


def wrong_seat(state: State, seat: Seat) -> Illegal:
    """Somebody acts who is not asked."""
    if isinstance(state.phase, Over):
        return Illegal(tr("The game is over."), "Game end")
    if seat == HOST or seat not in state.seats:
        return Illegal(tr("Only the players themselves can do that."), "How to play")
    if state.of(seat).out:
        return Illegal(tr("This player is out of the game."), "CLZ-18")
    if isinstance(state.phase, Clueing):
        return Illegal(tr("The clue is chosen already; now the others choose theirs."), "CLZ-07")
    return Illegal(tr("It is another player’s turn."), "CLZ-11")


def wrong_moment(state: State, deed: Deed) -> Illegal:
    """The right seat does something that is not due."""
    match state.phase:
        case Over():
            return Illegal(tr("The game is over."), "Game end")
        case Drafting():
            return Illegal(tr("First everybody chooses an ability card."), "CLZ-22")
        case Clueing():
            return Illegal(tr("First everybody gives a starting clue."), "Starting clue")
        case Tucking():
            return Illegal(tr("First two cards go beneath the deck."), "CLZ-25")
        case Playing():
            return _in_a_turn(deed)


def _in_a_turn(deed: Deed) -> Illegal:
    match deed:
        case Guess() | Deduce() | Speed():
            return Illegal(tr("Double Speed is in use: play the second card first."), "CLZ-23")
        case Give():
            return Illegal(tr("The starting clues have been given."), "Starting clue")
        case Tuck():
            return Illegal(tr("Cards go beneath the deck only after a Second Chance."), "CLZ-25")
        case Draft():
            return Illegal(tr("The ability cards have been given out."), "CLZ-22")
        case Mark():
            return Illegal(tr("This family plays without notes."), "CLZ-21")
        case Play() | Arrange() | OutOfTime():
            return Illegal(tr("That cannot be done now."), "How to play")


def too_early() -> Illegal:
    """The clock is played before it has run out."""
    return Illegal(tr("The time is not up yet."), "CLZ-31")


def too_late() -> Illegal:
    """Somebody acts after the clock has run out."""
    return Illegal(tr("The time is up."), "CLZ-31")
