"""How Concentration is played at the table: what may be touched, what the bar says, how a rebus is read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF

from boardroom.core.game import HOST, Ask, Seat
from boardroom.core.tongue import money, tr
from boardroom.games.concentration import saying
from boardroom.games.concentration import table_art as art
from boardroom.games.concentration.actions import Cover, Deed, GoOn, Guess, Open, Overrule, Pull, TakePrize
from boardroom.games.concentration.aloud import aloud
from boardroom.games.concentration.called import called
from boardroom.games.concentration.motions import MovingTable
from boardroom.games.concentration.places import LETTER
from boardroom.games.concentration.state import Solved
from boardroom.games.concentration.view import View
from boardroom.stage import motion
from boardroom.stage.items.piece import Drop, Offer, Piece, Rail
from boardroom.stage.prompt import AnswerLine, Button, Prompt
from boardroom.stage.scene import Still

READING = 1100
"""Milliseconds for which one part of a solved rebus is lit."""


class Scene(MovingTable):
    """The table. Everything it shows follows from the view; events only say how to get there."""

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
