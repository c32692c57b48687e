"""Opening the window: the application object, the fonts, the first page. Kept light; what is heavy waits."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QApplication

from boardroom.app import language, style
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


def run(request: Request) -> int:
    """Open the window and stay until it is closed. Raises Refused or Illegal when that cannot be had."""
    application = QApplication([*sys.argv[:1], *style.ARGUMENTS])
    open_window(application, request)
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
    else:
        window.shelf_painted.connect(window.furnish)
    window.open(request.full_screen, request.party)
    return window


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
