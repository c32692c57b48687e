"""What `boardroom check` finds wrong with a deck beyond its shape: pictures that nobody has drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from boardroom.content import places
from boardroom.core.tongue import tr
from boardroom.games.concluzio.content import Content

Found = Iterator[tuple[tuple[str | int, ...], str]]


def _every(field: str, place: int) -> bool:
    return True


def lint(content: Content, root: Path, wanted: Callable[[str, int], bool] = _every) -> Found:
    """Each fault: where it is in the content, "what is wrong; what to do". `root` holds assets/pictures."""
    drawn = {path.stem for path in (root / "assets" / "pictures").glob("*.svg")} | places.pictures()
    for at, deck in enumerate(content.decks):
        if not wanted("decks", at):
            continue
        for field, pictures in (
            ("shapes", [shape.picture for shape in deck.shapes]),
            ("cards", [card.picture for card in deck.cards]),
        ):
            for number, picture in enumerate(pictures):
                if picture and picture not in drawn:
                    wrong = tr("there is no picture {name!r}; take the name of another one", name=picture)
                    yield ("decks", at, field, number, "picture"), wrong
