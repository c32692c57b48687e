"""A window as the family has it, with a home of its own and no sound."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator

import pytest

from boardroom.app.errors import Errors
from boardroom.app.window import Window
from boardroom.content import places
from tests.breaks.evening import canary_house


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Where all of this family's files go; its name is as awkward as names of folders are."""
    home = tmp_path / "Müllers Spiele & Ähnliches"
    monkeypatch.setenv("BOARDROOM_HOME", str(home))
    return home


@pytest.fixture
def window(qtbot, home) -> Iterator[Window]:
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.furnish()
    window.memory.change(sound=False)
    window.open()
    yield window
    window.close()


@pytest.fixture
def canaries(tmp_path, monkeypatch) -> None:
    """Every answer of every game sings."""
    monkeypatch.setattr(places, "DATA", canary_house(tmp_path / "data"))


@pytest.fixture
def caught(window, monkeypatch, tmp_path):
    """Faults end as they do in the program: on a card of this window and in a log, whose path this is."""
    monkeypatch.setattr(sys, "__excepthook__", lambda *args: None)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    before = list(logging.getLogger().handlers)
    errors = Errors(lambda: tmp_path / "log", window.show_trouble)
    errors.install()
    yield errors.log
    for handler in set(logging.getLogger().handlers) - set(before):
        handler.close()
        logging.getLogger().removeHandler(handler)
