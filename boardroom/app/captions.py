"""The strip that shows what is read aloud, over the upper edge of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.parts import CENTRE, Painted, Words
from boardroom.app.style import Look
from boardroom.stage import theme

STANDS, LETTER = 4000, 75
"""Milliseconds for which a caption stands: at least, and for each letter."""
_WIDE, _PAD = 1440.0, 26.0
_MIDDLE = 868.0
"""The middle of the strip: left of the menu's button."""


class Captions(Painted):
    """Shows a sentence for as long as it takes to read it. Touches go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._words = Words(self, 34, align=CENTRE, lines=4)
        self._stands = QTimer(self, singleShot=True)
        self._stands.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def words(self) -> str:
        """What can be read now."""
        return "" if self.isHidden() else self._words.words

    def show_words(self, words: str) -> None:
        """Show this; nothing is shown for no words."""
        self._words.say(words)
        self.setVisible(bool(words))
        if words:
            self.dress(self._look)
            self.raise_()
            self._stands.start(max(STANDS, LETTER * len(words)))
        else:
            self._stands.stop()

    def dress(self, look: Look) -> None:
        """As wide and high as the words need, in the middle above."""
        super().dress(look)
        inside = Look(look.unit, 0.0, 0.0, look.mood)
        self._words.dress(inside)
        wide = min(self._words.wide() + 12, _WIDE)
        high = self._words.tall(wide) + 8
        self.setGeometry(look.rect(_MIDDLE - wide / 2 - _PAD, 6, wide + 2 * _PAD, high + 20))
        self._words.setGeometry(inside.rect(_PAD, 10, wide, high))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark ground."""
        unit = self._look.unit
        body = QRectF(self.rect())
        style.plate(QPainter(self), body, theme.RADIUS * unit, QColor(0, 0, 0, 225))
