"""The base of every game's scene: a table of pieces that can be put in order, moved, lit and touched."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import Action, Ask, Event, Seat
from boardroom.stage import motion, theme
from boardroom.stage.ground import Ground
from boardroom.stage.items.piece import Offer, Piece
from boardroom.stage.prompt import Prompt, sentence
from boardroom.stage.sound import SOUND
from boardroom.stage.touch import Touch
from boardroom.table.table import Player

P = TypeVar("P", bound=Piece)

Shown = tuple[object, float, float, float, float, float, float, bool]
"""A piece as it is seen: side, x, y, angle, width (as it turns over), opacity, layer, visible."""


class Still(NamedTuple):
    """A moment of something that plays by itself: its name, and how to strike the pose."""

    name: str
    strike: Callable[[], None]


class Stage(Protocol):
    """One game's scene, as the director sees it."""

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How this event looks, starting from what is on the table now. None: it just is so."""

    def settle(self, view: Any) -> None:
        """Put everything where this view says, at once. Doing it twice changes nothing."""

    def invite(self, asks: Sequence[Ask[Any]]) -> None:
        """Light up what may be touched now, and say so in the prompt."""


class GameScene(QGraphicsScene):
    """A table. A game's Scene adds its pieces once, and overrides `animate`, `settle` and `invite`.

    `names` are the players' names by seat, `sides` their colours (numbers in theme.SIDES), `mood` the felt.
    Rules for `settle`: every piece is told to `lie` somewhere, visible or not, whatever it did before;
    nothing else is remembered from one view to the next.
    """

    acted = Signal(int, object)
    """seat, action: a person touched something that means this. Answer at once: submit it, or `refuse`."""
    prompted = Signal(object)
    """Prompt: the sentence, buttons and answer line to show."""
    refused = Signal(str, str)
    """Why something cannot be done, to be said in words, and the rule or ruling that says so."""
    sounded = Signal(str)
    """The name of a sound; the house's SOUND plays it."""
    done = Signal()
    """A person does something here, with a piece or a button: what comes next is in answer to that."""
    attended = Signal(object)
    """The Piece that has the ring of the keyboard now, or None."""
    hurried = Signal()
    """Somebody touches the table while it plays: come to the end."""
    played = Signal(bool)
    """Whether the table plays something now."""
    studied = QRectF()
    """What people look at while they type an answer, in units of the table: nothing is laid over it."""

    def __init__(self, names: Mapping[Seat, str], mood: str = "shelf", parent: QObject | None = None) -> None:
        super().__init__(theme.TABLE, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.names = dict(names)
        self.sides = theme.sides_of([""] * len(self.names))
        self.mood = theme.MOODS[mood]
        self.pieces: dict[Hashable, Piece] = {}
        self.density = 0.0
        self.playing = False
        self.ground = Ground(self, self.mood)
        self.touch = Touch(self)
        self._actor: Piece | None = None
        self._added = 0
        self.sounded.connect(SOUND.play)

    def introduce(self, players: Sequence[Player]) -> None:
        """These people and computers sit at the table now; the next cue shows it."""
        self.names = {Seat(number): player.name for number, player in enumerate(players)}
        self.sides = theme.sides_of([player.colour for player in players])

    # ------------------------------------------------------------------- what a game's scene overrides

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How this event looks, starting from what is on the table now. None: it just is so."""
        return None

    def settle(self, view: Any) -> None:
        """Put everything where this view says, at once. Doing it twice changes nothing."""
        raise NotImplementedError

    def invite(self, asks: Sequence[Ask[Any]]) -> None:
        """Light up what may be touched now (`light`), and say so in the prompt (`say`)."""
        self.say(Prompt(self.sentence(asks)))

    def score(self, seat: Seat) -> str:
        """What a seat has now, in words; empty where the places say all."""
        return ""

    def keeps(self, action: Action) -> bool:
        """Do what concerns this scene alone, and say whether it was that; else it is for the table."""
        return False

    def step_back(self) -> bool:
        """Step out of what is unfolded here, as Escape does. False: nothing is."""
        return False

    def called(self, piece: Piece) -> str:
        """What a piece that may be touched now is called, for whoever hears it named."""
        return ""

    def aloud(self) -> str:
        """What lies open for all to read and is no prompt (a question, a prize), to be read aloud."""
        return ""

    def stills(self) -> Sequence[Still]:
        """Moments of what plays by itself on a settled table, for whoever wants a picture of each."""
        return ()

    @property
    def shows_time(self) -> bool:
        """Whether the time that `countdown` tells of stands on the table now: then nobody else shows it."""
        return False

    def countdown(self, left: int | None) -> None:
        """So many milliseconds are left for whoever is asked; None: nobody is in a hurry."""

    def pause(self, paused: bool) -> None:
        """Play stands still, or goes on: what may not be studied without time running is hidden meanwhile."""

    # -------------------------------------------------------------------------- what it calls for that

    def add(self, piece: P) -> P:
        """Put a piece on the table. Raises ValueError when its key is taken."""
        if piece.key in self.pieces:
            raise ValueError(f"there is already a piece {piece.key!r}")
        self.pieces[piece.key] = piece
        piece.order = self._added = self._added + 1
        self.addItem(piece)
        self.ground.add(piece)
        piece.scaled_to(self.density)
        return piece

    def remove(self, key: Hashable) -> None:
        """Take a piece off the table for good."""
        piece = self.pieces.pop(key)
        self.touch.lose(piece)
        piece.still()
        self.ground.remove(piece)
        self.removeItem(piece)

    def light(self, piece: Piece, offer: Offer) -> None:
        """Let this piece be touched, until the next cue."""
        piece.offer = offer

    def explain(self, piece: Piece, why: str, ruling: str) -> None:
        """Say this, with the rule or ruling, when somebody tries to touch the piece, until the next cue."""
        piece.why, piece.ruling = why, ruling

    def say(self, prompt: Prompt) -> None:
        """Show what to do next."""
        self.prompted.emit(prompt)

    def sentence(self, asks: Sequence[Ask[Any]]) -> str:
        """The asks in one sentence that names the players."""
        return sentence(asks, self.names)

    def sound(self, name: str) -> None:
        """Let a sound be heard."""
        self.sounded.emit(name)

    def heard(self, name: str) -> QAbstractAnimation:
        """A sound in its place among motions."""
        return motion.moment(lambda: self.sound(name))

    # ------------------------------------------------------------------- what touch and director call

    def act(self, seat: Seat, action: Action, piece: Piece) -> None:
        """A person meant this with that piece."""
        self._do(seat, action, piece)

    def press(self, seat: Seat, action: Action) -> None:
        """A person pressed a button of the prompt that means this."""
        self._do(seat, action, None)

    def _do(self, seat: Seat, action: Action, piece: Piece | None) -> None:
        self._actor = piece
        self.done.emit()
        if not self.keeps(action):
            self.acted.emit(seat, action)

    def refuse(self, why: str = "", ruling: str = "", piece: Piece | None = None) -> None:
        """Say no: the piece (without one, that which was touched last) goes home and shakes."""
        piece = piece or self._actor
        if piece is not None and self.pieces.get(piece.key) is piece:
            self.touch.send_home(piece)
            motion.run(motion.shake(piece), self)
            self.sound("knock")
        if why:
            self.refused.emit(why, ruling)

    def hurry(self) -> None:
        """Bring what is being played to its end."""
        self.hurried.emit()

    def play(self, playing: bool) -> None:
        """The director begins or ends to play. What is being played cannot be touched."""
        if playing != self.playing:
            self.playing = playing
            self.touch.quiet()
            self.played.emit(playing)

    def show_now(self, view: Any, asks: Sequence[Ask[Any]] | None) -> None:
        """Settle on a view and invite; without asks (None) more is to come, and nobody is invited yet."""
        for piece in self.pieces.values():
            piece.offer, piece.why, piece.ruling = None, "", ""
        try:
            self.settle(view)
            if asks is not None:
                self.invite(asks)
        finally:
            self.touch.refresh()
            self.ground.settle()

    # ------------------------------------------------------------------------------ what the view calls

    def scaled_to(self, density: float) -> None:
        """Be drawn for this many device pixels a logical unit."""
        self.density = density
        for piece in self.pieces.values():
            piece.scaled_to(density)

    def point(self, shape: Qt.CursorShape) -> None:
        """Give the pointer this shape."""
        for view in self.views():
            view.viewport().setCursor(shape)

    def close(self) -> None:
        """Stop everything and let go of all pieces."""
        self.touch.cancel()
        for running in self.findChildren(QAbstractAnimation):
            running.stop()
        for key in tuple(self.pieces):
            self.remove(key)
        self._actor = None

    # ------------------------------------------------------------------------------------- what it shows

    def digest(self) -> dict[Hashable, Shown]:
        """What is seen of every piece, comparable. What lies under the pointer or focus counts as at rest."""
        return {key: _shown(piece) for key, piece in self.pieces.items()}


def _shown(piece: Piece) -> Shown:
    at = piece.pos()
    return (
        piece.art,
        round(at.x() + piece.aside, 2),
        round(at.y(), 2),
        round(piece.angle, 2),
        round(piece.zoom * piece.width, 3),
        round(piece.opacity(), 3),
        piece.home.z if piece.is_attended else piece.zValue(),
        piece.isVisible(),
    )
