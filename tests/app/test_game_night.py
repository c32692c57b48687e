"""A game night in the window: from the shelf through several tables to the last medals, and broken off."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.box import open_box
from boardroom.app.cards import Curtain, EndingCard
from boardroom.app.house_card import HouseCard
from boardroom.app.lobby_page import LobbyPage
from boardroom.app.night import Leg, Night, medals
from boardroom.app.night_card import NightCard
from boardroom.app.night_games import fitted, lengths
from boardroom.app.night_page import NightPage
from boardroom.app.parts import Pill, Words
from boardroom.app.window import Window
from boardroom.core.dice import Dice
from boardroom.core.game import Result, Seat
from boardroom.games import shelf
from boardroom.games.concluzio.actions import Guess
from boardroom.games.concluzio.state import Playing
from boardroom.table.laws import some_answer
from boardroom.table.table import Player
from tests.app.seen import SIZES, assert_readable, assert_well_laid

Key = Qt.Key
ANA, BEN = Player("Ana", "fox"), Player("Ben", "owl")


def opened(qtbot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.furnish()
    window.memory.change(sound=False)
    window.open()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    window = opened(qtbot)
    yield window
    window.close()


def shown(window, kind):
    return [part for part in window.findChildren(kind) if part.isVisible()]


def press(window, words):
    """Click on the one button with these words."""
    (pill,) = [
        part for part in shown(window, QWidget) if getattr(part, "words", "") == words and part.isEnabled()
    ]
    QTest.qWait(1)
    QTest.mouseClick(pill, Qt.MouseButton.LeftButton)


def lift_curtains(window):
    for curtain in shown(window, Curtain):
        curtain.choose(curtain.lifted)


def type_names(*names):
    for name in names:
        field = QApplication.focusWidget()
        field.selectAll()
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Key.Key_Return)
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)  # the ring is at the start


def agree(window) -> None:
    """Where a game of the night differs from the rulebook, that is said first, and everybody has read it."""
    for card in shown(window, HouseCard):
        card.choose(card.agreed)


def begin(window) -> None:
    """A night for two, as it is proposed."""
    press(window, "Game night")
    assert shown(window, LobbyPage)
    type_names("Ana", "Ben")
    assert shown(window, NightPage)
    press(window, "Begin")
    assert window.table is not None
    agree(window)


def end(window, *places) -> None:
    """The game on the table ends so."""
    window.table.session.ended.emit(Result(tuple(tuple(Seat(seat) for seat in seats) for seats in places)))


def test_a_night_goes_from_the_shelf_through_its_tables_to_the_last_medals(window):
    begin(window)
    legs = window.memory.family.night.legs
    assert len(legs) == 4
    for number, leg in enumerate(legs, start=1):
        assert window.table.session.box.manifest.id == leg.game
        assert [player.name for player in window.table.session.table.players] == ["Ana", "Ben"]
        end(window, (0,), (1,)) if number % 2 else end(window, (1,), (0,))
        press(window, "Medals")
        (card,) = shown(window, NightCard)
        if number < len(legs):
            title = shelf()[legs[number].game].title
            assert f"game {number + 1} of 4" in card.text.words
            press(window, f"Play {title}")
            agree(window)
    assert "share the night" in card.title.words
    press(window, "To the shelf")
    assert window.currentWidget() is window._shelf
    assert window.memory.family.night is None


def test_by_keys_alone_from_the_shelf_to_the_first_table(window):
    QTest.keyClick(window._shelf.focusWidget() or window._shelf, Key.Key_Tab)
    for _ in range(20):
        if QApplication.focusWidget() is window._shelf.night:
            break
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    QTest.keyClick(window._shelf.night, Key.Key_Return)
    type_names("Ana", "Ben")
    (page,) = shown(window, NightPage)
    assert QApplication.focusWidget() is page.time
    before = page.legs
    QTest.keyClick(page.time, Key.Key_Left)
    assert sum(leg.minutes for leg in page.legs) < sum(leg.minutes for leg in before)
    for _ in range(20):
        if QApplication.focusWidget() is page.start:
            break
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Down)
    QTest.keyClick(page.start, Key.Key_Return)
    assert window.table is not None


def test_a_night_survives_a_pulled_plug(window, qtbot):
    begin(window)
    session = window.table.session
    asks = session.table.asks
    session.act(asks[0].seat, some_answer(asks[0], Random(1)))
    moves, game = session.table.moves, session.box.manifest.id
    assert moves
    session.close()  # its lock goes with the process
    again = opened(qtbot)
    press(again, "Game night")
    (card,) = shown(again, NightCard)
    assert "game 1 of 4, lies there as you left it" in card.text.words
    press(again, f"Go on with {shelf()[game].title}")
    assert again.table.session.table.moves == moves
    end(again, (1,), (0,))
    assert again.memory.family.night.played[0].places == (("Ben",), ("Ana",))
    again.close()


def test_the_same_game_taken_up_from_the_shelf_is_of_the_night_too(window):
    begin(window)
    session = window.table.session
    name = session.path.name
    window.show_shelf()
    (saved,) = [saved for saved in window.saves if saved.path.name == name]
    window.resume(saved)
    assert window.table.is_of_the_night


def test_a_saved_game_of_the_night_says_that_it_is(window):
    begin(window)
    session = window.table.session
    ask = session.table.asks[0]
    session.act(ask.seat, some_answer(ask, Random(1)))
    window.show_shelf()
    (tile,) = window._shelf.tiles
    assert all(line.startswith("Game night") for line in tile.kept.lines)
    assert "game night" in window._shelf._words.words
    assert "Game night" in tile.kept.beside
    window.memory.change(night=None)
    window.tidy_shelf()
    assert not any("Game night" in line for line in window._shelf.tiles[0].kept.lines)


def test_a_game_may_be_left_out_and_the_night_ended(window):
    begin(window)
    end(window, (0,), (1,))
    press(window, "Medals")
    third = shelf()[window.memory.family.night.legs[2].game].title
    second = shelf()[window.memory.family.night.legs[1].game].title
    press(window, f"Leave {second} out")
    (card,) = shown(window, NightCard)
    assert third in card.text.words
    press(window, "End the night")
    assert window.currentWidget() is window._shelf
    press(window, "Game night")
    assert shown(window, LobbyPage), "another night may begin"
    assert [plate.field.text() for plate in shown(window, LobbyPage)[0].plates] == ["Ana", "Ben"]


def test_a_game_outside_the_night_gives_no_medals(window):
    begin(window)
    night = window.memory.family.night
    window.show_shelf()
    window.seat("concluzio", (ANA, BEN), {}, 5)
    assert not window.table.is_of_the_night
    end(window, (0,), (1,))
    assert window.memory.family.night == night
    (card,) = shown(window, EndingCard)
    assert "Medals" not in [part.words for part in card.findChildren(QWidget) if hasattr(part, "words")]


def test_a_real_ending_gives_its_medals(window, qtbot):
    window.memory.change(
        night=Night((ANA, BEN), (Leg("concluzio", "Short", 10), Leg("concentration", "", 9)))
    )
    press(window, "Game night")
    press(window, "Play Concluzio")
    session = window.table.session
    while not isinstance(session.table.state.phase, Playing):
        lift_curtains(window)
        session.act(session.table.asks[0].seat, session.table.asks[0].choices[0])
    lift_curtains(window)
    state = session.table.state
    trio = session.table.rules.cards[state.of(state.turn).secret].trio
    session.act(state.turn, Guess(*trio))
    winner = session.table.players[state.turn].name
    qtbot.waitUntil(lambda: bool(window.memory.family.night.played))
    assert window.memory.family.night.played[0].places[0] == (winner,)


def test_it_is_said_in_words_why_a_place_gives_no_medal(window):
    """A computer that took a seat over, and somebody without whom the others played on (BG-40)."""
    people = (ANA, BEN, Player("Mia", "unicorn"))
    window.memory.change(night=Night(people, (Leg("brain_games", "Short", 10), Leg("concluzio", "", 9))))
    press(window, "Game night")
    press(window, "Play Brain Games")
    session = window.table.session
    session.leave_out(Seat(2))
    session.hand(Seat(0), Player("Robo for Ana", "robot", "computer", 1))
    end(window, (0,), (1,), (2,))
    press(window, "Medals")
    (card,) = shown(window, NightCard)
    said = [part.words for part in card.findChildren(Words) if "no medal" in part.words]
    assert said == [
        "Brain Games: Robo for Ana took a seat over in mid-game, so that place gives no medal.",
        "Brain Games: Mia left before the end, so that place gives no medal.",
    ]
    assert [won.worth for won in medals(window.memory.family.night)] == [(0, 1, 0), (0, 0, 0), (0, 0, 0)]


def test_what_cannot_be_played_is_said_and_the_night_is_kept(window):
    night = Night((ANA, BEN), (Leg("concluzio", "Short", 10, {"aid": "no such value"}),))
    window.memory.change(night=night)
    press(window, "Game night")
    press(window, "Play Concluzio")
    assert window.currentWidget() is window._shelf
    assert window.memory.family.night == night


@pytest.mark.parametrize("gentle", [False, True])
@pytest.mark.parametrize("count", range(2, 7))
def test_every_plan_can_be_dealt(count, gentle):
    people = [Player(f"P{number}", "fox") for number in range(count - 1)]
    players = (*people, Player("Robo", "robot", "computer", 3))
    games = lengths(players, {"concentration": {"starts": "alternate"}}, {}, gentle)
    assert {legs[0].game for legs in games} == {game for game, card in shelf().items() if card.on_shelf}
    for legs in games:
        assert [leg.minutes for leg in legs] == sorted(leg.minutes for leg in legs)
        for leg in legs:
            box = open_box(leg.game)
            box.rules(box.options(leg.options)).deal([Seat(at) for at in range(count)], Dice(1))
            assert all(player.level < len(box.levels()) for player in fitted(players, leg.game))


def test_a_person_s_helps_come_along_to_the_seat_of_tonight():
    games = lengths((ANA, BEN), {}, {"brain_games": {"Ben": ("easier",), "Mia": ("memory",)}}, False)
    (leg, *_) = next(legs for legs in games if legs[0].game == "brain_games")
    assert leg.options["easier"] == "2"
    assert "memory" not in leg.options


def test_a_help_is_found_however_the_name_is_written_and_takes_nothing_from_the_others():
    games = lengths((ANA, BEN), {}, {"brain_games": {"ben": ("easier",)}}, False)
    (leg, *_) = next(legs for legs in games if legs[0].game == "brain_games")
    assert leg.options["easier"] == "2"
    house = {"brain_games": {"easier": "all"}}
    games = lengths((ANA, BEN), house, {"brain_games": {"Ben": ("easier",)}}, False)
    (leg, *_) = next(legs for legs in games if legs[0].game == "brain_games")
    assert leg.options["easier"] == "all"


def test_the_familys_own_rules_are_said_before_each_game_and_time_stands_still_meanwhile(window):
    options = {"games": "1", "peek": "first-letter", "longer": "2"}
    window.memory.change(night=Night((ANA, BEN), (Leg("concentration", "Short", 10, options),)))
    press(window, "Game night")
    press(window, "Play Concentration")
    (card,) = shown(window, HouseCard)
    lines = [words.words for words in card.findChildren(Words)]
    assert [line for line in lines if line.startswith("A match is – One game")]
    assert not [line for line in lines if line.endswith("– 2")]  # what helps Ben is no rule of the house
    assert "Change the rules" not in [pill.words for pill in card.findChildren(Pill)]
    assert not window.table.session.table.clock.is_running
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
    assert not shown(window, HouseCard)
    assert window.table.session.table.clock.is_running
    window.show_shelf()
    press(window, "Game night")
    press(window, "Go on with Concentration")
    assert not shown(window, HouseCard)  # it has been said


def test_the_table_says_which_game_of_the_night_it_is_after_going_on_too(window):
    begin(window)
    assert window.table.evening.words == "Game night: game 1 of 4"
    end(window, (0,), (1,))
    press(window, "Medals")
    press(window, f"Play {shelf()[window.memory.family.night.next.game].title}")
    agree(window)
    assert window.table.evening.words == "Game night: game 2 of 4"
    window.show_shelf()
    press(window, "Game night")
    press(window, f"Go on with {shelf()[window.memory.family.night.next.game].title}")
    assert window.table.evening.words == "Game night: game 2 of 4"
    assert window.table.evening.isVisible()
    window.show_shelf()
    window.seat("concentration", (ANA, BEN), {}, 5)
    assert window.table.evening.words == ""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", ["normal", "largest"])
def test_which_game_it_is_lies_beside_the_menu_and_can_be_read(window, size, text_size):
    begin(window)
    window.resize(*size)
    window.preferences.set(text_size=text_size)
    QApplication.processEvents()
    table = window.table
    assert not table.evening.lines.is_cut
    assert table.children().index(table.evening) > table.children().index(table.view)  # not under it
    assert_readable(table)
    assert not table.evening.geometry().intersects(table.menu.geometry())


def test_a_child_that_was_there_last_time_is_thought_of(window):
    page = plan(window)
    assert page.child.at == 0
    QTest.keyClick(page.child, Key.Key_Right)
    gentle = page.legs
    press(window, "Begin")
    window.night._stop()
    press(window, "Game night")
    press(window, "Start")
    page = window.currentWidget()
    assert page.child.at == 1
    assert page.legs == gentle


def plan(window) -> NightPage:
    press(window, "Game night")
    type_names("Ana", "Ben")
    (page,) = shown(window, NightPage)
    return page


def test_players_and_plan_are_there_again_after_going_back(window):
    press(window, "Game night")
    lobby = window.currentWidget()
    lobby.plates[0].field.clear()
    QTest.keyClicks(lobby.plates[0].field, "Ana")
    QTest.keyClick(lobby.plates[0].field, Key.Key_Escape)
    press(window, "Game night")
    assert window.currentWidget().plates[0].field.text() == "Ana"
    press(window, "Start")
    page = window.currentWidget()
    QTest.keyClick(page.child, Key.Key_Right)
    QTest.keyClick(page.rows[0], Key.Key_Left)
    QTest.mouseClick(page.earlier[page._order[-1]], Qt.MouseButton.LeftButton)
    before = page.legs
    QTest.keyClick(page.time, Key.Key_Escape)
    fields = [plate.field.text() for plate in window.currentWidget().plates]
    assert fields == ["Ana", ""]  # nobody has typed the second name
    press(window, "Start")
    assert window.currentWidget().legs == before
    assert window.currentWidget().child.at == 1
    press(window, "Begin")
    assert window.memory.family.night.legs == before
    window.night._stop()
    press(window, "Game night")
    press(window, "Start")
    legs = window.currentWidget().legs  # another evening is planned anew
    assert (
        [leg.minutes for leg in legs]
        == sorted(leg.minutes for leg in legs)
        != [leg.minutes for leg in before]
    )


def test_the_order_of_the_games_is_changed_with_keys(window):
    page = plan(window)
    before = [leg.game for leg in page.legs]
    assert [leg.minutes for leg in page.legs] == sorted(leg.minutes for leg in page.legs)
    while QApplication.focusWidget() not in page.earlier:
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
    assert [leg.game for leg in page.legs] == [before[1], before[0], *before[2:]]
    assert page._hint.words.startswith(f"Tonight: {shelf()[before[1]].title}")
    assert QApplication.focusWidget() in page.rows  # it is the first now
    QTest.keyClick(page.time, Key.Key_Right)
    assert page.legs[0].game == before[1]  # the family's own order stays, whatever fits
    press(window, "Begin")
    assert window.table.session.box.manifest.id == before[1]


def test_the_order_of_the_games_is_changed_with_the_mouse(window):
    page = plan(window)
    before = [leg.game for leg in page.legs]
    last = page._order[-1]
    for _ in range(3):
        QTest.mouseClick(page.earlier[last], Qt.MouseButton.LeftButton)
    assert [leg.game for leg in page.legs] == [before[-1], *before[:-1]]
    assert not page.earlier[last].isVisible()
    assert_well_laid(page)


@pytest.mark.parametrize("size", SIZES)
def test_the_plan_and_the_medals_can_be_read(window, size):
    window.resize(*size)
    names = ("A" * 40, "<b>Ben</b> & {name} %s", "Mia", "Leo", "עמית", "Opa")
    players = tuple(Player(name, "fox") for name in names)
    legs = tuple(Leg(game, "Short", 10) for game in ("concentration", "concluzio"))
    page = NightPage(
        players, lambda gentle: lengths(players, {}, {}, gentle), {g: c.title for g, c in shelf().items()}
    )
    window.show_before_table(page)
    QApplication.processEvents()
    assert_well_laid(page)
    assert_readable(page)
    night = Night(players, legs).after([(names[0], names[1]), (f"Robo for {names[5]}",)])
    card = NightCard(window, night, {g: c.title for g, c in shelf().items()})
    card.open()
    assert_well_laid(card)
    assert_readable(card)
