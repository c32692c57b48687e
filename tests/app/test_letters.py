"""Letters on the screen: whoever has no keyboard types as well as anybody else, and no less in secret."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boardroom.app.cards import trouble
from boardroom.app.drawer_card import _Slot as KeptRow
from boardroom.app.field import Field
from boardroom.app.letters import Letters
from boardroom.app.press import Press
from boardroom.app.window import Window
from boardroom.core.game import Action, Seat
from boardroom.games.brain_games.layout import CARD
from boardroom.stage.prompt import AnswerLine, Prompt
from boardroom.table.table import Player
from tests.app.hands import ROBO, play, press, seat
from tests.app.seen import SIZES, assert_readable, assert_well_laid, cut
from tests.app.seen import press as hit
from tests.app.walker import ARROWS, Walker

Key = Qt.Key


class Say(Action):
    text: str


@pytest.fixture
def walker(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    window = Window()
    qtbot.addWidget(window)
    window.furnish()
    window.memory.change(sound=False)
    window.open(party=True)
    window.resize(1280, 720)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield Walker(window)
    window.close()


@pytest.fixture
def asked(walker):
    """A table at which something is to be typed, and what was answered."""
    walker.window.seat("concentration", (Player("Ana"), Player("Ben")), {}, 5)
    bar, answered = walker.window.table.bar, []
    bar.acted.disconnect()
    bar.acted.connect(lambda seat, action: answered.append(action.text))
    bar.show_prompt(question("Ana, what does it say?"))
    return bar, answered


def question(text, seat=0):
    return Prompt(text, (), AnswerLine(Seat(seat), "Your guess", Say))


def letters(walker):
    return [part for part in walker.window.findChildren(Letters) if part.isVisible()]


def spell(walker, text):
    """Go to every letter by arrows, and take it."""
    (panel,) = letters(walker)
    for letter in text:
        pills = {pill.words: pill for row in panel.keys for pill in row} | {" ": panel.space}
        wanted = pills[letter]
        path = _way(walker, wanted)
        walker.press(*path, Key.Key_Select)
        assert walker.ring is wanted


def _way(walker, wanted):
    """The arrows that lead there from where the ring is."""
    start = walker.ring
    ways = {start: ()}
    ahead = [start]
    while wanted not in ways:
        spot = ahead.pop(0)
        for key in ARROWS:
            walker.go_to(spot)
            walker.press(key)
            if walker.ring not in ways:
                ways[walker.ring] = (*ways[spot], key)
                ahead.append(walker.ring)
    walker.go_to(start)
    return ways[wanted]


def test_a_whole_answer_without_a_keyboard(walker, asked):
    bar, answered = asked
    assert walker.ring is bar.line
    walker.press(Key.Key_Select)
    spell(walker, "A LION")
    assert bar.line.text() == "A Lion"
    (panel,) = letters(walker)
    walker.until(lambda: walker.ring is panel.rub_out, Key.Key_Tab)
    walker.press(Key.Key_Select)
    assert bar.line.text() == "A Lio"
    walker.until(lambda: walker.ring is panel.done, Key.Key_Tab)
    walker.press(Key.Key_Select)
    assert answered == ["A Lio"]
    assert not letters(walker)


def test_every_letter_is_reached_by_arrows_and_by_tab(walker, asked):
    walker.press(Key.Key_Select)
    (panel,) = letters(walker)
    everything = {pill for row in panel.keys for pill in row} | {panel.space, panel.rub_out, panel.done}
    for ways in (ARROWS, (Key.Key_Tab,)):
        assert walker.walk(ways, walker.ring) == everything


def test_back_leaves_the_letters_and_keeps_what_was_typed(walker, asked):
    bar, answered = asked
    walker.press(Key.Key_Select)
    spell(walker, "AB")
    walker.press(Key.Key_Back)
    assert not letters(walker)
    assert walker.ring is bar.line
    assert (bar.line.text(), answered) == ("Ab", [])


def test_the_question_changes_and_nothing_is_left_of_what_was_spelled(walker, asked):
    bar, answered = asked
    walker.press(Key.Key_Select)
    spell(walker, "SECRET")
    bar.show_prompt(question("Ben, what does it say?", 1))
    assert not letters(walker)
    assert walker.ring is bar.line
    assert bar.line.text() == ""
    assert answered == []


def test_a_card_over_everything_sends_the_letters_away(walker, asked):
    walker.press(Key.Key_Select)
    card = trouble(walker.window.table, "The disk is full.")
    assert not letters(walker)
    assert card.isAncestorOf(walker.ring)


def test_the_letters_of_a_keyboard_are_typed_as_well(walker, asked):
    bar, _ = asked
    walker.press(Key.Key_Select)
    (panel,) = letters(walker)
    panel.keyPressEvent(_typed("x"))
    panel.keyPressEvent(_typed("", Key.Key_Backspace))
    panel.keyPressEvent(_typed("ö"))
    assert bar.line.text() == "ö"


def _typed(text, key=Key.Key_unknown):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)


def test_an_enter_of_a_keyboard_answers_and_opens_no_letters(walker, asked):
    bar, answered = asked
    bar.line.setText("a lion")
    walker.press(Key.Key_Return)
    assert answered == ["a lion"]
    assert not letters(walker)


def test_a_held_button_opens_the_letters_once_and_takes_none(walker, asked):
    bar, _ = asked
    walker.window._keys.press(Press.TAKE)
    for _ in range(10):
        walker.window._keys.press(Press.TAKE, again=True)
    assert len(letters(walker)) == 1
    assert bar.line.text() == ""


def test_a_name_in_the_lobby_can_be_read_while_it_is_spelled(walker):
    walker.window.reception.pick("concentration")
    field = walker.window._lobby.plates[0].field
    field.clear()
    walker.go_to(field)
    walker.press(Key.Key_Select)
    spell(walker, "ZO")
    (panel,) = letters(walker)
    assert panel.echo is None or panel.echo.words == "Zo"
    assert field.text() == "Zo"


STUDIED = {"concentration": "frame", "common_denominator": "paper", "brain_games": "card"}
"""What one must see there while one types."""


@pytest.mark.parametrize("game", STUDIED)
@pytest.mark.parametrize("text_size", ["normal", "largest"])
@pytest.mark.parametrize("size", SIZES[:4], ids=str)
def test_what_is_to_be_read_is_not_covered_while_one_types(walker, monkeypatch, game, text_size, size):
    window = walker.window
    window.preferences.set(text_size=text_size)
    window.resize(*size)
    window.seat(game, (Player("Ana"), Player("Ben")), {}, 5)
    page = window.table
    sentence = (
        "Großmutter Ana und Ben, say what the marked column spells, or what all the rows have in common."
    )
    for text in ("Ana, it says?", sentence):
        page.bar.show_prompt(question(text))
        QApplication.processEvents()
        walker.press(Key.Key_Select)
        (panel,) = letters(walker)
        piece = page.session.scene.pieces[STUDIED[game]]
        lies = CARD if game == "brain_games" else piece.sceneBoundingRect()  # no card is held up yet
        read = page.view.mapFromScene(lies).boundingRect()
        slack = round(page.bar.look.unit * 30)  # for its shadow
        assert not panel.geometry().intersects(read.adjusted(slack, slack, -slack, -slack))
        assert not panel.geometry().intersects(page.bar.geometry())
        assert not page.bar.geometry().intersects(read.adjusted(slack, slack, -slack, -slack))
        assert page.rect().contains(panel.geometry())
        assert not cut(panel, monkeypatch)
        panel.put_away()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_letters_stand_well_at_every_size(walker, asked, size):
    walker.press(Key.Key_Select)
    walker.window.resize(*size)
    QApplication.processEvents()
    (panel,) = letters(walker)
    assert walker.window.table.rect().contains(panel.geometry())
    assert not panel.geometry().intersects(walker.window.table.bar.geometry())
    assert_well_laid(panel)
    assert_readable(panel)


# ----------------------------------------------------- lines for names, by a remote whose OK is Enter


def test_a_name_is_written_with_arrows_and_enter_alone(walker):
    lobby = walker.window.reception.receive("concluzio", ())
    field = lobby.plates[1].field
    walker.go_to(field)
    walker.press(Key.Key_Right)
    assert walker.ring is field.letters
    walker.press(Key.Key_Return)
    (panel,) = letters(walker)
    assert field._is_spelled, "the line that is written into is marked"
    for letter in "BO":
        (wanted,) = [pill for row in panel.keys for pill in row if pill.words == letter]
        walker.press(*_way(walker, wanted), Key.Key_Return)
    assert field.text() == "Bo"
    walker.press(Key.Key_Escape)
    assert not letters(walker)
    assert walker.ring is field
    assert not field._is_spelled


def test_letters_that_lie_over_a_line_say_which_it_is(walker):
    lobby = walker.window.reception.receive("concluzio", tuple(Player("") for _ in range(6)))
    field = lobby.plates[5].field
    walker.go_to(field)
    walker.press(Key.Key_Select)
    (panel,) = letters(walker)
    assert panel.whose.words == field.accessibleName() == "Seat 6: name"
    assert_well_laid(panel)
    assert_readable(panel)


def test_the_button_for_letters_is_there_only_where_the_keys_are(walker):
    lobby = walker.window.reception.receive("concluzio", ())
    one, two = (plate.field for plate in lobby.plates)
    walker.go_to(one)
    assert (one.letters.isVisible(), two.letters.isVisible()) == (True, False)
    walker.press(Key.Key_Right, Key.Key_Right)
    assert walker.ring not in (one, one.letters)
    assert not one.letters.isVisible()
    walker.go_to(one)
    walker.press(Key.Key_Tab)
    assert walker.ring is two, "Tab goes from name to name"


@pytest.mark.parametrize("rename", ["seat", "team", "drawer"])
def test_every_line_for_a_name_has_letters(walker, rename):
    """On a card, too, wherever that lies."""
    window = walker.window
    if rename == "team":
        owls = Player("Owls", members=("Ana", "Mia"))
        lobby = window.reception.receive("concentration", (owls, Player("Bo")))
        lobby.plates[0].team.click()
    else:
        seat(window, "concentration", Player("Ana"), ROBO)
        if rename == "seat":
            hit(window.table.view, Key.Key_Escape)
            press(window, "Seats")
            press(window, f"Robo: computer: {window.table.session.box.levels()[0]}")
        else:
            play(window, window.table.session, 3)
            window.show_shelf()
            window._shelf.drawer.click()
            (row,) = [row for row in walker.top.findChildren(KeptRow) if row.kept is not None]
            row.name.click()
    lying = walker.top
    (field,) = [part for part in lying.findChildren(Field) if part.isVisible() and part.has_letters]
    field.setFocus()
    hit(field.letters, Key.Key_Return)
    (panel,) = letters(walker)
    assert window.rect().contains(panel.rect().translated(panel.mapTo(window, panel.rect().topLeft())))
    hit(walker.ring, Key.Key_Return)
    assert field.text().lower().endswith("a")
