"""The Linguist files hold what the source says, German says all of it, and the compiled ones say the same."""

from __future__ import annotations

import importlib.util
import string
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

ROOT = Path(__file__).resolve().parents[2]
_SPEC = importlib.util.spec_from_file_location("build_languages", ROOT / "packaging" / "build_languages.py")
assert _SPEC is not None
assert _SPEC.loader is not None
build = importlib.util.module_from_spec(_SPEC)
sys.modules["build_languages"] = build
_SPEC.loader.exec_module(build)

SAID = build.sentences()


def messages(code: str):
    return build.read(build.FOLDER / f"boardroom_{code}.ts")


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_the_german_file_holds_exactly_the_sentences_of_the_source():
    german = messages("de")
    assert set(german) == set(SAID)
    assert {text for text, one in german.items() if one.counts} == {t for t, s in SAID.items() if s.counts}


def test_the_english_file_holds_exactly_the_sentences_that_count():
    assert set(messages("en")) == {text for text, sentence in SAID.items() if sentence.counts}


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_sentence_is_finished_in_all_its_forms(code):
    unfinished = [one.source for one in messages(code).values() if one.state or not all(one.forms)]
    assert unfinished == []
    assert all(len(one.forms) == (2 if one.counts else 1) for one in messages(code).values())


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_translation_has_the_places_of_its_sentence(code):
    for one in messages(code).values():
        wanted = places(one.source)
        for form in one.forms:
            missing = wanted - places(form) - ({"n"} if one.counts else set())
            assert places(form) <= wanted, one.source
            assert not missing or (one.counts and form == one.forms[0]), one.source


@pytest.mark.parametrize("code", ["en", "de"])
def test_what_is_loaded_is_what_is_written(code):
    translator = QTranslator()
    assert translator.load(str(build.FOLDER / f"boardroom_{code}.qm"))
    for one in messages(code).values():
        for form, count in zip(one.forms, (1, 2) if one.counts else (-1,), strict=True):
            assert translator.translate(build.CONTEXT, one.source, "", count) == form


def test_a_sentence_in_pieces_is_found(tmp_path):
    package = tmp_path / "boardroom"
    package.mkdir()
    (package / "one.py").write_text('tr(f"{name} wins")', encoding="utf-8")
    with pytest.raises(build.PiecedTogether, match=r"boardroom/one\.py:1"):
        build.sentences(package)
    (package / "one.py").write_text('tr("one" + "two")', encoding="utf-8")
    with pytest.raises(build.PiecedTogether):
        build.sentences(package)


def test_one_of_two_sentences_is_two_sentences(tmp_path):
    package = tmp_path / "boardroom"
    package.mkdir()
    (package / "one.py").write_text('tr("On" if so else "Off")\ntr("{n} cards", n=3)', encoding="utf-8")
    found = build.sentences(package)
    assert list(found) == ["On", "Off", "{n} cards"]
    assert [one.counts for one in found.values()] == [False, False, True]


def test_what_was_translated_stays_and_what_vanished_is_marked(tmp_path):
    file = tmp_path / "boardroom_de.ts"
    known = {
        "On": build.Message("On", False, ("An",)),
        "Gone": build.Message("Gone", False, ("Weg",)),
    }
    said = {"On": build.Sentence("On"), "New & “new”": build.Sentence("New & “new”")}
    build.write(file, "de", build.merged(known, said, 2, only_counting=False))
    found = build.read(file)
    assert found["On"].forms == ("An",)
    assert found["New & “new”"].state == "unfinished"
    assert found["Gone"].state == "vanished"


def test_in_german_a_card_without_an_article_stands_behind_a_noun_or_a_colon():
    """“hohles Dreieck 2, schwarz” is no object by itself."""
    bare = [
        one.forms[0]
        for text, one in messages("de").items()
        if any("/concluzio/" in str(file) for file in SAID[text].files)
        for _, place, _, shown in string.Formatter().parse(text)
        if place in ("card", "guess")
        and shown != "r"
        and not any(f"{noun} {{{place}}}" in one.forms[0] for noun in ("Karte", "Hinweis", ":"))
        and f"({{{place}}})" not in one.forms[0]
    ]
    assert bare == []
