"""A window of its own for every test that asks for one."""

from __future__ import annotations

import pytest

from boardroom.app.window import Window


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    """The whole program, on a folder of its own and without sound."""
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.furnish()
    window.memory.change(sound=False)
    window.open()
    yield window
    window.close()
