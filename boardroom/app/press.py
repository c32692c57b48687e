"""What the buttons of remotes and controllers mean."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt


class Press(Enum):
    """What a button of a remote or of a controller means."""

    LEFT = Qt.Key.Key_Left
    RIGHT = Qt.Key.Key_Right
    UP = Qt.Key.Key_Up
    DOWN = Qt.Key.Key_Down
    NEXT = Qt.Key.Key_Tab
    BEFORE = Qt.Key.Key_Backtab
    TAKE = Qt.Key.Key_Select
    BACK = Qt.Key.Key_Escape
    ERASE = Qt.Key.Key_Backspace
    MENU = Qt.Key.Key_Menu
    PAUSE = Qt.Key.Key_Pause


REMOTE: dict[int, Press] = {
    Qt.Key.Key_Select: Press.TAKE,
    Qt.Key.Key_Back: Press.BACK,
    Qt.Key.Key_Cancel: Press.BACK,
    Qt.Key.Key_Exit: Press.BACK,
    Qt.Key.Key_MediaStop: Press.BACK,
    Qt.Key.Key_MediaPlay: Press.PAUSE,
    Qt.Key.Key_MediaPause: Press.PAUSE,
    Qt.Key.Key_MediaTogglePlayPause: Press.PAUSE,
    Qt.Key.Key_MediaNext: Press.NEXT,
    Qt.Key.Key_ChannelUp: Press.NEXT,
    Qt.Key.Key_MediaPrevious: Press.BEFORE,
    Qt.Key.Key_ChannelDown: Press.BEFORE,
    Qt.Key.Key_Menu: Press.MENU,
    Qt.Key.Key_TopMenu: Press.MENU,
    Qt.Key.Key_Settings: Press.MENU,
}
"""What remotes have beyond arrows and Enter; Menu, which keyboards have too, means the same on both."""
