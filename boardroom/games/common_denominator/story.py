"""How a rule is written here: it yields what happens, event by event, and returns the state it leads to.

def end_turn(state: State) -> Story:
    yield Declined(state.seat)
    return (yield from next_turn(state))
"""

from __future__ import annotations

from collections.abc import Generator

from boardroom.core.game import Event, Step, Told
from boardroom.games.common_denominator.events import SHOWING
from boardroom.games.common_denominator.state import State

Story = Generator[Event | Told, None, State]


def tell(story: Story) -> Step[State]:
    """The whole story as one step; final when something was shown that cannot be unseen."""
    told: list[Told] = []
    while True:
        try:
            heard = next(story)
        except StopIteration as end:
            state: State = end.value
            break
        told.append(heard if isinstance(heard, Told) else Told(heard))
    return Step(state, tuple(told), any(isinstance(one.event, SHOWING) for one in told))
