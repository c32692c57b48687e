"""Whether the last move of the people at a table can be taken back, and if not, why not. No Qt."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from boardroom.core.game import Seat
from boardroom.core.tongue import tr
from boardroom.table.table import Table


def why_not(table: Table[Any, Any, Any], hands: Collection[Seat]) -> str:
    """Why these seats cannot take back what they did last; empty when they can."""
    if table.steps_back(hands):
        return ""
    if table.moves:
        return tr("It cannot be taken back: something has been seen since.")
    return tr("There is nothing to take back yet.")
