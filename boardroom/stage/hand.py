"""A hand with a piece in it: how it is held, follows, leans, is drawn in, and what letting go would mean."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, QRectF

from boardroom.core.game import Action
from boardroom.stage import motion, theme
from boardroom.stage.items.piece import RISE, Drop, Piece
from boardroom.stage.pictures import Pose

T = TypeVar("T")

PULL = 160.0
"""How far from its middle a place begins to draw a piece in, in logical units."""
_TOUCHING, _STRAIGHT = 2.0, 0.05
"""By how much what lies straight ahead may overlap, and how little it counts that its middle is aside."""


class Hand:
    """One piece, from being taken until the hand opens. `owner` is the scene.

    `grip` is where the piece is held, from its centre; `loose` means that no button is down, as when a piece
    was picked up by a click or a key; `over` is the place into which it would fall.
    """

    def __init__(self, piece: Piece, point: QPointF, owner: QObject, lost: Callable[[Piece], None]) -> None:
        self.piece = piece
        self.start = point
        self.carried = self.loose = False
        self.over: Drop | None = None
        self._owner = owner
        self._grip = point - piece.pos()
        self._sway = 0.0
        piece.is_held, piece.on_lost = True, lost
        piece.grabMouse()
        attend(piece, Pose.LIT, owner)
        piece.setZValue(theme.Z.CARRIED)

    def open(self) -> None:
        """Let go. The piece stays where it is."""
        self.aim(None)
        self.piece.is_held, self.piece.on_lost = False, None
        if self.piece.has_mouse:
            self.piece.ungrabMouse()

    @property
    def meaning(self) -> Action | None:
        """What it means to let go here."""
        offer = self.piece.offer
        if offer is None:
            return None
        if self.over is not None:
            return self.over.action
        size, home = self.piece.size, self.piece.home
        far = distance(self.piece.pos(), home.point) >= min(size.width(), size.height()) * home.zoom * 0.5
        return offer.away if far else None

    def is_refused_by(self, on: Piece) -> bool:
        """Whether to let go over this thing is a wish that is not granted: nothing was only put back."""
        offer = self.piece.offer
        return offer is not None and bool(offer.drops) and not on.covers(self.start)

    def follow(self, point: QPointF) -> Action | None:
        """Be where the pointer is. What that means, when it is the end of a rail."""
        piece, offer = self.piece, self.piece.offer
        wanted = point - self._grip
        if offer is not None and offer.rail is not None:
            return offer.rail.action if self._slide(wanted, offer.rail.end) else None
        box = theme.TABLE
        wanted = QPointF(
            min(max(wanted.x(), box.left()), box.right()), min(max(wanted.y(), box.top()), box.bottom())
        )
        self._sway = self._sway * 0.7 + (wanted.x() - piece.x()) * 0.3
        piece.tilt = _lean(self._sway)
        self.aim(self._drop_at(wanted))
        if self.over is not None:
            to = self.over.on.home.point - wanted
            wanted += to * 0.35 * max(1 - math.hypot(to.x(), to.y()) / PULL, 0.0)
        piece.setPos(wanted)
        return None

    def _slide(self, wanted: QPointF, end: QPointF) -> bool:
        """Along the rail, no further than its end. Whether that is reached."""
        start = self.piece.home.point
        way = end - start
        length = QPointF.dotProduct(way, way)
        part = min(max(QPointF.dotProduct(wanted - start, way) / length, 0.0), 1.0) if length else 0.0
        self.piece.setPos(start + way * part)
        return part >= 0.98

    def _drop_at(self, centre: QPointF) -> Drop | None:
        drops = self.piece.offer.drops if self.piece.offer is not None else ()
        near = [drop for drop in drops if is_there(drop.on) and drop.on.covers(centre, theme.REACH)]
        return min(near, key=lambda drop: distance(drop.on.home.point, centre), default=None)

    def aim(self, drop: Drop | None) -> None:
        """Ring the place into which the piece would fall."""
        if self.over is not None and (drop is None or drop.on is not self.over.on):
            attend(self.over.on, None, self._owner)
        self.over = drop
        if drop is not None:
            drop.on.stand(Pose.RINGED)

    def step(self, way: QPointF) -> None:
        """Go to the next place in this direction (nowhere in particular: the nearest), and hover there."""
        drops = self.piece.offer.drops if self.piece.offer is not None else ()
        here = lies(self.over.on if self.over is not None else self.piece)
        there = nearest({drop: lies(drop.on) for drop in drops}, here, way)
        if there is not None:
            self._go(there)

    def step_in_order(self, by: int) -> None:
        """Go on to the next place in the order in which they are offered, round and round."""
        drops = self.piece.offer.drops if self.piece.offer is not None else ()
        if drops:
            at = (drops.index(self.over) + by) % len(drops) if self.over in drops else min(by, 0)
            self._go(drops[at])

    def _go(self, there: Drop) -> None:
        self.aim(there)
        self.piece.setPos(there.on.home.x + 18, there.on.home.y - 26)

    def think_again(self) -> None:
        """The offers are new: aim at the same place, if it still wants the piece."""
        over = self.over
        if over is not None and self.piece.offer is not None:
            self.aim(next((drop for drop in self.piece.offer.drops if drop.on is over.on), None))


def attend(piece: Piece, pose: Pose | None, owner: QObject, *, at_once: bool = False) -> None:
    """Lift a piece because somebody looks at it, or put it down again (None)."""
    piece.is_attended = pose is not None
    piece.stand(pose or Pose.RESTING)
    layer = piece.home.z if pose is None else max(piece.home.z, float(theme.Z.RAISED))
    if piece.zValue() != layer:
        piece.setZValue(layer)
    height = RISE if pose is not None else 0.0
    if at_once:
        piece.rise = height
    elif piece.rise != height or piece.motions:
        motion.run(motion.rise(piece, height), owner)
    elif pose is None and piece.ground is not None:
        piece.ground.settle()


def is_there(piece: Piece) -> bool:
    """Whether it can be touched at all."""
    return piece.scene() is not None and piece.isVisible() and piece.isEnabled()


def distance(one: QPointF, other: QPointF) -> float:
    """In logical units."""
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def lies(piece: Piece) -> QRectF:
    """What it covers of the table where it lies."""
    box = QRectF(QPointF(), piece.size * piece.home.zoom)
    box.moveCenter(piece.home.point)
    return box


def nearest(places: Mapping[T, QRectF], here: QRectF, way: QPointF, *, is_far_meant: bool = True) -> T | None:
    """Whoever is nearest in this direction (any, if it is null), straight ahead counting more than aside.

    What begins where this ends, and stands over or under or beside some of it, is straight ahead, wherever
    the middles are. Of everything else each belongs to one of four directions, by the diagonals: so no piece
    is out of reach. Only when none is ahead, whoever is ahead but far aside is meant, if `is_far_meant`.
    """
    if way.isNull():
        return min(places, key=lambda key: _away(here, places[key]), default=None)
    for width in (1.0, 6.0) if is_far_meant else (1.0,):
        best: tuple[float, T] | None = None
        for key, place in places.items():
            ahead, aside = _seen_from(here, place, way)
            if ahead > 1 and (abs(aside) < width * ahead or aside == width * ahead):
                far = ahead + 0.9 * abs(aside)
                if best is None or far < best[0]:
                    best = far, key
        if best is not None:
            return best[1]
    return None


def _away(here: QRectF, place: QRectF) -> tuple[float, float]:
    """How far apart they are from edge to edge, and of those that are as near, from middle to middle."""
    across = max(place.left() - here.right(), here.left() - place.right(), 0.0)
    down = max(place.top() - here.bottom(), here.top() - place.bottom(), 0.0)
    return round(across + down), distance(here.center(), place.center())


def _seen_from(here: QRectF, place: QRectF, way: QPointF) -> tuple[float, float]:
    """How far ahead in this direction, and how far aside, a place is."""
    to = place.center() - here.center()
    ahead, aside = QPointF.dotProduct(to, way), way.x() * to.y() - way.y() * to.x()
    long = QPointF((here.width() + place.width()) / 2, (here.height() + place.height()) / 2)
    along, across = (long.x(), long.y()) if way.x() else (long.y(), long.x())
    is_straight = abs(aside) < across and ahead > along - _TOUCHING
    return ahead, aside * _STRAIGHT if is_straight else aside


def _lean(sway: float) -> float:
    """Degrees for a sway (units a movement), in few steps, because each has a pixmap of its own."""
    return round(min(max(sway / 4, -2.0), 2.0)) * theme.TILT / 2
