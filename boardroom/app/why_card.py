"""Why something was refused: in plain words first, and last, small, where that is written.

WhyCard(host, why, ruling, mood) signals: closed() · rules()
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boardroom.app.card import Card
from boardroom.content.rulings import Ruling
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.prompt import quoted


class WhyCard(Card):
    """What was said, how it is played here, and what the rulebook says about it. Esc closes."""

    closed = Signal()
    rules = Signal()
    wide = 1300.0

    def __init__(self, host: QWidget, why: str, ruling: Ruling, mood: str = "shelf") -> None:
        super().__init__(host, why, mood=mood)
        if ruling.text:
            self.words(ruling.text, 36, 50, lines=7)
        if ruling.quote:
            self.words(tr("The rulebook says: {quote}", quote=quoted(ruling.quote)), 34, 48, lines=4)
        source = _source(ruling)
        self.words(source, 28, 42, colour=theme.SOFT, lines=2)
        closed = self.button(tr("Play on"), self.closed, gold=True)
        self.add_row([self.button(tr("All the rules"), self.rules), closed])
        self._first = closed
        self.setAccessibleName(" ".join(filter(None, (why, ruling.text, ruling.quote, source))))

    def escape(self) -> None:
        """Play on."""
        self.choose(self.closed)


def _source(ruling: Ruling) -> str:
    """Where it is written, for whoever wants to look it up; a mere code says nothing to anybody else."""
    if ruling.is_of_the_book:
        return tr("Rulebook: {rule}", rule=_named(ruling.called, ruling.title))
    rule = _named(ruling.title, ruling.called)
    return tr("The rulebook leaves this open. Our ruling: {rule}", rule=rule)


def _named(name: str, more: str) -> str:
    return " · ".join(filter(None, (name, more)))
