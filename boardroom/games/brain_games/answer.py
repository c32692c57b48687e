"""A card in play: being ready, the answer, the judging, and who wins the tile."""

from __future__ import annotations

from msgspec.structs import replace

from boardroom.core import words
from boardroom.core.game import Illegal, Seat
from boardroom.games.brain_games import chances, draw, turn
from boardroom.games.brain_games.content import Card, Content
from boardroom.games.brain_games.events import (
    Answered,
    Buzzed,
    Covered,
    Missed,
    Overruled,
    Pondered,
    Readied,
    Shown,
    Swapped,
    Tapped,
    Timed,
    TimedOut,
    Unplayable,
    Verdict,
    Voted,
)
from boardroom.games.brain_games.options import Options
from boardroom.games.brain_games.state import (
    Answering,
    Ballot,
    Due,
    Judging,
    Looking,
    Off,
    Play,
    Readying,
    Said,
    Showing,
    State,
    duelists,
)
from boardroom.games.brain_games.story import Story

SIGNAL_MS = (2500, 6000)
"""A signal comes at some moment between these."""


def still_to_start(card: Card, state: State, phase: Readying) -> tuple[Seat, ...]:
    """Who must say that they are ready before anything is shown."""
    players = duelists(state, phase.play)
    if card.duel == "best":
        return (players[len(phase.scores)],)
    return tuple(seat for seat in players if seat not in phase.ready)


def start(card: Card, state: State, phase: Readying, seat: Seat) -> Story:
    """One is ready; when all are, the front is shown and time runs."""
    phase = replace(phase, ready=(*phase.ready, seat))
    state = replace(state, phase=phase)
    if card.duel not in ("", "best") and still_to_start(card, state, phase):
        yield Readied(seat)
        return state
    yield Shown(seat)
    shown = tuple(dict.fromkeys((*state.shown, phase.play.card)))
    state = replace(state, shown=shown)
    if card.look:
        return replace(state, phase=Looking(phase.play, state.since))
    return _begin(card, state, phase.play, phase.scores)


def _begin(card: Card, state: State, play: Play, scores: tuple[Off, ...] = ()) -> State:
    """Time runs for whoever answers."""
    signal, dice = 0, state.dice
    if card.reply == "react":
        signal, dice = chances.between(SIGNAL_MS, dice)
    player: Seat | None = state.turn
    if card.duel == "best":
        player = duelists(state, play)[len(scores)]
    elif card.duel:
        player = None
    phase = Answering(play, state.since, player, signal=signal, scores=scores)
    return replace(state, dice=dice, phase=phase)


def cover(card: Card, state: State, phase: Looking) -> Story:
    """The front is covered, and must be remembered (BG-20)."""
    yield Covered()
    return _begin(card, state, phase.play)


# Answers


def give(card: Card, state: State, phase: Answering, seat: Seat, text: str) -> Story:
    """A typed answer: exact where letters are the puzzle, else as a kind reader would take it (BG-15)."""
    yield Answered(seat, text)
    if card.reply == "letters":
        right = any(
            words.judge_letters(answer, text) is words.Verdict.RIGHT for answer in (card.answer, *card.accept)
        )
        return (yield from settle(card, state, phase, seat, text, right))
    verdict = words.judge(card.answer, text, card.accept)
    if verdict is words.Verdict.NEAR:
        judging = Judging(phase.play, seat, text, "near", out=phase.out, said=phase.said)
        return replace(state, phase=judging)
    return (yield from settle(card, state, phase, seat, text, verdict is words.Verdict.RIGHT))


def pick(card: Card, state: State, phase: Answering, seat: Seat, option: int) -> Story:
    """One of the options on the card."""
    if not 0 <= option < len(card.options):
        raise Illegal("There is no such choice on the card.", "BG-15")
    text = card.options[option]
    yield Answered(seat, text)
    return (yield from settle(card, state, phase, seat, text, text == card.answer))


def settle(card: Card, state: State, phase: Answering | Judging, seat: Seat, text: str, right: bool) -> Story:
    """Right wins the card; wrong leaves it to the other in a head-to-head, and else to nobody."""
    said = (*phase.said, Said(seat, text, right))
    if right:
        return (yield from close(card, state, phase.play, seat, said))
    yield Missed(seat)
    out = (*phase.out, seat)
    others = [other for other in duelists(state, phase.play) if other not in out]
    if card.duel == "buzz" and others:
        again = Answering(phase.play, state.since, others[0], out=out, said=said)
        return replace(state, phase=again)
    return (yield from close(card, state, phase.play, None, said))


def close(card: Card, state: State, play: Play, winner: Seat | None, said: tuple[Said, ...] = ()) -> Story:
    """The back of the card is shown to everybody."""
    yield Verdict(winner, card.answer)
    return replace(state, phase=Showing(play, winner, said))


def buzz(state: State, phase: Answering, seat: Seat) -> Story:
    """The first legal press answers; the other is locked out meanwhile."""
    yield Buzzed(seat)
    return replace(state, phase=replace(phase, begun=state.since, player=seat))


def give_up(card: Card, state: State, phase: Answering, seat: Seat) -> Story:
    """No answer; the other of a head-to-head may still find it."""
    if card.duel == "buzz" and phase.player is None:
        yield Missed(seat)
        out = (*phase.out, seat)
        others = [other for other in duelists(state, phase.play) if other not in out]
        if others:
            return replace(state, phase=replace(phase, begun=state.since, player=others[0], out=out))
        return (yield from close(card, state, phase.play, None, phase.said))
    return (yield from settle(card, state, phase, seat, "", right=False))


def done(card: Card, state: State, phase: Answering, seat: Seat) -> Story:
    """It has been said or done: those who do not play decide (BG-16)."""
    yield Answered(seat, "")
    judging = Judging(phase.play, seat, "", "duel" if card.duel else "said")
    return replace(state, phase=judging)


def out_of_time(card: Card, state: State, phase: Answering) -> Story:
    """The time is up: what was said or done until now is judged, anything else is no answer."""
    yield TimedOut()
    if card.is_judged:
        return (yield from done(card, state, phase, state.turn))
    if phase.player is None:
        return (yield from close(card, state, phase.play, None, phase.said))
    return (yield from settle(card, state, phase, phase.player, "", right=False))


# Measured on the screen


def tap(card: Card, state: State, phase: Answering, seat: Seat, pad: int) -> Story:
    """Repeat the pattern, pad by pad."""
    wanted = card.answer.split()
    yield Tapped(seat, pad)
    if str(pad) != wanted[phase.taps]:
        return (yield from settle(card, state, phase, seat, "", right=False))
    if phase.taps + 1 == len(wanted):
        return (yield from settle(card, state, phase, seat, "", right=True))
    return replace(state, phase=replace(phase, taps=phase.taps + 1))


def press(card: Card, state: State, phase: Answering, seat: Seat) -> Story:
    """The press is as late as the clock says: nothing else decides."""
    waited = state.since - phase.begun
    if card.reply == "react":
        return (yield from _react(card, state, phase, seat, waited - phase.signal))
    off = abs(waited - 1000 * int(card.answer))
    yield Timed(seat, waited)
    if card.duel == "best":
        return (yield from score(card, state, phase, Off(seat, off)))
    text = f"{waited / 1000:.2f} seconds"
    return (yield from settle(card, state, phase, seat, text, off <= card.limit))


def _react(card: Card, state: State, phase: Answering, seat: Seat, late: int) -> Story:
    """Before the signal is a false start; in a race the first press after it wins."""
    yield Timed(seat, max(late, 0), early=late < 0)
    text = "too early" if late < 0 else f"{late / 1000:.2f} seconds"
    if card.duel == "race":
        other = next(who for who in duelists(state, phase.play) if who != seat)
        said = (Said(seat, text, late >= 0),)
        return (yield from close(card, state, phase.play, seat if late >= 0 else other, said))
    return (yield from settle(card, state, phase, seat, text, 0 <= late <= card.limit))


def score(card: Card, state: State, phase: Answering, off: Off) -> Story:
    """Best score: first the one, then the other; the nearer one wins, and equals win nothing (BG-34)."""
    scores = (*phase.scores, off)
    if len(scores) < 2:
        return replace(state, phase=Readying(phase.play, scores=scores))
    best = min(one.ms for one in scores)
    first = [one.seat for one in scores if one.ms == best]
    said = tuple(Said(one.seat, f"{one.ms / 1000:.2f} seconds off", one.ms == best) for one in scores)
    return (yield from close(card, state, phase.play, first[0] if len(first) == 1 else None, said))


# Computers


def ponder(card: Card, state: State, phase: Answering, seat: Seat, level: int) -> Story:
    """A computer works on the card: the dice say what comes of it, by the chances that are stated."""
    if not 0 <= level < len(chances.SKILLS):
        raise Illegal("There is no such level.", "BG-36")
    yield Pondered(seat)
    skill, dice = chances.SKILLS[level], state.dice
    if phase.player is None:
        span = skill.ponder if card.duel == "buzz" else skill.react
        wait, dice = chances.between(span, dice)
        due = Due(seat, max(phase.begun + phase.signal, state.since if not phase.signal else 0) + wait)
        return replace(state, dice=dice, phase=replace(phase, due=(*phase.due, due)))
    right, dice = chances.finds(level, card.category, dice)
    state = replace(state, dice=dice)
    if card.duel == "best":
        near, dice = chances.between((0, card.limit), dice)
        off = near if right else near + card.limit
        yield Timed(seat, 1000 * int(card.answer) + off)
        return (yield from score(card, replace(state, dice=dice), phase, Off(seat, off)))
    return (yield from settle(card, state, phase, seat, "", right))


def swap(content: Content, options: Options, state: State, play: Play) -> Story:
    """The card goes under its deck and the next one is drawn, as long as one is left untried (BG-19)."""
    state = draw.put_under(state, play)
    yield Swapped(play.category)
    deck = state.deck(play.category)
    if play.tried >= len(deck.fresh) + len(deck.used):
        yield Unplayable(play.category)
        state = yield from turn.flip_back(state)
        return (yield from turn.pass_turn(options, state))
    again = replace(play, tried=play.tried + 1, rival=None, reader=None)
    return (yield from draw.draw(content, options, state, again))


# Judging


def voters(state: State, play: Play) -> tuple[Seat, ...]:
    """Those who do not play for the card."""
    players = duelists(state, play)
    return tuple(seat for seat in state.left_of(state.turn) if seat not in players)


def vote(card: Card, state: State, phase: Judging, seat: Seat, right: bool | None) -> Story:
    """The majority of those who do not play decides, and a tie is a success (BG-16); None abstains."""
    yield Voted(seat)
    if right is None:
        phase = replace(phase, abstained=(*phase.abstained, seat))
    else:
        phase = replace(phase, votes=(*phase.votes, Ballot(seat, right)))
    return (yield from count_votes(card, state, phase))


def count_votes(card: Card, state: State, phase: Judging) -> Story:
    """Judged as soon as no vote that is still to come can change it."""
    asked = [who for who in voters(state, phase.play) if who not in phase.abstained]
    yes = sum(ballot.right for ballot in phase.votes)
    no = len(phase.votes) - yes
    state = replace(state, phase=phase)
    if asked and 2 * yes >= len(asked):
        return (yield from judge(card, state, phase, True))
    if 2 * no > len(asked):
        return (yield from judge(card, state, phase, False))
    return state


def judge(card: Card, state: State, phase: Judging, right: bool) -> Story:
    """It was right, or it was not."""
    return (yield from settle(card, state, phase, phase.seat, phase.text, right))


def name(card: Card, state: State, phase: Judging, winner: Seat | None) -> Story:
    """Whoever won the challenge as stated on the card."""
    if winner is not None and winner not in duelists(state, phase.play):
        raise Illegal("Only one of the two can have won.", "BG-31")
    return (yield from close(card, state, phase.play, winner))


def may_win(state: State, play: Play) -> tuple[Seat, ...]:
    """Who may be given the tile: those who play for it and have not left (BG-40)."""
    return tuple(seat for seat in duelists(state, play) if seat in state.playing)


def overrule(state: State, phase: Showing, winner: Seat | None) -> Story:
    """The table as a whole says otherwise, before anything else is revealed (S-05)."""
    if winner == phase.winner or (winner is not None and winner not in may_win(state, phase.play)):
        raise Illegal("That is what the card says already, or not what it was about.", "S-05")
    yield Overruled(winner)
    return replace(state, phase=replace(phase, winner=winner))


def go_on(options: Options, state: State, phase: Showing) -> Story:
    """The tile is placed, or flipped back; the first to own all four categories wins at once (BG-37)."""
    state = draw.put_under(state, phase.play)
    if phase.winner is None:
        state = yield from turn.flip_back(state)
        return (yield from turn.pass_turn(options, state))
    state = yield from turn.award(state, phase.play, phase.winner)
    if not state.scores[phase.winner].missing:
        return (yield from turn.finish(state, turn.ranking(state, phase.winner)))
    return (yield from turn.pass_turn(options, state))
