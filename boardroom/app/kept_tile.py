"""A saved game as it lies below the boxes: its picture, who plays, how far they are. A press resumes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.controls import portrait
from boardroom.app.kept import TURNS, Kept
from boardroom.app.parts import LEFT, Pill
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme

MOST = 3
"""Saved games that have room below the boxes."""
_SIDE, _FACES = 46.0, 140.0
"""The side of a portrait, and the room for all of them: the more there are, the closer they lie."""


class KeptTile(Pill):
    """One saved game."""

    def __init__(self, parent: QWidget, kept: Kept) -> None:
        super().__init__(parent)
        self._picture: QPixmap | None = None
        self.level = 0
        """Which of `kept.lines` is said; all tiles that lie side by side say the same things."""
        self.kept = kept
        self.say("", tr("Resume {game}. {state}", game=kept.whole, state=kept.lines[0]))

    def dress(self, look: Look) -> None:
        """Take a look; the picture is read anew, for it has another size."""
        super().dress(look)
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box's picture, names over the state, and the players' portraits at the end."""
        painter, unit = QPainter(self), self._look.unit
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        edge = 6 * unit
        body = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        if self.isDown():
            body.translate(0, 2 * unit)
        radius = theme.RADIUS * unit
        over = self.underMouse() or self.hasFocus()
        style.plate(painter, body, radius, QColor(theme.MOODS["shelf"].lit).lighter(125 if over else 104))
        if self.hasFocus():
            around = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            style.ring(painter, around, radius + 5 * unit, 4.5 * unit, QColor(theme.GOLD))
        side = body.height() - 16 * unit
        at = QRectF(body.left() + 14 * unit, body.top() + 8 * unit, side, side)
        picture = self._pictured(side)
        if not picture.isNull():
            painter.drawPixmap(at.topLeft(), picture)
        self._paint_faces(painter)
        self.called.paint(painter, self._upper, LEFT, QColor(theme.CREAM))
        self.stands(self.level).paint(painter, self._lower, LEFT, QColor(theme.SOFT))

    @property
    def called(self) -> style.Lines:
        """The name of the game, or who plays: all of them, or as many as have room."""
        upper = self._upper
        for words in (self.kept.title,) if self.kept.title else (self.kept.names, *self.kept.fewer):
            lines = style.fit(words, self._look.text, upper.width(), upper.height(), 34)
            if not lines.is_cut:
                break
        return lines

    def stands(self, level: int, least: float = theme.SMALL) -> style.Lines:
        """How it stands, in these words of `kept.lines`."""
        lower = self._lower
        words = self.kept.lines[level]
        return style.fit(words, self._look.text, lower.width(), lower.height(), theme.SMALL, least=least)

    @property
    def _upper(self) -> QRectF:
        """Where the names are: over all of the tile but the picture of the box."""
        unit, edge = self._look.unit, 6 * self._look.unit
        body = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        left = body.left() + body.height() + 14 * unit
        half = body.height() / 2
        return QRectF(left, body.top() + 3 * unit, body.right() - 18 * unit - left, half - 2 * unit)

    @property
    def _lower(self) -> QRectF:
        """Where it is said how the game stands: below the names, beside the portraits."""
        upper = self._upper
        lower = upper.translated(0, upper.height() - 3 * self._look.unit)
        return lower.adjusted(0, 0, -self._faces_wide - 12 * self._look.unit, 0)

    @property
    def _step(self) -> float:
        """From one portrait to the next."""
        gaps = max(len(self.kept.faces) - 1, 1)
        return self._look.unit * min(0.75 * _SIDE, (_FACES - _SIDE) / gaps)

    @property
    def _faces_wide(self) -> float:
        return _SIDE * self._look.unit + self._step * max(len(self.kept.faces) - 1, 0)

    def _paint_faces(self, painter: QPainter) -> None:
        """The portraits of all who play, each a little over the one before."""
        side, lower = _SIDE * self._look.unit, self._lower
        left = self._upper.right() - self._faces_wide
        for number, (picture, colour) in enumerate(self.kept.faces):
            place = QRectF(left + number * self._step, lower.center().y() - side / 2, side, side)
            portrait(painter, place, picture or theme.NOBODY, colour)

    def _pictured(self, side: float) -> QPixmap:
        if self._picture is None:
            ratio = self.devicePixelRatioF()
            whole = QPixmap(str(theme.ASSETS / "box" / f"{self.kept.game}-256.png"))
            if not whole.isNull():
                smooth = Qt.TransformationMode.SmoothTransformation
                whole = whole.scaledToHeight(max(round(side * ratio), 1), smooth)
                whole.setDevicePixelRatio(ratio)
            self._picture = whole
        return self._picture


def say_alike(tiles: Sequence[KeptTile]) -> None:
    """Let tiles that lie side by side say the same of their games: as much as all of them can show whole."""
    all_know = all(tile.kept.turn for tile in tiles)
    levels = range(0 if all_know else TURNS, len(tiles[0].kept.lines)) if tiles else range(0)
    for least in (theme.well_read(), theme.SMALL):
        for level in levels:
            for tile in tiles:
                tile.level = level
            if not any(tile.stands(level, least).is_cut for tile in tiles):
                return
