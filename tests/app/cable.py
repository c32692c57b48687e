"""A party on the television, whose cable is pulled out in the middle of a game and put in again.

Run by test_screens.py on an X server with two monitors, of which the television has twice the scale.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.cards import MenuCard
from boardroom.app.run import Request
from boardroom.app.style import EDGE
from tests.app.monitors import Monitors
from tests.app.real_window import Condition, Hands, run, settle, xdotool


def script(hands: Hands) -> Iterator[Condition]:
    window, monitors = hands.window, Monitors()
    monitors.add("DESK", 0, 1280, 1080)
    monitors.add("TV", 1280, 1920, 1080)
    yield lambda: {screen.name() for screen in QGuiApplication.screens()} == {"DESK", "TV"}
    print("screens:", ", ".join(sorted(window.screens.names)))
    window.screens.choose([screen.name() for screen in QGuiApplication.screens()].index("TV"))
    window.screens.toggle_party()
    yield lambda: window.isFullScreen() and _pixels(window) == QRect(1280, 0, 1920, 1080)
    print("party on", window.screen().name(), "with edges of", EDGE.free)
    yield lambda: hands.page is not None and hands.is_at_rest
    hands.page.show_menu()
    yield lambda: bool(window.findChildren(MenuCard))
    monitors.remove("TV")
    yield lambda: not window.isFullScreen() and window.screen().name() == "DESK"
    yield from settle(30)
    yield window.isActiveWindow
    assert QRect(0, 0, 1280, 1080).contains(_pixels(window)), _pixels(window)
    (card,) = window.findChildren(MenuCard)
    assert card.isVisible()
    assert card.rect() == window.rect() == QRect(0, 0, window.width(), window.height())
    assert card.isAncestorOf(QApplication.focusWidget())
    print("back on", window.screen().name(), "with edges of", EDGE.free)
    for _ in range(10):  # the window manager hands the keyboard over when it likes
        xdotool("key", "Escape")
        yield from settle(40)
        if not window.findChildren(MenuCard):
            break
    assert not window.findChildren(MenuCard)
    monitors.add("TV", 1280, 1920, 1080)
    yield lambda: len(QGuiApplication.screens()) == 2
    window.screens.toggle_party()
    yield lambda: window.isFullScreen() and _pixels(window) == QRect(1280, 0, 1920, 1080)
    print("again on", window.screen().name())


def _pixels(window: QWidget) -> QRect:
    """Where it lies in pixels of the X server: places of screens are in those, sizes are scaled."""
    screen, scale = window.screen().geometry(), window.devicePixelRatioF()
    place = window.geometry()
    corner = screen.topLeft() + (place.topLeft() - screen.topLeft()) * scale
    return QRect(corner, place.size() * scale)


if __name__ == "__main__":
    os.environ["QT_SCREEN_SCALE_FACTORS"] = "DESK=1;TV=2"
    sys.exit(run(Hands, script, Request("concentration", ("Ana", "Ben"), seed=5)))
