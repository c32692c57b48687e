"""What a table costs while nobody does anything: no repaint, and no time of the processor."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

SECONDS = 5.0
MOST = 0.01
"""The part of one processor that an idle table may use; Python's own housekeeping is in it."""


def lines() -> Iterator[str]:
    """Repaints and processor time of a dealt game, untouched, after its first moments."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    from boardroom.app.box import open_box
    from boardroom.core.game import Seat
    from boardroom.stage.director import Director
    from boardroom.stage.view import TableView
    from boardroom.table.clock import Clock
    from boardroom.table.table import Player, Table

    class Paints(QObject):
        count = 0

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
            self.count += event.type() == QEvent.Type.Paint
            return False

    app = QApplication.instance() or QApplication([])
    box = open_box("concentration")
    players = [Player("Ana"), Player("Ben")]
    table = Table(box.rules(), players, 1, Clock())
    scene = box.manifest.part("scene").Scene(players)
    director = Director(scene)
    table.sit(director, eyes=None, hands=[Seat(0), Seat(1)])
    view, paints = TableView(scene), Paints()
    view.resize(1920, 1080)
    view.show()

    def run(seconds: float) -> None:
        QTimer.singleShot(round(seconds * 1000), app.quit)
        app.exec()

    run(1.0)
    view.viewport().installEventFilter(paints)
    used = time.process_time()
    run(SECONDS)
    used = (time.process_time() - used) / SECONDS
    yield f"{'repaints of an idle table':44} {paints.count:5}  {'TOO MANY' if paints.count else 'ok'}"
    yield f"{'processor used by an idle table':44} {used:6.2%}  {'ok' if used <= MOST else 'TOO MUCH'}"
    view.close()
