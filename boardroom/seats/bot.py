"""Computer players. They get the same cue as a person, and not a byte more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from boardroom.core.game import Action, Ask, Event, Seat
from boardroom.table.table import Cue

A = TypeVar("A", bound=Action)
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Brain(Protocol[A, V_contra]):
    """How the computer plays one game; every game brings its own in games/<id>/bots.py."""

    def watch(self, events: Sequence[Event], view: V_contra) -> None:
        """Remember what has just been seen; called for every cue, retold ones too."""

    def choose(self, view: V_contra, ask: Ask[A]) -> A | None:
        """An action for this ask, or None to leave it to others."""


class Bot(Generic[A, V]):
    """Sits a brain at a table.

    `later(think, after)` decides when it thinks, never before `after` milliseconds of play: a timer in the
    app, a queue in a simulation. A thought about a cue that is no longer the newest is dropped.
    """

    def __init__(
        self,
        brain: Brain[A, V],
        submit: Callable[[Seat, A], None],
        later: Callable[[Callable[[], None], int], None],
    ) -> None:
        self._brain, self._submit, self._later = brain, submit, later
        self._cue: Cue[A, V] | None = None

    def cue(self, cue: Cue[A, V]) -> None:
        """Watch; and when there is something to answer, think later."""
        self._cue = cue
        self._brain.watch(cue.events, cue.view)
        if cue.asks and not cue.past:
            self._later(lambda: self._think(cue), max(ask.after for ask in cue.asks))

    def _think(self, cue: Cue[A, V]) -> None:
        if cue is not self._cue:
            return
        for ask in cue.asks:
            action = self._brain.choose(cue.view, ask)
            if action is not None:
                self._submit(ask.seat, action)
                return
