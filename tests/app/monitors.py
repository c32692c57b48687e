"""Two screens on one X server: RandR divides it into monitors, and lets them go again."""

from __future__ import annotations

import ctypes
from ctypes.util import find_library


class _Monitor(ctypes.Structure):
    """XRRMonitorInfo."""

    _fields_ = (
        ("name", ctypes.c_ulong),
        ("primary", ctypes.c_int),
        ("automatic", ctypes.c_int),
        ("noutput", ctypes.c_int),
        ("x", ctypes.c_int),
        ("y", ctypes.c_int),
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("mwidth", ctypes.c_int),
        ("mheight", ctypes.c_int),
        ("outputs", ctypes.POINTER(ctypes.c_ulong)),
    )


def missing_library() -> bool:
    """Whether this system has no RandR to ask."""
    return find_library("Xrandr") is None


class Monitors:
    """The monitors of the X server at $DISPLAY."""

    def __init__(self) -> None:
        x11, xrandr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
        handle, number = ctypes.c_void_p, ctypes.c_ulong
        x11.XOpenDisplay.restype = handle
        x11.XDefaultRootWindow.restype, x11.XDefaultRootWindow.argtypes = number, (handle,)
        x11.XInternAtom.restype = number
        x11.XInternAtom.argtypes = (handle, ctypes.c_char_p, ctypes.c_int)
        x11.XSync.argtypes = (handle, ctypes.c_int)
        xrandr.XRRAllocateMonitor.restype = ctypes.POINTER(_Monitor)
        xrandr.XRRAllocateMonitor.argtypes = (handle, ctypes.c_int)
        xrandr.XRRGetMonitors.restype = ctypes.POINTER(_Monitor)
        xrandr.XRRGetMonitors.argtypes = (handle, number, ctypes.c_int, ctypes.POINTER(ctypes.c_int))
        xrandr.XRRSetMonitor.argtypes = (handle, number, ctypes.POINTER(_Monitor))
        xrandr.XRRDeleteMonitor.argtypes = (handle, number, number)
        self._x11, self._xrandr = x11, xrandr
        self._display = x11.XOpenDisplay(None)
        self._root = x11.XDefaultRootWindow(self._display)
        count = ctypes.c_int()
        whole = xrandr.XRRGetMonitors(self._display, self._root, 1, ctypes.byref(count))
        self._output: int | None = whole[0].outputs[0]

    def add(self, name: str, x: int, width: int, height: int) -> None:
        """Another monitor. The first one takes the place of the whole, and is the primary one."""
        monitor = self._xrandr.XRRAllocateMonitor(self._display, 0 if self._output is None else 1)
        info = monitor.contents
        info.name, info.primary = self._atom(name), self._output is not None
        info.x, info.y, info.width, info.height = x, 0, width, height
        info.mwidth, info.mheight = width // 4, height // 4
        if self._output is not None:
            info.outputs[0], self._output = self._output, None
        self._xrandr.XRRSetMonitor(self._display, self._root, monitor)
        self._x11.XSync(self._display, 0)

    def remove(self, name: str) -> None:
        """The cable is pulled out."""
        self._xrandr.XRRDeleteMonitor(self._display, self._root, self._atom(name))
        self._x11.XSync(self._display, 0)

    def _atom(self, name: str) -> int:
        atom: int = self._x11.XInternAtom(self._display, name.encode(), 0)
        return atom
