"""The start command: what it finds out about a computer, what it says, and how it makes its environment."""

import ast
import os
import re
import shutil
import socket
import struct
import subprocess
import sys
import tomllib
from pathlib import Path

import PySide6
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))  # start.py finds its modules the same way

from launch import checks, environment, libraries, machine, main, words  # noqa: E402
from launch.machine import Machine  # noqa: E402
from launch.words import Damaged, Trouble  # noqa: E402

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux needs libraries of the system")
SITE = Path(PySide6.__file__).parents[1]


def computer(**changed: object) -> Machine:
    """A Debian 12 on an ordinary PC, but for what is changed."""
    facts: dict[str, object] = {
        "system": "linux",
        "processor": "x86_64",
        "bits": 64,
        "glibc": (2, 36),
        "family": "debian",
        "name": "Debian 12",
    }
    return Machine(**{**facts, **changed})  # type: ignore[arg-type] # each test names fields of the right type


# --- the computer


@pytest.mark.parametrize(
    ("release", "tools", "family"),
    [
        ({"ID": "debian"}, [], "debian"),
        ({"ID": "ubuntu", "ID_LIKE": "debian"}, [], "debian"),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, [], "debian"),
        ({"ID": "fedora"}, [], "fedora"),
        ({"ID": "rocky", "ID_LIKE": "rhel centos fedora"}, [], "fedora"),
        ({"ID": "opensuse-tumbleweed", "ID_LIKE": "opensuse suse"}, [], "suse"),
        ({"ID": "manjaro", "ID_LIKE": "arch"}, [], "arch"),
        ({"ID": "homemade"}, ["apt-get"], "debian"),
        ({}, ["pacman"], "arch"),
        ({"ID": "nixos"}, [], None),
    ],
)
def test_the_family_of_a_linux_is_known_by_its_name_or_its_package_tool(
    release: dict[str, str], tools: list[str], family: str | None
) -> None:
    assert machine.family_of(release, tools) == family


@pytest.mark.parametrize(
    "able",
    [
        computer(),
        computer(glibc=(2, 34)),
        computer(processor="aarch64", glibc=(2, 39)),
        computer(system="darwin", processor="arm64", glibc=None, family=None),
        computer(system="win32", processor="amd64", glibc=None, family=None),
    ],
)
def test_a_computer_that_qt_supports_is_accepted(able: Machine) -> None:
    assert machine.refusal(able) is None


@pytest.mark.parametrize(
    ("unable", "because"),
    [
        (computer(bits=32), "32-bit"),
        (
            computer(glibc=(2, 31), name="Debian 11"),
            "Debian 11 is too old for Qt: it has glibc 2.31, and 2.34",
        ),
        (computer(processor="aarch64"), "glibc 2.36, and 2.39"),
        (computer(processor="riscv64"), "riscv64"),
        (computer(glibc=None, name="Alpine Linux"), "Alpine Linux has another one"),
        (computer(system="win32", processor="arm64", glibc=None), "Windows on ARM"),
    ],
)
def test_a_computer_that_qt_does_not_support_is_refused_in_words(unable: Machine, because: str) -> None:
    assert because in (machine.refusal(unable) or "")


def test_the_computer_that_runs_the_tests_is_recognised_and_accepted() -> None:
    assert machine.refusal(machine.this_machine()) is None


# --- the screen


@pytest.mark.parametrize(
    ("environ", "found"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ["wayland"]),
        (
            {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "XDG_SESSION_TYPE": "wayland"},
            ["wayland", "xcb"],
        ),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "XDG_SESSION_TYPE": "x11"}, ["xcb", "wayland"]),
        ({"QT_QPA_PLATFORM": "offscreen:size=800x600"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "wayland-egl;xcb", "DISPLAY": ":0"}, ["wayland", "xcb"]),
    ],
)
def test_the_screens_of_a_session_are_found_in_its_variables(
    environ: dict[str, str], found: list[str]
) -> None:
    assert machine.platforms(environ) == found


def test_without_a_screen_it_says_so_and_how_to_go_on() -> None:
    with pytest.raises(Trouble, match=r"no screen(.|\n)*ssh -X(.|\n)*xvfb-run(.|\n)*simulate"):
        machine.answering([], {})


def test_a_screen_that_does_not_answer_is_named(tmp_path: Path) -> None:
    environ = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    with pytest.raises(Trouble, match="no screen answers \\(WAYLAND_DISPLAY=wayland-7\\)"):
        machine.answering(["wayland"], environ)


@LINUX
def test_an_x_screen_that_does_not_answer_is_named() -> None:
    with pytest.raises(Trouble, match="DISPLAY=:54321"):
        machine.answering(["xcb"], {"DISPLAY": ":54321"})


@LINUX
def test_of_two_screens_the_one_that_answers_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's path must be short
    with socket.socket(socket.AF_UNIX) as screen:
        screen.bind("wayland-7")
        screen.listen()
        environ = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": ".", "DISPLAY": ":54321"}
        assert machine.answering(["xcb", "wayland"], environ) == ["wayland"]


@pytest.mark.parametrize("command", ["check", "simulate", "judge"])
def test_commands_that_draw_nothing_need_no_screen(command: str) -> None:
    assert main.screens_for([command, "more"], {}) is None


def test_shots_are_drawn_without_a_screen_and_a_game_needs_one() -> None:
    assert main.screens_for(["shots", "--out", "here"], {}) == ["offscreen"]
    assert main.screens_for(["concentration", "--bots", "1"], {"DISPLAY": ":0"}) == ["xcb"]
    assert main.screens_for([], {}) == []


@pytest.mark.breaks(14, "says what is missing")
@LINUX
def test_started_without_a_screen_it_ends_in_words_before_it_makes_anything(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "packaging" / "launch", tmp_path / "packaging" / "launch")
    shutil.copy(ROOT / "packaging" / "start.py", tmp_path / "packaging")
    environ = {
        key: value
        for key, value in os.environ.items()
        if key not in {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"}
    }
    done = subprocess.run(
        [sys.executable, tmp_path / "packaging" / "start.py"],
        env=environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert "has no screen" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / ".venv").exists()


# --- the system's libraries


def needed_by(file: Path) -> set[str]:
    """Read from a 64-bit ELF file which shared libraries it needs (its DT_NEEDED entries)."""
    data = file.read_bytes()
    start, size, count = struct.unpack_from("<Q", data, 40) + struct.unpack_from("<HH", data, 58)
    sections = [struct.unpack_from("<IIQQQQI", data, start + number * size) for number in range(count)]
    dynamic = next(section for section in sections if section[1] == 6)
    names = sections[dynamic[6]][4]
    entries = struct.iter_unpack("<QQ", data[dynamic[4] : dynamic[4] + dynamic[5]])
    at = [names + value for tag, value in entries if tag == 1]
    return {data[place : data.index(b"\0", place)].decode() for place in at}


@LINUX
def test_the_package_of_every_library_that_the_installed_qt_needs_is_known() -> None:
    qt = SITE / "PySide6" / "Qt"
    waiting = libraries.qt_files(SITE, ["offscreen", "xcb", "wayland"], test=True)
    assert len(waiting) == 6
    seen: set[Path] = set()
    outside: set[str] = set()
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in needed_by(file):
            if (qt / "lib" / name).exists():
                waiting.append(qt / "lib" / name)
            else:
                outside.add(name)
    assert {"libGL.so.1", "libxcb-cursor.so.0", "libwayland-client.so.0", "libdbus-1.so.3"} <= outside
    of_glibc = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0"}
    outside -= of_glibc | {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
    for family in ("debian", "fedora", "suse", "arch"):
        assert libraries.packages_for(outside, computer(family=family))[1] == []


@LINUX
def test_a_library_is_missing_when_a_file_really_does_not_load_without_it(tmp_path: Path) -> None:
    sound = next((SITE / "shiboken6").glob("libshiboken6*.so*"))
    lame = tmp_path / "lame.so"
    lame.write_bytes(sound.read_bytes().replace(b"libstdc++.so.6", b"libnone++.so.6"))
    assert libraries.missing_libraries([lame]) == ["libnone++.so.6"]


@LINUX
def test_the_libraries_for_the_tests_themselves_are_not_missing() -> None:
    assert libraries.missing_libraries(libraries.qt_files(SITE, ["offscreen"], test=True)) == []


@LINUX
def test_a_lost_part_of_qt_is_damage_and_no_matter_for_the_system(tmp_path: Path) -> None:
    alone = tmp_path / "libqxcb.so"
    shutil.copy(SITE / "PySide6" / "Qt" / "plugins" / "platforms" / alone.name, alone)
    with pytest.raises(Damaged, match="libQt6"):
        libraries.missing_libraries([alone])
    with pytest.raises(Damaged):
        libraries.missing_libraries([tmp_path / "libQt6Gui.so.6"])


@LINUX
def test_a_file_that_is_no_library_is_trouble(tmp_path: Path) -> None:
    (tmp_path / "odd.so").write_bytes(b"odd")
    with pytest.raises(Trouble, match=r"odd\.so"):
        libraries.missing_libraries([tmp_path / "odd.so"])


def test_packages_are_named_as_the_system_names_them() -> None:
    missing = ["libGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0", "Xvfb"]
    assert libraries.packages_for(missing, computer()) == (["libgl1", "libglib2.0-0", "xvfb"], [])
    newer = computer(glibc=(2, 41), name="Debian 13")
    assert libraries.packages_for(missing, newer) == (["libgl1", "libglib2.0-0t64", "xvfb"], [])
    fedora = computer(family="fedora")
    assert libraries.packages_for(missing, fedora)[0] == ["glib2", "libglvnd-glx", "xorg-x11-server-Xvfb"]


def test_what_no_package_is_known_for_is_told_apart() -> None:
    assert libraries.packages_for(["libodd.so.1", "libGL.so.1"], computer()) == (["libgl1"], ["libodd.so.1"])
    assert libraries.packages_for(["libGL.so.1"], computer(family=None)) == ([], ["libGL.so.1"])


def test_the_command_to_type_suits_the_person() -> None:
    assert libraries.typed_command(["a", "b"], computer(), root=True, sudo=True) == "apt-get install a b"
    assert libraries.typed_command(["a"], computer(), root=False, sudo=True) == "sudo apt-get install a"
    assert libraries.typed_command(["a"], computer(), root=False, sudo=False) == "su -c 'apt-get install a'"
    arch = computer(family="arch")
    assert libraries.typed_command(["a"], arch, root=False, sudo=True) == "sudo pacman -S --needed a"


@pytest.mark.breaks(14, "says what is missing")
@LINUX
def test_without_a_terminal_nothing_is_asked_or_installed_and_the_command_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Trouble, match="apt-get install libgl1 libxcb-cursor0"):
        libraries.obtain(["libGL.so.1", "libxcb-cursor.so.0"], computer(), purpose="To draw")
    told = capsys.readouterr().err
    assert (
        "To draw, Boardroom needs what Debian 12 does not have yet:\n    libGL.so.1 libxcb-cursor.so.0"
        in told
    )


@LINUX
def test_on_another_linux_the_command_is_told_and_nothing_is_run(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Trouble, match="dnf install libglvnd-glx"):
        libraries.obtain(["libGL.so.1"], computer(family="fedora", name="Fedora 44"), purpose="To draw")
    with pytest.raises(Trouble, match="Install them"):
        libraries.obtain(["libGL.so.1"], computer(family=None, name="NixOS"), purpose="To draw")
    assert "In which packages NixOS has these is not known" in capsys.readouterr().err


def test_a_closed_input_answers_no(monkeypatch: pytest.MonkeyPatch) -> None:
    assert words.ask("May I?") is False
    monkeypatch.setattr(sys, "stdin", None)
    assert words.ask("May I?") is False


# --- the environment

LOCK = (
    "# about\n# [play] what\na==1 --hash=x\n# [test] more\nb==2 --hash=y\n"
    "# [build] tools\nc==3 --hash=z\n# [windows] its own\nd==4 --hash=w\n"
)


def made(folder: Path, parts: dict[str, str]) -> Path:
    """An environment as it stands after a start, without anything in it."""
    python = environment.python_of(folder)
    python.parent.mkdir(parents=True)
    python.touch()
    environment.write_stamp(folder, environment.stamp(environment.digests(parts)))
    return folder


def test_the_lock_file_is_cut_at_its_headings() -> None:
    assert environment.sections_of(LOCK) == {
        "play": "\na==1 --hash=x\n",
        "test": "\nb==2 --hash=y\n",
        "build": "\nc==3 --hash=z\n",
        "windows": "\nd==4 --hash=w\n",
    }
    with pytest.raises(Trouble, match="damaged"):
        environment.sections_of(LOCK.replace("[test]", "test"))


def test_an_environment_with_the_right_stamp_is_ready(tmp_path: Path) -> None:
    parts = environment.sections_of(LOCK)
    folder = made(tmp_path / ".venv", parts)
    assert environment.is_ready(folder, parts)
    assert environment.is_ready(folder, {"play": parts["play"]})


@pytest.mark.parametrize(
    "changed",
    [{"python": "cpython-310 linux-x86_64"}, {"base": "/nowhere/at/all"}, {"parts": {}}, {"parts": None}],
)
def test_another_python_a_lost_one_or_another_lock_file_asks_for_work(
    tmp_path: Path, changed: dict[str, object]
) -> None:
    parts = environment.sections_of(LOCK)
    folder = made(tmp_path / ".venv", parts)
    environment.write_stamp(folder, environment.stamp(environment.digests(parts)) | changed)
    assert not environment.is_ready(folder, parts)


def test_an_environment_without_the_test_tools_is_not_ready_for_the_tests(tmp_path: Path) -> None:
    parts = environment.sections_of(LOCK)
    folder = made(tmp_path / ".venv", {"play": parts["play"]})
    assert not environment.is_ready(folder, parts)


def test_a_torn_stamp_a_half_made_environment_and_a_lost_python_are_not_ready(tmp_path: Path) -> None:
    parts = environment.sections_of(LOCK)
    folder = made(tmp_path / ".venv", parts)
    stamp = folder / "boardroom.json"
    whole = stamp.read_bytes()
    stamp.write_bytes(whole[:-5])
    assert not environment.is_ready(folder, parts)
    environment.spoil(folder)
    assert not environment.is_ready(folder, parts)
    stamp.write_bytes(whole)
    assert environment.is_ready(folder, parts)
    environment.python_of(folder).unlink()
    assert not environment.is_ready(folder, parts)


def boardroom_folder(place: Path) -> Path:
    """A folder with a lock file that asks for nothing, so that making its environment needs no network."""
    (place / "packaging").mkdir(parents=True)
    (place / "packaging" / "requirements.lock").write_text(
        "# [play]\n# [test]\n# [build]\n# [windows]\n", encoding="utf-8"
    )
    return place


@pytest.mark.breaks(14, "spaces and umlauts")
def test_a_half_made_environment_is_made_anew_and_then_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = boardroom_folder(tmp_path / "Spiele für Käthe")
    (root / ".venv" / "lib").mkdir(parents=True)
    (root / ".venv" / "lib" / "half").touch()
    environment.spoil(root / ".venv")
    folder = environment.prepare(root, machine.this_machine(), test=True)
    assert folder == root / ".venv"
    assert not (folder / "lib" / "half").exists()
    where = subprocess.run(
        [environment.python_of(folder), "-c", "import pip, sys; print(sys.prefix); print(pip.__file__)"],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=True,
    ).stdout.splitlines()
    assert Path(where[0]) == folder
    assert environment.site_of(folder) in Path(where[1]).parents
    capsys.readouterr()
    environment.prepare(root, machine.this_machine(), test=False)
    assert capsys.readouterr().err == ""


def test_a_folder_that_is_no_environment_is_never_emptied(tmp_path: Path) -> None:
    root = boardroom_folder(tmp_path)
    (root / ".venv").mkdir()
    (root / ".venv" / "diary").write_text("dear")
    with pytest.raises(Trouble, match="move it away"):
        environment.prepare(root, machine.this_machine(), test=False)
    assert (root / ".venv" / "diary").read_text() == "dear"


@LINUX
def test_where_nothing_may_be_written_a_folder_of_the_persons_own_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = boardroom_folder(tmp_path / "game")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own"))
    (root / ".venv").touch()  # a file: no environment can be made there, not even by root
    beside, own = environment.places(root)
    made(own, {"play": "\n"})
    assert beside == root / ".venv"
    assert own.is_relative_to(tmp_path / "own")
    assert environment.prepare(root, machine.this_machine(), test=False) == own


@LINUX
def test_when_nothing_may_be_written_anywhere_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = boardroom_folder(tmp_path / "game")
    monkeypatch.setenv("XDG_DATA_HOME", str(root / ".venv"))
    (root / ".venv").touch()
    with pytest.raises(Trouble, match="Copy the whole Boardroom folder"):
        environment.prepare(root, machine.this_machine(), test=False)


def test_a_folder_name_that_python_cannot_search_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="rename"):
        environment.prepare(tmp_path / f"a{os.pathsep}b", machine.this_machine(), test=False)


@pytest.mark.parametrize(
    ("said", "words_for_it"),
    [
        (
            "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(...)'\n"
            "ERROR: Could not find a version that satisfies the requirement msgspec (from versions: none)\n"
            "ERROR: No matching distribution found for msgspec",
            "could not be reached",
        ),
        ("SSLError(SSLCertVerificationError('[SSL: CERTIFICATE_VERIFY_FAILED] expired'))", "date right"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "was not used"),
        (
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
            "disk is full",
        ),
        (
            "ERROR: Could not find a version that satisfies the requirement msgspec (from versions: 0.1)",
            "no ready-made part for this Python",
        ),
        ("one\nERROR: something quite new\ntwo", "It failed: ERROR: something quite new"),
    ],
)
def test_what_pip_says_is_put_into_words(said: str, words_for_it: str) -> None:
    assert words_for_it in environment.explain("It failed", said, Path("pip.log"))


# --- the game and the checks


def test_the_game_is_found_from_any_folder(tmp_path: Path) -> None:
    (tmp_path / "boardroom").mkdir()
    (tmp_path / "boardroom" / "__init__.py").write_text("raise SystemExit('the wrong one')")
    environ = main.child_environment({**os.environ, "PYTHONHOME": "/nowhere", "PYTHONPATH": str(tmp_path)})
    done = subprocess.run(
        [sys.executable, "-P", "-c", "import boardroom; print(boardroom.__path__[0])"],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert Path(done.stdout.strip()) == ROOT / "boardroom"


def test_tests_draw_in_memory_unless_the_person_chose_a_screen(tmp_path: Path) -> None:
    assert checks.check_environment(tmp_path, {})["QT_QPA_PLATFORM"] == "offscreen"
    assert checks.check_environment(tmp_path, {"QT_QPA_PLATFORM": "xcb"})["QT_QPA_PLATFORM"] == "xcb"


def test_every_check_is_run_and_told_whatever_became_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    first = ("First", ["-c", "raise SystemExit('first is wrong')"])
    second = ("Second", ["-c", "print('not worth telling')"])
    monkeypatch.setattr(checks, "CHECKS", (first, second))
    (tmp_path / "test_it.py").write_text("def test_it():\n    pass\n")
    environ = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environ["PYTEST_XDIST_AUTO_NUM_WORKERS"] = "1"
    assert checks.run_checks(Path(sys.executable), tmp_path, environ) == ["First"]
    told = capfd.readouterr().out
    assert "First ... FAILED\nfirst is wrong\n" in told
    assert "Second ... ok\n" in told
    assert re.search(r"Tests \(pytest\) \.\.\.\n(.|\n)*1 passed in ", told)
    assert "not worth telling" not in told


def test_a_release_that_fails_and_one_that_cannot_be_tried_here_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    said = {"Good": 0, "Bad": 1, "Not here": checks.UNABLE, "Killed": -9}
    commands = {name: ["-c", f"import os; os._exit({code % 256})"] for name, code in said.items()}
    monkeypatch.setattr(checks, "RELEASES", commands)
    assert checks.run_releases(Path(sys.executable), tmp_path, {}) == (["Bad", "Killed"], ["Not here"])
    assert capfd.readouterr().out.splitlines() == [f"{name} ..." for name in said]


# --- the files themselves


def test_an_old_python_can_read_the_start_command_far_enough_to_say_that_it_is_too_old() -> None:
    source = (ROOT / "packaging" / "start.py").read_bytes()
    assert source.isascii()  # Python 2 reads nothing else
    tree = ast.parse(source, feature_version=(3, 7))
    modern = (ast.JoinedStr, ast.NamedExpr, ast.AnnAssign, ast.AsyncFunctionDef, ast.Match)
    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]
    stars = [node for node in ast.walk(tree) if isinstance(node, ast.List | ast.Tuple) and _starred(node)]
    assert not stars


def _starred(node: ast.List | ast.Tuple) -> bool:
    return any(isinstance(element, ast.Starred) for element in node.elts)


def pinned(section: str) -> dict[str, str]:
    lock = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", environment.sections_of(lock)[section], re.MULTILINE))


def named(requirements: list[str]) -> set[str]:
    found = [re.match(r"[\w.-]+", requirement) for requirement in requirements]
    return {re.sub(r"[-_.]+", "-", match[0]).lower() for match in found if match}


def test_everything_the_project_asks_for_is_pinned_in_its_part_of_the_lock_file() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert named(project["dependencies"]) <= pinned("play").keys()
    assert named(project["optional-dependencies"]["test"]) <= pinned("test").keys()
    assert not pinned("play").keys() & pinned("test").keys()


def test_qt_is_pinned_below_the_version_that_loses_references() -> None:
    for name in ("pyside6-essentials", "shiboken6"):
        assert pinned("play")[name].startswith("6.11.")


def test_every_pinned_version_has_checksums() -> None:
    lock = (ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    for entry in re.split(r"^(?=[\w.-]+==)", lock, flags=re.MULTILINE)[1:]:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry.splitlines()[0]
