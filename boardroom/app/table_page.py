"""The table on screen: a session's scene, the prompt bar over it, and the cards that lie over both."""

from __future__ import annotations

from collections import deque
from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.around import Around
from boardroom.app.captions import Captions
from boardroom.app.card import Card
from boardroom.app.cards import (
    AskCard,
    Curtain,
    EndingCard,
    MenuCard,
    PauseCard,
    RulesCard,
    Standing,
)
from boardroom.app.house_names import team_name
from boardroom.app.howto import has_howto
from boardroom.app.language import spoken, translated
from boardroom.app.parts import BACK, RIGHT, Pill, Words, felt, row_from_right
from boardroom.app.prompt_bar import PromptBar
from boardroom.app.session import Session
from boardroom.app.style import EDGE, Look
from boardroom.app.taking_back import why_not
from boardroom.app.usher import Usher
from boardroom.content import places
from boardroom.content.rulings import ruling_of
from boardroom.core.game import Action, Result, Seat
from boardroom.core.tongue import tr
from boardroom.stage import theme
from boardroom.stage.prompt import listed
from boardroom.stage.theme import PROMPT_BAR, Mood
from boardroom.stage.view import TableView
from boardroom.table.film import Film

_EVENING = 620.0
"""Units of width beside the menu, for which game of a night this is."""
LASTING = 3
"""So many sentences in a row must leave the table more room before it grows, in large type."""


class _Veil(QWidget):
    """The felt of the table, over everything that lies on it."""

    def __init__(self, mood: Mood, parent: QWidget) -> None:
        super().__init__(parent)
        self.mood = mood
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing but felt."""
        felt(QPainter(self), self.mood, self.rect())


class TablePage(QWidget):
    """One session, full window. The session is the page's own and is closed with it."""

    left = Signal()
    """Back to the shelf; the game stays in its journal."""
    again = Signal()
    """The same people would like to play once more."""
    watched = Signal()
    """They would like to watch the finished game."""
    settings_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.setParent(self)  # so that leaving the page takes the whole evening with it
        self.view = TableView(session.scene, self)
        self.bar = PromptBar(self)
        self.menu = Pill(self, tr("Menu"))
        self.menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu.clicked.connect(lambda: self.show_menu())
        self.evening = Words(self, 28, colour=theme.SOFT, align=RIGHT)
        """Which game of a night this is; empty: it is no night's, and nothing follows it."""
        self.captions = Captions(self)
        self.veil = _Veil(session.scene.mood, self)
        self.usher = Usher(self)
        session.scene.prompted.connect(self.bar.show_prompt)
        session.scene.done.connect(self.bar.expect)
        session.scene.refused.connect(self.bar.refuse)
        session.refused.connect(self.bar.refuse)
        session.countdown.connect(self._count)
        session.curtain.connect(self._draw_curtain)
        session.ended.connect(self._show_winner)
        session.held.connect(self._veil)
        self.bar.acted.connect(self._press)
        self.bar.why_asked.connect(self.show_why)
        self.bar.is_ring_elsewhere = lambda: session.scene.touch.focused is not None
        self.bar.result_wanted.connect(self.show_menu)
        self.bar.yielded.connect(self.view.setFocus)
        self.bar.line_left.connect(self._leave_line)
        self._refused: tuple[str, str] | None = None
        """Why something was refused, and the ruling that says so: to be asked about until the next deed."""
        session.scene.done.connect(self._forget_refusal)
        for refused in (session.scene.refused, session.refused):
            refused.connect(self._note_refusal)
        self._rooms: deque[float] = deque(maxlen=LASTING)
        """What the bar has needed of late, a sentence each."""
        self._said = ""
        self.bar.grew.connect(self._make_room)
        self._around = Around(self.view, self.menu, self.bar)
        session.director.idle.connect(self._around.keep_ring)

    def _leave_line(self) -> None:
        """From the answer line to what may be touched instead, and only then to the buttons."""
        if self.session.scene.touch.offered:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.bar.leave_line()

    @property
    def mood(self) -> str:
        """The name of the game's felt."""
        return self.session.box.manifest.mood

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The view fills the page; the bar lies where the scene leaves room for it."""
        look = Look.of(self.size(), self.session.scene.mood)
        self._rooms.clear()
        self.bar.dress(look)
        self.view.set_safe(EDGE.free)
        self.view.setGeometry(self.rect())
        self.veil.setGeometry(self.rect())
        free = row_from_right(look, [self.menu], PROMPT_BAR.right(), 7, 46, 0)
        self.evening.dress(look)
        self.evening.setGeometry(look.rect(free - 24 - _EVENING, 7, _EVENING, 46))
        self._lay_captions()

    @property
    def is_of_the_night(self) -> bool:
        """Whether medals are given at the end and more games follow."""
        return bool(self.evening.words)

    def tell_night(self, number: int, games: int) -> None:
        """This is one of the games of a night: say so as long as the table is seen."""
        self.evening.say(tr("Game night: game {number} of {games}", number=number, games=games))
        self._lay_captions()

    def show_caption(self, said: str) -> None:
        """Show what is read aloud, but for the sentence that stands in the bar anyway."""
        self.captions.show_words(said.removesuffix(self.bar.shown).strip())

    def _lay_captions(self) -> None:
        """They have the row above the table, left of the menu and of what is said about the night."""
        look = self.bar.look
        end = (self.menu.x() - look.left) / look.unit - theme.GAP
        if self.evening.words:
            end -= min(self.evening.wide(), _EVENING) + 2 * theme.GAP
        self.captions.stand(look, end, theme.PLAY.top() * self.view.transform().m11() / look.unit)

    def _make_room(self, more: float) -> None:
        """The table stands above the bar. Where large type makes that grow often, the table does not jump:
        it is large again when the bar has been low for some sentences."""
        if self._rooms and self.bar.shown == self._said:
            self._rooms.pop()
        self._said = self.bar.shown
        self._rooms.append(more)
        self.view.set_foot(more if theme.manner().text == 1 else max(self._rooms))
        self._lay_captions()

    def _count(self, left: int | None) -> None:
        """Time is shown in one place: two clocks could not always agree."""
        self.bar.countdown(None if self.session.scene.shows_time else left)

    @property
    def studied(self) -> QRect:
        """Where on the page lies what people look at while they type."""
        return self.view.mapFromScene(self.session.scene.studied).boundingRect()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, when the table has no use for it, opens the menu; arrows lead on to the bar, and back."""
        if event.key() in BACK and self.session.scene.step_back():
            return
        if event.key() in BACK:
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
        card = AskCard(self, title, questions[0], yes, no, self.mood)
        self.session.pause()  # to agree takes nobody's time
        card.agreed.connect(self.go_on)
        card.agreed.connect(lambda: self.session.scene.press(seat, action))
        card.declined.connect(self.go_on)
        card.declined.connect(lambda: self.bar.refuse(""))
        card.open()

    def _draw_curtain(self, name: str, picture: str) -> None:
        is_team = any(player.name == name and player.members for player in self.session.table.players)
        curtain = Curtain(self, name, picture, self.mood, is_team, self._lateness())
        curtain.lifted.connect(self.bar.expect)
        curtain.lifted.connect(self.session.uncover)
        curtain.menu.connect(self.show_menu)
        curtain.open()

    def _lateness(self) -> str:
        """What was played for somebody whose time was up, in words; empty: nobody was late."""
        if not self.session.is_late:
            return ""
        from boardroom.app.chronicle import caption

        film = self._film()
        return caption(self.session.box.manifest, film, len(film) - 1)

    def _film(self) -> Film:
        table = self.session.table
        return Film(table.rules, table.dealt_to, table.seed, table.entries)

    def _veil(self, is_held: bool) -> None:
        """What may only be studied while time runs is covered while it stands still."""
        self.veil.setVisible(is_held)

    def go_on(self) -> None:
        """Time runs again, unless another card still lies on the table."""
        if not self._is_covered:
            self.bar.expect()
            self.session.go_on()

    def recover(self) -> None:
        """After a fault: show how the game stands, and go on."""
        self.session.recover()
        self.go_on()

    @property
    def _is_covered(self) -> bool:
        return any(card.isVisible() for card in self.findChildren(Card))

    # ------------------------------------------------------------------------------------------ the menu

    def show_menu(self, at: str = "") -> None:
        """What may be done about the game. Time stands still meanwhile. After the end: who has won.

        `at`: the name of an entry from which somebody comes back.
        """
        session = self.session
        for curtain in self.findChildren(Curtain):
            if curtain.is_on_top:
                curtain.escape()  # it asks for the menu
                return
        if self._is_covered:
            return
        if (result := session.table.result) is not None:
            self._show_winner(result)
            return
        card = MenuCard(
            self,
            why_no_undo=why_not(session.table, session.hands),
            why_nobody_leaves="" if session.people else tr("Only computers sit here."),
            mood=self.mood,
            has_howto=has_howto(session.box.manifest.id),
            was_refused=self._refused is not None,
        )
        session.pause()
        card.resumed.connect(self.go_on)
        card.undo.connect(self._undo)
        card.pause.connect(self._show_pause)
        for name, chosen, show in (
            ("leave", card.leave, self.usher.show_leave),
            ("seats", card.seats, self.usher.show_seats),
            ("log", card.log, self._show_log),
            ("rules", card.rules, self._show_rules),
            ("howto", card.howto, self._show_howto),
            ("why", card.why, self._show_why_again),
        ):
            back = partial(self.show_menu, name)
            chosen.connect(lambda show=show, back=back: show().lead_back(back))
        card.begin_at(at)
        card.settings.connect(self.settings_wanted)
        card.shelf.connect(self.left)
        card.open()

    def _undo(self) -> None:
        self.session.go_on()
        self.bar.expect()
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
        card = PauseCard(self, self.mood)
        card.went_on.connect(self.go_on)
        card.open()

    def _show_log(self) -> Card:
        """What happened so far, as everybody at the table could hear it."""
        from boardroom.app.chronicle import chronicle
        from boardroom.app.log_card import LogCard

        card = LogCard(self, chronicle(self.session.box.manifest, self._film()), self.mood)
        card.closed.connect(self.go_on)
        card.open()
        return card

    def _show_rules(self) -> Card:
        manifest = self.session.box.manifest
        text = translated(places.DATA / manifest.id / "rules.md").read_text(encoding="utf-8")
        card = RulesCard(self, tr("How {game} is played", game=manifest.title), text, self.mood)
        card.closed.connect(self.go_on)
        card.open()
        return card

    def _note_refusal(self, why: str = "", ruling: str = "") -> None:
        """Keep what may be asked about later; of what one alone may see, nothing is kept."""
        if ruling and not self.session.is_looking:
            self._refused = why, ruling

    def _forget_refusal(self) -> None:
        self._refused = None

    def _show_why_again(self) -> Card:
        why, ruling = self._refused or ("", "")
        return self.show_why(why, ruling)

    def show_why(self, why: str, ruling: str) -> Card:
        """What says so: time stands still while it is read."""
        from boardroom.app.why_card import WhyCard

        says_so = ruling_of(self.session.box.manifest.id, ruling, spoken())
        card = WhyCard(self, why, says_so, self.mood)
        self.session.pause()
        card.closed.connect(self.go_on)
        card.rules.connect(self._show_rules)
        card.open()
        return card

    def _show_howto(self) -> Card:
        from boardroom.app.howto_page import HowtoPage

        page = HowtoPage(self, self.session.box.manifest.id)
        page.closed.connect(self.go_on)
        page.open()
        return page

    # ------------------------------------------------------------------------------------------- the end

    def end_evening(self) -> None:
        """A clear end: how it stands, and that it may be gone on with another time."""
        standings = [self._standing(0, Seat(seat)) for seat in range(len(self.session.table.players))]
        self._show_ending(tr("The evening ends here"), standings)

    def _show_winner(self, result: Result) -> None:
        first = [self.session.table.players[seat] for seat in result.places[0]]
        names = listed([player.name for player in first])
        own = [player.members for player in first if player.name != team_name(player.members)]
        people = max(map(len, own), default=1)  # who calls itself “The Owls” is several
        people = len(first) if result.together else max(people, 1)
        shared = tr("{names} share the win!", names=names)
        rivals = len(first) > 1 and not result.together
        headline = shared if rivals else tr("{names} wins!", names=names, n=people)
        standings = [
            self._standing(place, seat)
            for place, seats in enumerate(result.places, start=1)
            for seat in seats
        ]
        self._show_ending(headline, standings)

    def _standing(self, place: int, seat: Seat) -> Standing:
        return Standing(place, self.session.table.players[seat].name, self.session.scene.score(seat))

    def _show_ending(self, headline: str, standings: list[Standing]) -> None:
        is_over = self.session.table.result is not None
        if is_over:
            self.bar.offer_result()
        again = tr("Medals") if self.is_of_the_night else tr("Play again")
        card = EndingCard(self, headline, standings, "", self.mood, can_watch=is_over, again_words=again)
        card.watch.connect(self.watched)
        card.shelf.connect(self.left)
        card.again.connect(self.again)
        card.look_at_table.connect(self.go_on)
        card.open()
