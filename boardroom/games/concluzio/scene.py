"""How Concluzio is played at the table: what may be touched, what is unfolded, and what the bar says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from boardroom.core.game import Action, Ask, Seat
from boardroom.core.tongue import tr
from boardroom.games.concluzio import layout, spoken
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
from boardroom.games.concluzio.cards import KINDS, NAMES, Kind
from boardroom.games.concluzio.laid import Sheet
from boardroom.games.concluzio.motions import MovingTable
from boardroom.games.concluzio.state import Clueing, Drafting, Over, Playing, Tucking
from boardroom.games.concluzio.view import View
from boardroom.stage.items.piece import Drop, Offer, Piece
from boardroom.stage.prompt import Button, Prompt, listed
from boardroom.table.table import Player


class Unfold(Action, frozen=True):
    """Open the picker, or choose a card for Deduction; or close both. It never leaves this scene."""

    sheet: Sheet


class Choose(Action, frozen=True):
    """Choose a value in the picker. It never leaves this scene."""

    kind: Kind
    value: int


class Point(Action, frozen=True):
    """Choose a played card to ask about. It never leaves this scene."""

    card: int


class Scene(MovingTable):
    """The table. What it shows follows from the view; only which sheet is unfolded is its own."""

    def __init__(self, players: Sequence[Player], parent: QObject | None = None) -> None:
        super().__init__(players, parent)
        self._asks: Sequence[Ask[Deed]] = ()

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

    def keeps(self, action: Action) -> bool:
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

    def step_back(self) -> bool:
        """From the question to the cards, and from the cards or the picker to the table."""
        if not self._mode or self.playing or self._view is None:
            return False
        self.press(self._view.turn, Unfold("") if self._pointed is None else Point(self._pointed))
        return True

    def _may_be_asked(self, view: View) -> tuple[int, ...]:
        """The played cards that a question is worth: of a card on the No pile the answer is known."""
        place = view.places[view.turn]
        return tuple(card.at for card in place.played if card in place.yes)

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
            "{name}, is it this one: {card}? A wrong guess uses up your Second Chance!"
            if second
            else "{name}, is it this one: {card}? A wrong guess puts you out!",
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
            words = tr("{name}, choose one of your framed YES cards to ask about.", name=name)
            self.say(Prompt(words, (back,)))
            return
        questions = tuple(
            Button(
                spoken.begun(tr("{attribute}?", attribute=value_name(self._look, chosen, kind))),
                seat,
                Deduce(chosen.at, kind),
            )
            for kind in KINDS
        )
        answerer = self.names[view.left_of(seat)]
        self.say(
            Prompt(
                tr(
                    "{name}, what do you want to ask {other}? Choose the card again to go back.",
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
            if view.phase.double:
                return self.sentence(first)
            return tr("{name}, choose a clue card to play, or name your secret card.", name=name)
        return self.sentence(first)

    def _waiting(self, view: View) -> str:
        match view.phase:
            case Clueing():
                left = [self.names[seat] for seat in view.seats if seat not in view.chosen]
                return tr("{names}: a clue card for the player on the left.", names=listed(left))
            case Drafting() | Tucking() | Playing() if self._players[view.turn].kind == "computer":
                return tr("{name} is thinking …", name=self.names[view.turn])
        return tr("{name} is next.", name=self.names[view.turn])


def _is_own_affair(ask: Ask[Deed]) -> bool:
    """Whether it is about notes and piles, which a player may leave alone."""
    return isinstance(ask.blank, Arrange) or any(isinstance(deed, Mark) for deed in ask.choices)
