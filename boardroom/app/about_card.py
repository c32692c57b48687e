"""AboutCard(host, mood): which Boardroom this is, and whose work it is made of.

Signal: closed()
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boardroom import VERSION
from boardroom.app.card import Card
from boardroom.app.controls import Scroll
from boardroom.content.credits import Work, credits_given, licence_text
from boardroom.core.tongue import mark, tr

_GROUPS = (
    (("pictures",), mark("Pictures")),
    (("font",), mark("Letters")),
    (("sounds",), mark("Sounds")),
    (("words",), mark("Words")),
    (("library",), mark("Programs of others")),
)


class AboutCard(Card):
    """The version, the credits and the licences, to be read. Esc closes it."""

    closed = Signal()
    wide = 1500.0

    def __init__(self, host: QWidget, mood: str = "shelf") -> None:
        super().__init__(host, tr("Boardroom {version}", version=VERSION), mood=mood)
        self.page = Scroll(self, _in_words(credits_given()))
        self.add(self.page, 660)
        self.add_row([self.button(tr("Close"), self.closed, gold=True)])
        self._first = self.page

    def escape(self) -> None:
        """Close."""
        self.choose(self.closed)


def _in_words(works: tuple[Work, ...]) -> str:
    ours = next((work for work in works if work.kind == "program"), None)
    text = [tr("Boardroom is free software. It needs no account and no network, and sends nothing anywhere.")]
    if ours is not None:
        text += [tr("By {author}. Licence: {licence}.", author=ours.author, licence=ours.licence)]
    for kinds, title in _GROUPS:
        lines = [_line(work) for work in works if work.kind in kinds]
        text += [f"### {tr(title)}", "\n".join(lines)] if lines else []
    if works and (path := licence_text(works[-1])) is not None:
        text += [
            f"### {tr('The licences')}",
            tr("Their texts are in the folder {folder}.", folder=path.parent),
        ]
    return "\n\n".join(text)


def _line(work: Work) -> str:
    said = tr(
        "**{name}** – {author}. Licence: {licence}.", name=work.name, author=work.author, licence=work.licence
    )
    place = work.source.partition("://")[2].removeprefix("www.")  # words and no link: nothing here is opened
    return f"- {said} {place}".rstrip()
