"""A double click on a saved game or a pack."""

from __future__ import annotations

import zipfile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardroom.__main__ import is_file_to_open
from boardroom.app.cards import Trouble
from boardroom.app.notice_card import NoticeCard
from boardroom.app.opening import come_to_front, open_file
from boardroom.app.window import Window
from boardroom.content import places
from boardroom.core.game import HOST, Seat
from boardroom.games.nullgame.rules import Done
from boardroom.table.table import Player

ANA, BEN = Player("Ana", "fox"), Player("Ben", "owl")


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / "home"))
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.furnish()
    window.memory.change(sound=False)
    window.open()
    yield window
    window.close()


def played(window):
    window.seat("nullgame", (ANA, BEN), {}, 3)
    session = window._table.session
    seat = session.table.asks[0].seat
    session.act(seat if seat != HOST else Seat(0), Done())
    path = session.path
    window.show_shelf()
    return path


def said(window, kind=Trouble):
    return [card.text.words for card in window.findChildren(kind) if card.isVisible() and card.text]


def test_a_saved_game_from_a_stick_is_opened_and_lies_in_the_drawer_then(window, tmp_path):
    stick = tmp_path / "Stick von Jörg"
    stick.mkdir()
    path = played(window).rename(stick / "Ours.game")
    open_file(window, path)
    session = window._table.session
    assert session.path == places.saves() / "Ours.game"
    assert session.table.moves
    assert path.exists()
    open_file(window, session.path)  # the one on the table: it stays there
    assert window._table.session is session


def test_another_game_may_be_on_the_table(window):
    first = played(window)
    window.seat("nullgame", (BEN, ANA), {}, 4)
    second = window._table.session.path
    open_file(window, first)
    assert window._table.session.path == first
    assert second.exists()


def test_a_foreign_file_is_said_and_left_alone(window, tmp_path):
    path = tmp_path / "x.game"
    path.write_text("no game")
    open_file(window, path)
    assert "x.game" in said(window)[0]
    assert path.read_text() == "no game"
    assert window._table is None


def test_a_pack_is_added_and_told(window, tmp_path):
    path = tmp_path / "Proverbs.boardroom-pack"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("nullgame/more.yaml", "sayings: [Many hands make light work.]\n")
    open_file(window, path)
    (words,) = said(window, NoticeCard)
    assert words.startswith("“Proverbs” is in the box now.")
    assert (places.packs() / "Proverbs" / "nullgame" / "more.yaml").is_file()
    (card,) = window.findChildren(NoticeCard)
    QTest.qWait(1)
    QTest.keyClick(card, Qt.Key.Key_Escape)
    open_file(window, path)
    assert said(window) == ["The pack “Proverbs” is in the box already."]


def test_a_game_goes_on_with_its_own_cards_when_a_pack_was_added_since(window, tmp_path):
    path = played(window)
    folder = places.packs() / "nullgame"
    folder.mkdir(parents=True)
    (folder / "more.yaml").write_text("sayings: [Many hands make light work.]\n")
    open_file(window, path)
    assert window._table is not None
    assert "Many hands make light work." not in window._table.session.box.content.sayings
    window.show_shelf()
    for kept in (places.saves() / "content").iterdir():
        kept.unlink()
    open_file(window, path)
    assert window._table is None
    assert "have changed since that game was saved" in said(window)[0]
    assert path.exists()


def test_any_other_file_is_said_to_be_none_of_ours(window, tmp_path):
    path = tmp_path / "letter.txt"
    path.touch()
    open_file(window, path)
    assert "neither a saved game nor a pack" in said(window)[0]


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_a_minimised_window_comes_back(window):
    window.showMinimized()
    come_to_front(window)
    assert window.isVisible()
    assert not window.isMinimized()


@pytest.mark.parametrize(
    ("word", "is_file"),
    [("a.game", True), ("x.boardroom-pack", True), ("concluzio", False), ("--help", False)],
)
def test_the_command_line_tells_a_file_from_a_game(word, is_file):
    assert is_file_to_open(word) == is_file


def test_a_torn_game_in_the_drawer_is_told_of_and_kept(window):
    path = played(window)
    path.write_bytes(path.read_bytes()[:20])
    window.furnish()
    assert "is no saved game that can be read" in said(window)[0]
    assert path.with_name(f"{path.name}.damaged-1").stat().st_size == 20
