"""The Happy and Sad cards."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.core.tongue import mark, tr
from boardroom.games.common_denominator.cards import SAD, kind
from boardroom.games.common_denominator.ink import box_of, round_pen
from boardroom.stage import theme
from boardroom.stage.lettering import write
from boardroom.stage.strokes import Rounded, draw_picture, shaded

FORTUNES = {
    "bronze": (mark("Win an extra Bronze"), "3rd-place-medal"),
    "silver": (mark("Win an extra Silver"), "2nd-place-medal"),
    "gold": (mark("Win an extra Gold"), "1st-place-medal"),
    "turn": (mark("Win an extra turn"), "hourglass-done"),
    "trump": (mark("Trump"), "joker"),
    "take": (mark("Take 1 card from any one player"), "magnet"),
    "tribute": (mark("Each player gives you a Bronze"), "wrapped-gift"),
    "big-one": (mark("The Big One: 3 Golds!"), "trophy"),
    "lose-bronze": (mark("Lose a Bronze"), "money-with-wings"),
    "lose-turn": (mark("Lose a turn"), "stop-sign"),
    "pass-right": (mark("Pass a card to your right"), "crying-face"),
    "pass-left": (mark("Pass a card to your left"), "crying-face"),
    "lose-all": (mark("You lose all your medals"), "broken-heart"),
}
"""What a card says, and its picture."""
SHORT = {
    "bronze": mark("Bronze"),
    "silver": mark("Silver"),
    "gold": mark("Gold"),
    "turn": mark("Turn"),
    "trump": mark("Trump"),
    "take": mark("Take"),
    "tribute": mark("Give"),
    "big-one": mark("Big One"),
}
"""The same in a word, for the cards that can be kept."""


@dataclass(frozen=True, slots=True)
class Fortune(Rounded):
    """A Common Denominator card face up; `short` where it lies small: picture and one word."""

    card: str
    short: bool = False

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Happy or Sad above, a picture, what it says."""
        box = box_of(size)
        is_sad = kind(self.card) in SAD
        shaded(painter, box, theme.RADIUS_SMALL, theme.PAPER, theme.PAPER_SHADE)
        colour = "#5a4a8a" if is_sad else "#1f7a58"
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), 5))
        painter.drawRoundedRect(box.adjusted(7, 7, -7, -7), 10, 10)
        words, picture = FORTUNES[kind(self.card)]
        if self.short:
            side = size.width() * 0.66
            draw_picture(painter, picture, QRectF((size.width() - side) / 2, 24, side, side))
            foot = QRectF(12, 36 + side, size.width() - 24, size.height() - 50 - side)
            write(painter, foot, tr(SHORT[kind(self.card)]), theme.display(70), theme.INK, least=40)
            return
        unit = size.height() / 264
        head = QRectF(20 * unit, 14 * unit, size.width() - 40 * unit, 38 * unit)
        write(painter, head, tr("Sad" if is_sad else "Happy"), theme.display(30 * unit), colour, least=14)
        side = min(size.width() * 0.46, 96 * unit)
        draw_picture(painter, picture, QRectF((size.width() - side) / 2, 54 * unit, side, side))
        aside = 22 * unit  # well inside the frame
        high = size.height() - 54 * unit - side - aside
        rest = QRectF(aside, 54 * unit + side, size.width() - 2 * aside, high)
        write(painter, rest, tr(words), theme.text(34 * unit), theme.INK, lines=4, least=14)


@dataclass(frozen=True, slots=True)
class FortuneBack(Rounded):
    """The back of a Common Denominator card."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Gold on green: a line over a line, as in a fraction."""
        box = box_of(size)
        shaded(painter, box, theme.RADIUS_SMALL, "#e3a92f", "#bd7f14")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 130), 3))
        painter.drawRoundedRect(box.adjusted(9, 9, -9, -9), 8, 8)
        half = size.height() / 2
        font = theme.display(size.height() * 0.24)
        write(painter, QRectF(0, half * 0.35, size.width(), half * 0.6), "C", font, theme.INK)
        write(painter, QRectF(0, half * 1.05, size.width(), half * 0.6), "D", font, theme.INK)
        painter.setPen(round_pen(theme.INK, max(size.height() * 0.02, 3)))
        painter.drawLine(QPointF(size.width() * 0.3, half), QPointF(size.width() * 0.7, half))
