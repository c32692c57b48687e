"""What kind of computer this is, and whether a window can open on it."""

import contextlib
import ctypes
import os
import platform
import shutil
import socket
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from launch.words import Trouble

_PACKAGE_TOOLS = {"debian": "apt-get", "fedora": "dnf", "suse": "zypper", "arch": "pacman"}
_RELATIVES = {
    "debian": "debian",
    "ubuntu": "debian",
    "fedora": "fedora",
    "rhel": "fedora",
    "centos": "fedora",
    "suse": "suse",
    "opensuse": "suse",
    "opensuse-leap": "suse",
    "opensuse-tumbleweed": "suse",
    "arch": "arch",
    "archlinux": "arch",
}

NO_SCREEN = """\
Boardroom opens a window, but this session has no screen (neither DISPLAY nor WAYLAND_DISPLAY is set).
What helps:
  - start it in a terminal on the computer's own desktop;
  - over SSH, connect with: ssh -X
  - without any screen, on a make-believe one: xvfb-run python3 packaging/start.py
These need no screen and work right here: start.py check, simulate, judge, shots, and start.py test."""


@dataclass(frozen=True)
class Machine:
    """The facts that decide whether and how the game can be made ready."""

    system: str  # as in sys.platform: linux, darwin, win32
    processor: str  # as in platform.machine(), in lower case
    bits: int
    glibc: tuple[int, int] | None  # None: another C library, or not Linux
    family: str | None  # whose packages it uses: debian, fedora, suse, arch; None: unknown
    name: str  # as its makers call it


def this_machine() -> Machine:
    """Look at the computer we are running on."""
    release: Mapping[str, str] = {}
    if sys.platform == "linux":
        with contextlib.suppress(OSError):  # no such file: the package tool tells the family
            release = platform.freedesktop_os_release()
    return Machine(
        system=sys.platform,
        processor=platform.machine().lower(),
        bits=64 if sys.maxsize > 2**32 else 32,
        glibc=_glibc(),
        family=family_of(release, [tool for tool in _PACKAGE_TOOLS.values() if shutil.which(tool)]),
        name=release.get("PRETTY_NAME") or platform.system(),
    )


def _glibc() -> tuple[int, int] | None:
    try:
        name, _, version = (os.confstr("CS_GNU_LIBC_VERSION") or "").partition(" ")
        major, minor = version.split(".")[:2]
    except (AttributeError, ValueError, OSError):  # Windows and macOS; musl
        return None
    return (int(major), int(minor)) if name == "glibc" else None


def family_of(release: Mapping[str, str], tools: list[str]) -> str | None:
    """Tell whose packages a Linux uses from its os-release fields and the package tools found on it."""
    for name in [release.get("ID", ""), *release.get("ID_LIKE", "").split()]:
        if name in _RELATIVES:
            return _RELATIVES[name]
    for family, tool in _PACKAGE_TOOLS.items():
        if tool in tools:
            return family
    return None


def refusal(machine: Machine) -> str | None:
    """Say why the game's ready-made parts cannot run on this computer, or None when they can."""
    if machine.bits < 64:
        return "This Python is a 32-bit one. Boardroom needs the 64-bit Python: install it and start again."
    if machine.system == "win32" and machine.processor != "amd64":
        return (
            "Boardroom has no ready-made parts for Windows on ARM. Install the ordinary Python (x86-64),\n"
            "which Windows on ARM can run, from python.org and start again with that one."
        )
    if machine.system != "linux":
        return None
    if machine.glibc is None:
        return (
            f"Qt is built for the C library glibc, and {machine.name} has another one (musl?).\n"
            "Boardroom cannot run here: use a Debian, Ubuntu or Fedora computer or container."
        )
    needed = {"x86_64": (2, 34), "aarch64": (2, 39)}.get(machine.processor)
    if needed is None:
        return (
            f"Boardroom has no ready-made parts for this processor ({machine.processor}); "
            "it needs x86_64 or aarch64 (ARM64)."
        )
    if machine.glibc < needed:
        return (
            f"{machine.name} is too old for Qt: it has glibc {machine.glibc[0]}.{machine.glibc[1]}, and "
            f"{needed[0]}.{needed[1]} or newer is needed.\n"
            + (
                "Debian 12, Ubuntu 22.04, Fedora 35 and everything newer will do."
                if machine.processor == "x86_64"
                else "On ARM64, Debian 13, Ubuntu 24.04, Fedora 40 and everything newer will do."
            )
        )
    return None


def platforms(environ: Mapping[str, str]) -> list[str]:
    """Name Qt's platforms (wayland, xcb, …) that could show a window on Linux, the likeliest first."""
    if chosen := environ.get("QT_QPA_PLATFORM"):
        return [name.partition(":")[0].replace("wayland-egl", "wayland") for name in chosen.split(";")]
    found = []
    if environ.get("WAYLAND_DISPLAY") or environ.get("WAYLAND_SOCKET"):
        found.append("wayland")
    if environ.get("DISPLAY"):
        found.append("xcb")
    if environ.get("XDG_SESSION_TYPE") != "wayland":
        found.sort(key="xcb".__ne__)
    return found


def screens_for(arguments: list[str], environ: Mapping[str, str]) -> list[str] | None:
    """Name Qt's platforms that this command may draw on, the likeliest first; None when it draws nothing."""
    if arguments[:1] in (["check"], ["simulate"], ["judge"]) or {"-h", "--help", "--version"} & set(
        arguments
    ):
        return None
    if arguments[:1] == ["shots"]:
        return ["offscreen"]
    return platforms(environ)


def answering(names: list[str], environ: Mapping[str, str]) -> list[str]:
    """Keep those platforms whose screen answers (or cannot be asked yet).

    Raises Trouble when there is no screen at all.
    """
    if not names:
        raise Trouble(NO_SCREEN)
    reached = [name for name in names if _answers(name, environ)]
    if not reached:
        named = [f"{name}={environ[name]}" for name in ("WAYLAND_DISPLAY", "DISPLAY") if environ.get(name)]
        raise Trouble(
            f"Boardroom opens a window, but no screen answers ({' or '.join(named) or 'none is named'}).\n"
            "Is the desktop running, and is it yours? After sudo or in an old SSH session it may not be.\n"
            + NO_SCREEN.split("\n", 1)[1]
        )
    return reached


def _answers(name: str, environ: Mapping[str, str]) -> bool:
    if name == "xcb":
        return _x_answers(environ.get("DISPLAY", ""))
    if name == "wayland" and "WAYLAND_SOCKET" not in environ:
        place = Path(environ.get("XDG_RUNTIME_DIR", ""), environ.get("WAYLAND_DISPLAY") or "wayland-0")
        try:
            with socket.socket(socket.AF_UNIX) as link:
                link.connect(str(place))
        except OSError:
            return False
    return True


def _x_answers(display: str) -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # cannot be asked before the library is there; it is asked again afterwards
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    link = xcb.xcb_connect(display.encode() or None, None)
    failed: int = xcb.xcb_connection_has_error(link)
    xcb.xcb_disconnect(link)
    return failed == 0
