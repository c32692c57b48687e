"""The languages one can choose from, which one is spoken here, and how a date is said in it.

A translation is a compiled Qt Linguist file in assets/languages; a sentence that it
lacks is said in English. How a language is added: README, "Another language".
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTranslator

from boardroom.content import places
from boardroom.core import tongue
from boardroom.core.tongue import mark, tr

if TYPE_CHECKING:
    from datetime import date

NAMES = {"en": mark("Language: English"), "de": mark("Sprache: Deutsch")}
"""Every language by its code, in the words that its own speakers look for."""
FOLDER = places.ASSETS / "languages"
CONTEXT = "boardroom"


class _Spoken:
    """The one language of this program, kept alive while it is spoken."""

    code = "en"
    translator: QTranslator | None = None


def chosen(wish: str) -> str:
    """What the family has chosen; before that, the system's language if we have it, else English."""
    return wish if wish in NAMES else _of_the_system()


def speak(code: str) -> None:
    """Say everything in this language from now on. What has been said already has to be said again."""
    translator = QTranslator()
    if not translator.load(str(FOLDER / f"boardroom_{code}.qm")):
        _Spoken.code, _Spoken.translator = "en", None
        tongue.speak()
        return
    _Spoken.code, _Spoken.translator = code, translator
    locale = QLocale(code)

    def translate(sentence: str, count: int) -> str:
        return translator.translate(CONTEXT, sentence, "", count) or sentence

    tongue.speak(translate, locale.groupSeparator(), locale.decimalPoint())


def spoken() -> str:
    """The code of the language that is spoken now."""
    return _Spoken.code


def day(when: date) -> str:
    """A day: "5 March", "5. März"; of another year than this, "5 March 2025"."""
    from datetime import date

    from PySide6.QtCore import QDate

    form = tr("d MMMM" if when.year == date.today().year else "d MMMM yyyy")
    return QLocale(_Spoken.code).toString(QDate(when.year, when.month, when.day), form)


def duration(minutes: float) -> str:
    """ "about 40 minutes", "about 1 hour 20": to five minutes, since more would not be honest."""
    whole = max(round(minutes / 5) * 5, 5)
    hours, rest = divmod(whole, 60)
    if not hours:
        return tr("about {minutes} minutes", minutes=whole)
    if not rest:
        return tr("about {n} hours", n=hours) if hours > 1 else tr("about an hour")
    return tr("about {hours} h {minutes} min", hours=hours, minutes=rest)


def translated(file: Path) -> Path:
    """The file of this name in the language that is spoken ("rules.de.md"), else the file itself."""
    return places.in_language(file, _Spoken.code)


def _of_the_system() -> str:
    for tag in QLocale.system().uiLanguages():
        code = tag.partition("-")[0]
        if code in NAMES:
            return code
    return "en"
