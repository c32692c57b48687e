"""The window: shelf, lobby, table, and the way between them."""

from __future__ import annotations

import gc
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QStackedWidget

from boardroom.app import language, worn
from boardroom.app.screens import Screens
from boardroom.app.seeing import remembered
from boardroom.app.shelf_page import Kept, ShelfPage
from boardroom.app.style import EDGE
from boardroom.content import places
from boardroom.core.tongue import tr
from boardroom.games import shelf
from boardroom.stage import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent

    from boardroom.app.awake import Awake
    from boardroom.app.box import Box
    from boardroom.app.family import Memory
    from boardroom.app.field import Field
    from boardroom.app.keys import Keys
    from boardroom.app.lobby_page import LobbyPage
    from boardroom.app.session import Session
    from boardroom.app.settings_card import SettingsCard
    from boardroom.app.table_page import TablePage
    from boardroom.app.voice import Voice
    from boardroom.content.fault import Fault
    from boardroom.table.saves import Saved, Saves
    from boardroom.table.table import Player


class Window(QStackedWidget):
    """Everything on screen."""

    def __init__(self) -> None:
        super().__init__()
        self._memory: Memory | None = None
        self._saves: Saves | None = None
        self._voice: Voice | None = None
        worn.wear(remembered(places.settings()))
        self._shelf = self._make_shelf()
        self._lobby: LobbyPage | None = None
        self._table: TablePage | None = None
        self._keys: Keys | None = None
        self._awake: Awake | None = None
        self.setWindowTitle("Boardroom")
        self.setMinimumSize(640, 360)
        self._edge = EDGE.free
        self.screens = Screens(self)
        self.screens.changed.connect(self._stands_otherwise)

    def _make_shelf(self) -> ShelfPage:
        page = ShelfPage([card for card in shelf().values() if card.on_shelf])
        page.picked.connect(self._pick)
        page.resumed.connect(self._resume_newest)
        page.resumed_path.connect(self._resume_path)
        page.deleted.connect(self._delete)
        page.settings_wanted.connect(self._show_settings)
        page.party_toggled.connect(lambda: self.screens.toggle_party())
        self.addWidget(page)
        return page

    @property
    def shelf_painted(self) -> SignalInstance:
        """The signal that the first picture is on the screen."""
        return self._shelf.painted

    def open(self, full_screen: bool = False, party: bool = False) -> None:
        """Appear, as the family left it: in a window, filling the screen, or in party mode."""
        self.screens.open(full_screen, party)

    def furnish(self) -> None:
        """The first picture is on the screen: now there is time for what is not in it."""
        from PySide6.QtGui import QIcon

        gc.freeze()
        gc.enable()
        self.setWindowIcon(QIcon(str(theme.ASSETS / "icon" / "boardroom-256.png")))
        self._offer_saves()
        self._listen()
        for path, aside in self.saves.set_aside():
            name = aside.name
            self.say(
                tr("{file} is no saved game that can be read. It is kept as {name}.", file=path, name=name)
            )

    def _listen(self) -> None:
        """From now on keys of remotes and controllers are understood, too."""
        from boardroom.app.keys import Keys

        self.winId()  # without it there is nothing yet that keys could come to
        self._keys = keys = Keys(self, self._spell)
        keys.menu_wanted.connect(self._show_menu)
        keys.paused.connect(self._pause)

    @property
    def table(self) -> TablePage | None:
        """The table, when a game is on it."""
        return self._table

    @property
    def memory(self) -> Memory:
        """What the family's copy remembers, read when it is first asked for."""
        if self._memory is None:
            from boardroom.app.family import Memory

            self._memory = Memory(places.settings(), self.say)
        return self._memory

    @property
    def voice(self) -> Voice:
        """The voice that reads aloud."""
        if self._voice is None:
            from boardroom.app.voice import Voice

            self._voice = Voice(parent=self)
        return self._voice

    @property
    def awake(self) -> Awake:
        """What keeps the screen awake, from the first game on."""
        if self._awake is None:
            from boardroom.app.awake import Awake, system

            self._awake = Awake(system(), self)
        return self._awake

    @property
    def saves(self) -> Saves:
        """The drawer of saved games."""
        if self._saves is None:
            from boardroom.table.saves import Saves

            self._saves = Saves(places.saves())
        return self._saves

    # --------------------------------------------------------------------------------- shelf and lobby

    def _offer_saves(self) -> None:
        """Tell the shelf which games may be gone on with."""
        games = [saved for saved in self.saves if not saved.is_over and saved.entries > 0]
        known = shelf()
        kept = [
            Kept(saved.path, _in_words(saved, known[saved.header.game].title), _when(saved.header.begun))
            for saved in games
            if saved.header.game in known
        ]
        self._shelf.offer(f"{kept[0].when}: {kept[0].text}" if kept else None)
        self._shelf.keep(kept)

    def show_shelf(self) -> None:
        """Back to the shelf, from wherever we are. A game on the table stays in its journal."""
        for page in (self._lobby, self._table):
            if page is not None:
                self.removeWidget(page)
                page.deleteLater()
        if self._table is not None:
            self._table.session.close()
            self.voice.hush()
            self.awake.release()
        self._lobby = self._table = None
        self.setWindowTitle("Boardroom")
        self._offer_saves()
        self.setCurrentWidget(self._shelf)
        self._shelf.setFocus()

    def _pick(self, game: str) -> None:
        """A box comes off the shelf: who plays?"""
        self._show_lobby(game, self.memory.family.players.get(game, ()))

    def _show_lobby(self, game: str, players: tuple[Player, ...]) -> None:
        from boardroom.app.box import open_box
        from boardroom.app.lobby_page import LobbyPage
        from boardroom.app.seat_helps import SeatHelps

        box = open_box(game)
        family = self.memory.family
        lobby = LobbyPage(
            box.manifest,
            box.levels(),
            box.house_rules(),
            players,
            known=family.people,
            lengths=box.lengths(),
            own=family.house_rules.get(game),
            helps=SeatHelps(box.helps(), family.helps.get(game, {})),
            minutes=box.minutes,
        )
        lobby.back.connect(self.show_shelf)
        lobby.forgotten.connect(self.memory.forget)
        lobby.started.connect(lambda players, options: self._begin(box, players, options, None))
        self._lobby = lobby
        self.addWidget(lobby)
        self.setCurrentWidget(lobby)
        if box.faults:
            self.show_trouble(_faults_in_words(box.faults))

    def seat(
        self, game: str, players: tuple[Player, ...], options: Mapping[str, str], seed: int | None
    ) -> None:
        """Straight to the table. Raises Refused or Illegal when these cannot play it so."""
        from boardroom.app.box import Refused, open_box

        box = open_box(game)
        box.options(options)
        if not players:
            self._pick(game)
            return
        if len(players) not in box.manifest.seats:
            raise Refused(
                tr(
                    "{game} is for {seats}, not {players}.",
                    game=box.manifest.title,
                    seats=tr(box.manifest.seats_text),
                    players=len(players),
                )
            )
        self._enter(self._deal(box, players, options, seed))

    def _begin(
        self, box: Box, players: tuple[Player, ...], options: Mapping[str, str], seed: int | None
    ) -> None:
        from boardroom.app.box import Refused
        from boardroom.core.game import Illegal

        try:
            session = self._deal(box, players, options, seed)
        except (Refused, Illegal) as refusal:
            if self._lobby is not None:
                self._lobby.refuse(str(refusal))
            return
        if self._lobby is not None:
            self.memory.know(self._lobby.seats.known_now)
            self.memory.agree(box.manifest.id, self._lobby.house.bent)
            self.memory.help(box.manifest.id, self._lobby.helps.known_now)
        self._enter(session)

    def _deal(
        self, box: Box, players: tuple[Player, ...], options: Mapping[str, str], seed: int | None
    ) -> Session:
        from datetime import datetime
        from secrets import randbits

        from boardroom.app.session import begin

        self.memory.meet(box.manifest.id, players)
        return begin(
            box,
            players,
            box.options(options),
            randbits(48) if seed is None else seed,
            datetime.now().isoformat(timespec="seconds"),
            self.memory,
            self.saves,
            self._tell_journal,
        )

    # ------------------------------------------------------------------------------------ saved games

    def _resume_newest(self) -> None:
        for saved in self.saves:
            if not saved.is_over and saved.entries > 0 and saved.header.game in shelf():
                self._resume(saved)
                return

    def _resume_path(self, path: Path) -> None:
        for saved in self.saves:
            if saved.path == path:
                self._resume(saved)
                return

    def _resume(self, saved: Saved) -> None:
        from boardroom.app.box import Refused, open_box
        from boardroom.app.session import resume
        from boardroom.table.saves import InUse

        try:
            box = open_box(saved.header.game)
            self._enter(resume(box, saved, self.memory, self.saves, self._tell_journal))
        except (Refused, InUse) as refusal:
            self.show_trouble(str(refusal))

    def resume_saved(self, saved: Saved) -> None:
        """Go on with this game, whatever is on the screen now; that stays in its own journal."""
        if self._table is None or self._table.session.path != saved.path:
            self.show_shelf()
            self._resume(saved)

    def _delete(self, path: Path) -> None:
        from boardroom.table.saves import InUse

        try:
            for saved in self.saves:
                if saved.path == path:
                    self.saves.delete(saved)
        except (InUse, OSError) as refusal:
            self.show_trouble(tr("That game cannot be thrown away: {why}", why=refusal))
        self._offer_saves()

    # -------------------------------------------------------------------------------------- the table

    def _enter(self, session: Session) -> None:
        self._lay(session)
        session.start()

    def _lay(self, session: Session) -> None:
        """Show a session's table instead of what is shown now."""
        from boardroom.app.reading_aloud import ReadingAloud
        from boardroom.app.table_page import TablePage

        page = TablePage(session)
        ReadingAloud(session, self.voice)
        self.voice.captioned.connect(page.captions.show_words)
        session.running.connect(self.awake.play)
        page.left.connect(self.show_shelf)
        page.again.connect(self._play_again)
        page.settings_wanted.connect(self._show_settings)
        self._apply_settings()
        for before in (self._lobby, self._table):
            if before is not None:
                self.removeWidget(before)
                before.deleteLater()
        self._lobby, self._table = None, page
        if self._keys is not None:
            session.scene.touch.ring.by_keys = self._keys.are_used
        self.addWidget(page)
        self.setCurrentWidget(page)
        # Names of games only: a title is seen by everybody, in the task bar too.
        self.setWindowTitle(f"Boardroom – {session.box.manifest.title}")

    def _pause(self) -> None:
        if self._table is not None:
            self._table.toggle_pause()

    def _show_menu(self) -> None:
        """The menu of the table; anywhere else, the settings."""
        from boardroom.app.card import Card

        if self._table is not None:
            self._table.show_menu()
        elif not any(card.isVisible() for card in self.findChildren(Card)):
            self._show_settings()

    def _spell(self, field: Field) -> None:
        """Letters on the screen, for a line that is to be typed into without a keyboard."""
        from boardroom.app.letters import Letters

        page = self.currentWidget()
        if page is not None and page.isAncestorOf(field):
            Letters(page, field)

    def _play_again(self) -> None:
        """The same people at the same game: back to the lobby, where all is filled in."""
        if self._table is not None:
            session = self._table.session
            game, players = session.box.manifest.id, tuple(session.table.players)
            self.show_shelf()
            self._show_lobby(game, players)

    # ---------------------------------------------------------------------------- settings and screen

    def _show_settings(self) -> SettingsCard:
        from msgspec.structs import asdict

        from boardroom.app.settings_card import SettingsCard
        from boardroom.app.settings_pages import with_screens

        mood = self._table.session.box.manifest.mood if self._table is not None else "shelf"
        values = {
            **asdict(self.memory.family),
            **self.screens.settings(),
            "language": language.spoken(),
        }
        card = SettingsCard(self._table or self, values, mood, with_screens(self.screens.names))
        card.changed.connect(lambda name, value: self._change_setting(card, name, value))
        card.made_anew.connect(self._speak)
        card.asked.connect(lambda deed: self._do(card, deed))
        if self._table is not None:
            card.closed.connect(self._table.session.go_on)
        card.open()
        return card

    def _speak(self, code: str) -> None:
        """Another language: all that is shown is made anew in it, and one goes on with the settings."""
        self.memory.change(language=code)
        language.speak(code)
        before, self._shelf = self._shelf, self._make_shelf()
        self._stands_otherwise()
        self._offer_saves()
        if self._table is not None:
            session = self._table.session
            session.lay_anew()
            self._lay(session)
            session.recover()
        else:
            self.setCurrentWidget(self._shelf)
        self.removeWidget(before)
        before.deleteLater()
        self._show_settings().go_to("language")

    def _do(self, card: SettingsCard, deed: str) -> None:
        """What a button in the settings asks for."""
        if deed == "about":
            from boardroom.app.about_card import AboutCard

            AboutCard(card).open()
        elif deed == "own":
            from boardroom.app.own_card import OwnCard

            OwnCard(card, card.mood.name).open()

    def _change_setting(self, card: SettingsCard, name: str, value: object) -> None:
        if self.screens.set(name, value):
            card.show_values(self.screens.settings())  # of party mode and full screen, one ends the other
        elif name == "language":
            card.choose(card.made_anew, value)
        else:
            self._set(**{name: value})
            if name == "voice" and value and not self.voice.is_there:
                self.say(tr("This computer has no voice that Boardroom knows. Captions work all the same."))

    def _set(self, **fields: object) -> None:
        self.memory.change(**fields)
        self._apply_settings()

    def _apply_settings(self) -> None:
        from boardroom.stage.motion import PACE, SPEEDS
        from boardroom.stage.sound import SOUND

        family = self.memory.family
        PACE.reduced, PACE.speed = family.reduced_motion, SPEEDS[family.pace]
        worn.show_so(self, family)
        SOUND.set(on=family.sound, volume=family.volume / 100)
        self.voice.obey(family)

    def _stands_otherwise(self) -> None:
        """Party mode may have begun or ended: then everything is laid out anew for it."""
        self._shelf.show_party(self.screens.is_party)
        if self._edge != EDGE.free:
            from boardroom.app.card import Card

            self._edge = EDGE.free
            pages = [page for page in (self._shelf, self._lobby, self._table) if page is not None]
            for part in (*pages, *self.findChildren(Card)):
                QApplication.sendEvent(part, QResizeEvent(part.size(), part.size()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11 fills the screen from anywhere."""
        if event.key() == Qt.Key.Key_F11 and not event.isAutoRepeat():
            self.screens.toggle_full()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------------------------- what is said

    def show_trouble(self, words: str, log: Path | None = None) -> None:
        """Something went wrong: say it, and where it is written down; then go on from the last good step."""
        from boardroom.app.cards import trouble

        card = trouble(self._table or self, words, log)
        if self._table is not None:
            card.went_on.connect(self._table.session.recover)

    def say(self, words: str) -> None:
        """Something that the family should know, and nothing more."""
        from boardroom.app.cards import trouble

        trouble(self._table or self, words, None)

    def _tell_journal(self, words: str) -> None:
        """The journal cannot be written, or can again; play goes on in any case."""
        self.say(words or tr("The game is safely saved again."))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is on the disk already."""
        from boardroom.stage.sound import SOUND

        if self._table is not None:
            self._table.session.close()
            self.voice.close()
            self.awake.release()
        SOUND.close()
        if self._keys is not None:
            self._keys.close()
        super().closeEvent(event)


def _in_words(saved: Saved, title: str) -> str:
    from boardroom.stage.prompt import listed

    names = listed([player.name for player in saved.header.players])
    return tr("{game}, {names}, move {move}", game=title, names=names, move=saved.entries)


def _when(begun: str) -> str:
    """ "Today", "Last night", or the day."""
    from datetime import date, datetime

    try:
        day = datetime.fromisoformat(begun).date()
    except ValueError:
        return tr("Saved")
    ago = (date.today() - day).days
    if ago in (0, 1):
        return tr("Last night" if ago else "Today")
    return language.day(day)


def _faults_in_words(faults: Sequence[Fault]) -> str:
    return tr(
        "{n} things in the content files could not be used; all the rest plays. The first: {first}",
        n=len(faults),
        first=faults[0],
    )
