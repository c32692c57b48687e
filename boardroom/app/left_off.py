"""Where the keys were on a page when something led away from it."""

from __future__ import annotations

from collections.abc import Hashable
from weakref import WeakValueDictionary

from PySide6.QtWidgets import QAbstractButton
from shiboken6 import isValid


class LeftOff:
    """Remembers which button was pressed last: there the keys begin when one comes back."""

    def __init__(self) -> None:
        self._buttons = WeakValueDictionary[Hashable, QAbstractButton]()  # what is gone is held by nobody
        self._last: Hashable = None

    def watch(self, button: QAbstractButton, key: Hashable) -> None:
        """Remember presses of this one; another of the same `key` takes its place when it is made anew."""
        self._buttons[key] = button
        button.clicked.connect(lambda: self._note(key))

    def _note(self, key: Hashable) -> None:
        self._last = key

    @property
    def button(self) -> QAbstractButton | None:
        """The one that was pressed last, if it is still there to be pressed."""
        button = self._buttons.get(self._last)
        there = button is not None and isValid(button) and not button.isHidden()
        return button if there else None
