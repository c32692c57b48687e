"""Which games a night can be made of: for these players, at every length, by their house rules. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from boardroom.app.box import open_box
from boardroom.app.names import alike
from boardroom.app.night import Leg
from boardroom.core.helps import options_of
from boardroom.games import shelf
from boardroom.table.table import Player


def lengths(
    players: Sequence[Player],
    house_rules: Mapping[str, Mapping[str, str]],
    helps: Mapping[str, Mapping[str, Sequence[str]]],
    gentle: bool,
) -> list[tuple[Leg, ...]]:
    """For every game on the shelf that so many can play, its lengths, the shortest first.

    `house_rules` are the family's own, by game; `helps` name what helps a person, by game and name.
    `gentle`: a small child plays, so each game is as its makers think it right for one.
    """
    people = sum(player.kind == "person" for player in players)
    found = []
    for game, card in shelf().items():
        if not card.on_shelf or len(players) not in card.seats:
            continue
        box = open_box(game)
        own = dict(house_rules.get(game, {}))
        own |= options_of(box.helps(), own, [_of(player, helps.get(game, {})) for player in players])
        if gentle:
            own |= dict(box.gentle())
        legs = []
        for length in box.lengths():
            options = {**own, **dict(length.sets)}
            minutes = box.minutes(options, people, len(players) - people)
            legs.append(Leg(game, length.title, minutes, options))
        found.append(tuple(sorted(legs, key=lambda leg: leg.minutes)))
    return found


def _of(player: Player, helps: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """What helps this player, by name as the lobby knows them."""
    known = (fields for name, fields in helps.items() if alike(name, player.name))
    return next(known, ()) if player.kind == "person" else ()


def fitted(players: Sequence[Player], game: str) -> tuple[Player, ...]:
    """The players of the night at this game, which may have fewer levels of computers than another."""
    most = max(len(open_box(game).levels()) - 1, 0)
    return tuple(player if player.level <= most else replace(player, level=most) for player in players)
