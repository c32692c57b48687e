"""Reading aloud: one thing at a time, never a secret, never in anybody's way; and its captions."""

from __future__ import annotations

import shutil
import wave
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QProcess
from PySide6.QtWidgets import QWidget

from boardroom.app import language
from boardroom.app.captions import Captions
from boardroom.app.family import Family
from boardroom.app.style import Look
from boardroom.app.voice import Voice
from boardroom.app.voices import (
    SAPI,
    Command,
    Manner,
    Order,
    dispatcher,
    espeak,
    found,
    macintosh,
    plain,
    windows,
)
from boardroom.stage import theme
from tests.app.seen import AWKWARD, SIZES

ON = Family(voice=True)
BOTH = replace(ON, captions=True)


class Mouth:
    """An engine that only remembers."""

    def __init__(self) -> None:
        self.said: list[tuple[str, Manner] | None] = []

    def say(self, text: str, manner: Manner) -> None:
        self.said.append((text, manner))

    def hush(self) -> None:
        self.said.append(None)

    def close(self) -> None:
        self.said.append(None)

    @property
    def texts(self) -> list[str]:
        return [said[0] for said in self.said if said is not None]


@pytest.fixture
def mouth():
    return Mouth()


@pytest.fixture
def voice(mouth, qapp):
    return Voice(lambda: mouth)


def breathe(qapp):
    for _ in range(3):
        qapp.processEvents()


def test_it_is_off_until_the_family_wants_it(voice, mouth, qapp):
    voice.obey(Family())
    voice.say("Ana, roll the die.")
    breathe(qapp)
    assert mouth.said == []


def test_what_comes_together_is_said_in_one_breath_and_once(voice, mouth, qapp):
    voice.obey(ON)
    for text in ("How many legs has a spider?", "Ana, type the answer.", "Ana, type the answer."):
        voice.say(text)
    breathe(qapp)
    assert mouth.texts == ["How many legs has a spider? Ana, type the answer."]


def test_volume_and_pace_are_the_voice_s_own(voice, mouth, qapp):
    voice.obey(Family(voice=True, volume=3, voice_volume=55, voice_rate="slow"))
    voice.say("Hello.")
    breathe(qapp)
    assert mouth.said == [("Hello.", Manner(55, 0.75))]


def test_it_speaks_the_language_of_the_family(voice, mouth, qapp):
    voice.obey(ON)
    voice.say("Hello.")
    breathe(qapp)
    language.speak("de")
    voice.say("Hallo.")
    breathe(qapp)
    assert [manner.language for _, manner in mouth.said] == ["en", "de"]


def test_switching_it_off_silences_it_at_once(voice, mouth, qapp):
    voice.obey(ON)
    voice.say("A long sentence.")
    breathe(qapp)
    voice.obey(Family())
    assert mouth.said[-1] is None


def test_hush_forgets_what_was_about_to_be_said(voice, mouth, qapp):
    voice.obey(ON)
    voice.say("Ben's card is red.")
    voice.hush()
    breathe(qapp)
    assert mouth.texts == []


def test_without_a_voice_nothing_breaks_and_captions_still_come(qapp):
    voice = Voice(lambda: None)
    seen: list[str] = []
    voice.captioned.connect(seen.append)
    voice.obey(BOTH)
    voice.say("Ana, roll the die.")
    breathe(qapp)
    voice.hush()
    assert not voice.is_there
    assert seen == ["Ana, roll the die.", ""]


def test_captions_come_without_the_voice(voice, mouth, qapp):
    seen: list[str] = []
    voice.captioned.connect(seen.append)
    voice.obey(Family(captions=True))
    voice.say("Ana, roll the die.")
    breathe(qapp)
    assert (seen, mouth.texts) == (["Ana, roll the die."], [])


# ----------------------------------------------------------------------------------------- the commands


@pytest.mark.parametrize("order", [espeak, dispatcher, macintosh, windows])
@pytest.mark.parametrize("text", [*AWKWARD, "--version", "-f /etc/passwd", "$(reboot)", "[[slnc 9]]", "a\nb"])
def test_a_name_is_never_taken_for_a_sign_or_an_order(order, text):
    made = order(plain(text), Manner(50, 1.3))
    said = made.reads.removeprefix("[[volm 0.50]] ") or made.arguments[-1]
    assert said == plain(text)
    assert "[[" not in said
    assert "\n" not in said
    if not made.reads:
        assert made.arguments[-2] == "--"


@pytest.mark.parametrize("volume", [0, 50, 100])
@pytest.mark.parametrize("rate", [0.75, 1.0, 1.3])
def test_the_numbers_stay_within_what_each_command_takes(volume, rate):
    manner = Manner(volume, rate)
    assert 0 <= int(espeak("x", manner).arguments[1]) <= 200
    assert all(-100 <= int(dispatcher("x", manner).arguments[at]) <= 100 for at in (1, 3))


@pytest.mark.parametrize("code", list(language.NAMES))
def test_each_command_that_can_is_told_the_language(code):
    manner = Manner(language=code)
    assert ("-v", code) in pairwise(espeak("x", manner).arguments)
    assert ("-l", code) in pairwise(dispatcher("x", manner).arguments)
    assert f"'Language={SAPI[code]}'" in windows("x", manner).arguments[-1]


def test_a_system_without_a_command_has_no_voice(tmp_path):
    assert found("linux", str(tmp_path)) is None
    assert found("plan9", str(tmp_path)) is None


def test_the_voice_of_the_desktop_is_taken_before_the_bare_one(tmp_path):
    for name in ("espeak-ng", "spd-say"):
        tool = tmp_path / name
        tool.write_text("#!/bin/sh\n")
        tool.chmod(0o755)
    voice = found("linux", str(tmp_path))
    assert voice is not None
    assert voice.order is dispatcher


def test_the_next_sentence_interrupts_the_last_and_nothing_is_waited_for(qtbot, tmp_path):
    heard = tmp_path / "heard"
    script = f"cat >> {heard}; exec sleep 600"
    voice = Command(lambda text, manner: Order("sh", ("-c", script), text))
    voice.say("one ", Manner())
    qtbot.waitUntil(lambda: heard.exists() and heard.read_text() == "one")
    first = voice._speaking
    voice.say("two", Manner())
    qtbot.waitUntil(lambda: heard.read_text() == "onetwo")
    assert voice._speaking is not first
    second = voice._speaking
    voice.close()
    assert second.state() == QProcess.ProcessState.NotRunning


def test_a_command_that_is_not_there_any_more_is_silence(qapp):
    voice = Command(lambda text, manner: Order("no-such-command-anywhere", (), text))
    voice.say("Hello.", Manner())
    breathe(qapp)
    voice.hush()
    voice.close()


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not on this computer")
@pytest.mark.parametrize("code", list(language.NAMES))
def test_espeak_really_speaks(qtbot, tmp_path: Path, code: str):
    file = tmp_path / "said.wav"

    def to_a_file(text: str, manner: Manner) -> Order:
        order = espeak(text, manner)
        return order._replace(arguments=("-w", str(file), *order.arguments))

    voice = Command(to_a_file)
    voice.say("Ana, roll the die to see who goes first.", Manner(language=code))
    process = voice._speaking
    with qtbot.waitSignal(process.finished):
        pass
    with wave.open(str(file)) as sound:
        assert sound.getnframes() / sound.getframerate() > 1.0
        assert any(sound.readframes(sound.getnframes()))


# ------------------------------------------------------------------------------------------- captions


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("words", ["Roll.", "Ana, choose one of the four decks. " * 6, *AWKWARD[:2]])
def test_captions_show_all_of_it_line_by_line_and_take_no_touch(qtbot, size, words):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    captions = Captions(page)
    captions.stand(Look.of(page.size(), theme.MOODS["night"]), 1600, 60)
    captions.show_words(words)
    lines = []
    while captions.words:
        lines.append(captions.words)
        assert not captions._words.lines.is_cut
        assert page.rect().contains(captions.geometry())
        assert page.childAt(captions.geometry().center()) is None
        captions._stands.timeout.emit()
    assert " ".join(lines) == words.strip()
    captions.show_words(words)
    captions.show_words("")
    assert captions.words == ""
