"""Where the ready-made program begins: it says what the system lacks, if anything, and then is Boardroom."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from launch.libraries import missing_libraries, packages_for, qt_files, typed_command
from launch.machine import answering, refusal, screens_for, this_machine
from launch.words import Damaged, Trouble

HERE = Path(getattr(sys, "_MEIPASS", Path(__file__).parent))


def lacking(arguments: list[str]) -> str | None:
    """Say what keeps this Linux from showing the window, and what to type; None when nothing does."""
    screens = screens_for(arguments, os.environ)
    if screens is None:
        return None
    try:
        reached = answering(screens, os.environ)
        missing = [missing_libraries(qt_files(HERE, [screen])) for screen in reached]
    except Damaged as damage:
        return f"{damage}\nA part of Boardroom is missing: please install it anew."
    except Trouble as trouble:
        return str(trouble)
    return None if not all(missing) else _in_words(missing[0])


def _in_words(missing: list[str]) -> str:
    machine = this_machine()
    if words := refusal(machine):
        return words
    said = f"To draw its pictures, Boardroom needs what {machine.name} does not have yet:"
    said += f"\n    {' '.join(missing)}"
    packages, unknown = packages_for(missing, machine)
    if packages:
        typed = typed_command(packages, machine, root=False, sudo=shutil.which("sudo") is not None)
        said += f"\nPlease type this in a terminal, then start again:\n    {typed}"
    if unknown:
        said += f"\nPlease look for these among the packages of {machine.name}: {' '.join(unknown)}"
    return said


def tell(words: str) -> None:
    """Say it on the error channel, and in a window of the desktop's own when there is no terminal to read."""
    print(words, file=sys.stderr, flush=True)
    if sys.stderr is not None and sys.stderr.isatty():
        return
    for command in (
        ["zenity", "--error", "--no-markup", "--title=Boardroom", f"--text={words}"],
        ["kdialog", "--title", "Boardroom", "--error", words],
        ["xmessage", "-center", words],
    ):
        if shutil.which(command[0]):
            subprocess.run(command, env=system_environment(os.environ), check=False)
            return


def system_environment(environ: "os._Environ[str]") -> dict[str, str]:
    """Give the variables as they were before this program set its own library path."""
    found = {key: value for key, value in environ.items() if key != "LD_LIBRARY_PATH"}
    if before := environ.get("LD_LIBRARY_PATH_ORIG"):
        found["LD_LIBRARY_PATH"] = before
    return found


if __name__ == "__main__":
    if sys.platform == "linux" and (words := lacking(sys.argv[1:])):
        tell(words)
        sys.exit(1)
    from boardroom.__main__ import main

    sys.exit(main())
