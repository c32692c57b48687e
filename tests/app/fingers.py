"""How a deed is done at a real window: by the keys of a keyboard alone, or by a mouse alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.letters import Letters
from boardroom.stage.items.piece import Piece
from tests.app.deeds import Carry, Deed, Press, Touch, Type, Wait
from tests.app.real_window import Condition, Hands, click, settle, xdotool

MOST_TABS = 120
CALM = 0.45
"""Seconds after which a second touch is a second wish, and no drumming."""


class Fingers:
    """What both ways have in common."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self._last = 0.0

    def piece(self, key: object) -> Piece:
        piece: Piece = self.hands.page.session.scene.pieces[key]
        return piece

    def calm(self) -> Iterator[Condition]:
        """Let the table come to rest, and a moment pass since the last touch."""
        bar = self.hands.page.bar
        yield lambda: self.hands.is_at_rest and time.monotonic() - self._last > CALM
        yield lambda: not bar._guard.is_closed  # nobody presses what has only just appeared
        yield from settle(3)

    def does(self, deed: Deed) -> Iterator[Condition]:
        yield from self.calm()
        match deed:
            case Touch(key):
                yield lambda: self.piece(key).offer is not None
                yield from self.touch(self.piece(key))
            case Carry(key, means):
                yield lambda: self.piece(key).offer is not None
                (onto,) = {drop.on for drop in self.piece(key).offer.drops if drop.action == means}
                yield from self.carry(self.piece(key), onto)
            case Press(words):
                pills = {pill.words: pill for pill in self.hands.page.bar.pills}
                word = next((word for word in words if word in pills), None)
                assert word is not None, f"none of {words} among {list(pills)}"
                yield from self.widget(pills[word])
            case Type(text):
                yield lambda: self.hands.page.bar.line is not None
                yield from self.write(text)
            case Wait(until):
                yield until
        self._last = time.monotonic()

    def touch(self, piece: Piece) -> Iterator[Condition]:
        raise NotImplementedError

    def carry(self, piece: Piece, onto: Piece) -> Iterator[Condition]:
        raise NotImplementedError

    def widget(self, widget: QWidget) -> Iterator[Condition]:
        raise NotImplementedError

    def write(self, text: str) -> Iterator[Condition]:
        raise NotImplementedError


class Keys(Fingers):
    """Tab until the ring is there, then Enter."""

    def _tab_to(self, is_there: Callable[[], bool]) -> Iterator[Condition]:
        for _ in range(MOST_TABS):
            if is_there():
                return
            before = self._ring()
            xdotool("key", "Tab")
            now = time.monotonic()
            yield lambda before=before, now=now: self._ring() != before or time.monotonic() - now > 0.3
        raise AssertionError(f"no Tab leads there; the ring is at {self._ring()}")

    def _ring(self) -> object:
        page = self.hands.page
        touch = page.session.scene.touch if page is not None else None
        held = touch.held if touch is not None else None
        over = touch._hand.over if touch is not None and touch._hand is not None else None
        return QApplication.focusWidget(), touch.focused if touch is not None else None, held, over

    def touch(self, piece: Piece) -> Iterator[Condition]:
        view, touch = self.hands.page.view, self.hands.page.session.scene.touch
        # A ring that has come by itself first wants to be seen.
        yield from self._tab_to(
            lambda: view.hasFocus() and touch.focused is piece and not touch.ring.is_fresh
        )
        xdotool("key", "Return")
        yield from settle(2)

    def carry(self, piece: Piece, onto: Piece) -> Iterator[Condition]:
        yield from self.touch(piece)
        touch = self.hands.page.session.scene.touch
        if touch.held is None:
            return  # there was only one place, and there it is
        now = time.monotonic()
        yield lambda: time.monotonic() - now > CALM
        yield from self._tab_to(lambda: touch._hand.over is not None and touch._hand.over.on is onto)
        xdotool("key", "Return")
        yield from settle(2)

    def widget(self, widget: QWidget) -> Iterator[Condition]:
        yield from self._tab_to(lambda: QApplication.focusWidget() is widget)
        xdotool("key", "Return")
        self._last = time.monotonic()
        yield from settle(2)

    def write(self, text: str) -> Iterator[Condition]:
        line = self.hands.page.bar.line
        yield from self._tab_to(line.hasFocus)
        yield from settle(10)
        xdotool("type", "--delay", "15", text)
        yield lambda: line.text() == text
        xdotool("key", "Return")
        yield from settle(2)


class Mouse(Fingers):
    """Click, drag, and letters on the screen."""

    def _spot(self, piece: Piece) -> tuple[int, int]:
        """Somewhere on the piece where nothing lies over it."""
        scene, size = self.hands.page.session.scene, piece.size * piece.home.zoom
        for part in (0.0, -0.3, 0.3, -0.42, 0.42):
            point = piece.home.point + QPointF(size.width() * part, 0)
            if scene.touch.piece_at(point) is piece:
                return self.hands.at(point)
        raise AssertionError(f"nothing of {piece.key!r} can be pointed at")

    def touch(self, piece: Piece) -> Iterator[Condition]:
        click(self._spot(piece))
        yield from settle(2)

    def carry(self, piece: Piece, onto: Piece) -> Iterator[Condition]:
        start, end = self._spot(piece), self.hands.at(onto.home.point)
        xdotool("mousemove", *start, "mousedown", 1)
        for step in range(1, 9):
            xdotool("mousemove", *(round(a + (b - a) * step / 8) for a, b in zip(start, end, strict=True)))
            yield from settle(1)
        xdotool("mouseup", 1)
        yield from settle(2)

    def widget(self, widget: QWidget) -> Iterator[Condition]:
        at = widget.mapToGlobal(QPoint(widget.width() // 2, widget.height() // 2))
        click((at.x(), at.y()))
        self._last = time.monotonic()
        yield from settle(2)

    def write(self, text: str) -> Iterator[Condition]:
        bar = self.hands.page.bar
        yield from settle(20)
        yield from self.widget(bar._letters)
        yield lambda: bool(self._letters())
        (letters,) = self._letters()
        pills = {pill.words: pill for row in letters.keys for pill in row}
        for letter in text:
            before = bar.line.text()
            if letter == " ":
                yield from self.widget(letters.space)
            elif letter.upper() in pills:
                yield from self.widget(pills[letter.upper()])
            else:
                continue  # an answer is as good without it
            yield lambda before=before: bar.line.text() != before
        yield from self.widget(letters.done)
        yield lambda: not self._letters()

    def _letters(self) -> list[Letters]:
        return [part for part in self.hands.window.findChildren(Letters) if part.isVisible()]
