"""“Why not?” speaks the family's language: whatever ruling a game names."""

from __future__ import annotations

import pytest

from boardroom.app import language
from boardroom.app.card import Card
from boardroom.app.window import Window
from boardroom.content.rulings import rulings
from boardroom.games import shelf
from tests.app.hands import ANA, BEN, lift
from tests.app.seen import cut

GAMES = [name for name, card in shelf().items() if card.on_shelf]


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_shown_in_german_and_whole(
    window: Window, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    language.speak("de")
    window.seat(game, (ANA, BEN), {}, 1)
    table = window.table
    assert table is not None
    lift(window)
    english, german = rulings(game), rulings(game, "de")
    for name, ruling in english.items():
        table.show_why("Das geht jetzt nicht.", name)
        (card,) = (card for card in table.findChildren(Card) if card.isVisible())
        shown = card.accessibleName()
        assert german[name].text in shown
        assert german[name].title in shown
        assert ruling.text not in shown
        assert not ruling.quote or ruling.quote not in shown
        assert name in shown or ruling.is_of_the_book
        assert cut(card, monkeypatch) == []
        card.put_away()
