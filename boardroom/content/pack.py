"""Packs: content in one file that a family adds to its own, checked through before anything is written.

A pack is a zip with the ending `.boardroom-pack`. In it each game has a folder of its id, with YAML files as
`data/<id>/` has them, and pictures as SVG in the folder `pictures`:

    concentration/holidays.yaml
    pictures/beach-hut.svg

Added, it is a folder of its own among the family's packs, named after the file, and never lies over another.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import tempfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from boardroom.content import places
from boardroom.content.check import check
from boardroom.content.loader import ENDINGS
from boardroom.core.manifest import Manifest
from boardroom.core.tongue import tr

SUFFIX = ".boardroom-pack"
MOST_FILES, MOST_PACKED, MOST_BYTES, MOST_OF_ONE = 500, 20_000_000, 40_000_000, 1_000_000
_NOTES = (".txt", ".md")
_BARRED = frozenset('/\\:*?"<>|')
"""Separators, and what Windows has no files with."""
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)
_DAMAGED = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, EOFError, ValueError)
# A drawing may only draw: no other files, no entities, no scripts.
_MORE_THAN_DRAWING = re.compile(
    rb"<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|<script|<image|<foreignObject|@import|href\s*=\s*[\"'](?!#)"
    rb"|url\(\s*[\"']?(?!#)",
    re.IGNORECASE,
)


class Unfit(Exception):
    """A pack cannot be added; the text says why, and nothing was changed."""


class Added(NamedTuple):
    """A pack that is in the box now: its name, and the titles of the games it adds to."""

    name: str
    games: tuple[str, ...]


def add(file: Path, shelf: Mapping[str, Manifest]) -> Added:
    """Check a pack and add it to the family's own. Raises Unfit."""
    name = _name(file, shelf)
    inside = dict(_inside(file, shelf))
    place = places.packs() / name
    if place.exists() or place.is_symlink():
        _compare(place, inside, name)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(dir=place.parent, prefix=".adding-"))
    except OSError as failure:
        raise _unwritten(place, failure) from failure
    try:
        for path, data in inside.items():
            below = draft / path
            below.parent.mkdir(parents=True, exist_ok=True)
            below.write_bytes(data)
        _judge(draft, shelf)
        draft.chmod(0o755)
        os.rename(draft, place)  # noqa: PTH104 - unlike replace, it lies over no other pack on any system
    except OSError as failure:
        raise _unwritten(place, failure) from failure
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return Added(
        name, tuple(shelf[game].title for game in sorted({path.parts[0] for path in inside} & {*shelf}))
    )


def _name(file: Path, shelf: Mapping[str, Manifest]) -> str:
    name = " ".join(file.name.removesuffix(SUFFIX).split())
    if name in shelf or name == "pictures":  # the family's own folders
        name += " pack"
    if (
        not name
        or name.startswith(".")
        or not name.isprintable()
        or _BARRED & {*name}
        or _DEVICES.match(name)
    ):
        raise Unfit(tr("{file}: a pack cannot have this name. Give the file another one.", file=file.name))
    return name


def _inside(file: Path, shelf: Mapping[str, Manifest]) -> Iterator[tuple[PurePosixPath, bytes]]:
    """The files of a pack that matter, each read whole and not one byte more than is allowed."""
    try:
        if file.stat().st_size > MOST_PACKED:
            raise _unfit(file, tr("it is too big"))
        with zipfile.ZipFile(file) as archive:
            entries = archive.infolist()
            if len(entries) > MOST_FILES:
                raise _unfit(file, tr("it holds too many files"))
            room, seen = MOST_BYTES, set()
            for entry in entries:
                path = _path(file, entry, shelf)
                if path is None:
                    continue
                if str(path).casefold() in seen:
                    raise _unfit(file, tr("it holds “{name}” twice", name=path))
                seen.add(str(path).casefold())
                with archive.open(entry) as stream:  # the size that is written in the zip may be a lie
                    data = stream.read(min(MOST_OF_ONE, room) + 1)
                room -= len(data)
                if len(data) > MOST_OF_ONE or room < 0:
                    raise _unfit(file, tr("“{name}” in it is too big", name=path))
                if path.suffix == ".svg" and (b"<svg" not in data or _MORE_THAN_DRAWING.search(data)):
                    raise _unfit(file, tr("the picture “{name}” is more than a drawing", name=path))
                yield path, data
            if not any(name.endswith(ENDINGS) for name in seen):
                raise _unfit(file, tr("there is no content for any game in it"))
    except FileNotFoundError:
        raise _unfit(file, tr("there is no such file")) from None
    except _DAMAGED as failure:
        raise _unfit(file, tr("it is damaged, or no pack at all")) from failure


def _path(file: Path, entry: zipfile.ZipInfo, shelf: Mapping[str, Manifest]) -> PurePosixPath | None:
    """Where an entry belongs; None for folders and notes. Raises Unfit for whatever a pack must not hold."""
    name = entry.filename
    parts = name.rstrip("/").split("/")
    strange = "\\" in entry.orig_filename or name.startswith("/") or not name.isprintable()
    if strange or any(part in ("", ".", "..") or _BARRED & {*part} or _DEVICES.match(part) for part in parts):
        raise _unfit(file, tr("“{name}” in it would lie outside its folder", name=name))
    mode = entry.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise _unfit(file, tr("“{name}” in it is a link or a device", name=name))
    if entry.flag_bits & 1:
        raise _unfit(file, tr("it is locked with a password"))
    path, ending = PurePosixPath(name), PurePosixPath(name).suffix.lower()
    if entry.is_dir() or parts[0] == "__MACOSX" or path.name.startswith("."):
        return None
    if ending in _NOTES:
        return None
    if len(parts) == 2 and parts[0] in shelf and ending in ENDINGS:
        return path
    if len(parts) == 2 and parts[0] == "pictures" and path.suffix == ".svg":
        return path
    raise _unfit(
        file,
        tr(
            "“{name}” in it is neither content in a game’s folder nor an SVG in the folder pictures",
            name=name,
        ),
    )


def _compare(place: Path, inside: Mapping[PurePosixPath, bytes], name: str) -> None:
    """Raise Unfit: the pack is in the box already, or another one of its name is."""
    there = {path.relative_to(place).as_posix() for path in place.rglob("*") if path.is_file()}
    same = there == {str(path) for path in inside}
    if same and all((place / path).read_bytes() == data for path, data in inside.items()):
        raise Unfit(tr("The pack “{name}” is in the box already.", name=name))
    raise Unfit(
        tr(
            "Another pack called “{name}” is in the box already, and it stays. Give this file another name.",
            name=name,
        )
    )


def _judge(draft: Path, shelf: Mapping[str, Manifest]) -> None:
    """Raise Unfit when anything in a pack is wrong: a family can mend its own files, not those of others."""
    wanted: Sequence[Path] = [folder for folder in sorted(draft.iterdir()) if folder.name in shelf]
    faults = check(wanted, shelf)
    if faults:
        first = str(faults[0]).removeprefix(f"{draft}{os.sep}")
        raise Unfit(
            tr(
                "The pack was not added. Its faults: {many}; the first: {fault}",
                many=len(faults),
                fault=first,
            )
        )


def _unfit(file: Path, why: str) -> Unfit:
    return Unfit(tr("{file} cannot be added: {why}.", file=file.name, why=why))


def _unwritten(place: Path, failure: OSError) -> Unfit:
    why = failure.strerror or str(failure)
    return Unfit(tr("The pack cannot be put into {folder} ({why}).", folder=place.parent, why=why))
