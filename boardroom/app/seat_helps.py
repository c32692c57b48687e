"""Who is helped in a game, and by what: a button on every person's plate, a card behind it, and the options.

Helps belong to people by name: they move with them from seat to seat and come back with them another time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boardroom.app.card import Card
from boardroom.app.controls import Switch
from boardroom.app.names import alike, is_blank, typed
from boardroom.core.helps import Help, options_of
from boardroom.core.tongue import tr
from boardroom.stage import theme

if TYPE_CHECKING:
    from boardroom.app.lobby_page import LobbyPage
    from boardroom.app.lobby_seats import LobbySeats
    from boardroom.app.seat_plate import SeatPlate


class HelpsCard(Card):
    """The helps of one person: each a switch, and under it what it does."""

    changed = Signal(str, bool)
    closed = Signal()
    wide = 1000.0

    def __init__(self, host: QWidget, name: str, helps: Sequence[Help], on: Sequence[str], mood: str) -> None:
        super().__init__(host, tr("Helps for {name}", name=name), mood=mood)
        self.switches: dict[str, Switch] = {}
        for help_ in helps:
            switch = Switch(self, tr(help_.title), help_.field in on)
            switch.toggled.connect(partial(self.changed.emit, help_.field))
            self.switches[help_.field] = switch
            self.add(switch, 96)
            self.words(tr(help_.says), 30, 40, colour=theme.SOFT, lines=2)
        self.add_row([self.button(tr("Done"), self.closed, gold=True)])

    def escape(self) -> None:
        """Done."""
        self.choose(self.closed)


class SeatHelps:
    """The helps of everybody in the lobby. `known` are those of earlier evenings, by name."""

    def __init__(
        self, helps: Sequence[Help] = (), known: Mapping[str, tuple[str, ...]] | None = None
    ) -> None:
        self._helps = tuple(helps)
        self._of = dict(known or {})
        self._watched: set[SeatPlate] = set()

    def watch(self, page: LobbyPage, seats: LobbySeats) -> None:
        """Put the button on the plates of this lobby, now and whenever they change."""
        self._page, self._seats = page, seats
        seats.changed.connect(self.show)

    def show(self) -> None:
        """Say on every plate what helps whoever sits there."""
        for plate in self._seats.plates:
            if plate not in self._watched:
                self._watched.add(plate)
                plate.helps.clicked.connect(partial(self._open, plate))
            many = len(self.of(plate))
            words = tr("Helps: {n}", n=many) if many else tr("Helps")
            name = tr("Seat {number}, {words}", number=plate.number + 1, words=words)
            plate.helps.kind = "warm" if many else "plain"
            plate.show_helps(words if self._helps and plate.is_person else None, name)

    def of(self, plate: SeatPlate) -> tuple[str, ...]:
        """The helps of whoever sits here, by field."""
        name = self._name(plate)
        for known, fields in self._of.items():
            if alike(known, name):
                return tuple(help_.field for help_ in self._helps if help_.field in fields)
        return ()

    def options(self, house: Mapping[str, str]) -> dict[str, str]:
        """What the helps make of the game's options; what the house has for everybody stays."""
        of = [self.of(plate) if plate.is_person else () for plate in self._seats.plates]
        return options_of(self._helps, house, of)

    @property
    def known(self) -> dict[str, tuple[str, ...]]:
        """The helps of everybody, those of earlier evenings and of people without a name too."""
        return dict(self._of)

    @property
    def known_now(self) -> dict[str, tuple[str, ...]]:
        """Whose helps to remember: those of everybody whose name was given."""
        return {
            typed(plate.field.text()): self.of(plate)
            for plate in self._seats.plates
            if plate.is_person and not is_blank(plate.field.text())
        }

    @staticmethod
    def _name(plate: SeatPlate) -> str:
        return typed(plate.field.text()) if not is_blank(plate.field.text()) else plate.standing_in

    def _open(self, plate: SeatPlate) -> None:
        name = self._name(plate)
        card = HelpsCard(self._page, name, self._helps, self.of(plate), self._page.manifest.mood)
        card.changed.connect(partial(self._set, plate))
        card.open()

    def _set(self, plate: SeatPlate, field: str, on: bool) -> None:
        name, before = self._name(plate), self.of(plate)
        for known in [known for known in self._of if alike(known, name)]:
            del self._of[known]
        self._of[name] = (*before, field) if on else tuple(one for one in before if one != field)
        self.show()
