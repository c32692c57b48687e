"""The rules of Brain Games, in the order of the rule book.

`Rules._happens` is the whole game on one page; each of its lines names the rule it comes from and the
function that says the rest. Beside this file lie

    options.py  what the house may settle         turn.py      die, walk, tiles, trading, the end
    state.py    everything, secrets included      draw.py      decks, reader, challenger
    actions.py  what a player can do              answer.py    a card in play and its judging
    events.py   what can happen                   asking.py    who may do what now, and refusing.py why not
    leaving.py  playing on without somebody
    board.py    46 hexes, 40 tiles                view.py      who sees what
    content.py  the cards                         chances.py   how good computers are

Numbers like BG-06 and S-05 are rulings on what the rule book leaves open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Ask, Illegal, Move, Result, Seat, Step
from boardroom.core.tongue import tr
from boardroom.games.brain_games import actions, answer, asking, draw, events, leaving, refusing, turn
from boardroom.games.brain_games.actions import (
    Abstain,
    Answer,
    Buzz,
    Challenge,
    Choose,
    Cover,
    Deed,
    Done,
    GiveUp,
    GoOn,
    GoTo,
    Judge,
    Leave,
    Name,
    OutOfTime,
    Overrule,
    Pick,
    Ponder,
    Press,
    Read,
    Roll,
    SayDie,
    SitOut,
    Start,
    Swap,
    Tap,
    Trade,
    Vote,
)
from boardroom.games.brain_games.board import CATEGORIES, SPACES, STARTS, TILE_SPACES, TILES
from boardroom.games.brain_games.content import Card, Content
from boardroom.games.brain_games.figures import spoken
from boardroom.games.brain_games.options import GENTLE, HELPS, HOUSE_RULES, LENGTHS, Options, minutes
from boardroom.games.brain_games.state import (
    Answering,
    CardPhase,
    Challenging,
    Choosing,
    Deck,
    Judging,
    Looking,
    Losing,
    Moving,
    Opening,
    Over,
    Reading,
    Readying,
    Score,
    Showing,
    Starting,
    State,
)
from boardroom.games.brain_games.story import Story, tell
from boardroom.games.brain_games.view import View, laid_open, look, may_see_back

__all__ = [
    "GENTLE",
    "HELPS",
    "HOUSE_RULES",
    "LENGTHS",
    "Deed",
    "Options",
    "Rules",
    "State",
    "View",
    "actions",
    "events",
    "minutes",
]

TELLING = 5
"""Letters of an answer from which on its appearing anywhere is no accident."""


class Rules(Struct, frozen=True, dict=True):
    """Brain Games with one box of cards, under one family's house rules.

    `seen`: ids of cards shown on earlier evenings; they come back after all others (BG-17).
    """

    content: Content
    options: Options = Options()
    seen: frozenset[str] = frozenset()

    # Setup

    def deal(self, seats: Sequence[Seat], dice: Dice) -> State:
        """Tiles face down at random, one on each space but START; decks shuffled; pawns on their START.

        Raises Illegal when there are no cards, or when so many cannot play.
        """
        if not 2 <= len(seats) <= len(STARTS):
            raise Illegal(tr("Brain Games is for two to six players."), "BG-01")
        tiles, dice = dice.shuffled(range(len(TILES)))
        lying = dict(zip(TILE_SPACES, tiles, strict=True))
        decks: list[Deck] = []
        for category in CATEGORIES:
            cards = [at for at, card in enumerate(self.content.cards) if self._is_in(card, category)]
            mixed, dice = dice.shuffled(cards)
            fresh_first = sorted(mixed, key=lambda at: self.content.cards[at].id in self.seen)
            decks.append(Deck(tuple(fresh_first)))
        if not any(deck.fresh for deck in decks):
            raise Illegal(tr("There is no card in the box."), "BG-18")
        return State(
            seats=tuple(seats),
            dice=dice,
            board=tuple(lying.get(space) for space in SPACES),
            pawns=STARTS[: len(seats)],
            scores=(Score(),) * len(seats),
            decks=tuple(decks),
            turn=seats[0],
            phase=Opening(tuple(seats)),
        )

    def _is_in(self, card: Card, category: str) -> bool:
        fits = self.options.physical == "yes" or card.reply != "room"
        return card.category == category and fits

    # Game play

    def asks(self, state: State) -> Sequence[Ask[Deed]]:
        """Who may act, and how; the table as a whole last."""
        return asking.asks(self.content, self.options, state)

    def play(self, state: State, move: Move[Deed]) -> Step[State]:
        """One deed of one seat. Raises Illegal with the rule or ruling that is in the way."""
        self._refuse(state, move)
        return tell(self._happens(replace(state, since=move.at), move.seat, move.action))

    def _happens(self, state: State, seat: Seat, deed: Deed) -> Story:
        """The game as one table: what may be done in each phase, and the rule it comes from."""
        content, options = self.content, self.options
        match state.phase, deed:
            case phase, Leave(whose) if seat in (whose, HOST) and not isinstance(phase, Over):  # BG-40
                return leaving.leave(content, options, state, whose)
            # Setup, and the walk
            case Opening() as phase, Roll():  # "Each player rolls the die", BG-03
                return turn.roll_first(options, state, phase, seat, None)
            case Opening() as phase, SayDie(pips):  # S-02
                return turn.roll_first(options, state, phase, seat, pips)
            case Starting(), Roll():  # "Roll the die"
                return turn.roll(options, state, None)
            case Starting(), SayDie(pips):  # S-02
                return turn.roll(options, state, pips)
            case Starting(), Trade(category):  # "Trading In Tiles", BG-24
                return turn.trade(content, options, state, category)
            case Moving() as phase, GoTo(space):  # "move the number of spaces indicated", BG-06
                return turn.walk(content, options, state, phase, space)
            case Losing(), GoOn():  # "Lose-a-Turn"
                return turn.lose_turn(options, state)
            case Choosing() as phase, Choose(category):  # "Wild Tile"
                return turn.choose(content, options, state, phase, category)
            # Head-to-head
            case Challenging() as phase, Challenge(rival):  # BG-29
                return draw.challenge(content, options, state, phase.play, rival)
            # A card in play
            case Reading(play), Read():  # "The reader silently reads the card", BG-13
                return draw.hold_up(self._card(play.card), state, play)
            case Readying(play), _:
                return self._before(self._card(play.card), state, state.phase, seat, deed)
            case Looking(play), Cover():  # "the reader must cover-up the front image", BG-20
                return answer.cover(self._card(play.card), state, state.phase)
            case Answering(play), _:
                return self._during(self._card(play.card), state, state.phase, seat, deed)
            case Judging(play), _:
                return self._after(self._card(play.card), state, state.phase, seat, deed)
            case Showing(), GoOn():  # winning or flipping back, BG-37
                return answer.go_on(options, state, state.phase)
            case Showing(), Overrule(winner):  # S-05
                return answer.overrule(state, state.phase, winner)
        raise refusing.wrong_moment(state, deed)

    def _before(self, card: Card, state: State, phase: Readying, seat: Seat, deed: Deed) -> Story:
        """The front is still hidden."""
        match deed:
            case Start():
                return answer.start(card, state, phase, seat)
            case Swap() | SitOut():  # BG-19, BG-36
                return answer.swap(self.content, self.options, state, phase.play)
        raise refusing.wrong_moment(state, deed)

    def _during(self, card: Card, state: State, phase: Answering, seat: Seat, deed: Deed) -> Story:
        """A card is being answered."""
        match deed:
            case Buzz():
                return answer.buzz(state, phase, seat)
            case Answer(text):  # "If you answer correctly"
                return answer.give(card, state, phase, seat, text)
            case Pick(option):
                return answer.pick(card, state, phase, seat, option)
            case Tap(pad):
                return answer.tap(card, state, phase, seat, pad)
            case Press():
                return answer.press(card, state, phase, seat)
            case Done():  # "or successfully complete the challenge"
                return answer.done(card, state, phase, seat)
            case GiveUp():
                return answer.give_up(card, state, phase, seat)
            case Ponder(level):
                return answer.ponder(card, state, phase, seat, level)
            case OutOfTime():  # BG-14
                return answer.out_of_time(card, state, phase)
            case Swap() | SitOut():  # BG-19, BG-36
                return answer.swap(self.content, self.options, state, phase.play)
        raise refusing.wrong_moment(state, deed)

    def _after(self, card: Card, state: State, phase: Judging, seat: Seat, deed: Deed) -> Story:
        """People judge (BG-16); who won a head-to-head is named (BG-31, BG-34)."""
        match deed:
            case Vote(right):
                return answer.vote(card, state, phase, seat, right)
            case Abstain():
                return answer.vote(card, state, phase, seat, None)
            case Judge(right):
                return answer.judge(card, state, phase, right)
            case Name(winner):
                return answer.name(card, state, phase, winner)
        raise refusing.wrong_moment(state, deed)

    def _refuse(self, state: State, move: Move[Deed]) -> None:
        """Raise Illegal when this seat may not act, not so, or not at this time."""
        if isinstance(move.action, Leave):
            return  # whoever wants to leave need not be asked
        asked = [ask for ask in self.asks(state) if ask.seat == move.seat]
        if not asked:
            raise refusing.wrong_seat(state, move.seat, move.action)
        ask, deed = asked[0], move.action
        if isinstance(state.phase, Readying | Answering | Judging | Losing | Showing):
            meant = {type(choice) for choice in (*ask.choices, ask.blank, ask.timeout)}
            if type(deed) not in meant:
                raise refusing.wrong_moment(state, deed)
        if move.at < ask.after:
            raise refusing.too_early()
        if ask.until is not None:
            if isinstance(deed, OutOfTime) and move.at < ask.until:
                raise refusing.too_early()
            if deed != ask.timeout and move.at > ask.until:
                raise refusing.too_late()

    def leaving(self, state: State, seat: Seat) -> Deed | None:
        """What the table plays when a seat's player leaves for good and the others play on (BG-40)."""
        return Leave(seat) if seat in state.playing and not isinstance(state.phase, Over) else None

    def may_swap(self, state: State, one: Seat, other: Seat) -> None:
        """Whoever has read a card aloud knows what its back says until it is done."""
        phase = state.phase
        if isinstance(phase, CardPhase) and phase.play.reader in (one, other):
            why = tr("Whoever reads the card knows the answer. Change places when it is done.")
            raise Illegal(why, "BG-13")

    # End of the game

    def result(self, state: State) -> Result | None:
        """The first player to collect at least one tile from each of the four categories wins."""
        return Result(state.phase.places) if isinstance(state.phase, Over) else None

    # Who may know what

    def view(self, state: State, seat: Seat | None) -> View:
        """What lies face up, for everybody; and the back of a card, for the reader who reads it."""
        return look(self.content, self.options, state, seat)

    def laid_open(self, state: State) -> View:
        """Every tile face up, and both sides of the card in play, for a game that is played back."""
        return laid_open(self.content, self.options, state)

    def secrets(self, state: State, seat: Seat | None) -> Sequence[str]:
        """What the backs say: of the card in play until it is shown, and of the card on top of each deck."""
        tops = [deck.fresh[0] for deck in state.decks if deck.fresh]
        found = [text for top in tops for text in self._backs[top]]
        if isinstance(state.phase, CardPhase) and not may_see_back(state.phase, seat):
            found += self._backs[state.phase.play.card]
        return found

    def pieces(self, state: State) -> Sequence[Hashable]:
        """The 40 tiles, the pawns and the cards."""
        return tuple(state.pieces())

    def shown(self, state: State) -> Sequence[str]:
        """The cards whose front has been seen."""
        return tuple(self.content.cards[at].id for at in state.shown)

    def stock(self) -> Sequence[Sequence[str]]:
        """The cards that can be drawn under these house rules, by category."""
        cards = self.content.cards
        return tuple(tuple(card.id for card in cards if self._is_in(card, name)) for name in CATEGORIES)

    def fresh(self, fresh: int, whole: int) -> str:
        """Cards are what is used up."""
        return tr("{fresh} fresh cards of {whole}.", fresh=fresh, whole=whole)

    def _card(self, number: int) -> Card:
        return self.content.cards[number]

    @cached_property
    def _backs(self) -> tuple[tuple[str, ...], ...]:
        """What the back of each card says and nothing in the open does, so that finding it is no accident."""
        public = " ".join(
            f"{card.question} {card.seated} {' '.join(card.options)} {card.kind} {spoken(card.figure)}"
            for card in self.content.cards
        ).casefold()
        texts = [
            {text for text in (card.answer, *card.accept, card.why) if not card.is_measured}
            for card in self.content.cards
        ]
        times = Counter(text for card in texts for text in card)
        return tuple(
            tuple(
                text
                for text in sorted(card)
                if len(text) >= TELLING and times[text] == 1 and text.casefold() not in public
            )
            for card in texts
        )
