"""Where things stand side by side: worked out, never drawn."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from boardroom.stage.items.piece import Place
from boardroom.stage.theme import Z


@dataclass(frozen=True, slots=True)
class Rack:
    """Slots of one size in an area: as many as are needed, evenly, in rows from the upper left.

    The things keep their size as long as they fit; then they get smaller, down to `least` of it; then they
    overlap, each with its left edge free.
    """

    area: QRectF
    size: QSizeF
    gap: float = 8.0
    least: float = 0.5
    z: float = float(Z.PIECE)

    def places(self, count: int) -> tuple[Place, ...]:
        """Where so many things lie."""
        if not count:
            return ()
        scale, columns = self._fit(count)
        wide, high = self.size.width() * scale, self.size.height() * scale
        rows = -(-count // columns)
        across = self._stride(self.area.width(), wide, columns)
        down = self._stride(self.area.height(), high, rows)
        return tuple(
            Place(
                self.area.left() + wide / 2 + number % columns * across,
                self.area.top() + high / 2 + number // columns * down,
                zoom=scale,
                z=self.z + number / 100,
            )
            for number in range(count)
        )

    def _stride(self, room: float, length: float, count: int) -> float:
        """From one thing to the next: with a gap where there is room, overlapping where there is not."""
        return min(length + self.gap, (room - length) / (count - 1)) if count > 1 else 0.0

    def _fit(self, count: int) -> tuple[float, int]:
        """The largest scale at which all fit, and how many stand in a row."""
        best = 0.0, count
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            scale = min(
                1.0,
                (self.area.width() - (columns - 1) * self.gap) / columns / self.size.width(),
                (self.area.height() - (rows - 1) * self.gap) / rows / self.size.height(),
            )
            if scale > best[0]:
                best = scale, columns
        if best[0] >= self.least:
            return best
        scale = min(
            self.least, self.area.height() / self.size.height(), self.area.width() / self.size.width()
        )
        rows = max(int((self.area.height() + self.gap) / (self.size.height() * scale + self.gap)), 1)
        return scale, -(-count // rows)
