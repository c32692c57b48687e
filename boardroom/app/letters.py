"""Letters on the screen, for whoever has no keyboard: `Letters(host, field)` types into a line of the host.

What is typed stands in the line as if a keyboard had typed it. The letters go away when they are done with,
and with the line itself: when the question changes, nothing of it is left.
"""

from __future__ import annotations

import string
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid

from boardroom.app import style
from boardroom.app.card import Card
from boardroom.app.field import Field
from boardroom.app.parts import BACK, CENTRE, RIGHT, Pill, Words
from boardroom.app.stepping import focusable, step_focus, tab_round
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme

_KEY_HIGH, _PAD, _GAP = 74.0, 22.0, 6.0
_FOOT = 930.0
"""Where the letters end: above the bar."""
_ECHO = 76.0


class Plan(NamedTuple):
    """How the letters are laid out: rows of keys, how wide one is, and the left edge of it all.

    `others`: for Space, Rub out and Done the row, the first column and how many columns they take.
    """

    rows: tuple[str, ...]
    key: float
    left: float
    others: tuple[tuple[int, float, float], ...]

    @property
    def wide(self) -> float:
        """Units from edge to edge."""
        return max(map(len, self.rows)) * self.key + 2 * _PAD

    @property
    def high(self) -> float:
        """Units from top to foot."""
        return (self.others[-1][0] + 1) * (_KEY_HIGH + _GAP) - _GAP + 2 * _PAD


_MARKS = "'-&"
_LETTERS = string.ascii_uppercase
WIDE = Plan(
    (_LETTERS[:13], _LETTERS[13:], string.digits + _MARKS),
    108.0,
    (theme.TABLE.width() - 13 * 108.0 - 2 * _PAD) / 2,
    ((3, 0, 6), (3, 6, 3.5), (3, 9.5, 3.5)),
)
"""Across the foot of the page."""
TALL = Plan(
    (*(_LETTERS[at : at + 6] for at in range(0, 24, 6)), _LETTERS[24:] + "0123", "456789", _MARKS),
    60.0,
    theme.MARGIN,
    ((6, 3, 3), (7, 0, 3), (7, 3, 3)),
)
"""Beside what is being read, where plates of players stand."""


class _Key(Pill):
    """A key, whose letter or word may take nearly all of its width."""

    def mark(self, painter: QPainter, body: QRectF, colour: QColor) -> None:
        """Write on it."""
        wide = body.width() - 6 * self._look.unit
        lines = style.fit(self.words, self._look.text, wide, body.height(), self.units)
        lines.paint(painter, body, CENTRE, colour)


def spell(field: Field, studied: QRect | None = None) -> Letters:
    """Open letters over the page or the card on which this line is."""
    host: QWidget = field
    while not isinstance(host, Card) and not isinstance(above := host.parentWidget(), QStackedWidget | None):
        host = above
    return Letters(host, field, studied)


class Letters(QWidget):
    """Lies over the foot of its host and holds the focus.

    `studied` is what must be seen while one types: where the letters would cover it they stand beside it.
    They also keep clear of the bar then, however high that has grown.
    """

    def __init__(self, host: QWidget, field: Field, studied: QRect | None = None) -> None:
        super().__init__(host)
        self._host, self._field = host, field
        field.be_spelled(True)
        self._bar = _child_above(host, field) if studied is not None else None
        at_foot = self._place(WIDE)
        self.plan = TALL if studied is not None and at_foot.intersects(studied) else WIDE
        self.setAccessibleName(tr("Letters to choose from"))
        self.keys = [[self._key(letter) for letter in row] for row in self.plan.rows]
        self.space = _Key(self, tr("Space"), brisk=True)
        self.rub_out = _Key(self, tr("Rub out"), brisk=True)
        self.done = _Key(self, tr("Done"), "gold")
        for pill in (self.space, self.rub_out, self.done):
            pill.units = 34
        self.space.clicked.connect(lambda: self._type(" "))
        self.rub_out.clicked.connect(self._rub_out)
        self.done.clicked.connect(self._finish)
        self.echo: Words | None = None
        """What stands in the line, where these letters lie over it."""
        self.whose: Words | None = None
        """Which line that is."""
        self._watched = [host] if self._bar is None else [host, self._bar]
        for widget in self._watched:
            widget.installEventFilter(self)
        self._application = _application()
        self.dress()
        if self.geometry().intersects(QRect(field.mapTo(host, QPoint(0, 0)), field.size())):
            self.echo = Words(self, 44, lines=1)
            self.whose = Words(self, 32, colour=theme.SOFT, align=RIGHT)
            self.whose.say(field.accessibleName())
            field.textChanged.connect(self._echo)
            self._echo()
            self.dress()
        self.show()
        self.raise_()
        self.keys[0][0].setFocus(Qt.FocusReason.PopupFocusReason)
        self._application.focusChanged.connect(self._focus_went)

    def _key(self, letter: str) -> Pill:
        pill = _Key(self, letter, brisk=True)
        pill.units = 40
        pill.clicked.connect(lambda: self._type(letter))
        return pill

    # ----------------------------------------------------------------------------------------- typing

    def _type(self, letter: str) -> None:
        before = self._field.text()[: self._field.cursorPosition()]
        self._press(letter if not before or before.endswith((" ", "-")) else letter.lower())

    def _press(self, text: str, key: Qt.Key = Qt.Key.Key_unknown) -> None:
        """As a keyboard does it, so that whoever watches the line hears of it."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(self._field, event)

    def _rub_out(self) -> None:
        self._press("", Qt.Key.Key_Backspace)

    def _echo(self) -> None:
        if self.echo is not None:
            self.echo.say(self._field.text() or self._field.placeholderText())

    def _finish(self) -> None:
        field = self._field
        self.put_away()
        field.entered.emit()

    def put_away(self) -> None:
        """Go, and give the focus back to the line if it has not gone elsewhere."""
        if self.isHidden():
            return
        self._application.focusChanged.disconnect(self._focus_went)
        for widget in self._watched:
            widget.removeEventFilter(self)
        here = QApplication.focusWidget()
        if isValid(self._field):
            self._field.be_spelled(False)
        if isValid(self._field) and self._field.isVisible() and (here is None or self.isAncestorOf(here)):
            self._field.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        self.deleteLater()

    def _focus_went(self, old: QWidget | None, new: QWidget | None) -> None:
        """Something else wants to be heard: the line is gone, or a card lies over all."""
        if new is not None and new is not self and not self.isAncestorOf(new):
            self.put_away()

    # ---------------------------------------------------------------------------------------- looking

    def _place(self, plan: Plan, echo: float = 0.0) -> QRect:
        """Where they lie on the host when laid out like this."""
        look = Look.of(self._host.size(), theme.MOODS["shelf"])
        foot = _FOOT
        if self._bar is not None:
            foot = min(foot, (self._bar.y() - look.top) / look.unit - 13)
        high = plan.high + echo
        return look.rect(plan.left, foot - high, plan.wide, high)

    def dress(self) -> None:
        """Rows of letters, and below them what else there is to do."""
        plan, echo = self.plan, _ECHO if self.echo is not None else 0.0
        self.setGeometry(self._place(plan, echo))
        inside = Look(Look.of(self._host.size(), theme.MOODS["shelf"]).unit, 0.0, 0.0, theme.MOODS["shelf"])
        if self.echo is not None and self.whose is not None:
            wide = plan.wide - 2 * _PAD - 40
            named = min(self.whose.wide(), wide / 2)
            for words, left, room in (
                (self.echo, 0.0, wide - named - 20),
                (self.whose, wide - named - 2, named + 2),
            ):
                words.dress(inside)
                words.setGeometry(inside.rect(_PAD + 20 + left, _PAD - 8, room, _ECHO))
        cells = [
            (pill, row, column, 1.0)
            for row, pills in enumerate(self.keys)
            for column, pill in enumerate(pills)
        ]
        others = zip((self.space, self.rub_out, self.done), plan.others, strict=True)
        for pill, row, column, columns in (*cells, *((pill, *at) for pill, at in others)):
            pill.dress(inside)
            x, y = _PAD + column * plan.key, _PAD + echo + row * (_KEY_HIGH + _GAP)
            pill.setGeometry(inside.rect(x, y, columns * plan.key, _KEY_HIGH))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark plate."""
        painter, look = QPainter(self), Look.of(self._host.size(), theme.MOODS["shelf"])
        fill = QColor(look.mood.deep)
        style.plate(
            painter, QRectF(self.rect()), theme.RADIUS * look.unit, fill, style.faded(theme.GOLD, 0.45)
        )

    # ------------------------------------------------------------------------------------------ events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow with the host, and stand above the bar."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.dress()
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round among the letters."""
        tab_round(focusable(self), self.focusWidget(), forward)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from letter to letter; Esc leaves them; whoever has a keyboard may type on it as well."""
        if event.key() in BACK:
            self.put_away()
        elif event.key() == Qt.Key.Key_Backspace:
            self._rub_out()
        elif not step_focus(self, event.key()) and event.text().isprintable() and event.text():
            self._press(event.text())
        event.setAccepted(event.key() != Qt.Key.Key_F11)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Between the letters there is nothing."""
        event.accept()


def _child_above(host: QWidget, part: QWidget) -> QWidget:
    """The child of the host in which this part lies."""
    while (above := part.parentWidget()) is not None and above is not host:
        part = above
    return part


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication), "letters lie in a window"
    return application
