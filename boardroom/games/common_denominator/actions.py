"""What a player can do in Common Denominator. Rows are numbered from 1, cards have names ("02-trump")."""

from __future__ import annotations

from boardroom.core.game import Action, Seat


class Youngest(Action, frozen=True):
    """Say who is the youngest and goes first."""

    seat: Seat


class TakePuzzle(Action, frozen=True):
    """Take a new puzzle, face down (CD-09, CD-45)."""


class TurnTimer(Action, frozen=True):
    """Turn the sand timer: a new puzzle is turned up with it, the last one is gone on with (CD-09)."""


class TryRow(Action, frozen=True):
    """Put the pencil to a horizontal word."""

    row: int


class TryCategory(Action, frozen=True):
    """Be about to name the category."""


class GoForSilver(Action, frozen=True):
    """State "Going for the Silver"; there is no taking it back (CD-20)."""


class GoForGold(Action, frozen=True):
    """Declare "I am going for the Gold"; there is no taking it back (CD-20)."""


class TryVertical(Action, frozen=True):
    """Be about to write in the vertical when all horizontals are given (CD-18, CD-19)."""


class Answer(Action, frozen=True):
    """Give the answer that was begun."""

    text: str


class SayAloud(Action, frozen=True):
    """Say the answer aloud, for the opponent to look it up (CD-04)."""


class Judge(Action, frozen=True):
    """The opponent says whether the answer is right (CD-04), or whether a near one counts (CD-47)."""

    right: bool


class TakeHint(Action, frozen=True):
    """Have one more letter of the row that is being tried (CD-06)."""


class Stop(Action, frozen=True):
    """Let the rest of the sand run out."""


class OutOfTime(Action, frozen=True):
    """What the table plays when the sand has run out."""


class Draw(Action, frozen=True):
    """Take a Common Denominator card at the end of the turn (CD-29)."""


class EndTurn(Action, frozen=True):
    """Take no card (more), and end the turn."""


class Keep(Action, frozen=True):
    """Keep the Happy card just drawn for later use."""


class Look(Action, frozen=True):
    """Look at one's own kept cards, to use one."""


class PutBack(Action, frozen=True):
    """Put the kept cards down again without using one."""


class Use(Action, frozen=True):
    """Use a Happy card, kept or just drawn; `target` is whom "Take 1 card" takes from (CD-35)."""

    card: str
    target: Seat | None = None


class PassCard(Action, frozen=True):
    """Give this kept card to the neighbour whom a Sad card names (CD-36)."""

    card: str


class ShowWin(Action, frozen=True):
    """Show that one has the points to win (CD-43)."""


class Trump(Action, frozen=True):
    """Say "Trump!" in the pause after something that can be trumped (CD-40, CD-44)."""


class GoOn(Action, frozen=True):
    """The pause is over: nobody trumps (any more)."""


class Overrule(Action, frozen=True):
    """The table as a whole says that the last wrong answer counts (S-05)."""


Deed = (
    Youngest
    | TakePuzzle
    | TurnTimer
    | TryRow
    | TryCategory
    | GoForSilver
    | GoForGold
    | TryVertical
    | Answer
    | SayAloud
    | Judge
    | TakeHint
    | Stop
    | OutOfTime
    | Draw
    | EndTurn
    | Keep
    | Look
    | PutBack
    | Use
    | PassCard
    | ShowWin
    | Trump
    | GoOn
    | Overrule
)
"""Any of them."""
