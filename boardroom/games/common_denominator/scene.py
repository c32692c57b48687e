"""How Common Denominator looks and feels: the puzzle under its tracing paper, medals, the sand, the cards."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QSizeF

from boardroom.core.game import HOST, Ask, Event, Seat
from boardroom.games.common_denominator import events as told
from boardroom.games.common_denominator import places, wording
from boardroom.games.common_denominator import table_art as art
from boardroom.games.common_denominator.actions import (
    Answer,
    Deed,
    Draw,
    GoForGold,
    GoForSilver,
    PassCard,
    TakePuzzle,
    Trump,
    TryCategory,
    TryRow,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.cards import DECK
from boardroom.games.common_denominator.medals import Medals
from boardroom.games.common_denominator.state import (
    Answering,
    Attempt,
    Beginning,
    Holding,
    Judging,
    Looking,
    Opening,
    Over,
    Passing,
    PlayedCard,
    Trumping,
)
from boardroom.games.common_denominator.view import Card, View
from boardroom.stage import motion, theme
from boardroom.stage.items import faces
from boardroom.stage.items.piece import Offer, Piece, Place
from boardroom.stage.pictures import Art
from boardroom.stage.prompt import AnswerLine, Button, Prompt
from boardroom.stage.scene import GameScene
from boardroom.stage.theme import Z
from boardroom.table.table import Player

ROWS = 8
COINS = 5
"""Medals of one metal that fly at once, at most."""
LOOK = 800
"""Milliseconds for which the ribbon stands by itself."""
AWAY = Place(places.CENTRE.x(), places.CENTRE.y(), z=float(Z.SLOT))
"""Where things lie that are not seen."""
LAST = 5000
"""Milliseconds at the end of which every second is heard."""
BLANK_ROW = art.RowFace(("",), (False,), 0)


class Scene(GameScene):
    """The table. Everything it shows follows from the view; events only say how to get there."""

    def __init__(self, players: Sequence[Player], parent: QObject | None = None) -> None:
        super().__init__({}, "forest", parent)
        self.introduce(players)
        self._view: View | None = None
        self._left: int | None = None
        self._paused = False
        self._plates = [
            self._printed(
                ("plate", seat),
                _nobody(seat),
                places.plate_size(len(players)),
                QPointF(),
                Z.BOARD,
                solid=True,
            )
            for seat in range(len(players))
        ]
        self._title = self._printed(
            "title", art.Title(""), places.TITLE.size(), places.TITLE.center(), Z.BOARD
        )
        self._paper = self._thing("paper", art.PuzzleBack(), places.PAPER, solid=False)
        self._tracing = self._printed(
            "tracing", art.Tracing(), places.TRACING, QPointF(places.CENTRE.x(), 560), Z.FRAME
        )
        self._band = self._printed("band", art.Band(), places.MEDAL, QPointF(), Z.PICTURE)
        category = places.CATEGORY
        self._category = self._printed(
            "category", art.CategoryLine(), category.size(), category.center(), Z.SLOT, solid=True
        )
        self._rows = [
            self._printed(("row", row), BLANK_ROW, places.MEDAL, QPointF(), Z.SLOT, solid=True)
            for row in range(1, ROWS + 1)
        ]
        self._numbers = [
            self._printed(
                ("number", row), _words(str(row), theme.INK_SOFT), QSizeF(40, 40), QPointF(), Z.SLOT
            )
            for row in range(1, ROWS + 1)
        ]
        self._bank = {
            metal: self._thing(("bank", metal), art.Medal(metal), places.MEDAL) for metal in places.METALS
        }
        self._bank_rows = {
            metal: self._printed(
                ("bank row", metal),
                art.BankRow(metal, 0),
                places.BANK_ROW,
                places.BANK[metal] + QPointF(68 + places.BANK_ROW.width() / 2, 0),
                Z.BOARD,
            )
            for metal in places.METALS
        }
        self._coins = {
            metal: [
                self._thing(("coin", metal, number), art.Medal(metal), places.COIN, solid=False)
                for number in range(COINS)
            ]
            for metal in places.METALS
        }
        self._timer = self._thing("timer", art.SandTimer(24), places.TIMER)
        clock = places.CLOCK
        self._clock = self._printed("clock", _words("", theme.CREAM), clock.size(), clock.center(), Z.BOARD)
        self._deck = self._thing("deck", art.FortuneBack(), places.PILE)
        self._stack = self._thing("stack", art.PuzzleBack(), places.PILE)
        self._captions = [
            self._printed(("caption", number), _words("", theme.SOFT), QSizeF(196, 36), at, Z.BOARD)
            for number, at in enumerate((places.DECK_AT, places.STACK_AT))
        ]
        self._veil = self._printed("veil", art.Veil(), places.PAPER, places.CENTRE, Z.RAISED)
        self._courier = self._thing("courier", art.FortuneBack(), places.CARD, solid=False)
        self._cards = {card: self._thing(("card", card), art.Fortune(card), places.CARD) for card in DECK}
        self._ribbon = self._printed("ribbon", art.Ribbon(), places.RIBBON, places.RIBBON_AT, Z.NOTICE)
        self._cover = self._printed(
            "cover", art.PuzzleBack("Pause", "The sand stands still"), places.PAPER, places.CENTRE, Z.NOTICE
        )

    def introduce(self, players: Sequence[Player]) -> None:
        """These people and computers sit at the table now."""
        super().introduce(players)
        self._pictures = [player.picture or "grinning-face" for player in players]

    def _printed(
        self, key: Hashable, drawing: Art, size: QSizeF, at: QPointF, layer: Z, *, solid: bool = False
    ) -> Piece:
        piece = self.add(Piece(key, drawing, size, thickness=0.0, solid=solid))
        piece.lie(Place(at.x(), at.y(), z=float(layer)))
        return piece

    def _thing(self, key: Hashable, drawing: Art, size: QSizeF, *, solid: bool = True) -> Piece:
        return self.add(Piece(key, drawing, size, thickness=5.0, solid=solid))

    # ------------------------------------------------------------------------------------ how it stands

    def settle(self, view: View) -> None:
        """Put everything where this view says."""
        self._view = view
        if not isinstance(view.phase, Answering):
            self._left = None
        for seat in view.seats:
            self._settle_plate(view, seat)
        self._settle_puzzle(view)
        self._settle_right(view)
        self._settle_cards(view)
        over = isinstance(view.phase, Over)
        text = f"{self.names[view.phase.winner]} wins!" if isinstance(view.phase, Over) else ""
        self._ribbon.lie(self._ribbon.home, art=self._standing_ribbon(view, text), visible=self._says(view))
        self._cover.lie(self._cover.home, visible=self._paused and not over)
        title = art.Title(f"FIRST TO {view.options.target}")
        self._title.lie(self._title.home, art=title, visible=not self._is_small(view))
        veiled = isinstance(view.phase, Looking | Passing | Holding | Trumping) and not _is_win(view)
        self._veil.lie(self._veil.home, visible=veiled)

    def _is_small(self, view: View) -> bool:
        """Whether the own cards lie small in the corner."""
        return bool(view.hand) and not isinstance(view.phase, Looking | Passing | Over)

    def _says(self, view: View) -> bool:
        return bool(view.looked_up) or isinstance(view.phase, Over) or _is_win(view)

    def _standing_ribbon(self, view: View, text: str) -> art.Ribbon:
        """What the ribbon says as long as it is so."""
        if text:
            return art.Ribbon(text, f"{view.purses[view.seat].points} points")
        if view.looked_up:
            return art.Ribbon(view.looked_up.upper(), "This is the answer. Did they say it?")
        return art.Ribbon(f"{view.purses[view.seat].points} points!", f"{self.names[view.seat]} shows them")

    def _settle_plate(self, view: View, seat: Seat) -> None:
        purse, count = view.purses[seat], len(view.seats)
        at = places.plate_at(seat, count)
        active = seat == (view.winner if isinstance(view.phase, Over | Opening) else view.seat)
        drawing = art.PlayerPlate(
            self.names[seat],
            self._pictures[seat],
            purse.points,
            (purse.medals.gold, purse.medals.silver, purse.medals.bronze),
            purse.written,
            view.kept[seat],
            seat,
            active,
            wording.note(view, seat),
        )
        self._plates[seat].lie(Place(at.x(), at.y(), z=float(Z.BOARD)), art=drawing)

    def _settle_puzzle(self, view: View) -> None:
        card = view.card
        is_open = card is not None and card.is_open
        at = Place(places.CENTRE.x(), places.CENTRE.y(), z=float(Z.BOARD) + 1)
        if card is None:
            words = "Who is the youngest?" if isinstance(view.phase, Opening) else "Take a puzzle"
            self._paper.lie(at, art=art.Holder(words))
        else:
            self._paper.lie(at, art=_paper(card, 0 if isinstance(view.phase, Beginning) else view.misses))
        tried = _tried(view)
        self._tracing.lie(self._tracing.home, visible=is_open)
        line = art.CategoryLine() if card is None else _category(card, tried)
        self._category.lie(self._category.home, art=line, visible=is_open)
        rows = card.rows if card is not None and is_open else ()
        self._settle_band(card if rows else None)
        where = places.row_places(rows) if rows else []
        for number, piece in enumerate(self._rows, start=1):
            label = self._numbers[number - 1]
            if number > len(rows):
                piece.lie(AWAY, art=BLANK_ROW, visible=False)
                label.lie(AWAY, visible=False)
                continue
            point, size = where[number - 1]
            row = rows[number - 1]
            is_tried = tried == Attempt("row", number)
            face = art.RowFace(row.cells, row.printed, row.marked, row.given, is_tried, size.height())
            self._resize(piece, size)
            piece.lie(Place(point.x(), point.y(), z=float(Z.SLOT)), art=face)
            label.lie(Place(556, point.y(), z=float(Z.SLOT)))

    def _settle_band(self, card: Card | None) -> None:
        if card is None:
            self._band.lie(AWAY, art=art.Band(), visible=False)
            return
        cell, count = places.cell_size(card.rows), len(card.rows)
        self._resize(self._band, QSizeF(cell + 14, cell * count + 18))
        x = places.column_x(card.rows)
        at = Place(x, places.ROWS.center().y(), z=float(Z.PICTURE))
        self._band.lie(at, art=art.Band(cell, count))

    def _resize(self, piece: Piece, size: QSizeF) -> None:
        """Rows are as long as their words; the drawing that is put on next knows its size."""
        piece.size = size

    def _settle_right(self, view: View) -> None:
        for metal in places.METALS:
            at = places.BANK[metal]
            self._bank[metal].lie(Place(at.x(), at.y()))
            row = self._bank_rows[metal]
            row.lie(row.home, art=art.BankRow(metal, getattr(view.bank, metal)))
            for coin in self._coins[metal]:
                coin.lie(Place(at.x(), at.y(), z=Z.PIECE - 1.0), visible=False)
        self._settle_timer(view)
        deck, stack = places.DECK_AT, places.STACK_AT
        self._deck.lie(Place(deck.x(), deck.y()), visible=view.deck > 0)
        self._stack.lie(Place(stack.x(), stack.y()))
        for piece, at, words in (
            (self._captions[0], deck, f"{view.deck} cards"),
            (self._captions[1], stack, "Puzzles"),
        ):
            place = Place(at.x(), at.y() - places.PILE.height() / 2 - 24, z=float(Z.BOARD))
            piece.lie(place, art=_words(words, theme.SOFT))

    def _settle_timer(self, view: View) -> None:
        running = isinstance(view.phase, Answering)
        at = Place(places.TIMER_AT.x(), places.TIMER_AT.y())
        total = None if view.seconds is None else view.seconds * 1000
        left = total if self._left is None else self._left
        grains = 24
        if running and total and left is not None:
            grains = max(0, min(24, round(24 * left / total)))
        self._timer.lie(at, art=art.SandTimer(grains, running=running and grains < 24))
        self._clock.lie(self._clock.home, art=_clock(left))

    def countdown(self, left: int | None) -> None:
        """The sand runs: once a second at most the picture changes."""
        view = self._view
        if view is None or self.playing or not isinstance(view.phase, Answering) or left is None:
            return
        before, self._left = self._left, left
        if left <= LAST and (before is None or -(-before // 1000) != -(-left // 1000)):
            self.sound("tick")
        if self._timer.motions or self._timer.is_held:
            return
        running = bool(view.seconds)
        grains = max(0, min(24, round(24 * left / (view.seconds * 1000)))) if view.seconds else 24
        self._timer.show_art(art.SandTimer(grains, running=running))
        self._clock.show_art(_clock(left))

    def pause(self, paused: bool) -> None:
        """While time stands still the puzzle is hidden."""
        self._paused = paused
        view = self._view
        over = view is not None and isinstance(view.phase, Over)
        self._cover.lie(self._cover.home, visible=paused and not over)

    # ----------------------------------------------------------------------------------------- the cards

    def _settle_cards(self, view: View) -> None:
        """Cards that these eyes may see lie open, all others are in a pile."""
        shown, short = dict(self._open_cards(view)), self._is_small(view)
        pile = Place(places.DECK_AT.x(), places.DECK_AT.y(), z=Z.PIECE - 1.0)
        for card, piece in self._cards.items():
            face = art.Fortune(card, short=short and card in view.hand)
            piece.lie(shown.get(card, pile), art=face, visible=card in shown)
        hidden = view.phase == Holding(None)
        at = Place(places.SPOT.x(), places.SPOT.y(), zoom=1.4, z=Z.RAISED + 1.0)
        self._courier.lie(at if hidden else pile, art=art.FortuneBack(), visible=hidden)

    def _open_cards(self, view: View) -> Iterator[tuple[str, Place]]:
        phase = view.phase
        if isinstance(phase, Looking | Passing):
            yield from zip(view.hand, places.hand_places(len(view.hand)), strict=True)
        elif self._is_small(view):
            small = places.hand_places(len(view.hand), places.SMALL_HAND)
            yield from zip(view.hand, small, strict=True)
        spot = places.SPOT
        if isinstance(phase, Holding) and phase.card is not None:
            yield phase.card, Place(spot.x(), spot.y(), zoom=1.4, z=Z.RAISED + 1.0)
        if isinstance(phase, Trumping):
            if isinstance(phase.about, PlayedCard):
                yield phase.about.card, Place(spot.x() - 60, spot.y(), zoom=1.4, z=Z.RAISED + 1.0)
            for number, trump in enumerate(phase.trumps):
                x = spot.x() + 60 + 70 * number
                yield trump, Place(x, spot.y() + 30, angle=6.0, zoom=1.4, z=Z.RAISED + 2.0 + number)

    # --------------------------------------------------------------------------------- what may be done

    def invite(self, asks: Sequence[Ask[Deed]]) -> None:
        """Light the pieces that mean something now, and put the rest into words and buttons."""
        view = self._view
        assert view is not None, "the director settles before it invites"
        offered: list[tuple[Seat, Deed, str]] = []
        callers = sum(isinstance(deed, Trump) for ask in asks for deed in ask.choices)
        answer: AnswerLine | None = None
        for ask in asks:
            for deed in ask.choices:
                self._offer(ask.seat, deed)
                words = wording.label(view, ask.seat, deed, self.names, callers)
                if words and words not in {known for _, _, known in offered}:
                    offered.append((ask.seat, deed, words))
            if ask.blank is not None and answer is None:
                answer = AnswerLine(ask.seat, _placeholder(view), Answer)
        offered.sort(key=lambda one: wording.weight(one[1]))
        may_be_gold = answer is None
        buttons = []
        for seat, deed, words in offered[:3]:
            main = may_be_gold and isinstance(deed, wording.GOLD)
            may_be_gold = may_be_gold and not main
            buttons.append(Button(words, seat, deed, main, wording.question(deed)))
        self._say_why_not(view)
        self.say(Prompt(self._prompt(view, asks), tuple(buttons), answer))

    def _offer(self, seat: Seat, deed: Deed) -> None:
        piece: Piece | None = None
        match deed:
            case TryRow(row):
                piece = self._rows[row - 1]
            case TryCategory():
                piece = self._category
            case GoForGold():
                piece = self._bank["gold"]
            case GoForSilver():
                piece = self._bank["silver"]
            case TurnTimer():
                piece = self._timer
            case TakePuzzle():
                piece = self._stack
            case Draw():
                piece = self._deck
            case Youngest(player):
                piece = self._plates[player]
            case Trump():
                piece = self._plates[seat]
            case PassCard(card):
                piece = self._cards[card]
            case Use(card, target):
                piece = self._cards[card] if target is None else self._plates[target]
                if target is not None and self._cards[card].offer is None:
                    self.light(self._cards[card], Offer(seat, take=deed))
        if piece is not None and piece.offer is None:
            self.light(piece, Offer(seat, take=deed))

    def _say_why_not(self, view: View) -> None:
        """What cannot be touched now says why when it is tried."""
        match view.phase:
            case Answering():
                timer, pile = "The sand is running.", "Cards and new puzzles have to wait for the sand."
            case Beginning():
                timer, pile = "First take a puzzle.", "A card is taken at the end of the turn."
            case _:
                timer, pile = "The timer is turned at the beginning of a turn.", "Not now."
        for piece, why in ((self._timer, timer), (self._deck, pile), (self._stack, pile)):
            if piece.offer is None:
                self.explain(piece, why)
        for metal, why in (
            ("gold", "Gold is for the marked column while nothing else is known."),
            ("silver", "Silver is for the marked column when some rows are given."),
            ("bronze", "Bronzes are won row by row: touch a row."),
        ):
            if self._bank[metal].offer is None:
                self.explain(self._bank[metal], why)

    def _prompt(self, view: View, asks: Sequence[Ask[Deed]]) -> str:
        if isinstance(view.phase, Trumping):
            alone = len({ask.seat for ask in asks if ask.seat != HOST}) == 1
            return "Trump? Now or never." if alone else "Trump? Touch your own name to trump this."
        if isinstance(view.phase, Over):
            return "That was the game."
        if any(ask.seat != HOST for ask in asks):
            return self.sentence(asks)
        if isinstance(view.phase, Judging):
            return "The answer is being judged …"
        return f"{self.names[view.seat]} is thinking …"

    def score(self, seat: Seat) -> str:
        """The points."""
        return f"{self._view.purses[seat].points} points" if self._view is not None else ""

    # ---------------------------------------------------------------------------------- how it comes about

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How this looks, from what is on the table now."""
        match event:
            case told.PuzzleTaken():
                return self._take_puzzle()
            case told.TimerTurned():
                return self._turn_timer()
            case told.Given(tried, answer, won):
                return self._write(tried, answer, won)
            case told.Paid(seat, points, moved):
                return self._pay(seat, points, moved)
            case told.Handed(giver, seat):
                coin = self._coins["bronze"][0]
                self._lay(coin, self._plates[giver])
                return motion.in_turn(self._heard("token"), self._fly(coin, self._plates[seat]))
            case told.Drew(card=None):
                self._lay(self._courier, self._deck)
                spot = Place(places.SPOT.x(), places.SPOT.y(), z=float(Z.RAISED))
                return motion.in_turn(self._heard("slide-out"), motion.travel(self._courier, spot, arc=40))
            case told.Drew(card=str() as card):
                return self._show_card(card, self._deck)
            case told.Played(seat, card):
                return None if self._cards[card].isVisible() else self._show_card(card, self._plates[seat])
            case told.Trumped(seat, card):
                shown = self._show_card(card, self._plates[seat])
                return motion.in_turn(shown, self._banner(event))
            case told.Kept(seat, card):
                piece = self._courier if card is None else self._cards[card]
                return motion.in_turn(self._heard("lift"), self._fly(piece, self._plates[seat], zoom=0.25))
            case told.PutUnder(cards):
                ways = [self._fly(self._cards[card], self._deck, zoom=0.7) for card in cards]
                return motion.in_turn(motion.together(*ways, apart=90), self._heard("slide-in"))
            case told.Took(seat, target) | told.PassedOn(target, seat):
                self._lay(self._courier, self._plates[target])
                return motion.in_turn(self._heard("slide-out"), self._fly(self._courier, self._plates[seat]))
            case told.Won():
                return motion.in_turn(self._heard("win"), self._banner(event))
            case told.Judged(right=right):
                return motion.in_turn(self._heard("match" if right else "buzzer"), self._banner(event))
        return self._banner(event) if wording.ribbon(event, self.names) is not None else None

    def _banner(self, event: Event) -> QAbstractAnimation:
        """The ribbon comes up, stands a moment, and is gone."""
        drawing = wording.ribbon(event, self.names)
        assert drawing is not None
        show = motion.moment(lambda: self._ribbon.show_art(drawing))
        up, down = motion.fade(self._ribbon, 1.0), motion.fade(self._ribbon, 0.0)
        return motion.in_turn(show, up, motion.pause(LOOK), down)

    def _heard(self, sound: str) -> QAbstractAnimation:
        return motion.moment(lambda: self.sound(sound))

    def _lay(self, piece: Piece, at: Piece) -> None:
        """A piece appears where another lies."""
        piece.lie(Place(at.home.x, at.home.y, zoom=0.4, z=float(Z.RAISED)))

    def _fly(self, piece: Piece, to: Piece, zoom: float = 0.6) -> QAbstractAnimation:
        way = Place(to.home.x, to.home.y, zoom=zoom, z=float(Z.RAISED))
        return motion.in_turn(
            motion.travel(piece, way, ms=theme.SLOW, arc=50), motion.fade(piece, 0.0, ms=theme.QUICK)
        )

    def _show_card(self, card: str, origin: Piece) -> QAbstractAnimation:
        """A card comes from a pile or a player to where everybody looks at it, and turns over."""
        piece = self._cards[card]
        piece.lie(Place(origin.home.x, origin.home.y, zoom=0.5, z=float(Z.RAISED)), art=art.FortuneBack())
        spot = Place(places.SPOT.x() - 60, places.SPOT.y(), zoom=1.4, z=float(Z.RAISED))
        return motion.in_turn(
            self._heard("slide-out"),
            motion.travel(piece, spot, ms=theme.SLOW, arc=40),
            self._heard("flip"),
            motion.flip(piece, art.Fortune(card), ms=theme.NORMAL),
            motion.pause(LOOK),
        )

    def _take_puzzle(self) -> QAbstractAnimation:
        """The last card is put away, and the next comes from the stack, face down."""
        printed = [*self._rows, *self._numbers, self._category, self._band, self._tracing]
        for piece in printed:
            piece.setVisible(False)
        self._paper.lie(
            Place(places.STACK_AT.x(), places.STACK_AT.y(), zoom=0.2, z=float(Z.BOARD) + 1),
            art=art.PuzzleBack(),
        )
        to = Place(places.CENTRE.x(), places.CENTRE.y(), z=float(Z.BOARD) + 1)
        return motion.in_turn(self._heard("slide-out"), motion.travel(self._paper, to, ms=theme.SLOW))

    def _turn_timer(self) -> QAbstractAnimation:
        """Upside down, and the sand runs."""
        at = places.TIMER_AT
        over = motion.travel(self._timer, Place(at.x(), at.y(), angle=180.0), ms=theme.SLOW, arc=40)
        return motion.in_turn(self._heard("flip"), over, self._heard("place"))

    def _write(self, tried: Attempt, answer: str, won: bool) -> QAbstractAnimation | None:
        """The answer appears as if it were pencilled, letter by letter."""
        how = "won" if won else "filled"
        if tried.line == "category":
            line = art.CategoryLine(answer, how)
            return motion.in_turn(self._heard("place"), motion.moment(lambda: self._category.show_art(line)))
        if tried.line != "row":
            return motion.together(*(motion.swell(row) for row in self._rows if row.isVisible()), apart=40)
        piece = self._rows[tried.row - 1]
        face = piece.art
        assert isinstance(face, art.RowFace)
        steps: list[QAbstractAnimation] = [self._heard("place")]
        cells = list(face.cells)
        for at, letter in enumerate(answer):
            if at < len(cells) and not cells[at]:
                cells[at] = letter
                steps += [self._face(piece, tuple(cells), face, how), motion.pause(60)]
        return motion.in_turn(*steps, motion.pause(theme.SLOW))

    def _face(self, piece: Piece, cells: tuple[str, ...], face: art.RowFace, how: str) -> QAbstractAnimation:
        drawing = art.RowFace(cells, face.printed, face.marked, how, cell=face.cell)
        return motion.moment(lambda: piece.show_art(drawing))

    def _pay(self, seat: Seat, points: int, moved: Medals) -> QAbstractAnimation:
        """Medals travel between bank and player; what is given back in change travels the other way."""
        plate, ways = self._plates[seat], []
        for metal in places.METALS:
            count = getattr(moved, metal)
            bank = self._bank[metal]
            for coin in self._coins[metal][: min(abs(count), COINS)]:
                origin, to = (bank, plate) if count > 0 else (plate, bank)
                coin.lie(Place(origin.home.x, origin.home.y, z=float(Z.TRAVEL)), visible=False)
                ways.append(motion.in_turn(motion.fade(coin, 1.0, ms=1), self._fly(coin, to, zoom=1.0)))
        sound = self._heard("token" if points > 0 else "place")
        return motion.in_turn(sound, motion.together(*ways, apart=110)) if ways else sound


def _nobody(seat: int) -> art.PlayerPlate:
    return art.PlayerPlate("", "grinning-face", 0, (0, 0, 0), 0, 0, seat, active=False)


def _number(row: int) -> faces.Words:
    return faces.Words(str(row), theme.SMALL, theme.INK_SOFT)


def _words(text: str, colour: str) -> faces.Words:
    return faces.Words(text, theme.SMALL, colour)


def _clock(left: int | None) -> faces.Words:
    """Minutes and seconds that are left, rounded up."""
    if left is None:
        return faces.Words("no limit", theme.SMALL, theme.SOFT)
    seconds = -(-left // 1000)
    return faces.Words(f"{seconds // 60}:{seconds % 60:02}", 84, theme.CREAM, is_display=True)


def _paper(card: Card, misses: int) -> Art:
    if card.is_open:
        return art.PuzzlePaper(f"PUZZLE {card.number}", card.level, misses)
    return art.PuzzleBack(f"Puzzle {card.number}", "Turn the timer to turn it up")


def _category(card: Card, tried: Attempt | None) -> art.CategoryLine:
    how = card.category_given or ("filled" if card.category else "")
    return art.CategoryLine(card.category, how, tried == Attempt("category"))


def _tried(view: View) -> Attempt | None:
    return view.phase.tried if isinstance(view.phase, Beginning | Answering | Judging) else None


def _is_win(view: View) -> bool:
    return isinstance(view.phase, Trumping) and not isinstance(view.phase.about, PlayedCard)


def _placeholder(view: View) -> str:
    """What the answer line asks for."""
    tried = _tried(view)
    if tried is None or view.card is None:
        return "Answer"
    match tried.line:
        case "row":
            return f"Row {tried.row}: {len(view.card.rows[tried.row - 1].cells)} letters"
        case "category":
            return "The category"
        case _:
            return f"The column: {len(view.card.rows)} letters"
