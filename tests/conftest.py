"""What holds in every test: no window, nothing takes time, the same letters everywhere."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

# Before Qt is imported anywhere: no screen is needed, and the desktop's own scaling must not leak in.
os.environ["QT_QPA_PLATFORM"] = os.environ.get("BOARDROOM_TEST_PLATFORM", "offscreen")
for _setting in (
    "QT_SCALE_FACTOR",
    "QT_SCREEN_SCALE_FACTORS",
    "QT_AUTO_SCREEN_SCALE_FACTOR",
    "QT_STYLE_OVERRIDE",
):
    os.environ.pop(_setting, None)
# Nor its language: tests read English, whoever runs them.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)


@pytest.fixture(autouse=True)
def at_once() -> Iterator[None]:
    """Every motion is over when it begins; tests of motion itself set the pace they need."""
    from boardroom.app.style import EDGE
    from boardroom.stage import theme
    from boardroom.stage.motion import PACE

    PACE.scale, PACE.reduced, PACE.speed = 0.0, False, 1.0
    EDGE.free = 0.0  # no party was left on by another test
    yield
    PACE.scale, PACE.reduced, PACE.speed = 0.0, False, 1.0
    theme.wear(theme.Manner())


@pytest.fixture(autouse=True)
def in_english() -> None:
    """Everything is said in English, as the house says it: with its singulars."""
    from boardroom.app import language

    language.speak("en")


@pytest.fixture(autouse=True)
def in_silence() -> Iterator[None]:
    """The sound of the house is one for all tests: what one of them set ends with it."""
    from boardroom.stage.sound import SOUND

    yield
    SOUND.set(on=False, volume=0.7)


@pytest.fixture
def qtbot(qtbot: Any) -> Iterator[Any]:
    """Keeps what it is given until it has closed it: a page whose Python half is gone paints no more."""
    kept, add = [], qtbot.addWidget
    qtbot.addWidget = lambda widget, **rest: (kept.append(widget), add(widget, **rest))
    yield qtbot
    kept.clear()


@pytest.fixture(autouse=True)
def no_window_left() -> Iterator[None]:
    """What a test has left on the screen is deleted by Qt while its Python half still lives.

    Left to Python, that half can be cleared first, and is then told that its window goes away.
    """
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    yield
    if not isinstance(QApplication.instance(), QApplication):
        return
    for window in QApplication.topLevelWidgets():
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
