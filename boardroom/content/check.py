"""The check of content files that a person asks for: all that loading finds, and each game's own lint."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec.structs

from boardroom.content import places, wording
from boardroom.content.credits import faults as credits_faults
from boardroom.content.fault import Fault
from boardroom.content.loader import ENDINGS, Reading
from boardroom.content.rulings import faults as rulings_faults
from boardroom.content.shape import Trail
from boardroom.core.manifest import Manifest
from boardroom.core.tongue import tr


def check(paths: Sequence[Path], shelf: Mapping[str, Manifest], game: str | None = None) -> list[Fault]:
    """Every fault of some content files or folders, or of all content: what is shipped and the family's own.

    A file belongs to the game after whose id its folder is named, or to `game`, which must be on the shelf.
    It is read on top of what is shipped; a file from elsewhere stands in for a shipped one of the same name.
    A game whose folder has a lint.py is asked for `lint(content, root)`, which yields trails and messages as
    `Content.faults` does; `root` is the folder that holds the assets. A third argument, if there is one, says
    by `wanted(field, place)` which entries are to be looked at; without it all are.
    """
    faults: list[Fault] = [] if paths else [*credits_faults(), *rulings_faults(shelf)]
    wanted: dict[str, list[Path]] = {}
    mine = [folder for game in shelf for folder in places.sources(game)[2:]]
    own = [folder for folder in (places.DATA, places.packs()) if folder.is_dir() and _holding_content(folder)]
    own += mine
    for path in paths or own:
        if not path.exists():
            faults.append(
                Fault(path, 1, 1, "", tr("there is no such file or folder"), tr("see how it is spelled"))
            )
        elif (found := game or _game(path, shelf)) is not None:
            wanted.setdefault(found, []).append(path)
        elif path.is_dir() and (inside := _holding_content(path)):
            for below in inside:
                if (found := _game(below, shelf)) is not None:
                    wanted.setdefault(found, []).append(below)
                else:
                    faults.append(_homeless(below, shelf))
        else:
            faults.append(_homeless(path, shelf))
    for found, chosen in wanted.items():
        named = {path.absolute(): path for path in chosen}
        outermost = {path: named[path] for path in named if not any(above in named for above in path.parents)}
        faults += _faults(shelf[found], outermost)
    return faults


def read_with_own(manifest: Manifest) -> Reading[Any]:
    """What is shipped with a game, and what the family has written for it, which is looked at as deeply.

    Shipped content has been looked at before it was shipped, and costs nothing more.
    """
    own = places.packs()
    reading = Reading(manifest.part("content").Content, places.sources(manifest.id))
    if reading.has_files_in(own):
        found = _lint(manifest)(reading.content, places.ROOT, partial(reading.is_within, own))
        reading.refuse(found, own)
    return reading


def _is_of(reading: Reading[Any], paths: Sequence[Path], field: str, place: int) -> bool:
    return any(reading.is_within(path, field, place) for path in paths)


def _lint(manifest: Manifest) -> Callable[..., Iterable[tuple[Trail, str]]]:
    """The deeper look of a game, if it has one."""
    try:
        lint: Callable[..., Iterable[tuple[Trail, str]]] = manifest.part("lint").lint
    except ModuleNotFoundError as error:
        if not str(error.name).endswith(f".{manifest.id}.lint"):
            raise
        return lambda *_: ()
    return lint


def _faults(manifest: Manifest, chosen: Mapping[Path, Path]) -> list[Fault]:
    """The faults of one game's chosen files and folders: absolute, with the names they are to be shown by."""
    shipped = places.DATA / manifest.id
    foreign = [path for path in chosen if not path.is_relative_to(shipped)]
    standing_in = {
        file.name
        for path in foreign
        if not path.is_relative_to(places.packs())
        for file in (path.iterdir() if path.is_dir() else [path])
    }
    background = [file for file in sorted(shipped.glob("*")) if file.name not in standing_in]
    sources = [file for file in background if file.suffix.lower() in ENDINGS] if standing_in else [shipped]
    reading = Reading(manifest.part("content").Content, [*sources, *foreign])
    faults = list(reading.faults)
    # What is shipped is looked at as a whole; of what comes on top of it, each entry by itself.
    wanted = [] if len(foreign) < len(chosen) else [partial(_is_of, reading, foreign)]
    found = _lint(manifest)(reading.content, places.ROOT, *wanted)
    faults += [reading.fault(trail, message) for trail, message in found]
    return [
        msgspec.structs.replace(fault, file=named / fault.file.relative_to(path))
        for fault in faults
        for path, named in chosen.items()
        if fault.file.is_relative_to(path)
    ]


def _game(path: Path, shelf: Mapping[str, Manifest]) -> str | None:
    """The game that a file or a folder belongs to, by the name of its folder."""
    name = _folder_name(path)
    return name if name in shelf else None


def _holding_content(folder: Path) -> list[Path]:
    """What a folder of games' folders holds that might be content."""
    return [
        below
        for below in sorted(folder.iterdir())
        if below.suffix.lower() in ENDINGS
        or (below.is_dir() and any(file.suffix.lower() in ENDINGS for file in below.iterdir()))
    ]


def _homeless(path: Path, shelf: Mapping[str, Manifest]) -> Fault:
    """A file or a folder that belongs to no game; a game that is on no shelf is nobody's to write for."""
    name = _folder_name(path)
    games = [game for game, manifest in shelf.items() if manifest.on_shelf]
    meant = wording.guess(name, games)
    if meant:
        fix = tr("did you mean {meant!r}?", meant=meant)
    else:
        fix = tr("name it after one of {games}, or give --game", games=", ".join(games))
    return Fault(path, 1, 1, "", tr("the folder {name!r} is named after no game", name=name), fix)


def _folder_name(path: Path) -> str:
    path = path.absolute()
    return path.name if path.is_dir() else path.parent.name
