"""The line at the foot of the table in which an answer is typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.field import Field
from boardroom.app.parts import BACK, Guard
from boardroom.app.stepping import ARROWS

_AWAY = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class Answer(Field):
    """The answer line. No key in it is a shortcut of anything; Esc only leaves it."""

    left = Signal()

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, name, has_letters=False)  # the bar has the button
        self.guard = Guard()

    def event(self, event: QEvent) -> bool:
        """Claim every key before it can become somebody's shortcut."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type, and nothing else. Up and down lead away, as Esc does; so do all arrows while it is empty."""
        if event.key() in _AWAY or (event.key() in ARROWS and not self.text()):
            event.ignore()
            return
        if event.key() in BACK:
            self.left.emit()
        elif not self.guard.is_closed:
            super().keyPressEvent(event)
        event.accept()
