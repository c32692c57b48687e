"""A card held up over the board: its options, buzzers, light and pads, and what happens on it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, QSequentialAnimationGroup, QSizeF, Qt, QTimer

from boardroom.core.game import Action, Ask, Event
from boardroom.core.tongue import tr
from boardroom.games.brain_games import events as told
from boardroom.games.brain_games import layout, wording
from boardroom.games.brain_games.actions import Answer, Buzz, Deed, Pick, Press, Start, Tap
from boardroom.games.brain_games.card_art import Buzzer, CardFace, Option, Pad, front_box
from boardroom.games.brain_games.marks import HIGH, WIDE
from boardroom.games.brain_games.view import Shown, View
from boardroom.stage import motion, theme
from boardroom.stage.items import faces
from boardroom.stage.items.piece import Offer, Piece, Place
from boardroom.stage.pictures import Art
from boardroom.stage.scene import GameScene

MOST_OPTIONS = 24
RED, GREEN, GREY = "#d7263d", "#3fd06a", "#9fb0b3"
KEYS = (("A", frozenset({int(Qt.Key.Key_A)})), ("L", frozenset({int(Qt.Key.Key_L)})))
"""One key for each of two players, at both ends of the keyboard."""
LIT_MS, DARK_MS, FIRST_MS = 520, 160, 900
TAP_MS = 340
"""For how long a pad is lit that a computer taps: quicker than it was shown."""
BLANK = Option("", "", 10, 10)


class HeldUp(QObject):
    """The card in play, on the scene of the table."""

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._face = self._piece("card", BLANK, layout.CARD.size(), 6.0)
        self._options = [
            self._piece(("option", at), BLANK, QSizeF(10, 10), 0.0) for at in range(MOST_OPTIONS)
        ]
        self._pads = {pad: self._piece(("pad", pad), Pad(pad), layout.PAD, 5.0) for pad in range(1, 7)}
        self._light = self._piece("light", Buzzer(GREY, ""), layout.LIGHT, 6.0)
        self._buzzers = [self._piece(("buzzer", at), Buzzer(GREY, ""), layout.BUZZER, 8.0) for at in range(2)]
        self._signal = QTimer(self, singleShot=True)
        self._signal.timeout.connect(self._turn_green)
        self._begun: object = None
        self._lesson: QAbstractAnimation | None = None
        """The pattern as it is shown on the pads, once it has begun."""
        self._to_repeat: tuple[int, ...] = ()
        """What a computer taps that has been asked; what comes of it is told next."""
        self._view: View | None = None
        self._left: int | None = None
        self._is_green = False
        self._verdict = ""

    def _piece(self, key: Hashable, art: Art, size: QSizeF, thickness: float) -> Piece:
        return self._scene.add(Piece(key, art, size, thickness=thickness))

    # ------------------------------------------------------------------------------------ how it stands

    def settle(self, view: View) -> None:
        """Show the card of this view, or nothing."""
        self._view, self._to_repeat, card = view, (), view.card
        middle = layout.CARD.center()
        place = Place(middle.x(), middle.y(), z=layout.CARD_Z)
        if card is None:
            self._begun, self._is_green = None, False
            self._end_lesson()
            self._signal.stop()
            self._face.lie(place, art=BLANK, visible=False)
        else:
            self._face.lie(place, art=CardFace(card, self._note(view, card), self._said(view, card)))
        self._settle_options(card)
        self._settle_pads(view, card)
        self._settle_buttons(view, card)

    def _note(self, view: View, card: Shown) -> str:
        """What stands on a card whose front is hidden still."""
        names = self._scene.names
        if view.phase == "Challenging":
            return tr("A head-to-head! Whom does {name} challenge?", name=names[view.turn])
        if view.phase == "Reading" and card.reader is not None:
            return tr("{name} reads the card.", name=names[card.reader])
        if len(card.players) > 1:
            one, other = (names[seat] for seat in card.players[:2])
            return tr("Head-to-head: {name} against {other}. Ready?", name=one, other=other)
        if card.look:
            return tr("Ready, {name}? You will see it for {n} seconds.", name=names[view.turn], n=card.look)
        return tr("Ready, {name}?", name=names[view.turn])

    def _said(self, view: View, card: Shown) -> str:
        """What was answered, when the back is open."""
        if view.phase != "Showing":
            return ""
        names = self._scene.names
        said = [words for words in (wording.said(card, one, names) for one in card.said) if words]
        if said and card.winner is not None:
            return tr("{said} – right!", said="   ".join(said))
        if said:
            return "   ".join(said)
        if card.winner is None:
            return tr("Nobody has it.")
        return tr("{name} has it!", name=names[card.winner])

    def _settle_options(self, card: Shown | None) -> None:
        boxes = _option_boxes(card) if card is not None else []
        for at, piece in enumerate(self._options):
            if card is None or at >= len(boxes):
                piece.lie(Place(0, 0, z=layout.ON_CARD_Z), art=BLANK, visible=False)
                continue
            x, y, wide, high = boxes[at]
            text = "" if card.spots else card.options[at]
            piece.size = QSizeF(wide, high)
            art = Option(text, _mark(card, card.options[at]), wide, high)
            # Over the golden strip of an open back nothing is left to be picked, but frames stay.
            hidden = card.back is not None and not card.spots
            piece.lie(Place(x, y, z=layout.ON_CARD_Z), art=art, visible=not hidden)

    def _settle_pads(self, view: View, card: Shown | None) -> None:
        shown = card is not None and card.reply == "taps" and view.phase in ("Readying", "Answering")
        for pad, piece in self._pads.items():
            at = layout.pad_point(pad)
            piece.lie(Place(at.x(), at.y(), z=layout.ON_CARD_Z), art=Pad(pad), visible=shown)

    def _settle_buttons(self, view: View, card: Shown | None) -> None:
        """The light of one player, or the buzzers of two in the lower corners of the card."""
        running = card is not None and view.phase == "Answering"
        measured = card is not None and card.reply in ("react", "stopwatch")
        middle = layout.CARD.center()
        colour = GREEN if self._is_green else RED if card is not None and card.signal else theme.GOLD
        words = tr("Press")
        if card is not None and card.signal:
            words = tr("Now!" if self._is_green else "Wait …")
        centre = Place(middle.x(), middle.y() + 50, z=layout.ON_CARD_Z)
        self._light.lie(centre, art=Buzzer(colour, words), visible=running and measured)
        for number, piece in enumerate(self._buzzers):
            at = layout.BUZZER_AT[number]
            place = Place(at.x(), at.y(), z=layout.ON_CARD_Z)
            seat = card.players[number] if card is not None and len(card.players) > number else None
            two = card is not None and card.duel in ("buzz", "race")
            waiting = card is not None and seat in card.waiting and two
            racing = card is not None and two and running and len(card.actors) == 2 and seat in card.actors
            if seat is None:
                piece.lie(place, art=Buzzer(GREY, ""), visible=False)
            else:
                own = theme.SIDES[self._scene.sides[seat]]
                art = Buzzer(own.colour, self._scene.names[seat], KEYS[number][0])
                piece.lie(place, art=art, visible=waiting or racing)

    def pause(self, paused: bool) -> None:
        """The signal waits too, and the card lies face down until time runs again."""
        if paused:
            self._left = max(self._signal.remainingTime(), 0) if self._signal.isActive() else None
            self._signal.stop()
            self._face.show_art(faces.Back("#16606d"))
            for piece in self._options:
                piece.setVisible(False)
        elif self._view is not None:
            self.settle(self._view)
            if self._left is not None:
                self._signal.start(self._left)

    @property
    def has_buzzers(self) -> bool:
        """Whether the buzzers of two players are out."""
        return any(piece.isVisible() for piece in self._buzzers)

    # --------------------------------------------------------------------------------- what may be done

    def fill(self, text: str) -> Action:
        """What is typed, as an answer."""
        return Answer(text)

    def offer(self, view: View, ask: Ask[Deed]) -> None:
        """Light what this seat may touch on the card."""
        card = view.card
        if card is None:
            return
        for deed in ask.choices:
            match deed:
                case Pick(option):
                    self._scene.light(self._options[option], Offer(ask.seat, take=deed))
                case Tap(pad):
                    self._scene.light(self._pads[pad], Offer(ask.seat, take=deed, at_once=True))
                case Buzz() | Start() | Press() if self._buzzers[_number(card, ask)].isVisible():
                    number = _number(card, ask)
                    offer = Offer(ask.seat, take=deed, at_once=True, keys=KEYS[number][1])
                    self._scene.light(self._buzzers[number], offer)
                case Press():
                    self._scene.light(self._light, Offer(ask.seat, take=deed, at_once=True))

    # ---------------------------------------------------------------------------------- how it comes about

    def begin(self, view: View) -> None:
        """Start, once for each card, what runs by itself: the signal, or the pattern on the pads."""
        card = view.card
        running = card is not None and view.phase == "Answering"
        mark = (card.question, card.signal, card.pads, card.players) if card is not None and running else None
        if mark == self._begun:
            return
        self._begun, self._is_green = mark, False
        self._signal.stop()
        self._end_lesson()
        if card is None or not running:
            return
        if card.signal:
            self._signal.start(card.signal)
        elif card.pads and not card.taps:
            self._lesson = self._pattern(card.pads)
            self._lesson.setParent(self)
            self._lesson.start()

    def _turn_green(self) -> None:
        self._is_green = True
        self._light.show_art(Buzzer(GREEN, tr("Now!")))
        self._scene.sound("tick")

    def _pattern(self, pads: tuple[int, ...]) -> QAbstractAnimation:
        """The pads light up one after another."""
        return motion.in_turn(motion.pause(FIRST_MS), *(self._flash(pad, LIT_MS) for pad in pads))

    def _flash(self, pad: int, ms: float) -> QAbstractAnimation:
        piece = self._pads[pad]
        return motion.in_turn(
            motion.moment(partial(piece.show_art, Pad(pad, lit=True))),
            motion.pause(ms),
            motion.moment(partial(piece.show_art, Pad(pad))),
            motion.pause(DARK_MS),
        )

    def _end_lesson(self) -> None:
        lesson, self._lesson = self._lesson, None
        if lesson is not None:
            lesson.stop()
            lesson.deleteLater()

    def _watched(self, pads: tuple[int, ...]) -> QAbstractAnimation:
        """Until the pattern has been seen to its end: computers learn it no quicker than people."""
        if self._lesson is None:
            return self._pattern(pads)
        rest = QSequentialAnimationGroup()
        rest.addPause(max(self._lesson.totalDuration() - self._lesson.currentTime(), 0))
        return rest

    def _tapped(self, pads: tuple[int, ...]) -> QAbstractAnimation:
        """A computer repeats what it has kept in mind."""
        taps = (motion.in_turn(self._scene.heard("tick"), self._flash(pad, TAP_MS)) for pad in pads)
        return motion.in_turn(motion.pause(FIRST_MS if pads else 0), *taps)

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """What is seen and heard on the card itself."""
        match event:
            case told.Shown():
                return motion.moment(lambda: self._scene.sound("slide-out"))
            case told.Tapped():
                return motion.moment(lambda: self._scene.sound("tick"))
            case told.Buzzed():
                return motion.moment(lambda: self._scene.sound("buzzer"))
            case told.Pondered() if self._view is not None and self._view.card is not None:
                self._to_repeat = pads = self._view.card.pads
                return self._watched(pads) if pads else None
            case told.Missed():
                tapped = self._tapped(self._to_repeat[:-1])  # the last one did not come to its mind
                return motion.in_turn(tapped, self._scene.heard("buzzer"), motion.shake(self._face))
            case told.Verdict(winner, _) if winner is not None:
                return motion.in_turn(self._tapped(self._to_repeat), self._scene.heard("match"))
            case told.TimedOut():
                return motion.moment(lambda: self._scene.sound("buzzer"))
        return None

    def away(self) -> QAbstractAnimation:
        """The card goes under its deck."""
        pieces = [self._face, *self._options, *self._pads.values(), self._light, *self._buzzers]
        shown = [piece for piece in pieces if piece.isVisible()]
        if not shown:
            return motion.pause(0)
        return motion.together(*(motion.fade(piece, 0.0) for piece in shown))


def _number(card: Shown, ask: Ask[Deed]) -> int:
    return card.players.index(ask.seat) if ask.seat in card.players else 0


def _option_boxes(card: Shown) -> list[tuple[float, float, float, float]]:
    """Middle, width and height of every option: on the drawing, or in a row at the foot of the card."""
    whole = layout.CARD
    if card.spots:
        front = front_box(card, whole.size())
        scale = min(front.width() / WIDE, front.height() / HIGH)
        left = whole.left() + front.center().x() - WIDE * scale / 2
        top = whole.top() + front.center().y() - HIGH * scale / 2
        return [
            (left + (x + wide / 2) * scale, top + (y + high / 2) * scale, wide * scale, high * scale)
            for x, y, wide, high in card.spots
        ]
    count = len(card.options)
    if not count:
        return []
    step = (whole.width() - 28) / count
    return [
        (whole.left() + 14 + step * (at + 0.5), whole.bottom() - 54, step - 12, 80.0) for at in range(count)
    ]


def _mark(card: Shown, option: str) -> str:
    """How an option is framed: plain, or at the end as the answer, or as what was picked wrongly."""
    if card.back is None:
        return ""
    if option == card.back.answer:
        return "right"
    return "said" if any(one.text == option for one in card.said) else ""
