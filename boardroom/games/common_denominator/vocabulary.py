"""Which words fit a row of which only some letters show: what a person would go through in the head.

The words are those of `boardroom.core.words`: what everybody knows, names, and what is real but rare.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from boardroom.core.words.sounds import lexicon

Index = dict[tuple[int, int, str], frozenset[str]]
"""Words by their length, and a letter with its place."""


@lru_cache(maxsize=4096)
def fitting(cells: tuple[str, ...], *, names: bool = False, rare: bool = False) -> frozenset[str]:
    """All words that fit these cells, each a small letter or empty: common ones, and more where asked for."""
    known = [(at, letter) for at, letter in enumerate(cells) if letter]
    found: frozenset[str] = frozenset()
    for kind in ("common", *(["names"] if names else []), *(["rare"] if rare else [])):
        by_length, index = _index(kind)
        words = by_length.get(len(cells), frozenset())
        for at, letter in known:
            words &= index.get((len(cells), at, letter), frozenset())
        found |= words
    return found


def is_known(word: str, *, names: bool = False, rare: bool = False) -> bool:
    """Whether this is one of those words."""
    table = lexicon()
    return word in table.common or (names and word in table.names) or (rare and word in table.rare)


@cache
def _index(kind: str) -> tuple[dict[int, frozenset[str]], Index]:
    words: frozenset[str] = getattr(lexicon(), kind)
    lengths: dict[int, set[str]] = {}
    index: dict[tuple[int, int, str], set[str]] = {}
    for word in words:
        lengths.setdefault(len(word), set()).add(word)
        for at, letter in enumerate(word):
            index.setdefault((len(word), at, letter), set()).add(word)
    return (
        {length: frozenset(found) for length, found in lengths.items()},
        {key: frozenset(found) for key, found in index.items()},
    )


def pattern(word: str, shown: frozenset[int]) -> tuple[str, ...]:
    """The cells of a word of which only these places show."""
    return tuple(letter if at in shown else "" for at, letter in enumerate(word))


def matches(cells: Sequence[str], words: Sequence[str]) -> Iterator[str]:
    """Those of the words that fit the cells."""
    for word in words:
        if len(word) == len(cells) and all(cell in ("", own) for cell, own in zip(cells, word, strict=True)):
            yield word
