"""The course of a game night: who plays, what is planned, one table after the other, medals in between.

The night lies in the family's file from its first moment, and every game of it in a journal of its own: a
night can be broken off anywhere and gone on with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject

from boardroom.app.box import Refused
from boardroom.app.lobby_page import LobbyPage
from boardroom.app.night import Leg, Night, called_now
from boardroom.app.night_card import NightCard
from boardroom.app.night_games import fitted, lengths
from boardroom.app.night_page import Chosen, NightPage
from boardroom.app.seating import left_early
from boardroom.core.game import Illegal, Result
from boardroom.core.manifest import Manifest
from boardroom.core.tongue import mark, tr
from boardroom.games import shelf
from boardroom.table.table import Player

if TYPE_CHECKING:
    from boardroom.app.session import Session
    from boardroom.app.table_page import TablePage
    from boardroom.app.window import Window
    from boardroom.table.saves import Saved

NIGHT = Manifest(
    id="game_night",
    title=mark("Game night"),
    tagline=mark("Several games, one table of medals"),
    seats=range(2, 7),
    seats_text=mark("2–6 players"),
    minutes=75,
    mood="shelf",
    picture="trophy",
)
"""How the night stands in its lobby: as a box of its own."""
_LEVELS = (mark("Easy"), mark("Medium"), mark("Hard"))


class GameNight(QObject):
    """The one night of a window, under way or not."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._is_dealing = False
        self._chosen: Chosen | None = None
        """What was chosen for an evening that has not been begun yet."""

    @property
    def night(self) -> Night | None:
        """The night that was begun last and has games left."""
        night = self._window.memory.family.night
        return called_now(night) if night is not None and night.next is not None else None

    def open(self) -> None:
        """From the shelf: go on with the night, or begin one."""
        night = self.night
        if night is not None:
            self._show_medals(night)
        else:
            self._ask_who()

    # --------------------------------------------------------------------------------------- beginning

    def _ask_who(self) -> None:
        window = self._window
        family, draft = window.memory.family, window.reception.drafts.get(NIGHT.id)
        players = draft.players if draft else family.players.get(NIGHT.id) or family.last_people
        lobby = LobbyPage(
            NIGHT,
            [tr(level) for level in _LEVELS],
            (),
            players,
            known=family.people,
            minutes=lambda options, people, computers: NIGHT.minutes,
        )
        window.reception.keep_draft(NIGHT.id, lobby)
        lobby.back.connect(window.show_shelf)
        lobby.forgotten.connect(window.memory.forget)
        lobby.started.connect(lambda players, options: self._met(lobby, players))
        window.show_before_table(lobby)

    def _met(self, lobby: LobbyPage, players: tuple[Player, ...]) -> None:
        memory = self._window.memory
        memory.know(lobby.seats.known_now)
        memory.meet(NIGHT.id, players)
        family = memory.family
        titles = {game: card.title for game, card in shelf().items()}
        page = NightPage(
            players,
            lambda gentle: lengths(players, family.house_rules, family.helps, gentle),
            titles,
            self._chosen or Chosen(child=int(family.child_plays)),
        )
        page.back.connect(lambda: self._go_back(page))
        page.started.connect(lambda legs: self._begin(players, legs, page.chosen))
        self._window.show_before_table(page)

    def _go_back(self, page: NightPage) -> None:
        """To the players once more; the plan is not forgotten meanwhile."""
        self._chosen = page.chosen
        self._ask_who()

    def _begin(self, players: tuple[Player, ...], legs: tuple[Leg, ...], chosen: Chosen) -> None:
        self._window.memory.change(child_plays=bool(chosen.child))
        self._keep(Night(players, legs))
        self._play_next()
        self._chosen = None
        self._window.reception.drafts.pop(NIGHT.id, None)

    def _keep(self, night: Night | None) -> None:
        self._window.memory.change(night=night)

    # --------------------------------------------------------------------------------------- game by game

    def _play_next(self) -> None:
        """The next game: the one that was broken off, or a new one."""
        night, window = self.night, self._window
        if night is None or night.next is None:
            return
        leg = night.next
        if window.table is not None:
            window.show_shelf()
        if (begun := self._begun(night)) is not None:
            window.resume(begun)
            return
        self._is_dealing = True
        try:
            window.seat(leg.game, fitted(night.players, leg.game), leg.options, None)
            window.reception.say_rules(leg.options, may_change=False)
        except (Refused, Illegal) as refusal:
            window.show_shelf()
            window.say(
                tr("{game} cannot be played now. {why}", game=shelf()[leg.game].title, why=str(refusal))
            )
        finally:
            self._is_dealing = False

    def enter(self, page: TablePage) -> None:
        """A game comes onto the table; if it is one of the night, medals wait at its end."""
        night, session = self.night, page.session
        if night is None:
            return
        if self._is_dealing:
            night = replace(night, save=_save(session))
            self._keep(night)
        if not night.save or _save(session) != night.save:
            return
        page.tell_night(len(night.played) + 1, len(night.legs))
        session.ended.connect(lambda result: self._ended(session, result))
        page.again.connect(self._after_game)

    def _ended(self, session: Session, result: Result) -> None:
        night = self.night
        if night is not None and night.save == _save(session):
            table = session.table
            left = [table.players[seat].name for seat in left_early(table)]
            self._keep(night.after(_names(table, result), left))

    def _after_game(self) -> None:
        night = self._window.memory.family.night
        if night is not None:
            self._show_medals(called_now(night))

    def _show_medals(self, night: Night) -> None:
        window = self._window
        titles = {game: card.title for game, card in shelf().items()}
        host = window.table or window
        mood = window.table.session.box.manifest.mood if window.table is not None else "shelf"
        card = NightCard(host, night, titles, mood, self._begun(night) is not None)
        card.went_on.connect(self._play_next)
        card.left_out.connect(self._leave_out)
        card.stopped.connect(self._stop)
        card.open()

    def _begun(self, night: Night) -> Saved | None:
        """The next game of the night as it was left, if it has been begun."""
        for saved in self._window.saves:
            if saved.path.name == night.save and not saved.is_over:
                return saved
        return None

    def _leave_out(self) -> None:
        night = self.night
        if night is not None:
            shorter = night.without_next()
            self._keep(shorter)
            self._show_medals(shorter)

    def _stop(self) -> None:
        """The night is over, or broken off for good; a game that is not finished stays in the drawer."""
        self._keep(None)
        self._window.show_shelf()


def _names(table: Any, result: Result) -> list[list[str]]:
    return [[table.players[seat].name for seat in seats] for seats in result.places]


def _save(session: Session) -> str:
    return "" if session.path is None else session.path.name
