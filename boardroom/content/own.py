"""The family's own content: a folder for each game, and a template to begin with. Nothing is overwritten."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from boardroom.content import places
from boardroom.content.check import read_with_own
from boardroom.content.fault import Fault
from boardroom.core.manifest import Manifest

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


def faults(shelf: Mapping[str, Manifest]) -> list[Fault]:
    """What is wrong with the family's own content of all games, as it is told when their boxes are opened."""
    found: list[Fault] = []
    if places.packs().is_dir():
        for manifest in shelf.values():
            faults_here = read_with_own(manifest).faults
            found += [fault for fault in faults_here if fault.file.is_relative_to(places.packs())]
    return found
