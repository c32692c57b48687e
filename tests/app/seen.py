"""What a person sees of a page: where its parts are, and whether words are cut."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app import style
from boardroom.app.field import Field
from boardroom.app.parts import Painted, Pill, Words

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080), (960, 540)]
"""The three sizes every screen is drawn at, a square one, a wide one and a small one."""

AWKWARD = [
    "Maximiliana-Wilhelmine Charlotte v. Hohe",
    "W" * 40,
    "<b>Ana</b>",
    "Tom & Jerry",
    "&Ben",
    "%s {} {0} \\n",
    "🦊🦊🦊",
    "שלום",
    "Ana\u202e‮",
]
"""Names that break programs (failure 12)."""


def press(widget: QWidget, key: Qt.Key, text: str = "", *, held: bool = False) -> None:
    """A key goes down; `held`: as the keyboard repeats it while it stays down."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, held)
        QApplication.sendEvent(widget, event)


def second_press(widget: QWidget) -> QMouseEvent:
    """What Qt makes of the second press of a double click."""
    left = Qt.MouseButton.LeftButton
    at = QPointF(widget.rect().center())
    where = widget.mapToGlobal(at)
    return QMouseEvent(QEvent.Type.MouseButtonDblClick, at, where, left, left, Qt.KeyboardModifier.NoModifier)


def parts(page: QWidget) -> list[QWidget]:
    """Every widget that shows or takes something now, without those that only hold others."""
    kinds = (Pill, Field, Words, Painted)
    shown = [part for part in page.findChildren(QWidget) if isinstance(part, kinds) and part.isVisible()]
    return [part for part in shown if not any(isinstance(child, kinds) for child in part.children())]


def place(part: QWidget, page: QWidget) -> QRect:
    """Where it is on the page."""
    return QRect(part.mapTo(page, QPoint(0, 0)), part.size())


def assert_well_laid(page: QWidget, ring: float = 16.0) -> None:
    """Nothing sticks out of the page, and nothing lies on anything else.

    `ring`: units by which the room for a focus ring may reach into the neighbour's.
    """
    unit = min(page.width() / 1920, page.height() / 1080)
    shown = parts(page)
    assert shown
    for part in shown:
        assert page.rect().contains(place(part, page)), f"{_name(part)} sticks out: {place(part, page)}"
        assert part.width() > 20 * unit, f"{_name(part)} has no width"
        assert part.height() > 20 * unit, f"{_name(part)} has no height"
    for one, other in combinations(shown, 2):
        both = place(one, page).intersected(place(other, page))
        if min(both.width(), both.height()) > ring * unit + 1:
            assert _is_inset(one, other), f"{_name(one)} lies on {_name(other)}: {both}"


def _is_inset(one: QWidget, other: QWidget) -> bool:
    """A small button at the end of a field belongs there."""
    return {type(one), type(other)} >= {Pill} and isinstance(one if isinstance(one, Field) else other, Field)


def _name(part: QWidget) -> str:
    return f"{type(part).__name__} {part.accessibleName()!r}"


def assert_readable(page: QWidget, small: tuple[str, ...] = ()) -> None:
    """No words are under 28 units but those in `small`."""
    unit = min(page.width() / 1920, page.height() / 1080)
    for words in page.findChildren(Words):
        if words.isVisible() and words.words and words.words not in small:
            assert words.lines.font.pixelSize() >= int(28 * unit), words.words


def cut(page: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything painted on the page that ends in dots because it does not fit."""
    found: list[str] = []
    fit = style.fit

    def noting(text: str, *rest: Any, **named: Any) -> style.Lines:
        lines = fit(text, *rest, **named)
        if lines.is_cut:
            found.append(text)
        return lines

    monkeypatch.setattr(style, "fit", noting)
    page.grab()
    monkeypatch.setattr(style, "fit", fit)
    return found


def under_other_desktops(page: QWidget) -> list[bytes]:
    """What it looks like under a desktop of our own, a white and a black one."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    ours = application.palette()
    seen = [pixels(page)]
    for shade in ("white", "black"):
        application.setPalette(QPalette(QColor(shade)))
        QApplication.sendEvent(page, QEvent(QEvent.Type.ThemeChange))
        QApplication.processEvents()
        seen.append(pixels(page))
    application.setPalette(ours)
    return seen


def pixels(page: QWidget) -> bytes:
    """What the page looks like, to compare."""
    image = page.grab().toImage()
    return bytes(image.constBits())
