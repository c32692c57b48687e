"""What says so: the text of every rule and ruling that a refusal can name, in our own words.

data/<id>/rulings.md holds those of one game, data/rulings.md those of all games. Each is

    ## CON-16 · Seeing the two prizes
    > the rule book's own words, if it says anything
    The ruling as the game plays it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from boardroom.content import places

_HEAD = re.compile(r"## (?P<id>[^·]+?) · (?P<title>.+)")
_OWN = re.compile(r"[A-Z]+-\d+")


class Ruling(Struct, frozen=True):
    """A rule of the rule book, or a ruling on what it leaves open; `quote` is what the book says about it."""

    id: str
    title: str
    text: str
    quote: str = ""

    @property
    def is_of_the_book(self) -> bool:
        """Whether it is a rule of the book itself."""
        return _OWN.fullmatch(self.id) is None


@lru_cache(maxsize=16)
def rulings(game: str) -> Mapping[str, Ruling]:
    """All that a refusal of this game may name, by its id."""
    return {
        ruling.id: ruling
        for file in (places.DATA / "rulings.md", places.DATA / game / "rulings.md")
        for ruling in _read(file)
    }


def ruling_of(game: str, name: str) -> Ruling:
    """The ruling of this name; one that is written nowhere is its bare name."""
    return rulings(game).get(name) or Ruling(name, "", "")


def _read(file: Path) -> Iterator[Ruling]:
    if not file.is_file():
        return
    for section in re.split(r"(?m)^(?=## )", file.read_text(encoding="utf-8"))[1:]:
        head, *rest = section.strip().splitlines()
        found = _HEAD.fullmatch(head)
        if found is not None:
            quote = " ".join(line[1:].strip() for line in rest if line.startswith(">"))
            text = " ".join(line.strip() for line in rest if line.strip() and not line.startswith(">"))
            yield Ruling(found["id"], found["title"], text, quote)
