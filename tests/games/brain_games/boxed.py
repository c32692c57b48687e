"""The content of the box as it is shipped, read once."""

from __future__ import annotations

from functools import cache

from boardroom.content import places
from boardroom.content.loader import load
from boardroom.games.brain_games.content import Content


@cache
def shipped() -> Content:
    loaded = load(Content, [places.DATA / "brain_games"])
    assert loaded.faults == ()
    return loaded.content
