"""The shelf: what can be picked, what can be gone on with, and that it is cheap to open."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app import kept_tile, language, style
from boardroom.app.drawer_card import DrawerCard
from boardroom.app.kept import Kept
from boardroom.app.shelf_page import WELCOME, ShelfPage
from boardroom.core.manifest import Manifest
from boardroom.games import shelf
from boardroom.stage import theme
from boardroom.stage.motion import PACE
from tests.app.seen import (
    AWKWARD,
    SIZES,
    assert_readable,
    assert_well_laid,
    cut,
    parts,
    place,
    press,
    second_press,
    under_other_desktops,
)

LEFT = Qt.MouseButton.LeftButton
GAMES = [
    Manifest(
        "concentration",
        "Concentration",
        "Match prizes, read the rebus",
        range(2, 9),
        "2 players",
        40,
        "night",
        "",
    ),
    Manifest(
        "common",
        "Common Denominator",
        "Bronze, silver or gold?",
        range(2, 7),
        "2–6 players",
        40,
        "forest",
        "",
    ),
    Manifest("concluzio", "Concluzio", "Work out your own card", range(2, 7), "2–6 players", 30, "plum", ""),
    Manifest("brain_games", "Brain Games", "Roll, land, think", range(2, 7), "2–6 players", 60, "teal", ""),
    Manifest("fifth", "A Fifth Game", "One more", range(2, 7), "2–6 players", 60, "night", ""),
]


@pytest.fixture
def opened(qtbot):
    def open_shelf(many: int = 4, size: tuple[int, int] = (1280, 720)) -> ShelfPage:
        page = ShelfPage(GAMES[:many])
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return open_shelf


def heard(signal) -> list[object]:
    said: list[object] = []
    signal.connect(lambda *values: said.append(values[0] if values else True))
    return said


def drawer(page: ShelfPage) -> DrawerCard:
    (card,) = [card for card in page.findChildren(DrawerCard) if card.isVisible()]
    return card


def test_a_click_picks_the_box(opened, qtbot):
    page = opened()
    picked = heard(page.picked)
    for box in page.boxes:
        qtbot.mouseClick(box, LEFT)
    assert picked == ["concentration", "common", "concluzio", "brain_games"]


def test_a_double_click_picks_once(opened, qtbot):
    """Qt sends press, release, double click, release."""
    page = opened()
    picked = heard(page.picked)
    qtbot.mouseClick(page.boxes[1], LEFT)
    QApplication.sendEvent(page.boxes[1], second_press(page.boxes[1]))
    qtbot.mouseRelease(page.boxes[1], LEFT)
    assert picked == ["common"]


def test_arrow_keys_and_enter_pick_a_box(opened):
    page = opened()
    picked = heard(page.picked)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Return):
        press(QApplication.focusWidget(), key)
    assert picked == ["common"]


def test_a_held_enter_picks_nothing(opened):
    page = opened()
    picked = heard(page.picked)
    press(QApplication.focusWidget(), Qt.Key.Key_Return, held=True)
    assert picked == []


def test_down_leads_to_the_bar_and_up_back(opened):
    page = opened()
    page.offer("Last night: Concentration")
    press(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert QApplication.focusWidget() in (page.resume, page.night)
    press(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert QApplication.focusWidget() in page.boxes


def test_letters_of_any_alphabet_are_no_trouble(opened):
    page = opened()
    press(page.boxes[0], Qt.Key(0x42F) if 0x42F in list(Qt.Key) else Qt.Key.Key_unknown, "Я")
    assert page.boxes[0].hasFocus()


def test_only_the_box_with_the_focus_is_lifted(opened, qtbot):
    page = opened()
    assert [box.lift for box in page.boxes] == [1.0, 0.0, 0.0, 0.0]
    page.boxes[2].setFocus()
    assert [box.lift for box in page.boxes] == [0.0, 0.0, 1.0, 0.0]


def test_the_pointer_lifts_a_box(opened, qtbot):
    page = opened()
    qtbot.mouseMove(page.boxes[0])
    qtbot.mouseMove(page.boxes[3])
    qtbot.waitUntil(lambda: page.boxes[3].lift == 1.0)
    assert page.boxes[0].lift == 0.0


def test_a_box_rises_and_comes_to_rest(opened, qtbot):
    page = opened()
    PACE.scale = 0.2
    for box in page.boxes[1:3]:
        box.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: [box.lift for box in page.boxes] == [0.0, 0.0, 1.0, 0.0])


@pytest.mark.parametrize("many", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_boxes_stand_in_the_middle_and_nothing_overlaps(opened, many, size):
    page = opened(many, size)
    page.offer("Last night: Concentration, Ana and Ben, turn 12")
    for box in page.boxes:
        assert page.rect().contains(place(box, page))
    boxes = [place(box, page) for box in page.boxes]
    assert abs(boxes[0].left() + boxes[-1].right() - page.width()) <= 2
    room = 2 * 56 * page.look.unit  # for the lift and the shadow
    for one, other in pairwise(boxes):
        assert other.left() - one.right() + room > 20 * page.look.unit
    corners = (page.party, page.settings)
    assert max(place(pill, page).bottom() for pill in corners) < min(box.top() for box in boxes) + room / 2
    bar = [part for part in parts(page) if part not in (*page.boxes, *corners)]
    assert min(place(part, page).top() for part in bar) > max(box.bottom() for box in boxes) - room / 2
    assert_readable(page)


@pytest.mark.parametrize("words", ["Last night: Concentration, Ana and Ben, turn 12", *AWKWARD])
def test_the_offer_is_shown_as_it_is_and_can_be_taken(opened, qtbot, words):
    page = opened()
    resumed = heard(page.resumed)
    page.offer(words)
    assert page._words.words == words
    page.grab()
    qtbot.mouseClick(page.resume, LEFT)
    assert resumed == [True]


def test_without_an_offer_there_is_a_friendly_word_and_no_button(opened):
    page = opened()
    page.offer("Last night")
    page.offer(None)
    assert page._words.words == WELCOME
    assert not page.resume.isVisible()


@pytest.fixture
def german():
    language.speak("de")
    yield
    language.speak("en")


def test_the_offer_is_read_whole_beside_all_the_buttons_there_can_be(opened, german, monkeypatch):
    page = opened()
    offer = "Gestern Abend: Common Denominator, Großmutter Katharina und Maximilian, Zug 112"
    page.offer(offer)
    page.keep(last_night(1), has_results=True)
    assert offer not in cut(page, monkeypatch)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_long_offer_keeps_clear_of_the_buttons(opened, size):
    page = opened(4, size)
    page.offer(f"Last night: Common Denominator, {' and '.join(AWKWARD[:2])}, turn 112")
    page.keep([Kept(Path("a"), "a"), Kept(Path("b"), "b")])
    for box in page.boxes:
        box.hide()  # their room for the lift overlaps, which is tested above
    assert_well_laid(page)


def test_settings_and_party_mode_are_asked_for(opened, qtbot):
    page = opened()
    wanted, toggled = heard(page.settings_wanted), heard(page.party_toggled)
    qtbot.mouseClick(page.settings, LEFT)
    qtbot.mouseClick(page.party, LEFT)
    assert (wanted, toggled) == ([True], [True])
    page.show_party(True)
    assert page.party.words == "End the party"
    page.show_party(False)
    assert page.party.words == "Party mode"


# ----------------------------------------------------------------------------- games below the boxes

FACES = (("fox", "#ff6a5f"), ("owl", "#4ca9ff"), ("", "#a48bff"), ("robot", "#f9a1d0"))


def last_night(many: int, name: str = "Ana & Ben", faces: int = 2) -> list[Kept]:
    return [
        Kept(
            Path(f"{n}.game"),
            f"Concentration, {name}, move {n}",
            "Last night",
            "",
            "concentration",
            name,
            f"move {n}",
            "Ana to play",
            FACES[:faces],
        )
        for n in range(many)
    ]


def test_the_last_games_lie_below_the_boxes_and_a_click_goes_on_with_one(opened, qtbot):
    page = opened()
    resumed = heard(page.resumed_path)
    page.keep(last_night(5))
    assert len(page.tiles) == 3
    qtbot.mouseClick(page.tiles[1], LEFT)
    assert resumed == [Path("1.game")]


def test_arrow_down_and_enter_go_on_with_one(opened):
    page = opened()
    resumed = heard(page.resumed_path)
    page.keep(last_night(2))
    press(QApplication.focusWidget(), Qt.Key.Key_Down)
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert len(resumed) == 1


def test_a_tile_says_who_plays_how_far_they_are_and_whose_turn_it_is(opened):
    page = opened()
    page.keep(last_night(1))
    assert page.tiles[0].accessibleName() == (
        "Resume Concentration, Ana & Ben, move 0. Last night · Ana to play · move 0"
    )


def test_what_is_gone_is_shown_no_more(opened):
    page = opened()
    page.keep(last_night(3))
    page.keep([])
    assert page.tiles == []
    assert not page.drawer.isVisible()
    assert not any("Resume Conc" in part.accessibleName() for part in parts(page))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", AWKWARD)
def test_tiles_keep_clear_of_boxes_and_bar(opened, size, name):
    page = opened(4, size)
    page.keep(last_night(3, name, 4))
    page.offer("Last night: Concentration, move 12")
    tops = [place(tile, page) for tile in page.tiles]
    for box in page.boxes:
        box.hide()  # their room for the lift overlaps, which is tested above
    assert_well_laid(page)
    foot = max(place(box, page).bottom() for box in page.boxes) - 56 * page.look.unit
    assert all(top.top() > foot for top in tops)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_how_a_game_stands_is_read_whole(opened, monkeypatch, size):
    page = opened(4, size)
    page.keep(last_night(3, faces=4))
    page.grab()
    shown: list[str] = []
    paint = style.Lines.paint
    monkeypatch.setattr(
        style.Lines, "paint", lambda self, *rest: (shown.extend(self.lines), paint(self, *rest))[1]
    )
    page.tiles[2].grab()
    assert "Ana & Ben" in shown
    assert any(line in shown for line in page.tiles[2].kept.lines)


@pytest.mark.parametrize("text", [1.0, 1.4])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_tiles_say_the_same_things_in_the_same_order(opened, size, text):
    theme.wear(theme.Manner(text))
    page = opened(4, size)
    short, long, unknown = last_night(3, faces=4)
    long = long._replace(turn="Maximiliana-Wilhelmine to play", move="move 1234")
    page.keep([short, long])
    (level,) = {tile.level for tile in page.tiles}
    assert not any(tile.stands(level).is_cut for tile in page.tiles)
    page.keep([short, unknown._replace(turn="")])
    said = [tile.stands(tile.level).lines for tile in page.tiles]
    evening = "Last night · " if text == 1.0 else ""
    assert said == [(f"{evening}move 0",), (f"{evening}move 2",)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("many", [4, 6])
def test_all_who_play_are_on_the_tile_with_their_faces(opened, monkeypatch, size, many):
    names = ("Ana", "Ben", "Mia", "Tom", "Kim", "Zoë")[:many]
    seen: list[str] = []
    monkeypatch.setattr(kept_tile, "portrait", lambda painter, place, *who: seen.append(place))
    page = opened(4, size)
    (kept,) = last_night(1, f"{', '.join(names[:-1])} & {names[-1]}", 4)
    page.keep([kept._replace(faces=(*FACES, *FACES)[:many])])
    (tile,) = page.tiles
    tile.grab()
    assert len(seen) >= many
    assert all(tile.rect().contains(where.toRect()) for where in seen)
    assert max(where.right() for where in seen) <= tile._upper.right() + 1
    assert tile._lower.right() < min(where.left() for where in seen)
    assert "".join(tile.called.lines) == kept.names


def test_names_that_have_no_room_are_counted(opened):
    page = opened(4)
    long = "Maximiliana-Wilhelmine Charlotte"
    (kept,) = last_night(1, f"Ana, {long}, {long} & {long}", 4)
    page.keep([kept._replace(fewer=(f"Ana, {long} and 2 more", "Ana and 3 more", "4 players"))])
    assert page.tiles[0].called.lines == ("Ana and 3 more",)


def test_a_game_that_is_renamed_stays_below_the_card_in_which_it_is(opened, qtbot):
    page = opened(4)
    games = last_night(3)
    page.keep(games)
    page.renamed.connect(
        lambda path, title: page.keep([kept.named(title) if kept.path == path else kept for kept in games])
    )
    qtbot.mouseClick(page.drawer, LEFT)
    (card,) = page.findChildren(DrawerCard)
    slot = next(slot for slot in card.findChildren(QWidget) if hasattr(slot, "go_on") and slot.isVisible())
    qtbot.mouseClick(slot.name, LEFT)
    qtbot.keyClicks(slot.field, "Grandma")
    qtbot.keyClick(slot.field, Qt.Key.Key_Return)
    assert page.tiles[0].kept.title == "Grandma"
    for tile in page.tiles:
        top = page.childAt(place(tile, page).center())
        assert top is card or card.isAncestorOf(top)


# ----------------------------------------------------------------------------------- the drawer of games


def kept(many: int) -> list[Kept]:
    return [
        Kept(Path(f"{number}.game"), f"Concentration, turn {number}", "yesterday") for number in range(many)
    ]


@pytest.mark.parametrize(("many", "is_shown"), [(0, False), (1, True), (2, True), (7, True)])
def test_the_drawer_is_there_when_there_is_something_to_choose(opened, many, is_shown):
    page = opened()
    page.keep(kept(many))
    assert page.drawer.isVisible() == is_shown


def test_any_saved_game_can_be_gone_on_with(opened, qtbot):
    page = opened()
    resumed = heard(page.resumed_path)
    page.keep(kept(3))
    qtbot.mouseClick(page.drawer, LEFT)
    qtbot.mouseClick(drawer(page).slots[1].go_on, LEFT)
    assert resumed == [Path("1.game")]


def test_throwing_away_asks_first_and_closes_the_gap(opened, qtbot):
    page = opened()
    deleted = heard(page.deleted)
    page.keep(kept(3))
    qtbot.mouseClick(page.drawer, LEFT)
    slot = drawer(page).slots[0]
    qtbot.mouseClick(slot.throw, LEFT)
    assert deleted == []
    assert slot.throw.words == "Throw away?"
    qtbot.mouseClick(slot.throw, LEFT)
    assert deleted == [Path("0.game")]
    assert [slot.kept.text for slot in drawer(page).slots if slot.kept] == [
        "Concentration, turn 1",
        "Concentration, turn 2",
    ]


def test_a_double_click_throws_nothing_away(opened, qtbot):
    page = opened()
    deleted = heard(page.deleted)
    page.keep(kept(3))
    qtbot.mouseClick(page.drawer, LEFT)
    throw = drawer(page).slots[0].throw
    qtbot.mouseClick(throw, LEFT)
    QApplication.sendEvent(throw, second_press(throw))
    qtbot.mouseRelease(throw, LEFT)
    assert deleted == []


def test_when_the_last_game_is_thrown_away_the_drawer_closes(opened, qtbot):
    page = opened()
    deleted = heard(page.deleted)
    page.keep(kept(2))
    qtbot.mouseClick(page.drawer, LEFT)
    card = drawer(page)
    for _ in range(2):
        qtbot.mouseClick(card.slots[0].throw, LEFT)
        qtbot.mouseClick(card.slots[0].throw, LEFT)
    assert deleted == [Path("0.game"), Path("1.game")]
    assert not card.isVisible()


def test_a_full_drawer_is_leafed_through(opened, qtbot):
    page = opened()
    page.keep(kept(12))
    qtbot.mouseClick(page.drawer, LEFT)
    card = drawer(page)
    seen = [slot.kept.text for slot in card.slots if slot.kept]
    for _ in range(3):
        qtbot.mouseClick(card.older, LEFT)
        seen += [slot.kept.text for slot in card.slots if slot.kept and slot.kept.text not in seen]
    assert seen == [game.text for game in kept(12)]
    assert_well_laid(card)


def naming(page, qtbot):
    qtbot.mouseClick(page.drawer, LEFT)
    slot = drawer(page).slots[0]
    qtbot.mouseClick(slot.name, LEFT)
    assert slot.field.hasFocus()
    return slot


def test_a_game_is_given_a_name(opened, qtbot):
    page = opened()
    renamed: list[tuple[object, str]] = []
    page.renamed.connect(lambda path, title: renamed.append((path, title)))
    page.keep(kept(2))
    slot = naming(page, qtbot)
    qtbot.keyClicks(slot.field, " Our <b>evening</b> ")
    press(slot.field, Qt.Key.Key_Return)
    assert renamed == [(Path("0.game"), "Our <b>evening</b>")]
    assert not slot.field.isVisible()
    assert slot.go_on.accessibleName() == "Resume: “Our <b>evening</b>”: Concentration, turn 0"
    assert slot.name.hasFocus()


def test_esc_leaves_the_name_and_the_drawer_as_they_are(opened, qtbot):
    page = opened()
    renamed = heard(page.renamed)
    page.keep(kept(1))
    slot = naming(page, qtbot)
    qtbot.keyClicks(slot.field, "Never")
    press(slot.field, Qt.Key.Key_Escape)
    assert drawer(page).isVisible()
    assert not slot.field.isVisible()
    press(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert [card for card in page.findChildren(DrawerCard) if card.isVisible()] == []
    assert renamed == []


def test_an_empty_name_takes_it_away(opened, qtbot):
    page = opened()
    renamed: list[str] = []
    page.renamed.connect(lambda path, title: renamed.append(title))
    page.keep([game._replace(title="Ours") for game in kept(1)])
    slot = naming(page, qtbot)
    assert slot.field.text() == "Ours"
    press(slot.field, Qt.Key.Key_Delete)
    qtbot.mouseClick(slot.name, LEFT)
    assert renamed == [""]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_drawer_is_well_laid_while_a_name_is_typed(opened, qtbot, size):
    page = opened(4, size)
    page.keep(kept(6))
    naming(page, qtbot)
    qtbot.mouseClick(drawer(page).slots[1].throw, LEFT)
    assert_well_laid(drawer(page))


# ------------------------------------------------------------------------------------------------ looks


@pytest.mark.breaks(15, "a switch while running")
def test_it_looks_the_same_under_a_light_and_a_dark_desktop(opened):
    """Failure 15."""
    page = opened()
    page.offer("Last night: Concentration")
    assert len(set(under_other_desktops(page))) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_what_stands_on_the_boxes_is_read_whole(opened, monkeypatch, size, many):
    page = opened(many, size)
    page.offer("Last night: Concentration, Ana and Ben, turn 12")
    page.boxes[-1].setFocus()
    assert cut(page, monkeypatch) == []


def test_everything_has_a_name_for_screen_readers(opened):
    page = opened()
    page.offer("x")
    assert page.boxes[0].accessibleName() == "Concentration: Match prizes, read the rebus. 2 players"
    assert all(part.accessibleName() for part in parts(page))


def test_every_game_on_the_shelf_has_its_picture():
    for game in shelf().values():
        if game.on_shelf:
            page = ShelfPage([game])
            assert page.boxes[0]._pictured(100) is not None, f"assets/box/{game.id}-256.png is missing"


def test_a_box_without_its_picture_is_still_a_box(opened, qtbot):
    page = opened(5)
    picked = heard(page.picked)
    page.grab()
    qtbot.mouseClick(page.boxes[4], LEFT)
    assert picked == ["fifth"]


def test_the_first_screen_loads_nothing_that_it_does_not_show(tmp_path):
    """The start of the program waits for this page."""
    code = (
        "import sys\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from boardroom.app import style\n"
        "from boardroom.app.run import Request, open_window\n"
        "app = QApplication([*sys.argv[:1], *style.ARGUMENTS])\n"
        "window = open_window(app, Request()); window.grab()\n"
        "heavy = ('PySide6.QtSvg', 'PySide6.QtNetwork', 'yaml', 'boardroom.stage.scene',\n"
        "         'boardroom.table.table', 'boardroom.app.cards', 'boardroom.app.lobby_page',\n"
        "         'boardroom.stage.pictures', 'msgspec')\n"
        "print([name for name in heavy if name in sys.modules])\n"
        "window.activateWindow(); app.processEvents(); assert window._shelf.boxes[0].hasFocus()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "BOARDROOM_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.breaks(18, "an idle table")
def test_an_idle_shelf_repaints_nothing(opened, qtbot, monkeypatch):
    opened()
    QApplication.processEvents()
    painted: list[bool] = []
    monkeypatch.setattr(ShelfPage, "paintEvent", lambda self, event: painted.append(True))
    qtbot.wait(50)
    assert painted == []


def test_a_click_on_the_wall_picks_nothing(opened, qtbot):
    page = opened(1)
    picked = heard(page.picked)
    qtbot.mouseClick(page, LEFT, pos=QPoint(20, 20))
    assert picked == []
