"""The grammar of a rebus: what one part is, and whether it is written right.

A part is one thing (picture, letter, number, text) with what is done to it, or two groups of parts and where
one lies (`place`). Blots of colour, arrows and shapes are pictures like any other. By hand, in puzzles.yaml:

    - {picture: honeybee, says: be}
    - {letter: T}
    - {text: OR}
    - {picture: feather, minus_first: F, says: eather}
    - {picture: bear, times: 3, says: three bears}
    - {place: over, this: [{picture: cat}], that: [{picture: moon}]}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from boardroom.core.tongue import tr

MOST_PARTS, MOST_PLACED = 12, 6
MOST_TIMES = 9
MOST_MINUS = 3


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One element of a rebus, read in order. Exactly one of the first five fields says what it is.

    `name`: which of the picture's names is meant (left out: its first). `says`: what it stands for in the
    answer, for the explanation (left out: the name with its letters taken away).
    """

    picture: str = ""
    letter: str = ""
    number: str = ""
    text: str = ""
    place: Literal["", "over", "under", "in"] = ""
    this: tuple[Part, ...] = ()
    that: tuple[Part, ...] = ()
    minus_first: str = ""
    minus_last: str = ""
    times: int = 1
    size: Literal["", "big", "small"] = ""
    crossed: bool = False
    turned: bool = False
    name: str = ""
    says: str = ""

    @property
    def what(self) -> str:
        """The word on it or the name of its picture: what the artist draws."""
        return self.picture or self.letter or self.number or self.text


def fault(part: Part) -> str | None:
    """What is wrong with the way this part is written and what to do, or None."""
    given = [kind for kind in ("picture", "letter", "number", "text", "place") if getattr(part, kind) != ""]
    if len(given) != 1:
        if not given:
            return tr("a part is exactly one of picture, letter, number, text or place; this is none of them")
        found = ", ".join(given)
        return tr(
            "a part is exactly one of picture, letter, number, text or place; this has {found}", found=found
        )
    return _fault_of_kind(part) or _fault_of_change(part)


def _fault_of_kind(part: Part) -> str | None:
    if part.letter and not (len(part.letter) == 1 and part.letter.isascii() and part.letter.isupper()):
        return tr("letter: {letter!r} is not one capital letter from A to Z", letter=part.letter)
    if part.number and not (part.number.isascii() and part.number.isdecimal() and len(part.number) <= 4):
        return tr("number: {number!r} is not a whole number of at most four digits", number=part.number)
    if part.text and (part.text != part.text.upper() or len(part.text) > 10 or not part.text.isascii()):
        return tr("text: {text!r} is not printed in at most ten capitals", text=part.text)
    if not part.place and (part.this or part.that):
        return tr("this and that go with place: over, under or in")
    if part.place and not (part.this and part.that):
        return tr("place goes with two groups of parts, this: [...] and that: [...]")
    for inner in (*part.this, *part.that):
        if inner.place:
            return tr("a place cannot lie inside another")
        if wrong := fault(inner):
            return wrong
    if max(len(part.this), len(part.that)) > MOST_PLACED:
        return tr("there are more than {most} parts on one side of a place", most=MOST_PLACED)
    if part.place == "in" and len(part.that) != 1:
        return tr("place: in needs one single part in that: what the others lie in")
    return None


def _fault_of_change(part: Part) -> str | None:
    for field in ("minus_first", "minus_last"):
        letters: str = getattr(part, field)
        if letters and not (letters.isascii() and letters.isalpha() and letters.isupper()):
            return tr("{field}: {letters!r} is not in capital letters", field=field, letters=letters)
        if len(letters) > MOST_MINUS:
            return tr(
                "{field}: {letters!r} takes away more than {most} letters",
                field=field,
                letters=letters,
                most=MOST_MINUS,
            )
        if letters and not part.picture:
            return tr("{field} takes letters from the name of a picture only", field=field)
    if not 1 <= part.times <= MOST_TIMES:
        return tr("times: {times} is not between 1 and {most}", times=part.times, most=MOST_TIMES)
    changed = part.times > 1 or part.size or part.crossed or part.turned or part.name
    if part.place and changed:
        return tr("place stands alone; change the parts inside it")
    if part.name and not part.picture:
        return tr("name says which name of a picture is meant, so it needs picture")
    return None


def walk(parts: tuple[Part, ...]) -> Iterator[Part]:
    """Every part and every part inside a place, in the order in which they are read."""
    for part in parts:
        if part.place:
            yield from (*part.this, *part.that)
        else:
            yield part
