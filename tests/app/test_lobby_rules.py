"""House rules in the lobby: the family's own set, the way back to the rulebook, how long a game shall be."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.app import language
from boardroom.app.box import open_box
from boardroom.app.language import duration
from boardroom.app.lobby_page import LobbyPage
from boardroom.games import shelf
from boardroom.stage import theme
from boardroom.table.table import Player
from tests.app.seen import SIZES, assert_readable, assert_well_laid, press

LEFT = Qt.MouseButton.LeftButton
GAMES = [game for game, card in shelf().items() if card.on_shelf]
STARRED = {
    "concentration": "03 04 08 15 16 18 23 26 27 30",
    "common_denominator": "06 07 08 09 31",
    "concluzio": "21 22 31",
    "brain_games": "06 11 12 14",
}
"""Rulings that families quarrel about and that are settled in the lobby. CLZ-01 (five or six may play) is
settled by adding seats, BG-02 (the mix of tiles) in the content."""
LETTERS = {"concentration": "CON", "common_denominator": "CD", "concluzio": "CLZ", "brain_games": "BG"}


@pytest.fixture
def opened(qtbot):
    def open_lobby(game="concentration", own=None, players=("Ana", "Ben"), size=(1280, 720)) -> LobbyPage:
        box = open_box(game)
        page = LobbyPage(
            box.manifest,
            box.levels(),
            box.house_rules(),
            tuple(Player(name) for name in players),
            lengths=box.lengths(),
            own=own,
            minutes=box.minutes,
        )
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return open_lobby


def begun(page):
    started = []
    page.started.connect(lambda players, options: started.append(options))
    QTest.mouseClick(page.start, LEFT)
    return started[0]


def choice(page, field):
    (found,) = [
        found for rule, found in zip(page.house.rules, page.house.choices, strict=True) if rule.field == field
    ]
    return found


def to_rules(page):
    QTest.mouseClick(page.rules, LEFT)


# -------------------------------------------------------------------------------------- the family's own


def test_the_familys_own_rules_stand_as_they_left_them(opened):
    page = opened(own={"games": "best-of-3", "stop": "yes"})
    assert page.rules.words == "House rules (2)"
    options = begun(page)
    assert (options["games"], options["stop"], options["deck"]) == ("best-of-3", "yes", "box")
    assert page.house.bent == {"games": "best-of-3", "stop": "yes"}


def test_rules_that_are_no_more_are_left_out(opened):
    page = opened(own={"games": "seven", "gone": "x"})
    assert page.house.bent == {}


def test_one_press_leads_back_to_the_rulebook(opened):
    page = opened(own={"games": "best-of-3", "stop": "yes"})
    to_rules(page)
    QTest.mouseClick(page.house.rulebook, LEFT)
    assert page.house.bent == {}
    assert not page.house.rulebook.isVisible()
    assert all(title.words.endswith("· rulebook") for title in page.house.titles)


def test_by_keyboard_the_focus_stays_on_the_page_when_the_button_goes(opened):
    page = opened(own={"stop": "yes"})
    to_rules(page)
    page.house.rulebook.setFocus()
    press(page.house.rulebook, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is page.house.choices[0]


def test_what_differs_is_said_in_words(opened):
    page = opened(own={"stop": "yes"})
    assert page.house.in_words == ("Stopping after a match – Allowed",)


@pytest.mark.parametrize("game", GAMES)
def test_every_starred_ruling_is_offered(game):
    offered = {rule.ruling for rule in open_box(game).house_rules()}
    assert {f"{LETTERS[game]}-{number}" for number in STARRED[game].split()} <= offered


# ------------------------------------------------------------------------------------------- how long


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_short_normal_or_long_by_options_it_has(game):
    box = open_box(game)
    assert [length.title.split(":")[0] for length in box.lengths()] == ["Short", "Normal", "Long"]
    rules = {rule.field: [value for value, _ in rule.values] for rule in box.house_rules()}
    for length in box.lengths():
        assert all(value in rules[field] for field, value in length.sets)
        box.options(dict(length.sets))


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_is_one_of_the_lengths(game):
    """Nothing is bent by opening the lobby."""
    box = open_box(game)
    plain = msgspec.convert({}, box.manifest.part("rules").Options)
    assert plain in [box.options(dict(length.sets)) for length in box.lengths()]


def test_another_length_sets_the_rules_it_stands_for(opened):
    page = opened()
    assert page.house.length.accessibleName() == "How long: Normal: three games"
    QTest.mouseClick(page.house.length, LEFT)
    assert begun(page)["games"] == "5"
    assert page.rules.words == "House rules (1)"
    press(page.house.length, Qt.Key.Key_Right)
    assert choice(page, "games").at == 1


def test_a_house_rule_chosen_by_hand_is_what_the_length_says(opened):
    page = opened()
    to_rules(page)
    QTest.mouseClick(choice(page, "games"), LEFT)
    assert page.house.length.accessibleName() == "How long: Short: one game"
    for _ in range(2):
        QTest.mouseClick(choice(page, "games"), LEFT)
    assert page.house.length.accessibleName() == "How long: As in your house rules"
    assert begun(page)["games"] == "best-of-3"


def test_leafing_through_the_lengths_comes_back_to_what_was_chosen_by_hand(opened):
    page = opened(own={"games": "best-of-3"})
    seen = []
    for _ in range(4):
        QTest.mouseClick(page.house.length, LEFT)
        seen.append(begun_with(page))
    assert seen == ["1", "3", "5", "best-of-3"]


def begun_with(page):
    return page.house.options["games"]


# ------------------------------------------------------------------------------------- how long it takes


def estimate(game, people, computers=0, **options):
    return open_box(game).minutes(options, people, computers)


@pytest.mark.parametrize("game", GAMES)
def test_more_at_the_table_never_make_it_shorter(game):
    box = open_box(game)
    most = box.manifest.seats[-1]
    for people in range(1, most + 1):
        for computers in range(most - people + 1):
            if people + computers < 2:
                continue
            here = box.minutes({}, people, computers)
            assert here >= 1
            if people + computers < most:
                assert box.minutes({}, people + 1, computers) >= here
                assert box.minutes({}, people, computers + 1) >= here


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("people", "computers"), [(2, 0), (1, 1), (4, 0), (2, 4)])
def test_a_longer_game_takes_longer(game, people, computers):
    box = open_box(game)
    taken = [box.minutes(dict(length.sets), people, computers) for length in box.lengths()]
    assert taken == sorted(taken)
    assert taken[0] < taken[-1]


@pytest.mark.parametrize("game", GAMES)
def test_computers_are_quicker_than_people(game):
    assert estimate(game, 1, 3) < estimate(game, 4)


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_has_an_estimate(game):
    box = open_box(game)
    for rule in box.house_rules():
        for value, _ in rule.values:
            assert 1 <= box.minutes({rule.field: value}, 3, 1) < 400


def test_the_box_says_about_what_two_people_need():
    for game in GAMES:
        box = open_box(game)
        taken = box.minutes({}, 2, 0)
        assert box.manifest.minutes / 2 <= taken <= box.manifest.minutes * 1.5, game


@pytest.mark.parametrize(
    ("minutes", "words"),
    [
        (1, "about 5 minutes"),
        (41.9, "about 40 minutes"),
        (60, "about an hour"),
        (64, "about 1 h 5 min"),
        (121, "about 2 hours"),
    ],
)
def test_the_estimate_is_said_to_five_minutes(minutes, words):
    assert duration(minutes) == words


def test_the_estimate_follows_the_seats_and_the_length(opened):
    page = opened("common_denominator")
    assert "about 45 minutes" in page._facts.words
    QTest.mouseClick(page.add_person, LEFT)
    assert "about 1 h 5 min" in page._facts.words
    QTest.mouseClick(page.house.length, LEFT)
    assert "about 10 minutes" in page._facts.words


# ------------------------------------------------------------------------------------------------- looks


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_facts_grow_with_the_type(opened, game, code):
    language.speak(code)
    page = opened(game, size=(1280, 720))
    usual = page._facts.lines.font.pixelSize()
    theme.wear(theme.Manner(1.4))
    page.dress(page.look)
    lines = page._facts.lines
    assert not lines.is_cut
    assert lines.font.pixelSize() >= 1.2 * usual
    assert_well_laid(page)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_seats_and_rules_are_well_laid(opened, game, size):
    page = opened(game, own={"limit": "60"}, size=size)
    for _ in range(page.house.pages + 1):
        assert_well_laid(page)
        assert_readable(page)
        assert not page._facts.lines.is_cut
        to_rules(page)
