"""How the lobby words a game's options: one entry for every house rule that families quarrel about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from boardroom.core.tongue import tr


class Length(Struct, frozen=True):
    """How long the family would like to play: its name, and the options that make it so, (field, value)."""

    title: str
    sets: tuple[tuple[str, str], ...]


class HouseRule(Struct, frozen=True):
    """One field of a game's Options: its plain title, the ruling it bends and its values in words.

    The first value is the rulebook's own. `values` are (what Options takes, what the family reads).
    """

    field: str
    title: str
    ruling: str
    values: tuple[tuple[str, str], ...]


def in_words(rules: Sequence[HouseRule], chosen: Mapping[str, str]) -> tuple[str, ...]:
    """What differs from the rulebook, a line for each; what was not chosen is as the rulebook has it."""
    return tuple(
        tr("{title} – {value}", title=tr(rule.title), value=tr(dict(rule.values).get(value, value)))
        for rule in rules
        if (value := chosen.get(rule.field, rule.values[0][0])) != rule.values[0][0]
    )
