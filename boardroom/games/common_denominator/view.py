"""What one pair of eyes may know of a game: the card as it lies there, medals, one's own cards."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.game import Seat
from boardroom.games.common_denominator import paper, turn
from boardroom.games.common_denominator.content import Content, Puzzle
from boardroom.games.common_denominator.medals import Medals, Purse
from boardroom.games.common_denominator.options import Options
from boardroom.games.common_denominator.state import (
    Given,
    Holding,
    Judging,
    Over,
    Phase,
    Sheet,
    State,
)


class Row(Struct, frozen=True):
    """One horizontal: its cells from the left, each a letter or empty; `marked` lies in the column.

    `printed`: which of them the card itself shows; other letters are on the tracing paper. `filled`: those
    that came there by a miss of this row; what was there before was won, or given as a hint.
    """

    cells: tuple[str, ...]
    printed: tuple[bool, ...]
    marked: int
    given: Given
    filled: tuple[bool, ...]


class Card(Struct, frozen=True):
    """The puzzle on the table. Face down it has a number and nothing else.

    `category` is told once it is given, and when the puzzle is whole.
    """

    number: int
    level: str
    is_open: bool
    rows: tuple[Row, ...] = ()
    category: str = ""
    category_given: Given = ""
    vertical_given: Given = ""
    is_untouched: bool = False
    is_whole: bool = False


class WrongAnswer(Struct, frozen=True):
    """The last answer was wrong, and the table may still let it count (S-05)."""

    seat: Seat
    text: str


class View(Struct, frozen=True):
    """The table as these eyes see it. Tuples by seat."""

    options: Options
    seats: tuple[Seat, ...]
    seat: Seat
    turn: int
    phase: Phase
    since: int
    card: Card | None
    seconds: int | None
    """What the timer holds for this player; None without a timer."""
    misses: int
    faultless: bool
    purses: tuple[Purse, ...]
    bank: Medals
    kept: tuple[int, ...]
    """How many cards each seat keeps."""
    hand: tuple[str, ...]
    """One's own kept cards; on the open table nobody's."""
    deck: int
    extra: tuple[int, ...]
    lost: tuple[int, ...]
    wrong: WrongAnswer | None
    looked_up: str
    """The one answer that the opponent looks up, for that opponent alone (CD-04)."""
    last: Card | None = None
    """The puzzle before, with all its words, when something was left in it."""
    winner: Seat | None = None

    @property
    def shown(self) -> Card | None:
        """The puzzle; while it lies face down, the one before with what nobody found in it."""
        is_open = self.card is not None and self.card.is_open
        return self.card if is_open or self.last is None else self.last


def look(content: Content, options: Options, state: State, eyes: Seat | None) -> View:
    """The view of a seat, or of whoever looks at the open table (None)."""
    length = turn.duration(options, state)
    return View(
        options=options,
        seats=state.seats,
        seat=state.seat,
        turn=state.turn,
        phase=_phase(state, eyes),
        since=state.since,
        card=_card(content, state),
        seconds=None if length is None else length // 1000,
        misses=state.misses,
        faultless=state.faultless,
        purses=state.purses,
        bank=state.bank,
        kept=tuple(len(hand) for hand in state.hands),
        hand=() if eyes is None else state.hands[eyes],
        deck=len(state.deck),
        extra=state.extra,
        lost=state.lost,
        wrong=None if state.wrong is None else WrongAnswer(state.wrong.seat, state.wrong.text),
        looked_up=_looked_up(content, state, eyes),
        last=None if state.last is None else _read(content.puzzles[state.last.puzzle], state.last.laid_open),
        winner=state.phase.winner if isinstance(state.phase, Over) else None,
    )


def laid_open(content: Content, options: Options, state: State) -> View:
    """The table with every answer written in, and as whoever has the turn sees their cards."""
    view, sheet = look(content, options, state, state.seat), state.sheet
    if sheet is None:
        return view
    return replace(view, card=_read(content.puzzles[sheet.puzzle], sheet.laid_open))


def _phase(state: State, eyes: Seat | None) -> Phase:
    """What goes on; the drawn card is its drawer's own."""
    if isinstance(state.phase, Holding) and eyes != state.seat:
        return Holding(None)
    return state.phase


def _card(content: Content, state: State) -> Card | None:
    sheet = state.sheet
    if sheet is None:
        return None
    is_over = isinstance(state.phase, Over) and sheet.is_open
    return _read(content.puzzles[sheet.puzzle], sheet.laid_open if is_over else sheet)


@lru_cache(maxsize=256)
def _read(puzzle: Puzzle, sheet: Sheet) -> Card:
    """The card under its paper; kept, since many eyes look at the same."""
    if not sheet.is_open:
        return Card(puzzle.number, puzzle.level, is_open=False)
    return Card(
        number=puzzle.number,
        level=puzzle.level,
        is_open=True,
        rows=tuple(
            Row(
                cells=paper.cells(puzzle, sheet, number),
                printed=tuple(at in read.shown for at in range(len(read.word))),
                marked=read.marked,
                given=sheet.rows[number - 1],
                filled=paper.filled(puzzle, sheet, number),
            )
            for number, read in enumerate(puzzle.printed, start=1)
        ),
        category=puzzle.category if sheet.category or sheet.is_whole else "",
        category_given=sheet.category,
        vertical_given=sheet.vertical,
        is_untouched=sheet.is_untouched,
        is_whole=sheet.is_whole,
    )


def is_looking_up(state: State, eyes: Seat | None) -> bool:
    """Whether these eyes are the opponent's who looks an answer up."""
    phase = state.phase
    return isinstance(phase, Judging) and phase.by == "opponent" and eyes == state.left_of(state.seat)


def _looked_up(content: Content, state: State, eyes: Seat | None) -> str:
    if not is_looking_up(state, eyes):
        return ""
    assert isinstance(state.phase, Judging)
    return paper.answer(turn.puzzle_of(content, state), state.phase.tried)


def hidden_answers(content: Content, state: State, eyes: Seat | None) -> tuple[str, ...]:
    """The answers that these eyes must not be able to read now."""
    sheet = state.sheet
    if sheet is None:
        following = content.puzzles[state.stack[0]]
        return (following.category, following.vertical, *(read.word for read in following.printed))
    if sheet.is_open and isinstance(state.phase, Over):
        return ()
    puzzle = content.puzzles[sheet.puzzle]
    rows = (read.word for read, given in zip(puzzle.printed, sheet.rows, strict=True) if not given)
    category = () if sheet.category or sheet.is_whole else (puzzle.category,)
    vertical = () if sheet.vertical else (puzzle.vertical,)
    known = [_looked_up(content, state, eyes)]
    if state.last is not None:  # lies open, and may by chance hold the same word
        last = content.puzzles[state.last.puzzle]
        known += [last.category, last.vertical, *(read.word for read in last.printed)]
    hidden = (*rows, *category, *vertical)
    return tuple(text for text in hidden if not any(text.casefold() in other.casefold() for other in known))
