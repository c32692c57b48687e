"""Guessing the puzzle, judging the guess, and the end of a game (rules 7 to 9, Winning the Game, NOTE)."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.core import words
from boardroom.core.game import Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.games.concentration.cards import can_any_match, worth
from boardroom.games.concentration.content import Puzzle
from boardroom.games.concentration.events import (
    CalledNear,
    Cleared,
    Closed,
    Drawn,
    Guessed,
    Judged,
    Opened,
    Overruled,
    Passed,
    Peeked,
    Uncovered,
    Won,
)
from boardroom.games.concentration.options import Options
from boardroom.games.concentration.state import (
    Chance,
    Guessing,
    Judging,
    Picking,
    Played,
    Solved,
    State,
    Wrong,
)
from boardroom.games.concentration.story import Story
from boardroom.games.concentration.turn import pass_turn

EMPTY_RACK = 100
"""Dollars for the winner if there are no prizes in the rack (Winning the Game, CON-43)."""

LONGEST_GUESS = 120


def guess(options: Options, puzzle: Puzzle, state: State, phase: Guessing, seat: Seat, text: str) -> Story:
    """Rule 7: one guess at the solution. Nothing said is nothing guessed. Raises Illegal for a novel."""
    if not text.strip():
        return state
    if len(text) > LONGEST_GUESS:
        raise Illegal(tr("That is too long for a solution."), "Rule 7")
    yield Guessed(seat, text)
    asked = Judging(seat, text, phase.chance, "table")
    if state.master is not None:
        yield Peeked(state.master)
        return replace(state, phase=replace(asked, by="master"))
    if options.judge == "table":
        return replace(state, phase=asked)
    match words.judge(puzzle.answer, text, puzzle.accept), options.near:
        case (words.Verdict.RIGHT, _) | (words.Verdict.NEAR, "generous"):
            return (yield from right(puzzle, state, seat, text))
        case words.Verdict.NEAR, "ask":
            yield CalledNear(seat, text)
            return replace(state, phase=replace(asked, by="near"))
        case words.Verdict.NEAR, "table":
            yield CalledNear(seat, text)
            return replace(state, phase=asked)
        case _:
            return (yield from wrong(options, puzzle, state, seat, text, phase.chance))


def open_slide(puzzle: Puzzle, state: State) -> Story:
    """Rule 8: open the slide only enough to see the first letter or two. Raises Illegal when all show."""
    assert isinstance(state.phase, Judging)
    if state.phase.by != "table":
        raise Illegal(tr("The solution slide stays closed."), "CON-26")
    if state.letters >= letter_count(puzzle.answer):
        raise Illegal(tr("The whole solution is showing."), "Rule 8")
    yield Opened(first_letters(puzzle.answer, state.letters + 1))
    return replace(state, letters=state.letters + 1)


def judge(options: Options, puzzle: Puzzle, state: State, phase: Judging, is_right: bool) -> Story:
    """Rule 8: people say whether the guess is right. Raises Illegal when the slide has not been opened."""
    if phase.by == "table" and not state.letters:
        raise Illegal(tr("First open the solution slide, just enough to see a letter."), "Rule 8")
    if is_right:
        return (yield from right(puzzle, state, phase.seat, phase.text))
    return (yield from wrong(options, puzzle, state, phase.seat, phase.text, phase.chance))


def right(puzzle: Puzzle, state: State, seat: Seat, text: str) -> Story:
    """The correct solution wins the game."""
    yield Judged(seat, text, right=True)
    return (yield from win(puzzle, state, state.turn))


def wrong(options: Options, puzzle: Puzzle, state: State, seat: Seat, text: str, chance: Chance) -> Story:
    """A wrong guess costs nothing (CON-22); "close the slide and continue playing" (rules 8 and 9)."""
    yield Judged(seat, text, right=False)
    if state.letters:
        yield Closed()
    peeks = options.peek == "first-letter" and state.master is None and options.judge != "table"
    if peeks:
        yield Opened(first_letters(puzzle.answer, 1))
    told = Wrong(seat, state.turn, text)
    state = replace(state, letters=int(peeks), wrong=(*state.wrong, told))
    return (yield from unsolved(puzzle, state, chance))


def pass_guess(puzzle: Puzzle, state: State, phase: Guessing, seat: Seat) -> Story:
    """Rule 7: or you may pass if you choose; at the very end that counts as incorrect (CON-41)."""
    yield Passed(seat)
    return (yield from unsolved(puzzle, state, phase.chance))


def unsolved(puzzle: Puzzle, state: State, chance: Chance) -> Story:
    """How it goes on after a pass or a wrong guess: rule 9, and the NOTE when no two cards can match.

    The side that made the last match guesses again when the unmatched cards are off, unless there were
    none to take off (CON-40); then the other side guesses once; then it is a draw (CON-44).
    """
    left = state.covered
    match chance:
        case "match" if can_any_match([state.card(panel) for panel in left]):
            return replace(state, phase=Picking())
        case "match" if left:
            return (yield from clear(state))
        case "match" | "note":
            state = yield from pass_turn(state)
            return replace(state, phase=Guessing("reply"))
        case "reply":
            return (yield from draw(puzzle, state))


def clear(state: State) -> Story:
    """NOTE: the unmatched cards are removed and go to nobody (CON-38, CON-39, CON-42)."""
    left = state.covered
    if state.letters:
        yield Closed()
    yield Cleared(left, tuple(state.card(panel) for panel in left))
    yield Uncovered(left)
    cards = tuple(card for card in state.board if card is not None)
    state = replace(state.without(left), aside=(*state.aside, *cards))
    return replace(state, phase=Guessing("note"), letters=0, wrong=())


def win(puzzle: Puzzle, state: State, side: int) -> Story:
    """The winner is given the value of the prizes in the rack, or $100; the loser receives nothing."""
    prizes = state.prizes(side)
    dollars = worth(prizes) if prizes else EMPTY_RACK
    outcome = Played(state.puzzle, state.sides, state.starts, side, dollars)
    yield Won(side, outcome.winners, dollars, puzzle.answer)
    return replace(state, phase=Solved(outcome))


def draw(puzzle: Puzzle, state: State) -> Story:
    """If both give the incorrect answer, the game ends in a draw; the solution is shown (CON-44)."""
    yield Drawn(puzzle.answer)
    return replace(state, phase=Solved(Played(state.puzzle, state.sides, state.starts, winner=None)))


def overrule(puzzle: Puzzle, state: State, seat: Seat) -> Story:
    """S-05: "we say it counts". What came of the guess since is void. Raises Illegal when it is too late."""
    at = next((at for at, told in enumerate(state.wrong) if told.seat == seat), None)
    if at is None:
        raise Illegal(tr("A guess can count after all only until the next card is revealed."), "S-05")
    told = state.wrong[at]
    yield Overruled(seat, told.text)
    return (yield from win(puzzle, replace(state, wrong=state.wrong[:at]), told.side))


def first_letters(answer: str, count: int) -> str:
    """The solution as far as the slide is open: so many letters or digits, and what stands between them."""
    if not count:
        return ""
    ends = [end for end, sign in enumerate(answer, start=1) if sign.isalnum()]
    return answer[: ends[count - 1]] if count < len(ends) else answer


def letter_count(answer: str) -> int:
    """How many letters and digits a solution has."""
    return sum(sign.isalnum() for sign in answer)
