"""Why a file cannot be read as a whole, in a person's words and at the place where the mistake was made."""

from __future__ import annotations

from typing import Any

from yaml.error import MarkedYAMLError
from yaml.events import CollectionEndEvent, ScalarEvent

QUOTES = "put the text in quotes"
INDENTED = "this line is indented unlike its neighbours"
LINE_UP = "line it up with them"
UNCLOSED = "this bracket is not closed, or a comma is missing behind it"
CLOSE = "close it on its line, before any '#', or put the text in quotes"
BACKSLASH = "write \\\\ for a backslash, or use single quotes"
MARKS = ",:?-%.]}"  # what means something to YAML where a text begins
NESTED = ("lists are nested too deep", "write them flat, as the other entries are")

# What the parser says, in its problem or in its context; which of its two marks is the place of the mistake;
# what is wrong; what to do. The first that is found decides. {} stands for the character at the place.
AT, OPENED = "problem_mark", "context_mark"
MISTAKES = (
    ("tab character", AT, "a tab stands where lines are indented", "indent with blanks"),
    ("cannot start any token", AT, "no text may begin with {}", QUOTES),
    ("mapping values are not", AT, "a second ': ' stands here", "put the text that holds it in quotes"),
    ("scanning an alias", OPENED, "no text may begin with '*'", QUOTES),
    ("scanning an anchor", OPENED, "no text may begin with '&'", QUOTES),
    ("unknown escape", AT, "this backslash begins an unknown code", BACKSLASH),
    ("hexdecimal number", AT, "this backslash begins an unknown code", BACKSLASH),  # the parser's spelling
    ("escape code", AT, "this code is no character", BACKSLASH),
    ("quoted scalar", OPENED, "this quote is never closed", "close it, or use the other kind of quote"),
    ("flow sequence", OPENED, UNCLOSED, CLOSE),
    ("flow mapping", OPENED, UNCLOSED, CLOSE),
    ("did not find expected key", AT, INDENTED, LINE_UP),
    ("'-' indicator", AT, INDENTED, LINE_UP),
    ("expected ':'", OPENED, "this is no 'key: value'", "put a colon and a blank behind the key"),
    ("are not allowed in this context", AT, "{} may only begin a line", QUOTES),
    ("block scalar", OPENED, "text starts on the line below '|' and '>'", f"move it, or {QUOTES}"),
    ("node content", AT, "{} stands where a text belongs", QUOTES),
    ("nesting depth", AT, *NESTED),
    ("directive", OPENED, "no line may begin with '%'", f"take it away, or {QUOTES}"),
    ("incompatible YAML", AT, "this version of YAML is unknown", "take the line away"),
    ("tag", OPENED, "no text may begin with '!'", QUOTES),
    ("document start", AT, "text goes on behind the end of the document", "take '...' or '---' away"),
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
    mark: Any = error.problem_mark
    line = lines[mark.line] if mark.line < len(lines) else ""
    before, letter = line[: mark.column], line[mark.column : mark.column + 1]
    if letter == "\t":
        problem = "tab character"
    elif "did not find" in problem and _is_closed(last) and mark.line == last.end_mark.line:
        # It closed too early, or it closes what was left open above. A quote is reported where it opens.
        start = last.start_mark
        fix = "put the whole text into quotes, and into the other kind if it holds some"
        return Broken(start.line + 1, start.column + 1, "text goes on behind this quote or bracket", fix)
    elif "mapping values are not allowed" in problem and ": " not in before:
        return Broken(mark.line + 1, len(before) - len(before.lstrip()) + 1, INDENTED, LINE_UP)
    elif "node content" in problem and not letter:
        return Broken(*inside, UNCLOSED, CLOSE)
    elif "node content" in problem and letter not in MARKS:
        return Broken(mark.line + 1, mark.column + 1, INDENTED, LINE_UP)
    for said, place, wrong, fix in MISTAKES:
        if said in problem:
            at: Any = getattr(error, place) or mark
            return Broken(
                at.line + 1, at.column + 1, wrong.format(repr(letter) if letter else "the end"), fix
            )
    wrong = f"this cannot be read as YAML ({error.problem})"
    return Broken(mark.line + 1, mark.column + 1, wrong, "compare it with an entry that works")


def _is_closed(event: Any) -> bool:
    """Whether an event ends with a quote or a bracket; lists without brackets end between two letters."""
    if isinstance(event, ScalarEvent):
        return event.style in ("'", '"')
    is_end = isinstance(event, CollectionEndEvent)
    return is_end and event.end_mark.index > event.start_mark.index
