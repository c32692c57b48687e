"""How the null game looks: one card for each player, turned over when they say done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF

from boardroom.core.game import Ask, Event, Seat
from boardroom.core.tongue import tr
from boardroom.games.nullgame.rules import Done, Finished, View
from boardroom.stage import theme
from boardroom.stage.items import faces
from boardroom.stage.items.card import Card
from boardroom.stage.items.piece import Offer, Piece
from boardroom.stage.items.rack import Rack
from boardroom.stage.prompt import Prompt
from boardroom.stage.scene import GameScene
from boardroom.table.table import Player


class Scene(GameScene):
    """A row of cards."""

    def __init__(self, players: Sequence[Player], parent: QObject | None = None) -> None:
        super().__init__({}, "shelf", parent)
        self.introduce(players)
        back = faces.Back()
        self._cards = [
            self.add(Card(seat, faces.Paper(title=tr("Done")), back, theme.CARD))
            for seat in range(len(players))
        ]
        self._saying = tr("That is all.")

    def settle(self, view: View) -> None:
        """Cards of those who have said done lie face up."""
        row = Rack(QRectF(theme.PLAY), theme.CARD).places(len(self._cards))
        for seat, card in enumerate(self._cards):
            card.lie(row[seat], art=card.side(up=Seat(seat) in view.done))
        self._saying = view.saying or self._saying

    def called(self, piece: Piece) -> str:
        """Whose card it is."""
        return self.names[piece.offer.seat] if piece.offer is not None else ""

    def invite(self, asks: Sequence[Ask[Done]]) -> None:
        """Touch your card to say done."""
        for ask in asks:
            self.light(self._cards[ask.seat], Offer(ask.seat, take=ask.choices[0]))
        self.say(Prompt(self.sentence(asks) or self._saying))

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """The card turns over."""
        match event:
            case Finished(seat):
                return self._cards[seat].turn(up=True)
        return None
