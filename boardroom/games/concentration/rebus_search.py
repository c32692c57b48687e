"""Proposing rebuses: a phrase is cut into stretches of sound, and for each comes a picture or a letter.

All that a part may be stands in a tree of phonemes; from every phoneme of the phrase the tree is walked with
some tolerance, and the cheapest chains of parts from the first phoneme to the last are kept. A part costs
what a person pays for it: little for a thing that is named at once, more for letters taken away or print.
"""

from __future__ import annotations

import heapq
import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple, get_args

import msgspec
from msgspec import Struct

from boardroom.games.concentration.content import Content, Puzzle
from boardroom.games.concentration.layout import ENOUGH, inked, layout
from boardroom.games.concentration.lint import MOST_ANDS, MOST_MINUS, SMALL_WORDS, stem
from boardroom.games.concentration.parts import Part
from boardroom.games.concentration.rebus_options import Option, options
from boardroom.games.concentration.sounds import FAR, Sound, distance, instead, is_vowel, missing, surplus
from boardroom.games.concentration.spoken import Speak, answers, readings, say, words_of

Kind = Literal["idiom", "title", "name", "place", "thing"]
KINDS: tuple[Kind, ...] = get_args(Kind)

GOOD = 1.05
"""A rebus that costs more is not worth proposing."""

FINE = 0.7
"""Up to this most are good as they are."""

MOST_PARTS, MOST_WORDS = 9, 14
PICTURED = 0.45
"""At least so much of the sound comes from pictures."""

_SOUND = 2.2  # what a wrong sound costs beside the price of a part
_JOINT = 0.12
_BEAM = 20
_LONGEST = 13  # phonemes of one part
_REACH = 1.3
_TOLERANCE = {1: 0.05, 2: 0.3, 3: 0.45}
_MOST_SENTENCES = 4
_PLACES: dict[str, Literal["over", "under", "in"]] = {
    **{"over": "over", "above": "over", "on": "over"},
    **{"under": "under", "below": "under", "beneath": "under", "in": "in", "inside": "in"},
}
_MOST_BESIDE = 2  # parts on each side of a place


class Offer(Struct, frozen=True):
    """One proposal: the puzzle, its cost (low is good), and its sound's distance per phoneme.

    The cost is that of the parts, for each syllable of the phrase and one more, as short phrases are harder.
    """

    puzzle: Puzzle
    cost: float
    distance: float


class _Sentence(NamedTuple):
    """Words as one row of phonemes; `ends` maps the start of each word to its end and the word itself."""

    sound: Sound
    ends: dict[int, tuple[int, str]]


class _Chain(NamedTuple):
    """Parts from the first phoneme on, what they cost, and what they have used up."""

    cost: float
    parts: tuple[Part, ...] = ()
    pictured: int = 0
    minus: int = 0
    ands: int = 0


class _Step(NamedTuple):
    """One more part, up to the phoneme `end`."""

    end: int
    cost: float
    part: Part


class _Node:
    """A place in the tree of phonemes: where each next one leads, and what ends here."""

    __slots__ = ("after", "options")

    def __init__(self) -> None:
        self.after: dict[str, _Node] = {}
        self.options: list[Option] = []


class Proposer:
    """Proposes rebuses with the pictures of some content; made once for many phrases."""

    def __init__(self, content: Content, speak: Speak, guess: Callable[[str], Sound] | None = None) -> None:
        """`guess` says words that `speak` does not know; without it such phrases are refused."""
        self._content = content
        self._pictures = {picture.picture: picture for picture in content.pictures}
        self._speak = speak
        self._guess = guess
        self._tree = _Node()
        for option in options(content.pictures, speak):
            node = self._tree
            for phoneme in option.sound:
                node = node.after.setdefault(phoneme, _Node())
            node.options.append(option)

    def say(self, word: str) -> list[Sound]:
        """The ways to say a word, at worst by its spelling."""
        known = say(word, self._speak)
        return known if known or self._guess is None or not word.isalpha() else [self._guess(word)]

    def offers(self, phrase: str, most: int = 4, kind: Kind = "idiom") -> list[Offer]:
        """The best rebuses for a phrase, best first; none when nothing good exists.

        Raises LookupError with the first word that nobody can say.
        """
        words = words_of(phrase)
        if len(words) > MOST_WORDS:
            return []
        ways = answers(phrase, self.say)
        given = frozenset(stem(word) for word in words)
        costs: dict[tuple[Part, ...], float] = {}
        for chain in itertools.chain(self._read(words, given), self._placed(words, given)):
            costs[chain.parts] = min(chain.cost, costs.get(chain.parts, chain.cost))
        size = 1 + sum(map(is_vowel, ways[0]))
        found: list[Offer] = []
        for parts, cost in sorted(costs.items(), key=lambda item: item[1]):
            if len(found) == most or cost / size > GOOD:
                break
            if any(_alike(parts, offer.puzzle.parts) for offer in found):
                continue
            said = [readings(part, self._pictures, self.say) for part in parts]
            far = min(distance(said, way) for way in ways)
            puzzle = Puzzle(phrase, kind, _level(parts, far), parts)
            elements = layout(puzzle, self._content.inks)
            if far <= FAR and len(inked(elements, self._content.inks)) >= ENOUGH:
                found.append(Offer(puzzle, round(cost / size, 3), round(far, 3)))
        return found

    def _read(self, words: Sequence[str], given: frozenset[str]) -> Iterator[_Chain]:
        """Chains of parts that are read one after the other."""
        for sentence in self._sentences(words):
            for chain in self._chains(sentence, given):
                if len(chain.parts) > 1 and chain.pictured >= PICTURED * len(sentence.sound):
                    yield chain

    def _placed(self, words: Sequence[str], given: frozenset[str]) -> Iterator[_Chain]:
        """Rebuses of two groups, one of which lies over, under or in the other."""
        for at, word in enumerate(words):
            if word not in _PLACES or not 0 < at < len(words) - 1:
                continue
            after = (
                at + 2
                if words[at + 1] in ("the", "a", "an", "my", "your") and at + 2 < len(words)
                else at + 1
            )
            sides = []
            for side in (words[:at], words[after:]):
                chains = [
                    chain for sentence in self._sentences(side) for chain in self._chains(sentence, given)
                ]
                small = [chain for chain in chains if len(chain.parts) <= _MOST_BESIDE and chain.pictured]
                sides.append(heapq.nsmallest(4, small, key=lambda chain: chain.cost))
            for this, that in itertools.product(*sides):
                inside = _PLACES[word] == "in"
                if (
                    this.minus + that.minus > MOST_MINUS
                    or this.ands + that.ands > MOST_ANDS
                    or (inside and len(that.parts) > 1)
                ):
                    continue
                part = Part(place=_PLACES[word], this=this.parts, that=that.parts)
                yield _Chain(this.cost + that.cost + _JOINT, (part,))

    def _sentences(self, words: Sequence[str]) -> Iterator[_Sentence]:
        """The ways to say words in a row."""
        for said in itertools.islice(
            itertools.product(*(self.say(word)[:2] for word in words)), _MOST_SENTENCES
        ):
            ends: dict[int, tuple[int, str]] = {}
            sound: list[str] = []
            for word, way in zip(words, said, strict=True):
                ends[len(sound)] = (len(sound) + len(way), word)
                sound += way
            yield _Sentence(tuple(sound), ends)

    def _chains(self, sentence: _Sentence, given: frozenset[str]) -> list[_Chain]:
        """The cheapest chains of parts that say a sentence."""
        length = len(sentence.sound)
        begun: list[list[_Chain]] = [[] for _ in range(length + 1)]
        begun[0] = [_Chain(0.0)]
        for start in range(length):
            chains = heapq.nsmallest(_BEAM, begun[start], key=lambda chain: chain.cost)
            if not chains:
                continue
            for step in self._steps(sentence, start, given):
                part = step.part
                pictured = (step.end - start) * bool(part.picture)
                minus = len(part.minus_first) + len(part.minus_last)
                for chain in chains:
                    longer = _Chain(
                        chain.cost + step.cost + _JOINT,
                        (*chain.parts, part),
                        chain.pictured + pictured,
                        chain.minus + minus,
                        chain.ands + (part.text == "&"),
                    )
                    if (
                        longer.minus <= MOST_MINUS
                        and longer.ands <= MOST_ANDS
                        and len(longer.parts) <= MOST_PARTS
                    ):
                        begun[step.end].append(longer)
        return heapq.nsmallest(6 * _BEAM, begun[length], key=lambda chain: chain.cost)

    def _steps(self, sentence: _Sentence, start: int, given: frozenset[str]) -> list[_Step]:
        """What may come next in a chain that has reached `start`: the cheapest few up to each phoneme."""
        found: dict[int, list[_Step]] = {}
        word_ends = {end for end, _ in sentence.ends.values()}
        if start in sentence.ends:
            end, word = sentence.ends[start]
            if word in SMALL_WORDS:
                found[end] = [_Step(end, 0.45 + 0.1 * (end - start), Part(text=word.upper()))]
            if word == "and":
                found[end].append(_Step(end, 0.4, Part(text="&")))
        for option, end, cost in _matches(self._tree, sentence.sound, start):
            if option.words & given:
                continue
            if option.spot == "start" and start not in sentence.ends:
                continue
            if option.spot == "end" and (end not in word_ends or start in sentence.ends):
                continue
            found.setdefault(end, []).append(_Step(end, option.price + _SOUND * cost, option.part))
        return [
            step
            for steps in found.values()
            for step in heapq.nsmallest(10, steps, key=lambda step: step.cost)
        ]


def _matches(tree: _Node, sound: Sound, start: int) -> list[tuple[Option, int, float]]:
    """Every option whose sound is near a stretch from `start` on: (option, end, cost of the difference)."""
    ahead = sound[start : start + _LONGEST]
    gaps = [missing(meant) for meant in ahead]
    befores = ("", *ahead)
    first = [0.0, *itertools.accumulate(gaps)]
    lines: dict[str, tuple[list[float], list[float]]] = {}
    found: list[tuple[Option, int, float]] = []

    def walk(node: _Node, depth: int, row: list[float]) -> None:
        if node.options:
            tolerance = _TOLERANCE.get(depth, 0.2 * depth)
            for length in range(1, len(ahead) + 1):
                cost = row[length]
                if cost <= tolerance:
                    found.extend(
                        (option, start + length, cost) for option in node.options if cost <= option.slack
                    )
        for phoneme, after in node.after.items():
            if phoneme not in lines:
                lines[phoneme] = (
                    [instead(phoneme, meant) for meant in ahead],
                    [surplus(phoneme, before) for before in befores],
                )
            swaps, extras = lines[phoneme]
            last = row[0] + extras[0]
            line = [last]
            least = last
            for at, swap in enumerate(swaps):
                last = min(row[at] + swap, row[at + 1] + extras[at + 1], last + gaps[at])
                line.append(last)
                if last < least:
                    least = last
            if least <= _REACH:
                walk(after, depth + 1, line)

    walk(tree, 0, first)
    return found


def _alike(parts: tuple[Part, ...], others: tuple[Part, ...]) -> bool:
    """Whether two rebuses differ by little more than one part."""
    ours, theirs = (
        {one.what for part in group for one in (part, *part.this, *part.that)} for group in (parts, others)
    )
    return len(ours & theirs) > 0.67 * max(len(ours), len(theirs))


def _level(parts: tuple[Part, ...], far: float) -> Literal["easy", "medium", "hard"]:
    """A guess how hard it is; the family may write another."""
    minus = sum(len(part.minus_first) + len(part.minus_last) for part in parts)
    if minus >= MOST_MINUS or len(parts) > 6 or far > 0.08:
        return "hard"
    return "easy" if not minus and len(parts) <= 5 and far < 0.04 else "medium"


def as_yaml(puzzle: Puzzle) -> str:
    """A puzzle as it is written by hand, ready to be pasted under `puzzles:`."""
    lines = [
        f"- answer: {_quoted(puzzle.answer)}",
        f"  kind: {puzzle.kind}",
        f"  level: {puzzle.level}",
        "  parts:",
    ]
    return "\n".join([*lines, *(f"  - {_flow(part)}" for part in puzzle.parts)]) + "\n"


def _flow(part: Part) -> str:
    pairs = []
    for field, value in msgspec.structs.asdict(part).items():
        if value == getattr(_PLAIN_PART, field):
            continue
        if isinstance(value, tuple):
            pairs.append(f"{field}: [{', '.join(_flow(one) for one in value)}]")
        else:
            pairs.append(f"{field}: {_quoted(str(value))}")
    return "{" + ", ".join(pairs) + "}"


_PLAIN_PART = Part()
_TAKEN_AMISS = {"on", "off", "yes", "no", "y", "n", "true", "false", "null"}


def _quoted(text: str) -> str:
    plain = text.replace("-", "").replace(" ", "").isalnum() and text.lower() not in _TAKEN_AMISS
    return text if plain else json.dumps(text, ensure_ascii=False)
