"""How a rule is written here: it yields what happens, event by event, and returns the state it leads to.

def double_speed(state: State, seat: Seat) -> Story:
    yield Told(Sped(seat))
    return replace(state, phase=Playing(double=True))
"""

from __future__ import annotations

from collections.abc import Generator

from boardroom.core.game import Step, Told
from boardroom.games.concluzio.events import QUIET
from boardroom.games.concluzio.state import State

Story = Generator[Told, None, State]


def tell(story: Story) -> Step[State]:
    """The whole story as one step; final unless it showed nothing to anybody."""
    told: list[Told] = []
    while True:
        try:
            told.append(next(story))
        except StopIteration as end:
            state: State = end.value
            break
    return Step(state, tuple(told), final=not all(isinstance(one.event, QUIET) for one in told))
