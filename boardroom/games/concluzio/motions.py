"""How things come about on this table: what travels, is held up, and is heard."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation

from boardroom.core.game import Event, Seat
from boardroom.core.tongue import tr
from boardroom.games.concluzio import card_art, layout, spoken
from boardroom.games.concluzio import events as told
from boardroom.games.concluzio import table_art as art
from boardroom.games.concluzio.attributes import KIND_NAMES, card_name, value_name
from boardroom.games.concluzio.cards import Card
from boardroom.games.concluzio.laid import LaidTable
from boardroom.games.concluzio.layout import Pile
from boardroom.games.concluzio.view import View
from boardroom.stage import motion, theme
from boardroom.stage.items.piece import Place
from boardroom.stage.prompt import Prompt, listed
from boardroom.stage.theme import Z

HEARD = 1100
"""Milliseconds for which a message stands before the table goes on."""
ANSWERED = 2400
"""Milliseconds for which Yes and No stand."""


class MovingTable(LaidTable):
    """Every event as it looks; where the pieces come to lie, the view says."""

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How this looks, from what is on the table now."""
        words = spoken.while_playing(self.names, self._look, event)
        if words:
            self.say(Prompt(words))
        match event:
            case told.Drafted(seat, ability):
                to = layout.beside_plate(self._seen, seat)
                small = Place(to.x, to.y, zoom=0.2, z=float(Z.TRAVEL))
                return motion.in_turn(self.heard("slide-out"), motion.travel(self._abilities[ability], small))
            case told.Dealt(starts):
                news = art.News(tr("The cards are dealt"), tr("{name} starts", name=self.names[starts]))
                return motion.in_turn(self.heard("shuffle"), self._notice(news))
            case told.Clued(giver, taker, card, yes):
                shared = tr("Something in common" if yes else "Nothing in common")
                under = tr("{giver}’s clue for {taker}", giver=self.names[giver], taker=self.names[taker])
                return self._reveal(giver, taker, card, yes, art.News(shared, under, yes))
            case told.Played(seat, answerer, card, yes):
                says = tr("says {name}", name=self.names[answerer])
                answer = art.News(tr("Yes!" if yes else "No."), says, yes)
                return self._reveal(seat, seat, card, yes, answer)
            case told.Drew(seat, card):
                return self._draw(seat, card)
            case told.Tucked(seat, card):
                return self._tuck(seat, card)
            case told.TurnPassed():
                return None
        return self._said(event)

    @property
    def _seen(self) -> View:
        assert self._view is not None, "the director settles before it animates"
        return self._view

    def _said(self, event: Event) -> QAbstractAnimation | None:
        """What is heard rather than seen stands on the table for a moment."""
        match event:
            case told.Chose(seat):
                return self._notice(
                    art.News(tr("Chosen"), tr("{name} has a clue ready", name=self.names[seat])), 400
                )
            case told.Sped(seat):
                return self._notice(
                    art.News(tr("Double Speed"), tr("{name} plays two cards", name=self.names[seat]))
                )
            case told.Guessed(seat, number, shape, colour, right):
                return self._guessed(seat, (number, shape, colour), right)
            case told.Corrected(seat, answerer, wrong):
                attributes = listed([tr(KIND_NAMES[kind]) for kind in wrong])
                heading = spoken.begun(tr("{attributes} are wrong", attributes=attributes, n=len(wrong)))
                under = tr("says {name}: a second chance", name=self.names[answerer])
                return self._notice(art.News(heading, under), 1800)
            case told.Deduced(seat, answerer, card, kind, same):
                attribute = value_name(self._look, card, kind)
                asked = tr("{name} asks: {attribute}?", name=self.names[seat], attribute=attribute)
                words = art.News(tr("Yes!" if same else "No."), asked, same)
                return motion.in_turn(motion.swell(self._cards[card.at]), self._notice(words, ANSWERED))
            case told.Eliminated(seat):
                return self._notice(art.News(tr("Out of the game"), self.names[seat]), 900)
            case told.TimedOut(seat):
                return motion.in_turn(
                    self.heard("buzzer"), self._notice(art.News(tr("Time is up"), self.names[seat]))
                )
            case told.Won(seat, secret, last):
                named = card_name(self._look, secret)
                under = tr("the last one in the game") if last else tr("the card: {card}", card=named)
                return motion.in_turn(
                    self.heard("win"),
                    self._notice(art.News(tr("{names} wins!", names=self.names[seat]), under), 1400),
                )
        return None

    def _guessed(self, seat: Seat, trio: tuple[int, int, int], right: bool) -> QAbstractAnimation:
        drawn = card_art.put_together(self._look, trio)
        held_up = layout.shown(self._seen)
        self._fold()
        self._is_picking = False
        self._settle_picker(self._seen)
        under = tr("{name} names a card", name=self.names[seat])
        words = art.News(tr("Right!" if right else "Wrong!"), under, right)
        return motion.in_turn(
            motion.moment(lambda: self._picked.lie(held_up, art=drawn, visible=True)),
            self.heard("flip"),
            motion.pause(700),
            self.heard("match" if right else "buzzer"),
            self._notice(words, ANSWERED),
            motion.fade(self._picked, 0.0),
        )

    def _reveal(self, giver: Seat, taker: Seat, card: Card, yes: bool, words: art.News) -> QAbstractAnimation:
        """A card goes from a hand to the middle, is answered, and lies down on its pile."""
        view, piece = self._seen, self._cards[card.at]
        pile: Pile = "yes" if yes else "no"
        seat = view.places[taker]
        there = len(seat.yes if yes else seat.no)
        heap = self._heaps.get((taker, pile))
        held = layout.shown(view)
        to = heap.places(there + 1)[-1] if heap is not None else held
        drawn = self.face_of(card, taker)
        if not piece.isVisible():
            start = layout.beside_plate(view, giver)
            if giver == layout.first(view):
                start = layout.fan(view.places[giver].cards + 1)[-1]
            piece.lie(Place(start.x, start.y, zoom=1.0, z=float(Z.TRAVEL)), art=drawn)
        return motion.in_turn(
            motion.moment(lambda: piece.show_art(drawn)),
            self.heard("slide-out"),
            motion.travel(piece, held, ms=theme.SLOW),
            motion.moment(lambda: piece.lie(held)),  # drawn anew at this size
            self.heard("match" if yes else "knock"),
            self._notice(words, ANSWERED),
            motion.travel(piece, to, ms=theme.SLOW),
            self.heard("place"),
        )

    def _draw(self, seat: Seat, card: Card | None) -> QAbstractAnimation:
        """A card comes from the deck: into the hand of these eyes, or to somebody's plate unseen."""
        view = self._seen
        own = seat == view.eyes and layout.is_private(view)
        piece = self._cards[card.at] if card is not None and own else self._flyer
        drawn = self.face_of(card) if card is not None and own else piece.art
        fanned = layout.fan(view.places[seat].cards + 1)
        to = fanned[-1] if own and fanned else layout.beside_plate(view, seat)
        start = layout.deck()
        return motion.in_turn(
            motion.moment(lambda: piece.lie(start, art=drawn, visible=True)),
            self.heard("slide-out"),
            motion.travel(piece, to, ms=theme.SLOW),
            motion.moment(lambda: piece.setVisible(own)),
        )

    def _tuck(self, seat: Seat, card: Card | None) -> QAbstractAnimation:
        view = self._seen
        piece = self._cards[card.at] if card is not None else self._flyer
        if not piece.isVisible():
            piece.lie(layout.beside_plate(view, seat), art=piece.art, visible=True)
        return motion.in_turn(
            self.heard("slide-in"),
            motion.travel(piece, layout.deck(), ms=theme.SLOW),
            motion.moment(lambda: piece.setVisible(False)),
        )

    def _notice(self, words: art.News, ms: float = HEARD) -> QAbstractAnimation:
        return motion.in_turn(
            motion.moment(lambda: self._news.lie(layout.news(self._seen), art=words, visible=True)),
            motion.pause(ms),
            motion.moment(lambda: self._news.setVisible(False)),
        )
