"""From typing the command to the first painted shelf, against a bare PySide6 view with 25 pixmap items."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.bench import ratio

FLOOR = """
import sys
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, app.quit)
app = QApplication(sys.argv)
scene = QGraphicsScene()
for number in range(25):
    pixmap = QPixmap(150, 150)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor("#3b7dff"))
    painter.drawRoundedRect(QRectF(1, 1, 148, 148), 14, 14)
    painter.drawText(QRectF(0, 0, 150, 150), Qt.AlignmentFlag.AlignCenter, str(number + 1))
    painter.end()
    scene.addPixmap(pixmap).setPos(number % 5 * 160, number // 5 * 160)
view = View(scene)
view.resize(1280, 720)
view.show()
app.exec()
"""
"""A view with 25 numbered panels as pixmap items, and nothing else."""
EMPTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class W(QWidget):
    def paintEvent(self, e):
        QTimer.singleShot(0, app.quit)
app = QApplication(sys.argv)
w = W(); w.resize(1280,720); w.show(); app.exec()
"""
"""A window with nothing in it, to tell how bare that view is."""
RUNS = 15
LIMIT, MOST_MEGABYTES = 1.3, 70


def lines() -> Iterator[str]:
    """The ratio of the medians, and the most memory any start took."""
    with tempfile.TemporaryDirectory() as home:
        ours, floor, empty, most = [], [], [], 0.0
        # Turn by turn, so that a busy moment of the machine falls on both.
        for number in range(RUNS + 1):
            took_floor, _ = _run([sys.executable, "-c", FLOOR], home)
            took_empty, _ = _run([sys.executable, "-c", EMPTY], home)
            took, memory = _run([sys.executable, "-m", "boardroom", "--exit-after-first-paint"], home)
            if number:  # the first round fills the disk's cache
                ours.append(took)
                floor.append(took_floor)
                empty.append(took_empty)
                most = max(most, memory)
    yield ratio("start to first painted shelf", ours, floor, LIMIT)
    verdict = "ok" if most <= MOST_MEGABYTES else "TOO MUCH"
    yield f"{'most memory of a start':44} {most:5.1f} MB (limit {MOST_MEGABYTES})  {verdict}"
    yield f"{'the floor itself':44} {median(floor) / median(empty):5.2f} × an empty window"


def _run(command: list[str], home: str) -> tuple[float, float]:
    """Seconds of the processor, which nobody else's business can stretch, and megabytes of one child."""
    environment = {**os.environ, "BOARDROOM_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    # As on a family's computer, where the first start has left every module compiled.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = home
    child = os.posix_spawn(command[0], command, environment)
    _, status, usage = os.wait4(child, 0)
    if status:
        raise SystemExit(f"{Path(command[0]).name} {command[1:3]} failed with status {status}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
