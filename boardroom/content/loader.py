"""Content of one game from all its files: what can be read, and every fault of what cannot."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin

import msgspec.structs
from msgspec import Struct

from boardroom.content import tree, wording
from boardroom.content.broken import Broken
from boardroom.content.digest import canonical, digest_of
from boardroom.content.fault import Fault
from boardroom.content.shape import BAD, Complain, Shape, Trail, fit, follow, named, record, shape
from boardroom.content.tree import Items, Keys, Node, Text
from boardroom.core.tongue import tr

C = TypeVar("C", bound=Struct)

ENDINGS = (".yaml", ".yml")
EXAMPLE = ("example", "yes")
"""The line that marks an entry as an example: it shows how one is written, and is no content."""


class Loaded(Struct, Generic[C], frozen=True):
    """What was read. `digest` is the same wherever equal content is read, however it is written."""

    content: C
    faults: tuple[Fault, ...]
    digest: str


class Entry(Struct, frozen=True):
    """One entry of a list in Content, or the whole value of another field, and where it is written."""

    file: Path
    node: Node
    trail: Trail
    value: Any


class Reading(Generic[C]):
    """The reading of one game's content, which still knows where everything is written."""

    def __init__(self, kind: type[C], sources: Sequence[Path]) -> None:
        """Reads everything. `sources` are folders of content files, or single files."""
        fields = msgspec.structs.fields(kind)
        if required := [field.name for field in fields if field.required]:
            raise TypeError(f"{kind.__name__}.{required[0]} needs a default, for its entry may be faulty")
        self.faults: list[Fault] = []
        self.examples = 0
        """How many entries say of themselves that they are examples: they are left out, whatever they say."""
        self._kind = kind
        self._shapes = {field.name: shape(field.type) for field in fields}
        self._lists = {name: item for name, wanted in self._shapes.items() if (item := _entry_of(wanted))}
        self._entries: dict[str, list[Entry]] = {name: [] for name in self._shapes}
        self._sources = sources
        self._files = list(self._found(sources))
        for file in self._files:
            try:
                root = tree.read(file)
            except Broken as broken:
                self.faults.append(Fault(file, broken.line, broken.column, "", broken.wrong, broken.fix))
            else:
                self._read(file, root)
        self.content = self._judged()
        self._sort()

    def _sort(self) -> None:
        order = {file: place for place, file in enumerate(self._files)}
        self.faults.sort(key=lambda fault: (order.get(fault.file, -1), fault.line, fault.column))

    def is_within(self, path: Path, field: str, place: int) -> bool:
        """Whether an entry of a list in the content is written in this file, or below this folder."""
        entry = self._entry((field, place))
        return entry is not None and entry.file.is_relative_to(path)

    def has_files_in(self, folder: Path) -> bool:
        """Whether any content file is below this folder."""
        return any(file.is_relative_to(folder) for file in self._files)

    def refuse(self, found: Iterable[tuple[Trail, str]], folder: Path) -> None:
        """Leave out what a deeper look found faulty, as far as it is written below this folder."""
        dropped: set[int] = set()
        for trail, message in found:
            fault, entry = self.fault(trail, message), self._entry(trail)
            if entry is not None and entry.file.is_relative_to(folder):
                self.faults.append(fault)
                dropped.add(id(entry))
        for name, entries in self._entries.items():
            self._entries[name] = [entry for entry in entries if id(entry) not in dropped]
        self.content = self._judged()
        self._sort()

    def fault(self, trail: Trail, message: str) -> Fault:
        """A fault at the place where the value at the end of a trail into the content is written."""
        if (entry := self._entry(trail)) is not None:
            rest = trail[2:] if trail[0] in self._lists else trail[1:]
            return _fault(entry.file, follow(entry.node, rest), entry.trail + rest, message)
        written = self._entries.get(str(trail[0]), ()) if trail else ()
        file = written[0].file if written else next(iter((*self._files, *self._sources)), Path())
        return Fault(file, 1, 1, _counted(trail), *wording.split(message))

    def loaded(self) -> Loaded[C]:
        """What was read, without the places."""
        return Loaded(self.content, tuple(self.faults), digest_of(canonical(self.content)))

    def _found(self, sources: Sequence[Path]) -> Iterator[Path]:
        """The content files of all sources, in an order that is the same on every machine."""
        for source in sources:
            try:
                inside = list(source.iterdir()) if source.is_dir() else [source] if source.exists() else []
            except OSError as error:
                wrong = tr("the folder cannot be opened ({why})", why=error.strerror or type(error).__name__)
                self.faults.append(Fault(source, 1, 1, "", wrong, tr("see that it may be read")))
                continue
            for file in sorted(inside, key=lambda file: unicodedata.normalize("NFC", file.name)):
                name = file.name.lower()
                if file != source and name.endswith(ENDINGS) and _leads_out(file, source):
                    wrong, fix = tr("this is a link to a file elsewhere"), tr("put the file itself here")
                    self.faults.append(Fault(file, 1, 1, "", wrong, fix))
                    continue
                if file == source or (name.endswith(ENDINGS) and not name.startswith(".")):
                    yield file
                elif name.endswith(tuple(f"{ending}.txt" for ending in ENDINGS)):
                    wrong = tr("the name ends in .txt, so the file is not read")
                    fix = tr("rename it to {name}", name=file.name[:-4])
                    self.faults.append(Fault(file, 1, 1, "", wrong, fix))

    def _read(self, file: Path, root: Node) -> None:
        """Takes in what fits of one file."""

        def complain(node: Node, trail: Trail, message: str) -> None:
            self.faults.append(_fault(file, node, trail, message))

        if type(root) is not Keys or root.flaw:
            complain(root, (), root.flaw or self._headless(root))
            return
        for name, key, node in named(root, (), complain):
            wanted = self._shapes.get(name)
            if wanted is None:
                complain(key, (name,), wording.unknown(name, self._shapes))
            elif (item := self._lists.get(name)) is not None and type(node) is Items and not node.flaw:
                for place, below in enumerate(node.items):
                    if _is_example(below):
                        self.examples += 1
                    else:
                        self._take(file, below, (name, place), item, complain)
            elif name not in self._lists and (before := self._entries[name]):
                where = f"{before[0].file}:{before[0].node.line}"
                wrong = tr(
                    "{name!r} may be given once, and is given in {where}; keep one of them",
                    name=name,
                    where=where,
                )
                complain(key, (name,), wrong)
            else:
                self._take(file, node, (name,), wanted, complain)

    def _take(self, file: Path, node: Node, trail: Trail, wanted: Shape, complain: Complain) -> None:
        value = fit(wanted, node, trail, complain)
        if value is not BAD:
            self._entries[str(trail[0])].append(Entry(file, node, trail, value))

    def _headless(self, root: Node) -> str:
        """What to say about a file that is not keys at its outermost."""
        if type(root) is not Items:
            names = ", ".join(self._shapes)
            return tr("a text stands where keys belong; begin with one of {names} and a colon", names=names)
        written = {
            key.text
            for item in root.items
            if type(item) is Keys
            for key, _ in item.pairs
            if type(key) is Text
        }
        meant = [
            name
            for name, item in self._lists.items()
            if item.records and written and written <= set(record(item.records[0]).fields)
        ]
        if meant:
            return tr("the list has no name; put a line '{name}:' above it", name=meant[0])
        names = ", ".join(f"{name}:" for name in self._lists)
        return tr("the list has no name; put a line with one of {names} above it", names=names)

    def _judged(self) -> C:
        """The content after everything is dropped that it finds faulty itself."""
        while True:
            content = self._kind(**self._values())
            judge: Callable[[], Iterator[tuple[Trail, str]]] | None = getattr(content, "faults", None)
            found = list(judge()) if judge else []
            spoiled = [(trail, message, self._entry(trail)) for trail, message in found]
            if all(entry is None for _, _, entry in spoiled):
                self.faults += [self.fault(trail, message) for trail, message in found]
                return content
            # Dropping one entry may leave another without what it names, so what is left is judged again.
            self.faults += [
                self.fault(trail, message) for trail, message, entry in spoiled if entry is not None
            ]
            dropped = {id(entry) for _, _, entry in spoiled}
            for name, entries in self._entries.items():
                self._entries[name] = [entry for entry in entries if id(entry) not in dropped]

    def _values(self) -> dict[str, Any]:
        """The fields of the content of which anything is written."""
        return {
            name: tuple(entry.value for entry in entries) if name in self._lists else entries[0].value
            for name, entries in self._entries.items()
            if entries
        }

    def _entry(self, trail: Trail) -> Entry | None:
        """The entry in which a trail into the content ends."""
        entries = self._entries.get(str(trail[0]), []) if trail else []
        if not entries or trail[0] not in self._lists:
            return entries[0] if entries else None
        place = trail[1] if len(trail) > 1 else -1
        return entries[place] if isinstance(place, int) and 0 <= place < len(entries) else None


def load(kind: type[C], folders: Sequence[Path]) -> Loaded[C]:
    """All content of one kind from all `*.yaml` files of some folders, and every fault found on the way.

    A file is keys that are fields of `kind`. The entries of a tuple field are joined over all files, in the
    order of the folders and of the files' names; any other field may be given once. What is faulty is
    reported and left out: an entry of a list, another field, or a file that cannot be read at all. An entry
    of a list with the line `example: yes` is left out too. A folder that does not exist is empty. Raises
    TypeError if a field of `kind` has no default.

    Content that knows more about itself than its types say has a method `faults()`, which yields trails into
    the content, such as ("puzzles", 3, "answer"), each with "what is wrong; what to do".
    """
    return Reading(kind, folders).loaded()


def _leads_out(file: Path, folder: Path) -> bool:
    """Whether a file is a link out of its folder: content says nothing about what else is on the disk."""
    try:
        return file.is_symlink() and not file.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):
        return True  # a link that leads nowhere, or in a circle


def _is_example(node: Node) -> bool:
    """Whether an entry says of itself that it is an example."""
    return type(node) is Keys and any(
        type(key) is Text and type(value) is Text and (key.text, value.text) == EXAMPLE
        for key, value in node.pairs
    )


def _entry_of(wanted: Shape) -> Shape | None:
    """The shape of the entries of a tuple[X, ...], each of which stands for itself."""
    hint = get_args(wanted.hint)[0] if get_origin(wanted.hint) is Annotated else wanted.hint
    return wanted.item if get_origin(hint) is tuple else None


def _fault(file: Path, node: Node, trail: Trail, message: str) -> Fault:
    return Fault(file, node.line, node.column, _counted(trail), *wording.split(message))


def _counted(trail: Trail) -> str:
    """A trail as a person counts: ("puzzles", 3, "parts", 1, "picture") is "puzzles 4, parts 2, picture"."""
    said = ""
    for step in trail:
        if isinstance(step, int):
            said += f" {step + 1}"
        else:
            said += f", {step}" if said else step
    return said
