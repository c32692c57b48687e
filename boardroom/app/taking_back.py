"""Whether the last move of the people at a table can be taken back, and if not, why not. No Qt."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from boardroom.core.game import Seat
from boardroom.core.tongue import tr
from boardroom.table.table import Table


def why_not(table: Table[Any, Any, Any], hands: Collection[Seat]) -> str:
    """Why these seats cannot take back what they did last; empty when they can."""
    if steps := table.steps_back(hands):
        is_held = table.is_held_by_time(steps)
        return tr("It cannot be taken back: time has been running since.") if is_held else ""
    if table.moves:
        return tr("It cannot be taken back: something has been seen since.")
    return tr("There is nothing to take back yet.")
