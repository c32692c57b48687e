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
from boardroom.app.shelf_page import ShelfPage
from boardroom.app.style import EDGE
from boardroom.content import places
from boardroom.core.tongue import tr
from boardroom.games import shelf
from boardroom.stage import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent

    from boardroom.app.archive import Archive
    from boardroom.app.awake import Awake
    from boardroom.app.box import Box
    from boardroom.app.family import Memory
    from boardroom.app.field import Field
    from boardroom.app.game_night import GameNight
    from boardroom.app.kept import Kept
    from boardroom.app.keys import Keys
    from boardroom.app.lobby_page import LobbyPage
    from boardroom.app.parts import Page
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
        self._archive: Archive | None = None
        worn.wear(remembered(places.settings()))
        self._shelf = self._make_shelf()
        self._lobby: Page | None = None
        self._night: GameNight | None = None
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
        page.results_wanted.connect(lambda: self.archive.show_results())
        page.deleted.connect(self.throw_away)
        page.renamed.connect(self.rename)
        page.night_wanted.connect(lambda: self.night.open())
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
        for path, aside in self.saves.set_aside():
            name = aside.name
            self.say(
                tr("{file} is no saved game that can be read. It is kept as {name}.", file=path, name=name)
            )
        self._listen()

    def _listen(self) -> None:
        """From now on keys of remotes and controllers are understood, too."""
        from boardroom.app.keys import Keys

        self.winId()  # without it there is nothing yet that keys could come to
        self._keys = keys = Keys(self, self._spell)
        keys.menu_wanted.connect(self._show_menu)
        keys.paused.connect(self._pause)

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

    @property
    def night(self) -> GameNight:
        """The game night, under way or not."""
        if self._night is None:
            from boardroom.app.game_night import GameNight

            self._night = GameNight(self)
        return self._night

    @property
    def table(self) -> TablePage | None:
        """The table, when a game is on it."""
        return self._table

    # --------------------------------------------------------------------------------- shelf and lobby

    def _offer_saves(self) -> None:
        """Tell the shelf which games may be gone on with."""
        saves, known = list(self.saves), shelf()
        games = [saved for saved in saves if not saved.is_over and saved.entries > 0]
        kept = [self.in_drawer(saved) for saved in games if saved.header.game in known]
        self._shelf.offer(kept[0].offer(known[kept[0].game].title) if kept else None)
        self._shelf.keep(kept, any(saved.is_over for saved in saves))

    @staticmethod
    def in_drawer(saved: Saved) -> Kept:
        """A saved game as it is told of."""
        from boardroom.app.kept import kept

        return kept(saved, shelf()[saved.header.game])

    @property
    def archive(self) -> Archive:
        """What is kept of finished games."""
        if self._archive is None:
            from boardroom.app.archive import Archive

            self._archive = Archive(self)
        return self._archive

    def come_back(self, page: object) -> None:
        """From a game that was watched to the page before; at a table its end is shown again."""
        if self._table is not None and page is self._table:
            self.setCurrentWidget(self._table)
            self._table.show_menu()
        else:
            self.setCurrentWidget(self._shelf)
            self._shelf.setFocus()

    def show_shelf(self) -> None:
        """Back to the shelf, from wherever we are. A game on the table stays in its journal."""
        self._put_away_lobby()
        if self._table is not None:
            self.removeWidget(self._table)
            self._table.deleteLater()
            self._table.session.close()
            self.voice.hush()
            self._table = None
            self.awake.release()
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
        lobby.tell_fresh(box.freshness(family.seen.get(game, ())))
        lobby.back.connect(self.show_shelf)
        lobby.forgotten.connect(self.memory.forget)
        lobby.started.connect(lambda players, options: self._agree(lobby, box, players, options))
        self.show_before_table(lobby)
        if box.faults:
            self.show_trouble(_faults_in_words(box.faults))

    def show_before_table(self, page: Page) -> None:
        """A page that leads to a table: it goes when the next one comes, or the table, or the shelf."""
        self._put_away_lobby()
        self._lobby = page
        self.addWidget(page)
        self.setCurrentWidget(page)

    def _put_away_lobby(self) -> None:
        if self._lobby is not None:
            self.removeWidget(self._lobby)
            self._lobby.deleteLater()
            self._lobby = None

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

    def _agree(
        self, lobby: LobbyPage, box: Box, players: tuple[Player, ...], options: Mapping[str, str]
    ) -> None:
        """What differs from the rulebook is said before the game begins."""
        if not lobby.house.in_words:
            self._begin(box, lobby, players, options)
            return
        from boardroom.app.house_card import HouseCard

        card = HouseCard(lobby, lobby.house.in_words, box.manifest.mood)
        card.agreed.connect(lambda: self._begin(box, lobby, players, options))
        card.changing.connect(lobby.show_rules)
        card.open()

    def _begin(
        self, box: Box, lobby: LobbyPage, players: tuple[Player, ...], options: Mapping[str, str]
    ) -> None:
        from boardroom.app.box import Refused
        from boardroom.core.game import Illegal

        try:
            session = self._deal(box, players, options, None)
        except (Refused, Illegal) as refusal:
            lobby.refuse(str(refusal))
            return
        self.memory.know(lobby.seats.known_now)
        self.memory.agree(box.manifest.id, lobby.house.bent)
        self.memory.help(box.manifest.id, lobby.helps.known_now)
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
                self.resume(saved)
                return

    def _resume_path(self, path: Path) -> None:
        for saved in self.saves:
            if saved.path == path:
                self.resume(saved)
                return

    def resume(self, saved: Saved) -> None:
        """Go on with a saved game; what stands against it is said."""
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
            self.resume(saved)

    def throw_away(self, path: Path) -> None:
        """A game leaves the drawer for good."""
        from boardroom.table.saves import InUse

        try:
            for saved in self.saves:
                if saved.path == path:
                    self.saves.delete(saved)
        except (InUse, OSError) as refusal:
            self.show_trouble(tr("That game cannot be thrown away: {why}", why=refusal))
        self._offer_saves()

    def rename(self, path: Path, title: str) -> None:
        """Give a saved game a name of the family's own."""
        try:
            self.saves.rename(path, title)
        except OSError as refusal:
            self.show_trouble(tr("That name cannot be kept: {why}", why=refusal))
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
        self.night.enter(page)
        if not page.is_of_the_night:
            page.again.connect(self._play_again)
        page.bar.spelled.connect(self._spell)
        page.watched.connect(lambda: self.archive.watch_table(session))
        session.ended.connect(lambda result: self.archive.keep(session, result))
        page.settings_wanted.connect(self._show_settings)
        self._apply_settings()
        self._put_away_lobby()
        if self._table is not None:  # it is shown anew, in another language
            self.removeWidget(self._table)
            self._table.deleteLater()
        self._table = page
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
            card.closed.connect(self._table.go_on)
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
            self._edge = EDGE.free
            pages = [page for page in (self._shelf, self._lobby, self._table) if page is not None]
            for part in (self, *pages):  # cards are told by what they lie over
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
            self._table.session.pause()
            card.went_on.connect(self._table.recover)

    def say(self, words: str) -> None:
        """Something that the family should know, and nothing more."""
        from boardroom.app.cards import trouble

        card = trouble(self._table or self, words, None)
        if self._table is not None:
            self._table.session.pause()
            card.went_on.connect(self._table.go_on)

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


def _faults_in_words(faults: Sequence[Fault]) -> str:
    return tr(
        "{n} things in the content files could not be used; all the rest plays. The first: {first}",
        n=len(faults),
        first=faults[0],
    )
