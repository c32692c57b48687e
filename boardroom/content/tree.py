"""A content file as it is written: a tree of texts, lists and keys that know their lines.

Everything stays text here: `no`, `007`, `1:30` and dates become what their declared types make of them later
(shape.py). What content has no use for is marked as a flaw of its node and refused with its entry: tags
(which may run code), anchors and aliases (which may unfold without end), and texts cut off by a comment.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeAlias

from yaml.cyaml import CBaseLoader
from yaml.error import MarkedYAMLError
from yaml.events import (
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from boardroom.content.broken import NESTED, Broken, worded
from boardroom.core.tongue import number, tr

MOST_BYTES = 1_000_000  # some 25,000 lines: five times the content of any game
MOST_LEVELS = 32

# A comment that begins right at its "#" behind a text: mostly a text such as "We're #1" without quotes.
GLUED_COMMENT = re.compile(r"[ \t]+#[^\s#]")
# What a text over several lines swallows by mistake: keys behind an open quote, a shifted list entry.
KEY = re.compile(r"\s*(- +)?[\w-]+:( |$)")
ENTRY = re.compile(r"\s*- ")
# YAML refuses control characters; the others break lines that no editor breaks, or stand for lost letters.
STRANGE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffd-\uffff]")


class Text:
    """A text as written; `bare` means without quotes. `flaw` is "what is wrong; what to do", or empty."""

    __slots__ = ("bare", "column", "flaw", "line", "text")

    def __init__(self, line: int, column: int, flaw: str, text: str, bare: bool) -> None:
        self.line, self.column, self.flaw, self.text, self.bare = line, column, flaw, text, bare


class Items:
    """A list."""

    __slots__ = ("column", "flaw", "items", "line")

    def __init__(self, line: int, column: int, flaw: str) -> None:
        self.line, self.column, self.flaw = line, column, flaw
        self.items: list[Node] = []

    def add(self, node: Node) -> None:
        """Takes the next entry."""
        self.items.append(node)


class Keys:
    """Keys and their values, as many and as equal as they are written."""

    __slots__ = ("_key", "column", "flaw", "line", "pairs")

    def __init__(self, line: int, column: int, flaw: str) -> None:
        self.line, self.column, self.flaw = line, column, flaw
        self.pairs: list[tuple[Node, Node]] = []
        self._key: Node | None = None

    def add(self, node: Node) -> None:
        """Takes the next key, or the value of the key before."""
        if self._key is None:
            self._key = node
        else:
            self.pairs.append((self._key, node))
            self._key = None


Node: TypeAlias = Text | Items | Keys


def read(file: Path) -> Node:
    """The tree of one file. Raises Broken, also when the file cannot be opened or is not UTF-8."""
    return grow(decode(fetch(file)))


def fetch(file: Path) -> bytes:
    """The bytes of one file, if it is one and not too big. Raises Broken."""
    try:
        if file.is_dir():
            raise Broken(
                1, 1, tr("this is a folder with the name of a file"), tr("give the folder another name")
            )
        if file.exists() and not file.is_file():
            raise Broken(1, 1, tr("this is not an ordinary file"), tr("take it away"))
        with file.open("rb") as source:
            raw = source.read(MOST_BYTES + 1)
    except OSError as error:
        wrong = tr("the file cannot be opened ({why})", why=error.strerror or type(error).__name__)
        raise Broken(1, 1, wrong, tr("see that it exists and may be read")) from None
    if len(raw) > MOST_BYTES:
        wrong = tr("the file is bigger than {bytes} bytes", bytes=number(MOST_BYTES))
        raise Broken(1, 1, wrong, tr("split it into several files"))
    return raw


def decode(raw: bytes) -> str:
    """The text of a file, with plain line ends and without a byte order mark. Raises Broken."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Broken(1, 1, tr("the file is saved as UTF-16"), tr("save it as UTF-8"))
    raw = raw.removeprefix(b"\xef\xbb\xbf")
    try:
        text = _plain_ends(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        letter = raw[error.start : error.start + 1].decode("cp1252", "ignore")
        byte = f"0x{raw[error.start]:02X}"
        wrong = tr("the byte {byte} is not UTF-8", byte=byte)
        if letter.isalpha():
            wrong = tr(
                "the byte {byte} ({letter!r} in an older encoding) is not UTF-8", byte=byte, letter=letter
            )
        place = _end(_plain_ends(raw[: error.start].decode("utf-8")))
        raise Broken(*place, wrong, tr("save the file as UTF-8")) from None
    if strange := STRANGE.search(text):
        raise Broken(*_end(text[: strange.start()]), *_strange(strange[0]))
    return text


def grow(text: str) -> Node:
    """The tree of a text. Raises Broken."""
    lines = text.split("\n")
    # The few lines on which a comment may have cut off a text.
    cut = {number for number, line in enumerate(lines) if "#" in line and GLUED_COMMENT.search(line)}
    root: Node | None = None
    nest: list[Items | Keys] = []
    last: Any = None
    parser = CBaseLoader(text)
    try:
        while True:
            event: Any = parser.get_event()  # Any: the stubs leave everything that events hold optional
            kind = type(event)
            if kind is StreamEndEvent:
                break
            if kind is MappingEndEvent or kind is SequenceEndEvent:
                nest.pop()
            elif kind is DocumentStartEvent and root is not None:
                line = event.start_mark.line + 1
                wrong = tr("a second document begins here")
                raise Broken(line, 1, wrong, tr("put it into a file of its own"))
            elif isinstance(event, NodeEvent):
                node = _node(event, lines, cut)
                if nest:
                    nest[-1].add(node)
                else:
                    root = node
                if not isinstance(node, Text):
                    if len(nest) == MOST_LEVELS:
                        raise Broken(node.line, node.column, *map(tr, NESTED))
                    nest.append(node)
            last = event
    except MarkedYAMLError as error:
        raise worded(error, last, (nest[-1].line, nest[-1].column) if nest else (1, 1), lines) from None
    finally:
        parser.dispose()
    if root is None or (type(root) is Text and root.bare and not root.text and not root.flaw):
        raise Broken(1, 1, tr("nothing is written in this file"), tr("write entries, or take the file away"))
    return root


def _node(event: Any, lines: list[str], cut: set[int]) -> Node:
    start = event.start_mark
    line, column = start.line + 1, start.column + 1
    kind = type(event)
    if kind is ScalarEvent:
        bare = event.style is None or event.style == ""
        flaw = _flaw(event)
        if bare and event.end_mark.line in cut and not flaw:
            flaw = _cut(event.end_mark, lines)
        if event.end_mark.line != start.line and not flaw:
            flaw = _swallowed(event, lines)
        return Text(line, column, flaw, event.value, bare)
    if kind is MappingStartEvent:
        return Keys(line, column, _flaw(event))
    if kind is SequenceStartEvent:
        return Items(line, column, _flaw(event))
    flaw = tr(
        "'*' repeats another entry, which is not read here; write it out, or put quotes around the text"
    )
    return Text(line, column, flaw, "", True)


def _flaw(event: Any) -> str:
    """What content has no use for, in words."""
    if event.tag is not None:
        tag = event.tag.replace("tag:yaml.org,2002:", "!!")[:60]
        if "python" in tag:
            return tr("'{tag}' asks for code to be run, which content never does; take it away", tag=tag)
        return tr(
            "'{tag}' is a tag, which is not read here; put quotes around a text that begins with '!'", tag=tag
        )
    if event.anchor is not None:
        return tr("'&' names a place, which is not read here; put quotes around a text that begins with '&'")
    return ""


def _cut(end: Any, lines: list[str]) -> str:
    if GLUED_COMMENT.match(lines[end.line], end.column):
        return tr("what follows '#' is lost as a comment; put quotes around the text, or a blank behind '#'")
    return ""


def _swallowed(text: Any, lines: list[str]) -> str:
    more = lines[text.start_mark.line + 1 : text.end_mark.line + 1]
    if text.style in ("'", '"') and any(map(KEY.match, more)):
        return tr("this quote runs over the keys below; close it, or use the other kind of quote")
    if not text.style and any(map(ENTRY.match, more)):
        return tr(
            "the line below that begins with '- ' is read as part of this text; line it up with its list"
        )
    return ""


def _plain_ends(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _end(text: str) -> tuple[int, int]:
    """The line and column behind a text, from 1."""
    return text.count("\n") + 1, len(text) - text.rfind("\n")


def _strange(letter: str) -> tuple[str, str]:
    """What is wrong with a character that no content holds, and what to do."""
    code = f"U+{ord(letter):04X}"
    if letter == "\0":
        return tr("a NUL byte stands here, where text belongs"), tr("save the file as UTF-8")
    if letter == "\ufffd":
        return tr("a letter was lost here when the file was saved ({code})", code=code), tr("type it anew")
    return tr("an invisible character stands here ({code})", code=code), tr("delete it")
