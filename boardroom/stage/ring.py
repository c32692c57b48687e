"""The gold ring that keys move among the pieces. At any time there is one or none, and it never gets lost.

It is shown where the keys are: when they go elsewhere it disappears, and comes back at the same place.
Whoever plays with keys never misses it (`by_keys`); a press of the pointer takes it away until the next key.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.stage import theme
from boardroom.stage.hand import attend, lies, nearest
from boardroom.stage.items.piece import Piece
from boardroom.stage.motion import PACE
from boardroom.stage.pictures import Pose

if TYPE_CHECKING:
    from boardroom.stage.scene import GameScene


SEEN = 700
"""Milliseconds for which a ring that came by itself has to be seen before Enter is meant for it."""


class Ring:
    """The ring of one scene. Whoever moves it says which pieces may be ringed."""

    def __init__(self, scene: GameScene) -> None:
        self._scene = scene
        self.by_keys = False
        """Whether somebody plays with keys."""
        self.is_at_keys = False
        """Whether the keys are with the table, and not with a button beside it."""
        self.is_fresh = False
        """Whether it began anew where nobody has led it: Enter is meant for it when it has been seen."""
        self._is_on = False
        self._seen_from = 0.0
        self._last: Piece | None = None
        self._at = QRectF(theme.PLAY.topLeft(), QSizeF())

    @property
    def piece(self) -> Piece | None:
        """The piece that wears it now."""
        return self._last if self._is_on else None

    @property
    def last(self) -> Piece | None:
        """The piece that wears it now, or wore it last."""
        return self._last

    @property
    def may_be_meant(self) -> bool:
        """Whether Enter means what it is on: it was led there, or has stood there long enough to be seen."""
        return not self.is_fresh or time.monotonic() >= self._seen_from

    def use_keys(self) -> None:
        """A key is pressed that is meant for the table."""
        self.by_keys = self.is_at_keys = True

    def show(self, piece: Piece | None) -> None:
        """Ring this piece; without one the ring disappears, and comes back there by the next key."""
        old = self._last
        if old is not None and old is not piece and not old.is_held:
            attend(old, None, self._scene)
        if piece is not None and not self._is_on:
            self._seen_from = time.monotonic() + SEEN * PACE.scale / 1000
        self._is_on = piece is not None
        if piece is not None:
            self._last, self._at = piece, lies(piece)
            attend(piece, Pose.RINGED, self._scene)
        if piece is not old or piece is None:
            self._scene.attended.emit(piece)

    def begin_at(self, point: QPointF) -> None:
        """Disappear, and come back nearest to this point, wherever the ring was."""
        self.show(None)
        self._last, self._at, self.is_fresh = None, QRectF(point, QSizeF()), True

    def was_used_at(self, piece: Piece) -> None:
        """The deed was done here: if the piece is gone, the next one is nearest to it."""
        self._at = lies(piece)

    def lose(self, piece: Piece) -> None:
        """This piece is taken off the table."""
        if self._last is piece:
            self._last = None

    def step(self, places: Mapping[Piece, QRectF], way: QPointF, *, is_far_meant: bool = True) -> bool:
        """Go on in a direction; the ring that was not to be seen only comes back. False: nothing is there.

        `is_far_meant`: also to what is ahead but far aside.
        """
        here = self.piece
        self.is_fresh = self.is_fresh and way.isNull()
        if here is None or here not in places:
            back = self._last if self._last in places else nearest(places, self._at, QPointF())
            self.show(back)
            return back is not None
        if way.isNull():
            return True
        there = nearest(places, places[here], way, is_far_meant=is_far_meant)
        if there is not None:
            self.show(there)
        return there is not None

    def step_in_order(self, row: Sequence[Piece], by: int) -> bool:
        """Go on (1) or back (-1) as one reads. False at the end."""
        here = self.piece
        self.is_fresh = False
        at = row.index(here) + by if here in row else 0 if by > 0 else len(row) - 1
        if not 0 <= at < len(row):
            return False
        self.show(row[at])
        return True

    def settle(self, places: Mapping[Piece, QRectF]) -> None:
        """The table has come to rest: be on a piece that may be touched, if keys are used here."""
        if self._is_on:
            if self._last not in places:
                self._last = nearest(places, self._at, QPointF())
            if self._last is not None:
                attend(self._last, Pose.RINGED, self._scene, at_once=True)
                self._scene.attended.emit(self._last)
            self._is_on = self._last is not None
        if self.by_keys and self.is_at_keys and not self._is_on:
            self.step(places, QPointF())
