"""Whether a category is named rightly, however a person puts it (CD-47).

What a category is about counts, not what is said around it: "music" is right for "Kinds of music", "things in
the sky" for "In the sky", "fossils" for "Dinosaurs and fossils".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from boardroom.core import words
from boardroom.core.words import Verdict
from boardroom.games.common_denominator.content import Category

_A = r"(?:(?:the|an?|your|my|some)\s+)?"
_FOUND = r"(?:(?:you|we)\s+(?:can\s+)?)?(?:find|see|found|seen)\s+"
_LINK = rf"(?:that|which)\s+(?:are\s+)?|{_FOUND}|(?:for|with|of|about)\s+"
_EMPTY = (
    re.compile(rf"(?:all\s+)?(?:things?|stuff|something|objects|items)\s+(?:to\s+do\s+with\s+|{_LINK})?{_A}"),
    re.compile(rf"(?:(?:all|different)\s+)?(?:kinds?|types?|sorts?|names?|words?)\s+(?:of|for|about)\s+{_A}"),
    re.compile(rf"(?:what|everything)\s+(?:is\s+)?(?:{_LINK})?"),
    re.compile(r"(?<=\w)\s+(?:things|stuff|items|words|objects)$"),
)
"""What says nothing about a category, before or after its name."""
_PLACE = (re.compile(rf"(?:up\s+)?(?:in|at|on)\s+{_A}"),)
_PARTS = (re.compile(rf"parts?\s+of\s+{_A}"), re.compile(r"(?<=\w)\s+parts?$"))
_CONDITIONAL = (_PLACE, _PARTS)
"""What says something: "in the sky" is a place and "bike parts" are parts. Left out only where the category
itself is called like this, else "On the farm" would be right for farm crops."""
_HALVES = re.compile(r"\s+(?:and|or|&)\s+")


def named(category: Category, text: str, others: Sequence[str] = ()) -> Verdict:
    """The verdict on a category that somebody has named: by its name, its accept list, or the core of these.

    What is the name of another category (`others`) is right only where the accept list has it.
    """
    plainly = words.judge(category.name, text, category.accept)
    if plainly is Verdict.RIGHT:
        return plainly
    name, *more = _cores(category)
    said = _stripped(_tidy(text), _framing(category))
    if all(words.judge(name, core, more) is not Verdict.RIGHT for core in said):
        return plainly
    is_another = any(words.judge(other, text) is Verdict.RIGHT for other in others)
    return plainly if is_another else Verdict.RIGHT


@lru_cache(maxsize=256)
def _cores(category: Category) -> tuple[str, ...]:
    """Everything that names the category: its names, the halves of "A and B", and the cores of them all."""
    called = [_tidy(category.name), *_HALVES.split(_tidy(category.name)), *map(_tidy, category.accept)]
    whole = [core for name in called for core in _stripped(name, _framing(category))]
    halves = [half for core in _stripped(called[0], _framing(category)) for half in _HALVES.split(core)]
    return tuple(dict.fromkeys((*whole, *halves)))


@lru_cache(maxsize=256)
def _framing(category: Category) -> tuple[re.Pattern[str], ...]:
    """What may be left out around the name of this category."""
    called = [_tidy(name) for name in (category.name, *category.accept)]
    told = [
        pattern
        for patterns in _CONDITIONAL
        if any(pattern.search(name) for pattern in patterns for name in called)
        for pattern in patterns
    ]
    return (*_EMPTY, *told)


def _stripped(text: str, framing: tuple[re.Pattern[str], ...]) -> Iterator[str]:
    """A text, and what is left as one frame after the other is taken off, until nothing more comes off."""
    waiting, found = [text], {text}
    while waiting:
        text = waiting.pop(0)
        yield text
        for pattern in framing:
            hit = pattern.search(text) if pattern.pattern.endswith("$") else pattern.match(text)
            if hit is not None:
                rest = (text[: hit.start()] + text[hit.end() :]).strip()
                if rest and rest not in found:
                    found.add(rest)
                    waiting.append(rest)


def _tidy(text: str) -> str:
    return " ".join(text.casefold().split())
