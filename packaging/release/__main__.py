"""`build` and `prove`, each for linux or windows, run with the game's own Python by packaging/start.py."""

import sys
from pathlib import Path

from launch.words import Trouble, say

from release import linux, prove_linux, prove_windows, windows


def main(arguments: list[str]) -> int:
    """Run one command and give its exit code; expected faults are told in words."""
    try:
        match arguments:
            case ["build", "linux"]:
                linux.build(Path(sys.executable))
            case ["build", "windows"]:
                windows.build(Path(sys.executable))
            case ["prove", "linux"]:
                prove_linux.prove()
            case ["prove", "windows"]:
                prove_windows.prove()
            case _:
                raise Trouble(
                    "Say what: build linux, build windows, prove linux or prove windows.\n"
                    "For a Mac, read packaging/MACOS.md."
                )
    except Trouble as trouble:
        say(str(trouble))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
