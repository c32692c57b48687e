"""The table as it lies: every piece, and where a view puts it. What comes about stands in motions.py."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Literal

from PySide6.QtCore import QObject, QRectF, QSizeF

from boardroom.core.game import Seat
from boardroom.core.tongue import mark, tr
from boardroom.games.concluzio import card_art, layout, sheet_art, trail_art
from boardroom.games.concluzio import table_art as art
from boardroom.games.concluzio.attributes import Look
from boardroom.games.concluzio.cards import ABILITIES, KINDS, NAMES, Card, Kind
from boardroom.games.concluzio.content import SIZE
from boardroom.games.concluzio.layout import Pile
from boardroom.games.concluzio.state import Clueing, Drafting, Miss, Over, Same, mark_at
from boardroom.games.concluzio.view import View
from boardroom.stage import theme
from boardroom.stage.items import faces
from boardroom.stage.items.piece import Piece, Place
from boardroom.stage.pictures import Art
from boardroom.stage.scene import GameScene
from boardroom.stage.theme import Z
from boardroom.table.table import Player

BACK = faces.Back()
"""The back of every clue card. A piece whose card these eyes may not see shows nothing else."""
PILES: tuple[Pile, ...] = ("yes", "no", "hand")
UNDEALT = Look((), ())
Sheet = Literal["", "guess", "deduce"]
"""What may be unfolded: the picker, or the choice of a card for Deduction."""
OWN_PILES: dict[Pile, str] = {
    "yes": mark("{name}’s YES: shares one"),
    "no": mark("NO: shares nothing"),
    "hand": mark("HAND"),
}
"""The words over the piles of whoever has the large row: whose they are, and what lies there."""
FIRST_PILE = mark("{name}’s YES")
"""The words over the first pile of the others; those beside it need no name."""
PILE_WORDS: dict[Pile, str] = {"yes": mark("YES"), "no": mark("NO"), "hand": mark("HAND")}
"""The words of a pile where the name stands already beside or above."""


class LaidTable(GameScene):
    """All pieces. Each of the 49 clue cards is one, face down and out of sight until a view shows it."""

    def __init__(self, players: Sequence[Player], parent: QObject | None = None) -> None:
        super().__init__({}, "plum", parent)
        self.introduce(players)
        self._view: View | None = None
        self._look = UNDEALT
        self._heaps: layout.Heaps = {}
        self._mode: Sheet = ""
        self._guess = [0, 0, 0]
        """What is chosen in the picker: number, shape, colour; 0 is nothing yet."""
        self._is_picking = False
        self._pointed: int | None = None
        """The played card that a question is about, before it is asked."""
        self._askable: frozenset[int] = frozenset()
        """The cards that a question may be about, while one is sought."""
        seats = [Seat(number) for number in range(len(players))]
        nothing, unseen = QRectF(0, 0, 10, 10), card_art.Face(0, None, None)
        self._zone = self._printed("zone", art.Zone(), nothing, Z.FRAME, solid=True)
        self._boxes = {
            (seat, pile): self._printed(("box", seat, pile), art.PileBox("", pile, 36), nothing, Z.PICTURE)
            for seat in seats
            for pile in PILES
        }
        self._plates = {
            seat: self._printed(("plate", seat), art.Title("", ""), nothing, Z.PICTURE, solid=True)
            for seat in seats
        }
        self._title = self._printed("title", art.Title("", "Concluzio"), layout.BELOW, Z.PICTURE)
        self._sheet = self._printed("sheet", art.Panel("", ""), layout.SHEET, Z.PICTURE)
        self._ticks = {
            (kind, value): self._thing(("tick", kind, value), BACK, layout.TICK)
            for kind in KINDS
            for value in range(1, SIZE + 1)
        }
        self._trail = self._printed("trail", trail_art.Trail(()), nothing, Z.PICTURE)
        self._deck = self._thing("deck", art.DrawDeck(0), layout.CARD)
        self._cards = {at: self._thing(("card", at), BACK, layout.CARD) for at in range(SIZE * SIZE)}
        self._secrets = {seat: self._thing(("secret", seat), BACK, layout.CARD) for seat in seats}
        self._slips = {seat: self._thing(("slip", seat), sheet_art.Slip(), layout.SLIP) for seat in seats}
        self._abilities = {
            ability: self._thing(("ability", ability), art.AbilityCard(ability), layout.ABILITY)
            for ability in ABILITIES
        }
        self._flyer = self._thing("flyer", BACK, layout.CARD)
        self._picker = self._printed("picker", art.Panel("", ""), layout.PICKER, Z.TRAVEL, solid=True)
        self._picks = {
            (kind, value): self._thing(("pick", kind, value), BACK, layout.PICK)
            for kind in KINDS
            for value in range(1, SIZE + 1)
        }
        self._picked = self._thing("picked", unseen, layout.CARD)
        self._news = self._thing("news", art.News(), layout.NEWS)

    def introduce(self, players: Sequence[Player]) -> None:
        """These people and computers sit at the table now."""
        super().introduce(players)
        self._players = tuple(players)

    def _printed(self, key: Hashable, drawing: Art, box: QRectF, layer: Z, *, solid: bool = False) -> Piece:
        piece = self.add(Piece(key, drawing, box.size(), thickness=0.0, solid=solid))
        piece.lie(layout.centre(box, float(layer)))
        return piece

    def _thing(self, key: Hashable, drawing: Art, size: QSizeF) -> Piece:
        piece = self.add(Piece(key, drawing, size, thickness=3.0))
        piece.lie(Place(theme.TABLE.center().x(), theme.TABLE.center().y()), visible=False)
        return piece

    def _fold(self) -> None:
        """Nothing is unfolded, and nothing chosen on it."""
        self._mode, self._guess, self._pointed = "", [0, 0, 0], None

    # ------------------------------------------------------------------------------------ how it stands

    def settle(self, view: View) -> None:
        """Put everything where this view says."""
        self._view = view
        self._look = Look(view.shapes, view.colours)
        self._heaps = layout.heaps(view)
        self._settle_plates(view)
        self._settle_boxes(view)
        self._settle_cards(view)
        self._settle_sheet(view)
        self._settle_column(view)
        self._settle_picker(view)
        for number, ability in enumerate(ABILITIES):
            shown = isinstance(view.phase, Drafting) and ability in view.spare
            place = view.spare.index(ability) if shown else number
            self._abilities[ability].lie(layout.ability(place, max(len(view.spare), 1)), visible=shown)
        self._flyer.lie(layout.deck(), art=BACK, visible=False)
        self._news.lie(layout.news(view), art=art.News(), visible=False)

    def _settle_plates(self, view: View) -> None:
        busy = set(view.seats) - set(view.chosen) if isinstance(view.phase, Clueing) else {view.turn}
        for seat in view.seats:
            box, place, player = layout.plate(view, seat), view.places[seat], self._players[seat]
            piece = self._plates[seat]
            piece.size = box.size()
            in_hand = seat == view.eyes and layout.is_private(view)
            room = layout.beside_plate(view, seat).zoom * layout.CARD.width() + 12
            lines = self._lines(view, seat)
            foot = 0.0
            if in_hand:
                room = 0.0
            elif layout.has_slips(view):
                slip = layout.slip(view, seat)
                room = layout.SLIP.width() * slip.zoom + 12
                foot = slip.y + layout.SLIP.height() * slip.zoom / 2 - box.top()
            drawing = art.SeatPlate(
                player.name,
                player.picture or theme.NOBODY,
                lines,
                self.sides[seat],
                seat in busy and not isinstance(view.phase, Over),
                place.out,
                room,
                foot,
                box.size().toTuple(),
            )
            piece.lie(layout.centre(box, float(Z.PICTURE)), art=drawing)

    def _lines(self, view: View, seat: Seat) -> tuple[str, ...]:
        """What stands under a player's name."""
        place = view.places[seat]
        if view.winner == seat:
            return (tr("wins!"),)
        if place.out:
            return (tr("out of the game"),)
        lines = []
        if isinstance(view.phase, Clueing) and seat in view.chosen:
            lines.append(tr("clue chosen"))
        elif not isinstance(view.phase, Drafting):
            lines.append(tr("{n} cards", n=place.cards))
        if place.has_ability:
            name = tr(NAMES[place.ability]) if place.ability else tr("ability hidden")
            lines.append(tr("ability used") if place.used else name)  # used ones are turned (CLZ-22)
        return tuple(lines)

    def _settle_boxes(self, view: View) -> None:
        for key, piece in self._boxes.items():
            heap = self._heaps.get(key)
            if heap is None:
                piece.lie(Place(0, 0), art=art.PileBox("", key[1], 0), visible=False)
                continue
            seat, pile = key
            name = self.names[seat]
            owner = name if heap.side and heap.head else ""
            words = FIRST_PILE if pile == "yes" and not owner else PILE_WORDS[pile]
            if not heap.side and seat == layout.first(view) and not isinstance(view.phase, Over):
                words = OWN_PILES[pile]
            piece.size = heap.box.size()
            drawing = art.PileBox(
                tr(words, name=name), pile, heap.head, heap.side, owner, heap.box.size().toTuple()
            )
            piece.lie(layout.centre(heap.box, float(Z.PICTURE)), art=drawing)
        zone, words = layout.zone(view), ""
        if view.eyes is not None and isinstance(view.phase, Clueing) and view.eyes not in view.chosen:
            taker = view.left_of(view.eyes)
            words = tr("The clue for {name} goes here", name=self.names[taker])
        self._zone.size = zone.size()
        drawn = art.Zone(words, zone.size().toTuple())
        self._zone.lie(layout.centre(zone, float(Z.FRAME)), art=drawn, visible=not zone.isEmpty())

    def _settle_cards(self, view: View) -> None:
        """Every card that can be seen lies face up in its place; all others are backs out of sight."""
        seen = {card.at: (place, card) for card, place in self._laid_out(view)}
        owners = {
            card.at: seat for seat in view.seats for card in (*view.places[seat].yes, *view.places[seat].no)
        }
        for at, piece in self._cards.items():
            if at not in seen:
                piece.lie(layout.deck(), art=BACK, visible=False)
                continue
            place, card = seen[at]
            if at == self._pointed:
                place = Place(place.x, place.y, angle=7.0, zoom=place.zoom, z=place.z + 5)
            piece.lie(place, art=self.face_of(card, owners.get(at), lit=at in self._askable))
        for seat, piece in self._secrets.items():
            secret, in_hand = view.places[seat].secret, seat == view.eyes and layout.is_private(view)
            place = layout.fan(self._held(view) + 1)[0] if in_hand else layout.beside_plate(view, seat)
            dealt, slips = not isinstance(view.phase, Drafting), layout.has_slips(view)
            drawing = BACK if secret is None or slips else self.face_of(secret)
            piece.lie(place, art=drawing, visible=dealt and (in_hand or not slips))
            slip = sheet_art.Slip()
            if slips and secret is not None:
                shape, colour = view.shapes[secret.shape - 1], view.colours[secret.colour - 1]
                slip = sheet_art.Slip(secret.number, shape, colour)
            self._slips[seat].lie(layout.slip(view, seat), art=slip, visible=slips and not in_hand)

    def _held(self, view: View) -> int:
        return len(view.own.hand or ()) if view.own is not None else 0

    def _laid_out(self, view: View) -> Iterator[tuple[Card, Place]]:
        """Every card that these eyes see, but the secret ones, and where it lies."""
        for (seat, pile), heap in self._heaps.items():
            place = view.places[seat]
            cards = {"yes": place.yes, "no": place.no, "hand": place.hand or ()}[pile]
            yield from zip(cards, heap.places(len(cards)), strict=True)
        if view.own is not None and layout.is_private(view):
            hand = view.own.hand or ()
            for card, spot in zip(hand, layout.fan(len(hand) + 1)[1:], strict=True):
                raised = 70 if card == view.given else 0
                yield card, Place(spot.x, spot.y - raised, spot.angle, z=spot.z)

    def face_of(self, card: Card, owner: Seat | None = None, lit: bool = False) -> card_art.Face:
        """A card as it is drawn; what was answered about it stays on it in its owner's piles."""
        asked: list[tuple[Kind, bool]] = []
        if owner is not None and self._view is not None:
            for fact in self._view.places[owner].facts:
                if isinstance(fact, Same) and card.value(fact.kind) == fact.value:
                    asked.append((fact.kind, fact.same))
        return card_art.face(self._look, card, tuple(asked), lit)

    # -------------------------------------------------------------------------------- what is at the side

    def _settle_sheet(self, view: View) -> None:
        shown = bool(view.marks) and layout.is_private(view)
        fill = self.mood.deep
        left = tr("{n} possible", n=len(view.possible)) if view.possible else ""
        early = isinstance(view.phase, Clueing)
        how = tr("From the first turn on" if early else "Once: cross · twice: ring")
        panel = art.Panel(tr("Notes"), fill, under=how, aside=left)
        self._sheet.lie(self._sheet.home, art=panel, visible=shown)
        for row, kind in enumerate(KINDS):
            for value in range(1, SIZE + 1):
                mark = view.marks[mark_at(kind, value)] if shown else 0
                gone, heard = self._gone(view, row, value), self._heard_of(view, kind, value)
                drawing = sheet_art.Tick(self._value(kind, value), mark, gone, heard)
                piece = self._ticks[kind, value]
                piece.lie(layout.tick(row, value), art=drawing if shown else BACK, visible=shown)

    def _gone(self, view: View, row: int, value: int) -> bool:
        """Whether the game crosses a value out for these eyes."""
        return view.possible is not None and all(trio[row] != value for trio in view.possible)

    def _heard_of(self, view: View, kind: Kind, value: int) -> bool | None:
        """What was answered aloud to these eyes about one value of their card (CLZ-24, CLZ-27)."""
        for fact in view.own.facts if view.own is not None else ():
            match fact:
                case Same(asked, about, same) if (asked, about) == (kind, value):
                    return same
                case Miss(guess, wrong) if guess[KINDS.index(kind)] == value:
                    return kind not in wrong
        return None

    def _value(self, kind: Kind, value: int) -> sheet_art.Value:
        if kind == "number":
            return sheet_art.Value(number=value)
        if kind == "shape":
            return sheet_art.Value(shape=self._look.shapes[value - 1])
        return sheet_art.Value(colour=self._look.colours[value - 1])

    def _settle_column(self, view: View) -> None:
        over, drafting = isinstance(view.phase, Over), isinstance(view.phase, Drafting)
        shown = not over and (drafting or not layout.is_private(view) or not view.marks)
        left = ""
        if view.possible:
            left = tr("{n} of {all} still possible", n=len(view.possible), all=len(view.chart))
        self._title.lie(self._title.home, art=art.Title(left, "Concluzio"), visible=shown)
        self._deck.lie(layout.deck(), art=art.DrawDeck(view.pile), visible=not over and not drafting)
        lines = tuple(zip(*(row.possible for row in view.trail), strict=True)) if over else ()
        box = layout.trail(view)
        self._trail.size = box.size()
        sentences = trail_art.hindsight(view, self.names) if over else ()
        drawing = trail_art.Trail(lines, sentences, box.size().toTuple(), self.sides)
        self._trail.lie(layout.centre(box, float(Z.PICTURE)), art=drawing, visible=over)

    def _settle_picker(self, view: View) -> None:
        """The three pickers: 7 × 7 × 7, whatever is possible or not (CLZ-17)."""
        shown = self._is_picking
        title = tr("{name}’s card is …", name=self.names[view.turn])
        self._picker.lie(self._picker.home, art=art.Panel(title, self.mood.deep, theme.GOLD), visible=shown)
        for row, kind in enumerate(KINDS):
            for value in range(1, SIZE + 1):
                mark = view.marks[mark_at(kind, value)] if shown and view.marks else 0
                gone, heard = self._gone(view, row, value), self._heard_of(view, kind, value)
                chosen = self._guess[row] == value
                drawing = sheet_art.Pick(self._value(kind, value), chosen, mark, gone, heard)
                piece = self._picks[kind, value]
                piece.lie(layout.pick(row, value), art=drawing if shown else BACK, visible=shown)
        number, shape, colour = self._guess if shown else (0, 0, 0)
        drawn = card_art.put_together(self._look, (number, shape, colour))
        self._picked.lie(layout.PICKED, art=drawn if shown else BACK, visible=shown)
