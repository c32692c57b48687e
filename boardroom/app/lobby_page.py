"""The lobby: who plays, in which order, by which house rules, and how long it will take.

LobbyPage(manifest, levels, house_rules, remembered, …) signals:
  started(tuple[Player, ...], dict[str, str] options) · forgotten(str name) · back() · went()
calls: refuse(text). `seats.known_now` are whom to remember, `house.bent` the house rules to remember; `draft`
is all that has been set up, for the next time it is opened.

Type a name, Enter, type a name, Enter: the ring is at the start, and one more Enter begins. `options` holds a
value for every house rule.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.family import Person
from boardroom.app.head_and_foot import draw_head_and_foot, lay_foot, lay_head
from boardroom.app.howto import has_howto
from boardroom.app.language import duration
from boardroom.app.lobby_rules import LobbyRules
from boardroom.app.lobby_seats import LobbySeats
from boardroom.app.parts import BACK, Page, Pill, Words, row_from_right
from boardroom.app.seat_helps import SeatHelps
from boardroom.app.stepping import focusable
from boardroom.app.style import Look
from boardroom.core.house_rules import HouseRule, Length
from boardroom.core.manifest import Manifest
from boardroom.core.tongue import mark, tr
from boardroom.stage import theme
from boardroom.table.table import Player

HINT = mark("Type the names, then start.")
RULES_HINT = mark("The first choice of each is the rulebook’s.")
_AREA = QRectF(theme.MARGIN, 206, 1920 - 2 * theme.MARGIN, 706)
"""Where the seats are, or the house rules."""
_LENGTH = QRectF(1386, 104, 1830 - 1386, 98)
"""Where the length of the game is chosen; in larger type it begins farther left."""
_LONGER = 640.0
_GAP = 20.0
_HIGH = 240.0
"""The height of a seat's plate, where there is room for it."""

Minutes = Callable[[Mapping[str, str], int, int], float]
"""How long a game takes with these options, so many people and so many computers."""


class Draft(Struct, frozen=True):
    """A lobby that was left before the game: who sat there as typed, the rules, and what helps whom."""

    players: tuple[Player, ...]
    options: dict[str, str]
    helps: dict[str, tuple[str, ...]]


class LobbyPage(Page):
    """Fill the seats and begin. Esc goes back to the shelf."""

    started = Signal(object, object)
    forgotten = Signal(str)
    back = Signal()
    went = Signal()
    """It is seen no more, whichever way it was left."""

    def __init__(
        self,
        manifest: Manifest,
        levels: Sequence[str],
        house_rules: Sequence[HouseRule],
        remembered: Sequence[Player] = (),
        *,
        known: Sequence[Person] = (),
        lengths: Sequence[Length] = (),
        own: Mapping[str, str] | None = None,
        minutes: Minutes | None = None,
        seating: Callable[[Mapping[str, str], int], str] | None = None,
        helps: SeatHelps | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme.MOODS[manifest.mood], parent)
        self.manifest, self._levels = manifest, tuple(levels)
        self._seating = seating or (lambda options, count: "")
        self._minutes: Minutes = minutes or (lambda options, people, computers: manifest.minutes)
        self._title = Words(self, 76, colour=theme.GOLD, face="display")
        self._title.say(tr(manifest.title))  # a game night has one that is no name
        self._facts = Words(self, 34, lines=2)
        self._fresh = ""
        self._said: tuple[str, str, tuple[str, ...]] = ("", theme.CREAM, ())
        self.seats = LobbySeats(self, manifest, levels, known, self._cells)
        self.plates = self.seats.plates
        self.seats.changed.connect(self._changed)
        self.seats.arranged.connect(self._arrange)
        self.seats.passed.connect(lambda: self._dress_seats(self.look))
        self.seats.filled.connect(self._go_to_start)
        self.seats.forgotten.connect(self.forgotten)
        self.seats.hinted.connect(self._hint_at)
        self.add_person = Pill(self, tr("+ Add a player"))
        self.add_computer = Pill(self, tr("+ Add a computer"))
        self.add_person.clicked.connect(lambda: self.seats.add("person"))
        self.add_computer.clicked.connect(lambda: self.seats.add("computer"))
        self.house = LobbyRules(self, house_rules, lengths, own or {})
        self.house.changed.connect(self._rules_changed)
        self._shown = 0
        """What the middle shows: 0 the seats, 1 and on the pages of house rules."""
        self._hint = Words(self, theme.PROMPT, lines=3)
        self.rules = Pill(self)
        self.back_to_shelf = Pill(self, tr("Back"))
        self.start = Pill(self, tr("Start"), "gold")
        self.howto = Pill(self, tr("How it is played"))
        self.howto.clicked.connect(self._show_howto)
        for pill in (self.rules, self.back_to_shelf, self.house.rulebook, self.start):
            pill.units = 34
        self.rules.setVisible(bool(house_rules))
        self.rules.clicked.connect(self._turn)
        self.back_to_shelf.clicked.connect(self.back)
        self.start.clicked.connect(self._start)
        self.helps = helps or SeatHelps()
        self.helps.watch(self, self.seats)
        self.seats.fill(remembered)
        self._arrange()
        self.plates[0].field.end(False)
        self.plates[0].field.home(True)  # all of it, and of a long name the beginning is seen

    @property
    def draft(self) -> Draft:
        """All that has been set up so far."""
        return Draft(self.seats.as_typed, self.house.options, self.helps.known)

    # ----------------------------------------------------------------------------------------- beginning

    def _go_to_start(self) -> None:
        """Everybody has a name; but more may want to sit down, so that the start is one more press."""
        self.start.setFocus(Qt.FocusReason.TabFocusReason)

    def _start(self) -> None:
        options = self.house.options
        self.started.emit(self.seats.players, {**options, **self.helps.options(options)})

    def refuse(self, text: str) -> None:
        """Say why the game cannot begin so; it stands until something is changed."""
        self._said = (text, theme.GOLD, ())
        self._hint.say(*self._said)

    def _hint_at(self, sign: str) -> None:
        """Say what a sign means while somebody points at it."""
        self._hint.say(*((sign, theme.CREAM) if sign else self._said))

    def _changed(self) -> None:
        """Take a refusal away, and say how long it will take so."""
        facts = f"{self._seating(self.house.options, len(self.plates))} {self._fresh}".strip()
        hint = tr(RULES_HINT) if self._shown else f"{tr(HINT)} {facts}".strip()
        self._said = (hint, theme.CREAM, () if self._shown or not facts else (facts,))
        self._hint.say(*self._said)
        people = self.seats.people
        minutes = self._minutes(self.house.options, people, len(self.plates) - people)
        self._facts.say(
            " · ".join((tr(self.manifest.tagline), tr(self.manifest.seats_text), duration(minutes)))
        )

    def tell_fresh(self, words: str) -> None:
        """Say how much of the box nobody here has seen yet."""
        self._fresh = words
        self._changed()

    def _show_howto(self) -> None:
        from boardroom.app.howto_page import HowtoPage

        HowtoPage(self, self.manifest.id).open()

    def show_rules(self) -> None:
        """Show the first page of house rules."""
        self._shown = min(1, self.house.pages)
        self._arrange()

    # --------------------------------------------------------------------------------------- house rules

    def _turn(self) -> None:
        """From the seats to the house rules, a page at a time, and back."""
        self._shown = (self._shown + 1) % (self.house.pages + 1)
        self._arrange()

    def _rules_changed(self) -> None:
        if self._shown:
            had = self.house.rulebook.hasFocus()
            self.house.show_page(self._shown - 1)
            self._show_above()
            if had:
                self.house.choices[0].setFocus()
            self.dress(self.look)
        self._changed()
        self._name_rules()

    def _show_above(self) -> None:
        """The corner above is for the how-to, but where there are rules to take back it is for that."""
        self.howto.setVisible(has_howto(self.manifest.id) and self.house.rulebook.isHidden())

    def _name_rules(self) -> None:
        bent = len(self.house.bent)
        if not self._shown:
            self.rules.say(tr("House rules ({bent})", bent=bent) if bent else tr("House rules"))
        else:
            last = self._shown == self.house.pages
            self.rules.say(tr("Back to the players" if last else "More house rules"))

    # ------------------------------------------------------------------------------------------- looking

    def _arrange(self) -> None:
        """Show what there is to show now, in its order."""
        seats = self._shown == 0
        self.seats.arrange(seats)
        self.helps.show()
        for pill in (self.add_person, self.add_computer):
            pill.setVisible(seats and not self.seats.is_full)
        self.add_computer.setVisible(self.add_computer.isVisibleTo(self) and bool(self._levels))
        self.house.show_page(None if seats else self._shown - 1)
        self.back_to_shelf.setVisible(seats)
        self._show_above()
        self._changed()
        self._name_rules()
        self.setFocusProxy(self.plates[0].field)
        self.dress(self.look)

    def chain(self) -> list[QWidget]:
        """Tab goes through the names first, then through what is about them, and through the bar at last."""
        order: list[QWidget] = [plate.field for plate in self.plates]
        for plate in self.plates:
            order += focusable(plate)
        there = focusable(self)
        foot = (self.start, self.rules, self.house.rulebook, self.back_to_shelf, self.howto)
        order += [part for part in there if part not in foot]
        return [part for part in dict.fromkeys((*order, *foot)) if part in there]

    def order(self) -> Sequence[QWidget]:
        """Left and right choose house rules; up and down lead through all columns, one after the other."""
        if not self._shown:
            return super().order()
        there = focusable(self)
        middle = (self.howto, self.house.rulebook, self.house.length, *self.house.choices)
        return [part for part in (*middle, self.rules, self.start) if part in there]

    def dress(self, look: Look) -> None:
        """Head, middle, and the bar at the foot."""
        for words in (self._title, self._facts, self._hint):
            words.dress(look)
        place = _LENGTH.adjusted(-_LONGER * (theme.manner().text - 1), 0, 0, 0)
        end = theme.TABLE.width() - theme.MARGIN if self.house.length.isHidden() else place.left() - 24
        lay_head(look, self._title, place.left() - 24, self._facts, end)
        above = [pill for pill in (self.house.rulebook, self.howto) if not pill.isHidden()]
        row_from_right(look, above[:1], theme.TABLE.width() - theme.MARGIN, 36, 58, 0)
        self.house.length.dress(look)
        self.house.length.setGeometry(look.place(place))
        lay_foot(look, self._hint, (self.rules, self.back_to_shelf, self.start))
        if self._shown:
            self._shown = min(self._shown, self.house.pages)  # in smaller type there are fewer
            self.house.show_page(self._shown - 1)
            self.house.lay(look, _AREA, self._shown - 1)
        else:
            self._dress_seats(look)
        self.update()

    def _cell(self, number: int, cells: int) -> QRectF:
        """The place of a seat: two columns, in reading order; a last odd one stands in the middle."""
        rows = math.ceil(cells / 2)
        high = min(_HIGH, (_AREA.height() + _GAP) / rows - _GAP)
        top = _AREA.top() + (_AREA.height() - rows * (high + _GAP) + _GAP) / 2
        wide = (_AREA.width() - _GAP) / 2
        row, column = divmod(number, 2)
        cell = QRectF(_AREA.left() + column * (wide + _GAP), top + row * (high + _GAP), wide, high)
        if number == cells - 1 and column == 0:
            cell.moveLeft(_AREA.center().x() - wide / 2)
        return cell

    def _cells(self) -> list[QRect]:
        """The places of the seats there are, in pixels."""
        cells = len(self.plates) + (self._spare is not None)
        return [self.look.place(self._cell(number, cells)) for number in range(len(self.plates))]

    @property
    def _spare(self) -> QRectF | None:
        """The place where a seat can be added, if there may be one more."""
        if self._shown or self.seats.is_full:
            return None
        return self._cell(len(self.plates), len(self.plates) + 1)

    def _dress_seats(self, look: Look) -> None:
        spare = self._spare
        for plate, cell in zip(self.plates, self._cells(), strict=True):
            if plate is not self.seats.carry.plate:
                plate.setGeometry(cell)
            plate.dress(look)
        if spare is not None:
            pills = [pill for pill in (self.add_person, self.add_computer) if not pill.isHidden()]
            for pill in pills:
                pill.dress(look)
            wide = sum(pill.wide() for pill in pills) + theme.GAP * (len(pills) - 1)
            middle = spare.center()
            row_from_right(look, pills, middle.x() + wide / 2, middle.y() - 38, 76, theme.GAP)

    def lay(self, painter: QPainter, look: Look) -> None:
        """The felt, the box's picture, the bar, and where one more seat may stand."""
        super().lay(painter, look)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        draw_head_and_foot(painter, look, self.manifest.id)
        spare = self._spare
        if spare is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(255, 255, 255, 70), 2.5 * look.unit, Qt.PenStyle.DashLine))
            radius = theme.RADIUS * look.unit
            painter.drawRoundedRect(QRectF(look.place(spare)), radius, radius)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the first name."""
        super().showEvent(event)
        self.plates[0].field.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever keeps what was set up takes it now."""
        super().hideEvent(event)
        self.went.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back: a carried seat home, from the house rules to the seats, from there to the shelf."""
        if event.key() in BACK and not event.isAutoRepeat():
            if self.seats.carry.go_home():
                return
            if self._shown:
                self._shown = 0
                self._arrange()
            else:
                self.back.emit()
        else:
            super().keyPressEvent(event)
