"""Sums and equations, which are compared sign by sign: "2 + 2 = 4"."""

import re
from typing import Final

from boardroom.core.words.numerals import folded
from boardroom.core.words.readings import plain

SUM: Final = re.compile(r"[\d\s.,()=+*/x^<>:-]+")
SIGN: Final = re.compile(r"[=+*^<>]")  # "24/7", "50-50" and "4x4" are phrases
PIECE: Final = re.compile(r"\d+|[^\W\d_]+|[-=+*/^<>()]|(?<=\d)[.](?=\d)")
SPOKEN: Final = tuple(
    (re.compile(rf"\b(?:{words})\b"), sign)
    for words, sign in (
        ("is equal to|equals|equal|is|are|makes|make|gives", "="),
        ("plus|and|add|added to", "+"),
        ("minus|take away|less", "-"),
        ("times|multiplied by|x", "*"),
        ("divided by|over", "/"),
        ("squared", "^2"),
        ("cubed", "^3"),
        ("point", "."),
    )
)


def is_sum(text: str) -> bool:
    """Whether an answer is nothing but numbers and at least one sign of arithmetic."""
    line = plain(text)
    return (
        SUM.fullmatch(line) is not None
        and SIGN.search(line) is not None
        and any(sign.isdigit() for sign in line)
    )


def written(text: str) -> str:
    """A sum with every word as digits and signs and nothing between them: "two plus two" is "2+2"."""
    line = re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", plain(text))
    line = re.sub(r"(?<=\d)x(?=\d)", " x ", line)
    line = " ".join(folded([word for word in PIECE.findall(line) if word not in ("a", "the")]))
    for pattern, sign in SPOKEN:
        line = pattern.sub(sign, line)
    return "".join(line.split())
