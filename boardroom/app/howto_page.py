"""How a game is played, shown in about a minute: a script on the game's own table, one sentence a step.

HowtoPage(host, game, plays=True) signal: closed()

It lies over everything like any card. `plays`: it goes on by itself until somebody steps.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.card import Card
from boardroom.app.howto import Lesson
from boardroom.app.parts import Pill, Words, row_from_right
from boardroom.app.style import EDGE, Look
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.director import Director
from boardroom.stage.motion import PACE
from boardroom.stage.scene import GameScene
from boardroom.stage.view import TableView

BEAT = 900
"""Milliseconds between a sentence and its first deed, and between two deeds."""
LOOK = 1800
"""Milliseconds to look at what has been done …"""
READING = 1500, 45
"""… and to read a sentence: so many, and so many for each letter."""


_WELL_READ = 34
"""Units of type that a sentence should not fall below."""
_ROWS = (0.0, 56.0)
"""By how much the bar grows when a sentence of the lesson needs it, as in large type."""
_LINES = 4


class _Bar(QWidget):
    """The dark bar at the foot, with a dot for every step."""

    def __init__(self, parent: QWidget, many: int) -> None:
        super().__init__(parent)
        self.many, self.at = many, 0
        self._look = Look.of(parent.size(), theme.MOODS["shelf"])

    def dress(self, look: Look) -> None:
        """Take the felt of this look."""
        self._look = look

    def show_step(self, at: int) -> None:
        """Light the dot of this step: the page's own update does not reach what lies over its table."""
        self.at = at
        self.setAccessibleName(tr("Step {at} of {many}", at=at + 1, many=self.many))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate, and the dots in the middle of its foot."""
        painter, unit, body = QPainter(self), self._look.unit, QRectF(self.rect())
        fill, line = QColor(self._look.mood.deep), QColor(theme.PLATE_LINE)
        style.plate(painter, body, theme.PROMPT_BAR.height() / 2 * unit, fill, line)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(self.many):
            painter.setBrush(QColor(theme.GOLD) if number == self.at else QColor(255, 255, 255, 80))
            x = body.left() + 48 * unit + (number + 0.5) * 20 * unit
            side = (9 if number == self.at else 7) * unit
            painter.drawEllipse(QRectF(x - side / 2, body.bottom() - 14 * unit - side / 2, side, side))


class HowtoPage(Card):
    """The how-to of one game. Nothing on its table can be touched; Esc closes it."""

    closed = Signal()
    hides = True

    def __init__(self, host: QWidget, game: str, plays: bool = True) -> None:
        self.lesson = lesson = Lesson(game)
        manifest = lesson.box.manifest
        super().__init__(host, tr("How {title} is played", title=manifest.title), mood=manifest.mood)
        self.scene: GameScene = manifest.part("scene").Scene(lesson.table.players, self)
        self.director = Director(self.scene, self)
        self.director.idle.connect(self._at_rest)
        self.view = TableView(self.scene, self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._bar = _Bar(self, len(lesson.scenes))
        self.caption = Words(self, theme.PROMPT, lines=_LINES)
        self.back = Pill(self, tr("Back"))
        self.play = Pill(self)
        self.next = Pill(self, kind="gold")
        self.close_it = self.button(tr("Close"), self.closed)
        self.close_it.units = 32
        for pill in (self.back, self.play, self.next):
            pill.units = 34
        self.back.clicked.connect(self._back)
        self.play.clicked.connect(self._play_or_stop)
        self.next.clicked.connect(self._next)
        self.title.hide()
        self._head = Words(self, 34, colour=theme.GOLD, face="display")
        self._head.say(self.title.words)
        self._first = self.next
        self.plays = plays
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._do)
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self._read)
        self._show()

    def open(self) -> None:
        """Lie over the host, and begin."""
        super().open()
        self.lesson.seat(self.director)
        self._read_out()

    def put_away(self) -> None:
        """Close; nothing plays on behind."""
        self._beat.stop()
        self._reading.stop()
        self.director.close()
        self.lesson.table.leave(self.director)
        super().put_away()

    def escape(self) -> None:
        """Close."""
        self.choose(self.closed)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A touch of the table brings what moves on it to its end, as in a game."""
        self.director.hurry()
        event.accept()

    # ------------------------------------------------------------------------------------- by itself

    def _at_rest(self) -> None:
        """The table has come to rest: the next deed, or a while to look before the next step."""
        left = [ask.until - self.lesson.table.clock.now() for ask in self.lesson.table.asks if ask.until]
        self.scene.countdown(min(left) if left else None)
        if not self.lesson.is_played:
            self._beat.start(round(BEAT * PACE.scale))
        elif self.plays and self._reading.remainingTime() < LOOK * PACE.scale:
            self._reading.start(round(LOOK * PACE.scale))

    def _do(self) -> None:
        if not self.lesson.is_played:
            self.lesson.play()

    def _read(self) -> None:
        """The sentence has been read; unless deeds of it are still to come, the next one follows."""
        if not self.plays or not self.lesson.is_played or not self.director.is_idle:
            return
        if self.lesson.is_last:
            self.plays = False
            self._show()
        else:
            self._step_on()

    # ------------------------------------------------------------------------------------- by hand

    def _next(self) -> None:
        if self.lesson.is_last:
            self.choose(self.closed)
        else:
            self.plays = False
            self._step_on()

    def _step_on(self) -> None:
        self._beat.stop()
        self.lesson.step_on()
        self._begin()

    def _back(self) -> None:
        self.plays = False
        self._go_back(self.lesson.step_back)

    def _play_or_stop(self) -> None:
        """Go on by itself, stop doing so, or begin once more after the end."""
        self.plays = not self.plays
        if self.plays and self.lesson.is_last and self.lesson.is_played:
            self._go_back(self.lesson.start_again)
            return
        self._show()
        if self.plays and self.director.is_idle and self.lesson.is_played:
            self._reading.start(0)

    def _go_back(self, step: Callable[[], None]) -> None:
        self._beat.stop()
        self.director.close()
        step()
        self._begin()

    def _begin(self) -> None:
        """A scene begins on a table at rest."""
        self._show()
        self._read_out()
        if self.director.is_idle:
            self._at_rest()
        else:
            self.director.hurry()

    def _read_out(self) -> None:
        """Time to read the sentence begins, and whoever cannot see it hears it."""
        least, each = READING
        self._reading.start(round((least + each * len(self.caption.words)) * PACE.scale))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.caption.words))

    # --------------------------------------------------------------------------------------- looking

    def _show(self) -> None:
        """The sentence of this step, and what the buttons do now."""
        lesson = self.lesson
        self.caption.say(tr(lesson.scene.caption))
        self._bar.show_step(lesson.at)
        again = lesson.is_last and not self.plays
        self.play.say(tr("Pause") if self.plays else tr("Once more") if again else tr("Play"))
        self.next.say(tr("Done") if lesson.is_last else tr("Next"))
        self.dress(self.look)

    def dress(self, look: Look) -> None:
        """The table fills the window; the bar lies where a game's bar lies, the rest above the table."""
        self.look = look
        self.view.set_safe(EDGE.free)
        self.view.setGeometry(self.rect())
        for part in (self._bar, self.caption, self._head, self.close_it):
            part.dress(look)
        bar = theme.PROMPT_BAR
        pills = [self.back, self.play, self.next]
        free = row_from_right(look, pills, bar.right() - 17, bar.top() + 17, bar.height() - 34, theme.GAP)
        wide = free - bar.left() - 72
        more = next((more for more in _ROWS if self._are_well_read(look, wide, 84 + more)), _ROWS[-1])
        self._bar.setGeometry(look.place(bar.adjusted(0, -more, 0, 0)))
        self.caption.setGeometry(look.rect(bar.left() + 48, bar.top() + 2 - more, wide, 84 + more))
        self.view.set_foot(more)  # the table stands above the bar, and does so from the first step on
        self._head.setGeometry(look.rect(bar.left() + 8, 6, 1000, 46))
        row_from_right(look, [self.close_it], bar.right(), 7, 46, 0)
        self.update()

    def _are_well_read(self, look: Look, wide: float, high: float) -> bool:
        """Whether every sentence of the lesson is large enough in a place of this size."""
        least, room = int(_WELL_READ * theme.manner().text * look.unit), look.rect(0, 0, wide, high)
        size = room.width() - 2, room.height()
        return all(
            style.fit(tr(step.caption), look.text, *size, theme.PROMPT, _LINES).font.pixelSize() >= least
            for step in self.lesson.scenes
        )
