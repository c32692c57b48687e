"""Where things lie on this table: worked out, never drawn. In logical units of 1920 × 1080.

Above lie the piles of whoever looks or acts, then those of the others; below is room for a hand. On the open
table that room serves what is shown and said. When the game is over every player has a row.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, QSizeF

from boardroom.core.game import Seat
from boardroom.games.concluzio.content import SIZE
from boardroom.games.concluzio.state import Clueing, Drafting, Over
from boardroom.games.concluzio.view import View
from boardroom.stage.items.piece import Place
from boardroom.stage.theme import Z

Pile = Literal["yes", "no", "hand"]

CARD = QSizeF(180, 250)
PLATE_WIDE = 380.0
COLUMN = QRectF(96, 60, PLATE_WIDE, 858)
FIELD = QRectF(500, 60, 1324, 858)
FAN = QRectF(FIELD.left(), 668, 1140, CARD.height())
HIGH = 582.0
"""To here from the top the piles lie: the row of whoever looks or acts, and a strip for the others."""
OWN = 256.0
HEAD, HIGH_HEAD = 54.0, 70.0
"""The height of the words over a pile, and where there is room enough for a long name in a narrow one."""
NAME = 52.0
"""The height of a name over narrow piles, one below the other."""
SIDE, NAMED_SIDE = 84.0, 190.0
"""The width of a pile's words where they stand beside the cards; with a name."""
PLATES = 530.0
"""The height of all plates together."""
OWN_PLATE = 84.0
SHEET = QRectF(COLUMN.left(), 598, PLATE_WIDE, 320)
BELOW = SHEET
"""Under the players' plates, where nobody's sheet lies."""
PICKER = QRectF(FIELD.left(), 326, FIELD.width(), 617)
"""Down to the bar: nothing of the hand looks out below it."""
PICK = QSizeF(118, 124)
PICKED = Place(1668, 650, zoom=1.25, z=Z.TRAVEL + 6.0)
"""The card that is put together in the picker."""
TICK = QSizeF(50, 74)
NEWS = QSizeF(760, 176)
EDGE = 66.0
"""What of a card must stay free so that it can be told apart."""
SLIP = QSizeF(156, 54)
"""A secret card on a plate that is too low for a card."""
ABILITY = QSizeF(290, 400)


@dataclass(frozen=True, slots=True)
class Heap:
    """Where one pile of one player lies: its box, and what its words take above or beside the cards."""

    box: QRectF
    head: float
    side: float = 0.0

    def zoom(self, count: int) -> float:
        """How large so many cards are, as a multiple of CARD: their left edges stay free."""
        inner = self._inner
        wide = CARD.width() + EDGE * (max(count, 1) - 1)
        return min(inner.height() / CARD.height(), inner.width() / wide, 0.92)

    @property
    def _inner(self) -> QRectF:
        return self.box.adjusted(10 + self.side, self.head + 4, -12, -8)

    def places(self, count: int) -> tuple[Place, ...]:
        """Where so many cards lie: side by side, then over one another with the left edges free."""
        zoom, inner = self.zoom(count), self._inner
        wide = CARD.width() * zoom
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


def first(view: View) -> Seat:
    """Whose piles have the large row. Nothing changes its place when a look ends and the card is answered."""
    return view.turn if view.eyes is None else view.eyes


def heaps(view: View) -> Heaps:
    """Where every pile lies."""
    if isinstance(view.phase, Drafting):
        return {}
    found: dict[tuple[Seat, Pile], Heap] = {}
    if isinstance(view.phase, Over):
        count = len(view.seats)
        room = trail(view).top() - FIELD.top()
        for seat in view.seats:
            row = QRectF(FIELD.left(), FIELD.top() + seat * room / count, FIELD.width(), room / count - 12)
            found |= _row(view, seat, row)
        return found
    others = [seat for seat in _around(view) if seat != first(view)]
    found |= _row(view, first(view), QRectF(FIELD.left(), FIELD.top(), FIELD.width(), OWN))
    strip = QRectF(FIELD.left(), FIELD.top() + OWN + 10, FIELD.width(), HIGH - OWN - 10)
    wide = (strip.width() - 12 * (len(others) - 1)) / len(others)
    for number, seat in enumerate(others):
        column = QRectF(strip.left() + number * (wide + 12), strip.top(), wide, strip.height())
        found |= _row(view, seat, column) if len(others) < 3 else _column(view, seat, column)
    return found


def _around(view: View) -> tuple[Seat, ...]:
    """The seats clockwise, from the left of whoever has the large row on."""
    count = len(view.seats)
    return tuple(Seat((first(view) + step) % count) for step in range(1, count + 1))


def _row(view: View, seat: Seat, row: QRectF) -> dict[tuple[Seat, Pile], Heap]:
    """The piles side by side; a laid-open hand takes as much room as it has cards."""
    place, found = view.places[seat], {}
    shares: dict[Pile, float] = {"yes": 0.42, "no": 0.58}
    if place.out or isinstance(view.phase, Over):
        shares = {"yes": len(place.yes) + 4.5, "no": len(place.no) + 2.5}
        if place.out:
            shares["hand"] = len(place.hand or ()) + 2.5
    left, room = row.left(), row.width() - 12 * (len(shares) - 1)
    for pile, share in shares.items():
        wide = room * share / sum(shares.values())
        box = QRectF(left, row.top(), wide, row.height())
        if row.height() < 200:
            found[seat, pile] = Heap(box, 0.0, NAMED_SIDE if pile == "yes" else SIDE)
        else:
            found[seat, pile] = Heap(box, HIGH_HEAD if row.height() > OWN else HEAD)
        left += wide + 12
    return found


def _column(view: View, seat: Seat, column: QRectF) -> dict[tuple[Seat, Pile], Heap]:
    """The piles one below the other, in the uppermost the player's name."""
    piles: tuple[Pile, ...] = ("yes", "no", "hand") if view.places[seat].out else ("yes", "no")
    high = (column.height() - NAME - 8 * (len(piles) - 1)) / len(piles)
    found: dict[tuple[Seat, Pile], Heap] = {}
    top = column.top()
    for pile in piles:
        head = 0.0 if found else NAME
        box = QRectF(column.left(), top, column.width(), head + high)
        found[seat, pile] = Heap(box, head, SIDE)
        top = box.bottom() + 8
    return found


def zone(view: View) -> QRectF:
    """Where a card is laid: on the own piles, or those of the player to whom a clue is given (CLZ-05)."""
    box = QRectF()
    if view.eyes is not None and is_private(view):
        seat = view.left_of(view.eyes) if isinstance(view.phase, Clueing) else view.eyes
        for (owner, _), heap in heaps(view).items():
            if owner == seat:
                box = box.united(heap.box)
    return box


def shown(view: View) -> Place:
    """Where a revealed card is held up for all to see: never over an own hand."""
    y = 486.0 if is_private(view) else 782.0
    return Place(FIELD.left() + 260, y, zoom=1.05, z=float(Z.TRAVEL))


def news(view: View) -> Place:
    """What is said stands beside it."""
    held = shown(view)
    return Place(held.x + 120 + NEWS.width() / 2, held.y, z=float(Z.NOTICE))


def trail(view: View) -> QRectF:
    """The picture of who could have known what when, below all piles."""
    high = {2: 350.0, 3: 330.0, 4: 330.0}.get(len(view.seats), 270.0)
    return QRectF(FIELD.left(), FIELD.bottom() - high, FIELD.width(), high)


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


def deck() -> Place:
    """Where the draw deck lies."""
    return Place(1742, 792, zoom=0.8, z=float(Z.SLOT))


def plate(view: View, seat: Seat) -> QRectF:
    """A player's plate in the left column; low where no card stands on it."""
    count, low = len(view.seats), 0.0 if isinstance(view.phase, Over | Drafting) else OWN_PLATE
    room = COLUMN.height() if isinstance(view.phase, Over) else PLATES
    high = (room - low - 8 * (count - 1)) / (count - 1 if low else count)
    high = min(high, 250.0)
    top = COLUMN.top()
    for other in view.seats:
        own = low if low and other == first(view) else high
        if other == seat:
            return QRectF(COLUMN.left(), top, PLATE_WIDE, own)
        top += own + 8
    raise ValueError(f"nobody sits at {seat}")


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
    zoom = 0.84 if box.height() < 110 else 1.0
    right, top = box.right() - 8, box.top() + 6
    return Place(right - SLIP.width() * zoom / 2, top + SLIP.height() * zoom / 2, zoom=zoom, z=Z.PIECE + 0.5)


def tick(row: int, value: int) -> Place:
    """Where a box of the tick sheet lies; rows count from 0, values from 1."""
    step = (SHEET.width() - 16) / SIZE
    x = SHEET.left() + 8 + step * (value - 0.5)
    return Place(x, SHEET.top() + 78 + 38 + row * 79, z=float(Z.SLOT))


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
