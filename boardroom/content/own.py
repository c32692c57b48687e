"""The family's own content: a folder for each game, and a template to begin with. Nothing is overwritten."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from boardroom.content import places
from boardroom.content.check import read_with_own
from boardroom.content.fault import Fault
from boardroom.core.manifest import Manifest
from boardroom.core.tongue import tr

TEMPLATE = "our-own.yaml"


def folder(game: str) -> Path:
    """The folder of one game's own content, made now if it is not there. Raises OSError."""
    own = places.packs() / game
    own.mkdir(parents=True, exist_ok=True)
    return own


def has_template(game: str) -> bool:
    """Whether the template was put there already, or anything that is called so."""
    return (places.packs() / game / TEMPLATE).exists()


def put_template(game: str, language: str = "en") -> Path:
    """Copy a game's template in this language into its folder, once, and give its place. Raises OSError."""
    text = places.in_language(places.DATA / game / "template" / TEMPLATE, language).read_bytes()
    place = folder(game) / TEMPLATE
    with place.open("xb") as file:  # never over something that is there
        file.write(text)
    return place


class Findings(NamedTuple):
    """What is wrong with the family's own content of all games, and how many entries are examples still."""

    faults: list[Fault]
    examples: int


def look_through(shelf: Mapping[str, Manifest]) -> Findings:
    """Look at it as is done when the boxes of all games are opened."""
    found: list[Fault] = []
    examples = 0
    if places.packs().is_dir():
        for manifest in shelf.values():
            reading = read_with_own(manifest)
            found += [fault for fault in reading.faults if fault.file.is_relative_to(places.packs())]
            examples += reading.examples
    return Findings(found, examples)


def place_of(fault: Fault) -> str:
    """Where a fault is, from the family's folder on: "concentration/ours.yaml, line 4"."""
    is_own = fault.file.is_relative_to(places.packs())
    file = fault.file.relative_to(places.packs()) if is_own else fault.file
    name = os.fsencode(file.as_posix()).decode("utf-8", "replace")  # a name may be no text at all
    return tr("{file}, line {line}", file=name, line=fault.line)
