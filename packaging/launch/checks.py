"""Every check of the project, one after the other, each with its outcome in plain words."""

import os
import subprocess
from pathlib import Path

# Run as modules or code, because the scripts in an environment stop working when its folder is moved.
_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
CHECKS = (
    ("Code style (ruff check)", ["-m", "ruff", "check", "."]),
    ("Layout of the code (ruff format --check)", ["-m", "ruff", "format", "--check", "."]),
    ("Types (mypy --strict)", ["-m", "mypy", "--strict"]),
    ("Who imports whom (import contracts)", ["-c", _IMPORTS]),
    ("Content of the games (boardroom check)", ["-m", "boardroom", "check"]),
)
RELEASES = {
    "What a family installs on Linux (built, installed, played, killed, resumed)": [
        "-m",
        "release",
        "check",
        "linux",
    ],
    "What a family installs on Windows (built, and under Wine installed, started, removed)": [
        "-m",
        "release",
        "check",
        "windows",
    ],
}
UNABLE = 75
"""The exit code of a check that this computer cannot try, the one that sysexits.h has for it."""


def check_environment(root: Path, environ: dict[str, str]) -> dict[str, str]:
    """Give the variables for the checks: windows are drawn in memory unless the person chose otherwise."""
    found = {"QT_QPA_PLATFORM": "offscreen", **environ}
    if not os.access(root, os.W_OK):  # a read-only copy: the tools must not insist on their caches
        found |= {"RUFF_NO_CACHE": "true", "MYPY_CACHE_DIR": os.devnull, "PYTHONDONTWRITEBYTECODE": "1"}
    return found


def run_pytest(python: Path, root: Path, environ: dict[str, str], options: list[str]) -> int:
    """Run pytest with these options from the top folder and give its exit code."""
    return subprocess.run(
        [python, "-m", "pytest", *options], cwd=root, env=environ, stdin=subprocess.DEVNULL, check=False
    ).returncode


def run_checks(python: Path, root: Path, environ: dict[str, str]) -> list[str]:
    """Run every check whatever becomes of the others, and name those that failed."""
    failed = []
    for name, command in CHECKS:
        print(f"{name} ... ", end="", flush=True)
        done = subprocess.run(
            [python, *command],
            cwd=root,
            env=environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        print("ok" if done.returncode == 0 else f"FAILED\n{done.stdout.rstrip()}\n", flush=True)
        if done.returncode:
            failed.append(name)
    name = "Tests (pytest)"
    print(f"{name} ...", flush=True)
    if run_pytest(python, root, environ, ["-n", "auto"]):
        failed.append(name)
    return failed


def run_releases(python: Path, root: Path, environ: dict[str, str]) -> tuple[list[str], list[str]]:
    """Build and prove every release; name those that failed, and those that this computer cannot try."""
    failed, untried = [], []
    for name, command in RELEASES.items():
        print(f"{name} ...", flush=True)
        match subprocess.run(
            [python, "-P", *command], cwd=root, env=environ, stdin=subprocess.DEVNULL, check=False
        ).returncode:
            case 0:
                pass
            case code if code == UNABLE:
                untried.append(name)
            case _:
                failed.append(name)
    return failed, untried
