"""The match around the games: who sits where, who starts, the money, and when it is over.

All of it follows from the games played so far, so nothing is kept twice and an overruled judgement
(S-05) corrects everything at once. A game is decided when somebody won it; a drawn one is replaced by another
with the same sides (CON-06), so seats, starts and masters turn with the number of decided games.
"""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.core.game import Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.games.concentration.options import Options
from boardroom.games.concentration.state import Played, Sides

MOST_DRAWS = 3
"""So many draws one after the other end the match: nobody here is going to solve anything tonight. The text
replaces drawn games (CON-06) and never says for how long; a match must end by itself all the same."""


def refuse_crowd(options: Options, seats: Sequence[Seat]) -> None:
    """Raise Illegal when so many cannot play these options."""
    if len(seats) < 2:
        raise Illegal(tr("Concentration needs two players or two teams."), "Rule 1")
    if options.judge == "master" and len(seats) % 2 == 0:
        raise Illegal(
            tr("A Master of Ceremonies needs an odd number of players, so that two equal sides are left."),
            "CON-01",
        )


def has_master(options: Options, seats: Sequence[Seat]) -> bool:
    """Whether one of the players is Master of Ceremonies (rule 1, CON-01)."""
    return options.judge == "master" or (options.judge == "rulebook" and len(seats) in (3, 5))


def seat_game(options: Options, seats: Sequence[Seat], played: Sequence[Played]) -> tuple[Sides, Seat | None]:
    """The two sides of the next game, and its Master of Ceremonies if there is one (CON-01).

    The master's chair moves on every game, clockwise, from the last seat; the side on the master's left
    has rack number 1. In a deciding game the players who are equal sit on opposing sides, and the master
    is one of the others, if there are any (CON-05).
    """
    if not has_master(options, seats):
        return (tuple(seats[0::2]), tuple(seats[1::2])), None
    first = (len(decided(played)) - 1) % len(seats)
    ring = [*seats[first:], *seats[:first]]
    tied = leaders(options, seats, played) if is_goal_reached(options, seats, played) else ()
    master = next((seat for seat in ring if seat not in tied), ring[0])
    place = ring.index(master)
    rest = [*ring[place + 1 :], *ring[:place]]
    rest.sort(key=lambda seat: seat not in tied)
    return (tuple(rest[0::2]), tuple(rest[1::2])), master


def seating(options: Options, seats: Sequence[Seat]) -> str:
    """Who plays with whom in the first game, and who is Master of Ceremonies, by the numbers of the seats."""
    if len(seats) < 3 or (options.judge == "master" and len(seats) % 2 == 0):
        return ""
    sides, master = seat_game(options, seats, ())
    one, other = ("+".join(str(seat + 1) for seat in sorted(side)) for side in sides)
    if master is None:
        return tr("First game: {one} against {other}.", one=one, other=other)
    return tr(
        "First game: {one} against {other}; number {master} is Master of Ceremonies.",
        one=one,
        other=other,
        master=master + 1,
    )


def starter(options: Options, played: Sequence[Played], sides: Sides) -> int:
    """The side that starts the next game: rack number 1 (rule 2), or as the house has it (CON-03)."""
    games = decided(played)
    match options.starts:
        case "alternate":
            return len(games) % 2
        case "loser" if games:
            losers = set(games[-1].losers)
            return 1 if len(losers.intersection(sides[1])) > len(losers.intersection(sides[0])) else 0
        case _:
            return 0


def decided(played: Sequence[Played]) -> tuple[Played, ...]:
    """The games that count: those that somebody won (CON-06)."""
    return tuple(game for game in played if game.winner is not None)


def money(seats: Sequence[Seat], played: Sequence[Played]) -> tuple[int, ...]:
    """Each seat's dollars: all members of the winning side are given the value of its rack."""
    return tuple(sum(game.dollars for game in played if seat in game.winners) for seat in seats)


def wins(seats: Sequence[Seat], played: Sequence[Played]) -> tuple[int, ...]:
    """How many games each seat has won."""
    return tuple(sum(seat in game.winners for game in played) for seat in seats)


def places(options: Options, seats: Sequence[Seat], played: Sequence[Played]) -> tuple[tuple[Seat, ...], ...]:
    """Seats in order of money (or of games won, where the match is about that); equals share a place."""
    score = _score(options, seats, played)
    return tuple(
        tuple(seat for seat, points in zip(seats, score, strict=True) if points == place)
        for place in sorted(set(score), reverse=True)
    )


def leaders(options: Options, seats: Sequence[Seat], played: Sequence[Played]) -> tuple[Seat, ...]:
    """The seats in the first place."""
    return places(options, seats, played)[0]


def is_goal_reached(options: Options, seats: Sequence[Seat], played: Sequence[Played]) -> bool:
    """Whether as many games are decided, or as much is won, as the match needs (CON-04)."""
    match options.games:
        case "best-of-3":
            return max(wins(seats, played)) >= 2
        case "money":
            return max(money(seats, played)) >= options.target
        case number:
            return len(decided(played)) >= int(number)


def is_over(options: Options, seats: Sequence[Seat], played: Sequence[Played]) -> bool:
    """Whether the match is over. While the leaders are equal there is one more, deciding game (CON-05).

    Leaders who were one team in every game are not rivals: they share the place.
    """
    if len(played) >= MOST_DRAWS and all(game.winner is None for game in played[-MOST_DRAWS:]):
        return True
    if not is_goal_reached(options, seats, played):
        return False
    first = leaders(options, seats, played)
    return len(first) == 1 or were_partners(first, played)


def were_partners(seats: Sequence[Seat], played: Sequence[Played]) -> bool:
    """Whether these were on one side in every game."""
    return all(any({*seats} <= {*side} for side in game.sides) for game in played)


def _score(options: Options, seats: Sequence[Seat], played: Sequence[Played]) -> tuple[int, ...]:
    return wins(seats, played) if options.games == "best-of-3" else money(seats, played)
