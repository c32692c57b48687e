"""A session for a new game, or for one that was left; what stands against it is told first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import to_builtins

from boardroom.app.box import Box
from boardroom.app.family import Memory
from boardroom.app.house_names import called
from boardroom.app.saved_game import read_back
from boardroom.app.session import Session
from boardroom.content.digest import canonical
from boardroom.core.dice import Dice
from boardroom.core.game import Seat
from boardroom.table.clock import Clock
from boardroom.table.journal import Header
from boardroom.table.saves import Saved, Saves
from boardroom.table.table import Player, Table


def begin(
    box: Box,
    players: Sequence[Player],
    options: Any,
    seed: int,
    begun: str,
    memory: Memory,
    saves: Saves,
    trouble: Callable[[str], None],
) -> Session:
    """Deal a new game and write its journal's first line. Raises Illegal when these seats cannot play it."""
    card = box.manifest
    seen = memory.family.seen.get(card.id, ())
    rules = box.rules(options, seen)
    rules.deal([Seat(i) for i in range(len(players))], Dice(seed))  # refuse before a file is begun
    header = Header(
        card.id, card.rules_version, box.digest, tuple(players), seed, to_builtins(options), seen, begun
    )
    saves.cupboard.keep(canonical(box.content))
    opened = saves.new(header, trouble)
    table = Table(rules, players, seed, Clock(), opened.journal.append)
    return Session(box, table, memory, opened)


def resume(box: Box, saved: Saved, memory: Memory, saves: Saves, trouble: Callable[[str], None]) -> Session:
    """Go on with a saved game. Raises Refused or InUse; the file is kept in every case."""
    opened = saves.open(saved.path, trouble)
    try:
        box, rules, entries = read_back(box, saved, saves, opened.journal)
    except BaseException:
        opened.close()
        raise
    head = saved.header
    players = [called(player) for player in head.players]
    table = Table(rules, players, head.seed, Clock(), opened.journal.append)
    return Session(box, table, memory, opened, entries, saved.clock)
