"""OwnCard(host, mood): where the family's own puzzles, prizes and cards lie, and how to begin with them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from boardroom.app import language
from boardroom.app.card import Card
from boardroom.app.parts import Pill
from boardroom.content import own, places
from boardroom.core.manifest import Manifest
from boardroom.core.tongue import tr
from boardroom.games import shelf


class OwnCard(Card):
    """Opens the folder, puts templates into it, looks through it. Esc closes it."""

    closed = Signal()
    wide = 1300.0

    def __init__(self, host: QWidget, mood: str = "shelf") -> None:
        super().__init__(host, tr("Our own puzzles"), mood=mood)
        self._games = [card for card in shelf().values() if card.on_shelf]
        self.said = self.words(
            tr("Text files in this folder are played together with what is in the boxes:"), 32, 44, lines=4
        )
        self.place = self.words(str(places.packs()), 28, 40, lines=3)
        self.templates = [self._template(game) for game in self._games]
        for pill in self.templates:
            self.add(pill, 80)
        self.open_folder = self._deed(tr("Open the folder"), self._open)
        self.check = self._deed(tr("Look through it"), self._look_through)
        done = self.button(tr("Done"), self.closed, gold=True)
        self.add_row([self.open_folder, self.check, done])
        self._first = self.open_folder
        self._name()

    def _deed(self, words: str, deed: Callable[[], None]) -> Pill:
        pill = Pill(self, words)
        pill.units = 34
        pill.clicked.connect(deed)
        return pill

    def _template(self, game: Manifest) -> Pill:
        return self._deed(game.title, lambda: self._put(game))

    def _name(self) -> None:
        for game, pill in zip(self._games, self.templates, strict=True):
            if own.has_template(game.id):
                pill.say(tr("{game}: the template is there", game=game.title))
            else:
                pill.say(tr("{game}: put a template there to begin with", game=game.title))

    # ------------------------------------------------------------------------------------------ deeds

    def _put(self, game: Manifest) -> None:
        try:
            place = own.put_template(game.id, language.spoken())
        except FileExistsError:
            self._say(tr("The template of {game} is there already and stays as it is.", game=game.title))
        except OSError as failure:
            self._say(tr("The folder cannot be written ({why}).", why=failure.strerror or failure))
        else:
            self._say(
                tr("{file} is there now, with a few examples. Open it with any text editor.", file=place.name)
            )
        self._name()

    def _open(self) -> None:
        try:
            for game in self._games:
                own.folder(game.id)
        except OSError as failure:
            self._say(tr("The folder cannot be made ({why}).", why=failure.strerror or failure))
            return
        if QDesktopServices.openUrl(QUrl.fromLocalFile(str(places.packs()))):
            self._say(tr("The folder is open beside this window."))
        else:
            self._say(tr("This computer shows no folders from here. This is where it lies:"))

    def _look_through(self) -> None:
        found = own.faults(shelf())
        if not found:
            self._say(tr("Nothing is wrong with it."))
            return
        first = str(found[0])
        self._say(
            tr("{n} things cannot be used, all the rest plays. The first: {first}", n=len(found), first=first)
        )

    def _say(self, words: str) -> None:
        self.said.say(words)
        self.dress(self.look)

    def escape(self) -> None:
        """Done."""
        self.choose(self.closed)
