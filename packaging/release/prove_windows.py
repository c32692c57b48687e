"""The proof of the installer for Windows, under Wine: installed silently, opened, and removed."""

import os
import re
import subprocess
from pathlib import Path

from launch.words import Trouble

from release.place import BUILD, DIST, empty, need, run, version
from release.proof import Proof, press, screen, shoot, wait_for, windows_named

PREFIX = BUILD / "wine"
_PROGRAMS = {
    "wine": "wine64",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "objdump": "binutils",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
}
_INSTALLED = "AppData/Local/Programs/Boardroom"
_MENU = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Boardroom.lnk"


def prove() -> Proof:
    """Show that the installer works. Raises Trouble at the first thing that does not, Unable without Wine."""
    see_whether_able()
    setup = DIST / f"Boardroom-{version()}-setup.exe"
    if not setup.exists():
        raise Trouble("Build first: python3 packaging/start.py build windows")
    proof = Proof("Windows (under Wine)")
    empty(PREFIX)
    with screen() as screened:
        variables = {
            **screened,
            "WINEPREFIX": str(PREFIX),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "winemenubuilder.exe=d",  # the menus of this system are none of its business
        }
        try:
            run(["wineboot", "-i"], "wineboot", **variables)
            _stand_in_for_icu()
            run(["wine", setup, "/S"], "wine-install", **variables)
            _proved(proof, variables)
        finally:
            subprocess.run(["wineserver", "-k"], env=variables, check=False)
    return proof


def see_whether_able() -> None:
    """Raise Unable where this computer has no Wine to try it with."""
    need(_PROGRAMS)


def _proved(proof: Proof, variables: dict[str, str]) -> None:
    home = next(path for path in (PREFIX / "drive_c/users").iterdir() if (path / _INSTALLED).exists())
    proof.shows("the installer, run silently, asks nothing and installs for this person alone")
    opened = subprocess.Popen(
        ["wine", "start", "/unix", home / _MENU],
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    opened.wait(120)
    wait_for(lambda: bool(windows_named("Boardroom", variables)), "the shelf under Wine", 240)
    press("Right Return", variables)
    shoot("wine", variables)
    proof.shows("it is opened from the start menu, and shows its window")
    subprocess.run(["wineserver", "-k"], env=variables, check=False)
    family = home / "AppData/Local/Boardroom"
    (family / "saves").mkdir(parents=True, exist_ok=True)
    (family / "saves" / "ours.game").write_text("a game of the family")
    run(["wine", home / _INSTALLED / "uninstall.exe", "/S"], "wine-uninstall", **variables)
    wait_for(lambda: not (home / _INSTALLED).exists(), "the folder to be gone")
    left = [path for path in PREFIX.rglob("*oardroom*") if not path.is_relative_to(family)]
    proof.shows("the uninstaller leaves no file behind", not left)
    proof.shows("the family's games stay", (family / "saves" / "ours.game").exists())
    subprocess.run(["wineserver", "-k"], env=variables, check=False)
    wait_for(lambda: "Boardroom" not in _registry(), "the registry to be clean")
    proof.shows("and no entry in the registry")


def _registry() -> str:
    return (PREFIX / "user.reg").read_text(encoding="utf-8", errors="replace")


def _stand_in_for_icu() -> None:
    """Give Wine a stand-in for icuuc.dll, which every Windows since 2019 has and Wine has not."""
    qt = BUILD / "windows/lib/PySide6/Qt6Core.dll"
    listed = subprocess.run(["objdump", "-p", qt], capture_output=True, text=True, check=True).stdout
    block = listed.partition("DLL Name: icuuc.dll\n")[2].partition("\n\n")[0]
    names = [name for name in re.findall(r"(\w+)$", block, re.MULTILINE) if re.match(r"u\w*_|UC", name)]
    source = BUILD / "icuuc.c"
    source.write_text(
        "".join(f"__declspec(dllexport) long long {name}(void) {{ return 0; }}\n" for name in names)
    )
    library: Path = PREFIX / "drive_c/windows/system32/icuuc.dll"
    run(["x86_64-w64-mingw32-gcc", "-shared", "-o", library, source], "icuuc", PATH=os.environ["PATH"])
