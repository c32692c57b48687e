"""People around one screen, for tests: a page of the real window, curtains and all, without a display."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from boardroom.app.box import open_box
from boardroom.app.family import Memory
from boardroom.app.session import Session
from boardroom.app.table_page import TablePage
from boardroom.core.game import Action, Ask, Seat
from boardroom.games.concluzio.actions import Deed, Guess
from boardroom.games.concluzio.bots import Brain
from boardroom.games.concluzio.card_art import Face
from boardroom.games.concluzio.cards import Trio
from boardroom.games.concluzio.table_art import Slip
from boardroom.games.concluzio.view import View
from boardroom.table.clock import Clock
from boardroom.table.table import Player, Table

NAMES = ("Ana", "Ben", "Cem", "Dan", "Eva")


class Evening:
    """A game on one screen. `people` sit first, then computers; `curtains` are the names called so far."""

    def __init__(
        self, home: Path, people: int = 2, computers: int = 0, seed: int = 1, **options: str
    ) -> None:
        self.box = open_box("concluzio")
        players = [Player(name, "fox") for name in NAMES[:people]]
        players += [Player(f"Robo {n}", "robot", "computer", 3) for n in range(1, computers + 1)]
        self.now = 0.0
        rules = self.box.rules(self.box.options(options))
        self.table: Table = Table(rules, players, seed, Clock(lambda: self.now, leap=1e9))
        self.session = Session(self.box, self.table, Memory(home / "memory"))
        self.page = TablePage(self.session)
        self.curtains: list[str] = []
        self.prompts: list[str] = []
        self.session.curtain.connect(lambda name, picture: self.curtains.append(name))
        self.session.scene.prompted.connect(lambda prompt: self.prompts.append(prompt.text))
        self.page.resize(1280, 720)
        self.page.show()
        self.session.start()

    @property
    def eyes(self) -> Seat | None:
        """Whose eyes look at the screen now."""
        people = self.session.people
        return people[0] if len(people) == 1 else self.session._looking

    @property
    def view(self) -> View:
        """What the screen may show now."""
        return self.table.rules.view(self.table.state, self.eyes)

    @property
    def asked(self) -> Ask[Deed]:
        return self.table.asks[0]

    def do(self, action: Action, seat: int | None = None) -> None:
        self.session.act(self.asked.seat if seat is None else Seat(seat), action)

    def brain(self, daring: bool = False) -> Deed:
        """What a good player would do now; without `daring` nobody names a card."""
        ask = self.asked
        view, brain = self.table.rules.view(self.table.state, ask.seat), Brain(3, Random(1))
        deed = brain.choose(view, ask)
        if isinstance(deed, Guess) and not daring:
            deed = brain.lay_down(view, ask) or deed
        assert deed is not None
        return deed

    def turn(self, daring: bool = False) -> None:
        """Whoever is asked comes to the screen and acts."""
        if self.asked.private and self.eyes != self.asked.seat:
            self.session.uncover()
        self.do(self.brain(daring))

    def rest(self) -> Iterator[None]:
        """Let the table play until it rests, frame by frame."""
        while not self.session.director.is_idle:
            QApplication.processEvents()
            yield
        QApplication.processEvents()
        yield

    def faces(self) -> dict[object, Trio]:
        """Every card face that any piece bears now, in sight or not, but for the guess in the picker."""
        look = {shape.name: n for n, shape in enumerate(self.view.shapes, start=1)}
        ink = {colour.name: n for n, colour in enumerate(self.view.colours, start=1)}
        return {
            key: (piece.art.number, look[piece.art.shape.name], ink[piece.art.colour.name])
            for key, piece in self.session.scene.pieces.items()
            if key != "picked" and isinstance(piece.art, Face | Slip) and piece.art.shape and piece.art.colour
        }

    def close(self) -> None:
        self.session.close()
        self.page.close()


def known(view: View) -> set[Trio]:
    """Every card that is in a view."""
    found = {card.trio for place in view.places for card in (*place.yes, *place.no, *(place.hand or ()))}
    return found | {place.secret.trio for place in view.places if place.secret is not None}
