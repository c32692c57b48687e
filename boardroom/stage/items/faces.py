"""What the pieces of more than one game look like. Frozen values that paint themselves."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from boardroom.stage import theme
from boardroom.stage.lettering import CENTRE, write
from boardroom.stage.pictures import Picture, rounded


def _box(size: QSizeF, inset: float = 0.0) -> QRectF:
    return QRectF(QPointF(), size).adjusted(inset, inset, -inset, -inset)


def _fade(size: QSizeF, top: str, bottom: str) -> QBrush:
    gradient = QLinearGradient(0, 0, 0, size.height())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    return QBrush(gradient)


@dataclass(frozen=True, slots=True)
class Panel:
    """A numbered slide: blue plastic with a pale inner border and a grip to pull it by."""

    text: str
    top: str = "#2f6ff0"
    bottom: str = "#2455d6"

    def outline(self, size: QSizeF) -> QPainterPath:
        """A rounded square."""
        return rounded(size, theme.RADIUS_SMALL)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Body, border, numeral, grip."""
        painter.fillPath(self.outline(size), _fade(size, self.top, self.bottom))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 110), 2.5))
        painter.drawRoundedRect(_box(size, 8), theme.RADIUS_SMALL - 5, theme.RADIUS_SMALL - 5)
        numeral = theme.display(min(theme.NUMERAL, size.height() * 0.58))
        write(painter, _box(size, 12).translated(0, 2), self.text, numeral, "#ffffff")
        grip = QRectF(size.width() / 2 - 25, size.height() - 22, 50, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 120))
        painter.drawRoundedRect(grip, 4, 4)


@dataclass(frozen=True, slots=True)
class Paper:
    """A card of warm cream paper, with a picture, a name and a figure where given."""

    picture: str = ""
    title: str = ""
    note: str = ""
    radius: float = theme.RADIUS_SMALL

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, self.radius)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Paper, and on it the picture above the words."""
        painter.fillPath(self.outline(size), _fade(size, theme.PAPER, theme.PAPER_SHADE))
        lines = [(self.title, theme.INK), (self.note, theme.INK_RED)]
        words = [(text, colour) for text, colour in lines if text]
        line = theme.SMALL * 1.12
        foot = size.height() - len(words) * line - (6 if words else 0)
        if self.picture:
            side = min(size.width() - 20, foot - 14)
            painter.save()
            painter.translate((size.width() - side) / 2, 8 + max(foot - 14 - side, 0) / 2)
            Picture(self.picture).paint(painter, QSizeF(side, side))
            painter.restore()
        for number, (text, colour) in enumerate(words):
            row = QRectF(5, foot + number * line, size.width() - 10, line)
            write(painter, row, text, theme.text(theme.SMALL), colour, least=20)


@dataclass(frozen=True, slots=True)
class Back:
    """The back of a card: one colour, a pale inner border, a sign in the middle."""

    colour: str = "#6c40b0"
    sign: str = "?"

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, theme.RADIUS_SMALL)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Colour, border, sign."""
        painter.fillPath(self.outline(size), QColor(self.colour))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 120), 3))
        painter.drawRoundedRect(_box(size, 12), theme.RADIUS_SMALL - 6, theme.RADIUS_SMALL - 6)
        font = theme.display(min(size.width(), size.height()) * 0.5)
        write(painter, _box(size, 12), self.sign, font, "#e6dcff")


@dataclass(frozen=True, slots=True)
class Disc:
    """A token: a round coloured thing with a word or a picture on it."""

    colour: str = theme.GOLD
    text: str = ""
    picture: str = ""

    def outline(self, size: QSizeF) -> QPainterPath:
        """An ellipse."""
        path = QPainterPath()
        path.addEllipse(QRectF(QPointF(), size))
        return path

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """A disc, lit from above."""
        top = QColor(self.colour).lighter(125).name()
        painter.fillPath(self.outline(size), _fade(size, top, self.colour))
        if self.picture:
            inset = size.width() * 0.19
            painter.save()
            painter.translate(inset, inset)
            Picture(self.picture).paint(painter, QSizeF(size.width() - 2 * inset, size.height() - 2 * inset))
            painter.restore()
        elif self.text:
            font = theme.display(size.height() * 0.52)
            write(painter, _box(size, size.width() * 0.1), self.text, font, theme.INK)


@dataclass(frozen=True, slots=True)
class Plate:
    """A pale plate printed on the table, under a group of things; with a colour it belongs to a side."""

    colour: str = theme.PLATE
    line: str = theme.PLATE_LINE
    radius: float = theme.RADIUS

    def outline(self, size: QSizeF) -> QPainterPath:
        """A rounded rectangle."""
        return rounded(size, self.radius)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Colour and a thin line."""
        painter.setBrush(QColor(self.colour))
        painter.setPen(QPen(QColor(theme.line(self.line)), theme.ringed(2)))
        painter.drawRoundedRect(_box(size, 1), self.radius, self.radius)


@dataclass(frozen=True, slots=True)
class Words:
    """Text alone."""

    text: str
    size: float = theme.BODY
    colour: str = theme.CREAM
    is_display: bool = False
    bold: bool = True
    align: Qt.AlignmentFlag = CENTRE
    lines: int = 1
    least: float = theme.SMALL

    def outline(self, size: QSizeF) -> QPainterPath:
        """Its box."""
        return rounded(size, theme.RADIUS_SMALL)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Write."""
        font = theme.display(self.size) if self.is_display else theme.text(self.size, self.bold)
        write(
            painter,
            _box(size),
            self.text,
            font,
            self.colour,
            align=self.align,
            lines=self.lines,
            least=self.least,
        )


@dataclass(frozen=True, slots=True)
class Badge:
    """The shape of a side in its colour: what stands for a side where there is no room for a name."""

    side: theme.Side

    def outline(self, size: QSizeF) -> QPainterPath:
        """The shape."""
        return shape_path(self.side.shape, _box(size))

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """The shape, filled, with a dark line that keeps it apart from its own colour."""
        painter.setBrush(QColor(self.side.colour))
        painter.setPen(QPen(QColor(theme.INK), max(size.width() * 0.06, 2)))
        painter.drawPath(shape_path(self.side.shape, _box(size, max(size.width() * 0.06, 2))))


def shape_path(shape: theme.Shape, box: QRectF) -> QPainterPath:
    """A side's shape, as large as fits into the box."""
    path = QPainterPath()
    match shape:
        case theme.Shape.CIRCLE:
            path.addEllipse(box)
        case theme.Shape.SQUARE:
            inset = box.width() * 0.08
            square = box.adjusted(inset, inset, -inset, -inset)
            path.addRoundedRect(square, box.width() * 0.1, box.width() * 0.1)
        case theme.Shape.HEART:
            _add_heart(path, box)
        case _:
            corners = [
                QPointF(box.left() + x * box.width(), box.top() + y * box.height())
                for x, y in _CORNERS[shape]
            ]
            path.addPolygon(QPolygonF(corners))
            path.closeSubpath()
    return path


_CORNERS = {
    theme.Shape.TRIANGLE: ((0.5, 0.04), (0.98, 0.92), (0.02, 0.92)),
    theme.Shape.DIAMOND: ((0.5, 0.0), (0.96, 0.5), (0.5, 1.0), (0.04, 0.5)),
    theme.Shape.STAR: (
        (0.5, 0.02), (0.63, 0.36), (0.99, 0.38), (0.71, 0.60), (0.81, 0.95),
        (0.5, 0.75), (0.19, 0.95), (0.29, 0.60), (0.01, 0.38), (0.37, 0.36),
    ),
}  # fmt: skip


def _add_heart(path: QPainterPath, box: QRectF) -> None:
    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height())

    path.moveTo(at(0.5, 0.28))
    path.cubicTo(at(0.42, 0.02), at(0.02, 0.02), at(0.02, 0.38))
    path.cubicTo(at(0.02, 0.64), at(0.34, 0.80), at(0.5, 0.98))
    path.cubicTo(at(0.66, 0.80), at(0.98, 0.64), at(0.98, 0.38))
    path.cubicTo(at(0.98, 0.02), at(0.58, 0.02), at(0.5, 0.28))
    path.closeSubpath()


@dataclass(frozen=True, slots=True)
class Marquee:
    """A heavy maroon frame with light bulbs round it, open in the middle."""

    rim: float = 34.0
    outer: str = "#7c1c2c"
    inner: str = "#4a0f1a"

    def outline(self, size: QSizeF) -> QPainterPath:
        """The whole frame."""
        return rounded(size, theme.RADIUS_LARGE)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Frame, opening, bulbs in turn gold and cream."""
        whole = rounded(size, theme.RADIUS_LARGE)
        opening = QPainterPath()
        opening.addRoundedRect(_box(size, self.rim), 6, 6)
        painter.fillPath(whole.subtracted(opening), QColor(self.outer))
        inside = QPainterPath()
        inside.addRoundedRect(_box(size, self.rim * 0.4), theme.RADIUS, theme.RADIUS)
        painter.fillPath(inside.subtracted(opening), QColor(self.inner))
        painter.setPen(Qt.PenStyle.NoPen)
        line = QPainterPath()
        line.addRoundedRect(_box(size, 9), theme.RADIUS_LARGE - 6, theme.RADIUS_LARGE - 6)
        count = round(line.length() / 68) * 2
        for number in range(count):
            painter.setBrush(QColor("#ffb83a" if number % 2 else "#ffe9a8"))
            painter.drawEllipse(
                line.pointAtPercent(line.percentAtLength(line.length() * number / count)), 5.5, 5.5
            )
