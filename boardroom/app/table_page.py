"""The table on screen: the view of a session's scene, the prompt bar over it, and what to press to leave."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.parts import Pill
from boardroom.app.prompt_bar import PromptBar
from boardroom.app.session import Session
from boardroom.app.style import Look
from boardroom.core.game import Action, Seat
from boardroom.stage.view import TableView


class TablePage(QWidget):
    """One session, full window. The session is the page's own and is closed with it."""

    menu_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.setParent(self)  # so that leaving the page takes the whole evening with it
        self.view = TableView(session.scene, self)
        self.bar = PromptBar(self)
        self.menu = Pill(self, "Menu")
        self.menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu.clicked.connect(self.menu_wanted)
        session.scene.prompted.connect(self.bar.show_prompt)
        session.scene.refused.connect(lambda why: self.bar.refuse(why, ""))
        session.refused.connect(self.bar.refuse)
        session.countdown.connect(self.bar.countdown)
        self.bar.acted.connect(self._press)
        self.bar.yielded.connect(self.view.setFocus)

    def _press(self, seat: Seat, action: Action) -> None:
        """A button was pressed, or an answer typed; what weighs more than a touch is asked about first."""
        questions = [button.confirm for button in self.bar.prompt.buttons if button.action == action]
        if not any(questions):
            self.session.scene.press(seat, action)
            return
        from boardroom.app.cards import AskCard

        card = AskCard(
            self, "Do you all agree?", questions[0], "We all agree", "No", self.session.box.manifest.mood
        )
        card.agreed.connect(lambda: self.session.scene.press(seat, action))
        card.declined.connect(lambda: self.bar.refuse(""))
        card.open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The view fills the page; the bar lies where the scene leaves room for it."""
        look = Look.of(self.size(), self.session.scene.mood)
        self.view.setGeometry(self.rect())
        self.bar.dress(look)
        self.menu.dress(look)
        self.menu.setGeometry(look.rect(1664, 4, 160, 50))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, when the table has no use for it, opens the menu."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Back, Qt.Key.Key_Menu):
            self.menu_wanted.emit()
        else:
            super().keyPressEvent(event)
