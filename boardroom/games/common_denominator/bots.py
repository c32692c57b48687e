"""The computer's three levels. They see what a person sees: the letters that show, and words they know.

No brain has the content of the box, so none can know a category or an answer: they go through the words that
fit (`vocabulary`), as a person does. The levels differ in how many words they know, how they choose, and
whether they let the marked column and the rows help each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from boardroom.core.game import HOST, Ask, Event
from boardroom.core.tongue import mark
from boardroom.games.common_denominator.actions import (
    Answer,
    Deed,
    Draw,
    EndTurn,
    GoForGold,
    GoForSilver,
    GoOn,
    Judge,
    Keep,
    Look,
    PassCard,
    PutBack,
    ShowWin,
    Stop,
    TakePuzzle,
    Trump,
    TryRow,
    TryVertical,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.cards import TRUMPS, kind
from boardroom.games.common_denominator.events import Judged, PuzzleTaken
from boardroom.games.common_denominator.rules import View
from boardroom.games.common_denominator.state import (
    Answering,
    Attempt,
    Beginning,
    Holding,
    Opening,
    PlayedCard,
    ShownWin,
    Trumping,
)
from boardroom.games.common_denominator.view import Card
from boardroom.games.common_denominator.vocabulary import fitting

LEVELS = (mark("Easy"), mark("Medium"), mark("Hard"))

WORTH: Final = {
    "big-one": 30,
    "gold": 10,
    "silver": 5,
    "turn": 4,
    "take": 3,
    "tribute": 2,
    "bronze": 1,
    "trump": 8,
    "lose-all": 20,
    "lose-turn": 4,
    "lose-bronze": 1,
    "pass-right": 2,
    "pass-left": 2,
}
"""What a card means to the computer, in points."""


class Mind(Struct, frozen=True):
    """How one level thinks.

    `names`, `rare`: which words beyond the common ones come to mind; `crossing`: rows and column help each
    other; `patience`: the most words among which it still guesses; `nerve`: the chance at which it goes for
    a medal of its own; `trumps_at`: what a card must be worth to be trumped.
    """

    names: bool
    rare: bool
    crossing: bool
    patience: int
    nerve: float
    trumps_at: int


MINDS: Final = (
    Mind(names=False, rare=False, crossing=False, patience=40, nerve=0.9, trumps_at=30),
    Mind(names=True, rare=False, crossing=False, patience=25, nerve=0.6, trumps_at=10),
    Mind(names=True, rare=True, crossing=True, patience=25, nerve=0.4, trumps_at=5),
)


class Brain:
    """A computer player."""

    def __init__(self, level: int, luck: Random) -> None:
        self._mind, self._luck = MINDS[level], luck
        self._ruled_out: set[str] = set()
        """Words that the marked column of this puzzle is known not to spell."""

    def watch(self, events: Sequence[Event], view: View) -> None:
        """Remember which verticals were wrong; they stay in play (CD-22)."""
        for event in events:
            match event:
                case PuzzleTaken():
                    self._ruled_out.clear()
                case Judged(tried=Attempt(line="silver" | "gold"), text=text, right=False):
                    self._ruled_out.add(text.casefold().strip())

    def choose(self, view: View, ask: Ask[Deed]) -> Deed | None:
        """What to do; None leaves it to the others."""
        choices = ask.choices
        if ask.seat == HOST:
            return next((deed for deed in choices if isinstance(deed, Youngest | GoOn)), None)
        if ShowWin() in choices:
            return ShowWin()
        match view.phase:
            case Opening():
                return None  # people know better
            case Trumping() as pause:
                return Trump() if self._wants_to_trump(view, ask, pause) else None
            case Beginning():
                return self._begin(view, choices)
            case Answering(tried=None):
                return self._try(view, choices)
            case Answering(tried=Attempt() as tried):
                return Answer(self._word(view, tried)) if ask.blank is not None else None
            case Holding(card):
                return self._use(view, choices) if card not in TRUMPS else Keep()
        if any(isinstance(deed, Judge) for deed in choices):
            return None if ask.private else Judge(right=True)
        return self._cards(view, choices)

    # ------------------------------------------------------------------------------------ the puzzle

    def _begin(self, view: View, choices: Sequence[Deed]) -> Deed:
        """Use what helps, then go on with the last puzzle if words come to mind, or take a new one."""
        if Look() in choices and self._best(view, view.hand) is not None:
            return Look()
        card = view.card
        promising = card is not None and (not card.is_open or self._plan(view, card) is not None)
        if TurnTimer() in choices and (promising or TakePuzzle() not in choices):
            return TurnTimer()
        return TakePuzzle()

    def _try(self, view: View, choices: Sequence[Deed]) -> Deed:
        assert view.card is not None
        deed = self._plan(view, view.card)
        return deed if deed in choices and deed is not None else Stop()

    def _plan(self, view: View, card: Card) -> Deed | None:
        """The best thing to try: a sure medal, the row with the fewest words, the column, or nothing."""
        if card.vertical_given == "" and all(row.given for row in card.rows):
            return TryVertical()
        thoughts = self._thoughts(card)
        column = self._column(card, thoughts)
        medal = GoForGold() if card.is_untouched else GoForSilver()
        may_try = not card.vertical_given and (card.is_untouched or any(row.given for row in card.rows))
        if may_try and column and 1 / len(column) >= self._mind.nerve:
            return medal
        ready = {row: words for row, words in thoughts.items() if 0 < len(words) <= self._mind.patience}
        if not ready:
            return None
        if self._mind is MINDS[0]:
            return TryRow(self._luck.choice(sorted(ready)))
        return TryRow(min(ready, key=lambda row: (len(ready[row]), row)))

    def _thoughts(self, card: Card) -> dict[int, frozenset[str]]:
        """The words that come to mind for each open row."""
        mind = self._mind
        found = {}
        for number, row in enumerate(card.rows, start=1):
            if not row.given:
                words = fitting(row.cells)
                if not words or mind.crossing:
                    words |= fitting(row.cells, names=mind.names, rare=mind.rare and not words)
                found[number] = words
        if mind.crossing and not card.vertical_given:
            return self._crossed(card, found)
        return found

    def _crossed(self, card: Card, found: dict[int, frozenset[str]]) -> dict[int, frozenset[str]]:
        """Of the words of each row only those whose marked letter some word for the column has."""
        column = self._column(card, found)
        if not column:
            return found
        crossed = {}
        for row, words in found.items():
            at, letters = card.rows[row - 1].marked, {word[row - 1] for word in column}
            crossed[row] = frozenset(word for word in words if word[at] in letters) or words
        return crossed

    def _column(self, card: Card, thoughts: dict[int, frozenset[str]]) -> frozenset[str]:
        """The words that the marked column may spell, as far as this mind can tell."""
        known = tuple(row.cells[row.marked] for row in card.rows)
        if not any(known) and not self._mind.crossing:
            return frozenset()
        words = fitting(known, names=self._mind.names) - self._ruled_out
        if not self._mind.crossing:
            return words
        letters = {
            row: {word[card.rows[row - 1].marked] for word in thought}
            for row, thought in thoughts.items()
            if thought
        }
        return frozenset(
            word for word in words if all(word[row - 1] in allowed for row, allowed in letters.items())
        )

    def _word(self, view: View, tried: Attempt) -> str:
        """One of the words that come to mind."""
        card = view.card
        assert card is not None
        thoughts = self._thoughts(card)
        if tried.line == "row":
            words = thoughts.get(tried.row, frozenset())
        else:
            words = self._column(card, thoughts)
            if tried.line == "vertical":
                return "".join(row.cells[row.marked] for row in card.rows)
        return self._luck.choice(sorted(words)) if words else "no idea"

    # ------------------------------------------------------------------------------------- the cards

    def _cards(self, view: View, choices: Sequence[Deed]) -> Deed | None:
        gifts = [deed for deed in choices if isinstance(deed, PassCard)]
        if gifts:
            return min(gifts, key=lambda deed: WORTH[kind(deed.card)])
        if PutBack() in choices:
            return self._use(view, choices)
        if Look() in choices and self._best(view, view.hand) is not None:
            return Look()
        if Draw() in choices:
            return Draw()
        return EndTurn() if EndTurn() in choices else None

    def _use(self, view: View, choices: Sequence[Deed]) -> Deed:
        """Use the best card there is; take from whoever keeps most."""
        uses = [deed for deed in choices if isinstance(deed, Use)]
        best = self._best(view, [deed.card for deed in uses])
        if best is None:
            return Keep() if Keep() in choices else PutBack()
        same = [deed for deed in uses if deed.card == best]
        return max(same, key=lambda deed: 0 if deed.target is None else view.kept[deed.target])

    def _best(self, view: View, cards: Sequence[str]) -> str | None:
        """The card most worth using now, or None."""
        others = sum(view.kept) - view.kept[view.seat]
        useful = [card for card in cards if kind(card) not in ("trump", "take") or _takes(card, others)]
        return max(useful, key=lambda card: WORTH[kind(card)], default=None)

    def _wants_to_trump(self, view: View, ask: Ask[Deed], pause: Trumping) -> bool:
        """Whether a Trump in hand is worth it: against a win, a costly card, or for one's own sake."""
        if not TRUMPS.intersection(view.hand):
            return False
        mine, cancelled = ask.seat == view.seat, len(pause.trumps) % 2 == 1
        match pause.about:
            case ShownWin():
                wanted = not mine
            case PlayedCard(card, target):
                worth = WORTH[kind(card)]
                hurts = kind(card) in ("lose-all", "lose-turn", "lose-bronze", "pass-right", "pass-left")
                if kind(card) == "lose-all":
                    worth = view.purses[view.seat].points
                wanted = mine == hurts and worth >= self._mind.trumps_at
                wanted = wanted or (target == ask.seat and self._mind.trumps_at < 10)
        return wanted != cancelled and (mine or wanted)


def _takes(card: str, others: int) -> bool:
    return kind(card) == "take" and others > 0
