"""After something that lay over a page has gone, the press that closed it may come twice.

What lies under the pointer then is another thing than the one that was meant, so for a moment nothing can be
touched just there. Everywhere else, and for the keyboard, all is as usual.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QTimer
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QWidget

from boardroom.stage.motion import PACE

MS = 700
"""How long a second press may take: longer than a double click, for not everybody is quick."""
_SIDE = 120
"""Pixels around the pointer in which it may fall."""


class Echo(QWidget):
    """Lies unseen under the pointer and takes what comes there; it goes with the pointer or the moment."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        place = QRect(0, 0, _SIDE, _SIDE)
        place.moveCenter(window.mapFromGlobal(QCursor.pos()))
        self.setGeometry(place)
        self.show()
        self.raise_()
        QTimer.singleShot(round(MS * PACE.scale), self, self.deleteLater)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It was meant for what has gone."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """It was meant for what has gone."""
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Whoever has gone elsewhere and come back means what is there."""
        super().leaveEvent(event)
        self.deleteLater()


def swallow_echo(window: QWidget) -> None:
    """Something under the pointer has gone: what was pressed there may be pressed once more."""
    at: QPoint = window.mapFromGlobal(QCursor.pos())
    if PACE.scale and window.rect().contains(at):
        Echo(window)
