"""Whose work Boardroom is made of: assets/credits.yaml, and the check that nobody is left out."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Literal

from msgspec import Struct

from boardroom.content import places
from boardroom.content.fault import Fault
from boardroom.content.loader import Reading

FILE = places.ASSETS / "credits.yaml"
Kind = Literal["program", "pictures", "sounds", "font", "words", "library"]


class Work(Struct, frozen=True):
    """One work: its licence, where the text of that is, and the files or packages that the work is in."""

    name: str
    kind: Kind
    author: str
    licence: str
    text: str
    source: str = ""
    files: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()


class Credits(Struct, frozen=True):
    """All works."""

    works: tuple[Work, ...] = ()


def credits_given() -> tuple[Work, ...]:
    """All works, in the order in which they are thanked."""
    return Reading(Credits, [FILE]).content.works


def licence_text(work: Work) -> Path | None:
    """The file with the text of a licence, in a checkout or in the ready-made program, or None."""
    root = places.ROOT
    folders = (
        root,
        root / "assets",
        root / "licences",
        root.parent / "licences",
        root / "packaging" / "licences",
    )
    lexicon = root / "boardroom" / "core" / "words"
    return next((path for folder in (*folders, lexicon) if (path := folder / work.text).is_file()), None)


def faults() -> list[Fault]:
    """What is wrong with the credits: unreadable entries, licences without text, files of nobody's."""
    reading = Reading(Credits, [FILE])
    return [*reading.faults, *_faults(reading)]


def _faults(reading: Reading[Credits]) -> Iterator[Fault]:
    works = reading.content.works
    for at, work in enumerate(works):
        if licence_text(work) is None:
            yield reading.fault(("works", at, "text"), f"there is no licence text {work.text}; add the file")
    patterns = [pattern for work in works for pattern in work.files]
    for path in sorted(places.ASSETS.rglob("*")):
        name = path.relative_to(places.ASSETS).as_posix()
        is_ours = path.suffix in (".txt", ".yaml") or path.is_dir() or path.name.startswith(".")
        if not is_ours and not any(map(partial(fnmatchcase, name), patterns)):
            wrong = "nobody is credited for this file"
            yield Fault(path, 1, 1, "", wrong, "name it under `files` of its work in assets/credits.yaml")
