"""Names of players beside other words: whole where there is room, else as short as people say them."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.stage.prompt import listed


def told(names: Sequence[str], room: int) -> str:
    """These players in about so many letters: by their first names if those tell them apart, else cut."""
    if len(listed(names)) <= room:
        return listed(names)
    first = [(name.split() or [name])[0] for name in names]
    if len(set(first)) == len(names) and len(listed(first)) <= room:
        return listed(first)
    each = (room - 3 * (len(names) - 1)) // len(names)
    return listed([name if len(name) <= each else name[: each - 1].rstrip() + "…" for name in names])
