"""The one gate through which everything on the table moves.

A motion is read off its piece when it starts, not when it is made, so motions can be lined up. All of them
obey one pace: its scale is 0 in tests, and with reduced motion a journey becomes a cross-fade.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QSequentialAnimationGroup,
)

from boardroom.stage.items.piece import Piece, Place
from boardroom.stage.pictures import Art, Pose
from boardroom.stage.theme import NORMAL, QUICK, SLOW, Z


@dataclass(slots=True)
class Pace:
    """How fast things move: `reduced` replaces journeys by fading, `speed` is what the family likes.

    `scale` multiplies every duration, and every moment in which a touch is not taken for a wish.
    """

    scale: float = 1.0
    reduced: bool = False
    speed: float = 1.0
    """Multiplies the durations of what moves, and nothing else; 0: all is there at once."""

    def ms(self, usual: float) -> int:
        """How long something takes that usually takes so many milliseconds."""
        return max(round(usual * self.scale * self.speed), 0)


SPEEDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""Paces by name, as `Pace.speed`."""


PACE = Pace()
"""The pace of this house, set by the settings (and by tests)."""


class Motion(QAbstractAnimation):
    """A change of one piece over some milliseconds, eased out. Holds no connection and no timer of its own.

    A new motion of the same kind on the same piece ends the old one.
    """

    def __init__(
        self, piece: Piece, ms: float, curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    ) -> None:
        super().__init__()
        self.piece = piece
        self._ms = PACE.ms(ms)
        self._curve = QEasingCurve(curve)

    def begin(self) -> None:
        """Read off the piece where it starts."""

    def step(self, part: float) -> None:
        """Show how it looks after this part of the way; 1 is the end, and it may swing past it."""
        raise NotImplementedError

    def arrive(self) -> None:
        """Come to the end undisturbed."""

    def duration(self) -> int:
        """Milliseconds."""
        return self._ms

    def updateCurrentTime(self, now: int) -> None:
        """Take a step."""
        self.step(self._curve.valueForProgress(now / self._ms if self._ms else 1.0))
        if now >= self._ms:
            self.arrive()

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        """Claim the piece, or let go of it."""
        piece = self.piece
        if new == QAbstractAnimation.State.Running and old == QAbstractAnimation.State.Stopped:
            piece.still(type(self))
            piece.lift()
            piece.motions.add(self)
            self.begin()
        elif new == QAbstractAnimation.State.Stopped:
            piece.motions.discard(self)


class Travel(Motion):
    """To a place, on a straight line or over an arc. It takes the piece out of the hand that holds it."""

    def __init__(
        self, piece: Piece, to: Place, ms: float, curve: QEasingCurve.Type, arc: float, above: bool
    ) -> None:
        super().__init__(piece, ms, curve)
        self._to, self._arc, self._above = to, arc, above
        self._from = to

    def begin(self) -> None:
        """Start where the piece is seen now."""
        piece = self.piece
        if piece.is_held and piece.on_lost is not None:
            piece.on_lost(piece)
        at = piece.pos()
        self._from = Place(at.x(), at.y() - piece.rise, piece.angle + piece.tilt, piece.zoom, piece.zValue())
        piece.rise, piece.tilt = 0.0, 0.0
        if self._above:
            piece.stand(Pose.RAISED)
            piece.setZValue(max(Z.TRAVEL + (self._to.z - Z.PIECE) / 100, piece.zValue()))
        elif piece.ground is not None:
            piece.ground.lift_above(piece)

    def step(self, part: float) -> None:
        """Go on."""
        start, end, piece = self._from, self._to, self.piece
        hop = -self._arc * 4 * part * (1 - part)
        piece.setPos(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part + hop)
        piece.angle = start.angle + (end.angle - start.angle) * part
        piece.zoom = start.zoom + (end.zoom - start.zoom) * part

    def arrive(self) -> None:
        """Lie down."""
        self.piece.stand(Pose.RESTING)
        self.piece.setZValue(self._to.z)


class Flip(Motion):
    """Turn over to another side."""

    def __init__(self, piece: Piece, art: Art, ms: float) -> None:
        super().__init__(piece, ms, QEasingCurve.Type.InOutQuad)
        self._art = art

    def step(self, part: float) -> None:
        """Narrow, and past the middle wide again with the other side up."""
        if part >= 0.5:
            self.piece.show_art(self._art)
        self.piece.width = max(abs(math.cos(part * math.pi)), 0.02)


class Fade(Motion):
    """To another opacity."""

    def __init__(self, piece: Piece, opacity: float, ms: float) -> None:
        super().__init__(piece, ms)
        self._to, self._from = opacity, opacity

    def begin(self) -> None:
        """Start from the opacity it has; what was hidden fades in."""
        if not self.piece.isVisible():
            self.piece.setOpacity(0.0)
            self.piece.setVisible(True)
        self._from = self.piece.opacity()

    def step(self, part: float) -> None:
        """Go on."""
        self.piece.setOpacity(self._from + (self._to - self._from) * part)


class Jump(Motion):
    """To a place by fading out here and in there: how a journey looks with reduced motion."""

    def __init__(self, piece: Piece, to: Place, ms: float) -> None:
        super().__init__(piece, ms, QEasingCurve.Type.Linear)
        self._to, self._there, self._opacity = to, False, 1.0

    def begin(self) -> None:
        """Nothing moves until it cannot be seen."""
        self._there, self._opacity = False, self.piece.opacity()

    def step(self, part: float) -> None:
        """Fade, and in the middle be elsewhere."""
        piece, to = self.piece, self._to
        if part >= 0.5 and not self._there:
            self._there = True
            piece.rise, piece.tilt = 0.0, 0.0
            piece.setPos(to.x, to.y)
            piece.angle = to.angle
            piece.zoom = to.zoom
        piece.setOpacity(self._opacity * abs(1 - 2 * part))


class Shake(Motion):
    """Say no."""

    def step(self, part: float) -> None:
        """To and fro, less and less."""
        self.piece.aside = 14.0 * math.sin(part * math.tau * 2.5) * (1 - part)


class Rise(Motion):
    """Stand higher above its place, or come down."""

    def __init__(self, piece: Piece, height: float, ms: float) -> None:
        super().__init__(piece, ms)
        self._to, self._from = height, height

    def begin(self) -> None:
        """Start from the height it has."""
        self._from = self.piece.rise

    def step(self, part: float) -> None:
        """Go on."""
        self.piece.rise = self._from + (self._to - self._from) * part

    def arrive(self) -> None:
        """Down again, it is a part of the table again."""
        self.piece.motions.discard(self)
        if not self._to and self.piece.ground is not None:
            self.piece.ground.settle()


class Swell(Motion):
    """Grow a little and shrink again, to catch the eye."""

    def __init__(self, piece: Piece, by: float, ms: float) -> None:
        super().__init__(piece, ms, QEasingCurve.Type.InOutSine)
        self._by, self._from = by, 1.0

    def begin(self) -> None:
        """Start from the size it has."""
        self._from = self.piece.zoom

    def step(self, part: float) -> None:
        """Go on."""
        self.piece.zoom = self._from * (1 + self._by * math.sin(part * math.pi))


class Moment(QAbstractAnimation):
    """A point in time at which something is done: a sound, a number that changes."""

    def __init__(self, deed: Callable[[], object]) -> None:
        super().__init__()
        self._deed = deed

    def duration(self) -> int:
        """None."""
        return 0

    def updateCurrentTime(self, now: int) -> None:
        """Do it."""
        self._deed()


# --------------------------------------------------------------------------------- what scenes call


def travel(
    piece: Piece, to: Place, *, ms: float = NORMAL, arc: float = 0.0, swing: bool = False, above: bool = True
) -> QAbstractAnimation:
    """To a place. `arc`: units by which it hops; `swing`: a little past the end and back."""
    if PACE.reduced:
        return Jump(piece, to, QUICK * 1.5)
    curve = QEasingCurve.Type.OutBack if swing else QEasingCurve.Type.OutCubic
    return Travel(piece, to, ms, curve, arc, above)


def flip(piece: Piece, art: Art, *, ms: float = SLOW) -> QAbstractAnimation:
    """Turn over to another side."""
    if PACE.reduced:
        return in_turn(fade(piece, 0.0), moment(lambda: piece.show_art(art)), fade(piece, 1.0))
    return Flip(piece, art, ms)


def fade(piece: Piece, opacity: float, *, ms: float = QUICK) -> QAbstractAnimation:
    """To another opacity."""
    return Fade(piece, opacity, ms)


def shake(piece: Piece, *, ms: float = SLOW) -> QAbstractAnimation:
    """Say no. With reduced motion it blinks."""
    if PACE.reduced:
        return in_turn(fade(piece, 0.4), fade(piece, 1.0))
    return Shake(piece, ms, QEasingCurve.Type.Linear)


def rise(piece: Piece, height: float, *, ms: float = QUICK) -> QAbstractAnimation:
    """Stand higher above its place, or come down."""
    return Rise(piece, height, 0 if PACE.reduced else ms)


def swell(piece: Piece, by: float = 0.12, *, ms: float = SLOW) -> QAbstractAnimation:
    """Catch the eye."""
    return Swell(piece, 0.0 if PACE.reduced else by, ms)


def moment(deed: Callable[[], object]) -> QAbstractAnimation:
    """Do something when the line of motions has come this far. It is left out when a person hurries."""
    return Moment(deed)


def pause(ms: float) -> QAbstractAnimation:
    """Let people look: as long at every pace, since nothing moves and a pattern may have to be learned."""
    group = QSequentialAnimationGroup()
    group.addPause(max(round(ms * PACE.scale), 0))
    return group


def in_turn(*parts: QAbstractAnimation) -> QAbstractAnimation:
    """One after another."""
    group = QSequentialAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def together(*parts: QAbstractAnimation, apart: float = 0.0) -> QAbstractAnimation:
    """All at once, or each starting `apart` milliseconds after the one before."""
    group = QParallelAnimationGroup()
    for number, part in enumerate(parts):
        group.addAnimation(in_turn(pause(apart * number), part) if apart and number else part)
    return group


def run(animation: QAbstractAnimation, owner: QObject) -> None:
    """Start an animation that nobody waits for; it is gone when it has ended, or with its owner."""
    animation.setParent(owner)
    animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
