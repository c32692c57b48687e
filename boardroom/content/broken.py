"""Why a file cannot be read as a whole, in a person's words and at the place where the mistake was made."""

from __future__ import annotations

from typing import Any

from yaml.error import MarkedYAMLError
from yaml.events import CollectionEndEvent, ScalarEvent

from boardroom.core.tongue import mark, tr

QUOTES = mark("put the text in quotes")
INDENTED = mark("this line is indented unlike its neighbours")
LINE_UP = mark("line it up with them")
UNCLOSED = mark("this bracket is not closed, or a comma is missing behind it")
CLOSE = mark("close it on its line, before any '#', or put the text in quotes")
UNKNOWN_CODE = mark("this backslash begins an unknown code")
BACKSLASH = mark("write \\\\ for a backslash, or use single quotes")
MARKS = ",:?-%.]}"  # what means something to YAML where a text begins
NESTED = (mark("lists are nested too deep"), mark("write them flat, as the other entries are"))

# What the parser says, in its problem or in its context; which of its two marks is the place of the mistake;
# what is wrong; what to do. The first that is found decides. {sign} is the character at the place.
AT, OPENED = "problem_mark", "context_mark"
MISTAKES = (
    ("tab character", AT, mark("a tab stands where lines are indented"), mark("indent with blanks")),
    ("cannot start any token", AT, mark("no text may begin with {sign}"), QUOTES),
    (
        "mapping values are not",
        AT,
        mark("a second ': ' stands here"),
        mark("put the text that holds it in quotes"),
    ),
    ("scanning an alias", OPENED, mark("no text may begin with '*'"), QUOTES),
    ("scanning an anchor", OPENED, mark("no text may begin with '&'"), QUOTES),
    ("unknown escape", AT, UNKNOWN_CODE, BACKSLASH),
    ("hexdecimal number", AT, UNKNOWN_CODE, BACKSLASH),  # the parser's spelling
    ("escape code", AT, mark("this code is no character"), BACKSLASH),
    (
        "quoted scalar",
        OPENED,
        mark("this quote is never closed"),
        mark("close it, or use the other kind of quote"),
    ),
    ("flow sequence", OPENED, UNCLOSED, CLOSE),
    ("flow mapping", OPENED, UNCLOSED, CLOSE),
    ("did not find expected key", AT, INDENTED, LINE_UP),
    ("'-' indicator", AT, INDENTED, LINE_UP),
    ("expected ':'", OPENED, mark("this is no 'key: value'"), mark("put a colon and a blank behind the key")),
    ("are not allowed in this context", AT, mark("{sign} may only begin a line"), QUOTES),
    (
        "block scalar",
        OPENED,
        mark("text starts on the line below '|' and '>'"),
        mark("move it, or put the text in quotes"),
    ),
    ("node content", AT, mark("{sign} stands where a text belongs"), QUOTES),
    ("nesting depth", AT, *NESTED),
    (
        "directive",
        OPENED,
        mark("no line may begin with '%'"),
        mark("take it away, or put the text in quotes"),
    ),
    ("incompatible YAML", AT, mark("this version of YAML is unknown"), mark("take the line away")),
    ("tag", OPENED, mark("no text may begin with '!'"), QUOTES),
    (
        "document start",
        AT,
        mark("text goes on behind the end of the document"),
        mark("take '...' or '---' away"),
    ),
)


class Broken(Exception):
    """A file that cannot be read as a whole: line and column from 1, what is wrong, what to do."""

    def __init__(self, line: int, column: int, wrong: str, fix: str) -> None:
        super().__init__(wrong)
        self.line, self.column, self.wrong, self.fix = line, column, wrong, fix


def worded(error: MarkedYAMLError, last: Any, inside: tuple[int, int], lines: list[str]) -> Broken:
    """The parser's complaint in a person's words.

    `last` is the event read before, `inside` the place of the innermost list or keys, `lines` the text.
    """
    problem = f"{error.problem} {error.context}"
    spot: Any = error.problem_mark
    line = lines[spot.line] if spot.line < len(lines) else ""
    before, letter = line[: spot.column], line[spot.column : spot.column + 1]
    if letter == "\t":
        problem = "tab character"
    elif "did not find" in problem and _is_closed(last) and spot.line == last.end_mark.line:
        # It closed too early, or it closes what was left open above. A quote is reported where it opens.
        start = last.start_mark
        wrong = tr("text goes on behind this quote or bracket")
        fix = tr("put the whole text into quotes, and into the other kind if it holds some")
        return Broken(start.line + 1, start.column + 1, wrong, fix)
    elif "mapping values are not allowed" in problem and ": " not in before:
        return Broken(spot.line + 1, len(before) - len(before.lstrip()) + 1, tr(INDENTED), tr(LINE_UP))
    elif "node content" in problem and not letter:
        return Broken(*inside, tr(UNCLOSED), tr(CLOSE))
    elif "node content" in problem and letter not in MARKS:
        return Broken(spot.line + 1, spot.column + 1, tr(INDENTED), tr(LINE_UP))
    for said, place, wrong, fix in MISTAKES:
        if said in problem:
            at: Any = getattr(error, place) or spot
            sign = repr(letter) if letter else tr("the end")
            return Broken(at.line + 1, at.column + 1, tr(wrong, sign=sign), tr(fix))
    wrong = tr("this cannot be read as YAML ({problem})", problem=error.problem)
    return Broken(spot.line + 1, spot.column + 1, wrong, tr("compare it with an entry that works"))


def _is_closed(event: Any) -> bool:
    """Whether an event ends with a quote or a bracket; lists without brackets end between two letters."""
    if isinstance(event, ScalarEvent):
        return event.style in ("'", '"')
    is_end = isinstance(event, CollectionEndEvent)
    return is_end and event.end_mark.index > event.start_mark.index
