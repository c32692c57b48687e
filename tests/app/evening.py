"""An evening of all four games in a real window, by keyboard alone or by mouse alone; run by test_evening.py.

    python -m tests.app.evening keys|mouse

It is a game night: from the shelf through four tables to the last medals. People swap at curtains.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from boardroom.app.cards import Curtain, EndingCard
from boardroom.app.house_card import HouseCard
from boardroom.app.lobby_page import LobbyPage
from boardroom.app.night_card import NightCard
from boardroom.app.night_page import NightPage
from boardroom.app.parts import Pill
from boardroom.app.run import Request
from boardroom.app.window import Window
from tests.app.deeds import DEEDS
from tests.app.fingers import Fingers, Keys, Mouse
from tests.app.real_window import Condition, Hands, run, settle, sit_down, xdotool

NAMES = ("Ana", "Ben")


class Family(Hands):
    """What can be seen of the whole window; `ways` are the phases that were met."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.ways: set[str] = set()

    def shown(self, kind: type[QWidget]) -> list[QWidget]:
        return [part for part in self.window.findChildren(kind) if part.isVisible()]

    def pill_of(self, part: QWidget, words: str) -> Pill:
        found = [
            pill for pill in part.findChildren(Pill) if pill.isVisible() and pill.words.startswith(words)
        ]
        assert len(found) == 1, f"{words}: {[pill.words for pill in part.findChildren(Pill)]}"
        return found[0]


def script(hands: Family, fingers: Fingers) -> Iterator[Condition]:
    window = hands.window
    yield lambda: window.isVisible() and window.isActiveWindow()
    window.memory.change(pace="off", sound=False)
    window.preferences.apply()
    yield from settle(20)
    yield from fingers.widget(window._shelf.night)
    yield lambda: bool(hands.shown(LobbyPage))
    yield from settle(20)
    yield from take_seats(hands, fingers)
    yield lambda: bool(hands.shown(NightPage))
    yield from settle(30)
    (page,) = hands.shown(NightPage)
    for row in page.rows:
        while row.at != 1:  # every game, at its shortest
            at = row.at
            yield from shorten(hands, fingers, row)
            yield lambda row=row, at=at: row.at != at
            yield from settle(20)
    yield from fingers.widget(page.start)
    games = [leg.game for leg in window.memory.family.night.legs]
    assert sorted(games) == sorted(DEEDS), games
    for number, game in enumerate(games):
        yield lambda game=game: hands.page is not None and hands.page.session.box.manifest.id == game
        print("game:", game)
        yield from settle(40)
        for card in hands.shown(HouseCard):
            yield from fingers.widget(hands.pill_of(card, "Let us play"))
        yield from one_game(hands, fingers, game)
        yield lambda: bool(hands.shown(EndingCard))
        yield from settle(40)
        (card,) = hands.shown(EndingCard)
        print("announced:", card.title.words)
        yield from fingers.widget(hands.pill_of(card, "Medals"))
        yield lambda: bool(hands.shown(NightCard))
        yield from settle(40)
        (card,) = hands.shown(NightCard)
        last = number == len(games) - 1
        yield from fingers.widget(hands.pill_of(card, "To the shelf" if last else "Play "))
    yield lambda: window.currentWidget() is window._shelf
    print("ways:", *sorted(hands.ways))


def take_seats(hands: Family, fingers: Fingers) -> Iterator[Condition]:
    """Names are typed where there are keys; without them people sit down as they are called."""
    (lobby,) = hands.shown(LobbyPage)
    if isinstance(fingers, Keys):
        yield from sit_down(*NAMES)
    else:
        yield from fingers.widget(lobby.start)


def shorten(hands: Family, fingers: Fingers, row: QWidget) -> Iterator[Condition]:
    """Another length of a game."""
    if isinstance(fingers, Keys):
        yield from fingers._tab_to(row.hasFocus)
        xdotool("key", "Right")
    else:
        yield from fingers.widget(row)


def one_game(hands: Family, fingers: Fingers, game: str) -> Iterator[Condition]:
    """Deed by deed to its end; curtains are lifted by whoever is called."""
    while True:
        yield from fingers.calm()
        if hands.shown(EndingCard) or hands.table.result is not None:
            return
        curtains = hands.shown(Curtain)
        if curtains:
            yield from settle(60)  # deaf for a moment, so that the last player's touch opens nothing
            yield from fingers.widget(hands.pill_of(curtains[0], "I am"))
            yield lambda: not hands.shown(Curtain)
            continue
        hands.ways.add(f"{game}-{type(hands.state.phase).__name__}")
        before = hands.table.moves
        for deed in DEEDS[game](hands.table, hands.state):
            yield from fingers.does(deed)
        yield lambda before=before: hands.table.moves > before or bool(hands.shown(Curtain))


def main(way: str) -> int:
    fingers = {"keys": Keys, "mouse": Mouse}[way]
    return run(Family, lambda hands: script(hands, fingers(hands)), Request())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
