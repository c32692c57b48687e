"""OwnCard(host, mood): where the family's own puzzles, prizes and cards lie, and how to begin with them.

FaultsCard(host, faults, mood): what of it cannot be used, and why. Signal of both: closed().
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from boardroom.app import language
from boardroom.app.card import Card
from boardroom.app.controls import Scroll
from boardroom.app.parts import Pill
from boardroom.app.typeset import plain
from boardroom.content import own, places
from boardroom.content.fault import Fault, first_of_each
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
                tr(
                    "{file} is there now. Its examples are not played: open it with any text editor, "
                    "and write what is yours.",
                    file=place.name,
                )
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
        found = own.look_through(shelf())
        if found.faults:
            self._say(tr("What is wrong with it stands in a list with file and line."))
            FaultsCard(self._host, found.faults, self.mood.name).open()
        elif found.examples:
            self._say(tr("Nothing is wrong with it. {n} examples in it are not played.", n=found.examples))
        else:
            self._say(tr("Nothing is wrong with it."))

    def _say(self, words: str) -> None:
        self.said.say(words)
        self.dress(self.look)

    def escape(self) -> None:
        """Done."""
        self.choose(self.closed)


class FaultsCard(Card):
    """Everything that is wrong, file by file. Esc closes it."""

    closed = Signal()
    wide = 1500.0

    def __init__(self, host: QWidget, faults: Sequence[Fault], mood: str = "shelf") -> None:
        many = len(first_of_each(faults))
        super().__init__(
            host,
            tr("Our own puzzles"),
            tr("{n} entries cannot be used. Everything else is played.", n=many),
            mood,
        )
        self.words(str(places.packs()), 28, 40, lines=2)
        self.page = Scroll(self, "\n\n".join(_told(faults)))
        self.add(self.page, 560)
        self.add_row([self.button(tr("Done"), self.closed, gold=True)])
        self._first = self.page

    def escape(self) -> None:
        """Done."""
        self.choose(self.closed)


def _told(faults: Sequence[Fault]) -> Iterator[str]:
    """The page in Markdown: where it is, and what is wrong there."""
    for fault in faults:
        entry = f"{fault.entry}: " if fault.entry else ""
        wrong = plain(f"{entry}{fault.wrong}; {fault.fix}")
        yield f"**{plain(own.place_of(fault))}** · {wrong}"
