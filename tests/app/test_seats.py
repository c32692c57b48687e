"""Who sits where, changed with clicks and keys: leaving, swapping, computers; and what a pause covers."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.app.cards import Curtain, EndingCard, MenuCard, Trouble
from boardroom.app.notice_card import NoticeCard
from boardroom.app.seats_card import ComputerCard, PersonCard, SeatsCard, _Row
from boardroom.app.why_card import WhyCard
from boardroom.core.game import Seat
from boardroom.games import shelf
from boardroom.stage import theme
from boardroom.table.table import Handed, Swapped
from tests.app.hands import ANA, BEN, MIA, ROBO, card, has_card, lift, move, play, press, seat
from tests.app.seen import pixels
from tests.app.seen import press as key

TIMED = {
    "concentration": {"limit": "30"},
    "concluzio": {"limit": "60"},
    "brain_games": {"limit": "30"},
    "common_denominator": {},
}


def names(session):
    return [player.name for player in session.table.players]


def menu(window, *words):
    """Open the menu with Escape and press one button after the other."""
    key(window._table.view, Qt.Key.Key_Escape)
    for word in words:
        press(window, word)


# ------------------------------------------------------------------------------------------- swapping


def test_two_people_change_places_with_clicks_and_the_journal_keeps_it(window):
    session = seat(window, "concentration", ANA, BEN)
    play(window, session, 3)
    state = session.table.state
    menu(window, "Seats", "Ben: person", "Change places")
    assert names(session) == ["Ben", "Ana"]
    assert session.table.state is state
    assert session.scene.names == {Seat(0): "Ben", Seat(1): "Ana"}
    assert not has_card(window)
    assert session.table.clock.is_running
    window.show_shelf()
    window.drawer.resume_newest()
    again = window._table.session
    assert names(again) == ["Ben", "Ana"]
    assert again.table.state == state
    assert again.table.entries[-1] == Swapped(Seat(1), Seat(0))


def test_with_the_keyboard_alone(window):
    session = seat(window, "common_denominator", ANA, BEN, MIA)
    menu(window)
    assert isinstance(card(window), MenuCard)
    seats = next(
        pill for pill in card(window).findChildren(type(window._table.menu)) if pill.words == "Seats"
    )
    seats.setFocus()
    key(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(card(window), SeatsCard)
    key(QApplication.focusWidget(), Qt.Key.Key_Down)
    key(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(card(window), PersonCard)
    person = card(window)
    person.other.setFocus()
    key(person.other, Qt.Key.Key_Right)
    assert person.other.accessibleName().endswith("Mia")
    key(person.other, Qt.Key.Key_Down)
    key(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert names(session) == ["Ana", "Mia", "Ben"]


def test_in_concluzio_nobody_takes_a_seat_whose_secret_they_have_seen(window):
    session = seat(window, "concluzio", ANA, BEN, MIA)
    lift(window)
    menu(window, "Seats", "Ana: person", "Change places")
    assert names(session) == ["Ana", "Ben", "Mia"]
    assert session.table.entries == []


def test_why_a_seat_cannot_be_changed_is_read_before_a_curtain_falls_and_leads_back_to_the_menu(window):
    session = seat(window, "concluzio", ANA, BEN, MIA)
    assert isinstance(card(window), Curtain), "whoever gives the first clue looks alone"
    press(window, "Menu")
    press(window, "Seats")
    press(window, "Ana: person")
    press(window, "Change places")
    assert isinstance(card(window), WhyCard)
    assert "secret cards" in card(window).title.words
    assert not session.table.clock.is_running
    key(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert isinstance(card(window), MenuCard)
    key(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert isinstance(card(window), Curtain)


def test_whoever_left_a_seat_does_not_come_back_at_another_in_concluzio(window):
    session = seat(window, "concluzio", ANA, BEN, ROBO)
    refusals = []
    session.refused.connect(lambda why, ruling: refusals.append(ruling))
    lift(window)
    menu(window, "Seats", "Ana: person", "A computer plays on")
    assert names(session)[0] == "Robo for Ana"
    menu(window, "Seats", f"Robo: {card_what(session, 2)}")
    card(window).field.setText("ana")
    press(window, "Sit down")
    assert session.table.players[2].kind == "computer"
    assert refusals == ["CLZ-04"]
    assert isinstance(card(window), WhyCard)


def card_what(session, number):
    return f"computer: {session.box.levels()[session.table.players[number].level]}"


def test_a_curtain_falls_before_a_private_look_after_a_swap(window):
    session = seat(window, "common_denominator", ANA, BEN, MIA)
    luck = Random(2)
    for _ in range(400):
        if session._looking is not None or not session.table.asks:
            break
        lift(window)
        if session._looking is None:
            move(session, luck)
    assert session._looking is not None, "somebody looks at their cards"
    menu(window, "Seats", "Ana: person", "Change places")
    assert session._looking is None
    assert isinstance(card(window), Curtain)
    asked = next(ask.seat for ask in session.table.asks if ask.private)
    assert session.table.players[asked].name in card(window).title.words


# ---------------------------------------------------------------------------------- computers and people


def test_a_computer_takes_a_seat_and_a_person_takes_it_back(window):
    session = seat(window, "brain_games", ANA, BEN)
    menu(window, "Seats", "Ben: person", "A computer plays on")
    assert names(session) == ["Ana", "Robo for Ben"]
    assert session.people == (Seat(0),)
    menu(window, "Seats", f"Robo for Ben: {card_what(session, 1)}")
    assert isinstance(card(window), ComputerCard)
    assert card(window).field.text() == "Ben"
    press(window, "Sit down")
    assert session.table.players[1] == BEN
    assert [type(entry) for entry in session.table.entries] == [Handed, Handed]


def test_a_new_name_is_shown_as_typed_and_no_two_are_alike(window):
    session = seat(window, "brain_games", ANA, ROBO)
    menu(window, "Seats", f"Robo: {card_what(session, 1)}")
    field = card(window).field
    field.clear()
    QTest.keyClicks(field, "Ana")
    key(field, Qt.Key.Key_Return)
    assert names(session) == ["Ana", "Ana 2"]
    menu(window, "Seats", "Ana 2: person", "A computer plays on")
    menu(window, "Seats", f"Robo for Ana 2: {card_what(session, 1)}")
    card(window).field.setText("<b>Zoë & Co</b>")
    press(window, "Sit down")
    assert names(session)[1] == "<b>Zoë & Co</b>"


def test_a_blank_name_sits_nobody_down(window):
    session = seat(window, "brain_games", ANA, ROBO)
    menu(window, "Seats", f"Robo: {card_what(session, 1)}")
    press(window, "Sit down")
    assert isinstance(card(window), ComputerCard)
    press(window, "Back")
    press(window, "Play on")
    assert names(session) == ["Ana", "Robo"]
    assert session.table.clock.is_running


# ------------------------------------------------------------------------------------------- leaving


def test_brain_games_is_played_on_without_somebody_in_the_middle_of_anything(window):
    session = seat(window, "brain_games", ANA, BEN, MIA)
    play(window, session, 9)
    menu(window, "Somebody leaves", "Play on without them")
    assert session.has_left(Seat(0))
    assert session.people == (Seat(1), Seat(2))
    assert not has_card(window)
    menu(window, "Seats")
    press(window, "Play on")
    menu(window, "Somebody leaves", "Play on without them")
    (ending,) = [card for card in window.findChildren(EndingCard) if card.isVisible()]
    assert ending.title.words == "Mia wins!"


def test_a_game_without_such_a_rule_offers_a_computer(window):
    seat(window, "concentration", ANA, BEN)
    menu(window, "Somebody leaves")
    with pytest.raises(AssertionError):
        press(window, "Play on without them")


def test_with_the_last_person_gone_the_evening_ends(window):
    seat(window, "brain_games", ANA, ROBO, ROBO)
    menu(window, "Somebody leaves", "Play on without them")
    assert card(window).title.words == "The evening ends here"


def test_whoever_the_curtain_names_may_be_gone_and_nobody_need_look(window):
    session = seat(window, "concluzio", ANA, BEN, MIA)
    curtain = card(window)
    assert isinstance(curtain, Curtain)
    press(window, "Menu")
    assert session._looking is None
    assert isinstance(card(window), MenuCard)
    named = names(session)[session.table.asks[0].seat]
    press(window, "Seats")
    press(window, f"{named}: person")
    press(window, "A computer plays on")
    assert f"Robo for {named}" in names(session)
    assert isinstance(card(window), Curtain)
    assert named not in card(window).title.words


def test_escape_leads_from_the_curtain_to_the_menu_and_back_and_nothing_is_seen(window):
    session = seat(window, "concluzio", ANA, BEN)
    words = card(window).title.words
    key(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert isinstance(card(window), MenuCard)
    assert session._looking is None
    key(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert card(window).title.words == words
    assert session._looking is None


def test_the_curtain_hangs_again_when_the_menu_is_closed(window):
    session = seat(window, "concluzio", ANA, BEN)
    words = card(window).title.words
    press(window, "Menu")
    press(window, "Play on")
    assert card(window).title.words == words
    lift(window)
    assert session._looking is not None


# ----------------------------------------------------------------------------- a pause hides what is studied


def until_timed(window, session):
    luck = Random(3)
    for _ in range(60):
        lift(window)
        if any(ask.until is not None for ask in session.table.asks):
            return
        move(session, luck)
    raise AssertionError("nobody was ever in a hurry")


@pytest.mark.parametrize("game", sorted(TIMED))
def test_the_menu_covers_the_table_while_time_was_running(window, game):
    """Nothing of it can be studied for free: the picture is the same, whatever lies on the table."""
    session = seat(window, game, **TIMED[game])
    until_timed(window, session)
    page = window._table
    key(page.view, Qt.Key.Key_Escape)
    assert not session.table.clock.is_running
    covered = pixels(page)
    page.view.hide()
    page.bar.hide()
    assert pixels(page) == covered
    page.view.show()
    page.bar.show()
    for button in ("Rules", "Seats", "Settings", "Somebody leaves"):
        press(window, button)
        assert page.veil.isVisible()
        key(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert isinstance(card(window), MenuCard)  # a step back
        assert page.veil.isVisible()
        key(QApplication.focusWidget(), Qt.Key.Key_Escape)
        lift(window)
        assert not page.veil.isVisible()
        assert session.table.clock.is_running
        key(page.view, Qt.Key.Key_Escape)


@pytest.mark.parametrize("game", sorted(TIMED))
def test_whoever_sat_down_last_sits_there_after_a_look_at_the_shelf(window, game):
    session = seat(window, game, ANA, BEN, MIA)
    play(window, session, 2)
    lift(window)
    menu(window, "Seats", "Mia: person", "A computer plays on")
    before = session.scene.names
    assert before[Seat(2)] == "Robo for Mia"
    window.show_shelf()
    window.drawer.resume_newest()
    assert window._table.session.scene.names == before


def test_seats_have_the_colours_of_the_table(window):
    session = seat(window, "concluzio", replace(ANA, colour="turquoise"), replace(BEN, colour="pink"))
    lift(window)
    menu(window, "Seats")
    rows = [row for row in card(window).findChildren(_Row) if row.isVisible()]
    assert [row._sitting.colour for row in rows] == [theme.SIDES[side].colour for side in session.scene.sides]


def test_every_game_of_the_shelf_is_timed_here():
    assert set(TIMED) == {card.id for card in shelf().values() if card.on_shelf}


def test_without_a_clock_the_table_may_be_looked_at_from_the_menu(window):
    seat(window, "concentration")
    key(window._table.view, Qt.Key.Key_Escape)
    assert not window._table.veil.isVisible()


def test_trouble_costs_nobody_time_and_shows_nothing(window):
    session = seat(window, "concentration", limit="15")
    window.show_trouble("The disk is full.")
    assert isinstance(card(window), Trouble)
    assert window._table.veil.isVisible()
    assert not session.table.clock.is_running
    press(window, "Go on")
    assert session.table.clock.is_running
    assert not window._table.veil.isVisible()


def test_good_news_of_the_journal_is_told_as_such_and_time_stands_still_meanwhile(window):
    session = seat(window, "concentration", limit="15")
    window.tell_journal("")
    assert isinstance(card(window), NoticeCard)
    assert not session.table.clock.is_running
    press(window, "Good")
    assert session.table.clock.is_running


def test_trouble_over_the_menu_leaves_time_standing_still(window):
    session = seat(window, "concentration", limit="15")
    key(window._table.view, Qt.Key.Key_Escape)
    window.say("The game is safely saved again.")
    press(window, "Go on")
    assert isinstance(card(window), MenuCard)
    assert not session.table.clock.is_running
    press(window, "Play on")
    assert session.table.clock.is_running


@pytest.mark.parametrize("entry", ["Rules", "What happened", "Seats", "Settings", "Somebody leaves"])
def test_esc_leads_back_to_the_menu_that_opened_it(window, entry):
    seat(window, "concentration")
    key(window._table.view, Qt.Key.Key_Escape)
    press(window, entry)
    assert not isinstance(card(window), MenuCard)
    key(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert isinstance(card(window), MenuCard)
    key(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not has_card(window)
