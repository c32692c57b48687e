"""The null game is played with one sentence: data/nullgame/*.yaml."""

from __future__ import annotations

from msgspec import Struct


class Content(Struct, frozen=True):
    """What is read aloud when everybody is done."""

    sayings: tuple[str, ...] = ()
