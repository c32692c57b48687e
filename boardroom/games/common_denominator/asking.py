"""Who may do what now, in a prompt that goes on from the player's name; and when, where a clock runs."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.game import HOST, Ask
from boardroom.core.tongue import tr
from boardroom.games.common_denominator import fortune, turn
from boardroom.games.common_denominator.actions import (
    Answer,
    Deed,
    Draw,
    EndTurn,
    GoForGold,
    GoForSilver,
    GoOn,
    Judge,
    Keep,
    Look,
    OutOfTime,
    Overrule,
    PassCard,
    PutBack,
    SayAloud,
    ShowWin,
    Stop,
    TakeHint,
    TakePuzzle,
    Trump,
    TryCategory,
    TryRow,
    TryVertical,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.cards import TRUMPS, kind
from boardroom.games.common_denominator.content import Content
from boardroom.games.common_denominator.options import Options
from boardroom.games.common_denominator.state import (
    Answering,
    Attempt,
    Beginning,
    Drawing,
    Holding,
    Judging,
    Looking,
    Opening,
    Over,
    Passing,
    Sheet,
    State,
    Trumping,
)

PAUSE_MS = 2_000
"""The pause for "Trump!" is never shorter, so that everybody has the time to say it (CD-44) …"""
LONGEST_PAUSE_MS = 8_000
"""… and ends by itself after this."""
GRACE_MS = 10_000
"""An answer that was begun before the last grain fell may still be written to its end (CD-10)."""


def asks(content: Content, options: Options, state: State) -> list[Ask[Deed]]:
    """One ask for each seat that may act; the table as a whole last."""
    asked = list(_of_players(content, options, state))
    if state.wrong is not None and not isinstance(state.phase, Over):
        asked.append(Ask(HOST, tr("say that the answer counts after all"), (Overrule(),)))
    return asked


def _of_players(content: Content, options: Options, state: State) -> Iterator[Ask[Deed]]:
    seat, phase = state.seat, state.phase
    match phase:
        case Opening():
            prompt = tr("choose who is the youngest and goes first", n=len(state.seats))
            players: tuple[Deed, ...] = tuple(Youngest(player) for player in state.seats)
            for player in state.seats:
                yield Ask(player, prompt, players)
            yield Ask(HOST, prompt, players)  # no clock: nobody but the table can know
        case Beginning(tried):
            blank = Answer("") if tried is not None else None
            yield Ask(seat, _prompt_to_begin(state, tried), tuple(_begin(options, state, phase)), blank)
        case Answering(ends, tried, late):
            blank = Answer("") if tried is not None else None
            choices = tuple(_go_on(content, options, state, phase))
            closes = None if ends is None else ends + (GRACE_MS if late else 0)
            timeout = None if closes is None else OutOfTime()
            yield Ask(
                seat, _prompt_to_answer(state, tried, late), choices, blank, until=closes, timeout=timeout
            )
        case Judging(by="opponent"):
            verdicts = (Judge(right=True), Judge(right=False))
            prompt = tr("look this one answer up and say if it is right")
            yield Ask(state.left_of(seat), prompt, verdicts, private=True)
            # Where the opponent is a computer, which hears nothing, the table says it.
            yield Ask(HOST, tr("say whether the answer is right"), verdicts)
        case Judging(text=text):
            verdicts = (Judge(right=True), Judge(right=False))
            others = [other for other in state.seats if other != seat]
            prompt = tr("“{text}” comes close, so say if it counts", text=text, n=len(others))
            for other in others:
                yield Ask(other, prompt, verdicts)
        case Drawing(drawn):
            prompt = _prompt_to_draw(state, drawn, state.points(seat) >= options.wanted)
            yield Ask(seat, prompt, tuple(_draw(options, state, phase)))
        case Holding(card):
            assert card is not None
            uses = () if card in TRUMPS else tuple(_uses(state, (card,)))
            yield Ask(seat, tr("keep the card, or use it now"), (Keep(), *uses), private=True)
        case Looking():
            offered: tuple[Deed, ...] = (*_uses(state, state.hand), PutBack())
            yield Ask(seat, tr("use one of the cards, or put them back"), offered, private=True)
        case Trumping():
            yield from _trumping(state, phase)
        case Passing():
            gifts = tuple(PassCard(card) for card in state.hand)
            yield Ask(seat, tr("choose a card to give away"), gifts, private=True)
        case Over():
            return


def _trumping(state: State, phase: Trumping) -> Iterator[Ask[Deed]]:
    """All whom it concerns are asked alike, whatever they hold, so that the asking tells nothing (CD-44)."""
    silent = fortune.callers(state, phase)
    prompt = tr("say “Trump!” now, or never", n=len(silent))
    for player in silent:
        yield Ask(player, prompt, (Trump(),))
    yield Ask(
        HOST,
        tr("go on when nobody says “Trump!”"),
        (GoOn(),),
        after=state.since + PAUSE_MS,
        until=state.since + (LONGEST_PAUSE_MS if silent else PAUSE_MS),
        timeout=GoOn(),
    )


def deed_for(tried: Attempt) -> Deed:
    """The action that begins an attempt."""
    match tried.line:
        case "row":
            return TryRow(tried.row)
        case "category":
            return TryCategory()
        case "silver":
            return GoForSilver()
        case "gold":
            return GoForGold()
        case "vertical":
            return TryVertical()


def _attempts(options: Options, state: State, tried: Attempt | None) -> Iterator[Deed]:
    """What else may be begun; after a declaration nothing (CD-20)."""
    assert state.sheet is not None
    if tried is None or not tried.is_declared:
        yield from (deed_for(one) for one in turn.attempts(options, state.sheet) if one != tried)


def _begin(options: Options, state: State, phase: Beginning) -> Iterator[Deed]:
    sheet, tried = state.sheet, phase.tried
    if sheet is not None and not (sheet.is_open and sheet.is_whole):
        yield TurnTimer()
    if sheet is None or sheet.is_open:
        yield TakePuzzle()
    if sheet is not None and sheet.is_open and not sheet.is_whole and options.turning == "by-hand":
        yield from _attempts(options, state, tried)
    yield from _cards_and_win(options, state)


def _go_on(content: Content, options: Options, state: State, phase: Answering) -> Iterator[Deed]:
    if not phase.late:
        yield from _attempts(options, state, phase.tried)
    if options.answers == "aloud" and phase.tried is not None:
        yield SayAloud()
    if phase.late:
        return
    if turn.may_hint(content, options, state):
        yield TakeHint()
    if phase.tried is None or not phase.tried.is_declared:
        yield Stop()
        if state.points(state.seat) >= options.wanted:
            yield ShowWin()


def _draw(options: Options, state: State, phase: Drawing) -> Iterator[Deed]:
    if state.deck and not phase.drawn:
        yield Draw()
    yield EndTurn()
    yield from _cards_and_win(options, state)


def _cards_and_win(options: Options, state: State) -> Iterator[Deed]:
    """Kept cards may be used at any time in one's turn except while the timer runs (CD-37)."""
    if state.hand:
        yield Look()
    if state.points(state.seat) >= options.wanted:
        yield ShowWin()


def _uses(state: State, cards: tuple[str, ...]) -> Iterator[Use]:
    for card in cards:
        if card in TRUMPS:
            continue
        victims = fortune.targets(state) if kind(card) == "take" else ()
        if victims:
            yield from (Use(card, victim) for victim in victims)
        else:
            yield Use(card)


def _prompt_to_begin(state: State, tried: Attempt | None) -> str:
    sheet = state.sheet
    if sheet is None or (sheet.is_open and sheet.is_whole):
        return tr("take a new puzzle")
    if not sheet.is_open:
        return tr("turn the timer to start")
    if tried is not None:
        return tr("first turn the timer")
    return tr("turn the timer to go on with this puzzle, or take a new one")


def _prompt_to_touch(sheet: Sheet | None) -> str:
    """What may be answered: when all rows are given only the category and the column are left."""
    has_category, has_rows = sheet is not None and sheet.category, sheet is not None and all(sheet.rows)
    if has_rows:
        return tr("fill in the marked column" if has_category else "name the category, or the marked column")
    return tr(
        "choose a row and name it" if has_category else "choose a row and name it, or name the category"
    )


def _prompt_to_answer(state: State, tried: Attempt | None, late: bool) -> str:
    if late:
        return tr("the sand has run out: finish what you have begun")
    match tried:
        case None:
            return _prompt_to_touch(state.sheet)
        case Attempt("row", row):
            return tr("name row {row}", row=row)
        case Attempt("category"):
            return tr("say what the rows have in common")
        case Attempt("silver"):
            return tr("going for the Silver: say what the marked column spells")
        case Attempt("gold"):
            return tr("going for the Gold: say what the marked column spells")
        case _:
            return tr("write in the marked column")


def _prompt_to_draw(state: State, drawn: bool, can_win: bool) -> str:
    may_take = not drawn and bool(state.deck)
    if can_win:
        return (
            tr("show your points and win") if not may_take else tr("show your points and win, or take a card")
        )
    return tr("take a card if you like, or end the turn") if may_take else tr("use a card, or end the turn")
