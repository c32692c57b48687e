"""A window of its own for every test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardroom.app.window import Window
from boardroom.stage import lettering, pictures
from tests.app import pseudo


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


@pytest.fixture
def ear(monkeypatch: pytest.MonkeyPatch) -> Iterator[pseudo.Ear]:
    """The pseudo-language is spoken, and everything heard that is written anywhere: there is one door."""
    ear = pseudo.Ear()
    broken = lettering._broken

    def noting(text: str, *rest: Any, **how: Any) -> list[str]:
        ear.hear(text, "written")
        lines = broken(text, *rest, **how)
        ear.heard.update(lines)  # some are written one by one
        return lines

    monkeypatch.setattr(lettering, "_broken", noting)
    pictures.forget()  # what other tests have painted in English
    pseudo.speak()
    yield ear
    pictures.forget()
