"""Shows people to their seats: leaving, changing places, computers that sit down and get up again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from boardroom.app.house_names import called
from boardroom.app.names import told_apart
from boardroom.app.seating import last_person
from boardroom.core.game import Illegal, PlaysOn, Seat
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.table.table import Player

if TYPE_CHECKING:
    from boardroom.app.card import Card
    from boardroom.app.table_page import TablePage


class Usher(QObject):
    """The cards about seats, over one table's page. Time stands still while they lie there."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page, self._session = page, page.session

    # ----------------------------------------------------------------------------------------- leaving

    def show_leave(self) -> Card:
        """Somebody leaves: who, and what then?"""
        from boardroom.app.cards import LeaveCard

        session, page = self._session, self._page
        people = [(int(seat), session.table.players[seat].name) for seat in session.people]
        plays_on = isinstance(session.table.rules, PlaysOn)
        card = LeaveCard(page, people, session.box.levels(), page.mood, plays_on)
        card.stayed.connect(page.go_on)
        card.handed.connect(self._hand)
        card.left_out.connect(self._leave_out)
        card.ended.connect(page.end_evening)
        card.open()
        return card

    def _hand(self, seat: int, level: int) -> None:
        """A computer plays on for somebody, under a name of its own. With nobody left the evening is over."""
        if len(self._session.people) == 1:
            self._page.end_evening()
            return
        gone = self._session.table.players[seat]
        unnamed = 0 if gone.members else gone.unnamed
        seated = Player("", "robot", "computer", level, gone.colour, plays_for=gone.name, unnamed=unnamed)
        self._do(lambda: self._session.hand(Seat(seat), called(seated)))

    def _leave_out(self, seat: int) -> None:
        if len(self._session.people) == 1:
            self._page.end_evening()
            return
        self._do(lambda: self._session.leave_out(Seat(seat)))

    def _do(self, deed: Callable[[], None]) -> None:
        """Play goes on with the seats changed; why they cannot be is said before a curtain may hide it."""
        try:
            deed()
        except Illegal as refusal:
            self._session.refused.emit(refusal.why, refusal.ruling)
            self._page.show_why(refusal.why, refusal.ruling).lead_back(self._page.show_menu)
        else:
            self._page.go_on()

    # ------------------------------------------------------------------------------------------- seats

    def show_seats(self, first: int | None = None) -> Card:
        """Who sits where; the keys begin at this seat."""
        from boardroom.app.seats_card import SeatsCard, Sitting

        session, page = self._session, self._page
        seats = []
        for number, player in enumerate(session.table.players):
            has_left = session.has_left(Seat(number))
            what = tr("has left") if has_left else self._what(player)
            colour = theme.SIDES[session.scene.sides[number]].colour
            seats.append(Sitting(number, player.name, player.picture, colour, what, is_free=not has_left))
        card = SeatsCard(page, seats, page.mood, first)
        card.picked.connect(self._show_seat)
        card.closed.connect(page.go_on)
        card.open()
        return card

    def _back_to_seats(self, seat: Seat) -> None:
        self.show_seats(int(seat)).lead_back(partial(self._page.show_menu, "seats"))

    def _what(self, player: Player) -> str:
        if player.kind == "person":
            return tr("person")
        return tr("computer: {level}", level=tr(self._session.box.levels()[player.level]))

    def _show_seat(self, number: int) -> None:
        if self._session.table.players[number].kind == "person":
            self._show_person(Seat(number))
        else:
            self._show_computer(Seat(number))

    def _show_person(self, seat: Seat) -> None:
        from boardroom.app.seats_card import PersonCard

        session, page = self._session, self._page
        players = session.table.players
        others = [(int(other), players[other].name) for other in session.people if other != seat]
        card = PersonCard(page, players[seat].name, session.box.levels(), others, page.mood)
        card.handed.connect(lambda level: self._hand(seat, level))
        card.swapped.connect(lambda other: self._do(lambda: session.swap(seat, Seat(other))))
        card.back.connect(lambda: self._back_to_seats(seat))
        card.open()

    def _show_computer(self, seat: Seat) -> None:
        from boardroom.app.seats_card import ComputerCard

        session, page = self._session, self._page
        before = last_person(session.table, seat)
        card = ComputerCard(page, session.table.players[seat].name, before.name if before else "", page.mood)
        card.taken.connect(lambda name: self._take(seat, name))
        card.back.connect(lambda: self._back_to_seats(seat))
        card.open()

    def _take(self, seat: Seat, name: str) -> None:
        """A person sits down, under a name that nobody else at the table has."""
        session = self._session
        others = [player.name for number, player in enumerate(session.table.players) if number != seat]
        standing_in = [*others, tr("Player {number}", number=seat + 1)]
        given = told_apart([*others, name], standing_in)[-1]
        before = last_person(session.table, seat)
        player = Player(given, theme.NOBODY, colour=session.table.players[seat].colour)
        if before is not None and before.name.casefold() == given.casefold():
            player = before
        self._do(lambda: session.hand(seat, player))
