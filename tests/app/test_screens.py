"""The window on its screen: in a window, filling it, in party mode, and when the screen goes."""

from __future__ import annotations

import sys

import pytest
from msgspec.structs import asdict
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest

from boardroom.app.cards import MenuCard
from boardroom.app.howto_page import HowtoPage
from boardroom.app.screens import Screens, room_for
from boardroom.app.settings_card import SettingsCard
from boardroom.app.settings_pages import with_screens
from boardroom.app.style import EDGE
from boardroom.app.window import Window
from boardroom.stage import theme
from boardroom.table.table import Player
from tests.app.monitors import missing_library
from tests.app.real_window import missing_tools, run_script
from tests.app.seen import parts, place

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768)]


@pytest.fixture
def opened(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))

    def make(**how):
        window = Window()
        qtbot.addWidget(window)
        window.furnish()
        window.memory.change(sound=False)
        window.open(**how)
        return window

    return make


@pytest.mark.breaks(11, "two screens of different scale, and the cable is pulled out")
@pytest.mark.skipif(
    sys.platform != "linux" or bool(missing_tools()) or missing_library(),
    reason="a virtual X server with monitors is for Linux",
)
def test_the_window_comes_back_when_the_cable_is_pulled_out(tmp_path):
    told = run_script("tests.app.cable", tmp_path, "3200x1080").splitlines()
    assert told == [
        "screens: DESK · 1280 × 1080, TV · 1920 × 1080",
        "party on TV with edges of 0.05",
        "back on DESK with edges of 0.0",
        "again on TV",
    ]


def test_the_party_is_one_switch_on_the_shelf_and_is_remembered(opened, qtbot):
    window = opened()
    assert not window.screens.is_full
    qtbot.mouseClick(window._shelf.party, Qt.MouseButton.LeftButton)
    assert window.screens.is_party
    assert EDGE.free == theme.SAFE
    assert window._shelf.party.words == "End the party"
    again = opened()
    assert again.screens.is_party
    qtbot.mouseClick(again._shelf.party, Qt.MouseButton.LeftButton)
    assert not again.isFullScreen()
    assert EDGE.free == 0
    assert not opened().screens.is_full


def test_a_full_screen_is_no_party(opened):
    window = opened()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.screens.is_full
    assert not window.screens.is_party
    assert EDGE.free == 0
    window.screens.toggle_party()
    assert window.screens.is_party
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert EDGE.free == 0


def test_in_the_settings_a_party_fills_the_screen_and_ends_as_it_began(opened, qtbot):
    window = opened()
    window.preferences.open()
    (card,) = window.findChildren(SettingsCard)
    card.turn_to(2)
    party, full = card.parts["party"], card.parts["full_screen"]
    for switch, stands in (
        (party, (True, True)),
        (party, (False, False)),
        (full, (False, True)),
        (party, (True, True)),
        (party, (False, True)),  # it was full before
        (party, (True, True)),
        (full, (False, False)),
    ):
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
        assert (party.isChecked(), full.isChecked()) == stands
        assert (window.screens.is_party, window.isFullScreen()) == (stands[0], any(stands))


def test_several_screens_can_be_chosen_from_in_the_settings(behind_two_screens):
    card, heard = behind_two_screens
    assert card.parts["screen"].values == ("DESK · 1280 × 1080", "TV · 1920 × 1080")
    card.parts["screen"].step(1)
    assert heard == [("screen", 1)]


@pytest.fixture
def behind_two_screens(opened):
    window, heard = opened(), []
    pages = with_screens(["DESK · 1280 × 1080", "TV · 1920 × 1080"])
    values = {**asdict(window.memory.family), **window.screens.settings()}
    card = SettingsCard(window, values, pages=pages)
    card.changed.connect(lambda *what: heard.append(what))
    card.open()
    return card, heard


def test_the_command_line_begins_the_party(opened):
    assert opened(party=True).screens.is_party


@pytest.mark.parametrize("text", ["", "party", "nonsense\nTV", "full\nTV\nmore", "\x00\xff"])
def test_any_file_can_be_read(opened, tmp_path, text):
    (tmp_path / "settings").mkdir()
    (tmp_path / "settings" / "screen").write_text(text, "latin-1")
    window = opened()
    assert window.screens.is_full == text.startswith(("party", "full"))


def test_a_screen_that_is_not_there_is_the_primary_one(opened, tmp_path, qapp):
    (tmp_path / "settings").mkdir()
    (tmp_path / "settings" / "screen").write_text("party\nTV of our neighbours\n")
    window = opened()
    assert window.screens.chosen is qapp.primaryScreen()
    assert window.screens.is_party


def test_a_folder_that_cannot_be_written_costs_only_the_memory(opened, tmp_path):
    window = opened()
    (tmp_path / "settings" / "screen").unlink(missing_ok=True)
    (tmp_path / "settings" / "screen").mkdir()
    window.screens.toggle_party()
    assert window.screens.is_party


@pytest.mark.parametrize(
    "screen", [QRect(0, 0, 1366, 728), QRect(-1920, 40, 1920, 1040), QRect(0, 0, 800, 480)], ids=str
)
def test_a_window_has_room_around_it_on_every_screen(screen):
    place = room_for(screen)
    assert screen.contains(place)
    assert place.width() < screen.width()
    assert (place.center() - screen.center()).manhattanLength() <= 2


def test_a_window_outside_of_every_screen_is_brought_back(opened, qapp):
    window = opened(party=True)
    window.showNormal()
    window.move(9000, 9000)
    Screens._come_back(window.screens, False)
    assert qapp.primaryScreen().geometry().contains(window.geometry())
    assert window._shelf.party.words == "Party mode"


# ------------------------------------------------------------------------------------------- the safe margin


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_to_read_or_touch_lies_in_the_edges(opened, size):
    window = opened(party=True)
    window.resize(*size)
    free = QRectF(window.rect()).adjusted(
        size[0] * theme.SAFE, size[1] * theme.SAFE, -size[0] * theme.SAFE, -size[1] * theme.SAFE
    )
    safe = free.toAlignedRect().adjusted(-1, -1, 1, 1)

    def assert_safe(page):
        for part in parts(page):
            if part.isVisible():
                assert safe.contains(place(part, page)), part.accessibleName()

    assert_safe(window._shelf)
    window.preferences.open()
    assert_safe(window)
    window.reception.pick("concentration")
    assert_safe(window._lobby)
    window.seat("concentration", (Player("Ana"), Player("Ben")), {}, 5)
    window._table.show_menu()
    assert_safe(window._table)
    view = window._table.view
    for piece in window._table.session.scene.pieces.values():
        if piece.isVisible():
            assert safe.contains(view.mapFromScene(piece.pos())), piece.key
    assert safe.contains(view.mapFromScene(QPointF(theme.PLAY.topLeft())))


def test_replays_and_lessons_leave_the_margin_too(opened):
    window = opened(party=True)
    window.seat("concentration", (Player("Ana"), Player("Ben")), {}, 5)
    table = window._table
    fits = pytest.approx(table.bar.look.unit)
    assert table.view.transform().m11() == fits
    table._show_howto()
    (howto,) = table.findChildren(HowtoPage)
    assert howto.view.transform().m11() <= table.bar.look.unit  # above its bar, which is higher in large type
    howto.escape()
    window.archive.watch_table(table.session)
    assert window.archive.page.view.transform().m11() == fits


def test_the_margin_comes_and_goes_with_the_party_wherever_we_are(opened):
    window = opened()
    window.seat("concentration", (Player("Ana"), Player("Ben")), {}, 5)
    page = window._table
    page.show_menu()
    (card,) = page.findChildren(MenuCard)
    for free in (0.0, theme.SAFE, 0.0):
        assert EDGE.free == free
        fits = min(page.width() / 1920, page.height() / 1080) * (1 - 2 * free)
        assert page.bar.look.unit == card.look.unit == pytest.approx(fits)
        assert page.view.transform().m11() == pytest.approx(fits)
        window.screens.toggle_party()


def test_at_a_party_type_is_as_much_larger_as_everything_is_smaller(opened):
    window = opened()
    window.memory.change(text_size="large")
    window.preferences.apply()
    usual = theme.manner().text
    window.screens.toggle_party()
    assert theme.manner().text * window._shelf.look.unit == pytest.approx(
        usual * min(window.width() / 1920, window.height() / 1080)
    )
    window.screens.toggle_party()
    assert theme.manner().text == usual
