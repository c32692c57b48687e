"""After the game: who could have known what when, as a picture and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from boardroom.core.game import Seat
from boardroom.core.tongue import tr
from boardroom.games.concluzio.state import Row
from boardroom.games.concluzio.table_art import LEAST
from boardroom.games.concluzio.view import View
from boardroom.stage import theme
from boardroom.stage.items.faces import shape_path
from boardroom.stage.lettering import LEFT, write
from boardroom.stage.strokes import Rounded


def certain_from(trail: Sequence[Row], seat: Seat) -> int | None:
    """From which of its own turns on, counted from 1, a seat could have named its card for certain."""
    turns = 0
    for row in trail:
        turns += row.seat == seat
        if row.possible[seat] == 1:
            return turns + 1
    return None


def hindsight(view: View, names: Mapping[Seat, str]) -> tuple[str, ...]:
    """One sentence for each seat: what it could have known."""
    return tuple(_sentence(view, seat, names[seat]) for seat in view.seats)


def _sentence(view: View, seat: Seat, name: str) -> str:
    turns = sum(row.seat == seat for row in view.trail)
    sure = certain_from(view.trail, seat)
    # what was possible while it still played; the last row of a guess that won is how it was before
    counts = [row.possible[seat] for row in view.trail if row.possible[seat]]
    alone = all(view.places[other].out for other in view.seats if other != seat)
    named = seat == view.winner and not alone
    if named and sure is not None and sure >= turns:
        return tr("{name} named it as soon as it was certain.", name=name)
    if named and sure is None:
        return tr("{name} dared: {n} cards were still possible.", name=name, n=counts[-1])
    if sure is not None and sure <= turns + 1:
        if sure <= turns:
            return tr("{name} could have known it from turn {turn} on!", name=name, turn=sure)
        return tr("{name} would have known it next turn!", name=name)
    if not counts:
        return tr("{name}: nothing known yet.", name=name)
    return tr("{name}: {n} cards still possible.", name=name, n=counts[-1])


@dataclass(frozen=True, slots=True)
class Trail(Rounded):
    """For each player, how many cards were still possible after each turn.

    `lines` holds a row of counts for each seat; 1 is certainty, and a seat that is out ends with 0.
    `sentences` go with them, and name the seats.
    """

    lines: tuple[tuple[int, ...], ...]
    sentences: tuple[str, ...] = ()
    size: tuple[float, float] = (0, 0)
    """Width and height, so that pictures of two sizes are two drawings."""
    sides: tuple[int, ...] = tuple(range(len(theme.SIDES)))
    """Each seat's colour and shape."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """A line for each player in their colour, with their shape where it ends and at their sentence."""
        box = QRectF(QPointF(), size)
        painter.setPen(QPen(QColor(theme.PLATE_LINE), 2))
        painter.setBrush(QColor("#66000000"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
        head = QRectF(24, 6, box.width() * 0.5, 40)
        write(
            painter,
            head,
            tr("How many cards were still possible"),
            theme.text(theme.BODY),
            theme.CREAM,
            align=LEFT,
        )
        self._paint_sentences(
            painter, QRectF(box.width() * 0.5, 8, box.width() * 0.5 - 20, box.height() - 16)
        )
        self._paint_lines(painter, QRectF(76, 66, box.width() * 0.5 - 76 - 60, box.height() - 66 - 54))

    def _paint_sentences(self, painter: QPainter, room: QRectF) -> None:
        high = room.height() / max(len(self.sentences), 1)
        for seat, words in enumerate(self.sentences):
            row = QRectF(room.left(), room.top() + seat * high, room.width(), high)
            _badge(painter, self.sides[seat], QPointF(row.left() + 16, row.center().y()))
            font = theme.text(theme.BODY, bold=False)
            write(
                painter, row.adjusted(42, 0, 0, 0), words, font, theme.CREAM, align=LEFT, lines=2, least=LEAST
            )

    def _paint_lines(self, painter: QPainter, room: QRectF) -> None:
        font = theme.text(theme.SMALL)
        most = max((count for line in self.lines for count in line), default=1)
        steps = max((len(line) for line in self.lines), default=1)

        def at(step: int, count: int) -> QPointF:
            x = room.left() + room.width() * step / max(steps - 1, 1)
            part = (max(count, 1) - 1) / max(most - 1, 1)
            return QPointF(x, room.bottom() - room.height() * part**0.5)

        for count in sorted({1, *(n for n in (5, 10, 20) if n < most * 0.8), most}):
            style = Qt.PenStyle.DashLine if count == 1 else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(theme.GOLD if count == 1 else theme.PLATE_LINE), 2, style))
            painter.drawLine(at(0, count), at(steps - 1, count))
            row = QRectF(4, at(0, count).y() - 18, 60, 36)
            write(painter, row, str(count), font, theme.GOLD if count == 1 else theme.SOFT)
        foot = QRectF(room.left(), room.bottom() + 16, room.width(), 36)
        write(painter, foot, tr("turn by turn"), theme.text(theme.SMALL, bold=False), theme.SOFT)
        for seat, line in enumerate(self.lines):
            alive = [count for count in line if count > 0]
            path = QPainterPath(at(0, alive[0]) if alive else at(0, most))
            for step, count in enumerate(alive):
                path.lineTo(at(step, count))
            painter.setPen(QPen(QColor(theme.SIDES[self.sides[seat]].colour), 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
            _badge(painter, self.sides[seat], path.currentPosition())


def _badge(painter: QPainter, own: int, middle: QPointF) -> None:
    """A side's shape in its colour."""
    side = theme.SIDES[own]
    painter.setPen(QPen(QColor(theme.INK), 2))
    painter.setBrush(QColor(side.colour))
    painter.drawPath(shape_path(side.shape, QRectF(middle.x() - 13, middle.y() - 13, 26, 26)))
