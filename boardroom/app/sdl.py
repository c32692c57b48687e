"""Game controllers as SDL sees them: it knows some thousand models, and which of their buttons is which.

The library comes with the package pysdl2-dll and is loaded when `Sdl()` is made, not before. Only its part
for controllers is used; it makes no window, no sound, and leaves our signals and events alone.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from pathlib import Path

from boardroom.app.pads import Button, Held

_GAME_CONTROLLER = 0x2000
_HINTS = (
    (b"SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", b"1"),  # our window is none of SDL's
    (b"SDL_NO_SIGNAL_HANDLERS", b"1"),
    (b"SDL_JOYSTICK_THREAD", b"1"),  # Windows tells a thread of its own what is plugged in
)
_BUTTONS = {
    0: Button.A,
    1: Button.B,
    2: Button.X,
    6: Button.START,
    9: Button.LEFT_SHOULDER,
    10: Button.RIGHT_SHOULDER,
    11: Button.UP,
    12: Button.DOWN,
    13: Button.LEFT,
    14: Button.RIGHT,
}
_MOST = 32767
_FILES = {"win32": "SDL2.dll", "darwin": "SDL2.framework/SDL2"}


class Sdl:
    """The controllers that are plugged in."""

    def __init__(self) -> None:
        """Load the library. Raises ImportError or OSError when it cannot be had."""
        import sdl2dll  # type: ignore[import-untyped]

        self._sdl = _declared(ctypes.CDLL(str(_library(Path(sdl2dll.get_dllpath())))))
        for name, value in _HINTS:
            self._sdl.SDL_SetHint(name, value)
        self._sdl.SDL_SetMainReady()
        if self._sdl.SDL_InitSubSystem(_GAME_CONTROLLER):
            raise OSError("SDL sees no controllers on this system")
        self._open: dict[int, int] = {}
        """The controllers by the number that each has for as long as it is plugged in, first come first."""

    def look(self) -> Sequence[Held]:
        """What is held now on every controller there is, in the order in which they came."""
        sdl = self._sdl
        sdl.SDL_GameControllerUpdate()
        for gone in [
            number for number, pad in self._open.items() if not sdl.SDL_GameControllerGetAttached(pad)
        ]:
            sdl.SDL_GameControllerClose(self._open.pop(gone))
        for place in range(sdl.SDL_NumJoysticks()):
            number = sdl.SDL_JoystickGetDeviceInstanceID(place)
            is_new = number not in self._open and sdl.SDL_IsGameController(place)
            if is_new and (pad := sdl.SDL_GameControllerOpen(place)):
                self._open[number] = pad
        return [self._held(number, pad) for number, pad in self._open.items()]

    def _held(self, number: int, pad: int) -> Held:
        sdl = self._sdl
        buttons = {name for code, name in _BUTTONS.items() if sdl.SDL_GameControllerGetButton(pad, code)}
        x, y = (sdl.SDL_GameControllerGetAxis(pad, axis) / _MOST for axis in (0, 1))
        return Held(number, frozenset(buttons), x, y)

    def close(self) -> None:
        """Let go of all controllers."""
        for pad in self._open.values():
            self._sdl.SDL_GameControllerClose(pad)
        self._open = {}
        self._sdl.SDL_QuitSubSystem(_GAME_CONTROLLER)


def _library(folder: Path) -> Path:
    return folder / _FILES.get(sys.platform, "libSDL2-2.0.so")


def _declared(sdl: ctypes.CDLL) -> ctypes.CDLL:
    """Say what the functions take and give, where it is more than numbers."""
    pad, number = ctypes.c_void_p, ctypes.c_int
    sdl.SDL_SetHint.argtypes = (ctypes.c_char_p, ctypes.c_char_p)
    sdl.SDL_InitSubSystem.argtypes = sdl.SDL_QuitSubSystem.argtypes = (ctypes.c_uint32,)
    sdl.SDL_GameControllerOpen.argtypes, sdl.SDL_GameControllerOpen.restype = (number,), pad
    for function in (sdl.SDL_GameControllerClose, sdl.SDL_GameControllerGetAttached):
        function.argtypes = (pad,)
    sdl.SDL_GameControllerGetButton.argtypes = sdl.SDL_GameControllerGetAxis.argtypes = (pad, number)
    sdl.SDL_GameControllerGetButton.restype = ctypes.c_uint8
    sdl.SDL_GameControllerGetAxis.restype = ctypes.c_int16
    return sdl
