"""What is wrong with a value and what to do, in words. Every message is "what is wrong; what to do".

A message never quotes a text of free choice: it might be an answer, and faults may be read on the big screen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Annotated, Any, Literal, get_args, get_origin

NOTHING = "nothing is written here; write it, in quotes if it begins with '#', or take the line away"

DEMANDS = (
    (r"Expected `(?:int|float)` (.+)", r"the number must be {}"),
    (r"Expected `array` of length (.+)", r"the list must have {} entries"),
    (r"Expected `object` of length (.+)", r"there must be {} keys"),
    (r"Expected `str` of length (.+)", r"the text must have {} letters"),
    (r"Expected `str` matching regex (.+)", r"the text must look like {}"),
)


def shown(text: str) -> str:
    """A short text in quotes, on one line."""
    line = " ".join(text.split())
    return f"'{line}'" if len(line) <= 40 else f"'{line[:38]}...'"


def split(message: str) -> tuple[str, str]:
    """What is wrong, and what to do, which a message without the latter leaves to the reader."""
    wrong, _, fix = message.partition("; ")
    return wrong, fix or "correct it here"


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
        return f"no key is called {shown(name)} here; put a blank behind the '-'"
    fix = f"did you mean {meant!r}?" if meant else f"known are {', '.join(known)}"
    return f"no key is called {shown(name)} here; {fix}"


def unknown_choice(text: str, known: Iterable[str]) -> str:
    """A word that is none of the choices."""
    known = list(known)
    meant = guess(text, known)
    fix = f"did you mean {meant!r}?" if meant else "write one of them"
    return f"{shown(text)} is none of {', '.join(known)}; {fix}"


def misfit(text: str, leaf: Any, error: str) -> str:
    """A text that is not what its type wants. `error` is msgspec's message."""
    leaf = get_args(leaf)[0] if get_origin(leaf) is Annotated else leaf
    if choices := _choices(leaf):
        return unknown_choice(text, choices)
    if wanted := demand(error, default=""):
        return wanted
    if leaf is int:
        return f"{shown(text)} is no whole number; write digits only, such as 12"
    if leaf is float:
        return f"{shown(text)} is no number; write digits and a point, such as 2.5"
    if leaf is bool:
        return f"{shown(text)} is neither yes nor no; write one of them"
    return f"{shown(text)} is no {getattr(leaf, '__name__', 'value')} ({error}); write it as other entries do"


def demand(error: str, default: str | None = None) -> str:
    """What msgspec says a list, a record, a number or a text must satisfy."""
    message = error.partition(" - at `")[0]
    for pattern, wanted in DEMANDS:
        if match := re.fullmatch(pattern, message):
            amount = match[1].replace(">= ", "at least ").replace("<= ", "at most ")
            return (
                wanted.format(amount.replace("> ", "more than ").replace("< ", "less than ")) + "; change it"
            )
    return message if default is None else default


def not_a_text(text: str, is_list: object, keys: Sequence[str]) -> str:
    """A text where a list or keys belong."""
    if is_list:
        return "a text stands where a list belongs; put [ ] around it, or begin each entry with '- '"
    if re.match(r"\w+:\S", text):
        return "a text stands where keys belong; put a blank behind the colon"
    return f"a text stands where keys belong; write {', '.join(f'{key}: ...' for key in keys[:3])}".rstrip()


def not_a_list(is_keys: bool) -> str:
    """A list where a text or keys belong."""
    if is_keys:
        return "a list stands where keys belong; take its '- ' or its brackets away"
    return "a list stands where one text belongs; put quotes around a text that begins with '[' or '-'"


def not_keys(is_list: bool) -> str:
    """Keys where a text or a list belong."""
    if is_list:
        return "keys stand where a list belongs; begin each entry with '- '"
    return "keys stand where one text belongs; put quotes around a text that holds ': ' or begins with '{'"


def _choices(leaf: Any) -> list[str]:
    if get_origin(leaf) is Literal:
        return [str(choice) for choice in get_args(leaf)]
    if isinstance(leaf, type) and issubclass(leaf, Enum):
        return [str(choice.value) for choice in leaf]
    return []
