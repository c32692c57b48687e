"""Replaying a journal, against applying its moves to the rules; and how both grow with its length."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from boardroom.app.box import open_box
from boardroom.core.dice import Dice
from boardroom.core.game import Move, Seat
from boardroom.table.clock import Clock
from boardroom.table.journal import Header, Journal
from boardroom.table.laws import some_answer
from boardroom.table.table import Player, Table
from tests.bench import ratio

LIMIT, GROWTH = 1.5, 1.25
RUNS = 7


def lines() -> Iterator[str]:
    """Replay against plain play, and the longest journal against the shortest, by the move."""
    box = open_box("concentration")
    # To a sum that is never reached, so that the match lasts as long as the journal has to be.
    rules = box.rules(box.options({"games": "money", "target": "1000000000"}))
    players = (Player("Ana"), Player("Ben"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.game"
        moves = _play_long(rules, players, path, 4000)
        by_move = {}
        for length in (1000, 2000, 4000):
            short = Path(folder) / f"{length}.game"
            short.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[: length + 1]))
            replayed, applied = [], []
            for _ in range(RUNS):  # turn by turn, so that a busy moment falls on both
                replayed.append(_replay(rules, players, short))
                applied.append(_apply(rules, moves[:length]))
            by_move[length] = min(replayed) / length
            yield ratio(f"replaying {length} moves", replayed, applied, LIMIT)
        growth = by_move[4000] / by_move[1000]
        verdict = "ok" if growth <= GROWTH else "NOT LINEAR"
        yield f"{'a move of 4000 against one of 1000':44} {growth:5.2f} × (limit {GROWTH})  {verdict}"


def _play_long(rules: Any, players: tuple[Player, ...], path: Path, length: int) -> list[Move[Any]]:
    """A journal of games by random players, begun again from the deal whenever a match is over."""
    book: Journal[Any] = Journal(path)
    book.begin(Header("concentration", 1, "", players, 1))
    luck, now, moves = Random(1), 0, []
    state = rules.deal([Seat(0), Seat(1)], Dice(1))
    lines = [path.read_bytes()]
    while len(moves) < length:
        asks = [ask for ask in rules.asks(state) if ask.seat >= 0]
        assert asks, "the match ended before the journal was long enough"
        ask = luck.choice(asks)
        now = max(now, ask.after)
        # Somebody reads the rebus now and then: three draws in a row would end the match.
        solution = rules.secrets(state, None)
        texts = (solution[0],) if solution else ("",)
        move = Move(ask.seat, some_answer(ask, luck, texts), now)
        state = rules.play(state, move).state
        moves.append(move)
        lines.append(msgspec.json.encode(move) + b"\n")
    path.write_bytes(b"".join(lines))
    return moves


def _replay(rules: Any, players: tuple[Player, ...], path: Path) -> float:
    begun = time.process_time()
    table = Table(rules, players, 1, Clock(lambda: 0.0))
    table.replay(Journal[Any](path).read(rules))
    return time.process_time() - begun


def _apply(rules: Any, moves: list[Move[Any]]) -> float:
    begun = time.process_time()
    state = rules.deal([Seat(0), Seat(1)], Dice(1))
    for move in moves:
        state = rules.play(state, move).state
    return time.process_time() - begun
