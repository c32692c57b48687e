"""Painting a card: its front from marks, its words, its back, and what is picked or pressed on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from boardroom.core.tongue import tr
from boardroom.games.brain_games.aloud import sitting_down
from boardroom.games.brain_games.board import NAMES
from boardroom.games.brain_games.content import LEVEL_NAMES, MEASURED
from boardroom.games.brain_games.marks import HIGH, WIDE, Box, Disc, Icon, Line, Mark, Words
from boardroom.games.brain_games.table_art import COLOURS, ICONS
from boardroom.games.brain_games.view import Shown
from boardroom.stage import theme
from boardroom.stage.lettering import LEFT, write
from boardroom.stage.pictures import Picture, rounded
from boardroom.stage.strokes import draw_picture

LEAST = 20
"""Figures on a drawn front may be smaller than words: they are part of the drawing; so may long answers."""
PAD_COLOURS = ("#ff6a5f", "#2ec4b6", "#a48bff", "#ffb02e", "#4ca9ff", "#f9a1d0")


def paint_marks(painter: QPainter, marks: Sequence[Mark], box: QRectF) -> None:
    """The front of a card, as large as fits into a box, in the middle of it."""
    scale = min(box.width() / WIDE, box.height() / HIGH)
    painter.save()
    painter.translate(box.center().x() - WIDE * scale / 2, box.center().y() - HIGH * scale / 2)
    painter.scale(scale, scale)
    for mark in marks:
        match mark:
            case Icon():
                _icon(painter, mark)
            case Box(x, y, wide, high, fill, edge, line, round):
                painter.setPen(QPen(QColor(edge), line) if edge else Qt.PenStyle.NoPen)
                painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(x, y, wide, high), round, round)
            case Disc(x, y, radius, fill, edge, line):
                painter.setPen(QPen(QColor(edge), line) if edge else Qt.PenStyle.NoPen)
                painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x, y), radius, radius)
            case Line():
                _line(painter, mark)
            case Words(x, y, text, size, colour, wide, high):
                room = QRectF(x - wide / 2, y - high / 2, wide, high)
                write(painter, room, text, theme.display(size), colour, least=LEAST)
    painter.restore()


def _icon(painter: QPainter, icon: Icon) -> None:
    painter.save()
    painter.translate(icon.x, icon.y)
    painter.rotate(icon.turn)
    if icon.mirror:
        painter.scale(-1, 1)
    painter.translate(-icon.size / 2, -icon.size / 2)
    if icon.flat:
        scale = abs(painter.worldTransform().m11()) or abs(painter.worldTransform().m12()) or 1.0
        painter.setOpacity(0.72)
        painter.drawImage(
            QRectF(0, 0, icon.size, icon.size), _flat(icon.name, icon.flat, round(icon.size * scale))
        )
    else:
        Picture(icon.name).paint(painter, QSizeF(icon.size, icon.size))
    painter.restore()


def _flat(name: str, colour: str, pixels: int) -> QImage:
    """The shadow of a picture."""
    image = QImage(max(pixels, 1), max(pixels, 1), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    Picture(name).paint(painter, QSizeF(pixels, pixels))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), QColor(colour))
    painter.end()
    return image


def _line(painter: QPainter, line: Line) -> None:
    points = [QPointF(x, y) for x, y in line.points]
    path = QPainterPath(points[0])
    for before, point in pairwise(points):
        if line.smooth:
            bend = (point.y() - before.y()) / 2
            path.cubicTo(before + QPointF(0, bend), point - QPointF(0, bend), point)
        else:
            path.lineTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((theme.PAPER, line.halo), (line.colour, line.wide)):
        if wide:
            painter.setPen(QPen(QColor(colour), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(path)


HEAD, FOOT, ABOVE = 76.0, 96.0, 90.0
"""Heights of a card's head, of the row at its foot where options lie, and of all above its golden strip."""


def question_high(card: Shown) -> float:
    """How much room the question takes above the front."""
    return 118.0 if card.front else 190.0


def strip_high() -> float:
    """The height of the golden strip with the answer: higher where the family reads large type."""
    return 78.0 * theme.manner().text


def front_box(card: Shown, size: QSizeF) -> QRectF:
    """Where the front is painted on a card of this size."""
    top = HEAD + question_high(card) + 6
    foot = FOOT if card.options and not card.spots else 14.0
    foot = ABOVE + strip_high() if card.back is not None else foot
    return QRectF(20, top, size.width() - 40, size.height() - top - foot)


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card held up: head, question, front, and its back when it is open."""

    card: Shown
    note: str
    verdict: str

    def outline(self, size: QSizeF) -> QPainterPath:
        """A card."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        card, whole = self.card, QRectF(QPointF(), size)
        painter.fillPath(self.outline(size), QColor(theme.PAPER))
        painter.save()
        painter.setClipPath(self.outline(size))
        painter.fillRect(QRectF(0, 0, size.width(), HEAD), QColor(COLOURS[card.category]))
        painter.restore()
        draw_picture(painter, ICONS[card.category], QRectF(20, 10, 56, 56))
        name = tr(NAMES[card.category]) + (f"  ·  {tr('Head-to-head')}" if card.duel else "")
        write(painter, QRectF(92, 6, size.width() - 340, 64), name, theme.display(42), theme.INK, align=LEFT)
        stars = {"easy": "★", "medium": "★★", "hard": "★★★"}[card.level]
        level = f"{tr(LEVEL_NAMES[card.level])} {stars}"
        write(painter, QRectF(size.width() - 250, 6, 230, 64), level, theme.text(30), theme.INK)
        front = front_box(card, size)
        if card.question:
            self._question(painter, whole, front)
        elif card.is_covered or not card.front:
            draw_picture(painter, ICONS[card.category], QRectF(whole.center().x() - 120, 150, 240, 240))
            words = whole.adjusted(60, 400, -60, -60)
            write(painter, words, self.note, theme.display(56), theme.INK, lines=4)
        if card.front:
            paint_marks(painter, card.front, front)
        elif card.is_covered and card.question:
            draw_picture(painter, "sleeping-face", _middle(front, 190))
            line = QRectF(front.left(), front.bottom() - 76, front.width(), 60)
            write(painter, line, tr("The picture is covered."), theme.text(32), theme.INK_SOFT)
        if card.back is not None:
            self._back(painter, size)

    def _question(self, painter: QPainter, whole: QRectF, front: QRectF) -> None:
        """Above the front; in the middle of the card where there is none."""
        card = self.card
        text = card.question
        if card.front or card.is_covered:
            box = QRectF(36, HEAD + 4, whole.width() - 72, question_high(card) - 4)
            write(painter, box, text, theme.text(38), theme.INK, lines=3)
            return
        if card.reply in MEASURED:
            box = QRectF(36, HEAD + 10, whole.width() - 72, 130)
            write(painter, box, text, theme.text(38), theme.INK, lines=3)
            if card.waiting and card.reply != "taps":  # the pads lie there from the beginning
                below = QRectF(60, box.bottom() + 270, whole.width() - 120, 140)
                draw_picture(
                    painter, "stopwatch", QRectF(whole.center().x() - 90, box.bottom() + 70, 180, 180)
                )
                write(painter, below, self.note, theme.display(56), theme.INK, lines=2)
            return
        box = QRectF(60, HEAD + 30, whole.width() - 120, whole.height() - HEAD - 60)
        box.adjust(
            0, 0, 0, -(190 if card.seated else 0) - (72 + strip_high() if card.back is not None else 0)
        )
        write(painter, box, text, theme.display(58), theme.INK, lines=7)
        if card.seated:
            seated = QRectF(60, box.bottom() + 6, whole.width() - 120, 150)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.PAPER_SHADE))
            painter.drawRoundedRect(seated, theme.RADIUS, theme.RADIUS)
            words = sitting_down(card.seated)
            write(painter, seated.adjusted(24, 8, -24, -8), words, theme.text(32), theme.INK_SOFT, lines=3)

    def _back(self, painter: QPainter, size: QSizeF) -> None:
        """The answer in a golden strip at the foot, with the verdict above it."""
        back = self.card.back
        assert back is not None, "only an open back is painted"
        text = back.answer or tr("The first to press wins.")
        if self.card.reply == "stopwatch":
            text = tr("{seconds} seconds", seconds=back.answer)
        if self.card.reply == "react":
            text = tr("Press when the light is green")
        text = f"{text}  –  {back.why}" if back.why else text
        strip = QRectF(14, size.height() - 14 - strip_high(), size.width() - 28, strip_high())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.GOLD))
        painter.drawRoundedRect(strip, 18, 18)
        write(painter, strip.adjusted(20, 4, -20, -4), text, theme.text(36), theme.INK, lines=2)
        if self.verdict:
            above = QRectF(strip.left(), strip.top() - 66, strip.width(), 60)
            shade = QRectF(above.adjusted(0, 4, 0, 0))
            painter.setBrush(QColor(255, 253, 246, 225))
            painter.drawRoundedRect(shade, 14, 14)
            colour = theme.INK_RED if self.card.winner is None else theme.INK_GREEN
            write(painter, above, self.verdict, theme.display(40), colour, lines=2, least=LEAST)


def _middle(box: QRectF, side: float) -> QRectF:
    return QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)


@dataclass(frozen=True, slots=True)
class Option:
    """One of a card's options: words on a plate, or (without words) a frame around what is drawn there.

    `mark` is "" while it is open, "right" for the answer, "said" for what was picked wrongly.
    """

    text: str
    mark: str
    wide: float
    high: float

    def outline(self, size: QSizeF) -> QPainterPath:
        """A plate."""
        return rounded(size, theme.RADIUS_SMALL)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it."""
        line = {"": theme.PAPER_EDGE, "right": "#1e8449", "said": "#b3172e"}[self.mark]
        box = QRectF(QPointF(), size).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(QColor(line), 6 if self.mark else 2.5))
        painter.setBrush(QColor(theme.PAPER_SHADE) if self.text else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, theme.RADIUS_SMALL, theme.RADIUS_SMALL)
        if self.text:
            write(painter, box.adjusted(10, 4, -10, -4), self.text, theme.text(36), theme.INK, lines=2)


@dataclass(frozen=True, slots=True)
class Buzzer:
    """A big round button in the colour of a side, or a light; `text` and the key that presses it."""

    colour: str
    text: str
    key: str = ""

    def outline(self, size: QSizeF) -> QPainterPath:
        """A disc."""
        path = QPainterPath()
        path.addEllipse(QRectF(QPointF(), size))
        return path

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """A ring, a dome, the words."""
        box = QRectF(QPointF(), size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.INK))
        painter.drawEllipse(box)
        painter.setBrush(QColor(self.colour))
        painter.drawEllipse(box.adjusted(10, 8, -10, -12))
        painter.setBrush(QColor(255, 255, 255, 60))
        painter.drawEllipse(
            QRectF(box.width() * 0.2, box.height() * 0.1, box.width() * 0.6, box.height() * 0.3)
        )
        room = box.adjusted(
            box.width() * 0.12, box.height() * 0.24, -box.width() * 0.12, -box.height() * 0.24
        )
        if self.key:
            room.setTop(box.height() * 0.17)
            keyed = QRectF(room.left(), room.bottom() - 36, room.width(), 40)
            room.setBottom(keyed.top() + 4)
            write(painter, keyed, tr("key {key}", key=self.key), theme.text(30), theme.INK)
        write(painter, room, self.text, theme.display(44), theme.INK, lines=4, least=theme.LEAST_NAME)


@dataclass(frozen=True, slots=True)
class Pad:
    """A pad of a pattern, lit or not; its number stands beside its colour."""

    number: int
    lit: bool = False

    def outline(self, size: QSizeF) -> QPainterPath:
        """A rounded square."""
        return rounded(size, theme.RADIUS)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Dark glass, bright when it is lit."""
        box = QRectF(QPointF(), size)
        colour = QColor(PAD_COLOURS[self.number - 1])
        painter.setPen(QPen(QColor(theme.GOLD if self.lit else theme.INK), 12 if self.lit else 5))
        painter.setBrush(colour.lighter(125) if self.lit else colour.darker(165))
        painter.drawRoundedRect(box.adjusted(6, 6, -6, -6), theme.RADIUS, theme.RADIUS)
        write(painter, box, str(self.number), theme.display(84), theme.INK if self.lit else theme.CREAM)
