"""The seats in the lobby: their plates, who sits on them, and in which order.

LobbySeats(page, manifest, levels, known, cells) signals:
  changed() · arranged() · passed() · filled() · forgotten(str name) · hinted(str)

The page shows the plates and says where they stand; what is done to them is done here.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from boardroom.app.face_card import ANIMALS, FaceCard
from boardroom.app.family import Person
from boardroom.app.names import alike, is_blank, told_apart, typed
from boardroom.app.seat_carry import Cells, SeatCarry
from boardroom.app.seat_plate import SeatPlate
from boardroom.app.style import Look
from boardroom.app.who_card import TeamCard, WhoCard
from boardroom.core.manifest import Manifest
from boardroom.stage import theme
from boardroom.table.table import Player


class LobbySeats(QObject):
    """As many plates as there are seats, at least the game's fewest and at most its most."""

    changed = Signal()
    """Something about a player."""
    arranged = Signal()
    """The number of seats, their order, or who is known."""
    passed = Signal()
    """A plate is held over another place: the others make way."""
    filled = Signal()
    """Enter was pressed, and no name is missing."""
    forgotten = Signal(str)
    hinted = Signal(str)
    """What a sign on a plate does, in words; empty: none is meant."""

    def __init__(
        self,
        page: QWidget,
        manifest: Manifest,
        levels: Sequence[str],
        known: Sequence[Person],
        cells: Cells,
    ) -> None:
        super().__init__(page)
        self._page, self._mood, self._levels, self._known = page, manifest.mood, tuple(levels), list(known)
        self.least, self.most = manifest.seats[0], manifest.seats[-1]
        self.plates: list[SeatPlate] = []
        self.carry = SeatCarry(page, cells, lambda: Look.of(page.size(), theme.MOODS[self._mood]).unit)
        self.carry.passed.connect(self._make_way)
        self.carry.dropped.connect(self._drop)

    def fill(self, remembered: Sequence[Player]) -> None:
        """Seat those who played last, and leave the rest of the fewest seats open."""
        seated = tuple(remembered)[: self.most]
        for player, side in zip(seated, theme.sides_of([player.colour for player in seated]), strict=True):
            self._seat(player, side)
        while len(self.plates) < self.least:
            self._seat(Player(""))

    @property
    def is_full(self) -> bool:
        """Whether no seat can be added."""
        return len(self.plates) >= self.most

    @property
    def people(self) -> int:
        """How many seats are played by people."""
        return sum(plate.is_person for plate in self.plates)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, in their order; nobody without a name, and no two with the same."""
        names = told_apart(
            [plate.field.text() for plate in self.plates], [plate.standing_in for plate in self.plates]
        )
        return tuple(plate.player(name) for plate, name in zip(self.plates, names, strict=True))

    @property
    def as_typed(self) -> tuple[Player, ...]:
        """Who sits here so far, names as they stand in their lines, also where there is none yet."""
        return tuple(plate.player(plate.field.text()) for plate in self.plates)

    def arrange(self, is_shown: bool) -> None:
        """Tell every plate its place."""
        for number, plate in enumerate(self.plates):
            someone = any(not self._is_seated(person, plate) for person in self._known)
            plate.sit(number, len(self.plates) > self.least, someone)
            plate.setVisible(is_shown)

    # --------------------------------------------------------------------------- seats, and their order

    def _seat(self, player: Player, side: int | None = None) -> SeatPlate:
        if not player.picture:
            is_robot = player.kind == "computer"
            player = replace(player, picture="robot" if is_robot else self._free_animals()[0])
        side = self._free_side(player.colour) if side is None else side
        plate = SeatPlate(self._page, player, self._levels, side)
        plate.changed.connect(self.changed)
        plate.turned.connect(lambda: self._turn(plate))
        plate.named.connect(lambda: self._recognise(plate))
        plate.entered.connect(lambda: self._entered(plate))
        plate.who_wanted.connect(lambda: self._ask_who(plate))
        plate.face_wanted.connect(lambda: self._choose_face(plate))
        plate.members_wanted.connect(lambda: self._choose_members(plate))
        plate.moved.connect(lambda: self._move(plate))
        plate.removed.connect(lambda: self._remove(plate))
        plate.hinted.connect(self.hinted)
        self.carry.watch(plate)
        self.plates.append(plate)
        return plate

    def _turn(self, plate: SeatPlate) -> None:
        """A computer is a robot until it is given another picture; people look as they did, if they may."""
        free = self._free_animals(plate)
        if not plate.is_person:
            plate.turn(plate.aside or "robot")
        else:
            plate.turn(plate.aside if plate.aside in free else free[0])

    def _free_animals(self, for_plate: SeatPlate | None = None) -> list[str]:
        taken = {plate.face.picture for plate in self.plates if plate is not for_plate}
        return [animal for animal in ANIMALS if animal not in taken] or list(ANIMALS)

    def _free_side(self, colour: str, for_plate: SeatPlate | None = None) -> int:
        """This colour's side, or when it is worn already the first that is free."""
        worn = [theme.SIDES[plate.side].name for plate in self.plates if plate is not for_plate]
        return theme.sides_of([*worn, colour])[-1]

    def add(self, kind: str) -> None:
        """One more person or computer."""
        if not self.is_full:
            plate = self._seat(Player("") if kind == "person" else Player("", "robot", "computer"))
            plate.show()
            self.arranged.emit()
            (plate.field if kind == "person" else plate.kind).setFocus(Qt.FocusReason.TabFocusReason)

    def _remove(self, plate: SeatPlate) -> None:
        if len(self.plates) > self.least:
            at = self.plates.index(plate)
            self.plates.remove(plate)
            plate.hide()
            plate.deleteLater()
            self.arranged.emit()
            self.plates[min(at, len(self.plates) - 1)].field.setFocus()

    def _move(self, plate: SeatPlate) -> None:
        at = self.plates.index(plate)
        self._put(plate, at - 1)
        self.arranged.emit()
        (plate.earlier if at > 1 else plate.field).setFocus()

    def _put(self, plate: SeatPlate, at: int) -> None:
        self.plates.remove(plate)
        self.plates.insert(at, plate)

    def _make_way(self, plate: SeatPlate, at: int) -> None:
        """A plate is held over another place."""
        self._put(plate, at)
        self.passed.emit()

    def _drop(self, plate: SeatPlate, at: int) -> None:
        self._put(plate, at)
        self.arranged.emit()

    def _entered(self, plate: SeatPlate) -> None:
        """Enter goes on to the next name that is missing; after the last one to the start."""
        self._recognise(plate)
        for other in self.plates[plate.number + 1 :]:
            if other.is_person and not other.is_named:
                other.field.setFocus(Qt.FocusReason.TabFocusReason)
                return
        self.filled.emit()

    # ------------------------------------------------------------------------------------- who sits there

    @property
    def known_now(self) -> tuple[Person, ...]:
        """Whom to remember: everybody whose name was given, the members of teams too."""
        found: list[Person] = []
        for plate in self.plates:
            name = typed(plate.field.text())
            if plate.is_team:
                found += [Person(member) for member in plate.members]
            elif plate.is_person and not is_blank(name):
                found.append(Person(name, plate.face.picture, theme.SIDES[plate.side].name))
        return tuple(found)

    def _is_seated(self, person: Person, but: SeatPlate | None = None) -> bool:
        names = [name for plate in self.plates if plate is not but for name in plate.names]
        return any(alike(person.name, name) for name in names)

    def _recognise(self, plate: SeatPlate) -> None:
        """A name we know was typed: they look as they did last time."""
        if plate.is_fresh and plate.is_person and not plate.is_team:
            plate.is_fresh = False
            for person in self._known:
                if alike(person.name, plate.field.text()) and not self._is_seated(person, plate):
                    self._seat_person(plate, person)

    def _seat_person(self, plate: SeatPlate, person: Person) -> None:
        free = self._free_animals(plate)
        worn = plate.face.picture if plate.face.picture in free else free[0]
        picture = person.picture if person.picture in free else worn
        colour = person.colour or theme.SIDES[plate.side].name
        plate.seat_person(person, picture, self._free_side(colour, plate))
        self.changed.emit()

    def _ask_who(self, plate: SeatPlate) -> None:
        card = WhoCard(
            self._page, [one for one in self._known if not self._is_seated(one, plate)], self._mood
        )
        card.picked.connect(lambda person: self._seat_person(plate, person))
        card.somebody_new.connect(lambda: self._empty(plate))
        card.forgotten.connect(self._forget)
        card.open()

    def _empty(self, plate: SeatPlate) -> None:
        plate.empty()
        plate.show_face(self._free_animals()[0])
        self.arranged.emit()
        plate.field.setFocus()

    def _forget(self, name: str) -> None:
        self._known = [person for person in self._known if not alike(person.name, name)]
        self.forgotten.emit(name)
        self.arranged.emit()

    def _choose_face(self, plate: SeatPlate) -> None:
        card = FaceCard(self._page, self._free_animals(plate), plate.side, self._mood)
        card.picked.connect(plate.choose_face)
        card.coloured.connect(lambda side: self._colour(plate, side))
        card.open()

    def _colour(self, plate: SeatPlate, side: int) -> None:
        """Wear a colour; whoever had it takes the one that becomes free."""
        for other in self.plates:
            if other is not plate and other.side == side:
                other.wear(plate.side)
                break
        plate.wear(side)

    def _choose_members(self, plate: SeatPlate) -> None:
        free = [one for one in self._known if not self._is_seated(one, plate)]
        card = TeamCard(self._page, free, plate.members, self._mood)
        card.gathered.connect(plate.gather)
        card.gathered.connect(self.changed)
        card.open()
