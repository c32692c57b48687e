"""Why something was refused: the rule or ruling that says so, to read and nothing else.

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
    """What was said, what the rule book says about it, and how it is played here. Esc closes."""

    closed = Signal()
    rules = Signal()
    wide = 1300.0

    def __init__(self, host: QWidget, why: str, ruling: Ruling, mood: str = "shelf") -> None:
        super().__init__(host, why, mood=mood)
        if ruling.is_of_the_book:
            source = tr("The rulebook, {name}", name=ruling.called)
        else:
            source = tr("{name}: the rulebook leaves this open", name=ruling.called)
        if ruling.title:
            source = f"{source} · {ruling.title}"
        self.words(source, 30, 44, colour=theme.SOFT, lines=2)
        if ruling.quote:
            self.words(quoted(ruling.quote), 34, 48, lines=3, colour=theme.PAPER)
        if ruling.text:
            self.words(ruling.text, 34, 48, lines=7)
        closed = self.button(tr("Play on"), self.closed, gold=True)
        self.add_row([self.button(tr("All the rules"), self.rules), closed])
        self._first = closed
        self.setAccessibleName(f"{why} {source}. {ruling.quote} {ruling.text}")

    def escape(self) -> None:
        """Play on."""
        self.choose(self.closed)
