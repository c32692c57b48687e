"""Where the focus ring goes by keys: arrows lead through everything in the order in which it is seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtWidgets import QWidget

ARROWS: dict[int, QPoint] = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
_NEAR = 0.2
"""What is farther away than the nearest thing by less than this part of the ring's height is as near."""
_BESIDE = 0.25
"""The part of the lower one's height by which two things overlap that stand beside each other."""


class Sideways:
    """A mixin for what uses left and right itself, so that only up and down can lead on from it."""


def step_focus(root: QWidget, key: int, order: Sequence[QWidget] | None = None) -> bool:
    """Move the focus inside `root` to the next widget that way. False: none there, or no arrow.

    In a row with something that uses left and right itself, up and down lead through all of it, and on
    through `order`: how it is seen, or what the page says instead.
    """
    way = ARROWS.get(key)
    here = root.focusWidget()
    if way is None or here is None:
        return False
    start = _box(here, root)
    there = focusable(root)
    if way.y() and any(isinstance(one, Sideways) and _is_beside(_box(one, root), start) for one in there):
        return step_through(order or as_seen(root), here, way.y())
    found = []
    for widget in there:
        box = _box(widget, root)
        if widget is not here and (gap := _gap(start, box, way)) is not None:
            found.append((gap, box, widget))
    if not found:
        return False
    nearest = min(gap for gap, _, _ in found)
    near = [(box, widget) for gap, box, widget in found if gap <= nearest + _NEAR * start.height()]
    if way.x():  # what stands one above the other is seen from above, and a small thing before its ground
        highest, _ = min(near, key=lambda pair: pair[0].top())
        row = [(box, widget) for box, widget in near if _is_beside(box, highest)]
        _, widget = min(row, key=lambda pair: pair[0].left() * way.x())
    else:
        _, widget = min(near, key=lambda pair: abs(pair[0].center().x() - start.center().x()))
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return True


def _gap(start: QRectF, box: QRectF, way: QPoint) -> float | None:
    """How far away it is that way; None: it does not lie there."""
    if way.x():
        ahead = (box.center().x() - start.center().x()) * way.x()
        gap = box.left() - start.right() if way.x() > 0 else start.left() - box.right()
        return max(gap, 0.0) if ahead > 0 and _is_beside(start, box) else None
    ahead = (box.center().y() - start.center().y()) * way.y()
    gap = box.top() - start.bottom() if way.y() > 0 else start.top() - box.bottom()
    aside = max(start.left() - box.right(), box.left() - start.right(), 0.0)
    return max(gap, 0.0) + 2 * aside if ahead > 0 and not _is_beside(start, box) else None


def step_through(order: Sequence[QWidget], here: QWidget, by: int) -> bool:
    """Give the focus to the next of these (1), or to the one before (-1). False: there is none."""
    at = order.index(here) + by if here in order else -1
    if not 0 <= at < len(order):
        return False
    order[at].setFocus(Qt.FocusReason.TabFocusReason)
    return True


def as_seen(root: QWidget) -> list[QWidget]:
    """Everything the keyboard can reach, as it is read: row by row from above, and in a row from the left."""
    rows: list[list[tuple[QRectF, QWidget]]] = []
    boxes = [(_box(widget, root), widget) for widget in focusable(root)]
    for box, widget in sorted(boxes, key=lambda pair: pair[0].center().y()):
        if rows and _is_beside(rows[-1][0][0], box):
            rows[-1].append((box, widget))
        else:
            rows.append([(box, widget)])
    return [widget for row in rows for _, widget in sorted(row, key=lambda pair: pair[0].left())]


def tab_round(chain: Sequence[QWidget], here: QWidget | None, forward: bool) -> None:
    """Tab: give the focus to the next of these, or back to the one before, round and round."""
    if chain:
        at = chain.index(here) if here in chain else (-1 if forward else 0)
        why = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        chain[(at + (1 if forward else -1)) % len(chain)].setFocus(why)


def focusable(root: QWidget) -> list[QWidget]:
    """Everything under `root` that the keyboard can reach now, in the order in which it was made."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.isVisibleTo(root)
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    ]


def _box(widget: QWidget, root: QWidget) -> QRectF:
    return QRectF(QPoint(widget.mapTo(root, QPoint(0, 0))), QSize(widget.size()))


def _is_beside(one: QRectF, other: QRectF) -> bool:
    """Whether they stand in one row."""
    both = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
    return both > _BESIDE * min(one.height(), other.height())
