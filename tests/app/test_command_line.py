"""The command line says what it cannot do in one plain line, and its exit codes can be relied on."""

from __future__ import annotations

import io

import pytest

from boardroom.__main__ import main


def test_judge_reads_lines_and_answers_line_by_line(capsys, monkeypatch):
    lines = "Piece of cake\tpeace of cake\nPiece of cake\tslice of cake\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["judge"]) == 0
    assert capsys.readouterr().out.split() == ["right", "wrong"]


def test_check_finds_the_shipped_content_faultless(capsys):
    assert main(["check"]) == 0
    assert "Nothing is wrong" in capsys.readouterr().out


def test_check_names_file_and_line_and_fails(tmp_path, capsys):
    folder = tmp_path / "nullgame"
    folder.mkdir()
    (folder / "bad.yaml").write_text("sayings: fine words\n", encoding="utf-8")
    assert main(["check", str(folder)]) == 1
    assert "bad.yaml:1:" in capsys.readouterr().out


def test_a_game_that_is_not_there_is_said_in_one_line(capsys):
    assert main(["chess", "--players", "Ana,Ben"]) == 2
    assert "There is no game called “chess”" in capsys.readouterr().err


def test_help_lists_every_command(capsys):
    with pytest.raises(SystemExit) as leaving:
        main(["--help"])
    assert leaving.value.code == 0
    text = capsys.readouterr().out
    for command in ("check", "simulate", "judge", "shots", "GAME"):
        assert command in text
