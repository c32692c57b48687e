"""What one pair of eyes may know of a game.

A tile that lies face down has no kind in here, a covered front no marks, and the back of a card appears when
it is shown to all, or to the reader who reads it silently.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from boardroom.core.game import Seat
from boardroom.games.brain_games import answer, draw, figures, turn
from boardroom.games.brain_games.asking import actors
from boardroom.games.brain_games.board import CATEGORIES, TILES, Category, Kind
from boardroom.games.brain_games.content import Card, Content, Duel, Level, Reply
from boardroom.games.brain_games.marks import Mark
from boardroom.games.brain_games.options import Options
from boardroom.games.brain_games.state import (
    Answering,
    CardPhase,
    Challenging,
    Choosing,
    Judging,
    Looking,
    Moving,
    Off,
    Opening,
    Over,
    Phase,
    Reading,
    Readying,
    Said,
    Score,
    Showing,
    Starting,
    State,
    duelists,
)


class Space(Struct, frozen=True):
    """One hex: whether a tile lies there, and its kind if it lies face up or (`hint`) may be remembered."""

    tile: bool
    up: Kind | None = None
    hint: Kind | None = None


class Held(Struct, frozen=True):
    """A tile on a scorecard; `upside` lies "Brain Games" side up and its own kind does not matter."""

    kind: Kind | None
    upside: bool = False


class Scorecard(Struct, frozen=True):
    """What a seat has won: a tile or nothing for each category, and the Brain Trust."""

    spots: tuple[Held | None, ...]
    trust: tuple[Held, ...]


class Back(Struct, frozen=True):
    """The back of a card."""

    answer: str
    why: str


class Shown(Struct, frozen=True):
    """A card as it is held up. `front` is empty while it is hidden or covered; `asking` while nobody reads.

    `signal`: milliseconds from the start to the signal. `pads`: the pattern to repeat, while it is shown.
    """

    category: Category
    kind: str
    level: Level
    reply: Reply
    duel: Duel
    question: str
    seated: str
    options: tuple[str, ...]
    spots: tuple[tuple[float, float, float, float], ...]
    front: tuple[Mark, ...]
    is_covered: bool
    look: int
    time: int
    players: tuple[Seat, ...]
    reader: Seat | None
    actors: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    signal: int
    pads: tuple[int, ...]
    taps: int
    scores: tuple[Off, ...]
    said: tuple[Said, ...]
    back: Back | None
    winner: Seat | None


class View(Struct, frozen=True):
    """The table as these eyes see it; `board[space]` in reading order."""

    options: Options
    seats: tuple[Seat, ...]
    turn: Seat
    phase: str
    board: tuple[Space, ...]
    pawns: tuple[int, ...]
    scorecards: tuple[Scorecard, ...]
    decks: tuple[int, ...]
    die: int
    rolls: tuple[Off, ...]
    """What each has thrown in the first roll, as seat and pips."""
    ends: tuple[int, ...]
    """Where the active pawn may go now."""
    open: tuple[Category, ...]
    """The categories that may be chosen now: on a Wild tile, or by trading in."""
    card: Shown | None
    places: tuple[tuple[Seat, ...], ...]


def look(content: Content, options: Options, state: State, eyes: Seat | None) -> View:
    """The view of a seat, or of whoever looks at the open table (None)."""
    phase = state.phase
    rolls: tuple[Off, ...] = ()
    if isinstance(phase, Opening):
        rolls = tuple(Off(seat, pips) for seat, pips in zip(phase.contenders, phase.thrown, strict=False))
    card = shown(content, state, phase, eyes) if isinstance(phase, CardPhase) else None
    return View(
        options=options,
        seats=state.seats,
        turn=state.turn,
        phase=type(phase).__name__,
        board=tuple(_space(options, state, space) for space in range(len(state.board))),
        pawns=state.pawns,
        scorecards=tuple(_scorecard(state, score) for score in state.scores),
        decks=tuple(len(deck.fresh) for deck in state.decks),
        die=state.thrown,
        rolls=rolls,
        ends=turn.ends(options, state, phase.pips) if isinstance(phase, Moving) else (),
        open=_open(state, phase),
        card=card,
        places=phase.places if isinstance(phase, Over) else (),
    )


def laid_open(content: Content, options: Options, state: State) -> View:
    """The open table as if nothing were hidden: what every tile is, what the card asks and what is right."""
    view, phase = look(content, options, state, None), state.phase
    board = tuple(Space(tile is not None, up=None if tile is None else TILES[tile]) for tile in state.board)
    seen = view.card
    if seen is not None and isinstance(phase, CardPhase):
        card = content.cards[phase.play.card]
        seen = replace(
            seen,
            question=card.question,
            seated=card.seated,
            options=card.options,
            spots=figures.spots(card.figure) if card.reply == "pick" else (),
            front=figures.marks(card.figure),
            is_covered=False,
            back=Back(card.answer, card.why),
        )
    return replace(view, board=board, card=seen)


def _open(state: State, phase: Phase) -> tuple[Category, ...]:
    match phase:
        case Choosing():
            return tuple(category for category in CATEGORIES if draw.has_cards(state, category))
        case Starting():
            return turn.tradable(state, state.turn)
        case _:
            return ()


def _space(options: Options, state: State, space: int) -> Space:
    tile = state.board[space]
    if tile is None:
        return Space(tile=False)
    up = TILES[tile] if state.flipped == space else None
    hint = TILES[tile] if options.remembers(state.turn) and space in state.hints and up is None else None
    return Space(tile=True, up=up, hint=hint)


def _scorecard(state: State, score: Score) -> Scorecard:
    return Scorecard(
        tuple(None if tile is None else _held(state, tile) for tile in score.spots),
        tuple(_held(state, tile) for tile in score.trust),
    )


def _held(state: State, tile: int) -> Held:
    return Held(None, upside=True) if tile in state.upside else Held(TILES[tile])


def may_see_back(phase: Phase, eyes: Seat | None) -> bool:
    """All, when it was said aloud or the card is over; before, only the reader who reads it (BG-13)."""
    match phase:
        case Reading(play):
            return eyes is not None and eyes == play.reader
        case Judging(about="near"):
            return False
        case Judging() | Showing():
            return True
        case _:
            return False


def may_see_question(phase: Phase, eyes: Seat | None) -> bool:
    """Not before a head-to-head is announced (BG-30), nor before the reader has read it."""
    match phase:
        case Challenging():
            return False
        case Reading(play):
            return eyes is not None and eyes == play.reader
        case _:
            return True


def may_see_front(content: Content, phase: Phase, eyes: Seat | None) -> bool:
    """While it is held up; a front to be covered only while it may be looked at, and at the end (BG-20)."""
    match phase:
        case Looking() | Showing():
            return True
        case Reading(play):
            return eyes is not None and eyes == play.reader
        case Answering(play) | Judging(play):
            return not content.cards[play.card].look
        case _:
            return False


def shown(content: Content, state: State, phase: CardPhase, eyes: Seat | None) -> Shown:
    """The card in play, as far as these eyes may see it."""
    play, card = phase.play, content.cards[phase.play.card]
    question, front = may_see_question(phase, eyes), may_see_front(content, phase, eyes)
    running = isinstance(phase, Answering)
    open_answer = running or (front and not isinstance(phase, Looking))
    pads = tuple(int(pad) for pad in card.answer.split()) if card.reply == "taps" and running else ()
    return Shown(
        category=play.category,
        kind=card.kind,
        level=card.level,
        reply=card.reply,
        duel=card.duel,
        question=card.question if question and _is_read_out(card, phase) else "",
        seated=card.seated if question else "",
        options=card.options if open_answer else (),
        spots=figures.spots(card.figure) if open_answer and card.reply == "pick" else (),
        front=figures.marks(card.figure) if front else (),
        is_covered=bool(card.figure) and not front,
        look=card.look,
        time=card.time,
        players=duelists(state, play),
        reader=play.reader,
        actors=actors(card, state, phase) if isinstance(phase, Answering) else (),
        waiting=answer.still_to_start(card, state, phase) if isinstance(phase, Readying) else (),
        signal=phase.signal if isinstance(phase, Answering) else 0,
        pads=pads,
        taps=phase.taps if isinstance(phase, Answering) else 0,
        scores=phase.scores if isinstance(phase, Readying | Answering) else (),
        said=phase.said if isinstance(phase, Answering | Judging | Showing) else (),
        back=Back(card.answer, card.why) if may_see_back(phase, eyes) else None,
        winner=phase.winner if isinstance(phase, Showing) else None,
    )


def _is_read_out(card: Card, phase: CardPhase) -> bool:
    """A question that would help before its front is shown is read out with the front."""
    return not (isinstance(phase, Readying) and not card.is_judged and not card.is_measured)
