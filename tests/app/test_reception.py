"""On the way to the table: what was set up in a lobby is there again when it is opened again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.app import language
from boardroom.app.window import Window
from tests.app.hands import ANA, BEN
from tests.app.rooms import family
from tests.app.seen import press

LEFT, ESC = Qt.MouseButton.LeftButton, Qt.Key.Key_Escape


def lobby(window: Window, game: str = "concentration"):
    """The box of this game is touched on the shelf."""
    QTest.mouseClick(next(box for box in window._shelf.boxes if box.manifest.id == game), LEFT)
    return window.currentWidget()


def write(page, number: int, name: str) -> None:
    """Type a name into a seat."""
    page.plates[number].field.clear()
    QTest.keyClicks(page.plates[number].field, name)


@pytest.mark.parametrize("how", ["esc", "back", "a saved game is opened"])
def test_all_that_was_set_up_is_there_again(window, how):
    page = lobby(window, "brain_games")
    write(page, 0, "Ana")
    QTest.mouseClick(page.add_computer, LEFT)
    QTest.mouseClick(page.plates[2].kind, LEFT)
    page.plates[0].face.picture = "frog"
    QTest.mouseClick(page.house.length, LEFT)
    QTest.mouseClick(page.plates[1].helps, LEFT)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QTest.keyClick(QApplication.focusWidget(), ESC)
    before = page.draft
    assert before.helps
    if how == "esc":
        press(page.plates[0].field, ESC)
    elif how == "back":
        QTest.mouseClick(page.back_to_shelf, LEFT)
    else:
        window.show_shelf()
    assert window.currentWidget() is window._shelf
    again = lobby(window, "brain_games")
    assert again is not page
    assert again.draft == before
    assert [plate.field.text() for plate in again.plates] == ["Ana", "", ""]
    assert again.plates[0].face.picture == "frog"
    assert again.plates[2].kind.words == page.plates[2].kind.words
    assert again.plates[1].helps.words == "Helps: 1"
    assert again.house.bent == page.house.bent != {}


def test_a_team_keeps_its_members(window):
    page = lobby(window)
    QTest.mouseClick(page.plates[0].kind, Qt.MouseButton.LeftButton)
    assert page.plates[0].is_team
    page.plates[0].gather(["Ana", "Mia"])
    press(page.plates[0].field, ESC)
    again = lobby(window)
    assert again.plates[0].members == ("Ana", "Mia")
    assert again.plates[0].field.text() == ""


def test_every_game_has_a_lobby_of_its_own_and_a_game_that_was_begun_begins_the_next_one(window):
    write(lobby(window), 0, "Ana")
    press(QApplication.focusWidget(), ESC)
    assert lobby(window, "concluzio").plates[0].field.text() == ""
    press(QApplication.focusWidget(), ESC)
    page = lobby(window)
    write(page, 1, "Ben")
    QTest.mouseClick(page.start, LEFT)
    assert window.table is not None
    window.show_shelf()
    window.memory.meet("concentration", (BEN, ANA))
    assert [plate.field.text() for plate in lobby(window).plates] == ["Ben", "Ana"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("many", range(2, 7))
def test_who_plays_with_whom_is_never_torn_and_no_word_stands_alone(window, many, code, size):
    window.resize(*size)
    language.speak(code)
    for rules in ({}, {"judge": "master"}):
        page = window.reception.receive("concentration", family(many), rules)
        QApplication.processEvents()
        lines = page._hint.lines
        widths = [QFontMetricsF(lines.font).horizontalAdvance(line) for line in lines.lines]
        assert widths[-1] >= page._hint.width() * 0.25, lines.lines
        sums = [word for word in page._hint.words.split() if "+" in word]
        assert all(any(word in line for line in lines.lines) for word in sums)
        assert not any(word == "+" for word in sums)


@pytest.mark.parametrize("how", ["the same evening", "another evening"])
def test_who_has_typed_no_name_has_none_when_the_lobby_is_opened_again(window, how):
    language.speak("de")
    page = lobby(window, "brain_games")
    QTest.mouseClick(page.start, LEFT)
    assert [player.name for player in window.table.session.table.players] == ["Spieler 1", "Spieler 2"]
    window.show_shelf()
    if how == "another evening":
        window.reception.drafts.clear()
    again = lobby(window, "brain_games")
    assert again is not page
    assert [plate.field.text() for plate in again.plates] == ["", ""]
    assert [plate.field.placeholderText() for plate in again.plates] == ["Spieler 1", "Spieler 2"]
    while again.plates[0].is_person:
        QTest.mouseClick(again.plates[0].kind, LEFT)
    assert again.seats.players[0].name == "Computer 1"
    assert again.seats.players[0].picture == "robot"
    assert window.memory.family.people == ()
