"""The plan of a game night: how much time there is, and which games fill it.

NightPage(players, offers, titles, chosen=None) signals:
  started(tuple[Leg, ...]) · back()

`offers(gentle)` gives for every game that so many can play its lengths, the shortest first (`night_games`).
`chosen` is what stands on the page, to come back to it later.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.controls import Choice
from boardroom.app.head_and_foot import draw_head_and_foot, lay_foot, lay_head
from boardroom.app.language import duration
from boardroom.app.night import Leg, plan
from boardroom.app.parts import BACK, CENTRE, Page, Pill, Words
from boardroom.app.stepping import focusable
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.prompt import listed
from boardroom.stage.strokes import draw_picture
from boardroom.table.table import Player

TIMES = (30, 50, 75, 100, 130, 180)
"""Minutes that an evening may last."""
_USUAL = 2
_AREA = QRectF(theme.MARGIN, 356, 1920 - 2 * theme.MARGIN, 560)
_HEAD = QRectF(theme.MARGIN, 220, 1920 - 2 * theme.MARGIN, 100)
_GAP = 24.0
_NUMBER = 62.0
"""Room for a game's place in the evening."""


class Chosen(Struct, frozen=True):
    """A plan that was left: numbers of values, those of the rows by game, in the order of the games."""

    time: int = _USUAL
    child: int = 0
    rows: dict[str, int] = {}
    is_by_hand: bool = False


class NightPage(Page):
    """Choose the time, change the plan, begin. Esc goes back to the players."""

    started = Signal(object)
    back = Signal()

    def __init__(
        self,
        players: Sequence[Player],
        offers: Callable[[bool], Sequence[Sequence[Leg]]],
        titles: Mapping[str, str],
        chosen: Chosen | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme.MOODS["shelf"], parent)
        self._offers, self._titles = offers, dict(titles)
        self._games = [tuple(lengths) for lengths in offers(False)]
        self._title = Words(self, 76, colour=theme.GOLD, face="display")
        self._title.say(tr("Game night"))
        self._facts = Words(self, 34, lines=2)
        self._names = listed([player.name for player in players])
        self.time = Choice(self, tr("Time"), [_time(minutes) for minutes in TIMES], _USUAL)
        everybody = [tr("Everybody is ten or older"), tr("A younger child plays too")]
        self.child = Choice(self, tr("Who plays"), everybody)
        self.rows = [
            Choice(self, self._titles[lengths[0].game], [tr("Not tonight")]) for lengths in self._games
        ]
        self._order = list(range(len(self.rows)))
        """The rows from above, by their numbers: in this order the games are played."""
        self._is_by_hand = False
        self.earlier = [Pill(self, kind="bare", sign="up") for _ in self.rows]
        self._named = [Words(self, 44, face="display") for _ in self._games]
        for words, lengths in zip(self._named, self._games, strict=True):
            words.say(self._titles[lengths[0].game])
        for number, (pill, lengths) in enumerate(zip(self.earlier, self._games, strict=True)):
            pill.say("", tr("{game}: one place earlier", game=self._titles[lengths[0].game]))
            pill.clicked.connect(lambda _=False, number=number: self._move(number))
        self._hint = Words(self, theme.PROMPT, lines=3)
        self.start = Pill(self, tr("Begin"), "gold")
        self.go_back = Pill(self, tr("Back"))
        for pill in (self.start, self.go_back):
            pill.units = 34
        self.time.changed.connect(self._propose)
        self.child.changed.connect(self._propose)
        for row in self.rows:
            row.changed.connect(self._say)
        self.start.clicked.connect(self._begin)
        self.go_back.clicked.connect(self.back)
        self.setFocusProxy(self.time)
        self._choose_again(chosen or Chosen())

    @property
    def chosen(self) -> Chosen:
        """What stands here now."""
        rows = {self._game(number): self.rows[number].at for number in self._order}
        return Chosen(self.time.at, self.child.at, rows, self._is_by_hand)

    def _choose_again(self, chosen: Chosen) -> None:
        """As it stood when the page was left; perhaps others play, and some games or lengths are gone."""
        self.time.stand_at(chosen.time)
        self.child.stand_at(chosen.child)
        self._propose()
        for number, row in enumerate(self.rows):
            row.stand_at(min(chosen.rows.get(self._game(number), row.at), len(row.values) - 1))
        places = {game: place for place, game in enumerate(chosen.rows)}
        self._order.sort(key=lambda number: places.get(self._game(number), len(places)))
        self._is_by_hand = chosen.is_by_hand
        self._say()

    def _game(self, number: int) -> str:
        """The game of a row."""
        return self._games[number][0].game

    @property
    def legs(self) -> tuple[Leg, ...]:
        """The games as they are chosen now, in their order."""
        return tuple(leg for number in self._order if (leg := self._leg(number)) is not None)

    def _leg(self, number: int) -> Leg | None:
        """The game of a row, at the length that was chosen; None: not tonight."""
        at = self.rows[number].at
        return self._games[number][at - 1] if at else None

    def _move(self, number: int) -> None:
        """This game one place earlier."""
        at = self._order.index(number)
        if at:
            self._is_by_hand = True
            self._order[at - 1], self._order[at] = number, self._order[at - 1]
            self._say()
            (self.earlier if at > 1 else self.rows)[number].setFocus(Qt.FocusReason.TabFocusReason)

    def chain(self) -> list[QWidget]:
        """Tab goes through the rows as they stand."""
        rows = [part for number in self._order for part in (self.rows[number], self.earlier[number])]
        there = focusable(self)
        return [part for part in (self.time, self.child, *rows, self.go_back, self.start) if part in there]

    def _propose(self) -> None:
        """The time or the company has changed: fill the evening anew."""
        self._games = [tuple(lengths) for lengths in self._offers(bool(self.child.at))]
        chosen = plan(TIMES[self.time.at], self._games)
        for row, lengths in zip(self.rows, self._games, strict=True):
            words = [_long(leg) for leg in lengths]
            at = next((number for number, leg in enumerate(lengths, start=1) if leg in chosen), 0)
            row.stand_at(at, [tr("Not tonight"), *words])
            row.update()
        if not self._is_by_hand:  # the shortest first, and last what is not played
            self._order.sort(key=lambda number: leg.minutes if (leg := self._leg(number)) else math.inf)
        self._say()

    def _say(self) -> None:
        legs = self.legs
        minutes = sum(leg.minutes for leg in legs)
        self.start.setVisible(bool(legs))
        if legs:
            self._facts.say(tr("{names} · {time} in all", names=self._names, time=duration(minutes)))
            order = listed([self._titles[leg.game] for leg in legs])
            self._hint.say(tr("Tonight: {games}. Change what you like.", games=order))
        else:
            self._facts.say(self._names)
            self._hint.say(tr("Choose at least one game."), theme.GOLD)
        self.dress(self.look)

    def _begin(self) -> None:
        if self.legs:
            self.started.emit(self.legs)

    # ------------------------------------------------------------------------------------------- looking

    def dress(self, look: Look) -> None:
        """The head, the two questions, a row for every game, and the bar at the foot."""
        for words in (self._title, self._facts, self._hint, *self._named):
            words.dress(look)
        end = theme.TABLE.width() - theme.MARGIN
        lay_head(look, self._title, end, self._facts, end)
        wide = (_HEAD.width() - _GAP) / 2
        for number, choice in enumerate((self.time, self.child)):
            choice.dress(look)
            at = QRectF(_HEAD.left() + number * (wide + _GAP), _HEAD.top(), wide, _HEAD.height())
            choice.setGeometry(look.place(at))
        for number, place in zip(self._order, self._places(), strict=True):
            row, words, earlier = self.rows[number], self._named[number], self.earlier[number]
            half, end = place.left() + place.width() * 0.4, place.right() - 92
            name = place.left() + _NUMBER + 140
            words.setGeometry(look.rect(name, place.top(), half - name - 10, place.height()))
            row.dress(look)
            high = min(place.height() - 8, 100 * theme.manner().text)
            row.setGeometry(look.rect(half, place.center().y() - high / 2, end - half, high))
            earlier.dress(look)
            earlier.setGeometry(look.rect(end + 2, place.center().y() - 42, 84, 84))
            earlier.setVisible(place.top() > self._places()[0].top())
        lay_foot(look, self._hint, (self.go_back, self.start))
        self.update()

    def _places(self) -> list[QRectF]:
        """A row for every game."""
        count = max(len(self._games), 1)
        high = min((_AREA.height() + _GAP) / count - _GAP, 150)
        top = _AREA.top() + (_AREA.height() - count * (high + _GAP) + _GAP) / 2
        return [
            QRectF(_AREA.left(), top + number * (high + _GAP), _AREA.width(), high)
            for number in range(len(self._games))
        ]

    def lay(self, painter: QPainter, look: Look) -> None:
        """The felt, the trophy, the games' boxes on their plates, and the bar."""
        super().lay(painter, look)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        draw_head_and_foot(painter, look, "game_night")
        played = 0
        for number, place in zip(self._order, self._places(), strict=True):
            body = QRectF(look.place(place))
            style.plate(
                painter, body, theme.RADIUS * look.unit, QColor(theme.PLATE), QColor(theme.PLATE_LINE)
            )
            if self._leg(number) is not None:
                played += 1
                room = QRectF(look.rect(place.left() + 10, place.top(), _NUMBER, place.height()))
                style.fit(f"{played}", look.display, room.width(), room.height(), 48).paint(
                    painter, room, CENTRE, QColor(theme.GOLD)
                )
            side = place.height() - 24
            box = look.rect(place.left() + _NUMBER + 12, place.top() + 12, side, side)
            draw_picture(painter, self._games[number][0].game, QRectF(box), "box")

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the time."""
        super().showEvent(event)
        self.time.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back to the players."""
        if event.key() in BACK and not event.isAutoRepeat():
            self.back.emit()
        else:
            super().keyPressEvent(event)


def _long(leg: Leg) -> str:
    return tr("{length}, {time}", length=tr(leg.length), time=duration(leg.minutes))


def _time(minutes: int) -> str:
    return tr("We have {time}", time=duration(minutes))
