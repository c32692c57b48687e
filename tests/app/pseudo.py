"""A language in which everything that was said through the tongue can be told from what was not.

Every sentence stands in ⟦…⟧ and what was put into its places in ⦃…⦄. What is left outside, or in a place,
was never said: it must be a name, a number, a sign, or content.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, get_origin

from msgspec import Struct, structs
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLineEdit, QTextEdit, QWidget

from boardroom.core import tongue
from boardroom.games import shelf
from boardroom.games.concentration.explain import explain, plural
from boardroom.games.concentration.parts import walk
from boardroom.stage.items.piece import Piece

_PLACE = re.compile(r"\{(\w+(?:!r)?)\}")
_MARK = re.compile(r"[⟦⟧⦃⦄]")
TITLES = {"Boardroom", *(card.title for card in shelf().values())}


def speak() -> None:
    """Say everything in this language from now on."""
    tongue.speak(lambda sentence, count: "⟦" + _PLACE.sub(r"⦃{\1}⦄", sentence) + "⟧", "’", "·")


def unsaid(text: str) -> Iterator[str]:
    """The parts of a text that were never said as a sentence."""
    start, inside = 0, list[str]()
    for found in _MARK.finditer(text):
        if not inside or inside[-1] == "⦃":
            yield text[start : found.start()]
        if found.group() in "⟦⦃":
            inside.append(found.group())
        elif inside:
            inside.pop()
        start = found.end()
    if not inside:
        yield text[start:]


class Ear:
    """Hears texts, and keeps those in which something was not said through the tongue."""

    def __init__(self) -> None:
        self.content: set[str] = set()
        self.faults: dict[str, str] = {}
        self.heard: set[str] = set()
        self._known = set(TITLES)
        self.know(())

    def know(self, names: Iterable[str]) -> None:
        """These are names of people."""
        self._known.update(names)
        known = sorted(self._known, key=len, reverse=True)
        whole = "|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in known)
        self._names = re.compile(whole, re.IGNORECASE)

    def hear(self, text: str, where: str) -> None:
        """Look for what was not said in it; `where` it was found is told with the fault."""
        if text in self.heard:
            return
        self.heard.add(text)
        for part in unsaid(text):
            left = self._names.sub("", self._without_content(part))
            if _is_worded(left):
                self.faults[text] = f"{where}: {part.strip()!r} in {text!r}"

    def _without_content(self, text: str) -> str:
        """What is left between the texts out of the box, where signs keep them apart."""
        text = whole(text)
        if not _is_worded(text) or text in self.content:
            return ""
        for held in sorted((one for one in self.content if one in text), key=len, reverse=True):
            text = re.sub(rf"(^|[^\w\s])\s*{re.escape(held)}(?=\s*([^\w\s]|$)|(?<=[^\w\s]))", r"\1", text)
        return text

    @property
    def told(self) -> str:
        """All faults, a line each."""
        return "\n" + "\n".join(self.faults.values())


def texts_of(content: object) -> set[str]:
    """Every text in it that is no word of the program's own, as `whole` writes it."""
    return {whole(text) for text in _texts(content) if _is_worded(text)}


def explanations(content: Any) -> set[str]:
    """What a rebus is read as, and the names of its pictures: English in every language."""
    said = {line.says for puzzle in content.puzzles for line in explain(puzzle, content.pictures)}
    parts = [part for puzzle in content.puzzles for part in walk(puzzle.parts)]
    said |= {text for part in parts for text in (part.what, part.minus_first, part.minus_last)}
    names = {name for picture in content.pictures for name in picture.names}
    names |= {part.picture.replace("-", " ") for part in parts}
    return {whole(text) for text in said | names | {plural(name) for name in names if name}}


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
        yield from value.removeprefix("lines ").split("|")  # what stands on the front of a card
    elif isinstance(value, Struct):
        for field in structs.fields(value):
            if field.name != "id" and get_origin(field.type) is not Literal:
                yield from _texts(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, Iterable):
        for part in value:
            yield from _texts(part)


def whole(text: str) -> str:
    """The text as texts are compared: spaces and capitals do not count."""
    return " ".join(text.split()).casefold()


def _is_worded(text: str) -> bool:
    """Whether it holds words, an English number or English quotation marks: more than signs and digits."""
    return bool(re.search(r"[^\W\d_]{2}|\d[,.]\d|[“”]", text))


def kind(text: str) -> str:
    """A text without what was put into its places: the sentences that are said in it."""
    before = ""
    while before != text:
        before, text = text, re.sub(r"⦃[^⦃⦄]*⦄", "", text)
    return text


def read(page: QWidget, ear: Ear) -> None:
    """Everything that can be seen of a page or heard of it."""
    page.grab()
    for widget in (page, *page.findChildren(QWidget)):
        if widget.isVisible():
            where = type(widget).__name__
            ear.hear(widget.accessibleName(), f"name of {where}")
            ear.hear(widget.accessibleDescription(), f"description of {where}")
            ear.hear(widget.toolTip(), f"tip of {where}")
            if isinstance(widget, QLineEdit):
                ear.hear(widget.placeholderText(), f"hint of {where}")
            if isinstance(widget, QTextEdit):
                for line in widget.toPlainText().splitlines():
                    ear.hear(line, "to be read")


def draw(piece: Piece) -> None:
    """Let a piece write what stands on it."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    piece.art.paint(painter, piece.size)
    painter.end()
