"""The lobby: who plays, in which order, by which house rules.

LobbyPage(manifest, levels, house_rules, remembered) signals:
  started(tuple[Player, ...], dict[str, str] options) · back()
calls: refuse(text)

Type a name, Enter, type a name, Enter: the game begins. `options` holds a value for every house rule.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.controls import Choice
from boardroom.app.howto import has_howto
from boardroom.app.names import told_apart
from boardroom.app.parts import BACK, Page, Pill, Words, row_from_right
from boardroom.app.seat_plate import ANIMALS, AnimalCard, SeatPlate
from boardroom.app.style import Look
from boardroom.core.house_rules import HouseRule
from boardroom.core.manifest import Manifest
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.pictures import Picture
from boardroom.table.table import Player

HINT = "Type the names and press Enter."
RULES_HINT = "The first choice of each is the rulebook’s."
_AREA = QRectF(theme.MARGIN, 206, 1920 - 2 * theme.MARGIN, 706)
"""Where the seats are, or the house rules."""
_GAP = 20.0
_HIGH = 240.0
"""The height of a seat's plate, where there is room for it."""
_RULES = 12
"""House rules shown at once, in two columns."""


class LobbyPage(Page):
    """Fill the seats and begin. Esc goes back to the shelf."""

    started = Signal(object, object)
    back = Signal()

    def __init__(
        self,
        manifest: Manifest,
        levels: Sequence[str],
        house_rules: Sequence[HouseRule],
        remembered: Sequence[Player] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme.MOODS[manifest.mood], parent)
        self.manifest, self._levels = manifest, tuple(levels)
        self._least, self._most = manifest.seats[0], manifest.seats[-1]
        self._title = Words(self, 76, colour=theme.GOLD, face="display")
        self._title.say(manifest.title)
        self._facts = Words(self, 34)
        self._facts.say(f"{manifest.tagline} · {manifest.seats_text} · about {manifest.minutes} minutes")
        self.plates: list[SeatPlate] = []
        self.add_person = Pill(self, "+ Add a player")
        self.add_computer = Pill(self, "+ Add a computer")
        self.add_person.clicked.connect(lambda: self._add("person"))
        self.add_computer.clicked.connect(lambda: self._add("computer"))
        self._house_rules = tuple(house_rules)
        self.choices = [
            Choice(self, rule.title, [words for _, words in rule.values]) for rule in self._house_rules
        ]
        self._rule_titles = [Words(self, 30, colour=theme.SOFT) for _ in self._house_rules]
        for choice in self.choices:
            choice.changed.connect(self._rules_changed)
        self._shown = 0
        """What the middle shows: 0 the seats, 1 and on the pages of house rules."""
        self._hint = Words(self, theme.PROMPT, lines=3)
        self.rules = Pill(self)
        self.back_to_shelf = Pill(self, "Back")
        self.start = Pill(self, "Start", "gold")
        self.howto = Pill(self, tr("How it is played"))
        self.howto.setVisible(has_howto(manifest.id))
        self.howto.clicked.connect(self._show_howto)
        for pill in (self.rules, self.back_to_shelf, self.start):
            pill.units = 34
        self.rules.setVisible(bool(house_rules))
        self.rules.clicked.connect(self._turn)
        self.back_to_shelf.clicked.connect(self.back)
        self.start.clicked.connect(self._start)
        for player in tuple(remembered)[: self._most]:
            self._seat(player)
        while len(self.plates) < self._least:
            self._seat(Player(""))
        self._rules_changed()
        self._arrange()
        self.plates[0].field.selectAll()

    # --------------------------------------------------------------------------------------------- seats

    def _seat(self, player: Player) -> SeatPlate:
        if not player.picture:
            player = Player(player.name, self._free_animals()[0], player.kind, player.level)
        plate = SeatPlate(self, player, self._levels)
        plate.changed.connect(self._clear)
        plate.entered.connect(lambda: self._entered(plate))
        plate.face_wanted.connect(lambda: self._choose_face(plate))
        plate.moved.connect(lambda: self._move(plate))
        plate.removed.connect(lambda: self._remove(plate))
        self.plates.append(plate)
        return plate

    def _free_animals(self, for_plate: SeatPlate | None = None) -> list[str]:
        taken = {plate.face.picture for plate in self.plates if plate is not for_plate}
        return [animal for animal in ANIMALS if animal not in taken] or list(ANIMALS)

    def _add(self, kind: str) -> None:
        if len(self.plates) < self._most:
            plate = self._seat(Player("") if kind == "person" else Player("", "robot", "computer"))
            plate.show()
            self._arrange()
            (plate.field if kind == "person" else plate.kind).setFocus(Qt.FocusReason.TabFocusReason)

    def _remove(self, plate: SeatPlate) -> None:
        if len(self.plates) > self._least:
            at = self.plates.index(plate)
            self.plates.remove(plate)
            plate.hide()
            plate.deleteLater()
            self._arrange()
            self.plates[min(at, len(self.plates) - 1)].field.setFocus()

    def _move(self, plate: SeatPlate) -> None:
        at = self.plates.index(plate)
        self.plates[at - 1], self.plates[at] = self.plates[at], self.plates[at - 1]
        self._arrange()
        (plate.earlier if at > 1 else plate.field).setFocus()

    def _choose_face(self, plate: SeatPlate) -> None:
        card = AnimalCard(self, self._free_animals(plate), plate.face.colour, self.manifest.mood)
        card.picked.connect(plate.show_face)
        card.open()

    def _entered(self, plate: SeatPlate) -> None:
        """Enter goes on to the next name that is missing; after the last one the game begins."""
        for other in self.plates[plate.number + 1 :]:
            if other.is_person and not other.is_named:
                other.field.setFocus(Qt.FocusReason.TabFocusReason)
                return
        self._start()

    def _start(self) -> None:
        names = told_apart(
            [plate.field.text() for plate in self.plates], [plate.standing_in for plate in self.plates]
        )
        players = tuple(plate.player(name) for plate, name in zip(self.plates, names, strict=True))
        options = {
            rule.field: rule.values[choice.at][0]
            for rule, choice in zip(self._house_rules, self.choices, strict=True)
        }
        self.started.emit(players, options)

    def refuse(self, text: str) -> None:
        """Say why the game cannot begin so; it stands until something is changed."""
        self._hint.say(text, theme.GOLD)

    def _clear(self) -> None:
        self._hint.say(RULES_HINT if self._shown else HINT, theme.CREAM)

    def _show_howto(self) -> None:
        from boardroom.app.howto_page import HowtoPage

        HowtoPage(self, self.manifest.id).open()

    # --------------------------------------------------------------------------------------- house rules

    def _turn(self) -> None:
        """From the seats to the house rules, a page at a time, and back."""
        pages = math.ceil(len(self.choices) / _RULES)
        self._shown = (self._shown + 1) % (pages + 1)
        self._arrange()

    def _rules_changed(self) -> None:
        bent = 0
        for rule, choice, title in zip(self._house_rules, self.choices, self._rule_titles, strict=True):
            own = choice.at != 0
            bent += own
            title.say(f"{rule.title} · house rule" if own else rule.title, theme.GOLD if own else theme.SOFT)
        self._clear()
        if not self._shown:
            self.rules.say(f"House rules ({bent})" if bent else "House rules")

    # ------------------------------------------------------------------------------------------- looking

    def _arrange(self) -> None:
        """Show what there is to show now, in its order."""
        seats = self._shown == 0
        for number, plate in enumerate(self.plates):
            plate.sit(number, len(self.plates) > self._least)
            plate.setVisible(seats)
        for pill in (self.add_person, self.add_computer):
            pill.setVisible(seats and len(self.plates) < self._most)
        self.add_computer.setVisible(self.add_computer.isVisibleTo(self) and bool(self._levels))
        first = (self._shown - 1) * _RULES
        for number, (choice, title) in enumerate(zip(self.choices, self._rule_titles, strict=True)):
            on_page = not seats and first <= number < first + _RULES
            choice.setVisible(on_page)
            title.setVisible(on_page)
        last = first + _RULES >= len(self.choices)
        self.back_to_shelf.setVisible(seats)
        self._rules_changed()
        if not seats:
            self.rules.say("Back to the players" if last else "More house rules")
        self.setFocusProxy(self.plates[0].field)
        self._in_tab_order()
        self.dress(self.look)

    def _in_tab_order(self) -> None:
        """Tab goes through the names first."""
        chain: list[QWidget] = [plate.field for plate in self.plates]
        for plate in self.plates:
            chain += [plate.face, plate.kind, plate.earlier, plate.remove]
        chain += [self.add_person, self.add_computer, *self.choices]
        chain += [self.start, self.rules, self.back_to_shelf, self.howto]
        for one, other in pairwise(chain):
            QWidget.setTabOrder(one, other)

    def dress(self, look: Look) -> None:
        """Head, middle, and the bar at the foot."""
        for words in (self._title, self._facts, self._hint, *self._rule_titles):
            words.dress(look)
        self._title.setGeometry(look.rect(theme.MARGIN + 158, 44, 1180, 92))
        self._facts.setGeometry(look.rect(theme.MARGIN + 160, 134, 1500, 48))
        row_from_right(look, [self.howto], theme.TABLE.width() - theme.MARGIN, 56, 68, 0)
        bar = theme.PROMPT_BAR
        pills = [pill for pill in (self.rules, self.back_to_shelf, self.start) if not pill.isHidden()]
        free = row_from_right(look, pills, bar.right() - 17, bar.top() + 17, bar.height() - 34, theme.GAP)
        self._hint.setGeometry(
            look.rect(bar.left() + 48, bar.top() + 4, free - bar.left() - 72, bar.height() - 8)
        )
        if self._shown:
            self._dress_rules(look)
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

    @property
    def _spare(self) -> QRectF | None:
        """The place where a seat can be added, if there may be one more."""
        if self._shown or len(self.plates) >= self._most:
            return None
        return self._cell(len(self.plates), len(self.plates) + 1)

    def _dress_seats(self, look: Look) -> None:
        spare = self._spare
        cells = len(self.plates) + (spare is not None)
        for number, plate in enumerate(self.plates):
            plate.setGeometry(look.place(self._cell(number, cells)))
            plate.dress(look)
        if spare is not None:
            pills = [pill for pill in (self.add_person, self.add_computer) if not pill.isHidden()]
            for pill in pills:
                pill.dress(look)
            wide = sum(pill.wide() for pill in pills) + theme.GAP * (len(pills) - 1)
            middle = spare.center()
            row_from_right(look, pills, middle.x() + wide / 2, middle.y() - 38, 76, theme.GAP)

    def _dress_rules(self, look: Look) -> None:
        first = (self._shown - 1) * _RULES
        here = range(first, min(first + _RULES, len(self.choices)))
        columns = 1 if len(here) <= 5 else 2
        rows = math.ceil(len(here) / columns)
        step = min(_AREA.height() / rows, 140)
        wide = (_AREA.width() - _GAP * 2 * (columns - 1)) / columns
        top = _AREA.top() + (_AREA.height() - rows * step) / 2
        for place, number in enumerate(here):
            column, row = divmod(place, rows)
            left, y = _AREA.left() + column * (wide + 2 * _GAP), top + row * step
            self._rule_titles[number].setGeometry(look.rect(left + 8, y - 3, wide - 16, 36))
            self.choices[number].dress(look)
            self.choices[number].setGeometry(look.rect(left, y + 33, wide, min(step - 34, 92)))

    def lay(self, painter: QPainter, look: Look) -> None:
        """The felt, the box's picture, the bar, and where one more seat may stand."""
        super().lay(painter, look)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        place = QRectF(look.rect(theme.MARGIN, 44, 136, 136))
        painter.save()
        painter.translate(place.topLeft())
        Picture(self.manifest.id, "box").paint(painter, place.size())
        painter.restore()
        bar = QRectF(look.place(theme.PROMPT_BAR))
        style.plate(painter, bar, bar.height() / 2, QColor(look.mood.deep), QColor(theme.PLATE_LINE))
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back, from the house rules to the seats and from there to the shelf."""
        if event.key() in BACK and not event.isAutoRepeat():
            if self._shown:
                self._shown = 0
                self._arrange()
            else:
                self.back.emit()
        else:
            super().keyPressEvent(event)
