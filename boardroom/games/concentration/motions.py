"""How things come about on this table: slides that are pulled, cards that turn over, prizes that travel."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QAbstractAnimation

from boardroom.core.game import Event
from boardroom.core.tongue import tr
from boardroom.games.concentration import events as told
from boardroom.games.concentration import saying
from boardroom.games.concentration import table_art as art
from boardroom.games.concentration.cards import Card
from boardroom.games.concentration.laid import BACK, LaidTable, face_of
from boardroom.games.concentration.places import RIGHT, SLIDE, SLOT, TRAY, panel_place, rack_places
from boardroom.stage import motion, theme
from boardroom.stage.items.piece import Place
from boardroom.stage.theme import Z

SEEN = 1300
"""Milliseconds for which a match stays in sight before its cards travel into the rack."""
LOOK = 900
"""Milliseconds for which something said on the table stands by itself."""


class MovingTable(LaidTable):
    """Every event as it looks; where the pieces come to lie, the view says."""

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How this looks, from what is on the table now."""
        match event:
            case told.Dealt():
                return self._deal()
            case told.Pulled(panel=panel, card=card):
                return self._pull(panel, card)
            case told.Covered(panels):
                return self._cover(panels)
            case told.Matched(panels=panels):
                return self._match(panels)
            case told.Racked(side=side, slot=slot, panels=panels):
                return self._rack(side, slot, panels)
            case told.Kept(side, panels):
                return self._rack(side, self._in_rack(side), panels)
            case told.SetAside(panels) | told.Cleared(panels):
                gone = [self._cards[panel] for panel in panels] + [self._slides[panel] for panel in panels]
                return motion.together(*(motion.fade(piece, 0.0, ms=theme.SLOW) for piece in gone))
            case told.Uncovered(panels):
                return motion.together(*(motion.fade(self._slides[panel], 0.0) for panel in panels))
            case told.Taken(side=side, from_slot=slot, to_slot=to_slot):
                to = self._slot_place(side, to_slot)
                return motion.in_turn(
                    self.heard("slide-out"),
                    motion.travel(self._won[1 - side][slot], to, arc=60),
                    self._tell(event) or motion.pause(0),
                )
            case told.Opened(letters):
                return motion.in_turn(
                    self.heard("slide-out"),
                    motion.moment(partial(self._open, letters, tr("pull to check"))),
                    motion.pause(theme.SLOW),
                )
            case told.Closed():
                return motion.in_turn(
                    self.heard("slide-in"), motion.moment(partial(self._open, "", tr("closed")))
                )
        return self._tell(event)

    def _tell(self, event: Event) -> QAbstractAnimation | None:
        """What is heard rather than seen stands on the table for a moment."""
        words = saying.news_of_event(event, self.names, self._view)
        if words is None:
            return None
        sound = saying.sound_of(event)
        notice = motion.in_turn(motion.moment(lambda: self._news.show_art(words)), motion.pause(LOOK))
        return motion.in_turn(self.heard(sound), notice) if sound else notice

    def _match(self, panels: Iterable[int]) -> QAbstractAnimation:
        """Everybody sees what matched before it goes: the two cards swell, and a Wild says what it is."""
        faces_up = [self._cards[panel] for panel in panels]
        kinds = [card.art.special for card in faces_up if isinstance(card.art, art.Face)]
        words = saying.news_of_match(kinds)
        return motion.in_turn(
            motion.together(
                self.heard("match"),
                motion.moment(lambda: self._news.show_art(words)),
                *(motion.swell(card) for card in faces_up),
            ),
            motion.pause(SEEN),
        )

    def _deal(self) -> QAbstractAnimation:
        """The slides come down into the window, one after the other."""
        falls = []
        for panel, slide in self._slides.items():
            at = panel_place(panel)
            slide.lie(Place(at.x(), at.y() - 60, z=Z.PIECE), opacity=0.0)
            down = motion.travel(slide, Place(at.x(), at.y(), z=Z.PIECE), ms=theme.QUICK, above=False)
            falls.append(motion.together(down, motion.fade(slide, 1.0)))
        return motion.in_turn(self.heard("shuffle"), motion.together(*falls, apart=24))

    def _pull(self, panel: int, card: Card) -> QAbstractAnimation:
        """The slide goes to the tray, and the card under it turns over."""
        slide, under = self._slides[panel], self._cards[panel]
        out = sum(
            1 for piece in self._slides.values() if piece.isVisible() and piece.pos().x() > RIGHT.left()
        )
        out -= slide.pos().x() > RIGHT.left()  # it may have been carried there
        at = TRAY[min(max(out, 0), len(TRAY) - 1)]
        under.show_art(BACK)
        return motion.in_turn(
            self.heard("slide-out"),
            motion.travel(slide, Place(at.x(), at.y())),
            self.heard("flip"),
            motion.flip(under, face_of(card), ms=theme.NORMAL),
        )

    def _cover(self, panels: Iterable[int]) -> QAbstractAnimation:
        """The slides come back over their cards."""
        home = [(self._slides[panel], panel_place(panel)) for panel in panels]
        moves = [motion.travel(slide, Place(at.x(), at.y()), swing=True) for slide, at in home]
        return motion.in_turn(motion.together(*moves, apart=60), self.heard("slide-in"))

    def _rack(self, side: int, slot: int, panels: Iterable[int]) -> QAbstractAnimation:
        """The cards of a pair travel into a slot of the rack, one after the other."""
        at = self._slot_place(side, slot)
        small = Place(at.x, at.y, zoom=at.zoom * SLOT.width() / SLIDE.width(), z=at.z)
        ways = [motion.travel(self._cards[panel], small, ms=theme.SLOW, arc=40) for panel in panels]
        return motion.together(*ways, apart=90)

    def _slot_place(self, side: int, slot: int) -> Place:
        """Where the prize will lie that comes into this slot."""
        plate = self._plates[side].art
        assert isinstance(plate, art.SidePlate)
        return rack_places(side, art.head(plate.names), max(slot + 1, self._in_rack(side)))[slot]

    def _in_rack(self, side: int) -> int:
        return sum(1 for piece in self._won[side] if piece.isVisible())
