"""The how-tos: every script plays by the rules, every sentence is shown, and nothing else is touched."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app import howto_page
from boardroom.app.box import open_box
from boardroom.app.howto import Lesson, has_howto, open_practice
from boardroom.app.howto_page import HowtoPage
from boardroom.app.parts import Pill
from boardroom.core.game import HOST
from boardroom.games import shelf
from boardroom.stage import theme
from boardroom.stage.motion import PACE
from tests.app.seen import SIZES, assert_readable, assert_well_laid, cut, press

GAMES = [game for game, card in shelf().items() if card.on_shelf and has_howto(game)]
ENTER = Qt.Key.Key_Return


@pytest.fixture
def host(qtbot):
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1280, 720)
    host.show()
    host.activateWindow()
    qtbot.waitUntil(host.isActiveWindow)
    return host


@pytest.fixture
def opened(host):
    def open_(game, plays=False):
        page = HowtoPage(host, game, plays)
        page.open()
        return page

    return open_


@pytest.fixture
def reading_large():
    before = theme.manner()
    theme.wear(theme.Manner(theme.TEXT_SIZES["largest"]))
    yield
    theme.wear(before)


def rest(qtbot, page):
    """Until what belongs to this sentence has been played."""
    qtbot.waitUntil(lambda: page.lesson.is_played and page.director.is_idle)


def shown(page):
    """What the table shows, to compare."""
    return page.scene.digest(), page.lesson.table.state


@pytest.mark.parametrize("game", GAMES)
def test_a_script_is_short_and_its_practice_box_whole(game):
    lesson = Lesson(game)
    assert 8 <= len(lesson.scenes) <= 12
    assert not lesson.box.faults
    assert len({scene.caption for scene in lesson.scenes}) == len(lesson.scenes)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_in_a_step_is_named_in_its_sentence(game):
    """Or in the last one that named anybody: the sentence speaks of what the picture shows."""
    howto, known = Lesson(game).howto, set()
    for scene in howto.scenes:
        named = {seat for seat, (name, _) in enumerate(howto.players) if name in scene.caption}
        known = named or known
        acting = {seat for seat, _ in scene.deeds if seat != HOST}
        assert acting <= known, scene.caption


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_practice_box_is_in_a_real_game(game):
    practice, real = open_practice(game), open_box(game)
    for name in ("puzzles", "cards"):
        own = {repr(entry) for entry in getattr(practice.content, name, ())}
        assert not own & {repr(entry) for entry in getattr(real.content, name, ())}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced motion"])
def test_enter_leads_through_every_sentence_and_closes_at_the_end(opened, qtbot, game, reduced):
    PACE.reduced = reduced
    page, read = opened(game), []
    with qtbot.waitSignal(page.closed):
        for _ in page.lesson.scenes:
            rest(qtbot, page)
            read.append(page.caption.words)
            press(QApplication.focusWidget(), ENTER)
    assert read == [scene.caption for scene in page.lesson.scenes]


def test_the_dots_go_on_with_every_step(opened, qtbot, monkeypatch):
    """The table covers the page: what lies over it is painted anew only when it says so itself."""
    page = opened("concluzio")
    rest(qtbot, page)
    painted, paint = [], howto_page._Bar.paintEvent

    def seen(bar, event):
        if event.rect().contains(bar.rect()):  # and not only what lies behind the sentence
            painted.append(bar.at)
        paint(bar, event)

    monkeypatch.setattr(howto_page._Bar, "paintEvent", seen)
    for at in range(1, len(page.lesson.scenes)):
        press(QApplication.focusWidget(), ENTER)
        rest(qtbot, page)
        qtbot.waitUntil(lambda at=at: painted[-1:] == [at])
        assert page._bar.accessibleName() == f"Step {at + 1} of {len(page.lesson.scenes)}"


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_by_itself_to_the_end_and_then_once_more(opened, qtbot, game):
    page = opened(game, plays=True)
    qtbot.waitUntil(lambda: page.lesson.is_last and not page.plays)
    moves = page.lesson.table.moves
    assert page.play.words == "Once more"
    qtbot.mouseClick(page.play, Qt.MouseButton.LeftButton)
    assert page.lesson.at == 0
    qtbot.waitUntil(lambda: page.lesson.is_last and not page.plays)
    assert page.lesson.table.moves == moves


@pytest.mark.parametrize("game", GAMES)
def test_a_step_back_shows_the_table_as_it_was(opened, qtbot, game):
    page, seen = opened(game), []
    for _ in page.lesson.scenes:
        rest(qtbot, page)
        seen.append(shown(page))
        if not page.lesson.is_last:
            qtbot.mouseClick(page.next, Qt.MouseButton.LeftButton)
    while page.lesson.at:
        qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
        rest(qtbot, page)
        assert shown(page) == seen[page.lesson.at]


@pytest.mark.parametrize("game", GAMES)
def test_drumming_in_the_middle_of_its_motions_loses_nothing(opened, qtbot, game):
    page = opened(game)
    PACE.scale = 1.0
    for _ in page.lesson.scenes[1:]:
        press(QApplication.focusWidget(), ENTER)
        QApplication.processEvents()
    for _ in range(3):
        qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
        qtbot.mouseClick(page.next, Qt.MouseButton.LeftButton)
    assert page.lesson.is_last
    PACE.scale = 0.0
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    rest(qtbot, page)
    again = opened(game)
    for _ in page.lesson.scenes[2:]:
        press(again.next, ENTER)
    rest(qtbot, again)
    assert shown(again) == shown(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_no_word_is_cut_at_any_size(opened, qtbot, host, monkeypatch, game, size):
    host.resize(*size)
    page = opened(game)
    for _ in page.lesson.scenes:
        assert not page.caption.lines.is_cut
        press(QApplication.focusWidget(), ENTER)
    page = opened(game)
    assert_well_laid(page)
    assert_readable(page)
    assert not cut(page, monkeypatch)


@pytest.mark.parametrize("game", GAMES)
def test_the_largest_type_still_has_room(opened, game, reading_large):
    page = opened(game)
    for _ in page.lesson.scenes:
        assert not page.caption.lines.is_cut
        assert page.rect().contains(page.caption.geometry())
        press(QApplication.focusWidget(), ENTER)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES[:3], ids=str)
@pytest.mark.parametrize("type_size", ["normal", "largest"])
def test_the_bar_covers_nothing_of_the_table(opened, host, game, size, type_size, request):
    """However long the sentences are, the table lies above them, and on every step in the same place."""
    if type_size == "largest":
        request.getfixturevalue("reading_large")
    host.resize(*size)
    page, where = opened(game), set()
    for _ in page.lesson.scenes:
        table = page.view.viewportTransform().mapRect(theme.PLAY)
        assert table.bottom() <= page._bar.y()
        where.add((round(table.left()), round(table.bottom())))
        press(QApplication.focusWidget(), ENTER)
    assert len(where) == 1


def test_pause_stops_it_and_play_goes_on(opened, qtbot):
    PACE.scale = 1.0
    page = opened("concentration", plays=True)
    assert page.play.words == "Pause"
    qtbot.mouseClick(page.play, Qt.MouseButton.LeftButton)
    assert page.play.words == "Play"
    assert not page.plays
    PACE.scale = 0.0
    qtbot.mouseClick(page.play, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.lesson.is_last)


def test_the_arrows_reach_everything_and_escape_closes(opened, qtbot):
    page, reached = opened("concentration"), set()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down):
        press(QApplication.focusWidget(), key)
        reached.add(QApplication.focusWidget())
    assert reached >= {page.play, page.back, page.close_it}
    with qtbot.waitSignal(page.closed):
        press(QApplication.focusWidget(), Qt.Key.Key_Escape)


def test_its_table_cannot_be_touched(opened, qtbot):
    page = opened("concentration")
    before = shown(page)
    for x in range(200, 1200, 60):
        qtbot.mouseClick(page.childAt(x, 300) or page, Qt.MouseButton.LeftButton)
    assert shown(page) == before
    assert isinstance(QApplication.focusWidget(), Pill)


def test_a_touch_of_the_table_brings_what_moves_to_its_end(opened, qtbot):
    PACE.scale = 1.0
    page = opened("concentration")
    page.lesson.step_on()
    page.lesson.play()
    assert not page.director.is_idle
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton)
    assert page.director.is_idle
