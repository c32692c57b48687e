from __future__ import annotations

import pytest

from boardroom.app.family import Family, Memory, Person
from boardroom.app.seeing import FILE, Seeing, remembered
from boardroom.table.table import Player


@pytest.fixture
def said():
    return []


@pytest.fixture
def memory(tmp_path, said):
    return Memory(tmp_path / "settings", said.append)


def again(memory, said):
    return Memory(memory._path.parent, said.append).family


def test_a_new_family_has_sound_and_has_seen_nothing(memory):
    assert memory.family == Family()
    assert memory.family.sound


def test_what_is_set_is_kept(memory, said):
    memory.change(volume=20, reduced_motion=True)
    memory.meet("nullgame", (Player("Zoë <b>", "fox"),))
    memory.see("nullgame", ["b", "a"])
    memory.see("nullgame", ["a", "c"])
    kept = again(memory, said)
    assert (kept.volume, kept.reduced_motion) == (20, True)
    assert kept.players["nullgame"] == (Player("Zoë <b>", "fox"),)
    assert kept.seen["nullgame"] == ("b", "a", "c")
    assert said == []


def test_what_returns_moves_to_the_end_so_that_the_oldest_comes_back_first(memory, said):
    memory.see("nullgame", ["a", "b", "c"])
    memory.see("nullgame", ["a"])
    assert again(memory, said).seen["nullgame"] == ("b", "c", "a")


@pytest.mark.breaks(6, "two copies")
def test_two_copies_of_the_program_do_not_undo_each_other(memory, said):
    other = Memory(memory._path.parent, said.append)
    memory.see("nullgame", ["a"])
    other.change(volume=5)
    memory.see("nullgame", ["b"])
    kept = again(memory, said)
    assert kept.volume == 5
    assert kept.seen["nullgame"] == ("a", "b")


@pytest.mark.breaks(6, "torn settings")
def test_whoever_played_last_is_known_whichever_game_it_was(memory, said):
    ana, ben, mia = Player("Ana", "fox"), Player("Ben", "owl"), Player("Mia", "frog")
    robo = Player("Robo", "robot", "computer", 2)
    assert memory.family.last_people == ()
    memory.meet("concentration", (ana, ben))
    memory.meet("concluzio", (ana, ben, mia, robo))
    assert memory.family.last_people == (ana, ben, mia)  # a computer's level is of that game alone
    memory.meet("concentration", (ana, mia))
    assert again(memory, said).last_people == (ana, mia)


@pytest.mark.parametrize("torn", [b"", b"{", b'{"volume": "loud"}', b"\xff\xfe", b'{"players": 3}'])
def test_a_torn_file_is_set_aside_and_never_overwritten(tmp_path, said, torn):
    (tmp_path / FILE).write_bytes(torn)
    memory = Memory(tmp_path, said.append)
    assert memory.family == Family()
    memory.change(volume=1)
    assert (tmp_path / "family.damaged-1.json").read_bytes() == torn
    assert "set aside" in said[0]


def test_a_second_torn_file_does_not_replace_the_first(tmp_path, said):
    for torn in (b"{1", b"{2"):
        (tmp_path / FILE).write_bytes(torn)
        Memory(tmp_path, said.append)
    assert (tmp_path / "family.damaged-1.json").read_bytes() == b"{1"
    assert (tmp_path / "family.damaged-2.json").read_bytes() == b"{2"


@pytest.mark.breaks(6, "read-only home")
def test_settings_that_cannot_be_written_hold_for_the_evening(tmp_path, said):
    (tmp_path / "settings").write_text("a file where the folder should be")
    memory = Memory(tmp_path / "settings", said.append)
    assert memory.change(volume=3).volume == 3
    assert memory.family.volume == 3
    assert said


@pytest.mark.breaks(6, "torn settings")
@pytest.mark.breaks(6, "full disk")
def test_a_write_that_fails_half_way_leaves_the_old_file(memory, said, monkeypatch):
    memory.change(volume=10)

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    memory.change(volume=99)
    assert "No space left" in said[0]
    assert again(memory, said).volume == 10
    assert [path.name for path in memory._path.parent.iterdir() if path.name.startswith(".family")] == []


@pytest.mark.breaks(6, "torn settings")
def test_settings_that_cannot_be_read_are_never_overwritten(memory, said, monkeypatch):
    """Held by another program, or forbidden: what is in the file stays in the file."""
    memory.change(volume=11)
    memory.see("nullgame", ["a"])
    kept = memory._path.read_bytes()

    def forbidden(self):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.read_bytes", forbidden)
    fresh = Memory(memory._path.parent, said.append)
    assert fresh.change(volume=99).volume == 99
    monkeypatch.undo()
    assert memory._path.read_bytes() == kept
    assert "Permission denied" in said[0]


def test_nothing_shown_is_nothing_to_write(memory):
    memory.see("nullgame", ["a", "b"])
    before = memory._path.stat().st_mtime_ns
    memory.see("nullgame", [])
    assert memory._path.stat().st_mtime_ns == before
    assert memory.family.seen["nullgame"] == ("a", "b")


def test_how_the_family_sees_is_known_before_all_the_rest_is_read(memory, tmp_path):
    assert remembered(tmp_path / "settings") == Seeing()
    memory.change(text_size="largest", contrast=True)
    assert remembered(tmp_path / "settings") == Seeing("largest", True)


@pytest.mark.parametrize("damage", [b"{", b"\xff", b"[]", b'{"text_size": "huge"}'])
def test_a_damaged_file_is_seen_as_usual_and_left_alone(memory, tmp_path, damage):
    file = tmp_path / "settings" / FILE
    memory.change(contrast=True)
    file.write_bytes(damage)
    assert remembered(file.parent) == Seeing()
    assert file.read_bytes() == damage


def test_people_are_remembered_across_games_the_last_ones_first(memory, said):
    memory.know([Person("Ana", "fox", "sky"), Person("Ben", "owl")])
    memory.know([Person("Kim"), Person("ana", "bear", "pink")])
    assert again(memory, said).people == (
        Person("Kim"),
        Person("ana", "bear", "pink"),
        Person("Ben", "owl"),
    )


def test_what_is_known_of_a_person_is_not_lost_where_only_the_name_is_given(memory, said):
    memory.know([Person("Ana", "fox", "sky")])
    memory.know([Person("Ana"), Person("ANA", "owl")])
    assert again(memory, said).people == (Person("Ana", "fox", "sky"),)


def test_a_person_is_forgotten_by_any_spelling(memory, said):
    memory.know([Person("Ána"), Person("Ben")])
    memory.forget("ÁNA")
    assert again(memory, said).people == (Person("Ben"),)


def test_the_house_rules_of_each_game_are_remembered(memory, said):
    memory.agree("concentration", {"games": "1"})
    memory.agree("concluzio", {"limit": "60"})
    memory.agree("concentration", {})
    assert again(memory, said).house_rules == {"concentration": {}, "concluzio": {"limit": "60"}}


def test_rules_that_were_agreed_on_already_are_not_written_again(memory):
    memory.agree("concentration", {"games": "1"})
    before = memory._path.stat().st_mtime_ns
    memory.agree("concentration", {"games": "1"})
    memory.know([])
    assert memory._path.stat().st_mtime_ns == before
