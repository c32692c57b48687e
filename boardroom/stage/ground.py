"""The table as it lies there: felt, and on it every piece that rests, painted into one picture.

A frame then costs one plain copy of that picture and whatever moves, however much lies on the table.
A piece that is touched or moves is lifted out of it and drawn by itself; when it rests, it is laid back.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from boardroom.stage import theme
from boardroom.stage.items.piece import Piece

_NO_CONTENTS = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents
_BACKGROUND = QGraphicsScene.SceneLayer.BackgroundLayer

_Print = tuple[int, QPointF, QPointF, float, float]
"""A piece as it was painted: picture, place, offset, layer, opacity."""


class Ground:
    """The pieces of a scene, those that rest being painted into its background."""

    def __init__(self, scene: QGraphicsScene, mood: theme.Mood) -> None:
        self._scene, self._mood = scene, mood
        self._pieces: dict[Piece, None] = {}
        self._laid: dict[Piece, tuple[_Print, QRectF]] = {}

    def add(self, piece: Piece) -> None:
        """A new piece lies on the table. It is drawn by itself until all is settled."""
        self._pieces[piece] = None
        piece.ground = self

    def remove(self, piece: Piece) -> None:
        """A piece is taken off the table."""
        self.lift(piece)
        piece.ground = None
        del self._pieces[piece]

    def settle(self) -> None:
        """Paint all that rests into the ground, but for what lies upon something that moves."""
        moving: list[Piece] = []
        for piece in sorted(self._pieces, key=_order):
            if not piece.isVisible():
                self.lift(piece)
            elif piece.is_resting and not any(piece.touches(other) for other in moving):
                self._lay(piece)
            else:
                self.lift(piece)
                moving.append(piece)

    def changed(self, piece: Piece) -> None:
        """The piece looks different: if it is painted here, paint it anew."""
        if piece in self._laid:
            self._lay(piece)

    def _lay(self, piece: Piece) -> None:
        if not piece.isVisible():
            self.lift(piece)
            return
        printed = (
            piece.pixmap().cacheKey(), piece.pos(), piece.offset(), piece.zValue(), piece.opacity(),
        )  # fmt: skip
        known = self._laid.get(piece)
        if known is not None and known[0] == printed:
            return
        if known is not None:
            self._expose(piece, known[1])
        box = piece.sceneBoundingRect()
        self._expose(piece, box)
        piece.setFlag(_NO_CONTENTS, True)
        self._laid[piece] = printed, box

    def lift(self, piece: Piece) -> None:
        """The piece is touched or moves: from now on it is drawn by itself, and so is what lies on it."""
        known = self._laid.pop(piece, None)
        if known is None:
            return
        piece.setFlag(_NO_CONTENTS, False)
        self._expose(piece, known[1])
        for other in [
            other for other in self._laid if other.zValue() > piece.zValue() and other.touches(piece)
        ]:
            self.lift(other)

    def _expose(self, piece: Piece, box: QRectF) -> None:
        """See that this part of the ground is painted anew.

        A scene is painted as soon as it asks for it, and what has moved in the same moment is then forgotten
        where it was, unless Qt has heard of a changed item before: so the piece speaks first.
        """
        piece.update()
        self._scene.invalidate(box, _BACKGROUND)

    def lift_above(self, piece: Piece) -> None:
        """The piece is about to move under others: they are drawn by themselves, too."""
        for other in [other for other in self._laid if other.zValue() > piece.zValue()]:
            self.lift(other)

    def __len__(self) -> int:
        return len(self._laid)

    def paint(self, painter: QPainter, window: QRect, part: QRectF) -> None:
        """Paint felt over the whole window (in its own pixels), and the pieces in a part of the scene.

        The painter's clip says how much of it is needed.
        """
        world = painter.worldTransform()
        painter.resetTransform()
        _paint_felt(painter, theme.MOODS[self._mood.name], window)
        for piece in sorted(self._laid, key=_order):
            if self._laid[piece][1].intersects(part):
                painter.setWorldTransform(piece.sceneTransform() * world)
                painter.setOpacity(piece.opacity())
                painter.drawPixmap(piece.offset(), piece.pixmap())
        painter.setOpacity(1.0)
        painter.setWorldTransform(world)


def _order(piece: Piece) -> tuple[float, int]:
    return piece.zValue(), piece.order


def _paint_felt(painter: QPainter, mood: theme.Mood, window: QRect) -> None:
    """Lit from above, dark towards the edge."""
    width, height = window.width(), window.height()
    light = QRadialGradient(QPointF(width / 2, height * 0.42), math.hypot(width, height) * 0.56)
    lit, edge = QColor(mood.lit), QColor(mood.edge)
    for at in (0.0, 0.25, 0.5, 0.75, 1.0):
        light.setColorAt(at, _between(lit, edge, at * at * (3 - 2 * at)))
    painter.fillRect(window, light)
    painter.drawTiledPixmap(window, _weave(), QPoint())


def _between(one: QColor, other: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


@lru_cache(maxsize=1)
def _grain() -> bytes:
    """128 × 128 faint pixels, always the same, that make it cloth and break up the bands of the light."""
    value, grain = 12345, bytearray()
    for _ in range(128 * 128):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
        strength = (value >> 16) % 9
        light = 0 if value & 0x4000 else strength // 2
        grain += bytes((light, light, light, light or strength))
    return bytes(grain)


def _weave() -> QPixmap:
    return QPixmap.fromImage(QImage(_grain(), 128, 128, QImage.Format.Format_ARGB32_Premultiplied))
