"""NightCard(host, night, titles, mood): the table of medals between two games of a night, and at its end.

Signals: went_on() · left_out() · stopped() · stayed(). `titles` are the games' names by id;
`is_under_way`: the next game has been begun already.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.card import Card
from boardroom.app.controls import portrait
from boardroom.app.night import Medals, Night, medals, without_medal
from boardroom.app.parts import CENTRE, LEFT, Painted
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.prompt import listed
from boardroom.stage.strokes import draw_picture
from boardroom.table.table import Player

_PICTURES = ("1st-place-medal", "2nd-place-medal", "3rd-place-medal")


class _Line(Painted):
    """One line of the table: who, and how many of each medal."""

    def __init__(self, parent: QWidget, player: Player, won: Medals, is_first: bool) -> None:
        super().__init__(parent)
        self._player, self._won, self._is_first = player, won, is_first
        counts = tr(
            "{name}: {gold} gold, {silver} silver, {bronze} bronze",
            name=won.name,
            gold=won.gold,
            silver=won.silver,
            bronze=won.bronze,
        )
        self.setAccessibleName(counts)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The portrait, the name, and three medals with their numbers."""
        painter, look, unit = QPainter(self), self._look, self._look.unit
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        body = QRectF(self.rect()).adjusted(0, 4 * unit, 0, -4 * unit)
        style.plate(painter, body, theme.RADIUS * unit, QColor(255, 255, 255, 46 if self._is_first else 24))
        side = body.height() - 12 * unit
        face = QRectF(body.left() + 14 * unit, body.top() + 6 * unit, side, side)
        portrait(painter, face, self._player.picture or theme.NOBODY, theme.PAPER)
        right = body.right() - 20 * unit
        for picture, count in reversed(tuple(zip(_PICTURES, self._won.worth, strict=True))):
            number = QRectF(right - 64 * unit, body.top(), 64 * unit, body.height())
            colour = QColor(theme.CREAM if count else theme.SOFT)
            style.fit(str(count), look.display, number.width(), number.height(), 42).paint(
                painter, number, CENTRE, colour
            )
            medal = QRectF(number.left() - side + 6 * unit, face.top(), side, side)
            painter.setOpacity(1.0 if count else 0.25)
            draw_picture(painter, picture, medal)
            painter.setOpacity(1.0)
            right = medal.left() - 18 * unit
        room = QRectF(face.right() + 26 * unit, body.top(), right - face.right() - 40 * unit, body.height())
        style.fit(self._won.name, look.display, room.width(), room.height(), 42).paint(
            painter, room, LEFT, QColor(theme.GOLD if self._is_first else theme.CREAM)
        )


class NightCard(Card):
    """How the night stands, and what comes next. Esc stays at the table that has just ended."""

    went_on = Signal()
    left_out = Signal()
    stopped = Signal()
    stayed = Signal()
    wide = 1480.0

    def __init__(
        self,
        host: QWidget,
        night: Night,
        titles: Mapping[str, str],
        mood: str = "shelf",
        is_under_way: bool = False,
    ) -> None:
        table, leg = medals(night), night.next
        super().__init__(host, _headline(night, table), _says(night, titles, is_under_way), mood)
        players = {player.name: player for player in night.players}
        for won in table:
            is_first = won.worth == table[0].worth and bool(night.played)
            self.add(_Line(self, players[won.name], won, is_first), 88 if len(table) < 5 else 64)
        for words in _without_medal(night, titles):
            self.words(words, 28, 40, colour=theme.SOFT, lines=2)
        if leg is None:
            self._first = self.button(tr("To the shelf"), self.stopped, gold=True)
            self.add_row([self._first])
            return
        title = titles[leg.game]
        words = tr("Go on with {game}", game=title) if is_under_way else tr("Play {game}", game=title)
        self._first = self.button(words, self.went_on, gold=True)
        self.add_row([self._first])
        self.add_row(
            [
                self.button(tr("End the night"), self.stopped),
                self.button(tr("Leave {game} out", game=title), self.left_out),
            ]
        )

    def escape(self) -> None:
        """Stay."""
        self.choose(self.stayed)


def _headline(night: Night, table: tuple[Medals, ...]) -> str:
    if night.next is not None:
        return tr("Medals of the night")
    best = [won.name for won in table if won.worth == table[0].worth]
    if len(best) == 1:
        return tr("{name} wins the night!", name=best[0])
    return tr("{names} share the night!", names=listed(best))


def _without_medal(night: Night, titles: Mapping[str, str]) -> list[str]:
    """Why a place gave no medal, in words."""
    said = []
    for placed in night.played:
        for name in without_medal(night, placed):
            if name in placed.left:
                words = tr(
                    "{game}: {name} left before the end, so that place gives no medal.",
                    game=titles[placed.game],
                    name=name,
                )
            else:
                words = tr(
                    "{game}: {name} took a seat over in mid-game, so that place gives no medal.",
                    game=titles[placed.game],
                    name=name,
                )
            said.append(words)
    return said


def _says(night: Night, titles: Mapping[str, str], is_under_way: bool) -> str:
    leg = night.next
    if leg is None:
        return tr("Good night, and until the next time.")
    if is_under_way:
        return tr(
            "{game}, game {number} of {games}, lies there as you left it.",
            game=titles[leg.game],
            number=len(night.played) + 1,
            games=len(night.legs),
        )
    minutes = max(round(night.minutes_left / 5) * 5, 5)
    return tr(
        "Next: {game}, game {number} of {games}. About {minutes} minutes are left.",
        game=titles[leg.game],
        number=len(night.played) + 1,
        games=len(night.legs),
        minutes=minutes,
    )
