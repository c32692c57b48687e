"""The table as it lies: every piece, and where a view puts it. What comes about stands in motions.py."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QSizeF
from shiboken6 import isValid

from boardroom.core.tongue import tr
from boardroom.games.concentration import saying
from boardroom.games.concentration import table_art as art
from boardroom.games.concentration.cards import Card
from boardroom.games.concentration.places import (
    BOARD,
    FRAME,
    HOLE,
    PLATE,
    PLATES,
    RIGHT,
    SLIDE,
    SLOT,
    SLOTS,
    STRIP,
    TITLE,
    TRAY,
    panel_place,
    rack_places,
)
from boardroom.games.concentration.state import Over, Solved
from boardroom.games.concentration.view import Panel, View
from boardroom.stage import theme
from boardroom.stage.items import faces
from boardroom.stage.items.piece import Piece, Place
from boardroom.stage.pictures import Art
from boardroom.stage.scene import GameScene
from boardroom.stage.theme import Z
from boardroom.table.table import Player

BACK = faces.Back(theme.WOOD, "$")
"""A prize card that nobody has seen yet."""


class LaidTable(GameScene):
    """All pieces, and where they lie."""

    studied = QRectF(BOARD.x() - FRAME / 2, BOARD.y() - FRAME / 2, FRAME, FRAME)

    def __init__(self, players: Sequence[Player], parent: QObject | None = None) -> None:
        super().__init__({}, "night", parent)
        self.introduce(players)
        self._view: View | None = None
        self._reading: QAbstractAnimation | None = None
        self._printed("frame", faces.Marquee(), QSizeF(FRAME, FRAME), BOARD, Z.BOARD)
        self._window = self._printed("window", art.Window((), ()), QSizeF(HOLE, HOLE), BOARD, Z.PICTURE)
        self._plates = [
            self._printed(
                ("plate", side),
                art.SidePlate(("",), theme.NOBODY, 0, 0, side, False),
                PLATE,
                PLATES[side],
                Z.BOARD,
            )
            for side in (0, 1)
        ]
        self._cards = {
            panel: self._thing(("card", panel), BACK, SLIDE, solid=False) for panel in range(1, 26)
        }
        self._slides = {
            panel: self._thing(("slide", panel), faces.Panel(str(panel)), SLIDE) for panel in range(1, 26)
        }
        self._won = [
            [self._thing(("won", side, slot), faces.Paper(), SLOT) for slot in range(SLOTS)]
            for side in (0, 1)
        ]
        self._title = self._printed("title", art.News(), TITLE.size(), TITLE.center(), Z.BOARD)
        self._news = self._printed("news", art.News(), QSizeF(380, 216), QPointF(1640, 454), Z.BOARD)
        top = QPointF(RIGHT.center().x(), 194)
        self._case = self._printed("case", art.Case(), QSizeF(RIGHT.width(), 268), top, Z.BOARD)
        self._paper = self._printed("paper", art.Solution(""), STRIP.size(), STRIP.center(), Z.PICTURE)
        self._solution = self._thing("solution", art.Wood(""), STRIP.size())
        self._tray = self._printed(
            "tray",
            faces.Plate(radius=theme.RADIUS_LARGE),
            QSizeF(RIGHT.width(), 352),
            QPointF(RIGHT.center().x(), 742),
            Z.BOARD,
        )
        nothing = art.Explained("", "", ())
        self._explained = self._printed("explained", nothing, RIGHT.size(), RIGHT.center(), Z.BOARD)

    def introduce(self, players: Sequence[Player]) -> None:
        """These people and computers sit at the table now."""
        super().introduce(players)
        self._pictures = [player.picture or theme.NOBODY for player in players]

    def _printed(self, key: Hashable, drawing: Art, size: QSizeF, at: QPointF, layer: Z) -> Piece:
        piece = self.add(Piece(key, drawing, size, thickness=0.0, solid=False))
        piece.lie(Place(at.x(), at.y(), z=float(layer)))
        return piece

    def _thing(self, key: Hashable, drawing: Art, size: QSizeF, *, solid: bool = True) -> Piece:
        return self.add(Piece(key, drawing, size, thickness=5.0, solid=solid))

    # ------------------------------------------------------------------------------------ how it stands

    def settle(self, view: View) -> None:
        """Put everything where this view says."""
        self._view = view
        if self._reading is not None and isValid(self._reading):
            self._reading.stop()
        self._reading = None
        over = isinstance(view.phase, Solved | Over)
        self._settle_board(view, over)
        for side in (0, 1):
            self._settle_side(view, side)
        self._title.lie(self._title.home, art=art.News(saying.which_game(view), "Concentration", size=62))
        self._news.lie(self._news.home, art=saying.news(view, self.names), visible=not over)
        self._settle_solution(view, over)

    def _settle_board(self, view: View, over: bool) -> None:
        uncovered = tuple(
            number for number, panel in enumerate(view.panels, start=1) if _is_gone(panel) or over
        )
        elements = tuple(glimpse.element for glimpse in view.glimpses)
        self._window.lie(self._window.home, art=art.Window(elements, uncovered))
        pulled, named = saying.pulled(view), saying.named(view)
        for number, panel in enumerate(view.panels, start=1):
            at = panel_place(number)
            card, slide = self._cards[number], self._slides[number]
            face = BACK if panel.card is None else face_of(panel.card)
            card.lie(Place(at.x(), at.y(), z=Z.SLOT), art=face, visible=number not in uncovered)
            if number in pulled:
                out = TRAY[pulled.index(number)]
                slide.lie(Place(out.x(), out.y()))
            else:
                raised = Z.PIECE + (0.5 if number in named else 0)
                place = Place(at.x(), at.y() - (14 if number in named else 0), z=raised)
                slide.lie(place, visible=panel.slide and not over)

    def _settle_side(self, view: View, side: int) -> None:
        seats, rack = view.sides[side], view.racks[side]
        active = view.turn == side and not isinstance(view.phase, Solved | Over)
        money = max((view.money[seat] for seat in seats), default=0)
        drawing = art.SidePlate(
            tuple(self.names[seat] for seat in seats),
            self._pictures[seats[0]],
            money,
            sum(slot.prize.value for slot in rack.slots),
            side,
            active,
            self._own(view, side),
            not (rack.slots or rack.kept),
        )
        self._plates[side].lie(self._plates[side].home, art=drawing)
        pictures = [slot.prize.picture for slot in rack.slots] + [card.picture for card in rack.kept]
        places = rack_places(side, art.head(drawing.names), len(pictures))
        for slot, piece in enumerate(self._won[side]):
            shown = slot < len(pictures)
            place = places[slot] if shown else Place(PLATES[side].x(), PLATES[side].y(), z=float(Z.SLOT))
            piece.lie(place, art=faces.Paper(pictures[slot] if shown else ""), visible=shown)

    def _own(self, view: View, side: int) -> int:
        """A side's colour is its lead's; where both leads share one, the second side takes the next."""
        first, second = (self.sides[seats[0]] for seats in view.sides)
        return first if side == 0 else second if second != first else (first + 1) % len(theme.SIDES)

    def _settle_solution(self, view: View, over: bool) -> None:
        reading = view.solution is not None and not over
        letters = view.solution if reading and view.solution else view.letters
        self._case.lie(self._case.home, art=art.Case(saying.foot(view, self.names)), visible=not over)
        words = tr("pull to check" if saying.is_for_the_table(view) else "closed")
        self._open(letters, words, whole=reading)
        self._paper.setVisible(not over)
        self._solution.setVisible(not over and not reading)
        lines = tuple((line.shows, line.says) for line in view.explanation if line.part >= 0)
        self._tray.lie(self._tray.home, visible=not over)
        explained = art.Explained(saying.outcome(view, self.names), view.solution or "", lines)
        self._explained.lie(self._explained.home, art=explained, visible=over)

    def _open(self, letters: str, words: str, whole: bool = False) -> None:
        """Let the solution slide lie beside these letters; what is pulled out of it goes into the case."""
        shut = art.closed_part(letters, STRIP)
        self._paper.lie(self._paper.home, art=art.Solution(letters, whole=whole))
        self._solution.size = shut.size()
        at = Place(shut.center().x(), shut.center().y(), z=Z.SLOT)
        self._solution.lie(at, art=art.Wood(words))


def _is_gone(panel: Panel) -> bool:
    return not panel.slide and panel.card is None


def face_of(card: Card) -> art.Face:
    """A prize card as it is drawn, face up."""
    special = "" if card.kind == "prize" else card.colour or card.kind
    return art.Face(saying.card_name(card), card.picture, card.value, special)
