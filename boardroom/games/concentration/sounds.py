"""How near a rebus sounds to its answer, in ARPAbet: phonemes such as "B", vowels with stress such as "IY1".

Costs are in units of one wrong consonant: 0 is the same sound, 0.3 a soft one for a hard one (B for P), 1
another one. Weak vowels of the answer are cheap, stressed ones dear, as the ear has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

Sound = tuple[str, ...]
"""Phonemes in the order in which they are spoken."""

FAR = 0.12
"""A rebus further than this from its answer, per phoneme of the answer, is refused."""

VOWELS = frozenset("AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split())  # noqa: SIM905 (read at a glance)


def base(phoneme: str) -> str:
    """A phoneme without its stress."""
    return phoneme.rstrip("012")


def is_vowel(phoneme: str) -> bool:
    """Whether it is a vowel, with or without a stress digit."""
    return base(phoneme) in VOWELS


def _pairs() -> dict[tuple[str, str], float]:
    alike = {
        0.08: "AA-AO",
        0.2: "N-NG IH-IY UH-UW AH-UH",
        0.3: "P-B T-D K-G F-V S-Z SH-ZH CH-JH TH-DH EH-IH EH-AE AH-AA AH-AO OW-AO EY-EH AH-IH AH-EH AH-ER "
        "AE-AA OW-AA AH-AE AO-ER UH-ER",
        0.4: "M-N M-NG S-SH Z-ZH JH-ZH CH-SH T-TH D-DH F-TH V-DH",
        0.45: "EY-AE AW-AA AY-AA IH-AY OW-UW OW-UH EY-IH EY-IY OW-AH EH-IY UW-AH AW-AE",
        0.65: "R-L R-W L-W B-V",
    }
    return {
        pair: cost
        for cost, names in alike.items()
        for one, other in (name.split("-") for name in names.split())
        for pair in ((one, other), (other, one))
    }


_ALIKE = _pairs()


@lru_cache(maxsize=8192)
def instead(said: str, meant: str) -> float:
    """The cost of one phoneme where the answer has another."""
    one, other = base(said), base(meant)
    if one == other:
        return 0.0
    if (one in VOWELS) != (other in VOWELS):
        return 2.0
    cost = _ALIKE.get((one, other), 0.8 if one in VOWELS else 1.0)
    if one not in VOWELS:
        return cost
    if not meant.endswith("0"):
        return cost * 1.8
    if one in ("AY", "AW", "OY"):
        return 0.9
    weak = min(cost, 0.5) * 0.6
    return max(weak, 0.5) if one in ("EY", "OW", "UW") and other in ("AH", "ER", "IH") else weak


def missing(meant: str) -> float:
    """The cost of a phoneme of the answer that no part says."""
    if meant == "AH0":
        return 0.35
    return {"HH": 0.4, "Y": 0.3, "R": 0.45, "T": 0.45, "D": 0.45}.get(
        base(meant), 1.2 if is_vowel(meant) else 0.8
    )


def surplus(said: str, before: str) -> float:
    """The cost of a phoneme too many; the same sound as the one `before` runs into it ("sock corner")."""
    if base(said) == base(before):
        return 0.1
    if said == "AH0":
        return 0.35
    return {"HH": 0.4, "Y": 0.4, "R": 0.45, "T": 0.55, "D": 0.55}.get(
        base(said), 1.2 if is_vowel(said) else 0.85
    )


def distance(parts: Sequence[Iterable[Sound]], answer: Sound) -> float:
    """How far the best readings of the parts, joined, are from the answer: cost per phoneme of the answer."""
    costs = [0.0]
    for meant in answer:
        costs.append(costs[-1] + missing(meant))
    for readings in parts:
        costs = [
            min(column)
            for column in zip(*(_joined(costs, reading, answer) for reading in readings), strict=True)
        ]
    return costs[-1] / max(1, len(answer))


def _joined(costs: list[float], reading: Sound, answer: Sound) -> list[float]:
    """The costs of every beginning of the answer after one more reading was said."""
    for said in reading:
        line = [costs[0] + surplus(said, "")]
        for at, meant in enumerate(answer):
            line.append(
                min(
                    costs[at] + instead(said, meant),
                    costs[at + 1] + surplus(said, meant),
                    line[at] + missing(meant),
                )
            )
        costs = line
    return costs
