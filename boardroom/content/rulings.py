"""What says so: the text of every rule and ruling that a refusal can name, in our own words.

data/<id>/rulings.md holds those of one game, data/rulings.md those of all games. Each is

    ## CON-16 · Seeing the two prizes
    > the rule book's own words, if it says anything
    The ruling as the game plays it.

A translation stands beside it (rulings.de.md) with the same ids in the same order. What the rule book itself
calls a rule is given its name there in brackets: `## Rule 4 (Regel 4) · Kein Paar`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from msgspec import Struct

from boardroom.content import places, wording
from boardroom.content.fault import Fault
from boardroom.core.tongue import tr

_HEAD = re.compile(r"## (?P<id>[^·(]+?)(?: \((?P<name>[^)]+)\))? · (?P<title>.+)")
_OWN = re.compile(r"[A-Z]+-\d+")


class Ruling(Struct, frozen=True):
    """A rule of the rule book, or a ruling on what it leaves open; `quote` is what the book says about it."""

    id: str
    title: str
    text: str
    quote: str = ""
    name: str = ""
    """What its language calls it, where that is not its id."""
    line: int = 0
    """Where it stands in its file."""

    @property
    def called(self) -> str:
        """Its name as it is shown."""
        return self.name or self.id

    @property
    def is_of_the_book(self) -> bool:
        """Whether it is a rule of the book itself."""
        return _OWN.fullmatch(self.id) is None


@lru_cache(maxsize=16)
def rulings(game: str, language: str = "en") -> Mapping[str, Ruling]:
    """All that a refusal of this game may name, by its id; what a language lacks is in English."""
    files = (_of_all_games(), _of(game))
    return {ruling.id: ruling for file in files for ruling in _in_language(file, language)}


def ruling_of(game: str, name: str, language: str = "en") -> Ruling:
    """The ruling of this name; one that is written nowhere is its bare name."""
    return rulings(game, language).get(name) or Ruling(name, "", "")


def faults(games: Iterable[str]) -> Iterator[Fault]:
    """Where a translation of the rulings of all games, or of one of these, is not as the original."""
    for file in (_of_all_games(), *(_of(game) for game in games)):
        original = [ruling.id for ruling in _read(file)]
        for translation in sorted(file.parent.glob(f"{file.stem}.*{file.suffix}")):
            yield from _compared(translation, original)


def _compared(translation: Path, original: Sequence[str]) -> Iterator[Fault]:
    """The ids of a translation that are unknown, out of order or missing, each where it stands or belongs."""
    for at, line in enumerate(translation.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("##") and not _HEAD.fullmatch(line.strip()):
            wrong, fix = tr("no ruling begins like this"), tr("write ## ID (name) · title")
            yield Fault(translation, at, 1, "", wrong, fix)
    seen: dict[str, int] = {}
    for ruling in _read(translation):
        if ruling.id not in original:
            meant = wording.guess(ruling.id, original)
            wrong = tr("the original has no such ruling")
            fix = tr("did you mean {meant!r}?", meant=meant) if meant else tr("take it away")
        elif ruling.id in seen:
            wrong = tr("this ruling stands in line {line} already", line=seen[ruling.id])
            fix = tr("keep one of them")
        elif seen and original.index(ruling.id) < original.index(last := next(reversed(seen))):
            wrong = tr("this ruling stands behind {other}", other=last)
            fix = tr("put it where the original has it")
        else:
            wrong = fix = ""
        if wrong:
            yield Fault(translation, ruling.line, 1, ruling.id, wrong, fix)
        if ruling.id in original:
            seen.setdefault(ruling.id, ruling.line)
    for before, name in pairwise(["", *original]):
        if name not in seen:
            fix = tr("translate it first of all")
            if before:
                fix = tr("translate it behind {other}", other=before)
            yield Fault(translation, seen.get(before, 1), 1, name, tr("this ruling is missing"), fix)


def _of_all_games() -> Path:
    return places.DATA / "rulings.md"


def _of(game: str) -> Path:
    return places.DATA / game / "rulings.md"


def _in_language(file: Path, language: str) -> Iterator[Ruling]:
    """The rulings of a file in its order, each translated where its translation holds it."""
    own = places.in_language(file, language)
    translated = {ruling.id: ruling for ruling in _read(own)} if own != file else {}
    for ruling in _read(file):
        yield translated.get(ruling.id, ruling)


def _read(file: Path) -> Iterator[Ruling]:
    if not file.is_file():
        return
    written = file.read_text(encoding="utf-8")
    for start in re.finditer(r"(?m)^## ", written):
        head, *rest = written[start.start() :].partition("\n## ")[0].strip().splitlines()
        found = _HEAD.fullmatch(head)
        if found is not None:
            quote = " ".join(line[1:].strip() for line in rest if line.startswith(">"))
            text = " ".join(line.strip() for line in rest if line.strip() and not line.startswith(">"))
            line = written.count("\n", 0, start.start()) + 1
            yield Ruling(found["id"], found["title"], text, quote, found["name"] or "", line)
