"""The rebus behind the board: the one place where the game asks how a puzzle is laid out and explained."""

from __future__ import annotations

from functools import lru_cache

from boardroom.games.concentration.content import Content, Ink, Puzzle
from boardroom.games.concentration.explain import Line, explain
from boardroom.games.concentration.layout import Glimpse, glimpses, layout, shown
from boardroom.games.concentration.parts import walk


class Window:
    """The 5 x 5 window of one box of content, with what is known of its pictures at hand."""

    def __init__(self, content: Content) -> None:
        self._inks = {ink.picture: ink for ink in content.inks}
        self._pictures = {picture.picture: picture for picture in content.pictures}

    def seen(self, puzzle: Puzzle, uncovered: tuple[int, ...]) -> tuple[Glimpse, ...]:
        """The elements that reach under these panels (1 to 25), and how much of each shows."""
        needed = dict.fromkeys(part.picture for part in walk(puzzle.parts))
        inks = tuple(self._inks[picture] for picture in needed if picture in self._inks)
        return _seen(puzzle, inks, uncovered)

    def explained(self, puzzle: Puzzle) -> tuple[Line, ...]:
        """What every part is and what it says."""
        needed = dict.fromkeys(part.picture for part in walk(puzzle.parts))
        return explain(puzzle, [self._pictures[picture] for picture in needed if picture in self._pictures])


@lru_cache(maxsize=256)
def _seen(puzzle: Puzzle, inks: tuple[Ink, ...], uncovered: tuple[int, ...]) -> tuple[Glimpse, ...]:
    """Remembered, since every pair of eyes looks after each move, and most moves uncover nothing."""
    gone = [panel - 1 for panel in uncovered]
    return glimpses(shown(layout(puzzle, inks), gone), gone, inks)
