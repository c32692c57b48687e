"""The window: shelf, lobby, table, and the way between them."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QStackedWidget

from boardroom.app import worn
from boardroom.app.screens import Screens
from boardroom.app.seeing import remembered
from boardroom.app.shelf_page import ShelfPage
from boardroom.content import places
from boardroom.core.tongue import tr
from boardroom.games import shelf
from boardroom.stage import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent

    from boardroom.app.archive import Archive
    from boardroom.app.awake import Awake
    from boardroom.app.drawer import Drawer
    from boardroom.app.family import Memory
    from boardroom.app.field import Field
    from boardroom.app.game_night import GameNight
    from boardroom.app.keys import Keys
    from boardroom.app.parts import Page
    from boardroom.app.preferences import Preferences
    from boardroom.app.reception import Reception
    from boardroom.app.session import Session
    from boardroom.app.table_page import TablePage
    from boardroom.app.voice import Voice
    from boardroom.table.saves import Saved, Saves
    from boardroom.table.table import Player


class Window(QStackedWidget):
    """Everything on screen."""

    def __init__(self) -> None:
        super().__init__()
        worn.wear(remembered(places.settings()))
        self._shelf = self._make_shelf()
        self._lobby: Page | None = None
        self._table: TablePage | None = None
        self._keys: Keys | None = None
        self.setWindowTitle("Boardroom")
        self.setMinimumSize(640, 360)
        self.screens = Screens(self)
        self.screens.changed.connect(self._stands_otherwise)

    def _make_shelf(self) -> ShelfPage:
        page = ShelfPage([card for card in shelf().values() if card.on_shelf])
        page.picked.connect(lambda game: self.reception.pick(game))
        page.resumed.connect(lambda: self.drawer.resume_newest())
        page.resumed_path.connect(lambda path: self.drawer.resume(path))
        page.results_wanted.connect(lambda: self.archive.show_results())
        page.deleted.connect(lambda path: self.drawer.throw_away(path))
        page.renamed.connect(lambda path, title: self.drawer.rename(path, title))
        page.night_wanted.connect(lambda: self.night.open())
        page.settings_wanted.connect(lambda: self.preferences.open())
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
        self.tidy_shelf()
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

    @cached_property
    def memory(self) -> Memory:
        """What the family's copy remembers, read when it is first asked for."""
        from boardroom.app.family import Memory

        return Memory(places.settings(), self.say)

    @cached_property
    def voice(self) -> Voice:
        """The voice that reads aloud."""
        from boardroom.app.voice import Voice

        return Voice(parent=self)

    @cached_property
    def awake(self) -> Awake:
        """What keeps the screen awake, from the first game on."""
        from boardroom.app.awake import Awake, system

        return Awake(system(), self)

    @cached_property
    def saves(self) -> Saves:
        """The drawer of saved games."""
        from boardroom.table.saves import Saves

        return Saves(places.saves())

    @cached_property
    def drawer(self) -> Drawer:
        """What may be done with saved games."""
        from boardroom.app.drawer import Drawer

        return Drawer(self)

    @cached_property
    def reception(self) -> Reception:
        """The way from a box to its table."""
        from boardroom.app.reception import Reception

        return Reception(self)

    @cached_property
    def preferences(self) -> Preferences:
        """The settings, shown and in force."""
        from boardroom.app.preferences import Preferences

        return Preferences(self)

    @cached_property
    def night(self) -> GameNight:
        """The game night, under way or not."""
        from boardroom.app.game_night import GameNight

        return GameNight(self)

    @property
    def table(self) -> TablePage | None:
        """The table, when a game is on it."""
        return self._table

    # --------------------------------------------------------------------------------- shelf and lobby

    def tidy_shelf(self) -> None:
        """Let the shelf tell of the games that are in the drawer now."""
        self.drawer.offer(self._shelf)

    @cached_property
    def archive(self) -> Archive:
        """What is kept of finished games."""
        from boardroom.app.archive import Archive

        return Archive(self)

    def come_back(self, page: object) -> None:
        """From a game that was watched to the page before; at a table its end is shown again."""
        if self._table is not None and page is self._table:
            self.setCurrentWidget(self._table)
            self._table.show_menu()
        else:
            self.setCurrentWidget(self._shelf)
            self._shelf.take_keys()

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
        self.tidy_shelf()
        self.setCurrentWidget(self._shelf)
        self._shelf.take_keys()

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
            self.reception.pick(game)
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
        self.enter(self.reception.deal(box, players, options, seed))

    def resume(self, saved: Saved) -> None:
        """Go on with a saved game; what stands against it is said."""
        from boardroom.app.box import Refused, open_box
        from boardroom.app.dealing import resume
        from boardroom.table.saves import InUse

        try:
            box = open_box(saved.header.game)
            session = resume(box, saved, self.memory, self.saves, self.tell_journal)
        except (Refused, InUse) as refusal:
            self.show_trouble(str(refusal))
            return
        self.enter(session)
        if session.is_timed and self._table is not None:
            self._table.toggle_pause()  # whoever's time it is says when they are back

    def resume_saved(self, saved: Saved) -> None:
        """Go on with this game, whatever is on the screen now; that stays in its own journal."""
        if self._table is None or self._table.session.path != saved.path:
            self.show_shelf()
            self.resume(saved)

    # -------------------------------------------------------------------------------------- the table

    def enter(self, session: Session) -> None:
        """A game comes onto the table."""
        self._lay(session)
        session.start()

    def _lay(self, session: Session) -> None:
        """Show a session's table instead of what is shown now."""
        from boardroom.app.reading_aloud import ReadingAloud
        from boardroom.app.table_page import TablePage

        page = TablePage(session)
        ReadingAloud(session, self.voice)
        self.voice.captioned.connect(page.show_caption)
        session.running.connect(self.awake.play)
        page.left.connect(self.show_shelf)
        self.night.enter(page)
        if not page.is_of_the_night:
            page.again.connect(self._play_again)
        page.bar.spelled.connect(self._spell)
        page.watched.connect(lambda: self.archive.watch_table(session))
        session.ended.connect(lambda result: self.archive.keep(session, result))
        page.settings_wanted.connect(lambda: self.preferences.open())
        self.preferences.apply()
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
            self.preferences.open()

    def _spell(self, field: Field) -> None:
        """Letters on the screen, for a line that is to be typed into without a keyboard."""
        from boardroom.app.letters import spell

        table = self._table
        spell(field, table.studied if table is not None and field is table.bar.line else None)

    def _play_again(self) -> None:
        """The same people at the same game: back to the lobby, where all is filled in."""
        if self._table is not None:
            session = self._table.session
            game, players = session.box.manifest.id, tuple(session.table.players)
            self.show_shelf()
            self.reception.receive(game, players)

    # ------------------------------------------------------------------------------ language and screen

    def lay_anew(self) -> None:
        """All that is shown is made anew: it says the same in another language."""
        before, self._shelf = self._shelf, self._make_shelf()
        self._stands_otherwise()
        self.tidy_shelf()
        if self._table is not None:
            session = self._table.session
            session.lay_anew()
            self._lay(session)
            session.recover()
        else:
            self.setCurrentWidget(self._shelf)
        self.removeWidget(before)
        before.deleteLater()

    def _stands_otherwise(self) -> None:
        """Party mode may have begun or ended: then everything is laid out anew for it."""
        self._shelf.show_party(self.screens.is_party)
        is_read = "memory" in vars(self)  # before the first picture only the settings are looked at
        worn.show_so(self, self.memory.family if is_read else remembered(places.settings()))

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

    def tell_journal(self, words: str) -> None:
        """The journal cannot be written, or can again; play goes on in any case."""
        if words:
            self.say(words)
            return
        from boardroom.app.notice_card import NoticeCard

        mood = self._table.mood if self._table is not None else "shelf"
        card = NoticeCard(
            self._table or self, tr("All is well again"), tr("The game is safely saved again."), mood
        )
        if self._table is not None:
            self._table.session.pause()
            card.closed.connect(self._table.go_on)
        card.open()

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
