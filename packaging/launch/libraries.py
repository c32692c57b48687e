"""Which shared libraries and programs the system still lacks, and fetching the packages that hold them."""

import ctypes
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterable
from pathlib import Path

from launch.machine import Machine
from launch.words import Damaged, Trouble, ask, say

# What is missing: its package on Debian (and Ubuntu), Fedora, openSUSE and Arch.
_PACKAGES = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd", "libglvnd"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libX11-xcb1", "libx11"),
    "libX11.so.6": ("libx11-6", "libX11", "libX11-6", "libx11"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "libdbus-1-3", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "libfreetype6", "freetype2"),
    "libgcc_s.so.1": ("libgcc-s1", "libgcc", "libgcc_s1", "gcc-libs"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "libglib-2_0-0", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2", "libgthread-2_0-0", "glib2"),
    "libstdc++.so.6": ("libstdc++6", "libstdc++", "libstdc++6", "gcc-libs"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client", "libwayland-client0", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor", "libwayland-cursor0", "wayland"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb", "libxcb-randr0", "libxcb"),
    "libxcb-render-util.so.0": (
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "libxcb-render-util0",
        "xcb-util-renderutil",
    ),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb", "libxcb-render0", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb", "libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb", "libxcb-sync1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util", "libxcb-util1", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb", "libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb-xkb1", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb", "libxcb1", "libxcb"),
    "libxkbcommon-x11.so.0": (
        "libxkbcommon-x11-0",
        "libxkbcommon-x11",
        "libxkbcommon-x11-0",
        "libxkbcommon-x11",
    ),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon0", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib", "libz1", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd", "libzstd1", "zstd"),
    "Xvfb": ("xvfb", "xorg-x11-server-Xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"),
    "xdotool": ("xdotool", "xdotool", "xdotool", "xdotool"),
    "openbox": ("openbox", "openbox", "openbox", "openbox"),
}
_COLUMNS = ("debian", "fedora", "suse", "arch")
_INSTALL = {
    "debian": ["apt-get", "install"],
    "fedora": ["dnf", "install"],
    "suse": ["zypper", "install"],
    "arch": ["pacman", "-S", "--needed"],
}
# Debian 13 and Ubuntu 24.04 gave new names to libraries whose time type had grown; both came with this glibc.
_RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}
_RENAMED_SINCE = (2, 39)

TEST_PROGRAMS = ("Xvfb", "xdotool", "openbox")  # a make-believe screen, a hand for it, and a window manager


def qt_files(site: Path, platforms: Iterable[str], *, test: bool = False) -> list[Path]:
    """List the files of the installed Qt (under `site`, the site-packages folder) that must load."""
    qt = site / "PySide6" / "Qt"
    names = ["Widgets", "Svg", "Test"] if test else ["Widgets", "Svg"]
    shown = [qt / "plugins" / "platforms" / f"libq{platform}.so" for platform in platforms]
    # Qt itself complains about a platform that does not exist.
    return [*(qt / "lib" / f"libQt6{name}.so.6" for name in names), *filter(Path.exists, shown)]


def missing_libraries(files: Iterable[Path]) -> list[str]:
    """Really load each file, and name the shared libraries (as in libGL.so.1) without which it does not load.

    Raises Damaged when a file or one of its neighbours is gone, Trouble when one fails for any other reason.
    """
    missing: set[str] = set()
    for file in files:
        try:
            ctypes.CDLL(str(file))
        except OSError as error:
            found = set(re.findall(r"^\s*(\S+) => not found", _ldd(file), re.MULTILINE))
            if not found:
                found = set(re.findall(r"^([^\s/]+): cannot open shared object file", str(error)))
            if not file.exists() or any(name.startswith("libQt6") for name in found):
                raise Damaged(f"A part of the game's own folder is gone: {error}") from error
            if not found:
                raise Trouble(f"A part of the game's own folder cannot be used here: {error}") from error
            missing |= found
    return sorted(missing)


def _ldd(file: Path) -> str:
    try:
        done = subprocess.run(
            ["ldd", str(file)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            env={**os.environ, "LC_ALL": "C"},
            check=False,
        )
    except OSError:
        return ""  # no ldd: the loader's own message names one library at a time
    return done.stdout


def missing_programs(names: Iterable[str] = TEST_PROGRAMS) -> list[str]:
    """Name those programs that are not to be found on the PATH."""
    return [name for name in names if shutil.which(name) is None]


def packages_for(missing: Iterable[str], machine: Machine) -> tuple[list[str], list[str]]:
    """Give the packages that hold what is missing, and apart from it what no package is known for."""
    packages, unknown = set(), []
    for name in missing:
        if machine.family is None or name not in _PACKAGES:
            unknown.append(name)
            continue
        package = _PACKAGES[name][_COLUMNS.index(machine.family)]
        if machine.family == "debian" and (machine.glibc or (0, 0)) >= _RENAMED_SINCE:
            package = _RENAMED.get(package, package)
        packages.add(package)
    return sorted(packages), unknown


def typed_command(packages: list[str], machine: Machine, *, root: bool, sudo: bool) -> str:
    """Write out what a person types to install these packages."""
    command = " ".join([*_INSTALL[machine.family or "debian"], *packages])
    if root:
        return command
    return f"sudo {command}" if sudo else f"su -c '{command}'"


def obtain(missing: list[str], machine: Machine, *, purpose: str) -> None:
    """Install what is missing when we may: as root, or when the person at the terminal agrees to sudo.

    Raises Trouble with the exact command to type when we may not or it fails.
    """
    packages, unknown = packages_for(missing, machine)
    say(f"{purpose}, Boardroom needs what {machine.name} does not have yet:\n{_listed(missing)}")
    if unknown:
        say(f"In which packages {machine.name} has these is not known here; please look for them there:")
        say(_listed(unknown))
    if not packages:
        raise Trouble("Install them, then start again.")
    fetch(packages, machine)


def _listed(names: list[str]) -> str:
    return textwrap.indent(textwrap.fill(" ".join(names), 96, break_on_hyphens=False), "    ")


def fetch(packages: list[str], machine: Machine) -> None:
    """Install system packages with apt-get when we may; otherwise raise Trouble with the command to type."""
    root = os.geteuid() == 0
    sudo = shutil.which("sudo") is not None
    typed = typed_command(packages, machine, root=root, sudo=sudo)
    please = f"Please type this, then start again:\n    {typed}"
    if machine.family != "debian":
        raise Trouble(
            f"{please}\n(If {machine.name} has no package of such a name, search its packages for it.)"
        )
    please += "\n(If it finds no such package, type apt-get update in the same way first.)"
    if not root and not (sudo and ask(f"This would install them:\n    {typed}\nMay I run it?")):
        raise Trouble(please)
    say(f"Installing the system packages {' '.join(packages)} (this may take a minute) ...")
    become = [] if root else ["sudo", "env", "DEBIAN_FRONTEND=noninteractive"]
    apt = [*become, "apt-get", "-y", "-o", "DPkg::Lock::Timeout=300"]
    install = [*apt, "install", "--no-install-recommends", *packages]
    # A new system has no package lists yet and an old one has stale ones; a good one needs no second try.
    for command in (install, [*apt, "update"], install):
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            check=False,
        )
        if done.returncode == 0 and command is install:
            return
    complaints = [
        line for line in done.stdout.splitlines() if line.startswith("E:")
    ] or done.stdout.splitlines()[-3:]
    raise Trouble("apt-get did not manage it:\n    " + "\n    ".join(complaints) + f"\n{please}")
