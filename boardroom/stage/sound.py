"""Short woody sounds. Whatever the sound device does, the game never waits for it and never hears of it.

Everything happens on a thread of its own: opening the device, reading the files, giving up. A device that is
not there is silence, and is looked for again when something is to be heard a while later.
"""

from __future__ import annotations

import atexit
import logging
import threading
import time
from array import array
from collections.abc import Callable, Generator
from operator import add
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol, TypeAlias

from boardroom.stage import theme

RATE = 44100
VOICES = 6
"""At most so many sounds at once; the oldest gives way."""
QUIET = 20.0
"""Seconds of silence after which the device is let go, so that an idle table costs nothing."""
AGAIN = 60.0
"""Seconds before a device that failed is tried again."""

_log = logging.getLogger(__name__)

Stream: TypeAlias = "Generator[array[float], int, None]"


class Device(Protocol):
    """What plays a stream of mono float samples."""

    running: bool

    def start(self, stream: Stream) -> None:
        """Ask the stream for samples from now on, on a thread of its own."""

    def close(self) -> None:
        """Be silent, and let go of the hardware."""


class Sound:
    """The sounds of assets/sounds by name. All methods return at once and raise nothing."""

    def __init__(
        self, *, on: bool = True, volume: float = 0.7, open_device: Callable[[], Device] | None = None
    ):
        self.on, self.volume = on, volume
        self._open_device = open_device or _open_device
        self._wanted: SimpleQueue[str | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()
        self._voices: list[tuple[array[float], int]] = []
        self._device: Device | None = None
        self._not_before = 0.0
        self._samples: dict[tuple[str, float], array[float]] = {}

    def set(self, *, on: bool, volume: float) -> None:
        """As the family wants it; `volume` from 0 to 1."""
        self.on, self.volume = on, volume

    def open(self) -> None:
        """Get ready, after the first picture has been painted."""
        if self.on and self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
            atexit.register(self.close)
            self._wanted.put("")

    def play(self, name: str) -> None:
        """Let a sound be heard."""
        if self.on and self.volume > 0:
            self.open()
            self._wanted.put(name)

    def close(self) -> None:
        """Be silent for good."""
        thread, self._thread = self._thread, None
        if thread is not None:
            atexit.unregister(self.close)
            self._wanted.put(None)
            thread.join(2.0)

    # ------------------------------------------------------------------------------- on the sound's thread

    def _work(self) -> None:
        while True:
            try:
                name = self._wanted.get(timeout=QUIET if self._device is not None else None)
            except Empty:
                self._let_go()
                continue
            if name is None:
                self._let_go()
                return
            try:
                self._begin(name)
            except Exception as problem:
                # Whatever a sound library raises: silence is the answer.
                _log.warning("no sound: %s", problem)
                self._let_go()
                self._not_before = time.monotonic() + AGAIN

    def _begin(self, name: str) -> None:
        if time.monotonic() < self._not_before:
            return
        if self._device is not None and not self._device.running:
            self._let_go()  # it has been unplugged
        if self._device is None:
            self._device = self._open_device()
            stream = self._stream()
            next(stream)
            self._device.start(stream)
        if name:
            samples = self._loud(name, round(self.volume, 2))
            with self._lock:
                self._voices = [*self._voices[-(VOICES - 1) :], (samples, 0)]

    def _loud(self, name: str, volume: float) -> array[float]:
        known = self._samples.get((name, volume))
        if known is None:
            read = _read(theme.ASSETS / "sounds" / f"{name}.wav")
            known = self._samples[name, volume] = array("f", [sample * volume for sample in read])
        return known

    def _let_go(self) -> None:
        device, self._device = self._device, None
        with self._lock:
            self._voices = []
        if device is not None:
            device.close()

    # ------------------------------------------------------------------------------ on the device's thread

    def _stream(self) -> Stream:
        count = yield array("f")
        while True:
            count = yield self._mix(count)

    def _mix(self, count: int) -> array[float]:
        mixed = array("f", bytes(4 * count))
        with self._lock:
            going = []
            for samples, start in self._voices:
                part = samples[start : start + count]
                mixed[: len(part)] = array("f", map(add, mixed, part))
                if start + count < len(samples):
                    going.append((samples, start + count))
            self._voices = going
        return mixed


def _read(path: Path) -> array[float]:
    import miniaudio  # type: ignore[import-untyped]  # it has no types; loaded here because it takes long

    if not path.is_file():
        _log.warning("sound %s is missing", path)
        return array("f")
    decoded = miniaudio.decode_file(str(path), miniaudio.SampleFormat.FLOAT32, nchannels=1, sample_rate=RATE)
    return array("f", decoded.samples)


def _open_device() -> Device:
    import miniaudio

    real = [b for b in miniaudio.Backend if b not in (miniaudio.Backend.NULL, miniaudio.Backend.CUSTOM)]
    device: Device = miniaudio.PlaybackDevice(
        miniaudio.SampleFormat.FLOAT32,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=40,
        backends=real,
        app_name="Boardroom",
    )
    return device


SOUND = Sound(on=False)
"""The sound of this house. It is silent until the settings say otherwise."""
