"""The program for Linux: a folder that needs no Python, and from it a Debian package and one file for all."""

import hashlib
import io
import lzma
import os
import shutil
import tarfile
from pathlib import Path

from launch.words import say

from release.icons import SIZES
from release.place import BUILD, DIST, NAME, ROOT, empty, made, moment, need, released, run, version

# What the program leaves to the system, by the names that Debian and Ubuntu have for it.
DEPENDS = (
    "libc6 (>= 2.34), libdbus-1-3, libegl1, libfontconfig1, libfreetype6, libgcc-s1, libgl1, "
    "libglib2.0-0t64 | libglib2.0-0, libstdc++6, libx11-6, libx11-xcb1, libxcb1, libxcb-randr0, "
    "libxcb-render0, libxcb-shape0, libxcb-shm0, libxcb-sync1, libxcb-xfixes0, libzstd1, zlib1g"
)
RECOMMENDS = (
    "libpulse0 | libasound2t64 | libasound2, libwayland-client0, libwayland-cursor0, "
    "fonts-noto-color-emoji, speech-dispatcher | espeak-ng"  # for emoji in names, and to read aloud
)


def build(python: Path) -> list[Path]:
    """Make everything for Linux and give the finished files."""
    need({"dpkg-deb": "dpkg", "objdump": "binutils"})
    say("Building Boardroom for Linux ...")
    folder = program(python)
    DIST.mkdir(exist_ok=True)
    return [deb(folder), single_file(folder)]


def program(python: Path) -> Path:
    """Make the folder that holds the program, and give its place."""
    icons(python)
    out = empty(BUILD / "program")
    specification = ROOT / "packaging" / "boardroom.spec"
    run(
        [
            python,
            "-m",
            "PyInstaller",
            "--noconfirm",
            "--distpath",
            out,
            "--workpath",
            BUILD / "work",
            specification,
        ],
        "pyinstaller",
    )
    return out / NAME


def icons(python: Path) -> None:
    """Draw the icon in all its sizes and forms."""
    variables = {"PYTHONPATH": str(ROOT / "packaging"), "QT_QPA_PLATFORM": "offscreen"}
    run([python, "-m", "release.icons", BUILD / "icons"], "icons", **variables)


def deb(folder: Path) -> Path:
    """Make the package for Debian, Ubuntu and their relatives; it places the program in the menu."""
    tree = empty(BUILD / "deb")
    shutil.copytree(folder, tree / "usr/lib" / NAME, symlinks=True)
    _write(tree / "DEBIAN/control", _control(tree))
    share = tree / "usr/share"
    desktop = ROOT / "packaging" / "desktop"
    _write(share / "applications/boardroom.desktop", (desktop / "boardroom.desktop").read_text())
    _write(share / "mime/packages/boardroom.xml", (desktop / "boardroom.xml").read_text())
    _write(share / "metainfo/org.boardroom.boardroom.metainfo.xml", metainfo())
    _write(share / "doc/boardroom/copyright", _copyright())
    for size in SIZES:
        place = share / f"icons/hicolor/{size}x{size}/apps/boardroom.png"
        place.parent.mkdir(parents=True)
        shutil.copyfile(BUILD / "icons" / f"boardroom-{size}.png", place)
    drawn = share / "icons/hicolor/scalable/apps/boardroom.svg"
    drawn.parent.mkdir(parents=True)
    shutil.copyfile(ROOT / "assets/icon/boardroom.svg", drawn)
    (tree / "usr/bin").mkdir()
    (tree / "usr/bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _level(tree)
    file = DIST / f"{NAME}_{version()}_amd64.deb"
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", tree, file], "deb")
    return made(file)


def metainfo() -> str:
    """Give what software centres show, with the version and day filled in."""
    text = (ROOT / "packaging/desktop/boardroom.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", version()).replace("@DATE@", released())


def _control(tree: Path) -> str:
    size = sum(file.lstat().st_size for file in tree.rglob("*") if file.is_file()) // 1024
    return f"""\
Package: {NAME}
Version: {version()}
Architecture: amd64
Maintainer: The Boardroom contributors <boardroom@localhost>
Installed-Size: {size}
Section: games
Priority: optional
Depends: {DEPENDS}
Recommends: {RECOMMENDS}
Description: board games you can almost touch
 Four board games for the family PC and the TV: Brain Games, Concentration,
 Common Denominator and Concluzio. Slides are pulled out of the window, cards
 travel into racks, and the computer plays honestly.
 .
 It needs no account and no network.
"""


def _copyright() -> str:
    parts = [(ROOT / "LICENSE").read_text(encoding="utf-8")]
    parts += [
        f"{'-' * 80}\n{file.name}\n\n{file.read_text(encoding='utf-8')}"
        for file in sorted((ROOT / "packaging/licences").iterdir())
    ]
    return "\n".join(parts)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


def _level(tree: Path) -> None:
    """Give every file of a tree plain rights and the one time of this build."""
    for file in [tree, *tree.rglob("*")]:
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or os.access(file, os.X_OK) else 0o644)
        os.utime(file, (moment(), moment()), follow_symlinks=False)


def single_file(folder: Path) -> Path:
    """Make one file that unpacks itself once and then starts; nothing has to be installed."""
    head = (ROOT / "packaging/release/run_head.sh").read_text(encoding="utf-8")
    payload = _packed(folder)
    digest = hashlib.sha256(payload).hexdigest()
    head = head.replace("@VERSION@", version()).replace("@SHA256@", digest)
    head = head.replace("@LINES@", str(head.count("\n") + 1))
    file = DIST / f"{NAME}-{version()}-x86_64.run"
    file.write_bytes(head.encode() + payload)
    file.chmod(0o755)
    return made(file)


def _packed(folder: Path) -> bytes:
    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = moment()
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    buffer = io.BytesIO()
    with lzma.open(buffer, "wb", preset=6) as squeezed, tarfile.open(fileobj=squeezed, mode="w") as tar:
        for path in sorted(folder.rglob("*")):
            tar.add(path, path.relative_to(folder).as_posix(), recursive=False, filter=plain)
    return buffer.getvalue()
