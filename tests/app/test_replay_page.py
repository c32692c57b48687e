"""A game that is over, played back."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.app.box import open_box
from boardroom.app.replay_page import ReplayPage
from boardroom.core.game import HOST
from boardroom.games import shelf
from boardroom.stage import theme
from boardroom.table.clock import Clock
from boardroom.table.film import Film
from boardroom.table.laws import some_answer
from boardroom.table.table import Player, Table
from tests.app.seen import cut

GAMES = [name for name, card in shelf().items() if card.on_shelf]
PEOPLE = [Player("Maximilian"), Player("Großtante Anna"), Player("Wilhelmina"), Player("Mia")]


def replay(qtbot, game: str, most: int = 40) -> ReplayPage:
    box, luck = open_box(game), Random(3)
    people = PEOPLE[: max(count for count in box.manifest.seats if count <= len(PEOPLE))]
    table = Table(box.rules(), people, 3, Clock(lambda: 0.0))
    for _ in range(most):
        asks = [ask for ask in table.asks if ask.seat != HOST] or list(table.asks)
        if not asks:
            break
        ask = luck.choice(asks)
        table.clock.set(max(table.clock.now(), ask.after))
        table.submit(ask.seat, some_answer(ask, luck, ("a lion",)))
    page = ReplayPage(box, Film(table.rules, table.dealt_to, table.seed, table.entries))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


@pytest.mark.parametrize("text", [1.0, 1.4])
@pytest.mark.parametrize("game", GAMES)
def test_what_happened_is_told_whole_however_much_it_was(qtbot, monkeypatch, game, text):
    theme.wear(theme.Manner(text))
    page = replay(qtbot, game)
    long = 0
    for at in range(len(page.film)):
        page.reel.setValue(at)
        assert page.caption.words, "every move is told, be it that nothing of it lies open"
        assert not page.caption.lines.is_cut, page.caption.words
        long += page.caption.y() > page.height() / 2
    assert long or game != "concluzio", "the starting clues are told all at once"
    assert not cut(page, monkeypatch)
    for part in (page._bar, page.close_pill):
        assert not part.geometry().intersects(page.caption.geometry())


@pytest.mark.parametrize("game", GAMES)
def test_everything_open_comes_first_then_the_open_table_and_everybody(qtbot, game):
    page = replay(qtbot, game, most=5)
    words = [words for words, _ in page._eyes]
    assert words[:3] == ["Everything open", "The open table", "As seen by Maximilian"]
