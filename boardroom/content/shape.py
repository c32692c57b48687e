"""Reading a tree by declared type: values, and a complaint for everything that does not fit.

msgspec alone stops at the first misfit and knows no lines; here every node is converted at its own place and
every misfit is named. What a type accepts is told apart by how it is written: as a text, a list or with keys.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin

import msgspec
import msgspec.structs
from msgspec import Struct

from boardroom.content import wording
from boardroom.content.tree import Items, Keys, Node, Text
from boardroom.core.tongue import tr

Trail: TypeAlias = tuple[str | int, ...]
"""The way into a file or into content: keys, and places in lists from 0, such as ("puzzles", 3, "answer")."""

Complain: TypeAlias = Callable[[Node, Trail, str], None]
"""Takes a node, the trail to it, and "what is wrong; what to do"."""

BAD = object()  # stands for a value that cannot be read; the complaint has been made
MOST = 2**53  # beyond it numbers are no longer the same everywhere
NULLS = ("null", "~")  # nothing, where a text cannot be meant
YES_NO = {"yes": True, "on": True, "no": False, "off": False}  # beside the true and false that msgspec knows


class Shape(Struct, frozen=True):
    """What a declared type accepts when it is written as a text, as a list, or with keys."""

    hint: Any
    leaf: Any = None  # the type of a text, if one may stand here
    is_optional: bool = False
    item: Shape | None = None  # of a list of any length
    places: tuple[Shape, ...] = ()  # of a list of fixed length
    value: Shape | None = None  # of keys of the writer's own choice
    records: tuple[type[Struct], ...] = ()  # of keys that are declared; several are told apart by their tag


class Record(Struct, frozen=True):
    """The keys of a declared Struct."""

    fields: Mapping[str, Shape]
    required: tuple[str, ...]
    tag_key: str | None
    tag: str


@functools.cache
def shape(hint: Any) -> Shape:
    """The shape of a declared type."""
    plain = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    origin = get_origin(plain)
    if origin is Union or origin is types.UnionType:
        branches = [shape(branch) for branch in get_args(plain) if branch is not type(None)]
        leaves = tuple(branch.leaf for branch in branches if branch.leaf is not None)
        return Shape(
            hint,
            leaf=Union[leaves] if leaves else None,  # noqa: UP007  # of a tuple known only now
            is_optional=type(None) in get_args(plain),
            item=next((branch.item for branch in branches if branch.item), None),
            places=next((branch.places for branch in branches if branch.places), ()),
            value=next((branch.value for branch in branches if branch.value), None),
            records=tuple(record for branch in branches for record in branch.records),
        )
    if isinstance(plain, type) and issubclass(plain, Struct):
        return Shape(hint, records=(plain,))
    arguments = get_args(plain)
    if origin is tuple and arguments[-1] is not Ellipsis:
        return Shape(hint, places=tuple(shape(place) for place in arguments))
    if origin in (tuple, list, set, frozenset):
        return Shape(hint, item=shape(arguments[0]))
    if origin in (dict, Mapping):
        return Shape(hint, value=shape(arguments[1]))
    return Shape(hint, leaf=hint)


@functools.cache
def record(struct: type[Struct]) -> Record:
    """The declared keys of a Struct, as they are written."""
    fields = msgspec.structs.fields(struct)
    config = struct.__struct_config__
    return Record(
        {field.encode_name: shape(field.type) for field in fields},
        tuple(field.encode_name for field in fields if field.required),
        config.tag_field,
        str(config.tag),
    )


def fit(wanted: Shape, node: Node, trail: Trail, complain: Complain) -> Any:
    """The value of a node as its declared type, or BAD after complaining about all that does not fit."""
    if node.flaw:
        complain(node, trail, node.flaw)
        return BAD
    if type(node) is Text:
        return _fit_text(wanted, node, trail, complain)
    if type(node) is Items:
        return _fit_items(wanted, node, trail, complain)
    assert type(node) is Keys
    return _fit_keys(wanted, node, trail, complain)


def named(node: Keys, trail: Trail, complain: Complain) -> Iterable[tuple[str, Text, Node]]:
    """The keys of a node with their values; complains about what is no key and about keys given twice."""
    lines: dict[str, int] = {}
    for key, value in node.pairs:
        if type(key) is not Text or key.flaw:
            complain(key, trail, key.flaw or tr("a list stands where a key belongs; write 'key: value'"))
        elif key.text in lines:
            wrong = tr(
                "{name} is given twice, first in line {line}; join them, or keep one",
                name=wording.shown(key.text),
                line=lines[key.text],
            )
            complain(key, (*trail, key.text), wrong)
        else:
            lines[key.text] = key.line
            yield key.text, key, value


def follow(node: Node, steps: Trail) -> Node:
    """The node at the end of a trail, or the last one on the way that is written in the file."""
    for step in steps:
        if type(node) is Items and isinstance(step, int) and 0 <= step < len(node.items):
            node = node.items[step]
        elif type(node) is Keys:
            found = [value for key, value in node.pairs if type(key) is Text and key.text == step]
            if not found:
                return node
            node = found[0]
        else:
            return node
    return node


def _fit_text(wanted: Shape, node: Text, trail: Trail, complain: Complain) -> Any:
    text, leaf = node.text, wanted.leaf
    if node.bare and wanted.is_optional and (not text or (text in NULLS and leaf is not str)):
        return None
    if node.bare and not text:
        complain(node, trail, tr(wording.NOTHING))
    elif leaf is str:
        return text
    elif leaf is None:
        keys = [key for struct in wanted.records for key in record(struct).fields]
        complain(node, trail, wording.not_a_text(text, wanted.item or wanted.places, keys))
    elif leaf is bool and text.lower() in YES_NO:
        return YES_NO[text.lower()]
    else:
        try:
            value = msgspec.convert(text, leaf, strict=False)
        except msgspec.ValidationError as error:
            complain(node, trail, wording.misfit(text, leaf, str(error)))
        else:
            if not isinstance(value, (int, float)) or abs(value) < MOST:  # nan is not less either
                return value
            wrong = tr(
                "{text} is no number, or too big a one; write a number such as 12", text=wording.shown(text)
            )
            complain(node, trail, wrong)
    return BAD


def _fit_items(wanted: Shape, node: Items, trail: Trail, complain: Complain) -> Any:
    if wanted.item:
        shapes = [wanted.item] * len(node.items)
    elif wanted.places:
        shapes = list(wanted.places)
    else:
        complain(node, trail, wording.not_a_list(bool(wanted.records or wanted.value)))
        return BAD
    if len(shapes) != len(node.items):
        many, given = len(shapes), len(node.items)
        wrong = tr("the list must have {many} entries, not {given}; change it", many=many, given=given)
        complain(node, trail, wrong)
        return BAD
    values = [
        fit(item, below, (*trail, place), complain)
        for place, (item, below) in enumerate(zip(shapes, node.items, strict=True))
    ]
    return BAD if BAD in values else _converted(values, wanted, node, trail, complain)


def _fit_keys(wanted: Shape, node: Keys, trail: Trail, complain: Complain) -> Any:
    complaints = 0

    def counted(at: Node, trail: Trail, message: str) -> None:
        nonlocal complaints
        complaints += 1
        complain(at, trail, message)

    values: dict[str, Any] = {}
    if wanted.records:
        if (struct := _chosen(wanted.records, node, trail, complain)) is None:
            return BAD
        declared = record(struct)
        for name, key, value in named(node, trail, counted):
            if name == declared.tag_key:
                continue
            if (field := declared.fields.get(name)) is None:
                counted(key, (*trail, name), wording.unknown(name, declared.fields))
            else:
                values[name] = fit(field, value, (*trail, name), counted)
        for name in declared.required:
            if name not in values:
                counted(node, trail, tr("{name!r} is missing; add a line '{name}: ...'", name=name))
        if declared.tag_key:
            values[declared.tag_key] = declared.tag
    elif wanted.value:
        for name, _, value in named(node, trail, counted):
            values[name] = fit(wanted.value, value, (*trail, name), counted)
    else:
        counted(node, trail, wording.not_keys(bool(wanted.item or wanted.places)))
    return BAD if complaints else _converted(values, wanted, node, trail, complain)


def _chosen(
    structs: tuple[type[Struct], ...], node: Keys, trail: Trail, complain: Complain
) -> type[Struct] | None:
    """Which of several Structs is meant, by the tag that is written."""
    if len(structs) == 1:
        return structs[0]
    tags = {record(struct).tag: struct for struct in structs}
    key = record(structs[0]).tag_key
    written = follow(node, (str(key),))
    if written is node:
        names = ", ".join(tags)
        complain(node, trail, tr("{key!r} is missing; add it, as one of {names}", key=key, names=names))
        return None
    tag = written.text if type(written) is Text else ""
    if tag not in tags:
        complain(written, (*trail, str(key)), wording.unknown_choice(tag, tags))
    return tags.get(tag)


def _converted(value: Any, wanted: Shape, node: Node, trail: Trail, complain: Complain) -> Any:
    """What a list or a record demands as a whole: lengths, and what a Struct's own __post_init__ refuses."""
    try:
        return msgspec.convert(value, wanted.hint, strict=False)
    except msgspec.ValidationError as error:
        complain(node, trail, wording.demand(str(error)))
        return BAD
