"""The table on screen: a session's scene, the prompt bar over it, and the cards that lie over both."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.around import Around
from boardroom.app.captions import Captions
from boardroom.app.card import Card
from boardroom.app.cards import (
    AskCard,
    Curtain,
    EndingCard,
    LeaveCard,
    MenuCard,
    PauseCard,
    RulesCard,
    Standing,
)
from boardroom.app.howto import has_howto
from boardroom.app.language import translated
from boardroom.app.parts import Pill
from boardroom.app.prompt_bar import PromptBar
from boardroom.app.session import Session
from boardroom.app.style import EDGE, Look
from boardroom.content import places
from boardroom.content.rulings import ruling_of
from boardroom.core.game import Action, Result, Seat
from boardroom.core.tongue import tr
from boardroom.stage.prompt import listed
from boardroom.stage.view import TableView
from boardroom.table.table import Player


class TablePage(QWidget):
    """One session, full window. The session is the page's own and is closed with it."""

    left = Signal()
    """Back to the shelf; the game stays in its journal."""
    again = Signal()
    """The same people would like to play once more."""
    settings_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.setParent(self)  # so that leaving the page takes the whole evening with it
        self.view = TableView(session.scene, self)
        self.bar = PromptBar(self)
        self.menu = Pill(self, tr("Menu"))
        self.menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu.clicked.connect(self.show_menu)
        self.captions = Captions(self)
        session.scene.prompted.connect(self.bar.show_prompt)
        session.scene.refused.connect(self.bar.refuse)
        session.refused.connect(self.bar.refuse)
        session.countdown.connect(self.bar.countdown)
        session.curtain.connect(self._draw_curtain)
        session.ended.connect(self._show_winner)
        self.bar.acted.connect(self._press)
        self.bar.why_asked.connect(self._show_why)
        self.bar.yielded.connect(self.view.setFocus)
        self._around = Around(self.view, self.menu, self.bar)
        session.director.idle.connect(self._around.keep_ring)

    @property
    def _mood(self) -> str:
        return self.session.box.manifest.mood

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The view fills the page; the bar lies where the scene leaves room for it."""
        look = Look.of(self.size(), self.session.scene.mood)
        self.view.set_safe(EDGE.free)
        self.view.setGeometry(self.rect())
        self.bar.dress(look)
        self.menu.dress(look)
        self.captions.dress(look)
        self.menu.setGeometry(look.rect(1664, 4, 160, 50))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, when the table has no use for it, opens the menu; arrows lead on to the bar, and back."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Back, Qt.Key.Key_Menu):
            self.show_menu()
        elif not self._around.step(event.key()):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round: the pieces, the bar, the menu."""
        self._around.tab(forward)
        return True

    def _press(self, seat: Seat, action: Action) -> None:
        """A button was pressed, or an answer typed; what weighs more than a touch is asked about first."""
        questions = [button.confirm for button in self.bar.prompt.buttons if button.action == action]
        if not any(questions):
            self.session.scene.press(seat, action)
            return
        title, yes, no = tr("Do you all agree?"), tr("We all agree"), tr("No")
        card = AskCard(self, title, questions[0], yes, no, self._mood)
        card.agreed.connect(lambda: self.session.scene.press(seat, action))
        card.declined.connect(lambda: self.bar.refuse(""))
        card.open()

    def _draw_curtain(self, name: str, picture: str) -> None:
        curtain = Curtain(self, name, picture, self._mood)
        curtain.lifted.connect(self.session.uncover)
        curtain.open()

    # ------------------------------------------------------------------------------------------ the menu

    def show_menu(self) -> None:
        """What may be done about the game. Time stands still meanwhile. After the end: who has won."""
        session = self.session
        if any(card.isVisible() for card in self.findChildren(Card)):
            return
        if (result := session.table.result) is not None:
            self._show_winner(result)
            return
        card = MenuCard(
            self,
            can_undo=bool(session.table.steps_back(session.people)),
            can_leave=bool(session.people),
            mood=self._mood,
            has_howto=has_howto(session.box.manifest.id),
        )
        session.pause()
        card.resumed.connect(session.go_on)
        card.undo.connect(self._undo)
        card.pause.connect(self._show_pause)
        card.leave.connect(self._show_leave)
        card.rules.connect(self._show_rules)
        card.howto.connect(self._show_howto)
        card.settings.connect(self.settings_wanted)
        card.shelf.connect(self.left)
        card.open()

    def _undo(self) -> None:
        self.session.go_on()
        self.session.undo()

    def toggle_pause(self) -> None:
        """Let the game stand still, or go on, from a key for it."""
        for card in self.findChildren(PauseCard):
            card.escape()
            return
        if not any(card.isVisible() for card in self.findChildren(Card)) and self.session.table.asks:
            self.session.pause()
            self._show_pause()

    def _show_pause(self) -> None:
        card = PauseCard(self, self._mood)
        card.went_on.connect(self.session.go_on)
        card.open()

    def _show_rules(self) -> None:
        manifest = self.session.box.manifest
        text = translated(places.DATA / manifest.id / "rules.md").read_text(encoding="utf-8")
        card = RulesCard(self, tr("How {game} is played", game=manifest.title), text, self._mood)
        card.closed.connect(self.session.go_on)
        card.open()

    def _show_why(self, why: str, ruling: str) -> None:
        """What says so: time stands still while it is read."""
        from boardroom.app.why_card import WhyCard

        if any(card.isVisible() for card in self.findChildren(Card)):
            return
        card = WhyCard(self, why, ruling_of(self.session.box.manifest.id, ruling), self._mood)
        self.session.pause()
        card.closed.connect(self.session.go_on)
        card.rules.connect(self._show_rules)
        card.open()

    def _show_howto(self) -> None:
        from boardroom.app.howto_page import HowtoPage

        page = HowtoPage(self, self.session.box.manifest.id)
        page.closed.connect(self.session.go_on)
        page.open()

    def _show_leave(self) -> None:
        session = self.session
        people = [(int(seat), session.table.players[seat].name) for seat in session.people]
        card = LeaveCard(self, people, session.box.levels(), self._mood)
        card.stayed.connect(session.go_on)
        card.handed.connect(self._hand)
        card.ended.connect(self._end_evening)
        card.open()

    def _hand(self, seat: int, level: int) -> None:
        """A computer plays on for somebody, under a name of its own. With nobody left the evening is over."""
        session = self.session
        if len(session.people) == 1:
            self._end_evening()
            return
        gone = session.table.players[seat]
        session.go_on()
        name = tr("Robo for {name}", name=gone.name)
        session.hand(Seat(seat), Player(name, "robot", "computer", level, gone.colour))

    # ------------------------------------------------------------------------------------------- the end

    def _end_evening(self) -> None:
        """A clear end: how it stands, and that it may be gone on with another time."""
        standings = [self._standing(0, Seat(seat)) for seat in range(len(self.session.table.players))]
        self._show_ending(tr("The evening ends here"), standings)

    def _show_winner(self, result: Result) -> None:
        first = [self.session.table.players[seat].name for seat in result.places[0]]
        headline = tr("{names} share the win!" if len(first) > 1 else "{names} wins!", names=listed(first))
        standings = [
            self._standing(place, seat)
            for place, seats in enumerate(result.places, start=1)
            for seat in seats
        ]
        self._show_ending(headline, standings)

    def _standing(self, place: int, seat: Seat) -> Standing:
        return Standing(place, self.session.table.players[seat].name, self.session.scene.score(seat))

    def _show_ending(self, headline: str, standings: list[Standing]) -> None:
        card = EndingCard(self, headline, standings, "", self._mood)
        card.shelf.connect(self.left)
        card.again.connect(self.again)
        card.look_at_table.connect(self.session.go_on)
        card.open()
