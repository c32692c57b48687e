"""HouseCard(host, lines, mood): by which rules of their own the family is about to play.

Signals: agreed() · changing() · closed(). It is shown only where something differs from the rulebook.
`may_change`: there is a way from here to other rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boardroom.app.card import Card
from boardroom.core.tongue import tr

_MOST = 7
"""Rules that are written out; of more, the rest is counted."""


class HouseCard(Card):
    """What differs from the rulebook tonight. Esc goes back to the lobby."""

    agreed = Signal()
    changing = Signal()
    closed = Signal()
    wide = 1300.0

    def __init__(self, host: QWidget, lines: Sequence[str], mood: str, *, may_change: bool = True) -> None:
        super().__init__(host, tr("Tonight by your own rules"), mood=mood)
        rest = len(lines) - _MOST
        for line in lines[:_MOST]:
            self.words(line, 34, 48, lines=2)
        if rest > 0:
            self.words(tr("and {n} more", n=rest), 34, 48)
        play = self.button(tr("Let us play"), self.agreed, gold=True)
        self.add_row([self.button(tr("Change the rules"), self.changing), play] if may_change else [play])
        self._first = play

    def escape(self) -> None:
        """Not yet."""
        self.choose(self.closed)
