"""What is written around the tables is read whole by everybody: in every size of type, also at a party."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardroom.app import language, style, worn
from boardroom.app.controls import Scroll
from boardroom.app.field import Field
from boardroom.app.seeing import Seeing
from boardroom.app.style import EDGE
from boardroom.app.window import Window
from boardroom.stage import theme
from tests.app.rooms import rooms

LEAST = {"normal": 28.0, "largest": 36.0}
"""Units of a screen of 1080 that no letter falls below, by the size of type that was chosen."""

AT_A_PARTY = 32.0
"""The same for very large type in the smaller room that the edges of a television leave."""


class Reader:
    """Notes everything that is written with the size of its type, and what does not fit."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._painted: dict[str, style.Lines] = {}
        paint = style.Lines.paint

        def noting(lines: style.Lines, *rest: Any) -> None:
            self._painted[" ".join(lines.lines)] = lines
            paint(lines, *rest)

        monkeypatch.setattr(style.Lines, "paint", noting)

    def read(self, window: Window) -> Iterator[tuple[str, float, bool]]:
        """What stands on the screen now: the words, units of a screen of 1080, and whether they are cut."""
        self._painted.clear()
        window.grab()
        pixel = min(window.width() / 1920, window.height() / 1080)
        for text, lines in self._painted.items():
            yield text, lines.font.pixelSize() / pixel, lines.is_cut
        for field in window.findChildren(Field):
            if field.isVisible():
                yield field.text() or field.placeholderText(), field.font().pixelSize() / pixel, False
        for text in window.findChildren(Scroll):
            if text.isVisible():
                yield "a long text", text.document().defaultFont().pixelSize() / pixel, False


@pytest.mark.parametrize(
    ("size", "code", "party"),
    [("normal", "de", True), ("largest", "en", False), ("largest", "de", False), ("largest", "de", True)],
)
def test_every_word_is_large_enough_and_whole(window, monkeypatch, size, code, party):
    language.speak(code)
    window.memory.change(language=code, text_size=size)
    EDGE.free = theme.SAFE if party else 0.0
    worn.show_so(window, Seeing(size))
    window.lay_anew()
    window.resize(1280, 720)
    reader = Reader(monkeypatch)
    least = AT_A_PARTY if party and size == "largest" else LEAST[size]
    small: dict[str, list[str]] = {}
    for room in rooms(window):
        for text, units, is_cut in reader.read(window):
            if text.strip() and (is_cut or units < least - 1.0):
                small.setdefault(room, []).append(f"{units:.0f}{' cut' if is_cut else ''}: {text}")
    assert not small, "\n".join(f"{room}: {words}" for room, words in small.items())
