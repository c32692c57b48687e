"""Somebody without a pointer: goes everywhere the arrows and Tab lead, and looks where the ring is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.card import Card
from boardroom.app.controls import Choice, Volume
from boardroom.app.field import Field
from boardroom.app.stepping import focusable
from boardroom.app.window import Window
from boardroom.stage.items.piece import Piece
from boardroom.stage.pictures import Pose

Key = Qt.Key
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
Spot = QWidget | Piece


class Walker:
    """Presses keys on the native side of a window."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def press(self, *keys: Qt.Key) -> None:
        """One key after the other."""
        for key in keys:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
                QApplication.sendEvent(self.window.windowHandle(), event)

    @property
    def scene(self) -> Any:
        return self.window.table.session.scene if self.window.table is not None else None

    @property
    def top(self) -> QWidget:
        """What takes the keys now: the uppermost card, or the page."""
        cards = [card for card in self.window.findChildren(Card) if card.isVisible()]
        return cards[-1] if cards else self.window.currentWidget()

    @property
    def rings(self) -> list[Spot]:
        """Everything that shows a ring now."""
        found: list[Spot] = []
        focus = QApplication.focusWidget()
        table = self.window.table
        if focus is not None and focus.isVisible() and (table is None or focus is not table.view):
            found.append(focus)
        if self.scene is not None:
            found += [p for p in self.scene.pieces.values() if p.pose is Pose.RINGED and p.isVisible()]
        return found

    @property
    def ring(self) -> Spot:
        """The one ring."""
        rings = self.rings
        assert len(rings) == 1, f"{len(rings)} rings: {[_name(spot) for spot in rings]}"
        return rings[0]

    @property
    def offered(self) -> set[Spot]:
        """Everything that can be done here."""
        spots: set[Spot] = set(focusable(self.top))
        table = self.window.table
        if table is not None and self.top is table:
            spots.discard(table.view)
            spots.update(self.scene.touch.offered)
        return spots

    def go_to(self, spot: Spot) -> None:
        """Be there at once, however far it is."""
        if isinstance(spot, Piece):
            self.window.table.view.setFocus()
            self.scene.touch.ring.show(spot)
        else:
            spot.setFocus()

    def walk(self, keys: Iterable[Qt.Key], start: Spot) -> set[Spot]:
        """Every spot that these keys lead to; at each there is one ring."""
        keys = tuple(keys)
        seen, ahead = {start}, [start]
        while ahead:
            spot = ahead.pop()
            for key in keys:
                if isinstance(spot, Choice | Volume) and key in ARROWS[:2]:
                    continue  # these choose, and who knows what comes of it
                self.go_to(spot)
                self.press(key)
                there = self.ring
                if there not in seen:
                    seen.add(there)
                    ahead.append(there)
        self.go_to(start)
        return seen

    def assert_all_is_reached(self, where: str, keys: Iterable[Qt.Key] = ARROWS) -> None:
        """The arrows lead to everything that is offered, and so does Tab."""
        offered = self.offered
        start = self.ring
        for ways in (tuple(keys), (Key.Key_Tab,)):
            missed = offered - self.walk(ways, start)
            if ways == (Key.Key_Tab,):  # who has this key has letters, too, and goes from name to name
                missed -= {field.letters for field in self.top.findChildren(Field)}
            assert not missed, f"{where}: no {'way' if len(ways) > 1 else 'Tab'} to {_named(missed)}"

    def until(self, done: Callable[[], bool], *keys: Qt.Key) -> None:
        """Press these until it is so."""
        for _ in range(40):
            if done():
                return
            self.press(*keys)
        raise AssertionError(f"the ring does not get there; it is at {_name(self.ring)}")


def _named(spots: Iterable[Spot]) -> str:
    return ", ".join(sorted(map(_name, spots)))


def _name(spot: Spot) -> str:
    if isinstance(spot, Piece):
        return f"piece {spot.key!r}"
    return f"{type(spot).__name__} {spot.accessibleName()!r}"
