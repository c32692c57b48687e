"""How a rule is written here: it yields what happens, event by event, and returns the state it leads to.

def cover(state: State) -> Story:
    yield Covered(state.pulled)
    return (yield from pass_turn(state))
"""

from __future__ import annotations

from collections.abc import Generator

from boardroom.core.game import Event, Step, Told
from boardroom.games.concentration.events import SHOWING
from boardroom.games.concentration.state import State

Story = Generator[Event, None, State]


def tell(story: Story) -> Step[State]:
    """The whole story as one step; final when something was shown that cannot be unseen."""
    events: list[Event] = []
    while True:
        try:
            events.append(next(story))
        except StopIteration as end:
            state: State = end.value
            break
    final = any(isinstance(event, SHOWING) for event in events)
    return Step(state, tuple(Told(event) for event in events), final)
