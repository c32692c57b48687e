"""ResultsCard(host, results, games): what has been won so far. Signals: finished_wanted() · closed().

`games` are (id, title) of the shelf. Three pages: wins and rows of wins, two people against each other, and
the latest games.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import results, style
from boardroom.app.card import Card
from boardroom.app.controls import Choice
from boardroom.app.kept import when
from boardroom.app.parts import LEFT, RIGHT, Painted, Pill
from boardroom.app.results import Ended
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.prompt import listed

_LINES = 5
"""Lines shown at once."""

Row = tuple[str, str]
"""What stands left and right in a line."""


class _Line(Painted):
    """One line: a name or a game, and what is said of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.row: Row = ("", "")
        self._most = (1000, 1000)

    def show_row(self, row: Row) -> None:
        """Say this, or nothing."""
        self.row = row
        self.setAccessibleName(" ".join(row).strip())
        self.setVisible(any(row))
        self.update()

    @property
    def sizes(self) -> tuple[int, int]:
        """The pixels of type in which left and right have room."""
        name, said = self._fitted
        return name.font.pixelSize(), said.font.pixelSize()

    def write_as(self, most: tuple[int, int]) -> None:
        """Write left and right no larger than this, so that all lines are alike."""
        self._most = most
        self.update()

    @property
    def _room(self) -> QRectF:
        unit = self._look.unit
        return QRectF(self.rect()).adjusted(28 * unit, 3 * unit, -28 * unit, -3 * unit)

    @property
    def _fitted(self) -> tuple[style.Lines, style.Lines]:
        (left, right), look, room = self.row, self._look, self._room
        said = style.fit(right, look.text, room.width() * 0.62, room.height(), 32, lines=2)
        free = room.width() - said.width - 30 * look.unit
        return style.fit(left, look.display, free, room.height(), 38, lines=2), said

    @property
    def written(self) -> tuple[style.Lines, style.Lines]:
        """Left and right as they are painted."""
        (name, said), (most, most_said) = self._fitted, self._most
        return name.at_most(most), said.at_most(most_said)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plate with both."""
        painter, unit = QPainter(self), self._look.unit
        body = QRectF(self.rect()).adjusted(0, 3 * unit, 0, -3 * unit)
        style.plate(painter, body, theme.RADIUS * unit, QColor(255, 255, 255, 28))
        name, said = self.written
        said.paint(painter, self._room, RIGHT, QColor(theme.SOFT))
        name.paint(painter, self._room, LEFT, QColor(theme.CREAM))


class ResultsCard(Card):
    """The hall of fame."""

    finished_wanted = Signal()
    closed = Signal()
    wide = 1640.0

    def __init__(
        self, host: QWidget, ended: Sequence[Ended], games: Sequence[tuple[str, str]], can_watch: bool = True
    ) -> None:
        super().__init__(host, tr("Hall of fame"))
        self._ended, self._titles, self._from = tuple(ended), dict(games), 0
        self._people = results.people(self._ended) or ("",)
        self._games = ("", *(game for game, _ in games))
        self.page = Choice(
            self, tr("What to see"), [tr("Wins"), tr("One against another"), tr("The latest games")]
        )
        self.game = Choice(self, tr("Which game"), [tr("All games"), *(title for _, title in games)])
        self.one = Choice(self, tr("Who"), self._people)
        self.other = Choice(self, tr("Against whom"), self._people, min(1, len(self._people) - 1))
        self.add_row([self.page, self.game], 88, fills=True)
        self.add_row([self.one, self.other], 88, fills=True)
        self.lines = [_Line(self) for _ in range(_LINES)]
        for line in self.lines:
            self.add(line, 100)
        self.newer, self.older = Pill(self, tr("Back")), Pill(self, tr("More"))
        self.newer.clicked.connect(lambda: self._turn(-_LINES))
        self.older.clicked.connect(lambda: self._turn(_LINES))
        watch = self.button(tr("Watch a finished game"), self.finished_wanted)
        shut = self.button(tr("Close"), self.closed, gold=True)
        self.add_row([self.newer, self.older, *([watch] if can_watch else []), shut])
        watch.setVisible(can_watch)
        self._first = self.page
        for choice in (self.page, self.game, self.one, self.other):
            choice.changed.connect(self._changed)
        self._changed()

    def _changed(self) -> None:
        self._from = 0
        for choice in (self.one, self.other):
            choice.setVisible(self.page.at == 1)
            self.fold(choice, self.page.at != 1)
        self._turn(0)

    def _turn(self, by: int) -> None:
        rows = self.rows()
        self._from = max(min(self._from + by, (len(rows) - 1) // _LINES * _LINES), 0)
        shown = rows[self._from : self._from + _LINES]
        for number, line in enumerate(self.lines):
            line.show_row(shown[number] if number < len(shown) else ("", ""))
        for pill in (self.newer, self.older):
            pill.setVisible(len(rows) > _LINES)
        self.dress(self.look)  # what is there now has its place

    def dress(self, look: Look) -> None:
        """All lines are written in one size: the largest in which each has room."""
        super().dress(look)
        shown = [line for line in self.lines if not line.isHidden()]
        names, said = zip(*(line.sizes for line in shown), strict=True)
        for line in shown:
            line.write_as((min(names), min(said)))

    def rows(self) -> list[Row]:
        """Everything that the chosen page says, line by line."""
        game = self._games[self.game.at]
        ended = [one for one in self._ended if game in ("", one.game)]
        if not ended:
            return [(tr("Nothing yet: play a game to its end."), "")]
        return (self._wins, self._against, self._latest)[self.page.at](ended)

    def _wins(self, ended: Sequence[Ended]) -> list[Row]:
        rows = []
        for streak in results.streaks(ended):
            said = [tr("{wins} of {games} won", wins=streak.wins, games=streak.games)]
            if streak.current > 1:
                said.append(tr("{many} in a row now", many=streak.current))
            if streak.longest > 1:
                said.append(tr("{many} at best", many=streak.longest))
            rows.append((streak.name, " · ".join(said)))
        computers = results.computer_wins(ended)
        if computers:
            rows.append((tr("Robo"), tr("{wins} won", wins=computers)))
        return rows

    def _against(self, ended: Sequence[Ended]) -> list[Row]:
        one, other = self._people[self.one.at], self._people[self.other.at]
        if results.same(one, other):
            return [(tr("Choose two different people."), "")]
        rows = []
        for game in ("", *(game for game in self._titles if any(one.game == game for one in ended))):
            ahead, behind, level = results.between(
                [record for record in ended if game in ("", record.game)], one, other
            )
            said = f"{ahead} : {behind}"
            if level:
                said = tr("{score}, {level} shared", score=said, level=level)
            title = self._titles[game] if game else tr("{one} against {other}", one=one, other=other)
            rows.append((title, said))
        return rows

    def _latest(self, ended: Sequence[Ended]) -> list[Row]:
        return [(self._title(record), _summary(record)) for record in reversed(ended)]

    def _title(self, record: Ended) -> str:
        return f"{self._titles.get(record.game, record.game)} · {when(record.when)}"

    def escape(self) -> None:
        """Close."""
        self.choose(self.closed)


def _summary(record: Ended) -> str:
    """Who won against whom; computers are called Robo."""
    first = set(record.places[0]) if record.places else set()
    names = [who.name if who.kind != "computer" else tr("Robo") for who in record.players]
    winners = [name for seat, name in enumerate(names) if seat in first]
    others = [name for seat, name in enumerate(names) if seat not in first]
    if not others:
        return tr("{names}: shared by all", names=listed(winners))
    return tr("{winners} before {others}", winners=listed(winners), others=listed(others))
