"""The bar at the foot of the table: what to do next in one sentence, its buttons, and the line to answer in.

PromptBar(parent) signals:
  acted(int seat, Action) · yielded() · line_left() · why_asked(str why, str ruling) · grew(float units) ·
  result_wanted()
calls: show_prompt(Prompt) · refuse(why, ruling="") · countdown(ms | None) · offer_result() · leave_line() ·
  dress(look)

`parent` is the page that fills the window; call `dress(look)` from its resize, the bar finds its own place
(`theme.PROMPT_BAR`). After `acted` the bar takes nothing more until `show_prompt` or `refuse` is called, so
that one touch is one action. A refusal that names its ruling offers “Why not?” as long as it stands;
`why_asked` says that somebody pressed it. `yielded` says that nothing here wants the keyboard: give it to
the table. `line_left` says that somebody goes from the answer line to something else.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app import style
from boardroom.app.answer_field import Answer
from boardroom.app.bar_guard import BarGuard
from boardroom.app.chip import Chip
from boardroom.app.names import is_blank, typed
from boardroom.app.parts import Pill, Words, row_from_right
from boardroom.app.stepping import step_focus
from boardroom.app.style import Look
from boardroom.core.game import Action, Seat
from boardroom.core.tongue import mark, tr
from boardroom.stage import theme
from boardroom.stage.motion import PACE
from boardroom.stage.prompt import AnswerLine, Button, Prompt

READING = (7000, 3000, 100)
"""Milliseconds for which a refusal stands, with its “Why not?”, before the prompt comes back: at least; to
notice it; and for each letter, so that a child has read it to its end and a slow voice has said it."""
LATE = 700
"""Milliseconds in which a word that was begun for the last question is typed to its end."""
EMPTY = mark("Type an answer first.")
EMPTY_OR = mark("Type an answer first, or choose “{button}”.")
_ANSWER = (520.0, 760.0)
"""The width of the answer line, in units: at least, at most."""
_BESIDE = theme.GAP + 24 + 10
"""Room between the sentence and the answer line, so that a sentence which fits stays in one line."""
_QT_MARGIN = 6
"""Pixels that a line of Qt keeps free beside its text, whatever its margins."""
_ROWS = (0.0, 84.0, 122.0)
"""By how much the bar grows when the sentence needs a row of its own, of two lines or of three."""


class PromptBar(QWidget):
    """Shows a prompt, and emits `acted` when a person follows it."""

    acted = Signal(int, object)
    yielded = Signal()
    line_left = Signal()
    spelled = Signal(object)
    """Somebody would like to choose the letters of this line on the screen."""
    why_asked = Signal(str, str)
    grew = Signal(float)
    """It is so many units higher than usual now, since the sentence needs a row of its own."""
    result_wanted = Signal()
    """The game is over, and somebody who has looked at the table wants to know again how it ended."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.prompt = Prompt("")
        self.look = Look.of(parent.size(), theme.MOODS["shelf"])
        self.pills: list[Pill] = []
        self.line: Answer | None = None
        self._send: Pill | None = None
        self._letters: Pill | None = None
        self._spent = self._sent_text = self._is_hint_cut = False
        self.is_ring_elsewhere: Callable[[], bool] = bool
        """Whether somebody leads the ring of the keyboard about the table now."""
        self._guard = BarGuard()
        self._words = Words(self, theme.PROMPT, lines=3)
        self._why = Words(self, theme.PROMPT, colour=theme.GOLD, lines=3)
        self.why_not = Pill(self, tr("Why not?"))
        self.why_not.units = 34
        self.why_not.clicked.connect(self._ask_why)
        self.to_result = Pill(self, tr("To the result"), "gold")
        self.to_result.units = 34
        self.to_result.clicked.connect(self.result_wanted)
        self._ruling = ""
        self._chip = Chip(self)
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self._unsay)
        self._shaking: QVariantAnimation | None = None
        for part in (self._why, self.why_not, self.to_result, self._chip):
            part.hide()

    @property
    def shown(self) -> str:
        """The sentence that can be read now: the prompt's, or why something was refused."""
        return self._words.words if self._why.isHidden() else self._why.words

    # ------------------------------------------------------------------------------------- being told

    def expect(self) -> None:
        """Somebody here does something: what is shown next is in answer to that."""
        self._guard.expect()

    def show_prompt(self, prompt: Prompt) -> None:
        """Show this instead. The same question shown again keeps what was typed so far."""
        before, self.prompt = self.prompt, prompt
        same = (before.text, before.buttons, _question(before)) == (
            prompt.text,
            prompt.buttons,
            _question(prompt),
        )
        was_sent, self._sent_text, self._spent = self._sent_text, False, False
        if same:
            if prompt.buttons:
                self._guard.stay()
            if was_sent and self.line is not None:
                self.line.clear()
            return
        self._unsay()
        self._guard.change(were=bool(before.buttons), are=bool(prompt.buttons))
        stays = self.is_ring_elsewhere() and _main(prompt) == _main(before) != ""
        self._words.say(prompt.text)
        self._make_buttons(prompt)
        if _question(before) != _question(prompt):
            self._make_line(prompt.answer)
        elif was_sent and self.line is not None:
            self.line.clear()
        self.dress(self.look)
        if not stays or self.line is not None:
            self._focus()
        if prompt.text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, prompt.text))

    def refuse(self, why: str, ruling: str = "") -> None:
        """Say for a while why something cannot be done; the prompt stands, and what was typed stays."""
        self._spent = self._sent_text = False
        self._guard.stay()
        if not why:
            return
        self._why.say(why)
        self._ruling = ruling
        self._words.hide()
        self._why.show()
        self.why_not.setVisible(bool(ruling))
        self.dress(self.look)
        least, notice, letter = READING
        self._reading.start(max(least, notice + letter * len(why)))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, why))

    def countdown(self, ms: int | None) -> None:
        """Show how many seconds are left, rounded up, or that nobody is in a hurry (None)."""
        seconds = None if ms is None else math.ceil(max(ms, 0) / 1000)
        if seconds == self._chip.seconds and seconds is not None:
            return
        if (seconds is None) != self._chip.isHidden():
            self._chip.setVisible(seconds is not None)
            self.dress(self.look)
        if seconds is None:
            self._chip.seconds = None
        else:
            self._chip.show_seconds(seconds)

    def offer_result(self) -> None:
        """The game is over: from now on there is a way back to how it ended."""
        self.to_result.show()
        self.dress(self.look)
        self._focus()

    # ---------------------------------------------------------------------------------------- building

    def _make_buttons(self, prompt: Prompt) -> None:
        """New ones for every prompt: a press begun on an old button can never end on a new one.

        The main one is always at the right end. What could be read beside it before stays, in its order, and
        what is new comes to the left: nothing else takes the place of what somebody is about to press.
        """
        before = [pill.words for pill in self.pills]
        for pill in self.pills:
            _take_away(pill)
        self.pills = []
        for button in sorted(prompt.buttons, key=lambda button: _rank(button, before)):
            pill = Pill(self, button.text, "gold" if button.main else "plain")
            pill.units = 34
            pill.clicked.connect(
                lambda _=False, seat=button.seat, action=button.action: self._act(seat, action)
            )
            pill.show()
            self.pills.append(pill)

    def _make_line(self, answer: AnswerLine | None) -> None:
        """A new line for every question: what was typed for the last one is gone with it.

        Whoever was in the middle of a word has a moment in which the rest of it goes nowhere.
        """
        was_typing = self.line is not None and self.line.hasFocus() and bool(self.line.text())
        for old in (self.line, self._send, self._letters):
            if old is not None:
                _take_away(old)
        self.line = self._send = self._letters = None
        if answer is None:
            return
        self.line = Answer(self, answer.placeholder or tr("Answer"))
        self.line.setPlaceholderText(answer.placeholder)
        if was_typing:
            self.line.guard.close(LATE)
        self.line.entered.connect(self._answer)
        self.line.left.connect(self.line_left)
        self.line.textEdited.connect(self._unsay)
        self._send = Pill(self, tr("Answer"), "gold", sign="right")
        self._send.clicked.connect(self._answer)
        self._letters = Pill(self, kind="ink", sign="keys")
        self._letters.say("", tr("Letters on the screen"))
        self._letters.clicked.connect(lambda _=False, line=self.line: self.spelled.emit(line))
        self.line.show()
        self._send.show()
        self._letters.show()

    def _focus(self) -> None:
        main = [pill for pill in (*self.pills, self.to_result) if pill.kind == "gold" and not pill.isHidden()]
        if self.line is not None:
            if not self.line.hasFocus():
                self.line.setFocus()
        elif main:
            main[0].setFocus()
        else:
            self.yielded.emit()

    def dress(self, look: Look) -> None:
        """Stand at the foot of the table and share out the room; a long sentence gets a row of its own."""
        self.look = look
        inside = Look(look.unit, 0.0, 0.0, look.mood)
        for part in (self._words, self._why, self._chip):
            part.dress(inside)
        for more in _ROWS:
            self._stand(inside, more)
            lines = (self._words if self._why.isHidden() else self._why).lines
            whole = not (lines.is_cut or self._is_hint_cut)
            if whole and lines.font.pixelSize() >= self.look.px(_least()):
                break
        self.grew.emit(more)
        self.update()

    def _stand(self, inside: Look, more: float) -> None:
        """Lay everything out, the sentence beside the buttons or in `more` units above them."""
        place = theme.PROMPT_BAR
        wide, high = place.width(), place.height()
        self._is_hint_cut = False
        self.setGeometry(self.look.place(place.adjusted(0, -more, 0, 0)))
        pills = [pill for pill in (self.why_not, *self.pills, self.to_result) if not pill.isHidden()]
        right = row_from_right(inside, pills, wide - 17, more + 17, high - 34, theme.GAP)
        left = 48.0
        if not self._chip.isHidden():
            self._chip.setGeometry(inside.rect(24, more + 23, 124, high - 46))
            left = 172.0
        if self.line is not None and self._send is not None and self._letters is not None:
            words = self._words if self._why.isHidden() else self._why
            least, most = _ANSWER
            line = (
                right - left - theme.GAP
                if more
                else max(least, min(most, right - left - words.wide() - _BESIDE))
            )
            start = right - theme.GAP - line
            self.line.dress(inside)
            self.line.setGeometry(inside.rect(start, more + 10, line, high - 20))
            before, behind = inside.px(28), inside.px(164)
            self.line.setTextMargins(before, 0, behind, 0)
            room = self.line.width() - before - behind - _QT_MARGIN
            hint = self.line.placeholderText()
            fits = style.fit(hint, inside.text, room, self.line.height(), 36)
            self.line.setFont(fits.font)
            self._is_hint_cut = fits.is_cut
            self._send.dress(inside)
            self._send.setGeometry(inside.rect(start + line - 82, more + 16, 74, high - 32))
            self._letters.dress(inside)
            self._letters.setGeometry(inside.rect(start + line - 158, more + 16, 74, high - 32))
            right = start
        top, tall = (14.0, more) if more else (4.0, high - 8)
        if more:
            left, right = 48.0, wide - 24
        self._words.setGeometry(inside.rect(left, top, right - left - 24, tall))
        self._why.setGeometry(inside.rect(left, top, right - left - 24, tall))

    # ------------------------------------------------------------------------------------------ acting

    def _act(self, seat: Seat, action: Action, is_text: bool = False) -> None:
        if self._spent or (self._guard.is_closed and not is_text):
            return
        self._spent, self._sent_text = True, is_text
        self._unsay()
        self.acted.emit(seat, action)

    def _ask_why(self) -> None:
        if not self._guard.is_closed:
            self.why_asked.emit(self._why.words, self._ruling)

    def _answer(self) -> None:
        answer, line = self.prompt.answer, self.line
        if answer is None or line is None or self._spent:
            return
        text = typed(line.text())
        if is_blank(text):
            words = self.pills[0].words if len(self.pills) == 1 else ""
            self.refuse(tr(EMPTY_OR, button=words) if words else tr(EMPTY))
            line.setFocus()
            self._shake(line)
        else:
            self._act(answer.seat, answer.fill(text), is_text=True)

    def leave_line(self) -> None:
        """Give the keyboard to the buttons, or where there are none to whoever wants it."""
        if self.pills:
            self.pills[-1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.yielded.emit()

    def _unsay(self) -> None:
        """The refusal has been read."""
        self._reading.stop()
        if not self._why.isHidden():
            had_keys = self.why_not.hasFocus()
            self.why_not.clearFocus()
            self._why.hide()
            self.why_not.hide()
            self._words.show()
            self.dress(self.look)
            if had_keys:
                self._focus()

    def _shake(self, line: Answer) -> None:
        if PACE.reduced or not PACE.ms(theme.SLOW):
            return
        if self._shaking is not None:
            self._shaking.stop()
        home, swing = line.pos(), self.look.px(14)
        self._shaking = QVariantAnimation(line)
        self._shaking.setStartValue(0.0)
        self._shaking.setEndValue(1.0)
        self._shaking.setDuration(PACE.ms(theme.SLOW))
        self._shaking.valueChanged.connect(
            lambda part: line.move(home + QPoint(round(swing * math.sin(part * 15.7) * (1 - part)), 0))
        )
        self._shaking.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move among the buttons; what goes beyond them is for the page."""
        if not step_focus(self, event.key()):
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dark bar."""
        body = QRectF(self.rect())
        fill, line = QColor(self.look.mood.deep), QColor(theme.PLATE_LINE)
        style.plate(QPainter(self), body, self.look.unit * theme.PROMPT_BAR.height() / 2, fill, line)


def _take_away(part: QWidget) -> None:
    """It goes for good. Where the keys go then is said by the bar: Qt would lead them on as if by Tab."""
    part.clearFocus()
    part.hide()
    part.deleteLater()


def _least() -> float:
    """The size under which a sentence would rather have a row of its own: none, unless large type is read."""
    return min(theme.PROMPT, theme.SMALL * theme.manner().text) if theme.manner().text > 1 else 0.0


def _rank(button: Button, before: list[str]) -> tuple[bool, int]:
    """Its place from the left: what is new, then what was there, as it stood, and the main one last."""
    return button.main, before.index(button.text) if button.text in before else -1


def _main(prompt: Prompt) -> str:
    """The words of the main button; empty where there is none."""
    return next((button.text for button in prompt.buttons if button.main), "")


def _question(prompt: Prompt) -> tuple[Seat, str, str] | None:
    """What tells one question from another; `fill` is made anew for every cue."""
    answer = prompt.answer
    return None if answer is None else (answer.seat, answer.placeholder, answer.about or prompt.text)
