"""Everything that may stand in a proposed rebus, with its sound and what it costs the person who reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from boardroom.games.concentration.content import Picture
from boardroom.games.concentration.explain import plural
from boardroom.games.concentration.lint import SMALL_WORDS, stem
from boardroom.games.concentration.parts import Part
from boardroom.games.concentration.sounds import Sound, is_vowel
from boardroom.games.concentration.spoken import (
    LETTERS,
    Speak,
    letter_sounds,
    named,
    number_words,
    printed,
    say,
    without,
    words_of,
)

_PICTURE = 0.25
_LATER_NAME = 0.3  # for each name that comes before this one
_MINUS = (0.4, 0.55)  # one letter taken away, two
_SEVERAL = 0.2
_LETTER = 0.45
_LETTER_SOUND = 0.8
_NUMBER = 0.35
_PRINT = 0.55
_PRINT_SOUND = 0.15  # more for each of its sounds
_NEAR = 0.35  # print and letters must be nearly exact
_ENDINGS = (
    *("ER", "ED", "ING", "LY", "EN", "EST", "LE", "AL", "OR", "NESS", "MENT", "TION"),
    *("CK", "FT", "LD", "LT", "MP", "ND", "NK", "NT", "PT", "ST", "TH"),
)
_STARTS = (
    *("BL", "BR", "CL", "CR", "DR", "FL", "FR", "GL", "GR", "PL", "PR", "SC", "SH", "SK", "SL", "SM", "SN"),
    *("SP", "ST", "STR", "SW", "TH", "TR", "TW", "CH", "UN", "RE"),
)


class Option(NamedTuple):
    """A part, the words that it would give away, one way to say it, and its price.

    `slack`: how far its sound may be from what is meant. `spot`: where in a word print may stand.
    """

    part: Part
    words: frozenset[str]
    sound: Sound
    price: float
    slack: float = 9.0
    spot: Literal["", "start", "end"] = ""


def options(pictures: Iterable[Picture], speak: Speak) -> list[Option]:
    """All options, each name only with the picture that it fits best."""
    cheapest: dict[tuple[str, Sound], Option] = {}
    for picture in pictures:
        for rank, name in enumerate(picture.names):
            for option in _of_name(picture, name, rank, speak):
                key = (
                    name + option.part.minus_first + "." + option.part.minus_last + str(option.part.times),
                    option.sound,
                )
                if key not in cheapest or option.price < cheapest[key].price:
                    cheapest[key] = option
    return [*cheapest.values(), *_signs(speak)]


def _of_name(picture: Picture, name: str, rank: int, speak: Speak) -> Iterator[Option]:
    words = frozenset(stem(word) for word in words_of(name) if word not in SMALL_WORDS)
    price = _PICTURE + rank * _LATER_NAME
    said_name = name if rank else ""
    ways = named(name, picture, speak)
    for way in ways:
        yield Option(Part(picture=picture.picture, name=said_name), words, way, price)
    if " " in name or "-" in name or rank > 1:
        return
    if plural(name) != name:
        for way in say(plural(name), speak):
            for times in (2, 3):
                part = Part(picture=picture.picture, name=said_name, times=times)
                yield Option(part, words, way, price + _SEVERAL + 0.05 * (times - 2))
    for count, more in enumerate(_MINUS, start=1):
        if len(name) < count + 2:
            continue
        for ahead in (True, False):
            letters = (name[:count] if ahead else name[-count:]).upper()
            if not letters.isalpha():
                continue
            part = Part(
                picture=picture.picture,
                name=said_name,
                minus_first=letters if ahead else "",
                minus_last="" if ahead else letters,
            )
            for way in ways:
                for left in without(way, letters, ahead):
                    if len(left) > 1 and any(map(is_vowel, left)) and left != way:
                        yield Option(part, words, left, price + more)


def _signs(speak: Speak) -> Iterator[Option]:
    none: frozenset[str] = frozenset()
    for letter, sound in LETTERS.items():
        yield Option(Part(letter=letter), none, sound, _LETTER, _NEAR)
        for plain in letter_sounds(letter):
            if not is_vowel(plain[0]) or len(plain) == 1:
                yield Option(Part(letter=letter), none, plain, _LETTER_SOUND, 0.0)
    for number in (*range(1, 11), 100):
        words = number_words(str(number))
        for sound in say(words[-1], speak):
            yield Option(Part(number=str(number)), frozenset(words), sound, _NUMBER, _NEAR)
    spots: tuple[tuple[Literal["start", "end"], tuple[str, ...]], ...] = (
        ("start", _STARTS),
        ("end", _ENDINGS),
    )
    for spot, texts in spots:
        for text in texts:
            for sound in printed(text, speak):
                price = _PRINT + _PRINT_SOUND * len(sound)
                yield Option(Part(text=text), none, sound, price, 0.0, spot)
