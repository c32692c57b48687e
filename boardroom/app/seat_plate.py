"""One seat in the lobby: picture, name, person or computer, and its place in the order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.card import Card
from boardroom.app.controls import portrait
from boardroom.app.field import Field
from boardroom.app.names import is_blank
from boardroom.app.parts import Painted, Pill
from boardroom.app.style import Look
from boardroom.stage import theme
from boardroom.table.table import Player

ANIMALS = (
    *("fox", "owl", "unicorn", "panda", "penguin", "tiger-face", "frog", "rabbit-face", "koala", "bear"),
    *("lion", "hedgehog", "octopus", "turtle", "monkey-face", "cat-face", "dog-face", "pig-face"),
    *("mouse-face", "whale"),
)
"""Pictures of players, in the order in which they are given out."""


def spoken(animal: str) -> str:
    """An animal's name as it is said: "tiger-face" is a tiger."""
    return animal.removesuffix("-face").replace("-", " ")


class Portrait(Pill):
    """A player's picture on a round of a colour, as a button."""

    def __init__(self, parent: QWidget, picture: str, colour: str, side: float = 130.0) -> None:
        super().__init__(parent)
        self.picture, self.colour, self._side = picture, colour, side
        self.say("", f"Picture: {spoken(picture)}")

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


class AnimalCard(Card):
    """Choose a picture. Esc keeps the one there was."""

    picked = Signal(str)
    closed = Signal()
    wide = 900.0

    def __init__(self, host: QWidget, animals: Sequence[str], colour: str, mood: str) -> None:
        super().__init__(host, "Who are you?", mood=mood)
        for start in range(0, len(animals), 5):
            row = [Portrait(self, animal, colour) for animal in animals[start : start + 5]]
            for button in row:
                button.clicked.connect(
                    lambda _=False, animal=button.picture: self.choose(self.picked, animal)
                )
            self.add_row(row, 130)
        self.add_row([self.button("Never mind", self.closed)])

    def escape(self) -> None:
        """Keep it."""
        self.choose(self.closed)


class SeatPlate(Painted):
    """A seat that can be filled in. The lobby decides where it stands; `number` counts from 0."""

    changed = Signal()
    entered = Signal()
    face_wanted = Signal()
    moved = Signal()
    """This seat would like to sit one place earlier."""
    removed = Signal()

    def __init__(self, parent: QWidget, player: Player, levels: Sequence[str]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self._levels = tuple(levels)
        self._kind = 0 if player.kind == "person" or not levels else 1 + min(player.level, len(levels) - 1)
        self.number = 0
        self.field = Field(self, "Name", most=60)
        self.field.setText(player.name)
        self.field.setCursorPosition(0)  # of a long name, the beginning
        self.face = Portrait(self, player.picture, theme.SIDES[0].colour)
        self.kind = Pill(self, brisk=True)
        self.earlier = Pill(self, kind="bare", sign="left")
        self.remove = Pill(self, kind="bare", sign="cross")
        self.field.textEdited.connect(self.changed)
        self.field.entered.connect(self.entered)
        self.face.clicked.connect(self.face_wanted)
        self.kind.clicked.connect(self._next_kind)
        self.earlier.clicked.connect(self.moved)
        self.remove.clicked.connect(self.removed)

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self._kind == 0

    @property
    def is_named(self) -> bool:
        """Whether something can be read in the name field."""
        return not is_blank(self.field.text())

    @property
    def standing_in(self) -> str:
        """What this player is called without a name."""
        return f"{'Player' if self.is_person else 'Computer'} {self.number + 1}"

    def player(self, name: str) -> Player:
        """Whoever sits here, under this name."""
        if self.is_person:
            return Player(name, self.face.picture)
        return Player(name, self.face.picture, "computer", self._kind - 1)

    def sit(self, number: int, can_go: bool) -> None:
        """Take a place in the order; `can_go`: there are seats to spare."""
        self.number = number
        self.earlier.setVisible(number > 0)
        self.remove.setVisible(can_go)
        self.face.colour = theme.SIDES[number % len(theme.SIDES)].colour
        self._name()

    def show_face(self, picture: str) -> None:
        """Wear this picture."""
        self.face.picture = picture
        self._name()
        self.face.update()

    def _next_kind(self) -> None:
        self._kind = (self._kind + 1) % (1 + len(self._levels))
        self._name()
        self.changed.emit()

    def _name(self) -> None:
        seat = f"Seat {self.number + 1}"
        kind = "Person" if self.is_person else f"Computer: {self._levels[self._kind - 1]}"
        self.field.setPlaceholderText(self.standing_in)
        self.field.setAccessibleName(f"{seat}: name")
        self.face.say("", f"{seat}: picture, {spoken(self.face.picture)}")
        self.kind.say(kind, f"{seat} is played by: {kind}")
        self.earlier.say("", f"{seat}: one place earlier")
        self.remove.say("", f"{seat}: take the seat away")

    def dress(self, look: Look) -> None:
        """Name and picture, and the rest beside or below."""
        super().dress(look)
        inside = Look(look.unit, 0.0, 0.0, look.mood)
        wide, high = self.width() / look.unit, self.height() / look.unit
        face = min(high - 30, 160)
        self.face.setGeometry(inside.rect(20, (high - face) / 2, face, face))
        left, right = 20 + face + 22, wide - 18
        name, rest = min(high * 0.48, 88), min(high * 0.4, 72)
        top = (high - name - rest - 6) / 2
        self.field.units = name * 0.45
        self.field.setGeometry(inside.rect(left, top, right - left, name))
        top, end = top + name + 6, right
        for sign in (self.remove, self.earlier):
            if not sign.isHidden():
                sign.setGeometry(inside.rect(end - rest, top, rest, rest))
                end -= rest
        self.kind.setGeometry(inside.rect(left - 3, top, min(end - left, 380), rest))
        self.kind.units = 30
        for part in (self.field, self.face, self.kind, self.earlier, self.remove):
            part.dress(inside)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate."""
        painter, unit = QPainter(self), self._look.unit
        body = QRectF(self.rect())
        style.plate(painter, body, theme.RADIUS * unit, QColor(theme.PLATE), QColor(theme.PLATE_LINE))
