"""Every ruling stands in every translation; what one lacks or invents is told by file and line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boardroom.app.language import NAMES
from boardroom.content import places
from boardroom.content.check import check
from boardroom.content.rulings import faults, ruling_of, rulings
from boardroom.games import shelf

OTHERS = [code for code in NAMES if code != "en"]
ORIGINAL = (
    "# Head\n\n## Rule 1 · One\n> Only one.\nOne is enough.\n\n"
    "## S-01 · Two\nTwo are many.\n\n## S-02 · Three\nThree.\n"
)
TRANSLATION = (
    "# Kopf\n\n## Rule 1 (Regel 1) · Eins\n> Nur eins.\nEins genügt.\n\n"
    "## S-01 · Zwei\nZwei sind viele.\n\n## S-02 · Drei\nDrei.\n"
)


@pytest.fixture
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Rulings of all games, with a translation."""
    monkeypatch.setattr(places, "DATA", tmp_path)
    (tmp_path / "rulings.md").write_text(ORIGINAL, encoding="utf-8")
    (tmp_path / "rulings.de.md").write_text(TRANSLATION, encoding="utf-8")
    rulings.cache_clear()
    yield tmp_path
    rulings.cache_clear()


def told(data: Path, before: str, after: str) -> list[str]:
    """What is wrong with the translation when some of it is written otherwise."""
    assert before in TRANSLATION
    (data / "rulings.de.md").write_text(TRANSLATION.replace(before, after), encoding="utf-8")
    return [str(fault).removeprefix(str(data / "rulings.de.md")) for fault in faults(["toys"])]


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", list(shelf()))
def test_a_translation_holds_every_ruling_and_nothing_more(game: str, code: str) -> None:
    english, translated = rulings(game), rulings(game, code)
    assert list(translated) == list(english)
    for name, ruling in translated.items():
        original = english[name]
        assert ruling.title, name
        assert ruling.text != original.text, name
        assert 10 < len(ruling.text) < 310, name
        assert bool(ruling.quote) == bool(original.quote), name
        assert not ruling.quote or ruling.quote != original.quote, name
        assert len(ruling.quote) < 190, name
        assert ruling.is_of_the_book == (ruling.called != name), f"{name}: the family sees its English name"
    for file in (places.DATA, places.DATA / game):
        assert (file / f"rulings.{code}.md").is_file()
    assert list(faults([game])) == []


def test_in_its_language_a_ruling_has_its_own_name_and_its_own_words(data: Path) -> None:
    ruling = ruling_of("toys", "Rule 1", "de")
    assert (ruling.id, ruling.called, ruling.title) == ("Rule 1", "Regel 1", "Eins")
    assert (ruling.quote, ruling.text) == ("Nur eins.", "Eins genügt.")
    assert ruling_of("toys", "Rule 1").called == "Rule 1"
    assert ruling_of("toys", "S-01", "de").called == "S-01"


def test_what_a_language_lacks_is_in_english(data: Path) -> None:
    told(data, "## S-01 · Zwei\nZwei sind viele.\n\n", "")
    assert list(rulings("toys", "de")) == ["Rule 1", "S-01", "S-02"]
    assert ruling_of("toys", "S-01", "de").text == "Two are many."
    assert ruling_of("toys", "S-02", "fr").text == "Three."


def test_a_whole_translation_has_no_fault(data: Path) -> None:
    assert told(data, "Drei.", "Drei!") == []


def test_a_missing_ruling_is_told_where_it_belongs(data: Path) -> None:
    assert told(data, "## S-01 · Zwei\nZwei sind viele.\n\n", "") == [
        ":3:1: S-01: this ruling is missing; translate it behind Rule 1"
    ]
    assert told(data, "## Rule 1 (Regel 1) · Eins\n> Nur eins.\nEins genügt.\n\n", "") == [
        ":1:1: Rule 1: this ruling is missing; translate it first of all"
    ]


def test_an_unknown_ruling_is_told_where_it_stands_with_what_was_meant(data: Path) -> None:
    assert told(data, "## S-02 ·", "## S-20 ·") == [
        ":10:1: S-20: the original has no such ruling; did you mean 'S-02'?",
        ":7:1: S-02: this ruling is missing; translate it behind S-01",
    ]


def test_a_ruling_out_of_order_twice_or_without_a_title_is_told(data: Path) -> None:
    assert told(data, "## S-02 · Drei\nDrei.", "## S-02 · Drei\nDrei.\n\n## S-02 · Drei\nDrei.") == [
        ":13:1: S-02: this ruling stands in line 10 already; keep one of them"
    ]
    assert told(
        data, "## S-01 · Zwei\nZwei sind viele.\n\n## S-02 · Drei", "## S-02 · Zwei\n\n## S-01 · Drei"
    ) == [":9:1: S-01: this ruling stands behind S-02; put it where the original has it"]
    assert told(data, "## S-01 · Zwei", "## S-01 Zwei")[0] == (
        ":7:1: no ruling begins like this; write ## ID (name) · title"
    )


def test_the_check_of_all_content_tells_it_too(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDROOM_HOME", str(data / "home"))
    told(data, "## S-02 ·", "## S-20 ·")
    found = [fault for fault in check([], {}) if fault.file == data / "rulings.de.md"]
    assert [fault.entry for fault in found] == ["S-20", "S-02"]
