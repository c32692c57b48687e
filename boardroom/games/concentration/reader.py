"""How a computer reads a rebus: it sounds out what it can see and looks for that in its phrase book.

It is given what the view holds, elements and how much of each shows, and knows nothing else of the puzzle: of
two puzzles that look the same it thinks the same. Parts that it cannot read may stand for any sound.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from boardroom.games.concentration.content import Content, Picture
from boardroom.games.concentration.layout import Element, Glimpse
from boardroom.games.concentration.parts import Part
from boardroom.games.concentration.sounds import Sound, base, instead, missing, surplus
from boardroom.games.concentration.speech import guessed, speak
from boardroom.games.concentration.spoken import answers, readings, say


class Skill(Struct, frozen=True):
    """How well a computer reads.

    `shows`: the share of an element that must show before it is recognised. `names`: how many names of a
    picture come to mind. `covers`: the share of a phrase that must be heard in the parts, and `ahead` by how
    much the best phrase must lead, before it is said aloud.
    """

    shows: float
    names: int
    covers: float
    ahead: float


SKILLS = (Skill(0.85, 1, 0.8, 0.25), Skill(0.6, 2, 0.62, 0.15), Skill(0.45, 3, 0.52, 0.08))
"""By level, from easy to hard."""

_STRICT = 2.5  # phonemes of a phrase that one wrong sound outweighs
_CLOSER, _FEWEST_CLOSER = 40, 8  # phrases that are compared in full; the fewer, the more ways there are
_MOST_WAYS = 24  # to say a part
_MOST_PLACED = 160  # to say two groups of parts and where one lies
_LONG = 4  # consonants of a part that may be heard with gaps between them
_BONES = {
    **dict.fromkeys(("P", "B"), "p"),
    **dict.fromkeys(("T", "D", "TH", "DH"), "t"),
    **dict.fromkeys(("K", "G"), "k"),
    **dict.fromkeys(("F", "V"), "f"),
    **dict.fromkeys(("S", "Z", "SH", "ZH", "CH", "JH"), "s"),
    **dict.fromkeys(("M", "N", "NG"), "n"),
    **{"L": "l", "R": "r", "ER": "r", "W": "w"},
}
"""Consonants; those that are easily taken for each other have one sign."""


class _Phrase(Struct, frozen=True):
    """A phrase of the book, how it is said, and the consonants of that.

    `lines` remembers what each phoneme gains where the phrase has another, and where it is one too many.
    """

    text: str
    sound: Sound
    bones: str
    gaps: tuple[float, ...]
    lines: dict[str, tuple[tuple[float, ...], tuple[float, ...]]]

    def line(self, said: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What a phoneme gains at every place of the phrase, instead and beside."""
        if said not in self.lines:
            self.lines[said] = (
                tuple(1 - _STRICT * instead(said, meant) for meant in self.sound),
                tuple(-_STRICT * surplus(said, before) for before in ("", *self.sound)),
            )
        return self.lines[said]


class _Read(Struct, frozen=True):
    """The ways to say one part; none if it is not recognised and may say anything."""

    part: int
    ways: tuple[Sound, ...]


class Reader:
    """Reads rebuses with the pictures' names and the phrase book of some content."""

    def __init__(self, content: Content) -> None:
        self._pictures = {picture.picture: picture for picture in content.pictures}
        self._texts = content.phrases
        self._known: dict[tuple[tuple[Element, ...], int], tuple[Sound, ...]] = {}

    def guess(self, glimpses: Sequence[Glimpse], level: int, wrong: Collection[str] = ()) -> str | None:
        """The phrase that these elements seem to say, or None when the reader is not sure enough.

        `wrong` are phrases that have been said already and were not the answer.
        """
        skill = SKILLS[level]
        read = [self._part(number, group, skill) for number, group in _by_part(glimpses)]
        if not any(part.ways for part in read):
            return None
        least = skill.covers - skill.ahead
        closest = [phrase for phrase in _closest(self._texts, read, least) if phrase.text not in wrong]
        ranked = sorted(((_heard(read, phrase), phrase.text) for phrase in closest), reverse=True)
        if not ranked:
            return None
        (best, text), *others = ranked
        lead = best - others[0][0] if others else best
        return text if best >= skill.covers and lead >= skill.ahead else None

    def _part(self, number: int, glimpses: Sequence[Glimpse], skill: Skill) -> _Read:
        """One part as far as it is recognised: a single element that hardly shows spoils it."""
        things = [glimpse for glimpse in glimpses if glimpse.element.sign != "plus"]
        if not things or any(glimpse.share < skill.shows for glimpse in things):
            return _Read(number, ())
        looks = tuple(replace(glimpse.element, part=0, box=(0, 0, 0, 0)) for glimpse in things)
        return _Read(number, self._ways(looks, skill.names))

    def _ways(self, looks: tuple[Element, ...], names: int) -> tuple[Sound, ...]:
        """The ways to say the elements of one part, whatever their places; remembered."""
        if (looks, names) not in self._known:
            ways: dict[Sound, Sound] = {}
            for part in _meant(looks, self._pictures, names):
                most = _MOST_PLACED // 4 if part.place else _MOST_WAYS
                for way in readings(part, self._pictures, speak)[:most]:
                    ways.setdefault(tuple(map(base, way)), way)
            self._known[looks, names] = tuple(ways.values())[:_MOST_PLACED]
        return self._known[looks, names]


def _by_part(glimpses: Sequence[Glimpse]) -> list[tuple[int, list[Glimpse]]]:
    """Glimpses by the part that they belong to, in reading order."""
    ordered = sorted(glimpses, key=lambda glimpse: glimpse.element.part)
    return [
        (number, list(group))
        for number, group in itertools.groupby(ordered, key=lambda glimpse: glimpse.element.part)
    ]


# What is seen


def _meant(elements: Sequence[Element], pictures: Mapping[str, Picture], names: int) -> Iterator[Part]:
    """The parts that these elements may have been drawn for."""
    bars = [at for at, element in enumerate(elements) if element.sign == "bar"]
    inner = [element for element in elements if element.inside]
    if bars:
        upper, lower = elements[: bars[0]], elements[bars[0] + 1 :]
        for above in _groups(upper, pictures, names):
            for below in _groups(lower, pictures, names):
                yield Part(place="over", this=above, that=below)
                yield Part(place="under", this=below, that=above)
    elif inner:
        outer = [element for element in elements if not element.inside]
        for within in _groups(inner, pictures, names):
            for around in _groups(outer, pictures, names):
                yield Part(place="in", this=within, that=around)
    else:
        yield from (parts[0] for parts in _groups(elements, pictures, names) if len(parts) == 1)


def _groups(
    elements: Sequence[Element], pictures: Mapping[str, Picture], names: int
) -> list[tuple[Part, ...]]:
    """The ways to read elements side by side; the same thing drawn again is one thing, several times."""
    things: list[list[Part]] = []
    at = 0
    while at < len(elements):
        first = elements[at]
        same = 1
        while at + same < len(elements) and _alike(elements[at + same], first):
            same += 1
        at += same
        minus = elements[at].text if at < len(elements) and elements[at].sign == "minus" else ""
        at += bool(minus)
        things.append(list(_thing(first, same, minus, pictures, names)))
    return list(itertools.islice(itertools.product(*things), 12))


def _thing(
    element: Element, times: int, minus: str, pictures: Mapping[str, Picture], names: int
) -> Iterator[Part]:
    """What one thing may be called, and from which end its letters may have been taken."""
    known = pictures.get(element.picture)
    ends = (("", ""),) if not minus else ((minus, ""), ("", minus))
    for name in known.names[:names] if known else ("",):
        for first, last in ends:
            text = element.text
            yield Part(
                picture=element.picture,
                letter=text if len(text) == 1 and text.isalpha() else "",
                number=text if text.isdecimal() else "",
                text=text if (len(text) > 1 and not text.isdecimal()) or text == "&" else "",
                name=name,
                minus_first=first,
                minus_last=last,
                times=times,
                crossed=element.crossed,
                turned=element.turned,
            )


def _alike(one: Element, other: Element) -> bool:
    """Whether two elements look the same but for their place."""
    return one.sign == other.sign == "" and (one.picture, one.text) == (other.picture, other.text)


# What is heard


@lru_cache(maxsize=8)
def _book(texts: tuple[str, ...]) -> tuple[_Phrase, ...]:
    """The phrase book with its sounds."""
    phrases = []
    for text in texts:
        try:
            sound = answers(text, lambda word: say(word, speak) or [guessed(word)])[0]
        except LookupError:
            continue  # a word in letters that nobody reads aloud
        gaps = tuple(-_STRICT * missing(meant) for meant in sound)
        phrases.append(_Phrase(text, sound, _bones(sound), gaps, {}))
    return tuple(phrases)


def _bones(sound: Sound) -> str:
    return "".join(_BONES.get(base(phoneme), "") for phoneme in sound)


def _closest(texts: tuple[str, ...], read: Sequence[_Read], least: float) -> list[_Phrase]:
    """The phrases that hold most of the consonants heard: a quick look before they are compared in full.

    Left out are those that are too long for so little sound to cover `least` of them.
    """
    heard = [tuple({bones for way in part.ways if (bones := _bones(way))}) for part in read]
    most = sum(max(map(len, part.ways), default=0) for part in read)
    short = [phrase for phrase in _book(texts) if most >= least * len(phrase.sound)]
    looked = [(_fit(heard, phrase.bones), phrase) for phrase in short]
    looked.sort(key=lambda found: -found[0])
    ways = sum(len(part.ways) for part in read)
    return [phrase for _, phrase in looked[: max(_FEWEST_CLOSER, min(_CLOSER, 2000 // (ways + 1)))]]


def _fit(heard: Sequence[tuple[str, ...]], bones: str) -> float:
    """How many consonants of a phrase are heard in their order, less those that are not."""
    at = found = 0
    for ways in heard:
        if ways and len(ways[0]) > _LONG:
            found += max(len(_couples(way) & _couples(bones)) for way in ways)
            continue
        best = None
        for way in ways:
            place = bones.find(way, at)
            if place >= 0 and (best is None or place - 2 * len(way) < best[0]):
                best = place - 2 * len(way), place + len(way), len(way)
        if best is not None:
            at = best[1]
            found += best[2]
    return found - 0.3 * len(bones)


@lru_cache(maxsize=4096)
def _couples(bones: str) -> frozenset[str]:
    """Every two consonants that follow one another."""
    return frozenset(map("".join, itertools.pairwise(bones)))


def _heard(read: Sequence[_Read], phrase: _Phrase) -> float:
    """The share of a phrase that the parts say, less what they say wrong; the unread may say anything."""
    gains = [0.0] + [float("-inf")] * len(phrase.sound)
    expected = 0
    for part in read:
        if part.part != expected or not part.ways:
            gains = list(itertools.accumulate(gains, max))
        expected = part.part + 1
        if part.ways:
            gains = list(map(max, zip(*(_said(gains, way, phrase) for way in part.ways), strict=True)))
    return max(gains) / len(phrase.sound)  # more may follow the last part that shows


def _said(gains: list[float], way: Sound, phrase: _Phrase) -> list[float]:
    """The gains at every beginning of the phrase after one more reading was heard."""
    for said in way:
        swaps, extras = phrase.line(said)
        last = gains[0] + extras[0]
        line = [last]
        for before, after, swap, extra, gap in zip(
            gains, gains[1:], swaps, extras[1:], phrase.gaps, strict=False
        ):
            last = max(before + swap, after + extra, last + gap)
            line.append(last)
        gains = line
    return gains
