"""Every room of the house around the tables, one after the other, with what a family usually has in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardroom.app.card import Card
from boardroom.app.family import Person
from boardroom.app.letters import Letters
from boardroom.app.night import Night
from boardroom.app.results import Ended, Who
from boardroom.app.window import Window
from boardroom.core.game import Result, Seat
from boardroom.games import shelf
from boardroom.stage import theme
from boardroom.table.table import Player
from tests.app.hands import ANA, BEN, lift, play, seat

NAMES = ("Ana", "Ben", "Grandma Rose", "Zoë", "Konstantin", "Ida")
FACES = ("fox", "owl", "unicorn", "lion", "frog", "panda")
GAMES = [name for name, card in shelf().items() if card.on_shelf]


def family(many: int) -> tuple[Player, ...]:
    """So many people at a table."""
    sides = [side.name for side in theme.SIDES]
    looks = zip(NAMES, FACES, sides, strict=True)
    return tuple(Player(name, face, colour=side) for name, face, side in looks)[:many]


def top(window: Window) -> Any:
    """The card that lies over everything."""
    return [card for card in window.findChildren(Card) if card.isVisible()][-1]


def put_away(window: Window) -> None:
    """Nothing lies over the page any more."""
    for card in window.findChildren(Card):
        if card.isVisible():
            card.put_away()


def rooms(window: Window) -> Iterator[str]:
    """Goes through all of them; gives the name of each when it is on the screen."""
    yield "the empty shelf"
    yield from _settings(window)
    window.archive.show_results()
    yield "an empty hall of fame"
    put_away(window)
    window.memory.know(tuple(Person(name, face) for name, face in zip(NAMES, FACES, strict=True)))
    for game in GAMES:
        yield from _lobby(window, game)
    yield from _night(window)
    yield from _drawer(window)
    yield from _hall_of_fame(window)
    yield from _about_the_table(window)


def _settings(window: Window) -> Iterator[str]:
    card = window.preferences.open()
    for tab in card.tabs:
        tab.click()
        yield f"settings, {tab.words}"
    for deed in ("about", "own"):
        card.asked.emit(deed)
        yield deed
        top(window).put_away()
    put_away(window)


def _lobby(window: Window, game: str) -> Iterator[str]:
    window.reception.receive(game, ())
    yield f"{game}: an empty lobby"
    window.reception.receive(game, family(shelf()[game].seats[-1]))
    lobby: Any = window.currentWidget()
    yield f"{game}: a full lobby"
    for page in range(lobby.house.pages):
        lobby.rules.click()
        yield f"{game}: house rules, page {page + 1}"
        for choice in lobby.house.choices:
            if choice.isVisible():
                choice.step(1)
        yield f"{game}: other house rules, page {page + 1}"
    lobby._shown = 0
    lobby._arrange()
    lobby.start.click()
    yield f"{game}: by your own rules"
    put_away(window)
    plate = lobby.plates[-1]
    for _ in range(2 + len(lobby._levels)):
        plate.kind.click()
        yield f"{game}: seat of {plate.kind.words}"
    if game == GAMES[0]:
        lobby.seats._forget("Ida")
        window.memory.know([Person("Uncle Theo", "bear")])
        lobby.seats._known += [Person("Uncle Theo", "bear"), Person("Mia", "koala")]
        for name, deed in (
            ("who", lambda: lobby.seats._ask_who(plate)),
            ("team", lambda: lobby.seats._choose_members(plate)),
            ("helps", lobby.plates[0].helps.click),
        ):
            deed()
            yield name
            put_away(window)
        letters = Letters(lobby, lobby.plates[0].field)
        yield "letters"
        letters.put_away()
    window.show_shelf()


def _night(window: Window) -> Iterator[str]:
    window.night.open()
    yield "the lobby of a night"
    for many in (2, 6):
        window.reception.drafts.clear()
        window.memory.meet("game_night", family(many))
        window.night._ask_who()
        lobby: Any = window.currentWidget()
        lobby.started.emit(family(many), {})
        page: Any = window.currentWidget()
        yield f"the plan of a night for {many}"
        night = Night(family(many), page.legs[:2])
        for _ in range(3):
            window.night._show_medals(night)
            yield f"medals for {many}, {len(night.played)} played"
            put_away(window)
            night = night.after([["Ana"], ["Ben"]]) if night.next else night
    window.show_shelf()


def _drawer(window: Window) -> Iterator[str]:
    for number, game in enumerate(("concluzio", "brain_games", "concentration", "concluzio", "concluzio")):
        play(window, seat(window, game, *family(2), seed=number), 6)
        window.show_shelf()
        yield f"a shelf with {number + 1} saved games"
    window._shelf._open_drawer()
    yield "the drawer"
    top(window).slots[0].throw.click()
    top(window).slots[1].name.click()
    yield "the drawer asks"
    put_away(window)


def _hall_of_fame(window: Window) -> Iterator[str]:
    for number, game in enumerate(GAMES * 3):
        who = (*(Who(name) for name in NAMES[: 2 + number % 3]), Who("Robo", "computer"))
        others = tuple(seat for seat in range(len(who)) if seat != number % 2)
        window.archive._results.keep(
            Ended(f"{number}", game, f"2025-{1 + number % 9:02}-28T20:00", who, ((number % 2,), others))
        )
    window.show_shelf()
    yield "a shelf with results"
    window.archive.show_results()
    card = top(window)
    for page in card.page.values:
        yield f"hall of fame, {page}"
        card.page.step(1)
    put_away(window)


def _about_the_table(window: Window) -> Iterator[str]:
    session = seat(window, "concluzio", ANA, BEN, seed=3)
    yield "curtain"
    lift(window)
    play(window, session, 6)
    put_away(window)
    table = window.table
    assert table is not None
    table.show_menu()
    yield "menu"
    for name in ("leave", "seats", "log", "pause", "rules"):
        put_away(window)
        table.show_menu()
        card = top(window)
        card.choose(getattr(card, name))
        yield f"at the table, {name}"
    put_away(window)
    table.usher._show_seat(0)
    yield "a person's seat"
    put_away(window)
    table.end_evening()
    yield "the evening ends"
    put_away(window)
    table._show_winner(Result(((Seat(0),), (Seat(1),))))
    yield "the ending"
    put_away(window)
    window.show_trouble("The disk is full.", Path("/home/ana/boardroom/log.txt"))
    yield "trouble"
    put_away(window)
