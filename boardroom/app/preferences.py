"""The settings of a window: the card they stand on, and how they come into force."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from boardroom.app import language, worn
from boardroom.app.settings_card import SettingsCard
from boardroom.app.settings_pages import with_screens
from boardroom.core.tongue import tr
from boardroom.stage.motion import PACE, SPEEDS
from boardroom.stage.sound import SOUND

if TYPE_CHECKING:
    from boardroom.app.window import Window


class Preferences:
    """What the family has set, in one window."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def open(self) -> SettingsCard:
        """Lay the card of settings over whatever is shown."""
        window, table = self._window, self._window.table
        mood = table.session.box.manifest.mood if table is not None else "shelf"
        screens = window.screens
        values = {**asdict(window.memory.family), **screens.settings(), "language": language.spoken()}
        card = SettingsCard(table or window, values, mood, with_screens(screens.names))
        card.changed.connect(lambda name, value: self._change(card, name, value))
        card.made_anew.connect(self._speak)
        card.asked.connect(lambda deed: self._do(card, deed))
        if table is not None:
            card.closed.connect(table.go_on)
            card.lead_back(partial(table.show_menu, "settings"))
        card.open()
        return card

    def set(self, **fields: object) -> None:
        """Keep these, and let them be in force at once."""
        self._window.memory.change(**fields)
        self.apply()

    def apply(self) -> None:
        """Let what is kept be in force."""
        family = self._window.memory.family
        PACE.reduced, PACE.speed = family.reduced_motion, SPEEDS[family.pace]
        worn.show_so(self._window, family)
        SOUND.set(on=family.sound, volume=family.volume / 100)
        self._window.voice.obey(family)

    def _change(self, card: SettingsCard, name: str, value: object) -> None:
        screens = self._window.screens
        if screens.set(name, value):
            card.show_values(screens.settings())  # a party fills the screen
        elif name == "language":
            card.choose(card.made_anew, value)
        else:
            self.set(**{name: value})
            if name == "voice" and value and not self._window.voice.is_there:
                self._window.say(
                    tr("This computer has no voice that Boardroom knows. Captions work all the same.")
                )

    def _speak(self, code: str) -> None:
        """Another language; one goes on with the settings."""
        self._window.memory.change(language=code)
        language.speak(code)
        self._window.lay_anew()
        self.open().go_to("language")

    def _do(self, card: SettingsCard, deed: str) -> None:
        """What a button in the settings asks for."""
        if deed == "about":
            from boardroom.app.about_card import AboutCard

            AboutCard(card).open()
        elif deed == "own":
            from boardroom.app.own_card import OwnCard

            OwnCard(card, card.mood.name).open()
