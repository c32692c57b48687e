"""A game as it was played, frame by frame: every state at hand, so that one can go to and fro."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from boardroom.core.dice import Dice
from boardroom.core.game import Move, Rules, Seat, Step
from boardroom.table.table import Entry, Handed, Player, Swapped, Undo


class Frame(Struct, frozen=True):
    """How it stood after an entry of the journal (None: after the deal), and who sat there then."""

    entry: Entry[Any] | None
    step: Step[Any]
    players: tuple[Player, ...]


class Film:
    """Frame 0 is the deal, frame n the table after n entries. Developed as far as it is looked at.

    States share all that did not change, so that keeping every one of them costs little.
    """

    def __init__(
        self, rules: Rules[Any, Any, Any], players: Sequence[Player], seed: int, entries: Sequence[Entry[Any]]
    ) -> None:
        self.rules = rules
        self._entries = tuple(entries)
        dealt = Step(rules.deal([Seat(number) for number in range(len(players))], Dice(seed)))
        self._frames = [Frame(None, dealt, tuple(players))]
        self._past = [dealt.state]

    def __len__(self) -> int:
        """How many frames there are."""
        return len(self._entries) + 1

    def __getitem__(self, at: int) -> Frame:
        """One frame. Raises Illegal when the entries do not fit the rules."""
        while len(self._frames) <= at:
            self._develop(self._entries[len(self._frames) - 1])
        return self._frames[at]

    def _develop(self, entry: Entry[Any]) -> None:
        players, step = list(self._frames[-1].players), Step(self._past[-1])
        match entry:
            case Move():
                step = self.rules.play(self._past[-1], entry)
                self._past.append(step.state)
            case Undo(_, steps):
                del self._past[-steps:]
                step = Step(self._past[-1])
            case Handed(seat, player):
                players[seat] = player
            case Swapped(one, other):
                players[one], players[other] = players[other], players[one]
        self._frames.append(Frame(entry, step, tuple(players)))
