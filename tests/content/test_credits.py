"""Everybody whose work is in here is named, with the licence."""

from __future__ import annotations

import re
from pathlib import Path

from boardroom.content import credits, places
from boardroom.content.credits import credits_given, faults, licence_text


def test_the_credits_are_whole():
    assert faults() == []
    for work in credits_given():
        assert work.author
        assert work.licence
        assert licence_text(work) is not None


def test_a_file_of_nobodys_is_found(monkeypatch, tmp_path):
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "found-somewhere.png").touch()
    monkeypatch.setattr(places, "ASSETS", tmp_path)
    assert [fault.file.name for fault in faults()] == ["found-somewhere.png"]


def test_a_licence_without_its_text_is_found(monkeypatch, tmp_path):
    (tmp_path / "credits.yaml").write_text(
        "works:\n- {name: A, kind: font, author: B, licence: C, text: nowhere.txt}\n"
    )
    monkeypatch.setattr(credits, "FILE", tmp_path / "credits.yaml")
    assert any("no licence text nowhere.txt" in fault.wrong for fault in faults())


def test_every_library_of_the_lock_file_is_credited():
    lock = (places.ROOT / "packaging" / "requirements.lock").read_text(encoding="utf-8")
    play = lock[lock.index("# [play]") : lock.index("# [test]")]
    pinned = set(re.findall(r"^([\w.-]+)==", play, re.MULTILINE))
    assert pinned == {package for work in credits_given() for package in work.packages}


def test_every_licence_text_is_some_works():
    texts = {path.name for path in Path(places.ROOT, "packaging", "licences").iterdir()}
    assert texts - {work.text for work in credits_given()} == {"README.txt", "GPL-3.txt"}
