"""Sound never stops, delays or breaks a game (failure 16)."""

from __future__ import annotations

import re
import threading
import time
from array import array
from collections.abc import Callable, Iterator

import pytest

from boardroom.stage import sound, theme
from boardroom.stage.sound import Sound


class Speaker:
    """A device that plays into a list."""

    def __init__(self) -> None:
        self.running = False
        self.closed = False
        self.stream = None

    def start(self, stream) -> None:
        self.running, self.stream = True, stream

    def close(self) -> None:
        self.running, self.closed = False, True

    def pull(self, count: int) -> array[float]:
        return self.stream.send(count)


@pytest.fixture
def speakers() -> list[Speaker]:
    return []


@pytest.fixture
def playing(speakers) -> Iterator[Sound]:
    def open_device() -> Speaker:
        speakers.append(Speaker())
        return speakers[-1]

    made = Sound(volume=1.0, open_device=open_device)
    yield made
    made.close()


def wait_for(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + 10
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.002)


def heard(made: Sound, speaker: Speaker, voices: int = 1) -> array[float]:
    wait_for(lambda: len(made._voices) == voices)
    return speaker.pull(512)


def test_a_sound_is_heard_and_ends(playing, speakers):
    playing.play("knock")
    wait_for(lambda: speakers)
    assert max(map(abs, heard(playing, speakers[0]))) > 0.01
    for _ in range(200):
        speakers[0].pull(512)
    assert playing._voices == []
    assert max(map(abs, speakers[0].pull(512))) == 0


def test_six_at_once_and_the_oldest_gives_way(playing, speakers):
    for name in ("knock", "flip", "lift", "match", "win", "tick", "token", "buzzer"):
        playing.play(name)
    wait_for(lambda: len(playing._voices) == sound.VOICES and playing._wanted.empty())
    assert len(speakers) == 1
    assert len(speakers[0].pull(441)) == 441


def test_volume_is_volume(playing, speakers):
    playing.play("knock")
    wait_for(lambda: speakers)
    loud = heard(playing, speakers[0])
    playing._voices.clear()
    playing.set(on=True, volume=0.5)
    playing.play("knock")
    quiet = heard(playing, speakers[0])
    assert max(quiet) == pytest.approx(max(loud) / 2, rel=0.01)


@pytest.mark.parametrize("settings", [{"on": False, "volume": 1.0}, {"on": True, "volume": 0.0}])
def test_switched_off_nothing_is_opened(playing, speakers, settings):
    playing.set(**settings)
    playing.play("knock")
    assert playing._thread is None
    assert speakers == []


def test_every_sound_we_ship_can_be_read():
    names = [path.stem for path in (theme.ASSETS / "sounds").glob("*.wav")]
    assert {"lift", "place", "knock"} <= set(names)
    for name in names:
        samples = sound._read(theme.ASSETS / "sounds" / f"{name}.wav")
        assert 0.02 < len(samples) / sound.RATE < 4
        assert 0.01 < max(map(abs, samples)) <= 1


def test_a_missing_sound_is_silence(playing, speakers, caplog):
    playing.play("no such sound")
    playing.play("knock")
    wait_for(lambda: speakers)
    wait_for(lambda: len(playing._voices) >= 1 and playing._wanted.empty())
    assert "is missing" in caplog.text


@pytest.mark.breaks(16, "absent")
def test_no_device_is_silence_and_is_not_tried_all_the_time(caplog):
    tries = []

    def nothing() -> Speaker:
        tries.append(True)
        raise OSError("no device")

    made = Sound(open_device=nothing)
    for _ in range(5):
        made.play("knock")
    wait_for(made._wanted.empty)
    made.close()
    assert len(tries) == 1
    assert "no sound: no device" in caplog.text


@pytest.mark.breaks(16, "delays nothing")
def test_a_device_that_blocks_delays_nothing():
    gate = threading.Event()
    waiting: list[int] = []

    def stuck() -> Speaker:
        waiting.append(threading.get_ident())
        assert gate.wait(10)
        return Speaker()

    made = Sound(open_device=stuck)
    for _ in range(1000):
        made.play("knock")  # returns, though nothing gets through
    wait_for(lambda: waiting)
    assert threading.get_ident() not in waiting, "the game itself waited for the device"
    gate.set()
    made.close()


@pytest.mark.breaks(16, "vanishes")
@pytest.mark.breaks(16, "appears")
def test_a_device_that_vanishes_is_replaced(playing, speakers):
    playing.play("knock")
    wait_for(lambda: speakers)
    wait_for(lambda: playing._voices)
    speakers[0].running = False
    playing.play("knock")
    wait_for(lambda: len(speakers) == 2)
    assert speakers[0].closed
    assert max(map(abs, heard(playing, speakers[1]))) > 0.01


def test_an_idle_table_lets_the_device_go(playing, speakers, monkeypatch):
    monkeypatch.setattr(sound, "QUIET", 0.02)
    playing.play("knock")
    wait_for(lambda: speakers and speakers[0].closed)
    playing.play("knock")
    wait_for(lambda: len(speakers) == 2)


def test_closing_twice_and_before_opening_is_fine(playing):
    playing.close()
    playing.play("knock")
    playing.close()
    playing.close()
    assert playing._thread is None


def test_the_house_is_silent_until_it_is_told_otherwise():
    assert not sound.SOUND.on


def test_a_scene_lets_its_sounds_be_heard(room, monkeypatch):
    told = []
    room.scene.sounded.connect(told.append)
    room.hands.drag(room.scene.slides[4], (1300, 900))
    room.hands.drag(room.scene.token, (960, 1000))
    assert told == ["lift", "slide-out", "lift", "place"]


@pytest.mark.breaks(16, "appears")
def test_a_device_that_appears_is_used(speakers, monkeypatch):
    monkeypatch.setattr(sound, "AGAIN", 0.0)
    plugged = threading.Event()
    tries = []

    def open_device() -> Speaker:
        tries.append(True)
        if not plugged.is_set():
            raise OSError("no device")
        speakers.append(Speaker())
        return speakers[-1]

    made = Sound(volume=1.0, open_device=open_device)
    made.play("knock")
    wait_for(lambda: tries and made._wanted.empty())
    plugged.set()
    made.play("flip")
    wait_for(lambda: speakers)
    assert max(map(abs, heard(made, speakers[0]))) > 0.01
    made.close()


def test_every_sound_there_is_is_played_and_every_sound_that_is_played_is_there():
    code = "\n".join(path.read_text() for path in (theme.ASSETS.parent / "boardroom").rglob("*.py"))
    there = {path.stem for path in (theme.ASSETS / "sounds").glob("*.wav")}
    assert there >= {"slide-out", "slide-in", "knock", "flip", "dice", "match", "buzzer", "win"}
    assert {name for name in there if f'"{name}"' not in code} == set()
    played = set(re.findall(r'\b(?:sound|_?heard)\(\s*"([a-z-]+)"', code))
    assert played
    assert played <= there
