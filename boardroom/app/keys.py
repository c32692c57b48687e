"""Every key of the window passes here first: keys of remotes and controllers become those we know.

It also knows whether keys are used or a pointer, so that the ring is where it is needed, and in party mode it
hides a pointer that rests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.field import Field
from boardroom.app.pads import Pads, Source
from boardroom.app.press import REMOTE, Press

if TYPE_CHECKING:
    from boardroom.app.window import Window

RESTS = 3000
"""Milliseconds after which a pointer that does not move is hidden, in party mode."""
STEPS = frozenset(
    {
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter),
    }
)
"""Keys that somebody presses who plays without a pointer."""


class Keys(QObject):
    """Looks at what comes into the window, from its native side."""

    paused = Signal()
    """Somebody wants the game to stand still, or to go on."""
    menu_wanted = Signal()

    def __init__(self, window: Window, spell: Callable[[Field], None]) -> None:
        """`spell` opens the letters on the screen for a line that is to be typed into."""
        super().__init__(window)
        self._window, self._spell = window, spell
        self._pads = Pads(_controllers, self)
        self._pads.pressed.connect(self.press_on_pad)
        self._resting = QTimer(self, singleShot=True, interval=RESTS)
        self._resting.timeout.connect(self._hide_pointer)
        self._pointer_at = QPointF()
        self.are_used = False
        """Whether keys were used last, and not a pointer: then a new table has its ring at once."""
        self._is_hidden = False
        handle = window.windowHandle()
        assert handle is not None, "keys come to a window that is shown"
        handle.installEventFilter(self)
        window.screens.changed.connect(self._party_changes)
        self._party_changes()

    # ----------------------------------------------------------------------------------------- keys

    def press_on_pad(self, pad: int, press: Press, again: bool) -> None:
        """A button of a controller: while two buzzers are out, every controller is one of them."""
        if not self._window.isActiveWindow():
            return
        buzzers = self._buzzers()
        if press is Press.TAKE and not again and len(buzzers) > 1 and self._pads.many > 1:
            self._send(buzzers[pad % len(buzzers)], again)
        else:
            self.press(press, again)

    def _buzzers(self) -> list[Qt.Key]:
        """The keys of the buzzers that are out, from the left."""
        table = self._window.table
        if table is None or QApplication.focusWidget() is not table.view:
            return []
        offers = [piece.offer for piece in table.session.scene.touch.offered]
        return [Qt.Key(min(offer.keys)) for offer in offers if offer is not None and offer.keys]

    def press(self, press: Press, again: bool = False) -> None:
        """A button is pressed (`again`: it is being held)."""
        match press:
            case Press.MENU | Press.PAUSE:
                if not again:
                    (self.menu_wanted if press is Press.MENU else self.paused).emit()
            case Press.TAKE:
                field = QApplication.focusWidget()
                if isinstance(field, Field) and not again:
                    self._spell(field)
                else:
                    self._send(Qt.Key.Key_Return, again)
            case _:
                self._send(press.value, again)

    def _send(self, key: Qt.Key, again: bool) -> None:
        """As if the keyboard had it."""
        self._use_keys()
        target: QWidget = QApplication.focusWidget() or self._window
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", again)
            event.setTimestamp(_now())
            QApplication.sendEvent(target, event)

    def _use_keys(self) -> None:
        self.are_used = True
        if (table := self._window.table) is not None:
            table.session.scene.touch.ring.by_keys = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look, change what we know better, and let pass all the rest."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            press = REMOTE.get(event.key())
            if press is not None:
                self.press(press, event.isAutoRepeat())
                return True
            if event.key() in STEPS:
                self._use_keys()
        elif kind == QEvent.Type.MouseButtonPress:
            self.are_used = False
        elif isinstance(event, QMouseEvent) and event.globalPosition() != self._pointer_at:
            # (Windows that appear send moves of a pointer that did not move.)
            self._pointer_at = event.globalPosition()
            self._show_pointer()
        return False

    def close(self) -> None:
        """The window goes: nothing is listened to any more, and the pointer is as it was."""
        self._pads.close()
        self._resting.stop()
        if self._is_hidden:
            QApplication.restoreOverrideCursor()

    # -------------------------------------------------------------------------------------- pointer

    def _party_changes(self) -> None:
        self._pointer_at = QPointF(QCursor.pos())
        self._show_pointer()
        if self._window.screens.is_party:
            self._use_keys()
            if (table := self._window.table) is not None:
                table.session.scene.touch.use_keys()

    def _show_pointer(self) -> None:
        if self._is_hidden:
            self._is_hidden = False
            QApplication.restoreOverrideCursor()
        if self._window.screens.is_party:
            self._resting.start()
        else:
            self._resting.stop()

    def _hide_pointer(self) -> None:
        if not self._is_hidden:
            self._is_hidden = True
            QApplication.setOverrideCursor(Qt.CursorShape.BlankCursor)


def _controllers() -> Source:
    from boardroom.app.sdl import Sdl  # a library that is loaded when the first screen has long been there

    return Sdl()


def _now() -> int:
    """The time of an event, in milliseconds, as those of the system have it."""
    import time

    return int(time.monotonic() * 1000)
