"""Game controllers: what their buttons mean, how they come and go, and what they cost when there are none."""

from __future__ import annotations

import ctypes
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boardroom.app.pads import AGAIN, FIRST, MEANS, SEEKING, WATCHING, Button, Held, Pads
from boardroom.app.press import Press
from boardroom.app.window import Window
from boardroom.games.brain_games.card_scene import KEYS
from boardroom.table.table import Player
from tests.app.walker import Walker


class Fake:
    """Controllers that are what we say."""

    def __init__(self) -> None:
        self.held: list[Held] = []
        self.is_open = True

    def look(self) -> list[Held]:
        return self.held

    def close(self) -> None:
        self.is_open = False


class Hands:
    """Somebody with controllers, and a clock that goes when we say."""

    def __init__(self, qapp) -> None:
        self.source, self.now, self.heard = Fake(), 0.0, []
        self.pads = Pads(lambda: self.source, clock=lambda: self.now)
        self.pads.pressed.connect(lambda *press: self.heard.append(press))

    def hold(self, *buttons: Button, pad: int = 7, x: float = 0.0, y: float = 0.0) -> list[tuple]:
        """Hold these on one controller, the others untouched; what was heard of it."""
        others = [held for held in self.source.held if held.number != pad]
        return self.all(*others, Held(pad, frozenset(buttons), x, y))

    def all(self, *held: Held) -> list[tuple]:
        self.source.held = sorted(held)
        self.heard.clear()
        self.pads.look()
        return list(self.heard)


@pytest.fixture
def hands(qapp):
    return Hands(qapp)


@pytest.mark.parametrize(("button", "press"), MEANS.items())
def test_a_button_means_one_press_however_long_it_is_held(hands, button, press):
    assert hands.hold(button) == [(0, press, False)]
    for _ in range(10):
        assert hands.hold(button) == []
    assert hands.hold() == []
    assert hands.hold(button) == [(0, press, False)]


def test_a_direction_that_is_held_is_repeated_after_a_while(hands):
    assert hands.hold(Button.RIGHT) == [(0, Press.RIGHT, False)]
    hands.now += FIRST - 0.01
    assert hands.hold(Button.RIGHT) == []
    hands.now += 0.02
    assert hands.hold(Button.RIGHT) == [(0, Press.RIGHT, True)]
    hands.now += AGAIN
    assert hands.hold(Button.RIGHT) == [(0, Press.RIGHT, True)]
    assert hands.hold(Button.A) == [(0, Press.TAKE, False)]
    hands.now += 10
    assert hands.hold(Button.A) == []


@pytest.mark.parametrize(
    ("x", "y", "press"),
    [(0.9, 0.1, Press.RIGHT), (-0.9, 0.4, Press.LEFT), (0.3, -0.8, Press.UP), (0.0, 1.0, Press.DOWN)],
)
def test_the_stick_is_one_direction(hands, x, y, press):
    assert hands.hold(x=x, y=y) == [(0, press, False)]
    assert hands.hold() == []


def test_a_stick_that_trembles_steps_once(hands):
    assert hands.hold(x=0.5) == []
    assert hands.hold(x=0.6) == [(0, Press.RIGHT, False)]
    for lean in (0.5, 0.56, 0.45, 0.6):
        assert hands.hold(x=lean) == []
    assert hands.hold(x=0.3) == []
    assert hands.hold(x=0.6) == [(0, Press.RIGHT, False)]


def test_a_stick_at_rest_that_is_a_little_off_means_nothing(hands):
    for lean in (0.2, -0.25, 0.3):
        assert hands.hold(x=lean, y=-lean) == []


def test_controllers_come_and_go_and_what_was_held_is_forgotten(hands):
    assert hands.pads.many == 0
    assert hands.pads.timer.interval() == SEEKING
    hands.hold(Button.A)
    assert hands.pads.many == 1
    assert hands.pads.timer.interval() == WATCHING
    assert hands.all() == []
    assert hands.pads.many == 0
    assert hands.pads.timer.interval() == SEEKING
    assert hands.hold(Button.A) == [(0, Press.TAKE, False)]


def test_of_several_controllers_each_is_heard(hands):
    hands.hold(pad=3)
    assert hands.hold(Button.B, pad=9) == [(1, Press.BACK, False)]
    assert hands.hold(Button.X, pad=3) == [(0, Press.ERASE, False)]


def test_of_two_at_the_same_look_now_the_one_is_first_and_now_the_other(hands):
    first = []
    for _ in range(2):
        hands.all(Held(1), Held(2))
        hands.all(Held(1), Held(2))
        both = [Held(number, frozenset({Button.A})) for number in (1, 2)]
        first.append(hands.all(*both)[0][0])
        hands.all(Held(1), Held(2))
    hands.all(Held(1), Held(2))
    first.append(hands.all(*both)[0][0])
    assert set(first) == {0, 1}


@pytest.mark.parametrize("fault", [ImportError("no library"), OSError("no udev")])
def test_without_a_library_there_is_silence(qapp, fault):
    asked = []

    def missing():
        asked.append(True)
        raise fault

    pads = Pads(missing)
    pads.look()
    assert not pads.timer.isActive()
    assert asked == [True]
    assert pads.many == 0
    pads.close()


def test_the_library_is_loaded_at_the_first_look_and_let_go_in_the_end(qapp):
    made = []

    def make():
        made.append(Fake())
        return made[-1]

    pads = Pads(make)
    assert made == []
    pads.look()
    pads.look()
    assert len(made) == 1
    pads.close()
    assert not made[0].is_open
    assert not pads.timer.isActive()


# ------------------------------------------------------------------------------------------ in the window


@pytest.fixture
def played(qtbot, tmp_path, monkeypatch):
    """A window with two controllers of ours."""
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    source = Fake()
    monkeypatch.setattr("boardroom.app.keys._controllers", lambda: source)
    window = Window()
    qtbot.addWidget(window)
    window.furnish()
    window.memory.change(sound=False)
    window.open(party=True)
    window.resize(1280, 720)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)

    def press(button, pad=1):
        for buttons in (frozenset({button}), frozenset()):
            source.held = [Held(number, buttons if number == pad else frozenset()) for number in (1, 2)]
            window._keys._pads.look()

    yield Walker(window), press
    window.close()


def test_a_controller_alone_leads_from_the_shelf_to_a_pulled_slide(played):
    walker, press = played
    while walker.ring is not walker.window._shelf.boxes[2]:
        press(Button.RIGHT)
    press(Button.A)
    lobby = walker.window._lobby
    while walker.ring is not lobby.start:
        press(Button.RIGHT_SHOULDER)
    press(Button.A)
    session = walker.window.table.session
    press(Button.RIGHT)
    press(Button.DOWN)
    slide = walker.ring
    press(Button.A)
    assert session.table.state.pulled == (slide.key[1],)
    press(Button.START)
    assert walker.top is not walker.window.table
    press(Button.B)
    assert walker.top is walker.window.table


def test_a_controller_types_and_rubs_out(played):
    walker, press = played
    walker.window.reception.pick("concentration")
    field = walker.window._lobby.plates[0].field
    field.clear()
    walker.go_to(field)
    press(Button.A)
    press(Button.A)
    press(Button.RIGHT)
    press(Button.A)
    assert field.text() == "Ab"
    press(Button.X)
    assert field.text() == "A"
    press(Button.B)
    assert walker.ring is field


def test_while_another_program_is_in_front_nothing_is_pressed(played, monkeypatch):
    walker, press = played
    monkeypatch.setattr(walker.window, "isActiveWindow", lambda: False)
    before = walker.ring
    press(Button.RIGHT)
    assert walker.ring is before


def test_in_a_duel_two_controllers_are_the_two_buzzers(played, monkeypatch):
    walker, press = played
    walker.window.seat("brain_games", (Player("Ana"), Player("Ben")), {}, 5)
    heard = []
    keys = walker.window._keys
    monkeypatch.setattr(keys, "_send", lambda key, again: heard.append(key))
    left, right = (Qt.Key(min(keys_of)) for _, keys_of in KEYS)
    monkeypatch.setattr(keys, "_buzzers", lambda: [left, right])
    press(Button.A, pad=1)
    press(Button.A, pad=2)
    press(Button.RIGHT, pad=2)
    assert heard == [left, right, Qt.Key.Key_Right]
    monkeypatch.setattr(keys, "_buzzers", lambda: [left])
    press(Button.A, pad=2)
    assert heard[-1] == Qt.Key.Key_Return


# ----------------------------------------------------------------------------------------- the real library


@pytest.fixture
def sdl():
    pytest.importorskip("sdl2dll")
    from boardroom.app.sdl import Sdl

    source = Sdl()
    yield source
    source.close()


def test_sdl_tells_what_is_held_on_a_controller_that_comes_and_goes(sdl):
    """With a controller that SDL itself pretends to have."""
    library = sdl._sdl
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    for function in (library.SDL_JoystickSetVirtualButton, library.SDL_JoystickSetVirtualAxis):
        function.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
    before = len(sdl.look())
    place = library.SDL_JoystickAttachVirtual(1, 6, 15, 1)
    (held,) = sdl.look()[before:]
    assert held == Held(held.number)
    stick = library.SDL_JoystickFromInstanceID(held.number)
    for code, button in ((0, Button.A), (6, Button.START), (13, Button.LEFT)):
        library.SDL_JoystickSetVirtualButton(stick, code, 1)
        assert sdl.look()[before].buttons == {button}
        library.SDL_JoystickSetVirtualButton(stick, code, 0)
    library.SDL_JoystickSetVirtualAxis(stick, 1, -32768)
    assert sdl.look()[before].y < -0.99
    library.SDL_JoystickDetachVirtual(place)
    assert len(sdl.look()) == before


def test_the_library_is_not_loaded_on_the_way_to_the_first_screen(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path))
    monkeypatch.setitem(sys.modules, "sdl2dll", None)
    window = Window()
    qtbot.addWidget(window)
    window.furnish()
    window.open()
    QApplication.processEvents()
    assert window._keys._pads._source is None
    window._keys._pads.look()  # and where it is missing, nothing happens
    assert not window._keys._pads.timer.isActive()
