"""One game on this screen: the table, its journal, the computers beside it, and what this screen may see.

The session is the sitter for everybody who shares the screen. It passes cues on to the director, holds a
curtain before private looks, lets the computers think when the picture has come to rest, and keeps time.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import structs
from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.app.box import Box
from boardroom.app.computers import Computers
from boardroom.app.family import Memory
from boardroom.app.house_names import called
from boardroom.app.saved_game import note_how_it_stands
from boardroom.app.seating import may_sit_down
from boardroom.app.taking_back import why_not
from boardroom.core.game import HOST, Action, Ask, Illegal, Move, PlaysOn, Seat, UsesUp
from boardroom.core.tongue import tr
from boardroom.stage.director import Director
from boardroom.stage.pictures import forget
from boardroom.stage.scene import GameScene
from boardroom.table.saves import Open
from boardroom.table.table import Cue, Entry, Player, Table

TICK = 200
"""Milliseconds between looks at the clock while somebody's time is running."""
NOTED = 5000
"""Milliseconds of somebody's time after which the clock is noted beside the journal again."""
LEAP = 5.0
"""Seconds of play that may pass between two looks at the clock while nobody's time is running."""


class Session(QObject):
    """A dealt game (`dealing.py` makes one); `start` it when whoever shows it is connected."""

    refused = Signal(str, str)
    """A move was refused: why, and the ruling that says so."""
    curtain = Signal(str, str)
    """Only the person of this name and picture may look next; `uncover` when they say they are there."""
    countdown = Signal(object)
    """Milliseconds left for whoever is asked, or None."""
    looked = Signal()
    """Somebody begins to look alone: nothing of it is for other eyes or ears."""
    held = Signal(bool)
    """Play stands still while somebody's time was running: the table must be covered. False: it goes on."""
    ended = Signal(object)
    """The Result, once the last picture has come to rest."""
    running = Signal(bool)
    """Play begins or goes on, or stands still."""

    def __init__(
        self,
        box: Box,
        table: Table[Any, Any, Any],
        memory: Memory,
        opened: Open | None = None,
        entries: Sequence[Entry[Any]] = (),
        clock: int = 0,
    ) -> None:
        """Seat nobody yet; `entries` is what was played already, in so many milliseconds of the `clock`.

        `opened` is the journal's file.
        """
        super().__init__()
        self.box, self.table = box, table
        self._entries, self._clock = entries, clock
        self._opened, self._memory = opened, memory
        self._decks = table.rules.stock() if isinstance(table.rules, UsesUp) else ()
        self._lay()
        self.computers = Computers(box, table, self._is_picture_at_rest, self)
        self._looking: Seat | None = None
        self._awaited: Seat | None = None
        """Whom the curtain that hangs there waits for."""
        self._is_submitting = self._is_held = False
        self._cue: Cue[Any, Any] | None = None
        self._told_end = self.is_late = False
        """`is_late`: what was played last was played because somebody's time was up."""
        self._noted = 0
        self._ticking = QTimer(self, interval=TICK)
        self._ticking.timeout.connect(self._tick)

    def _lay(self) -> None:
        """Set up the scene and whoever plays the cues on it."""
        self.scene: GameScene = self.box.manifest.part("scene").Scene(self.table.players, self)
        self.director = Director(self.scene, self)
        self.director.idle.connect(self._at_rest)
        self.scene.acted.connect(self.act)
        self.countdown.connect(self.scene.countdown)

    def lay_anew(self) -> None:
        """Another scene of the same game, as when everything is to be said in another language.

        It is empty until `recover`, so that whoever shows it can be connected first.
        """
        self.director.close()
        self.director.deleteLater()
        self.scene.close()
        self.scene.deleteLater()
        forget()  # drawings that are kept say it in the other language
        self.table.call(called)
        self._lay()
        self.scene.pause(not self.table.clock.is_running)

    def start(self) -> None:
        """Seat everybody, retell what was played so far, and go on."""
        self.computers.seat()
        try:
            self.table.replay(self._entries, self._clock)
        finally:
            self.scene.introduce(self.table.players)  # others may sit there now than when it was dealt
            self.computers.seat()
            self._seat_people()
            self.running.emit(True)

    @property
    def saved_as(self) -> str:
        """The name of its journal, which no other game has; empty when it has none."""
        return "" if self._opened is None else self._opened.journal.path.stem

    # ------------------------------------------------------------------------------ who may see and act

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people who share this screen and have not left."""
        people = (Seat(i) for i, player in enumerate(self.table.players) if player.kind == "person")
        return tuple(seat for seat in people if not self.has_left(seat))

    @property
    def hands(self) -> tuple[Seat, ...]:
        """For whom this screen acts: its people, and the table as a whole."""
        return (*self.people, HOST)

    def has_left(self, seat: Seat) -> bool:
        """Whether the game goes on without whoever sat here."""
        rules, state = self.table.rules, self.table.state
        return isinstance(rules, PlaysOn) and not self.table.result and rules.leaving(state, seat) is None

    def _seat_people(self) -> None:
        """One person alone sees their own secrets; several see what lies open, until a curtain falls."""
        people = self.people
        self._looking = None
        self.table.sit(self, eyes=people[0] if len(people) == 1 else None, hands=self.hands)

    def cue(self, cue: Cue[Any, Any]) -> None:
        """Hear from the table; what only one of several may answer waits behind the curtain."""
        self._cue = cue
        if self._looking is None and len(self.people) > 1:
            cue = structs.replace(cue, asks=tuple(ask for ask in cue.asks if not ask.private))
        self.director.cue(cue)
        if not cue.past:
            late = self.box.manifest.part("retelling").LATE
            if cue.events:
                self.is_late = any(isinstance(event, late) for event in cue.events)
            if self.is_late:
                self.director.insist()  # whoever was about to touch something must see that it was too late
            self._memory.see(self.box.manifest.id, self.table.rules.shown(self.table.state), self._decks)
            self._note()
            self._set_clock()

    def _is_picture_at_rest(self) -> bool:
        return self.director.is_idle

    def _at_rest(self) -> None:
        """The picture has come to rest: curtains, computers and the end had to wait for that."""
        cue = self._cue
        if cue is None or not self.director.is_idle or self._is_submitting:
            return
        self._set_clock()
        if not self.table.clock.is_running:
            return
        private = [ask.seat for ask in cue.asks if ask.private]
        if self._looking is not None and self._looking not in private:
            self._seat_people()  # the clock has acted for whoever looks: their look is over
            return
        if cue.result is not None and not self._told_end:
            self._told_end = True
            if self._opened is not None:
                self._opened.finish()
            self.running.emit(False)
            self.ended.emit(cue.result)
            return
        if private and self._looking is None and self._awaited is None and len(self.people) > 1:
            self._awaited = private[0]
            player = self.table.players[private[0]]
            self.curtain.emit(player.name, player.picture)
            self._set_clock()
        self.computers.plan()

    def uncover(self) -> None:
        """The person whom the curtain named is there alone: let them see."""
        seat, self._awaited = self._awaited, None
        self._run_on()
        if seat is not None and self._is_asked_privately(seat, self.table.asks):
            self._looking = seat
            self.looked.emit()
            self.table.sit(self, eyes=seat, hands=[seat])
        else:
            self._at_rest()

    @property
    def is_timed(self) -> bool:
        """Whether somebody's time is running, or would be if it did not stand still."""
        return any(ask.until is not None and ask.seat != HOST for ask in self.table.asks)

    @property
    def is_looking(self) -> bool:
        """Whether somebody looks alone at what the others may not see."""
        return self._looking is not None

    @staticmethod
    def _is_asked_privately(seat: Seat, asks: Sequence[Ask[Any]]) -> bool:
        return any(ask.private and ask.seat == seat for ask in asks)

    # ------------------------------------------------------------------------------------------- playing

    def act(self, seat: Seat, action: Action) -> None:
        """A person did something."""
        self._is_submitting = True
        try:
            if self._looking is not None and self._ends_the_look(seat, action):
                self._seat_people()
            self.table.submit(seat, action)
        except Illegal as refusal:
            self.scene.refuse()
            self.refused.emit(refusal.why, refusal.ruling)
        finally:
            self._is_submitting = False
        self._at_rest()

    def _ends_the_look(self, seat: Seat, action: Action) -> bool:
        """Whether a deed closes the private look: not if it shows nothing and more is asked of the same seat.

        Raises Illegal when the rules refuse it, so that the look is closed only when it is really over.
        """
        rules = self.table.rules
        step = rules.play(self.table.state, Move(seat, action, self.table.clock.now()))
        return step.final or not self._is_asked_privately(seat, rules.asks(step.state))

    @property
    def path(self) -> Path | None:
        """The journal of this game, if it is written anywhere."""
        return self._opened.journal.path if self._opened is not None else None

    def undo(self) -> None:
        """Take back what a person here did last, unless something was shown since."""
        if why := why_not(self.table, self.hands):
            self.refused.emit(why, "S-07")
        else:
            self.table.undo(self.hands[0], self.table.steps_back(self.hands))

    def hand(self, seat: Seat, player: Player) -> None:
        """Another player takes a seat over, a person or a computer. Raises Illegal: they know too much."""
        if player.kind == "person":
            may_sit_down(self.table, seat, player.name)
        self.table.hand(seat, player)
        self._sit_anew()

    def swap(self, one: Seat, other: Seat) -> None:
        """Two people change places. Raises Illegal when one would know too much there."""
        self.table.swap(one, other)
        self._sit_anew()

    def leave_out(self, seat: Seat) -> None:
        """The others play on without somebody. Raises Illegal when the rules know no such thing."""
        rules = self.table.rules
        action = rules.leaving(self.table.state, seat) if isinstance(rules, PlaysOn) else None
        if action is None:
            raise Illegal(tr("In this game a computer plays on for whoever leaves."))
        self.table.submit(HOST, action)
        self._sit_anew()

    def _sit_anew(self) -> None:
        """A private look is over: whoever is asked next is called by a curtain of their own."""
        self.scene.introduce(self.table.players)
        self.computers.seat()
        self._seat_people()

    # -------------------------------------------------------------------------------------------- time

    def pause(self) -> None:
        """Time stands still, computers stop thinking, and nobody's secrets lie open behind the menu."""
        was_held, self._is_held = self._is_held, True
        self._set_clock()
        self._ticking.stop()
        self.computers.pause()
        if was_held:
            return
        if self._looking is not None:
            self._seat_people()
        self.held.emit(any(ask.until is not None for ask in self.table.asks))
        self.scene.pause(True)
        self.running.emit(False)

    def go_on(self) -> None:
        """Time runs again."""
        self._awaited = None
        self._run_on()
        self._seat_people()  # also shows again what a fault may have left half shown
        self.running.emit(self.table.result is None)
        self._at_rest()

    def _run_on(self) -> None:
        self._is_held = False
        self.scene.pause(False)
        self.held.emit(False)
        self._set_clock()

    def _note(self) -> None:
        """Note beside the journal how it stands."""
        self._noted = self.table.clock.now()
        note_how_it_stands(self._opened, self.table)

    def _set_clock(self) -> None:
        """Nobody's time runs while the table is covered, people change places, or something is still shown.

        The clock is looked at only while somebody's time is running: an idle table does nothing.
        """
        timed = any(ask.until is not None for ask in self.table.asks)
        stands = self._is_held or self._awaited is not None
        if stands or (timed and not self.director.is_idle):
            self.table.clock.pause()
        else:
            self.table.clock.go()
        running = timed and not stands
        self.table.clock.leap = 3 * TICK / 1000 if running else LEAP
        if running and not self._ticking.isActive():
            self._ticking.start()
        elif not running:
            self._ticking.stop()
            self.countdown.emit(None)

    def _tick(self) -> None:
        self.table.tick()
        if self.table.clock.now() > self._noted + NOTED:
            self._note()
        left = [ask.until - self.table.clock.now() for ask in self.table.asks if ask.until is not None]
        self.countdown.emit(max(min(left), 0) if left else None)

    # ------------------------------------------------------------------------------------------- leaving

    def recover(self) -> None:
        """After a fault anywhere: show how the game stands, from its last good step, and ask everybody."""
        self.director.close()
        self.computers.recover()
        self._seat_people()

    def close(self) -> None:
        """Leave the table; the journal and the note beside it hold everything."""
        self._ticking.stop()
        try:
            self._note()
        finally:
            self.computers.close()
            self.director.close()
            self.table.leave(self)
            if self._opened is not None:
                self._opened.close()
