"""The rules of Common Denominator, in the order of the rule book.

`Rules._happens` is the whole game on one page; each of its lines names the rule it comes from and the
function that says the rest. Beside this file lie

    options.py  what the house may settle         turn.py     puzzle, sand, answers, whose turn it is
    state.py    everything, secrets included      fortune.py  the deck, Trumps, showing the points to win
    actions.py  what a player can do              paying.py   points change hands, medals.py as tokens
    events.py   what can happen                   paper.py    letters that show, answers that are right
    cards.py    the 50 cards                      asking.py   who may do what now, and refusing.py why not
    content.py  the puzzle cards                  view.py     who sees what

Numbers like CD-16 and S-05 are rulings on what the rule book leaves open.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.dice import Dice
from boardroom.core.game import Ask, Illegal, Move, Result, Seat, Step
from boardroom.core.tongue import tr
from boardroom.games.common_denominator import actions, asking, events, fortune, refusing, turn
from boardroom.games.common_denominator.actions import (
    Answer,
    Deed,
    Draw,
    EndTurn,
    GoForGold,
    GoForSilver,
    GoOn,
    Judge,
    Keep,
    Look,
    OutOfTime,
    Overrule,
    PassCard,
    PutBack,
    SayAloud,
    ShowWin,
    Stop,
    TakeHint,
    TakePuzzle,
    Trump,
    TryCategory,
    TryRow,
    TryVertical,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.cards import DECK
from boardroom.games.common_denominator.content import Content
from boardroom.games.common_denominator.medals import ALL, Purse
from boardroom.games.common_denominator.options import GENTLE, HELPS, HOUSE_RULES, LENGTHS, Options, minutes
from boardroom.games.common_denominator.state import (
    Answering,
    Attempt,
    Beginning,
    Drawing,
    Holding,
    Judging,
    Looking,
    Opening,
    Over,
    Passing,
    State,
    Trumping,
)
from boardroom.games.common_denominator.story import Story, tell
from boardroom.games.common_denominator.view import View, hidden_answers, is_looking_up, laid_open, look

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

_TRIES = TryRow | TryCategory | TryVertical | GoForSilver | GoForGold
_QUIET = _TRIES | Stop | OutOfTime | EndTurn | Look | PutBack
"""Deeds after which the last verdict can still be overruled: they reveal nothing to all (S-05)."""


class Rules(Struct, frozen=True):
    """Common Denominator with one box of puzzles, under one family's house rules.

    `seen`: puzzles shown on earlier evenings, as `shown` names them; they come after all others (CD-46).
    """

    content: Content
    options: Options = Options()
    seen: frozenset[str] = frozenset()

    # "Shuffle the puzzles and the cards. Place both face down. The youngest person goes first."

    def deal(self, seats: Sequence[Seat], dice: Dice) -> State:
        """Set up the game. Raises Illegal when so many cannot play, or the box has no such puzzles."""
        if not 2 <= len(seats) <= 6:
            raise Illegal(tr("Two to six players, or teams, can play."), "CD-02")
        wanted = self._wanted
        if not wanted:
            raise Illegal(tr("There is no such puzzle in the box."), "CD-46")
        stack, dice = dice.shuffled(wanted)
        fresh_first = sorted(stack, key=lambda at: self._name(at) in self.seen)
        deck, dice = dice.shuffled(DECK)
        nobody = tuple(0 for _ in seats)
        state = State(
            seats=tuple(seats),
            dice=dice,
            stack=tuple(fresh_first),
            used=(),
            deck=deck,
            hands=tuple(() for _ in seats),
            purses=tuple(Purse() for _ in seats),
            bank=ALL,
            seat=seats[0],
            extra=nobody,
            lost=nobody,
        )
        if self.options.first == "lot":
            first, dice = state.dice.below(len(seats))
            return tell(turn.first_turn(replace(state, dice=dice), seats[first])).state
        return state

    @property
    def _wanted(self) -> list[int]:
        """The puzzles as hard as the house wants them."""
        puzzles = enumerate(self.content.puzzles)
        return [at for at, puzzle in puzzles if self.options.puzzles in ("all", puzzle.level)]

    # Playing

    def asks(self, state: State) -> Sequence[Ask[Deed]]:
        """Who may act, and how; the table as a whole last."""
        return asking.asks(self.content, self.options, state)

    def play(self, state: State, move: Move[Deed]) -> Step[State]:
        """One deed of one seat. Raises Illegal with the rule or ruling that is in the way."""
        self._refuse(state, move)
        before = state if isinstance(move.action, _QUIET | Overrule | Answer) else replace(state, wrong=None)
        step = tell(self._happens(before, move.seat, move.action, move.at))
        after = step.state
        if after.phase == state.phase and after.turn == state.turn:
            return step
        return replace(step, state=replace(after, since=move.at))

    def _happens(self, state: State, seat: Seat, deed: Deed, at: int) -> Story:
        """The game as one table: what may be done in each phase, and the rule it comes from."""
        content, options = self.content, self.options
        match state.phase, deed:
            case Opening(), Youngest(player):  # "The youngest person goes first"
                return turn.first_turn(state, player)
            # The puzzle and the timer
            case Beginning(), TakePuzzle():  # "the last puzzle in play or start a new one"
                return turn.take_puzzle(content, options, state, at)
            case Beginning(), TurnTimer():  # "You must turn the timer at beginning of your turn"
                return turn.turn_timer(options, state, at)
            # Answers
            case Beginning() | Answering() as phase, TryRow(row):  # Win a Bronze 1
                return turn.begin(state, phase, Attempt("row", row))
            case Beginning() | Answering() as phase, TryCategory():  # Win a Bronze 1
                return turn.begin(state, phase, Attempt("category"))
            case Beginning() | Answering() as phase, GoForSilver():  # Win a Silver 1
                return turn.begin(state, phase, Attempt("silver"))
            case Beginning() | Answering() as phase, GoForGold():  # Win a Gold
                return turn.begin(state, phase, Attempt("gold"))
            case Beginning() | Answering() as phase, TryVertical():  # Win a Silver 3, CD-18
                return turn.begin(state, phase, Attempt("vertical"))
            case Beginning() | Answering(), Answer(text):  # Win a Bronze 2, Win a Silver 2, Win a Gold
                return turn.answer(content, options, state, text, at)
            case Answering(), SayAloud():  # "The opponent looks up ONLY the number of an answer tried"
                return turn.say_aloud(state, at)
            case Judging(), Judge(is_right):  # the same, and CD-47
                return turn.judge(content, options, state, is_right, at)
            case Answering(), TakeHint():  # CD-06
                return turn.hint(content, options, state)
            case Answering(), Stop():  # "Your turn ends when time runs out …"
                return turn.stop(options, state)
            case Answering() as phase, OutOfTime():  # the same
                return turn.out_of_time(options, state, phase)
            case _, Overrule():  # S-05
                return turn.overrule(content, options, state, at)
            # Cards
            case Drawing(), Draw():  # "At end of your turn, you may take a Common Denominator card"
                return fortune.draw(options, state)
            case Drawing(), EndTurn():  # "you may opt not to take one"
                return fortune.end_turn(state)
            case Holding(str() as card), Keep():  # "keep a Happy card for later use"
                return fortune.keep(options, state, card)
            case Beginning() | Drawing() as phase, Look():  # CD-37
                return fortune.look(state, phase)
            case Looking() as phase, PutBack():  # CD-37
                return fortune.put_back(options, state, phase)
            case Holding() | Looking(), Use(card, target):  # "or utilize it right then", "during your turn"
                return fortune.use(options, state, card, target)
            case Passing() as phase, PassCard(card):  # "Pass a card to your right", "… left"
                return fortune.pass_card(options, state, phase, card)
            # Trumps and winning
            case Beginning() | Answering() | Drawing(), ShowWin():  # "You WIN the game when …"
                return fortune.show_win(options, state, at)
            case Trumping() as phase, Trump():  # "A Trump card trumps only one card"
                return fortune.trump(options, state, phase, seat, at)
            case Trumping() as phase, GoOn():  # CD-44
                return fortune.go_on(options, state, phase, at)
        raise refusing.why(options, state, seat, deed)

    def _refuse(self, state: State, move: Move[Deed]) -> None:
        """Raise Illegal when nobody asked this seat for this deed, or not at this time."""
        for ask in self.asks(state):
            if ask.seat != move.seat:
                continue
            is_timeout = move.action == ask.timeout
            is_filled = ask.blank is not None and isinstance(move.action, type(ask.blank))
            if not (is_timeout or is_filled or move.action in ask.choices):
                continue
            if move.at < ask.after:
                raise refusing.too_early()
            if isinstance(move.action, OutOfTime) and (ask.until is None or move.at < ask.until):
                break
            self._refuse_late(state, move, ask)
            return
        raise refusing.why(self.options, state, move.seat, move.action)

    def _refuse_late(self, state: State, move: Move[Deed], ask: Ask[Deed]) -> None:
        """After the last grain only an answer begun before counts (CD-10), and nothing new is begun."""
        phase, deed = state.phase, move.action
        if not isinstance(phase, Answering) or phase.ends is None or ask.until is None:
            return
        if isinstance(deed, OutOfTime):
            return
        closes = phase.ends + (asking.GRACE_MS if isinstance(deed, Answer | SayAloud) else 0)
        if move.at > closes:
            raise refusing.too_late()

    # "You WIN the game when it is your turn and you can show 100 points without being trumped."

    def result(self, state: State) -> Result | None:
        """The winner, then the others by their points."""
        if not isinstance(state.phase, Over):
            return None
        winner = state.phase.winner
        others = sorted({state.points(seat) for seat in state.seats if seat != winner}, reverse=True)
        rest = (
            tuple(seat for seat in state.seats if seat != winner and state.points(seat) == points)
            for points in others
        )
        return Result(((winner,), *rest))

    # Who may know what

    def view(self, state: State, seat: Seat | None) -> View:
        """What lies open, for everybody; and one's own cards."""
        return look(self.content, self.options, state, seat)

    def laid_open(self, state: State) -> View:
        """The whole puzzle, and the cards of whose turn it is, for a game that is played back."""
        return laid_open(self.content, self.options, state)

    def secrets(self, state: State, seat: Seat | None) -> Sequence[str]:
        """Answers not given yet, and the names of all cards but one's own and those seen going under."""
        cards = [card for owner in state.seats if owner != seat for card in state.hands[owner]]
        if isinstance(state.phase, Holding) and state.phase.card is not None and seat != state.seat:
            cards.append(state.phase.card)
        cards += [card for card in state.deck if card not in state.known]
        return (*cards, *hidden_answers(self.content, state, seat))

    def may_swap(self, state: State, one: Seat, other: Seat) -> None:
        """An opponent who has looked an answer up must not go on to give it (CD-04)."""
        if any(is_looking_up(state, seat) for seat in (one, other)):
            why = tr("Whoever looks the answer up knows it. Change places when it is judged.")
            raise Illegal(why, "CD-04")

    def pieces(self, state: State) -> Sequence[Hashable]:
        """50 cards, 100 medals, and every puzzle."""
        return tuple(state.pieces())

    def shown(self, state: State) -> Sequence[str]:
        """The puzzles used up: every one that has been turned up."""
        at = [*state.used, *([state.sheet.puzzle] if state.sheet is not None and state.sheet.is_open else [])]
        return tuple(self._name(puzzle) for puzzle in at)

    def stock(self) -> Sequence[Sequence[str]]:
        """The puzzles that can be taken under these house rules."""
        return (tuple(dict.fromkeys(self._name(at) for at in self._wanted)),)

    def fresh(self, fresh: int, whole: int) -> str:
        """Puzzles are what is used up."""
        return tr("{fresh} fresh puzzles of {whole}.", fresh=fresh, whole=whole)

    def _name(self, at: int) -> str:
        puzzle = self.content.puzzles[at]
        return f"{puzzle.category}: {puzzle.vertical}, {', '.join(read.word for read in puzzle.printed)}"
