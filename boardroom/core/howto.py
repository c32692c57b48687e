"""How a game is played, shown by playing a little of it: a script that a game's `howto.py` holds as HOWTO.

It is played by the game's own rules on a table of its own, so it can never say what the rules do not do. Its
content lies in data/<id>/howto/, which no real game reads, so it gives nothing away.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boardroom.core.game import Action, Seat

Deeds = tuple[tuple[Seat, Action], ...]


class Shown(Struct, frozen=True):
    """One sentence, marked for translation, and what is played while it stands."""

    caption: str
    deeds: Deeds = ()


class Howto(Struct, frozen=True):
    """A little game: who plays, by which rules, from which seed, and what happens.

    `players` are (name, picture). `eyes` is the seat whose secrets are seen, None for the open table.
    `shares` names content files of the real game that are read too, such as the list of pictures.
    """

    players: tuple[tuple[str, str], ...]
    options: Any
    seed: int
    scenes: tuple[Shown, ...]
    eyes: Seat | None = None
    shares: tuple[str, ...] = ()


def play(seat: int, *actions: Action) -> Deeds:
    """What one seat does, one thing after the other."""
    return tuple((Seat(seat), action) for action in actions)
