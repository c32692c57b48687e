"""Everything drawn becomes a pixmap here, once per size, and is kept until the space is needed.

An `Art` is a frozen value that can paint itself: it is the key and the painter in one. A piece on the
table is art with a thickness and a shadow; both are baked into its pixmap, because moving a pixmap is the
only thing that is cheap in every frame.
"""

from __future__ import annotations

import logging
import math
import re
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Generic, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPainterPath, QPen, QPixmap

from boardroom.content import places
from boardroom.stage import theme

_log = logging.getLogger(__name__)


@runtime_checkable
class Art(Hashable, Protocol):
    """A drawing as a frozen, hashable value: equal arts look equal."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw into the rectangle (0, 0, size), in logical units, antialiased."""

    def outline(self, size: QSizeF) -> QPainterPath:
        """Where it can be touched, and around what a gold rim runs."""


def rounded(size: QSizeF, radius: float) -> QPainterPath:
    """The outline of a card."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(QPointF(), size), radius, radius)
    return path


class Pose(Enum):
    """How a piece stands on the table. Each is a pixmap of its own."""

    RESTING = "lying on the table"
    RAISED = "above the others, on its way"
    LIT = "in the hand, or under it: raised, with a gold rim"
    RINGED = "under the focus of the keyboard, or where a carried piece would fall: a gold ring"


@dataclass(frozen=True, slots=True)
class _Manner:
    """What is painted around the art, in logical units."""

    drop: float
    blur: float
    dark: float
    rim: float = 0.0
    gap: float = 0.0
    band: str = theme.GOLD

    def margin(self, printed: bool) -> float:
        return 2 + self.rim + self.gap if printed else max(self.blur * 1.2, self.rim + self.gap + 2)


_MANNERS = {
    Pose.RESTING: _Manner(drop=3, blur=6, dark=0.5),
    Pose.RAISED: _Manner(drop=18, blur=22, dark=0.45),
    Pose.LIT: _Manner(drop=18, blur=22, dark=0.45, rim=4),
    Pose.RINGED: _Manner(drop=10, blur=14, dark=0.45, rim=7, gap=3),
}
_STRONG = {
    Pose.RESTING: _Manner(drop=3, blur=6, dark=0.5, rim=3, band="#ffffff"),
    Pose.RAISED: _Manner(drop=18, blur=22, dark=0.45, rim=3, band="#ffffff"),
    Pose.LIT: _Manner(drop=18, blur=22, dark=0.45, rim=8),
    Pose.RINGED: _Manner(drop=10, blur=14, dark=0.45, rim=12, gap=5),
}
"""The same under strong contrast: every thing has an outline."""


_LOOKS, _INSIDE, _LIKE_GOLD = 24, 7.0, 64
"""At how many points of an edge is looked, how far inside it, and how near to gold a colour is gold, too."""


def _manner(pose: Pose, thickness: float) -> _Manner:
    printed = not thickness and pose in (Pose.RESTING, Pose.RAISED)
    return (_STRONG if theme.manner().contrast and not printed else _MANNERS)[pose]


@dataclass(frozen=True, slots=True)
class Dressed:
    """A pixmap, and where its upper left corner lies from the centre of the piece, both in device pixels."""

    pixmap: QPixmap
    corner: QPointF


K = TypeVar("K", bound=Hashable)


class Store(Generic[K]):
    """Pixmaps by key, least recently used out first once `room` bytes are full."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.held = 0
        self._kept: OrderedDict[K, Dressed] = OrderedDict()

    def get(self, key: K) -> Dressed | None:
        """What is kept under this key."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: K, dressed: Dressed) -> None:
        """Keep this one, at the cost of the oldest."""
        if (old := self._kept.pop(key, None)) is not None:
            self.held -= _weight(old)
        self._kept[key] = dressed
        self.held += _weight(dressed)
        while self.held > self.room and len(self._kept) > 1:
            self.held -= _weight(self._kept.popitem(last=False)[1])

    def clear(self) -> None:
        """Keep nothing."""
        self._kept.clear()
        self.held = 0

    def __len__(self) -> int:
        return len(self._kept)


def _weight(dressed: Dressed) -> int:
    return dressed.pixmap.width() * dressed.pixmap.height() * 4


_store: Store[tuple[Art, float, float, float, Pose, float, float, theme.Manner]] = Store(64 << 20)


def dressed(
    art: Art, size: QSizeF, density: float, pose: Pose, thickness: float, angle: float = 0.0
) -> Dressed:
    """The pixmap of a piece: `art` on a box of `size`, turned by `angle` degrees, with its edge and shadow.

    `density` is device pixels for each logical unit. Light falls from above whatever the angle, so the edge
    and the shadow are always below. What has no thickness is printed on the table and has no shadow.
    """
    key = (
        art,
        size.width(),
        size.height(),
        round(density, 4),
        pose,
        thickness,
        round(angle, 2),
        theme.manner(),
    )
    found = _store.get(key)
    if found is None:
        found = _dress(art, size, density, _manner(pose, thickness), thickness, angle)
        _store.put(key, found)
    return found


def forget() -> None:
    """Let go of every pixmap that no piece holds (after a change of size, or on leaving a game)."""
    _store.clear()


def held() -> int:
    """Bytes of pixmaps kept for later use."""
    return _store.held


def _dress(
    art: Art, size: QSizeF, density: float, manner: _Manner, thickness: float, angle: float
) -> Dressed:
    sine, cosine = abs(math.sin(math.radians(angle))), abs(math.cos(math.radians(angle)))
    wide = size.width() * cosine + size.height() * sine
    high = size.width() * sine + size.height() * cosine
    margin = math.ceil(manner.margin(printed=not thickness) * density) / density
    below = margin + (manner.drop + thickness if thickness else 0.0)
    body = _blank(math.ceil((wide + 2 * margin) * density), math.ceil((high + margin + below) * density))
    painter = _painter(body, density)
    painter.translate(margin + wide / 2, margin + high / 2)
    painter.rotate(angle)
    painter.translate(-size.width() / 2, -size.height() / 2)
    art.paint(painter, size)
    outline = painter.worldTransform().map(art.outline(size)) if manner.rim else QPainterPath()
    painter.end()
    if thickness or manner.rim:
        body = _stand(body, outline, density, manner, thickness)
    corner = QPointF(margin + wide / 2, margin + high / 2) * density
    return Dressed(QPixmap.fromImage(body), -corner)


def _stand(body: QImage, outline: QPainterPath, density: float, manner: _Manner, thickness: float) -> QImage:
    """Put an edge, a shadow and a rim around what is drawn."""
    whole = _blank(body.width(), body.height())
    down = round(thickness * density)
    painter = QPainter(whole)
    if thickness:
        shade = QColor(theme.SHADOW)
        shade.setAlphaF(manner.dark)
        shadow = _blurred(_tinted(body, shade), manner.blur * density)
        painter.drawImage(QPointF(0, manner.drop * density + down), shadow)
    if manner.rim:
        if manner.band == theme.GOLD and _is_gold(body, outline, density):
            manner = replace(manner, band=theme.CREAM)
        painter.drawImage(0, 0, _rim(body.size(), outline, density, manner, down))
    if thickness:
        edge = _tinted(body, QColor(0, 0, 0, 96), QPainter.CompositionMode.CompositionMode_SourceAtop)
        for step in range(down, 0, -max(1, round(2 * density))):
            painter.drawImage(0, step, edge)
    painter.drawImage(0, 0, body)
    painter.end()
    return whole


def _is_gold(body: QImage, outline: QPainterPath, density: float) -> bool:
    """Whether the edge of what is drawn is mostly gold, so that a gold band would not be seen on it."""
    middle, gold, found = outline.boundingRect().center(), QColor(theme.GOLD), 0
    for step in range(_LOOKS):
        edge = outline.pointAtPercent(step / _LOOKS)
        inward = QLineF(edge, middle)
        inward.setLength(min(_INSIDE * density, inward.length()))
        seen = body.pixelColor(inward.p2().toPoint())
        apart = (seen.red() - gold.red(), seen.green() - gold.green(), seen.blue() - gold.blue())
        found += seen.alpha() > 128 and max(map(abs, apart)) < _LIKE_GOLD
    return 2 * found > _LOOKS


def _rim(size: QSize, outline: QPainterPath, density: float, manner: _Manner, down: int) -> QImage:
    """A band around the outline, with a dark gap inside it where the pose has one."""
    rim = _blank(size.width(), size.height())
    painter = QPainter(rim)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = outline.united(outline.translated(0, down)) if down else outline
    for colour, reach in ((manner.band, manner.gap + manner.rim), (theme.SHADOW, manner.gap)):
        if reach:
            pen = QPen(QColor(colour), 2 * reach * density)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(whole, pen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(outline, QColor(theme.SHADOW))
    painter.end()
    return rim


def _blank(width: int, height: int) -> QImage:
    image = QImage(max(width, 1), max(height, 1), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter(image: QImage, density: float) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(density, density)
    return painter


def _tinted(
    image: QImage,
    colour: QColor,
    mode: QPainter.CompositionMode = QPainter.CompositionMode.CompositionMode_SourceIn,
) -> QImage:
    tinted = image.copy()
    painter = QPainter(tinted)
    painter.setCompositionMode(mode)
    painter.fillRect(tinted.rect(), colour)
    painter.end()
    return tinted


def _blurred(image: QImage, radius: float) -> QImage:
    """Soft enough for a shadow: shrunk in two steps and stretched again, which costs next to nothing."""
    sizes = [image.size() / max(radius / part, 1.0) for part in (3.0, 1.8)]
    for size in (*sizes, sizes[0], image.size()):
        image = image.scaled(
            max(size.width(), 1),
            max(size.height(), 1),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    return image


# ------------------------------------------------------------------------------------ pictures by name

_NAME = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture out of assets/, by name, as large as fits. Art of its own, or part of other art.

    `<name>.svg` is drawn at any size; where `<name>-<pixels>.png` lies beside it and is large enough, it is
    taken, because it is there at once. A name that leads nowhere is drawn as a tile with a question mark.
    """

    name: str
    folder: str = "pictures"

    def outline(self, size: QSizeF) -> QPainterPath:
        """The whole box: what stands out of the picture is easier to touch."""
        return rounded(size, min(size.width(), size.height()) * 0.2)

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Draw it in the middle, with its proportions kept."""
        scale = math.hypot(painter.worldTransform().m11(), painter.worldTransform().m12())
        ready = _ready(self, math.ceil(min(size.width(), size.height()) * scale))
        if ready is not None:
            painter.drawImage(_fitted(QSizeF(ready.size()), size), ready)
        elif not _draw_vector(self, painter, size):
            _draw_missing(painter, size)


def _file(picture: Picture, ending: str) -> Path | None:
    if len(picture.name) > 100 or not _NAME.fullmatch(picture.name):
        return None  # nothing that could lead out of the folder or be too long for a file
    path = theme.ASSETS / picture.folder / (picture.name + ending)
    if picture.folder == "pictures" and ending == ".svg" and not path.is_file():
        path = places.picture(picture.name)  # out of a pack
    return path if path.is_file() else None


def _ready(picture: Picture, pixels: int) -> QImage | None:
    for width in (256, 512):
        if width >= pixels and (path := _file(picture, f"-{width}.png")) is not None:
            image = QImageReader(str(path)).read()
            if not image.isNull():
                return image
    return None


def _draw_vector(picture: Picture, painter: QPainter, size: QSizeF) -> bool:
    from PySide6.QtSvg import QSvgRenderer  # not needed on the way to the first screen

    path = _file(picture, ".svg")
    renderer = QSvgRenderer(str(path)) if path is not None else None
    if renderer is None or not renderer.isValid():
        _report(picture)
        return False
    renderer.render(painter, _fitted(renderer.viewBoxF().size(), size))
    return True


@lru_cache(maxsize=1024)
def _report(picture: Picture) -> None:
    """Once for each name, however often it is drawn."""
    _log.warning("picture %r is missing or broken in %s", picture.name, theme.ASSETS / picture.folder)


def _fitted(whole: QSizeF, into: QSizeF) -> QRectF:
    fitted = whole.scaled(into, Qt.AspectRatioMode.KeepAspectRatio)
    left, top = (into.width() - fitted.width()) / 2, (into.height() - fitted.height()) / 2
    return QRectF(QPointF(left, top), fitted)


def _draw_missing(painter: QPainter, size: QSizeF) -> None:
    side = min(size.width(), size.height())
    tile = _fitted(QSizeF(1, 1), size).adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06)
    painter.setPen(QPen(QColor(theme.INK_SOFT), side * 0.03, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(theme.PAPER_SHADE))
    painter.drawRoundedRect(tile, side * 0.12, side * 0.12)
    painter.setPen(QColor(theme.INK))
    painter.setFont(theme.display(max(side * 0.6, 1)))
    painter.drawText(tile, Qt.AlignmentFlag.AlignCenter, "?")
