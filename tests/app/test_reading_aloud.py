"""What of a table is read aloud: all that is asked, and never what the others may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from boardroom.app.box import open_box
from boardroom.app.cards import Curtain
from boardroom.app.family import Family, Memory
from boardroom.app.reading_aloud import ReadingAloud
from boardroom.app.session import Session
from boardroom.app.table_page import TablePage
from boardroom.app.voice import Voice
from boardroom.core.game import HOST
from boardroom.games import shelf
from boardroom.table.clock import Clock
from boardroom.table.laws import some_answer
from boardroom.table.table import Player, Table
from tests.app.test_voice import Mouth

GAMES = [name for name, card in shelf().items() if card.on_shelf]
PEOPLE = (Player("Ana", "fox"), Player("Ben", "owl"))


class Watched(Mouth):
    """An engine that notes, with each sentence, what must not be in it at that moment."""

    session: Session | None = None

    def say(self, text, manner):
        super().say(text, manner)
        table = self.session.table
        for secret in table.rules.secrets(table.state, None):
            assert secret not in text, f"{secret!r} was said aloud: {text!r}"
        assert not self.session.is_looking, f"said to whoever looks alone: {text!r}"


@pytest.fixture
def played(qtbot, tmp_path):
    """Plays so many random moves and gives what was said."""

    def play(game: str, moves: int, people=PEOPLE) -> tuple[Session, list[str]]:
        box = open_box(game)
        mouth = Watched()
        voice = Voice(lambda: mouth)
        voice.obey(Family(voice=True))
        table: Table[Any, Any, Any] = Table(box.rules(), people, 3, Clock(lambda: 0.0))
        mouth.session = session = Session(box, table, Memory(tmp_path))
        page = TablePage(session)
        qtbot.addWidget(page)
        page.resize(960, 540)
        page.show()
        ReadingAloud(session, voice)
        session.start()
        luck = Random(5)
        for _ in range(moves):
            QApplication.processEvents()
            for curtain in page.findChildren(Curtain):
                if curtain.isVisible():
                    curtain.choose(curtain.lifted)
            asks = [ask for ask in table.asks if ask.seat != HOST] or list(table.asks)
            if not asks:
                break
            table.clock.set(max(table.clock.now(), asks[0].after))
            session.act(asks[0].seat, some_answer(asks[0], luck, ("the lion sleeps",)))
        QApplication.processEvents()
        session.close()
        return session, mouth.texts

    return play


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_that_the_others_may_not_know(played, game):
    _, said = played(game, 60)
    assert len(said) > 2
    assert any("Ana" in text for text in said)


def test_the_question_and_what_may_be_picked_come_before_the_prompt(played):
    _, said = played("brain_games", 120)
    whole = [text for text in said if "?" in text and "pick the answer" in text]
    assert whole
    assert all(text.index("?") < text.index("pick the answer") for text in whole)


def test_prizes_that_lie_open_are_named(played):
    session, said = played("concentration", 30)
    names = {card.name for card in session.table.state.cards}
    assert any(f"{name}." in text for name in names for text in said)


def test_the_curtain_says_who_is_to_look(played):
    _, said = played("concluzio", 20)
    assert any("Only Ana looks." in text for text in said)
