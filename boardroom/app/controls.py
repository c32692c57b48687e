"""Widgets to set something with or read in, made for mouse, keyboard and a television's remote alike."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from boardroom.app import style
from boardroom.app.field import palette
from boardroom.app.parts import CENTRE, ENTER, LEFT, Pill
from boardroom.app.stepping import Sideways
from boardroom.app.style import Look
from boardroom.app.track import Track
from boardroom.app.typeset import SIZE, typeset
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.pictures import Picture

_PALE = QColor(255, 255, 255, 30)
_PALER = QColor(255, 255, 255, 52)


class Switch(Pill):
    """A row with a title, and On or Off at its end."""

    def __init__(self, parent: QWidget, title: str, on: bool) -> None:
        super().__init__(parent, title, brisk=True)
        self.setCheckable(True)
        self.setChecked(on)

    def tall(self, wide: float) -> float:
        """Units of height that its title needs, when it is `wide` units wide."""
        return _tall(self._look, [self.words], wide - 290, 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Title left; the knob stands right when on, and the word beside it says so too."""
        painter, unit, look = QPainter(self), self._look.unit, self._look
        body = _row(painter, self, unit)
        track = QRectF(body.right() - 122 * unit, body.center().y() - 26 * unit, 96 * unit, 52 * unit)
        on = self.isChecked()
        style.plate(painter, track, track.height() / 2, QColor(theme.GOLD) if on else QColor(0, 0, 0, 110))
        painter.setBrush(QColor(theme.PAPER))
        knob = track.right() - track.height() / 2 if on else track.left() + track.height() / 2
        painter.drawEllipse(QPointF(knob, track.center().y()), 20 * unit, 20 * unit)
        word = QRectF(track.left() - 100 * unit, body.top(), 84 * unit, body.height())
        said = style.fit(tr("On" if on else "Off"), look.text, word.width(), word.height(), 32)
        said.paint(painter, word, Qt.AlignmentFlag.AlignRight, QColor(theme.CREAM))
        room = QRectF(
            body.left() + 32 * unit, body.top(), word.left() - body.left() - 40 * unit, body.height()
        )
        title = style.fit(self.words, look.text, room.width(), room.height(), 34, lines=2)
        title.paint(painter, room, LEFT, QColor(theme.CREAM))


class Stepper(Pill):
    """A round-ended button that goes on through values in words, round and round; its sign says so.

    Left and right lead past it, so that it has no arrows as a `Choice` has.
    """

    _END = 36.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, brisk=True)

    def wide(self, most: float = 620, least: float = 0) -> float:
        """The width it would like, in units, with room for its sign."""
        return super().wide(most - self._END, least) + self._END

    def mark(self, painter: QPainter, body: QRectF, colour: QColor) -> None:
        """The words, and at the end the gold sign."""
        unit = self._look.unit
        at = QPointF(body.right() - 30 * unit, body.center().y())
        style.glyph(painter, "turn", at, 13 * unit, QColor(theme.GOLD))
        room = body.adjusted(24 * unit, 0, -(24 + self._END) * unit, 0)
        words = style.fit(self._words, self._look.text, room.width(), room.height(), self.units)
        words.paint(painter, room, CENTRE, colour)


class Choice(Pill, Sideways):
    """One of several values, shown in words. Left and right step through them, and so does a click."""

    changed = Signal(int)
    """The number of the value."""

    def __init__(self, parent: QWidget, title: str, values: Sequence[str], at: int = 0) -> None:
        super().__init__(parent, brisk=True)
        self._title, self.values, self._at = title, tuple(values), at
        self._from_left = False
        self.clicked.connect(lambda: self.step(-1 if self._from_left else 1))
        self._name()

    @property
    def at(self) -> int:
        """The number of the value that is chosen."""
        return self._at

    def step(self, by: int) -> None:
        """Go on to another value, round and round."""
        self._at = (self._at + by) % len(self.values)
        self._from_left = False
        self._name()
        self.changed.emit(self._at)

    def stand_at(self, at: int, values: Sequence[str] | None = None) -> None:
        """Stand at a value, perhaps among others than before, as if it had never been otherwise."""
        self.values, self._at = tuple(values or self.values), at
        self._name()

    def _name(self) -> None:
        self.say("", f"{self._title}: {self.values[self._at]}")

    def tall(self, wide: float) -> float:
        """Units of height that the longest of its values needs, when it is `wide` units wide."""
        return _tall(self._look, self.values, wide - 136, 32)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The left end steps back, all the rest on."""
        self._from_left = event.position().x() < self.height()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right change the value; Enter goes on."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.step(-1 if event.key() == Qt.Key.Key_Left else 1)
        else:
            self._from_left = False
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words between two arrows, and below them a dot for every value."""
        painter, unit = QPainter(self), self._look.unit
        body = _row(painter, self, unit)
        room = body.adjusted(62 * unit, 0, -62 * unit, 0)
        words = style.fit(self.values[self._at], self._look.text, room.width(), room.height(), 32, lines=2)
        words.paint(painter, room, CENTRE, QColor(theme.CREAM))
        many = len(self.values)
        if many < 2:
            return
        for sign, x in (("left", body.left() + 34 * unit), ("right", body.right() - 34 * unit)):
            style.glyph(painter, sign, QPointF(x, body.center().y()), 13 * unit, QColor(theme.GOLD))
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(many if len(words.lines) == 1 else 0):
            painter.setBrush(QColor(theme.GOLD) if number == self._at else QColor(255, 255, 255, 80))
            x = body.center().x() + (number - (many - 1) / 2) * 16 * unit
            painter.drawEllipse(QPointF(x, body.bottom() - 8 * unit), 3.5 * unit, 3.5 * unit)


class Volume(Track):
    """How loud, 0 to 100, in steps of 5. Left and right change it; up and down are for moving on."""

    def __init__(self, parent: QWidget, title: str, value: int) -> None:
        super().__init__(parent, 100, grain=5)
        self._title = title
        self.setValue(value)
        self.setAccessibleName(title)

    @property
    def _track(self) -> tuple[float, float]:
        """Where 0 and 100 are, in pixels."""
        return self.width() * 0.42, self.width() - 52 * self._look.unit

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel turned over it in passing changes nothing."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, *ENTER):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Title, track and knob."""
        look = self._look
        painter, unit = QPainter(self), look.unit
        body = _row(painter, self, unit)
        words = f"{self._title}  {self.value()}"
        wide = self._track[0] - body.left() - 40 * unit
        room = QRectF(body.left() + 32 * unit, body.top(), wide, body.height())
        style.fit(words, look.text, room.width(), room.height(), 34).paint(
            painter, room, LEFT, QColor(theme.CREAM)
        )
        self.draw(painter, body.center().y())


class Scroll(QTextBrowser):
    """A long text to read, in Markdown of our own. Up and down scroll it; Tab goes on."""

    def __init__(self, parent: QWidget, markdown: str) -> None:
        super().__init__(parent)
        self._markdown = markdown
        self._unit = 0.0
        self._set: tuple[Look, theme.Manner] | None = None
        self.setAccessibleName(tr("A text to read"))
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)

    def dress(self, look: Look) -> None:
        """Set the text anew in the fonts of this look."""
        if (look, theme.manner()) == self._set:
            return
        self._set = look, theme.manner()
        self._unit = look.unit
        colours = palette(look.mood)
        colours.setColor(QPalette.ColorRole.Base, QColor(look.mood.deep))
        self.setPalette(colours)
        wide = look.px(18)
        self.verticalScrollBar().setStyleSheet(
            f"QScrollBar:vertical {{ background: {look.mood.deep}; width: {wide}px; margin: 0; }}"
            f"QScrollBar::handle:vertical {{ background: {theme.GOLD}; border-radius: {wide // 2}px;"
            f" min-height: {3 * wide}px; }}"
            "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
            f"QScrollBar::add-page, QScrollBar::sub-page {{ background: {look.mood.deep}; }}"
        )
        self.document().setDefaultFont(look.text(SIZE * theme.manner().text, bold=False))
        self.setMarkdown(self._markdown)
        typeset(self.document(), look)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down scroll as long as there is something to scroll to."""
        bar, step = self.verticalScrollBar(), round(120 * self._unit)
        by = {
            int(Qt.Key.Key_Up): -step,
            int(Qt.Key.Key_Down): step,
            int(Qt.Key.Key_PageUp): -bar.pageStep(),
            int(Qt.Key.Key_PageDown): bar.pageStep(),
            int(Qt.Key.Key_Home): -bar.maximum(),
            int(Qt.Key.Key_End): bar.maximum(),
        }.get(event.key(), 0)
        before = bar.value()
        bar.setValue(before + by)
        event.setAccepted(bar.value() != before)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """All is painted anew: what is only moved along would take the ring with it."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring comes."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text, and around it the ring when the keys are here."""
        super().paintEvent(event)
        if self.hasFocus():
            painter, room = QPainter(self.viewport()), QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1)
            style.ring(painter, room, theme.RADIUS_SMALL * self._unit, 4.5 * self._unit, QColor(theme.GOLD))


def portrait(painter: QPainter, place: QRectF, picture: str, colour: str) -> None:
    """A player's picture on a round of their colour; `place` is square, in pixels."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(place)
    rim = place.width() * 0.06
    painter.setBrush(style.faded(theme.PAPER, 0.6))  # so that no animal is lost on its own colour
    painter.drawEllipse(place.adjusted(rim, rim, -rim, -rim))
    ratio = painter.device().devicePixelRatioF()
    drawn = _drawn(picture, max(round(place.width() * 0.68 * ratio), 1))
    side = drawn.width() / ratio
    inner = QRectF(place.center().x() - side / 2, place.center().y() - side / 2, side, side)
    painter.drawPixmap(inner, drawn, QRectF(drawn.rect()))


@lru_cache(maxsize=64)
def _drawn(picture: str, pixels: int) -> QPixmap:
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    Picture(picture).paint(painter, QSizeF(pixels, pixels))
    painter.end()
    return pixmap


def _tall(look: Look, texts: Sequence[str], wide: float, size: float) -> float:
    """Units of height for the longest of these texts at its full size, in one line or two, with its plate."""
    room = wide * look.unit
    return max(style.fit(text, look.text, room, 1e6, size, 2, size).height for text in texts) / look.unit + 12


def _row(painter: QPainter, widget: QWidget, unit: float) -> QRectF:
    """The plate of a row, with a ring around it when it has the focus; gives the plate's place."""
    body = QRectF(widget.rect()).adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
    radius = min(theme.RADIUS * unit, body.height() / 2)
    style.plate(painter, body, radius, _PALER if widget.underMouse() else _PALE)
    if widget.hasFocus():
        around = QRectF(widget.rect()).adjusted(1, 1, -1, -1)
        style.ring(painter, around, radius + 5 * unit, 4.5 * unit, QColor(theme.GOLD))
    painter.setPen(Qt.PenStyle.NoPen)
    return body
