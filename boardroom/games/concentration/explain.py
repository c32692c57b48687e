"""A rebus explained when the game is over: part by part what it is and what it says, then all joined.

A rebus is read in English, so what its pictures are called and what its parts say stays English in every
language; the sentence around that is the family's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from boardroom.core.tongue import mark, tr
from boardroom.games.concentration.content import Picture, Puzzle
from boardroom.games.concentration.parts import Part

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_TIMES = (
    *("", ""),
    *(mark("two"), mark("three"), mark("four"), mark("five"), mark("six"), mark("seven"), mark("eight")),
    mark("nine"),
)
"""How often a part may lie there, in the family's words."""
_BARE = frozenset(
    {
        *(
            "bacon",
            "bread",
            "broccoli",
            "butter",
            "corn",
            "garlic",
            "hair",
            "ham",
            "hay",
            "ice",
            "ink",
            "milk",
        ),
        *("money", "music", "popcorn", "rain", "rice", "salt", "snow", "soap", "spaghetti", "sushi", "tea"),
        *("thunder", "water", "wheat"),
    }
)
"""Names without "a"."""

_IRREGULAR = {
    "deer": "deer",
    "fish": "fish",
    "foot": "feet",
    "goose": "geese",
    "knife": "knives",
    "leaf": "leaves",
    "loaf": "loaves",
    "man": "men",
    "moose": "moose",
    "mouse": "mice",
    "scarf": "scarves",
    "sheep": "sheep",
    "tooth": "teeth",
    "wolf": "wolves",
}


_NO_THINGS = {
    "up": mark("an arrow up"),
    "down": mark("an arrow down"),
    "left": mark("an arrow left"),
    "right": mark("an arrow right"),
    "mad": mark("somebody mad"),
    "sad": mark("somebody sad"),
    "ill": mark("somebody ill"),
}
"""Pictures whose names are no things that one could say "a" to."""

_PLACED = {
    "over": mark("{this} over {that}"),
    "under": mark("{this} under {that}"),
    "in": mark("{this} in {that}"),
}


class Line(Struct, frozen=True):
    """One line of the explanation: `shows` is what lies there, `says` what it stands for in the answer.

    `part` is the part of the puzzle, from 0, so that it can be lit up; -1 is the last line, the whole answer.
    """

    part: int
    shows: str
    says: str


def explain(puzzle: Puzzle, pictures: Iterable[Picture]) -> tuple[Line, ...]:
    """The lines of the explanation, in reading order; `pictures` is `content.pictures`."""
    names = {picture.picture: picture.names[0] for picture in pictures if picture.names}
    lines = [Line(at, shows(part, names), says(part, names)) for at, part in enumerate(puzzle.parts)]
    joined = " + ".join(line.says for line in lines)
    return (*lines, Line(-1, joined, puzzle.answer))


def spoken_name(part: Part, names: Mapping[str, str]) -> str:
    """What the picture of this part is called; `names` holds the first name of each picture."""
    return part.name or names.get(part.picture, part.picture.removeprefix("own-").replace("-", " "))


def shows(part: Part, names: Mapping[str, str]) -> str:
    """What one part is, in words for the family: "a feather without the F at its start"."""
    if part.place:
        this, that = (" + ".join(_plain(one, names) for one in group) for group in (part.this, part.that))
        return tr(_PLACED[part.place], this=this, that=that)
    words = _counted(part, names)
    if part.minus_first:
        words = tr("{thing} without the {letters} at its start", thing=words, letters=part.minus_first)
    if part.minus_last:
        words = tr("{thing} without the {letters} at its end", thing=words, letters=part.minus_last)
    if part.crossed:
        words = tr("{thing}, crossed out", thing=words)
    if part.turned:
        words = tr("{thing}, upside down", thing=words)
    return words


def says(part: Part, names: Mapping[str, str]) -> str:
    """What one part stands for in the answer."""
    if part.says:
        return part.says
    if part.place:
        this, that = ("".join(says(one, names) for one in group) for group in (part.this, part.that))
        return f"{this} {part.place} {that}"
    if part.picture:
        name = spoken_name(part, names)
        return name[len(part.minus_first) : len(name) - len(part.minus_last)]
    if part.number and int(part.number) < len(NUMBERS):
        return NUMBERS[int(part.number)]
    return "and" if part.text == "&" else part.what.lower()


def _plain(part: Part, names: Mapping[str, str]) -> str:
    if part.picture and part.times == 1:
        name = tr("{picture}", picture=spoken_name(part, names))
        minus = part.minus_first or part.minus_last
        return tr("{thing} without the {letters}", thing=name, letters=minus) if minus else name
    return _counted(part, names) if part.picture else part.what


def _counted(part: Part, names: Mapping[str, str]) -> str:
    if part.picture:
        return _pictured(part, spoken_name(part, names))
    if part.text == "&":
        return tr("the sign for “and”")
    if part.letter:
        kind = {
            "": mark("the letter {sign}"),
            "big": mark("the big letter {sign}"),
            "small": mark("the little letter {sign}"),
        }
    elif part.number:
        kind = {
            "": mark("the number {sign}"),
            "big": mark("the big number {sign}"),
            "small": mark("the little number {sign}"),
        }
    elif part.says:
        kind = {
            "": mark("the letters {sign}"),
            "big": mark("the big letters {sign}"),
            "small": mark("the little letters {sign}"),
        }
    else:
        kind = {
            "": mark("the word {sign}"),
            "big": mark("the big word {sign}"),
            "small": mark("the little word {sign}"),
        }
    words = tr(kind[part.size], sign=part.what)
    return words if part.times == 1 else tr("{many} times {thing}", many=tr(_TIMES[part.times]), thing=words)


def _pictured(part: Part, name: str) -> str:
    """What a picture is, alone or several times: "a bear", "three little bears"."""
    if part.times > 1:
        many = {
            "": mark("{many} {pictures}"),
            "big": mark("{many} big {pictures}"),
            "small": mark("{many} little {pictures}"),
        }
        return tr(many[part.size], many=tr(_TIMES[part.times]), pictures=plural(name))
    if part.size:
        return tr("a big {picture}" if part.size == "big" else "a little {picture}", picture=name)
    if name in _NO_THINGS:
        return tr(_NO_THINGS[name])
    if name in _BARE or _is_plural(name):
        return tr("{picture}", picture=name)
    is_an = name[0] in "aeiou" and not name.startswith("uni")
    return tr("an {picture}" if is_an else "a {picture}", picture=name)


def plural(name: str) -> str:
    """More than one of a thing."""
    if name in _IRREGULAR:
        return _IRREGULAR[name]
    if name.endswith("s") and not name.endswith(("ss", "us")):
        return name
    if name.endswith(("s", "x", "ch", "sh")):
        return name + "es"
    return name[:-1] + "ies" if name.endswith("y") and name[-2] not in "aeiou" else name + "s"


def _is_plural(name: str) -> bool:
    """Whether the name already speaks of more than one, as peas do."""
    return name not in _IRREGULAR and plural(name) == name
