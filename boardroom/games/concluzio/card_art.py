"""What a clue card looks like: as in the box, with all that tells it apart down its left edge.

Colour is never alone: its identifier letter stands large on every card (CLZ-30).
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from boardroom.games.concluzio.attributes import Look, letter_of, plain_name
from boardroom.games.concluzio.cards import Card, Kind, Trio
from boardroom.games.concluzio.content import Colour, Figure, Shape
from boardroom.stage import theme
from boardroom.stage.lettering import write
from boardroom.stage.pictures import Picture, rounded

YES, NO = "#1c8f4e", "#c22f3c"
"""The colours of an answer; its word or its sign is always there too."""


@dataclass(frozen=True, slots=True)
class Face:
    """A clue card face up. A value of 0 is not known (in the picker) and left open.

    `asked`: what was answered about its attributes, true or not. `lit`: framed, for it may be touched.
    """

    number: int
    shape: Shape | None
    colour: Colour | None
    picture: str = ""
    name: str = ""
    asked: tuple[tuple[Kind, bool], ...] = ()
    lit: bool = False

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, theme.RADIUS_SMALL)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Paper and the number, the shape in the corner and large, the colour as a band with its letter."""
        outline, box = self.outline(size), QRectF(QPointF(), size)
        shade = QLinearGradient(0, 0, 0, size.height())
        shade.setColorAt(0, QColor(theme.PAPER))
        shade.setColorAt(1, QColor(theme.PAPER_SHADE))
        painter.fillPath(outline, shade)
        ink = self.colour.ink if self.colour else theme.INK_SOFT
        pale = QColor(ink)
        pale.setAlpha(46)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(pale)
        painter.drawEllipse(QPointF(121, 112), 53, 53)
        large = QRectF(82, 73, 78, 78)
        self._draw(painter, large, ink, large.adjusted(-12, -12, 12, 12), self.picture)
        number = str(self.number) if self.number else "?"
        write(painter, QRectF(4, -2, 62, 96), number, theme.display(92), theme.INK)
        self._draw(painter, QRectF(9, 102, 52, 52), theme.INK, QRectF(7, 100, 56, 56))
        self._paint_band(painter, outline, QRectF(0, box.bottom() - 72, box.width(), 72))
        for kind, same in self.asked:
            sign(painter, QRectF(40, {"number": 58, "shape": 128, "colour": 196}[kind], 44, 44), same)
        if self.lit:
            painter.setPen(QPen(QColor(theme.GOLD_DEEP), 9))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), theme.RADIUS_SMALL, theme.RADIUS_SMALL)

    def _paint_band(self, painter: QPainter, outline: QPainterPath, band: QRectF) -> None:
        """The colour runs along the foot of the card: no shape, so that nobody takes it for one."""
        ink = self.colour.ink if self.colour else theme.PAPER_EDGE
        strip = QPainterPath()
        strip.addRect(band)
        painter.fillPath(outline.intersected(strip), QColor(ink))
        light = theme.contrast(ink, theme.CREAM) >= theme.contrast(ink, theme.INK)
        words = theme.CREAM if light else theme.INK
        text = letter_of(self.colour) if self.colour else "?"
        low = any(stroke in "gjpqy" for stroke in text)  # such letters hang below the line
        corner = QRectF(4, band.top() - (12 if low else 3), 62, band.height())
        write(painter, corner, text, theme.display(64 if len(text) < 2 else 56), words)
        if self.name:
            room = band.adjusted(70, 4, -8, -4)
            write(painter, room, self.name, theme.text(theme.SMALL), words, least=20, lines=2)

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


def face(look: Look, card: Card, asked: tuple[tuple[Kind, bool], ...] = (), lit: bool = False) -> Face:
    """A card as this deck draws it; its name is printed where the family has given one."""
    shape, colour = look.shapes[card.shape - 1], look.colours[card.colour - 1]
    name = "" if card.name == plain_name(look, card) else card.name
    return Face(card.number, shape, colour, card.picture, name, asked, lit)


def put_together(look: Look, trio: Trio) -> Face:
    """A card of these three attributes, whether there is one or not; 0 is not chosen yet."""
    number, shape, colour = trio
    return Face(
        number,
        look.shapes[shape - 1] if shape else None,
        look.colours[colour - 1] if colour else None,
    )


def letter(painter: QPainter, box: QRectF, colour: Colour | None) -> None:
    """A colour as a swatch with its identifier letter."""
    ink = colour.ink if colour else theme.PAPER_EDGE
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawRoundedRect(box, box.width() * 0.22, box.width() * 0.22)
    light = theme.contrast(ink, theme.CREAM) >= theme.contrast(ink, theme.INK)
    text = letter_of(colour) if colour else "?"
    font = theme.display(box.height() * (0.86 if len(text) < 2 else 0.72))
    low = any(stroke in "gjpqy" for stroke in text)  # such letters hang below the line
    write(
        painter,
        box.translated(0, box.height() * (-0.1 if low else 0)),
        text,
        font,
        theme.CREAM if light else theme.INK,
        least=12,
    )


def sign(painter: QPainter, box: QRectF, yes: bool) -> None:
    """Yes or No without words: a tick on green, a cross on red."""
    painter.save()
    painter.setPen(QPen(QColor(theme.CREAM), box.width() * 0.06))
    painter.setBrush(QColor(YES if yes else NO))
    painter.drawEllipse(box)
    pen = QPen(QColor(theme.CREAM), box.width() * 0.14)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height())

    if yes:
        painter.drawPolyline([at(0.27, 0.52), at(0.44, 0.69), at(0.74, 0.34)])
    else:
        painter.drawLine(at(0.32, 0.32), at(0.68, 0.68))
        painter.drawLine(at(0.68, 0.32), at(0.32, 0.68))
    painter.restore()


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
