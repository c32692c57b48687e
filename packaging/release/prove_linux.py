"""The proof of the files for Linux, in a room that holds a minimal Debian, no Python and no network."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from launch.words import Trouble, Unable, say

from release.linux import metainfo
from release.place import BUILD, DIST, NAME, ROOT, need, run, version
from release.proof import Proof, kill, lines_of, play_until, screen, shoot, wait_for, windows_named

ROOM = BUILD / "room"
HOME = "/home/Kind ü"
GAME = ("concentration", "--players", "Ana,Ben", "--seed", "5")
_ENTER = ("unshare", "--net", "--mount")
_INSIDE = """\
sockets=tmp/.X11-unix
mkdir -p "$0/$sockets" && mount --bind "/$sockets" "$0/$sockets" && mount -t proc proc "$0/proc" || exit 1
exec chroot "$0" "$@"
"""
"""Lends one program in the room the socket of the screen and a /proc; what is mounted ends with it."""
_PROGRAMS = {
    "debootstrap": "debootstrap",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "unshare": "util-linux",
}


def prove() -> Proof:
    """Show that what was built for Linux works.

    Raises Trouble at the first thing that does not, Unable where no room can be made.
    """
    see_whether_able()
    package = DIST / f"{NAME}_{version()}_amd64.deb"
    single = DIST / f"{NAME}-{version()}-x86_64.run"
    if not (package.exists() and single.exists()):
        raise Trouble("Build first: python3 packaging/start.py build linux")
    proof = Proof("Linux")
    _papers(proof)
    _furnish(package)
    home = ROOM / HOME.lstrip("/")
    with screen() as variables:
        python, program = list((ROOM / "usr/bin").glob("python*")), ROOM / "usr/bin" / NAME
        proof.shows("the room has no Python, and the programs in it no network", not python)
        proof.shows("the package installs with nothing but what it depends on", program.exists())
        _plays(proof, "the package", [NAME], home, variables)
        _second_start(proof, [NAME], variables)
        place = home / "Spiele für alle"
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy(single, place / single.name)
        command = ["sh", f"{HOME}/Spiele für alle/{single.name}"]
        shutil.rmtree(home / ".local", ignore_errors=True)
        _plays(proof, "the single file", command, home, variables)
        _single_file(proof, place / single.name, home)
        _lacking(proof, variables)
    return proof


def see_whether_able() -> None:
    """Raise Unable where this computer cannot make a room and play in it."""
    need(_PROGRAMS)
    if os.geteuid() != 0:
        raise Unable("A room of its own can only be made by root: start this with sudo.")
    if subprocess.run([*_ENTER, "true"], stderr=subprocess.DEVNULL, check=False).returncode:
        raise Unable("This system lets nobody make a room of its own (unshare is refused).")


def _papers(proof: Proof) -> None:
    desktop = ROOT / "packaging" / "desktop"
    run(["desktop-file-validate", desktop / "boardroom.desktop"], "desktop-file-validate")
    proof.shows("the menu entry passes desktop-file-validate")
    told = BUILD / "org.boardroom.boardroom.metainfo.xml"
    told.write_text(metainfo(), encoding="utf-8")
    run(["appstreamcli", "validate", "--no-net", told], "appstreamcli")
    proof.shows("what software centres show passes appstreamcli validate")


def _furnish(package: Path) -> None:
    if not (ROOM / "usr/bin/apt-get").exists():
        say("Making a room with a minimal Debian (a few minutes, once) ...")
        try:
            run(["debootstrap", "--variant=minbase", "--include=xz-utils", "bookworm", ROOM], "debootstrap")
        except Trouble as trouble:  # Debian could not be fetched
            raise Unable(str(trouble)) from trouble
    shutil.rmtree(ROOM / "home", ignore_errors=True)
    (ROOM / HOME.lstrip("/")).mkdir(parents=True)
    shutil.copy(package, ROOM / "tmp" / package.name)
    apt: list[str | Path] = ["chroot", ROOM, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-y"]
    run([*apt, "update"], "room-update")
    again = ["--no-install-recommends", "--reinstall", "--allow-downgrades"]
    run([*apt, "install", *again, f"/tmp/{package.name}", "xz-utils"], "room-install")


def _started(command: Sequence[str], variables: dict[str, str]) -> "subprocess.Popen[bytes]":
    inside = {
        "DISPLAY": variables["DISPLAY"],
        "HOME": HOME,
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "LANG": "C.UTF-8",
    }
    return subprocess.Popen(
        [*_ENTER, "sh", "-c", _INSIDE, ROOM, *command],
        env=inside,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


def _plays(proof: Proof, what: str, command: list[str], home: Path, variables: dict[str, str]) -> None:
    """Play some moves, cut the power, and go on with the same game by opening its file."""
    saves = home / ".local/share/Boardroom/saves"
    table = "Boardroom – Concentration"
    name = command[-1].rpartition("/")[2].partition("-")[0]
    first = _started([*command, *GAME], variables)
    try:
        wait_for(lambda: bool(windows_named(table, variables)), f"the table of {what}")
        before = play_until(saves, 4, variables)
        shoot(f"{name}-{'run' if len(command) > 1 else 'deb'}-playing", variables)
    finally:
        kill(first)
    (path,) = lines_of(saves)
    wait_for(lambda: not windows_named("Boardroom", variables), "the window to be gone")
    second = _started([*command, f"/{path.relative_to(ROOM)}"], variables)
    try:
        wait_for(lambda: bool(windows_named(table, variables)), f"the game of {what} to come back")
        kept = lines_of(saves)[path]
        after = play_until(saves, before + 2, variables)
        shoot(f"{name}-{'run' if len(command) > 1 else 'deb'}-resumed", variables)
    finally:
        kill(second)
    proof.shows(f"{what} starts from a home with a space and an umlaut, and is played with the keyboard")
    proof.shows(
        f"{what}, killed in the middle of a game, goes on with that game: {before - 1} moves before, "
        f"{after - 1} after",
        kept >= before and len(lines_of(saves)) == 1,
    )


def _second_start(proof: Proof, command: list[str], variables: dict[str, str]) -> None:
    first = _started(command, variables)
    try:
        wait_for(lambda: bool(windows_named("Boardroom", variables)), "the shelf")
        shoot("shelf", variables)
        second = _started(command, variables)
        second.wait(60)
        alone = len(windows_named("Boardroom", variables)) == 1
        proof.shows("a second start brings the first window to the front", second.returncode == 0 and alone)
    finally:
        kill(first)
    third = _started(command, variables)
    try:
        wait_for(lambda: bool(windows_named("Boardroom", variables)), "the shelf after a kill")
        proof.shows("a killed one keeps nobody out")
    finally:
        kill(third)


def _single_file(proof: Proof, file: Path, home: Path) -> None:
    held = [path for path in (home / ".cache/boardroom").iterdir() if path.is_dir()]
    proof.shows("the single file unpacks once, into the cache folder of the person", len(held) == 1)
    inside = f"{HOME}/Spiele für alle"
    shell: list[str | Path] = ["chroot", ROOM, "env", f"HOME={HOME}", "sh"]
    whole = subprocess.run([*shell, f"{inside}/{file.name}", "--check"], capture_output=True, check=False)
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0xFF
    (file.parent / "damaged.run").write_bytes(data)
    damaged = subprocess.run(
        [*shell, f"{inside}/damaged.run", "--to", f"{HOME}/anderswo"], capture_output=True, check=False
    )
    proof.shows(
        "a damaged one says so and starts nothing",
        whole.returncode == 0 and damaged.returncode == 1 and b"is damaged" in damaged.stderr,
    )


def _lacking(proof: Proof, variables: dict[str, str]) -> None:
    """Take one library away: the program must name the package that has it."""
    folder = ROOM / "usr/lib/x86_64-linux-gnu"
    library = next(folder.glob("libEGL.so.1.*"))
    aside = library.with_name("aside")
    library.rename(aside)
    try:
        asked = _started([NAME], variables)
        said, _ = asked.communicate(timeout=60)
    finally:
        aside.rename(library)
    proof.shows(
        "where a library of the system is missing, the program names its package",
        asked.returncode == 1 and b"libegl1" in said,
    )
