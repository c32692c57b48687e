"""How Concluzio feels: a hand that is held, cards that are laid on the table, answers that are heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QAbstractAnimation, QObject

from boardroom.core.game import Action, Ask, Event, Seat
from boardroom.core.tongue import tr
from boardroom.games.concluzio import card_art, layout, spoken
from boardroom.games.concluzio import events as told
from boardroom.games.concluzio import table_art as art
from boardroom.games.concluzio.actions import (
    Arrange,
    Deduce,
    Deed,
    Draft,
    Give,
    Guess,
    Mark,
    Play,
    Speed,
    Tuck,
)
from boardroom.games.concluzio.attributes import KIND_NAMES, card_name, trio_name, value_name
from boardroom.games.concluzio.called import called_card, called_value
from boardroom.games.concluzio.cards import KINDS, NAMES, Card, Kind
from boardroom.games.concluzio.laid import LaidTable
from boardroom.games.concluzio.layout import Pile
from boardroom.games.concluzio.state import Clueing, Drafting, Over, Playing, Tucking
from boardroom.games.concluzio.view import View
from boardroom.stage import motion, theme
from boardroom.stage.items.piece import Drop, Offer, Piece, Place
from boardroom.stage.prompt import Button, Prompt, listed
from boardroom.stage.theme import Z
from boardroom.table.table import Player

HEARD = 1100
"""Milliseconds for which a message stands before the table goes on."""
ANSWERED = 2400
"""Milliseconds for which Yes and No stand."""


class Unfold(Action, frozen=True):
    """Open the picker, or choose a card for Deduction; or close both. It never leaves this scene."""

    sheet: Literal["", "guess", "deduce"]


class Choose(Action, frozen=True):
    """Choose a value in the picker. It never leaves this scene."""

    kind: Kind
    value: int


class Point(Action, frozen=True):
    """Choose a played card to ask about. It never leaves this scene."""

    card: int


class Scene(LaidTable):
    """The table. What it shows follows from the view; only which sheet is unfolded is its own."""

    def __init__(self, players: Sequence[Player], parent: QObject | None = None) -> None:
        super().__init__(players, parent)
        self._asks: Sequence[Ask[Deed]] = ()
        self._mode: Literal["", "guess", "deduce"] = ""

    def settle(self, view: View) -> None:
        """Put everything where this view says. What somebody else unfolded is folded up."""
        before = self._view
        if before is None or (before.eyes, before.turn, before.phase) != (view.eyes, view.turn, view.phase):
            self._fold()
            self.touch.start_at(layout.fan(2)[1].point)  # never where somebody else has left the ring
        self._is_picking = self._mode == "guess"
        self._askable = frozenset(self._may_be_asked(view)) if self._mode == "deduce" else frozenset()
        super().settle(view)

    def called(self, piece: Piece) -> str:
        """What a thing is called."""
        match piece.meant:
            case (_, Draft(ability)):
                return tr(NAMES[ability])
            case (_, Mark(kind, value) | Choose(kind, value)):
                return called_value(self._look, kind, value)
            case (_, Give(at) | Play(at) | Tuck(at) | Arrange(at) | Point(at)) if self._view is not None:
                return called_card(self._look, self._view, at)
        return ""

    def score(self, seat: Seat) -> str:
        """What the secret card was."""
        secret = self._view.places[seat].secret if self._view is not None else None
        return card_name(self._look, secret) if secret is not None else ""

    # --------------------------------------------------------------------------------- what may be done

    def act(self, seat: Seat, action: Action, piece: Piece) -> None:
        """A touch means this."""
        if not self._unfolds(action):
            super().act(seat, action, piece)

    def press(self, seat: Seat, action: Action) -> None:
        """A button of the prompt means this."""
        if not self._unfolds(action):
            super().press(seat, action)

    def _unfolds(self, action: Action) -> bool:
        """Do what concerns this scene alone, and say whether it was that."""
        match action:
            case Unfold(sheet):
                self._fold()
                self._mode = sheet
                first = layout.pick(0, 1) if sheet == "guess" else layout.fan(2)[1]
                self.touch.start_at(first.point)  # always the same place: it must not look like a hint
            case Choose(kind, value):
                row = KINDS.index(kind)
                self._guess[row] = 0 if self._guess[row] == value else value
            case Point(card):
                self._pointed = None if self._pointed == card else card
            case _:
                return False
        self.sound("tick")
        if self._view is not None:
            self.show_now(self._view, self._asks)
        return True

    def _may_be_asked(self, view: View) -> tuple[int, ...]:
        """The played cards that a question is worth: of a card on the No pile the answer is known."""
        place = view.places[view.turn]
        return tuple(card.at for card in place.played if card in place.yes)

    def _fold(self) -> None:
        self._mode, self._guess, self._pointed = "", [0, 0, 0], None

    def invite(self, asks: Sequence[Ask[Deed]]) -> None:
        """Light the pieces that mean something now, and put the rest into words and buttons."""
        view = self._view
        assert view is not None, "the director settles before it invites"
        self._asks = asks
        if self._mode == "guess":
            self._invite_to_pick(view)
        elif self._mode == "deduce":
            self._invite_to_deduce(view)
        else:
            self._invite_to_act(view, asks)

    def _invite_to_act(self, view: View, asks: Sequence[Ask[Deed]]) -> None:
        buttons: list[Button] = []
        for ask in asks:
            for deed in ask.choices:
                self._offer(view, ask.seat, deed)
            if isinstance(ask.blank, Arrange) and ask.seat == view.eyes:
                self._offer_piles(view, ask.seat)
            if ask.seat == view.eyes:
                buttons += self._buttons(view, ask)
        self._say_why_not(view, asks)
        self.say(Prompt(self._prompt(view, asks), tuple(buttons[:3])))

    def _offer(self, view: View, seat: Seat, deed: Deed) -> None:
        zone = (Drop(self._zone, deed),)
        match deed:
            case Draft(ability):
                self._offer_once(self._abilities[ability], Offer(seat, take=deed))
            case Give(card) if seat == view.eyes:
                taker = (Drop(self._plates[view.left_of(seat)], deed), *zone)
                self._offer_once(self._cards[card], Offer(seat, take=deed, drops=taker))
            case Play(card) if seat == view.eyes:
                self._offer_once(self._cards[card], Offer(seat, take=deed, drops=zone))
            case Tuck(card) if seat == view.eyes:
                under = (Drop(self._deck, deed),)
                self._offer_once(self._cards[card], Offer(seat, take=deed, drops=under))
            case Mark(kind, value) if seat == view.eyes:
                self._offer_once(self._ticks[kind, value], Offer(seat, take=deed))

    def _offer_once(self, piece: Piece, offer: Offer) -> None:
        if piece.offer is None and piece.isVisible():
            self.light(piece, offer)

    def _offer_piles(self, view: View, seat: Seat) -> None:
        """Each card of the own piles may be laid in another's place."""
        place = view.places[seat]
        for cards in (place.yes, place.no):
            for card in cards:
                drops = tuple(
                    Drop(self._cards[other.at], Arrange(card.at, number))
                    for number, other in enumerate(cards)
                    if other != card
                )
                if drops:
                    self._offer_once(self._cards[card.at], Offer(seat, drops=drops))

    def _buttons(self, view: View, ask: Ask[Deed]) -> list[Button]:
        buttons = []
        if isinstance(ask.blank, Guess):
            must = not any(isinstance(deed, Play) for deed in ask.choices)
            buttons.append(Button(tr("I know it!"), ask.seat, Unfold("guess"), main=must))
        if Speed() in ask.choices:
            buttons.append(Button(tr("Double Speed"), ask.seat, Speed()))
        asking = {deed.card for deed in ask.choices if isinstance(deed, Deduce)}
        if asking.intersection(self._may_be_asked(view)):
            buttons.append(Button(tr("Deduction"), ask.seat, Unfold("deduce")))
        return buttons

    def _invite_to_pick(self, view: View) -> None:
        seat = view.turn
        for (kind, value), piece in self._picks.items():
            self.light(piece, Offer(seat, take=Choose(kind, value)))
        back = Button(tr("Back"), seat, Unfold(""))
        name = self.names[seat]
        if 0 in self._guess:
            chosen = zip(KINDS, self._guess, strict=True)
            missing = listed([tr(KIND_NAMES[kind]) for kind, value in chosen if not value])
            self.say(Prompt(tr("{name}, choose the {attributes}.", name=name, attributes=missing), (back,)))
            return
        number, shape, colour = self._guess
        sure = Button(tr("That is it!"), seat, Guess(number, shape, colour), main=True)
        second = view.own is not None and view.own.ability == "second chance" and not view.own.used
        named = trio_name(self._look, (number, shape, colour))
        words = tr(
            "{name}, is it {card}? A wrong guess uses up your Second Chance!"
            if second
            else "{name}, is it {card}? A wrong guess puts you out!",
            name=name,
            card=named,
        )
        self.say(Prompt(words, (back, sure)))

    def _invite_to_deduce(self, view: View) -> None:
        seat, place = view.turn, view.places[view.turn]
        cards = {card.at: card for card in place.played if card.at in self._askable}
        for at in cards:
            self.light(self._cards[at], Offer(seat, take=Point(at)))
        for card in (*place.yes, *place.no):
            if card.at not in cards:
                why, ruling = tr("That card shares nothing, so every answer about it is No."), "Matches"
                if card == place.clue:
                    why = tr("The starting clue was given, not played: it cannot be asked about.")
                    ruling = "CLZ-24"
                self.explain(self._cards[card.at], why, ruling)
        name, chosen = self.names[seat], cards.get(-1 if self._pointed is None else self._pointed)
        if chosen is None:
            back = Button(tr("Back"), seat, Unfold(""))
            words = tr("{name}, touch one of your framed YES cards, to ask about it.", name=name)
            self.say(Prompt(words, (back,)))
            return
        questions = tuple(
            Button(
                _begun(tr("{attribute}?", attribute=value_name(self._look, chosen, kind))),
                seat,
                Deduce(chosen.at, kind),
            )
            for kind in KINDS
        )
        answerer = self.names[view.left_of(seat)]
        self.say(
            Prompt(
                tr(
                    "{name}, what do you want to ask {other}? Touch the card again to go back.",
                    name=name,
                    other=answerer,
                ),
                questions,
            )
        )

    def _say_why_not(self, view: View, asks: Sequence[Ask[Deed]]) -> None:
        """What cannot be touched now says why when it is tried."""
        own = view.own
        if own is None or view.eyes is None or not layout.is_private(view):
            return
        name = self.names[view.eyes]
        if own.secret is None:
            own_card = tr("That is {name}’s own card: only the others know it.", name=name)
            self.explain(self._secrets[view.eyes], own_card, "CLZ-04")
        why, ruling = tr("It is {names}’s turn.", names=self.names[view.turn]), "CLZ-11"
        if isinstance(view.phase, Clueing):
            why = tr(
                "{name} holds a card that has something in common with {other}’s: give such a one.",
                name=name,
                other=self.names[view.left_of(view.eyes)],
            )
            ruling = "CLZ-06"
            if view.eyes in view.chosen:
                why, ruling = tr("The clue is chosen; the others choose theirs."), "CLZ-07"
        for card in own.hand or ():
            piece = self._cards[card.at]
            if piece.offer is None:
                self.explain(piece, why, ruling)

    def _prompt(self, view: View, asks: Sequence[Ask[Deed]]) -> str:
        if isinstance(view.phase, Over):
            return spoken.end(self.names, view)
        first = [ask for ask in asks if not _is_own_affair(ask)]
        if not first:
            return self._waiting(view)
        if isinstance(view.phase, Clueing) and len(first) == 1:
            return spoken.clue_wanted(self.names, view, first[0].seat)
        if isinstance(view.phase, Playing) and view.eyes == first[0].seat and first[0].blank and view.own:
            name = self.names[first[0].seat]
            if not view.own.hand:
                return tr("{name}, no card is left to play: name your secret card.", name=name)
            if not isinstance(view.phase, Playing) or view.phase.double:
                return self.sentence(first)
            return tr("{name}, drag a clue card to your piles, or name your secret card.", name=name)
        return self.sentence(first)

    def _waiting(self, view: View) -> str:
        match view.phase:
            case Clueing():
                left = [self.names[seat] for seat in view.seats if seat not in view.chosen]
                return tr("{names}: a clue card for the player on the left.", names=listed(left))
            case Drafting() | Tucking() | Playing() if self._players[view.turn].kind == "computer":
                return tr("{name} is thinking …", name=self.names[view.turn])
        return tr("{name} is next.", name=self.names[view.turn])

    # ---------------------------------------------------------------------------------- how it comes about

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How this looks, from what is on the table now."""
        words = spoken.while_playing(self.names, self._look, event)
        if words:
            self.say(Prompt(words))
        match event:
            case told.Drafted(seat, ability):
                to = layout.beside_plate(self._seen, seat)
                small = Place(to.x, to.y, zoom=0.2, z=float(Z.TRAVEL))
                return motion.in_turn(
                    self._heard("slide-out"), motion.travel(self._abilities[ability], small)
                )
            case told.Dealt(starts):
                news = art.News(tr("The cards are dealt"), tr("{name} starts", name=self.names[starts]))
                return motion.in_turn(self._heard("shuffle"), self._notice(news))
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
                heading = _begun(tr("{attributes} are wrong", attributes=attributes, n=len(wrong)))
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
                    self._heard("buzzer"), self._notice(art.News(tr("Time is up"), self.names[seat]))
                )
            case told.Won(seat, secret, last):
                named = card_name(self._look, secret)
                under = tr("the last one in the game") if last else tr("it was {card}", card=named)
                return motion.in_turn(
                    self._heard("win"),
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
            self._heard("flip"),
            motion.pause(700),
            self._heard("match" if right else "buzzer"),
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
            self._heard("slide-out"),
            motion.travel(piece, held, ms=theme.SLOW),
            motion.moment(lambda: piece.lie(held)),  # drawn anew at this size
            self._heard("match" if yes else "knock"),
            self._notice(words, ANSWERED),
            motion.travel(piece, to, ms=theme.SLOW),
            self._heard("place"),
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
            self._heard("slide-out"),
            motion.travel(piece, to, ms=theme.SLOW),
            motion.moment(lambda: piece.setVisible(own)),
        )

    def _tuck(self, seat: Seat, card: Card | None) -> QAbstractAnimation:
        view = self._seen
        piece = self._cards[card.at] if card is not None else self._flyer
        if not piece.isVisible():
            piece.lie(layout.beside_plate(view, seat), art=piece.art, visible=True)
        return motion.in_turn(
            self._heard("slide-in"),
            motion.travel(piece, layout.deck(), ms=theme.SLOW),
            motion.moment(lambda: piece.setVisible(False)),
        )

    def _notice(self, words: art.News, ms: float = HEARD) -> QAbstractAnimation:
        return motion.in_turn(
            motion.moment(lambda: self._news.lie(layout.news(self._seen), art=words, visible=True)),
            motion.pause(ms),
            motion.moment(lambda: self._news.setVisible(False)),
        )

    def _heard(self, sound: str) -> QAbstractAnimation:
        return motion.moment(lambda: self.sound(sound))


def _begun(words: str) -> str:
    """Words as they stand at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def _is_own_affair(ask: Ask[Deed]) -> bool:
    """Whether it is about notes and piles, which a player may leave alone."""
    return isinstance(ask.blank, Arrange) or any(isinstance(deed, Mark) for deed in ask.choices)
