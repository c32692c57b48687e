"""A card with two sides."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QAbstractAnimation, QSizeF

from boardroom.stage import motion
from boardroom.stage.items.piece import Piece
from boardroom.stage.pictures import Art


class Card(Piece):
    """A thin piece that can be turned over. `front` may be set later, when one may know it."""

    def __init__(
        self, key: Hashable, front: Art, back: Art, size: QSizeF, *, up: bool = False, thickness: float = 2.0
    ) -> None:
        super().__init__(key, front if up else back, size, thickness=thickness)
        self.front, self.back = front, back

    def side(self, up: bool) -> Art:
        """The front, or the back."""
        return self.front if up else self.back

    def turn(self, up: bool) -> QAbstractAnimation:
        """Turn it so that its front is up or down."""
        return motion.flip(self, self.side(up))
