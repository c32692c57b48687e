"""Helps for one player: set on the plate, kept with the person, and an option of the game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boardroom.app.box import open_box
from boardroom.app.family import Memory
from boardroom.app.lobby_page import LobbyPage
from boardroom.app.seat_helps import HelpsCard, SeatHelps
from boardroom.core.helps import is_helped, seats_of
from boardroom.games import shelf
from boardroom.table.table import Player
from tests.app.seen import SIZES, assert_readable, assert_well_laid, cut

LEFT = Qt.MouseButton.LeftButton
GAMES = [name for name, card in shelf().items() if card.on_shelf]
PEOPLE = (Player("Ana", "fox"), Player("Opa", "owl"), Player("Robo", "robot", "computer"))


@pytest.fixture
def lobby(qtbot):
    def make(game="brain_games", known=None, people=PEOPLE):
        box = open_box(game)
        people = people[: box.manifest.seats[-1]]
        helps = SeatHelps(box.helps(), known or {})
        page = LobbyPage(box.manifest, box.levels(), box.house_rules(), people, helps=helps)
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        return page

    return make


def open_card(qtbot, page, seat):
    qtbot.mouseClick(page.plates[seat].helps, LEFT)
    return page.findChildren(HelpsCard)[-1]


def started(page, qtbot):
    with qtbot.waitSignal(page.started) as signal:
        qtbot.mouseClick(page.start, LEFT)
    return signal.args[1]


def test_seats_are_named_from_one():
    assert seats_of([2, 0]) == "1,3"
    assert [is_helped("1,3", seat) for seat in range(4)] == [True, False, True, False]
    assert not any(is_helped(word, seat) for word in ("nobody", "all", "off") for seat in range(6))


@pytest.mark.parametrize("game", GAMES)
def test_every_help_is_an_option_that_takes_any_seats(game):
    box = open_box(game)
    assert box.helps()
    for help_ in box.helps():
        for value in (help_.nobody, "1", "2", "1,2"):
            assert getattr(box.options({help_.field: value}), help_.field) == value


@pytest.mark.parametrize("game", GAMES)
def test_more_time_is_offered_wherever_time_can_be_limited(lobby, qtbot, game):
    assert {rule.field for rule in open_box(game).house_rules()} & {"limit", "timer"}
    page = lobby(game)
    qtbot.mouseClick(open_card(qtbot, page, 0).switches["longer"], LEFT)
    assert page.helps.options(page.house.options) == {"longer": "1"}


def test_a_help_becomes_an_option_and_shows_on_the_plate(lobby, qtbot):
    page = lobby()
    assert "easier" not in page.helps.options(page.house.options)
    card = open_card(qtbot, page, 1)
    qtbot.mouseClick(card.switches["easier"], LEFT)
    card.escape()
    assert page.plates[1].helps.words == "Helps: 1"
    assert page.plates[0].helps.words == "Helps"
    options = started(page, qtbot)
    assert options["easier"] == "2"
    assert options["memory"] == "none"


def test_a_computer_is_not_helped(lobby):
    page = lobby()
    assert page.plates[2].helps.isHidden()
    assert page.plates[1].helps.isVisible()


def test_helps_move_with_the_person(lobby, qtbot):
    page = lobby(known={"opa": ("easier",)})
    assert page.helps.options({}) == {"easier": "2"}
    page.plates[1].moved.emit()
    assert page.plates[0].field.text() == "Opa"
    assert page.helps.options({}) == {"easier": "1"}


def test_what_the_house_gives_everybody_stays(lobby):
    page = lobby(known={"Opa": ("easier",)})
    assert page.helps.options({"easier": "all"}) == {}


def test_helps_are_kept_with_the_person(lobby, tmp_path, qtbot):
    page = lobby(known={"Ana": ("memory",), "Mia": ("easier",)})
    card = open_card(qtbot, page, 0)
    qtbot.mouseClick(card.switches["memory"], LEFT)
    card = open_card(qtbot, page, 1)
    qtbot.mouseClick(card.switches["easier"], LEFT)
    memory = Memory(tmp_path)
    memory.help("brain_games", {"Ana": ("memory",), "Mia": ("easier",)})
    memory.help("brain_games", page.helps.known_now)
    assert Memory(tmp_path).family.helps == {"brain_games": {"Mia": ("easier",), "Opa": ("easier",)}}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_card_and_the_plates_are_well_laid(lobby, qtbot, monkeypatch, size, game):
    page = lobby(game, {"Ana": ("easier", "longer", "aid")}, PEOPLE[:2])
    page.resize(*size)
    QApplication.processEvents()
    assert_well_laid(page)
    card = open_card(qtbot, page, 0)
    assert_well_laid(card)
    assert_readable(card)
    assert cut(card, monkeypatch) == []
