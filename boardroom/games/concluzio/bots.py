"""How the computer plays Concluzio: from its view alone, at four levels of thinking (components.md).

It remembers nothing, for all that was said lies in the piles. It names its card when it is certain, or when
it has no card left to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boardroom.core.game import Ask, Event, Seat
from boardroom.core.tongue import mark
from boardroom.games.concluzio import knowledge
from boardroom.games.concluzio.actions import Deduce, Deed, Draft, Give, Guess, Play, Speed, Tuck
from boardroom.games.concluzio.cards import ABILITIES, Card, Trio, in_common
from boardroom.games.concluzio.view import View

LEVELS = (mark("Easy"), mark("Medium"), mark("Hard"), mark("Very hard"))
"""Thinks of attributes only; knows the deck; strikes out what it sees; and chooses its cards well too."""

DARING = 3
"""Of so many cards one is named when a wrong guess costs two cards and tells much (Second Chance)."""


class Brain:
    """One computer player. `level` counts from 0, into LEVELS; `luck` is all the chance it uses."""

    def __init__(self, level: int, luck: Random) -> None:
        self._level, self._luck = level, luck

    def watch(self, events: Sequence[Event], view: View) -> None:
        """All that counts is in the view."""

    def choose(self, view: View, ask: Ask[Deed]) -> Deed | None:
        """What to do; None for what it does not care about (notes, the order of piles)."""
        choices = ask.choices
        if drafts := [choice for choice in choices if isinstance(choice, Draft)]:
            return self._draft(drafts)
        if tucks := [choice for choice in choices if isinstance(choice, Tuck)]:
            return self._tuck(view, ask.seat, tucks)
        if isinstance(ask.blank, Guess) and (guess := self._guess(view, ask)) is not None:
            return guess
        if Speed() in choices:
            return Speed()
        if questions := [choice for choice in choices if isinstance(choice, Deduce)]:
            best = self._ask_well(view, ask.seat, questions)
            if best is not None:
                return best
        return self.lay_down(view, ask)

    def lay_down(self, view: View, ask: Ask[Deed]) -> Give | Play | None:
        """The clue card to give or to play, if one is to be given or played."""
        if gifts := [choice for choice in ask.choices if isinstance(choice, Give)]:
            return self._give(view, ask.seat, gifts)
        if plays := [choice for choice in ask.choices if isinstance(choice, Play)]:
            return self._play(view, ask.seat, plays)
        return None

    def possible(self, view: View, seat: Seat) -> tuple[Trio, ...]:
        """What this brain thinks its card can still be."""
        if self._level == 0:
            return knowledge.from_attributes(view, seat)
        if self._level == 1:
            return knowledge.from_deck(view, seat)
        return knowledge.from_everything(view, seat)

    # Its deeds

    def _guess(self, view: View, ask: Ask[Deed]) -> Guess | None:
        """When it is certain, or has nothing left to play; with a Second Chance it may dare a little more."""
        possible, place = self.possible(view, ask.seat), view.places[ask.seat]
        daring = DARING if place.ability == "second chance" and not place.used else 1
        if len(possible) <= daring or not place.hand:
            return Guess(*self._luck.choice(possible))
        return None

    def _play(self, view: View, seat: Seat, plays: Sequence[Play]) -> Play:
        """Any card; the best thinker that which splits what is possible most evenly."""
        if self._level < 3:
            return self._luck.choice(plays)
        possible, hand = self.possible(view, seat), _hand(view, seat)
        return min(plays, key=lambda play: self._even(hand[play.card].trio, possible))

    def _even(self, trio: Trio, possible: Sequence[Trio]) -> tuple[int, float]:
        return knowledge.how_even(trio, possible), self._luck.random()

    def _give(self, view: View, seat: Seat, gifts: Sequence[Give]) -> Give:
        """Any clue; the best thinker that which leaves the most cards possible for the player to the left."""
        if self._level < 3:
            return self._luck.choice(gifts)
        hand, taker = _hand(view, seat), view.left_of(seat)
        secret = view.places[taker].secret
        assert secret is not None, "one sees the others' secret cards"
        # The taker sees the secret cards of all but itself; a clue that points at those would tell it more.
        third = (view.places[other].secret for other in view.seats if other not in (seat, taker))
        seen = {card.trio for card in third if card is not None}
        unseen = [trio for trio in view.chart if trio not in seen]

        def left(gift: Give) -> tuple[int, float]:
            trio = hand[gift.card].trio
            yes = in_common(trio, secret.trio) > 0
            fits = sum((in_common(trio, other) > 0) == yes for other in unseen)
            return fits, self._luck.random()

        return max(gifts, key=left)

    def _tuck(self, view: View, seat: Seat, tucks: Sequence[Tuck]) -> Tuck:
        """Lay away what would tell least."""
        if self._level < 3:
            return self._luck.choice(tucks)
        possible, hand = self.possible(view, seat), _hand(view, seat)
        return max(tucks, key=lambda tuck: self._even(hand[tuck.card].trio, possible))

    def _ask_well(self, view: View, seat: Seat, questions: Sequence[Deduce]) -> Deduce | None:
        """Deduction, if its answer would split what is possible at least as well as the best card in hand."""
        if self._level < 3:
            return self._luck.choice(questions)
        possible = self.possible(view, seat)
        cards = {card.at: card for card in view.places[seat].played}

        def uneven(question: Deduce) -> int:
            card = cards[question.card]
            same = sum(trio in _sharing(card, question, possible) for trio in possible)
            return abs(2 * same - len(possible))

        best = min(questions, key=uneven)
        by_card = min(
            (knowledge.how_even(card.trio, possible) for card in _hand(view, seat).values()), default=0
        )
        return best if uneven(best) <= by_card else None

    def _draft(self, drafts: Sequence[Draft]) -> Draft:
        """Any ability; the best thinker the first of the rulebook's list that is left."""
        if self._level < 3:
            return self._luck.choice(drafts)
        return min(drafts, key=lambda draft: ABILITIES.index(draft.ability))


def _hand(view: View, seat: Seat) -> dict[int, Card]:
    """One's own cards by their place in the deck."""
    return {card.at: card for card in view.places[seat].hand or ()}


def _sharing(card: Card, question: Deduce, possible: Sequence[Trio]) -> frozenset[Trio]:
    kind, value = question.kind, card.value(question.kind)
    at = ("number", "shape", "colour").index(kind)
    return frozenset(trio for trio in possible if trio[at] == value)
