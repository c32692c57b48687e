"""What lies on this table and on no other: hexes, pawns, the die, scorecards, decks."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from boardroom.core.tongue import tr
from boardroom.games.brain_games.board import CATEGORIES, NAMES, Category
from boardroom.stage import theme
from boardroom.stage.items.faces import shape_path
from boardroom.stage.lettering import LEFT, write
from boardroom.stage.pictures import rounded
from boardroom.stage.strokes import draw_picture

COLOURS: dict[str, str] = {
    "vision": "#ff6b7d",
    "logic": "#5a9bff",
    "language": "#ffb02e",
    "mind": "#58c95f",
    "wild": "#c9a2ff",
    "lose": "#b9c4c9",
}
ICONS: dict[str, str] = {
    "vision": "eye",
    "logic": "gear",
    "language": "speech-balloon",
    "mind": "person-running",
    "wild": "star",
    "lose": "prohibited",
}
CREAM_TILE = ("#f8ecd0", "#e9d9b4")
DARK = "#0b3038"


def hexagon(size: QSizeF, inset: float = 0.0) -> QPainterPath:
    """A hexagon standing on a corner."""
    x, y = size.width() / 2, size.height() / 2
    wide, high = x - inset, y - inset * 2 / math.sqrt(3)
    points = [
        (0, -high),
        (wide, -high / 2),
        (wide, high / 2),
        (0, high),
        (-wide, high / 2),
        (-wide, -high / 2),
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x + right, y + down) for right, down in points]))
    path.closeSubpath()
    return path


@dataclass(frozen=True, slots=True)
class Slot:
    """A space of the board: START in the colour of a side, or a place where a tile has been."""

    side: int | None
    lit: bool

    def outline(self, size: QSizeF) -> QPainterPath:
        """A hexagon."""
        return hexagon(size)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        path = hexagon(size, 3)
        if self.side is None:
            painter.fillPath(path, QColor(DARK))
            painter.setPen(QPen(QColor(255, 255, 255, 70), 3, Qt.PenStyle.DashLine))
            painter.drawPath(hexagon(size, 11))
        else:
            side = theme.SIDES[self.side]
            painter.fillPath(path, QColor(side.colour))
            badge = QRectF(size.width() / 2 - 13, size.height() * 0.60, 26, 26)
            painter.setPen(QPen(QColor(theme.INK), 2.5))
            painter.setBrush(QColor(255, 255, 255, 90))
            painter.drawPath(shape_path(side.shape, badge))
            row = QRectF(2, size.height() * 0.30, size.width() - 4, 34)
            write(painter, row, tr("START"), theme.display(theme.SMALL), theme.INK)
        _rim(painter, size, self.lit)


@dataclass(frozen=True, slots=True)
class Tile:
    """A game tile: a brain on its back, or its category; a `hint` is a small icon on the back."""

    kind: str = ""
    hint: str = ""
    lit: bool = False

    def outline(self, size: QSizeF) -> QPainterPath:
        """A hexagon."""
        return hexagon(size)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        shade = QLinearGradient(0, 0, 0, size.height())
        top, foot = (COLOURS[self.kind],) * 2 if self.kind else CREAM_TILE
        shade.setColorAt(0, QColor(top).lighter(108))
        shade.setColorAt(1, QColor(foot))
        painter.fillPath(hexagon(size, 3), shade)
        middle = QPointF(size.width() / 2, size.height() / 2)
        side = size.width() * (0.56 if self.kind else 0.48)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        draw_picture(painter, ICONS[self.kind] if self.kind else "brain", box)
        if self.hint:
            small = QRectF(middle.x() + 8, middle.y() + 8, 34, 34)
            painter.setPen(QPen(QColor(theme.INK), 2))
            painter.setBrush(QColor(COLOURS[self.hint]))
            painter.drawEllipse(small)
            draw_picture(painter, ICONS[self.hint], small.adjusted(6, 6, -6, -6))
        _rim(painter, size, self.lit)


def _rim(painter: QPainter, size: QSizeF, lit: bool) -> None:
    if lit:
        pen = QPen(QColor(theme.GOLD), 9)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(hexagon(size, 7))


@dataclass(frozen=True, slots=True)
class Pawn:
    """A pawn in the colour of its side, with the side's shape on it."""

    side: int

    def outline(self, size: QSizeF) -> QPainterPath:
        """Foot, body, head."""
        wide, high = size.width(), size.height()
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addEllipse(QRectF(wide * 0.06, high * 0.76, wide * 0.88, high * 0.22))
        body = QPainterPath(QPointF(wide * 0.14, high * 0.88))
        body.cubicTo(
            QPointF(wide * 0.42, high * 0.7),
            QPointF(wide * 0.36, high * 0.5),
            QPointF(wide * 0.36, high * 0.34),
        )
        body.lineTo(wide * 0.64, high * 0.34)
        body.cubicTo(
            QPointF(wide * 0.64, high * 0.5),
            QPointF(wide * 0.58, high * 0.7),
            QPointF(wide * 0.86, high * 0.88),
        )
        body.closeSubpath()
        path.addPath(body)
        path.addEllipse(QRectF(wide * 0.22, 0, wide * 0.56, high * 0.42))
        return path.simplified()

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        side = theme.SIDES[self.side]
        shade = QLinearGradient(0, 0, size.width(), 0)
        shade.setColorAt(0, QColor(side.colour).lighter(118))
        shade.setColorAt(1, QColor(side.colour).darker(118))
        painter.setPen(QPen(QColor(theme.INK), 2))
        painter.setBrush(shade)
        painter.drawPath(self.outline(size))
        wide, high = size.width(), size.height()
        painter.setBrush(QColor(255, 255, 255, 210))
        painter.drawPath(shape_path(side.shape, QRectF(wide * 0.34, high * 0.1, wide * 0.32, wide * 0.32)))


PIPS = {
    1: ((1, 1),), 2: ((0, 0), (2, 2)), 3: ((0, 0), (1, 1), (2, 2)), 4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)), 6: ((0, 0), (0, 2), (1, 0), (1, 2), (2, 0), (2, 2)),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Die:
    """One face of the die; 0 has no pips yet."""

    pips: int

    def outline(self, size: QSizeF) -> QPainterPath:
        """A rounded square."""
        return rounded(size, size.width() * 0.2)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Ivory with red pips."""
        shade = QLinearGradient(0, 0, 0, size.height())
        shade.setColorAt(0, QColor(theme.PAPER))
        shade.setColorAt(1, QColor(theme.PAPER_SHADE))
        painter.fillPath(self.outline(size), shade)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#b3172e"))
        radius, step = size.width() * 0.09, size.width() * 0.27
        for row, column in PIPS.get(self.pips, ()):
            at = QPointF(size.width() / 2 + (column - 1) * step, size.height() / 2 + (row - 1) * step)
            painter.drawEllipse(at, radius, radius)
        if not self.pips:
            write(painter, QRectF(QPointF(), size), "?", theme.display(size.width() * 0.6), theme.INK_SOFT)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards, with how many lie in it."""

    category: Category
    count: int
    lit: bool = False

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, theme.RADIUS_SMALL + 4)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Colour, icon, name."""
        painter.fillPath(self.outline(size), QColor(COLOURS[self.category]))
        side = size.height() * 0.38
        box = QRectF((size.width() - side) / 2, size.height() * 0.07, side, side)
        draw_picture(painter, ICONS[self.category], box)
        name = QRectF(6, box.bottom() + 6, size.width() - 12, 72)
        write(painter, name, tr(NAMES[self.category]), theme.display(31), theme.INK, lines=2)
        count = QRectF(8, size.height() - 42, size.width() - 16, 36)
        words = tr("{n} cards", n=self.count) if self.count else tr("empty")
        write(painter, count, words, theme.text(theme.SMALL), theme.INK)
        if self.lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.GOLD), 10))
            inner = QRectF(QPointF(), size).adjusted(5, 5, -5, -5)
            painter.drawRoundedRect(inner, theme.RADIUS_SMALL, theme.RADIUS_SMALL)


def _face(size: QSizeF) -> float:
    """How large the picture of a player is."""
    return min(size.height() * 0.54, 92.0)


def spot_box(size: QSizeF, at: int) -> QRectF:
    """Where the spot of a category lies on a scorecard of this size, counted from 0."""
    left = _face(size) + 30
    step = (size.width() - left - 16) / 4
    high = min(size.height() * 0.42, (step - 6) * 1.12)
    return QRectF(left + at * step, size.height() - high - 10, high / 1.12, high)


TRUST = 78.0
"""The width of the Brain Trust beside a name."""


def trust_box(size: QSizeF) -> QRectF:
    """Where the Brain Trust lies on a scorecard."""
    return QRectF(size.width() - TRUST - 10, 8, TRUST, max(spot_box(size, 0).top() - 12, 40))


@dataclass(frozen=True, slots=True)
class Scorecard:
    """A player: name, picture, colour and shape, the four spots and the Brain Trust.

    A spot holds a category, "upside" for a traded tile, or "" for none; `trust` is how many tiles lie there.
    `lit`: this player can be challenged.
    """

    name: str
    image: str
    side: int
    spots: tuple[str, ...]
    trust: int
    active: bool
    note: str = ""
    lit: bool = False

    def outline(self, size: QSizeF) -> QPainterPath:
        """A rounded plate."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        box, own = QRectF(QPointF(), size), theme.SIDES[self.side]
        ink = theme.INK if self.active else theme.CREAM
        painter.setPen(Qt.PenStyle.NoPen if self.active else QPen(QColor(own.colour), 3))
        painter.setBrush(QColor(own.colour if self.active else theme.PLATE))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), theme.RADIUS, theme.RADIUS)
        if self.lit:
            painter.setPen(QPen(QColor(theme.GOLD), 6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), theme.RADIUS, theme.RADIUS)
        face = _face(size)
        disc = QRectF(16, (size.height() - face) / 2, face, face)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 70 if self.active else 28))
        painter.drawEllipse(disc)
        draw_picture(painter, self.image, disc.adjusted(10, 10, -10, -10))
        badge = QRectF(disc.right() - 24, disc.bottom() - 26, 28, 28)
        painter.setPen(QPen(QColor(theme.INK), 2.5))
        painter.setBrush(QColor(own.colour))
        painter.drawPath(shape_path(own.shape, badge))
        first = spot_box(size, 0)
        top = QRectF(first.left() - 8, 5, size.width() - first.left() - 2, first.top() - 6)
        wide = TRUST + 4 if self.note or self.trust else 0.0
        room, font = top.adjusted(0, 0, -wide, 0), theme.display(40)
        write(painter, room, self.name, font, ink, align=LEFT, lines=4, least=theme.LEAST_NAME)
        if self.note:
            write(painter, trust_box(size), self.note, theme.display(48), ink)
        for at, held in enumerate(self.spots):
            self._spot(painter, spot_box(size, at), CATEGORIES[at], held)
        self._trust(painter, trust_box(size), ink)

    def _spot(self, painter: QPainter, box: QRectF, category: Category, held: str) -> None:
        painter.save()
        painter.translate(box.topLeft())
        path = hexagon(box.size(), 1)
        if held:
            painter.fillPath(path, QColor(CREAM_TILE[0] if held == "upside" else COLOURS[category]))
            inside = QRectF(0, 0, box.width(), box.height())
            inset = box.width() * 0.22
            shown = "brain" if held == "upside" else ICONS[category]
            draw_picture(painter, shown, inside.adjusted(inset, inset, -inset, -inset))
        else:
            painter.fillPath(path, QColor(0, 0, 0, 80))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.INK) if held else QColor(COLOURS[category]), 3))
        painter.drawPath(hexagon(box.size(), 3))
        if not held:
            painter.setOpacity(0.55)
            inset = box.width() * 0.28
            draw_picture(
                painter,
                ICONS[category],
                QRectF(0, 0, box.width(), box.height()).adjusted(inset, inset, -inset, -inset),
            )
        painter.restore()

    def _trust(self, painter: QPainter, box: QRectF, ink: str) -> None:
        if not self.trust:
            return
        side = min(box.height() * 0.8, 40.0)
        tile = QRectF(box.left(), box.center().y() - side / 2, side, side)
        painter.save()
        painter.translate(tile.topLeft())
        painter.fillPath(hexagon(tile.size(), 0), QColor(CREAM_TILE[1]))
        draw_picture(painter, "brain", QRectF(0, 0, side, side).adjusted(10, 10, -10, -10))
        painter.restore()
        words = QRectF(tile.right() + 4, box.top(), box.right() - tile.right(), box.height())
        write(painter, words, f"+{self.trust}", theme.text(32), ink, align=LEFT)
