"""Sums and equations, which are compared to the letter: "2 + 2 = 4"."""

import re
from typing import Final

from boardroom.core.words.numerals import folded
from boardroom.core.words.readings import plain

SUM: Final = re.compile(r"[\d\s.,()=+*/x^<>:-]*\d[\d\s.,()=+*/x^<>:-]*")
SIGN: Final = re.compile(r"[=+*^<>]|(?<=\d)\s*x\s*(?=\d)|(?<=\d)\s*/\s*(?=\d).*=|(?<=\d)\s*-\s*(?=\d).*=")
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
    return SUM.fullmatch(line) is not None and SIGN.search(line) is not None


def written(text: str) -> str:
    """A sum with every word as digits and signs and nothing between them: "two plus two" is "2+2"."""
    line = re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", plain(text))
    line = re.sub(r"(?<=\d)x(?=\d)", " x ", line)
    words = re.findall(r"\d+|[^\W\d_]+|[^\w\s]", line)
    line = " ".join(folded([word for word in words if word not in (",", "a", "the")]))
    for pattern, sign in SPOKEN:
        line = pattern.sub(sign, line)
    return "".join(line.split()).rstrip(".!?")
