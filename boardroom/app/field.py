"""A line to type into, and the colours of whatever Qt draws for us in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from boardroom.app import style
from boardroom.app.parts import ENTER
from boardroom.app.stepping import ARROWS
from boardroom.app.style import Look
from boardroom.stage import theme

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

    `entered` comes once for an Enter, however long the key is held.
    """

    entered = Signal()

    def __init__(self, parent: QWidget, name: str, most: int = 120) -> None:
        super().__init__(parent)
        self.units = 36.0
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
        side = look.px(28)
        self.setTextMargins(side, 0, side, 0)

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
        if self.hasFocus():
            style.ring(painter, around, radius + 5 * unit, 5 * unit, QColor(theme.GOLD))
        painter.end()
        super().paintEvent(event)
