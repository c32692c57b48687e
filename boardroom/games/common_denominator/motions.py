"""How things come about on this table: what travels, turns over and is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation

from boardroom.core.game import Event, Seat
from boardroom.games.common_denominator import card_art, places, puzzle_art, wording
from boardroom.games.common_denominator import events as told
from boardroom.games.common_denominator.medals import Medals
from boardroom.games.common_denominator.on_table import COINS, OnTable
from boardroom.games.common_denominator.state import Attempt
from boardroom.stage import motion, theme
from boardroom.stage.items.piece import Piece, Place
from boardroom.stage.theme import Z

LOOK = 800
"""Milliseconds for which the ribbon stands by itself."""


class Motions:
    """Moves the pieces; where they come to lie, the view says."""

    def __init__(self, on: OnTable, heard: Callable[[str], QAbstractAnimation]) -> None:
        self._on, self._heard = on, heard
        self._is_laid_open = False

    def of(self, event: Event, names: wording.Names) -> QAbstractAnimation | None:
        """How an event looks, from what is on the table now."""
        match event:
            case told.PutAway(_, words, left, category):
                return self._lay_open(words, left, category)
            case told.PuzzleTaken():
                return self._take_puzzle()
            case told.TimerTurned():
                return self._turn_timer()
            case told.Given(tried, answer, won):
                return self._write(tried, answer, won)
            case told.Paid(seat, points, moved):
                return self._pay(seat, points, moved)
            case told.Handed(giver, seat):
                coin = self._on.coins["bronze"][0]
                self._lay(coin, self._on.plates[giver])
                return motion.in_turn(self._heard("token"), self._fly(coin, self._on.plates[seat]))
            case told.Drew(card=None):
                self._lay(self._on.courier, self._on.deck)
                spot = Place(places.SPOT.x(), places.SPOT.y(), z=float(Z.RAISED))
                return motion.in_turn(self._heard("slide-out"), motion.travel(self._on.courier, spot, arc=40))
            case told.Drew(card=str() as card):
                return self._show_card(card, self._on.deck)
            case told.Played(seat, card) if not self._on.cards[card].isVisible():
                return self._show_card(card, self._on.plates[seat])
            case told.Trumped(seat, card):
                shown = self._show_card(card, self._on.plates[seat])
                return motion.in_turn(shown, self._banner(event, names))
            case told.Kept(seat, card):
                piece = self._on.courier if card is None else self._on.cards[card]
                return motion.in_turn(self._heard("lift"), self._fly(piece, self._on.plates[seat], zoom=0.25))
            case told.PutUnder(cards):
                ways = [self._fly(self._on.cards[card], self._on.deck, zoom=0.7) for card in cards]
                return motion.in_turn(motion.together(*ways, apart=90), self._heard("slide-in"))
            case told.Took(seat, target) | told.PassedOn(target, seat):
                self._lay(self._on.courier, self._on.plates[target])
                return motion.in_turn(
                    self._heard("slide-out"), self._fly(self._on.courier, self._on.plates[seat])
                )
            case told.Won():
                return motion.in_turn(self._heard("win"), self._banner(event, names))
            case told.Judged(right=right):
                return motion.in_turn(self._heard("match" if right else "buzzer"), self._banner(event, names))
        return self._banner(event, names) if wording.ribbon(event, names) is not None else None

    def _banner(self, event: Event, names: wording.Names) -> QAbstractAnimation:
        """The ribbon comes up, stands a moment, and is gone."""
        drawing = wording.ribbon(event, names)
        assert drawing is not None
        show = motion.moment(lambda: self._on.ribbon.show_art(drawing))
        up, down = motion.fade(self._on.ribbon, 1.0), motion.fade(self._on.ribbon, 0.0)
        return motion.in_turn(show, up, motion.pause(LOOK), down)

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
        piece = self._on.cards[card]
        piece.lie(
            Place(origin.home.x, origin.home.y, zoom=0.5, z=float(Z.RAISED)), art=card_art.FortuneBack()
        )
        spot = Place(places.SPOT.x() - 60, places.SPOT.y(), zoom=1.4, z=float(Z.RAISED))
        return motion.in_turn(
            self._heard("slide-out"),
            motion.travel(piece, spot, ms=theme.SLOW, arc=40),
            self._heard("flip"),
            motion.flip(piece, card_art.Fortune(card), ms=theme.NORMAL),
            motion.pause(LOOK),
        )

    def _take_puzzle(self) -> QAbstractAnimation:
        """The last card is put away, and the next comes from the stack, face down.

        While the last one still lies open, the next waits under it.
        """
        if self._is_laid_open:
            self._is_laid_open = False
            return self._heard("slide-out")
        printed = [*self._on.rows, *self._on.numbers, self._on.category, self._on.band, self._on.tracing]
        for piece in printed:
            piece.setVisible(False)
        self._on.paper.lie(
            Place(places.STACK_AT.x(), places.STACK_AT.y(), zoom=0.2, z=float(Z.BOARD) + 1),
            art=puzzle_art.PuzzleBack(),
        )
        to = Place(places.CENTRE.x(), places.CENTRE.y(), z=float(Z.BOARD) + 1)
        return motion.in_turn(self._heard("slide-out"), motion.travel(self._on.paper, to, ms=theme.SLOW))

    def _lay_open(self, words: Sequence[str], left: Sequence[int], category: str) -> QAbstractAnimation:
        """What nobody has found is written in; it stays there until the next card is turned up."""
        self._is_laid_open = True
        tries = [(Attempt("row", row), words[row - 1]) for row in left]
        tries += [(Attempt("category"), category)] if category else []
        written = [self._write(tried, answer, won=False) for tried, answer in tries]
        return motion.together(*(motion for motion in written if motion is not None))

    def _turn_timer(self) -> QAbstractAnimation:
        """Upside down, and the sand runs."""
        at = places.TIMER_AT
        over = motion.travel(self._on.timer, Place(at.x(), at.y(), angle=180.0), ms=theme.SLOW, arc=40)
        return motion.in_turn(self._heard("flip"), over, self._heard("place"))

    def _write(self, tried: Attempt, answer: str, won: bool) -> QAbstractAnimation | None:
        """The answer appears as if it were pencilled, letter by letter."""
        how = "won" if won else "filled"
        if tried.line == "category":
            line = puzzle_art.CategoryLine(answer, how)
            return motion.in_turn(
                self._heard("place"), motion.moment(lambda: self._on.category.show_art(line))
            )
        if tried.line != "row":
            return motion.together(*(motion.swell(row) for row in self._on.rows if row.isVisible()), apart=40)
        piece = self._on.rows[tried.row - 1]
        face = piece.art
        assert isinstance(face, puzzle_art.RowFace)
        steps: list[QAbstractAnimation] = [self._heard("place")]
        cells, grey = list(face.cells), list(face.grey)
        for at, letter in enumerate(answer):
            if at < len(cells) and not cells[at]:
                cells[at], grey[at] = letter, not won
                drawing = replace(face, cells=tuple(cells), grey=tuple(grey), how=how, tried=False)
                steps += [motion.moment(partial(piece.show_art, drawing)), motion.pause(60)]
        return motion.in_turn(*steps, motion.pause(theme.SLOW))

    def _pay(self, seat: Seat, points: int, moved: Medals) -> QAbstractAnimation:
        """Medals travel between bank and player; what is given back in change travels the other way."""
        plate, ways = self._on.plates[seat], []
        for metal in places.METALS:
            count = getattr(moved, metal)
            bank = self._on.bank[metal]
            for coin in self._on.coins[metal][: min(abs(count), COINS)]:
                origin, to = (bank, plate) if count > 0 else (plate, bank)
                coin.lie(Place(origin.home.x, origin.home.y, z=float(Z.TRAVEL)), visible=False)
                ways.append(motion.in_turn(motion.fade(coin, 1.0, ms=1), self._fly(coin, to, zoom=1.0)))
        sound = self._heard("token" if points > 0 else "place")
        return motion.in_turn(sound, motion.together(*ways, apart=110)) if ways else sound
