"""Nothing is sent anywhere: a whole evening opens no socket and loads no network library."""

from __future__ import annotations

import os
import subprocess
import sys

EVENING = """
import sys, zipfile
from pathlib import Path

asked = []
sys.addaudithook(lambda name, args: asked.append((name, args)) if name.startswith("socket.") else None)

from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest

from boardroom.app import style
from boardroom.app.about_card import AboutCard
from boardroom.app.doorbell import Doorbell
from boardroom.app.run import Application, Request, _open, open_window
from boardroom.content import places
from boardroom.core.game import HOST, Seat
from boardroom.games.nullgame.rules import Done
from boardroom.table.table import Player

application = Application(["boardroom", *style.ARGUMENTS])
door = Doorbell(places.settings() / "door")
assert door.is_first()
window = open_window(application, Request())
QTest.qWait(50)
door.listen(lambda file: None)
window.preferences.open()
AboutCard(window).open()
for game in ("brain_games", "common_denominator", "concentration", "concluzio"):
    window.reception.pick(game)
    window.show_shelf()
    window.seat(game, (Player("Ana"), Player("Robo", "robot", "computer")), {}, 1)
    QTest.qWait(50)
    window.show_shelf()
pack = Path(sys.argv[1])
with zipfile.ZipFile(pack, "w") as archive:
    archive.writestr("nullgame/more.yaml", "sayings: [Many hands make light work.]")
application.file_given.connect(lambda name: _open(window, Path(name)))
Application.sendEvent(application, QFileOpenEvent(str(pack)))  # as a double click on macOS does
window.close()
door.close()
assert not asked, asked
assert not [name for name in sys.modules if name in ("ssl", "http.client", "PySide6.QtNetwork")]
"""


def test_a_whole_evening_asks_for_no_network(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", EVENING, str(tmp_path / "x.boardroom-pack")],
        env={**os.environ, "BOARDROOM_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "home" / "packs" / "x" / "nullgame" / "more.yaml").is_file()
