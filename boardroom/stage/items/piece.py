"""A piece: a thing with a place on the table that can be looked at, touched and carried."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem
from shiboken6 import isValid

from boardroom.core.game import Action, Seat
from boardroom.stage import theme
from boardroom.stage.pictures import Art, Dressed, Pose, dressed

if TYPE_CHECKING:
    from boardroom.stage.ground import Ground
    from boardroom.stage.motion import Motion

_FAST, _SMOOTH = Qt.TransformationMode.FastTransformation, Qt.TransformationMode.SmoothTransformation

RISE = 8.0
"""How far a lifted piece stands above its place, in logical units."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a piece lies: its centre, its angle in degrees, how large it is, its layer."""

    x: float
    y: float
    angle: float = 0.0
    zoom: float = 1.0
    z: float = float(theme.Z.PIECE)

    @property
    def point(self) -> QPointF:
        """The centre."""
        return QPointF(self.x, self.y)


@dataclass(frozen=True, slots=True, eq=False)
class Drop:
    """Let a carried piece fall on `on`, and it means `action`."""

    on: Piece
    action: Action


@dataclass(frozen=True, slots=True)
class Rail:
    """A piece that only slides from its place to `end`; arriving there means `action`, still in the hand."""

    end: QPointF
    action: Action


@dataclass(frozen=True, slots=True)
class Offer:
    """What a seat may do with a piece now.

    `take`: what a click or Enter means. `away`: what carrying it off its place means. `drops`: where else it
    may fall, and what that means. `rail`: it slides there and nowhere else. `at_once`: what it means is
    meant as soon as it is pressed, not when it is let go; `keys` (of Qt.Key) mean the same, as on a buzzer.
    """

    seat: Seat
    take: Action | None = None
    away: Action | None = None
    drops: tuple[Drop, ...] = ()
    rail: Rail | None = None
    at_once: bool = False
    keys: frozenset[int] = frozenset()

    @property
    def single(self) -> Action | None:
        """What it means when there is nothing to choose."""
        if self.take is not None:
            return self.take
        rail = self.rail.action if self.rail is not None else None
        means = [action for action in (self.away, rail) if action is not None]
        means += [drop.action for drop in self.drops]
        return means[0] if len(set(means)) == 1 else None

    @property
    def carries(self) -> bool:
        """Whether the piece may leave its place in a hand."""
        return bool(self.away or self.drops or self.rail)


class Piece(QGraphicsPixmapItem):
    """A thing on the table. It is drawn as a pixmap only, so that moving it costs one blit.

    `key` names it among all pieces of its scene; `size` is its box in logical units, whose centre is the
    origin of the piece; without `thickness` it is printed on the table; `solid` says that it can be pointed
    at and keeps the pointer from what lies under it.
    """

    def __init__(
        self,
        key: Hashable,
        art: Art,
        size: QSizeF,
        *,
        thickness: float = 4.0,
        solid: bool = True,
    ) -> None:
        super().__init__()
        self.key, self._size, self.thickness, self.solid = key, size, thickness, solid
        self.home = Place(0, 0)
        self.order = 0
        """When it was put on the table: of two on the same layer the later one lies above."""
        self.offer: Offer | None = None
        self.why = ""
        self.ruling = ""
        """Why it cannot be touched now, if a person may wonder."""
        self.motions: set[Motion] = set()
        self.is_held = self.is_attended = self.has_mouse = False
        self.ground: Ground | None = None
        self.on_lost: Callable[[Piece], None] | None = None
        """Opens the hand that holds the piece."""
        self._art, self._pose = art, Pose.RESTING
        self._density, self._baked_angle, self._baked_zoom = 0.0, 0.0, 1.0
        self._angle, self._zoom, self._width = 0.0, 1.0, 1.0
        self._tilt, self._rise, self._aside = 0.0, 0.0, 0.0
        self._worn: Dressed | None = None
        self._look: tuple[Art, float, float, float, Pose, float, theme.Manner] | None = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    @property
    def meant(self) -> tuple[Seat, Action] | None:
        """Who may touch it now, and (one of) what that means."""
        offer = self.offer
        if offer is None:
            return None
        rail = offer.rail.action if offer.rail is not None else None
        means = (offer.take, offer.away, rail, *(drop.action for drop in offer.drops))
        return next(((offer.seat, action) for action in means if action is not None), None)

    # ---------------------------------------------------------------------------------- how it looks

    @property
    def art(self) -> Art:
        """The side that is up."""
        return self._art

    def show_art(self, art: Art) -> None:
        """Show another side."""
        if art != self._art:
            self._art = art
            self.dress()

    @property
    def size(self) -> QSizeF:
        """Its box in logical units."""
        return self._size

    @size.setter
    def size(self, size: QSizeF) -> None:
        if size != self._size:
            self.lift()
            self._size = size
            self.dress()

    @property
    def pose(self) -> Pose:
        """How it stands."""
        return self._pose

    def stand(self, pose: Pose) -> None:
        """Stand like this."""
        if pose is not self._pose:
            if (scene := self.scene()) is not None:
                # A piece of the ground is no item to Qt any more when the change is painted: say what to
                # paint (and the item speaks first: see `Ground`).
                self.update()
                scene.update(self.sceneBoundingRect())
            self.lift()
            self._pose = pose
            self.dress()

    def lift(self) -> None:
        """Be drawn by itself from now on, not as a part of the ground."""
        if self.ground is not None:
            self.ground.lift(self)

    @property
    def is_resting(self) -> bool:
        """Whether nobody holds it, looks at it or moves it."""
        below = self.zValue() < theme.Z.TRAVEL
        return below and not self.is_held and not self.motions and self._pose is Pose.RESTING

    def setPos(self, *at: float | QPointF) -> None:  # type: ignore[override]  # both of Qt's forms at once
        """Be there: the centre, as a point or as two numbers."""
        self.lift()
        super().setPos(*at)  # type: ignore[arg-type]  # likewise

    def setZValue(self, layer: float) -> None:
        """Lie on this layer."""
        self.lift()
        super().setZValue(layer)

    def setOpacity(self, opacity: float) -> None:
        """Be seen through, from 1 down to not at all."""
        self.lift()
        super().setOpacity(opacity)

    def setVisible(self, visible: bool) -> None:
        """Be there to be seen, or not."""
        self.lift()
        super().setVisible(visible)

    def show(self) -> None:
        """Be there to be seen."""
        self.setVisible(True)

    def hide(self) -> None:
        """Be gone."""
        self.setVisible(False)

    def scaled_to(self, density: float) -> None:
        """Be drawn for this many device pixels a logical unit."""
        self._density = density
        self.dress()

    def dress(self) -> None:
        """Take the pixmap that belongs to art, pose, angle, zoom and density; at rest none is stretched."""
        if not self._density:
            return
        if not self.motions:
            self._baked_angle, self._baked_zoom = self._angle, self._zoom or 1.0
            self.setRotation(0.0)
        fine = self._density * self._baked_zoom
        wide, high = self.size.width(), self.size.height()
        look = (self._art, wide, high, fine, self._pose, self._baked_angle + self._tilt, theme.manner())
        if look != self._look:
            self._look = look
            self._worn = dressed(self._art, self.size, fine, self._pose, self.thickness, look[5])
            self.setPixmap(self._worn.pixmap)
        self._stretch()
        self._shift()
        if self.ground is not None:
            self.ground.changed(self)

    def _stretch(self) -> None:
        """The pixmap is in device pixels: drawn at its own size, nothing has to be computed in a frame."""
        if not self._density:
            return
        self.setScale(self._zoom / (self._density * self._baked_zoom))
        whole = self._zoom == self._baked_zoom and self._angle == self._baked_angle and self._width == 1.0
        self.setTransformationMode(_FAST if whole else _SMOOTH)

    def _shift(self) -> None:
        if self._worn is None:
            return
        fine = self._density * self._baked_zoom
        self.setOffset(self._worn.corner + QPointF(round(self._aside * fine), -round(self._rise * fine)))

    # ---------------------------------------------------------------------------------- where it is

    def lie(
        self, place: Place, *, art: Art | None = None, visible: bool = True, opacity: float = 1.0
    ) -> None:
        """Belong to this place, showing this side, and be there at once.

        Undoes whatever motion or touch has left behind. A piece in the hand stays in the hand and goes to its
        new home when it is let go.
        """
        self.home = place
        if art is not None:
            self.show_art(art)
        super().setVisible(visible)
        super().setOpacity(opacity)
        if not self.is_held:
            self.rest()

    def rest(self) -> None:
        """Be at home, flat and straight, now; whatever moved it ends."""
        self.still()
        home = self.home
        self.setTransform(QTransform())
        super().setPos(home.x, home.y)
        super().setZValue(home.z)
        self._angle, self._zoom, self._width = home.angle, home.zoom, 1.0
        self._tilt, self._rise, self._aside = 0.0, 0.0, 0.0
        self._pose, self.is_attended = Pose.RESTING, False
        self.dress()

    def still(self, kind: type[Motion] | None = None) -> None:
        """End what moves it, or only one kind of that."""
        for motion in tuple(self.motions):
            if kind is None or type(motion) is kind:
                self.motions.discard(motion)
                if isValid(motion):  # not so when the owner of a running animation has gone
                    motion.stop()

    @property
    def angle(self) -> float:
        """Degrees, clockwise."""
        return self._angle

    @angle.setter
    def angle(self, degrees: float) -> None:
        self._angle = degrees
        self.setRotation(degrees - self._baked_angle)
        self._stretch()

    @property
    def zoom(self) -> float:
        """How large it is seen, as a multiple of its size."""
        return self._zoom

    @zoom.setter
    def zoom(self, factor: float) -> None:
        self._zoom = factor
        self._stretch()

    @property
    def width(self) -> float:
        """How wide it is seen while it turns over: from 1 down to almost nothing."""
        return self._width

    @width.setter
    def width(self, part: float) -> None:
        self._width = part
        self.setTransform(QTransform.fromScale(part, 1.0) if part != 1.0 else QTransform())
        self._stretch()

    @property
    def tilt(self) -> float:
        """Degrees by which it leans in the hand. Each value has a pixmap of its own: use few."""
        return self._tilt

    @tilt.setter
    def tilt(self, degrees: float) -> None:
        if degrees != self._tilt:
            self._tilt = degrees
            self.dress()

    @property
    def rise(self) -> float:
        """How far it stands above its place, in logical units."""
        return self._rise

    @rise.setter
    def rise(self, units: float) -> None:
        self._rise = units
        self._shift()

    @property
    def aside(self) -> float:
        """How far it is pushed aside, in logical units (as when it shakes)."""
        return self._aside

    @aside.setter
    def aside(self, units: float) -> None:
        self._aside = units
        self._shift()

    def covers(self, point: QPointF, slack: float = 0.0) -> bool:
        """Whether a point of the table lies on it, or (roughly) not further than `slack` outside."""
        width, height = self.size.width(), self.size.height()
        zoom = self._zoom or 1.0
        at = QTransform().rotate(-self._angle).map(point - self.pos()) / zoom
        outside = max(abs(at.x()) - width / 2, abs(at.y()) - height / 2) * zoom
        if outside > slack:
            return False
        return slack > 0 or self._art.outline(self.size).contains(at + QPointF(width / 2, height / 2))

    def touches(self, other: Piece) -> bool:
        """Whether the boxes of two pieces overlap, roughly."""
        apart = self.pos() - other.pos()
        mine, theirs = _reach(self), _reach(other)
        return abs(apart.x()) < mine.x() + theirs.x() and abs(apart.y()) < mine.y() + theirs.y()

    def sceneEvent(self, event: QEvent) -> bool:
        """Hear that the mouse is grabbed, or lost: Qt says no more when the piece is hidden or removed."""
        if event.type() == QEvent.Type.GrabMouse:
            self.has_mouse = True
        elif event.type() == QEvent.Type.UngrabMouse:
            self.has_mouse = False
            if self.on_lost is not None:
                self.on_lost(self)
                self.rest()
        return super().sceneEvent(event)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r})"


def _reach(piece: Piece) -> QPointF:
    """Half the width and height of what it covers."""
    turn = math.radians(piece.angle)
    width, height = piece.size.width() * piece.zoom / 2, piece.size.height() * piece.zoom / 2
    sine, cosine = abs(math.sin(turn)), abs(math.cos(turn))
    return QPointF(width * cosine + height * sine, width * sine + height * cosine)
