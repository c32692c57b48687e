"""The folder with the game's own Python: made once, checked by a stamp, and made anew after any accident."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from launch.libraries import fetch
from launch.machine import Machine
from launch.words import Trouble, say

SECTIONS = ("play", "test", "build", "windows")  # the parts of the lock file, in their order
_STATE = "boardroom.json"
_LOCK = "boardroom.lock"
_LOG = "boardroom-pip.log"
_UNFINISHED = {"unfinished": True}

_PIP_SAYS = (
    (
        r"CERTIFICATE_VERIFY_FAILED",
        "The package index could not be trusted: its certificate does not check out.\n"
        "Is this computer's date right? Behind a company's proxy, set PIP_CERT to its certificate.",
    ),
    (
        r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|ProtocolError"
        r"|Max retries|Network is unreachable|Connection (refused|reset)|name resolution|timed out",
        "The package index could not be reached. Check the Internet connection (or proxy) and start again.\n"
        "Only the first start needs the Internet.",
    ),
    (
        r"DO NOT MATCH THE HASHES",
        "A downloaded part is not the one Boardroom was tested with, so it was not used. Start again;\n"
        "if it happens again, the package index or a mirror in between changed the file: please report it.",
    ),
    (
        r"No space left|not enough space",
        "The disk is full. Boardroom needs about 500 MB: make room and start again.",
    ),
    (
        r"No matching distribution|Could not find a version",
        "There is no ready-made part for this Python ({python}) on this computer ({platform}).\n"
        "Try with Python 3.11, 3.12, 3.13 or 3.14 from python.org or your system's packages.",
    ),
)


def sections_of(lock: str) -> dict[str, str]:
    """Cut the lock file's text at its headings, such as `# [play]` and `# [test]`."""
    parts = re.split(r"^# \[(\w+)\].*$", lock, flags=re.MULTILINE)
    found = dict(zip(parts[1::2], parts[2::2], strict=True))
    if tuple(found) != SECTIONS:
        raise Trouble(
            f"packaging/requirements.lock is damaged: it should have the parts {', '.join(SECTIONS)}."
        )
    return found


def python_of(folder: Path) -> Path:
    """Give the place of the Python inside an environment."""
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def site_of(folder: Path) -> Path:
    """Give the place of the packages inside an environment."""
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))


def places(root: Path) -> list[Path]:
    """Say where the environment may stand: beside pyproject.toml, or else in a folder of the person's own."""
    choices = [root / ".venv"]
    try:
        home = Path.home()
    except RuntimeError:
        return choices
    if sys.platform == "win32":
        own = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        own = home / "Library" / "Application Support"
    else:
        own = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    here = hashlib.sha256(os.fsencode(root)).hexdigest()[:12]
    return [*choices, own / "boardroom-start" / here]


def digests(parts: dict[str, str]) -> dict[str, str]:
    """Give a checksum of each part of the lock file."""
    return {name: hashlib.sha256(text.encode()).hexdigest() for name, text in parts.items()}


def stamp(held: dict[str, str]) -> dict[str, object]:
    """Describe an environment of this Python that holds parts of the lock file with these checksums."""
    tag = f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"
    return {"python": tag, "base": sys.base_prefix, "parts": held}


def read_stamp(folder: Path) -> dict[str, object] | None:
    """Read what the last start left in an environment; None when there is nothing that can be read."""
    try:
        found = json.loads((folder / _STATE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None


def write_stamp(folder: Path, content: dict[str, object]) -> None:
    """Leave the stamp whole or not at all, whenever the power goes."""
    draft = folder / f"{_STATE}.{os.getpid()}"
    with draft.open("w", encoding="utf-8") as file:
        json.dump(content, file)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(folder / _STATE)


def is_ready(folder: Path, parts: dict[str, str]) -> bool:
    """Tell whether this environment is whole, of this Python, and holds these parts of the lock file."""
    found = read_stamp(folder)
    if found is None or not python_of(folder).exists():
        return False
    if not Path(str(found.get("base"))).is_dir():  # the Python it was made with is gone
        return False
    return found.get("python") == stamp({})["python"] and digests(parts).items() <= _held(found).items()


def _held(found: dict[str, object]) -> dict[str, str]:
    held = found.get("parts")
    return held if isinstance(held, dict) else {}


def spoil(folder: Path) -> None:
    """Have the next start make this environment anew."""
    write_stamp(folder, dict(_UNFINISHED))


def prepare(root: Path, machine: Machine, *, test: bool, build: bool = False) -> Path:
    """Make the environment ready, with or without the test and build tools, and give its folder.

    A ready one costs no process and no network. Raises Trouble when it cannot be made.
    """
    if os.pathsep in str(root):
        raise Trouble(
            f"A Python cannot live in a folder whose name contains '{os.pathsep}': please rename\n    {root}"
        )
    lock = sections_of((root / "packaging" / "requirements.lock").read_text(encoding="utf-8"))
    wanted = ["play"] + ["test"] * test + ["build"] * build
    parts = {name: lock[name] for name in wanted}
    for folder in places(root):
        if is_ready(folder, parts):
            return folder
    _need_venv(machine)
    refused = []
    for folder in places(root):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with _alone(folder):
                if not is_ready(folder, parts):  # else another start has just done it
                    _make(folder, parts)
                return folder
        except OSError as error:
            refused.append(f"    {folder}: {error.strerror or error}")
    raise Trouble(
        "Boardroom cannot write its own Python anywhere:\n"
        + "\n".join(refused)
        + "\nCopy the whole Boardroom folder to a place where you may write, and start it there."
    )


def _need_venv(machine: Machine) -> None:
    """Fetch what Debian leaves out of Python's standard library, without which no environment can be made."""
    lacking = [name for name in ("venv", "ensurepip") if find_spec(name) is None]
    if lacking:
        if machine.family != "debian":
            raise Trouble(
                f"This Python cannot make environments (it lacks {' and '.join(lacking)}).\n"
                "Install its venv and ensurepip parts, or a Python from python.org, and start again."
            )
        usual = Path("/usr/bin/python3").resolve() == Path(sys.executable).resolve()
        package = "python3-venv" if usual else f"python3.{sys.version_info.minor}-venv"
        say(f"Python's tool for environments is missing. On {machine.name} it is in the package {package}.")
        fetch([package], machine)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold the folder against other starts; the system lets go of it even after a crash."""
    with (folder / _LOCK).open("a+b") as file:
        if sys.platform == "win32":
            import msvcrt

            def hold(wait: bool) -> None:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            def hold(wait: bool) -> None:
                fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))

        try:
            hold(wait=False)
        except OSError:
            say("Another start is making Boardroom ready; waiting for it ...")
            while True:
                try:
                    hold(wait=True)
                    break
                except PermissionError:
                    continue  # Windows gives up after ten seconds
        yield


def _make(folder: Path, parts: dict[str, str]) -> None:
    say(
        f"Getting Boardroom ready in {folder}\n"
        f"(only once; this fetches about {140 if 'test' in parts else 100} MB) ..."
    )
    found = read_stamp(folder)
    kept: dict[str, str] = {}
    if found == _UNFINISHED or not _works(folder):
        _clear(folder)
        write_stamp(folder, dict(_UNFINISHED))
        _run(
            [sys.executable, "-I", "-m", "venv", str(folder)], folder, "Python could not make its environment"
        )
    elif found is not None:
        kept = _held(found)
        write_stamp(folder, dict(_UNFINISHED))
    # An environment without our stamp is a person's own; it is completed, and never cleared while it works.
    with tempfile.TemporaryDirectory() as draft:
        wanted = Path(draft, "requirements.txt")
        wanted.write_text("".join(parts.values()), encoding="utf-8")
        pip = [
            str(python_of(folder)),
            "-I",
            "-m",
            "pip",
            "install",
            "--no-input",
            "--disable-pip-version-check",
        ]
        pinned = ["--retries", "3", "--require-hashes", "--only-binary", ":all:", "-r", str(wanted)]
        _run([*pip, *pinned], folder, "The parts of the game could not be installed")
    write_stamp(folder, stamp({**kept, **digests(parts)}))


def _works(folder: Path) -> bool:
    """Tell whether the Python in there starts, is the same as this one, and has pip."""
    try:
        done = subprocess.run(
            [python_of(folder), "-I", "-c", "import sys, pip; print(sys.implementation.cache_tag)"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == sys.implementation.cache_tag


def _clear(folder: Path) -> None:
    """Empty a folder that is a broken environment; raises Trouble when it is something else."""
    content = [entry for entry in folder.iterdir() if entry.name != _LOCK]
    if content and not ((folder / "pyvenv.cfg").exists() or (folder / _STATE).exists()):
        raise Trouble(f"{folder} is not a Python environment: please move it away and start again.")
    if Path(sys.prefix).resolve() == folder.resolve():
        raise Trouble(
            "This is the Python of the broken environment itself: start again with the system's own Python."
        )
    for entry in content:
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        else:
            entry.unlink()


def _run(command: list[str], folder: Path, fault: str) -> None:
    """Run one step, tell what it fetches and keep all it says in a log; raises Trouble when it fails."""
    environ = {
        key: value for key, value in os.environ.items() if key not in {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"}
    }
    log = folder / _LOG
    with (
        log.open("w", encoding="utf-8") as record,
        subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env={**environ, "PIP_USER": "0", "PYTHONIOENCODING": "utf-8"},
        ) as step,
    ):
        assert step.stdout is not None  # as asked for with PIPE
        for line in step.stdout:
            record.write(line)
            if fetched := re.match(r"\s*Downloading \S*?([\w.]+-[\w.]+)-\S+\.whl \(([^)]*)\)", line):
                say(f"  fetching {fetched[1]} ({fetched[2]})")
    if step.returncode:
        raise Trouble(explain(fault, log.read_text(encoding="utf-8"), log))


def explain(fault: str, said: str, log: Path) -> str:
    """Put the failure of pip or venv, from all it said, into plain words."""
    for pattern, words in _PIP_SAYS:
        if re.search(pattern, said):
            python = f"{sys.version_info.major}.{sys.version_info.minor}"
            return words.format(python=python, platform=sysconfig.get_platform())
    complaints = [line for line in said.splitlines() if re.search(r"error", line, re.IGNORECASE)]
    last = complaints[-1:] or said.splitlines()[-1:]
    return "\n".join(
        [f"{fault}: {' '.join(last).strip()}", f"Everything it said is in {log}. Start again to try anew."]
    )
