"""The computers at a table: who of them sits where, and when they may think."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from boardroom.app.box import Box
from boardroom.core.game import Illegal, Seat
from boardroom.seats.bot import Bot
from boardroom.table.table import Player, Table

_LOG = logging.getLogger(__name__)

THINKING = 900
"""Milliseconds a computer seems to think, so that people can follow what it does."""
LOOKING = 1600
"""Milliseconds it leaves people to look at what they should remember, beyond what the rules ask."""


class Thought(NamedTuple):
    """What a computer would like to think, not before `after`: people have so long to `look` until then."""

    think: Callable[[], None]
    after: int
    look: int


class Computers(QObject):
    """All computers of one table. They think when `is_at_rest` says that people have seen what happened."""

    def __init__(
        self, box: Box, table: Table[Any, Any, Any], is_at_rest: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._box, self._table, self._is_at_rest = box, table, is_at_rest
        self._bots: dict[Seat, tuple[Player, Bot[Any, Any]]] = {}
        self._thoughts: list[Thought] = []
        self._thinking = QTimer(self, singleShot=True)
        self._thinking.timeout.connect(self._think)

    def seat(self) -> None:
        """A computer that keeps its seat keeps what it remembers; a new one has seen nothing yet."""
        for number, player in enumerate(self._table.players):
            seat = Seat(number)
            seated, bot = self._bots.get(seat, (None, None))
            if (
                seated is not None and replace(seated, name=player.name) == player
            ):  # whatever it is called now
                continue
            if bot is not None:
                self._table.leave(bot)
                del self._bots[seat]
            if player.kind == "computer":
                luck = Random()  # how the computer plays is no part of the deal, so nothing has to repeat it
                bot = Bot(self._box.brain(player.level, luck), self._table.submit, self._think_later)
                self._bots[seat] = (player, bot)
                self._show(bot, seat)

    def recover(self) -> None:
        """After a fault: forget all thoughts, and let everybody see again how it stands."""
        self._thoughts = []
        for seat, (_, bot) in self._bots.items():
            self._show(bot, seat)

    def _show(self, bot: Bot[Any, Any], seat: Seat) -> None:
        """Let a computer see how it stands. One that breaks over it is told; the others play all the same."""
        try:
            self._table.sit(bot, eyes=seat, hands=[seat])
        except Exception:
            sys.excepthook(*sys.exc_info())

    def pause(self) -> None:
        """Nobody thinks until `plan` is called again."""
        self._thinking.stop()

    def close(self) -> None:
        """Nobody thinks any more."""
        self._thinking.stop()
        self._thoughts = []

    def plan(self) -> None:
        """Computers wait until people have seen what happened, then a moment, and never act too early.

        Where the picture took longer than people have to look at its end, they begin to look only now.
        """
        if not self._thoughts or not self._is_at_rest() or not self._table.clock.is_running:
            return
        soonest = min(self._thoughts, key=lambda thought: thought.after)
        sharp = any(ask.sharp and ask.after == soonest.after for ask in self._table.asks)
        wait = soonest.after - self._table.clock.now()
        if wait <= 0 and not sharp:
            wait = soonest.look
        ms = max(THINKING, wait + (1 if sharp else LOOKING) if wait > 0 else 0)
        if not self._thinking.isActive() or self._thinking.remainingTime() > ms:
            self._thinking.start(ms)

    def _think_later(self, think: Callable[[], None], after: int) -> None:
        look = max(after - self._table.clock.now(), 0)
        self._thoughts.append(Thought(think, after, look))
        self.plan()

    def _think(self) -> None:
        """Let the computers think, none of them before its time; what one breaks does not stop the others."""
        if not self._is_at_rest():
            return  # the session plans it again when the picture has come to rest
        now = self._table.clock.now()
        ready = [thought.think for thought in self._thoughts if thought.after <= now]
        self._thoughts = [thought for thought in self._thoughts if thought.after > now]
        for think in ready:
            try:
                think()
            except Illegal as refusal:
                # The clock was quicker than the thought: the next cue asks again if there is anything to do.
                _LOG.info("a computer came too late: %s", refusal)
            except Exception:
                sys.excepthook(*sys.exc_info())
        self.plan()
