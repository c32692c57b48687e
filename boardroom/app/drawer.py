"""The saved games of a window: told of on the shelf, gone on with, named, thrown away."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from boardroom.app.kept import Kept, kept
from boardroom.core.tongue import tr
from boardroom.games import shelf

if TYPE_CHECKING:
    from boardroom.app.shelf_page import ShelfPage
    from boardroom.app.window import Window
    from boardroom.table.saves import Saved


class Drawer:
    """The drawer of one window."""

    def __init__(self, window: Window) -> None:
        self._window = window

    @property
    def unfinished(self) -> list[Saved]:
        """Every game that may be gone on with, the latest first."""
        games = [saved for saved in self._window.saves if not saved.is_over and saved.entries > 0]
        return [saved for saved in games if saved.header.game in shelf()]

    def told(self, saved: Saved) -> Kept:
        """A saved game in words and faces."""
        night = self._window.memory.family.night
        is_of_the_night = night is not None and night.next is not None and night.save == saved.path.name
        return kept(saved, shelf()[saved.header.game])._replace(is_of_the_night=is_of_the_night)

    def offer(self, page: ShelfPage) -> None:
        """Tell the shelf which games may be gone on with."""
        games = [self.told(saved) for saved in self.unfinished]
        page.offer(*(games[0].offers(shelf()[games[0].game].title) if games else (None,)))
        page.keep(games, any(saved.is_over for saved in self._window.saves))

    def resume_newest(self) -> None:
        """Go on with the latest game."""
        for saved in self.unfinished[:1]:
            self._window.resume(saved)

    def resume(self, path: Path) -> None:
        """Go on with the game in this file."""
        for saved in self._window.saves:
            if saved.path == path:
                self._window.resume(saved)
                return

    def throw_away(self, path: Path) -> None:
        """A game leaves the drawer for good."""
        from boardroom.table.saves import InUse

        saves = self._window.saves
        try:
            for saved in saves:
                if saved.path == path:
                    saves.delete(saved)
        except (InUse, OSError) as refusal:
            self._window.show_trouble(tr("That game cannot be thrown away. {why}", why=refusal))
        self._window.tidy_shelf()

    def rename(self, path: Path, title: str) -> None:
        """Give a saved game a name of the family's own."""
        try:
            self._window.saves.rename(path, title)
        except OSError as refusal:
            self._window.show_trouble(tr("That name cannot be kept: {why}", why=refusal))
        self._window.tidy_shelf()
