"""What a clue card looks like: whole as in the box, or small with only what tells it apart.

Colour is never alone: its identifier letter stands large on every card (CLZ-30).
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from boardroom.games.concluzio.cards import Card, Trio
from boardroom.games.concluzio.content import Colour, Figure, Shape
from boardroom.stage import theme
from boardroom.stage.lettering import write
from boardroom.stage.pictures import Picture, rounded


@dataclass(frozen=True, slots=True)
class Look:
    """How a deck draws its shapes and colours."""

    shapes: tuple[Shape, ...]
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """A clue card face up. A value of 0 is not known (in the picker) and left open.

    `whole`: as in the box; else large signs in the left edge, for a card that is seen small or half covered.
    """

    number: int
    shape: Shape | None
    colour: Colour | None
    picture: str = ""
    name: str = ""
    whole: bool = True

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, theme.RADIUS_SMALL)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Paper, and the three attributes."""
        shade = QLinearGradient(0, 0, 0, size.height())
        shade.setColorAt(0, QColor(theme.PAPER))
        shade.setColorAt(1, QColor(theme.PAPER_SHADE))
        painter.fillPath(self.outline(size), shade)
        box = QRectF(QPointF(), size)
        if self.whole:
            self._paint_whole(painter, box)
        else:
            self._paint_small(painter, box)

    def _paint_whole(self, painter: QPainter, box: QRectF) -> None:
        """Everything that tells it apart stands at the left, where a fan of cards leaves it free."""
        number = str(self.number) if self.number else "?"
        ink = self.colour.ink if self.colour else theme.INK_SOFT
        pale = QColor(ink)
        pale.setAlpha(46)
        middle = QPointF(box.width() * 0.62, box.height() * 0.56)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(pale)
        painter.drawEllipse(middle, 60, 60)
        large = QRectF(middle.x() - 42, middle.y() - 42, 84, 84)
        self._draw(painter, large, ink, large.adjusted(-14, -14, 14, 14), self.picture)
        write(painter, QRectF(10, 6, 56, 66), number, theme.display(66), theme.INK)
        self._draw(painter, QRectF(17, 76, 42, 42), theme.INK, QRectF(15, 74, 46, 46))
        badge = QRectF(box.left() + 10, box.bottom() - 66, 56, 56)
        letter(painter, badge, self.colour)
        if self.name:
            room = QRectF(badge.right() + 6, box.bottom() - 54, box.right() - badge.right() - 14, 46)
            write(painter, room, self.name, theme.text(theme.SMALL), theme.INK, least=20, lines=2)

    def _paint_small(self, painter: QPainter, box: QRectF) -> None:
        number = str(self.number) if self.number else "?"
        ink = self.colour.ink if self.colour else theme.INK_SOFT
        pale = QColor(ink)
        pale.setAlpha(46)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(pale)
        painter.drawRoundedRect(QRectF(100, 10, box.width() - 110, box.height() - 20), 12, 12)
        write(painter, QRectF(2, -8, 96, 92), number, theme.display(98), theme.INK)
        letter(painter, QRectF(6, 92, 88, 88), self.colour)
        sign = QRectF(22, 190, 54, 54)
        self._draw(painter, sign, ink, sign)
        large = QRectF(104, box.center().y() - 34, 68, 68)
        self._draw(painter, large, ink, large, self.picture)

    def _draw(self, painter: QPainter, box: QRectF, ink: str, for_picture: QRectF, picture: str = "") -> None:
        """The shape in a box, or the picture that stands for it in another."""
        name = picture or (self.shape.picture if self.shape else "")
        if name:
            painter.save()
            painter.translate(for_picture.topLeft())
            Picture(name).paint(painter, for_picture.size())
            painter.restore()
        elif self.shape is not None:
            draw_figure(painter, self.shape.figure, box, ink)
        else:
            write(painter, box, "?", theme.display(box.height()), ink)


def face(look: Look, card: Card, whole: bool = True) -> Face:
    """A card as this deck draws it; its name is printed where the family has given one."""
    shape, colour = look.shapes[card.shape - 1], look.colours[card.colour - 1]
    plain = f"{colour.name} {shape.name} {card.number}"
    name = "" if card.name == plain else card.name
    return Face(card.number, shape, colour, card.picture, name, whole)


def put_together(look: Look, trio: Trio) -> Face:
    """A card of these three attributes, whether there is one or not; 0 is not chosen yet."""
    number, shape, colour = trio
    return Face(
        number,
        look.shapes[shape - 1] if shape else None,
        look.colours[colour - 1] if colour else None,
    )


def letter(painter: QPainter, box: QRectF, colour: Colour | None) -> None:
    """A colour as a disc with its identifier letter."""
    ink = colour.ink if colour else theme.PAPER_EDGE
    painter.setPen(QPen(QColor(theme.INK), box.width() * 0.03))
    painter.setBrush(QColor(ink))
    painter.drawEllipse(box)
    light = theme.contrast(ink, theme.CREAM) >= theme.contrast(ink, theme.INK)
    text = colour.letter if colour else "?"
    font = theme.display(box.height() * (0.8 if len(text) < 2 else 0.64))
    write(painter, box, text, font, theme.CREAM if light else theme.INK, least=12)


def draw_figure(painter: QPainter, figure: Figure, box: QRectF, ink: str) -> None:
    """One of the seven shapes, with a thin dark edge so that pale colours stand out on paper."""
    path = _outline(figure, box)
    edge = QPen(QColor(ink).darker(165), box.width() * 0.035)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(edge)
    painter.setBrush(QColor(ink))
    painter.drawPath(path)


def _outline(figure: Figure, box: QRectF) -> QPainterPath:
    if figure == "cross":
        return _cross(box)
    hollow, solid = figure.startswith("hollow"), _solid(figure, box)
    if not hollow:
        return solid
    rim = box.width() * 0.17
    inner = _solid(figure, box.adjusted(rim, rim, -rim, -rim))
    if figure.endswith("triangle"):
        inner = _solid(figure, box.adjusted(rim * 1.55, rim * 1.75, -rim * 1.55, -rim))
    return solid.subtracted(inner)


def _solid(figure: Figure, box: QRectF) -> QPainterPath:
    path = QPainterPath()
    if figure.endswith("circle"):
        path.addEllipse(box)
    elif figure.endswith("square"):
        path.addRect(
            box.adjusted(box.width() * 0.06, box.width() * 0.06, -box.width() * 0.06, -box.width() * 0.06)
        )
    else:
        path.addPolygon(
            QPolygonF([QPointF(box.center().x(), box.top()), box.bottomRight(), box.bottomLeft()])
        )
        path.closeSubpath()
    return path


def _cross(box: QRectF) -> QPainterPath:
    """The letter X, drawn fat."""
    arm = box.width() * 0.21
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    x, y = box.center().x(), box.center().y()
    points = [
        (left + arm, top), (x, y - arm), (right - arm, top), (right, top + arm), (x + arm, y),
        (right, bottom - arm), (right - arm, bottom), (x, y + arm), (left + arm, bottom),
        (left, bottom - arm), (x - arm, y), (left, top + arm),
    ]  # fmt: skip
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    path.closeSubpath()
    return path
