"""The way from a box to its table: the lobby, what the family agrees on, and the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from secrets import randbits
from typing import TYPE_CHECKING

from boardroom.app.box import Box, Refused, open_box
from boardroom.app.dealing import begin
from boardroom.app.house_card import HouseCard
from boardroom.app.house_names import called
from boardroom.app.lobby_page import Draft, LobbyPage
from boardroom.app.seat_helps import SeatHelps
from boardroom.app.session import Session
from boardroom.content.fault import Fault, first_of_each
from boardroom.content.own import place_of
from boardroom.core.game import Illegal
from boardroom.core.helps import without_helps
from boardroom.core.house_rules import in_words
from boardroom.core.tongue import tr
from boardroom.table.table import Player

if TYPE_CHECKING:
    from boardroom.app.window import Window


class Reception:
    """Receives the players of one window."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.drafts: dict[str, Draft] = {}
        """Lobbies that were left before their game was begun, by what was to be played."""

    def pick(self, game: str) -> None:
        """A box comes off the shelf: who plays? Whatever was set up there before is there again."""
        family = self._window.memory.family
        draft = self.drafts.get(game)
        if draft is not None:
            self.receive(game, draft.players, draft.options, draft.helps)
        else:
            self.receive(game, family.players.get(game) or family.last_people)

    def keep_draft(self, game: str, lobby: LobbyPage) -> None:
        """Whenever this lobby is left, keep what was set up in it."""

        def keep() -> None:
            self.drafts[game] = lobby.draft

        lobby.went.connect(keep)

    def receive(
        self,
        game: str,
        players: tuple[Player, ...],
        own: Mapping[str, str] | None = None,
        helps: Mapping[str, tuple[str, ...]] | None = None,
    ) -> LobbyPage:
        """The lobby of a game, with these people, by the family's own rules and helps or by these."""
        window = self._window
        box = open_box(game)
        family = self._window.memory.family
        known = family.helps.get(game, {}) if helps is None else helps
        lobby = LobbyPage(
            box.manifest,
            box.levels(),
            box.house_rules(),
            players,
            known=family.people,
            lengths=box.lengths(),
            own=family.house_rules.get(game) if own is None else own,
            helps=SeatHelps(box.helps(), known),
            minutes=box.minutes,
            seating=box.seating,
        )
        lobby.tell_fresh(box.freshness(family.seen.get(game, ())))
        self.keep_draft(game, lobby)
        lobby.back.connect(window.show_shelf)
        lobby.forgotten.connect(self._window.memory.forget)
        lobby.started.connect(lambda players, options: self._agree(lobby, box, players, options))
        window.show_before_table(lobby)
        if box.faults:
            window.show_trouble(_faults_in_words(box.faults))
        return lobby

    def say_rules(self, options: Mapping[str, str], *, may_change: bool = True) -> None:
        """A game has been begun without the lobby: what differs from the rulebook is said at the table."""
        table = self._window.table
        if table is None:
            return
        box = table.session.box
        lines = in_words(box.house_rules(), without_helps(box.helps(), options))
        if not lines:
            return
        card = HouseCard(table, lines, table.mood, may_change=may_change)
        table.session.pause()
        card.agreed.connect(table.go_on)
        card.closed.connect(table.go_on)
        card.changing.connect(lambda: self._change_rules(table.session, options))
        card.open()

    def _change_rules(self, session: Session, options: Mapping[str, str]) -> None:
        """Nobody has played yet: back to the lobby, with the same people."""
        self._window.show_shelf()
        players = tuple(session.table.dealt_to)
        self.receive(session.box.manifest.id, players, options).show_rules()

    def _agree(
        self, lobby: LobbyPage, box: Box, players: tuple[Player, ...], options: Mapping[str, str]
    ) -> None:
        """What differs from the rulebook is said before the game begins."""
        if not lobby.house.in_words:
            self._begin(box, lobby, players, options)
            return
        card = HouseCard(lobby, lobby.house.in_words, box.manifest.mood)
        card.agreed.connect(lambda: self._begin(box, lobby, players, options))
        card.changing.connect(lobby.show_rules)
        card.open()

    def _begin(
        self, box: Box, lobby: LobbyPage, players: tuple[Player, ...], options: Mapping[str, str]
    ) -> None:
        try:
            session = self.deal(box, players, options, None)
        except (Refused, Illegal) as refusal:
            lobby.refuse(str(refusal))
            return
        self._window.memory.know(lobby.seats.known_now)
        self._window.memory.agree(box.manifest.id, lobby.house.bent)
        self._window.memory.help(box.manifest.id, lobby.helps.known_now)
        self._window.enter(session)
        self.drafts.pop(box.manifest.id, None)  # from now on the family's memory knows it

    def deal(
        self, box: Box, players: tuple[Player, ...], options: Mapping[str, str], seed: int | None
    ) -> Session:
        """Deal a new game to these players. Raises Refused or Illegal when it cannot be played so."""
        window = self._window
        window.memory.meet(box.manifest.id, players)
        return begin(
            box,
            tuple(called(player) for player in players),
            box.options(options),
            randbits(48) if seed is None else seed,
            datetime.now().isoformat(timespec="seconds"),
            window.memory,
            window.saves,
            window.tell_journal,
        )


def _faults_in_words(faults: Sequence[Fault]) -> str:
    first = faults[0]
    return tr(
        "{n} entries in the content files cannot be used; all the rest plays. The first, in {place}: {wrong}",
        n=len(first_of_each(faults)),
        place=place_of(first),
        wrong=f"{first.wrong}; {first.fix}",
    )
