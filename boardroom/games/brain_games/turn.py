"""A turn on the board: who goes first, the die, the walk, the tile, trading in, and how a game ends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from boardroom.core.game import Illegal, Seat
from boardroom.games.brain_games import draw
from boardroom.games.brain_games.board import CATEGORIES, NAMES, TILES, Category, ends_of
from boardroom.games.brain_games.content import Content
from boardroom.games.brain_games.events import (
    Begun,
    Chosen,
    Finished,
    Flipped,
    FlippedBack,
    FoundNothing,
    LostTurn,
    Moved,
    NoCards,
    RanOut,
    Rolled,
    Skipped,
    Tied,
    Traded,
    TurnPassed,
    Won,
)
from boardroom.games.brain_games.options import Options
from boardroom.games.brain_games.state import (
    Choosing,
    Losing,
    Moving,
    Opening,
    Over,
    Play,
    Score,
    Starting,
    State,
)
from boardroom.games.brain_games.story import Story

PIPS = 6


def throw(options: Options, state: State, said: int | None) -> tuple[int, State]:
    """What the die shows: rolled by the game (S-02), or said where the house rolls a real one."""
    if options.die == "typed":
        if said is None:
            raise Illegal("Roll the real die, and say what it shows.", "S-02")
        if not 1 <= said <= PIPS:
            raise Illegal("A die shows 1 to 6.", "S-02")
        return said, replace(state, thrown=said)
    if said is not None:
        raise Illegal("Here the game rolls the die.", "S-02")
    number, dice = state.dice.below(PIPS)
    return number + 1, replace(state, dice=dice, thrown=number + 1)


def roll_first(options: Options, state: State, phase: Opening, seat: Seat, said: int | None) -> Story:
    """Each player rolls; the highest goes first, and those who tie for it roll again (BG-03)."""
    pips, state = throw(options, state, said)
    yield Rolled(seat, pips)
    return (yield from who_begins(state, replace(phase, thrown=(*phase.thrown, pips))))


def who_begins(state: State, phase: Opening) -> Story:
    """Whoever rolled the highest number, once all have rolled; or the only one for whom it is left."""
    contenders, thrown = phase.contenders, phase.thrown
    best = contenders
    if len(contenders) > 1:
        if len(thrown) < len(contenders):
            return replace(state, phase=phase)
        best = tuple(who for who, rolled in zip(contenders, thrown, strict=True) if rolled == max(thrown))
    if len(best) > 1:
        yield Tied(best)
        return replace(state, phase=Opening(best))
    yield Begun(best[0])
    return replace(state, turn=best[0], phase=Starting())


def roll(options: Options, state: State, said: int | None) -> Story:
    """Roll the die."""
    pips, state = throw(options, state, said)
    yield Rolled(state.turn, pips)
    return replace(state, phase=Moving(pips))


def ends(options: Options, state: State, pips: int) -> tuple[int, ...]:
    """Where the active pawn may go: exactly as far as the die says (BG-06), in any way (BG-07, BG-08)."""
    start = state.pawns[state.turn]
    if options.move == "exact":
        return ends_of(start, pips)
    return tuple(sorted({end for steps in range(1, pips + 1) for end in ends_of(start, steps)}))


def walk(content: Content, options: Options, state: State, phase: Moving, space: int) -> Story:
    """Move the number of spaces indicated, and flip the tile there (BG-10)."""
    if space not in ends(options, state, phase.pips):
        raise Illegal(f"That space is not {phase.pips} steps away.", "BG-06")
    seat = state.turn
    yield Moved(seat, state.pawns[seat], space)
    pawns = tuple(space if who == seat else at for who, at in enumerate(state.pawns))
    state = replace(state, pawns=pawns)
    tile = state.board[space]
    if tile is None:
        yield FoundNothing(seat)
        return (yield from pass_turn(options, state))
    kind = TILES[tile]
    yield Flipped(space, kind)
    hints = tuple(dict.fromkeys((*state.hints, space)))
    state = replace(state, flipped=space, hints=hints)
    if kind == "lose":
        yield LostTurn(seat)
        return replace(state, phase=Losing())
    if kind == "wild":
        return replace(state, phase=Choosing())
    if not draw.has_cards(state, kind):
        yield NoCards(kind)
        return replace(state, phase=Choosing(kind))
    return (yield from draw.draw(content, options, state, Play(-1, kind, kind)))


def lose_turn(options: Options, state: State) -> Story:
    """The Lose-a-Turn tile is flipped back, and the turn is over; the next one too, if the house says so."""
    if options.lose == "next-too":
        state = replace(state, skips=(*state.skips, state.turn))
    state = yield from flip_back(state)
    return (yield from pass_turn(options, state))


def choose(content: Content, options: Options, state: State, phase: Choosing, category: Category) -> Story:
    """A Wild tile: any category, an owned one too (BG-23)."""
    if not draw.has_cards(state, category):
        raise Illegal(f"There are no {NAMES[category]} cards in the box.", "BG-18")
    yield Chosen(state.turn, category)
    play = Play(-1, category, phase.spot or category)
    return (yield from draw.draw(content, options, state, play))


def tradable(state: State, seat: Seat) -> tuple[Category, ...]:
    """The categories for which a seat may trade in two tiles: the missing ones (BG-25)."""
    score = state.scores[seat]
    if len(score.trust) < 2:
        return ()
    return tuple(category for category in score.missing if draw.has_cards(state, category))


def trade(content: Content, options: Options, state: State, category: Category) -> Story:
    """Instead of rolling: two tiles go out of play, and a card of a missing category is played (BG-24)."""
    seat, score = state.turn, state.scores[state.turn]
    if len(score.trust) < 2:
        raise Illegal("Trading in takes two tiles from the Brain Trust.", "BG-24")
    if category not in score.missing:
        raise Illegal(f"{NAMES[category]} is on the scorecard already; trade for a missing one.", "BG-25")
    if not draw.has_cards(state, category):
        raise Illegal(f"There are no {NAMES[category]} cards in the box.", "BG-18")
    pair, rest = score.trust[:2], score.trust[2:]
    scores = _with(state.scores, seat, replace(score, trust=rest))
    upside = tuple(tile for tile in state.upside if tile not in pair)
    state = replace(state, scores=scores, out=(*state.out, *pair), upside=upside)
    yield Traded(seat, category)
    return (yield from draw.draw(content, options, state, Play(-1, category, category, traded=pair)))


def award(state: State, play: Play, winner: Seat) -> Story:
    """The tile goes to its spot, or to the Brain Trust if that is taken (BG-21, BG-22, BG-31, BG-35)."""
    at, score = CATEGORIES.index(play.spot), state.scores[winner]
    if play.traded:
        tile, space = play.traded[0], None
        out = tuple(other for other in state.out if other != tile)
        state = replace(state, out=out, upside=(*state.upside, tile))
    else:
        space = state.flipped
        assert space is not None, "a card is played for a tile"
        on_board = state.board[space]
        assert on_board is not None, "the tile is still there"
        tile = on_board
        board = tuple(None if here == space else other for here, other in enumerate(state.board))
        hints = tuple(hint for hint in state.hints if hint != space)
        state = replace(state, board=board, flipped=None, hints=hints)
    owned = score.spots[at] is not None
    if owned:
        score = replace(score, trust=(*score.trust, tile))
    else:
        one, two, three, four = (tile if spot == at else before for spot, before in enumerate(score.spots))
        score = replace(score, spots=(one, two, three, four))
    yield Won(winner, play.spot, owned, space)
    return replace(state, scores=_with(state.scores, winner, score))


def flip_back(state: State) -> Story:
    """The tile is flipped back over and remains on the board."""
    if state.flipped is not None:
        yield FlippedBack(state.flipped)
    return replace(state, flipped=None)


def pass_turn(options: Options, state: State) -> Story:
    """Play moves to the next player on the left of the active one (BG-32), or the game has run out."""
    if is_run_out(state):
        yield RanOut()
        return (yield from finish(state, ranking(state, None)))
    seat, skips = state.turn, list(state.skips)
    while True:
        seat = state.left_of(seat)[0]
        if seat not in skips:
            break
        skips.remove(seat)
        yield Skipped(seat)
    yield TurnPassed(seat)
    return replace(state, turn=seat, skips=tuple(skips), phase=Starting())


def is_run_out(state: State) -> bool:
    """No tile is left but Lose-a-Turn, and nobody can trade (BG-38)."""
    left = any(tile is not None and TILES[tile] != "lose" for tile in state.board)
    return not left and not any(tradable(state, seat) for seat in state.playing)


def ranking(state: State, winner: Seat | None) -> tuple[tuple[Seat, ...], ...]:
    """The winner, then by categories, then by Brain Trust; equals share a place (BG-38)."""
    worth: dict[tuple[bool, int, int], list[Seat]] = {}
    for seat in state.playing:
        score = state.scores[seat]
        worth.setdefault((seat == winner, score.count, len(score.trust)), []).append(seat)
    places = [tuple(worth[key]) for key in sorted(worth, reverse=True)]
    gone = tuple(seat for seat in state.seats if state.pawns[seat] < 0)
    return (*places, gone) if gone else tuple(places)


def finish(state: State, places: tuple[tuple[Seat, ...], ...]) -> Story:
    """End of the game."""
    yield Finished(places)
    return replace(state, phase=Over(places))


def _with(scores: Sequence[Score], seat: Seat, score: Score) -> tuple[Score, ...]:
    return tuple(score if who == seat else other for who, other in enumerate(scores))
