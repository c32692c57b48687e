"""What every build has in common: where things are, which version it is, and how a tool is run."""

import datetime
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from launch.words import Trouble, Unable, say

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
DIST = ROOT / "dist"
NAME = "boardroom"


def version() -> str:
    """Give the program's version, which is written once, in boardroom/__init__.py."""
    found = re.search(
        r'^VERSION = "([\d.]+)"$', (ROOT / "boardroom" / "__init__.py").read_text(), re.MULTILINE
    )
    if found is None:
        raise Trouble("boardroom/__init__.py names no VERSION.")
    return found[1]


def released() -> str:
    """Give the day of this version as the list of changes tells it."""
    text = (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version())} – (\d{{4}}-\d\d-\d\d)$", text, re.MULTILINE)
    if found is None:
        raise Trouble(f"packaging/CHANGELOG.md does not tell of {version()}.")
    return found[1]


def moment() -> int:
    """Give the one time that every file of a build bears, so that the same source gives the same files."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    day = datetime.datetime.fromisoformat(released()).replace(tzinfo=datetime.UTC)
    return int(day.timestamp())


def need(programs: dict[str, str]) -> None:
    """See that these programs are there; `programs` names the Debian package of each. Raises Unable."""
    lacking = [name for name in programs if shutil.which(name) is None]
    if lacking:
        packages = " ".join(sorted({programs[name] for name in lacking}))
        raise Unable(
            f"For this, the programs {', '.join(lacking)} are needed. On Debian or Ubuntu type:\n"
            f"    sudo apt-get install {packages}"
        )


def run(command: Sequence[str | Path], log: str, **variables: str) -> None:
    """Run one step with all it says in a log; raises Trouble when it fails."""
    BUILD.mkdir(exist_ok=True)
    record = BUILD / f"{log}.log"
    with record.open("wb") as file:
        done = subprocess.run(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            env={**os.environ, "SOURCE_DATE_EPOCH": str(moment()), "PYTHONHASHSEED": "0", **variables},
            check=False,
        )
    if done.returncode:
        last = "\n    ".join(record.read_text(encoding="utf-8", errors="replace").splitlines()[-12:])
        raise Trouble(f"{Path(command[0]).name} failed. Its last words (all are in {record}):\n    {last}")


def empty(folder: Path) -> Path:
    """Give this folder, new and empty."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder


def made(file: Path) -> Path:
    """Tell of a finished file and its size."""
    say(f"  {file}  {file.stat().st_size / 1e6:.1f} MB")
    return file
