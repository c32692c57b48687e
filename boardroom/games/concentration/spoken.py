"""What the parts of a rebus may say, and how an answer is said: everything that turns spelling into sounds.

A reading is one way to say a part. How words sound comes from outside, as `Speak`.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from boardroom.games.concentration.content import Picture
from boardroom.games.concentration.explain import NUMBERS, plural, spoken_name
from boardroom.games.concentration.parts import Part
from boardroom.games.concentration.sounds import Sound, base

Speak = Callable[[str], Sequence[Sound]]
"""The ways to say a word in lower case; none when nobody knows."""

_TENS = ("", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_TEENS = (
    *("ten", "eleven", "twelve", "thirteen", "fourteen"),
    *("fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)

_ORDINALS = {
    **{"one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth"},
    **{"nine": "ninth", "twelve": "twelfth"},
}

MOST_WAYS = 12
MOST_ANSWERS = 24

LETTERS: dict[str, Sound] = {
    name: tuple(sound.split())
    for name, sound in (
        *(("A", "EY1"), ("B", "B IY1"), ("C", "S IY1"), ("D", "D IY1"), ("E", "IY1"), ("F", "EH1 F")),
        *(("G", "JH IY1"), ("H", "EY1 CH"), ("I", "AY1"), ("J", "JH EY1"), ("K", "K EY1"), ("L", "EH1 L")),
        *(("M", "EH1 M"), ("N", "EH1 N"), ("O", "OW1"), ("P", "P IY1"), ("Q", "K Y UW1"), ("R", "AA1 R")),
        *(("S", "EH1 S"), ("T", "T IY1"), ("U", "Y UW1"), ("V", "V IY1"), ("W", "D AH1 B AH0 L Y UW0")),
        *(("X", "EH1 K S"), ("Y", "W AY1"), ("Z", "Z IY1")),
    )
}
"""The letters by their names."""

_PLAIN: dict[str, tuple[str, ...]] = {
    **{letter: (letter,) for letter in "BDFKPSTVWZ"},
    **{"L": ("L", "AH0 L"), "M": ("M", "AH0 M"), "N": ("N", "AH0 N"), "R": ("R", "ER0")},
    **{"C": ("K", "S"), "G": ("G", "JH"), "H": ("HH",), "J": ("JH",), "Q": ("K",), "X": ("K S",)},
    **{"A": ("AH0", "AE1"), "E": ("EH1",), "I": ("IH1",), "O": ("AA1",), "U": ("AH1",), "Y": ("Y", "IY0")},
    **{"CH": ("CH",), "SH": ("SH",), "TH": ("TH", "DH"), "PH": ("F",), "CK": ("K",), "NG": ("NG",)},
    **{"EE": ("IY1",), "OO": ("UW1",), "QU": ("K W",), "WH": ("W",), "KN": ("N",), "WR": ("R",)},
    **{"ER": ("ER0",), "OR": ("AO1 R", "ER0"), "AR": ("AA1 R",), "AL": ("AH0 L",), "EN": ("AH0 N",)},
    **{"LY": ("L IY0",), "TION": ("SH AH0 N",), "LE": ("AH0 L",), "ED": ("D", "T", "IH0 D")},
    **{"ING": ("IH0 NG",), "EST": ("AH0 S T",), "NESS": ("N AH0 S",), "MENT": ("M AH0 N T",)},
}
"""What letters printed as a fragment may stand for, longest spelling first when they are read."""

_LONGEST = 4
_SPELLED_LIKE: dict[str, tuple[str, ...]] = {
    **{"B": ("B",), "C": ("K", "S", "CH"), "D": ("D",), "F": ("F",), "G": ("G", "JH"), "H": ("HH",)},
    **{"J": ("JH",), "K": ("K",), "L": ("L",), "M": ("M",), "N": ("N",), "P": ("P",), "Q": ("K",)},
    **{"R": ("R",), "S": ("S", "Z"), "T": ("T",), "V": ("V",), "W": ("W",), "X": ("K S",), "Y": ("Y", "IY0")},
    **{
        "Z": ("Z",),
        "CH": ("CH",),
        "SH": ("SH",),
        "TH": ("TH", "DH"),
        "WH": ("W",),
        "KN": ("N",),
        "CK": ("K",),
    },
    **{"PH": ("F",), "SS": ("S",), "LL": ("L",), "FF": ("F",), "TT": ("T",), "WR": ("R",), "ER": ("ER0",)},
    **{"A": ("AE", "EY", "AH", "AA", "AO"), "E": ("EH", "IY", "AH", "IH"), "I": ("IH", "AY", "AH", "IY")},
    **{"O": ("AA", "OW", "AO", "AH", "UW"), "U": ("AH", "UW", "UH"), "AR": ("AA R",), "OR": ("AO R",)},
}
"""Which sounds go when letters are taken from the start or the end of a name."""


def words_of(text: str) -> list[str]:
    """The words of an answer in lower case, "and" for "&", without marks."""
    plain = text.lower().replace("&", " and ").replace("’", "'")
    return [word.strip("'") for word in re.findall(r"[^\W_]+(?:'[^\W_]+)*", plain)]


def answers(text: str, speak: Speak) -> list[Sound]:
    """The ways to say an answer. Raises LookupError with the first word that nobody can say."""
    ways = []
    for word in words_of(text):
        said = say(word, speak)
        if not said:
            raise LookupError(word)
        ways.append(said)
    joined = itertools.islice(itertools.product(*ways), MOST_ANSWERS)
    return [tuple(itertools.chain.from_iterable(way)) for way in joined]


def say(word: str, speak: Speak) -> list[Sound]:
    """The ways to say one word: as the table has it, with its ending taken off, or as two known words."""
    if said := [tuple(way) for way in speak(word)]:
        return said[:4]
    if word.isdecimal():
        return _number(word, speak)
    if ordinal := re.fullmatch(r"(\d{1,4})(st|nd|rd|th)", word):
        *front, last = number_words(ordinal[1])
        return _phrase([*front, _ORDINALS.get(last) or re.sub("y$", "ie", last) + "th"], speak)
    if word.endswith(("'s", "s")):
        stem = word.removesuffix("s").removesuffix("'")
        if stem != word and (said := [(*way, _hiss(way)) for way in speak(stem)]):
            return said[:4]
    if word.endswith("in'") or word.endswith("in"):
        return [(*way[:-1], "N") for way in speak(word.removesuffix("'") + "g")][:4]
    for cut in range(3, len(word) - 2):
        first, second = speak(word[:cut]), speak(word[cut:])
        if first and second:
            return [(*one, *other) for one in first[:2] for other in second[:2]]
    return []


def _hiss(way: Sound) -> str:
    return "S" if base(way[-1]) in ("P", "T", "K", "F", "TH") else "Z"


def _number(digits: str, speak: Speak) -> list[Sound]:
    return _phrase(number_words(digits), speak)


def number_words(digits: str) -> list[str]:
    """A whole number as it is read: up to a hundred, round ones up to a thousand, others digit by digit."""
    number = int(digits)
    if number < len(NUMBERS):
        return [NUMBERS[number]]
    if number < 20:
        return [_TEENS[number - 10]]
    if number < 100:
        return [_TENS[number // 10], *([NUMBERS[number % 10]] if number % 10 else [])]
    if number < 1000 and number % 100 == 0:
        return [*([] if number == 100 else [NUMBERS[number // 100]]), "hundred"]
    return ["thousand"] if number == 1000 else [NUMBERS[int(digit)] for digit in digits]


def _phrase(words: Iterable[str], speak: Speak) -> list[Sound]:
    """The ways to say words in a row; none when one of them is unknown."""
    ways = itertools.islice(itertools.product(*(say(word, speak) for word in words)), MOST_WAYS)
    return [tuple(itertools.chain.from_iterable(way)) for way in ways]


def readings(part: Part, pictures: Mapping[str, Picture], speak: Speak) -> list[Sound]:
    """Everything a part may say. Empty when nobody knows how its name is said."""
    if part.place:
        return _of_place(part, pictures, speak)
    ways = _once(part, pictures, speak)
    if part.times > 1:
        ways = _often(part, ways, _phrase(words_of(plural(_name(part, pictures))), speak), speak)
    for change, patterns in _CHANGES.items():
        if change in (part.size, "crossed" * part.crossed, "turned" * part.turned):
            ways = [
                (*before, *way, *after)
                for front, back in patterns
                for before in _phrase(front.split(), speak)
                for after in _phrase(back.split(), speak)
                for way in ways
            ]
    return list(dict.fromkeys(ways))


_CHANGES = {
    "big": (("big", ""), ("large", ""), ("great", "")),
    "small": (("little", ""), ("small", ""), ("tiny", ""), ("mini", "")),
    "crossed": (("no", ""), ("not", ""), ("", "out")),
    "turned": (("upside down", ""), ("", "upside down"), ("", "over")),
}
"""What a change adds to what is said, before and after."""


def _name(part: Part, pictures: Mapping[str, Picture]) -> str:
    picture = pictures.get(part.picture)
    names = {part.picture: picture.names[0]} if picture and picture.names else {}
    return spoken_name(part, names) if part.picture else part.what.lower()


def _once(part: Part, pictures: Mapping[str, Picture], speak: Speak) -> list[Sound]:
    if part.letter:
        return [LETTERS[part.letter], *letter_sounds(part.letter)]
    if part.number:
        return _number(part.number, speak)
    if part.text:
        return printed(part.text, speak)
    name = _name(part, pictures)
    ways = named(name, pictures.get(part.picture), speak)
    for letters, ahead in ((part.minus_first, True), (part.minus_last, False)):
        if letters:
            ways = [rest for way in ways for rest in without(way, letters, ahead)]
    if part.minus_first or part.minus_last:
        left = name[len(part.minus_first) : len(name) - len(part.minus_last)]
        ways += [tuple(way) for way in speak(left)]  # a ship without its S reads "hip"
    return ways


def letter_sounds(letter: str) -> list[Sound]:
    """What a single letter may stand for beside its name."""
    return [tuple(sound.split()) for sound in _PLAIN.get(letter, ())]


def named(name: str, picture: Picture | None, speak: Speak) -> list[Sound]:
    """The ways to say a name of a picture; single letters in it are said by their names."""
    if picture and picture.sounds and name == picture.names[0]:
        return [tuple(sound.split()) for sound in picture.sounds]
    ways = [
        [LETTERS[word.upper()]] if len(word) == 1 and word != "a" else say(word, speak)
        for word in words_of(name)
    ]
    joined = itertools.islice(itertools.product(*ways), MOST_WAYS)
    return [tuple(itertools.chain.from_iterable(way)) for way in joined]


def without(way: Sound, letters: str, ahead: bool) -> list[Sound]:
    """What is left of a word when these letters are taken from its start (`ahead`) or its end."""
    left = [(way, letters)]
    done: list[Sound] = []
    while left:
        rest, still = left.pop()
        if not still:
            done.append(rest)
            continue
        for size in (2, 1):
            chunk = still[:size] if ahead else still[-size:]
            if len(chunk) < size:
                continue
            later = still[size:] if ahead else still[:-size]
            for sound in _SPELLED_LIKE.get(chunk, ()):
                gone = sound.split()
                end = rest[: len(gone)] if ahead else rest[-len(gone) :]
                if [base(one) for one in end] == [base(one) for one in gone] and len(rest) > len(gone):
                    left.append((rest[len(gone) :] if ahead else rest[: -len(gone)], later))
            if chunk in ("E", "H", "W", "B") and size == 1 and not ahead:
                left.append((rest, later))  # silent at the end, as in comb and cake
    return list(dict.fromkeys(done))


def printed(text: str, speak: Speak) -> list[Sound]:
    """The ways to read printed letters: as a word if there is one, else by the sounds that they spell."""
    if text == "&":
        return [("AE1", "N", "D"), ("AH0", "N", "D"), ("AH0", "N")]
    word = [tuple(way) for way in speak(text.lower())]
    if text == "THE":
        word.append(("DH", "IY0"))
    return list(dict.fromkeys((*word, *_spelled(text)))) if len(text) <= _LONGEST or not word else word


def _spelled(text: str) -> list[Sound]:
    if not text:
        return [()]
    for size in range(min(_LONGEST, len(text)), 0, -1):
        if sounds := _PLAIN.get(text[:size]):
            rest = _spelled(text[size:])
            return [(*sound.split(), *more) for sound in sounds for more in rest][:MOST_WAYS]
    return []


def _often(part: Part, once: list[Sound], more: list[Sound], speak: Speak) -> list[Sound]:
    """A thing drawn several times: "pears", "three pears", "pear pear pear", "double pear"."""
    more = more or [(*way, _hiss(way)) for way in once]
    ways = [*more, *(way * part.times for way in once)]
    ways += [(*count, *way) for count in say(NUMBERS[part.times], speak) for way in (*more, *once)]
    if part.times == 2:
        ways += [(*front, *way) for front in say("double", speak) for way in once]
    return ways


def _of_place(part: Part, pictures: Mapping[str, Picture], speak: Speak) -> list[Sound]:
    """Both groups with the word between them, and what else that word may be: "on" for over."""
    between = {
        "over": ("over", "on", "above"),
        "under": ("under", "below", "beneath"),
        "in": ("in", "inside"),
    }
    this, that = ([readings(one, pictures, speak)[:4] for one in group] for group in (part.this, part.that))
    words = [
        [*way, *article]
        for word in between[part.place]
        for way in say(word, speak)
        for article in ((), ("DH", "AH0"), ("AH0",))
    ]
    joined = itertools.product(*this, words, *that)
    return [tuple(itertools.chain.from_iterable(way)) for way in itertools.islice(joined, 400)]
