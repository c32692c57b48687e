"""From the lobby to the table and back: rules of the family's own, and what is kept of an evening."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.app.cards import Curtain, EndingCard
from boardroom.app.family import Person
from boardroom.app.house_card import HouseCard
from boardroom.app.parts import Pill, Words
from boardroom.app.window import Window
from boardroom.core.game import Result, Seat
from boardroom.table.journal import Header
from boardroom.table.table import Player
from tests.app.seen import SIZES, assert_readable, assert_well_laid, press

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.furnish()
    window.memory.change(sound=False)
    window.open()
    yield window
    window.close()


def lobby(window, game="concentration", *names):
    QTest.mouseClick(next(box for box in window._shelf.boxes if box.manifest.id == game), LEFT)
    for plate, name in zip(window._lobby.plates, names, strict=False):
        plate.field.clear()
        QTest.keyClicks(plate.field, name)
    return window._lobby


def shown(window):
    return [card for card in window.findChildren(HouseCard) if card.isVisible()]


def test_by_the_rulebook_nothing_is_said_and_the_game_begins(window):
    QTest.mouseClick(lobby(window).start, LEFT)
    assert shown(window) == []
    assert window._table is not None


def test_what_differs_is_shown_before_the_game_and_enter_begins_it(window):
    page = lobby(window, "concentration", "Ana", "Ben")
    QTest.mouseClick(page.house.length, LEFT)
    QTest.mouseClick(page.start, LEFT)
    (card,) = shown(window)
    assert window._table is None
    assert any("A match is – Five games" in line.words for line in card.findChildren(type(card.title)))
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window._table.session.table.rules.options.games == "5"


def test_esc_goes_back_to_the_lobby_and_the_rules_can_be_changed_at_once(window):
    page = lobby(window)
    QTest.mouseClick(page.house.length, LEFT)
    QTest.mouseClick(page.start, LEFT)
    press(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert (window._lobby, window._table) == (page, None)
    QTest.mouseClick(page.start, LEFT)
    (card,) = shown(window)
    card.choose(card.changing)
    assert page.house.choices[0].isVisible()


def test_the_next_time_the_familys_rules_and_people_are_there(window):
    page = lobby(window, "concentration", "Ana", "Ben")
    QTest.mouseClick(page.house.length, LEFT)
    QTest.mouseClick(page.start, LEFT)
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    window.show_shelf()
    again = lobby(window)
    assert again.house.bent == {"games": "5"}
    assert [plate.field.text() for plate in again.plates] == ["Ana", "Ben"]
    assert [person.name for person in window.memory.family.people] == ["Ana", "Ben"]
    window.show_shelf()
    other = lobby(window, "concluzio")
    assert other.house.bent == {}
    assert other.plates[0].who.isVisible()


def test_who_is_forgotten_is_forgotten_on_the_disk(window):
    window.memory.know([Person("Ana", "fox", "sky")])
    lobby(window).forgotten.emit("Ana")
    assert window.memory.family.people == ()


def test_a_game_that_was_left_lies_on_the_shelf_with_whose_turn_it_is(window):
    window.seat("concentration", (Player("Ana", "fox"), Player("Ben", "owl")), {}, 5)
    session = window._table.session
    session.act(session.table.asks[0].seat, session.table.asks[0].choices[0])
    window.show_shelf()
    (tile,) = window._shelf.tiles
    assert (tile.kept.names, tile.kept.move, tile.kept.turn) == ("Ana & Ben", "move 1", "Ana to play")
    assert [face[0] for face in tile.kept.faces] == ["fox", "owl"]
    assert window._shelf._words.words == "Today: Concentration, move 1. Ana to play."
    QTest.mouseClick(tile, LEFT)
    assert window._table.session.table.moves == 1


def test_whose_turn_it_is_is_known_after_a_power_cut_too(window):
    window.seat("concentration", (Player("Ana", "fox"), Player("Ben", "owl")), {}, 5)
    session = window._table.session
    session.act(session.table.asks[0].seat, session.table.asks[0].choices[0])
    (left,) = window.drawer.unfinished  # nobody has closed anything
    assert window.drawer.told(left).turn == "Ana to play"


def test_a_name_given_on_the_shelf_is_kept(window):
    window.seat("concentration", (Player("Ana", "fox"), Player("Ben", "owl")), {}, 5)
    session = window._table.session
    session.act(session.table.asks[0].seat, session.table.asks[0].choices[0])
    window.show_shelf()
    (tile,) = window._shelf.tiles
    window._shelf.renamed.emit(tile.kept.path, "Grandma’s")
    assert window._shelf.tiles[0].kept.title == "Grandma’s"
    assert window._shelf._words.words == "Today: Grandma’s, move 1. Ana to play."


def test_games_of_strangers_and_broken_ones_never_hide_the_rest(window):
    """Failure 6: another version, an unknown game, half a file."""
    window.seat("concentration", (Player("Ana", "fox"), Player("Ben", "owl")), {}, 5)
    session = window._table.session
    session.act(session.table.asks[0].seat, session.table.asks[0].choices[0])
    window.show_shelf()
    folder = window.saves.folder
    (folder / "a.game").write_text("half a li")
    old = window.saves.new(Header("concentration", 99, "", (Player("Old"),), 1, begun="long ago"))
    old.journal.append(session.table.asks[0].choices[0])
    old.close()
    strange = window.saves.new(Header("chess", 1, "", (Player("X"),), 1))
    strange.journal.append(session.table.asks[0].choices[0])
    strange.close()
    window.show_shelf()
    assert sorted(tile.kept.names for tile in window._shelf.tiles) == ["Ana & Ben", "Old"]
    (mine,) = [tile for tile in window._shelf.tiles if tile.kept.names == "Ana & Ben"]
    QTest.mouseClick(mine, LEFT)
    assert window._table.session.table.moves == 1


def test_a_team_behind_the_curtain_speaks_for_all(window):
    """S-04: private views are shared by the team."""
    team = Player("Team Ana & Mia", "fox", members=("Ana", "Mia"))
    window.seat("concluzio", (team, Player("Ben", "owl")), {}, 5)
    window._table._draw_curtain("Team Ana & Mia", "fox")
    curtain = [card for card in window.findChildren(Curtain) if card.isVisible()][-1]
    assert "We are Team Ana & Mia" in [pill.words for pill in curtain.findChildren(Pill)]
    assert window._table.session.table.players[Seat(0)].members == ("Ana", "Mia")


@pytest.mark.parametrize(
    ("name", "first", "words"),
    [
        ("Team Ana & Mia", 0, "Team Ana & Mia wins!"),
        ("The Owls", 0, "The Owls win!"),
        ("The Owls", 1, "Ben wins!"),
    ],
)
def test_a_team_wins_as_one_unless_it_calls_itself_several(window, name, first, words):
    team = Player(name, "fox", members=("Ana", "Mia"))
    window.seat("common_denominator", (team, Player("Ben", "owl")), {}, 5)
    window._table._show_winner(Result(((Seat(first),), (Seat(1 - first),))))
    (card,) = [card for card in window.findChildren(EndingCard) if card.isVisible()]
    assert card.title.words == words


@pytest.mark.parametrize(
    ("together", "words"), [(True, "Ana & Cleo win!"), (False, "Ana & Cleo share the win!")]
)
def test_partners_win_and_rivals_share_the_win(window, together, words):
    window.seat("concentration", tuple(Player(name, "fox") for name in ("Ana", "Ben", "Cleo", "Dan")), {}, 5)
    window._table._show_winner(Result(((Seat(0), Seat(2)), (Seat(1), Seat(3))), together))
    (card,) = [card for card in window.findChildren(EndingCard) if card.isVisible()]
    assert card.title.words == words


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("many", [1, 7, 20])
def test_it_is_well_laid(window, size, many):
    window.resize(*size)
    line = "Who judges a guess – A Master of Ceremonies, changing every game (three, five or seven players)"
    card = HouseCard(window, [line] * many, "night")
    card.open()
    assert_well_laid(card)
    assert_readable(card)


PEOPLE = (Player("Ana", "fox"), Player("Ben", "owl"))


def test_a_game_begun_from_the_command_line_says_its_own_rules_at_the_table(window):
    window.seat("concentration", PEOPLE, {"games": "5"}, 5)
    window.reception.say_rules({"games": "5"})
    session = window._table.session
    (card,) = shown(window)
    assert not session.table.clock.is_running
    (line,) = [words.words for words in card.findChildren(Words) if "Five" in words.words]
    assert line.startswith("A match is")
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not shown(window)
    assert session.table.clock.is_running


def test_from_there_the_rules_can_still_be_changed(window):
    window.seat("concentration", PEOPLE, {"games": "5"}, 5)
    window.reception.say_rules({"games": "5"})
    (card,) = shown(window)
    card.choose(card.changing)
    assert window._table is None
    assert window._lobby.house.bent == {"games": "5"}
    assert window._lobby.house.choices[0].isVisible()
    assert [plate.field.text() for plate in window._lobby.plates] == ["Ana", "Ben"]


def test_by_the_rulebook_nothing_is_said(window):
    window.seat("concentration", PEOPLE, {}, 5)
    window.reception.say_rules({})
    assert not shown(window)
