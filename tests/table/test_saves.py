from __future__ import annotations

import os
import subprocess
import sys

import pytest

from boardroom.core.game import Move, Seat
from boardroom.games.nullgame.rules import Done
from boardroom.table.journal import Header, Unreadable
from boardroom.table.saves import InUse, Saves
from boardroom.table.table import Player


def header(begun="2026-11-30T20:15:00") -> Header:
    return Header("nullgame", 1, "", (Player("Ana"), Player("Ben")), 7, begun=begun)


@pytest.fixture
def saves(tmp_path) -> Saves:
    return Saves(tmp_path / "saves")


def test_an_empty_or_missing_drawer_holds_nothing(saves):
    assert list(saves) == []


def test_a_game_lies_in_the_drawer_with_its_header_and_length(saves):
    opened = saves.new(header())
    opened.journal.append(Move(Seat(0), Done(), 1))
    (saved,) = saves
    assert saved.header == header()
    assert saved.entries == 1
    assert not saved.is_over
    opened.finish()
    assert next(iter(saves)).is_over


def test_two_games_begun_in_the_same_second_get_two_files(saves):
    first, second = saves.new(header()), saves.new(header())
    assert first.journal.path != second.journal.path
    assert len(list(saves)) == 2


def test_newest_first(saves):
    for number, day in enumerate(("2026-11-29", "2026-11-30")):
        opened = saves.new(header(day))
        os.utime(opened.journal.path, (number, number))
    assert [saved.header.begun for saved in saves] == ["2026-11-30", "2026-11-29"]


def test_a_game_that_is_open_is_not_opened_twice_nor_deleted(saves):
    opened = saves.new(header())
    (saved,) = saves
    with pytest.raises(InUse, match="another window"):
        saves.open(saved.path)
    with pytest.raises(InUse):
        saves.delete(saved)
    opened.close()
    saves.open(saved.path).close()


@pytest.mark.breaks(6, "two copies")
def test_another_copy_of_the_program_is_kept_out_and_let_in_after_a_crash(saves, tmp_path):
    saves.new(header()).close()
    (saved,) = saves
    code = (
        "import sys; from pathlib import Path; from boardroom.table.saves import Saves\n"
        "held = Saves(Path(sys.argv[1])).open(Path(sys.argv[2])); print('open', flush=True); input()"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", code, saves.folder, saved.path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout.readline() == "open\n"
    with pytest.raises(InUse):
        saves.open(saved.path)
    other.kill()
    other.communicate()
    saves.open(saved.path).close()


def test_deleting_takes_every_trace_away(saves):
    opened = saves.new(header())
    opened.finish()
    opened.close()
    saves.delete(next(iter(saves)))
    assert list(saves.folder.iterdir()) == []


def test_a_file_that_is_not_a_game_is_passed_over_and_kept(saves):
    saves.new(header()).close()
    stranger = saves.folder / "letter.game"
    stranger.write_text("Dear family")
    assert len(list(saves)) == 1
    assert stranger.read_text() == "Dear family"


def test_a_game_that_is_gone_is_said_to_be_gone(saves):
    with pytest.raises(Unreadable, match="not there any more"):
        saves.open(saves.folder / "gone.game")


def test_a_broken_link_does_not_hide_the_other_games(saves):
    saves.new(header()).close()
    (saves.folder / "z.game").symlink_to(saves.folder / "nowhere")
    assert len(list(saves)) == 1


def elsewhere(tmp_path, name="Oma's.game", **changed):
    other = Saves(tmp_path / "elsewhere")
    path = other.new(header(**changed)).journal.path
    return path.rename(path.with_name(name))


def test_a_game_from_elsewhere_is_copied_into_the_drawer_once(saves, tmp_path):
    path = elsewhere(tmp_path)
    taken = saves.take_in(path)
    assert taken.path == saves.folder / "Oma's.game"
    assert taken.path.read_bytes() == path.read_bytes()
    assert saves.take_in(path).path == taken.path
    assert [saved.path for saved in saves] == [taken.path]


def test_a_game_in_the_drawer_is_not_copied(saves):
    path = saves.new(header()).journal.path
    assert saves.take_in(path).path == path
    assert len(list(saves)) == 1


def test_another_game_of_the_same_name_stays(saves, tmp_path):
    first = saves.take_in(elsewhere(tmp_path))
    before = first.path.read_bytes()
    second = saves.take_in(elsewhere(tmp_path, begun="2026-12-01T20:00:00"))
    assert second.path.name == "Oma's 2.game"
    assert first.path.read_bytes() == before


@pytest.mark.parametrize("data", [b"", b"hello\n", b'{"game": 1}\n', b"\xff\xfe\n", b"x" * 20_000_001])
def test_what_is_no_game_is_not_taken_in(saves, tmp_path, data):
    path = tmp_path / "foreign.game"
    path.write_bytes(data)
    with pytest.raises(Unreadable, match=r"foreign\.game"):
        saves.take_in(path)
    assert not saves.folder.exists()
    with pytest.raises(Unreadable, match="no such file"):
        saves.take_in(tmp_path / "gone.game")


def test_a_name_of_the_familys_own_lies_beside_the_journal_and_not_in_it(saves):
    opened = saves.new(header())
    journal = opened.journal.path.read_bytes()
    saves.rename(opened.journal.path, "Grandma’s <b>birthday</b>")
    assert opened.journal.path.read_bytes() == journal
    assert next(iter(saves)).title == "Grandma’s <b>birthday</b>"
    saves.rename(opened.journal.path, "")
    assert next(iter(saves)).title == ""


def test_whose_turn_it_is_and_what_the_clock_shows_is_known_for_the_game_as_it_was_left(saves):
    opened = saves.new(header())
    saves.rename(opened.journal.path, "Ours")
    opened.leave(["Ben"], 4200)
    saved = next(iter(saves))
    assert (saved.next_up, saved.clock, saved.title) == (("Ben",), 4200, "Ours")
    opened.journal.append(Move(Seat(0), Done(), 1))  # played on, and then the power went
    assert (next(iter(saves)).next_up, next(iter(saves)).clock) == ((), 0)


@pytest.mark.parametrize("note", [b"", b"{", b"\xff", b"[]", b'{"title": 3}'])
def test_a_damaged_note_costs_the_name_and_nothing_else(saves, note):
    path = saves.new(header()).journal.path
    path.with_suffix(".note").write_bytes(note)
    saved = next(iter(saves))
    assert (saved.header, saved.title) == (header(), "")
    saves.rename(path, "Ours")
    assert next(iter(saves)).title == "Ours"


def test_a_renamed_game_is_thrown_away_with_its_name(saves):
    opened = saves.new(header())
    saves.rename(opened.journal.path, "Ours")
    opened.close()
    saves.delete(next(iter(saves)))
    assert list(saves.folder.iterdir()) == []


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"{}\n",
        b'{"game": 3}\n',
        b'{"game":"nullgame","rules_version":"two","content":"","players":[],"seed":1}\n',
        b"\xff\xfe\x00\n",
        b"[1, 2\n",
    ],
)
def test_a_broken_first_line_never_hides_the_other_games(saves, line):
    saves.new(header()).close()
    (saves.folder / "zz.game").write_bytes(line)
    assert [saved.header for saved in saves] == [header()]


def test_a_name_that_cannot_be_written_is_said(saves, monkeypatch):
    path = saves.new(header()).journal.path
    saves.rename(path, "Ours")

    def full(self, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        saves.rename(path, "Theirs")
    monkeypatch.undo()
    assert next(iter(saves)).title == "Ours"


@pytest.mark.parametrize("data", [b"", b'{"game":"nullga', b"a letter\n", b"\xff\xfe\x00\n", b"{}\n"])
def test_what_is_no_saved_game_is_set_aside_once_and_kept(saves, data):
    good = saves.new(header()).journal.path
    strange = saves.folder / "strange.game"
    for number in (1, 2):
        strange.write_bytes(data)
        ((path, aside),) = saves.set_aside()
        assert path == strange
        assert aside == saves.folder / f"strange.game.damaged-{number}"
        assert aside.read_bytes() == data
    assert saves.set_aside() == []
    assert [saved.path for saved in saves] == [good]
    assert not list(saves.folder.glob("strange*.lock"))


def test_a_game_that_another_copy_is_just_beginning_is_left_alone(saves):
    opened = saves.new(header())
    opened.journal.path.write_bytes(b"")
    assert saves.set_aside() == []
    opened.close()
    assert len(saves.set_aside()) == 1
