"""`build`, `prove` and `check`, each for linux or windows, as packaging/start.py runs them.

`check` builds and proves in one, and leaves the record of what was proved as it is.
"""

import sys
from pathlib import Path

from launch.checks import UNABLE
from launch.words import Trouble, Unable, say

from release import linux, prove_linux, prove_windows, windows


def main(arguments: list[str]) -> int:
    """Run one command and give its exit code, UNABLE where it cannot be tried; faults are told in words."""
    try:
        match arguments:
            case ["build", "linux"]:
                linux.build(Path(sys.executable))
            case ["build", "windows"]:
                windows.build(Path(sys.executable))
            case ["prove", "linux"]:
                prove_linux.prove().write()
            case ["prove", "windows"]:
                prove_windows.prove().write()
            case ["check", "linux"]:
                prove_linux.see_whether_able()
                linux.build(Path(sys.executable))
                prove_linux.prove()
            case ["check", "windows"]:
                prove_windows.see_whether_able()
                windows.build(Path(sys.executable))
                prove_windows.prove()
            case _:
                raise Trouble(
                    "Say what: build linux, build windows, prove linux or prove windows.\n"
                    "For a Mac, read packaging/MACOS.md."
                )
    except Unable as unable:
        say(str(unable))
        return UNABLE
    except Trouble as trouble:
        say(str(trouble))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
