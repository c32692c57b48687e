"""The lobby: type two names and play; any name is welcome (failure 12), and house rules are plain to see."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from boardroom.app.face_card import ANIMALS, FaceCard, Portrait
from boardroom.app.lobby_page import HINT, LobbyPage
from boardroom.app.names import LONGEST
from boardroom.app.seat_plate import SeatPlate
from boardroom.core.house_rules import HouseRule
from boardroom.core.manifest import Manifest
from boardroom.stage import theme
from boardroom.table.table import Player
from tests.app.seen import (
    AWKWARD,
    SIZES,
    assert_readable,
    assert_well_laid,
    cut,
    parts,
    press,
    second_press,
    under_other_desktops,
)

LEFT, ENTER = Qt.MouseButton.LeftButton, Qt.Key.Key_Return
GAME = Manifest(
    "concentration", "Concentration", "Match prizes", range(2, 9), "2 players or teams", 40, "night", ""
)
LEVELS = ("Gentle", "Keen", "Sharp")
RULES = (
    HouseRule("judge", "Who judges", "CON-01", (("app", "The game"), ("table", "The other side"))),
    HouseRule(
        "games", "A match is", "CON-04", (("3", "Three games"), ("1", "One game"), ("5", "Five games"))
    ),
)


@pytest.fixture
def opened(qtbot):
    def open_lobby(
        remembered: tuple[Player, ...] = (),
        rules: tuple[HouseRule, ...] = RULES,
        size: tuple[int, int] = (1280, 720),
        seats: range = range(2, 9),
        levels: tuple[str, ...] = LEVELS,
    ) -> LobbyPage:
        manifest = Manifest(GAME.id, GAME.title, GAME.tagline, seats, GAME.seats_text, 40, "night", "")
        page = LobbyPage(manifest, levels, rules, remembered)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return open_lobby


def begun(page: LobbyPage) -> list[tuple[tuple[Player, ...], dict[str, str]]]:
    started: list[tuple[tuple[Player, ...], dict[str, str]]] = []
    page.started.connect(lambda players, options: started.append((players, options)))
    return started


def bare(player: Player) -> Player:
    """Without the colour, which everybody is given."""
    return replace(player, colour="")


def names(players: tuple[Player, ...]) -> list[str]:
    return [player.name for player in players]


# -------------------------------------------------------------------------------------- names and Enter


def test_two_names_and_enter_lead_to_the_start_and_one_more_begins(opened, qtbot):
    page = opened()
    started = begun(page)
    for name in ("Ana", "Ben"):
        qtbot.keyClicks(QApplication.focusWidget(), name)
        press(QApplication.focusWidget(), ENTER)
    assert page.start.hasFocus()
    assert not started  # a third may want to sit down
    press(page.start, ENTER)
    ((players, options),) = started
    assert names(players) == ["Ana", "Ben"]
    assert {player.kind for player in players} == {"person"}
    assert players[0].picture != players[1].picture
    assert options == {"judge": "app", "games": "3"}


def test_tab_goes_from_name_to_name(opened, qtbot):
    page = opened()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert page.plates[1].field.hasFocus()


def test_enter_skips_names_that_are_there_and_computers(opened, qtbot):
    page = opened((Player(""), Player("Ben"), Player("", kind="computer"), Player("")))
    started = begun(page)
    press(QApplication.focusWidget(), ENTER)
    assert page.plates[3].field.hasFocus()
    assert started == []


def test_a_held_enter_does_not_begin_the_game(opened):
    page = opened((Player("Ana"), Player("Ben")))
    started = begun(page)
    for widget in (page.plates[0].field, page.start):
        press(widget, ENTER, held=True)
    assert started == []


def test_a_double_click_on_start_begins_once(opened, qtbot):
    page = opened()
    started = begun(page)
    qtbot.mouseClick(page.start, LEFT)
    QApplication.sendEvent(page.start, second_press(page.start))
    qtbot.mouseRelease(page.start, LEFT)
    assert len(started) == 1


def test_who_has_no_name_is_called_by_the_seat(opened, qtbot):
    page = opened((Player("Ana"), Player("  "), Player("", kind="computer", level=2)))
    started = begun(page)
    qtbot.mouseClick(page.start, LEFT)
    assert names(started[0][0]) == ["Ana", "Player 2", "Computer 3"]
    assert page.plates[1].field.placeholderText() == "Player 2"


def test_equal_names_can_be_told_apart(opened, qtbot):
    page = opened()
    started = begun(page)
    for plate in page.plates:
        qtbot.keyClicks(plate.field, "Ana")
    qtbot.mouseClick(page.start, LEFT)
    assert names(started[0][0]) == ["Ana", "Ana 2"]


@pytest.mark.breaks(12, "40 letters, emoji, right to left, <b>, &, %s, {}")
@pytest.mark.breaks(12, "every page")
@pytest.mark.parametrize("name", AWKWARD)
def test_awkward_names_are_taken_as_typed(opened, qtbot, name):
    page = opened()
    started = begun(page)
    page.plates[0].field.setText(name)
    page.grab()
    qtbot.mouseClick(page.start, LEFT)
    assert names(started[0][0]) == [name, "Player 2"]


def test_half_an_emoji_at_the_end_of_a_full_line_can_still_be_written_down(opened, qtbot):
    page = opened()
    started = begun(page)
    page.plates[0].field.setText("x" * (LONGEST - 1) + "🦊")
    qtbot.mouseClick(page.start, LEFT)
    assert names(started[0][0])[0].encode("utf-8").startswith(b"x" * (LONGEST - 1))


# ------------------------------------------------------------------------------------------------ seats


def test_seats_are_added_up_to_the_most_and_taken_away_down_to_the_least(opened, qtbot):
    page = opened(seats=range(2, 5))
    qtbot.mouseClick(page.add_person, LEFT)
    assert page.plates[2].field.hasFocus()
    qtbot.mouseClick(page.add_computer, LEFT)
    assert not page.add_person.isVisible()
    assert not page.add_computer.isVisible()
    assert [plate.is_person for plate in page.plates] == [True, True, True, False]
    for _ in range(2):
        qtbot.mouseClick(page.plates[0].remove, LEFT)
    assert [plate.is_person for plate in page.plates] == [True, False]
    assert not any(plate.remove.isVisible() for plate in page.plates)


def test_a_game_with_one_number_of_seats_offers_no_other(opened):
    page = opened(seats=range(2, 3))
    assert not page.add_person.isVisible()
    assert not any(plate.remove.isVisible() for plate in page.plates)


def test_remembered_players_sit_as_they_sat(opened, qtbot):
    remembered = (Player("Ana", "owl"), Player("Robo", "frog", "computer", 1), Player("Cleo", "fox"))
    page = opened(remembered)
    started = begun(page)
    qtbot.mouseClick(page.start, LEFT)
    assert tuple(map(bare, started[0][0])) == remembered


def test_more_remembered_than_there_are_seats_are_left_out(opened):
    page = opened(tuple(Player(f"P{number}") for number in range(9)), seats=range(2, 5))
    assert len(page.plates) == 4


def test_a_level_that_no_longer_exists_becomes_the_strongest(opened, qtbot):
    page = opened((Player("Ana"), Player("Robo", "fox", "computer", 7)))
    started = begun(page)
    qtbot.mouseClick(page.start, LEFT)
    assert started[0][0][1].level == 2


def test_a_seat_goes_from_person_through_the_levels_and_back(opened, qtbot):
    page = opened()
    kind = page.plates[1].kind
    seen = []
    for _ in range(5):
        seen.append(kind.words)
        qtbot.mouseClick(kind, LEFT)
    assert seen == ["Person", "Team", "Computer: Gentle", "Computer: Keen", "Computer: Sharp"]


def test_a_game_without_computers_offers_none(opened, qtbot):
    page = opened(levels=())
    assert not page.add_computer.isVisible()
    qtbot.mouseClick(page.plates[0].kind, LEFT)
    assert page.plates[0].is_person


def test_somebody_moves_one_seat_earlier_and_takes_everything_along(opened, qtbot):
    page = opened((Player("Ana", "owl"), Player("Ben", "fox"), Player("Cleo", "frog")))
    started = begun(page)
    assert not page.plates[0].earlier.isVisible()
    qtbot.mouseClick(page.plates[2].earlier, LEFT)
    qtbot.mouseClick(page.start, LEFT)
    assert started[0][0] == (
        Player("Ana", "owl", colour="coral"),
        Player("Cleo", "frog", colour="violet"),
        Player("Ben", "fox", colour="turquoise"),
    )
    page.plates[0].field.setFocus()
    qtbot.keyClick(page.plates[0].field, Qt.Key.Key_Tab)
    assert page.plates[1].field.hasFocus()


def test_everybody_has_a_picture_of_their_own_and_can_choose_another(opened, qtbot):
    page = opened(tuple(Player("") for _ in range(8)))
    assert len({plate.face.picture for plate in page.plates}) == 8
    qtbot.mouseClick(page.plates[0].face, LEFT)
    (card,) = page.findChildren(FaceCard)
    offered = card.faces
    taken = {plate.face.picture for plate in page.plates[1:]}
    assert not taken & {face.picture for face in offered}
    qtbot.mouseClick(offered[-1], LEFT)
    assert page.plates[0].face.picture == offered[-1].picture


def test_every_picture_that_is_given_out_is_there():
    missing = [animal for animal in ANIMALS if not (theme.ASSETS / "pictures" / f"{animal}.svg").is_file()]
    assert missing == []


# ------------------------------------------------------------------------------------------- house rules


def test_house_rules_begin_with_the_rulebook_and_can_be_changed(opened, qtbot):
    page = opened()
    started = begun(page)
    assert not any(choice.isVisible() for choice in page.house.choices)
    qtbot.mouseClick(page.rules, LEFT)
    assert [choice.isVisible() for choice in page.house.choices] == [True, True]
    assert not any(plate.isVisible() for plate in page.plates)
    qtbot.mouseClick(page.house.choices[0], LEFT)
    press(page.house.choices[1], Qt.Key.Key_Left)
    assert page.house.titles[0].words == "Who judges · house rule"
    qtbot.mouseClick(page.start, LEFT)
    assert started[0][1] == {"judge": "table", "games": "5"}


def test_a_choice_goes_round_both_ways(opened, qtbot):
    page = opened()
    qtbot.mouseClick(page.rules, LEFT)
    choice = page.house.choices[1]
    at = [choice.at]
    for _ in range(3):
        qtbot.mouseClick(choice, LEFT)
        at.append(choice.at)
    qtbot.mouseClick(choice, LEFT, pos=QPoint(24, choice.height() // 2))
    at.append(choice.at)
    press(choice, ENTER)
    at.append(choice.at)
    assert at == [0, 1, 2, 0, 2, 0]


def test_the_button_counts_the_rules_that_were_bent(opened, qtbot):
    page = opened()
    qtbot.mouseClick(page.rules, LEFT)
    qtbot.mouseClick(page.house.choices[0], LEFT)
    assert page.rules.words == "Back to the players"
    qtbot.mouseClick(page.rules, LEFT)
    assert page.rules.words == "House rules (1)"
    assert page.plates[0].isVisible()


def test_many_house_rules_are_leafed_through(opened, qtbot):
    many = tuple(HouseRule(f"r{n}", f"Rule {n}", "", (("a", "A"), ("b", "B"))) for n in range(15))
    page = opened(rules=many)
    seen: list[int] = []
    for _ in range(2):
        qtbot.mouseClick(page.rules, LEFT)
        seen += [number for number, choice in enumerate(page.house.choices) if choice.isVisible()]
        assert_well_laid(page)
    assert seen == list(range(15))
    qtbot.mouseClick(page.rules, LEFT)
    assert page.plates[0].isVisible()


def test_a_game_without_house_rules_shows_no_button(opened):
    assert not opened(rules=()).rules.isVisible()


# -------------------------------------------------------------------------------------- refused, leaving


def test_a_refusal_stands_until_something_is_changed(opened, qtbot):
    page = opened()
    page.refuse("With three players one must be the Master of Ceremonies.")
    assert page._hint.words == "With three players one must be the Master of Ceremonies."
    assert page._hint.accessibleName() == page._hint.words
    qtbot.keyClicks(page.plates[0].field, "A")
    assert page._hint.words == HINT


@pytest.mark.parametrize("change", ["add", "kind", "rules", "remove"])
def test_any_change_takes_a_refusal_away(opened, qtbot, change):
    page = opened((Player("Ana"), Player("Ben"), Player("Cleo")))
    page.refuse("No.")
    button = {
        "add": page.add_person,
        "kind": page.plates[0].kind,
        "rules": page.rules,
        "remove": page.plates[0].remove,
    }[change]
    qtbot.mouseClick(button, LEFT)
    assert page._hint.words != "No."


def test_back_and_esc_lead_to_the_shelf(opened, qtbot):
    page = opened()
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    qtbot.mouseClick(page.back_to_shelf, LEFT)
    press(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert left == [True, True]


def test_esc_in_the_house_rules_leads_to_the_seats(opened, qtbot):
    page = opened()
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    qtbot.mouseClick(page.rules, LEFT)
    press(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert left == []
    assert page.plates[0].isVisible()


# ------------------------------------------------------------------------------------------------- looks


@pytest.mark.breaks(12, "never overlapping")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("many", range(2, 9))
def test_nothing_overlaps_however_many_play(opened, many, size):
    people = [Player(name) for name in AWKWARD[: many - 1]]
    page = opened((*people, Player("Robo", "fox", "computer", 2)), size=size)
    page.refuse("With so many players somebody has to be the Master of Ceremonies: look under House rules.")
    assert_well_laid(page)
    assert_readable(page)
    assert not page._hint.lines.is_cut


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_long_house_rules_are_read_whole(opened, size, qtbot, monkeypatch):
    long = "A Master of Ceremonies, changing every game (three, five or seven players)"
    rules = tuple(
        HouseRule(f"r{n}", "Prizes that do not match stay", "", (("a", long), ("b", "B"))) for n in range(12)
    )
    page = opened(rules=rules, size=size)
    qtbot.mouseClick(page.rules, LEFT)
    assert_well_laid(page)
    assert_readable(page)
    assert cut(page, monkeypatch) == []


@pytest.mark.breaks(15, "a switch while running")
def test_it_looks_the_same_under_a_light_and_a_dark_desktop(opened, qtbot):
    """Failure 15."""
    page = opened((Player("Ana"), Player("")))
    page.plates[1].field.setFocus()
    page.plates[0].field.selectAll()
    QApplication.setCursorFlashTime(0)
    assert len(set(under_other_desktops(page))) == 1
    qtbot.mouseClick(page.rules, LEFT)
    assert len(set(under_other_desktops(page))) == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_word_is_read_whole(opened, monkeypatch, size):
    page = opened((Player("Ana"), *(Player("", "", "computer", 2) for _ in range(7))), size=size)
    assert cut(page, monkeypatch) == []


def test_the_time_it_takes_is_said(opened):
    assert "about 40 minutes" in opened()._facts.words


def test_everything_has_a_name_for_screen_readers(opened):
    page = opened((Player("Ana"), Player("Ben"), Player("Cleo")))
    assert all(part.accessibleName() for part in parts(page))
    assert page.plates[1].kind.accessibleName() == "Seat 2 is played by: Person"


def test_coming_and_going_leaves_nothing_behind(opened, qtbot):
    """Failure 18."""
    page = opened()
    count = len(page.findChildren(SeatPlate))
    for _ in range(50):
        qtbot.mouseClick(page.add_person, LEFT)
        qtbot.mouseClick(page.plates[-1].remove, LEFT)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(page.findChildren(SeatPlate)) == count


def test_arrow_keys_reach_every_seat(opened):
    page = opened((Player("Ana"), Player("Ben"), Player("Cleo"), Player("Dan")))
    reached = {QApplication.focusWidget()}
    for _ in range(12):
        press(QApplication.focusWidget(), Qt.Key.Key_Down)
        reached.add(QApplication.focusWidget())
    assert {page.plates[0].field, page.plates[2].field} <= reached
    assert QApplication.focusWidget() in (page.start, page.rules, page.back_to_shelf)


def test_a_sign_without_words_is_explained_in_the_bar_while_it_is_meant(opened, qtbot):
    page = opened()
    plate = page.plates[1]
    usual = page._hint.words
    plate.earlier.setFocus()
    assert page._hint.words == "Seat 2: one place earlier"
    page.start.setFocus()
    assert page._hint.words == usual
    page.refuse("No.")
    QApplication.sendEvent(plate.face, QEvent(QEvent.Type.Enter))
    assert page._hint.words.startswith("Seat 2: picture")
    QApplication.sendEvent(plate.face, QEvent(QEvent.Type.Leave))
    assert page._hint.words == "No."


def test_who_sits_there_is_gone_through_round_and_round(opened, qtbot):
    """Anywhere on it a click goes on, for it has no arrows; left and right lead past it."""
    page = opened()
    kind = page.plates[0].kind
    values: list[str] = []
    while kind.words not in values:
        values.append(kind.words)
        qtbot.mouseClick(kind, LEFT, pos=QPoint(kind.height() // 2, kind.height() // 2))
    assert len(values) > 3
    assert kind.words == values[0]
    kind.setFocus()
    press(kind, Qt.Key.Key_Right)
    assert kind.words == values[0]
    assert not kind.hasFocus()


def test_what_is_said_of_a_picture_is_true_when_another_is_chosen(opened, qtbot):
    page = opened()
    face = page.plates[1].face
    face.setFocus()
    press(face, Qt.Key.Key_Return)
    (card,) = [part for part in page.findChildren(FaceCard) if part.isVisible()]
    other = next(pill for pill in card.findChildren(Portrait) if pill.picture not in (face.picture, ""))
    picture = other.picture
    qtbot.wait(1)
    other.setFocus()
    press(other, Qt.Key.Key_Return)
    assert face.picture == picture
    assert face.hasFocus()
    assert page._hint.words == face.accessibleName()


def test_a_long_name_is_written_smaller_so_that_all_of_it_is_seen(opened, qtbot):
    page = opened()
    field = page.plates[0].field
    field.setText("Ana")
    usual = field.font().pixelSize()
    field.setText("Maximiliane-Friederike von Hohen")
    assert field.font().pixelSize() < usual
    margins = field.textMargins()
    room = field.width() - margins.left() - margins.right()
    assert QFontMetricsF(field.font()).horizontalAdvance(field.text()) <= room
    field.setText("Ana")
    assert field.font().pixelSize() == usual
