"""A game's card in the shop window: what the house knows of it before opening the box."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import NamedTuple


class Manifest(NamedTuple):
    """Light facts in a light type, so that listing the shelf loads no rules, no content and no library.

    `seats` counts the people or computers that may play; `seats_text` says it as the box would; `minutes`
    is an honest estimate; `mood` names the felt in the theme; `picture` one of the box pictures;
    `on_shelf` is False for a game that serves the builders and not the family.
    """

    id: str
    title: str
    tagline: str
    seats: range
    seats_text: str
    minutes: int
    mood: str
    picture: str
    rules_version: int = 1
    on_shelf: bool = True

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder by name: content, rules, bots, scene, lint."""
        return importlib.import_module(f"boardroom.games.{self.id}.{name}")
