"""Carrying a seat's plate to another place with the mouse. The lobby moves the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.seat_plate import SeatPlate
from boardroom.stage import theme

Cells = Callable[[], Sequence[QRect]]
"""Where the seats are on the page, in pixels, in their order."""


class SeatCarry(QObject):
    """Press on a plate or its picture, move, let go. Esc, the right button or leaving the page: home."""

    passed = Signal(object, int)
    """The plate is held over another place: the others make way."""
    dropped = Signal(object, int)
    """It was let go over this place; home again, that is the place it came from."""

    def __init__(self, page: QWidget, cells: Cells, unit: Callable[[], float]) -> None:
        super().__init__(page)
        self._page, self._cells, self._unit = page, cells, unit
        self._pressed: SeatPlate | None = None
        self._start = self._offset = QPoint()
        self._home = self._over = 0
        self.plate: SeatPlate | None = None
        """What is carried now."""
        page.installEventFilter(self)

    def watch(self, plate: SeatPlate) -> None:
        """Let this plate be carried."""
        for part in (plate, plate.face):
            part.installEventFilter(self)

    def go_home(self) -> bool:
        """Put the plate back where it came from. False: nothing is carried."""
        plate, self._pressed = self.plate, None
        if plate is None:
            return False
        self._let_go(plate, self._home)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See presses, moves and releases before the plate and its picture do."""
        if watched is self._page:
            if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide, QEvent.Type.Resize):
                self.go_home()
            return False
        if not isinstance(event, QMouseEvent):
            return False
        plate = watched if isinstance(watched, SeatPlate) else watched.parent()
        assert isinstance(plate, SeatPlate), "only plates and what lies on them are watched"
        match event.type():
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                return self._press(plate, event) or watched is plate
            case QEvent.Type.MouseMove:
                return self._move(event)
            case QEvent.Type.MouseButtonRelease:
                return self._release(event)
        return False

    def _press(self, plate: SeatPlate, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton:
            self._pressed = None if self.go_home() else self._pressed
            return True
        if self.plate is None and not plate.is_carried:
            self._pressed = plate
            self._start = self._page.mapFromGlobal(event.globalPosition().toPoint())
            self._offset = self._start - plate.pos()
        return False

    def _move(self, event: QMouseEvent) -> bool:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return self.plate is not None
        at = self._page.mapFromGlobal(event.globalPosition().toPoint())
        if self.plate is None:
            if (at - self._start).manhattanLength() < theme.DRAG * self._unit() or len(self._cells()) < 2:
                return False
            self._lift(self._pressed)
        if not self._page.rect().contains(at):
            self.go_home()
            return True
        plate = self._pressed
        plate.move(at - self._offset)
        over = self._nearest(plate.geometry().center())
        if over != self._over:
            self._over = over
            self.passed.emit(plate, over)
        return True

    def _lift(self, plate: SeatPlate) -> None:
        self.plate = plate
        self._home = self._over = plate.number
        plate.is_carried = True
        plate.face.setDown(False)  # it is no click any more
        plate.raise_()
        plate.setCursor(Qt.CursorShape.ClosedHandCursor)
        plate.update()

    def _release(self, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton:
            return self.plate is not None
        plate, self._pressed = self.plate, None
        if plate is None:
            return False
        self._let_go(plate, self._over)
        return True

    def _let_go(self, plate: SeatPlate, at: int) -> None:
        self.plate = None
        plate.is_carried = False
        plate.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit(plate, at)

    def _nearest(self, point: QPoint) -> int:
        cells = self._cells()
        return min(range(len(cells)), key=lambda at: (cells[at].center() - point).manhattanLength())
