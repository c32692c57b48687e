"""Whole games between computers, through the table that people play at, with the laws checked as it goes."""

from __future__ import annotations

import heapq
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

from boardroom.app.box import Box
from boardroom.core.game import HOST, Action, Move, Result, Seat
from boardroom.seats.bot import Bot
from boardroom.table.clock import Clock
from boardroom.table.laws import Broken, Watch
from boardroom.table.table import Cue, Player, Table


class Report(Struct, frozen=True):
    """What a simulation found. `outcomes` counts who came first, `events` everything that happened.

    `measures` are means of what the game itself measures of its computers.
    """

    game: str
    players: int
    seed: int
    games: int
    moves: int
    seconds: float
    games_per_second: float
    outcomes: dict[str, int]
    events: dict[str, int]
    measures: dict[str, float] = {}

    def text(self) -> str:
        """The same for a person to read."""
        lines = [
            f"{self.game}: {self.games} games of {self.players}, seed {self.seed}, every law kept",
            f"{self.moves} moves in {self.seconds:.1f} s, {self.games_per_second:.1f} games a second",
            *(f"  {what}, mean: {mean:.2f}" for what, mean in self.measures.items()),
            *(f"  first: {who:20} {count}" for who, count in self.outcomes.items()),
            *(f"  {event:20} {count}" for event, count in self.events.items()),
        ]
        return "\n".join(lines)


class _Tally:
    """Sits at the table with closed hands and counts what everybody can hear."""

    def __init__(self, events: Counter[str]) -> None:
        self._events = events

    def cue(self, cue: Cue[Any, Any]) -> None:
        self._events.update(type(event).__name__ for event in cue.events)


def simulate(
    box: Box,
    games: int,
    players: int,
    seed: int,
    options: Any = None,
    level: int | None = None,
    most_moves: int = 20_000,
) -> Report:
    """Play `games` whole games. Raises Broken at the first broken law, naming the seed of that game.

    `level` is every computer's; None seats them at all levels in turn. Computers also speak for the table
    as a whole, since nobody else is there. Of one level, what the game's measure.py can measure is measured:
    `measures(rules, level, players, seed)` gives numbers by name for each deal.
    """
    measured: dict[str, list[float]] = {}
    measures = None if level is None else _measures(box)
    outcomes: Counter[str] = Counter()
    events: Counter[str] = Counter()
    moves, begun = 0, time.perf_counter()
    for number in range(games):
        try:
            result, length = _one_game(box, players, seed + number, options, level, events, most_moves)
        except Broken as broken:
            raise Broken(f"--seed {seed + number}: {broken}") from broken
        moves += length
        if measures is not None:
            for what, values in measures(box.rules(options), level, players, seed + number).items():
                measured.setdefault(what, []).extend(values)
        first = result.places[0]
        outcomes[" and ".join(f"seat {seat + 1}" for seat in first)] += 1
    seconds = time.perf_counter() - begun
    return Report(
        box.manifest.id,
        players,
        seed,
        games,
        moves,
        round(seconds, 3),
        round(games / seconds, 2),
        dict(outcomes.most_common()),
        dict(events.most_common()),
        {what: sum(values) / len(values) for what, values in measured.items() if values},
    )


def _measures(box: Box) -> Callable[..., dict[str, list[float]]] | None:
    """What the game brings to measure its own computers with, if it does."""
    try:
        found: Callable[..., dict[str, list[float]]] = box.manifest.part("measure").measures
    except ModuleNotFoundError as error:
        if not str(error.name).endswith(f".{box.manifest.id}.measure"):
            raise
        return None
    return found


def _one_game(
    box: Box,
    players: int,
    seed: int,
    options: Any,
    level: int | None,
    events: Counter[str],
    most_moves: int,
) -> tuple[Result, int]:
    rules, levels = box.rules(options), len(box.levels())
    seated = [
        Player(f"Computer {seat + 1}", kind="computer", level=seat % levels if level is None else level)
        for seat in range(players)
    ]
    table = Table(rules, seated, seed, Clock(lambda: 0.0))
    watch = Watch(rules, seated, seed)
    thoughts: list[tuple[int, int, Callable[[], None]]] = []
    order = iter(range(10**9))

    def later(think: Callable[[], None], after: int) -> None:
        heapq.heappush(thoughts, (after, next(order), think))

    def submit(seat: Seat, action: Action) -> None:
        before = table.state
        move = Move(seat, action, table.clock.now())
        table.submit(seat, action)
        watch.move(before, move, table.state)

    table.sit(_Tally(events), eyes=None)
    for number, player in enumerate(seated):
        brain = box.brain(player.level, Random(f"{seed}:{number}"))
        table.sit(Bot(brain, submit, later), eyes=Seat(number), hands=[Seat(number)])
    table.sit(Bot(box.brain(0, Random(f"{seed}:host")), submit, later), eyes=None, hands=[HOST])
    while thoughts:
        after, _, think = heapq.heappop(thoughts)
        table.clock.set(max(table.clock.now(), after))
        think()
        if table.moves > most_moves:
            raise Broken(f"every game ends: this one goes on after {most_moves} moves")
    result = table.result
    if result is None:
        raise Broken(f"every game ends: all computers wait, and these are asked: {table.asks}")
    watch.end(table.state)
    return result, table.moves
