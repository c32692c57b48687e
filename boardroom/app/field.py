"""A line to type into, and the colours of whatever Qt draws for us in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from boardroom.app import style
from boardroom.app.parts import ENTER, Pill
from boardroom.app.stepping import ARROWS
from boardroom.app.style import Look
from boardroom.core.tongue import tr
from boardroom.stage import theme

_SIDE, _LETTERS = 28.0, 74.0
"""Units beside the text, and at its end while the button is there that opens the letters."""
_QT_MARGIN = 6
"""Pixels that a line of Qt keeps free beside its text, whatever its margins."""
_ALL = QPalette.ColorGroup.All
_ROLE = QPalette.ColorRole
_ENDS = (Qt.Key.Key_Left, Qt.Key.Key_Right)


def palette(mood: theme.Mood = theme.MOODS["shelf"]) -> QPalette:
    """Every colour role, so that none is left to the desktop."""
    colours = QPalette()
    ground, deep, cream = QColor(mood.edge), QColor(mood.deep), QColor(theme.CREAM)
    ink, gold = QColor(theme.INK), QColor(theme.GOLD)
    for role in (_ROLE.Window, _ROLE.Button, _ROLE.AlternateBase, _ROLE.ToolTipBase):
        colours.setColor(_ALL, role, ground)
    for role in (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText, _ROLE.BrightText, _ROLE.ToolTipText):
        colours.setColor(_ALL, role, cream)
    colours.setColor(_ALL, _ROLE.Base, deep)
    colours.setColor(_ALL, _ROLE.PlaceholderText, QColor(theme.SOFT))
    for role in (_ROLE.Highlight, _ROLE.Accent, _ROLE.Link, _ROLE.LinkVisited):
        colours.setColor(_ALL, role, gold)
    colours.setColor(_ALL, _ROLE.HighlightedText, ink)
    for role, colour in (
        (_ROLE.Light, QColor(mood.lit).lighter(140)),
        (_ROLE.Midlight, QColor(mood.lit)),
        (_ROLE.Mid, ground),
        (_ROLE.Dark, deep),
        (_ROLE.Shadow, QColor(theme.SHADOW)),
    ):
        colours.setColor(_ALL, role, colour)
    return colours


class Field(QLineEdit):
    """A line to type into: rounded, paper-coloured, plain. Typed text is text and nothing else.

    `entered` comes once for an Enter, however long the key is held. While it has the keys a button stands at
    its end that opens letters on the screen (`has_letters`), for whoever has no keyboard.
    """

    entered = Signal()
    narrowed = Signal()
    """There is less room for the text, or more again."""

    def __init__(self, parent: QWidget, name: str, most: int = 120, *, has_letters: bool = True) -> None:
        super().__init__(parent)
        self.units = 36.0
        self._is_spelled = False
        self.letters = Pill(self, kind="ink", sign="keys")
        self.letters.say("", tr("Letters on the screen"))
        self.letters.clicked.connect(self._spell)
        self.letters.installEventFilter(self)
        self.letters.hide()
        self.has_letters = has_letters
        self._look = Look.of(QSize(1920, 1080), theme.MOODS["shelf"])
        self.setAccessibleName(name)
        self.setMaxLength(most)
        self.setFrame(False)
        self.setDragEnabled(False)
        self.setAcceptDrops(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        colours = palette()
        colours.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        colours.setColor(QPalette.ColorRole.Text, QColor(theme.INK))
        colours.setColor(QPalette.ColorRole.PlaceholderText, QColor(theme.INK_SOFT))
        self.setPalette(colours)

    def dress(self, look: Look) -> None:
        """Take the fonts of this look."""
        self._look = look
        self.setFont(look.text(self.units * theme.manner().text))
        self.letters.dress(look)
        self._lay_letters()

    @property
    def room(self) -> int:
        """Pixels for the text."""
        margins = self.textMargins()
        return self.width() - margins.left() - margins.right() - _QT_MARGIN

    def be_spelled(self, is_spelled: bool) -> None:
        """Letters on the screen are open that write into this line, or no more."""
        self._is_spelled = is_spelled
        self.update()

    def _spell(self) -> None:
        from boardroom.app.letters import spell  # few ever ask for them

        spell(self)

    def _lay_letters(self) -> None:
        before = self._look.px(_SIDE)
        behind = before if self.letters.isHidden() else self._look.px(_LETTERS)
        self.setTextMargins(before, 0, behind, 0)
        side = min(self._look.px(_LETTERS), self.height())
        self.letters.setGeometry(
            self.width() - side - self._look.px(6), (self.height() - side) // 2, side, side
        )

    def _offer_letters(self) -> None:
        """The button is there while the keys are here, or on it."""
        here = QApplication.focusWidget()
        if here is not None and self.has_letters:
            self.letters.setVisible(here in (self, self.letters))
            self._lay_letters()
            self.narrowed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys come."""
        super().focusInEvent(event)
        self._offer_letters()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keys go."""
        super().focusOutEvent(event)
        self._offer_letters()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys go from the button elsewhere."""
        if event.type() == QEvent.Type.FocusOut:
            self._offer_letters()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button stays at the end."""
        super().resizeEvent(event)
        self._lay_letters()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is entered once; arrows that move nothing in the text go on to the page."""
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.entered.emit()
            return
        if event.key() in _ENDS and self.hasSelectedText() and not event.modifiers():
            ends = self.selectionStart(), self.selectionEnd()
            self.deselect()
            self.setCursorPosition(ends[event.key() == Qt.Key.Key_Right])
            return
        before = self.cursorPosition(), self.selectedText()
        super().keyPressEvent(event)
        if event.key() in ARROWS and before == (self.cursorPosition(), self.selectedText()):
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper under the text."""
        painter = QPainter(self)
        unit = self._look.unit
        around = QRectF(self.rect())
        body = around.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit)
        radius = min(body.height() / 2, theme.RADIUS * unit)
        style.plate(painter, body, radius, QColor(theme.PAPER))
        if self.hasFocus() or self._is_spelled:
            style.ring(painter, around, radius + 5 * unit, 5 * unit, QColor(theme.GOLD))
        painter.end()
        super().paintEvent(event)
