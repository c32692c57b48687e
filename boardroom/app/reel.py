"""The slider of a replay. Left and right go one move, the Page keys ten, Home and End all the way."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from boardroom.app import style
from boardroom.app.parts import CENTRE
from boardroom.app.track import Track
from boardroom.core.tongue import tr
from boardroom.stage import theme

_WAYS = {
    int(Qt.Key.Key_Left): QSlider.SliderAction.SliderSingleStepSub,
    int(Qt.Key.Key_Right): QSlider.SliderAction.SliderSingleStepAdd,
    int(Qt.Key.Key_PageUp): QSlider.SliderAction.SliderPageStepSub,
    int(Qt.Key.Key_PageDown): QSlider.SliderAction.SliderPageStepAdd,
    int(Qt.Key.Key_Home): QSlider.SliderAction.SliderToMinimum,
    int(Qt.Key.Key_End): QSlider.SliderAction.SliderToMaximum,
}


class Reel(Track):
    """Where in the game one is."""

    def __init__(self, parent: QWidget, last: int) -> None:
        super().__init__(parent, last)
        self.valueChanged.connect(self._name)
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(tr("Move {move} of {all}", move=self.value(), all=self.maximum()))

    def wind(self, key: int) -> bool:
        """Go where this key leads; False: it leads nowhere."""
        way = _WAYS.get(key)
        if way is not None:
            self.triggerAction(way)
        return way is not None

    @property
    def _track(self) -> tuple[float, float]:
        """Where the first and the last frame are, in pixels."""
        unit = self._look.unit
        return 34 * unit, self.width() - 220 * unit

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch is a move."""
        self.setValue(self.value() + (1 if event.angleDelta().y() < 0 else -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down are for moving on."""
        event.setAccepted(self.wind(event.key()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Track, knob, and the number of the move."""
        painter, look, unit = QPainter(self), self._look, self._look.unit
        body = QRectF(self.rect()).adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
        radius = min(theme.RADIUS * unit, body.height() / 2)
        style.plate(painter, body, radius, QColor(255, 255, 255, 30))
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            style.ring(painter, around, radius + 5 * unit, 4.5 * unit, QColor(theme.GOLD))
        self.draw(painter, body.center().y())
        end = self._track[1]
        room = QRectF(end + 30 * unit, body.top(), self.width() - end - 46 * unit, body.height())
        said = f"{self.value()} / {self.maximum()}"
        style.fit(said, look.text, room.width(), room.height(), 30).paint(
            painter, room, CENTRE, QColor(theme.CREAM)
        )
