"""What two people who know everything do next, in each of the four games, as something to touch or to type.

Whoever plays looks at the table's state, as a person with a perfect memory and a large vocabulary would;
what is done about it is somebody else's: by keys alone, or by mouse alone (`fingers.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from boardroom.core.game import Action, Seat
from boardroom.games.brain_games import state as brain
from boardroom.games.brain_games.actions import Cover, Done, GiveUp, GoOn, GoTo, Judge, Name, Start
from boardroom.games.brain_games.board import CATEGORIES, TILES
from boardroom.games.brain_games.wording import label
from boardroom.games.common_denominator import state as denominator
from boardroom.games.concentration import state as concentration
from boardroom.games.concluzio import state as concluzio
from boardroom.games.concluzio.cards import KINDS


class Touch(NamedTuple):
    """Touch a piece of this key."""

    key: object


class Carry(NamedTuple):
    """Carry a piece to where it means this."""

    key: object
    means: Action


class Press(NamedTuple):
    """Press the first of these buttons that the bar has."""

    words: tuple[str, ...]


class Type(NamedTuple):
    """Type this into the answer line and send it."""

    text: str


class Wait(NamedTuple):
    """Do nothing before this has come true."""

    until: Callable[[], bool]


Deed = Touch | Carry | Press | Type | Wait


def press(*words: str) -> Press:
    return Press(words)


def of_concentration(table: Any, state: concentration.State) -> Iterator[Deed]:
    """Match one pair, read the rebus."""
    match state.phase:
        case concentration.Picking(pulled=()):
            one, other = next(
                (a, b)
                for a, b in combinations(state.covered, 2)
                if state.card(a) == state.card(b) and state.card(a).kind == "prize"
            )
            yield Touch(("slide", one))
            yield Touch(("slide", other))
        case concentration.Guessing():
            yield Type(table.rules.content.puzzles[state.puzzle].answer)
        case concentration.Solved():
            yield press("Go on")
        case phase:
            raise AssertionError(f"nobody plays so: {phase}")


def of_common_denominator(table: Any, state: denominator.State) -> Iterator[Deed]:
    """A new puzzle, and Going for the Gold at once."""
    match state.phase:
        case denominator.Opening():
            yield Touch(("plate", 0))
        case denominator.Beginning():
            if state.sheet is None or state.sheet.is_open:
                yield Touch("stack")
            yield Touch("timer")
        case denominator.Answering(tried=None):
            yield Touch(("bank", "gold"))
        case denominator.Answering():
            yield Type(table.rules.content.puzzles[state.sheet.puzzle].vertical)
        case denominator.Drawing():
            yield press("Show 25 points", "No card", "Done")
        case denominator.Trumping():
            yield Wait(lambda: not isinstance(table.state.phase, denominator.Trumping))
        case phase:
            raise AssertionError(f"nobody plays so: {phase}")


def of_concluzio(table: Any, state: concluzio.State) -> Iterator[Deed]:
    """Give the clues, then name the card at the first turn."""
    match state.phase:
        case concluzio.Clueing():
            yield Touch(("card", table.asks[0].choices[0].card))
        case concluzio.Playing():
            yield press("I know it!")
            secret = table.rules.cards[state.of(state.turn).secret]
            for kind, value in zip(KINDS, secret.trio, strict=True):
                yield Touch(("pick", kind, value))
            yield press("That is it!")
        case phase:
            raise AssertionError(f"nobody plays so: {phase}")


def of_brain_games(
    table: Any, state: brain.State, *, is_clever: Callable[[Seat], bool] = lambda seat: True
) -> Iterator[Deed]:
    """Everybody clever is always right, and goes for what they lack; duels are won by whoever is on turn.

    Who is not clever knows no answer, stops every watch too early, and looks for a Lose-a-Turn.
    """
    match state.phase:
        case brain.Opening() | brain.Starting():
            yield Touch("die")
        case brain.Moving():
            yield Carry(("pawn", state.turn), GoTo(_space(table, state, is_clever(state.turn))))
        case brain.Choosing():
            yield Touch(("deck", (state.scores[state.turn].missing or CATEGORIES)[0]))
        case brain.Losing() | brain.Showing():
            yield _button(table, GoOn())
        case brain.Readying():
            if table.rules.content.cards[state.phase.play.card].duel in ("buzz", "race"):
                is_ready = state.turn in state.phase.ready  # whoever is on turn has the first buzzer
                yield Touch(("buzzer", int(is_ready)))
            else:
                yield _button(table, Start())
        case brain.Looking():
            yield _button(table, Cover())
        case brain.Judging():
            yield _button(table, Judge(is_clever(state.phase.seat)), Name(_best(state, is_clever)))
        case brain.Answering():
            yield from _answer(table, state, state.phase, is_clever)
        case phase:
            raise AssertionError(f"nobody plays so: {phase}")


def _button(table: Any, *actions: Action) -> Press:
    """The words on the button of the first of these that can be done now, whoever's it is."""
    view = table.rules.view(table.state, None)
    names = {Seat(seat): player.name for seat, player in enumerate(table.players)}
    for action in actions:
        for ask in table.asks:
            if action in ask.choices:
                return press(label(view, action, ask.seat, names)[0])
    raise AssertionError(f"none of {actions} in {table.state.phase}")


def _best(state: Any, is_clever: Callable[[Seat], bool]) -> Seat:
    """Who wins what the table judges: whoever is on turn, or who knows more."""
    rival = state.phase.play.rival
    return state.turn if rival is None or is_clever(state.turn) else rival


def _space(table: Any, state: brain.State, is_clever: bool) -> int:
    missing = {*state.scores[state.turn].missing, "wild"}

    def worth(space: int) -> int:
        tile = state.board[space]
        kind = TILES[tile] if tile is not None else ""
        if not is_clever:
            return 2 if not kind else 1 if kind == "lose" else 0
        return 2 if kind in missing else 1 if kind in CATEGORIES else 0

    ends: tuple[int, ...] = table.rules.view(state, None).ends
    return max(ends, key=worth)


def _answer(
    table: Any, state: brain.State, phase: brain.Answering, is_clever: Callable[[Seat], bool]
) -> Iterator[Deed]:
    card = table.rules.content.cards[phase.play.card]
    knows = phase.player is None or is_clever(phase.player)

    def after(ms: float) -> Wait:
        return Wait(lambda: table.clock.now() >= phase.begun + ms)

    if phase.player is None and card.duel in ("buzz", "race"):
        if card.duel == "race":
            yield after(phase.signal + 40)
        players = table.rules.view(state, None).card.players
        yield Touch(("buzzer", players.index(_best(state, is_clever))))
    elif card.is_judged:
        yield _button(table, Done())
    elif card.reply == "stopwatch":
        yield after(1000 * int(card.answer) - 40 - (0 if knows else 2000))
        yield Touch("light")
    elif not knows:
        yield _button(table, GiveUp())
    elif card.reply == "pick":
        yield Touch(("option", card.options.index(card.answer)))
    elif card.reply == "taps":
        yield Touch(("pad", int(card.answer.split()[phase.taps])))
    elif card.reply == "react":
        yield after(phase.signal + 40)
        yield Touch("light")
    else:
        yield Type(card.answer)


DEEDS: dict[str, Callable[[Any, Any], Iterator[Deed]]] = {
    "concentration": of_concentration,
    "common_denominator": of_common_denominator,
    "concluzio": of_concluzio,
    "brain_games": of_brain_games,
}
"""How each game of the evening is played."""
