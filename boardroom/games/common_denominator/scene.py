"""How Common Denominator looks and feels: the puzzle under its tracing paper, medals, the sand, the cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QSizeF

from boardroom.core.game import HOST, Ask, Event, Seat
from boardroom.core.tongue import mark, tr
from boardroom.games.common_denominator import card_art, medal_art, places, puzzle_art, wording
from boardroom.games.common_denominator import table_art as art
from boardroom.games.common_denominator.actions import (
    Answer,
    Deed,
    Draw,
    GoForGold,
    GoForSilver,
    Look,
    PassCard,
    TakePuzzle,
    Trump,
    TryCategory,
    TryRow,
    TurnTimer,
    Use,
    Youngest,
)
from boardroom.games.common_denominator.aloud import all_words, aloud
from boardroom.games.common_denominator.called import called
from boardroom.games.common_denominator.motions import Motions
from boardroom.games.common_denominator.on_table import BLANK_ROW, OnTable, clock, small
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
from boardroom.stage import theme
from boardroom.stage.items.piece import Offer, Piece, Place
from boardroom.stage.pictures import Art
from boardroom.stage.prompt import AnswerLine, Button, Prompt
from boardroom.stage.scene import GameScene
from boardroom.stage.theme import Z
from boardroom.table.table import Player

AWAY = Place(places.CENTRE.x(), places.CENTRE.y(), z=float(Z.SLOT))
"""Where things lie that are not seen."""
LEVELS = {"easy": mark("easy"), "medium": mark("medium"), "hard": mark("hard")}


class Scene(GameScene):
    """The table. Everything it shows follows from the view; events only say how to get there."""

    studied = QRectF(places.CENTRE - QPointF(places.PAPER.width(), places.PAPER.height()) / 2, places.PAPER)

    def __init__(self, players: Sequence[Player], parent: QObject | None = None) -> None:
        super().__init__({}, "forest", parent)
        self.introduce(players)
        self._view: View | None = None
        self._left: int | None = None
        self._paused = False
        self._on = OnTable(self.add, len(players))
        self._moves = Motions(self._on, self.heard)

    def introduce(self, players: Sequence[Player]) -> None:
        """These people and computers sit at the table now."""
        super().introduce(players)
        self._pictures = [player.picture or theme.NOBODY for player in players]

    # ------------------------------------------------------------------------------------ how it stands

    def settle(self, view: View) -> None:
        """Put everything where this view says."""
        before, self._view = self._view, view
        if (start := _ring_start(view)) is not None and (before is None or _ring_start(before) != start):
            self.touch.start_at(start)
        if not isinstance(view.phase, Answering):
            self._left = None
        for seat in view.seats:
            self._settle_plate(view, seat)
        self._settle_puzzle(view)
        self._settle_right(view)
        self._settle_cards(view)
        over = isinstance(view.phase, Over)
        self._settle_words(view)
        self._on.cover.lie(self._on.cover.home, visible=self._paused and not over)
        title = art.Title(tr("FIRST TO {points}", points=view.options.target))
        self._on.title.lie(self._on.title.home, art=title, visible=not self._is_small(view))
        self._on.veil.lie(self._on.veil.home, visible=_is_veiled(view))

    def _is_small(self, view: View) -> bool:
        """Whether the own cards lie small in the corner."""
        return bool(view.hand) and not isinstance(view.phase, Looking | Passing | Over)

    def _settle_words(self, view: View) -> None:
        """What the ribbon says as long as it is so."""
        winner, points = self.names[view.seat], view.purses[view.seat].points
        ribbon = art.Ribbon()
        if view.looked_up:
            ribbon = art.Ribbon(view.looked_up.upper(), tr("This is the answer. Did they say it?"))
        if isinstance(view.phase, Over):
            winner = self.names[view.phase.winner]
            ribbon = art.Ribbon(tr("{names} wins!", names=winner), tr("{n} points", n=points))
        elif wording.is_win(view):
            ribbon = wording.shown(points, winner)
        elif view.last is not None and isinstance(view.phase, Answering):
            ribbon = art.Ribbon(view.last.category, all_words(view.last))
        self._on.ribbon.lie(self._on.ribbon.home, art=ribbon, visible=bool(ribbon.text))

    def _settle_plate(self, view: View, seat: Seat) -> None:
        purse, count = view.purses[seat], len(view.seats)
        at = places.plate_at(seat, count)
        active = seat == (view.winner if isinstance(view.phase, Over | Opening) else view.seat)
        drawing = medal_art.PlayerPlate(
            self.names[seat],
            self._pictures[seat],
            purse.points,
            (purse.medals.gold, purse.medals.silver, purse.medals.bronze),
            purse.written,
            view.kept[seat],
            self.sides[seat],
            active,
            wording.note(view, seat),
            not all(medal_art.is_short(name, places.plate_size(count)) for name in self.names.values()),
        )
        self._on.plates[seat].lie(Place(at.x(), at.y(), z=float(Z.BOARD)), art=drawing)

    def _settle_puzzle(self, view: View) -> None:
        card = view.shown
        is_open = card is not None and card.is_open
        at = Place(places.CENTRE.x(), places.CENTRE.y(), z=float(Z.BOARD) + 1)
        if card is None:
            words = tr("Who is the youngest?" if isinstance(view.phase, Opening) else "Take a puzzle")
            self._on.paper.lie(at, art=puzzle_art.Holder("" if _is_veiled(view) else words))
        else:
            misses = 0 if isinstance(view.phase, Beginning) else view.misses
            self._on.paper.lie(at, art=_paper(card, misses, is_last=card is view.last))
        tried = wording.tried(view)
        self._on.tracing.lie(self._on.tracing.home, visible=is_open)
        line = puzzle_art.CategoryLine() if card is None else _category(card, tried)
        self._on.category.lie(self._on.category.home, art=line, visible=is_open)
        rows = card.rows if card is not None and is_open else ()
        self._settle_band(card if rows else None)
        where = places.row_places(rows) if rows else []
        for number, piece in enumerate(self._on.rows, start=1):
            label = self._on.numbers[number - 1]
            if number > len(rows):
                piece.lie(AWAY, art=BLANK_ROW, visible=False)
                label.lie(AWAY, visible=False)
                continue
            point, size = where[number - 1]
            row = rows[number - 1]
            is_tried = tried == Attempt("row", number)
            face = puzzle_art.RowFace(
                row.cells, row.printed, row.marked, row.filled, row.given, is_tried, size.height()
            )
            piece.size = size  # as long as its word; the drawing that is put on next knows it
            piece.lie(Place(point.x(), point.y(), z=float(Z.SLOT)), art=face)
            label.lie(Place(556, point.y(), z=float(Z.SLOT)))

    def _settle_band(self, card: Card | None) -> None:
        if card is None:
            self._on.band.lie(AWAY, art=puzzle_art.Band(), visible=False)
            return
        cell, count = places.cell_size(card.rows), len(card.rows)
        self._on.band.size = QSizeF(cell + 14, cell * count + 18)
        x = places.column_x(card.rows)
        at = Place(x, places.ROWS.center().y(), z=float(Z.PICTURE))
        self._on.band.lie(at, art=puzzle_art.Band(cell, count))

    def _settle_right(self, view: View) -> None:
        for metal in places.METALS:
            at = places.BANK[metal]
            self._on.bank[metal].lie(Place(at.x(), at.y()))
            row = self._on.bank_rows[metal]
            row.lie(row.home, art=medal_art.BankRow(metal, getattr(view.bank, metal)))
            for coin in self._on.coins[metal]:
                coin.lie(Place(at.x(), at.y(), z=Z.PIECE - 1.0), visible=False)
        self._settle_timer(view)
        deck, stack = places.DECK_AT, places.STACK_AT
        self._on.deck.lie(Place(deck.x(), deck.y()), visible=view.deck > 0)
        self._on.stack.lie(Place(stack.x(), stack.y()))
        for piece, at, words in (
            (self._on.captions[0], deck, tr("{n} cards", n=view.deck)),
            (self._on.captions[1], stack, tr("Puzzles")),
        ):
            place = Place(at.x(), at.y() - places.PILE.height() / 2 - 24, z=float(Z.BOARD))
            piece.lie(place, art=small(words, theme.SOFT))

    def _settle_timer(self, view: View) -> None:
        running = isinstance(view.phase, Answering)
        at = Place(places.TIMER_AT.x(), places.TIMER_AT.y())
        total = None if view.seconds is None else view.seconds * 1000
        left = total if self._left is None else self._left
        grains = 24
        if running and total and left is not None:
            grains = max(0, min(24, round(24 * left / total)))
        self._on.timer.lie(at, art=art.SandTimer(grains, running=running and grains < 24))
        self._on.clock.lie(self._on.clock.home, art=clock(left), visible=self.shows_time)

    @property
    def shows_time(self) -> bool:
        """The time for a puzzle stands beside the sand."""
        return self._view is None or not isinstance(self._view.phase, Trumping)

    def countdown(self, left: int | None) -> None:
        """The sand runs: once a second at most the picture changes."""
        view = self._view
        if view is None or not isinstance(view.phase, Answering) or left is None:
            return
        before, self._left = self._left, left
        if left <= 1000 * theme.LAST_SECONDS and (before is None or -(-before // 1000) != -(-left // 1000)):
            self.sound("tick")
        self._on.clock.show_art(clock(left))
        if self.playing or self._on.timer.motions or self._on.timer.is_held:
            return
        running = bool(view.seconds)
        grains = max(0, min(24, round(24 * left / (view.seconds * 1000)))) if view.seconds else 24
        self._on.timer.show_art(art.SandTimer(grains, running=running))

    def pause(self, paused: bool) -> None:
        """While time stands still the puzzle is hidden."""
        self._paused = paused
        view = self._view
        over = view is not None and isinstance(view.phase, Over)
        self._on.cover.lie(self._on.cover.home, visible=paused and not over)

    # ----------------------------------------------------------------------------------------- the cards

    def _settle_cards(self, view: View) -> None:
        """Cards that these eyes may see lie open, all others are in a pile."""
        shown, short = dict(self._open_cards(view)), self._is_small(view)
        pile = Place(places.DECK_AT.x(), places.DECK_AT.y(), z=Z.PIECE - 1.0)
        for card, piece in self._on.cards.items():
            face = card_art.Fortune(card, short=short and card in view.hand)
            piece.lie(shown.get(card, pile), art=face, visible=card in shown)
        hidden = view.phase == Holding(None)
        at = Place(places.SPOT.x(), places.SPOT.y(), zoom=1.4, z=Z.RAISED + 1.0)
        self._on.courier.lie(at if hidden else pile, art=card_art.FortuneBack(), visible=hidden)

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
                about = f"{view.turn} {wording.tried(view)}"  # and not how much sand is left for it
                answer = AnswerLine(ask.seat, wording.placeholder(view), Answer, about)
        offered.sort(key=lambda one: wording.weight(one[1]))
        may_be_gold = answer is None
        buttons = []
        for seat, deed, words in offered[:3]:
            main = may_be_gold and isinstance(deed, wording.GOLD)
            may_be_gold = may_be_gold and not main
            buttons.append(Button(words, seat, deed, main, wording.question(view, deed)))
        self._say_why_not(view)
        self.say(Prompt(self._prompt(view, asks), tuple(buttons), answer))

    def _offer(self, seat: Seat, deed: Deed) -> None:
        piece: Piece | None = None
        match deed:
            case TryRow(row):
                piece = self._on.rows[row - 1]
            case TryCategory():
                piece = self._on.category
            case GoForGold():
                piece = self._on.bank["gold"]
            case GoForSilver():
                piece = self._on.bank["silver"]
            case TurnTimer():
                piece = self._on.timer
            case TakePuzzle():
                piece = self._on.stack
            case Draw():
                piece = self._on.deck
            case Youngest(player):
                piece = self._on.plates[player]
            case Trump():
                piece = self._on.plates[seat]
            case Look() if self._view is not None:
                for card in self._view.hand:
                    self.light(self._on.cards[card], Offer(seat, take=deed))
            case PassCard(card):
                piece = self._on.cards[card]
            case Use(card, target):
                piece = self._on.cards[card] if target is None else self._on.plates[target]
                if target is not None and self._on.cards[card].offer is None:
                    self.light(self._on.cards[card], Offer(seat, take=deed))
        if piece is not None and piece.offer is None:
            self.light(piece, Offer(seat, take=deed))

    def _say_why_not(self, view: View) -> None:
        """What cannot be touched now says why when it is tried."""
        match view.phase:
            case Answering():
                timer = (tr("The sand is running."), "Rules")
                pile = (tr("Cards and new puzzles have to wait for the sand."), "CD-37")
            case Beginning():
                timer = (tr("First take a puzzle."), "CD-48")
                pile = (tr("A card is taken at the end of the turn."), "CD-29")
            case _:
                timer = (tr("The timer is turned at the beginning of a turn."), "CD-09")
                pile = (tr("Puzzles are taken at the beginning of a turn, a card at its end."), "CD-29")
        fixed = ((self._on.timer, timer), (self._on.deck, pile), (self._on.stack, pile))
        held = [(self._on.cards[card], why) for card, why in wording.why_it_waits(view)]
        for piece, (why, ruling) in (*fixed, *held):
            if piece.offer is None:
                self.explain(piece, why, ruling)
        for metal, why, ruling in (
            ("gold", tr("Gold is for the marked column while nothing else is known."), "CD-21"),
            ("silver", tr("Silver is for the marked column when some rows are given."), "CD-17"),
            ("bronze", tr("Bronzes are won row by row: choose a row."), "Win a Bronze 1"),
        ):
            if self._on.bank[metal].offer is None:
                self.explain(self._on.bank[metal], why, ruling)

    def _prompt(self, view: View, asks: Sequence[Ask[Deed]]) -> str:
        if isinstance(view.phase, Trumping):
            return wording.trump_prompt(view, view.phase, asks, self.names)
        if isinstance(view.phase, Over):
            return tr("That was the game.")
        if any(ask.seat != HOST for ask in asks):
            return self.sentence(asks)
        if isinstance(view.phase, Judging):
            return tr("The answer is being judged …")
        return tr("{name} is thinking …", name=self.names[view.seat])

    def aloud(self) -> str:
        """The words of what lies open."""
        return aloud(self._view) if self._view is not None else ""

    def called(self, piece: Piece) -> str:
        """What a thing is called."""
        meant = piece.meant
        return called(self._view, self.names, piece.key, *meant) if meant and self._view is not None else ""

    def score(self, seat: Seat) -> str:
        """The points."""
        return tr("{n} points", n=self._view.purses[seat].points) if self._view is not None else ""

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How this looks, from what is on the table now."""
        return self._moves.of(event, self.names)


def _paper(card: Card, misses: int, *, is_last: bool) -> Art:
    if card.is_open:
        heading = tr("THIS WAS PUZZLE {number}" if is_last else "PUZZLE {number}", number=card.number)
        return puzzle_art.PuzzlePaper(heading, tr(LEVELS[card.level]), misses)
    heading = tr("Puzzle {number}", number=card.number)
    return puzzle_art.PuzzleBack(heading, tr("Turn the timer to turn it up"))


def _category(card: Card, tried: Attempt | None) -> puzzle_art.CategoryLine:
    how = card.category_given or ("filled" if card.category else "")
    return puzzle_art.CategoryLine(card.category, how, tried == Attempt("category"))


def _is_veiled(view: View) -> bool:
    """Whether cards are what matters now, and the puzzle stands back."""
    return isinstance(view.phase, Looking | Passing | Holding | Trumping) and not wording.is_win(view)


def _ring_start(view: View) -> QPointF | None:
    """Where the ring begins while rows are named: at the first that is still open."""
    card = view.card
    if card is None or not card.is_open or not isinstance(view.phase, Answering):
        return None
    places_of_rows = zip(card.rows, places.row_places(card.rows), strict=True)
    return next((point for row, (point, _) in places_of_rows if not row.given), None)
