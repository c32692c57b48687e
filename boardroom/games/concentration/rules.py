"""The rules of Concentration, in the order of the rule book.

`Rules._happens` is the whole game on one page; each of its lines names the rule it comes from and the
function that says the rest. Beside this file lie

    options.py  what the house may settle         turn.py     the board: rules 3 to 6 and 10
    state.py    everything, secrets included      guess.py    the puzzle: rules 7 to 9, Winning, NOTE
    actions.py  what a player can do              contest.py  seats, money and the match
    events.py   what can happen                   asking.py   who may do what now, and refusing.py why not
    cards.py    the deck                          view.py     who sees what

Numbers like CON-16 and S-05 are rulings on what the rule book leaves open.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Ask, Illegal, Move, Result, Seat, Step, Told
from boardroom.core.tongue import tr
from boardroom.games.concentration import actions, asking, contest, events, guess, refusing, turn
from boardroom.games.concentration.actions import (
    Cover,
    Deed,
    GoOn,
    Guess,
    Judge,
    Open,
    OutOfTime,
    Overrule,
    Pass,
    Pull,
    Stop,
    TakePrize,
)
from boardroom.games.concentration.cards import CARDS, PRESETS, cards_of
from boardroom.games.concentration.content import Content, Puzzle
from boardroom.games.concentration.events import Dealt, Finished, Readied, TimedOut
from boardroom.games.concentration.options import GENTLE, HELPS, HOUSE_RULES, LENGTHS, Options, minutes
from boardroom.games.concentration.state import (
    Guessing,
    Judging,
    Over,
    Picking,
    Played,
    Showing,
    Solved,
    State,
    Taking,
)
from boardroom.games.concentration.story import Story, tell
from boardroom.games.concentration.view import View, laid_open, look, may_read_solution
from boardroom.games.concentration.window import Window

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


class Rules(Struct, frozen=True, dict=True):
    """Concentration with one box of puzzles and prizes, under one family's house rules.

    `seen`: answers of puzzles shown on earlier evenings; they come back after all others (CON-12).
    """

    content: Content
    options: Options = Options()
    seen: frozenset[str] = frozenset()

    # Setup

    def seating(self, seats: Sequence[Seat]) -> str:
        """Who plays with whom in the first game (rule 1, CON-01, CON-24)."""
        return contest.seating(self.options, seats)

    def deal(self, seats: Sequence[Seat], dice: Dice) -> State:
        """Set up the first game. Raises Illegal when so many cannot play so, or the box is too empty."""
        contest.refuse_crowd(self.options, seats)
        pairs = PRESETS[self.options.deck].prizes
        decks = [at for at, deck in enumerate(self.content.decks) if len(deck.prizes) >= pairs]
        if not self.content.puzzles:
            raise Illegal(tr("There is no puzzle in the box."), "CON-12")
        if not decks:
            why = tr("No prize deck in the box has the {prizes} prizes that are needed.", prizes=pairs)
            raise Illegal(why, "CON-08")
        puzzles, dice = dice.shuffled(range(len(self.content.puzzles)))
        fresh_first = sorted(puzzles, key=lambda at: self.content.puzzles[at].answer in self.seen)
        deck_order, dice = dice.shuffled(decks)
        return self._set_up(tuple(seats), tuple(fresh_first), deck_order, (), dice)

    def _set_up(
        self,
        seats: tuple[Seat, ...],
        puzzles: tuple[int, ...],
        decks: tuple[int, ...],
        played: tuple[Played, ...],
        dice: Dice,
    ) -> State:
        """Setup 2 to 8: prizes shuffled and covered by the slides (CON-14), the next puzzle behind them."""
        deck = decks[len(played) % len(decks)]
        preset = PRESETS[self.options.deck]
        cards, dice = cards_of(self.content, self.content.decks[deck], preset, dice)
        board, dice = dice.shuffled(range(CARDS))
        sides, master = contest.seat_game(self.options, seats, played)
        starts = contest.starter(self.options, played, sides)
        return State(
            seats=seats,
            dice=dice,
            puzzles=puzzles,
            decks=decks,
            played=played,
            puzzle=puzzles[len(played) % len(puzzles)],
            deck=deck,
            sides=sides,
            master=master,
            starts=starts,
            cards=cards,
            board=board,
            turn=starts,
            turns=(int(starts == 0), int(starts == 1)),
        )

    # Playing the game

    def asks(self, state: State) -> Sequence[Ask[Deed]]:
        """Who may act, and how; the lead of a side first, the table as a whole last."""
        return asking.asks(self.options, state, guess.letter_count(self._puzzle(state).answer))

    def play(self, state: State, move: Move[Deed]) -> Step[State]:
        """One deed of one seat. Raises Illegal with the rule or ruling that is in the way."""
        self._refuse(state, move)
        step = tell(self._happens(state, move.seat, move.action))
        closes = asking.closes(self.options, state)
        if closes is not None and move.at >= closes and isinstance(move.action, Pass):  # CON-23
            step = replace(step, told=(Told(TimedOut(state.turn)), *step.told))
        after = step.state
        if (after.turn, after.phase) == (state.turn, state.phase):
            return step
        return replace(step, state=replace(after, since=move.at))

    def _happens(self, state: State, seat: Seat, deed: Deed) -> Story:
        """The game as one table: what may be done in each phase, and the rule it comes from."""
        options, puzzle = self.options, self._puzzle(state)
        match state.phase, deed:
            # A turn at the board
            case Picking() as phase, Pull(panel):  # rules 3 and 5
                return turn.pull(options, state, phase, seat, panel)
            case Showing(), Cover():  # rule 4
                return turn.cover(state)
            case Taking() as phase, TakePrize(slot):  # rule 10, CON-30
                return turn.take_now(state, phase, seat, slot)
            case Guessing() as phase, TakePrize(slot) if phase.tokens:  # CON-30, as a token
                return turn.use_token(state, phase, seat, slot)
            case Picking() as phase, Stop():  # CON-18
                return turn.stop(options, state, phase, seat)
            case Picking(), OutOfTime() if asking.closes(options, state) is not None:  # CON-23
                return turn.out_of_time(state)
            # The puzzle
            case Guessing() as phase, Guess(text):  # rule 7
                return guess.guess(options, puzzle, state, phase, seat, text)
            case Guessing() as phase, Pass():  # rules 7 and 9
                return guess.pass_guess(puzzle, state, phase, seat)
            case Judging(), Open():  # rule 8
                return guess.open_slide(puzzle, state)
            case Judging() as phase, Judge(is_right):  # rule 8
                return guess.judge(options, puzzle, state, phase, is_right)
            # Winning the game
            case Solved() as phase, GoOn():
                return self._go_on(state, phase, seat)
            case phase, Overrule(whose) if not isinstance(phase, Over):  # S-05
                return guess.overrule(puzzle, state, whose)
        raise refusing.wrong_moment(state, deed)

    def _refuse(self, state: State, move: Move[Deed]) -> None:
        """Raise Illegal when this seat may not act, or not at this time."""
        seat, deed = move.seat, move.action
        if seat == HOST and isinstance(deed, GoOn | Overrule):
            return
        if seat not in state.actors or isinstance(deed, Overrule):
            raise refusing.wrong_seat(state, seat, deed)
        if isinstance(deed, Cover) and move.at < asking.opens(self.options, state):
            raise refusing.too_early()
        closes = asking.closes(self.options, state)
        if closes is not None:
            if isinstance(deed, OutOfTime) and move.at < closes:
                raise refusing.not_yet()
            if deed != asking.timeout(self.options, state) and move.at > closes:
                raise refusing.too_late()

    # Winning the game

    def _go_on(self, state: State, phase: Solved, seat: Seat) -> Story:
        """A new game is started, when the table or everybody says so; after the last there is a winner."""
        if seat != HOST:
            yield Readied(seat)
            phase = replace(phase, ready=(*phase.ready, seat))
            state = replace(state, phase=phase)
            if len(phase.ready) < len(state.seats):
                return state
        played = (*state.played, phase.outcome)
        if contest.is_over(self.options, state.seats, played):
            yield Finished(contest.places(self.options, state.seats, played))
            return replace(state, played=played, phase=Over())
        state = self._set_up(state.seats, state.puzzles, state.decks, played, state.dice)
        yield Dealt(
            len(contest.decided(played)) + 1,
            state.sides,
            state.master,
            state.starts,
            self.content.decks[state.deck].title,
        )
        return state

    def result(self, state: State) -> Result | None:
        """The player with the most money is THE WINNER."""
        if not isinstance(state.phase, Over):
            return None
        places = contest.places(self.options, state.seats, state.played)
        return Result(places, together=len(places[0]) > 1 and contest.were_partners(places[0], state.played))

    # Who may know what

    def view(self, state: State, seat: Seat | None) -> View:
        """What lies face up, for everybody; and the solution, for the Master of Ceremonies who judges."""
        return look(self.content, self._window, self.options, state, seat)

    def laid_open(self, state: State) -> View:
        """What lies behind every slide, and the solution, for a game that is played back."""
        return laid_open(self.content, self._window, self.options, state)

    def secrets(self, state: State, seat: Seat | None) -> Sequence[str]:
        """The solution and its variants, until the game is over or the slide stands wide open."""
        puzzle = self._puzzle(state)
        if may_read_solution(state, seat) or state.letters >= guess.letter_count(puzzle.answer):
            return ()
        return (puzzle.answer, *puzzle.accept)

    def may_swap(self, state: State, one: Seat, other: Seat) -> None:
        """The Master of Ceremonies may have read the solution, and must not guess (CON-28)."""
        if state.master in (one, other) and not isinstance(state.phase, Solved | Over):
            raise Illegal(tr("The Master of Ceremonies may have read the solution."), "CON-28")

    def pieces(self, state: State) -> Sequence[Hashable]:
        """The 25 cards and the 25 slides."""
        return tuple(state.pieces())

    def shown(self, state: State) -> Sequence[str]:
        """The puzzles used up: those of games that are over, and this one once a part of it has been seen.

        A game that is left before its first match leaves its puzzle fresh for another evening.
        """
        puzzles = [game.puzzle for game in state.played]
        if not isinstance(state.phase, Over) and (state.uncovered or isinstance(state.phase, Solved)):
            puzzles.append(state.puzzle)
        return tuple(dict.fromkeys(self.content.puzzles[at].answer for at in puzzles))

    def stock(self) -> Sequence[Sequence[str]]:
        """Every rebus of the box."""
        return (tuple(dict.fromkeys(puzzle.answer for puzzle in self.content.puzzles)),)

    def fresh(self, fresh: int, whole: int) -> str:
        """Puzzles are what is used up."""
        return tr("{fresh} fresh puzzles of {whole}.", fresh=fresh, whole=whole)

    def _puzzle(self, state: State) -> Puzzle:
        return self.content.puzzles[state.puzzle]

    @cached_property
    def _window(self) -> Window:
        return Window(self.content)
