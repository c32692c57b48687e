"""Drawing all of a window in the manner in which the family sees best."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.app.seeing import Sees
from boardroom.app.style import EDGE
from boardroom.stage import theme


def wear(seeing: Sees) -> bool:
    """Draw everything like this from now on. False: nothing changes.

    Where a party leaves the edges free all is drawn smaller; what is read is not.
    """
    return theme.wear(theme.Manner(theme.TEXT_SIZES[seeing.text_size] / (1 - 2 * EDGE.free), seeing.contrast))


def show_so(window: QWidget, seeing: Sees) -> None:
    """Draw what is in the window like this, too."""
    if wear(seeing):
        for widget in (window, *window.findChildren(QWidget)):
            # All that is drawn here is laid out on a change of size, and that is what a manner amounts to.
            QApplication.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))
            widget.update()
