"""How a rule is written here: it yields what happens, event by event, and returns the state it leads to."""

from __future__ import annotations

from collections.abc import Generator

from boardroom.core.game import Event, Step, Told
from boardroom.games.brain_games.events import Challenged, FoundNothing, Moved, Readied, TurnPassed, Voted
from boardroom.games.brain_games.state import Reading, State

Story = Generator[Event, None, State]

HARMLESS = (Moved, FoundNothing, TurnPassed, Challenged, Readied, Voted)
"""A step of nothing else has shown nothing, so that a player may take it back."""


def tell(story: Story) -> Step[State]:
    """The whole story as one step; final when something was shown that cannot be unseen."""
    events: list[Event] = []
    while True:
        try:
            events.append(next(story))
        except StopIteration as end:
            state: State = end.value
            break
    looks = isinstance(state.phase, Reading)  # a person who knows the back now cannot be challenged instead
    final = looks or any(not isinstance(event, HARMLESS) for event in events)
    return Step(state, tuple(Told(event) for event in events), final)
