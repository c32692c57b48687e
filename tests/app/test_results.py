"""Results: kept for good, added up honestly, read in the hall of fame; finished games watched again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boardroom.app.archive import Archive
from boardroom.app.cards import EndingCard
from boardroom.app.drawer_card import DrawerCard
from boardroom.app.results import Ended, Results, Who, between, computer_wins, people, streaks
from boardroom.app.results_card import ResultsCard
from boardroom.content import places
from boardroom.stage import theme
from boardroom.table.table import Player
from tests.app.hands import ANA, BEN, MIA, card, has_card, lift, play, press, seat
from tests.app.seen import assert_well_laid
from tests.app.seen import press as key


def ended(number, *places, game="concluzio", players=("Ana", "Ben"), kinds=()):
    who = tuple(Who(name, kinds[at] if at < len(kinds) else "person") for at, name in enumerate(players))
    return Ended(f"game {number}", game, f"2026-11-{number:02}T20:00:00", who, places)


ANA_WINS, BEN_WINS, DRAW = ((0,), (1,)), ((1,), (0,)), ((0, 1),)


# ---------------------------------------------------------------------------------------------- the file


def test_what_is_kept_is_read_again_in_order(tmp_path):
    kept = [ended(1, *ANA_WINS), ended(2, *BEN_WINS)]
    for one in kept:
        Results(tmp_path).keep(one)
    assert list(Results(tmp_path)) == kept


def test_a_torn_last_line_is_passed_over_and_the_next_one_begins_anew(tmp_path):
    results = Results(tmp_path)
    results.keep(ended(1, *ANA_WINS))
    path = tmp_path / "results.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole + whole[: len(whole) // 2])
    assert [one.id for one in results] == ["game 1"]
    results.keep(ended(2, *BEN_WINS))
    assert [one.id for one in results] == ["game 1", "game 2"]
    assert path.read_bytes().startswith(whole)


def test_two_copies_of_the_program_lose_nothing(tmp_path):
    one, other = Results(tmp_path), Results(tmp_path)
    for number in range(1, 9):
        (one if number % 2 else other).keep(ended(number, *ANA_WINS))
    assert [record.id for record in one] == [f"game {number}" for number in range(1, 9)]


def test_a_game_counts_once_however_often_it_is_kept(tmp_path):
    results = Results(tmp_path)
    results.keep(ended(1, *ANA_WINS))
    results.keep(ended(1, *ANA_WINS))
    assert len(list(results)) == 1


def test_nonsense_in_the_file_harms_nothing(tmp_path):
    (tmp_path / "results.jsonl").write_bytes(b'\xff\xfe\n{"id": 3}\n[]\n\n')
    results = Results(tmp_path)
    results.keep(Ended("x", "concluzio", "", (Who("Ana"),), ((7,),)))
    results.keep(ended(1, *ANA_WINS))
    assert [one.id for one in results] == ["game 1"]


def test_a_full_disk_is_said_and_play_goes_on(tmp_path):
    blocked = tmp_path / "folder"
    blocked.write_text("a file where the folder should be")
    said = []
    Results(blocked, said.append).keep(ended(1, *ANA_WINS))
    assert "cannot be kept" in said[0]


# ------------------------------------------------------------------------------------------ adding up


def test_streaks_and_wins():
    played = [ended(n, *places) for n, places in enumerate((ANA_WINS, ANA_WINS, BEN_WINS, ANA_WINS), 1)]
    ana, ben = streaks(played)
    assert (ana.name, ana.games, ana.wins, ana.current, ana.longest) == ("Ana", 4, 3, 1, 2)
    assert (ben.name, ben.wins, ben.current, ben.longest) == ("Ben", 1, 0, 1)


def test_a_game_shared_by_all_is_nobodys_win_and_ends_a_row():
    ana, ben = streaks([ended(1, *ANA_WINS), ended(2, *DRAW)])
    assert (ana.wins, ana.current, ana.longest) == (1, 0, 1)
    assert ben.wins == 0


def test_computers_have_no_rows_and_are_nobody(tmp_path):
    played = [ended(n, *BEN_WINS, kinds=("person", "computer")) for n in range(1, 4)]
    assert [streak.name for streak in streaks(played)] == ["Ana"]
    assert people(played) == ("Ana",)
    assert computer_wins(played) == 3


def test_names_are_one_persons_however_they_are_written():
    played = [ended(1, *ANA_WINS), ended(2, *ANA_WINS, players=("ana ", "Ben"))]
    assert people(played) == ("ana ", "Ben")
    assert streaks(played)[0].wins == 2


def test_head_to_head_counts_who_came_first_and_not_team_mates():
    teams = Ended("t", "concluzio", "", tuple(map(Who, ("Ana", "Ben", "Mia", "Leo"))), ((0, 1), (2, 3)))
    team = Ended("m", "concluzio", "", (Who("The As", members=("Ana", "Ben")), Who("Mia")), ((0,), (1,)))
    played = [ended(1, *ANA_WINS), ended(2, *BEN_WINS), ended(3, *ANA_WINS), teams, team]
    assert between(played, "Ana", "Ben") == (2, 1, 2)
    assert between(played, "Mia", "Ana") == (0, 2, 0)
    assert streaks(played)[0].wins == 4


def test_whoever_left_neither_wins_nor_loses():
    played = [ended(1, (0,), (1,), kinds=("person", "left"))]
    assert people(played) == ("Ana",)
    assert between(played, "Ana", "Ben") == (0, 0, 0)


# ------------------------------------------------------------------------------------- through the window


def to_the_end(window, session):
    """Random play until somebody has won."""
    for _ in range(400):
        if session.table.result is not None:
            break
        play(window, session, 1, seed=session.table.moves)
    assert session.table.result is not None


def test_a_finished_game_is_kept_watched_and_found_again(window):
    session = seat(window, "concluzio", ANA, BEN)
    to_the_end(window, session)
    lift(window)
    assert isinstance(card(window), EndingCard)
    (kept,) = Results(places.saves())
    assert kept.game == "concluzio"
    assert [who.name for who in kept.players] == ["Ana", "Ben"]
    press(window, "Watch it as a film")
    page = window.currentWidget()
    assert page is window.archive.page
    key(page.reel, Qt.Key.Key_End)
    assert page.film[page.reel.value()].step.state == session.table.state
    key(page.reel, Qt.Key.Key_Escape)
    assert window.currentWidget() is window._table
    assert isinstance(card(window), EndingCard)
    press(window, "Back to the shelf")
    press(window, "Hall of fame")
    assert isinstance(card(window), ResultsCard)
    winner = session.table.players[session.table.result.places[0][0]].name
    assert card(window).rows()[0] == (winner, "1 of 1 won")
    press(window, "Watch a finished game")
    assert isinstance(card(window), DrawerCard)
    press(window, "Watch")
    page = window.archive.page
    assert page.film[len(page.film) - 1].step.state == session.table.state
    press(window, "Close")
    assert window.currentWidget() is window._shelf
    assert window.archive.page is None


def test_without_a_finished_game_there_are_no_results_to_see(window):
    assert not window._shelf.results.isVisible()


def test_whoever_left_a_game_that_went_on_has_no_result(window):
    session = seat(window, "brain_games", ANA, BEN, MIA)
    session.leave_out(session.people[2])
    session.leave_out(session.people[1])
    lift(window)
    (kept,) = Results(places.saves())
    assert [who.kind for who in kept.players] == ["person", "left", "left"]
    assert kept.winners == (Who("Ana"),)


def test_the_hall_of_fame_is_read_with_the_keyboard(window):
    played = [ended(n, *(ANA_WINS if n % 3 else BEN_WINS)) for n in range(1, 13)]
    for one in played:
        Results(places.saves()).keep(one)
    archive = Archive(window)
    archive.show_results()
    shown = card(window)
    assert shown.rows() == [
        ("Ana", "8 of 12 won · 2 at best"),
        ("Ben", "4 of 12 won"),
    ]
    key(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert shown.rows()[0] == ("Ben against Ana", "4 : 8") or shown.rows()[0] == ("Ana against Ben", "8 : 4")
    key(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert shown.rows()[0][0].startswith("Concluzio")
    assert "before" in shown.rows()[0][1]
    press(window, "More")
    assert shown.lines[0].row == shown.rows()[5]
    key(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not has_card(window)


def test_computers_are_called_robo(window):
    one = ended(1, *BEN_WINS, players=("Ana", "HAL"), kinds=("person", "computer"))
    shown = ResultsCard(window, [one], [("concluzio", "Concluzio")])
    assert shown.rows() == [("Ana", "0 of 1 won"), ("Robo", "1 won")]
    shown.page.step(2)
    assert shown.rows()[0][1] == "Robo before Ana"
    shown.deleteLater()


def test_whom_to_compare_is_chosen_in_a_row_of_its_own(window):
    shown = ResultsCard(window, [ended(1, *ANA_WINS)], [("concluzio", "Concluzio")])
    shown.open()
    shown.page.step(1)
    assert shown.one.isVisible()
    assert shown.one.width() == shown.page.width()
    assert_well_laid(shown)
    shown.put_away()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.4])
def test_all_lines_are_written_in_one_size(window, size, text):
    theme.wear(theme.Manner(text))
    window.resize(*size)
    long = ("Maximiliana-Wilhelmine Charlotte v. Hohe", "Anastasia Katharina", "Benjamin")
    records = [ended(1, *ANA_WINS), ended(2, (0,), (1,), (2,), players=long), ended(3, *BEN_WINS)]
    card = ResultsCard(window, records, [("concluzio", "Concluzio")])
    card.open()
    for _ in range(3):
        shown = [line for line in card.lines if line.isVisible()]
        for side in (0, 1):
            written = [line.written[side] for line in shown]
            assert len({lines.font.pixelSize() for lines in written}) == 1
            assert not any(lines.is_cut for lines in written)
        card.page.step(1)
    card.put_away()


def test_the_day_of_a_game_is_said_in_words(window):
    shown = ResultsCard(window, [ended(7, *ANA_WINS)], [("concluzio", "Concluzio")])
    shown.page.step(2)
    assert shown.rows()[0][0] in ("Concluzio · 7 November", "Concluzio · Today", "Concluzio · Last night")
    shown.deleteLater()


def test_a_game_that_a_computer_finished_for_somebody_is_the_computers(window):
    session = seat(window, "concluzio", ANA, BEN)
    session.hand(session.people[1], Player("Robo for Ben", "robot", "computer"))
    archive = Archive(window)
    result = type("R", (), {"places": ((0,), (1,))})()
    archive.keep(session, result)
    (kept,) = Results(places.saves())
    assert [who.kind for who in kept.players] == ["person", "computer"]


@pytest.mark.parametrize("game", ["concentration", "brain_games", "common_denominator", "concluzio"])
def test_to_and_fro_is_exact_in_every_game(window, game):
    """Jumping settles on the very picture that a fresh scene shows of that moment."""
    session = seat(window, game, ANA, BEN, seed=3)
    play(window, session, 25)
    window.archive.watch_table(session)
    page = window.archive.page
    whole = len(page.film) - 1
    for move in (whole, 0, whole // 2, whole - 1, 3, whole):
        page.reel.setValue(move)
        for eyes in range(len(page.eyes.values)):
            page.eyes.step(1)
            fresh = session.box.manifest.part("scene").Scene(page.film[0].players)
            fresh.introduce(page.film[move].players)
            fresh.scaled_to(page.scene.density)
            fresh.show_now(page._look_at(page.film[move]), ())
            assert page.scene.digest() == fresh.digest(), (move, eyes)
    ten = min(11, whole)
    for pressed, at in (
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_PageDown, ten),
        (Qt.Key.Key_Left, ten - 1),
        (Qt.Key.Key_PageUp, max(ten - 11, 0)),
        (Qt.Key.Key_End, whole),
    ):
        key(page, pressed)
        assert page.reel.value() == at


def test_it_plays_by_itself_at_two_paces_and_stops_at_the_end(window, qtbot):
    session = seat(window, "concentration", ANA, BEN)
    play(window, session, 12)
    window.archive.watch_table(session)
    page = window.archive.page
    for pace in ("Faster", "Slower"):
        assert page.pace.words == pace
        page.reel.setValue(0)
        key(page, Qt.Key.Key_Space)
        assert page.is_rolling
        qtbot.waitUntil(lambda: not page.is_rolling)
        assert page.reel.value() == page.reel.maximum()
        assert page.play.words == "Play"
        page.pace.click()
    page.play.click()
    page.play.click()
    assert not page.is_rolling
