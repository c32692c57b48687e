"""The one way in which pieces are touched: by mouse, by finger, by keyboard.

A press takes a piece in the hand; released at once it was a click, moved further it is carried; let go, it
falls into a place that wants it or flies home. Arrows move a gold ring among the pieces that may be touched,
Enter takes, Escape goes back. At any moment there is at most one piece in the hand, and however a hand ends
(Escape, another button, a window that goes away, a piece that vanishes), the piece goes home.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt

from boardroom.core.game import Action
from boardroom.core.tongue import mark, tr
from boardroom.stage import motion, theme
from boardroom.stage.hand import Hand, attend, distance, is_there, lies
from boardroom.stage.items.piece import Offer, Piece
from boardroom.stage.pictures import Pose
from boardroom.stage.ring import Ring

if TYPE_CHECKING:
    from boardroom.stage.scene import GameScene

DRUMMING = 400
"""Milliseconds for which a press where something was just done is taken for drumming, not for a wish."""

_NO_PLACE = mark("It does not belong there. Carry it to a place that lights up.")
_STEPS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_TAKES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
_BACKS = (Qt.Key.Key_Escape, Qt.Key.Key_Back, Qt.Key.Key_Cancel)


@dataclass(slots=True)
class _Deed:
    """Where and when something was done last, to tell drumming from a second wish."""

    point: QPointF
    when: int


class Touch:
    """All touching of one scene. Points are in logical units, times in the milliseconds of the events."""

    def __init__(self, scene: GameScene) -> None:
        self._scene = scene
        self._hand: Hand | None = None
        self._hovered: Piece | None = None
        self._pointer: QPointF | None = None
        self.ring = Ring(scene)
        self._deed: _Deed | None = None

    # ------------------------------------------------------------------------------------- questions

    @property
    def held(self) -> Piece | None:
        """The piece in the hand."""
        return self._hand.piece if self._hand is not None else None

    @property
    def focused(self) -> Piece | None:
        """The piece with the gold ring."""
        return self.ring.piece

    @property
    def offered(self) -> list[Piece]:
        """The pieces that may be touched now, as one reads: from the top, from the left."""
        pieces = [
            piece for piece in self._scene.pieces.values() if piece.offer is not None and is_there(piece)
        ]
        return sorted(pieces, key=lambda piece: (round(piece.home.y / 40), piece.home.x))

    def piece_at(self, point: QPointF, under: Piece | None = None) -> Piece | None:
        """The uppermost solid piece at a point of the table, or what lies there `under` another."""
        found: Piece | None = None
        for piece in self._scene.pieces.values():
            if (
                piece.solid
                and piece is not under
                and (found is None or piece.home.z >= found.home.z)
                and is_there(piece)
                and piece.covers(point)
            ):
                found = piece
        return found

    # --------------------------------------------------------------------------------------- pointer

    def press(self, point: QPointF, button: Qt.MouseButton, when: int) -> None:
        """A button or a finger goes down."""
        left = button == Qt.MouseButton.LeftButton
        if self._hand is not None and not (self._hand.loose and left):
            self.cancel()  # a second button, or a release that never came
        if not left:
            return
        self.ring.by_keys = False
        self.ring.show(None)
        seen = self.held or self.piece_at(point)
        if not self._come_to_rest(seen) or self._is_drumming(point, when):
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
            if piece.offer.at_once:
                self._click(when, point)
        elif piece.why:
            self._scene.refuse(piece.why, piece.ruling, piece)

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
        if not hand.carried:
            offer = hand.piece.offer
            if distance(point, hand.start) < theme.DRAG or offer is None or not offer.carries:
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
        if inside and hand.carried:
            self._follow(point)
            self._let_fall(when, point)
        elif inside and hand.piece.covers(point, theme.DRAG):
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
        self.ring.use_keys()
        if key in _BACKS:
            was = self._hand is not None
            self.cancel()
            return was
        for piece in self.offered:
            if piece.offer is not None and key in piece.offer.keys:
                return again or self._hit(piece, when)
        if key not in _STEPS and key not in _TAKES:
            return False
        if self._hand is not None and not self._hand.loose:
            return True  # the hand is busy
        self._hover(None)
        if key in _STEPS:
            self._deed = None
            self._come_to_rest(None)
            return self._step(_STEPS[Qt.Key(key)])
        return again or self._enter(when)

    def step_in_order(self, by: int) -> bool:
        """Tab: the ring, or the carried piece, goes on (1) or back (-1) as one reads. False at the end."""
        self.ring.use_keys()
        self._come_to_rest(None)
        if self._hand is None:
            return self.ring.step_in_order(self.offered, by)
        if self._hand.loose:
            self._hand.step_in_order(by)
        return True

    def use_keys(self) -> None:
        """Somebody plays without a pointer: from now on the ring is there."""
        self.ring.by_keys = True
        if not self._scene.playing and self._hand is None:
            self.ring.settle(self._places)

    def take_keys(self, order: int = 0) -> None:
        """The keys are with the table from now on; by Tab (1) or back by it (-1) it begins at an end.

        Where the scene has said at what the ring begins, it begins there, however the keys come: Qt leads
        them here as if by Tab when the button that had them is gone.
        """
        self.ring.is_at_keys = True
        if order and not self._scene.playing and self.ring.is_fresh:
            self.ring.step(self._places, QPointF())
        elif order and not self._scene.playing:
            self.ring.show(None)
            self.ring.step_in_order(self.offered, order)
        elif self.ring.by_keys:
            self.use_keys()

    def leave_keys(self) -> None:
        """The keys are elsewhere: nothing stays in the hand, and the ring is where they are."""
        self.ring.is_at_keys = False
        self.cancel()
        self.ring.show(None)

    @property
    def _places(self) -> dict[Piece, QRectF]:
        return {piece: lies(piece) for piece in self.offered}

    def _hit(self, piece: Piece, when: int) -> bool:
        """The key of a piece is a press on it, wherever the ring and the hand are."""
        self.cancel()
        if self._come_to_rest(piece):
            self._take(piece, piece.pos())
            self._click(when, piece.home.point)
        return True

    def _enter(self, when: int) -> bool:
        seen = self.held or self.focused
        if not self._come_to_rest(seen) or self._is_drumming(None, when):
            return True
        if self._hand is not None:
            self._let_fall(when, self._hand.piece.pos())
            return True
        if seen is None or self.focused is not seen or not self.ring.may_be_meant:
            return self._step(QPointF())
        self.ring.is_fresh = False
        self._take(seen, seen.pos())
        self._click(when, seen.home.point)
        return True

    def _step(self, way: QPointF) -> bool:
        """Move the ring, or the carried piece from place to place."""
        if self._hand is not None:
            self._hand.step(way)
            return True
        return self.ring.step(self._places, way, is_far_meant=not way.y())  # above and below is the page

    # -------------------------------------------------------------------------- the hand opens and closes

    def cancel(self) -> None:
        """Let the piece in the hand go home."""
        if self._hand is not None:
            self.send_home(self._hand.piece)

    def send_home(self, piece: Piece) -> None:
        """Let a piece go home from wherever it is."""
        if self.held is piece:
            self._open()
        if not is_there(piece):
            piece.rest()
            return
        attend(piece, Pose.RINGED if piece is self.focused and not self._scene.playing else None, self._scene)
        if piece.pos() != piece.home.point or piece.tilt:
            motion.run(motion.travel(piece, piece.home, swing=True), self._scene)

    def _take(self, piece: Piece, point: QPointF) -> None:
        self._hover(None)
        self._hand = Hand(piece, point, self._scene, self._lost)

    def _lost(self, piece: Piece) -> None:
        if self.held is piece:
            self._open()

    def _open(self) -> None:
        hand, self._hand = self._hand, None
        if hand is not None:
            hand.open()
            self._scene.point(Qt.CursorShape.ArrowCursor)

    def _follow(self, point: QPointF) -> None:
        hand = self._hand
        offer = hand.piece.offer if hand is not None else None
        means = hand.follow(point) if hand is not None else None
        if hand is not None and offer is not None and means is not None:
            self._scene.act(offer.seat, means, hand.piece)

    def _click(self, when: int, point: QPointF) -> None:
        hand = self._hand
        offer = hand.piece.offer if hand is not None else None
        if hand is None or offer is None:
            self.cancel()
        elif offer.single is not None:
            self._mean(offer, offer.single, when, point)
        elif offer.carries:
            hand.loose = hand.carried = True
            self._deed = _Deed(point, when)
            self._scene.sound("lift")
            if self.ring.piece is not None:
                hand.step(QPointF())
        else:
            self.cancel()

    def _let_fall(self, when: int, point: QPointF) -> None:
        hand = self._hand
        offer = hand.piece.offer if hand is not None else None
        means = hand.meaning if hand is not None else None
        if offer is not None and means is not None:
            self._mean(offer, means, when, point)
        else:
            self._say_why_not(hand, point)

    def _say_why_not(self, hand: Hand | None, point: QPointF) -> None:
        """The piece goes home; what it was dropped on says why not, as it does when it is clicked."""
        self.cancel()
        on = self.piece_at(point, hand.piece) if hand is not None else None
        if hand is not None and on is not None and hand.is_refused_by(on):
            self._scene.refuse(on.why or tr(_NO_PLACE), on.ruling, on)
        else:
            self._scene.sound("place")

    def _mean(self, offer: Offer, action: Action, when: int, point: QPointF) -> None:
        """The hand opens, and what it did is told. If the game does nothing about it, the piece goes home."""
        piece = self.held
        assert piece is not None, "only what is held can be let go"
        self._open()
        self._deed = _Deed(point, when)
        self.ring.was_used_at(piece)
        self._scene.act(offer.seat, action, piece)
        if not self._scene.playing and self._scene.pieces.get(piece.key) is piece:
            self.send_home(piece)

    # ------------------------------------------------------------------------------ what the scene tells

    def lose(self, piece: Piece) -> None:
        """This piece is taken off the table."""
        self._lost(piece)
        if self._hovered is piece:
            self._hovered = None
        self.ring.lose(piece)
        piece.rest()

    def start_at(self, point: QPointF) -> None:
        """Somebody else may be at the keys: no ring, until the next key brings it back nearest to here."""
        self.ring.begin_at(point)

    def quiet(self) -> None:
        """The table begins or ends to play: nothing is lit meanwhile."""
        self._hover(None)
        if self.ring.last is not None and self.held is not self.ring.last:
            attend(self.ring.last, None, self._scene)

    def refresh(self) -> None:
        """The table has settled: see what of hand, pointer and ring still holds."""
        hand = self._hand
        if hand is not None and (hand.piece.offer is None or not is_there(hand.piece)):
            self.cancel()
        elif hand is not None:
            hand.think_again()
        hovered, self._hovered = self._hovered, None
        if self._hand is not None or self._scene.playing:
            return
        if self._pointer is not None:
            piece = self.piece_at(self._pointer)
            self._hover(piece, at_once=piece is hovered)
        self.ring.settle(self._places)

    def _come_to_rest(self, seen: Piece | None) -> bool:
        """Hurry what is playing. False when that changed what lies under the finger: it was not meant."""
        if not self._scene.playing:
            return True
        at = seen.home if seen is not None else None
        self._scene.hurry()
        return seen is None or (is_there(seen) and (seen.home == at or self.held is seen))

    def _is_drumming(self, point: QPointF | None, when: int) -> bool:
        """Whether this follows a deed too fast to be meant: at the same point, or (None) by the same key."""
        deed = self._deed
        if deed is None or not 0 <= when - deed.when < DRUMMING:
            return False
        if point is not None and distance(point, deed.point) > 4 * theme.DRAG:
            return False
        deed.when = when
        return True

    # ------------------------------------------------------------------------------- lighting things up

    def _hover(self, piece: Piece | None, *, at_once: bool = False) -> None:
        if piece is not None and piece.offer is None:
            piece = None
        old, self._hovered = self._hovered, piece
        if piece is old:
            return
        if old is not None and old is not self.focused and old is not self.held:
            attend(old, None, self._scene)
        if piece is not None and piece is not self.focused:
            attend(piece, Pose.LIT, self._scene, at_once=at_once)
        self._scene.point(Qt.CursorShape.OpenHandCursor if piece else Qt.CursorShape.ArrowCursor)
