"""Where things lie on this table: worked out, never drawn. In logical units of 1920 × 1080.

With open eyes (one player looks) the own piles, the others' piles and the hand share the field; on the open
table every player has a row.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, QSizeF

from boardroom.core.game import Seat
from boardroom.games.concluzio.content import SIZE
from boardroom.games.concluzio.state import Drafting, Over
from boardroom.games.concluzio.view import View
from boardroom.stage.items.piece import Place
from boardroom.stage.theme import Z

Pile = Literal["yes", "no", "hand"]

CARD = QSizeF(180, 250)
PLATE_WIDE = 380.0
COLUMN = QRectF(96, 60, PLATE_WIDE, 858)
FIELD = QRectF(500, 60, 1324, 858)
OWN = QRectF(FIELD.left(), 60, FIELD.width(), 272)
STRIP = QRectF(FIELD.left(), 342, FIELD.width(), 300)
"""The others' piles, above the hand."""
FAN = QRectF(FIELD.left(), 668, 1140, CARD.height())
SHEET = QRectF(COLUMN.left(), 546, PLATE_WIDE, 292)
FOOT = QRectF(COLUMN.left(), 846, PLATE_WIDE, 72)
BELOW = QRectF(COLUMN.left(), 546, PLATE_WIDE, 372)
"""Under the players' plates, where nobody's sheet lies."""
PICKER = QRectF(FIELD.left(), 344, FIELD.width(), 592)
PICK = QSizeF(118, 124)
PICKED = Place(1668, 650, zoom=1.25, z=Z.TRAVEL + 6.0)
"""The card that is put together in the picker."""
TICK = QSizeF(50, 74)
SHOWN = Place(FIELD.center().x(), 560, zoom=1.5, z=float(Z.TRAVEL))
"""Where a revealed card is held up for all to see."""
LARGE = 0.6
"""From this zoom on a card is drawn whole; below it only what tells it apart."""
SLIP = QSizeF(156, 54)
"""A secret card on a plate that is too low for a card."""
ABILITY = QSizeF(290, 400)


@dataclass(frozen=True, slots=True)
class Heap:
    """Where one pile of one player lies: its box, and how large its cards are."""

    box: QRectF
    head: float

    @property
    def zoom(self) -> float:
        """How large its cards are, as a multiple of CARD."""
        return min((self.box.height() - self.head - 12) / CARD.height(), 0.92)

    def places(self, count: int) -> tuple[Place, ...]:
        """Where so many cards lie: side by side, then over one another with the left edges free."""
        zoom = self.zoom
        wide = CARD.width() * zoom
        inner = self.box.adjusted(12, self.head, -12, -8)
        step = wide + 10 * zoom
        if count > 1:
            step = min(step, (inner.width() - wide) / (count - 1))
        middle = inner.center().y()
        return tuple(
            Place(inner.left() + wide / 2 + number * step, middle, zoom=zoom, z=Z.PIECE + number / 10)
            for number in range(count)
        )


Heaps = Mapping[tuple[Seat, Pile], Heap]


def is_private(view: View) -> bool:
    """Whether one player looks at an own hand; when the game is over the table lies open."""
    return view.eyes is not None and not isinstance(view.phase, Over | Drafting) and not _is_out(view)


def _is_out(view: View) -> bool:
    return view.own is not None and view.own.out


def heaps(view: View) -> Heaps:
    """Where every pile lies."""
    if isinstance(view.phase, Drafting):
        return {}
    found: dict[tuple[Seat, Pile], Heap] = {}
    if not is_private(view):
        count = len(view.seats)
        high = (FIELD.height() - 12 * (count - 1)) / count
        for seat in view.seats:
            row = QRectF(FIELD.left(), FIELD.top() + seat * (high + 12), FIELD.width(), high)
            found |= _row(seat, row, view.places[seat].out)
        return found
    assert view.eyes is not None, "a private look has eyes"
    found |= _row(view.eyes, OWN, out=False)
    others = [seat for seat in _around(view) if seat != view.eyes]
    if len(others) == 1:
        return found | _row(others[0], STRIP, view.places[others[0]].out)
    wide = (STRIP.width() - 12 * (len(others) - 1)) / len(others)
    for number, seat in enumerate(others):
        column = QRectF(STRIP.left() + number * (wide + 12), STRIP.top(), wide, STRIP.height())
        found |= _column(seat, column, view.places[seat].out)
    return found


def _around(view: View) -> tuple[Seat, ...]:
    """The seats clockwise, from the left of these eyes on."""
    count, first = len(view.seats), view.eyes or 0
    return tuple(Seat((first + step) % count) for step in range(1, count + 1))


def _row(seat: Seat, row: QRectF, out: bool) -> dict[tuple[Seat, Pile], Heap]:
    shares: tuple[tuple[Pile, float], ...] = (("yes", 0.42), ("no", 0.58))
    if out:
        shares = (("yes", 0.3), ("no", 0.4), ("hand", 0.3))
    left, found = row.left(), {}
    head = 50.0 if row.height() >= 200 else 34.0
    for pile, share in shares:
        wide = (row.width() - 12 * (len(shares) - 1)) * share
        found[seat, pile] = Heap(QRectF(left, row.top(), wide, row.height()), head)
        left += wide + 12
    return found


def _column(seat: Seat, column: QRectF, out: bool) -> dict[tuple[Seat, Pile], Heap]:
    high = (column.height() - 8) / 2
    upper = QRectF(column.left(), column.top(), column.width(), high)
    lower = upper.translated(0, high + 8)
    if not out:
        return {(seat, "yes"): Heap(upper, 34.0), (seat, "no"): Heap(lower, 34.0)}
    half = (column.width() - 10) / 2
    left = QRectF(upper.left(), upper.top(), half, high)
    return {
        (seat, "yes"): Heap(left, 34.0),
        (seat, "no"): Heap(left.translated(half + 10, 0), 34.0),
        (seat, "hand"): Heap(lower, 34.0),
    }


def fan(count: int) -> tuple[Place, ...]:
    """A hand of so many cards, held as one holds cards: spread, and turned about a point far below."""
    if count == 0:
        return ()
    step = min(158.0, (FAN.width() - CARD.width() - 40) / max(count - 1, 1))
    middle, lean = (count - 1) / 2, min(2.6, 15 / count)
    start = FAN.left() + CARD.width() / 2 + 24
    return tuple(
        Place(
            start + number * step,
            FAN.center().y() + (number - middle) ** 2 * 2.2 - 4,
            angle=(number - middle) * lean,
            z=Z.PIECE + 2 + number / 10,
        )
        for number in range(count)
    )


def deck(view: View) -> Place:
    """Where the draw deck lies."""
    if is_private(view):
        return Place(1742, 792, zoom=0.8, z=float(Z.SLOT))
    return Place(COLUMN.left() + 100, BELOW.center().y() + 40, zoom=0.95, z=float(Z.SLOT))


def plate(view: View, seat: Seat) -> QRectF:
    """A player's plate in the left column."""
    count = len(view.seats)
    high = 112.0 if count <= 4 else (476 - 8 * (count - 1)) / count
    return QRectF(COLUMN.left(), COLUMN.top() + seat * (high + 8), PLATE_WIDE, high)


def beside_plate(view: View, seat: Seat) -> Place:
    """Where a player's secret card stands on the plate, for those who may see it."""
    box = plate(view, seat)
    zoom = (box.height() - 14) / CARD.height()
    return Place(box.right() - 10 - CARD.width() * zoom / 2, box.center().y(), zoom=zoom, z=Z.PIECE + 0.5)


def has_slips(view: View) -> bool:
    """Whether the plates are too low for cards, as with five and six players (CLZ-01)."""
    return len(view.seats) > 4


def slip(view: View, seat: Seat) -> Place:
    """Where a slip lies on a player's plate."""
    box = plate(view, seat)
    return Place(box.right() - 10 - SLIP.width() / 2, box.center().y(), z=Z.PIECE + 0.5)


def tick(row: int, value: int) -> Place:
    """Where a box of the tick sheet lies; rows count from 0, values from 1."""
    step = (SHEET.width() - 16) / SIZE
    x = SHEET.left() + 8 + step * (value - 0.5)
    return Place(x, SHEET.top() + 48 + 40 + row * 80, z=float(Z.SLOT))


def pick(row: int, value: int) -> Place:
    """Where a choice of the picker lies; rows count from 0, values from 1."""
    x = PICKER.left() + 40 + PICK.width() / 2 + (value - 1) * (PICK.width() + 12)
    return Place(x, PICKER.top() + 150 + row * 150, z=Z.TRAVEL + 6.0)


def ability(number: int, count: int) -> Place:
    """Where an ability card lies that can be chosen."""
    step = ABILITY.width() + 28
    start = FIELD.center().x() - step * (count - 1) / 2
    return Place(start + number * step, FIELD.center().y(), z=float(Z.PIECE))


def centre(box: QRectF, z: float) -> Place:
    """The middle of a box."""
    return Place(box.center().x(), box.center().y(), z=z)
