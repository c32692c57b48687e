"""Keeps what this version leaves on a family's disk, so that every later one is tried with it.

    python -m tests.releases

Run it once for each release, when its rules and content stand; the folder of one that is out stays as it is.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

from boardroom import VERSION
from boardroom.app.box import open_box
from boardroom.content.digest import canonical
from boardroom.games import shelf
from boardroom.table.clock import Clock
from boardroom.table.journal import Header
from boardroom.table.laws import some_answer
from boardroom.table.saves import Saves
from boardroom.table.table import Player, Table

FOLDER = Path(__file__).parents[1] / "fixtures" / "releases"
PLAYERS = (Player("Zoë <b>", "fox"), Player("Ben", "owl"), Player("Robo", "robot", "computer", 0))
BEGUN = "2026-11-30T20:15:00"
MIDDLE, MOST = 12, 5000
_GUESSES = ("the lion sleeps", "a piece of pie")


def make(home: Path) -> None:
    """One game in progress of each kind, one that is over, and settings."""
    from boardroom.app.family import Memory

    os.environ["BOARDROOM_HOME"] = str(home)
    saves = Saves(home / "saves")
    for game in shelf():
        _play(saves, game, 3 if game == "nullgame" else MIDDLE)
    _play(saves, "nullgame", MOST)
    memory = Memory(home / "settings")
    memory.change(volume=35, reduced_motion=True)
    memory.meet("concentration", PLAYERS[:2])
    memory.see("concentration", ("Piece of cake",))
    for lock in home.rglob("*.lock"):
        lock.unlink()


def _play(saves: Saves, game: str, moves: int) -> None:
    box = open_box(game)
    options = box.manifest.part("rules").Options()
    players = PLAYERS[: min(3, box.manifest.seats[-1])]
    saves.cupboard.keep(canonical(box.content))
    head = Header(
        game, box.manifest.rules_version, box.digest, players, 11, to_builtins(options), begun=BEGUN
    )
    opened = saves.new(head)
    table: Table[Any, Any, Any] = Table(
        box.rules(options), players, 11, Clock(lambda: 0.0), opened.journal.append
    )
    luck = Random(3)
    for _ in range(moves):
        if not table.asks:
            opened.finish()
            break
        ask = luck.choice(table.asks)
        table.clock.set(max(table.clock.now(), ask.after) + 500)
        table.submit(ask.seat, some_answer(ask, luck, _GUESSES))
    opened.close()


if __name__ == "__main__":
    place = FOLDER / VERSION
    if place.exists():
        shutil.rmtree(place)
    make(place)
    print(place)
