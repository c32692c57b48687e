"""One word against another: the same, a slip of the hand, or a different word."""

import re
from functools import lru_cache
from typing import Final, NamedTuple

from boardroom.core.words.distance import distance
from boardroom.core.words.numerals import in_words, is_digits, is_number
from boardroom.core.words.readings import key
from boardroom.core.words.sounds import (
    alike,
    is_common,
    is_name,
    is_rare,
    is_real,
    nearly_alike,
    read_as,
    sounds,
)
from boardroom.core.words.tables import (
    COMPOUND_PLURALS,
    CONFUSED,
    IRREGULAR,
    LITTLE,
    NEGATING,
    NEGATIONS,
    NOT_PLURALS,
    OPPOSITES,
)


class Match(NamedTuple):
    """How far a guessed word is from the word it stands for."""

    slips: int = 0
    """Mistakes that are forgiven."""
    doubts: int = 0
    """Mistakes that are not, but which the table may want to forgive."""
    strangers: int = 0
    """Those of the doubts that put another real word in the place of the right one."""


SAME: Final = Match()
SLIP: Final = Match(slips=1)
DOUBT: Final = Match(doubts=1)
STRANGER: Final = Match(doubts=1, strangers=1)

ODDNESS_ALWAYS: Final = 0.5
ODDNESS_A_SOUND: Final = 0.1
ODDNESS_MOST: Final = 1.3
"""How oddly a misspelling may stand for a word's sounds: so much, so much more a sound, so much at most."""
ODDNESS_NONE: Final = 0.15
"""As good as no oddness: an unstressed vowel written as another."""
LONG: Final = 8
"""From so many letters on, two slips are forgiven in one word."""

KEYS: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
NEIGHBOURS: Final = frozenset(
    frozenset({one, other})
    for row, keys in enumerate(KEYS)
    for column, one in enumerate(keys)
    for other in (
        keys[column + 1 : column + 2],
        *(KEYS[row + 1][max(column - 1, 0) : column + 1] if row < 2 else ""),
    )
    if other
)
SOUND_ALIKE: Final = frozenset(
    frozenset(pair)
    for pair in ("ck", "kq", "cq", "cs", "sz", "fp", "gj", "xz", "iy", "wv", "ei", "uo", "ao", "ae", "jy")
)


def allowed(word: str) -> int:
    """How many slips a word of the answer forgives: 0 up to 3 letters, 1 up to 7, 2 from 8 on."""
    return 0 if len(word) <= 3 else 1 if len(word) < LONG else 2


@lru_cache(maxsize=16384)
def match(word: str, guess: str) -> Match | None:
    """What a guessed word is to a word of the answer; None if it is another word."""
    one, other = key(word), key(guess)
    if one == other:
        return SAME
    if is_number(one) or is_number(other):
        return _number_match(one, other)
    if same_thing(one, other):
        return SAME
    if alike((word,), (guess,)) or frozenset({one, other}) in CONFUSED:
        return SAME
    if is_opposite(one, other):
        return None
    if is_common(guess) or is_common(other) or is_name(guess):
        return _neighbour(one, other)
    if is_rare(guess) and not _doubled(one, other) and not _sounds_like(one, other, ODDNESS_NONE):
        return _neighbour(one, other)
    return min(_slip(one, other), _slip(word, guess), key=_badness)


def _badness(found: Match | None) -> tuple[int, ...]:
    return (9,) if found is None else (found.doubts, found.slips)


def _number_match(one: str, other: str) -> Match | None:
    """Numbers are exact; "nines" passes for 9, and "to" for 2."""
    single, guessed = (_single(word) for word in (one, other))
    if single is None or guessed is None:
        return None
    return SAME if same_thing(single, guessed) or alike((single,), (guessed,)) else None


def _single(word: str) -> str | None:
    if not is_digits(word):
        return word
    words = in_words(word)
    return words[0] if len(words) == 1 else None


# ---- one and many --------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def stems(word: str) -> frozenset[str]:
    """The word, and what it may be the plural of."""
    found = {word}
    if word in IRREGULAR:
        found.add(IRREGULAR[word])
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        found.add(word[:-1])
        if word.endswith("ies"):
            found.add(word[:-3] + "y")
        elif word.endswith(("ses", "xes", "zes", "ches", "shes", "oes")):
            found.add(word[:-2])
    elif len(word) > 5 and word.endswith("sses"):
        found.add(word[:-2])
    for one, many in COMPOUND_PLURALS:
        if word.endswith(many):
            found.add(word.removesuffix(many) + one)
    return frozenset(found)


def same_thing(one: str, other: str) -> bool:
    """Whether two words are one word, in the singular or the plural."""
    return one == other or (
        not stems(one).isdisjoint(stems(other)) and frozenset({one, other}) not in NOT_PLURALS
    )


# ---- real words that are close -------------------------------------------------------------------


def is_opposite(one: str, other: str) -> bool:
    """Whether one of the words turns the other round, or denies it."""
    if frozenset({one, other}) in OPPOSITES or (
        is_real(other) and (one in NEGATIONS) != (other in NEGATIONS)
    ):
        return True
    short, long = sorted((one, other), key=len)
    return any(long == prefix + short for prefix in NEGATING)


def _neighbour(one: str, other: str) -> Match | None:
    """A real word instead of the right one: never forgiven, but the table is asked if it was nearly it."""
    if one in LITTLE and other in LITTLE:
        return DOUBT
    if min(len(one), len(other)) < 4:
        return None
    if _inflected(one, other) or nearly_alike((one,), (other,)):
        return DOUBT
    near = distance(one, other, 2)
    if (near == 1 and _swapped(one, other)) or _doubled(one, other):
        return DOUBT
    return STRANGER if near <= (2 if len(one) >= LONG else 1) else None


def _inflected(one: str, other: str) -> bool:
    """Break and breaking, open and opened, green and greener."""
    short, long = sorted((one, other), key=len)
    stem = short.removesuffix("e")
    return any(
        long in (short + end, stem + end, stem + stem[-1] + end)
        for end in ("ed", "ing", "er", "d", "n", "en")
    )


# ---- slips ---------------------------------------------------------------------------------------


def _slip(one: str, other: str) -> Match | None:
    """A guess that is no real word: forgiven within the allowance, or when it reads aloud as the answer."""
    pairs = [(stem, typed) for stem in stems(one) for typed in stems(other)]
    stem, typed = min(pairs, key=lambda pair: (distance(*pair, 4), -len(pair[0]), pair))
    near = distance(stem, typed, 4)
    if near == 2 and len(stem) > 4 and stem[0] == typed[0] and _swapped(stem, typed):
        near = 1  # one letter in another place: tounge
    if one in LITTLE and near <= 1:
        return SLIP
    if len(one) > 3 and near <= 3 and _sounds_like(one, other, ODDNESS_NONE):
        return SLIP
    if _is_other_compound(stem, typed, near):
        return DOUBT if near <= 1 and len(one) >= LONG else None
    if _reads_aloud(one, other, near):
        return SLIP
    limit = allowed(stem)
    if near > limit + 1 or (near > limit and len(stem) <= 2 and not _swapped(stem, typed)):
        return None
    if near > limit or _first_letter_differs(stem, typed) or (near > 1 and _is_closer_to_another(typed)):
        return DOUBT
    return Match(slips=near)


def _reads_aloud(word: str, spelling: str, near: int) -> bool:
    """Whether a misspelling, read aloud, is the word, and not rather another one."""
    ways = sounds(word)
    if near > max(3, len(word) // 2):
        return False
    if len(word) < 4:
        return _sounds_like(word, spelling, 0.0)
    if not ways:
        return len(word) >= 5 and near <= 3 and _skeleton(word) == _skeleton(spelling)
    if not _sounds_like(word, spelling, ODDNESS_ALWAYS + ODDNESS_A_SOUND * len(ways[0])):
        return False
    if near <= allowed(word) or not _is_closer_to_another(spelling):
        return True
    return _sounds_like(word, spelling, ODDNESS_NONE)


def _sounds_like(word: str, spelling: str, oddness: float) -> bool:
    return any(read_as(spelling, way) <= min(ODDNESS_MOST, oddness) for way in sounds(word))


_SKELETON: Final = """
tch/C sch/S sh/S ch/C ph/f gh/g ck/k qu/k wr/r kn/n ce/se ci/si cy/sy c/k q/k x/ks z/s j/g v/f th/T wh/w
"""
SKELETON: Final = tuple(pair.split("/") for pair in _SKELETON.split())


def _skeleton(word: str) -> str:
    """The consonants of a word that no table knows, told apart by sound; vowels only at the start."""
    for run, sound in SKELETON:
        word = word.replace(run, sound)
    out = ""
    for place, letter in enumerate(word):
        if letter in "aeiouyhw":
            out += "a" if place == 0 else ""
        elif letter != out[-1:]:
            out += letter
    return out


def _is_other_compound(one: str, other: str, near: int) -> bool:
    """Starfish and starwish: one half kept, the other a different real word.

    A letter lost, doubled, swapped or from the next key is more likely a hasty hand: newpaper, allways.
    """
    for cut in range(3, len(other) - 2):
        first, second = other[:cut], other[cut:]
        if not (is_common(first) and is_common(second)):
            continue
        for kept, left, right in (
            (one.startswith(first), one[cut:], second),
            (one.endswith(second), one.removesuffix(second), first),
        ):
            if (
                kept
                and (near > 1 or (is_common(left) and _is_other_letter(left, right)))
                and not same_thing(left, right)
                and not alike((left,), (right,))
            ):
                return True
    return False


def _is_other_letter(one: str, other: str) -> bool:
    """Whether one letter was replaced by another that is not next to it on the keys."""
    changed = [frozenset(pair) for pair in zip(one, other, strict=False) if pair[0] != pair[1]]
    return len(one) == len(other) and len(changed) == 1 and changed[0] not in NEIGHBOURS


def _first_letter_differs(one: str, other: str) -> bool:
    """Whether the first letter is lost, put in, or replaced by one neither near it nor sounding like it.

    Hands and ears seldom slip there, and words that differ there mean different things.
    """
    if one[0] == other[0] or one[:2] == other[1::-1]:
        return False
    pair = frozenset({one[0], other[0]})
    return one[1:] == other or one == other[1:] or (pair not in NEIGHBOURS and pair not in SOUND_ALIKE)


def _is_closer_to_another(typed: str) -> bool:
    """Whether one slip turns the guess into some other common word."""
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    for cut in range(len(typed) + 1):
        start, end = typed[:cut], typed[cut:]
        if end and (
            is_common(start + end[1:]) or any(is_common(start + sign + end[1:]) for sign in alphabet)
        ):
            return True
        if len(end) > 1 and is_common(start + end[1] + end[0] + end[2:]):
            return True
        if any(is_common(start + sign + end) for sign in alphabet):
            return True
    return False


def _swapped(one: str, other: str) -> bool:
    return sorted(one) == sorted(other)


def _doubled(one: str, other: str) -> bool:
    """Whether two words differ only in letters written once or twice: shining, shinning."""
    return re.sub(r"(.)\1", r"\1", one) == re.sub(r"(.)\1", r"\1", other)
