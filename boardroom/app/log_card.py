"""LogCard(host, lines, mood): what happened at this table so far. Signal: closed()."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boardroom.app.card import Card
from boardroom.app.chronicle import Line
from boardroom.app.controls import Scroll
from boardroom.app.typeset import plain
from boardroom.core.tongue import tr


class LogCard(Card):
    """First what the table decided itself, then the whole game, turn by turn."""

    closed = Signal()
    wide = 1500.0

    def __init__(self, host: QWidget, lines: Sequence[Line], mood: str = "shelf") -> None:
        super().__init__(host, tr("What happened"), mood=mood)
        self.page = Scroll(self, "\n\n".join(_paragraphs(lines)))
        self.add(self.page, 690)
        self.add_row([self.button(tr("Play on"), self.closed, gold=True)])
        self._first = self.page

    def escape(self) -> None:
        """Close."""
        self.choose(self.closed)


def _paragraphs(lines: Sequence[Line]) -> Iterator[str]:
    """The page in Markdown. What people have typed is shown as typed."""
    decided = [line for line in lines if line.is_marked]
    yield f"## {tr('What the table decided')}"
    if not decided:
        yield tr("Nothing so far: every move and every answer stands as it was played.")
    for line in decided:
        yield f"- **{plain(_turn(line.turn))}:** {plain(line.text)}"
    yield f"## {tr('The game so far')}"
    if not lines:
        yield tr("Nothing has happened yet.")
    for turn, told in groupby(lines, key=lambda line: line.turn):
        sentences = (f"**➤ {plain(line.text)}**" if line.is_marked else plain(line.text) for line in told)
        yield f"**{plain(_turn(turn))}** · {' '.join(sentences)}"


def _turn(turn: int) -> str:
    return tr("Turn {turn}", turn=turn) if turn else tr("Before the first turn")
