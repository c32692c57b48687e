"""What a player looks like: a picture on a round of a colour, and the card on which both are chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.card import Card
from boardroom.app.controls import portrait
from boardroom.app.parts import Pill
from boardroom.core.tongue import mark, tr
from boardroom.stage import theme
from boardroom.stage.items.faces import shape_path

_SPOKEN = {
    "fox": mark("fox"),
    "owl": mark("owl"),
    "unicorn": mark("unicorn"),
    "panda": mark("panda"),
    "penguin": mark("penguin"),
    "tiger-face": mark("tiger"),
    "frog": mark("frog"),
    "rabbit-face": mark("rabbit"),
    "koala": mark("koala"),
    "bear": mark("bear"),
    "lion": mark("lion"),
    "hedgehog": mark("hedgehog"),
    "octopus": mark("octopus"),
    "turtle": mark("turtle"),
    "monkey-face": mark("monkey"),
    "cat-face": mark("cat"),
    "dog-face": mark("dog"),
    "pig-face": mark("pig"),
    "mouse-face": mark("mouse"),
    "whale": mark("whale"),
    "robot": mark("robot"),
}
"""Pictures of players, and what they are called when they are read aloud."""
ANIMALS = tuple(animal for animal in _SPOKEN if animal != "robot")
"""Pictures of people, in the order in which they are given out."""
_IN_A_ROW = 7


def spoken(animal: str) -> str:
    """An animal's name as it is said: "tiger-face" is a tiger."""
    return tr(_SPOKEN.get(animal, animal))


class Portrait(Pill):
    """A player's picture on a round of a colour, as a button."""

    def __init__(self, parent: QWidget, picture: str, colour: str, side: float = 130.0) -> None:
        super().__init__(parent)
        self.picture, self.colour, self._side = picture, colour, side
        self.say("", tr("Picture: {animal}", animal=spoken(picture)))

    def wide(self, most: float = 620, least: float = 0) -> float:
        """Always as wide as it is high."""
        return self._side

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, larger under the pointer, ringed under the focus."""
        painter, unit = QPainter(self), self._look.unit
        side = min(self.width(), self.height())
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        inset = (5 if self.underMouse() else 9) * unit
        portrait(painter, place.adjusted(inset, inset, -inset, -inset), self.picture, self.colour)
        if self.hasFocus():
            style.ring(painter, place.adjusted(1, 1, -1, -1), side / 2 - 1, 4.5 * unit, QColor(theme.GOLD))


class Colour(Pill):
    """One side's colour with its shape on it, as a button; `is_on`: it is the one that is worn."""

    def __init__(self, parent: QWidget, side: int) -> None:
        super().__init__(parent, brisk=True)
        self.side, self.is_on = side, False
        own = theme.SIDES[side]
        self.say("", tr("Colour: {colour}", colour=tr(own.name)))

    def wide(self, most: float = 620, least: float = 0) -> float:
        """Always as wide as it is high."""
        return 92.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """A round of the colour, its shape inside; the one that is worn is larger and has a rim."""
        painter, unit, own = QPainter(self), self._look.unit, theme.SIDES[self.side]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        reach = min(self.width(), self.height()) / 2 - (8 if self.is_on or self.underMouse() else 16) * unit
        painter.setPen(QPen(QColor(theme.CREAM), 5 * unit) if self.is_on else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(own.colour))
        painter.drawEllipse(middle, reach, reach)
        painter.setPen(QPen(QColor(theme.INK), 2.5 * unit))
        painter.setBrush(QColor(255, 255, 255, 150))
        half = reach * 0.5
        painter.drawPath(shape_path(own.shape, QRectF(middle.x() - half, middle.y() - half, reach, reach)))
        if self.hasFocus():
            ring = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach).adjusted(-4, -4, 4, 4)
            style.ring(painter, ring, ring.height() / 2, 4.5 * unit, QColor(theme.GOLD))


class FaceCard(Card):
    """Choose a picture and a colour. Esc keeps the picture there was; a colour is worn at once."""

    picked = Signal(str)
    coloured = Signal(int)
    closed = Signal()
    wide = 1180.0

    def __init__(self, host: QWidget, animals: Sequence[str], side: int, mood: str) -> None:
        super().__init__(host, tr("What do you look like?"), mood=mood)
        self.colours = [Colour(self, number) for number in range(len(theme.SIDES))]
        self.faces = [Portrait(self, animal, theme.SIDES[side].colour) for animal in animals]
        self.add_row(self.colours, 92)
        for start in range(0, len(self.faces), _IN_A_ROW):
            self.add_row(self.faces[start : start + _IN_A_ROW], 130)
        for face in self.faces:
            face.clicked.connect(lambda _=False, animal=face.picture: self.choose(self.picked, animal))
        for colour in self.colours:
            colour.is_on = colour.side == side
            colour.clicked.connect(lambda _=False, number=colour.side: self._wear(number))
        self.add_row([self.button(tr("Done"), self.closed, gold=True)])
        self._first = self.faces[0]

    def _wear(self, side: int) -> None:
        for colour in self.colours:
            colour.is_on = colour.side == side
            colour.update()
        for face in self.faces:
            face.colour = theme.SIDES[side].colour
            face.update()
        self.coloured.emit(side)

    def escape(self) -> None:
        """Keep it."""
        self.choose(self.closed)
