"""A pack is added whole or not at all, and never reaches beyond its own folder."""

from __future__ import annotations

import shutil
import struct
import zipfile
from pathlib import Path

import pytest

from boardroom.content import places
from boardroom.content.check import check
from boardroom.content.loader import load
from boardroom.content.pack import MOST_OF_ONE, Unfit, add
from boardroom.games import shelf
from boardroom.games.nullgame.content import Content

SAYINGS = "sayings:\n- Many hands make light work.\n"
DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="4" cx="4" cy="4"/></svg>'
GOOD = {"nullgame/more.yaml": SAYINGS, "pictures/red-dot.svg": DRAWING, "README.txt": "Have fun"}


@pytest.fixture(autouse=True)
def home(monkeypatch, tmp_path) -> Path:
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def pack(folder: Path, files: dict[str, str | bytes], name: str = "Holidays.boardroom-pack") -> Path:
    path = folder / name
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for inside, text in files.items():
            archive.writestr(inside, text)
    return path


def everything(folder: Path) -> dict[str, bytes | None]:
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


def test_a_good_pack_is_added_and_is_in_the_box_from_then_on(tmp_path):
    added = add(pack(tmp_path, GOOD), shelf())
    assert added == ("Holidays", (shelf()["nullgame"].title,))
    assert "Many hands make light work." in load(Content, places.sources("nullgame")).content.sayings
    assert places.picture("red-dot").read_text() == DRAWING
    assert "red-dot" in places.pictures()
    assert check([places.packs() / "Holidays"], shelf()) == []


def test_check_looks_through_added_packs_too(tmp_path, monkeypatch):
    add(pack(tmp_path, GOOD), shelf())
    (places.packs() / "Holidays" / "nullgame" / "more.yaml").write_text("saings: [a]\n")
    shutil.copytree(places.DATA / "nullgame", tmp_path / "data" / "nullgame")
    monkeypatch.setattr(places, "DATA", tmp_path / "data")
    assert [fault.file.name for fault in check([], {"nullgame": shelf()["nullgame"]})] == ["more.yaml"]


def test_the_same_pack_twice_and_another_of_its_name_change_nothing(tmp_path, home):
    add(pack(tmp_path, GOOD), shelf())
    before = everything(home)
    with pytest.raises(Unfit, match="in the box already"):
        add(pack(tmp_path, GOOD), shelf())
    other = {**GOOD, "nullgame/more.yaml": "sayings: [Too many cooks]\n"}
    with pytest.raises(Unfit, match="Another pack called “Holidays”"):
        add(pack(tmp_path, other), shelf())
    assert everything(home) == before


def test_a_pack_named_like_a_game_does_not_lie_in_the_familys_own_folder(tmp_path):
    add(pack(tmp_path, GOOD, "nullgame.boardroom-pack"), shelf())
    assert not (places.packs() / "nullgame").exists()


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("../outside.yaml", SAYINGS, "outside its folder"),
        ("nullgame/../../outside.yaml", SAYINGS, "outside its folder"),
        ("/etc/outside.yaml", SAYINGS, "outside its folder"),
        ("C:/outside.yaml", SAYINGS, "outside its folder"),
        ("nullgame/con.yaml", SAYINGS, "outside its folder"),
        ("nullgame/deep/more.yaml", SAYINGS, "neither content"),
        ("chess/more.yaml", SAYINGS, "neither content"),
        ("nullgame/run.py", "print(1)", "neither content"),
        ("pictures/dot.png", b"\x89PNG", "neither content"),
        ("pictures/a.svg", "<svg><script>alert(1)</script></svg>", "more than a drawing"),
        ("pictures/a.svg", '<svg><image href="/etc/passwd"/></svg>', "more than a drawing"),
        ("pictures/a.svg", '<svg><use xlink:href="file:///etc/passwd#a"/></svg>', "more than a drawing"),
        ("pictures/a.svg", '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', "more than a drawing"),
        ("nullgame/bad.yaml", "sayings:\n- !!python/object/apply:os.system [id]\n", "code to be run"),
        ("nullgame/bad.yaml", "sayings: &a [x]\n", "Its faults: 1;"),
        ("nullgame/bad.yaml", "saings: [x]\n", "Its faults: 1;"),
        ("nullgame/big.yaml", b"#" * (MOST_OF_ONE + 1), "too big"),
    ],
)
def test_what_a_pack_must_not_hold_is_refused_and_nothing_is_written(tmp_path, home, name, text, said):
    with pytest.raises(Unfit, match=said):
        add(pack(tmp_path, {**GOOD, name: text}), shelf())
    assert [path for path in home.rglob("*") if path.is_file()] == []
    assert sorted(path.name for path in tmp_path.iterdir() if path != home) == ["Holidays.boardroom-pack"]


def test_a_way_with_backslashes_is_refused(tmp_path):
    path = pack(tmp_path, {**GOOD, "nullgame/..#..#out.yaml": SAYINGS})
    path.write_bytes(path.read_bytes().replace(b"..#..#", b"..\\..\\"))
    with pytest.raises(Unfit, match="outside its folder"):
        add(path, shelf())


def test_a_link_is_refused(tmp_path):
    path = tmp_path / "Links.boardroom-pack"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("nullgame/more.yaml", SAYINGS)
        link = zipfile.ZipInfo("nullgame/link.yaml")
        link.external_attr = 0o120777 << 16
        archive.writestr(link, "/etc/passwd")
    with pytest.raises(Unfit, match="is a link"):
        add(path, shelf())


def test_a_zip_bomb_is_never_unpacked(tmp_path, home):
    bomb = {f"nullgame/{number}.yaml": b"#" * MOST_OF_ONE for number in range(60)}
    path = pack(tmp_path, {**GOOD, **bomb})
    assert path.stat().st_size < 200_000
    with pytest.raises(Unfit, match="too big"):
        add(path, shelf())
    assert not home.exists()


def test_a_bomb_that_lies_about_its_size_is_found_out(tmp_path, home):
    path = pack(tmp_path, {"nullgame/a.yaml": b"#" * 3_000_000})
    data = path.read_bytes()
    path.write_bytes(data.replace(struct.pack("<I", 3_000_000), struct.pack("<I", 1_000)))
    with pytest.raises(Unfit, match=r"too big|damaged"):
        add(path, shelf())
    assert not home.exists()


def test_too_many_files_are_refused(tmp_path):
    with pytest.raises(Unfit, match="too many files"):
        add(pack(tmp_path, {f"nullgame/{number}.txt": "" for number in range(501)}), shelf())


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04torn", b"\x00" * 100, b"just words"])
def test_a_file_that_is_no_pack_is_said_to_be_none(tmp_path, data):
    path = tmp_path / "x.boardroom-pack"
    path.write_bytes(data)
    with pytest.raises(Unfit, match="damaged, or no pack"):
        add(path, shelf())


def test_a_damaged_pack_is_refused_at_every_byte(tmp_path, home):
    whole = pack(tmp_path, GOOD).read_bytes()
    path = tmp_path / "Damaged.boardroom-pack"
    for at in range(0, len(whole), 19):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        try:
            added = add(path, shelf())
        except Unfit:
            continue
        assert added.name == "Damaged"  # the byte did not matter
        for left in sorted(places.packs().rglob("*"), reverse=True):
            left.unlink() if left.is_file() else left.rmdir()


def test_a_pack_without_content_and_one_that_is_not_there(tmp_path):
    with pytest.raises(Unfit, match="no content for any game"):
        add(pack(tmp_path, {"pictures/red-dot.svg": DRAWING}), shelf())
    with pytest.raises(Unfit, match="no such file"):
        add(tmp_path / "gone.boardroom-pack", shelf())


def test_content_that_is_a_link_out_of_its_folder_is_not_read(tmp_path):
    secret = tmp_path / "secret.yaml"
    secret.write_text("sayings: [secret]\n")
    folder = places.packs() / "nullgame"
    folder.mkdir(parents=True)
    (folder / "link.yaml").symlink_to(secret)
    loaded = load(Content, places.sources("nullgame"))
    assert "secret" not in loaded.content.sayings
    assert [fault.wrong for fault in loaded.faults] == ["this is a link to a file elsewhere"]


@pytest.mark.parametrize("name", ["../../etc/passwd", "/etc/passwd", "a/b", "..", "", "a" * 3 + "\0"])
def test_a_picture_is_named_and_never_a_way(name):
    assert not places.picture(name).exists()
