"""What is wrong with a value and what to do, in words. Every message is "what is wrong; what to do".

A message never quotes a text of free choice: it might be an answer, and faults may be read on the big screen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Annotated, Any, Literal, get_args, get_origin

from boardroom.core.tongue import mark, tr

NOTHING = mark("nothing is written here; write it, in quotes if it begins with '#', or take the line away")

DEMANDS = (
    (r"Expected `(?:int|float)` (.+)", mark("the number must be {amount}; change it")),
    (r"Expected `array` of length (.+)", mark("the list must have {amount} entries; change it")),
    (r"Expected `object` of length (.+)", mark("there must be {amount} keys; change it")),
    (r"Expected `str` of length (.+)", mark("the text must have {amount} letters; change it")),
    (r"Expected `str` matching regex (.+)", mark("the text must look like {amount}; change it")),
)


AMOUNTS = (
    (">= ", mark("at least {number}")),
    ("<= ", mark("at most {number}")),
    ("> ", mark("more than {number}")),
    ("< ", mark("less than {number}")),
)


def shown(text: str) -> str:
    """A short text in quotes, on one line."""
    line = " ".join(text.split())
    return f"'{line}'" if len(line) <= 40 else f"'{line[:38]}...'"


def split(message: str) -> tuple[str, str]:
    """What is wrong, and what to do, which a message without the latter leaves to the reader."""
    wrong, _, fix = message.partition("; ")
    return wrong, fix or tr("correct it here")


def guess(text: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    from difflib import get_close_matches  # only a fault pays for it

    folded = {word.casefold(): word for word in known}
    near = get_close_matches(text[:60].casefold().strip(), folded, 1)
    return folded[near[0]] if near else None


def unknown(name: str, known: Iterable[str]) -> str:
    """A key that nothing here is called."""
    known = list(known)
    meant = guess(name, known)
    if name.startswith("-"):
        return tr("no key is called {name} here; put a blank behind the '-'", name=shown(name))
    if meant:
        return tr("no key is called {name} here; did you mean {meant!r}?", name=shown(name), meant=meant)
    return tr("no key is called {name} here; known are {known}", name=shown(name), known=", ".join(known))


def unknown_choice(text: str, known: Iterable[str]) -> str:
    """A word that is none of the choices."""
    known = list(known)
    meant, names = guess(text, known), ", ".join(known)
    if meant:
        return tr(
            "{text} is none of {names}; did you mean {meant!r}?", text=shown(text), names=names, meant=meant
        )
    return tr("{text} is none of {names}; write one of them", text=shown(text), names=names)


def misfit(text: str, leaf: Any, error: str) -> str:
    """A text that is not what its type wants. `error` is msgspec's message."""
    leaf = get_args(leaf)[0] if get_origin(leaf) is Annotated else leaf
    if choices := _choices(leaf):
        return unknown_choice(text, choices)
    if wanted := demand(error, default=""):
        return wanted
    if leaf is int:
        return tr("{text} is no whole number; write digits only, such as 12", text=shown(text))
    if leaf is float:
        return tr("{text} is no number; write digits and a point, such as 2.5", text=shown(text))
    if leaf is bool:
        return tr("{text} is neither yes nor no; write one of them", text=shown(text))
    return tr(
        "{text} is no {kind} ({error}); write it as other entries do",
        text=shown(text),
        kind=getattr(leaf, "__name__", "value"),
        error=error,
    )


def demand(error: str, default: str | None = None) -> str:
    """What msgspec says a list, a record, a number or a text must satisfy."""
    message = error.partition(" - at `")[0]
    for pattern, wanted in DEMANDS:
        if match := re.fullmatch(pattern, message):
            return tr(wanted, amount=_amount(match[1]))
    return message if default is None else default


def _amount(told: str) -> str:
    """What msgspec writes with signs, in words."""
    for sign, words in AMOUNTS:
        if told.startswith(sign):
            return tr(words, number=told.removeprefix(sign))
    return told


def not_a_text(text: str, is_list: object, keys: Sequence[str]) -> str:
    """A text where a list or keys belong."""
    if is_list:
        return tr("a text stands where a list belongs; put [ ] around it, or begin each entry with '- '")
    if re.match(r"\w+:\S", text):
        return tr("a text stands where keys belong; put a blank behind the colon")
    wanted = ", ".join(f"{key}: ..." for key in keys[:3])
    return tr("a text stands where keys belong; write {keys}", keys=wanted or "key: ...")


def not_a_list(is_keys: bool) -> str:
    """A list where a text or keys belong."""
    if is_keys:
        return tr("a list stands where keys belong; take its '- ' or its brackets away")
    return tr("a list stands where one text belongs; put quotes around a text that begins with '[' or '-'")


def not_keys(is_list: bool) -> str:
    """Keys where a text or a list belong."""
    if is_list:
        return tr("keys stand where a list belongs; begin each entry with '- '")
    return tr(
        "keys stand where one text belongs; put quotes around a text that holds ': ' or begins with {sign}",
        sign="'{'",
    )


def _choices(leaf: Any) -> list[str]:
    if get_origin(leaf) is Literal:
        return [str(choice) for choice in get_args(leaf)]
    if isinstance(leaf, type) and issubclass(leaf, Enum):
        return [str(choice.value) for choice in leaf]
    return []
