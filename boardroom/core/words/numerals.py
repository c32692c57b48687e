"""Numbers, however they are written: "1969", "nineteen sixty-nine", "VIII", "7th"."""

from collections.abc import Sequence
from functools import cache
from typing import Final

_UNITS: Final = """
zero one two three four five six seven eight nine ten
eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
"""
_TENS: Final = "twenty thirty forty fifty sixty seventy eighty ninety"
_ROMAN: Final = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi"

UNITS: Final = {word: value for value, word in enumerate(_UNITS.split())}
TENS: Final = {word: 10 * value for value, word in enumerate(_TENS.split(), start=2)}
SCALES: Final = {"hundred": 100, "thousand": 1_000, "million": 1_000_000, "billion": 1_000_000_000}
NUMBER_WORDS: Final = (*UNITS, *TENS, *SCALES)
REPEATS: Final = {"double": 2, "triple": 3}
LONGEST: Final = 15  # digits; longer ones are read as they stand

ORDINALS: Final = {
    **{"one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth"},
    **{"nine": "ninth", "twelve": "twelfth"},
    **{ten: ten[:-1] + "ieth" for ten in TENS},
}
"""Where the word for a place in a row is not the number with "th"."""

ROMAN: Final = {
    numeral: value for value, numeral in enumerate(_ROMAN.split(), start=1) if numeral not in ("i", "x")
}
"""Numerals that are not letters in their own right."""


@cache
def in_words(digits: str) -> tuple[str, ...]:
    """The words of a whole number, without "and": "101" is one hundred one."""
    if len(digits) > LONGEST:
        return (digits,)
    value = int(digits)
    if value < 20:
        return (next(word for word, unit in UNITS.items() if unit == value),)
    if value < 100:
        ten = next(word for word, tens in TENS.items() if tens == value - value % 10)
        return (ten, *(in_words(str(value % 10)) if value % 10 else ()))
    scale, size = next((word, size) for word, size in reversed(SCALES.items()) if size <= value)
    rest = in_words(str(value % size)) if value % size else ()
    return (*in_words(str(value // size)), scale, *rest)


def ordinal(digits: str) -> tuple[str, ...]:
    """The words of a place in a row: "21" is twenty first."""
    *before, last = in_words(digits)
    return (*before, ORDINALS.get(last, last + "th"))


def several(digits: str) -> tuple[str, ...]:
    """The words of a number in the plural: "80" is eighties."""
    *before, last = in_words(digits)
    if last.endswith("y"):
        return (*before, last[:-1] + "ies")
    return (*before, last + ("es" if last.endswith("x") else "s"))


def is_digits(word: str) -> bool:
    """Whether a word is a number in plain digits."""
    return word.isascii() and word.isdigit()


def is_number(word: str) -> bool:
    """Whether a word is digits, or one of the words that numbers are made of."""
    return word in NUMBER_WORDS or is_digits(word)


def folded(words: Sequence[str]) -> tuple[str, ...]:
    """The same words with every run of number words as digits: "catch twenty two" is "catch 22".

    Years and telephone numbers come out in pieces ("19", "84"); whoever compares joins them.
    """
    spoken = _said_singly(words)
    out: list[str] = []
    place = 0
    while place < len(spoken):
        digits, after = _number(spoken, place)
        if after > place:
            out.append(digits)
            place = after
        else:
            out.append(spoken[place])
            place += 1
    return tuple(out)


def _said_singly(words: Sequence[str]) -> list[str]:
    """Double o seven as zero zero seven; o and oh are zeros where they touch a number."""
    out: list[str] = []
    for place, word in enumerate(words):
        following = words[place + 1] if place + 1 < len(words) else ""
        if word in REPEATS and (is_number(following) or following in ("o", "oh")):
            out.extend(["zero" if following in ("o", "oh") else following] * (REPEATS[word] - 1))
        elif word in ("o", "oh") and (is_number(following) or (out and is_number(out[-1]))):
            out.append("zero")
        else:
            out.append(word)
    return out


def _number(words: Sequence[str], start: int) -> tuple[str, int]:
    """The number that begins at this word, as digits, and the place after it; ("", start) if none does."""
    first = words[start]
    if first in SCALES:
        total, group, place = 0, 1, start
    elif is_digits(first):
        following = words[start + 1] if start + 1 < len(words) else ""
        if following not in SCALES or len(first) > LONGEST:
            return first, start + 1
        total, group, place = 0, int(first), start + 1
    elif first == "zero":
        return "0", start + 1
    elif first in NUMBER_WORDS:
        total, group, place = 0, 0, start
    else:
        return "", start
    ceiling = max(SCALES.values()) * 1000
    while place < len(words):
        word = words[place]
        if word == "and" and place > start and words[place - 1] in SCALES and _is_small(words, place + 1):
            place += 1
        elif word in TENS and group % 100 == 0:
            group += TENS[word]
            place += 1
        elif _fits(UNITS.get(word, 0), group):
            group += UNITS[word]
            place += 1
        elif word == "hundred" and (0 < group < 100):
            group *= 100
            place += 1
        elif word in SCALES and word != "hundred" and group > 0 and SCALES[word] < ceiling:
            ceiling = SCALES[word]
            total += group * ceiling
            group = 0
            place += 1
        else:
            break
    return str(total + group), place


def _fits(unit: int, group: int) -> bool:
    """Whether a unit may follow what was said so far: six after sixty or a hundred, not after sixteen."""
    return unit > 0 and (group % 100 == 0 or (unit < 10 and group % 10 == 0 and group % 100 > 10))


def _is_small(words: Sequence[str], place: int) -> bool:
    return place < len(words) and (words[place] in TENS or UNITS.get(words[place], 0) > 0)
