"""One seat in the lobby: picture, name, a person, a team or a computer, and its place in the order."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.controls import Stepper
from boardroom.app.face_card import Portrait, spoken
from boardroom.app.family import Person
from boardroom.app.field import Field
from boardroom.app.house_names import called, team_name
from boardroom.app.names import LONGEST, is_blank
from boardroom.app.parts import CENTRE, Painted, Pill
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.prompt import listed
from boardroom.table.table import Player

_PERSON, _TEAM, _COMPUTER = range(3)
"""Who may sit here; from the third on, the computer's levels."""
_HINTS = {
    QEvent.Type.Enter: True,
    QEvent.Type.FocusIn: True,
    QEvent.Type.Leave: False,
    QEvent.Type.FocusOut: False,
    QEvent.Type.Hide: False,
}


class SeatPlate(Painted):
    """A seat that can be filled in. The lobby decides where it stands; `number` counts from 0."""

    changed = Signal()
    turned = Signal()
    """A computer sits here now instead of people, or people again: `turn` says with which picture."""
    entered = Signal()
    named = Signal()
    """The name was typed to its end: perhaps it is somebody we know."""
    who_wanted = Signal()
    face_wanted = Signal()
    members_wanted = Signal()
    moved = Signal()
    """This seat would like to sit one place earlier."""
    removed = Signal()
    hinted = Signal(str)
    """What the sign under the pointer or the focus does, in words; empty when it is none any more."""

    def __init__(self, parent: QWidget, player: Player, levels: Sequence[str], side: int = 0) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._levels = tuple(levels)
        self._kind = _PERSON
        if player.kind == "computer" and levels:
            self._kind = _COMPUTER + min(player.level, len(levels) - 1)
        elif player.members:
            self._kind = _TEAM
        self.number = 0
        self.side = side
        self.members = player.members
        self.is_carried = False
        self.is_fresh = False
        """Whether a name was typed that nobody has looked at yet."""
        self._knows_people = False
        self.field = Field(self, tr("Name"), most=LONGEST)
        self._given = called(player)
        is_unnamed = player.unnamed or (player.members and player.name == team_name(player.members))
        self.field.setText("" if is_unnamed and not player.plays_for else self._given.name)
        self.field.setCursorPosition(0)  # of a long name, the beginning
        self._aside = (self._given.plays_for if not player.unnamed else "", "")
        self.face = Portrait(self, player.picture, theme.SIDES[side].colour)
        self.who = Pill(self, kind="warm", sign="down")
        self.kind = Stepper(self)
        self.team = Pill(self)
        self.helps = Pill(self, tr("Helps"))
        self.helps.hide()
        self.earlier = Pill(self, kind="bare", sign="back")
        self.remove = Pill(self, kind="bare", sign="cross")
        self.field.textEdited.connect(self._typed)
        self.field.textChanged.connect(self._fit_name)
        self.field.narrowed.connect(self._fit_name)
        self.field.editingFinished.connect(self.named)
        self.field.entered.connect(self.entered)
        self.who.clicked.connect(self.who_wanted)
        self.face.clicked.connect(self.face_wanted)
        self.kind.clicked.connect(self._next_kind)
        self.team.clicked.connect(self.members_wanted)
        self.earlier.clicked.connect(self.moved)
        self.remove.clicked.connect(self.removed)
        self._signs = (self.who, self.face, self.earlier, self.remove)
        for sign in self._signs:
            sign.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Signs without words are explained."""
        if isinstance(watched, QWidget) and event.type() in _HINTS:
            self.hinted.emit(watched.accessibleName() if _HINTS[event.type()] else "")
        return False

    @property
    def is_person(self) -> bool:
        """Whether people sit here: one, or a team."""
        return self._kind < _COMPUTER

    @property
    def is_team(self) -> bool:
        """Whether several people sit here as one player (S-04)."""
        return self._kind == _TEAM

    @property
    def is_named(self) -> bool:
        """Whether one can tell who sits here."""
        return not is_blank(self.field.text()) or (self.is_team and bool(self.members))

    @property
    def names(self) -> tuple[str, ...]:
        """The people who sit here, as far as their names were given."""
        if self.is_team:
            return self.members
        return (self.field.text(),) if self.is_person and self.is_named else ()

    @property
    def standing_in(self) -> str:
        """What this player is called without a name."""
        if self.is_team:
            return team_name(self.members or [str(self.number + 1)])
        return tr("Player {seat}" if self.is_person else "Computer {seat}", seat=self.number + 1)

    def player(self, name: str) -> Player:
        """Whoever sits here, under this name."""
        picture, colour = self.face.picture, theme.SIDES[self.side].name
        is_stand_in = is_blank(self.field.text()) and name == self.standing_in
        unnamed = self.number + 1 if is_stand_in and (self.members or not self.is_team) else 0
        if self.is_person:
            members = self.members if self.is_team else ()
            return Player(name, picture, colour=colour, members=members, unnamed=unnamed)
        computer = Player(name, picture, "computer", self._kind - _COMPUTER, colour, unnamed=unnamed)
        if name == self._given.name and self._given.plays_for:  # nobody has typed another over it
            return replace(computer, plays_for=self._given.plays_for, unnamed=self._given.unnamed)
        return computer

    def sit(self, number: int, can_go: bool, knows_people: bool) -> None:
        """Take a place in the order; `can_go`: there are seats to spare."""
        self.number, self._knows_people = number, knows_people
        self.earlier.setVisible(number > 0)
        self.remove.setVisible(can_go)
        self._name()

    def seat_person(self, person: Person, picture: str, side: int) -> None:
        """This person sits here now, looking so."""
        self._kind, self.is_fresh = _PERSON, False
        self.field.setText(person.name)
        self.field.setCursorPosition(0)
        self.show_face(picture)
        self.wear(side)

    def empty(self) -> None:
        """Nobody sits here yet."""
        self._kind, self.members = _PERSON, ()
        self.field.clear()
        self._name()

    def choose_face(self, picture: str) -> None:
        """Wear a picture that was chosen for whoever is named here."""
        self.is_fresh = False
        self.show_face(picture)

    def show_face(self, picture: str) -> None:
        """Wear this picture."""
        self.face.picture = picture
        self._name()
        self.face.update()

    def show_helps(self, words: str | None, name: str) -> None:
        """Say what helps whoever sits here; None: nobody can be helped here."""
        self.helps.setVisible(words is not None)
        self.helps.say(words or "", name)
        self.dress(self._look)

    def wear(self, side: int) -> None:
        """Take a side's colour."""
        self.side = side
        self.face.colour = theme.SIDES[side].colour
        self.face.update()
        self._name()

    def gather(self, members: Sequence[str]) -> None:
        """These are the team."""
        self.members = tuple(members)
        self._name()
        self.dress(self._look)

    def _fit_name(self) -> None:
        """A long name is written smaller, so that all of it is seen."""
        words, high = self.field.text() or self.field.placeholderText(), self.field.height()
        self.field.setFont(style.fit(words, self._look.text, self.field.room, high, self.field.units).font)

    def _typed(self) -> None:
        self.is_fresh = True
        self.changed.emit()

    @property
    def aside(self) -> str:
        """The picture that whoever sat here before had: of the person, or of the computer."""
        return self._aside[1]

    def turn(self, picture: str) -> None:
        """Whoever sits here now has this picture and their own name; what was there waits to come back."""
        name, _ = self._aside
        self._aside = self.field.text(), self.face.picture
        self.field.setText(name)
        self.field.setCursorPosition(0)
        self.show_face(picture)

    def _next_kind(self) -> None:
        before = self.is_person
        self._kind = (self._kind + 1) % (_COMPUTER + len(self._levels))
        if self.is_person != before:
            self.turned.emit()
        self._name()
        self.dress(self._look)
        self.changed.emit()

    def _name(self) -> None:
        seat = self.number + 1
        if self.is_team:
            kind = tr("Team")
        elif self.is_person:
            kind = tr("Person")
        else:
            kind = tr("Computer: {level}", level=tr(self._levels[self._kind - _COMPUTER]))
        self.field.setPlaceholderText(self.standing_in)
        self.field.setAccessibleName(tr("Seat {seat}: name", seat=seat))
        colour, animal = tr(theme.SIDES[self.side].name), spoken(self.face.picture)
        name = tr("Seat {seat}: picture, {animal}, {colour}", seat=seat, animal=animal, colour=colour)
        self.face.say("", name)
        self.who.say("", tr("Seat {number}: who is it?", number=seat))
        self.who.setVisible(self._kind == _PERSON and self._knows_people)
        members = listed(self.members)
        self.team.setVisible(self.is_team)
        self.team.say(
            members or tr("Who is in it?"),
            tr("Seat {number}, the team: {names}", number=seat, names=members or "–"),
        )
        self.kind.say(kind, tr("Seat {seat} is played by: {kind}", seat=seat, kind=kind))
        self.earlier.say("", tr("Seat {seat}: one place earlier", seat=seat))
        self.remove.say("", tr("Seat {seat}: take the seat away", seat=seat))
        for sign in self._signs:
            if sign.hasFocus():  # what it does is said now, and it is otherwise than before
                self.hinted.emit(sign.accessibleName())

    def dress(self, look: Look) -> None:
        """Name and picture, and the rest beside or below."""
        super().dress(look)
        inside = Look(look.unit, 0.0, 0.0, look.mood)
        wide, high = self.width() / look.unit, self.height() / look.unit
        face = min(high - 30, 160)
        self.face.setGeometry(inside.rect(34, (high - face) / 2, face, face))
        left, right = 34 + face + 18, wide - 18
        name, rest = min(high * 0.48, 88), min(high * 0.4, 72)
        top = (high - name - rest - 6) / 2
        self.field.units = name * 0.45
        self.kind.units = self.team.units = self.helps.units = 30
        row = (self.kind, self.team, self.helps, self.earlier, self.remove)
        end = right
        for part in (self.field, self.face, self.who, *row):
            part.dress(inside)
        if not self.who.isHidden():
            self.who.setGeometry(inside.rect(right - name, top, name, name))
            end -= name
        if self.is_team and not self.helps.isHidden():  # below, the team's people need the room
            helps = self.helps.wide()
            self.helps.setGeometry(inside.rect(end - helps - 3, top + 6, helps, name - 12))
            end -= helps
        self.field.setGeometry(inside.rect(left, top, end - left, name))
        self._fit_name()
        top, end = top + name + 6, right
        for sign in (self.remove, self.earlier):
            if not sign.isHidden():
                sign.setGeometry(inside.rect(end - rest, top, rest, rest))
                end -= rest
        if not self.is_team and not self.helps.isHidden():
            helps = self.helps.wide()
            self.helps.setGeometry(inside.rect(end - helps - 3, top, helps, rest))
            end -= helps
        like = self.kind.wide(least=0 if self.is_team else 380)
        kind = min(end - left, like)
        self.kind.setGeometry(inside.rect(left - 3, top, kind, rest))
        self.team.setGeometry(inside.rect(left + kind - 3, top, end - left - kind, rest))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate, with a grip at its left edge; carried, it is lifted."""
        painter, unit = QPainter(self), self._look.unit
        body = QRectF(self.rect())
        fill = QColor(self._look.mood.lit) if self.is_carried else QColor(theme.PLATE)
        line = QColor(theme.GOLD) if self.is_carried else QColor(theme.PLATE_LINE)
        style.plate(painter, body, theme.RADIUS * unit, fill, line)
        number = QRectF(3 * unit, 8 * unit, 34 * unit, 52 * unit)
        style.fit(f"{self.number + 1}", self._look.display, number.width(), number.height(), 30).paint(
            painter, number, CENTRE, QColor(theme.CREAM)
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 90))
        for column in (14, 24):
            for row in (-1, 0, 1):
                painter.drawEllipse(
                    QPointF(column * unit, body.center().y() + row * 11 * unit), 3 * unit, 3 * unit
                )
