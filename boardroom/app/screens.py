"""On which screen the window stands, and how: in a window, filling the screen, or in party mode.

What was chosen is kept in a small file of its own, which is known before anything else is read. A screen is
remembered by its name; where it is not to be found, the primary one stands in. When the screen under the
window goes (a cable is pulled out), the window comes back on one that is left, in normal size.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from boardroom.app.style import EDGE
from boardroom.content import places
from boardroom.stage import theme

SIZE = QSize(1280, 720)
"""A window that does not fill the screen, where there is room for it."""
WINDOW, FULL, PARTY = "window", "full", "party"


class Standing(NamedTuple):
    """How the window stands, and the name of the screen that was chosen for it (empty: none was)."""

    how: str = WINDOW
    screen: str = ""


class Screens(QObject):
    """The one place that puts a window on a screen."""

    changed = Signal()
    """The window stands otherwise, or the screens are others."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._standing = _read()
        self._was_maximised = False
        self._before_party = WINDOW
        application = _application()
        application.screenRemoved.connect(self._lost)
        application.screenAdded.connect(lambda screen: self.changed.emit())

    # ----------------------------------------------------------------------------------------- questions

    @property
    def is_full(self) -> bool:
        """Whether the screen is filled, in party mode or not."""
        return self._window.isFullScreen()

    @property
    def is_party(self) -> bool:
        """Whether this is party mode."""
        return self.is_full and self._standing.how == PARTY

    @property
    def names(self) -> list[str]:
        """The screens there are, in words: their names and sizes."""
        return [_spoken(screen) for screen in _application().screens()]

    @property
    def at(self) -> int:
        """The number of the screen that is filled, of those that are named."""
        return _application().screens().index(self.chosen)

    @property
    def chosen(self) -> QScreen:
        """The screen that was chosen, if it is there; else the primary one."""
        named = [screen for screen in _application().screens() if screen.name() == self._standing.screen]
        return (named or [_application().primaryScreen()])[0]

    # ------------------------------------------------------------------------------------------- standing

    def open(self, full: bool, party: bool) -> None:
        """Appear as the family left it, or as the command line wants it."""
        how = PARTY if party else FULL if full else self._standing.how
        self._standing = self._standing._replace(how=how)
        self._leave_edges()
        self._window.setGeometry(room_for(self.chosen.availableGeometry()))
        self._stand()

    def toggle_full(self) -> None:
        """Fill the screen, or come back into a window that can be found again."""
        self._go(WINDOW if self.is_full else FULL)

    def toggle_party(self) -> None:
        """Begin the party on the chosen screen, or end it and stand as before."""
        self._go(self._before_party if self.is_party else PARTY)

    def settings(self) -> dict[str, object]:
        """What is set about the screen, by the names that the settings have for it."""
        return {"party": self.is_party, "full_screen": self.is_full, "screen": self.at}

    def set(self, name: str, value: object) -> bool:
        """Set one of these. False: it is not about the screen."""
        match name, value:
            case "party", bool():
                self._go(PARTY if value else self._before_party)
            case "full_screen", bool():
                self._go(FULL if value else WINDOW)
            case "screen", int():
                self.choose(value)
            case _:
                return False
        return True

    def choose(self, number: int) -> None:
        """Choose one of the named screens, and go there at once where the screen is filled."""
        screens = _application().screens()
        if number < len(screens):
            self._standing = self._standing._replace(screen=screens[number].name())
            if self.is_full:
                self._stand()
            _keep(self._standing)
            self.changed.emit()

    def _go(self, how: str) -> None:
        if not self.is_full:
            self._was_maximised = self._window.isMaximized()
        if how == PARTY:
            self._before_party = FULL if self.is_full else WINDOW
        self._standing = self._standing._replace(how=how)
        self._stand()
        _keep(self._standing)

    def _stand(self) -> None:
        """Stand as it is written."""
        window = self._window
        self._leave_edges()
        if self._standing.how == WINDOW:
            if window.isVisible() and self._was_maximised:
                window.showMaximized()
            else:
                window.showNormal()
        else:
            if self._standing.screen and window.screen() is not self.chosen:
                # Whoever fills one screen already does not move to another; it has to let go of it first.
                window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
                window.setScreen(self.chosen)
                window.setGeometry(room_for(self.chosen.availableGeometry()))
            window.showFullScreen()
        window.activateWindow()
        self.changed.emit()

    def _leave_edges(self) -> None:
        EDGE.free = theme.SAFE if self._standing.how == PARTY else 0.0

    # ----------------------------------------------------------------------------------- a screen goes

    def _lost(self, screen: QScreen) -> None:
        """A screen goes. What stood on it comes back, once Qt has put its windows somewhere."""
        was_there = self._window.screen() is screen
        QTimer.singleShot(0, self, lambda: self._come_back(was_there))

    def _come_back(self, was_there: bool) -> None:
        """Be on a screen that is left, in a window inside its bounds, in front. What was kept stays kept."""
        window = self._window
        left = [screen.geometry() for screen in _application().screens()]
        if window.isVisible() and (was_there or not any(s.intersects(window.geometry()) for s in left)):
            self._standing = self._standing._replace(how=WINDOW)
            self._leave_edges()
            window.showNormal()
            window.setScreen(_application().primaryScreen())
            window.setGeometry(room_for(_application().primaryScreen().availableGeometry()))
            window.activateWindow()
        self.changed.emit()


def room_for(screen: QRect) -> QRect:
    """Where a window stands on a screen: in the middle, with room around it for its frame."""
    size = SIZE.scaled(screen.size() * 0.9, Qt.AspectRatioMode.KeepAspectRatio).boundedTo(SIZE)
    place = QRect(screen.topLeft(), size)
    place.moveCenter(screen.center())
    return place


def _spoken(screen: QScreen) -> str:
    size = screen.size() * screen.devicePixelRatio()
    return f"{screen.name() or screen.model()} · {size.width()} × {size.height()}"


def _application() -> QGuiApplication:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication), "a window belongs to an application"
    return application


def _file() -> Path:
    return places.settings() / "screen"


def _read() -> Standing:
    """What was chosen last; whatever cannot be read is as if nothing had been."""
    try:
        lines: Sequence[str] = _file().read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return Standing()
    how, screen = (*lines, "", "")[:2]
    return Standing(how if how in (FULL, PARTY) else WINDOW, screen)


def _keep(standing: Standing) -> None:
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_text(f"{standing.how}\n{standing.screen}\n", encoding="utf-8")
    except OSError:
        return  # It opens another way next time, and nothing is lost.
