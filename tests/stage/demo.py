"""A small scene made of everything the stage has: nine slides over nine cards, racks, a curtain to pull."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF

from boardroom.core.game import Action, Ask, Event, Illegal, Seat
from boardroom.stage import motion, theme
from boardroom.stage.director import Director
from boardroom.stage.items.card import Card
from boardroom.stage.items.faces import Back, Disc, Marquee, Panel, Paper, Plate, Words
from boardroom.stage.items.piece import Drop, Offer, Piece, Place, Rail
from boardroom.stage.items.rack import Rack
from boardroom.stage.prompt import Prompt
from boardroom.stage.scene import GameScene
from boardroom.stage.theme import Z
from boardroom.table.table import Cue

ANA, BEN = Seat(0), Seat(1)
SIDE = 3
COUNT = SIDE * SIDE


class Pull(Action, frozen=True):
    """Pull a slide out."""

    slide: int


class Cover(Action, frozen=True):
    """Put the slides back."""


class Give(Action, frozen=True):
    """Put the token down at somebody's place."""

    to: Seat


class Peek(Action, frozen=True):
    """Open the curtain one step further."""


class Pulled(Event, frozen=True):
    """A slide was pulled out."""

    slide: int


class Covered(Event, frozen=True):
    """All slides that were out are back."""


class Won(Event, frozen=True):
    """Two cards went into a rack."""

    cards: tuple[int, int]
    by: Seat


class Given(Event, frozen=True):
    """The token changed its place."""

    to: Seat


class Broken(Event, frozen=True):
    """Nobody can animate this."""


class View(Struct, frozen=True):
    """What lies where."""

    out: tuple[int, ...] = ()
    racks: tuple[tuple[int, ...], ...] = ((), ())
    token: Seat = ANA
    opened: int = 0
    broken: bool = False

    @property
    def gone(self) -> frozenset[int]:
        """Cards that are in a rack."""
        return frozenset(card for rack in self.racks for card in rack)


def play(view: View, seat: Seat, action: Action) -> tuple[View, tuple[Event, ...]]:
    """The rules of the demo: two cards of the same column match. Raises Illegal."""
    match action:
        case Pull(slide) if slide not in view.out and slide not in view.gone and len(view.out) < 2:
            view = replace(view, out=(*view.out, slide))
            events: tuple[Event, ...] = (Pulled(slide),)
            if len(view.out) == 2 and view.out[0] % SIDE == view.out[1] % SIDE:
                racks = list(view.racks)
                racks[seat] = (*racks[seat], *view.out)
                events = (*events, Won((view.out[0], view.out[1]), seat))
                view = replace(view, out=(), racks=tuple(racks))
            return view, events
        case Cover() if len(view.out) == 2:
            return replace(view, out=()), (Covered(),)
        case Give(to) if to != view.token:
            return replace(view, token=to), (Given(to),)
        case Peek() if view.opened < 3:
            return replace(view, opened=view.opened + 1), ()
    raise Illegal("That cannot be done now.")


def asks(view: View) -> tuple[Ask[Any], ...]:
    """What may be done."""
    if len(view.out) == 2:
        return (Ask(ANA, "put the slides back", choices=(Cover(),)),)
    free = (slide for slide in range(COUNT) if slide not in view.out and slide not in view.gone)
    return (Ask(ANA, "pull out a numbered slide", choices=tuple(Pull(slide) for slide in free)),)


class Scene(GameScene):
    """How the demo looks."""

    def __init__(self) -> None:
        super().__init__({ANA: "Ana", BEN: "Ben"}, "night")
        self.invited: list[tuple[Ask[Any], ...]] = []
        board = self.add(Piece("board", Marquee(), QSizeF(560, 560), thickness=6, solid=False))
        board.lie(Place(960, 480, z=Z.FRAME))
        window = self.add(Piece("window", Paper(radius=4), QSizeF(494, 494), thickness=0, solid=False))
        window.lie(Place(960, 480, z=Z.BOARD))
        names = ("camera", "guitar", "rocket")
        self.cards = [
            self.add(
                Card(
                    ("card", n),
                    Paper(names[n % SIDE], names[n % SIDE].title(), "$300"),
                    Back(),
                    QSizeF(150, 150),
                )
            )
            for n in range(COUNT)
        ]
        self.slides = [
            self.add(Piece(("slide", n), Panel(str(n + 1)), QSizeF(150, 150))) for n in range(COUNT)
        ]
        self.plates, self.racks = [], []
        for seat in (ANA, BEN):
            side = theme.SIDES[seat]
            area = QRectF(96, 60 + seat * 260, 380, 236)
            plate = self.add(Piece(("plate", seat), Plate(side.colour), area.size(), thickness=0))
            plate.lie(Place(area.center().x(), area.center().y(), z=Z.BOARD))
            name = self.add(
                Piece(
                    ("name", seat),
                    Words(self.names[seat], theme.PROMPT, theme.INK, is_display=True),
                    QSizeF(220, 60),
                    thickness=0,
                    solid=False,
                )
            )
            name.lie(Place(area.left() + 210, area.top() + 46, z=Z.PICTURE))
            self.plates.append(plate)
            self.racks.append(Rack(area.adjusted(20, 100, -20, -16), QSizeF(150, 150)))
        self.token = self.add(Piece("token", Disc(text="1"), QSizeF(72, 72)))
        self.strip = self.add(
            Piece("strip", Words("ABC", 76, theme.CREAM, is_display=True), QSizeF(270, 110), thickness=0)
        )
        self.strip.lie(Place(1560, 250, z=Z.BOARD))
        self.curtain = self.add(Piece("curtain", Back(theme.WOOD, "›"), QSizeF(270, 110)))
        self.settle(View())

    def hole(self, slide: int) -> Place:
        return Place(960 + (slide % SIDE - 1) * 160, 480 + (slide // SIDE - 1) * 160, z=Z.PIECE + 1)

    def tray(self, number: int) -> Place:
        return Place(1400 + number * 190, 700, z=Z.PIECE + 2)

    def animate(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case Pulled(slide):
                out = sum(piece.home.y == 700 for piece in self.slides)
                self.cards[slide].show()
                return motion.together(
                    motion.travel(self.slides[slide], self.tray(out)),
                    motion.in_turn(
                        motion.moment(lambda: self.sound("slide-out")), self.cards[slide].turn(up=True)
                    ),
                )
            case Covered():
                back = [n for n, piece in enumerate(self.slides) if piece.home.y == 700]
                return motion.together(*(motion.travel(self.slides[n], self.hole(n)) for n in back), apart=60)
            case Won(cards, by):
                places = self.racks[by].places(2)
                return motion.together(
                    *(motion.travel(self.cards[n], at, arc=80) for n, at in zip(cards, places, strict=True)),
                    *(motion.fade(self.slides[n], 0.0) for n in cards),
                )
            case Given(to):
                return motion.travel(self.token, self._beside(to), swing=True)
            case Broken():
                raise RuntimeError("the scene cannot do that")
        return None

    def settle(self, view: View) -> None:
        if view.broken:
            raise RuntimeError("the scene cannot show that")
        for n, slide in enumerate(self.slides):
            at = self.tray(view.out.index(n)) if n in view.out else self.hole(n)
            slide.lie(at, visible=n not in view.gone)
        for n, card in enumerate(self.cards):
            at = self.hole(n)
            card.lie(Place(at.x, at.y, z=Z.PIECE), art=card.side(n in view.out), visible=n in view.out)
        for rack, cards in zip(self.racks, view.racks, strict=True):
            for n, place in zip(cards, rack.places(len(cards)), strict=True):
                self.cards[n].lie(place, art=self.cards[n].front)
        self.token.lie(self._beside(view.token))
        self.curtain.lie(Place(1560 + 80 * view.opened, 250))

    def invite(self, asks: Sequence[Ask[Any]]) -> None:
        self.invited.append(tuple(asks))
        for slide in self.slides:
            self.explain(slide, "It is not your turn.", "Rule 5")
        for ask in asks:
            for action in ask.choices:
                match action:
                    case Pull(slide):
                        self.light(self.slides[slide], Offer(ask.seat, take=action, away=action))
                    case Cover():
                        for n, slide in enumerate(self.slides):
                            if slide.home.y == 700:
                                drops = (Drop(self.cards[n], action),)
                                self.light(slide, Offer(ask.seat, take=action, drops=drops))
        if asks:
            self.light(
                self.token, Offer(ANA, drops=tuple(Drop(self.plates[to], Give(to)) for to in (ANA, BEN)))
            )
            end = QPointF(self.curtain.home.x + 80, self.curtain.home.y)
            self.light(self.curtain, Offer(ANA, rail=Rail(end, Peek())))
        self.say(Prompt(self.sentence(asks)))

    def _beside(self, seat: Seat) -> Place:
        return Place(430, 110 + seat * 260)


class House:
    """The table of the demo: submits what a person did, and cues the scene."""

    def __init__(self, view: View | None = None) -> None:
        self.scene = Scene()
        self.director = Director(self.scene)
        self.view = view or View()
        self.done: list[Action] = []
        self.refusals: list[str] = []
        self.scene.acted.connect(self.submit)
        self.director.cue(Cue((), self.view, asks(self.view), None))

    def submit(self, seat: int, action: Action) -> None:
        try:
            after, events = play(self.view, Seat(seat), action)
        except Illegal as refusal:
            self.refusals.append(refusal.why)
            self.scene.refuse(refusal.why)
            return
        self.view = after
        self.done.append(action)
        self.director.cue(Cue(events, after, asks(after), None))

    def close(self) -> None:
        self.director.close()
        self.scene.close()
