"""The lobby knows the family: who it is, what they look like, who is in a team, and where they sit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.face_card import FaceCard
from boardroom.app.family import Person
from boardroom.app.lobby_page import LobbyPage
from boardroom.app.who_card import TeamCard, WhoCard
from boardroom.core.manifest import Manifest
from boardroom.stage import theme
from boardroom.table.table import Player
from tests.app.seen import AWKWARD, SIZES, assert_readable, assert_well_laid, parts, press

LEFT, ENTER, ESC = Qt.MouseButton.LeftButton, Qt.Key.Key_Return, Qt.Key.Key_Escape
LEVELS = ("Gentle", "Keen")
KNOWN = (
    Person("Ana", "owl", "sky"),
    Person("Ben", "frog", "pink"),
    Person("Mia", "unicorn", "violet"),
    Person("Oma"),
)


@pytest.fixture
def opened(qtbot):
    def open_lobby(
        remembered: tuple[Player, ...] = (),
        known: tuple[Person, ...] = KNOWN,
        size: tuple[int, int] = (1280, 720),
        seats: range = range(2, 9),
    ) -> LobbyPage:
        manifest = Manifest("concentration", "Concentration", "Match", seats, "2 players", 40, "night", "")
        page = LobbyPage(manifest, LEVELS, (), remembered, known=known)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return open_lobby


def card(page, kind):
    (found,) = [found for found in page.findChildren(kind) if found.isVisible()]
    return found


def pill(shown, name):
    (found,) = [found for found in shown.pills if found.isVisible() and found.words == name]
    return found


def begun(page):
    started = []
    page.started.connect(lambda players, options: started.append(players))
    QTest.mouseClick(page.start, LEFT)
    return started[0]


# ------------------------------------------------------------------------------------------ who is it?


def test_somebody_known_is_picked_with_name_picture_and_colour(opened):
    page = opened()
    QTest.mouseClick(page.plates[1].who, LEFT)
    QTest.mouseClick(pill(card(page, WhoCard), "Ana"), LEFT)
    assert begun(page)[1] == Player("Ana", "owl", colour="sky")


def test_who_sits_already_is_not_offered_again(opened):
    page = opened((Player("ana"), Player("")))
    QTest.mouseClick(page.plates[1].who, LEFT)
    assert [one.words for one in card(page, WhoCard).pills if one.isVisible()] == ["Ben", "Mia", "Oma"]


def test_it_can_be_done_with_the_keyboard_alone(opened):
    page = opened()
    for _ in range(3):
        press(QApplication.focusWidget(), Qt.Key.Key_Tab)
    page.plates[0].who.setFocus()
    press(page.plates[0].who, ENTER)
    press(QApplication.focusWidget(), Qt.Key.Key_Right)
    press(QApplication.focusWidget(), ENTER)
    assert page.plates[0].field.text() == "Ben"


def test_a_picture_and_a_colour_that_are_worn_already_are_left_to_who_wears_them(opened):
    page = opened((Player("Zoe", "owl", colour="sky"), Player("")))
    QTest.mouseClick(page.plates[1].who, LEFT)
    QTest.mouseClick(pill(card(page, WhoCard), "Ana"), LEFT)
    zoe, ana = begun(page)
    assert (zoe.picture, zoe.colour) == ("owl", "sky")
    assert ana.picture != "owl"
    assert ana.colour != "sky"


def test_a_known_name_that_is_typed_is_recognised(opened, qtbot):
    page = opened()
    qtbot.keyClicks(page.plates[0].field, "bEN")
    press(page.plates[0].field, ENTER)
    assert begun(page)[0] == Player("Ben", "frog", colour="pink")


def test_a_picture_chosen_by_hand_is_kept_when_the_name_is_known(opened, qtbot):
    page = opened()
    qtbot.keyClicks(page.plates[0].field, "Ben")
    QTest.mouseClick(page.plates[0].face, LEFT)
    chosen = card(page, FaceCard).faces[-1]
    QTest.mouseClick(chosen, LEFT)
    assert begun(page)[0].picture == chosen.picture


def test_somebody_new_begins_with_an_empty_name(opened):
    page = opened((Player("Ana", "owl"), Player("Ben", "frog")))
    QTest.mouseClick(page.plates[0].who, LEFT)
    QTest.mouseClick(card(page, WhoCard).new, LEFT)
    assert page.plates[0].field.text() == ""
    assert page.plates[0].field.hasFocus()


def test_forgetting_takes_two_presses(opened):
    page = opened()
    forgotten = []
    page.forgotten.connect(forgotten.append)
    QTest.mouseClick(page.plates[0].who, LEFT)
    shown = card(page, WhoCard)
    QTest.mouseClick(shown.forget, LEFT)
    QTest.mouseClick(pill(shown, "Ben"), LEFT)
    assert forgotten == []
    assert pill(shown, "Ben").accessibleName() == "Forget Ben?"
    QTest.mouseClick(pill(shown, "Mia"), LEFT)  # another one: asked anew
    assert forgotten == []
    QTest.mouseClick(pill(shown, "Mia"), LEFT)
    assert forgotten == ["Mia"]
    assert [one.words for one in shown.pills if one.isVisible()] == ["Ana", "Ben", "Oma"]
    press(QApplication.focusWidget(), ESC)
    QTest.mouseClick(page.plates[1].who, LEFT)
    assert "Mia" not in [one.words for one in card(page, WhoCard).pills]


def test_when_nobody_is_known_nobody_is_offered(opened):
    assert not any(plate.who.isVisible() for plate in opened(known=()).plates)


def test_many_people_are_leafed_through(opened):
    page = opened(known=tuple(Person(f"P{number}") for number in range(30)))
    QTest.mouseClick(page.plates[0].who, LEFT)
    shown, seen = card(page, WhoCard), set()
    for _ in range(3):
        seen |= {one.words for one in shown.pills if one.isVisible()}
        QTest.mouseClick(shown.more, LEFT)
    assert len(seen) == 30


# ---------------------------------------------------------------------------------------------- colours


def test_a_colour_is_chosen_and_whoever_had_it_takes_the_other(opened):
    page = opened((Player("Zoe", colour="coral"), Player("Kim", colour="sky")))
    QTest.mouseClick(page.plates[0].face, LEFT)
    shown = card(page, FaceCard)
    (sky,) = [one for one in shown.colours if one.side == 4]
    assert sky.accessibleName() == "Colour: sky"
    QTest.mouseClick(sky, LEFT)
    assert shown.isVisible()
    press(QApplication.focusWidget(), ESC)
    assert [player.colour for player in begun(page)] == ["sky", "coral"]


def test_colours_stay_with_people_who_change_places(opened):
    page = opened((Player("Zoe", colour="amber"), Player("Kim", colour="sky")))
    QTest.mouseClick(page.plates[1].earlier, LEFT)
    assert [(player.name, player.colour) for player in begun(page)] == [("Kim", "sky"), ("Zoe", "amber")]


def test_six_players_have_six_colours(opened):
    page = opened(tuple(Player(f"P{number}", colour="coral") for number in range(6)), seats=range(2, 7))
    assert len({player.colour for player in begun(page)}) == len(theme.SIDES)


# ------------------------------------------------------------------------------------------------ teams


def gathered(page, *names):
    """Make the second seat a team of these, some known, some not."""
    plate = page.plates[1]
    QTest.mouseClick(plate.kind, LEFT)
    QTest.mouseClick(plate.team, LEFT)
    shown = card(page, TeamCard)
    for name in names:
        there = [one for one in shown.pills if one.isVisible() and one.words == name]
        if there:
            QTest.mouseClick(there[0], LEFT)
        else:
            QTest.keyClicks(shown.field, name)
            press(shown.field, ENTER)
    return shown


def test_a_team_is_called_by_the_names_of_its_members(opened):
    """S-04: a team counts as one player."""
    page = opened()
    shown = gathered(page, "Ana", "Ben", "Kim")
    press(shown.field, ENTER)  # an empty line: that is all
    team = begun(page)[1]
    assert (team.name, team.members, team.kind) == ("Team Ana, Ben & Kim", ("Ana", "Ben", "Kim"), "person")


def test_a_team_may_have_a_name_of_its_own(opened):
    page = opened()
    shown = gathered(page, "Ana", "Mia")
    QTest.keyClicks(shown.field, "Kim")  # not entered, but there
    press(shown.field, ESC)
    assert page.plates[1].members == ()
    QTest.mouseClick(page.plates[1].team, LEFT)
    shown = card(page, TeamCard)
    QTest.mouseClick(pill(shown, "Ana"), LEFT)
    QTest.mouseClick(pill(shown, "Ana"), LEFT)
    QTest.mouseClick(pill(shown, "Mia"), LEFT)
    QTest.keyClicks(shown.field, "Kim")
    press(shown.field, ENTER)
    press(shown.field, ENTER)
    QTest.keyClicks(page.plates[1].field, "The Owls")
    team = begun(page)[1]
    assert (team.name, team.members) == ("The Owls", ("Mia", "Kim"))


def test_a_remembered_team_sits_as_it_sat(opened):
    team = Player("Team Ana & Kim", "fox", colour="sky", members=("Ana", "Kim"))
    page = opened((Player("Ben", "frog", colour="pink"), team))
    assert page.plates[1].field.text() == ""
    assert begun(page)[1] == replace(team, unnamed=2)


def test_a_team_without_members_is_called_by_its_seat(opened):
    page = opened()
    QTest.mouseClick(page.plates[1].kind, LEFT)
    assert begun(page)[1].name == "Team 2"


def test_whoever_is_in_a_team_is_not_offered_another_seat(opened):
    page = opened()
    press(gathered(page, "Ana").field, ENTER)
    QTest.mouseClick(page.plates[0].who, LEFT)
    assert "Ana" not in [one.words for one in card(page, WhoCard).pills if one.isVisible()]


def test_people_and_members_are_to_be_remembered_and_stand_ins_are_not(opened, qtbot):
    page = opened((Player("Kim", "fox", colour="coral"), Player(""), Player("Robo", "robot", "computer")))
    press(gathered(page, "Ana", "Lou").field, ENTER)
    assert page.seats.known_now == (Person("Kim", "fox", "coral"), Person("Ana"), Person("Lou"))


# ------------------------------------------------------------------------------- carried to another place


def carried(page, plate, *way):
    """Press on the plate's edge and move over these places of the page; the button stays down."""
    window = page.windowHandle()
    at = plate.mapTo(page, QPoint(8, plate.height() // 2))
    QTest.mousePress(window, LEFT, pos=at)
    for point in way:
        QTest.mouseMove(window, point)
    return window


def order(page):
    return [plate.field.text() for plate in page.plates]


def middle(plate):
    return plate.geometry().center()


@pytest.fixture
def four(opened):
    return opened(tuple(Player(name) for name in ("A", "B", "C", "D")))


def test_a_plate_follows_the_pointer_and_the_others_make_way(four):
    plate, to = four.plates[0], middle(four.plates[3])
    was = four.plates[3].geometry()
    grip = QPoint(8, plate.height() // 2)
    window = carried(four, plate, middle(plate), was.topLeft() + grip + QPoint(30, -20))
    assert plate.is_carried
    assert plate.pos() == was.topLeft() + QPoint(30, -20)
    assert order(four) == ["B", "C", "D", "A"]
    assert four.plates[2].geometry() != was
    QTest.mouseRelease(window, LEFT, pos=to)
    assert order(four) == ["B", "C", "D", "A"]
    assert plate.geometry() == was
    assert [player.name for player in begun(four)] == ["B", "C", "D", "A"]


def test_it_may_be_carried_by_its_picture_which_is_then_not_pressed(four):
    window, face = four.windowHandle(), four.plates[1].face
    start = face.mapTo(four, face.rect().center())
    QTest.mousePress(window, LEFT, pos=start)
    QTest.mouseMove(window, start - QPoint(200, 0))
    QTest.mouseMove(window, start - QPoint(500, 0))
    QTest.mouseRelease(window, LEFT, pos=start - QPoint(500, 0))
    assert order(four) == ["B", "A", "C", "D"]
    assert four.findChildren(FaceCard) == []


def test_a_small_movement_is_a_click(four):
    window, face = four.windowHandle(), four.plates[1].face
    start = face.mapTo(four, face.rect().center())
    QTest.mousePress(window, LEFT, pos=start)
    QTest.mouseMove(window, start + QPoint(2, 2))
    QTest.mouseRelease(window, LEFT, pos=start + QPoint(2, 2))
    assert card(four, FaceCard)


@pytest.mark.parametrize("how", ["esc", "right", "out", "deactivated", "resized"])
def test_interrupted_it_goes_home_and_the_next_one_works(four, how, qtbot):
    """Failure 5."""
    plate, to, elsewhere = four.plates[0], middle(four.plates[3]), QWidget()
    qtbot.addWidget(elsewhere)
    home = plate.geometry()
    left = []
    four.back.connect(lambda: left.append(True))
    window = carried(four, plate, middle(plate), to)
    assert plate.is_carried
    if how == "esc":
        press(QApplication.focusWidget(), ESC)
    elif how == "right":
        QTest.mousePress(window, Qt.MouseButton.RightButton, pos=to)
        QTest.mouseRelease(window, Qt.MouseButton.RightButton, pos=to)
    elif how == "out":
        QTest.mouseMove(window, QPoint(-40, 100))
    elif how == "deactivated":
        elsewhere.show()
        elsewhere.activateWindow()
        qtbot.waitUntil(elsewhere.isActiveWindow)
    else:
        four.resize(1281, 720)
    assert not plate.is_carried
    assert order(four) == ["A", "B", "C", "D"]
    QTest.mouseMove(window, to)
    QTest.mouseRelease(window, LEFT, pos=to)
    assert order(four) == ["A", "B", "C", "D"]
    assert abs(plate.x() - home.x()) <= 1
    assert left == []
    elsewhere.close()
    window = carried(four, four.plates[0], middle(four.plates[0]), middle(four.plates[1]))
    QTest.mouseRelease(window, LEFT, pos=middle(four.plates[1]))
    assert order(four) == ["B", "A", "C", "D"]


def test_typing_goes_on_where_it_was_after_a_carry(four):
    four.plates[2].field.setFocus()
    window = carried(four, four.plates[0], middle(four.plates[0]), middle(four.plates[1]))
    QTest.mouseRelease(window, LEFT, pos=middle(four.plates[1]))
    assert four.plates[2].field.hasFocus()


# ------------------------------------------------------------------------------------------------- looks


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("many", [2, 6])
def test_nothing_overlaps_with_people_we_know_and_teams(opened, size, many):
    known = tuple(Person(name, "fox", "sky") for name in AWKWARD)
    crowd = [Player(name) for name in AWKWARD[: many - 1]]
    team = Player("x", "fox", members=tuple(AWKWARD[3:8]))
    page = opened((*crowd, team), known=(*known, *KNOWN), size=size)
    assert_well_laid(page)
    assert_readable(page)
    assert all(part.accessibleName() for part in parts(page))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("many", [1, 5, 40])
def test_the_cards_are_well_laid(opened, size, many):
    known = tuple(Person(f"{AWKWARD[n % len(AWKWARD)]} {n}", "fox", "sky") for n in range(many))
    page = opened(known=known, size=size)
    QTest.mouseClick(page.plates[0].who, LEFT)
    assert_well_laid(card(page, WhoCard))
    QTest.mouseClick(card(page, WhoCard).forget, LEFT)
    assert_well_laid(card(page, WhoCard))
    card(page, WhoCard).escape()
    assert_well_laid(gathered(page, *(f"N{number}" for number in range(9))))
    card(page, TeamCard).escape()
    QTest.mouseClick(page.plates[0].face, LEFT)
    assert_well_laid(card(page, FaceCard))


# --------------------------------------------------------------------------------- a person, or a computer


def test_a_computer_has_neither_the_name_nor_the_picture_of_whoever_sat_there(opened):
    page = opened((Player("Ana", "owl", colour="sky"), Player("", "frog", unnamed=2)))
    for plate, animal in zip(page.plates, ("owl", "frog"), strict=True):
        assert plate.face.picture == animal
        while plate.is_person:
            QTest.mouseClick(plate.kind, LEFT)
        assert (plate.field.text(), plate.face.picture) == ("", "robot")
        assert plate.field.placeholderText() == f"Computer {plate.number + 1}"
    assert [(player.name, player.picture, player.kind) for player in page.seats.players] == [
        ("Computer 1", "robot", "computer"),
        ("Computer 2", "robot", "computer"),
    ]
    for plate, name, animal in zip(page.plates, ("Ana", ""), ("owl", "frog"), strict=True):
        while not plate.is_person:
            QTest.mouseClick(plate.kind, LEFT)
        assert (plate.field.text(), plate.face.picture) == (name, animal)
    assert begun(page)[0].name == "Ana"


def test_what_a_computer_was_called_and_given_it_keeps(opened):
    page = opened((Player("Ana", "owl"), Player("Hal", "robot", "computer"), Player("Ben", "frog")))
    hal, ben = page.plates[1:]
    hal.choose_face("cat-face")
    while not hal.is_person:
        QTest.mouseClick(hal.kind, LEFT)
    assert hal.field.text() == ""
    assert hal.face.picture not in ("robot", "cat-face", ben.face.picture, "owl")
    while hal.is_person:
        QTest.mouseClick(hal.kind, LEFT)
    assert (hal.field.text(), hal.face.picture) == ("Hal", "cat-face")


def test_whose_picture_was_taken_meanwhile_gets_another(opened):
    page = opened((Player("Ana", "owl"), Player("Ben", "frog")))
    ana, ben = page.plates
    while ana.is_person:
        QTest.mouseClick(ana.kind, LEFT)
    ben.choose_face("owl")
    while not ana.is_person:
        QTest.mouseClick(ana.kind, LEFT)
    assert ana.field.text() == "Ana"
    assert ana.face.picture not in ("owl", "robot")


def test_people_sit_down_again_where_a_computer_played_for_them(opened):
    gone = Player("Robo for Ana", "robot", "computer", plays_for="Ana")
    page = opened((gone, Player("Ben", "frog")))
    while not page.plates[0].is_person:
        QTest.mouseClick(page.plates[0].kind, LEFT)
    assert page.plates[0].field.text() == "Ana"
