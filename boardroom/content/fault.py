"""What is wrong with a content file, where, and what to do about it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct


class Fault(Struct, frozen=True):
    """One thing wrong with one file. Lines and columns count from 1; 1:1 is the file as a whole.

    `entry` names the entry as a person would count it in the file ("puzzles 4, parts 2, picture") and is
    empty when the fault is the whole file's. No answer is quoted: faults may be read on the big screen.
    """

    file: Path
    line: int
    column: int
    entry: str
    wrong: str
    fix: str

    def __str__(self) -> str:
        entry = f"{self.entry}: " if self.entry else ""
        file = os.fsencode(self.file).decode("utf-8", "replace")  # a name may be no text at all
        return f"{file}:{self.line}:{self.column}: {entry}{self.wrong}; {self.fix}"

    @property
    def whose(self) -> tuple[Path, str]:
        """The entry that is faulty as a whole: "puzzles 4" of its file."""
        return self.file, self.entry.partition(",")[0]


def first_of_each(faults: Iterable[Fault]) -> list[Fault]:
    """One fault for everything that is left out, however many it has: the one that is told first."""
    first: dict[tuple[Path, str], Fault] = {}
    for fault in faults:
        first.setdefault(fault.whose, fault)
    return list(first.values())
