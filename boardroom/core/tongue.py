"""The language the family reads. English stands in the code; a translation is looked up when it is said.

`tr` takes a whole sentence with `{named}` places, so that another language may order it as it likes:

    tr("{name} takes {prize}.", name=seat_name, prize=prize)
    tr("{n} cards are left.", n=count)          # `n` also chooses singular or plural in every language

A sentence that stands in a table of the module, before a language is known, is written `mark("…")` there and
said through `tr` where it is shown. What is put into the places is never translated or interpreted; numbers
beyond a few digits go through `number` and `money` first.

Nothing that was said is ever kept in a state, an event or a journal: those hold facts, and whoever shows
them says them anew, perhaps in another language.
"""

from __future__ import annotations

from collections.abc import Callable

Translate = Callable[[str, int], str]
"""From an English sentence and a count (-1: none) to the family's own; the sentence itself when unknown."""


def _english(sentence: str, count: int) -> str:
    return sentence


class _Tongue:
    """Holds the one language of this program. The house sets it; nothing else does."""

    translate: Translate = staticmethod(_english)
    group, point = ",", "."


def speak(translate: Translate | None = None, group: str = ",", point: str = ".") -> None:
    """Say everything through this from now on; None: English as it stands in the code.

    `group` stands between thousands, `point` before the decimals.
    """
    _Tongue.translate = staticmethod(translate or _english)
    _Tongue.group, _Tongue.point = group, point


def tr(sentence: str, /, *, n: int | None = None, **values: object) -> str:
    """A sentence in the family’s language, its places filled in. Raises KeyError for an unfilled one."""
    said = _Tongue.translate(sentence, -1 if n is None else n)
    if n is not None:
        values["n"] = n
    return said.format(**values) if values else said


def mark(sentence: str) -> str:
    """The sentence itself, marked for translation; `tr` says it later."""
    return sentence


def number(value: float, digits: int = 0) -> str:
    """A number with so many decimals, as the family writes it: "1,234.5" or "1.234,5"."""
    signs = str.maketrans(",.", _Tongue.group + _Tongue.point)
    return f"{value:,.{digits}f}".translate(signs)


def money(dollars: int) -> str:
    """A sum of play money: "$1,000"."""
    return tr("${sum}", sum=number(dollars))
