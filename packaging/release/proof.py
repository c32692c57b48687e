"""Tries the finished files as a family would: on a system with nothing on it, with mouse and keyboard.

    python3 packaging/start.py prove linux      needs root, for a room of its own
    python3 packaging/start.py prove windows    under Wine

What came out is written into packaging/PROOF.md, and the screenshots lie in build/proof.
"""

import datetime
import os
import platform
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from launch.words import Trouble, say

from release.place import BUILD, ROOT, version

SHOTS = BUILD / "proof"
RECORD = ROOT / "packaging" / "PROOF.md"
_PATIENCE = 90.0


class Proof:
    """What has been shown so far, line by line; anything that cannot be shown ends it with Trouble."""

    def __init__(self, about: str) -> None:
        self._about = about
        self._shown: list[str] = []

    def shows(self, words: str, is_so: bool = True) -> None:
        """Note that this is so. Raises Trouble if it is not."""
        say(f"  {'ok    ' if is_so else 'FAILED'} {words}")
        if not is_so:
            raise Trouble(f"The proof failed at: {words}")
        self._shown.append(words)

    def write(self) -> None:
        """Put this part of the record in the place of the last one."""
        begin = f"## {self._about}"
        today = datetime.datetime.now(datetime.UTC).date().isoformat()
        release = platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
        lines = [begin, "", f"Boardroom {version()}, on {today}, on {release}:", ""]
        part = "\n".join([*lines, *(f"- {words}" for words in self._shown), ""])
        old = RECORD.read_text(encoding="utf-8") if RECORD.exists() else _HEAD
        head, *parts = re.split(r"^(?=## )", old, flags=re.MULTILINE)
        kept = [before for before in parts if not before.startswith(begin + "\n")]
        text = "\n".join(piece.rstrip("\n") + "\n" for piece in [head, *sorted([*kept, part])])
        RECORD.write_text(text, encoding="utf-8")


_HEAD = """\
# What was proved with the finished files

Written by `python3 packaging/start.py prove linux` and `prove windows`, which build nothing: build first.
"""


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """Give the variables for programs on a make-believe screen of our own, with a window manager."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        try:
            with os.fdopen(reader) as stream:
                display = stream.readline().strip()
            variables = {**os.environ, "DISPLAY": f":{display}"}
            variables.pop("WAYLAND_DISPLAY", None)
            with subprocess.Popen(["openbox"], env=variables, stderr=subprocess.DEVNULL) as manager:
                try:
                    yield variables
                finally:
                    manager.terminate()
        finally:
            server.terminate()


def wait_for(is_so: Callable[[], bool], words: str, patience: float = _PATIENCE) -> None:
    """Wait until this is so. Raises Trouble when it does not come to be."""
    until = time.monotonic() + patience
    while not is_so():
        if time.monotonic() > until:
            raise Trouble(f"The proof waited in vain for: {words}")
        time.sleep(0.2)


def windows_named(name: str, variables: dict[str, str]) -> list[str]:
    """Give the windows on the screen whose title begins so."""
    search = ["xdotool", "search", "--onlyvisible", "--name", f"^{name}"]
    done = subprocess.run(search, env=variables, capture_output=True, text=True, check=False)
    return done.stdout.split()


def press(keys: str, variables: dict[str, str]) -> None:
    """Press keys, one after the other, as a person does."""
    for key in keys.split():
        subprocess.run(["xdotool", "key", key], env=variables, check=False)
        time.sleep(0.3)


def shoot(name: str, variables: dict[str, str]) -> Path:
    """Keep a picture of the screen."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    path = SHOTS / f"{name}.png"
    subprocess.run(["import", "-window", "root", path], env=variables, check=False)
    return path


def lines_of(folder: Path) -> dict[Path, int]:
    """Give the saved games in a folder and how many lines each has."""
    found = {}
    for path in folder.rglob("*.game"):
        with suppress(OSError):
            found[path] = path.read_bytes().count(b"\n")
    return found


def play_until(saves: Path, most: int, variables: dict[str, str]) -> int:
    """Pull slides with the keyboard until the saved game has this many lines; give how many it has."""

    def has_them() -> bool:
        press("Right Return", variables)
        return max(lines_of(saves).values(), default=0) >= most

    wait_for(has_them, f"{most} lines in the saved game")
    return max(lines_of(saves).values())


def kill(group: "subprocess.Popen[bytes]") -> None:
    """End a program and all that it started at once, as a power cut does."""
    with suppress(ProcessLookupError):
        os.killpg(group.pid, signal.SIGKILL)
    group.wait()
