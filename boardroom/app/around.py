"""Where keys lead between the table and what lies about it: there is one ring, here or there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QWidget

from boardroom.app.prompt_bar import PromptBar
from boardroom.app.stepping import ARROWS, focusable, tab_round
from boardroom.stage.hand import lies
from boardroom.stage.view import TableView

_KEYS = Qt.FocusReason.OtherFocusReason
"""A reason of our own for taking the focus: the ring comes back where it was on the table."""


class Around:
    """The table in the middle, the menu above it and the bar below."""

    def __init__(self, view: TableView, above: QWidget, bar: PromptBar) -> None:
        self._view, self._above, self._bar = view, above, bar

    def step(self, key: int) -> bool:
        """An arrow for which there is nothing more where the focus is. False: nowhere to go."""
        here = self._view.window().focusWidget()
        if key not in (Qt.Key.Key_Up, Qt.Key.Key_Down) or here is None:
            return False
        floors: Sequence[Callable[[QWidget], QWidget | None]] = (
            lambda here: self._above,
            lambda here: self._view if self._view.table.touch.offered else None,
            self._nearest_in_bar,
        )
        at = 0 if here is self._above else 1 if here is self._view else 2
        ways = reversed(floors[:at]) if key == Qt.Key.Key_Up else floors[at + 1 :]
        for floor in ways:
            if (there := floor(here)) is not None:
                there.setFocus(_KEYS)
                return True
        return here is self._view and self._step_aside(key)

    def _step_aside(self, key: int) -> bool:
        """There is nothing ahead of the ring, nor beyond the table: go to what is far aside."""
        touch = self._view.table.touch
        places = {piece: lies(piece) for piece in touch.offered}
        return touch.held is None and touch.ring.step(places, QPointF(ARROWS[key]))

    def tab(self, forward: bool) -> None:
        """Tab, at the end of the table's pieces or anywhere beside it."""
        chain = [*focusable(self._bar), self._above]
        if self._view.table.touch.offered:
            chain.insert(0, self._view)
        tab_round(chain, self._view.window().focusWidget(), forward)

    def keep_ring(self) -> None:
        """The table has come to rest with nothing on it to touch: the ring waits beside it meanwhile."""
        touch = self._view.table.touch
        if touch.ring.by_keys and self._view.hasFocus() and not touch.offered:
            (self._nearest_in_bar(self._view) or self._above).setFocus(_KEYS)

    def _nearest_in_bar(self, here: QWidget) -> QWidget | None:
        """What stands in the bar nearest below the ring, or below this."""
        ringed = self._view.table.touch.focused if here is self._view else None
        if ringed is not None:
            x = self._view.mapFromScene(ringed.home.point).x()
        else:
            x = here.mapTo(self._view.window(), here.rect().center()).x()

        def aside(part: QWidget) -> int:
            left = part.mapTo(self._view.window(), QPoint(0, 0)).x()
            return max(left - x, x - left - part.width(), 0)

        return min(focusable(self._bar), key=aside, default=None)
