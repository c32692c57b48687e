"""How Brain Games looks and feels: hexes, pawns, a tumbling die, and cards held up over the board."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QSizeF

from boardroom.core.game import HOST, Ask, Event, Seat
from boardroom.core.tongue import tr
from boardroom.games.brain_games import events as told
from boardroom.games.brain_games import layout, table_art
from boardroom.games.brain_games.actions import (
    Challenge,
    Choose,
    Deed,
    GiveUp,
    GoTo,
    Judge,
    Name,
    Roll,
    SayDie,
    Start,
    Trade,
)
from boardroom.games.brain_games.aloud import aloud
from boardroom.games.brain_games.board import CATEGORIES, NAMES, SPACES, STARTS, TILE_SPACES
from boardroom.games.brain_games.called import called
from boardroom.games.brain_games.card_scene import HeldUp
from boardroom.games.brain_games.view import View
from boardroom.games.brain_games.wording import label, note, prompt_of
from boardroom.stage import motion, theme
from boardroom.stage.hand import distance
from boardroom.stage.items import faces
from boardroom.stage.items.piece import Drop, Offer, Piece, Place
from boardroom.stage.pictures import Art
from boardroom.stage.prompt import AnswerLine, Button, Prompt, listed
from boardroom.stage.scene import GameScene
from boardroom.stage.theme import Z
from boardroom.table.table import Player

LOOK = 900
"""Milliseconds for which something stands by itself before the game goes on."""
TUMBLES = (3, 6, 2, 5, 1, 4)
"""Faces that are seen while the die tumbles."""


class Scene(GameScene):
    """The table. Everything it shows follows from the view; events only say how to get there."""

    studied = layout.CARD

    def __init__(self, players: Sequence[Player], parent: QObject | None = None) -> None:
        super().__init__({}, "teal", parent)
        self.introduce(players)
        self._view: View | None = None
        self._ending = self._ended = ""
        """How the turn ends that is being shown, and how the one before this ended: without a tile."""
        count = len(players)
        board = faces.Plate("#0c4a57", "#00000000", theme.RADIUS_LARGE)
        self._printed("board", board, layout.BOARD, Z.BOARD)
        self._slots = {
            space: self._hex(("slot", space), table_art.Slot(self._side(space), lit=False), thickness=0.0)
            for space in SPACES
        }
        self._tiles = {space: self._hex(("tile", space), table_art.Tile()) for space in TILE_SPACES}
        self._pawns = [
            self._thing(("pawn", at), table_art.Pawn(side), layout.PAWN) for at, side in enumerate(self.sides)
        ]
        self._plates = [
            self._plate(at, table_art.Scorecard("", theme.NOBODY, at, ("",) * 4, 0, active=False), count)
            for at in range(count)
        ]
        self._decks = [
            self._thing(("deck", name), table_art.Deck(name, 0), layout.DECK) for name in CATEGORIES
        ]
        self._die = self._thing("die", table_art.Die(0), layout.DIE)
        self._said = [self._thing(("say", n), table_art.Die(n), layout.SAY) for n in range(1, 7)]
        title = faces.Words("Brain Games", size=62, colour=theme.GOLD, is_display=True)
        room = QRectF(layout.PLATES.left(), layout.PLATES.bottom() - 84, layout.PLATES.width(), 84)
        self._title = self._printed("title", title, room, Z.BOARD)
        news = QRectF(1452, 534, 372, 142)  # under the decks, as wide as they are
        self._news = self._printed("news", faces.Words(""), news, Z.BOARD)
        self._held_up = HeldUp(self)

    def introduce(self, players: Sequence[Player]) -> None:
        """These people and computers sit at the table now."""
        super().introduce(players)
        self._pictures = [player.picture or theme.NOBODY for player in players]
        # All six corners have their colour, whoever plays (BG-04).
        spare = [""] * (len(STARTS) - len(players))
        self._corners = theme.sides_of([*(player.colour for player in players), *spare])

    def _printed(self, key: Hashable, drawing: Art, box: QRectF, layer: Z) -> Piece:
        piece = self.add(Piece(key, drawing, box.size(), thickness=0.0, solid=False))
        piece.lie(Place(box.center().x(), box.center().y(), z=float(layer)))
        return piece

    def _plate(self, seat: int, drawing: Art, count: int) -> Piece:
        box = layout.plate_box(seat, count)
        piece = self.add(Piece(("plate", seat), drawing, box.size(), thickness=0.0))
        piece.lie(Place(box.center().x(), box.center().y(), z=float(Z.BOARD)))
        return piece

    def _hex(self, key: Hashable, drawing: Art, thickness: float = 4.0) -> Piece:
        return self.add(Piece(key, drawing, layout.HEX, thickness=thickness))

    def _thing(self, key: Hashable, drawing: Art, size: QSizeF) -> Piece:
        return self.add(Piece(key, drawing, size, thickness=4.0))

    # ------------------------------------------------------------------------------------ how it stands

    def settle(self, view: View) -> None:
        """Put everything where this view says. The ring begins anew with everything new to do."""
        before, self._view = self._view, view
        if before is None or _to_do(before) != _to_do(view):
            self._ended, self._ending = self._ending, ""
            if (start := _ring_start(view)) is not None:
                self.touch.start_at(start)
        self._settle_board(view)
        self._settle_pawns(view)
        for seat, plate in enumerate(self._plates):
            plate.lie(plate.home, art=self._scorecard(view, Seat(seat)))
        for at, deck in enumerate(self._decks):
            point = layout.deck_point(at)
            art = table_art.Deck(CATEGORIES[at], view.decks[at], CATEGORIES[at] in view.open)
            deck.lie(Place(point.x(), point.y()), art=art)
        typed = view.options.die == "typed" and view.phase in ("Opening", "Starting")
        for pips, piece in enumerate(self._said, start=1):
            point = layout.say_point(pips)
            piece.lie(Place(point.x(), point.y()), visible=typed)
        self._news.lie(self._news.home, art=_beside(_news(view, self.names)))
        self._held_up.settle(view)
        # The buzzers of a head-to-head take the place of what nobody needs meanwhile.
        spare, middle = not self._held_up.has_buzzers, layout.DIE_AT
        die = table_art.Die(view.die)
        self._die.lie(Place(middle.x(), middle.y(), angle=-9), art=die, visible=spare and not typed)
        self._title.lie(self._title.home, visible=spare)

    def _settle_board(self, view: View) -> None:
        for space, slot in self._slots.items():
            at, shown = layout.space_point(space), view.board[space]
            lit = space in view.ends and not shown.tile
            place = Place(at.x(), at.y(), z=float(Z.PICTURE))
            slot.lie(place, art=table_art.Slot(self._side(space), lit))
        for space, tile in self._tiles.items():
            at, shown = layout.space_point(space), view.board[space]
            art = table_art.Tile(shown.up or "", shown.hint or "", space in view.ends)
            tile.lie(Place(at.x(), at.y(), z=float(Z.SLOT)), art=art, visible=shown.tile)

    def _side(self, space: int) -> int | None:
        """Whose START a space is."""
        return self._corners[STARTS.index(space)] if space in STARTS else None

    def _settle_pawns(self, view: View) -> None:
        for seat, pawn in enumerate(self._pawns):
            space = view.pawns[seat]
            together = [other for other, at in enumerate(view.pawns) if at == space]
            gone = space < 0
            place = Place(0, 0) if gone else layout.pawn_place(space, together.index(seat), len(together))
            pawn.solid = view.turn == seat
            pawn.lie(place, art=table_art.Pawn(self.sides[seat]), visible=not gone)

    def _scorecard(self, view: View, seat: Seat) -> table_art.Scorecard:
        card = view.scorecards[seat]
        spots = tuple("" if held is None else "upside" if held.upside else "won" for held in card.spots)
        rolled = next((str(roll.ms) for roll in view.rolls if roll.seat == seat), "")
        active = view.turn == seat and view.phase not in ("Opening", "Over")
        active = active or any(seat in place for place in view.places[:1])
        name, image = self.names[seat], self._pictures[seat]
        lit = view.phase == "Challenging" and seat != view.turn and view.pawns[seat] >= 0
        return table_art.Scorecard(name, image, self.sides[seat], spots, len(card.trust), active, rolled, lit)

    def aloud(self) -> str:
        """The words of what lies open."""
        return aloud(self._view) if self._view is not None else ""

    def called(self, piece: Piece) -> str:
        """What a thing is called."""
        meant = piece.meant
        return called(self._view, self.names, piece.key, *meant) if meant and self._view is not None else ""

    def score(self, seat: Seat) -> str:
        """Categories and Brain Trust."""
        if self._view is None:
            return ""
        card = self._view.scorecards[seat]
        count = sum(held is not None for held in card.spots)
        return tr("{count} of 4", count=count) + (f"  +{len(card.trust)}" if card.trust else "")

    # --------------------------------------------------------------------------------- what may be done

    def invite(self, asks: Sequence[Ask[Deed]]) -> None:
        """Light the pieces that mean something now, and put the rest into words and buttons."""
        view = self._view
        assert view is not None, "the director settles before it invites"
        asks = _together(asks)
        buttons: dict[tuple[Seat | None, Deed], Button] = {}
        answer: AnswerLine | None = None
        for ask in asks:
            for deed in ask.choices:
                self._offer(view, ask.seat, deed)
                words, main = label(view, deed, ask.seat, self.names)
                if words:
                    main = main and not any(button.main for button in buttons.values()) and ask.blank is None
                    own = ask.seat if isinstance(deed, GiveUp | Start) else None
                    buttons.setdefault((own, deed), Button(words, ask.seat, deed, main))
            self._held_up.offer(view, ask)
            if ask.blank is not None and answer is None:
                answer = AnswerLine(ask.seat, tr("The answer"), self._held_up.fill)
        self._carry(view, asks)
        self._say_why_not(view)
        self._held_up.begin(view)
        self.say(Prompt(self._prompt(view, asks), tuple(buttons.values())[:3], answer))

    def _offer(self, view: View, seat: Seat, deed: Deed) -> None:
        match deed:
            case Roll():
                self.light(self._die, Offer(seat, take=deed))
            case SayDie(pips):
                self.light(self._said[pips - 1], Offer(seat, take=deed))
            case GoTo(space):
                self.light(self._ground(view, space), Offer(seat, take=deed))
            case Choose(category) | Trade(category):
                self.light(self._decks[CATEGORIES.index(category)], Offer(seat, take=deed))
            case Challenge(rival):
                self.light(self._plates[rival], Offer(seat, take=deed))

    def _ground(self, view: View, space: int) -> Piece:
        """What lies on a space: its tile, or the empty hex."""
        return self._tiles[space] if view.board[space].tile else self._slots[space]

    def _carry(self, view: View, asks: Sequence[Ask[Deed]]) -> None:
        """The active pawn may be carried to any lit space."""
        for ask in asks:
            drops = tuple(
                Drop(self._ground(view, deed.space), deed) for deed in ask.choices if isinstance(deed, GoTo)
            )
            if drops:
                self.light(self._pawns[ask.seat], Offer(ask.seat, drops=drops))

    def _say_why_not(self, view: View) -> None:
        """What cannot be done now says why when it is tried."""
        who = self.names[view.turn]
        why, ruling = "", "Game Play"
        if view.phase in ("Opening", "Starting"):
            why = tr("First the die is rolled.")
        if view.phase == "Moving":
            ruling = "BG-06"
            why = tr("{name}’s pawn can go to the lit spaces only.", name=who)
        for piece in (*self._tiles.values(), *self._slots.values(), *self._pawns):
            if piece.offer is None and why:
                self.explain(piece, why, ruling)
        for at, deck in enumerate(self._decks):
            if deck.offer is None:
                own = tr(NAMES[CATEGORIES[at]])
                self.explain(deck, tr("A {category} tile leads to these cards.", category=own), "BG-10")
        if self._die.offer is None and view.phase not in ("Opening", "Starting"):
            self.explain(self._die, tr("The die has been rolled."), "BG-06")

    def _prompt(self, view: View, asks: Sequence[Ask[Deed]]) -> str:
        if view.phase == "Over":
            return tr("That was the game.")
        thinks = tr("{name} is thinking …", name=self.names[view.turn])
        words = prompt_of(view, self.sentence(asks), asks, self.names) if asks else thinks
        return f"{self._ended} {words}".strip()

    def pause(self, paused: bool) -> None:
        """A card is not studied while time stands still."""
        self._held_up.pause(paused)

    # ---------------------------------------------------------------------------------- how it comes about

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How this looks, from what is on the table now."""
        match event:
            case told.Rolled(pips=pips):
                return self._tumble(pips)
            case told.Tied(seats):
                names = listed([self.names[seat] for seat in seats])
                return self._notice(tr("{names} tie and roll again.", names=names))
            case told.Begun(seat):
                return self._notice(tr("{name} goes first!", name=self.names[seat]))
            case told.Moved(seat, _, end):
                return self._walk(seat, end)
            case told.Flipped(space, kind):
                face = motion.flip(self._tiles[space], table_art.Tile(kind))
                return motion.in_turn(self.heard("flip"), face, motion.pause(LOOK))
            case told.FlippedBack(space):
                back = motion.flip(self._tiles[space], table_art.Tile())
                return motion.in_turn(self._held_up.away(), self.heard("flip"), back)
            case told.Won(seat, category, to_trust, space):
                return self._win(seat, CATEGORIES.index(category), to_trust, space)
            case told.Drawn(category=category):
                deck = self._decks[CATEGORIES.index(category)]
                return motion.in_turn(self.heard("slide-out"), motion.swell(deck))
            case told.Finished():
                return self.heard("win")
        words = note(event, self.names)
        shown = self._held_up.animate(event)
        if shown is not None:
            return motion.together(self._notice(words), shown) if words else shown
        if isinstance(event, told.FoundNothing):
            self._ending = words
            return motion.in_turn(self.heard("knock"), self._notice(words, 2 * LOOK))
        return self._notice(words) if words else None

    def _notice(self, words: str, ms: int = LOOK) -> QAbstractAnimation:
        shown = _beside(words)
        return motion.in_turn(motion.moment(lambda: self._news.show_art(shown)), motion.pause(ms))

    def _tumble(self, pips: int) -> QAbstractAnimation:
        """The die rolls along its felt and comes to rest."""
        at, die = layout.DIE_AT, self._die
        steps: list[QAbstractAnimation] = [self.heard("dice")]
        for number, face in enumerate(TUMBLES):
            aside = (-70, 60, -40, 50, -20, 0)[number]
            place = Place(at.x() + aside, at.y() - 60 + number * 10, angle=75.0 * (number + 1), z=Z.TRAVEL)
            steps.append(motion.travel(die, place, ms=theme.QUICK * 0.8))
            steps.append(motion.moment(partial(die.show_art, table_art.Die(face))))
        last = table_art.Die(pips)
        steps.append(motion.moment(lambda: die.show_art(last)))
        steps.append(motion.travel(die, Place(at.x(), at.y(), angle=-9), swing=True))
        return motion.in_turn(*steps)

    def _walk(self, seat: Seat, end: int) -> QAbstractAnimation:
        """The pawn hops to its space."""
        place = layout.pawn_place(end, 0, 1)
        return motion.in_turn(
            motion.travel(self._pawns[seat], place, ms=theme.SLOW, arc=70), self.heard("place")
        )

    def _win(self, seat: Seat, at: int, to_trust: bool, space: int | None) -> QAbstractAnimation:
        """The tile travels to the winner's scorecard."""
        if space is None:
            return motion.in_turn(self._held_up.away(), self.heard("match"), motion.swell(self._plates[seat]))
        place = layout.spot_place(seat, len(self._plates), None if to_trust else at)
        tile = motion.travel(self._tiles[space], place, ms=theme.SLOW, arc=60)
        return motion.in_turn(self._held_up.away(), self.heard("match"), tile, self.heard("token"))


def _to_do(view: View) -> tuple[object, ...]:
    """What tells one thing to do from another."""
    card = view.card
    return view.phase, view.turn, view.die, card and (card.question, card.actors, card.waiting)


def _ring_start(view: View) -> QPointF | None:
    """Where the ring begins, at what will most likely be done; among answers at the first: it is no hint."""
    if view.phase == "Moving":
        here = layout.space_point(view.pawns[view.turn])
        tiles = [space for space in view.ends if view.board[space].tile] or view.ends
        return min((layout.space_point(space) for space in tiles), key=lambda at: distance(at, here))
    if view.phase in ("Starting", "Choosing"):
        return layout.deck_point(0)
    if view.phase == "Challenging":
        return layout.plate_box(0, len(view.pawns)).center()
    return layout.CARD.topLeft() if view.phase == "Answering" else None


def _together(asks: Sequence[Ask[Deed]]) -> list[Ask[Deed]]:
    """Whoever shares this screen judges and goes on together: one press, and not one for each seat."""
    hosts = [ask for ask in asks if ask.seat == HOST]
    readers = [ask for ask in asks if ask.seat != HOST and _is_judge(ask)]
    if hosts and readers:
        return readers
    return hosts or list(asks)


def _is_judge(ask: Ask[Deed]) -> bool:
    return any(isinstance(choice, Judge | Name) for choice in ask.choices)


def _beside(words: str) -> faces.Words:
    """What stands beside the board, whole, whatever names are in it."""
    return faces.Words(words, lines=4, least=20)


def _news(view: View, names: dict[Seat, str]) -> str:
    """What stands beside the board for as long as the view says so."""
    if view.phase == "Opening":
        return tr("The highest number goes first.")
    if view.phase == "Starting" and not any(any(card.spots) or card.trust for card in view.scorecards):
        return tr("The first to win a tile of all four colours wins.")
    if view.phase == "Moving":
        return tr("{name} rolled {pips}.", name=names[view.turn], pips=view.die)
    if view.phase == "Losing":
        return tr("Lose-a-Turn!")
    if view.phase == "Choosing":
        return tr("Wild! Any category you like.")
    return ""
