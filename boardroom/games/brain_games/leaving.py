"""A player leaves for good, at any moment, and the others play on (BG-40)."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.core.game import Illegal, Seat
from boardroom.core.tongue import tr
from boardroom.games.brain_games import answer, draw, turn
from boardroom.games.brain_games.board import TILE_SPACES
from boardroom.games.brain_games.content import Content
from boardroom.games.brain_games.events import Left
from boardroom.games.brain_games.options import Options
from boardroom.games.brain_games.state import (
    CardPhase,
    Judging,
    Opening,
    Play,
    Reading,
    Score,
    Showing,
    Starting,
    State,
)
from boardroom.games.brain_games.story import Story


def leave(content: Content, options: Options, state: State, seat: Seat) -> Story:
    """The tiles return face down to random empty spaces; a turn that was theirs is broken off."""
    if seat not in state.playing:
        raise Illegal(tr("Nobody plays on that seat."), "BG-40")
    phase = state.phase
    if isinstance(phase, Opening):
        return (yield from _before_the_first_turn(state, phase, seat))
    was_active = state.turn == seat
    if was_active or len(state.playing) == 2:
        state = yield from _break_off(state)
    state = yield from _give_back(state, seat)
    if len(state.playing) == 1:
        return (yield from turn.finish(state, turn.ranking(state, state.playing[0])))
    if was_active:
        return (yield from turn.pass_turn(options, state))
    if isinstance(phase, CardPhase):
        return (yield from _without(content, options, state, phase, seat))
    return state


def _before_the_first_turn(state: State, phase: Opening, seat: Seat) -> Story:
    """Their roll does not count any more."""
    state = yield from _give_back(state, seat)
    if len(state.playing) == 1:
        return (yield from turn.finish(state, turn.ranking(state, state.playing[0])))
    if seat not in phase.contenders:
        return state
    at = phase.contenders.index(seat)
    contenders = phase.contenders[:at] + phase.contenders[at + 1 :]
    thrown = phase.thrown[:at] + phase.thrown[at + 1 :]
    state = replace(state, turn=contenders[0])
    return (yield from turn.who_begins(state, Opening(contenders, thrown)))


def _break_off(state: State) -> Story:
    """The card in play goes under its deck, and the tile is flipped back."""
    if isinstance(state.phase, CardPhase):
        state = draw.put_under(state, state.phase.play)
    state = yield from turn.flip_back(state)
    return replace(state, phase=Starting())


def _give_back(state: State, seat: Seat) -> Story:
    score = state.scores[seat]
    tiles = [tile for tile in (*score.spots, *score.trust) if tile is not None]
    empty = [space for space in TILE_SPACES if state.board[space] is None]
    shuffled, dice = state.dice.shuffled(empty)
    back = dict(zip(shuffled, tiles, strict=False))
    yield Left(seat, tuple(sorted(back)))
    return replace(
        state,
        dice=dice,
        board=tuple(back.get(space, tile) for space, tile in enumerate(state.board)),
        scores=tuple(Score() if who == seat else other for who, other in enumerate(state.scores)),
        pawns=tuple(-1 if who == seat else at for who, at in enumerate(state.pawns)),
        upside=tuple(tile for tile in state.upside if tile not in tiles),
        skips=tuple(other for other in state.skips if other != seat),
    )


def _without(content: Content, options: Options, state: State, phase: CardPhase, seat: Seat) -> Story:
    """The card of another goes on: with a new reader, with one judge fewer, or with another card."""
    play = phase.play
    if isinstance(phase, Showing):
        return replace(state, phase=replace(phase, winner=None)) if phase.winner == seat else state
    if play.rival == seat:
        return (yield from answer.swap(content, options, state, play))
    if play.reader == seat:
        return (yield from _read_by_another(content, options, state, phase, play))
    if isinstance(phase, Judging):
        votes = tuple(ballot for ballot in phase.votes if ballot.seat != seat)
        abstained = tuple(other for other in phase.abstained if other != seat)
        phase = replace(phase, votes=votes, abstained=abstained)
        card = content.cards[play.card]
        return (yield from answer.count_votes(card, state, phase))
    return state


def _read_by_another(content: Content, options: Options, state: State, phase: CardPhase, play: Play) -> Story:
    play = replace(play, reader=draw.reader_of(options, state, play))
    if isinstance(phase, Reading) and play.reader is None:
        return (yield from draw.hold_up(content.cards[play.card], state, play))
    return replace(state, phase=replace(phase, play=play))
