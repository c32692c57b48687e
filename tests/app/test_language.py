"""Which language is spoken, and that everything on the screen is said anew in another."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from boardroom.app import language
from boardroom.app.window import Window
from boardroom.content import places
from boardroom.core.game import HOST
from boardroom.core.tongue import money, number, tr
from boardroom.games import shelf


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))


def test_the_system_decides_until_the_family_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language.QLocale, "uiLanguages", lambda locale: ["de-AT", "de"])
    assert language.chosen("") == "de"
    assert language.chosen("en") == "en"


def test_a_language_that_we_lack_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language.QLocale, "uiLanguages", lambda locale: ["fi-FI", "fi"])
    assert language.chosen("") == "en"
    assert language.chosen("xx") == "en"


def test_a_language_that_cannot_be_loaded_is_english() -> None:
    language.speak("xx")
    assert language.spoken() == "en"
    assert tr("Settings") == "Settings"


def test_english_has_its_singulars() -> None:
    assert tr("{n} cards", n=1) == "1 card"
    assert tr("{n} cards", n=20) == "20 cards"


def test_german_numbers_money_and_days() -> None:
    day = date(date.today().year, 3, 5)
    assert (number(1234.5, 1), money(12_000), language.day(day)) == ("1,234.5", "$12,000", "5 March")
    language.speak("de")
    assert (number(1234.5, 1), money(12_000), language.day(day)) == ("1.234,5", "12.000 $", "5. März")


def test_a_day_of_another_year_is_said_with_its_year() -> None:
    day = date(1999, 3, 5)
    assert language.day(day) == "5 March 1999"
    language.speak("de")
    assert language.day(day) == "5. März 1999"


def test_the_rules_are_read_in_the_language_that_is_spoken(tmp_path: Path) -> None:
    (tmp_path / "rules.md").touch()
    (tmp_path / "rules.de.md").touch()
    language.speak("de")
    assert language.translated(tmp_path / "rules.md").name == "rules.de.md"
    language.speak("en")
    assert language.translated(tmp_path / "rules.md").name == "rules.md"


@pytest.mark.parametrize("code", [code for code in language.NAMES if code != "en"])
@pytest.mark.parametrize("game", [game for game, card in shelf().items() if card.on_shelf])
def test_the_rules_of_every_game_are_there_part_by_part(game: str, code: str) -> None:
    english = (places.DATA / game / "rules.md").read_text(encoding="utf-8")
    translated = (places.DATA / game / f"rules.{code}.md").read_text(encoding="utf-8")
    for sign in ("## ", "- ", "| ", "1. ", "2. ", "3. ", "4. ", "5. "):
        here, there = (
            sum(line.startswith(sign) for line in text.splitlines()) for text in (english, translated)
        )
        assert here == there, f"{sign!r} begins {here} lines, and {there} in {code}"


def test_another_language_is_chosen_on_the_shelf(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.open()
    window._shelf.settings.click()
    german = _settings(window).parts["language"]
    german.click()
    assert window._shelf.settings.words == "Einstellungen"
    assert _settings(window).title.words == "Einstellungen"
    again = _settings(window).parts["language"]
    assert window.focusWidget() is again
    assert window.memory.family.language == "de"
    again.click()
    assert window._shelf.settings.words == "Settings"


def test_another_language_is_chosen_at_the_table(qtbot: QtBot) -> None:
    from boardroom.table.table import Player

    window = Window()
    qtbot.addWidget(window)
    window.open()
    window.seat("nullgame", (Player("Ana", "fox"), Player("Ben", "owl")), {}, 1)
    table = window._table
    assert table is not None
    table.show_menu()
    window.preferences.open()
    before = table.session.table
    _settings(window).parts["language"].click()
    table = window._table
    assert table is not None
    assert table.menu.words == "Menü"
    assert table.session.table is before
    card = _settings(window)
    assert not before.clock.is_running
    card.choose(card.closed)
    assert before.clock.is_running
    assert table.bar.prompt.text == "Ana und Ben, sagt „fertig“."


def test_a_game_played_in_german_goes_on_in_english(qtbot: QtBot) -> None:
    """Nothing that was said is kept: journal, state and view are the same in every language."""
    from boardroom.app.box import open_box
    from boardroom.table.clock import Clock
    from boardroom.table.laws import some_answer
    from boardroom.table.table import Player, Table

    players = [Player("Ana"), Player("Ben")]
    for game in ("brain_games", "common_denominator", "concentration", "concluzio"):
        box, luck, written = open_box(game), Random(3), []
        language.speak("de")
        table = Table(box.rules(), players, 7, Clock(lambda: 0.0), written.append)
        for _ in range(60):
            if not table.asks:
                break
            ask = next((ask for ask in table.asks if ask.seat != HOST), table.asks[0])
            table.clock.set(max(table.clock.now(), ask.after))
            table.submit(ask.seat, some_answer(ask, luck, ("the lion sleeps",)))
        german = [ask.prompt for ask in table.asks]
        language.speak("en")
        again = Table(box.rules(), players, 7, Clock(lambda: 0.0))
        again.replay(written)
        assert again.state == table.state
        assert [ask.prompt for ask in again.asks] == [ask.prompt for ask in table.asks]
        assert not german or german != [ask.prompt for ask in again.asks]


def test_who_was_named_by_the_house_is_called_otherwise_when_the_language_changes(qtbot):
    from boardroom.app.cards import LeaveCard
    from boardroom.table.film import Film
    from boardroom.table.table import Player

    window = Window()
    qtbot.addWidget(window)
    window.open()
    people = (Player("Ana", "fox"), Player("Player 2", "owl", unnamed=2))
    window.seat("concluzio", people, {}, 1)
    session = window.table.session
    path = session.path
    card = window.table.usher.show_leave()
    assert isinstance(card, LeaveCard)
    card.choose(card.handed, 0, 0)
    assert [player.name for player in session.table.players] == ["Robo for Ana", "Player 2"]
    seen = session.computers._bots[0]
    window.preferences._speak("de")
    german = ["Robo für Ana", "Spieler 2"]
    assert [player.name for player in session.table.players] == german
    assert list(session.scene.names.values()) == german
    assert session.table.dealt_to[1].name == "Spieler 2"
    session.computers.seat()
    assert session.computers._bots[0] is seen  # it remembers what it has seen
    table = session.table
    film = Film(table.rules, table.dealt_to, table.seed, table.entries)
    assert [player.name for player in film[len(film) - 1].players] == german
    window.preferences._speak("en")
    window.show_shelf()
    language.speak("de")
    (saved,) = [saved for saved in window.saves if saved.path == path]
    assert window.drawer.told(saved).names == "Ana und Spieler 2"
    window.resume(saved)
    assert [player.name for player in window.table.session.table.players] == german
    again = window.reception.receive("concluzio", tuple(window.table.session.table.players))
    assert [plate.field.text() for plate in again.plates] == ["Robo für Ana", ""]
    assert again.plates[1].field.placeholderText() == "Spieler 2"
    assert [player.plays_for for player in again.seats.players] == ["Ana", ""]
    again.plates[0].field.setText("Blech")
    assert again.seats.players[0].plays_for == ""
    language.speak("en")


def test_medals_find_whoever_has_no_name_of_their_own_in_another_language(qtbot):
    from boardroom.app.night import Leg, Night, called_now, medals
    from boardroom.table.table import Player

    legs = (Leg("concluzio", "Short", 10), Leg("concluzio", "Short", 10))
    night = Night((Player("Ana"), Player("Player 2", unnamed=2)), legs).after([["Player 2"], ["Ana"]])
    language.speak("de")
    night = called_now(night).after([["Spieler 2"], ["Ana"]])
    assert [(won.name, won.gold) for won in medals(night)] == [("Spieler 2", 2), ("Ana", 0)]
    language.speak("en")
    assert medals(called_now(night))[0].name == "Player 2"


def _settings(window: Window):
    from boardroom.app.settings_card import SettingsCard

    return next(card for card in window.findChildren(SettingsCard) if card.isVisible())
