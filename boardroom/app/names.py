"""What people type, taken as they typed it: nothing is interpreted, and nobody goes without a name. No Qt."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

LONGEST = 40
"""So many letters a name may have, so that every plate of every table can show it whole."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zs", "Zl", "Zp"}
"""Kinds of signs that leave no mark on the screen."""


def typed(text: str) -> str:
    """The text in one line, without space around it; half an emoji, cut off by a full line, is left out."""
    whole = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "ignore")
    return " ".join(whole.split())


def is_blank(text: str) -> bool:
    """Whether there is nothing to be seen in it."""
    return all(unicodedata.category(sign) in _UNSEEN for sign in text)


def told_apart(names: Sequence[str], standing_in: Sequence[str]) -> tuple[str, ...]:
    """Names for everybody: blank ones get what stands in, and of equal ones the later get a number.

    Names that differ only in case or width are equal, since read aloud they are.
    """
    given: list[str] = []
    wanted = [typed(name) for name in names]
    taken = {_sound(name) for name in wanted if not is_blank(name)}
    used: set[str] = set()
    for name, instead in zip(wanted, standing_in, strict=True):
        base = instead if is_blank(name) else name
        fresh, number = base, 1
        while _sound(fresh) in used or (fresh is not name and _sound(fresh) in taken):
            number += 1
            fresh = f"{base} {number}"
        used.add(_sound(fresh))
        given.append(fresh)
    return tuple(given)


def alike(one: str, other: str) -> bool:
    """Whether two names are the same when read aloud."""
    return _sound(typed(one)) == _sound(typed(other))


def _sound(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
