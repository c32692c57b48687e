"""How words sound, and whether a spelling can be read aloud as a sound.

The table is a megabyte of text in a module (`lexicon.py`): the core reads no files, and a module is found by
every kind of packaging. It is read at the first question and never at import.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from boardroom.core.words.numerals import in_words, is_digits

VOWELS: Final = frozenset("aexoWIARiEOYUqu&")
SCHWA: Final = "x"
MOST_WAYS: Final = 12
"""Ways kept to say one run of words."""


class Lexicon(NamedTuple):
    """The words that count as real, by how well they are known, and the sounds of all known words."""

    common: frozenset[str]
    names: frozenset[str]
    rare: frozenset[str]
    sounds: dict[str, str]
    """Several ways to say a word have commas between them."""


@cache
def lexicon() -> Lexicon:
    """The whole table, read once."""
    from boardroom.core.words import lexicon as table

    common, names, rare, other = (
        dict(zip(*[iter(text.split())] * 2, strict=True))
        for text in (table.SPOKEN_COMMON, table.SPOKEN_NAMES, table.SPOKEN_RARE, table.SPOKEN_OTHER)
    )
    return Lexicon(
        common=frozenset(table.UNSPOKEN_COMMON.split()).union(common),
        names=frozenset(table.UNSPOKEN_NAMES.split()).union(names),
        rare=frozenset(table.UNSPOKEN_RARE.split()).union(rare),
        sounds=common | names | rare | other,
    )


def is_common(word: str) -> bool:
    """Whether everybody knows this word, so that it is a different answer and not a slip."""
    return word in lexicon().common


def is_name(word: str) -> bool:
    """Whether this is a well-known name and no other word."""
    return word in lexicon().names


def is_rare(word: str) -> bool:
    """Whether this word is real, but few would think of it before a slip of a common one."""
    return word in lexicon().rare


def is_real(word: str) -> bool:
    """Whether this is a word or a name at all."""
    return is_common(word) or is_name(word) or is_rare(word)


@lru_cache(maxsize=8192)
def sounds(word: str) -> tuple[str, ...]:
    """The ways to say a word, one character a sound; none if it is not known and not made of known words."""
    known = lexicon().sounds
    if word in known:
        return tuple(known[word].split(","))
    if is_digits(word):
        return said(in_words(word)) if len(word) < 6 else ()
    if "'" in word:
        bare, possessed = word.replace("'", ""), word.removesuffix("'s")
        return sounds(bare) if bare in known or possessed == word else _with_s(sounds(possessed))
    for cut in range(len(word) - 3, 2, -1):
        first, second = word[:cut], word[cut:]
        if is_common(first) and is_common(second) and first in known and second in known:
            return (sounds(first)[0] + sounds(second)[0],)
    if word.endswith("s") and word[:-1] in known:
        return _with_s(sounds(word[:-1]))
    return ()


def _with_s(ways: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(way + _s_after(way) for way in ways)


def _s_after(sound: str) -> str:
    if sound[-1] in "szSZCJ":
        return "xz"
    return "s" if sound[-1] in "ptkfT" else "z"


def said(words: Sequence[str]) -> tuple[str, ...]:
    """The ways to say a run of words; none if one of them is unknown."""
    ways = [""]
    for word in words:
        ways = [way + sound for way in ways for sound in sounds(word)][:MOST_WAYS]
    return tuple(ways)


def alike(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether two runs of words can sound exactly the same."""
    return not set(said(one)).isdisjoint(said(other))


def nearly_alike(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether they sound the same to people who say "cot" as "caught", or "prints" as "prince"."""
    return not {_blurred(way) for way in said(one)}.isdisjoint(_blurred(way) for way in said(other))


def _blurred(sound: str) -> str:
    sound = sound.replace("nts", "ns").replace("R", "xr").replace("U", "q").replace("hw", "w")
    out = ""
    for place, here in enumerate(sound):
        following = sound[place + 1 : place + 2]
        if here == "r" and following not in VOWELS:
            continue
        out += "o" if here == "a" and following != "r" else here
    return out


# ---- reading a spelling aloud --------------------------------------------------------------------

# For each sound, the letters that may spell it; after a bar, those that spell it seldom.
SPELLED: Final = {
    "b": "b bb be|p",
    "C": "ch tch t c cch tsch|sh ge dge",
    "d": "d dd ed de|t",
    "D": "th|d",
    "f": "f ff ph fe|gh v",
    "g": "g gg gu gh gue|k",
    "h": "h wh|",
    "J": "j g dg dge ge dj gg d|ch",
    "k": "k c ck ch cc kk q qu que cq kh ke|g",
    "l": "l ll le el al il|",
    "m": "m mm mb mn me|",
    "n": "n nn kn gn pn ne en on|m",
    "N": "ng n nk|",
    "p": "p pp pe|b",
    "r": "r rr wr rh re|",
    "s": "s ss c sc ce se ps st sce|z",
    "S": "sh ch s ss ti ci si sch ssi shi ce|j",
    "t": "t tt ed bt pt te ght|d",
    "T": "th|t f",
    "v": "v vv ve|f w",
    "w": "w wh u o|v",
    "y": "y i e j|",
    "Z": "s z g si ge j zh|sh",
    "z": "z zz s ss x se ze|",
    "ks": "x xx cks cs ks xs cc cts ckes|",
    "gz": "x gs ggs|",
    "kw": "qu kw cqu cw q|",
    "kS": "x xi cti|",
    "yq": "u ew eu ue yu you|",
    "yx": "u ia io eo|",
    "Nk": "nk nc nch nq nx|",
    "a": "a o ah aw au ho|ou u ar",
    "&": "a ai au|e",
    "u": "u o ou oo a|i e",
    "x": "|",
    "o": "o au aw ou a ough augh oa al|or ore oar",
    "W": "ou ow au ough|",
    "I": "i y igh ie ei eye ai uy ye ight|",
    "e": "e ea ai a ae ie eo|i u",
    "R": "er ir ur or ear ar re our eur yr ure r a|",
    "A": "a ai ay ei ey eigh ea ae e|",
    "i": "i y e ui ea ee ie u|",
    "E": "e ee ea ie ei y i ey eo ae oe|",
    "O": "o oa ow oe ough ou eau ew au oh|",
    "Y": "oy oi|",
    "U": "oo u ou o|",
    "q": "oo u ew ue ou ui o ough eu ooh|",
    "xl": "le el al il ol l|",
    "xn": "en on an in n|",
    "xr": "er ar or r|",
    "Ir": "ire yre ier|",
    "Or": "oor our ore oar or|",
    "or": "oor our ore oar or ar aur|",
    "er": "air are ear ere ayer ar|",
    "ir": "eer ear ere ier ir er|",
    "WR": "our ower|",
    "IR": "ire ier yre iar oir|",
    "wa": "oi wa ua|",
}
SELDOM: Final = 0.4
ANY_VOWEL: Final = 0.5
WEAK_VOWEL: Final = 0.15
SILENT: Final = {
    "e": 0.25,
    "h": 0.4,
    "w": 0.7,
    "k": 0.7,
    "g": 0.7,
    "t": 0.7,
    "b": 0.7,
    "p": 0.7,
    "r": 0.7,
    "l": 0.7,
}
STRAY: Final = 1.2
DROPPED_SCHWA: Final = 0.4
DROPPED: Final = 1.2
LONGEST_GRAPHEME: Final = 5


@cache
def _graphemes() -> dict[str, tuple[tuple[str, float], ...]]:
    """For each run of letters, the sounds it may stand for and how odd that would be."""
    table: dict[str, list[tuple[str, float]]] = {}
    for sound, spelled in SPELLED.items():
        usual, _, seldom = spelled.partition("|")
        for runs, cost in ((usual, 0.0), (seldom, SELDOM)):
            for run in runs.split():
                table.setdefault(run, []).append((sound, cost))
    return {run: tuple(ways) for run, ways in table.items()}


def read_as(spelling: str, sound: str) -> float:
    """How oddly a spelling would stand for a sound: 0 as anybody would write it, about 1 for each mistake."""
    graphemes = _graphemes()
    reached = {(0, 0): 0.0}
    for at in range(len(spelling) + 1):
        for heard in range(len(sound) + 1):
            cost = reached.get((at, heard))
            if cost is None:
                continue
            for step, heard_step, extra in _steps(spelling, sound, at, heard, graphemes):
                place = (at + step, heard + heard_step)
                if cost + extra < reached.get(place, 99.0):
                    reached[place] = cost + extra
    return reached.get((len(spelling), len(sound)), 99.0)


def _steps(
    spelling: str, sound: str, at: int, heard: int, graphemes: dict[str, tuple[tuple[str, float], ...]]
) -> list[tuple[int, int, float]]:
    """What the next letters and the next sounds may make of each other: letters, sounds, oddness."""
    steps: list[tuple[int, int, float]] = []
    vowel = heard < len(sound) and (sound[heard] in VOWELS)
    if heard < len(sound):
        edge = heard in (0, len(sound) - 1)
        steps.append((0, 1, 2.0 if edge else DROPPED_SCHWA if sound[heard] == SCHWA else DROPPED))
    if at < len(spelling):
        letter = spelling[at]
        doubled = at > 0 and letter == spelling[at - 1]
        steps.append((1, 0, 0.1 if doubled else SILENT.get(letter, STRAY)))
        for length in range(1, LONGEST_GRAPHEME + 1):
            for said_as, cost in graphemes.get(spelling[at : at + length], ()):
                if sound.startswith(said_as, heard) and at + length <= len(spelling):
                    steps.append((length, len(said_as), cost))
        if vowel and letter in "aeiouy":
            cost = WEAK_VOWEL if sound[heard] == SCHWA else ANY_VOWEL
            steps.append((1, 1, cost))
            if spelling[at + 1 : at + 2] and spelling[at + 1] in "aeiouyw":
                steps.append((2, 1, cost))
    return steps
