"""NoticeCard(host, title, text, mood): something good or plain has happened, and that is all.

Signal: closed()
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boardroom.app.card import Card
from boardroom.core.tongue import tr


class NoticeCard(Card):
    """Say it. Esc closes it too."""

    closed = Signal()
    wide = 1100.0

    def __init__(self, host: QWidget, title: str, text: str, mood: str = "shelf") -> None:
        super().__init__(host, title, text, mood)
        self.add_row([self.button(tr("Good"), self.closed, gold=True)])

    def escape(self) -> None:
        """Close."""
        self.choose(self.closed)
