"""Who may do what now, in a prompt that goes on from the player's name; and when, where a clock runs."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.game import HOST, Ask, Seat
from boardroom.core.tongue import tr
from boardroom.games.concentration import contest
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
from boardroom.games.concentration.options import Options
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
from boardroom.games.concentration.turn import slides_wanted, why_no_stop

MISMATCH_MS = 2000
"""Two prizes that do not match stay in sight at least so long (CON-16)."""


def asks(options: Options, state: State, letters: int) -> list[Ask[Deed]]:
    """One ask for each seat that may act, the lead of a side first; `letters`: how many the solution has."""
    prompt, choices = _prompt(options, state), tuple(_choices(options, state, letters))
    asked = [
        Ask(
            seat,
            prompt,
            choices,
            blank=Guess("") if isinstance(state.phase, Guessing) else None,
            after=opens(options, state),
            until=closes(options, state),
            timeout=timeout(options, state),
            private=seat == state.master and isinstance(state.phase, Judging),
        )
        for seat in state.actors
    ]
    table = tuple(_of_the_table(state))
    return [*asked, Ask(HOST, _prompt_of_the_table(options, state), table)] if table else asked


def opens(options: Options, state: State) -> int:
    """Before this moment nothing is accepted: everybody must have seen the two prizes (CON-16)."""
    if not isinstance(state.phase, Showing):
        return 0
    return state.since + (MISMATCH_MS if options.cover == "by-hand" else int(options.cover) * 1000)


def closes(options: Options, state: State) -> int | None:
    """At this moment the table plays the timeout, where the house has time limits (CON-16, CON-23)."""
    match state.phase:
        case Showing() if options.cover != "by-hand":
            return opens(options, state)
        case Picking() | Guessing():
            seconds = options.seconds(state.actors)
            return None if seconds is None else state.since + seconds * 1000
        case _:
            return None


def timeout(options: Options, state: State) -> Deed | None:
    """What the table plays for a side that is too slow, or None where no clock runs."""
    if closes(options, state) is None:
        return None
    match state.phase:
        case Showing():
            return Cover()
        case Guessing():
            return Pass()
        case _:
            return OutOfTime()


def _choices(options: Options, state: State, letters: int) -> Iterator[Deed]:
    match state.phase:
        case Picking(pulled, named):
            yield from (Pull(panel) for panel in state.covered if panel not in (*pulled, *named))
            if why_no_stop(options, state, state.phase) is None:
                yield Stop()
        case Showing():
            yield Cover()
        case Taking():
            yield from _prizes(state)
        case Guessing(tokens=tokens):
            yield Pass()
            if tokens:
                yield from _prizes(state)
        case Judging(by="table"):
            if state.letters < letters:
                yield Open()
            if state.letters:
                yield from (Judge(right=True), Judge(right=False))
        case Judging():
            yield from (Judge(right=True), Judge(right=False))
        case Solved():
            yield GoOn()
        case Over():
            return


def _prizes(state: State) -> Iterator[TakePrize]:
    return (TakePrize(slot) for slot in range(len(state.racks[state.other])))


def _prompt(options: Options, state: State) -> str:
    many = len(state.actors)  # whom the sentence speaks to, for languages that speak to several otherwise
    match state.phase:
        case Picking(pulled, named):
            return _prompt_to_pick(options, state, pulled, named)
        case Showing():
            return tr("put the slides back", n=many)
        case Taking(1):
            return tr("take a prize from the other rack", n=many)
        case Taking(takes):
            return tr("take {takes} prizes from the other rack, one after the other", takes=takes, n=many)
        case Guessing("match", tokens) if tokens and state.racks[state.other]:
            return tr("it’s a match: guess the puzzle, or pass; or first use a Take and take a prize", n=many)
        case Guessing("match"):
            return tr("it’s a match: guess the puzzle, or pass", n=many)
        case Guessing("note"):
            return tr("nothing left could match, so the board is clear: make one last guess, or pass", n=many)
        case Guessing():
            return tr("make the one guess that is left, or pass", n=many)
        case Judging(text=text, by="near"):
            return tr("“{text}” comes close: count it?", text=text)
        case Judging(text=text, by="table"):
            return tr("open the solution slide just enough to judge “{text}”", text=text, n=many)
        case Judging(text=text):
            return tr("look at the solution and say if “{text}” is right", text=text, n=many)
        case Solved(outcome):
            return _prompt_to_go_on(options, state, outcome, many)
        case Over():
            return ""


def _prompt_to_pick(options: Options, state: State, pulled: tuple[int, ...], named: tuple[int, ...]) -> str:
    many, names = len(state.actors), options.pull == "name-both"
    out = len(pulled) + len(named)
    if len(pulled) >= 2:
        if slides_wanted(state, pulled) - out == 1:
            return tr(
                "two Wild cards: name one more slide" if names else "two Wild cards: pull out one more slide",
                n=many,
            )
        return tr(
            "two Wild cards: name another slide" if names else "two Wild cards: pull out another slide",
            n=many,
        )
    if out:
        return tr("name a second slide" if names else "pull out a second slide", n=many)
    if state.has_matched:
        return tr("go on: name a numbered slide" if names else "go on: pull out a numbered slide", n=many)
    return tr("name a numbered slide" if names else "pull out a numbered slide", n=many)


def _prompt_to_go_on(options: Options, state: State, outcome: Played, many: int) -> str:
    if contest.is_over(options, state.seats, (*state.played, outcome)):
        return tr("see who has won", n=many)
    return tr("go on to the next game", n=many)


def _of_the_table(state: State) -> Iterator[Deed]:
    """What all may agree on together: to go on, and that a wrong guess counts after all (S-05)."""
    if isinstance(state.phase, Solved):
        yield GoOn()
    if not isinstance(state.phase, Over):
        seats: dict[Seat, None] = dict.fromkeys(told.seat for told in state.wrong)
        yield from (Overrule(seat) for seat in seats)


def _prompt_of_the_table(options: Options, state: State) -> str:
    match state.phase:
        case Solved(outcome):
            return _prompt_to_go_on(options, state, outcome, len(state.seats))
        case _:
            return tr("say that the guess counts after all")
