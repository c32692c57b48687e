"""The table under the pieces: felt, and all that lies flat upon it and hardly ever changes.

Boards, frames, plates and labels below the layer SLOT are painted together with the felt into one picture,
so that a frame costs one plain copy of it, however much is printed there.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from boardroom.stage import theme
from boardroom.stage.items.piece import Piece

_Print = tuple[int, float, float, float, float]
"""A piece as it was painted into the ground: picture, x, y, layer, opacity."""


class Ground:
    """The pieces of a scene that are painted into its background while they rest."""

    def __init__(self, scene: QGraphicsScene, mood: theme.Mood) -> None:
        self._scene, self._mood = scene, mood
        self._laid: dict[Piece, tuple[_Print, QRectF]] = {}

    def lay(self, piece: Piece) -> None:
        """The piece has come to rest: if it belongs to the ground, see that it is painted there."""
        if piece.home.z >= theme.Z.SLOT or not piece.isVisible():
            self.lift(piece)
            return
        at = piece.pos()
        printed = (piece.pixmap().cacheKey(), at.x(), at.y(), piece.zValue(), piece.opacity())
        known = self._laid.get(piece)
        if known is None or known[0] != printed:
            self.lift(piece)
            piece.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, True)
            self._laid[piece] = printed, piece.sceneBoundingRect()
            self._renew(piece)

    def changed(self, piece: Piece) -> None:
        """The piece looks different: if it is painted here, paint it anew."""
        if piece in self._laid:
            self.lay(piece)

    def lift(self, piece: Piece) -> None:
        """The piece is touched or moves: it is drawn by itself, and so is what lies upon it."""
        known = self._laid.pop(piece, None)
        if known is None:
            return
        piece.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, False)
        self._scene.invalidate(known[1], QGraphicsScene.SceneLayer.BackgroundLayer)
        for other, (_, box) in tuple(self._laid.items()):
            if other.zValue() >= piece.zValue() and box.intersects(known[1]):
                self.lift(other)

    def _renew(self, piece: Piece) -> None:
        self._scene.invalidate(self._laid[piece][1], QGraphicsScene.SceneLayer.BackgroundLayer)

    def paint(self, painter: QPainter, window: QRect) -> None:
        """Paint felt over the whole window (in its own pixels), and the pieces where the scene has them.

        The painter's clip says how much of it is needed.
        """
        world = painter.worldTransform()
        painter.resetTransform()
        _paint_felt(painter, self._mood, window)
        for piece in sorted(self._laid, key=Piece.zValue):
            painter.setWorldTransform(piece.sceneTransform() * world)
            painter.setOpacity(piece.opacity())
            painter.drawPixmap(piece.offset(), piece.pixmap())
        painter.setOpacity(1.0)
        painter.setWorldTransform(world)


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
