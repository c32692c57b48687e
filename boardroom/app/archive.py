"""What is kept of finished games: how they ended, who has won what, and the games to watch again."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from boardroom.app.results import Ended, Results, Who
from boardroom.content import places
from boardroom.core.game import Result, Seat
from boardroom.games import shelf

if TYPE_CHECKING:
    from boardroom.app.box import Box
    from boardroom.app.replay_page import ReplayPage
    from boardroom.app.session import Session
    from boardroom.app.window import Window
    from boardroom.table.film import Film
    from boardroom.table.saves import Saved


class Archive(QObject):
    """The family's finished games, in one window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._results = Results(places.saves(), window.say)
        self.page: ReplayPage | None = None
        """The game that is played back now."""

    # ------------------------------------------------------------------------------------------ results

    def keep(self, session: Session, result: Result) -> None:
        """A game has been played to its end: keep how."""
        table = session.table
        gone = {Seat(number) for number in range(len(table.players)) if _has_gone(session, Seat(number))}
        now = datetime.now().isoformat(timespec="seconds")
        self._results.keep(
            Ended(
                id=session.saved_as or f"{now} {table.seed}",
                game=session.box.manifest.id,
                when=now,
                players=tuple(
                    Who(player.name, "left" if number in gone else player.kind, player.members)
                    for number, player in enumerate(table.players)
                ),
                places=tuple(tuple(int(seat) for seat in seats) for seats in result.places),
                scores=tuple(session.scene.score(Seat(number)) for number in range(len(table.players))),
            )
        )

    def show_results(self) -> None:
        """The hall of fame."""
        from boardroom.app.results_card import ResultsCard

        games = [(card.id, card.title) for card in shelf().values() if card.on_shelf]
        card = ResultsCard(self._window, list(self._results), games, bool(self.finished))
        card.finished_wanted.connect(self.show_finished)
        card.open()

    # -------------------------------------------------------------------------------------- watch again

    @property
    def finished(self) -> list[Saved]:
        """Every game in the drawer that has been played to its end, the latest first."""
        return [saved for saved in self._window.saves if saved.is_over and saved.header.game in shelf()]

    def show_finished(self) -> None:
        """The drawer of finished games."""
        from boardroom.app.drawer_card import DrawerCard

        kept = [self._window.drawer.told(saved) for saved in self.finished]
        card = DrawerCard(self._window, kept, shows_finished=True)
        card.resumed.connect(self.watch_saved)
        card.deleted.connect(self._window.drawer.throw_away)
        card.renamed.connect(self._window.drawer.rename)
        card.open()

    def watch_saved(self, path: Path) -> None:
        """Play a finished game from the drawer back, or say why that cannot be."""
        from boardroom.app.box import Refused, open_box
        from boardroom.app.saved_game import film_of

        for saved in self.finished:
            if saved.path == path:
                try:
                    box = open_box(saved.header.game)
                    self.watch(box, film_of(box, saved, self._window.saves))
                except Refused as refusal:
                    self._window.show_trouble(str(refusal))

    def watch_table(self, session: Session) -> None:
        """Play the game on the table back, which has just been finished."""
        from boardroom.table.film import Film

        table = session.table
        self.watch(session.box, Film(table.rules, table.dealt_to, table.seed, table.entries))

    def watch(self, box: Box, film: Film) -> None:
        """Show a game from its first move on."""
        from boardroom.app.replay_page import ReplayPage

        before = self._window.currentWidget()
        page = self.page = ReplayPage(box, film)
        page.closed.connect(lambda: self._close(before))
        self._window.addWidget(page)
        self._window.setCurrentWidget(page)
        page.reel.setFocus()

    def _close(self, before: object) -> None:
        """Back to where one came from."""
        page, self.page = self.page, None
        if page is None:
            return
        page.close_film()
        self._window.come_back(before)
        self._window.removeWidget(page)
        page.deleteLater()


def _has_gone(session: Session, seat: Seat) -> bool:
    """Whether the game was played on without somebody (BG-40): then there is no result of theirs."""
    from boardroom.core.game import PlaysOn

    rules = session.table.rules
    if not isinstance(rules, PlaysOn):
        return False
    return any(
        getattr(entry, "action", None) == rules.leaving(session.table.dealt, seat)
        for entry in session.table.entries
    )
