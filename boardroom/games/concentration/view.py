"""What one pair of eyes may know of a match.

Of the cards only what lies face up is in here, and of the rebus only what shows through the window, so that
no scene, phone or computer can know more than a person who looks at the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.game import Seat
from boardroom.games.concentration import contest
from boardroom.games.concentration.cards import Card
from boardroom.games.concentration.content import Content
from boardroom.games.concentration.explain import Line
from boardroom.games.concentration.guess import first_letters, letter_count
from boardroom.games.concentration.layout import Glimpse
from boardroom.games.concentration.options import Options
from boardroom.games.concentration.state import (
    Judging,
    Over,
    Pair,
    Phase,
    Played,
    Sides,
    Solved,
    State,
    Wrong,
)
from boardroom.games.concentration.turn import slides_wanted
from boardroom.games.concentration.window import Window


class Panel(Struct, frozen=True):
    """One of the 25 panels: its slide is in place, or its card lies open, or the puzzle shows."""

    slide: bool
    card: Card | None = None


class Slot(Struct, frozen=True):
    """One slot of a rack: a prize, and the card that made the pair, its twin or a Wild."""

    prize: Card
    mate: Card


class Rack(Struct, frozen=True):
    """What a side has won in this game; `kept` are pairs of Take cards that it may use later (CON-30)."""

    slots: tuple[Slot, ...]
    kept: tuple[Card, ...]


class View(Struct, frozen=True):
    """The table as these eyes see it. Panels are numbered from 1: panel n is `panels[n - 1]`."""

    # The match
    options: Options
    seats: tuple[Seat, ...]
    money: tuple[int, ...]
    """In dollars, seat by seat; the game that has just ended is paid."""
    wins: tuple[int, ...]
    game: int
    """The number of this game among the decided ones; a draw is replaced and keeps its number."""
    dealt: int
    """The number of this game, draws included."""

    # This game
    sides: Sides
    master: Seat | None
    starts: int
    turn: int
    lead: Seat | None
    """Whose move it is among those who may act; team mates take turns at leading."""
    phase: Phase
    """What is going on, and what is open, named, guessed or over: nothing in it is secret."""
    wanted: int
    """How many slides make up this try: 2, or up to 4 after two Wilds."""
    deck: str
    panels: tuple[Panel, ...]
    racks: tuple[Rack, Rack]
    aside: tuple[Card, ...]
    wrong: tuple[Wrong, ...]
    """Guesses that the table as a whole may still let count."""
    glimpses: tuple[Glimpse, ...]
    """The elements of the rebus that reach under an open panel; all of them when the game is over."""
    letters: str
    """What the solution slide shows to everybody."""
    is_open: bool
    """Whether it shows everything."""
    solution: str | None
    """When the game is over; and to the Master of Ceremonies while judging."""
    explanation: tuple[Line, ...]
    """Part by part, when the game is over (CON-44)."""
    outcome: Played | None
    """How the game ended."""


def look(content: Content, window: Window, options: Options, state: State, eyes: Seat | None) -> View:
    """The view of a seat, or of whoever looks at the open table (None)."""
    puzzle, outcome = content.puzzles[state.puzzle], ended(state)
    past = state.played[:-1] if isinstance(state.phase, Over) else state.played
    paid = past if outcome is None else (*past, outcome)
    everything = tuple(range(1, len(state.board) + 1))
    return View(
        options=options,
        seats=state.seats,
        money=contest.money(state.seats, paid),
        wins=contest.wins(state.seats, paid),
        game=len(contest.decided(past)) + 1,
        dealt=len(past) + 1,
        sides=state.sides,
        master=state.master,
        starts=state.starts,
        turn=state.turn,
        lead=None if outcome else state.actors[0],
        phase=state.phase,
        wanted=slides_wanted(state, state.pulled),
        deck=content.decks[state.deck].title,
        panels=tuple(_panels(state)),
        racks=(_rack(state, 0), _rack(state, 1)),
        aside=tuple(state.cards[number] for number in state.aside),
        wrong=state.wrong,
        glimpses=window.seen(puzzle, everything if outcome else state.uncovered),
        letters=first_letters(puzzle.answer, state.letters),
        is_open=state.letters >= letter_count(puzzle.answer),
        solution=puzzle.answer if may_read_solution(state, eyes) else None,
        explanation=window.explained(puzzle) if outcome else (),
        outcome=outcome,
    )


def laid_open(content: Content, window: Window, options: Options, state: State) -> View:
    """The open table with every prize that is still there to be seen, and the solution to be read."""
    view = look(content, window, options, state, None)
    panels = tuple(
        panel if number is None else Panel(slide=False, card=state.cards[number])
        for panel, number in zip(view.panels, state.board, strict=True)
    )
    return replace(view, panels=panels, letters=content.puzzles[state.puzzle].answer, is_open=True)


def ended(state: State) -> Played | None:
    """How the game on the table ended, or None while it is played."""
    match state.phase:
        case Solved(outcome):
            return outcome
        case Over():
            return state.played[-1]
        case _:
            return None


def may_read_solution(state: State, eyes: Seat | None) -> bool:
    """Everybody when the game is over (CON-44); before, only the Master of Ceremonies to judge (rule 8)."""
    if isinstance(state.phase, Judging):
        return state.phase.by == "master" and eyes is not None and eyes == state.master
    return ended(state) is not None


def _panels(state: State) -> Iterator[Panel]:
    out = state.pulled
    for panel, card in enumerate(state.board, start=1):
        if card is None:
            yield Panel(slide=False)
        elif panel in out:
            yield Panel(slide=False, card=state.cards[card])
        else:
            yield Panel(slide=True)


def _rack(state: State, side: int) -> Rack:
    return Rack(
        tuple(Slot(*_cards(state, pair)) for pair in state.racks[side]),
        tuple(_cards(state, pair)[0] for pair in state.kept[side]),
    )


def _cards(state: State, pair: Pair) -> tuple[Card, Card]:
    return state.cards[pair[0]], state.cards[pair[1]]
