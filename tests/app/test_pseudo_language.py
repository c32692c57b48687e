"""Every page and every card of the app says nothing past the tongue."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from boardroom import VERSION, app
from boardroom.app.about_card import AboutCard
from boardroom.app.card import Card
from boardroom.app.cards import (
    AskCard,
    Curtain,
    EndingCard,
    LeaveCard,
    MenuCard,
    PauseCard,
    RulesCard,
    Standing,
    Trouble,
)
from boardroom.app.controls import Choice
from boardroom.app.drawer_card import DrawerCard
from boardroom.app.face_card import FaceCard
from boardroom.app.family import Person
from boardroom.app.house_card import HouseCard
from boardroom.app.howto_page import HowtoPage
from boardroom.app.letters import Letters
from boardroom.app.lobby_page import LobbyPage
from boardroom.app.log_card import LogCard
from boardroom.app.night import Leg, Night
from boardroom.app.night_card import NightCard
from boardroom.app.night_page import NightPage
from boardroom.app.notice_card import NoticeCard
from boardroom.app.own_card import FaultsCard, OwnCard
from boardroom.app.replay_page import ReplayPage
from boardroom.app.results import Ended, Who
from boardroom.app.results_card import ResultsCard
from boardroom.app.seat_helps import HelpsCard
from boardroom.app.seats_card import ComputerCard, PersonCard, SeatsCard
from boardroom.app.settings_card import SettingsCard
from boardroom.app.who_card import TeamCard, WhoCard
from boardroom.app.why_card import WhyCard
from boardroom.app.window import Window
from boardroom.content import places
from boardroom.content.credits import credits_given, licence_text
from boardroom.content.fault import Fault
from boardroom.content.rulings import Ruling, ruling_of
from boardroom.core.tongue import tr
from boardroom.games import shelf
from boardroom.table.table import Player
from tests.app.hands import ANA, BEN, MIA, ROBO, play
from tests.app.pseudo import Ear, explanations, read, texts_of, whole

GAMES = [name for name, card in shelf().items() if card.on_shelf]
TEAM = Player("Kim & Zoë", "frog", members=("Kim", "Zoë"))
NAMES = ("Ana", "Ben", "Mia", "Kim", "Zoë", "Robo")


@pytest.fixture
def ear(ear: Ear, window: Window) -> Ear:
    """Knows the people of these tests, and where their files are."""
    ear.know(NAMES)
    log = str(places.packs() / "log").casefold()
    ear.content |= {str(places.packs()).casefold(), log, "our-own.yaml", VERSION}
    return ear


def top(window: Window) -> Any:
    """The card that lies over everything."""
    lying = [card for card in window.findChildren(Card) if card.isVisible()]
    return lying[-1]


def look(window: Window, ear: Ear) -> Any:
    """Read what lies over everything, with all values of what can be chosen there; gives it."""
    lying = [card for card in window.findChildren(Card) if card.isVisible()]
    page = lying[-1] if lying else window.currentWidget()
    read(page, ear)
    for choice in page.findChildren(Choice):
        for value in choice.values:
            ear.hear(value, "value")
    return page


@pytest.mark.parametrize(
    "text",
    [
        *("Not said", "⟦Said⟧ not said", "⟦⦃Ana⦄ takes ⦃the piano⦄.⟧", "⟦⦃⟦Said⟧ and not said⦄⟧"),
        *("⟦$⦃1,234⦄⟧", "“⟦Said⟧”"),
    ],
)
def test_what_was_not_said_is_heard(ear: Ear, text: str) -> None:
    ear.hear(text, "here")
    assert list(ear.faults) == [text]


def test_what_was_said_is_no_fault_nor_are_names_numbers_and_content(ear: Ear) -> None:
    ear.content.add("the piano")
    for text in (
        "",
        tr("Said"),
        tr("{who} takes {what}.", who="Ana", what="The piano"),
        "1’234 – B",
        "⟦a⟧ · ⟦b⟧",
    ):
        ear.hear(text, "here")
    assert ear.faults == {}


def test_on_the_shelf(ear: Ear, window: Window) -> None:
    look(window, ear)
    window.seat("concluzio", (ANA, BEN), {}, 3)
    play(window, window.table.session, 5)
    window.show_shelf()
    shelf_page = look(window, ear)
    shelf_page.show_party(True)
    shelf_page._open_drawer()
    drawer = look(window, ear)
    drawer.slots[0].throw.click()
    drawer.slots[0].name.click()
    look(window, ear)
    window.drawer.rename(drawer.slots[0].kept.path, "Ana & Ben")
    look(window, ear)
    drawer.escape()
    drawer.escape()
    window.archive.show_finished()
    look(window, ear).escape()
    window.archive.show_results()
    look(window, ear).escape()
    window.say(tr("The game is safely saved again."))
    look(window, ear).escape()
    window.show_trouble(tr("The game is safely saved again."), places.packs() / "log")
    look(window, ear).escape()
    assert not ear.faults, ear.told


def test_in_the_hall_of_fame(ear: Ear, window: Window) -> None:
    ended = [
        Ended(f"{n}", game, "2026-11-30T20:00", (Who("Ana"), Who("Mia"), Who("Robo", "computer")), won)
        for game in GAMES
        for n, won in enumerate((((0,), (1, 2)), ((0,), (1,), (2,)), ((2,), (0, 1)), ((0, 1, 2),)))
    ]
    card = ResultsCard(window, ended, [(game, shelf()[game].title) for game in GAMES])
    card.open()
    for _ in card.page.values:
        card.page.step(1)
        look(window, ear)
    assert not ear.faults, ear.told


def test_in_the_settings(ear: Ear, window: Window) -> None:
    works = credits_given()
    ear.content |= texts_of(works) | {
        whole(work.source.partition("://")[2].removeprefix("www.")) for work in works
    }
    ear.content |= {str(path.parent).casefold() for work in works if (path := licence_text(work))}
    card = window.preferences.open()
    for tab in card.tabs:
        tab.click()
        look(window, ear)
    for deed in ("about", "own"):
        card.asked.emit(deed)
        over = look(window, ear)
        if deed == "own":
            for pill in over.templates:
                pill.click()
            look(window, ear)
            over.check.click()
            look(window, ear)
        over.escape()
    assert not ear.faults, ear.told


@pytest.mark.parametrize("game", GAMES)
def test_in_the_lobby(ear: Ear, window: Window, game: str) -> None:
    window.memory.meet(game, (ANA, TEAM, MIA))
    window.reception.receive(game, (ANA, BEN))
    page = look(window, ear)
    assert isinstance(page, LobbyPage)
    page.refuse(tr("That did not work"))
    page.seats.add("computer")
    page.seats.add("person")
    look(window, ear)
    plate = page.plates[1]
    for _ in range(7):  # person, team, computers of every level
        if plate.is_team:
            plate.team.click()
            look(window, ear).escape()
        plate.kind.click()
        look(window, ear)
    plate.face.click()
    look(window, ear).escape()
    page.seats._ask_who(plate)
    look(window, ear).escape()
    letters = Letters(page, plate.field)
    look(window, ear)
    letters.done.click()
    page.plates[0].helps.click()
    card = look(window, ear)
    next(iter(card.switches.values())).click()
    card.escape()
    for _ in range(page.house.pages):
        page.rules.click()
        for choice in page.house.choices:
            choice.step(1)
        look(window, ear)
    page.house.length.step(1)
    look(window, ear)
    page._shown = 0
    page._arrange()
    look(window, ear)
    page.start.click()
    look(window, ear)  # of house rules, or of what cannot be played so
    assert not ear.faults, ear.told


@pytest.mark.parametrize("game", GAMES)
def test_in_the_howto(ear: Ear, window: Window, game: str) -> None:
    page = HowtoPage(window, game, plays=False)
    if game != "concluzio":  # its deck is translated
        ear.content |= texts_of(page.lesson.box.content) | texts_of(page.lesson.howto.scenes)
    if game == "concentration":
        ear.content |= explanations(page.lesson.box.content)
    page.open()
    while True:
        while not page.lesson.is_played:
            page.lesson.play()
        page.director.hurry()
        look(window, ear)
        if page.lesson.is_last:
            break
        page.next.click()
    page.escape()
    assert not ear.faults, ear.told


def test_in_a_game_night(ear: Ear, window: Window) -> None:
    window.night.open()
    lobby = look(window, ear)
    lobby.started.emit((ANA, BEN), {})
    page = look(window, ear)
    assert isinstance(page, NightPage)
    page.child.step(1)
    look(window, ear)
    for row in page.rows:
        row.stand_at(0)
        row.changed.emit(0)
    look(window, ear)
    legs = (Leg("concluzio", "Short", 10), Leg("brain_games", "Short", 30))
    night = Night((ANA, BEN, MIA), legs)
    window.memory.change(night=night)
    window.show_shelf()
    look(window, ear)
    for _ in range(3):
        window.night._show_medals(night)
        look(window, ear).put_away()
        night = night.after([["Ana"], ["Ben", "Mia"]]) if night.next else night
    assert not ear.faults, ear.told


@pytest.mark.parametrize("game", ["brain_games", "concluzio"])
def test_about_the_table(ear: Ear, window: Window, game: str) -> None:
    window.seat(game, (ANA, BEN, ROBO), {}, 4)
    table = window.table
    assert table is not None
    session = table.session
    look(window, ear)
    play(window, session, 4)

    def menu() -> Any:
        for card in window.findChildren(Card):
            if card.isVisible():
                card.put_away()
        table.show_menu()
        return top(window)

    menu()
    look(window, ear)
    for name in ("leave", "seats", "log", "pause", "howto", "settings"):
        card = menu()
        card.choose(getattr(card, name))
        look(window, ear)
    for seat in (0, 2):
        menu()
        table.usher._show_seat(seat)
        look(window, ear).escape()
    assert not ear.faults, ear.told


def every_kind_of_card() -> set[type[Card]]:
    """All cards of the app, also those that nobody has asked for yet."""
    for module in pkgutil.iter_modules(app.__path__):
        importlib.import_module(f"boardroom.app.{module.name}")
    kinds, found = [Card], set()
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind is not Card and not kind.__name__.startswith("_") and kind.__module__.startswith("boardroom"):
            found.add(kind)
    return found


CARDS: tuple[Callable[[QWidget], Card], ...] = (
    lambda host: Curtain(host, "Ana", "fox"),
    lambda host: Curtain(host, "Kim & Zoë", "frog", is_team=True),
    lambda host: RulesCard(host, tr("Rules"), tr("Your place")),
    lambda host: AskCard(host, tr("Rules"), tr("Rules"), tr("Yes"), tr("No")),
    lambda host: PauseCard(host),
    lambda host: MenuCard(host, tr("No"), tr("No"), has_howto=True),
    lambda host: LeaveCard(host, [(0, "Ana"), (1, "Ben")], ["Gentle", "Keen"], plays_on=True),
    lambda host: EndingCard(host, tr("Rules"), [Standing(1, "Ana", tr("Yes"))], tr("No"), can_watch=True),
    lambda host: WhyCard(host, tr("Rules"), Ruling("S-07", "", "", "")),
    lambda host: WhyCard(host, tr("Rules"), Ruling("7", "", "", tr("No"))),
    lambda host: NoticeCard(host, tr("Rules"), tr("Rules")),
    lambda host: PersonCard(host, "Ana", ["Gentle"], [(1, "Ben")]),
    lambda host: WhoCard(host, [Person(name) for name in NAMES] * 3, "shelf"),
    lambda host: TeamCard(host, [Person(name) for name in NAMES] * 3, ("Kim",), "shelf"),
    lambda host: FaultsCard(host, [Fault(places.packs() / "our-own.yaml", 3, 1, "", tr("Rules"), tr("No"))]),
    lambda host: HouseCard(host, [tr("Rules")] * 20, "shelf"),
)
"""What the other tests do not come by, or not in all its states."""
SEEN_ELSEWHERE = {
    AboutCard, ComputerCard, DrawerCard, FaceCard, HelpsCard, HowtoPage, LogCard, NightCard, OwnCard,
    ResultsCard, SeatsCard, SettingsCard, Trouble,
}  # fmt: skip


def test_on_every_kind_of_card(ear: Ear, window: Window) -> None:
    shown = set(SEEN_ELSEWHERE)
    for make in CARDS:
        card = make(window)
        shown.add(type(card))
        card.open()
        look(window, ear)
        for choice in card.findChildren(Choice):
            for _ in choice.values:
                choice.step(1)
                look(window, ear)
        card.put_away()
    assert shown == every_kind_of_card()
    assert not ear.faults, ear.told


def test_of_a_finished_game(ear: Ear, window: Window) -> None:
    """Its end, the bar after a refusal, letters on the screen, and the game watched again."""
    window.seat("nullgame", (ANA, BEN), {}, 4)
    table = window.table
    assert table is not None
    ear.content |= texts_of(table.session.box.content)
    table.session.undo()
    look(window, ear)
    ruling = ruling_of("nullgame", "S-07")
    ear.content |= {whole(ruling.title), whole(ruling.text)}
    table.show_why(tr("No"), "S-07")
    look(window, ear).put_away()
    table.end_evening()
    look(window, ear).escape()
    play(window, table.session, 60)
    assert table.session.table.result is not None
    look(window, ear)
    top(window).choose(top(window).watch)
    page = window.currentWidget()
    assert isinstance(page, ReplayPage)
    look(window, ear)
    page.reel.setValue(page.reel.maximum())
    look(window, ear)
    page.closed.emit()
    window.show_shelf()
    window.archive.show_finished()
    drawer = look(window, ear)
    assert drawer.shows_finished
    assert drawer.slots[0].go_on.words == "⟦Watch⟧"
    assert not ear.faults, ear.told
