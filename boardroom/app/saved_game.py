"""Reading a saved game back: its rules and all that was played, or in words why that cannot be. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import ValidationError, convert, json, structs

from boardroom.app.box import Box, Refused
from boardroom.app.house_names import called
from boardroom.core.game import HOST, Illegal, Rules
from boardroom.core.tongue import tr
from boardroom.table.clock import Clock
from boardroom.table.film import Film
from boardroom.table.journal import Header, Journal, Unreadable
from boardroom.table.saves import Open, Saved, Saves
from boardroom.table.table import Entry, Handed, Table, called_in


def read_back(
    box: Box, saved: Saved, saves: Saves, journal: Journal[Any]
) -> tuple[Box, Rules[Any, Any, Any], Sequence[Entry[Any]]]:
    """The box as it was, its rules, and the entries, which fit them. Raises Refused; the file is kept."""
    head, card = saved.header, box.manifest
    kept = tr("The game is kept in {path}.", path=saved.path)
    if head.rules_version != card.rules_version:
        why = tr("That game was saved by another version of {game}, with other rules.", game=card.title)
        raise Refused(f"{why} {kept}")
    if head.content != box.digest:
        box = _as_it_was(box, head.content, saves, kept)
    try:
        rules = box.rules(convert(head.options, card.part("rules").Options), head.seen)
        entries = journal.read(rules)
        _refuse_strangers(box, head, entries)
        # Retold once to nobody first: a journal that does not fit is found out before anything is shown.
        Table(rules, head.players, head.seed, Clock()).replay(entries)
    except (Illegal, ValidationError) as misfit:
        why = tr("That game does not fit the rules of {game} any more ({why}).", game=card.title, why=misfit)
        raise Refused(f"{why} {kept}") from misfit
    except Unreadable as damage:
        raise Refused(f"{damage}. {kept}") from damage
    return box, rules, [called_in(entry, called) for entry in entries]


def film_of(box: Box, saved: Saved, saves: Saves) -> Film:
    """A saved game to look at; nothing is written. Raises Refused."""
    _, rules, entries = read_back(box, saved, saves, Journal(saved.path))
    players = [called(player) for player in saved.header.players]
    return Film(rules, players, saved.header.seed, entries)


def note_how_it_stands(opened: Open | None, table: Table[Any, Any, Any]) -> None:
    """Note beside a journal whose turn it is and what the clock shows: a power cut gives no time back."""
    if opened is not None:
        seats = sorted({ask.seat for ask in table.asks if ask.seat != HOST})
        opened.leave([table.players[seat].name for seat in seats], table.clock.now())


def _as_it_was(box: Box, digest: str, saves: Saves, kept: str) -> Box:
    """The box with the content that a game was begun with. Raises Refused when that is gone or of no use."""
    was = saves.cupboard.find(digest)
    try:
        if was is not None:
            content = json.decode(was, type=type(box.content))
            return structs.replace(box, content=content, digest=digest)
    except ValidationError:
        pass  # today's rules read another form of content
    why = tr(
        "The puzzles or cards of {game} have changed since that game was saved.", game=box.manifest.title
    )
    raise Refused(f"{why} {kept}")


def _refuse_strangers(box: Box, head: Header, entries: Sequence[Entry[Any]]) -> None:
    """Raise Illegal when a seat or a computer's level in a journal does not exist."""
    handed = [entry for entry in entries if isinstance(entry, Handed)]
    for player in (*head.players, *(entry.player for entry in handed)):
        if not 0 <= player.level < max(len(box.levels()), 1):
            raise Illegal(tr("There is no computer of level {level}.", level=player.level))
    if any(not 0 <= entry.seat < len(head.players) for entry in handed):
        raise Illegal(tr("A seat was handed on that is not at this table."))
