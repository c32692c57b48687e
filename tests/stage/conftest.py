from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from boardroom.stage import pictures
from boardroom.stage.view import TableView
from tests.stage.demo import House
from tests.stage.hands import Hands, sweep


class Room:
    """A demo table on a screen, and somebody in front of it."""

    def __init__(self, app: QApplication, house: House, width: int = 1280, height: int = 720) -> None:
        self.app, self.house = app, house
        self.scene, self.director = house.scene, house.director
        self.view = TableView(house.scene)
        self.view.resize(width, height)
        self.view.show()
        self.view.activateWindow()
        self.view.setFocus()
        self.hands = Hands(self.view)
        app.processEvents()

    def close(self) -> None:
        self.house.close()
        self.view.close()
        self.view.deleteLater()
        self.scene.deleteLater()
        self.director.deleteLater()
        sweep(self.app)


@pytest.fixture
def room(qapp: QApplication) -> Iterator[Room]:
    room = Room(qapp, House())
    yield room
    room.close()
    pictures.forget()
