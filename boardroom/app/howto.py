"""A how-to being played: a game's script on a table of its own that nothing else knows of. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from boardroom.app.box import Box, manifest
from boardroom.content import places
from boardroom.content.loader import load
from boardroom.core.game import HOST, Seat
from boardroom.core.howto import Howto, Shown
from boardroom.games import shelf
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Sitter, Table


def has_howto(game: str) -> bool:
    """Whether the game shows how it is played."""
    return game in shelf() and find_spec(f"boardroom.games.{game}.howto") is not None


def open_practice(game: str) -> Box:
    """The box that a how-to is played from: its own content, and no pack of the family's."""
    card = manifest(game)
    folder, script = places.DATA / game, card.part("howto").HOWTO
    loaded = load(
        card.part("content").Content, [folder / "howto", *(folder / name for name in script.shares)]
    )
    return Box(card, loaded.content, loaded.digest, loaded.faults)


class Lesson:
    """Goes through the script, forth and back. Its clock stands still, and nothing is written down."""

    def __init__(self, game: str) -> None:
        self.box = open_practice(game)
        self.howto: Howto = self.box.manifest.part("howto").HOWTO
        players = [Player(name, picture) for name, picture in self.howto.players]
        rules = self.box.rules(self.howto.options)
        self.table: Table[Any, Any, Any] = Table(rules, players, self.howto.seed, Clock(lambda: 0.0))
        self.at = 0
        self._begins = [(0, 0)]
        """How many moves stood, and what the clock showed, when each scene began that has been reached."""
        self._left = list(self.scenes[0].deeds)

    @property
    def scenes(self) -> Sequence[Shown]:
        """All of the script."""
        return self.howto.scenes

    @property
    def scene(self) -> Shown:
        """What is shown now."""
        return self.scenes[self.at]

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after this scene."""
        return self.at == len(self.scenes) - 1

    @property
    def is_played(self) -> bool:
        """Whether all deeds of this scene are done."""
        return not self._left

    def seat(self, sitter: Sitter[Any, Any]) -> None:
        """Let somebody watch, and be asked what the eyes of this how-to would be asked."""
        eyes = self.howto.eyes
        every = [Seat(number) for number in range(len(self.howto.players))]
        self.table.sit(sitter, eyes, every if eyes is None else [eyes])

    def play(self) -> None:
        """Do the next deed of this scene, at the first moment at which it may be done."""
        seat, action = self._left.pop(0)
        after = [ask.after for ask in self.table.asks if ask.seat == seat and action in ask.choices]
        self.table.clock.set(max(self.table.clock.now(), *after, 0))
        self.table.submit(seat, action)

    def step_on(self) -> None:
        """On to the next scene; what is left of this one is done first."""
        while self._left:
            self.play()
        if not self.is_last:
            self._begin(self.at + 1, self.table.moves, self.table.clock.now())

    def step_back(self) -> None:
        """Back to the beginning of the scene before, or of the first one."""
        self._back_to(max(self.at - 1, 0))

    def start_again(self) -> None:
        """Back to the beginning."""
        self._back_to(0)

    def _back_to(self, at: int) -> None:
        moves, clock = self._begins[at]
        if self.table.moves > moves:
            self.table.undo(HOST, self.table.moves - moves)
        self.table.clock.set(clock)
        del self._begins[at:]
        self._begin(at, moves, clock)

    def _begin(self, at: int, moves: int, clock: int) -> None:
        self.at = at
        self._begins.append((moves, clock))
        self._left = list(self.scene.deeds)
