"""`build linux` and `build windows`, run with the game's own Python by packaging/start.py."""

import sys
from pathlib import Path

from launch.words import Trouble, say

from release import linux, windows


def main(arguments: list[str]) -> int:
    """Run one command and give its exit code; expected faults are told in words."""
    try:
        if arguments == ["build", "linux"]:
            linux.build(Path(sys.executable))
        elif arguments == ["build", "windows"]:
            windows.build(Path(sys.executable))
        else:
            raise Trouble(
                "Say what to build: build linux, or build windows. For a Mac, read packaging/MACOS.md."
            )
    except Trouble as trouble:
        say(str(trouble))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
