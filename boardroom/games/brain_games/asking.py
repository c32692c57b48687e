"""Who may do what now, in a prompt that goes on from the player's name; and when, where a clock runs."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.game import HOST, Ask, Seat
from boardroom.core.tongue import tr
from boardroom.games.brain_games import answer, chances, turn
from boardroom.games.brain_games.actions import (
    Abstain,
    Answer,
    Buzz,
    Challenge,
    Choose,
    Cover,
    Deed,
    Done,
    GiveUp,
    GoOn,
    GoTo,
    Judge,
    Name,
    OutOfTime,
    Overrule,
    Pick,
    Ponder,
    Press,
    Read,
    Roll,
    SayDie,
    SitOut,
    Start,
    Swap,
    Tap,
    Trade,
    Vote,
)
from boardroom.games.brain_games.board import CATEGORIES
from boardroom.games.brain_games.content import PADS, Card, Content
from boardroom.games.brain_games.draw import has_cards
from boardroom.games.brain_games.options import Options
from boardroom.games.brain_games.state import (
    Answering,
    Challenging,
    Choosing,
    Judging,
    Looking,
    Losing,
    Moving,
    Opening,
    Over,
    Reading,
    Readying,
    Showing,
    Starting,
    State,
    duelists,
)

LOOK_MS = 3500
"""A seat does not go on before so many milliseconds, so that people can read; the table as a whole may."""

PONDERS: tuple[Deed, ...] = tuple(Ponder(level) for level in range(len(chances.LEVELS)))


def asks(content: Content, options: Options, state: State) -> list[Ask[Deed]]:
    """All that anybody may do now; the table as a whole last."""
    return list(_asks(content, options, state))


def _asks(content: Content, options: Options, state: State) -> Iterator[Ask[Deed]]:
    seat, phase = state.turn, state.phase
    match phase:
        case Opening(contenders, thrown):
            prompt = tr("roll the die to see who goes first")
            if options.die == "typed":
                prompt = tr("roll your die to see who goes first, and choose what it shows")
            yield Ask(contenders[len(thrown)], prompt, _die(options))
        case Starting():
            trades = tuple(Trade(category) for category in turn.tradable(state, seat))
            prompt = tr("roll the die, or trade in two tiles for a golden deck" if trades else "roll the die")
            if options.die == "typed":
                prompt = tr(
                    "roll your die and choose what it shows, or trade in two tiles for a golden deck"
                    if trades
                    else "roll your die and choose what it shows"
                )
            yield Ask(seat, prompt, (*_die(options), *trades))
        case Moving(pips):
            ends = tuple(GoTo(space) for space in turn.ends(options, state, pips))
            if options.move == "up-to" and pips > 1:
                prompt = tr("move your pawn up to {n} spaces, to any lit one", n=pips)
            else:
                prompt = tr("move your pawn {n} spaces, to any lit one", n=pips)
            if all(state.board[end.space] is None for end in ends):
                prompt = f"{prompt}. {tr('No tile is that near, so the turn ends there')}"
            elif any(state.board[end.space] is None for end in ends):
                prompt = f"{prompt}. {tr('A space without a tile ends the turn')}"
            yield Ask(seat, prompt, ends)
        case Losing():
            prompt = tr("it is a Lose-a-Turn: remember where it lies")
            yield Ask(seat, prompt, (GoOn(),), after=state.since + LOOK_MS)
            yield Ask(HOST, tr("remember where the Lose-a-Turn lies"), (GoOn(),))
        case Choosing():
            open_ones = tuple(Choose(name) for name in CATEGORIES if has_cards(state, name))
            yield Ask(seat, tr("choose one of the four decks"), open_ones)
        case Challenging():
            others = tuple(Challenge(other) for other in state.left_of(seat))
            yield Ask(seat, tr("a head-to-head: choose whom you challenge"), others)
        case Reading(play):
            assert play.reader is not None, "only a reader reads"
            prompt = tr("read the card silently, then hold it up")
            yield Ask(play.reader, prompt, (Read(),), private=True)
        case Readying(play) | Looking(play) | Answering(play):
            yield from _in_play(content.cards[play.card], options, state, phase)
        case Judging():
            yield from _judging(state, phase)
        case Showing():
            prompt = tr("go on when everybody has seen the answer")
            yield Ask(seat, prompt, (GoOn(),), after=state.since + LOOK_MS)
            yield Ask(HOST, tr("go on"), (GoOn(), *_overrules(state, phase)))
        case Over():
            return


def _overrules(state: State, phase: Showing) -> Iterator[Overrule]:
    """All that the table as a whole may say instead (S-05)."""
    winners = (*answer.may_win(state, phase.play), None)
    return (Overrule(winner) for winner in winners if winner != phase.winner)


def _die(options: Options) -> tuple[Deed, ...]:
    if options.die == "typed":
        return tuple(SayDie(pips) for pips in range(1, turn.PIPS + 1))
    return (Roll(),)


def _in_play(
    card: Card, options: Options, state: State, phase: Readying | Looking | Answering
) -> Iterator[Ask[Deed]]:
    match phase:
        case Readying():
            extra = (*_swaps(options), *_sit_out(card))
            seats = tuple(answer.still_to_start(card, state, phase))
            for seat in seats:
                own = extra if seat == state.turn else _sit_out(card)
                yield Ask(
                    seat, _ready_prompt(card, len(seats)), (Start(), *(own if not phase.scores else ()))
                )
        case Looking():
            yield Ask(
                state.turn,
                tr("look closely: it will be covered"),
                (Cover(),),
                until=closes(card, options, state),
                timeout=Cover(),
            )
        case Answering():
            seats = actors(card, state, phase)
            for seat in seats:
                yield _answer_ask(card, options, state, phase, seat, len(seats))


def actors(card: Card, state: State, phase: Answering) -> tuple[Seat, ...]:
    """Who may answer, buzz or press now."""
    if phase.player is not None:
        return (phase.player,)
    return tuple(seat for seat in duelists(state, phase.play) if seat not in phase.out)


def _answer_ask(
    card: Card, options: Options, state: State, phase: Answering, seat: Seat, many: int
) -> Ask[Deed]:
    """What one seat may do while a card is being answered; `many` are asked the same."""
    until = closes(card, options, state)
    timeout = OutOfTime() if until is not None else None
    due = next((due.at for due in phase.due if due.seat == seat), 0)
    due = min(due, until) if until is not None else due
    if phase.player is None and not card.is_judged:
        press: Deed = Buzz() if card.duel == "buzz" else Press()
        if card.duel == "buzz":
            prompt = tr("buzz when you know it", n=many)
        else:
            prompt = tr("press as soon as the light turns green", n=many)
        choices = (press,) if due else (press, *_gives_up(card), *PONDERS)
        return Ask(seat, prompt, choices, after=due, until=until, timeout=timeout, sharp=bool(due))
    swaps = () if card.duel or phase.taps else _swaps(options)
    choices = (*_replies(card), *_gives_up(card), *swaps, *_sit_out(card))
    if not is_unfit_for_computers(card):
        choices = (*choices, *PONDERS)
    blank = Answer("") if card.reply in ("typed", "letters") else None
    return Ask(seat, _answer_prompt(card, many), choices, blank, until=until, timeout=timeout)


def _replies(card: Card) -> tuple[Deed, ...]:
    match card.reply:
        case "pick":
            return tuple(Pick(option) for option in range(len(card.options)))
        case "aloud" | "room":
            return (Done(),)
        case "taps":
            return tuple(Tap(pad) for pad in range(1, PADS + 1))
        case "react" | "stopwatch":
            return (Press(),)
        case _:
            return ()


def _gives_up(card: Card) -> tuple[Deed, ...]:
    return () if card.duel in ("race", "best", "judged") else (GiveUp(),)


def _swaps(options: Options) -> tuple[Deed, ...]:
    """A card may be swapped before its answer is shown (BG-19); a head-to-head only before it is shown."""
    return (Swap(),) if options.swap == "yes" else ()


def _sit_out(card: Card) -> tuple[Deed, ...]:
    """Cards on which people would have to judge a computer (BG-36)."""
    return (SitOut(),) if is_unfit_for_computers(card) else ()


def is_unfit_for_computers(card: Card) -> bool:
    """Whether a computer cannot play it: done in the room, or a head-to-head that people judge (BG-36)."""
    return card.reply == "room" or card.duel == "judged"


def _ready_prompt(card: Card, many: int) -> str:
    if card.reply == "room":
        return tr("read the challenge, and start when you are ready", n=many)
    match card.reply:
        case "aloud":
            return tr("read the card, and start when you are ready", n=many)
        case "stopwatch":
            return tr("press to start: the seconds run from then on", n=many)
        case "react":
            return tr("press when you are ready for the light", n=many)
        case "taps":
            return tr("press when you are ready to watch the pads", n=many)
        case _:
            return tr("press when you are ready to see the card", n=many)


def _answer_prompt(card: Card, many: int) -> str:
    match card.reply:
        case "pick":
            return tr("pick the answer", n=many)
        case "aloud" | "room" if card.duel:
            return tr("play it, and press when it is decided", n=many)
        case "aloud":
            return tr("say the answer aloud", n=many)
        case "room" if card.time:
            return tr("do it, and press when it is over", n=many)
        case "room":
            return tr("do it, and press when it is done", n=many)
        case "taps":
            return tr("repeat the pattern on the pads", n=many)
        case "react":
            return tr("press as soon as the light turns green", n=many)
        case "stopwatch":
            return tr("press when {seconds} seconds have gone by", seconds=card.answer, n=many)
        case "letters":
            return tr("type the exact answer", n=many)
        case _:
            return tr("type the answer", n=many)


def _judging(state: State, phase: Judging) -> Iterator[Ask[Deed]]:
    """The reader alone, or all who do not play; and the table as a whole (BG-16)."""
    if phase.about == "duel":
        prompt = tr("say who has won the head-to-head")
        names = tuple(Name(who) for who in (*duelists(state, phase.play), None))
        if phase.play.reader is not None:
            yield Ask(phase.play.reader, prompt, names)
        yield Ask(HOST, prompt, names)
        return
    if phase.about == "near":
        prompt = tr("“{text}” comes close: count it?", text=phase.text)
    else:
        prompt = tr("was it right?")
    if phase.play.reader is not None:
        yield Ask(phase.play.reader, prompt, (Judge(right=True), Judge(right=False)))
    else:
        voted = {*(ballot.seat for ballot in phase.votes), *phase.abstained}
        for seat in answer.voters(state, phase.play):
            if seat not in voted:
                yield Ask(seat, prompt, (Vote(right=True), Vote(right=False), Abstain()))
    yield Ask(HOST, prompt, (Judge(right=True), Judge(right=False)))


def closes(card: Card, options: Options, state: State) -> int | None:
    """When time is up, in milliseconds of play (BG-14, BG-20)."""
    match state.phase:
        case Looking(begun=begun):
            return begun + 1000 * card.look
        case Answering(begun=begun) if not card.is_measured:
            own = card.time if options.timers == "on" else 0
            seconds = own or options.seconds(duelists(state, state.phase.play))
            return begun + 1000 * seconds if seconds else None
        case _:
            return None
