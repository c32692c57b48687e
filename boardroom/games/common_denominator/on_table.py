"""Everything that lies on this table, each piece made once."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QSizeF

from boardroom.core.tongue import tr
from boardroom.games.common_denominator import card_art, medal_art, places, puzzle_art
from boardroom.games.common_denominator import table_art as art
from boardroom.games.common_denominator.cards import DECK
from boardroom.stage import theme
from boardroom.stage.items import faces
from boardroom.stage.items.piece import Piece, Place
from boardroom.stage.pictures import Art
from boardroom.stage.theme import Z

ROWS = 8
COINS = 5
"""Medals of one metal that fly at once, at most."""
BLANK_ROW = puzzle_art.RowFace(("",), (False,), 0, (False,))


class OnTable:
    """The pieces by what they are; where they lie, the scene says."""

    def __init__(self, add: Callable[[Piece], Piece], players: int) -> None:
        self._add = add
        self.plates = [
            self._printed(
                ("plate", seat),
                nobody(seat),
                places.plate_size(players),
                QPointF(),
                Z.BOARD,
                solid=True,
            )
            for seat in range(players)
        ]
        self.title = self._printed(
            "title", art.Title(""), places.TITLE.size(), places.TITLE.center(), Z.BOARD
        )
        self.paper = self._thing("paper", puzzle_art.PuzzleBack(), places.PAPER, solid=False)
        self.tracing = self._printed(
            "tracing", puzzle_art.Tracing(), places.TRACING, QPointF(places.CENTRE.x(), 560), Z.FRAME
        )
        self.band = self._printed("band", puzzle_art.Band(), places.MEDAL, QPointF(), Z.PICTURE)
        category = places.CATEGORY
        self.category = self._printed(
            "category", puzzle_art.CategoryLine(), category.size(), category.center(), Z.SLOT, solid=True
        )
        self.rows = [
            self._printed(("row", row), BLANK_ROW, places.MEDAL, QPointF(), Z.SLOT, solid=True)
            for row in range(1, ROWS + 1)
        ]
        self.numbers = [
            self._printed(("number", row), small(str(row), theme.INK_SOFT), QSizeF(40, 40), QPointF(), Z.SLOT)
            for row in range(1, ROWS + 1)
        ]
        self.bank = {
            metal: self._thing(("bank", metal), medal_art.Medal(metal), places.MEDAL)
            for metal in places.METALS
        }
        self.bank_rows = {
            metal: self._printed(
                ("bank row", metal),
                medal_art.BankRow(metal, 0),
                places.BANK_ROW,
                places.BANK[metal] + QPointF(60 + places.BANK_ROW.width() / 2, 0),
                Z.BOARD,
            )
            for metal in places.METALS
        }
        self.coins = {
            metal: [
                self._thing(("coin", metal, number), medal_art.Medal(metal), places.COIN, solid=False)
                for number in range(COINS)
            ]
            for metal in places.METALS
        }
        self.timer = self._thing("timer", art.SandTimer(24), places.TIMER)
        clock = places.CLOCK
        self.clock = self._printed("clock", small("", theme.CREAM), clock.size(), clock.center(), Z.BOARD)
        self.deck = self._thing("deck", card_art.FortuneBack(), places.PILE)
        self.stack = self._thing("stack", puzzle_art.PuzzleBack(), places.PILE)
        self.captions = [
            self._printed(("caption", number), small("", theme.SOFT), QSizeF(196, 36), at, Z.BOARD)
            for number, at in enumerate((places.DECK_AT, places.STACK_AT))
        ]
        self.veil = self._printed("veil", art.Veil(), places.PAPER, places.CENTRE, Z.RAISED)
        self.courier = self._thing("courier", card_art.FortuneBack(), places.CARD, solid=False)
        self.cards = {card: self._thing(("card", card), card_art.Fortune(card), places.CARD) for card in DECK}
        ribbon = places.RIBBON
        self.ribbon = self._printed("ribbon", art.Ribbon(), ribbon.size(), ribbon.center(), Z.NOTICE)
        self.cover = self._printed(
            "cover",
            puzzle_art.PuzzleBack(tr("Pause"), tr("The sand stands still")),
            places.PAPER,
            places.CENTRE,
            Z.NOTICE,
        )

    def _printed(
        self, key: Hashable, drawing: Art, size: QSizeF, at: QPointF, layer: Z, *, solid: bool = False
    ) -> Piece:
        piece = self._add(Piece(key, drawing, size, thickness=0.0, solid=solid))
        piece.lie(Place(at.x(), at.y(), z=float(layer)))
        return piece

    def _thing(self, key: Hashable, drawing: Art, size: QSizeF, *, solid: bool = True) -> Piece:
        return self._add(Piece(key, drawing, size, thickness=5.0, solid=solid))


def nobody(seat: int) -> medal_art.PlayerPlate:
    """A plate before anything is known."""
    return medal_art.PlayerPlate("", theme.NOBODY, 0, (0, 0, 0), 0, 0, seat, active=False)


def small(text: str, colour: str) -> faces.Words:
    """A few words beside a thing."""
    return faces.Words(text, theme.SMALL, colour)


def clock(left: int | None) -> faces.Words:
    """Minutes and seconds that are left, rounded up."""
    if left is None:
        return faces.Words(tr("no limit"), theme.SMALL, theme.SOFT)
    seconds = -(-left // 1000)
    colour = theme.GOLD if left <= 1000 * theme.LAST_SECONDS else theme.CREAM
    return faces.Words(f"{seconds // 60}:{seconds % 60:02}", 84, colour, is_display=True)
