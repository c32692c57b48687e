"""Letters on the screen, for whoever has no keyboard: `Letters(host, field)` types into a line of the host.

What is typed stands in the line as if a keyboard had typed it. The letters go away when they are done with,
and with the line itself: when the question changes, nothing of it is left.
"""

from __future__ import annotations

import string

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from boardroom.app import style
from boardroom.app.field import Field
from boardroom.app.parts import BACK, Pill, Words, focusable, step_focus, tab_round
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme

ROWS = (string.ascii_uppercase[:13], string.ascii_uppercase[13:], f"{string.digits}'-&")
_KEY, _HIGH, _PAD, _GAP = 108.0, 74.0, 22.0, 6.0
_FOOT = 930.0
"""Where the letters end: above the bar."""
_ECHO = 76.0


class Letters(QWidget):
    """Lies over the foot of its host and holds the focus."""

    def __init__(self, host: QWidget, field: Field) -> None:
        super().__init__(host)
        self._host, self._field = host, field
        self.setAccessibleName(tr("Letters to choose from"))
        self.keys = [[self._key(letter) for letter in row] for row in ROWS]
        self.space = Pill(self, tr("Space"), brisk=True)
        self.rub_out = Pill(self, tr("Rub out"), brisk=True)
        self.done = Pill(self, tr("Done"), "gold")
        self.space.clicked.connect(lambda: self._type(" "))
        self.rub_out.clicked.connect(self._rub_out)
        self.done.clicked.connect(self._finish)
        self.echo: Words | None = None
        """What stands in the line, where these letters lie over it."""
        host.installEventFilter(self)
        self._application = _application()
        self.dress()
        if self.geometry().intersects(QRect(field.mapTo(host, QPoint(0, 0)), field.size())):
            self.echo = Words(self, 44, lines=1)
            field.textChanged.connect(self._echo)
            self._echo()
            self.dress()
        self.show()
        self.raise_()
        self.keys[0][0].setFocus(Qt.FocusReason.PopupFocusReason)
        self._application.focusChanged.connect(self._focus_went)

    def _key(self, letter: str) -> Pill:
        pill = Pill(self, letter, brisk=True)
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
        self._host.removeEventFilter(self)
        here = QApplication.focusWidget()
        if isValid(self._field) and self._field.isVisible() and (here is None or self.isAncestorOf(here)):
            self._field.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        self.deleteLater()

    def _focus_went(self, old: QWidget | None, new: QWidget | None) -> None:
        """Something else wants to be heard: the line is gone, or a card lies over all."""
        if new is not None and new is not self and not self.isAncestorOf(new):
            self.put_away()

    # ---------------------------------------------------------------------------------------- looking

    def dress(self) -> None:
        """Three rows of letters, and below them what else there is to do."""
        look = Look.of(self._host.size(), theme.MOODS["shelf"])
        wide = max(map(len, ROWS)) * _KEY + 2 * _PAD
        echo = _ECHO if self.echo is not None else 0.0
        high = echo + (len(ROWS) + 1) * (_HIGH + _GAP) - _GAP + 2 * _PAD
        left = (theme.TABLE.width() - wide) / 2
        self.setGeometry(look.rect(left, _FOOT - high, wide, high))
        inside = Look(look.unit, 0.0, 0.0, look.mood)
        if self.echo is not None:
            self.echo.dress(inside)
            self.echo.setGeometry(inside.rect(_PAD + 20, _PAD - 8, wide - 2 * _PAD - 40, _ECHO))
        y = _PAD + echo
        for row in self.keys:
            for number, pill in enumerate(row):
                pill.dress(inside)
                pill.setGeometry(inside.rect(_PAD + number * _KEY, y, _KEY, _HIGH))
            y += _HIGH + _GAP
        x = _PAD
        for pill, part in ((self.space, 6), (self.rub_out, 3.5), (self.done, 3.5)):
            pill.units = 34
            pill.dress(inside)
            pill.setGeometry(inside.rect(x, y, part * _KEY, _HIGH))
            x += part * _KEY
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
        """Grow with the host."""
        if event.type() == QEvent.Type.Resize and watched is self._host:
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


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication), "letters lie in a window"
    return application
