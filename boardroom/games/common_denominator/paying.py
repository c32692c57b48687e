"""Points change hands: always as medals that go somewhere (CD-24 to CD-28)."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.core.game import Seat
from boardroom.games.common_denominator.events import FoundNothing, Handed, Paid
from boardroom.games.common_denominator.medals import Medals, Purse, pay
from boardroom.games.common_denominator.options import Options
from boardroom.games.common_denominator.state import State, swapped
from boardroom.games.common_denominator.story import Story

BRONZE = Medals(bronze=1)


def win(state: State, seat: Seat, points: int) -> Story:
    """The bank pays a player."""
    purse = state.purses[seat]
    change = pay(state.bank, purse, points)
    yield Paid(seat, points, change.medals, change.written)
    after = Purse(purse.medals + change.medals, purse.written + change.written)
    return _with(state, seat, after, state.bank - change.medals)


def lose(options: Options, state: State, seat: Seat, bronzes: int) -> Story:
    """Lose so many Bronzes, or what there is (CD-25); change is made from a Silver or a Gold (CD-24)."""
    lost = min(bronzes, _within_reach(options, state.purses[seat]))
    if not lost:
        yield FoundNothing(seat)
        return state
    return (yield from win(state, seat, -lost))


def lose_all(state: State, seat: Seat) -> Story:
    """All medals go to the bank; kept cards stay (CD-28)."""
    purse = state.purses[seat]
    yield Paid(seat, -purse.points, Medals() - purse.medals, -purse.written)
    return _with(state, seat, Purse(), state.bank + purse.medals)


def tribute(options: Options, state: State, seat: Seat) -> Story:
    """Each player gives a Bronze; a player with nothing gives nothing (CD-27)."""
    for giver in state.seats:
        purse = state.purses[giver]
        if giver == seat or not _within_reach(options, purse):
            continue
        if purse.medals.bronze:
            yield Handed(giver, seat)
            poorer = replace(purse, medals=purse.medals - BRONZE)
            own = state.purses[seat]
            state = _with(state, giver, poorer, state.bank)
            state = _with(state, seat, replace(own, medals=own.medals + BRONZE), state.bank)
        else:
            state = yield from win(state, giver, -1)
            state = yield from win(state, seat, 1)
    return state


def _within_reach(options: Options, purse: Purse) -> int:
    """How many points a player can lose in Bronzes."""
    return purse.medals.bronze + purse.written if options.empty == "spared" else purse.points


def _with(state: State, seat: Seat, purse: Purse, bank: Medals) -> State:
    return replace(state, purses=swapped(state.purses, seat, purse), bank=bank)
