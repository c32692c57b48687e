"""What of a table is read aloud: prompts, refusals, and the cards that lie open for all.

While somebody looks alone at what the others may not see, nothing is said: a voice has no curtain.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from boardroom.app.session import Session
from boardroom.app.voice import Voice
from boardroom.core.tongue import tr
from boardroom.stage.prompt import Prompt


class ReadingAloud(QObject):
    """Listens to one session and lets the voice speak. It goes with the session."""

    def __init__(self, session: Session, voice: Voice) -> None:
        super().__init__(session)
        self._session, self._voice = session, voice
        self._card = self._prompt = ""
        session.scene.prompted.connect(self._read)
        session.scene.refused.connect(self._say)
        session.refused.connect(self._say)
        session.curtain.connect(self._pass_on)
        session.looked.connect(voice.hush)

    def _read(self, prompt: Prompt) -> None:
        """A new prompt, and before it what has come to lie open since the last one."""
        card = "" if self._session.is_looking else self._session.scene.aloud()
        if card != self._card:
            self._card = card
            self._say(card)
        if prompt.text != self._prompt:
            self._prompt = prompt.text
            self._say(prompt.text)

    def _say(self, text: str) -> None:
        if not self._session.is_looking:
            self._voice.say(text)

    def _pass_on(self, name: str) -> None:
        self._voice.say(tr("Pass to {name}. Only {name} looks.", name=name))
