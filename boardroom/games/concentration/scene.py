"""How Concentration looks and feels: slides over cards over a rebus, two racks, the solution slide."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QSizeF
from shiboken6 import isValid

from boardroom.core.game import HOST, Ask, Event, Seat
from boardroom.core.tongue import money, tr
from boardroom.games.concentration import events as told
from boardroom.games.concentration import saying
from boardroom.games.concentration import table_art as art
from boardroom.games.concentration.actions import (
    Cover,
    Deed,
    GoOn,
    Guess,
    Open,
    Overrule,
    Pull,
    TakePrize,
)
from boardroom.games.concentration.aloud import aloud
from boardroom.games.concentration.called import called
from boardroom.games.concentration.cards import Card
from boardroom.games.concentration.places import (
    BOARD,
    FRAME,
    HOLE,
    LETTER,
    PLATE,
    PLATES,
    RIGHT,
    SLIDE,
    SLOT,
    SLOTS,
    STRIP,
    TITLE,
    TRAY,
    panel_place,
    rack_places,
)
from boardroom.games.concentration.state import (
    Over,
    Solved,
)
from boardroom.games.concentration.view import Panel, View
from boardroom.stage import motion, theme
from boardroom.stage.items import faces
from boardroom.stage.items.piece import Drop, Offer, Piece, Place, Rail
from boardroom.stage.pictures import Art
from boardroom.stage.prompt import AnswerLine, Button, Prompt
from boardroom.stage.scene import GameScene, Still
from boardroom.stage.theme import Z
from boardroom.table.table import Player

BACK = faces.Back(theme.WOOD, "$")
"""A prize card that nobody has seen yet."""
NOBODY = "grinning-face"
"""The picture of a player who has chosen none."""
SEEN = 1300
"""Milliseconds for which a match stays in sight before its cards travel into the rack."""
READING = 1100
"""Milliseconds for which one part of a solved rebus is lit."""
LOOK = 900
"""Milliseconds for which something said on the table stands by itself."""


class Scene(GameScene):
    """The table. Everything it shows follows from the view; events only say how to get there."""

    studied = QRectF(BOARD.x() - FRAME / 2, BOARD.y() - FRAME / 2, FRAME, FRAME)

    def __init__(self, players: Sequence[Player], parent: QObject | None = None) -> None:
        super().__init__({}, "night", parent)
        self.introduce(players)
        self._view: View | None = None
        self._reading: QAbstractAnimation | None = None
        self._printed("frame", faces.Marquee(), QSizeF(FRAME, FRAME), BOARD, Z.BOARD)
        self._window = self._printed("window", art.Window((), ()), QSizeF(HOLE, HOLE), BOARD, Z.PICTURE)
        self._plates = [
            self._printed(
                ("plate", side), art.SidePlate(("",), NOBODY, 0, 0, side, False), PLATE, PLATES[side], Z.BOARD
            )
            for side in (0, 1)
        ]
        self._cards = {
            panel: self._thing(("card", panel), BACK, SLIDE, solid=False) for panel in range(1, 26)
        }
        self._slides = {
            panel: self._thing(("slide", panel), faces.Panel(str(panel)), SLIDE) for panel in range(1, 26)
        }
        self._won = [
            [self._thing(("won", side, slot), faces.Paper(), SLOT) for slot in range(SLOTS)]
            for side in (0, 1)
        ]
        self._title = self._printed("title", art.News(), TITLE.size(), TITLE.center(), Z.BOARD)
        self._news = self._printed("news", art.News(), QSizeF(380, 216), QPointF(1640, 454), Z.BOARD)
        top = QPointF(RIGHT.center().x(), 194)
        self._case = self._printed("case", art.Case(), QSizeF(RIGHT.width(), 268), top, Z.BOARD)
        self._paper = self._printed("paper", art.Solution(""), STRIP.size(), STRIP.center(), Z.PICTURE)
        self._solution = self._thing("solution", art.Wood(""), STRIP.size())
        self._tray = self._printed(
            "tray",
            faces.Plate(radius=theme.RADIUS_LARGE),
            QSizeF(RIGHT.width(), 352),
            QPointF(RIGHT.center().x(), 742),
            Z.BOARD,
        )
        nothing = art.Explained("", "", ())
        self._explained = self._printed("explained", nothing, RIGHT.size(), RIGHT.center(), Z.BOARD)

    def introduce(self, players: Sequence[Player]) -> None:
        """These people and computers sit at the table now."""
        super().introduce(players)
        self._pictures = [player.picture or NOBODY for player in players]

    def _printed(self, key: Hashable, drawing: Art, size: QSizeF, at: QPointF, layer: Z) -> Piece:
        piece = self.add(Piece(key, drawing, size, thickness=0.0, solid=False))
        piece.lie(Place(at.x(), at.y(), z=float(layer)))
        return piece

    def _thing(self, key: Hashable, drawing: Art, size: QSizeF, *, solid: bool = True) -> Piece:
        return self.add(Piece(key, drawing, size, thickness=5.0, solid=solid))

    # ------------------------------------------------------------------------------------ how it stands

    def settle(self, view: View) -> None:
        """Put everything where this view says."""
        self._view = view
        if self._reading is not None and isValid(self._reading):
            self._reading.stop()
        self._reading = None
        over = isinstance(view.phase, Solved | Over)
        self._settle_board(view, over)
        for side in (0, 1):
            self._settle_side(view, side)
        self._title.lie(self._title.home, art=art.News(saying.which_game(view), "Concentration", size=62))
        self._news.lie(self._news.home, art=saying.news(view, self.names), visible=not over)
        self._settle_solution(view, over)

    def _settle_board(self, view: View, over: bool) -> None:
        uncovered = tuple(
            number for number, panel in enumerate(view.panels, start=1) if _is_gone(panel) or over
        )
        elements = tuple(glimpse.element for glimpse in view.glimpses)
        self._window.lie(self._window.home, art=art.Window(elements, uncovered))
        pulled, named = saying.pulled(view), saying.named(view)
        for number, panel in enumerate(view.panels, start=1):
            at = panel_place(number)
            card, slide = self._cards[number], self._slides[number]
            face = BACK if panel.card is None else _face(panel.card)
            card.lie(Place(at.x(), at.y(), z=Z.SLOT), art=face, visible=number not in uncovered)
            if number in pulled:
                out = TRAY[pulled.index(number)]
                slide.lie(Place(out.x(), out.y()))
            else:
                raised = Z.PIECE + (0.5 if number in named else 0)
                place = Place(at.x(), at.y() - (14 if number in named else 0), z=raised)
                slide.lie(place, visible=panel.slide and not over)

    def _settle_side(self, view: View, side: int) -> None:
        seats, rack = view.sides[side], view.racks[side]
        active = view.turn == side and not isinstance(view.phase, Solved | Over)
        money = max((view.money[seat] for seat in seats), default=0)
        drawing = art.SidePlate(
            tuple(self.names[seat] for seat in seats),
            self._pictures[seats[0]],
            money,
            sum(slot.prize.value for slot in rack.slots),
            side,
            active,
            self._own(view, side),
            not (rack.slots or rack.kept),
        )
        self._plates[side].lie(self._plates[side].home, art=drawing)
        pictures = [slot.prize.picture for slot in rack.slots] + [card.picture for card in rack.kept]
        places = rack_places(side, art.head(drawing.names), len(pictures))
        for slot, piece in enumerate(self._won[side]):
            shown = slot < len(pictures)
            place = places[slot] if shown else Place(PLATES[side].x(), PLATES[side].y(), z=float(Z.SLOT))
            piece.lie(place, art=faces.Paper(pictures[slot] if shown else ""), visible=shown)

    def _own(self, view: View, side: int) -> int:
        """A side's colour is its lead's; where both leads share one, the second side takes the next."""
        first, second = (self.sides[seats[0]] for seats in view.sides)
        return first if side == 0 else second if second != first else (first + 1) % len(theme.SIDES)

    def _settle_solution(self, view: View, over: bool) -> None:
        reading = view.solution is not None and not over
        letters = view.solution if reading and view.solution else view.letters
        self._case.lie(self._case.home, art=art.Case(saying.foot(view, self.names)), visible=not over)
        words = tr("pull to check" if saying.is_for_the_table(view) else "closed")
        self._open(letters, words, whole=reading)
        self._paper.setVisible(not over)
        self._solution.setVisible(not over and not reading)
        lines = tuple((line.shows, line.says) for line in view.explanation if line.part >= 0)
        self._tray.lie(self._tray.home, visible=not over)
        explained = art.Explained(saying.outcome(view, self.names), view.solution or "", lines)
        self._explained.lie(self._explained.home, art=explained, visible=over)

    def _open(self, letters: str, words: str, whole: bool = False) -> None:
        """Let the solution slide lie beside these letters; what is pulled out of it goes into the case."""
        shut = art.closed_part(letters, STRIP)
        self._paper.lie(self._paper.home, art=art.Solution(letters, whole=whole))
        self._solution.size = shut.size()
        at = Place(shut.center().x(), shut.center().y(), z=Z.SLOT)
        self._solution.lie(at, art=art.Wood(words))

    def aloud(self) -> str:
        """The words of what lies open."""
        return aloud(self._view) if self._view is not None else ""

    def called(self, piece: Piece) -> str:
        """What a thing is called."""
        meant = piece.meant
        return called(self._view, piece.key, meant[1]) if meant and self._view is not None else ""

    def score(self, seat: Seat) -> str:
        """The money."""
        return money(self._view.money[seat]) if self._view is not None else ""

    # --------------------------------------------------------------------------------- what may be done

    def invite(self, asks: Sequence[Ask[Deed]]) -> None:
        """Light the pieces that mean something now, and put the rest into words and buttons."""
        view = self._view
        assert view is not None, "the director settles before it invites"
        if isinstance(view.phase, Solved):
            # Whoever shares this screen goes on together: one press, and not one for each seat.
            asks = [ask for ask in asks if ask.seat == HOST] or asks
        buttons: dict[Deed, Button] = {}
        answer: AnswerLine | None = None
        for ask in asks:
            for deed in ask.choices:
                self._offer(view, ask.seat, deed)
                label = saying.label(view, deed)
                if label:
                    main = not buttons and ask.blank is None and isinstance(deed, GoOn | Cover | Open)
                    buttons.setdefault(deed, Button(label, ask.seat, deed, main, saying.question(view, deed)))
            if ask.blank is not None and answer is None:
                answer = AnswerLine(ask.seat, tr("What does it say?"), Guess)
        if any(isinstance(deed, Pull) for ask in asks for deed in ask.choices):
            self._say_of_the_rest()
        else:
            self._say_why_not(view)
        # A dispute stands apart from where one presses all the time, and is asked about once more.
        ordered = sorted(buttons.values(), key=lambda button: not isinstance(button.action, Overrule))
        self._read_aloud(view)
        self.say(Prompt(saying.prompt(view, asks, self.names), tuple(ordered[:3]), answer))

    def _read_aloud(self, view: View) -> None:
        """When the rebus is solved its parts light up in turn, each with what it says."""
        if not isinstance(view.phase, Solved):
            return
        steps = []
        for pose in self.stills():
            steps += [motion.moment(pose.strike), motion.pause(READING)]
        self._reading = motion.in_turn(*steps)
        motion.run(self._reading, self)

    def stills(self) -> Sequence[Still]:
        """Each part of a solved rebus lit alone, and at the end all of it."""
        view = self._view
        if view is None or not isinstance(view.phase, Solved):
            return ()
        board, words = self._window.art, self._explained.art
        assert isinstance(board, art.Window)
        assert isinstance(words, art.Explained)
        board, words = replace(board, lit=None), replace(words, lit=None)

        def strike(lit: int | None) -> None:
            self._window.show_art(replace(board, lit=lit))
            self._explained.show_art(replace(words, lit=lit))

        parts = [*range(len(words.lines)), None]
        return [Still("all" if lit is None else f"part-{lit + 1}", partial(strike, lit)) for lit in parts]

    def _offer(self, view: View, seat: Seat, deed: Deed) -> None:
        match deed:
            case Pull(panel):
                if self._slides[panel].offer is None:
                    self.light(self._slides[panel], Offer(seat, take=deed, away=deed))
            case Cover():
                for panel in saying.pulled(view):
                    back = (Drop(self._cards[panel], deed),)
                    self.light(self._slides[panel], Offer(seat, take=deed, drops=back))
            case TakePrize(slot):
                own = (Drop(self._plates[view.turn], deed),)
                self.light(self._won[1 - view.turn][slot], Offer(seat, take=deed, drops=own))
            case Open():
                rail = Rail(self._solution.home.point + QPointF(LETTER, 0), deed)
                self.light(self._solution, Offer(seat, take=deed, rail=rail))

    def _say_why_not(self, view: View) -> None:
        """A slide that cannot be pulled now says why when it is tried."""
        why, ruling = saying.why_not(view, self.names)
        for slide in self._slides.values():
            if slide.offer is None:
                self.explain(slide, why, ruling)
        self._say_of_the_rest()

    def _say_of_the_rest(self) -> None:
        """What else lies on the table and may be tried."""
        if self._solution.offer is None:
            why = tr("The solution slide opens when a guess is to be judged.")
            self.explain(self._solution, why, "Rule 8")
        for rack in self._won:
            for prize in rack:
                if prize.offer is None:
                    why = tr("Prizes stay in their rack; only a pair of Takes can take one.")
                    self.explain(prize, why, "CON-30")

    # ---------------------------------------------------------------------------------- how it comes about

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How this looks, from what is on the table now."""
        match event:
            case told.Dealt():
                return self._deal()
            case told.Pulled(panel=panel, card=card):
                return self._pull(panel, card)
            case told.Covered(panels):
                return self._cover(panels)
            case told.Matched(panels=panels):
                return self._match(panels)
            case told.Racked(side=side, slot=slot, panels=panels):
                return self._rack(side, slot, panels)
            case told.Kept(side, panels):
                return self._rack(side, self._in_rack(side), panels)
            case told.SetAside(panels) | told.Cleared(panels):
                gone = [self._cards[panel] for panel in panels] + [self._slides[panel] for panel in panels]
                return motion.together(*(motion.fade(piece, 0.0, ms=theme.SLOW) for piece in gone))
            case told.Uncovered(panels):
                return motion.together(*(motion.fade(self._slides[panel], 0.0) for panel in panels))
            case told.Taken(side=side, from_slot=slot, to_slot=to_slot):
                to = self._slot_place(side, to_slot)
                return motion.in_turn(
                    self._heard("slide-out"),
                    motion.travel(self._won[1 - side][slot], to, arc=60),
                    self._tell(event) or motion.pause(0),
                )
            case told.Opened(letters):
                return motion.in_turn(
                    self._heard("slide-out"),
                    motion.moment(partial(self._open, letters, tr("pull to check"))),
                    motion.pause(theme.SLOW),
                )
            case told.Closed():
                return motion.in_turn(
                    self._heard("slide-in"), motion.moment(partial(self._open, "", tr("closed")))
                )
        return self._tell(event)

    def _tell(self, event: Event) -> QAbstractAnimation | None:
        """What is heard rather than seen stands on the table for a moment."""
        words = saying.news_of_event(event, self.names, self._view)
        if words is None:
            return None
        sound = saying.sound_of(event)
        notice = motion.in_turn(motion.moment(lambda: self._news.show_art(words)), motion.pause(LOOK))
        return motion.in_turn(self._heard(sound), notice) if sound else notice

    def _match(self, panels: Iterable[int]) -> QAbstractAnimation:
        """Everybody sees what matched before it goes: the two cards swell, and a Wild says what it is."""
        faces_up = [self._cards[panel] for panel in panels]
        kinds = [card.art.special for card in faces_up if isinstance(card.art, art.Face)]
        words = saying.news_of_match(kinds)
        return motion.in_turn(
            motion.together(
                self._heard("match"),
                motion.moment(lambda: self._news.show_art(words)),
                *(motion.swell(card) for card in faces_up),
            ),
            motion.pause(SEEN),
        )

    def _heard(self, sound: str) -> QAbstractAnimation:
        return motion.moment(lambda: self.sound(sound))

    def _deal(self) -> QAbstractAnimation:
        """The slides come down into the window, one after the other."""
        falls = []
        for panel, slide in self._slides.items():
            at = panel_place(panel)
            slide.lie(Place(at.x(), at.y() - 60, z=Z.PIECE), opacity=0.0)
            down = motion.travel(slide, Place(at.x(), at.y(), z=Z.PIECE), ms=theme.QUICK, above=False)
            falls.append(motion.together(down, motion.fade(slide, 1.0)))
        return motion.in_turn(self._heard("shuffle"), motion.together(*falls, apart=24))

    def _pull(self, panel: int, card: Card) -> QAbstractAnimation:
        """The slide goes to the tray, and the card under it turns over."""
        slide, under = self._slides[panel], self._cards[panel]
        out = sum(
            1 for piece in self._slides.values() if piece.isVisible() and piece.pos().x() > RIGHT.left()
        )
        out -= slide.pos().x() > RIGHT.left()  # it may have been carried there
        at = TRAY[min(max(out, 0), len(TRAY) - 1)]
        under.show_art(BACK)
        return motion.in_turn(
            self._heard("slide-out"),
            motion.travel(slide, Place(at.x(), at.y())),
            self._heard("flip"),
            motion.flip(under, _face(card), ms=theme.NORMAL),
        )

    def _cover(self, panels: Iterable[int]) -> QAbstractAnimation:
        """The slides come back over their cards."""
        home = [(self._slides[panel], panel_place(panel)) for panel in panels]
        moves = [motion.travel(slide, Place(at.x(), at.y()), swing=True) for slide, at in home]
        return motion.in_turn(motion.together(*moves, apart=60), self._heard("slide-in"))

    def _rack(self, side: int, slot: int, panels: Iterable[int]) -> QAbstractAnimation:
        """The cards of a pair travel into a slot of the rack, one after the other."""
        at = self._slot_place(side, slot)
        small = Place(at.x, at.y, zoom=at.zoom * SLOT.width() / SLIDE.width(), z=at.z)
        ways = [motion.travel(self._cards[panel], small, ms=theme.SLOW, arc=40) for panel in panels]
        return motion.together(*ways, apart=90)

    def _slot_place(self, side: int, slot: int) -> Place:
        """Where the prize will lie that comes into this slot."""
        plate = self._plates[side].art
        assert isinstance(plate, art.SidePlate)
        return rack_places(side, art.head(plate.names), max(slot + 1, self._in_rack(side)))[slot]

    def _in_rack(self, side: int) -> int:
        return sum(1 for piece in self._won[side] if piece.isVisible())


def _is_gone(panel: Panel) -> bool:
    return not panel.slide and panel.card is None


def _face(card: Card) -> art.Face:
    special = "" if card.kind == "prize" else card.colour or card.kind
    return art.Face(saying.card_name(card), card.picture, card.value, special)
