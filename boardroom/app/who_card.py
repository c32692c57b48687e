"""WhoCard and TeamCard: the people we know, to be put on a seat or into a team.

WhoCard(host, people, mood)            picked(Person) · somebody_new() · forgotten(str name) · closed()
TeamCard(host, people, members, mood)  gathered(tuple[str, ...] names) · closed()

`forgotten` may come several times before the card closes.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.card import Card
from boardroom.app.controls import portrait
from boardroom.app.family import Person
from boardroom.app.field import Field
from boardroom.app.names import LONGEST, alike, is_blank, typed
from boardroom.app.parts import LEFT, Pill
from boardroom.core.tongue import tr
from boardroom.stage import theme

_COLUMNS, _ROWS = 3, 4


class PersonPill(Pill):
    """Somebody's picture and name, as a button. `is_in`: they are in the team."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, brisk=True)
        self.person = Person("")
        self.question = ""
        self.is_in = False

    def show_person(self, person: Person, question: str = "", is_in: bool = False) -> None:
        """Be this person's; a `question` is asked in place of the name."""
        self.person, self.question, self.is_in = person, question, is_in
        self.kind = "gold" if is_in else "warm" if question else "plain"
        said = tr("{name}, in the team", name=person.name) if is_in else question or person.name
        self.say(person.name, said)

    def wide(self, most: float = 620, least: float = 0) -> float:
        """All alike."""
        return 440.0

    def mark(self, painter: QPainter, body: QRectF, colour: QColor) -> None:
        """The picture at the left, the name beside it."""
        unit = self._look.unit
        side = body.height() - 10 * unit
        place = QRectF(body.left() + 5 * unit, body.top() + 5 * unit, side, side)
        numbers = {own.name: own.colour for own in theme.SIDES}
        ring = numbers.get(self.person.colour, theme.PAPER_EDGE)
        portrait(painter, place, self.person.picture or theme.NOBODY, ring)
        room = QRectF(
            place.right() + 14 * unit, body.top(), body.right() - place.right() - 40 * unit, body.height()
        )
        words = self.question or self._words
        style.fit(words, self._look.text, room.width(), room.height(), 34, lines=2).paint(
            painter, room, LEFT, colour
        )


class _PeopleCard(Card):
    """A page of people at a time, with room for some more."""

    closed = Signal()
    wide = 1520.0

    def __init__(
        self, host: QWidget, title: str, text: str, people: Sequence[Person], mood: str, spare: int = 0
    ) -> None:
        super().__init__(host, title, text, mood)
        self.people, self._at = list(people), 0
        rows = min(max(-(-(len(self.people) + spare) // _COLUMNS), 1), _ROWS)
        self.pills = [PersonPill(self) for _ in range(rows * _COLUMNS)]
        for start in range(0, len(self.pills), _COLUMNS):
            self.add_row(self.pills[start : start + _COLUMNS], 96, is_grid=True)
        for pill in self.pills:
            pill.clicked.connect(lambda _=False, pill=pill: self.press(pill))
        self.more = Pill(self, tr("More people"))
        self.more.units = 34
        self.more.clicked.connect(self._turn)

    def press(self, pill: PersonPill) -> None:
        """Somebody was pressed."""
        raise NotImplementedError

    def show_one(self, pill: PersonPill, person: Person) -> None:
        """Show somebody on a pill."""
        pill.show_person(person)

    def _turn(self) -> None:
        self._at = self._at + len(self.pills) if self._at + len(self.pills) < len(self.people) else 0
        self.show_people()

    def show_people(self) -> None:
        """Show the page we are at."""
        self._at = min(self._at, max(len(self.people) - 1, 0) // len(self.pills) * len(self.pills))
        shown = self.people[self._at : self._at + len(self.pills)]
        for number, pill in enumerate(self.pills):
            pill.setVisible(number < len(shown))
            if number < len(shown):
                self.show_one(pill, shown[number])
        self.more.setVisible(len(self.people) > len(self.pills))
        self.dress(self.look)

    def escape(self) -> None:
        """Leave all as it is."""
        self.choose(self.closed)


class WhoCard(_PeopleCard):
    """Who sits here? Somebody we know, or somebody new. People can be forgotten, with a second press."""

    picked = Signal(object)
    somebody_new = Signal()
    forgotten = Signal(str)

    def __init__(self, host: QWidget, people: Sequence[Person], mood: str) -> None:
        super().__init__(host, tr("Who is it?"), "", people, mood)
        self._is_forgetting = False
        self._sure_of: Person | None = None
        self.new = self.button(tr("Somebody new"), self.somebody_new, gold=True)
        self.forget = Pill(self)
        self.forget.units = 34
        self.forget.clicked.connect(self._start_forgetting)
        self.add_row([self.new, self.more, self.forget, self.button(tr("Never mind"), self.closed)])
        self._say()
        self.show_people()

    def press(self, pill: PersonPill) -> None:
        """Take the person, or forget them when they were pressed twice."""
        person = pill.person
        if not self._is_forgetting:
            self.choose(self.picked, person)
        elif self._sure_of is not person:
            self._sure_of = person
            self.show_people()
        else:
            self.people.remove(person)
            self._sure_of = None
            self.forgotten.emit(person.name)
            if self.people:
                self.show_people()
                self.pills[0].setFocus()
            else:
                self.choose(self.closed)

    def show_one(self, pill: PersonPill, person: Person) -> None:
        """Ask on the pill of whoever was pressed once."""
        asked = tr("Forget {name}?", name=person.name) if person is self._sure_of else ""
        pill.show_person(person, asked)

    def _start_forgetting(self) -> None:
        self._is_forgetting, self._sure_of = not self._is_forgetting, None
        self._say()
        self.show_people()

    def _say(self) -> None:
        self.title.say(tr("Whom shall we forget?") if self._is_forgetting else tr("Who is it?"))
        self.forget.say(tr("Forget nobody") if self._is_forgetting else tr("Forget somebody"))
        self.new.setVisible(not self._is_forgetting)


class TeamCard(_PeopleCard):
    """Who is in the team? Those we know, and names that are typed in; they play as one (S-04)."""

    gathered = Signal(object)

    def __init__(self, host: QWidget, people: Sequence[Person], members: Sequence[str], mood: str) -> None:
        strangers = [Person(name) for name in members if not any(alike(name, known.name) for known in people)]
        crowd = [*people, *strangers]
        super().__init__(
            host, tr("Who is in the team?"), tr("They play as one, and any of them may act."), crowd, mood, 3
        )
        self.members = list(members)
        self.field = Field(self, tr("Another name"), most=LONGEST)
        self.field.setPlaceholderText(tr("Another name, then Enter"))
        self.field.entered.connect(self._add)
        self.add(self.field, 92)
        done = Pill(self, tr("Done"), "gold")
        done.units = 34
        done.clicked.connect(self._done)
        self.add_row([self.more, done])
        self._first = self.pills[0] if crowd else self.field
        self.show_people()

    def press(self, pill: PersonPill) -> None:
        """In or out."""
        name = pill.person.name
        there = [member for member in self.members if alike(member, name)]
        self.members = [member for member in self.members if member not in there]
        if not there:
            self.members.append(name)
        self.show_people()

    def show_one(self, pill: PersonPill, person: Person) -> None:
        """Gold is in."""
        pill.show_person(person, is_in=any(alike(member, person.name) for member in self.members))

    def _add(self) -> None:
        """A name was typed; an empty line means that all are there."""
        name = typed(self.field.text())
        if is_blank(name):
            self._done()
            return
        self.field.clear()
        if not any(alike(name, person.name) for person in self.people):
            self.people.append(Person(name))
        if not any(alike(name, member) for member in self.members):
            self.members.append(name)
        self._at = (len(self.people) - 1) // len(self.pills) * len(self.pills)
        self.show_people()

    def _done(self) -> None:
        name = typed(self.field.text())
        if not is_blank(name) and not any(alike(name, member) for member in self.members):
            self.members.append(name)
        self.choose(self.gathered, tuple(self.members))
