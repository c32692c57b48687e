"""The one way in which pieces are touched: by mouse, by finger, by keyboard.

A press takes a piece in the hand; released at once it was a click, moved further it is carried; let go, it
falls into a place that wants it or flies home. Arrows move a gold ring among the pieces that may be touched,
Enter takes, Escape goes back. At any moment there is at most one piece in the hand, and however a hand ends
(Escape, another button, a window that goes away, a piece that vanishes), the piece goes home.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, Qt

from boardroom.core.game import Action
from boardroom.stage import motion, theme
from boardroom.stage.items.piece import RISE, Drop, Offer, Piece
from boardroom.stage.pictures import Pose

if TYPE_CHECKING:
    from boardroom.stage.scene import GameScene

T = TypeVar("T")

DRUMMING = 400
"""Milliseconds for which a press where something was just done is taken for drumming, not for a wish."""

_STEPS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_TAKES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
_BACKS = (Qt.Key.Key_Escape, Qt.Key.Key_Back, Qt.Key.Key_Cancel)


@dataclass(slots=True)
class _Hand:
    """The piece in the hand. `grip` is where the pointer holds it; `loose` means that no button is down."""

    piece: Piece
    grip: QPointF
    start: QPointF
    carried: bool = False
    loose: bool = False
    sway: float = 0.0
    over: Drop | None = None


@dataclass(slots=True)
class _Deed:
    """Where and when something was done last, to tell drumming from a second wish."""

    point: QPointF
    when: int


class Touch:
    """All touching of one scene. Points are in logical units, times in the milliseconds of the events."""

    def __init__(self, scene: GameScene) -> None:
        self._scene = scene
        self._hand: _Hand | None = None
        self._hovered: Piece | None = None
        self._focused: Piece | None = None
        self._pointer: QPointF | None = None
        self._ring = False
        self._ring_at = QPointF(theme.PLAY.topLeft())
        self._deed: _Deed | None = None

    # ------------------------------------------------------------------------------------- questions

    @property
    def held(self) -> Piece | None:
        """The piece in the hand."""
        return self._hand.piece if self._hand is not None else None

    @property
    def focused(self) -> Piece | None:
        """The piece with the gold ring."""
        return self._focused if self._ring else None

    @property
    def offered(self) -> list[Piece]:
        """The pieces that may be touched now, as one reads: from the top, from the left."""
        pieces = [
            piece for piece in self._scene.pieces.values() if piece.offer is not None and _is_there(piece)
        ]
        return sorted(pieces, key=lambda piece: (round(piece.home.y / 40), piece.home.x))

    def piece_at(self, point: QPointF) -> Piece | None:
        """The uppermost solid piece at a point of the table."""
        found: Piece | None = None
        for piece in self._scene.pieces.values():
            if (
                piece.solid
                and (found is None or piece.home.z >= found.home.z)
                and _is_there(piece)
                and piece.covers(point)
            ):
                found = piece
        return found

    # --------------------------------------------------------------------------------------- pointer

    def press(self, point: QPointF, button: Qt.MouseButton, when: int) -> None:
        """A button or a finger goes down."""
        left = button == Qt.MouseButton.LeftButton
        hand = self._hand
        if hand is not None and not (hand.loose and left):
            self.cancel()  # a second button, or a release that never came
        if not left:
            return
        self._show_ring(False)
        seen = hand.piece if hand is not None and self._hand is hand else self.piece_at(point)
        if not self._come_to_rest(seen):
            return
        if self._is_drumming(point, when):
            return
        if self._hand is not None:
            self._follow(point)
            self._let_fall(when, point)
            return
        piece = self.piece_at(point)
        if piece is not seen or piece is None:
            return
        if piece.offer is not None:
            self._take(piece, point)
        elif piece.why:
            self._scene.refuse(piece.why, piece)

    def move(self, point: QPointF, buttons: Qt.MouseButton) -> None:
        """The pointer moves, with these buttons down."""
        self._pointer = point
        hand = self._hand
        if hand is None:
            self._hover(None if self._scene.playing else self.piece_at(point))
            return
        if not hand.loose and not buttons & Qt.MouseButton.LeftButton:
            self.cancel()  # the button went up where nobody could see it
            return
        offer = hand.piece.offer
        if not hand.carried:
            if _distance(point, hand.start) < theme.DRAG or offer is None or not offer.carries:
                return
            hand.carried = True
            self._scene.sound("lift")
            self._scene.point(Qt.CursorShape.ClosedHandCursor)
        self._follow(point)

    def release(self, point: QPointF, button: Qt.MouseButton, when: int, inside: bool) -> None:
        """A button or a finger goes up; `inside` the window or not."""
        hand = self._hand
        if hand is None or hand.loose or button != Qt.MouseButton.LeftButton:
            return
        if not self._come_to_rest(hand.piece) or self._hand is not hand:
            return
        if not inside:
            self.cancel()
        elif hand.carried:
            self._follow(point)
            self._let_fall(when, point)
        elif hand.piece.covers(point, theme.DRAG):
            self._click(when, point)
        else:
            self.cancel()

    def leave(self) -> None:
        """The pointer has left the window."""
        self._pointer = None
        self._hover(None)

    # -------------------------------------------------------------------------------------- keyboard

    def key(self, key: int, again: bool, when: int) -> bool:
        """A key goes down (`again`: it is being held). False when it means nothing here."""
        if key in _BACKS:
            was = self._hand is not None
            self.cancel()
            return was
        if key not in _STEPS and key not in _TAKES:
            return False
        if self._hand is not None and not self._hand.loose:
            return True  # the hand is busy
        self._hover(None)
        if key in _STEPS:
            self._deed = None
            if self._scene.playing:
                self._scene.hurry()
            return self._step(_STEPS[Qt.Key(key)])
        return True if again else self._enter(when)

    def _enter(self, when: int) -> bool:
        seen = self._hand.piece if self._hand is not None else self.focused
        if not self._come_to_rest(seen):
            return True
        if self._hand is not None:
            self._let_fall(when, self._hand.piece.pos())
            return True
        if seen is None or self.focused is not seen:
            return self._step(QPointF())
        if not self._is_drumming(None, when):
            self._take(seen, seen.pos())
            self._click(when, seen.home.point)
        return True

    def _step(self, way: QPointF) -> bool:
        """Move the ring, or the carried piece from place to place."""
        hand = self._hand
        if hand is not None:
            drops = hand.piece.offer.drops if hand.piece.offer is not None else ()
            here = hand.over.on.home.point if hand.over is not None else hand.piece.home.point
            there = _nearest({drop: drop.on.home.point for drop in drops}, here, way)
            if there is not None:
                self._aim(there)
                self._hold_over(there)
            return True
        offered = self.offered
        if not offered:
            return False
        start = self._focused if self._focused in offered else None
        points = {piece: piece.home.point for piece in offered}
        if not self._ring or start is None:
            nearest = start or min(offered, key=lambda piece: _distance(points[piece], self._ring_at))
            self._show_ring(True, nearest)
            return True
        if way.isNull():
            return True
        there_piece = _nearest({p: at for p, at in points.items() if p is not start}, points[start], way)
        if there_piece is None:
            return False
        self._show_ring(True, there_piece)
        return True

    # ------------------------------------------------------------------------------------- the hand

    def cancel(self) -> None:
        """Let the piece in the hand go home."""
        if (hand := self._open()) is not None:
            self.send_home(hand.piece)

    def send_home(self, piece: Piece) -> None:
        """Let a piece go home from wherever it was dropped."""
        if self.held is piece:
            self._open()
        if not _is_there(piece):
            piece.rest()
            return
        self._attend(piece, None)
        if piece.pos() != piece.home.point or piece.tilt:
            motion.run(motion.travel(piece, piece.home, swing=True), self._scene)

    def lose(self, piece: Piece) -> None:
        """This piece is taken away from whatever touches it: the hand, the pointer, the ring."""
        if self.held is piece:
            self._open()
        if self._hovered is piece:
            self._hovered = None
        if self._focused is piece:
            self._focused = None
        if piece.scene() is self._scene:
            self._attend(piece, None)

    def quiet(self) -> None:
        """The table begins or ends to play: nothing is lit meanwhile."""
        self._hover(None)
        if self._focused is not None and self.held is not self._focused:
            self._attend(self._focused, None)

    def refresh(self) -> None:
        """The table has settled: see what of hand, pointer and ring still holds."""
        hand = self._hand
        if hand is not None and (hand.piece.offer is None or not _is_there(hand.piece)):
            self.cancel()
        elif hand is not None and hand.over is not None:
            self._aim(None)
        hovered, self._hovered = self._hovered, None
        if self._pointer is not None and self._hand is None and not self._scene.playing:
            piece = self.piece_at(self._pointer)
            self._hover(piece, at_once=piece is hovered)
        if self._ring and self._hand is None:
            offered = self.offered
            if self._focused not in offered:
                points = {piece: _distance(piece.home.point, self._ring_at) for piece in offered}
                self._focused = min(offered, key=points.__getitem__) if offered else None
            if self._focused is not None and not self._scene.playing:
                self._attend(self._focused, Pose.RINGED, at_once=True)

    def _come_to_rest(self, seen: Piece | None) -> bool:
        """Hurry what is playing. False when that changed what lies under the finger: it was not meant."""
        if not self._scene.playing:
            return True
        at = seen.home if seen is not None else None
        self._scene.hurry()
        return seen is None or (_is_there(seen) and (seen.home == at or self.held is seen))

    def _is_drumming(self, point: QPointF | None, when: int) -> bool:
        """Whether this follows a deed too fast to be meant: at the same point, or (None) by the same key."""
        deed = self._deed
        if deed is None or when - deed.when >= DRUMMING:
            return False
        if point is not None and _distance(point, deed.point) > 4 * theme.DRAG:
            return False
        deed.when = when
        return True

    def _take(self, piece: Piece, point: QPointF) -> None:
        self._hover(None)
        self._hand = _Hand(piece, point - piece.pos(), point)
        piece.is_held = True
        piece.on_lost = self._lost
        piece.grabMouse()
        self._attend(piece, Pose.LIT)
        piece.setZValue(theme.Z.CARRIED)

    def _lost(self, piece: Piece) -> None:
        if self.held is piece:
            self._open()

    def _open(self) -> _Hand | None:
        """Open the hand. The piece stays where it is."""
        hand, self._hand = self._hand, None
        if hand is None:
            return None
        piece = hand.piece
        piece.is_held, piece.on_lost = False, None
        if piece.has_mouse:
            piece.ungrabMouse()
        if hand.over is not None:
            self._attend(hand.over.on, None)
        self._scene.point(Qt.CursorShape.ArrowCursor)
        return hand

    def _click(self, when: int, point: QPointF) -> None:
        hand = self._hand
        if hand is None:
            return
        offer = hand.piece.offer
        if offer is None:
            self.cancel()
        elif offer.single is not None:
            self._mean(offer, offer.single, when, point)
        elif offer.carries:
            hand.loose = hand.carried = True
            self._deed = _Deed(point, when)
            self._scene.sound("lift")
            if self._ring:
                self._step(QPointF())
        else:
            self.cancel()

    def _let_fall(self, when: int, point: QPointF) -> None:
        hand = self._hand
        if hand is None:
            return
        offer, piece = hand.piece.offer, hand.piece
        if offer is not None and hand.over is not None:
            self._mean(offer, hand.over.action, when, point)
        elif offer is not None and offer.away is not None and self._is_away(piece):
            self._mean(offer, offer.away, when, point)
        else:
            self._scene.sound("place")
            self.cancel()

    def _mean(self, offer: Offer, action: Action, when: int, point: QPointF) -> None:
        """The hand opens, and what it did is told. If the game does nothing about it, the piece goes home."""
        hand = self._open()
        if hand is None:
            return
        self._deed = _Deed(point, when)
        self._ring_at = hand.piece.home.point
        self._scene.act(offer.seat, action, hand.piece)
        if not self._scene.playing and self._scene.pieces.get(hand.piece.key) is hand.piece:
            self.send_home(hand.piece)

    # ------------------------------------------------------------------------------- following, aiming

    def _follow(self, point: QPointF) -> None:
        hand = self._hand
        if hand is None:
            return
        piece, offer = hand.piece, hand.piece.offer
        wanted = point - hand.grip
        if offer is not None and offer.rail is not None:
            self._slide(hand, offer, wanted)
            return
        box = theme.TABLE
        wanted = QPointF(
            min(max(wanted.x(), box.left()), box.right()), min(max(wanted.y(), box.top()), box.bottom())
        )
        hand.sway = hand.sway * 0.7 + (wanted.x() - piece.x()) * 0.3
        piece.tilt = _lean(hand.sway)
        self._aim(self._drop_at(offer, wanted))
        if hand.over is not None:
            to = hand.over.on.home.point - wanted
            wanted += to * 0.35 * max(1 - math.hypot(to.x(), to.y()) / 160, 0.0)
        piece.setPos(wanted)

    def _slide(self, hand: _Hand, offer: Offer, wanted: QPointF) -> None:
        """Along the rail, no further than its end; at the end it means something, still in the hand."""
        assert offer.rail is not None
        start = hand.piece.home.point
        way = offer.rail.end - start
        length = QPointF.dotProduct(way, way)
        part = min(max(QPointF.dotProduct(wanted - start, way) / length, 0.0), 1.0) if length else 0.0
        hand.piece.setPos(start + way * part)
        if part >= 0.98:
            self._scene.act(offer.seat, offer.rail.action, hand.piece)

    def _drop_at(self, offer: Offer | None, centre: QPointF) -> Drop | None:
        drops = offer.drops if offer is not None else ()
        near = [drop for drop in drops if _is_there(drop.on) and drop.on.covers(centre, theme.REACH)]
        return min(near, key=lambda drop: _distance(drop.on.home.point, centre), default=None)

    def _aim(self, drop: Drop | None) -> None:
        """Ring the place into which the piece would fall."""
        hand = self._hand
        if hand is None or drop is hand.over:
            return
        if hand.over is not None:
            self._attend(hand.over.on, None)
        hand.over = drop
        if drop is not None:
            drop.on.stand(Pose.RINGED)

    def _hold_over(self, drop: Drop) -> None:
        piece, place = self.held, drop.on.home
        if piece is not None:
            piece.setPos(place.x + 18, place.y - 26)

    def _is_away(self, piece: Piece) -> bool:
        reach = min(piece.size.width(), piece.size.height()) * piece.home.zoom * 0.5
        return _distance(piece.pos(), piece.home.point) >= reach

    # ------------------------------------------------------------------------------- lighting things up

    def _hover(self, piece: Piece | None, at_once: bool = False) -> None:
        if piece is not None and piece.offer is None:
            piece = None
        if piece is self._hovered:
            return
        if self._hovered is not None and self._hovered is not self.focused and self._hovered is not self.held:
            self._attend(self._hovered, None)
        self._hovered = piece
        if piece is not None and piece is not self.focused:
            self._attend(piece, Pose.LIT, at_once)
        self._scene.point(Qt.CursorShape.OpenHandCursor if piece else Qt.CursorShape.ArrowCursor)

    def _show_ring(self, shown: bool, piece: Piece | None = None) -> None:
        old = self._focused
        if old is not None and old is not self.held and (old is not piece or not shown):
            self._attend(old, None)
        self._ring = shown
        if piece is not None:
            self._focused, self._ring_at = piece, piece.home.point
            self._attend(piece, Pose.RINGED)

    def _attend(self, piece: Piece, pose: Pose | None, at_once: bool = False) -> None:
        """Lift a piece, or put it down again (None)."""
        piece.is_attended = pose is not None
        piece.stand(pose or Pose.RESTING)
        piece.setZValue(piece.home.z if pose is None else max(piece.home.z, theme.Z.RAISED))
        height = RISE if pose is not None else 0.0
        if at_once:
            piece.rise = height
        elif piece.rise != height or piece.motions:
            motion.run(motion.rise(piece, height), self._scene)


def _is_there(piece: Piece) -> bool:
    return piece.scene() is not None and piece.isVisible() and piece.isEnabled()


def _distance(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def _lean(sway: float) -> float:
    """Degrees for a sway (units a movement), in few steps, because each has a pixmap of its own."""
    step = theme.TILT / 2
    return round(min(max(sway / 4, -2.0), 2.0)) * step


def _nearest(points: dict[T, QPointF], here: QPointF, way: QPointF) -> T | None:
    """Whoever is nearest in this direction (any, if it is null), straight ahead counting more than aside."""
    best: tuple[float, T] | None = None
    for key, point in points.items():
        to = point - here
        ahead = QPointF.dotProduct(to, way)
        aside = abs(to.x() * way.y() - to.y() * way.x())
        if way.isNull():
            far = _distance(point, here)
        elif ahead > 1 and aside <= 2.5 * ahead:
            far = ahead + 2 * aside
        else:
            continue
        if best is None or far < best[0]:
            best = far, key
    return best[1] if best is not None else None
