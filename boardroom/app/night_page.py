"""The plan of a game night: how much time there is, and which games fill it.

NightPage(players, offers) signals:
  started(tuple[Leg, ...]) · back()

`offers(gentle)` gives for every game that so many can play its lengths, the shortest first (`night_games`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.controls import Choice
from boardroom.app.lobby_page import in_words
from boardroom.app.night import Leg, plan
from boardroom.app.parts import BACK, Page, Pill, Words, row_from_right
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.pictures import Picture
from boardroom.stage.prompt import listed
from boardroom.table.table import Player

TIMES = (30, 50, 75, 100, 130, 180)
"""Minutes that an evening may last."""
_USUAL = 2
_AREA = QRectF(theme.MARGIN, 356, 1920 - 2 * theme.MARGIN, 560)
_HEAD = QRectF(theme.MARGIN, 220, 1920 - 2 * theme.MARGIN, 100)
_GAP = 24.0


class NightPage(Page):
    """Choose the time, change the plan, begin. Esc goes back to the players."""

    started = Signal(object)
    back = Signal()

    def __init__(
        self,
        players: Sequence[Player],
        offers: Callable[[bool], Sequence[Sequence[Leg]]],
        titles: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme.MOODS["shelf"], parent)
        self._offers, self._titles = offers, dict(titles)
        self._games = [tuple(lengths) for lengths in offers(False)]
        self._title = Words(self, 76, colour=theme.GOLD, face="display")
        self._title.say(tr("Game night"))
        self._facts = Words(self, 34)
        self._names = listed([player.name for player in players])
        self.time = Choice(self, tr("Time"), [_time(minutes) for minutes in TIMES], _USUAL)
        everybody = [tr("Everybody is ten or older"), tr("A younger child plays too")]
        self.child = Choice(self, tr("Who plays"), everybody)
        self.rows = [
            Choice(self, self._titles[lengths[0].game], [tr("Not tonight")]) for lengths in self._games
        ]
        self._named = [Words(self, 44, face="display") for _ in self._games]
        for words, lengths in zip(self._named, self._games, strict=True):
            words.say(self._titles[lengths[0].game])
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
        self._propose()

    @property
    def legs(self) -> tuple[Leg, ...]:
        """The games as they are chosen now, the shortest first."""
        chosen = [lengths[row.at - 1] for row, lengths in zip(self.rows, self._games, strict=True) if row.at]
        return tuple(sorted(chosen, key=lambda leg: leg.minutes))

    def _propose(self) -> None:
        """The time or the company has changed: fill the evening anew."""
        self._games = [tuple(lengths) for lengths in self._offers(bool(self.child.at))]
        chosen = plan(TIMES[self.time.at], self._games)
        for row, lengths in zip(self.rows, self._games, strict=True):
            words = [_long(leg) for leg in lengths]
            at = next((number for number, leg in enumerate(lengths, start=1) if leg in chosen), 0)
            row.stand_at(at, [tr("Not tonight"), *words])
            row.update()
        self._say()

    def _say(self) -> None:
        legs = self.legs
        minutes = sum(leg.minutes for leg in legs)
        self.start.setVisible(bool(legs))
        if legs:
            self._facts.say(tr("{names} · {time} in all", names=self._names, time=in_words(minutes)))
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
        left = theme.MARGIN + 158
        self._title.setGeometry(look.rect(left, 44, 1500, 92))
        self._facts.setGeometry(look.rect(left + 2, 134, 1500, 48))
        wide = (_HEAD.width() - _GAP) / 2
        for number, choice in enumerate((self.time, self.child)):
            choice.dress(look)
            at = QRectF(_HEAD.left() + number * (wide + _GAP), _HEAD.top(), wide, _HEAD.height())
            choice.setGeometry(look.place(at))
        for row, words, place in zip(self.rows, self._named, self._places(), strict=True):
            half = place.left() + place.width() * 0.42
            words.setGeometry(
                look.rect(place.left() + 140, place.top(), half - place.left() - 150, place.height())
            )
            row.dress(look)
            row.setGeometry(look.rect(half, place.center().y() - 50, place.right() - half - 20, 100))
        bar = theme.PROMPT_BAR
        pills = [pill for pill in (self.go_back, self.start) if not pill.isHidden()]
        free = row_from_right(look, pills, bar.right() - 17, bar.top() + 17, bar.height() - 34, theme.GAP)
        self._hint.setGeometry(
            look.rect(bar.left() + 48, bar.top() + 4, free - bar.left() - 72, bar.height() - 8)
        )
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
        _paint_box(painter, QRectF(look.rect(theme.MARGIN, 44, 136, 136)), "game_night")
        for lengths, place in zip(self._games, self._places(), strict=True):
            body = QRectF(look.place(place))
            style.plate(
                painter, body, theme.RADIUS * look.unit, QColor(theme.PLATE), QColor(theme.PLATE_LINE)
            )
            side = place.height() - 24
            box = look.rect(place.left() + 18, place.top() + 12, side, side)
            _paint_box(painter, QRectF(box), lengths[0].game)
        bar = QRectF(look.place(theme.PROMPT_BAR))
        style.plate(painter, bar, bar.height() / 2, QColor(look.mood.deep), QColor(theme.PLATE_LINE))

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
    return tr("{length}, {time}", length=tr(leg.length), time=in_words(leg.minutes))


def _time(minutes: int) -> str:
    return tr("We have {time}", time=in_words(minutes))


def _paint_box(painter: QPainter, place: QRectF, game: str) -> None:
    painter.save()
    painter.translate(place.topLeft())
    Picture(game, "box").paint(painter, place.size())
    painter.restore()
