"""The About card names the version and everybody whose work is in here."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardroom import VERSION
from boardroom.app.about_card import AboutCard
from boardroom.app.settings_card import SettingsCard
from boardroom.app.window import Window
from boardroom.content.credits import credits_given


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.furnish()
    window.open()
    yield window
    window.close()


def test_it_is_opened_from_the_settings_and_names_everybody(window):
    window.preferences.open()
    (settings,) = window.findChildren(SettingsCard)
    settings.turn_to(len(settings.tabs) - 1)
    QTest.qWait(1)
    QTest.mouseClick(settings.parts["about"], Qt.MouseButton.LeftButton)
    (about,) = window.findChildren(AboutCard)
    assert VERSION in about.title.words
    text = about.page.toPlainText()
    for work in credits_given():
        assert work.author in text
        assert work.licence in text
    QTest.qWait(1)
    QTest.keyClick(about, Qt.Key.Key_Escape)
    assert not about.isVisible()
    assert settings.isVisible()
