"""Taking a box off the shelf: a game's content, options and rules, ready to be dealt. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from boardroom.content.check import read_with_own
from boardroom.content.fault import Fault
from boardroom.core.game import Rules, Seat, TakesSides, UsesUp
from boardroom.core.helps import Help
from boardroom.core.house_rules import HouseRule, Length
from boardroom.core.manifest import Manifest
from boardroom.core.tongue import tr
from boardroom.games import shelf
from boardroom.seats.bot import Brain


class Refused(Exception):
    """What was asked for cannot be had; the text says what, and what to do."""


class Box(Struct, frozen=True):
    """An open box: the manifest, everything that was in it, and what was wrong with it."""

    manifest: Manifest
    content: Any
    digest: str
    faults: tuple[Fault, ...]

    def options(self, chosen: Mapping[str, str]) -> Any:
        """The game's Options from plain text as on the command line. Raises Refused."""
        kind = self.manifest.part("rules").Options
        known = kind.__struct_fields__
        for name in chosen:
            if name not in known:
                raise Refused(
                    tr(
                        "{game} has no option “{name}”. Its options are: {options}.",
                        game=self.manifest.title,
                        name=name,
                        options=", ".join(known) or tr("none"),
                    )
                )
        try:
            return msgspec.convert(dict(chosen), kind, strict=False)
        except msgspec.ValidationError as failure:
            game = self.manifest.title
            raise Refused(
                tr("{game}: that option cannot be set so ({why}).", game=game, why=failure)
            ) from failure

    def rules(self, options: Any = None, seen: Collection[str] = ()) -> Rules[Any, Any, Any]:
        """The game's rules with this content; `seen` names the content used on earlier evenings."""
        part = self.manifest.part("rules")
        rules: Rules[Any, Any, Any] = part.Rules(
            self.content, part.Options() if options is None else options, frozenset(seen)
        )
        return rules

    def house_rules(self) -> Sequence[HouseRule]:
        """What the lobby offers to settle, the rulebook's value first."""
        rules: Sequence[HouseRule] = self.manifest.part("rules").HOUSE_RULES
        return rules

    def helps(self) -> Sequence[Help]:
        """What a single player may be helped by."""
        helps: Sequence[Help] = self.manifest.part("rules").HELPS
        return helps

    def lengths(self) -> Sequence[Length]:
        """Short, normal and long, as far as the game can be played so."""
        lengths: Sequence[Length] = self.manifest.part("rules").LENGTHS
        return lengths

    def gentle(self) -> Sequence[tuple[str, str]]:
        """The options that make it right for a table with a small child, (field, value)."""
        gentle: Sequence[tuple[str, str]] = self.manifest.part("rules").GENTLE
        return gentle

    def minutes(self, chosen: Mapping[str, str], people: int, computers: int) -> float:
        """An honest estimate of a game with these options, so many people and so many computers."""
        minutes: float = self.manifest.part("rules").minutes(self.options(chosen), people, computers)
        return minutes

    def seating(self, chosen: Mapping[str, str], count: int) -> str:
        """Who of so many plays with whom at first, by the numbers of their seats, where it must be said."""
        rules = self.rules(self.options(chosen))
        return rules.seating([Seat(at) for at in range(count)]) if isinstance(rules, TakesSides) else ""

    def freshness(self, seen: Collection[str]) -> str:
        """How much of what can be used up nobody here has seen yet, in words; empty where nothing is."""
        rules = self.rules()
        if not isinstance(rules, UsesUp):
            return ""
        stock = {name for deck in rules.stock() for name in deck}
        return rules.fresh(len(stock.difference(seen)), len(stock))

    def levels(self) -> Sequence[str]:
        """The computer's levels by name, easiest first."""
        levels: Sequence[str] = self.manifest.part("bots").LEVELS
        return levels

    def brain(self, level: int, luck: Random) -> Brain[Any, Any]:
        """A computer player of one level, counted from 0.

        A game's bots.py may say by `known_to_all(content)` what every person knows before the game begins.
        """
        bots = self.manifest.part("bots")
        known_to_all = getattr(bots, "known_to_all", None)
        known = () if known_to_all is None else (known_to_all(self.content),)
        brain: Brain[Any, Any] = bots.Brain(level, luck, *known)
        return brain


def manifest(game: str) -> Manifest:
    """The game of this name. Raises Refused with the names there are."""
    games = shelf()
    if game not in games:
        names = ", ".join(name for name, card in games.items() if card.on_shelf)
        raise Refused(tr("There is no game called “{game}”. The games are: {games}.", game=game, games=names))
    return games[game]


def open_box(game: str) -> Box:
    """Load a game's content, the family's own packs too. Raises Refused when there is no such game."""
    card = manifest(game)
    loaded = read_with_own(card).loaded()
    return Box(card, loaded.content, loaded.digest, loaded.faults)
