"""How every finished game ended, for good: a file of JSON lines that only grows. No Qt.

Two copies of the program may write at once, and a last line torn by a power cut is passed over.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from boardroom.core.tongue import tr

FILE = "results.jsonl"


class Who(Struct, frozen=True):
    """A player at the end; `members` are the people of a team. Who has `left` neither wins nor loses."""

    name: str
    kind: Literal["person", "computer", "left"] = "person"
    members: tuple[str, ...] = ()

    @property
    def people(self) -> tuple[str, ...]:
        """The people whose result it is."""
        if self.kind != "person":
            return ()
        return self.members or (self.name,)


class Ended(Struct, frozen=True):
    """One finished game: `places` are numbers into `players`, the best first; several may share one."""

    id: str
    game: str
    when: str
    players: tuple[Who, ...]
    places: tuple[tuple[int, ...], ...]
    scores: tuple[str, ...] = ()

    def place(self, person: str) -> int | None:
        """The place of a person, from 0; None when they have not played."""
        for place, seats in enumerate(self.places):
            for seat in seats:
                if any(same(person, name) for name in self.players[seat].people):
                    return place
        return None

    def is_won_by(self, person: str) -> bool:
        """First, and not together with everybody else."""
        return self.place(person) == 0 and len(self.places) > 1

    @property
    def winners(self) -> tuple[Who, ...]:
        """Who came first."""
        return tuple(self.players[seat] for seat in self.places[0]) if self.places else ()


class Streak(Struct, frozen=True):
    """What one person has done in some games: games, wins, wins in a row now and at the best of times."""

    name: str
    games: int
    wins: int
    current: int
    longest: int


def same(one: str, other: str) -> bool:
    """Whether two names are the same person's."""
    return one.strip().casefold() == other.strip().casefold()


class Results:
    """The file. `trouble` is called with words for the screen when a result cannot be kept."""

    def __init__(self, folder: Path, trouble: Callable[[str], None] = lambda words: None) -> None:
        self._path = folder / FILE
        self._trouble = trouble

    def keep(self, ended: Ended) -> None:
        """Add a line and see it onto the disk; after a torn line a new one is begun."""
        from filelock import FileLock  # heavy, and not needed to read

        line = msgspec.json.encode(ended) + b"\n"
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(f"{self._path}.lock", timeout=2), self._path.open("a+b") as stream:
                if stream.seek(0, os.SEEK_END):
                    stream.seek(-1, os.SEEK_END)
                    line = line if stream.read(1) == b"\n" else b"\n" + line
                stream.write(line)
                stream.flush()
                os.fsync(stream.fileno())
        except OSError as failure:
            why = failure.strerror or failure
            folder = self._path.parent
            self._trouble(tr("The result cannot be kept in {folder} ({why}).", folder=folder, why=why))

    def __iter__(self) -> Iterator[Ended]:
        """All results, the oldest first; each game once, and nothing that cannot be read."""
        try:
            lines = self._path.read_bytes().split(b"\n")
        except OSError:
            return
        seen: set[str] = set()
        for line in lines:
            try:
                ended = msgspec.json.decode(line, type=Ended)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                continue
            if ended.id not in seen and _is_sound(ended):
                seen.add(ended.id)
                yield ended


def _is_sound(ended: Ended) -> bool:
    return all(0 <= seat < len(ended.players) for seats in ended.places for seat in seats)


def people(results: Sequence[Ended]) -> tuple[str, ...]:
    """Everybody who has ever played, those who played last first, as they spelled their name last."""
    found: dict[str, str] = {}
    for ended in reversed(results):
        for who in ended.players:
            for name in who.people:
                found.setdefault(name.strip().casefold(), name)
    return tuple(found.values())


def streaks(results: Sequence[Ended]) -> tuple[Streak, ...]:
    """Of every person, by wins, then by the longest row. Computers have none."""
    return tuple(
        sorted(
            (_streak(results, person) for person in people(results)),
            key=lambda streak: (-streak.wins, -streak.longest, streak.games),
        )
    )


def _streak(results: Sequence[Ended], person: str) -> Streak:
    won = [ended.is_won_by(person) for ended in results if ended.place(person) is not None]
    longest = current = 0
    for is_won in won:
        current = current + 1 if is_won else 0
        longest = max(longest, current)
    return Streak(person, len(won), sum(won), current, longest)


def computer_wins(results: Sequence[Ended]) -> int:
    """In how many games a computer came first."""
    decided = (ended for ended in results if len(ended.places) > 1)
    return sum(any(who.kind == "computer" for who in ended.winners) for ended in decided)


def between(results: Sequence[Ended], one: str, other: str) -> tuple[int, int, int]:
    """Games in which the one came first of the two, in which the other did, and neither (as team mates)."""
    ahead = behind = level = 0
    for ended in results:
        first, second = ended.place(one), ended.place(other)
        if first is None or second is None:
            continue
        ahead += first < second
        behind += first > second
        level += first == second
    return ahead, behind, level
