"""A game retold in sentences: what everybody could hear, and what the table did about the game. No Qt."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from boardroom.core.game import HOST, Move, Seat
from boardroom.core.manifest import Manifest
from boardroom.core.tongue import tr
from boardroom.table.film import Film
from boardroom.table.table import Handed, Player, Swapped, Undo


class Line(Struct, frozen=True):
    """One sentence. `turn` is 0 before the first; `is_marked`: it was the table's doing, not the game's."""

    turn: int
    text: str
    is_marked: bool = False


def chronicle(manifest: Manifest, film: Film) -> list[Line]:
    """The whole game so far. What was taken back stays told, since everybody has seen it."""
    lines: list[Line] = []
    turns = [manifest.part("retelling").FIRST_TURN]
    for at in range(1, len(film)):
        turn, entry = turns[-1], film[at].entry
        for text, is_marked, begins in _told(manifest, film, at):
            turn += begins
            if text:
                lines.append(Line(turn, text, is_marked))
        if isinstance(entry, Move):
            turns.append(turn)
        elif isinstance(entry, Undo):
            del turns[-entry.steps :]
    return lines


def caption(manifest: Manifest, film: Film, at: int) -> str:
    """What happened in one frame, in a sentence or several."""
    if at == 0:
        return tr("The game is dealt.")
    words = " ".join(text for text, _, _ in _told(manifest, film, at) if text)
    return words or _quiet(manifest, film, at)


def _quiet(manifest: Manifest, film: Film, at: int) -> str:
    """What is said of a move that the log leaves out."""
    frame = film[at]
    entry = frame.entry
    if not isinstance(entry, Move):
        return tr("The table goes on.")
    view = film.rules.view(frame.step.state, None)
    who = "" if entry.seat == HOST else frame.players[entry.seat].name
    done: str = manifest.part("retelling").done(who, entry.action, view)
    return done or (tr("{who} makes a choice.", who=who) if who else tr("The table goes on."))


def _told(manifest: Manifest, film: Film, at: int) -> Iterator[tuple[str, bool, bool]]:
    """Sentence, whether it is the table's doing, and whether a turn begins with it."""
    frame = film[at]
    match frame.entry:
        case Move():
            part = manifest.part("retelling")
            view = film.rules.view(frame.step.state, None)
            names = {Seat(number): player.name for number, player in enumerate(frame.players)}
            for told in frame.step.told:
                event = told.heard_by(None)
                if event is not None:
                    text = part.retold(event, view, names)
                    yield text, isinstance(event, part.MARKED), isinstance(event, part.TURNS)
        case Undo(_, steps):
            one, many = tr("The last move is taken back."), tr("{n} moves are taken back.", n=steps)
            yield one if steps == 1 else many, True, False
        case Handed(seat, player):
            yield _handed(film[at - 1].players[seat], player), True, False
        case Swapped(one, other):
            names = {Seat(number): player.name for number, player in enumerate(film[at - 1].players)}
            yield tr("{one} and {other} change places.", one=names[one], other=names[other]), True, False


def _handed(before: Player, now: Player) -> str:
    if now.kind == "computer":
        return tr("{name} leaves the seat, and a computer plays on.", name=before.name)
    return tr("{name} sits down for {other}.", name=now.name, other=before.name)
