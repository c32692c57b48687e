"""Names that the house gives to whoever gave none, said in the language that is spoken now. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boardroom.core.tongue import tr
from boardroom.stage.prompt import listed
from boardroom.table.table import Player


def team_name(members: Sequence[str]) -> str:
    """What a team is called that gave itself no name: one player (S-04), also in every sentence."""
    return tr("Team {names}", names=listed(members))


def called(player: Player) -> Player:
    """The same player; where the house has given the name, it is said in the language that is spoken now."""
    seat = player.unnamed
    if player.plays_for:
        whom = tr("Player {seat}", seat=seat) if seat else player.plays_for
        return replace(player, name=tr("Robo for {name}", name=whom))
    if not seat:
        return player
    if player.members:
        return replace(player, name=team_name(player.members))
    return replace(
        player, name=tr("Player {seat}" if player.kind == "person" else "Computer {seat}", seat=seat)
    )
