"""What a frame costs at 3840 × 2160, against one blit of the same area on a bare widget.

The table is 25 slides over 25 cards over a picture in a frame, driven by real mouse events.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator

from tests.bench import ratio

WIDTH, HEIGHT = 3840, 2160
FRAMES = 240
CARRY, MOVING, FULL = 3.0, 2.0, 5.0


def lines() -> Iterator[str]:
    """Carrying one slide, all 25 moving, the whole window."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSizeF, Qt
    from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap
    from PySide6.QtWidgets import QApplication, QWidget

    from boardroom.core.game import Action, Seat
    from boardroom.stage.items.faces import Marquee, Panel, Paper
    from boardroom.stage.items.piece import Offer, Piece, Place
    from boardroom.stage.scene import GameScene
    from boardroom.stage.theme import Z
    from boardroom.stage.view import TableView

    class Pull(Action, frozen=True):
        panel: int

    class Bare(QWidget):
        """Blits its own size, and nothing else."""

        def __init__(self) -> None:
            super().__init__()
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
            self.picture = QPixmap(WIDTH, HEIGHT)
            self.picture.fill(QColor("#223070"))

        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            painter = QPainter(self)
            painter.drawPixmap(event.rect(), self.picture, event.rect())
            painter.end()

    class Seen(QObject):
        """The rectangle that was painted last."""

        rect = QRect()

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if isinstance(event, QPaintEvent):
                self.rect = event.rect()
            return False

    class Board(GameScene):
        def __init__(self) -> None:
            super().__init__({Seat(0): "Ana"}, "night")
            self.add(Piece("frame", Marquee(), QSizeF(860, 860), solid=False))
            self.add(Piece("picture", Paper(radius=0), QSizeF(792, 792), thickness=0, solid=False))
            self.cards, self.slides = [], []
            for n in range(25):
                face = Paper("motorcycle", "Motorcycle", "$1,200")
                self.cards.append(self.add(Piece(("card", n), face, QSizeF(150, 150))))
                self.slides.append(self.add(Piece(n, Panel(str(n + 1)), QSizeF(150, 150))))

        def settle(self, view: None) -> None:
            self.pieces["frame"].lie(Place(960, 480, z=Z.FRAME))
            self.pieces["picture"].lie(Place(960, 480, z=Z.BOARD))
            for n in range(25):
                x, y = 960 + (n % 5 - 2) * 158, 480 + (n // 5 - 2) * 158
                self.cards[n].lie(Place(x, y, z=Z.PIECE))
                self.slides[n].lie(Place(x, y, z=Z.PIECE + 1))

        def invite(self, asks: object) -> None:
            for n, slide in enumerate(self.slides):
                self.light(slide, Offer(Seat(0), away=Pull(n)))

    app = QApplication.instance() or QApplication([])
    scene = Board()
    scene.show_now(None, ())
    slides = scene.slides
    view, bare, seen = TableView(scene), Bare(), Seen()
    for window in (view, bare):
        window.resize(WIDTH, HEIGHT)
        window.show()
    app.processEvents()
    viewport = view.viewport()
    viewport.installEventFilter(seen)

    def measured(frame: Callable[[int], None]) -> tuple[list[float], list[float]]:
        """Seconds of each frame, and of blitting what it painted; turn by turn, against a busy machine."""
        ours, floor = [], []
        for number in range(FRAMES):
            begun = time.perf_counter()
            frame(number)
            app.processEvents()
            ours.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            bare.update(seen.rect)
            app.processEvents()
            floor.append(time.perf_counter() - begun)
        return ours, floor

    def mouse(kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, buttons: Qt.MouseButton) -> None:
        point = QPointF(at)
        keys = Qt.KeyboardModifier.NoModifier
        app.sendEvent(viewport, QMouseEvent(kind, point, viewport.mapToGlobal(point), button, buttons, keys))

    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    middle = view.mapFromScene(slides[12].pos())

    def carry(number: int) -> None:
        turn = number / 24
        at = middle + QPoint(round(500 * math.sin(turn)), round(400 * math.cos(turn)))
        mouse(QEvent.Type.MouseMove, at, none, left)

    mouse(QEvent.Type.MouseButtonPress, middle, left, left)
    for number in range(60):
        carry(number)
        app.processEvents()
    yield ratio("carrying a slide, 4K", *measured(carry), CARRY)
    scene.touch.cancel()
    app.processEvents()

    def swarm(number: int) -> None:
        for n, slide in enumerate(slides):
            turn = number / 8 + n
            slide.setPos(slide.home.x + 16 * math.sin(turn), slide.home.y + 16 * math.cos(turn))

    yield ratio("25 slides moving, 4K", *measured(swarm), MOVING)
    scene.show_now(None, ())
    yield ratio("full repaint, 4K", *measured(lambda _: viewport.update()), FULL)
    view.close()
    bare.close()
