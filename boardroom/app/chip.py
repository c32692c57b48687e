"""The seconds that are left, as a chip in the prompt bar."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from boardroom.app import style
from boardroom.app.parts import CENTRE, Painted
from boardroom.core.tongue import tr
from boardroom.stage import theme


class Chip(Painted):
    """Seconds that are left."""

    seconds: int | None = None

    def show_seconds(self, seconds: int) -> None:
        """Count down to this."""
        self.seconds = seconds
        self.setAccessibleName(tr("{n} seconds left", n=seconds))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the number, gold when it gets tight."""
        if self.seconds is None:
            return
        painter, body = QPainter(self), QRectF(self.rect())
        tight = self.seconds <= theme.LAST_SECONDS
        fill = QColor(theme.GOLD) if tight else QColor(255, 255, 255, 38)
        style.plate(painter, body, body.height() / 2, fill)
        words = tr("{seconds} s", seconds=self.seconds)
        style.fit(words, self._look.text, body.width(), body.height(), 32).paint(
            painter, body, CENTRE, QColor(theme.INK if tight else theme.CREAM)
        )
