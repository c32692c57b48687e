"""How English words sound, for the rebus: the house's table of words, and a fair guess where it has none."""

from __future__ import annotations

import re
from functools import lru_cache

from boardroom.core.words.sounds import sounds
from boardroom.games.concentration.sounds import Sound, is_vowel

_CODES = {
    **{
        "b": "B",
        "C": "CH",
        "d": "D",
        "D": "DH",
        "f": "F",
        "g": "G",
        "h": "HH",
        "J": "JH",
        "k": "K",
        "l": "L",
    },
    **{"m": "M", "n": "N", "N": "NG", "p": "P", "r": "R", "s": "S", "S": "SH", "t": "T", "T": "TH", "v": "V"},
    **{"w": "W", "y": "Y", "z": "Z", "Z": "ZH", "x": "AH0"},
    **{"a": "AA1", "&": "AE1", "u": "AH1", "o": "AO1", "W": "AW1", "I": "AY1", "e": "EH1", "R": "ER1"},
    **{"A": "EY1", "i": "IH1", "E": "IY1", "O": "OW1", "Y": "OY1", "U": "UH1", "q": "UW1"},
}
"""The signs of the table. It marks only the weakest vowels as unstressed."""

# Spelling to sound for words that the table lacks, longest first; a word's last silent e is dropped before.
_RULES = [
    *(("tion", "SH AH0 N"), ("ough", "AO1"), ("igh", "AY1"), ("tch", "CH"), ("dge", "JH"), ("sch", "S K")),
    *(
        ("ch", "CH"),
        ("sh", "SH"),
        ("th", "TH"),
        ("ph", "F"),
        ("wh", "W"),
        ("ck", "K"),
        ("ng", "NG"),
        ("qu", "K W"),
    ),
    *(("kn", "N"), ("wr", "R"), ("ee", "IY1"), ("ea", "IY1"), ("oo", "UW1"), ("ou", "AW1"), ("ow", "OW1")),
    *(
        ("oa", "OW1"),
        ("ai", "EY1"),
        ("ay", "EY1"),
        ("ey", "IY1"),
        ("oi", "OY1"),
        ("oy", "OY1"),
        ("au", "AO1"),
    ),
    *(
        ("aw", "AO1"),
        ("ew", "UW1"),
        ("ie", "IY1"),
        ("ei", "EY1"),
        ("ue", "UW1"),
        ("ar", "AA1 R"),
        ("er", "ER1"),
    ),
    *(("ir", "ER1"), ("or", "AO1 R"), ("ur", "ER1"), ("ce", "S EH1"), ("ci", "S IH1"), ("cy", "S IY1")),
    *(("a", "AE1"), ("b", "B"), ("c", "K"), ("d", "D"), ("e", "EH1"), ("f", "F"), ("g", "G"), ("h", "HH")),
    *(("i", "IH1"), ("j", "JH"), ("k", "K"), ("l", "L"), ("m", "M"), ("n", "N"), ("o", "AA1"), ("p", "P")),
    *(("q", "K"), ("r", "R"), ("s", "S"), ("t", "T"), ("u", "AH1"), ("v", "V"), ("w", "W"), ("x", "K S")),
    *(("y", "Y"), ("z", "Z")),
]
_LONG = {"a": "EY1", "e": "IY1", "i": "AY1", "o": "OW1", "u": "UW1", "y": "AY1"}


@lru_cache(maxsize=4096)
def speak(word: str) -> tuple[Sound, ...]:
    """The ways to say a word in lower case, the usual one first; none when the table does not have it."""
    return tuple(_weakened([_CODES[code] for code in way]) for way in sounds(word))


def guessed(word: str) -> Sound:
    """How a word that nobody knows is likely said, by its spelling alone: for names such as Zoe or Tilda."""
    word = re.sub("[^a-z]", "", word)
    silent = re.fullmatch(r"(.*)([aeiouy])([bcdfgklmnprstvz])e", word)
    body = word[:-1] if silent else word
    sound: list[str] = []
    at = 0
    while at < len(body):
        if at and body[at] == body[at - 1] and body[at] not in "aeiou":
            at += 1
            continue
        spelled, said = next(rule for rule in _RULES if body.startswith(rule[0], at))
        last = at + len(spelled) == len(body)
        if silent and at == len(body) - 2 and spelled in _LONG:
            said = _LONG[spelled]
        elif last and at and spelled in ("a", "e", "i", "o", "u", "y"):
            said = {"a": "AH0", "o": "OW1", "u": "UW1"}.get(spelled, "IY1")
        elif spelled == "y" and at and body[at - 1] not in "aeiou":
            said = "IH1"
        sound += said.split()
        at += len(spelled)
    return _weakened(sound)


def _weakened(sound: list[str]) -> Sound:
    """A word with the stress of its last "er" or "ee" taken off where others bear it, as in "berry"."""
    vowels = [at for at, phoneme in enumerate(sound) if is_vowel(phoneme)]
    if len(vowels) > 1:
        for at in vowels[1:]:
            if sound[at] == "ER1" or (sound[at] == "IY1" and at == vowels[-1] == len(sound) - 1):
                sound[at] = sound[at][:2] + "0"
    return tuple(sound)
