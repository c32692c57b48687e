"""Opening the window: the application object, the fonts, the first page. Kept light; what is heavy waits."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from boardroom.app import language, style
from boardroom.app.doorbell import Doorbell
from boardroom.app.errors import Errors
from boardroom.app.names import told_apart
from boardroom.app.seeing import remembered
from boardroom.app.window import Window
from boardroom.content import places
from boardroom.core.tongue import tr

if TYPE_CHECKING:
    from boardroom.table.table import Player


class Request(NamedTuple):
    """What the command line asked for. Without a `game` the shelf is opened.

    `level` counts from 0; None seats computers of the middle level.
    """

    game: str | None = None
    names: tuple[str, ...] = ()
    bots: int = 0
    level: int | None = None
    seed: int | None = None
    options: Mapping[str, str] = MappingProxyType({})
    full_screen: bool = False
    party: bool = False
    exit_after_first_paint: bool = False
    file: Path | None = None


class Application(QApplication):
    """The program; on macOS it is told of a double-clicked file by an event, also while it runs."""

    file_given = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Pass the file on."""
        if isinstance(event, QFileOpenEvent):
            self.file_given.emit(event.file())
            return True
        return super().event(event)


def run(request: Request) -> int:
    """Open the window and stay until it is closed. Raises Refused or Illegal when that cannot be had."""
    door = Doorbell(places.settings() / "door")
    asks_for_the_shelf = request.game is None and not request.exit_after_first_paint
    if asks_for_the_shelf and not door.is_first() and door.ring(request.file):
        return 0
    application = Application([*sys.argv[:1], *style.ARGUMENTS])
    window = open_window(application, request)
    application.file_given.connect(lambda name: _open(window, Path(name)))
    if asks_for_the_shelf:
        window.shelf_painted.connect(lambda: _listen(door, window))
    return application.exec()


def open_window(application: QApplication, request: Request) -> Window:
    """The window, on the screen, with everything that was asked for. Raises Refused or Illegal."""
    application.setApplicationName("Boardroom")
    application.setDesktopFileName("boardroom")
    language.speak(language.chosen(remembered(places.settings()).language))
    window = Window()
    errors = Errors(places.log, window.show_trouble)
    errors.install()
    if request.exit_after_first_paint:
        window.shelf_painted.connect(application.quit)
    elif request.game is not None:
        window.seat(request.game, _players(request), request.options, request.seed)
        window.furnish()
        window.reception.say_rules(request.options)
    else:
        window.shelf_painted.connect(window.furnish)
        if request.file is not None:
            file = request.file
            window.shelf_painted.connect(lambda: _open(window, file))
    window.open(request.full_screen, request.party)
    return window


def _open(window: Window, file: Path) -> None:
    from boardroom.app.opening import open_file

    open_file(window, file)


def _listen(door: Doorbell, window: Window) -> None:
    """From now on, another start comes here."""
    from boardroom.app.opening import come_to_front

    def rung(file: Path | None) -> None:
        come_to_front(window)
        if file is not None:
            _open(window, file)

    door.listen(rung)


PICTURES = ("fox", "owl", "unicorn", "lion", "frog", "penguin", "panda", "koala")


def _players(request: Request) -> tuple[Player, ...]:
    from boardroom.table.table import Player

    count, bots = len(request.names), max(request.bots, 0)
    robots = [tr("Robo") if bots == 1 else tr("Robo {seat}", seat=number + 1) for number in range(bots)]
    given = (*request.names, *robots)
    names = told_apart(given, given)
    level = 1 if request.level is None else request.level
    people = tuple(Player(name, PICTURES[n % len(PICTURES)]) for n, name in enumerate(names[:count]))
    return people + tuple(Player(name, "robot", "computer", level) for name in names[count:])
