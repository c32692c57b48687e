"""What can be set, page by page: to add a setting, add a line here and a field of the same name to `Family`.

A `Deed` is no setting but something to do (open a folder, choose a file): the window hears of it by its name
through `SettingsCard.asked`. What is not kept in `Family` (the screen) is answered by the window, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boardroom.app import language
from boardroom.core.tongue import mark


class OnOff(NamedTuple):
    """A switch."""

    field: str
    words: str


class Level(NamedTuple):
    """How much, 0 to 100."""

    field: str
    words: str


class OneOf(NamedTuple):
    """One of several values; each is said in a sentence that names the setting too."""

    field: str
    title: str
    values: tuple[tuple[object, str], ...]


class Deed(NamedTuple):
    """Something to do."""

    name: str
    words: str


Entry = OnOff | Level | OneOf | Deed


class SettingsPage(NamedTuple):
    """One page of the card. A page without entries is not shown."""

    title: str
    entries: tuple[Entry, ...]


PAGES: tuple[SettingsPage, ...] = (
    SettingsPage(
        mark("General"),
        (
            OneOf("language", mark("Language"), tuple(language.NAMES.items())),
            OnOff("party", mark("Party mode, for the TV")),
            OnOff("full_screen", mark("Full screen")),
        ),
    ),
    SettingsPage(
        mark("Seeing"),
        (
            OneOf(
                "text_size",
                mark("Text size"),
                (
                    ("normal", mark("Text in its usual size")),
                    ("large", mark("Large text")),
                    ("largest", mark("Very large text")),
                ),
            ),
            OnOff("contrast", mark("Strong contrast")),
            OnOff("reduced_motion", mark("Less motion")),
            OneOf(
                "pace",
                mark("Pace"),
                (
                    ("normal", mark("Pieces move at their usual pace")),
                    ("fast", mark("Pieces move fast")),
                    ("off", mark("Pieces are there at once")),
                    ("slow", mark("Pieces move slowly")),
                ),
            ),
        ),
    ),
    SettingsPage(
        mark("Sound"),
        (
            OnOff("sound", mark("Sound")),
            Level("volume", mark("Volume")),
        ),
    ),
    SettingsPage(
        mark("Voice"),
        (
            OnOff("voice", mark("Read aloud")),
            OnOff("captions", mark("Captions of what is said")),
            Level("voice_volume", mark("Voice")),
            OneOf(
                "voice_rate",
                mark("Pace of the voice"),
                (
                    ("normal", mark("It speaks at its usual pace")),
                    ("slow", mark("It speaks slowly")),
                    ("fast", mark("It speaks fast")),
                ),
            ),
        ),
    ),
    SettingsPage(
        mark("More"), (Deed("own", mark("Our own puzzles …")), Deed("about", mark("About Boardroom")))
    ),
)
"""The pages in their order; what one looks for first is on the first."""


def with_screens(names: Sequence[str]) -> tuple[SettingsPage, ...]:
    """The pages; where there are several screens, with a choice of the one that is filled."""
    if len(names) < 2:
        return PAGES
    which = OneOf("screen", mark("Which screen"), tuple(enumerate(names)))
    return tuple(
        page._replace(entries=(*page.entries, which)) if page.title == "General" else page for page in PAGES
    )
