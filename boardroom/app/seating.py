"""Who has sat where, and who may sit down there now. No Qt."""

from __future__ import annotations

from typing import Any

from boardroom.core.game import KeepsSeats, Move, PlaysOn, Seat
from boardroom.table.film import Film
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


def left_early(table: Table[Any, Any, Any]) -> frozenset[Seat]:
    """The seats without which the others have played on since somebody left."""
    rules = table.rules
    if not isinstance(rules, PlaysOn):
        return frozenset()
    film = Film(rules, table.dealt_to, table.seed, table.entries)
    seats = [Seat(number) for number in range(len(table.players))]
    gone: set[Seat] = set()
    for at in range(1, len(film)):
        before, entry = film[at - 1].step.state, film[at].entry
        if isinstance(entry, Move):
            gone |= {seat for seat in seats if entry.action == rules.leaving(before, seat)}
    return frozenset(gone)


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
