"""Who has sat where, and who may sit down there now. No Qt."""

from __future__ import annotations

from typing import Any

from boardroom.core.game import KeepsSeats, Seat
from boardroom.table.table import Handed, Player, Swapped, Table


def sat_on(table: Table[Any, Any, Any], name: str) -> frozenset[Seat]:
    """All seats on which a person of this name has sat since the deal."""
    return frozenset(seat for seat, player in _sitters(table) if _is(player, name))


def last_person(table: Table[Any, Any, Any], seat: Seat) -> Player | None:
    """The person who sat on this seat last, whoever sits there now."""
    people = [player for there, player in _sitters(table) if there == seat and player.kind == "person"]
    return people[-1] if people else None


def may_sit_down(table: Table[Any, Any, Any], seat: Seat, name: str) -> None:
    """Raise Illegal when a person of this name has sat elsewhere and knows too much for this seat."""
    if isinstance(table.rules, KeepsSeats):
        for other in sat_on(table, name) - {seat}:
            table.rules.may_swap(table.state, other, seat)


def _sitters(table: Table[Any, Any, Any]) -> list[tuple[Seat, Player]]:
    """Everybody who ever sat down, in the order in which they did."""
    now = list(table.dealt_to)
    found = [(Seat(number), player) for number, player in enumerate(now)]
    for entry in table.entries:
        match entry:
            case Handed(seat, player):
                now[seat] = player
                found.append((seat, player))
            case Swapped(one, other):
                now[one], now[other] = now[other], now[one]
                found += [(one, now[one]), (other, now[other])]
    return found


def _is(player: Player, name: str) -> bool:
    return player.kind == "person" and player.name.casefold() == name.casefold()
