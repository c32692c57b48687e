"""What every game obeys, checked while it is played: by the tests on every game of the shelf, by
`boardroom simulate` on as many games as it plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct, structs

from boardroom.core.dice import Dice
from boardroom.core.game import HOST, Action, Ask, Illegal, Move, Rules, Seat, Step
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table


class Broken(AssertionError):
    """A law of the house is broken; the text says which one and where."""


def legible(value: object) -> str:
    """All that can be read in a value, a line for each text and number, in small letters.

    Names of fields and types are the program's own: a puzzle may well ask for the word "player".
    """
    lines: list[str] = []
    _read(value, lines)
    return "".join(f"{line}\n" for line in lines).casefold()


def _read(value: object, lines: list[str]) -> None:
    """Add to `lines` what can be read in a value."""
    if value is None:
        return
    if isinstance(value, str | int | float):
        lines.append(str(value))
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            _read(getattr(value, name), lines)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            _read(key, lines)
            _read(part, lines)
    elif isinstance(value, Iterable):
        for part in value:
            _read(part, lines)


def _may_hold(value: object, secrets: Iterable[str]) -> bool:
    """Whether one of these could be read in a value: a quick look at its wire, names of fields and all."""
    wire = msgspec.json.encode(value).decode().casefold()
    return any(secret.casefold() in wire or _stands_otherwise(secret) for secret in secrets)


@lru_cache(maxsize=4096)
def _stands_otherwise(secret: str) -> bool:
    """Whether a text is written differently on the wire."""
    return any(sign in '"\\' or not sign.isprintable() for sign in secret)


class Watch:
    """Follows one game move by move and raises Broken at the first law that is not kept."""

    def __init__(self, rules: Rules[Any, Any, Any], players: Sequence[Player], seed: int) -> None:
        self.rules, self.players, self.seed = rules, players, seed
        self.seats = [Seat(i) for i in range(len(players))]
        self.moves: list[Move[Any]] = []
        self.dealt = rules.deal(self.seats, Dice(seed))
        self._pieces = Counter(rules.pieces(self.dealt))
        self._view_type = get_type_hints(type(rules).view)["return"]
        self._said = ""
        self._state_is_lawful(self.dealt, Step(self.dealt))

    def move(self, before: Any, move: Move[Any], after: Any) -> None:
        """Check one accepted move, given the states around it."""
        self.moves.append(move)
        self._said += legible(move.action)
        mark = hash(before)
        step, again = self.rules.play(before, move), self.rules.play(before, move)
        if hash(before) != mark:
            raise Broken(f"play is pure: {move} changed the state it was given")
        if step != again or step.state != after:
            raise Broken(f"play is pure: {move} led to two different places")
        self._state_is_lawful(after, step)

    def end(self, final: Any) -> None:
        """Check what can be said of the whole game: its journal replays, and undo walks all the way back."""
        if self.rules.result(final) is None:
            raise Broken("every game ends: nobody has anything to do, and there is no result")
        table = Table(self.rules, self.players, self.seed, Clock(lambda: 0.0))
        written = [msgspec.json.encode(move) for move in self.moves]
        decoder = msgspec.json.Decoder(get_type_hints(type(self.rules).play)["move"])
        table.replay(decoder.decode(line) for line in written)
        if table.state != final:
            raise Broken("the journal replays to the same state")
        while table.moves:
            table.undo(HOST)
        if table.state != self.dealt:
            raise Broken("undo walks all the way back")

    def _state_is_lawful(self, state: Any, step: Step[Any]) -> None:
        asks = self.rules.asks(state)
        if (self.rules.result(state) is None) != bool(asks):
            raise Broken("no asks exactly when there is a result")
        pieces = Counter(self.rules.pieces(state))
        if pieces != self._pieces:
            raise Broken(f"pieces are conserved: {(pieces - self._pieces) or (self._pieces - pieces)}")
        for eyes in (None, *self.seats):
            self._eyes_are_lawful(state, step, asks, eyes)

    def _eyes_are_lawful(
        self, state: Any, step: Step[Any], asks: Sequence[Ask[Any]], eyes: Seat | None
    ) -> None:
        view = self.rules.view(state, eyes)
        wire = msgspec.json.encode(view)
        if type(view) is type(state):
            raise Broken("a view has another type than the state")
        if msgspec.json.decode(wire, type=self._view_type) != view:
            raise Broken(f"views survive the wire: {view}")
        heard = [event for told in step.told if (event := told.heard_by(eyes)) is not None]
        for event in heard:
            if msgspec.json.decode(msgspec.json.encode(event), type=type(event)) != event:
                raise Broken(f"events survive the wire: {event}")
        own = [ask for ask in asks if ask.seat == eyes]
        # What a player has said aloud is no secret any more.
        secrets = [
            secret for secret in self.rules.secrets(state, eyes) if secret.casefold() not in self._said
        ]
        seen = (view, heard, own)
        if not secrets or not _may_hold(seen, secrets):
            return
        read = legible(seen)
        for secret in secrets:
            if secret.casefold() in read:
                raise Broken(f"no secret early: seat {eyes} can read {secret!r} after {self.moves[-1:]}")


def unasked_are_refused(rules: Rules[Any, Any, Any], state: Any, seats: Sequence[Seat]) -> None:
    """Raise Broken when a seat that is asked nothing may act all the same."""
    asks = rules.asks(state)
    for seat in {*seats, HOST} - {ask.seat for ask in asks}:
        for ask in asks:
            for action in (*ask.choices[:3], *(() if ask.blank is None else (ask.blank,))):
                try:
                    rules.play(state, Move(seat, action, ask.after))
                except Illegal:
                    continue
                raise Broken(f"unasked seats are refused: seat {seat} may {action}")


def some_answer(ask: Ask[Any], luck: Random, texts: Sequence[str] = ("", "?", "no idea")) -> Action:
    """Any action that this ask allows; a blank's texts are filled in from `texts`."""
    if ask.choices and (ask.blank is None or luck.random() < 0.5):
        chosen: Action = luck.choice(ask.choices)
        return chosen
    assert ask.blank is not None, f"an ask offers choices or a blank: {ask}"
    fields = [field.name for field in structs.fields(ask.blank) if field.type in (str, "str")]
    filled: Action = structs.replace(ask.blank, **{name: luck.choice(texts) for name in fields})
    return filled


def random_game(
    rules: Rules[Any, Any, Any],
    players: Sequence[Player],
    seed: int,
    texts: Sequence[str] = ("", "?", "no idea"),
    most: int = 5000,
) -> Watch:
    """Play a whole game by random players under watch. Raises Broken, also after `most` moves."""
    watch, luck = Watch(rules, players, seed), Random(seed)
    state, now = watch.dealt, 0
    for _ in range(most):
        asks = rules.asks(state)
        if not asks:
            watch.end(state)
            return watch
        ask = luck.choice(asks)
        now = max(now, ask.after)
        move = Move(ask.seat, some_answer(ask, luck, texts), now)
        try:
            after = rules.play(state, move).state
        except Illegal as refusal:
            raise Broken(f"asked moves are legal: {move} was refused: {refusal}") from refusal
        watch.move(state, move, after)
        state = after
    raise Broken(f"every game ends: this one goes on after {most} moves")
