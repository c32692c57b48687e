"""The seats at the table: who sits where, and what may be done about it.

  SeatsCard(host, seats, mood)                       picked(int seat) · closed()
  PersonCard(host, name, levels, others, mood)       handed(int level) · swapped(int seat) · back()
  ComputerCard(host, name, person, mood)             taken(str name) · back()

`seats` are `Sitting`s, `others` (seat, name) of the people one may change places with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.card import Card
from boardroom.app.controls import Choice, portrait
from boardroom.app.field import Field
from boardroom.app.names import LONGEST, is_blank
from boardroom.app.parts import LEFT, RIGHT, Pill
from boardroom.core.tongue import tr
from boardroom.stage import theme


class Sitting(Struct, frozen=True):
    """A seat: who sits there, and `what` they are ("person", "computer: Keen", "has left").

    `colour`: "#rrggbb", as at the table. `is_free`: it may be given to another.
    """

    seat: int
    name: str
    picture: str
    colour: str
    what: str
    is_free: bool = True


class _Row(Pill):
    """A seat to touch: portrait, name, and what sits there."""

    def __init__(self, parent: QWidget, sitting: Sitting) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self.setEnabled(sitting.is_free)
        self.say("", f"{sitting.name}: {sitting.what}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plate with a ring around it when it has the focus."""
        painter, look, unit, sitting = QPainter(self), self._look, self._look.unit, self._sitting
        body = QRectF(self.rect()).adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
        radius = min(theme.RADIUS * unit, body.height() / 2)
        lit = self.underMouse() and sitting.is_free
        style.plate(painter, body, radius, QColor(255, 255, 255, 52 if lit else 30))
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            style.ring(painter, around, radius + 5 * unit, 4.5 * unit, QColor(theme.GOLD))
        side = body.height() - 8 * unit
        face = QRectF(body.left() + 14 * unit, body.top() + 4 * unit, side, side)
        if sitting.picture:
            portrait(painter, face, sitting.picture, sitting.colour)
        else:
            style.plate(painter, face, side / 2, QColor(sitting.colour))
        what = style.fit(sitting.what, look.text, body.width() * 0.42, body.height(), 30)
        end = body.adjusted(0, 0, -(70 if sitting.is_free else 30) * unit, 0)
        what.paint(painter, end, RIGHT, QColor(theme.SOFT))
        if sitting.is_free:
            at = QRectF(body.right() - 60 * unit, body.top(), 40 * unit, body.height()).center()
            style.glyph(painter, "right", at, 11 * unit, QColor(theme.GOLD))
        room = body.adjusted(side + 34 * unit, 0, -what.width - 96 * unit, 0)
        name = style.fit(sitting.name, look.display, room.width(), room.height(), 40)
        name.paint(painter, room, LEFT, QColor(theme.CREAM))


class SeatsCard(Card):
    """Who sits where. A seat that is touched can be changed."""

    picked = Signal(int)
    closed = Signal()
    wide = 1160.0

    def __init__(
        self, host: QWidget, seats: Sequence[Sitting], mood: str = "shelf", first: int | None = None
    ) -> None:
        """The keys begin at the `first` seat there is, or at this one."""
        super().__init__(
            host, tr("Seats"), tr("Choose the seat that another person or a computer should take."), mood
        )
        for sitting in seats:
            row = _Row(self, sitting)
            row.clicked.connect(lambda _=False, seat=sitting.seat: self.choose(self.picked, seat))
            self.add(row, 90 if len(seats) < 6 else 80)
            if sitting.seat == first:
                self._first = row
        self.add_row([self.button(tr("Play on"), self.closed, gold=True)])

    def escape(self) -> None:
        """Change nothing."""
        self.choose(self.closed)


class _SeatCard(Card):
    """The base of what may be done with one seat."""

    back = Signal()
    wide = 1060.0

    def deed(self, words: str, deed: Callable[[], None], *, gold: bool = False) -> Pill:
        """A button that does more than choose."""
        pill = Pill(self, words, "gold" if gold else "plain")
        pill.units = 34
        pill.clicked.connect(deed)
        return pill

    def escape(self) -> None:
        """Back to all seats."""
        self.choose(self.back)


class PersonCard(_SeatCard):
    """A person's seat: a computer may play on, or two people change places."""

    handed = Signal(int)
    swapped = Signal(int)

    def __init__(
        self,
        host: QWidget,
        name: str,
        levels: Sequence[str],
        others: Sequence[tuple[int, str]],
        mood: str = "shelf",
    ) -> None:
        super().__init__(host, name, mood=mood)
        self._others = tuple(others)
        values = [tr("Computer: {level}", level=tr(level)) for level in levels]
        self.level = Choice(self, tr("How well the computer plays"), values)
        self.add(self.level, 92)
        hand = self.deed(tr("A computer plays on"), lambda: self.choose(self.handed, self.level.at))
        self.add_row([hand])
        self.other = Choice(self, tr("Who changes places"), [other for _, other in others] or [""])
        if others:
            words = tr("What lies at a seat stays there: change places only if you all agree.")
            self.words(words, 30, 42, lines=2)
            self.add(self.other, 92)
            swap = self.deed(tr("Change places"), self._swap)
            self.add_row([swap])
        else:
            self.other.hide()
        self.add_row([self.button(tr("Back"), self.back)])

    def _swap(self) -> None:
        self.choose(self.swapped, self._others[self.other.at][0])


class ComputerCard(_SeatCard):
    """A computer's seat: a person may take it, under the name they give."""

    taken = Signal(str)

    def __init__(self, host: QWidget, name: str, person: str, mood: str = "shelf") -> None:
        super().__init__(host, name, tr("Who sits down here instead?"), mood)
        self.field = Field(self, tr("Name"), most=LONGEST)
        self.field.setText(person)
        self.field.entered.connect(self._take)
        self.add(self.field, 96)
        self.add_row([self.button(tr("Back"), self.back), self.deed(tr("Sit down"), self._take, gold=True)])
        self._first = self.field

    def _take(self) -> None:
        if not is_blank(self.field.text()):
            self.choose(self.taken, self.field.text())
