"""Drawing a card: the deck, the reader, the challenger of a head-to-head, and swapping (BG-17 to BG-20)."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.core.game import Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.games.brain_games.board import CATEGORIES, Category
from boardroom.games.brain_games.content import Card, Content
from boardroom.games.brain_games.events import Challenged, Drawn, Reshuffled, Shown
from boardroom.games.brain_games.options import Options
from boardroom.games.brain_games.state import (
    Answering,
    Challenging,
    Deck,
    Play,
    Reading,
    Readying,
    State,
)
from boardroom.games.brain_games.story import Story


def has_cards(state: State, category: Category) -> bool:
    """Whether the box holds cards of a category (BG-18)."""
    deck = state.deck(category)
    return bool(deck.fresh or deck.used)


def draw(content: Content, options: Options, state: State, play: Play) -> Story:
    """The top card of the deck is drawn; used ones are shuffled when the deck is through (BG-17)."""
    at = CATEGORIES.index(play.category)
    deck, dice = state.decks[at], state.dice
    if not deck.fresh:
        again, dice = dice.shuffled(deck.used)
        deck = Deck(again)
        yield Reshuffled(play.category)
    place = _top(content, options, state, deck)
    number = deck.fresh[place]
    deck = Deck(deck.fresh[:place] + deck.fresh[place + 1 :], deck.used)
    card = content.cards[number]
    play = replace(play, card=number, rival=None)
    if not card.duel:
        play = replace(play, reader=reader_of(options, state, play))
    decks = tuple(deck if here == at else other for here, other in enumerate(state.decks))
    state = replace(state, decks=decks, dice=dice)
    yield Drawn(state.turn, play.category, bool(card.duel), play.reader)
    if not card.duel:
        return (yield from hand_over(card, state, play))
    if len(state.playing) == 2:
        return (yield from _against(options, state, card, play, state.left_of(state.turn)[0]))
    return replace(state, phase=Challenging(play))


def _top(content: Content, options: Options, state: State, deck: Deck) -> int:
    """Where the next card lies: on top, or the uppermost easy one for whom the house makes it easier."""
    if options.is_easy(state.turn):
        for place, number in enumerate(deck.fresh):
            if content.cards[number].level == "easy":
                return place
    return 0


def reader_of(options: Options, state: State, play: Play) -> Seat | None:
    """The nearest player to the left who does not play for the card (BG-30); None: the game reads (BG-13)."""
    if options.reader == "app":
        return None
    free = [seat for seat in state.left_of(state.turn) if seat != play.rival]
    return free[0] if free else None


def challenge(content: Content, options: Options, state: State, play: Play, rival: Seat) -> Story:
    """The active player selects another player to compete against, who cannot refuse (BG-29)."""
    if rival == state.turn or rival not in state.playing:
        raise Illegal(tr("Choose another player."), "BG-29")
    return (yield from _against(options, state, content.cards[play.card], play, rival))


def _against(options: Options, state: State, card: Card, play: Play, rival: Seat) -> Story:
    yield Challenged(state.turn, rival)
    play = replace(play, rival=rival)
    play = replace(play, reader=reader_of(options, state, play))
    return (yield from hand_over(card, state, play))


def hand_over(card: Card, state: State, play: Play) -> Story:
    """To the reader, who reads it silently first; else to whoever must be ready, or straight into play."""
    if play.reader is not None:
        return replace(state, phase=Reading(play))
    return (yield from hold_up(card, state, play))


def hold_up(card: Card, state: State, play: Play) -> Story:
    """The front is held up, unless somebody must be ready first."""
    if card.needs_start:
        return replace(state, phase=Readying(play))
    yield Shown(state.turn)
    return replace(state, phase=Answering(play, state.since, state.turn), shown=(*state.shown, play.card))


def put_under(state: State, play: Play) -> State:
    """Used cards go under their deck (BG-17)."""
    at = CATEGORIES.index(play.category)
    deck = replace(state.decks[at], used=(*state.decks[at].used, play.card))
    return replace(
        state, decks=tuple(deck if here == at else other for here, other in enumerate(state.decks))
    )
