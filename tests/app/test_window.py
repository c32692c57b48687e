"""The way from the shelf to the winner and back, in one window: what failures.md asks of it."""

from __future__ import annotations

import gc
import sys
from collections import Counter

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.cards import (
    AskCard,
    Curtain,
    EndingCard,
    LeaveCard,
    MenuCard,
    PauseCard,
    RulesCard,
    Trouble,
)
from boardroom.app.errors import Errors
from boardroom.app.lobby_page import LobbyPage
from boardroom.app.run import Request, _players
from boardroom.app.why_card import WhyCard
from boardroom.app.window import Window
from boardroom.content.rulings import rulings
from boardroom.core.game import HOST, Seat
from boardroom.games.common_denominator import actions as denominator
from boardroom.games.concentration import state as phases
from boardroom.games.concentration.actions import Cover, GoOn, Guess, Judge, Pass, Pull
from boardroom.games.concentration.places import panel_place
from boardroom.stage import theme
from boardroom.stage.motion import PACE
from boardroom.stage.sound import SOUND
from boardroom.table.table import Player

ANA, BEN, MIA = Player("Ana", "fox"), Player("Ben", "owl"), Player("Mia", "unicorn")
ROBO = Player("Robo", "robot", "computer", 2)


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


@pytest.fixture
def seat(window):
    """Deal a game of Concentration in the window and give its session."""

    def seated(*players, seed=5, **options):
        window.seat("concentration", players or (ANA, BEN), options, seed)
        return window._table.session

    return seated


def cards(window, kind):
    return [card for card in window.findChildren(kind) if card.isVisible()]


def press(window, words):
    """Press the button with these words on whatever card or bar is open."""
    (pill,) = [
        pill
        for pill in window.findChildren(QWidget)
        if pill.isVisible() and getattr(pill, "words", "") == words
    ]
    QTest.qWait(1)
    QTest.mouseClick(pill, Qt.MouseButton.LeftButton)


def pairs(session):
    state, by = session.table.state, {}
    for panel in state.covered:
        if state.card(panel).kind == "prize":
            by.setdefault(state.card(panel), []).append(panel)
    return [panels for panels in by.values() if len(panels) == 2]


def act(session, action, seat=None):
    session.act(session.table.asks[0].seat if seat is None else seat, action)


def match_pair(session):
    for panel in pairs(session)[0]:
        act(session, Pull(panel))


def mismatch(session):
    (one, _), (other, _) = pairs(session)[:2]
    act(session, Pull(one))
    act(session, Pull(other))


def answer(session):
    return session.table.rules.content.puzzles[session.table.state.puzzle].answer


def box_of(window):
    """The box of Concentration, wherever it stands on the shelf."""
    (box,) = [box for box in window._shelf.boxes if box.manifest.id == "concentration"]
    return box


def pass_time(session, ms):
    session.table.clock.set(session.table.clock.now() + ms)


# ---------------------------------------------------------------------------------------- through the window


def test_the_shelf_leads_to_the_lobby_and_the_lobby_to_the_table(window, qtbot):
    qtbot.mouseClick(box_of(window), Qt.MouseButton.LeftButton)
    lobby = window._lobby
    assert window.currentWidget() is lobby
    for plate, name in zip(lobby.plates, ("Zoë", "Ann & <b>Co</b>"), strict=False):
        plate.field.setText(name)
    qtbot.mouseClick(lobby.start, Qt.MouseButton.LeftButton)
    assert window.currentWidget() is window._table
    assert [player.name for player in window._table.session.table.players] == ["Zoë", "Ann & <b>Co</b>"]
    assert window._table.bar.shown.startswith("Zoë, pull out")


def test_a_match_is_played_to_the_winner(window, seat):
    session = seat()
    for game in range(3):
        match_pair(session)
        act(session, Guess(answer(session)))
        assert isinstance(session.table.state.phase, phases.Solved)
        press(window, "Go on")
        assert len(session.table.state.played) == game + 1
    (card,) = cards(window, EndingCard)
    assert card.title.words == "Ana wins!"
    press(window, "Back to the shelf")
    assert window.currentWidget() is window._shelf
    assert not window._shelf.resume.isVisible()


def test_play_again_brings_the_same_people_back_to_the_lobby(window, seat):
    session = seat(games="1")
    match_pair(session)
    act(session, Guess(answer(session)))
    press(window, "Go on")
    press(window, "Play again")
    assert [plate.field.text() for plate in window._lobby.plates] == ["Ana", "Ben"]


def test_a_refused_move_says_why_and_names_the_ruling(window, seat):
    session = seat()
    mismatch(session)
    act(session, Cover())
    assert window._table.bar.shown == "Let everybody see the two prizes first."
    assert not window._table.bar.why_not.isHidden()
    assert isinstance(session.table.state.phase, phases.Showing)
    pass_time(session, 2000)
    act(session, Cover())
    assert session.table.state.turn == 1


def test_why_not_shows_the_ruling_while_time_stands_still(window, seat):
    session = seat()
    mismatch(session)
    act(session, Cover())
    press(window, "Why not?")
    (card,) = cards(window, WhyCard)
    assert card.title.words == "Let everybody see the two prizes first."
    said = card.accessibleName()
    assert rulings("concentration")["CON-16"].text in said
    assert said.index("CON-16") > said.index(rulings("concentration")["CON-16"].text), "the code comes last"
    assert not session.table.clock.is_running
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert session.table.clock.is_running
    assert not window._table.bar.why_not.isHidden()
    pass_time(session, 2000)
    act(session, Cover())
    assert window._table.bar.why_not.isHidden()
    assert session.table.moves == 3


def test_what_was_refused_can_be_asked_about_from_the_menu_until_the_next_deed(window, seat):
    session = seat()
    mismatch(session)
    act(session, Cover())
    table = window._table
    table.bar._unsay()  # long ago
    assert table.bar.why_not.isHidden()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    for _ in range(12):
        if getattr(QApplication.focusWidget(), "words", "") == "Why was that refused?":
            break
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    (card,) = cards(window, WhyCard)
    assert card.title.words == "Let everybody see the two prizes first."
    assert not session.table.clock.is_running
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    (menu,) = cards(window, MenuCard)  # Esc leads back to where it was asked
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    pass_time(session, 2000)
    session.scene.press(session.table.asks[0].seat, Cover())
    table.show_menu()
    press(window, "Why was that refused?")
    (menu,) = cards(window, MenuCard)
    assert menu.said.words == "Nothing has been refused just now."


def test_a_refusal_that_one_alone_may_see_is_not_kept_for_the_menu(window, seat):
    session = seat()
    session._looking = Seat(0)
    session.refused.emit("Not that one.", "CON-16")
    session._looking = None
    window._table.show_menu()
    press(window, "Why was that refused?")
    assert not cards(window, WhyCard)


def test_a_piece_that_cannot_be_touched_offers_why_not_too_and_the_rules_behind_it(window, seat):
    session = seat()
    mismatch(session)
    view, out = window._table.view, session.table.state.phase.pulled
    other = next(panel for panel in range(1, 26) if panel not in out)
    at = view.mapFromScene(panel_place(other))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window._table.bar.shown == "First put back the slides that are out."
    press(window, "Why not?")
    assert rulings("concentration")["Rule 4"].quote in cards(window, WhyCard)[0].accessibleName()
    press(window, "All the rules")
    assert cards(window, RulesCard)
    press(window, "Close the rules")
    assert session.table.clock.is_running


def test_a_lobby_that_the_rules_refuse_says_why_and_stays(window, qtbot):
    qtbot.mouseClick(box_of(window), Qt.MouseButton.LeftButton)
    window._lobby.started.emit((ANA, BEN), {"judge": "master"})
    assert window.currentWidget() is window._lobby
    assert "Master of Ceremonies" in window._lobby._hint.words


# ------------------------------------------------------------------------------------ the kinds of failure


@pytest.mark.breaks(1, "nobody answers")
def test_1_nobody_acts_and_the_clock_ends_it_once(window, seat):
    session = seat(limit="15")
    pass_time(session, 15_000)
    session.table.tick()
    session.table.tick()
    assert session.table.state.turn == 1
    assert session.table.moves == 1
    assert window._table.bar.shown.startswith("Ben, pull out")


@pytest.mark.breaks(3, "never three open")
def test_3_drumming_on_the_slides_never_opens_three(window, seat, qtbot):
    session = seat()
    view = window._table.view
    one, other = pairs(session)[0][0], pairs(session)[1][0]
    third = pairs(session)[2][0]
    for panel in (one, one, one, other, other, third, third, one):
        at = view.mapFromScene(panel_place(panel))
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    state = session.table.state
    assert len(state.pulled) == 2
    assert isinstance(state.phase, phases.Showing)
    assert session.table.moves == 2


@pytest.mark.breaks(4, "a frame")
def test_4_nobody_but_the_master_reads_the_solution(window, seat):
    """Failure 4: not on the table, not in a prompt, a title, a tooltip or a name for screen readers."""
    session = seat(ANA, BEN, MIA)
    secret = answer(session)

    def readable():
        texts = [window.windowTitle(), repr(session.scene.digest()), window._table.bar.shown]
        for widget in window.findChildren(QWidget):
            if not isinstance(widget, Curtain):
                texts += [widget.toolTip(), widget.accessibleName(), widget.windowTitle()]
        return " ".join(texts)

    assert secret not in readable()
    match_pair(session)
    assert secret not in readable()
    act(session, Guess("something else"))
    (curtain,) = cards(window, Curtain)
    assert secret not in readable()
    assert curtain.title.words == "Pass to Mia"
    assert Curtain.hides
    QTest.qWait(800)
    press(window, "I am Mia")
    assert secret in readable()
    session.act(Seat(2), Judge(False))
    assert secret not in readable()
    window.resize(1000, 700)
    QApplication.processEvents()
    assert secret not in readable()
    window.screens.toggle_full()
    window.screens.toggle_full()
    assert secret not in readable()


def test_4_one_person_with_computers_needs_no_curtain(window, seat):
    session = seat(ANA, ROBO, ROBO)
    while session.table.state.master != Seat(0):
        match_pair(session)
        act(session, Guess("x"))
        session.table.submit(session.table.state.master, Judge(True))
        session.act(HOST, GoOn())
    match_pair(session)
    session.table.submit(session.table.asks[0].seat, Guess("x"))
    assert not cards(window, Curtain)
    assert answer(session) in repr(session.scene.digest())


def test_6_the_game_comes_back_after_sudden_death(window, seat, tmp_path):
    session = seat()
    match_pair(session)
    act(session, Pass())
    mismatch(session)
    state = session.table.state
    # Nothing is closed or said good-bye to: the journal alone has to do it.
    session._opened._lock.release()
    again = Window()
    again.furnish()
    assert again._shelf.resume.isVisibleTo(again._shelf)
    assert again._shelf.tiles[0].kept.names == "Ana & Ben"
    again.drawer.resume_newest()
    assert again._table.session.table.state == state
    assert again._table.session.scene.digest() == session.scene.digest()
    again.close()


@pytest.mark.breaks(6, "two copies")
def test_6_two_copies_do_not_play_the_same_game(window, seat):
    session = seat()
    match_pair(session)
    other = Window()
    other.furnish()
    other.drawer.resume_newest()
    assert other._table is None
    assert "another window" in cards(other, Trouble)[0].text.words if cards(other, Trouble) else True
    assert session.table.moves == 2
    other.close()


@pytest.mark.breaks(6, "full disk")
def test_6_a_disk_that_fills_up_is_said_and_play_goes_on(window, seat, monkeypatch):
    session = seat()

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    match_pair(session)
    assert isinstance(session.table.state.phase, phases.Guessing)
    assert not session._opened.journal.is_safe
    monkeypatch.undo()
    act(session, Pass())
    assert session._opened.journal.is_safe


def test_6_a_save_of_other_content_is_refused_and_kept(window, seat, tmp_path):
    session = seat()
    match_pair(session)
    path = session._opened.journal.path
    window.show_shelf()
    text = path.read_text(encoding="utf-8").replace(session.box.digest, "0" * 64)
    path.write_text(text, encoding="utf-8")
    window.drawer.resume_newest()
    (card,) = cards(window, Trouble)
    assert "have changed" in card.text.words
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.breaks(8, "at any moment")
@pytest.mark.parametrize("moment", ["pick", "half", "cover", "guess", "judge", "solved"])
def test_8_anybody_may_leave_at_any_moment(window, seat, moment):
    session = seat(judge="table") if moment == "judge" else seat()
    if moment == "half":
        act(session, Pull(pairs(session)[0][0]))
    elif moment == "cover":
        mismatch(session)
    elif moment != "pick":
        match_pair(session)
        if moment == "judge":
            act(session, Guess("a wrong guess"))
        elif moment == "solved":
            act(session, Guess(answer(session)))
    window._table.show_menu()
    press(window, "Somebody leaves")
    assert cards(window, LeaveCard)
    press(window, "A computer plays on")
    assert [player.kind for player in session.table.players].count("computer") == 1
    assert session.table.players[0].name == "Robo for Ana"
    for _ in range(40):
        for think, *_ in session.computers._thoughts:
            pass_time(session, 5000)
            think()
            break
        if session.table.state.turn == 1 or session.table.result:
            break
    assert session.table.asks


@pytest.mark.breaks(8, "one player left")
def test_8_the_last_person_leaves_and_that_is_a_clear_end(window, seat):
    seat(ANA, ROBO)
    window._table.show_menu()
    press(window, "Somebody leaves")
    press(window, "A computer plays on")
    (card,) = cards(window, EndingCard)
    assert card.title.words == "The evening ends here"
    press(window, "Back to the shelf")
    assert window.currentWidget() is window._shelf


@pytest.mark.breaks(9, "an empty Enter")
def test_9_enter_held_down_submits_once_and_empty_costs_nothing(window, seat):
    session = seat()
    match_pair(session)
    line = window._table.bar.line
    moves = session.table.moves
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert session.table.moves == moves
    QTest.keyClicks(line, "f1 menu esc q p")
    assert window.currentWidget() is window._table
    assert not cards(window, MenuCard)
    QTest.keyClick(line, Qt.Key.Key_Return)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert session.table.moves == moves + 1


@pytest.mark.breaks(10, "a flip")
@pytest.mark.breaks(10, "right or wrong")
def test_10_undo_takes_back_a_pass_but_no_slide_and_no_verdict(window, seat):
    session = seat()
    match_pair(session)
    moves = session.table.moves
    session.undo()
    assert session.table.moves == moves
    assert "cannot be taken back" in window._table.bar.shown
    act(session, Pass())
    session.undo()
    assert session.table.moves == moves
    assert isinstance(session.table.state.phase, phases.Guessing)
    act(session, Guess("certainly wrong"))
    session.undo()
    assert session.table.moves == moves + 1


@pytest.mark.breaks(17, "animate")
def test_17_a_fault_on_the_table_is_told_and_play_goes_on(window, seat, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(sys, "__excepthook__", lambda *args: None)
    Errors(lambda: tmp_path / "log", window.show_trouble)
    errors = Errors(lambda: tmp_path / "log", window.show_trouble)
    monkeypatch.setattr(sys, "excepthook", errors._caught)
    session = seat()

    def broken(event):
        raise RuntimeError("the slide is stuck")

    monkeypatch.setattr(session.scene, "animate", broken)
    act(session, Pull(pairs(session)[0][0]))
    (card,) = cards(window, Trouble)
    assert "the slide is stuck" in card.text.words
    monkeypatch.undo()
    QTest.qWait(400)
    press(window, "Go on")
    assert len(session.table.state.pulled) == 1
    act(session, Pull(pairs(session)[0][1]))
    assert isinstance(session.table.state.phase, phases.Guessing)


@pytest.mark.breaks(18, "items")
def test_18_entering_and_leaving_leaves_nothing_behind(window, seat):
    def census():
        for _ in range(3):
            QApplication.sendPostedEvents(None, 52)  # deferred deletes
            QApplication.processEvents()
        gc.collect()
        ours = (o for o in gc.get_objects() if isinstance(o, QObject))
        kept = [o for o in ours if type(o).__module__.startswith("boardroom")]
        return len(window.findChildren(QObject)), Counter(type(o).__name__ for o in kept)

    def evening():
        match_pair(seat())
        window.show_shelf()

    for _ in range(3):
        evening()
    before = census()
    for _ in range(50):
        evening()
    assert census() == before


# -------------------------------------------------------------------------------------------- the menu


@pytest.mark.breaks(13, "pause hides the question")
@pytest.mark.breaks(13, "pause stops the clock")
def test_pause_hides_the_table_and_stops_the_clock(window, seat):
    session = seat()
    window._table.show_menu()
    assert not session.table.clock.is_running
    press(window, "Pause")
    (card,) = cards(window, PauseCard)
    assert card.hides
    press(window, "Play on")
    assert session.table.clock.is_running


def test_the_rules_can_be_read_at_the_table(window, seat):
    seat()
    window._table.show_menu()
    press(window, "Rules")
    assert cards(window, RulesCard)


def test_escape_at_the_table_opens_the_menu(window, seat):
    seat()
    QTest.keyClick(window._table.view, Qt.Key.Key_Escape)
    assert cards(window, MenuCard)


def test_full_screen_is_remembered_and_can_be_left(window):
    window.screens.toggle_full()
    assert window.isFullScreen()
    window.screens.toggle_full()
    assert not window.isFullScreen()


def test_settings_are_kept(window):
    window.preferences.set(sound=False, volume=10)
    assert SOUND.on is False
    other = Window()
    assert other.memory.family.volume == 10
    other.deleteLater()


def test_settings_hold_at_once_and_while_a_game_runs(window, seat):
    seat()
    page = window._table
    before = page.grab().toImage()
    window.preferences.set(contrast=True, text_size="largest", pace="off", captions=True)
    assert page.grab().toImage() != before
    assert theme.manner() == theme.Manner(theme.TEXT_SIZES["largest"], True)
    assert PACE.speed == 0
    window.voice.say("Number 7: canoe.")
    for _ in range(3):
        QApplication.processEvents()
    assert page.captions.words == "Number 7: canoe."
    window.preferences.set(captions=False)
    assert page.captions.words == ""


def test_the_next_start_looks_as_the_family_left_it(window):
    window.preferences.set(contrast=True, text_size="large")
    theme.wear(theme.Manner())
    Window().deleteLater()
    assert theme.manner() == theme.Manner(theme.TEXT_SIZES["large"], True)


def test_players_of_the_command_line_have_names_and_pictures():
    players = _players(Request("concentration", ("Ana", "Ana"), bots=1, level=0))
    assert [player.name for player in players] == ["Ana", "Ana 2", "Robo"]
    assert all(player.picture for player in players)
    assert players[2].kind == "computer"
    assert players[2].level == 0


def test_keyboard_alone_plays_a_turn(window, seat):
    """Failure 11 is for later; but nothing at the table needs a mouse."""
    session = seat()
    view = window._table.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(session.table.state.pulled) == 1
    QTest.qWait(450)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not isinstance(session.table.state.phase, phases.Picking) or session.table.state.pulled


@pytest.mark.breaks(2, "the family overrules")
def test_a_dispute_is_decided_by_all_and_not_by_one_press(window, seat):
    """Ruling S-05: by table consent."""
    session = seat()
    match_pair(session)
    act(session, Guess("chocolate cake"))
    press(window, "It counts!")
    (card,) = cards(window, AskCard)
    assert "chocolate cake" in card.text.words
    assert isinstance(session.table.state.phase, phases.Picking)
    QTest.qWait(400)
    press(window, "No")
    assert isinstance(session.table.state.phase, phases.Picking)
    press(window, "It counts!")
    QTest.qWait(400)
    press(window, "We all agree")
    assert isinstance(session.table.state.phase, phases.Solved)
    assert session.table.state.phase.outcome.winner == 0


def test_when_the_master_has_judged_the_curtain_does_not_fall_again(window, seat):
    session = seat(ANA, BEN, MIA)
    match_pair(session)
    act(session, Guess("something else"))
    QTest.qWait(800)
    press(window, "I am Mia")
    QTest.qWait(400)
    press(window, "Wrong")
    QTest.qWait(100)
    assert not cards(window, Curtain)
    assert isinstance(session.table.state.phase, phases.Picking)
    assert "go on" in window._table.bar.shown


def test_what_cannot_be_touched_says_why(window, seat):
    session = seat()
    view = window._table.view
    at = view.mapFromScene(session.scene.pieces["solution"].pos())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert "opens when a guess is to be judged" in window._table.bar.shown


def test_a_pause_covers_a_private_look_and_the_curtain_falls_before_it_comes_back(window, seat):
    session = seat(ANA, BEN, MIA)
    secret = answer(session)
    match_pair(session)
    act(session, Guess("something else"))
    QTest.qWait(800)
    press(window, "I am Mia")
    assert secret in repr(session.scene.digest())
    window._table.show_menu()
    assert secret not in repr(session.scene.digest())
    assert not cards(window, Curtain)
    QTest.qWait(400)
    press(window, "Pause")
    assert secret not in repr(session.scene.digest())
    QTest.qWait(400)
    press(window, "Play on")
    assert secret not in repr(session.scene.digest())
    (curtain,) = cards(window, Curtain)
    assert curtain.title.words == "Pass to Mia"


def test_after_the_end_the_menu_says_again_who_has_won(window, seat):
    session = seat(games="1")
    match_pair(session)
    act(session, Guess(answer(session)))
    press(window, "Go on")
    QTest.qWait(400)
    press(window, "Look at the table")
    assert not cards(window, EndingCard)
    window._table.show_menu()
    assert cards(window, EndingCard)


def test_whoever_looks_at_the_table_after_the_end_finds_the_way_back_in_the_bar(window, seat):
    session = seat(games="1")
    assert window._table.bar.to_result.isHidden()
    match_pair(session)
    act(session, Guess(answer(session)))
    press(window, "Go on")
    QTest.qWait(400)
    press(window, "Look at the table")
    assert QApplication.focusWidget() is window._table.bar.to_result
    press(window, "To the result")
    assert cards(window, EndingCard)


@pytest.mark.breaks(17, "a bot")
def test_17_a_computer_that_breaks_once_goes_on_thinking(window, seat, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "__excepthook__", lambda *args: None)
    errors = Errors(lambda: tmp_path / "log", window.show_trouble)
    monkeypatch.setattr(sys, "excepthook", errors._caught)
    session = seat(ROBO, ANA)
    bots = session.box.manifest.part("bots")
    real, broken = bots.Brain.choose, []

    def choose(self, view, ask):
        if not broken:
            broken.append(1)
            raise RuntimeError("lost the thread")
        return real(self, view, ask)

    monkeypatch.setattr(bots.Brain, "choose", choose)
    pass_time(session, 5000)
    session.computers._think()
    assert cards(window, Trouble)
    QTest.qWait(400)
    press(window, "Go on")
    pass_time(session, 5000)
    session.computers._think()
    assert session.table.moves == 1


def test_3_a_computer_never_acts_before_its_time(window, seat):
    """A shorter wait that is running already must not be taken for a longer one."""
    session = seat(ROBO, BEN)
    moves = []
    for _ in range(60):
        pass_time(session, 300)
        before = session.table.moves
        session.computers._think()
        moves.append(session.table.moves - before)
        if session.table.state.turn == 1:
            break
    assert max(moves) == 1
    assert not cards(window, Trouble)


def test_3_the_menu_opens_once(window, seat):
    seat()
    window._table.show_menu()
    window._table.show_menu()
    assert len(cards(window, MenuCard)) == 1


@pytest.mark.breaks(6, "full disk")
def test_6_a_save_that_fails_is_said_until_it_is_read(window, seat, monkeypatch):
    session = seat()

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    act(session, Pull(pairs(session)[0][0]))
    monkeypatch.undo()
    (card,) = cards(window, Trouble)
    assert "cannot be saved" in card.text.words


@pytest.mark.breaks(12, "equal")
def test_12_names_are_told_apart_on_the_command_line_too():
    players = _players(Request("concentration", ("Robo", "Ana"), bots=1))
    assert len({player.name for player in players}) == 3


def test_13_nobodys_time_runs_while_people_change_places(window, seat):
    session = seat(ANA, BEN, MIA)
    match_pair(session)
    act(session, Guess("something else"))
    assert cards(window, Curtain)
    assert not session.table.clock.is_running
    QTest.qWait(800)
    press(window, "I am Mia")
    assert session.table.clock.is_running


def test_6_a_save_with_a_seat_that_is_not_there_is_refused_and_can_be_tried_again(window, seat):
    session = seat()
    match_pair(session)
    path = session._opened.journal.path
    window.show_shelf()
    with path.open("ab") as stream:
        stream.write(b'{"type":"Handed","seat":99,"player":{"name":"X","kind":"computer","level":77}}\n')
    for _ in range(2):
        window.drawer.resume_newest()
        (card,) = cards(window, Trouble)
        assert "does not fit" in card.text.words
        QTest.qWait(400)
        press(window, "Go on")
    assert window._table is None


@pytest.mark.breaks(13, "a suspended laptop")
def test_13_a_laptop_that_slept_costs_nobody_time(window, seat):
    session = seat(limit="15")
    begun, clock = session.table.clock.now(), session.table.clock
    clock._source = lambda real=clock._source: real() + 3600
    assert clock.now() - begun < 1000


def test_the_solution_slide_is_dragged_open_letter_by_letter(window, seat):
    """Rule 8: the slide is opened ONLY enough to see the first letter or two."""
    session = seat(judge="table")
    view = window._table.view
    match_pair(session)
    act(session, Guess("something else"))
    slide = session.scene.pieces["solution"]
    start = view.mapFromScene(slide.pos())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 13):
        QTest.mouseMove(view.viewport(), start + QPoint(6 * step, 0))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(72, 0))
    letters = session.table.state.letters
    assert 1 <= letters <= 2
    shown = session.scene.pieces["paper"].art.letters
    assert shown.casefold() == answer(session)[:letters].casefold()
    press(window, "Wrong")
    assert session.table.state.letters == 0
    assert session.scene.pieces["paper"].art.letters == ""


def test_after_a_button_the_ring_begins_where_the_scene_wants_it_and_not_at_the_first_piece(window):
    """The die is rolled by Enter; then the ring is on a tile beside the pawn, and not on a START."""
    window.seat("brain_games", (ANA, BEN), {}, 3)
    session = window._table.session
    session.scene.touch.ring.by_keys = True  # as every key of a real window says
    while session.scene._view.phase != "Moving":
        assert QApplication.focusWidget().words == "Roll"
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        session.director.hurry()
    view, piece = session.scene._view, session.scene.touch.focused
    assert piece.key[0] == "tile"
    assert piece.key[1] in view.ends
    assert session.scene.touch.ring.is_fresh


def test_a_game_that_was_never_played_is_begun_by_whoever_played_last(window):
    window.memory.meet(
        "nullgame", (Player("Ana", "fox"), Player("Robo", "robot", "computer"), Player("Ben", "owl"))
    )
    window.reception.pick("concentration")
    (lobby,) = [page for page in window.findChildren(LobbyPage) if page.isVisible()]
    assert [(plate.field.text(), plate.face.picture) for plate in lobby.plates] == [
        ("Ana", "fox"),
        ("Ben", "owl"),
    ]


def test_the_lobby_says_who_plays_with_whom(window):
    window.reception.receive(
        "concentration", (Player("Ana", "fox"), Player("Ben", "owl"), Player("Mia", "frog"))
    )
    (lobby,) = [page for page in window.findChildren(LobbyPage) if page.isVisible()]
    assert "1 against 2; number 3 is Master of Ceremonies" in lobby._hint.words
    lobby.seats.add("person")
    assert "1+3 against 2+4" in lobby._hint.words


def test_esc_leads_from_the_answer_line_to_what_may_be_touched_instead(window):
    """And not to “Stop here”, where one Enter more would end the turn."""
    window.seat("common_denominator", (ANA, BEN), {}, 5)
    session = window._table.session
    wanted = (denominator.Youngest, denominator.TakePuzzle, denominator.TurnTimer, denominator.TryRow)
    for kind in wanted:
        ask = next(ask for ask in session.table.asks if any(isinstance(one, kind) for one in ask.choices))
        session.act(ask.seat, next(one for one in ask.choices if isinstance(one, kind)))
    page = window._table
    assert page.bar.line is not None
    page.bar.line.setFocus()
    QTest.keyClick(page.bar.line, Qt.Key.Key_Escape)
    assert page.view.hasFocus()
    assert session.scene.touch.offered
