"""A rebus explained when the game is over: part by part what it is and what it says, then all joined."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from boardroom.games.concentration.content import Picture, Puzzle
from boardroom.games.concentration.parts import Part

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
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
    "up": "an arrow up",
    "down": "an arrow down",
    "left": "an arrow left",
    "right": "an arrow right",
    "mad": "somebody mad",
    "sad": "somebody sad",
    "ill": "somebody ill",
}
"""Pictures whose names are no things that one could say "a" to."""


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
        return f"{this} {part.place} {that}"
    words = _counted(part, names)
    if part.minus_first:
        words += f" without the {part.minus_first} at its start"
    if part.minus_last:
        words += f" without the {part.minus_last} at its end"
    if part.crossed:
        words += ", crossed out"
    if part.turned:
        words += ", upside down"
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
        minus = part.minus_first or part.minus_last
        return spoken_name(part, names) + (f" without the {minus}" if minus else "")
    return _counted(part, names) if part.picture else part.what


def _counted(part: Part, names: Mapping[str, str]) -> str:
    size = {"big": "big ", "small": "little ", "": ""}[part.size]
    if part.picture:
        name = spoken_name(part, names)
        if part.times > 1:
            return f"{_number(part.times)} {size}{plural(name)}"
        if not size and name in _NO_THINGS:
            return _NO_THINGS[name]
        if not size and (name in _BARE or _is_plural(name)):
            return name
        article = "an" if (size + name)[0] in "aeiou" and not name.startswith("uni") else "a"
        return f"{article} {size}{name}"
    if part.text == "&":
        return "the sign for “and”"
    if part.letter:
        kind = "letter"
    elif part.number:
        kind = "number"
    else:
        kind = "letters" if part.says else "word"
    if part.times > 1:
        return f"{_number(part.times)} times the {size}{kind} {part.what}"
    return f"the {size}{kind} {part.what}"


def _number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


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
