"""The commands: open the game, run every check, or make and prove what a family can install."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from launch.checks import check_environment, run_checks, run_pytest, run_releases
from launch.environment import prepare, python_of, site_of, spoil
from launch.libraries import missing_libraries, missing_programs, obtain, qt_files
from launch.machine import Machine, answering, refusal, screens_for, this_machine
from launch.words import Damaged, Trouble, say

ROOT = Path(__file__).resolve().parents[2]

USAGE = """\
python3 packaging/start.py            opens Boardroom; the first start makes everything ready
python3 packaging/start.py GAME ...   goes straight to a game; the game's own options follow
python3 packaging/start.py test       runs every check; on Linux, builds and proves what a family installs too
python3 packaging/start.py test ...   runs only pytest, with these options
python3 packaging/start.py build linux|windows
                                      makes what a family can install, in the folder dist
python3 packaging/start.py prove linux|windows
                                      tries it on a bare system; what came out is in packaging/PROOF.md
"""


def main(arguments: list[str]) -> int:
    """Run one command and give its exit code; expected faults are told in words, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.reconfigure(errors="replace")  # type: ignore[union-attr] # they are TextIOWrappers at this point
    try:
        if arguments[:1] == ["test"]:
            return test(arguments[1:])
        return release(arguments) if arguments[:1] in (["build"], ["prove"]) else play(arguments)
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        say("\nStopped. Start again whenever you like.")
        return 130


def play(arguments: list[str]) -> int:
    """Make everything ready and open the game with these arguments."""
    if arguments in (["-h"], ["--help"]):
        say(USAGE)
    machine = _accepted_machine()
    screens = screens_for(arguments, os.environ) if machine.system == "linux" else None
    if screens is not None:
        answering(screens, os.environ)  # before anything is fetched
    folder = prepare(ROOT, machine, test=False)
    if screens is not None:
        _secure_screen(folder, machine, screens)
    return _become(
        [str(python_of(folder)), "-P", "-m", "boardroom", *arguments], child_environment(os.environ)
    )


def test(options: list[str]) -> int:
    """Make everything ready and run every check; with options, only pytest."""
    machine = _accepted_machine()
    built = machine.system == "linux" and not options
    folder = prepare(ROOT, machine, test=True, build=built)
    environ = check_environment(ROOT, child_environment(os.environ))
    failed = []
    if machine.system == "linux":
        files = qt_files(site_of(folder), ["offscreen", "xcb"], test=True)
        try:
            _secure(folder, files, machine, programs=True)
        except Damaged:
            raise
        except Trouble as trouble:  # many checks can do without, so they are run all the same
            say(str(trouble))
            failed.append("What the checks need from the system")
    if options:
        return run_pytest(python_of(folder), ROOT, environ, options)
    failed += run_checks(python_of(folder), ROOT, environ)
    untried: list[str] = []
    if built:
        wrong, untried = run_releases(python_of(folder), ROOT, release_environment(os.environ))
        failed += wrong
    print(f"FAILED: {'; '.join(failed)}" if failed else "Every check passed.", flush=True)
    if untried:
        print(f"Not tried, because this computer cannot (see above): {'; '.join(untried)}", flush=True)
    return 1 if failed else 0


def release(arguments: list[str]) -> int:
    """Make everything ready with the build tools too, and build or prove."""
    folder = prepare(ROOT, _accepted_machine(), test=False, build=True)
    environ = release_environment(os.environ)
    return subprocess.run(
        [python_of(folder), "-P", "-m", "release", *arguments], env=environ, check=False
    ).returncode


def release_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """Give the variables with which the environment's Python finds the tools for building too."""
    search = os.pathsep.join([str(ROOT / "packaging"), str(ROOT)])
    return {**child_environment(environ), "PYTHONPATH": search}


def child_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """Give the variables with which the environment's Python finds the game from any folder."""
    found = {key: value for key, value in environ.items() if key not in {"PYTHONHOME", "__PYVENV_LAUNCHER__"}}
    return {**found, "PYTHONPATH": str(ROOT)}


def _accepted_machine() -> Machine:
    machine = this_machine()
    if words := refusal(machine):
        raise Trouble(words)
    return machine


def _secure_screen(folder: Path, machine: Machine, screens: list[str]) -> None:
    """See to it that one of the screens that answer can be drawn on."""
    site = site_of(folder)
    for screen in answering(screens, os.environ):
        try:
            if not missing_libraries(qt_files(site, [screen])):
                return
        except Damaged:
            break
    _secure(folder, qt_files(site, answering(screens, os.environ)[:1]), machine)
    answering(screens, os.environ)  # what could not be asked before can be asked now


def _secure(folder: Path, files: list[Path], machine: Machine, *, programs: bool = False) -> None:
    """Install what these files (and the test programs) need from the system, until they really load."""
    purpose = "To run the checks" if programs else "To draw its pictures"
    for _ in range(3):  # a library found at last can need another one
        try:
            missing = missing_libraries(files) + (missing_programs() if programs else [])
        except Damaged as damage:
            spoil(folder)
            raise Damaged(f"{damage}\nStart again, and it is made anew.") from damage
        if not missing:
            return
        obtain(missing, machine, purpose=purpose)
    raise Trouble(f"Everything was installed, and yet this is still missing: {', '.join(missing)}.")


def _become(command: list[str], environ: dict[str, str]) -> int:
    """Let the game take this process's place; on Windows, which has no such thing, wait for it."""
    if sys.platform == "win32":
        return _wait_for(command, environ)
    return os.execve(command[0], command, environ)


def _wait_for(command: list[str], environ: dict[str, str]) -> int:
    with subprocess.Popen(command, env=environ) as game:
        while True:
            try:
                return game.wait()
            except KeyboardInterrupt:
                continue  # the game has heard it too, and ends in its own way
