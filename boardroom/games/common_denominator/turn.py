"""A turn: the puzzle, the sand, answers, medals, and whose turn comes next."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.core.game import Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.core.words import Verdict
from boardroom.games.common_denominator import paper, paying
from boardroom.games.common_denominator.content import Content, Puzzle
from boardroom.games.common_denominator.events import (
    Answered,
    CalledNear,
    Completed,
    Forfeited,
    Given,
    Hinted,
    Judged,
    LookedUp,
    Overruled,
    PutAway,
    PuzzleTaken,
    Stopped,
    TimeRanOut,
    TimerTurned,
    Tried,
    TurnBegan,
    TurnSkipped,
)
from boardroom.games.common_denominator.options import Options
from boardroom.games.common_denominator.state import (
    Answering,
    Attempt,
    Beginning,
    Drawing,
    Judging,
    Sheet,
    State,
    Wrong,
    swapped,
)
from boardroom.games.common_denominator.state import Given as GivenAs
from boardroom.games.common_denominator.story import Story

BRONZE, SILVER, GOLD = 1, 5, 10
MOST_MISSES = 2
LONGEST_ANSWER = 120


def puzzle_of(content: Content, state: State) -> Puzzle:
    """The puzzle on the table."""
    assert state.sheet is not None, "no puzzle lies on the table"
    return content.puzzles[state.sheet.puzzle]


def duration(options: Options, state: State) -> int | None:
    """How long the sand runs for this player, in milliseconds (CD-08)."""
    if options.timer == "off":
        return None
    fewest = min(purse.points for purse in state.purses)
    is_last = options.longer == "fewest" and state.points(state.seat) == fewest
    more = is_last or options.is_longer(state.seat)
    return int(options.timer) * (1500 if more else 1000)


# --------------------------------------------------------------------------------------- beginning


def take_puzzle(content: Content, options: Options, state: State, at: int) -> Story:
    """Take a new puzzle; the last one, finished or not, is put away (CD-45, CD-46)."""
    used = state.used if state.sheet is None else (*state.used, state.sheet.puzzle)
    stack, dice = state.stack, state.dice
    if not stack:
        stack, dice = dice.shuffled(used)
        used = ()
    puzzle = content.puzzles[stack[0]]
    last = state.sheet
    if last is not None and (last.is_known or last.puzzle == stack[0]):
        last = None  # nothing is left to be seen, or all of it is still to be won
    if last is not None:
        yield _put_away(content.puzzles[last.puzzle], last)
    yield PuzzleTaken(state.seat, puzzle.number)
    nothing: GivenAs = ""
    sheet = Sheet(stack[0], (nothing,) * len(puzzle.rows))
    state = replace(state, stack=stack[1:], used=used, dice=dice, sheet=sheet, last=last, phase=Beginning())
    if options.turning == "by-itself":
        return (yield from turn_timer(options, state, at))
    return state


def _put_away(puzzle: Puzzle, sheet: Sheet) -> PutAway:
    """Whatever nobody has found is shown to all, now that it cannot be won any more (CD-46)."""
    left = tuple(row for row, given in enumerate(sheet.rows, start=1) if not given)
    words = tuple(read.word for read in puzzle.printed)
    return PutAway(puzzle.number, words, left, "" if sheet.category or sheet.is_whole else puzzle.category)


def turn_timer(options: Options, state: State, at: int) -> Story:
    """Turn the sand timer, and a new puzzle with it (CD-09). What is declared stays declared."""
    sheet, phase = state.sheet, state.phase
    assert sheet is not None
    yield TimerTurned(state.seat, not sheet.is_open)
    tried = phase.tried if isinstance(phase, Beginning) else None
    length = duration(options, state)
    ends = None if length is None else at + length
    last = None if options.turning == "by-hand" else state.last  # else nobody would have seen it
    state = replace(state, sheet=replace(sheet, is_open=True), last=last, faultless=sheet.is_untouched)
    return replace(state, phase=Answering(ends, tried))


# --------------------------------------------------------------------------------------- answering


def attempts(options: Options, sheet: Sheet) -> tuple[Attempt, ...]:
    """What may be tried: any open row or the category at any time (CD-12, CD-14), and the vertical."""
    rows = tuple(Attempt("row", row) for row, given in enumerate(sheet.rows, start=1) if not given)
    category = () if sheet.category else (Attempt("category"),)
    return (*rows, *category, *_vertical(options, sheet))


def _vertical(options: Options, sheet: Sheet) -> tuple[Attempt, ...]:
    """How the vertical may be tried: for the Gold with nothing attempted or known (CD-21), for the Silver
    with some but not all rows given (CD-16), without a medal of its own with all of them given (CD-18)."""
    if sheet.vertical:
        return ()
    if sheet.is_untouched:
        return (Attempt("gold"),)
    if sheet.rows_given == len(sheet.rows):
        return (Attempt("vertical"),)
    if sheet.rows_given or (sheet.category and options.early == "silver"):
        return (Attempt("silver"),)
    return ()  # CD-17


def begin(state: State, phase: Beginning | Answering, tried: Attempt) -> Story:
    """Put the pencil to an answer; for the Silver and the Gold that is the declaration (CD-20)."""
    yield Tried(state.seat, tried)
    return replace(state, phase=replace(phase, tried=tried))


def answer(content: Content, options: Options, state: State, text: str, at: int) -> Story:
    """Check an answer. Nothing said is nothing answered. Raises Illegal for a novel."""
    phase, sheet = state.phase, state.sheet
    assert isinstance(phase, Beginning | Answering)
    assert phase.tried is not None
    assert sheet is not None
    tried = phase.tried
    if not text.strip():
        return state
    if len(text) > LONGEST_ANSWER:
        raise Illegal(tr("That is too long for an answer."), "Win a Bronze 1")
    yield Answered(state.seat, tried, text)
    if isinstance(phase, Beginning):
        return (yield from forfeit(options, state, tried, text))
    puzzle = puzzle_of(content, state)
    found = paper.verdict(content, puzzle, sheet, tried, text)
    judging = replace(state, phase=Judging(tried, text, _left(phase, at), "others"))
    if found is Verdict.NEAR:
        yield CalledNear(state.seat, text)
        return judging
    return (yield from judge(content, options, judging, found is Verdict.RIGHT, at))


def say_aloud(state: State, at: int) -> Story:
    """The opponent looks up ONLY the one answer tried (CD-04); the sand stands still (CD-10)."""
    phase = state.phase
    assert isinstance(phase, Answering)
    assert phase.tried is not None
    yield Answered(state.seat, phase.tried, "")
    yield LookedUp(state.left_of(state.seat))
    return replace(state, phase=Judging(phase.tried, "", _left(phase, at), "opponent"))


def _left(phase: Answering, at: int) -> int | None:
    return None if phase.ends is None else max(0, phase.ends - at)


def forfeit(options: Options, state: State, tried: Attempt, text: str) -> Story:
    """An answer before the timer is turned is not checked and costs the rest of the turn (CD-09, CD-31)."""
    yield Forfeited(state.seat, text)
    sheet = state.sheet
    assert sheet is not None
    if tried.line in ("row", "category"):
        sheet = replace(sheet, attempted=True)
    return (yield from lose_rest(options, replace(state, sheet=sheet)))


def judge(content: Content, options: Options, state: State, right: bool, at: int) -> Story:
    """What a verdict leads to. The state is the one in which the answer waits for it."""
    phase, sheet = state.phase, state.sheet
    assert isinstance(phase, Judging)
    assert sheet is not None
    tried, text = phase.tried, phase.text
    yield Judged(state.seat, tried, text, right)
    wrong = None if right else Wrong(state.seat, text, replace(state, wrong=None))
    told = paper.answer(puzzle_of(content, state), tried)
    is_filled = right or tried.line in ("row", "category")  # a missed vertical is not revealed (CD-22)
    if is_filled:
        yield Given(tried, told, right)
        sheet = _written(sheet, tried, right)
    state = replace(state, sheet=sheet, wrong=wrong)
    if right:
        return (yield from _right(content, options, state, tried, phase.left, at))
    return (yield from _missed(content, options, state, tried, phase.left, at))


def _written(sheet: Sheet, tried: Attempt, right: bool) -> Sheet:
    """The paper with an answer on it, won or filled in (CD-13)."""
    if tried.line == "row":
        rows = swapped(sheet.rows, tried.row - 1, "won" if right else "filled")
        return replace(sheet, rows=rows, attempted=True)
    if tried.line == "category":
        return replace(sheet, category="won" if right else "filled", attempted=True)
    return replace(sheet, vertical="won")


def _right(
    content: Content, options: Options, state: State, tried: Attempt, left: int | None, at: int
) -> Story:
    """Bronze 1: a Bronze, and repeat. Silver 2 and 3, Gold: the medal; a try ends the turn."""
    match tried.line:
        case "row" | "category":
            medal = BRONZE
        case "silver":
            medal = SILVER
        case "gold":
            medal = GOLD
        case "vertical":
            late = BRONZE if options.late == "bronze" else 0
            medal = SILVER if state.faultless else late  # CD-18, CD-19
    if medal:
        state = yield from paying.win(state, state.seat, medal)
    return (yield from _after(content, options, state, tried, left, at))


def _missed(
    content: Content, options: Options, state: State, tried: Attempt, left: int | None, at: int
) -> Story:
    """Bronze 2 and 3, Silver 2, Gold: what a wrong answer costs."""
    state = replace(state, misses=state.misses + 1, faultless=False)
    match tried.line:
        case "silver":
            state = yield from paying.lose(options, state, state.seat, 1)
            return (yield from lose_rest(options, state))
        case "gold":
            state = yield from paying.lose(options, state, state.seat, 2)
            return (yield from lose_rest(options, state))
        case "vertical":
            return (yield from end_of_sand(options, state))  # CD-19: no Silver, no Bronze lost, turn over
    return (yield from _after(content, options, state, tried, left, at))


def _after(
    content: Content, options: Options, state: State, tried: Attempt, left: int | None, at: int
) -> Story:
    """How it goes on: the turn ends with a try, a second miss, the last grain or the whole puzzle (CD-11)."""
    assert state.sheet is not None
    if state.sheet.is_whole:
        yield Completed(puzzle_of(content, state).category)
    is_over = tried.is_declared or state.misses >= MOST_MISSES or left == 0
    if is_over or (state.sheet.is_whole and options.complete == "ends"):
        return (yield from end_of_sand(options, state))
    ends = None if left is None else at + left
    if not state.sheet.is_whole:
        return replace(state, phase=Answering(ends))
    by_hand = replace(options, turning="by-hand")
    state = yield from take_puzzle(content, by_hand, state, at)
    state = yield from turn_timer(options, state, at)
    return replace(state, phase=Answering(ends))


def hint(content: Content, options: Options, state: State) -> Story:
    """One more letter of the row that is tried (CD-06)."""
    phase, sheet = state.phase, state.sheet
    assert isinstance(phase, Answering)
    assert phase.tried is not None
    assert sheet is not None
    row, puzzle = phase.tried.row, puzzle_of(content, state)
    place = paper.hint(puzzle, sheet, row)
    assert place is not None
    if options.hint(state.seat) == "bronze":
        state = yield from paying.lose(options, state, state.seat, 1)
    yield Hinted(row, place, puzzle.printed[row - 1].word[place])
    return replace(state, sheet=replace(sheet, hints=(*sheet.hints, (row, place))))


def may_hint(content: Content, options: Options, state: State) -> bool:
    """Whether a hint may be had now: one for each puzzle, for the row being tried (CD-06)."""
    phase, sheet = state.phase, state.sheet
    if options.hint(state.seat) == "off" or not isinstance(phase, Answering) or sheet is None or sheet.hints:
        return False
    if phase.tried is None or phase.tried.line != "row":
        return False
    if options.hint(state.seat) == "bronze" and not state.points(state.seat):
        return False
    return paper.hint(puzzle_of(content, state), sheet, phase.tried.row) is not None


def stop(options: Options, state: State) -> Story:
    """Let the rest of the sand run out: as if time had."""
    yield Stopped(state.seat)
    return (yield from end_of_sand(options, state))


def out_of_time(options: Options, state: State, phase: Answering) -> Story:
    """The sand has run out. What was begun may be finished (CD-10), or it is out of time again.

    A try that was declared and not answered is missed (CD-20).
    """
    if not phase.late:
        yield TimeRanOut(state.seat)
        if phase.tried is not None:
            return replace(state, phase=replace(phase, late=True))
    if phase.tried is not None and phase.tried.is_declared:
        price = 1 if phase.tried.line == "silver" else 2
        state = yield from paying.lose(options, state, state.seat, price)
        return (yield from lose_rest(options, state))
    return (yield from end_of_sand(options, state))


def overrule(content: Content, options: Options, state: State, at: int) -> Story:
    """S-05: "we say it counts". What came of the verdict is void."""
    wrong = state.wrong
    assert wrong is not None
    yield Overruled(wrong.seat, wrong.text)
    return (yield from judge(content, options, wrong.before, True, at))


# ---------------------------------------------------------------------------------- the end of a turn


def end_of_sand(options: Options, state: State) -> Story:
    """At the end of the turn a card may be taken (CD-29)."""
    return (yield from rest_of_turn(options, replace(state, phase=Drawing())))


def lose_rest(options: Options, state: State) -> Story:
    """The rest of the turn is lost, the card too (CD-31)."""
    if options.draw == "always":
        return (yield from end_of_sand(options, state))
    return (yield from next_turn(state))


def rest_of_turn(options: Options, state: State) -> Story:
    """Stay in the draw step while there is something to do in it; else it is the next player's turn."""
    phase = state.phase
    assert isinstance(phase, Drawing)
    may_draw = bool(state.deck) and not phase.drawn
    if may_draw or state.hand or state.points(state.seat) >= options.wanted:
        return state
    return (yield from next_turn(state))


def next_turn(state: State) -> Story:
    """An extra turn (CD-33), or the next seat clockwise that has no turn to lose (CD-03, CD-34)."""
    seat, extra, lost = state.seat, state.extra, state.lost
    if extra[seat]:
        extra = swapped(extra, seat, extra[seat] - 1)
        yield TurnBegan(seat, extra=True)
    else:
        seat = state.left_of(seat)
        while lost[seat]:
            yield TurnSkipped(seat)
            lost = swapped(lost, seat, lost[seat] - 1)
            seat = state.left_of(seat)
        yield TurnBegan(seat)
    return replace(
        state,
        seat=seat,
        turn=state.turn + 1,
        extra=extra,
        lost=lost,
        misses=0,
        faultless=False,
        phase=Beginning(),
    )


def first_turn(state: State, seat: Seat) -> Story:
    """The youngest person goes first."""
    yield TurnBegan(seat)
    return replace(state, seat=seat, phase=Beginning())
