"""A game played back: its scene, a caption for every move, and a slider to go to and fro.

Nothing is asked and nothing can be touched on the table. All curtains are open, for the game is over.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.box import Box
from boardroom.app.chronicle import caption
from boardroom.app.controls import Choice
from boardroom.app.parts import BACK, Painted, Pill, Words, row_from_right
from boardroom.app.reel import Reel
from boardroom.app.stepping import as_seen, step_through
from boardroom.app.style import EDGE, Look
from boardroom.core.game import LaysOpen, Seat
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.director import Director
from boardroom.stage.motion import PACE
from boardroom.stage.scene import GameScene
from boardroom.stage.view import TableView
from boardroom.table.film import Film, Frame
from boardroom.table.table import Cue

SLOW, FAST = 1100, 160
"""Milliseconds from one move to the next when it plays by itself; at the fast pace nothing is animated."""
TELLS = 122.0
"""Units of height for what takes more than one line to tell."""


class _Bar(Painted):
    """The plate below the table on which everything stands."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """A plate."""
        body = QRectF(self.rect())
        style.plate(QPainter(self), body, body.height() / 2, QColor(theme.BAR), QColor(theme.PLATE_LINE))


class ReplayPage(QWidget):
    """One finished game. `closed` when the family has seen enough."""

    closed = Signal()

    def __init__(self, box: Box, film: Film, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box, self.film = box, film
        self.scene: GameScene = box.manifest.part("scene").Scene(film[0].players, self)
        self.director = Director(self.scene, self)
        self.director.idle.connect(self._at_rest)
        self.view = TableView(self.scene, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._bar = _Bar(self)
        self.caption = Words(self, 34, lines=3)
        self.close_pill = Pill(self, tr("Close"))
        self.close_pill.clicked.connect(self.closed)
        self.play = Pill(self, kind="gold", brisk=True)
        self.play.clicked.connect(self.toggle)
        self.pace = Pill(self, brisk=True)
        self.pace.clicked.connect(self._change_pace)
        self.reel = Reel(self, len(film) - 1)
        self.reel.valueChanged.connect(self.show_frame)
        self._eyes = self._whose_eyes()
        self.eyes = Choice(self, tr("As seen by"), [words for words, _ in self._eyes])
        self.eyes.changed.connect(lambda: self.show_frame(self.reel.value()))
        self.setFocusProxy(self.reel)
        self._is_fast = self._is_rolling = self._steps_on = False
        self._room = theme.PROMPT_BAR.width() - 300
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._roll)
        self._name_buttons()
        self.show_frame(0)

    # ------------------------------------------------------------------------------------- what is seen

    def _whose_eyes(self) -> list[tuple[str, Seat | str | None]]:
        """All secrets laid open, the open table, and each seat."""
        last = self.film[len(self.film) - 1].players
        seats: list[tuple[str, Seat | str | None]] = [
            (tr("As seen by {name}", name=player.name), Seat(number)) for number, player in enumerate(last)
        ]
        everybody: list[tuple[str, Seat | str | None]] = [(tr("Everything open"), "all")]
        lays_open = isinstance(self.film.rules, LaysOpen)
        return [*(everybody if lays_open else []), (tr("The open table"), None), *seats]

    def _look_at(self, frame: Frame) -> Any:
        eyes, rules = self._eyes[self.eyes.at][1], self.film.rules
        if isinstance(eyes, str):
            assert isinstance(rules, LaysOpen)
            return rules.laid_open(frame.step.state)
        return rules.view(frame.step.state, eyes)

    def show_frame(self, at: int) -> None:
        """Show how it stood after so many entries; played when it is the next move of a game that rolls."""
        frame = self.film[at]
        self.caption.say(caption(self.box.manifest, self.film, at))
        self._stand_caption()
        self.scene.introduce(frame.players)
        if self._steps_on and not self._is_fast:
            eyes = self._eyes[self.eyes.at][1]
            seat = None if isinstance(eyes, str) else eyes
            heard = (told.heard_by(seat) for told in frame.step.told)
            events = tuple(event for event in heard if event is not None)
            self.director.cue(Cue(events=events, view=self._look_at(frame), asks=(), result=None))
            return
        self.director.close()
        self.scene.show_now(self._look_at(frame), ())
        self._at_rest()

    # -------------------------------------------------------------------------------------------- play

    @property
    def is_rolling(self) -> bool:
        """Whether it plays by itself."""
        return self._is_rolling

    def toggle(self) -> None:
        """Play, or stand still. From the end it begins again."""
        self._is_rolling = not self._is_rolling
        self._next.stop()
        if self._is_rolling:
            if self.reel.value() == self.reel.maximum():
                self.reel.setValue(0)
            self._roll()
        self._name_buttons()

    def _change_pace(self) -> None:
        self._is_fast = not self._is_fast
        self._name_buttons()

    def _name_buttons(self) -> None:
        self.play.say(tr("Stop") if self._is_rolling else tr("Play"))
        self.pace.say(tr("Slower") if self._is_fast else tr("Faster"))

    def _roll(self) -> None:
        """One move further."""
        if self.reel.value() == self.reel.maximum():
            self._is_rolling = False
            self._name_buttons()
            return
        self._steps_on = True
        try:
            self.reel.setValue(self.reel.value() + 1)
        finally:
            self._steps_on = False

    def _at_rest(self) -> None:
        """The picture has come to rest: the next move, in a moment."""
        if self._is_rolling and self.director.is_idle:
            self._next.start(round((FAST if self._is_fast else SLOW) * PACE.scale))

    # ---------------------------------------------------------------------------------- size and keys

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The scene fills the page; the caption stands over it and the bar where the prompt would be."""
        look = Look.of(self.size(), self.scene.mood)
        self.view.set_safe(EDGE.free)
        self.view.setGeometry(self.rect())
        bar = theme.PROMPT_BAR
        self._bar.setGeometry(look.place(bar))
        for part in (self.caption, self.close_pill, self.play, self.pace, self.reel, self.eyes):
            part.dress(look)
        free = row_from_right(look, [self.close_pill], bar.right(), 9, 40, 0)
        self._room = free - theme.MARGIN - theme.GAP
        self._stand_caption()
        top, high = bar.top() + 11, bar.height() - 22
        left = bar.left() + 22
        for part, wide in ((self.play, 190), (self.pace, 170), (self.reel, 826), (self.eyes, 462)):
            part.setGeometry(look.rect(left, top, wide, high))
            left += wide + 12

    def _stand_caption(self) -> None:
        """Over the table; what takes more than a line stands below it, and the table makes room."""
        look, bar = Look.of(self.size(), self.scene.mood), theme.PROMPT_BAR
        self.caption.setGeometry(look.rect(theme.MARGIN, 4, self._room, 50))
        is_long = self.caption.lines.is_cut
        if is_long:
            self.caption.setGeometry(
                look.rect(bar.left() + 24, bar.top() - TELLS, bar.width() - 48, TELLS - 6)
            )
        self.view.set_foot(TELLS if is_long else 0.0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the slider work from everywhere; Space plays, Esc closes."""
        if event.key() in BACK:
            if not event.isAutoRepeat():
                self.closed.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.toggle()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            by = 1 if event.key() == Qt.Key.Key_Down else -1
            step_through(as_seen(self), self.focusWidget(), by)
        elif not self.reel.wind(event.key()):
            super().keyPressEvent(event)

    def close_film(self) -> None:
        """Stop everything."""
        self._is_rolling = False
        self._next.stop()
        self.director.close()
