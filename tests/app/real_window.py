"""Driving the real program through a real window: X server, window manager, mouse and keyboard, all of it.

A script is a generator. It does something with the mouse and yields a condition; it is continued when the
condition has come true, while the program's own event loop runs in between.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from PySide6.QtCore import QPoint, QPointF, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app import reception
from boardroom.app.run import Request, open_window
from boardroom.app.window import Window

Condition = Callable[[], bool]
PATIENCE = 30.0
"""Seconds until a condition that does not come true fails the script."""

LUCK = "BOARDROOM_TEST_LUCK"
"""Another number in this variable deals other cards to a script; what fails by chance is found so."""


def missing_tools() -> list[str]:
    """The programs that are needed and not there."""
    return [tool for tool in ("Xvfb", "xdotool", "openbox") if shutil.which(tool) is None]


@contextmanager
def x_server(size: str = "1280x720") -> Iterator[dict[str, str]]:
    """An X server of our own with a window manager; gives the environment for programs on it."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as stream:
            display = stream.readline().strip()
        assert display, "Xvfb did not start"
        environment = {**os.environ, "DISPLAY": f":{display}", "QT_QPA_PLATFORM": "xcb"}
        environment.pop("WAYLAND_DISPLAY", None)
        manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)
        try:
            yield environment
        finally:
            manager.terminate()
            manager.wait()
    finally:
        server.terminate()
        server.wait()


def run_script(module: str, home: Path, *words: str, size: str = "1280x720", patience: float = 150) -> str:
    """Run `python -m module words` on an X server of its own and give what it printed; its failure is ours.

    `patience`: seconds after which it has failed in any case.
    """
    with x_server(size) as environment:
        done = subprocess.run(
            [sys.executable, "-m", module, *words],
            env={**environment, "BOARDROOM_HOME": str(home)},
            capture_output=True,
            text=True,
            timeout=patience,
            check=False,
        )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def xdotool(*words: object) -> None:
    """One command of xdotool."""
    subprocess.run(["xdotool", *map(str, words)], check=True)


def drag(start: tuple[int, int], end: tuple[int, int]) -> None:
    """Press, move in steps, let go."""
    xdotool("mousemove", *start, "mousedown", 1)
    for step in range(1, 9):
        at = [round(a + (b - a) * step / 8) for a, b in zip(start, end, strict=True)]
        xdotool("mousemove", *at)
        time.sleep(0.01)
    xdotool("mouseup", 1)


def click(at: tuple[int, int]) -> None:
    """Press and let go."""
    xdotool("mousemove", *at, "click", 1)


def play(script: Iterator[Condition], picture: Callable[[], None]) -> None:
    """Run the program's event loop and the script through it. Calls `picture` before it fails."""
    application = QApplication.instance()
    assert application is not None
    waiting: list[Condition] = [lambda: True]
    since = time.monotonic()
    failure: list[BaseException] = []

    def look() -> None:
        nonlocal since
        try:
            if waiting[0]():
                waiting[0] = next(script)
                since = time.monotonic()
            elif time.monotonic() - since > PATIENCE:
                raise TimeoutError(f"the script waits in line {_line(script)}")
        except StopIteration:
            application.quit()
        except BaseException as error:
            failure.append(error)
            picture()
            application.quit()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(15)
    application.exec()
    timer.stop()
    if failure:
        raise failure[0]


def _line(script: Iterator[Condition]) -> int:
    """Where the script stands, in the innermost of its generators."""
    inner: Any = script
    while (deeper := getattr(inner, "gi_yieldfrom", None)) is not None:
        inner = deeper
    return int(inner.gi_frame.f_lineno)


class Hands:
    """What people at this window can see and reach: places on the screen, in pixels of the screen."""

    def __init__(self, window: Window) -> None:
        self.window = window

    @property
    def page(self) -> Any:
        return self.window._table

    @property
    def table(self) -> Any:
        return self.page.session.table

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def is_at_rest(self) -> bool:
        return self.page.session.director.is_idle

    def box(self, game: str) -> tuple[int, int]:
        """The box of a game on the shelf."""
        (box,) = [box for box in self.window._shelf.boxes if box.manifest.id == game]
        return self.on(box)

    def on(self, widget: QWidget) -> tuple[int, int]:
        at = widget.mapToGlobal(QPoint(widget.width() // 2, widget.height() // 2))
        return at.x(), at.y()

    def at(self, point: QPointF) -> tuple[int, int]:
        at = self.page.view.mapToGlobal(self.page.view.mapFromScene(point))
        return at.x(), at.y()

    def piece(self, *key: object) -> tuple[int, int]:
        piece = self.page.session.scene.pieces[key if len(key) > 1 else key[0]]
        assert piece.isVisible(), key
        return self.at(piece.pos())

    def pill(self, words: str) -> tuple[int, int]:
        (pill,) = [pill for pill in self.page.bar.pills if pill.words == words]
        return self.on(pill)


def settle(steps: int) -> Iterator[Condition]:
    """Let the event loop turn a few times."""
    for _ in range(steps):
        yield lambda: True


def sit_down(*names: str) -> Iterator[Condition]:
    """In the lobby: type the names, and begin."""
    for name in names:
        xdotool("type", "--delay", "30", name)
        xdotool("key", "Return")
        yield from settle(15)
    xdotool("key", "Return")
    yield from settle(10)


H = TypeVar("H", bound=Hands)


def run(people: Callable[[Window], H], script: Callable[[H], Iterator[Condition]], request: Request) -> int:
    """Open the window and play a script through it; a picture of it stays behind when it fails.

    The lobby deals the same cards at every run, so that a test that has passed passes again.
    """
    luck = Random(os.environ.get(LUCK, "1"))
    reception.randbits = luck.getrandbits
    application = QApplication(sys.argv[:1])
    hands = people(open_window(application, request))
    failed = Path(os.environ["BOARDROOM_HOME"]) / "failed.png"
    play(script(hands), lambda: print(failed, hands.window.grab().save(str(failed))))
    return 0
