"""How long a game takes: turns that were counted, times what people and computers need for one."""

from __future__ import annotations

from collections.abc import Sequence


def minutes(turns: Sequence[float], people: int, computers: int, person: float, computer: float) -> float:
    """Minutes of a game of which `turns` says how many turns it has for two, three, four … players.

    `person` and `computer` are seconds of one turn. One more at the table never makes it shorter: the counts
    come from few games, and a computer more means fewer turns of the people.
    """
    most = 0.0
    for some in range(people + 1):
        for others in range(computers + 1):
            players = some + others
            if players >= 2:
                counted = turns[min(players - 2, len(turns) - 1)]
                most = max(most, counted * (some * person + others * computer) / players)
    return most / 60
