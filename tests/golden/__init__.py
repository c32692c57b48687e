"""Golden games: journals played once, retold in words that a person can review."""

from __future__ import annotations

import heapq
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from boardroom.app.box import Box, manifest
from boardroom.content.loader import load
from boardroom.core.game import HOST, Move, Seat
from boardroom.seats.bot import Bot
from boardroom.table import journal
from boardroom.table.clock import Clock
from boardroom.table.journal import Header, Journal
from boardroom.table.table import Player, Table

FOLDER = Path(__file__).parent


def content_of_the_tests(game: str) -> Box:
    """The box with the content of the tests, which stays as it is while the shipped content grows."""
    card = manifest(game)
    folder = FOLDER.parent / "games" / game / "canary"
    loaded = load(card.part("content").Content, [folder])
    return Box(card, loaded.content, loaded.digest, loaded.faults)


def play(game: str, players: int, seed: int, path: Path, options: dict[str, str] | None = None) -> None:
    """Let computers of all levels play one game into a journal."""
    box = content_of_the_tests(game)
    chosen = options or {}
    seated = tuple(
        Player(f"Player {n + 1}", kind="computer", level=n % len(box.levels())) for n in range(players)
    )
    book: Journal[Any] = Journal(path)
    book.begin(Header(game, box.manifest.rules_version, box.digest, seated, seed, dict(chosen)))
    table = Table(box.rules(box.options(chosen)), seated, seed, Clock(lambda: 0.0), book.append)
    thoughts: list[tuple[int, int, Any]] = []

    def later(think: Any, after: int) -> None:
        heapq.heappush(thoughts, (after, len(thoughts) + table.moves * 100, think))

    for number, player in enumerate(seated):
        brain = box.brain(player.level, Random(f"{seed}:{number}"))
        table.sit(Bot(brain, table.submit, later), eyes=Seat(number), hands=[Seat(number)])
    table.sit(Bot(box.brain(0, Random(f"{seed}:host")), table.submit, later), eyes=None, hands=[HOST])
    while thoughts:
        after, _, think = heapq.heappop(thoughts)
        table.clock.set(max(table.clock.now(), after))
        think()
    assert table.result is not None


def retell(path: Path) -> str:
    """Every move of a journal with what everybody could see of it, and who won."""
    head = journal.header(path)
    box = content_of_the_tests(head.game)
    rules = box.rules(box.options(head.options), head.seen)
    table = Table(rules, head.players, head.seed, Clock(lambda: 0.0))
    lines = [f"{box.manifest.title}, seed {head.seed}, options {head.options}"]
    for entry in Journal[Any](path).read(rules):
        if not isinstance(entry, Move):
            lines.append(f"  {entry}")
            table.replay([entry])
            continue
        step = rules.play(table.state, entry)
        table.replay([entry])
        who = "the table" if entry.seat == HOST else head.players[entry.seat].name
        lines.append(f"{entry.at / 1000:9.1f} s  {who}: {_plain(entry.action)}")
        for told in step.told:
            public = told.heard_by(None)
            lines.append(f"{'':14}{_plain(public) if public else '(told in secret)'}")
    result = table.result
    assert result is not None, f"{path}: a golden game is played to its end"
    for place, seats in enumerate(result.places, start=1):
        lines.append(f"{place}. {', '.join(head.players[seat].name for seat in seats)}")
    return "\n".join(lines) + "\n"


def _plain(value: Any) -> str:
    """A struct in one line without its punctuation."""
    fields = msgspec.to_builtins(value)
    name = fields.pop("type")
    words = ", ".join(f"{key} {_short(field)}" for key, field in fields.items())
    return f"{name}: {words}" if words else name


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return "(" + ", ".join(str(_short(item)) for item in value.values()) + ")"
    if isinstance(value, list):
        return "[" + ", ".join(_short(item) for item in value) + "]"
    return str(value)
