"""SettingsCard(host, sound, volume, reduced_motion, full_screen, mood): every change is said at once.

Signals: sound_changed(bool) · volume_changed(int) · reduced_motion_changed(bool) · full_screen_changed(bool)
· closed()
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boardroom.app.card import Card
from boardroom.app.controls import Switch, Volume


class SettingsCard(Card):
    """What the family sets once. Esc closes it; what was changed stays changed."""

    sound_changed = Signal(bool)
    volume_changed = Signal(int)
    reduced_motion_changed = Signal(bool)
    full_screen_changed = Signal(bool)
    closed = Signal()

    def __init__(
        self,
        host: QWidget,
        sound: bool,
        volume: int,
        reduced_motion: bool,
        full_screen: bool,
        mood: str = "shelf",
    ) -> None:
        super().__init__(host, "Settings", mood=mood)
        self.sound = Switch(self, "Sound", sound)
        self.volume = Volume(self, "Volume", volume)
        self.reduced_motion = Switch(self, "Less motion", reduced_motion)
        self.full_screen = Switch(self, "Full screen", full_screen)
        for part in (self.sound, self.volume, self.reduced_motion, self.full_screen):
            self.add(part, 100)
        self.sound.toggled.connect(self.sound_changed)
        self.volume.valueChanged.connect(self.volume_changed)
        self.reduced_motion.toggled.connect(self.reduced_motion_changed)
        self.full_screen.toggled.connect(self.full_screen_changed)
        self.add_row([self.button("Done", self.closed, gold=True)])

    def escape(self) -> None:
        """Done."""
        self.choose(self.closed)
