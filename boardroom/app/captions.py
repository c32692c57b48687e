"""The strip that shows what is read aloud, in the free row above the table, beside the menu's button."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.parts import CENTRE, Painted, Words
from boardroom.app.style import Look
from boardroom.stage import theme

STANDS, PASSES, LETTER = 4000, 1500, 75
"""Milliseconds for which a caption stands: at least, at least where more follows, and for each letter."""
_SIZE = 34.0
_TOP, _FOOT, _PAD = 3.0, 7.0, 22.0
"""Units free above it, and between it and what is played; and beside its words."""


class Captions(Painted):
    """Shows a sentence for as long as it takes to read it, a line at a time. Touches go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._words = Words(self, _SIZE, align=CENTRE)
        self._place = QRectF(theme.MARGIN, 0, theme.PLAY.width(), theme.PLAY.top())
        self._rest: list[str] = []
        self._stands = QTimer(self, singleShot=True)
        self._stands.timeout.connect(self._go_on)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def words(self) -> str:
        """What can be read now."""
        return "" if self.isHidden() else self._words.words

    def show_words(self, words: str) -> None:
        """Show this, in as many lines one after the other as it takes; nothing is shown for no words."""
        self._rest = list(self._lines(words))
        self._go_on()

    def _go_on(self) -> None:
        """The next line, or nothing more."""
        line = self._rest.pop(0) if self._rest else ""
        self._words.say(line)
        self.setVisible(bool(line))
        if line:
            self.dress(self._look)
            self._stands.start(max(PASSES if self._rest else STANDS, LETTER * len(line)))
        else:
            self._stands.stop()

    def _lines(self, words: str) -> Iterator[str]:
        """As much as fits into the strip, each time."""
        line = ""
        for word in words.split():
            longer = f"{line} {word}".strip()
            if line and self._wide(longer) > self._place.width():
                yield line
                line = word
            else:
                line = longer
        if line:
            yield line

    def _wide(self, words: str) -> float:
        """Units that these words take with their ground, in the size that the row is high enough for."""
        unit = self._look.unit
        lines = style.fit(words, self._look.text, 1e6, self._place.height() * unit, _SIZE)
        return lines.width / unit + 2 * _PAD + 4

    def stand(self, look: Look, right: float, foot: float) -> None:
        """Have the row above the table, to `right` and down to `foot`, in units: there nothing is played."""
        self._place = QRectF(theme.MARGIN, _TOP, right - theme.MARGIN, foot - _TOP - _FOOT)
        self.dress(look)

    def dress(self, look: Look) -> None:
        """As wide as the words need, in the middle of its row."""
        super().dress(look)
        inside = Look(look.unit, 0.0, 0.0, look.mood)
        self._words.dress(inside)
        room = self._place
        wide = min(self._wide(self._words.words), room.width())
        middle = min(max(theme.TABLE.center().x(), room.left() + wide / 2), room.right() - wide / 2)
        self.setGeometry(look.rect(middle - wide / 2, room.top(), wide, room.height()))
        self._words.setGeometry(inside.rect(_PAD, 0, wide - 2 * _PAD, room.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark ground."""
        body = QRectF(self.rect())
        style.plate(QPainter(self), body, theme.RADIUS_SMALL * self._look.unit, QColor(0, 0, 0, 225))
