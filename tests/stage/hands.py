"""Real events on a real viewport: what a mouse, a finger and a keyboard do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from boardroom.stage.items.piece import Piece
from boardroom.stage.view import TableView

LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton


class Hands:
    """Somebody in front of a table view. `now` is the time written on the events, in milliseconds."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.now = 10_000
        self.buttons = NONE
        self.at = QPointF()

    def wait(self, ms: int) -> None:
        self.now += ms

    def spot(self, where: Piece | QPointF | tuple[float, float]) -> QPointF:
        """A place of the table, on the viewport."""
        if isinstance(where, Piece):
            where = where.scenePos()
        elif isinstance(where, tuple):
            where = QPointF(*where)
        return self.view.viewportTransform().map(where)

    def press(self, where: Piece | QPointF | tuple[float, float], button: Qt.MouseButton = LEFT) -> None:
        self._go(where)
        self.buttons |= button
        self._send(QEvent.Type.MouseButtonPress, button)

    def press_again(self, button: Qt.MouseButton = LEFT) -> None:
        """The second press of a double click."""
        self.buttons |= button
        self._send(QEvent.Type.MouseButtonDblClick, button)

    def move(self, where: Piece | QPointF | tuple[float, float]) -> None:
        self._go(where)
        self._send(QEvent.Type.MouseMove, NONE)

    def release(self, button: Qt.MouseButton = LEFT) -> None:
        self.buttons &= ~button
        self._send(QEvent.Type.MouseButtonRelease, button)

    def click(self, where: Piece | QPointF | tuple[float, float], button: Qt.MouseButton = LEFT) -> None:
        """A click at leisure."""
        self.wait(1000)
        self.press(where, button)
        self.wait(60)
        self.release(button)

    def carry(self, piece: Piece, *stations: Piece | QPointF | tuple[float, float]) -> None:
        """Press on a piece and move over these places, without letting go."""
        self.wait(1000)
        self.press(piece)
        for station in stations:
            start, end = self.at, self.spot(station)
            for step in range(1, 6):
                self.wait(16)
                self.at = start + (end - start) * (step / 5)
                self._send(QEvent.Type.MouseMove, NONE)

    def drag(self, piece: Piece, *stations: Piece | QPointF | tuple[float, float]) -> None:
        self.carry(piece, *stations)
        self.release()

    def outside(self) -> None:
        """Move out of the window with the button down."""
        self.at = QPointF(-40, -30)
        self._send(QEvent.Type.MouseMove, NONE)

    def leave(self) -> None:
        QApplication.sendEvent(self.view, QEvent(QEvent.Type.Leave))

    def key(self, key: Qt.Key, *, again: bool = False) -> bool:
        """Press a key; whether it meant something."""
        self.wait(20 if again else 600)
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", again)
        event.setTimestamp(self.now)
        QApplication.sendEvent(self.view, event)
        return event.isAccepted()

    def _go(self, where: Piece | QPointF | tuple[float, float]) -> None:
        self.at = self.spot(where)

    def _send(self, kind: QEvent.Type, button: Qt.MouseButton) -> None:
        viewport = self.view.viewport()
        everywhere = viewport.mapToGlobal(self.at)
        event = QMouseEvent(kind, self.at, everywhere, button, self.buttons, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(self.now)
        QApplication.sendEvent(viewport, event)


def sweep(app: QApplication) -> None:
    """Let Qt delete what it was told to delete."""
    app.processEvents()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
