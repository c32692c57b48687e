"""The window onto a table: fits the scene into whatever size there is and hands touches on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from boardroom.core.tongue import tr
from boardroom.stage import pictures, theme
from boardroom.stage.items.piece import Piece
from boardroom.stage.scene import GameScene

SETTLED = 120
"""Milliseconds after the last change of size when everything is drawn anew for it."""

_GONE = frozenset(
    {
        QEvent.Type.WindowDeactivate,
        QEvent.Type.WindowBlocked,
        QEvent.Type.Hide,
    }
)
_ORDERS = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}


class TableView(QGraphicsView):
    """Shows a scene, whole and centred, on felt that fills the window.

    `safe` is the part of each edge left free (party mode: theme.SAFE). `set_foot` makes the table smaller
    when what lies below it has grown.
    """

    def __init__(self, scene: GameScene, parent: QWidget | None = None, safe: float = 0.0) -> None:
        super().__init__(parent)
        self._table = scene
        self._safe, self._foot = safe, 0.0
        self._inverse = QTransform()
        self._manner = theme.manner()
        self._sharpen = QTimer(self, singleShot=True, interval=SETTLED)
        self._sharpen.timeout.connect(self._redraw)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
            | QGraphicsView.OptimizationFlag.DontSavePainterState
        )
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._attend(None)
        scene.attended.connect(self._attend)
        self.setScene(scene)

    @property
    def table(self) -> GameScene:
        """The scene that is shown."""
        return self._table

    def show_table(self, scene: GameScene) -> None:
        """Show another scene."""
        self._table.touch.cancel()
        self._table.attended.disconnect(self._attend)
        scene.attended.connect(self._attend)
        self._table = scene
        self.setScene(scene)
        self._fit()
        self._redraw()

    def _attend(self, piece: Piece | None) -> None:
        """Be called what has the ring, so that whoever listens to the screen hears it named."""
        name = (self._table.called(piece) if piece is not None else "") or tr("The table")
        if name != self.accessibleName():
            self.setAccessibleName(name)
            if piece is not None:
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, name))

    def set_safe(self, safe: float) -> None:
        """Leave this part of each edge free."""
        if safe != self._safe:
            self._safe = safe
            self._fit()
            self._redraw()

    def set_foot(self, more: float) -> None:
        """Leave so many more units free at the foot: the bar there has grown, and must not cover pieces."""
        if more != self._foot:
            self._foot = more
            self._table.touch.cancel()
            self._fit()
            self._redraw()

    # ------------------------------------------------------------------------------------ fitting

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit at once; draw anew for the size when it has stayed for a moment.

        An event without a change of size says that all is to be drawn in another manner.
        """
        super().resizeEvent(event)
        self._table.touch.cancel()
        self._fit()
        if self.isVisible() and self._table.density and event.size() != event.oldSize():
            self._sharpen.start()
        else:
            self._redraw()

    def showEvent(self, event: QShowEvent) -> None:
        """Be drawn for the screen it appears on."""
        super().showEvent(event)
        self._fit()
        self._redraw()

    def _fit(self) -> None:
        room = self.viewport().size()
        free = 1 - 2 * self._safe
        unit = min(room.width() / theme.TABLE.width(), room.height() / theme.TABLE.height()) * free
        if unit <= 0:
            return
        smaller = 1 - self._foot / theme.PROMPT_BAR.top()
        shown = theme.TABLE.adjusted(0, 0, 0, theme.TABLE.height() * (1 / smaller - 1))
        self.setTransform(QTransform.fromScale(unit * smaller, unit * smaller))
        self.setSceneRect(shown)
        self.centerOn(shown.center())
        self._inverse, _ = self.viewportTransform().inverted()

    def _redraw(self) -> None:
        self._sharpen.stop()
        density = self.transform().m11() * self.devicePixelRatioF()
        if density != self._table.density or theme.manner() != self._manner:
            self._manner = theme.manner()
            pictures.forget()
            self._table.scaled_to(density)
        self.resetCachedContent()
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Felt and all that is printed on it. Qt keeps the picture and asks only for what has changed."""
        self._table.ground.paint(painter, self.viewport().rect(), QRectF(rect))

    # --------------------------------------------------------------------------------------- touching

    def _at(self, event: QMouseEvent) -> QPointF:
        return self._inverse.map(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A button or a finger goes down."""
        self._table.touch.press(self._at(event), event.button(), event.timestamp())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of two; a press like any other."""
        self._table.touch.press(self._at(event), event.button(), event.timestamp())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer moves."""
        self._table.touch.move(self._at(event), event.buttons())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A button or a finger goes up."""
        inside = self.viewport().rect().contains(event.position().toPoint())
        self._table.touch.release(self._at(event), event.button(), event.timestamp(), inside)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key for the table; what means nothing there is left to the window."""
        event.setAccepted(self._table.touch.key(event.key(), event.isAutoRepeat(), event.timestamp()))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from piece to piece, and at the end of them to what lies about the table."""
        return self._table.touch.step_in_order(1 if forward else -1) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the table: the ring with it, if keys are used."""
        super().focusInEvent(event)
        self._table.touch.take_keys(_ORDERS.get(event.reason(), 0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes elsewhere: nothing stays in the hand."""
        self._table.touch.leave_keys()
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        """The window goes away, or the pointer does, or the screen changes."""
        kind = event.type()
        if kind in _GONE:
            self._table.touch.cancel()
        elif kind == QEvent.Type.Leave:
            self._table.touch.leave()
        elif kind == QEvent.Type.DevicePixelRatioChange:
            self._redraw()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()
